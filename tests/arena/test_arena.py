"""Games between bots and what is made of them."""

import csv
import json
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from jurade.arena.export import write_league
from jurade.arena.games import Job, Result, play
from jurade.arena.league import League, duels, fixtures, seatings_of, standings
from jurade.arena.statistics import interval, spread, summary
from jurade.arena.workers import Alone, Portions, workers
from jurade.core.errors import JuradeError
from jurade.core.record import Record


def job(seed, bots=("random", "random"), recorded=False):
    return Job("carcassonne", 2, bots, seed, recorded=recorded)


def result(seed, bots, scores, places, seconds=0.5):
    zeros = (0.0,) * len(bots)
    return Result(seed, bots, scores, places, "pile", 100, 5, 4.0, 9, seconds, move_seconds=zeros, slowest=zeros)


def test_the_same_job_gives_the_same_game():
    first, second = play(job(4)), play(job(4))
    assert (first.scores, first.decisions, first.branching) == (second.scores, second.decisions, second.branching)
    assert first.scores != play(job(5)).scores


def test_a_recorded_game_replays_to_its_result():
    played = play(job(6, recorded=True))
    record = Record.read(played.record)
    assert record.tags["Players"] == "random, random"
    assert tuple(record.replay().scores()) == played.scores


def test_several_processes_play_the_same_games():
    jobs = [job(seed) for seed in range(12)]
    alone = {r.seed: r.scores for r in workers().play_all(jobs)}
    assert {r.seed: r.scores for r in workers("local", 2).play_all(jobs)} == alone
    assert len(alone) == 12


def test_workers_that_do_not_exist_are_refused():
    with pytest.raises(JuradeError, match="not on 'the moon'"):
        workers("the moon")


def test_a_shared_victory_counts_in_part():
    assert result(1, ("a", "b", "c"), (5, 5, 2), (1, 1, 3)).shares() == (0.5, 0.5, 0.0)


def test_the_summary_of_two_games():
    games = [result(1, ("a", "b"), (10, 20), (2, 1)), result(2, ("b", "a"), (30, 30), (1, 1))]
    figures = summary(games)
    assert figures.games == 2
    assert figures.decisions.mean == 100
    assert figures.widest == 9
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
    assert all(
        low <= wins / games <= high
        for games in range(1, 60)
        for wins in (0, games / 2, games)
        for low, high in [interval(wins / games, games)]
    )


def test_spread_of_one_number():
    assert spread([3]).deviation == 0


def test_fixtures_rotate_seats_and_pair_seeds():
    jobs = fixtures("carcassonne", 2, ["a", "b", "c"], 12, 7, {}, False)
    assert [job.bots for job in jobs[:6]] == [("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")]
    assert [job.seed for job in jobs] == [7] * 6 + [8] * 6
    assert len({job.key() for job in jobs}) == 12


def test_one_bot_may_sit_twice():
    jobs = fixtures("carcassonne", 3, ["strong", "weak", "weak"], 3, 1, {}, False)
    assert [job.bots.index("strong") for job in jobs] == [0, 2, 1]
    with pytest.raises(JuradeError, match="3 seats need 3 bots or more, not 2"):
        fixtures("carcassonne", 3, ["strong", "weak"], 3, 1, {}, False)


def test_standings_put_the_winner_first():
    games = [result(k, ("a", "b"), (10, 20), (2, 1)) for k in range(5)] + [result(9, ("b", "a"), (9, 9), (1, 1))]
    first, second = standings(games)
    assert (first.name, second.name) == ("b", "a")
    assert first.win_rate == pytest.approx(5.5 / 6)
    assert first.mu > second.mu
    assert first.low < first.win_rate < first.high
    assert duels(games)["b", "a"].rate == pytest.approx(5.5 / 6)
    assert duels(games)["a", "b"].wins == 0.5


def test_no_seating_is_played_twice():
    assert seatings_of(2, ["a", "a"]) == [("a", "a")]
    assert seatings_of(4, ["a", "b", "a", "b"]) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    jobs = fixtures("carcassonne", 2, ["a", "a"], 3, 1, {}, False)
    assert [job.seed for job in jobs] == [1, 2, 3]


def test_portions_grow_with_what_is_known_about_the_length_of_games():
    portions = Portions([job(seed) for seed in range(9)])
    assert len(portions.take()) == 1
    portions.learn([result(1, ("a", "b"), (1, 2), (2, 1), seconds=0.03)])
    assert [each.seed for each in portions.take()] == [1, 2, 3]
    portions.learn([result(1, ("a", "b"), (1, 2), (2, 1), seconds=9)])
    assert [each.seed for each in portions.take()] == [4]
    portions.give_back([job(4)])
    seeds = []
    while portion := portions.take():
        seeds += [each.seed for each in portion]
    assert sorted(seeds) == [4, 5, 6, 7, 8]


def test_who_begins_is_whoever_decides_first():
    begins = {play(replace(job(seed), options={"first_player": f"seat{seed}"})).first for seed in (0, 1)}
    assert begins == {0, 1}


def test_a_league_goes_on_where_it_stopped(tmp_path):
    jobs = fixtures("carcassonne", 2, ["random", "page"], 4, 1, {}, False)
    league = League(tmp_path, jobs)
    playing = league.play(Alone())
    next(playing)
    next(playing)
    playing.close()
    with (tmp_path / "games.jsonl").open("a") as file:
        file.write('{"seed": 3, "bo')  # killed in the middle of a line
    again = League(tmp_path, jobs)
    assert len(again.results) == 2
    assert [job.key() for job in again.missing] == [job.key() for job in jobs[2:]]
    assert len(list(again.play(Alone()))) == 2
    assert len(League(tmp_path, jobs).results) == 4
    lines = [line for line in (tmp_path / "games.jsonl").read_text().splitlines() if line.endswith("}")]
    assert len({Result.from_json(json.loads(line)).key() for line in lines}) == 4


def test_a_league_with_records_plays_again_what_has_none(tmp_path):
    plain = League(tmp_path, fixtures("carcassonne", 2, ["random", "random"], 1, 1, {}, False))
    list(plain.play(Alone()))
    recorded = League(tmp_path, fixtures("carcassonne", 2, ["random", "random"], 1, 1, {}, True))
    assert len(recorded.missing) == 1
    [played] = recorded.play(Alone())
    assert Record.read(played.record).replay().over
    assert recorded.missing == []


def test_a_folder_of_another_league_is_refused(tmp_path):
    League(tmp_path, fixtures("carcassonne", 2, ["random", "page"], 2, 1, {}, False))
    with pytest.raises(JuradeError, match="holds another league: seats differs; choose another folder with --out"):
        League(tmp_path, fixtures("carcassonne", 3, ["random", "page", "page"], 3, 1, {}, False))
    (tmp_path / "league.json").write_text("{")
    with pytest.raises(JuradeError, match="cannot be read, so this folder holds no league"):
        League(tmp_path, fixtures("carcassonne", 2, ["random", "page"], 2, 1, {}, False))


def test_one_league_is_played_by_one_process_at_a_time(tmp_path):
    jobs = fixtures("carcassonne", 2, ["random", "random"], 3, 1, {}, False)
    playing = League(tmp_path, jobs).play(Alone())
    next(playing)
    with pytest.raises(JuradeError, match="is being played by another process"):
        next(League(tmp_path, jobs).play(Alone()))
    assert len(list(playing)) == 2


def test_files_of_a_league_say_what_was_played(tmp_path):
    jobs = fixtures("carcassonne", 2, ["random", "page"], 2, 1, {}, True)
    league = League(tmp_path, jobs)
    list(league.play(Alone()))
    written = write_league(tmp_path, "carcassonne", league.results)
    assert sorted(written) == sorted(
        ["standings.json", "standings.csv", "games.csv", "duels.csv", "records/", "league.png", "league.svg"]
    )
    told = json.loads((tmp_path / "standings.json").read_text())
    assert told["games"] == 2
    assert {row["name"] for row in told["standings"]} == {"random", "page"}
    assert {(row["bot"], row["rival"]) for row in told["duels"]} == {("random", "page"), ("page", "random")}
    with (tmp_path / "games.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert [(row["bot_0"], row["bot_1"]) for row in rows] == [("random", "page"), ("page", "random")]
    assert [(int(row["score_0"]), int(row["score_1"])) for row in rows] == [each.scores for each in league.results]
    records = {path.name: Record.read(path.read_text()) for path in (tmp_path / "records").iterdir()}
    assert set(records) == {"1-random-page.jur", "1-page-random.jur"}
    assert tuple(records["1-random-page.jur"].replay().scores()) == league.results[0].scores
    assert (tmp_path / "league.png").read_bytes().startswith(b"\x89PNG")
    ElementTree.parse(tmp_path / "league.svg")
