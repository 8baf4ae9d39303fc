"""Options: read, completed, and refused with a sentence."""

import pytest

from jurade.core.errors import BadOption
from jurade.core.options import Option, Options


def no_red_at_two(values, seats):
    if values["colour"] == "red" and seats == 2:
        raise BadOption("red needs three seats")


OPTIONS = Options(
    Option("colour", "blue", ("blue", "red")),
    Option("farmers", True, (True, False)),
    Option("small", 4, (4, 2)),
    Option("rounds", 10, least=1, most=20),
    Option("stall", 8, least=4),
    Option("first", "random", ("random",), per_seat=True),
    Option("guilds", "", free=True),
    together=no_red_at_two,
)


def test_defaults_fill_what_is_not_given():
    values = OPTIONS.complete({"small": 2}, 3)
    assert values == {
        "colour": "blue", "farmers": True, "small": 2, "rounds": 10, "stall": 8, "first": "random", "guilds": "",
    }  # fmt: skip
    assert OPTIONS.changed(values) == {"small": 2}


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("farmers", "false", False),
        ("small", "2", 2),
        ("rounds", "20", 20),
        ("stall", "400", 400),
        ("first", "seat2", "seat2"),
        ("guilds", "red blue", "red blue"),
    ],
)
def test_texts_are_read_as_on_a_command_line(name, text, value):
    found = OPTIONS.complete({name: text}, 3)[name]
    assert found == value
    assert type(found) is type(value)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"farmer": True}, "there is no option 'farmer'; did you mean 'farmers'?"),
        ({"colour": "green"}, "option 'colour' cannot be 'green'; it takes blue or red"),
        ({"farmers": 1}, "option 'farmers' cannot be '1'; it takes true or false"),
        ({"small": True}, "option 'small' cannot be 'true'; it takes 4 or 2"),
        ({"rounds": 0}, "option 'rounds' cannot be '0'; it takes a whole number from 1 to 20"),
        ({"rounds": "1e1"}, "option 'rounds' cannot be '1e1'; it takes a whole number from 1 to 20"),
        ({"rounds": "²"}, "option 'rounds' cannot be '²'; it takes a whole number from 1 to 20"),
        ({"stall": 3}, "option 'stall' cannot be '3'; it takes a whole number from 4 to 9007199254740992"),
        ({"first": "seat3"}, "option 'first' cannot be 'seat3'; it takes random, seat0, seat1 or seat2"),
        ({"rounds": None}, "option 'rounds' cannot be 'NoneType'; it takes a whole number from 1 to 20"),
    ],
)
def test_what_does_not_exist_is_refused(given, sentence):
    with pytest.raises(BadOption) as refused:
        OPTIONS.complete(given, 3)
    assert str(refused.value) == sentence


def test_values_that_contradict_each_other_are_refused():
    assert OPTIONS.complete({"colour": "red"}, 3)["colour"] == "red"
    with pytest.raises(BadOption, match="red needs three seats"):
        OPTIONS.complete({"colour": "red"}, 2)
