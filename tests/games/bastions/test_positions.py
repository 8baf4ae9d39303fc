"""Positions: what is dumped loads again to the same; what cannot occur is refused with a sentence."""

import copy
import json

import pytest

from jurade.core.errors import BadPosition
from jurade.core.rng import Rng
from jurade.core.state import CHANCE, NOBODY, OVER
from jurade.games.bastions import GAME
from jurade.games.bastions.fields import FIELDS, undump

SETTINGS = [
    (2, {}),
    (3, {"placement": "free", "remember_values": False}),
    (4, {"knight_bonus": True}),
    (2, {"placement": "arranged", "objective_mode": "common"}),
]


@pytest.mark.parametrize(("seats", "options"), SETTINGS, ids=str)
def test_round_trip_of_complete_and_masked_states(seats, options):
    values = GAME.options.complete({"max_rounds": 8, **options}, seats)
    state = GAME.start(seats, values)
    rng = Rng(13)
    ply = 0
    while state.actor() != OVER:
        if ply % 3 == 0:
            for some in [state, state.masked(NOBODY), *(state.masked(seat) for seat in range(seats))]:
                written = json.loads(json.dumps(FIELDS.dump(some)))
                again = undump(written, seats, some.rules)
                assert FIELDS.dump(again) == FIELDS.dump(some)
                assert (again.actor(), again.owing()) == (some.actor(), some.owing())
                assert list(again.scores()) == list(some.scores())
                for seat in range(seats):
                    assert list(again.legal(seat)) == list(some.legal(seat))
        if state.actor() == CHANCE:
            state.apply(CHANCE, rng.weighted(state.outcomes()))
        else:
            legal = state.legal(state.actor())
            state.apply(state.actor(), legal[rng.below(len(legal))])
        ply += 1
    assert FIELDS.dump(undump(FIELDS.dump(state), seats, state.rules)) == FIELDS.dump(state)


def test_a_loaded_position_plays_on_the_same():
    match = GAME.new(3, seed=4, options={"max_rounds": 10})
    rng = Rng(1)
    for _ in range(150):
        seat = match.to_act()[0]
        choices = match.choices(seat)
        match.play(seat, choices[rng.below(len(choices))])
    again = GAME.load(json.dumps(match.dump()))
    while not match.over:
        seat = match.to_act()[0]
        choices = match.choices(seat)
        text = choices[rng.below(len(choices))]
        match.play(seat, text)
        again.play(seat, text)
    assert again.fingerprint() == match.fingerprint()


def piece(position, name):
    return next(row for row in position["pieces"] if row["id"] == name)


def damage(change):
    """A position of two players, changed."""
    match = GAME.new(2, seed=4, options={"first_player": "seat0"})
    match.play(0, "token soldiers")
    given = copy.deepcopy(match.dump())
    change(given["position"])
    return given


DAMAGES = {
    "two pieces on a cell": lambda p: piece(p, "ms1").update(at="b2"),
    "a tower in a bastion": lambda p: (piece(p, "mn1").pop("at"), piece(p, "mt1").update(at="c1")),
    "no such cell": lambda p: piece(p, "ms1").update(at="z9"),
    "a value of another type": lambda p: piece(p, "ms1").update(value="11/2"),
    "a value twice": lambda p: piece(p, "ms1").update(value=piece(p, "ms2")["value"]),
    "an unknown value": lambda p: piece(p, "ms1").update(value=None),
    "a wrong id": lambda p: piece(p, "ms1").update(id="ms2"),
    "a wrong type": lambda p: piece(p, "ms1").update(id="mk"),
    "held by itself": lambda p: (piece(p, "ms1").pop("at"), piece(p, "ms1").update(held_by=0)),
    "in two places": lambda p: piece(p, "ms1").update(held_by=1),
    "riding a soldier": lambda p: (piece(p, "ms1").pop("at"), piece(p, "ms1").update(on="ms2")),
    "riding an enemy": lambda p: (piece(p, "ms1").pop("at"), piece(p, "ms1").update(on="jt1")),
    "a riding knight": lambda p: (piece(p, "mn1").pop("at"), piece(p, "mn1").update(on="mt1")),
    "a freed king": lambda p: piece(p, "mk").update(freed=True),
    "moved in another's turn": lambda p: piece(p, "js1").update(moved=1),
    "a knight moved twice": lambda p: piece(p, "mn1").update(moved=2),
    "attacked while moving": lambda p: piece(p, "ms1").update(attacked=True),
    "a piece missing": lambda p: p["pieces"].pop(),
    "an unknown mark": lambda p: piece(p, "ms1").update(tired=True),
    "too much speed": lambda p: p["seats"][0].update(speed=11),
    "too much courage spent": lambda p: p["seats"][0].update(courage_spent=5),
    "a negative reserve": lambda p: p["seats"][0].update(red=-1),
    "no objective": lambda p: p["seats"][0].update(objective=None),
    "an objective against himself": lambda p: p["seats"][0].update(objective="against_m"),
    "the same objective": lambda p: p["seats"][0].update(objective=p["seats"][1]["objective"]),
    "an objective of no deck": lambda p: p["seats"][0].update(objective="two_bridges"),
    "an objective ruled out": lambda p: p["seats"][0].update(ruled_out=[p["seats"][0]["objective"]]),
    "speed beyond the phase": lambda p: p["turn"].update(speed_spent=5),
    "too much bridge work": lambda p: p["turn"].update(bridge_work=3),
    "no token": lambda p: p["turn"].update(token=None),
    "no holder": lambda p: p.update(holder=None),
    "another phase": lambda p: p.update(phase="attack"),
    "no such phase": lambda p: p.update(phase="sleep"),
    "a fight without attack": lambda p: p.update(phase="riposte"),
    "freeing without dungeon": lambda p: p.update(phase="free"),
    "sharing nothing": lambda p: p.update(phase="share"),
    "a limit passed": lambda p: p.update(slot=120),
    "quieter than long": lambda p: p.update(quiet=7),
    "an ending while running": lambda p: p.update(ending="declare", winner=0),
    "over without ending": lambda p: p.update(phase="over"),
    "an own flag": lambda p: p["bastions"][0].update(flag_taken_by=0),
    "a flag without entry": lambda p: p["bastions"][1].update(flag_taken_by=0),
    "a chest without entry": lambda p: p["bastions"][1].update(chests_taken_by=[0]),
    "three chests": lambda p: p["bastions"][1].update(chests_taken_by=[0, 0, 0], entered_by=[0]),
    "a broken bridge by nobody": lambda p: p["bastions"][1].update(bridge="destroyed"),
    "an own entry": lambda p: p["bastions"][1].update(entered_by=[1]),
    "seats in disorder": lambda p: p["bastions"][1].update(entered_by=[0, 0]),
    "a viewer": lambda p: p.update(viewer=1),
    "no such viewer": lambda p: p.update(viewer=2),
    "dealing": lambda p: p.update(dealt=3),
    "a number as text": lambda p: p.update(slot="2"),
    "a truth as number": lambda p: p.update(stirred=1),
    "pieces as text": lambda p: p.update(pieces="none"),
    "placed pieces": lambda p: p["seats"][0].update(placed=3),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_what_cannot_occur_is_refused(name):
    with pytest.raises(BadPosition) as caught:
        GAME.load(damage(DAMAGES[name]))
    assert len(str(caught.value)) > 15


def test_nothing_to_decide_is_refused(table):
    with pytest.raises(BadPosition, match="nothing is to be decided"):
        table("ms1 d5; js1 h9", phase="attack")


def test_a_full_battlefield_is_refused(table):
    crowd = "; ".join(f"{letter}s{i} g7" for letter in "jbr" for i in (1, 2, 3))
    with pytest.raises(BadPosition, match="R60"):
        table(f"ms1 d6; {crowd}", seats=4)


def test_a_fight_out_of_reach_is_refused(table):
    t = table("ms1=6/4 d5; js1=6/4 d6; js2 h9; ms2 a1", phase="attack").play(0, "attack ms1 > js1", "card 2")
    for change in (
        {"target": "js2"},
        {"target": None},
        {"riposte": True},
        {"cards": [0, 0]},
        {"cards": [5, 0]},
        {"asked": [0]},
        {"waiting": []},
        {"valiant": "ms2"},
        {"supports": ["ms1"]},
    ):
        given = copy.deepcopy(t.match.dump())
        given["position"]["fight"] |= change
        with pytest.raises(BadPosition):
            GAME.load(given)
    assert GAME.load(t.match.dump()).choices(1) == t.choices(1)


def test_masked_positions_must_hide(table):
    t = table("ms1=6/4 d5; js1=6/4 d6; js2 h9; ms2 a1", phase="attack").play(0, "attack ms1 > js1", "card 2")
    state = t.match.state
    hidden = FIELDS.dump(state.masked(1))
    assert FIELDS.dump(undump(hidden, 2, state.rules)) == hidden
    shown = copy.deepcopy(hidden)
    shown["fight"]["cards"] = [2, 0]
    with pytest.raises(BadPosition):
        undump(shown, 2, state.rules)
    told = copy.deepcopy(hidden)
    told["seats"][0]["objective"] = "two_freed"
    with pytest.raises(BadPosition):
        undump(told, 2, state.rules)


def test_dumps_are_readable_and_the_same_for_equal_states():
    one, two = (GAME.new(4, seed=9) for _ in range(2))
    assert one.dump() == two.dump()
    assert json.dumps(one.dump()) == json.dumps(two.dump())
    assert one.dump()["position"]["pieces"][0] == {
        "id": "ma1",
        "value": one.dump()["position"]["pieces"][0]["value"],
        "at": "d1",
    }
