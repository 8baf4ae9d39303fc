"""What can be picked next: the core's own answer, on the same positions of real games as the page's (web/tests)."""

import json
from pathlib import Path

import pytest

import jurade
from jurade.core.scene import Choice, next_picks
from jurade.core.words import Message

CASES = json.loads((Path(__file__).parent / "picks.json").read_text(encoding="utf-8"))


def choices_of(case):
    return [Choice(each["action"], tuple(each["path"]), Message("choice")) for each in case["choices"]]


def test_every_game_is_among_the_cases():
    assert {case["game"] for case in CASES} == set(jurade.game_ids())


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['game']}-{len(case['choices'])}")
def test_what_can_follow_and_what_results(case):
    choices = choices_of(case)
    assert case["walks"]
    for walk in case["walks"]:
        picked = tuple(walk["picked"])
        assert next_picks(choices, picked) == walk["next"]
        assert next((choice.action for choice in choices if choice.path == picked), None) == walk["action"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['game']}-{len(case['choices'])}")
def test_following_what_can_be_picked_reaches_every_choice_and_no_other(case):
    choices = choices_of(case)
    reached, ways = set(), [()]
    while ways:
        path = ways.pop()
        reached |= {choice.action for choice in choices if choice.path == path}
        ways += [(*path, each) for each in next_picks(choices, path)]
    assert reached == {choice.action for choice in choices}


@pytest.mark.parametrize("case", [case for case in CASES if case["in_any_order"]], ids=lambda case: case["game"])
def test_a_set_in_another_order_has_the_picks_of_its_action(case):
    paths = {each["action"]: each["path"] for each in case["choices"]}
    for each in case["in_any_order"]:
        assert each["picked"] != paths[each["action"]]
        assert sorted(each["picked"]) == sorted(paths[each["action"]])


@pytest.mark.parametrize("case", [case for case in CASES if case["dials"]], ids=lambda case: case["game"])
def test_every_number_of_a_dial_is_a_pick_of_its_own_within_its_range(case):
    numbers = {name: pick["range"] for name, pick in case["picks"].items() if pick["kind"] == "number"}
    assert sum(map(len, case["dials"].values())) == len(numbers)
    for name, (least, most) in numbers.items():
        assert least <= int(name.replace("=", ":").rpartition(":")[2]) <= most
