"""Changes of documents."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jurade.table.delta import apply, delta

scalars = st.none() | st.integers(-3, 3) | st.sampled_from(["", "a", "b", "=", "@"])
documents = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("abc=~@-+"), inner, max_size=3),
    max_leaves=12,
)
things = st.lists(
    st.builds(lambda name, value: {"id": name, "x": value}, st.sampled_from("abcdefgh"), st.integers(0, 2)),
    max_size=8,
    unique_by=lambda thing: thing["id"],
)


@given(documents, documents)
def test_a_change_leads_from_the_one_to_the_other(before, after):
    assert apply(before, delta(before, after)) == after


@given(things, things)
def test_things_are_known_again_by_their_names(before, after):
    change = delta(before, after)
    assert apply(before, change) == after
    names = [thing["id"] for thing in before]
    if sorted(names) == names == [thing["id"] for thing in after] and change is not None:
        assert "+" not in change


@given(documents)
def test_nothing_changed_is_no_change(document):
    assert delta(document, document) is None


@given(st.lists(st.text(max_size=2) | things, min_size=1, max_size=6), st.integers(0, 6), documents)
def test_one_more_item_costs_one_item(items, index, new):
    change = delta(items, [*items[:index], new, *items[index:]])
    [[_, gone, came]] = change["+"]
    assert (gone, len(came)) == (0, 1)


@pytest.mark.parametrize(
    ("before", "after", "change"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"~": {"b": {"=": 3}}}),
        ({"a": 1, "b": 2}, {"a": 1}, {"~": {}, "-": ["b"]}),
        (["a", "b", "c", "d"], ["a", "b", "e", "d"], {"@": {"2": {"=": "e"}}}),
        (["a", "b", "c", "d"], ["a", "d"], {"+": [[1, 2, []]]}),
        ([*range(12)], [*range(11), 0], {"@": {"11": {"=": 0}}}),
        ([7, 2], [7, 3], {"=": [7, 3]}),
        ([], ["a"], {"=": ["a"]}),
        (["a"], [], {"=": []}),
        (
            [{"id": "a"}, {"id": "b", "x": 1}, {"id": "c"}, {"id": "d"}],
            [{"id": "new"}, {"id": "b", "x": 2}, {"id": "c"}, {"id": "e"}],
            {"+": [[0, 1, [{"id": "new"}]], [3, 1, [{"id": "e"}]]], "@": {"1": {"~": {"x": {"=": 2}}}}},
        ),
        ({"a": {}}, {"a": []}, {"~": {"a": {"=": []}}}),
    ],
)
def test_changes_are_small(before, after, change):
    assert delta(before, after) == change
