"""Games between bots and what is made of them."""

import pytest

from jurade.arena.games import Job, Result, play, play_all
from jurade.arena.statistics import interval, spread, summary


def job(seed, bots=("random", "random")):
    return Job("carcassonne", 2, bots, seed)


def test_the_same_job_gives_the_same_game():
    first, second = play(job(4)), play(job(4))
    assert (first.scores, first.decisions, first.branching) == (second.scores, second.decisions, second.branching)
    assert first.scores != play(job(5)).scores


def test_results_come_in_order_whatever_the_number_of_processes():
    jobs = [job(seed) for seed in range(12)]
    alone = [(r.seed, r.scores) for r in play_all(jobs)]
    assert [(r.seed, r.scores) for r in play_all(jobs, 2)] == alone


def test_a_shared_victory_counts_in_part():
    result = Result(1, ("a", "b", "c"), (5, 5, 2), (1, 1, 3), "pile", 10, 1, 2.0, 3, 0.1)
    assert result.shares() == (0.5, 0.5, 0.0)


def test_the_summary_of_two_games():
    results = [
        Result(1, ("a", "b"), (10, 20), (2, 1), "pile", 100, 5, 4.0, 9, 0.5),
        Result(2, ("b", "a"), (30, 30), (1, 1), "pile", 120, 5, 6.0, 12, 0.5),
    ]
    figures = summary(results)
    assert figures.games == 2
    assert figures.decisions.mean == 110
    assert figures.widest == 12
    assert [seat.wins for seat in figures.seats] == [0.5, 1.5]
    assert {bot.name: bot.wins for bot in figures.bots} == {"a": 0.5, "b": 1.5}
    assert figures.endings == {"pile": 2}
    assert figures.winning_score.mean == 25


def test_wilsons_interval():
    """Checked against the closed formula worked by hand for 8 of 10."""
    low, high = interval(0.8, 10)
    assert low == pytest.approx(0.4902, abs=1e-3)
    assert high == pytest.approx(0.9433, abs=1e-3)
    assert interval(0.0, 20)[0] == 0.0
    assert interval(1.0, 20)[1] == 1.0


def test_spread_of_one_number():
    assert spread([3]).deviation == 0
