"""Secrets: what a seat knows of the others' sealed cards, and what it may conclude from what they do."""

import json

import pytest

from jurade.core.rng import Rng
from jurade.core.state import CHANCE, NOBODY, OVER
from jurade.games.feudo import GAME
from jurade.games.feudo.rules.actions import ARMY, TRADE
from jurade.games.feudo.rules.board import MARCHING, MOVING, STRATEGY
from jurade.games.feudo.rules.knowledge import worlds

OPTIONS = [{}, {"plague": "virulent"}, {"plague": "none", "adjacency": "corner"}, {"map": "study", "rounds": 15}]


def dump(state):
    return json.dumps(GAME.dump(state), sort_keys=True)


def player(state, colour):
    return GAME.dump(state)["players"][colour]


def imagined(table, seat, count=60):
    known = table.match.masked(seat)
    return [GAME.dump(known.imagine(Rng(k)))["players"] for k in range(count)]


def random_states(seats, options, seed):
    """Every state of a random game, each a copy of its own, with the action that follows."""
    state = GAME.start(seats, GAME.options.complete(options, seats))
    rng = Rng(seed, 7)
    while state.actor() != OVER:
        actor = state.actor()
        if actor == CHANCE:
            action = rng.weighted(state.outcomes())
        else:
            legal = state.legal(actor)
            action = legal[rng.below(len(legal))]
        yield state, actor, action
        state = state.clone()
        state.apply(actor, action)


# ---- what is hidden


def test_chosen_cards_are_the_owners_alone_until_shown(put):
    cards = {"red": ["b", "p", "n1"], "green": ["m", "s1", "t1"]}
    table = put(phase="play", card="border", cards=cards, trade={"red": 4, "green": 2})
    mine, other, nobody = (table.match.masked(seat) for seat in (0, 1, None))
    assert player(mine, "red")["cards"] == ["b", "p", "n1"]
    assert player(mine, "red")["trade"] == 4
    for state, colour in ((mine, "green"), (other, "red"), (nobody, "red"), (nobody, "green")):
        assert player(state, colour)["cards"] is None
        assert player(state, colour)["trade"] is None
    table.play("red", "play n1 a7")
    assert player(table.match.masked(1), "red")["shown"] == ["n1"]


def test_positions_that_differ_in_secrets_alone_look_the_same(put):
    seen = set()
    for cards, trade in ((["m", "s1", "t1"], 2), (["b", "n1", "t2"], 0), (["p", "s2", "n3"], 4)):
        table = put(
            phase="play", card="border", cards={"green": cards}, trade={"green": trade}, hand={"green": [4, 2, 0, 0]}
        )
        seen.add(json.dumps([table.match.view(0), dump(table.match.masked(0)), dump(table.match.masked(None))]))
    assert len({json.dumps(json.loads(view)[1]) for view in seen}) == 1
    assert len(seen) == 1


def test_a_sealed_answer_shows_only_that_it_was_given(put):
    seen = set()
    for text in ("army b p m", "army n1 n2 n3", "army s1 s2 t1"):
        table = put(phase="army").play("green", text)
        known = table.match.masked(0)
        assert GAME.dump(known)["answered"] == ["green"]
        assert known.owing() == 1
        seen.add(dump(known))
    assert len(seen) == 1
    assert put(phase="army").match.state.witnesses(1, ARMY + 7) == 2
    assert put(phase="trade").match.state.witnesses(0, TRADE) == 1


def test_events_of_sealed_choices_keep_the_choice_secret(put):
    table = put(phase="army").play("green", "army b p m")
    (event,) = table.events("army_chosen")
    assert event.public == {"seat": 1}
    assert event.seen_by(0) == event.seen_by(None) == {"event": "army_chosen", "seat": 1}
    assert event.seen_by(1)["pawns"] == ["b", "p", "m"]


def test_shown_trade_cards_are_public(put):
    table = put(phase="march", trade={"red": 4, "green": 2})
    known = table.match.masked(None)
    assert player(known, "red")["trade"] == 4
    assert player(known, "green")["trade"] is None


def test_a_masked_position_loads_and_keeps_its_secrets(put):
    table = put(phase="play", card="border", cards={"red": ["b", "p", "n1"]})
    for seat in (0, 1, None):
        known = table.match.masked(seat)
        again = GAME.load({**table.match.dump(), "position": GAME.dump(known)}, seed=1).state
        assert dump(again) == dump(known)
        assert list(again.legal(0)) == list(known.legal(0))


# ---- what is known all the same


def test_an_army_of_three_pawns_and_a_hand_of_one_kind_are_known_to_all(put):
    gone = ["p", "m", "n1", "n2", "n3", "s1", "s2"]
    table = put(
        phase="play", round=5, card="border", gone={"green": gone}, trade={"green": 0, "red": 4}, hand={"green": [0]}
    )
    known = player(table.match.masked(0), "green")
    assert known["cards"] == ["b", "t1", "t2"]
    assert known["trade"] == 0


def test_unshown_cards_are_among_the_pawns_alive_at_the_choice_less_those_shown(put):
    table = put(
        phase="play",
        card="border",
        order=["green", "red"],
        showing=1,
        shown={"green": ["n1"], "red": ["b"]},
        gone={"green": ["p", "n2"]},
        mustered={"green": ["b", "m", "n1", "n2", "n3", "s1", "s2", "t1", "t2"]},
        cards={"green": ["n1", "n2", "t1"]},
        trade={"green": 4},
    )
    seen = {tuple(world["green"]["cards"]) for world in imagined(table, 0, 300)}
    assert all(len(cards) == 2 for cards in seen)
    named = {pawn for cards in seen for pawn in cards}
    # p was dead before the choice, n1 is shown; n2 died of the plague after it and is still a card.
    assert named == {"b", "m", "n2", "n3", "s1", "s2", "t1", "t2"}
    assert len(seen) == 28


def test_a_moved_mercenary_shows_that_the_trade_card_pays_him(put):
    given = {"phase": "play", "card": "border", "order": ["green", "red"], "cards": {"green": ["s1", "s2", "t1"]}}
    table = put(trade={"green": 4}, **given)
    assert {world["green"]["trade"] for world in imagined(table, 0)} == {0, 2, 4}
    table.play("green", "play s1 k7")
    assert {world["green"]["trade"] for world in imagined(table, 0)} == {2, 4}
    aided = put(trade={"green": 4}, king=True, points={"red": 3}, **given).play("green", "play s1 k7")
    assert {world["green"]["trade"] for world in imagined(aided, 0)} == {2, 4}


def test_the_last_mercenary_tells_the_purse_by_being_asked_or_not(put):
    given = {
        "seats": 3,
        "phase": "play",
        "card": "border",
        "order": ["yellow", "green", "red"],
        "showing": 2,
        "cards": {"green": ["n1", "n2", "s1"]},
        "shown": {"green": ["n1", "n2"], "red": ["b", "p"], "yellow": ["b", "p"]},
    }
    poor = put(trade={"green": 0}, **given).play("yellow", "play m stay")
    assert poor.acting == ["red"]
    assert player(poor.match.masked(0), "green")["trade"] == 0  # the only card that cannot pay one wage
    rich = put(trade={"green": 4}, **given).play("yellow", "play m stay")
    assert rich.acting == ["green"]
    rich.play("green", "play s1 stay")
    assert {world["green"]["trade"] for world in imagined(rich, 0)} == {2, 4}


def test_who_is_asked_with_one_card_left_can_move_its_pawn(put):
    table = put(
        phase="play",
        card="border",
        order=["green", "red"],
        showing=2,
        cards={"green": ["n1", "n2", "t1"]},
        shown={"green": ["n1", "n2"], "red": ["b", "p"]},
        round=3,
        wounded={"green": 2},
        charmed_in={"green": 2},
        trade={"green": 0},
    )
    seen = {(world["green"]["cards"][0], world["green"]["trade"]) for world in imagined(table, 0, 400)}
    cards = {card for card, _ in seen}
    assert cards == {"p", "n3", "s1", "s2", "t1", "t2"}  # neither the wounded Baron nor the resting Milady
    assert {trade for card, trade in seen if card in ("s1", "s2")} == {2, 4}
    assert {trade for card, trade in seen if card == "t1"} == {0, 2, 4}


def test_a_charmed_players_unseen_cards_are_gone_his_trade_card_is_not(put):
    table = put(
        phase="play",
        card="border",
        cards={"red": ["m", "n1", "n2"]},
        red={"m": "d1"},
        green={"b": "d2"},
        trade={"green": 4},
    )
    table.play("red", "play m stay charm green")
    known = player(table.match.masked(0), "green")
    assert known["cards"] == []
    assert known["trade"] is None
    assert {world["green"]["trade"] for world in imagined(table, 0)} == {0, 2, 4}


# ---- over whole games


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_truth_is_always_among_the_worlds(seats, options):
    for state, _actor, _action in random_states(seats, options, seats):
        for viewer in [*range(seats), NOBODY]:
            known = state.masked(viewer)
            for seat in range(seats):
                possible = list(worlds(known, seat))
                assert (state.trade[seat] + 1) * 1024 + state.cards[seat] in possible
                if viewer == seat:
                    assert len(possible) == 1


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_imagined_world_could_have_played_the_same_round(seats, options):
    """Sealing the imagined cards and repeating what was seen asks the same seats and leads to the imagined world."""
    begun, since, checked = None, [], 0
    for ply, (state, actor, action) in enumerate(random_states(seats, options, seats + 10)):
        if state.phase in (MOVING, MARCHING) and begun is not None:
            for viewer in [*range(seats), NOBODY] if ply % 2 == 0 else []:
                world = state.masked(viewer).imagine(Rng(ply))
                assert dump(replayed(begun, since, world)) == dump(world)
                checked += 1
        if state.phase == STRATEGY and begun is None:
            begun, since = state.clone(), []
        elif state.phase < STRATEGY:
            begun = None
        if begun is not None:
            since.append((actor, action))
    assert checked > 60


def replayed(begun, since, world):
    """The round played again with the cards of a world; cards that stay unseen by a charm are the true ones."""
    state = begun.clone()
    for actor, action in since:
        if actor >= 0 and state.sealed():
            is_army = state.phase == STRATEGY
            if is_army and not world.charmed >> actor & 1:
                action = ARMY + (world.shown[actor] | world.cards[actor])
            elif not is_army:
                action = TRADE + world.trade[actor]
        assert state.actor() == actor
        if actor >= 0:
            assert action in list(state.legal(actor))
        state.apply(actor, action)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_imagined_worlds_give_back_the_same_knowledge_and_differ_where_something_is_hidden(seats):
    hidden = differing = 0
    for ply, (state, _actor, _action) in enumerate(random_states(seats, {}, seats + 20)):
        if ply % 6:
            continue
        for viewer in [*range(seats), NOBODY]:
            known = state.masked(viewer)
            drawn = [known.imagine(Rng(k)) for k in range(8)]
            assert {dump(world.masked(viewer)) for world in drawn} == {dump(known)}
            for world in drawn:
                assert world.is_complete()
                assert (world.actor(), world.owing()) == (state.actor(), state.owing())
                if viewer >= 0:
                    assert list(world.legal(viewer)) == list(known.legal(viewer)) == list(state.legal(viewer))
            if not known.is_complete():
                hidden += 1
                differing += len({dump(world) for world in drawn}) > 1
    assert hidden
    assert differing > 0.98 * hidden
