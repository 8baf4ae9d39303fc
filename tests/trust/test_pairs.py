"""Nothing hidden leaves a table: histories that a viewpoint cannot tell apart, and everything it can get out of them.

The long form is ``bench/trust/pairs.py``.
"""

import asyncio
import random

import pytest

import jurade
from jurade.core.conformance import Setting
from jurade.core.journal import Event
from jurade.core.record import Record
from jurade.core.state import NOBODY
from jurade.table.table import Table

from . import hearing, looks
from .hearing import hearings
from .looks import Comparison, Tally
from .pairs import GAMES, History, Pair, all_settings, pairs, played, played_on, scripted, states_of
from .servers import Servers, quiet_end, quiet_pair

SECRETIVE = ("bastide", "bastions", "feudo", "flandern")  # Carcassonne hides nothing but what is yet to be drawn


def compared(game: str, seeds: range, *, often: float = 1.0) -> Tally:
    tally = Tally()
    with scripted():
        for seed in seeds:
            for pair in pairs(game, seed, length=50, tries=2):
                Comparison(pair, tally, random.Random(seed), often=often).run(8)
    return tally


@pytest.mark.parametrize("game", GAMES)
def test_histories_that_look_alike_give_equal_answers(game):
    """Every viewpoint of games in several settings: whatever it hears or asks is the same to the last byte."""
    tally = compared(game, range(2, 4), often=0.25)
    assert not tally.leaks, "\n".join(map(str, tally.leaks[:3]))
    assert tally.futures >= 8
    assert tally.pairs >= 10 or game not in SECRETIVE, "nothing was hidden, so nothing was shown"
    assert tally.compared["changes"] == tally.pairs + tally.futures


@pytest.mark.parametrize("game", SECRETIVE)
def test_histories_differ_in_what_is_hidden(game):
    """The pairs are worth comparing: what differs is there, and the viewpoint neither made nor saw it."""
    kinds = set()
    for seed in range(4):
        for pair in pairs(game, seed, length=40, tries=2):
            if pair.one is pair.other:
                continue
            assert (
                pair.one.game.dump(states_of(pair.one)[pair.first])
                != pair.one.game.dump(states_of(pair.other)[pair.first])
                or pair.one.draws() != pair.other.draws()
            )
            kinds.add(pair.viewpoint)
    assert NOBODY in kinds
    assert len(kinds) >= 3


def test_every_number_of_seats_and_every_option_is_tried():
    for game in map(jurade.game, GAMES):
        found = all_settings(game)
        assert {setting.seats for setting in found} == set(game.seats)
        named = {name for setting in found for name, _ in setting.options}
        assert named >= {option.id for option in game.options if len(option.values) > 1} - {"first_player"}


# ---- the comparison itself sees what it should


def test_a_secret_in_the_public_part_of_an_event_is_found(monkeypatch):
    monkeypatch.setattr(looks.Table, "log_of_ply", _telling_all(Table.log_of_ply))
    assert any(leak.what in ("changes", "documents", "document") for leak in compared("feudo", range(1, 3)).leaks)


def _telling_all(real):
    """A log that tells every seat what only some may know."""

    def log_of_ply(table, ply, seat, *, in_words=True):
        told = real(table, ply, seat, in_words=in_words)
        for entry, event in zip(told, table.match.events_of(ply - 1), strict=True):
            assert isinstance(event, Event)
            for facts in event.secret.values():
                entry.facts.update(facts)
        return told

    return log_of_ply


def test_a_record_that_hides_nothing_is_found(monkeypatch):
    monkeypatch.setattr(Record, "export", lambda record, seat, game=None: record)
    assert any(leak.what == "record" for leak in compared("bastions", range(1)).leaks)


def test_a_preview_that_sees_everything_is_found(monkeypatch):
    monkeypatch.setattr(looks.answers, "preview", lambda table, person, seat, ply, text: table.match.fingerprint())
    assert any(leak.what == "refusals and previews" for leak in compared("bastide", range(1)).leaks)


# ---- leaks that were found


def test_what_each_seat_has_spied_for_itself_is_not_a_spectators():
    """Bastions for two: once each has seen the other's objective all seats know it, and still it is not public."""
    game = jurade.game("bastions")
    history = played(game, Setting(2), 4, 258)
    state = states_of(history)[-1]
    assert state.spied, "nobody has spied in this game; take another"
    with scripted():
        tables = [looks.World(history, seed, NOBODY) for seed in looks.SEEDS]
        for world in tables:
            world.play_on(len(history.told))
    record = tables[0].table.match.record
    spy = next(seat for seat in range(2) if state.knows_objective(seat, 1 - seat))
    line = next(n for n, line in enumerate(record.lines) if line.text.startswith(f"objective {1 - spy} "))
    assert record.export(None, game).lines[line].text == f"objective {1 - spy} ?"
    assert record.export(spy, game).lines[line].text == record.lines[line].text


# ---- a hall


@pytest.mark.parametrize("game", ["bastide", "bastions"])  # the others in the long form
def test_a_hall_tells_equal_histories_alike(game, tmp_path):
    """Sockets, lists, records, refusals, figures; then the seat is left, and what is still told him is no more."""
    rng = random.Random(game)

    async def run():
        done = 0
        for seed in range(20):
            found = [each for each in pairs(game, seed, length=30, tries=1) if each.one is not each.other]
            for pair in found[seed % 2 :: 3][:1]:
                number, told_apart = await hearing.compare(tmp_path, pair, rng)
                assert not told_apart, f"{pair.one.setting} {pair.viewpoint}\n" + "\n".join(told_apart[:4])
                assert number > 40
                done += 1
            if done:
                return
        raise AssertionError("no pair was found")

    with scripted():
        asyncio.run(run())


@pytest.mark.parametrize("game", GAMES)
def test_an_open_table_has_no_secrets(game, tmp_path):
    """Before the start every seat gets what a spectator gets, whatever the seed is."""
    rules = jurade.game(game)
    setting = Setting(rules.seats[-1])
    histories = [played(rules, setting, seed, 0) for seed in (1, 2)]

    async def run(viewpoint):
        async with hearings(tmp_path, Pair(viewpoint, *histories, 0, 0)) as sides:
            for side in sides:
                await side.set_up(is_started=False)
                await side.watch()
                await side.place.hall.tick()
                await side.listen()
                await side.ask_everything(["pass"], random.Random(1), side.seat)
                for client in side.sockets:
                    client.raw.clear()
            assert not hearing.differences(sides[0].heard, sides[1].heard)
            hall, table, me = sides[0].place.hall, sides[0].table, sides[0].me.id
            if viewpoint != NOBODY:
                assert await hall.questions.record(table, me, viewpoint) == await hall.questions.record(table, me, None)
                own, others = (
                    (await hall.questions.position(table, me, None, viewpoint)).json,
                    (await hall.questions.position(table, me, None, None)).json,
                )
                assert own["position"] == others["position"]

    with scripted():
        for viewpoint in (setting.seats - 1, NOBODY):
            asyncio.run(run(viewpoint))


@pytest.mark.parametrize("game", GAMES)
def test_a_delayed_table_is_late_in_everything(game, tmp_path):
    """Whatever happens within the delay, also in sight of all players: a spectator hears the same."""
    rules = jurade.game(game)
    setting = Setting(rules.seats[0])
    history = played(rules, setting, 3, 14)
    until = len(history.told) - 6
    states = states_of(history)
    other = _another_course(history, states, until)

    async def run():
        pair = Pair(NOBODY, history, other, 0, 0)
        async with hearings(tmp_path, pair) as sides:
            for side in sides:
                await side.set_up(delay=600)
                await side.play_on(until, is_heard=False)
                side.place.time += 900_000
                await side.watch()
                await side.listen()
                now = side.place.time
                await side.play_on(len(side.history.told), is_heard=False)
                side.place.time = now + 60_000
                await side.place.hall.tick()
                await side.listen()
                await side.ask_everything(["pass"], random.Random(1), None)
            for what in ("figures",):  # of the whole house, and told to its operator alone
                for side in sides:
                    side.heard = [each for each in side.heard if each[0] != what]
            assert not hearing.differences(sides[0].heard, sides[1].heard)

    with scripted():
        asyncio.run(run())


def _another_course(history: History, states, until: int) -> History:
    """The same game up to there, then another one, and shorter."""
    game, setting = history.game, history.setting
    for seed in range(100):
        on = played_on(game, setting, states[until].clone(), random.Random(seed), 3)
        if on != history.told[until : until + 3]:
            return History(game, setting, history.opening, history.told[:until] + on)
    raise AssertionError("the game could go no other way")


# ---- two real servers


@pytest.fixture(scope="module")
def attended(start_server):
    """Two real servers led through the same, and what a viewpoint's person got from each."""
    one, other = (start_server(None, "--rate", "100000", "--log-level", "debug") for _ in range(2))
    both = Servers(one, other)
    sides = []

    async def run():
        rng = random.Random(1)
        for game in ("feudo", "bastions"):
            pair = quiet_pair(game, rng)
            texts = hearing.typed(pair, quiet_end(pair)[1], rng, 6)
            sides.append(await both.attend(pair, texts, 7))

    with scripted():
        asyncio.run(run())
    one.stop()
    other.stop()
    return both, sides


def test_two_servers_tell_equal_histories_alike(attended):
    """Over HTTP and sockets, for seats and spectators; what the servers log is the same too."""
    both, sides = attended
    for here, there in sides:
        assert not hearing.differences(here.got, there.got)
        assert len(here.got) > 25
    here, there = both.logs()
    assert len(here) > 40
    assert here == there


def test_figures_that_anybody_can_read_tell_nothing(attended):
    """The number of bytes sent to another seat is as good as a look at its cards."""
    for here, there in attended[1]:
        assert here.figures == there.figures
