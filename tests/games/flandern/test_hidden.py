"""What nobody else may know (section 10): the golden card of the round and the sealed choices."""

from __future__ import annotations

from itertools import permutations

import pytest

from jurade.core.position import canonical
from jurade.core.rng import Rng
from jurade.core.state import CHANCE, NOBODY, OVER
from jurade.games.flandern import GAME
from jurade.games.flandern.rules.board import PHASES
from jurade.games.flandern.tables import GOLD_CARDS

PILE_A = {"influence": 4, "site": 3, "back": 3, "master": 2}


def seen(state, seat: int) -> str:
    return canonical(GAME.dump(state.masked(seat)))


def drawn(state, card: str):
    after = state.clone()
    after.apply(CHANCE, GAME.read(after, CHANCE, f"gold {card}"))
    return after


def chosen(state, seat: int, text: str):
    after = state.clone()
    after.apply(seat, GAME.read(after, seat, text))
    return after


def test_others_cannot_tell_golden_cards_of_one_pile_apart(table):
    worlds = [drawn(table.state(), card) for card in ("influence", "site", "back", "master")]
    for other in (1, 2, 3, NOBODY):
        assert len({seen(world, other) for world in worlds}) == 1
    assert len({seen(world, 0) for world in worlds}) == 4


def test_the_back_of_the_golden_card_shows_its_pile(table):
    state = table.state()
    from_a = GAME.dump(drawn(state, "site").masked(1))
    table.spend_gold(state, PILE_A)
    from_b = GAME.dump(drawn(state, "site").masked(1))
    assert (from_a["gold"]["pile"], from_b["gold"]["pile"]) == ("A", "B")
    assert from_a["gold"]["card"] is from_b["gold"]["card"] is None


def test_the_golden_card_stays_hidden_through_step_4_and_is_open_in_step_5(table):
    match = table.start(chance=["gold master"])
    table.choose(match, "gent", "luik")
    assert match.view(1)["position"]["gold"]["card"] is None
    match.play(0, "build gent r1 blue")
    assert match.view(1)["position"]["gold"]["card"] is None
    match.play(1, "build luik r1 yellow")
    assert match.view(1)["position"]["gold"]["card"] == "master"
    assert match.view(None)["position"]["gold"]["card"] == "master"


def test_the_record_hides_the_golden_card_until_step_5(table):
    match = table.start(chance=["gold master"])
    assert match.record.export(1, GAME).lines[0].text == "gold ?"
    assert match.record.export(0, GAME).lines[0].text == "gold master"
    table.choose(match)
    assert match.record.export(1, GAME).lines[0].text == "gold master"


def test_a_sealed_choice_shows_only_that_it_was_made(table):
    state = drawn(table.state(), "site")
    worlds = [chosen(state, 1, f"play {text}") for text in ("gent", "back", "site +3", "luik +1")]
    for other in (0, 2, 3, NOBODY):
        assert len({seen(world, other) for world in worlds}) == 1
        view = GAME.dump(worlds[0].masked(other))["seats"][1]
        assert (view["has_chosen"], view["chosen"], view["influence"]) == (True, None, 3)
    assert GAME.dump(worlds[2].masked(1))["seats"][1]["chosen"] == "site +3"


def test_sealed_answers_in_any_order_give_one_state(table):
    state = drawn(table.state(), "site")
    answers = {0: "play gent", 1: "play gent +1", 2: "play site", 3: "play back +2"}
    reached = set()
    for order in permutations(answers):
        after = state
        for seat in order:
            after = chosen(after, seat, answers[seat])
        reached.add(canonical(GAME.dump(after)))
    assert len(reached) == 1


def test_witnesses(table):
    state = table.state(lay={"leuven": table.leuven + " t3:blue"}, scored=["leuven"])
    table.spend_gold(state, PILE_A)
    assert state.witnesses(CHANCE, GAME.read(state, CHANCE, "gold site")) == 0b0001
    assert state.witnesses(CHANCE, GAME.read(state, CHANCE, "gold leuven")) == 0b1111
    after = drawn(state, "site")
    assert after.witnesses(2, GAME.read(after, 2, "play back")) == 0b0100


def test_imagined_golden_cards_are_all_that_are_unseen(table):
    state = table.state(lay={"leuven": table.leuven + " t3:blue"}, scored=["leuven"])
    table.spend_gold(state, {**PILE_A, "cathedral": 4, "gent": 1})
    known = drawn(state, "site").masked(2)
    found = {GOLD_CARDS[known.imagine(Rng(seed)).gold] for seed in range(300)}
    unseen = {"influence", "site", "back", "master", "brugge", "utrecht", "ieper", "luik"}
    assert found == unseen  # not the scored city, not what is used up


def test_imagined_golden_cards_follow_their_numbers(table):
    known = drawn(table.state(), "site").masked(3)
    rng = Rng(5)
    counts = dict.fromkeys(GOLD_CARDS, 0)
    for _ in range(2400):
        counts[GOLD_CARDS[known.imagine(rng).gold]] += 1
    for card, number in PILE_A.items():
        assert abs(counts[card] - 200 * number) < 120


def test_the_first_player_imagines_his_own_card(table):
    known = drawn(table.state(), "master").masked(0)
    assert {known.imagine(Rng(seed)).gold for seed in range(20)} == {GOLD_CARDS.index("master")}
    assert known.is_complete()
    assert not drawn(table.state(), "master").masked(1).is_complete()


def test_imagined_choices_come_from_the_hand(table):
    state = drawn(table.state(), "site")
    state.played[1] = state.hand[1] & 0b00111111
    state.hand[1] &= ~0b00111111
    state.influence[1] = 1
    known = chosen(state, 1, "play site").masked(0)
    found = {GAME.dump(known.imagine(Rng(seed)))["seats"][1]["chosen"] for seed in range(100)}
    assert found == {"site", "site +1", "back", "back +1"}


def test_two_players_have_no_secrets(table):
    match = table.start(2, chance=["pile green:gent"])
    match.play(0, "draw")
    whole = {**match.dump()["position"], "observer": None}
    for seat in (0, 1, None):
        assert {**match.view(seat)["position"], "observer": None} == whole
        assert match.masked(seat).is_complete()


def test_a_masked_state_of_a_masked_state_hides_no_less(table):
    state = chosen(drawn(table.state(), "site"), 2, "play gent +1")
    assert GAME.dump(state.masked(NOBODY).masked(NOBODY)) == GAME.dump(state.masked(NOBODY))
    assert GAME.dump(state.masked(1).clone()) == GAME.dump(state.masked(1))


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", range(2))
def test_what_a_seat_gets_depends_on_what_it_knows_alone(seats, seed):
    """In random games: other secrets, same view; imagined worlds fit the view and differ where something is hidden."""
    state = GAME.start(seats, GAME.options.complete({}, seats))
    rng = Rng(seed)
    hidden = differing = ply = 0
    while state.actor() != OVER:
        actor = state.actor()
        ply += 1
        if actor == CHANCE:
            state.apply(actor, rng.weighted(state.outcomes()))
            continue
        for seat in [*range(seats), NOBODY] if ply % 3 == 0 else ():
            known = state.masked(seat)
            view = canonical(GAME.dump(known))
            worlds = [known.imagine(rng) for _ in range(3)]
            assert all(seen(world, seat) == view for world in worlds)
            assert all(world.is_complete() for world in worlds)
            if seat >= 0 and state.owing() >> seat & 1:
                assert list(known.legal(seat)) == list(state.legal(seat))
            assert list(known.scores()) == list(state.scores())
            if not known.is_complete():
                hidden += 1
                differing += len({canonical(GAME.dump(world)) for world in worlds}) > 1
        owing = [seat for seat in range(seats) if state.owing() >> seat & 1]
        seat = owing[rng.below(len(owing))]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    assert hidden > 0
    assert differing > hidden // 2


def test_imagined_worlds_play_to_the_end(table):
    state = chosen(drawn(table.state(3), "master"), 1, "play gent +1")
    for seat in (0, 2, NOBODY):
        world = state.masked(seat).imagine(Rng(seat + 5))
        rng = Rng(9)
        while world.actor() != OVER:
            actor = world.actor()
            if actor == CHANCE:
                world.apply(actor, rng.weighted(world.outcomes()))
            else:
                legal = world.legal(actor)
                world.apply(actor, legal[rng.below(len(legal))])
        assert PHASES[world.phase] == "over"
