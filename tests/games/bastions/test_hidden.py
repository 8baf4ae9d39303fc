"""Nobody learns what he may not know, and imagined worlds fit what he does know (section 10)."""

import json

import pytest

from jurade.core.errors import IllegalAction, UnreadableAction
from jurade.core.rng import Rng
from jurade.core.state import CHANCE, NOBODY, OVER
from jurade.games.bastions import GAME
from jurade.games.bastions.tables import OBJECTIVE_NAMES

SETTINGS = [
    (2, {}),
    (3, {"remember_values": False}),
    (4, {"battlefield_archer_helpless": True}),
    (2, {"placement": "free"}),
    (3, {"placement": "arranged", "objective_mode": "common"}),
]


def seen(state, seat):
    return json.dumps(GAME.dump(state.masked(seat)), sort_keys=True)


def states(seats, options, seed, rounds=8):
    state = GAME.start(seats, GAME.options.complete({"max_rounds": rounds, **options}, seats))
    rng = Rng(seed)
    while True:
        yield state
        if state.actor() == OVER:
            return
        state = state.clone()
        if state.actor() == CHANCE:
            state.apply(CHANCE, rng.weighted(state.outcomes()))
        else:
            owing = [seat for seat in range(state.seats) if state.owing() >> seat & 1]
            seat = owing[rng.below(len(owing))]
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize(("seats", "options"), SETTINGS, ids=str)
def test_imagined_worlds_fit_and_differ(seats, options):
    differing = hidden = 0
    for ply, state in enumerate(states(seats, options, 5)):
        if ply % 4:
            continue
        for viewer in [NOBODY, *range(seats)]:
            known = state.masked(viewer)
            mine = json.dumps(GAME.dump(known), sort_keys=True)
            worlds = [known.imagine(Rng(k)) for k in range(4)]
            for world in worlds:
                assert seen(world, viewer) == mine
                assert (world.actor(), world.owing()) == (state.actor(), state.owing())
            if viewer >= 0 and state.owing() >> viewer & 1:
                assert list(known.legal(viewer)) == list(state.legal(viewer))
                assert all(list(world.legal(viewer)) == list(state.legal(viewer)) for world in worlds)
            full = {json.dumps(GAME.dump(world), sort_keys=True) for world in worlds}
            if ply > 60 and state.actor() != OVER:
                hidden += 1
                differing += len(full) > 1
    assert differing >= 0.9 * hidden


@pytest.mark.parametrize(("seats", "options"), SETTINGS, ids=str)
def test_imagined_worlds_play_to_the_end(seats, options):
    for ply, state in enumerate(states(seats, options, 6, rounds=4)):
        if ply % 23 or state.actor() == OVER:
            continue
        world = state.masked(ply % seats).imagine(Rng(ply))
        rng = Rng(1)
        while world.actor() != OVER:
            actor = world.actor()
            if actor == CHANCE:
                world.apply(CHANCE, rng.weighted(world.outcomes()))
            else:
                legal = world.legal(actor)
                world.apply(actor, legal[rng.below(len(legal))])
        assert world.actor() == OVER


def test_a_view_does_not_depend_on_hidden_values():
    """Two games that differ only in what seat 0 cannot see look the same to seat 0."""
    first = [f"value {p} {v}" for p, v in (("mt1", "10/2"), ("ma1", "5/3"), ("mn1", "7/3"), ("mn2", "8/3"))]
    rest = [f"value {p} {v}" for p, v in (("ma2", "6/3"), ("mt2", "11/2"))]
    mine = [f"value ms{i + 1} {v}" for i, v in enumerate(["6/2", "7/2", "5/3", "8/2", "6/3", "5/4", "7/3", "6/4"])]
    views = []
    for order, card in (
        ("6/2 7/2 5/3 8/2 6/3 5/4 7/3 6/4", "two_freed"),
        ("6/4 7/3 5/4 6/3 8/2 5/3 7/2 6/2", "annexation"),
    ):
        yellow = [f"value {p} {v}" for p, v in (("jt1", "10/2"), ("ja1", "6/3"), ("jn1", "8/3"), ("jn2", "7/3"))]
        yellow += ["value ja2 5/3", "value jt2 11/2"]
        yellow += [f"value js{i + 1} {v}" for i, v in enumerate(order.split())]
        chance = ["first 0", *first, *rest, *mine, *yellow, "objective 0 two_treasures", f"objective 1 {card}"]
        match = GAME.new(2, seed=1, chance=chance)
        match.play(0, "token soldiers")
        match.play(0, "move ms4 d3")
        views.append((match.view(0), match.view(None)))
        assert match.view(1)["position"]["seats"][1]["objective"] == card
    assert views[0] == views[1]


def test_no_view_names_another_objective_until_it_is_known(table):
    t = table("ms1 d4; jk d6; js1 h9; ms2 a1", objectives=["two_freed", "annexation"])
    for viewer in (0, None):
        assert t.match.view(viewer)["position"]["seats"][1]["objective"] is None
    t.play(0, "move ms1 d5", "endmove", "endturn")
    assert t.match.view(0)["position"]["seats"][1]["objective"] == "annexation"
    assert t.match.view(None)["position"]["seats"][1]["objective"] is None
    worlds = [t.match.masked(0).imagine(Rng(k)) for k in range(20)]
    assert {OBJECTIVE_NAMES[world.objective[1]] for world in worlds} == {"annexation"}
    strangers = [t.match.masked(None).imagine(Rng(k)) for k in range(40)]
    assert len({OBJECTIVE_NAMES[world.objective[1]] for world in strangers}) > 2


def test_objectives_are_public_at_the_end(table):
    deeds = {1: {"entered_by": [0], "chests_taken_by": [0, 0]}}
    t = table("ms1 d5; js1 h9; ms2 a1", bastions=deeds, objectives=["two_treasures", "annexation"]).play(0, "declare")
    rows = t.match.view(None)["position"]["seats"]
    assert [row["objective"] for row in rows] == ["two_treasures", "annexation"]


def test_own_values_are_seen_others_hidden_royals_known(table):
    t = table("ms1=7/3 d5; mk a1; js1=8/2 h9; jk h8; jq h7; js2 held 0")
    rows = {row["id"]: row["value"] for row in t.match.view(0)["position"]["pieces"]}
    assert rows["ms1"] == "7/3"
    assert rows["js1"] is None
    assert (rows["jk"], rows["jq"]) == ("7/4", "5/5")
    assert rows["js2"] is not None  # in prison


def test_sealed_cards_are_hidden_until_both_are_there(table):
    def at_cards():
        return table("ms1=6/4 d5; js1=6/4 d6; ms2 a1; js2 h9", phase="attack").play(0, "attack ms1 > js1")

    views = {viewer: set() for viewer in (0, 1, None)}
    for card in ("card 1", "card 2", "card 4"):
        t = at_cards().play(0, card)
        for viewer, found in views.items():
            found.add(json.dumps(t.match.view(viewer)))
        fight = t.match.view(1)["position"]["fight"]
        assert (fight["cards"], fight["waiting"]) == ([None, 0], [1])
        guesses = {t.match.masked(1).imagine(Rng(k)).cards[0] for k in range(40)}
        assert guesses == {1, 2, 3, 4}
    assert [len(views[viewer]) for viewer in (0, 1, None)] == [3, 1, 1]


def test_sealed_cards_in_any_order(table):
    t = table("ms1=6/4 d5; js1=6/4 d6; ms2 a1; js2 h9", phase="attack").play(0, "attack ms1 > js1")
    forth = t.match.at(1)
    forth.play(0, "card 3")
    forth.play(1, "card 2")
    t.play(1, "card 2").play(0, "card 3")
    assert forth.fingerprint() == t.match.fingerprint()


def test_an_automatic_card_tells_the_courage(table):
    """Who is not asked beside his queen has a piece of courage 2: imagined worlds agree, and where he is asked too."""
    t = table("ms1=6/4 d5; js1=8/2 d6; jq d7; js2=6/4 h9", phase="attack").play(0, "attack ms1 > js1")
    assert t.match.to_act() == (0,)
    known = t.match.masked(0)
    piece = next(p for p in range(known.pieces) if known.piece_name(p) == "js1")
    values = {known.imagine(Rng(k)).value[piece] for k in range(60)}
    assert len(values) == 3  # 6/2, 7/2 and 8/2
    t = table("ms1=6/4 d5; js1=6/4 d6; jq d7; js2=8/2 h9", phase="attack").play(0, "attack ms1 > js1")
    assert t.match.to_act() == (0, 1)
    known = t.match.masked(0)
    assert len({known.imagine(Rng(k)).value[piece] for k in range(90)}) == 5  # all with more courage


def test_being_asked_tells_the_objective(table):
    """Nothing but `declare` to decide: all can tell that he fulfils his objective, and which those are."""
    deeds = {1: {"entered_by": [0], "chests_taken_by": [0, 0], "flag_taken_by": 0}}
    t = table("ms1 d5; js1 h9; ms2 a1", bastions=deeds, objectives=["two_treasures", "annexation"])
    assert len({t.match.masked(1).imagine(Rng(k)).objective[0] for k in range(60)}) > 2
    t.play(0, "endmove")
    assert t.choices(0) == ["declare", "endturn"]
    assert {OBJECTIVE_NAMES[t.match.masked(1).imagine(Rng(k)).objective[0]] for k in range(20)} == {"two_treasures"}
    assert t.match.masked(1).actor() == 0


def test_not_being_asked_rules_objectives_out(table):
    deeds = {1: {"entered_by": [0], "chests_taken_by": [0, 0], "flag_taken_by": 0}}
    t = table("ms1 d5; js1 h9; ms2 a1", bastions=deeds, objectives=["two_freed", "annexation"]).play(0, "endmove")
    assert t.position["holder"] == 1
    assert t.position["seats"][0]["ruled_out"] == ["two_treasures"]
    found = {OBJECTIVE_NAMES[t.match.masked(1).imagine(Rng(k)).objective[0]] for k in range(60)}
    assert "two_treasures" not in found
    assert len(found) > 2


def test_placing_is_hidden_until_all_have_placed():
    def begun(text):
        match = GAME.new(2, seed=1, options={"placement": "free", "first_player": "seat0"})
        match.play(0, text)
        return match

    one, two = begun("place t10/2 a1"), begun("place t10/2 h2")
    assert one.view(1)["position"] == two.view(1)["position"]
    assert one.view(None)["position"] == two.view(None)["position"]
    assert one.view(0) != two.view(0)
    assert one.view(1)["position"]["seats"][0]["placed"] == 1
    cells = set()
    for k in range(60):
        world = one.masked(1).imagine(Rng(k))
        cells.add(next(p for p in range(16) if world.value[p] >= 0))
    assert len(cells) == 6  # the six outside starting cells


def test_no_refusal_tells_what_was_placed():
    """A piece that an enemy has placed unseen is refused as if it were not there; its own seat may name it."""
    match = GAME.new(2, seed=1, options={"placement": "free", "first_player": "seat0"})
    match.play(0, "place t10/2 a1")
    with pytest.raises(UnreadableAction):
        match.play(1, "move mt1 b3")
    with pytest.raises(IllegalAction):
        match.play(0, "move mt1 b3")


def test_after_placing_types_are_public_and_values_hidden():
    match = GAME.new(2, seed=1, options={"placement": "free", "first_player": "seat0"})
    while match.choices(match.to_act()[0])[0].startswith("place"):
        seat = match.to_act()[0]
        match.play(seat, match.choices(seat)[0])
    rows = match.view(1)["position"]["pieces"]
    assert all(row["id"] for row in rows)
    assert all(row["value"] is None for row in rows if row["id"][0] == "m" and row["id"][1] not in "kq")


def test_records_hide_what_a_seat_does_not_know():
    match = GAME.new(2, seed=1, options={"first_player": "seat0"})
    match.play(0, "token soldiers")
    lines = [line.text for line in match.record.export(1, GAME).lines]
    assert "value ms3 ?" in lines
    assert "objective 0 ?" in lines
    assert not any(text.startswith("value j") and text.endswith("?") for text in lines)
    assert not any(text.startswith("objective 1") and text.endswith("?") for text in lines)


def test_records_show_values_once_revealed_and_cards_once_played(table):
    match = GAME.new(2, seed=1, options={"placement": "arranged", "first_player": "seat0"})
    match.play(0, "place t10/2 h1")
    assert [line.text for line in match.record.export(1, GAME).lines if line.seat == 0] == ["place ?"]
    t = table("ms1=6/4 d5; js1=6/4 d6; ms2 a1; js2 h9", phase="attack").play(0, "attack ms1 > js1", "card 2")
    assert [line.text for line in t.match.record.export(1, GAME).lines][-1] == "card ?"
    t.play(1, "card 2")
    assert "card 2" in [line.text for line in t.match.record.export(None, GAME).lines]


def test_events_keep_secrets():
    match = GAME.new(2, seed=1, options={"first_player": "seat0"})
    events = [event for ply in range(len(match.plies)) for event in match.events_of(ply)]
    dealt = [event for event in events if event.name in ("value_dealt", "objective_dealt")]
    assert dealt
    for event in dealt:
        assert "value" not in event.public
        assert "objective" not in event.public
        assert list(event.secret) == [event.public["seat"]]
