"""A dozen faults of real servers and databases under real clients; bench/trust/faults.py does hundreds."""

import asyncio
import json

import msgspec
import pytest

from jurade.table.creating import created_by
from jurade.table.draft import Draft
from jurade.table.repeating import Spoken
from jurade.table.setup import SeatWish, Setup
from jurade.table.steps import Started, Step
from jurade.table.table import Table

from . import faults_checks as checks
from .faults import Arena, FileArena, SharedArena
from .faults_clients import Ledger, Watching

FAULTS = 3  # in each arena


async def _shake(arena: Arena) -> None:
    try:
        await arena.open()
        await arena.run(FAULTS)
    finally:
        await arena.close()


@pytest.mark.slow
@pytest.mark.parametrize("kind", [FileArena, SharedArena])
def test_nothing_is_lost_doubled_or_told_to_the_wrong_seat(kind):
    arena = kind(seed=17, tables=3)
    asyncio.run(_shake(arena))
    assert arena.wrong == []
    assert arena.count.total() == FAULTS
    assert arena.acknowledged > FAULTS


# ---- the checks themselves find what they are for


def _table():
    """A short game of two persons, its steps, and a client at seat 0 that heard all of it."""
    bodies = created_by(Setup(game="bastions", seats=(SeatWish(kind="me"), SeatWish(kind="me"))), "ada")
    steps = [Step(0, 0, bodies[0]), Step(1, 1, Started())]
    table = Table.fold("t", steps)
    client = Watching(None, "t", 0, "view")
    for number in range(2, 8):
        seat = table.match.to_act()[0]
        draft = Draft(table, number, Spoken("ada", f"m{number}", ("act",)))
        draft.play(seat, table.match.choices(seat)[0])
        table = draft.table
        steps += draft.steps
        client.docs.append((number, checks.expected(table, 0, "view", {})))
        client.logs.append(
            (number - 1, number, json.loads(msgspec.json.encode(table.log(number - 1, 0, in_words=False))))
        )
    ledger = Ledger(
        done={f"m{number}": ("act", number) for number in range(2, 8)},
        in_order={"ada": [f"m{number}" for number in range(2, 8)]},
    )
    return steps, ledger, client


def _found(steps, ledger, client, lines=()):
    return "; ".join(checks.audit("t", steps, list(lines), ledger, [client], {}))


def test_a_table_where_all_is_well_is_passed():
    assert _found(*_table()) == ""


def test_a_move_that_was_acknowledged_and_is_gone_is_found():
    steps, ledger, client = _table()
    assert "m7 was answered with 7 and is not kept" in _found(steps[:-1], ledger, client)


def test_a_move_that_is_there_twice_or_elsewhere_is_found():
    steps, ledger, client = _table()
    twice = [*steps[:-1], Step(7, 7, steps[-1].body, Spoken("ada", "m6", ("act",)).mark)]
    assert "is kept 2 times" in _found(twice, ledger, client)
    ledger.done["m2"] = ("act", 5)
    assert "m2 was answered with 5 and stands at 2" in _found(steps, ledger, client)


def test_a_move_that_was_refused_and_is_there_is_found():
    steps, ledger, client = _table()
    ledger.refused.add("m3")
    assert "m3 was answered 'not done' and is kept" in _found(steps, ledger, client)


def test_moves_in_another_order_are_found():
    steps, ledger, client = _table()
    ledger.in_order["ada"].reverse()
    assert "another order" in _found(steps, ledger, client)


def test_steps_with_a_gap_are_found():
    steps, ledger, client = _table()
    assert "gaps" in _found(steps[:4] + steps[5:], ledger, client)


def test_what_another_seat_may_know_is_found_out():
    """Seat 0 was sent what seat 1 sees: its strengths."""
    steps, ledger, client = _table()
    client.docs = [(7, checks.expected(Table.fold("t", steps), 1, "view", {}))]
    assert "seat 0 as view was shown another step 7" in _found(steps, ledger, client)


def test_what_happened_told_otherwise_is_found():
    steps, ledger, client = _table()
    client.logs[-1] = (6, 7, [])
    assert "was told otherwise" in _found(steps, ledger, client)
