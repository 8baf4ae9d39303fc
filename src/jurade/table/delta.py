"""What changed between two documents of JSON values, small enough to send after every move.

A delta is

* absent when nothing changed,
* ``{"=": value}``: this instead,
* ``{"~": {key: delta}, "-": [key …]}`` for objects: these members changed or are new, these are gone,
* ``{"+": [[at, gone, [item …]] …], "@": {index: delta}}`` for lists, either part alone or both: first, from the index
  ``at`` of the list before, so many items go and these come instead; then the items at these indices change.

Things in a list are the same before and after when they have the same ``id`` (or ``action``): a board's shapes, a
hand's cards, choices.  What stands without a name is compared by its place.

``apply(before, delta(before, after)) == after``, always; the page has the same two dozen lines.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Any

Json = Any

FEW = 8  # numbers in a list that is rather told anew: scores, seats


def delta(before: Json, after: Json) -> Json | None:
    """What turns ``before`` into ``after``; None when they are equal.

    Equal is what Python calls equal: a document in which a number becomes a truth value should not be written.
    """
    if before is after:
        return None
    kind = type(before)
    if kind is type(after):
        if kind is dict:
            return _of_objects(before, after)
        if before == after:
            return None
        if kind is list and before and after:
            is_of_numbers = type(before[0]) is int and type(after[0]) is int
            if len(after) > FEW or not is_of_numbers:
                return _of_lists(before, after)
    return {"=": after}


def _of_objects(before: dict[str, Json], after: dict[str, Json]) -> Json | None:
    changed: dict[str, Json] = {}
    for key, value in after.items():
        if key not in before:
            changed[key] = {"=": value}
        elif (old := before[key]) is not value and (inner := delta(old, value)) is not None:
            changed[key] = inner
    gone = [key for key in before if key not in after]
    if not changed and not gone:
        return None
    return {"~": changed, **({"-": gone} if gone else {})}


def _of_lists(before: list[Json], after: list[Json]) -> Json:
    """What changed between lists that are not equal."""
    shorter = min(len(before), len(after))
    start = 0
    while start < shorter and before[start] == after[start]:
        start += 1
    end = 0
    while end < shorter - start and before[-1 - end] == after[-1 - end]:
        end += 1
    old, new = before[start : len(before) - end], after[start : len(after) - end]
    splices: list[list[Json]] = []
    changes: dict[str, Json] = {}
    was, now = 0, 0
    for left, right in [*_pairs(old, new), (len(old), len(new))]:
        if left > was or right > now:
            splices.append([start + was, left - was, new[now:right]])
        if left < len(old) and right < len(new) and (inner := delta(old[left], new[right])) is not None:
            changes[str(start + right)] = inner
        was, now = left + 1, right + 1
    return {**({"+": splices} if splices else {}), **({"@": changes} if changes else {})}


def _pairs(old: list[Json], new: list[Json]) -> list[tuple[int, int]]:
    """Which items are the same things before and after, as indices that rise in both lists."""
    if not old or not new:
        return []
    names, others = _names(old), _names(new)
    if names is None or others is None:
        is_mostly_new = 2 * sum(a != b for a, b in zip(old, new, strict=False)) > len(new) >= 4
        return [] if len(old) != len(new) or is_mostly_new else [(index, index) for index in range(len(new))]
    # The longest sequence that stays in order: patience sorting.
    tops: list[int] = []  # the smallest last index of a rising sequence of each length
    ends: list[tuple[int, int]] = []
    before: dict[int, int] = {}  # of each matched index of new, the one that comes before it in its sequence
    for right, name in enumerate(others):
        left = names.get(name)
        if left is None:
            continue
        length = bisect_left(tops, left)
        before[right] = ends[length - 1][1] if length else -1
        if length == len(tops):
            tops.append(left)
            ends.append((left, right))
        else:
            tops[length] = left
            ends[length] = (left, right)
    found: list[tuple[int, int]] = []
    right = ends[-1][1] if ends else -1
    while right >= 0:
        name = _name_of(new[right])
        found.append((names[name], right))
        right = before[right]
    return found[::-1]


def _name_of(item: Json) -> Json:
    """The name by which an item of a list is known again; None when it has none."""
    return item.get("id") or item.get("action") if type(item) is dict else None


def _names(items: list[Json]) -> dict[Json, int] | None:
    """Where the item of each name stands; None unless all have names, each its own."""
    if _name_of(items[0]) is None:
        return None
    names = {_name_of(item): index for index, item in enumerate(items)}
    return None if None in names or len(names) < len(items) else names


def apply(before: Json, change: Json | None) -> Json:
    """The document after a change; the one before stays as it is."""
    if change is None:
        return before
    if "=" in change:
        return change["="]
    if "~" in change:
        gone = set(change.get("-", ()))
        after = {key: value for key, value in before.items() if key not in gone}
        for key, inner in change["~"].items():
            after[key] = apply(before.get(key), inner)
        return after
    items: list[Json] = []
    was = 0
    for at, taken, new in change.get("+", ()):
        items += before[was:at]
        items += new
        was = at + taken
    items += before[was:]
    for index, inner in change.get("@", {}).items():
        items[int(index)] = apply(items[int(index)], inner)
    return items
