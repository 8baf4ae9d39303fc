"""The gate: what comes in is read, looked up, applied; what is refused changes nothing."""

import re

import pytest

import jurade
from jurade.core.errors import (
    BadChance,
    BadOption,
    BadPosition,
    IllegalAction,
    JuradeError,
    UnreadableAction,
)
from jurade.core.rng import Rng
from tithe import GAME

DEALT = [f"deal {seat} {card}" for seat, cards in enumerate([(1, 5, 9), (2, 6, 10)]) for card in cards]

DRAWN_BY_SEVEN = ["first 1", "tile bg_u", "tile bg_w", "tile bg_v", "tile am_a"]


@pytest.fixture
def match():
    return GAME.new(seats=2, seed=1, chance=DEALT)


def test_a_script_decides_what_chance_deals(match):
    assert match.choices(0) == ["play 1", "play 5", "play 9"]
    assert match.choices(1) == ["play 2", "play 6", "play 10"]


def test_after_the_script_chance_follows_the_seed():
    short = [GAME.new(seats=2, seed=3, chance=DEALT[:2]).dump() for _ in range(2)]
    assert short[0] == short[1]
    assert {1, 5} <= set(short[0]["position"]["hands"][0])


def test_an_impossible_script_is_refused_with_what_is_possible():
    with pytest.raises(BadChance, match="'deal 0 1' cannot be drawn now; what can is deal 0 2, deal 0 3"):
        GAME.new(seats=2, chance=["deal 0 1", "deal 0 1"])


def test_a_script_that_goes_wrong_later_leaves_the_match_as_it_was():
    """Tithe draws only at the start, so the failure is provoked by the core's own means: a held match."""
    held = GAME.new(seats=2, chance=DEALT).at(3)
    before = held.dump()
    with pytest.raises(BadChance):
        held.draw("deal 0 1")
    assert held.dump() == before
    assert len(held.plies) == 3


def test_sealed_answers_may_come_in_any_order(match):
    other = GAME.new(seats=2, seed=1, chance=DEALT)
    match.play(0, "play 9")
    match.play(1, "play 2")
    other.play(1, "play 2")
    other.play(0, "play 9")
    assert match.dump() == other.dump()
    assert match.scores() == [2, 0]


def test_a_sealed_answer_is_nobody_elses_business(match):
    views = []
    for card in ("play 1", "play 9"):
        game = GAME.new(seats=2, seed=1, chance=DEALT)
        game.play(0, card)
        views.append((game.view(1), game.view(None), game.scene(1).to_json()))
        assert game.to_act() == (1,)
        assert game.view(0)["position"]["sealed"] == [int(card.split()[1]), 0]
    assert views[0] == views[1]
    assert views[0][0]["position"]["sealed"] == [None, 0]


def test_the_forced_last_card_is_played_by_itself(match):
    for seat, card in ((0, 1), (1, 2), (0, 5), (1, 6)):
        match.play(seat, f"play {card}")
    assert match.over
    assert match.ending == "cards"
    assert match.scores() == [0, 6]
    assert match.ranking() == [2, 1]
    assert len([ply for ply in match.plies if ply.seat >= 0]) == 4


def test_an_illegal_action_names_rule_sentence_action_seat_and_ply(match):
    before = match.dump()
    with pytest.raises(IllegalAction) as refused:
        match.play(0, "play 6")
    error = refused.value
    assert (error.rule, error.action, error.seat, error.ply) == ("R2", "play 6", 0, 6)
    assert str(error) == "Card 6 is not in your hand (R2)"
    assert GAME.words("fr").text(error.message) == "La carte 6 n’est pas dans votre main"
    assert isinstance(error, ValueError)
    assert match.dump() == before


def test_an_unreadable_action_shows_the_right_form(match):
    with pytest.raises(UnreadableAction, match="“play six” can’t be read; write it like “play 7”") as refused:
        match.play(0, "play six")
    assert refused.value.ply == 6
    assert GAME.words("fr").text(refused.value.message) == "« play six » est illisible ; écrivez par exemple « play 7 »"


def test_who_is_not_asked_may_not_act(match):
    match.play(0, "play 9")
    with pytest.raises(IllegalAction) as refused:
        match.play(0, "play 5")
    assert refused.value.rule == "J2"
    assert match.choices(0) == []
    with pytest.raises(IllegalAction) as refused:
        match.play(2, "play 5")
    assert refused.value.rule == "J1"
    with pytest.raises(IllegalAction):
        match.choices(-1)


def test_after_the_end_nobody_acts(match):
    for seat, card in ((0, 1), (1, 2), (0, 5), (1, 6)):
        match.play(seat, f"play {card}")
    with pytest.raises(IllegalAction) as refused:
        match.play(0, "play 9")
    assert refused.value.rule == "J3"
    assert match.to_act() == ()


def test_events_are_read_once_and_secrets_reach_only_their_owner(match):
    dealt = [event for event in match.events if event.name == "dealt"]
    assert len(dealt) == 6
    assert dealt[0].seen_by(0) == {"event": "dealt", "seat": 0, "card": 1}
    assert dealt[0].seen_by(1) == dealt[0].seen_by(None) == {"event": "dealt", "seat": 0}
    assert match.events == []


def test_one_may_take_back_what_nobody_has_seen():
    """A sealed card may be changed as long as the others have not answered; the answer that shows them may not."""
    match = GAME.new(seats=2, seed=1, chance=DEALT)
    assert not match.can_undo(0)
    match.play(0, "play 9")
    assert not match.can_undo(1)
    assert match.undo(0) == "play 9"
    assert match.to_act() == (0, 1)
    match.play(0, "play 5")
    match.play(1, "play 6")
    assert match.scores() == [0, 2]
    for seat in (0, 1):
        with pytest.raises(JuradeError, match="there is nothing of yours to undo"):
            match.undo(seat)


def test_a_sealed_answer_can_be_withdrawn_until_the_last_one_is_in():
    match = GAME.new(seats=3, seed=4)
    first, second = match.choices(0)[0], match.choices(1)[0]
    match.play(0, first)
    match.play(1, second)
    assert match.can_undo(0)
    assert match.undo(0) == first
    assert match.to_act() == (0, 2)
    assert [ply.text for ply in match.plies if ply.seat >= 0] == [second]
    match.play(0, match.choices(0)[1])
    match.play(2, match.choices(2)[0])
    assert not any(match.can_undo(seat) for seat in range(3))


def test_a_draw_follows_from_the_seed_and_its_ply_alone():
    """What is taken back and played again meets the same luck."""
    game = jurade.game("carcassonne")
    match = game.new(seats=2, seed=11)
    for _ in range(12):
        seat = match.to_act()[0]
        match.play(seat, match.choices(seat)[0])
    record = [(ply.seat, ply.text) for ply in match.plies]
    last = max(n for n, (seat, _) in enumerate(record) if seat >= 0 and n + 1 < len(record) and record[n + 1][0] < 0)
    assert match.drop(last) == record[last][1]
    match.play(*record[last])
    assert [(ply.seat, ply.text) for ply in match.plies] == record[: len(match.plies)]
    assert len(match.plies) > last + 1


@pytest.mark.parametrize("seed", [1.5, "7", True, 1 << 63, "A" * 64, "0" * 63, b"0" * 64])
def test_a_bad_seed_is_refused(seed):
    with pytest.raises(BadOption, match="a seed is a whole number"):
        GAME.new(seats=2, seed=seed)


def test_without_a_seed_a_match_gets_a_strong_one_that_repeats_it():
    match = GAME.new(seats=2)
    assert re.fullmatch("[0-9a-f]{64}", str(match.seed))
    assert GAME.new(seats=2, seed=match.seed).dump() == match.dump()
    assert GAME.new(seats=2).seed != match.seed


def test_numbers_as_seeds_deal_what_they_always_dealt():
    match = jurade.game("carcassonne").new(seats=2, seed=7)
    while len(match.plies) < 12:
        seat = match.to_act()[0]
        match.play(seat, match.choices(seat)[0])
    assert [ply.text for ply in match.plies if ply.seat < 0] == DRAWN_BY_SEVEN


@pytest.mark.parametrize("seed", [7, "5b" * 32])
def test_nothing_is_drawn_before_it_is_asked_for(seed):
    whole = GAME.new(seats=2, seed=seed)
    held = GAME.new(seats=2, seed=seed, draws=False)
    assert held.plies == ()
    loaded = GAME.load(held.dump(), seed=seed, draws=False)
    assert loaded.plies == ()
    for match in (held, loaded):
        match.run_on()
        assert match.plies == whole.plies
        assert match.dump() == whole.dump()


@pytest.mark.parametrize("game", ["bastide", "bastions", "carcassonne", "feudo", "flandern"])
def test_an_earlier_moment_is_the_record_replayed_so_far(game):
    """The quick way, by the numbers of the actions, against the slow one, through the gate."""
    rules = jurade.game(game)
    match = rules.new(rules.seats[-1], seed=5)
    rng = Rng(5, 1)
    while len(match.plies) < 120 and not match.over:
        seat = match.to_act()[rng.below(len(match.to_act()))]
        match.play(seat, match.choices(seat)[rng.below(len(match.choices(seat)))])
    record = match.record
    for ply in range(0, len(match.plies) + 1, 7):
        earlier, slow = match.at(ply), record.replay(rules, until=ply)
        assert earlier.fingerprint() == slow.fingerprint()
        assert earlier.plies == slow.plies == match.plies[:ply]
        assert [earlier.events_of(n) for n in range(ply)] == [slow.events_of(n) for n in range(ply)]
        assert earlier.sealed_round() == slow.sealed_round()
        for seat in range(match.seats):
            assert earlier.choices(seat) == slow.choices(seat)
            assert earlier.can_undo(seat) == slow.can_undo(seat)
        assert earlier.events == []


def test_an_earlier_moment_is_a_match_of_its_own(match):
    match.play(0, "play 9")
    earlier = match.at(6)
    assert earlier.to_act() == (0, 1)
    earlier.play(0, "play 1")
    assert match.view(0)["position"]["sealed"][0] == 9
    with pytest.raises(JuradeError, match="there is no move 99: there are 7"):
        match.at(99)


def test_a_position_loads_and_plays_on(match):
    match.play(0, "play 9")
    again = GAME.load(match.dump())
    again.play(1, "play 10")
    assert again.scores() == [0, 2]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "chess"}, "the position is one of 'chess', not of 'tithe'"),
        ({"rules": "tithe/9"}, "the position follows the rules 'tithe/9'; these are 'tithe/1'"),
        ({"seats": 7}, "tithe is for 2 to 4 seats, not 7"),
        ({"options": {"high": 1}}, "there is no option 'high'; there are low"),
        ({"position": 3}, "'options' and 'position' are JSON objects"),
        ({"seed": 3}, "a position has no 'seed'; it has game, rules, seats, options, position"),
    ],
)
def test_a_position_that_does_not_fit_is_refused(match, change, sentence):
    with pytest.raises(BadPosition) as refused:
        GAME.load({**match.dump(), **change})
    assert str(refused.value) == sentence


def test_a_position_that_is_no_json_is_refused():
    with pytest.raises(BadPosition, match="a position is JSON, and this is not"):
        GAME.load("{")
    with pytest.raises(BadPosition, match="not 'list'"):
        GAME.load("[]")
    with pytest.raises(BadPosition, match="the position lacks 'rules'"):
        GAME.load('{"game": "tithe"}')


def test_neither_dump_nor_view_holds_a_seed():
    match = GAME.new(seats=2, seed=4321987654321)
    for text in (str(match.dump()), str(match.view(0)), str(match.record), str(match.scene(0).to_json())):
        assert "4321987654321" not in text


@pytest.mark.parametrize("seats", [1, 5, True, "2"])
def test_numbers_of_seats_the_game_does_not_have_are_refused(seats):
    with pytest.raises(BadOption, match="tithe is for 2 to 4 seats"):
        GAME.new(seats=seats)
