"""A dozen faults of real servers and databases under real clients; bench/trust/faults.py does hundreds."""

import asyncio

import pytest

from .faults import Arena, FileArena, SharedArena

FAULTS = 6  # in each arena


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
