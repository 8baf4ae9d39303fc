"""A win in one turn is found; a victory is worth more than any lead; the first barons are kept as they were."""

from collections import defaultdict
from pathlib import Path

import pytest

import jurade
from jurade.arena.victories import is_found, read_puzzles
from jurade.bots.ismcts import Search
from jurade.bots.judging import Judge
from jurade.bots.levels import LEVELS, NAMES, YARDSTICKS, Tuning, make_bot, tuning
from jurade.bots.playing import play_out
from jurade.bots.winning import is_winner, victories_at_hand
from jurade.core.evaluate import NOT_YET
from jurade.core.record import Record
from jurade.core.rng import Rng
from jurade.core.state import numbers
from tithe import GAME as TITHE

RECORDS = Path(__file__).parent.parent / "games"
PUZZLES = read_puzzles(Path(__file__).parent / "data" / "wins.jsonl.gz")
GAMES = ("bastide", "bastions", "carcassonne", "feudo", "flandern")
QUICK = 4  # positions of each game tried in every run; bench/wins.py tries all


def some_puzzles():
    """A few of each game, from all over the file."""
    by_game = defaultdict(list)
    for puzzle in PUZZLES:
        by_game[puzzle.game].append(puzzle)
    return [puzzle for found in by_game.values() for puzzle in found[:: -(-len(found) // QUICK)]]


def test_there_are_wins_in_one_turn_of_every_game():
    assert len(PUZZLES) >= 200
    for name in GAMES:
        assert sum(puzzle.game == name for puzzle in PUZZLES) >= 20, name


@pytest.mark.parametrize("puzzle", some_puzzles(), ids=lambda puzzle: f"{puzzle.game} {puzzle.source}")
def test_the_baron_wins_where_one_turn_is_enough(puzzle):
    """With few simulations: it is no matter of how long he thinks."""
    assert is_found(puzzle, make_bot("baron:20", jurade.game(puzzle.game)), 1)


def test_a_victory_that_one_action_makes_is_certain():
    record = Record.read((RECORDS / "bastions" / "records" / "four-declare.jur").read_text(encoding="utf-8"))
    last = len(record.lines) - 1
    match, seat = record.replay(until=last), record.lines[last].seat
    known = match.masked(seat)
    [victory] = victories_at_hand(known, seat, match.game.evaluator, Rng(1))
    assert match.game.write(known, seat, victory) == "declare"
    search = Search(known, seat, match.game.evaluator, tuning(match.game).parameters(), Rng(1))
    search.run_out()
    assert (search.best(), search.simulations) == (victory, 1)
    assert search.tree.mean(search.tree.child(0, victory)) == 1.0


@pytest.mark.parametrize("name", GAMES)
def test_nobody_looks_for_a_victory_at_the_beginning(name):
    game = jurade.game(name)
    match = game.new(seed=1)
    seat = match.to_act()[0]
    assert game.evaluator.closing(match.state) == NOT_YET
    assert not len(victories_at_hand(match.masked(seat), seat, game.evaluator, Rng(1)))


@pytest.mark.parametrize(("own", "expected"), [((10, 11, 12), [10, 11, 12]), ((4, 6, 8), [])])
def test_only_what_wins_against_every_answer_is_a_victory_at_hand(own, expected):
    """The three highest cards of Tithe take every trick, whatever the other has; lower ones can only hope."""
    deals = [f"deal {seat} {card}" for seat, cards in enumerate([own, (1, 2, 3)]) for card in cards]
    known = TITHE.new(2, chance=deals).masked(0)
    assert list(victories_at_hand(known, 0, TITHE.evaluator, Rng(1))) == expected


# ---- what a victory is worth


def judge(game, **parameters):
    return Judge(game.evaluator, Tuning(**parameters).parameters(), Rng(1))


def finished(game, seed=1, seats=None):
    state = game.start(seats or game.seats[0], game.options.complete({}, seats or game.seats[0]))
    play_out(state, [make_bot("random", game) for _ in range(state.seats)], Rng(seed, 0), Rng(seed, 1))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_a_victory_however_late_is_worth_more_than_any_lead(name):
    game = jurade.game(name)
    state = next(found for seed in range(1, 30) if 1 in (found := finished(game, seed)).places())
    winners = [seat for seat in range(state.seats) if is_winner(state, seat)]
    found = judge(game)
    best_lead = 0.8 + 0.2 / state.seats
    for seat in winners:
        soon, late = found.rewards(state, 1)[seat], found.rewards(state, 10_000)[seat]
        assert 1.0 >= soon > late > best_lead
        for other in range(state.seats):
            assert other == seat or found.rewards(state, 1)[other] < 0.2 / state.seats


def test_shares_add_up_and_a_point_more_is_never_worth_nothing():
    found = judge(jurade.game("carcassonne"))
    for lead in (0, 500, 5_000, 20_000, 80_000):
        shares = list(found.shares(numbers((lead, -lead))))
        assert sum(shares) == pytest.approx(1.0)
        assert found.shares(numbers((lead + 100, -lead - 100)))[0] > shares[0] + 1e-7


def test_a_playout_tells_how_many_decisions_it_made():
    carcassonne = jurade.game("carcassonne")
    start = carcassonne.new(2, seed=1, options={"first_player": "seat0", "abbey_mayor": False}).state
    assert judge(carcassonne, playout=12).play_on(start.clone(), 0, 0) == 12
    assert judge(carcassonne, playout=12).play_on(finished(carcassonne), 0, 0) == 0


# ---- without a reason


def test_in_bastions_only_second_moves_and_second_work_at_a_bridge_want_a_reason():
    bastions = jurade.game("bastions")
    match = bastions.new(2, seed=3)
    bot = make_bot("greedy", bastions)
    verbs = set()
    for _ in range(150):
        seat = match.to_act()[0]
        known = match.masked(seat)
        for action in known.legal(seat):
            if bastions.evaluator.wants_reason(known, seat, action):
                verbs.add(bastions.write(known, seat, action).split()[0])
        match.play(seat, bastions.write(known, seat, bot.choose(known, seat, known.legal(seat), Rng(1))))
    assert "move" in verbs
    assert verbs <= {"move", "bridge"}


# ---- the yardstick


def test_the_first_baron_is_kept():
    assert YARDSTICKS == ("baron-1",)
    assert not set(YARDSTICKS) & set(NAMES) & set(LEVELS)
    for name in GAMES:
        game = jurade.game(name)
        assert make_bot("baron-1", game).parameters.edition == 1
        assert make_bot("baron", game).parameters.edition == 2
    assert make_bot("baron-1", jurade.game("bastions")).parameters.playout == 120
    assert make_bot("baron-1:40", TITHE).parameters.simulations == 40


def test_the_first_baron_charges_the_whole_playout():
    """What made him wait with a won game: a victory in a playout of 120 decisions is worth 0.7, a lead up to 0.95."""
    bastions = jurade.game("bastions")
    state = next(found for seed in range(1, 30) if any(is_winner(found := finished(bastions, seed), s) for s in (0, 1)))
    [winner] = [seat for seat in (0, 1) if is_winner(state, seat)]
    assert judge(bastions, edition=1, temperature=600).rewards(state, 121)[winner] < 0.75
