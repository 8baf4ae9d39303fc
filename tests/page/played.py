"""Games that bots have played, as records: something to look at from any ply on."""

from functools import cache

import jurade
from jurade.bots.levels import make_bot
from jurade.core.rng import Rng


@cache
def played(game, seats, seed=1, level="squire"):
    """The record of a whole game between bots of one level; the same each time."""
    rules = jurade.game(game)
    match = rules.new(seats, seed=seed)
    bots = [make_bot(level, rules) for _ in range(seats)]
    taste = Rng(seed)
    while not match.over:
        seat = match.to_act()[0]
        known = match.masked(seat)
        action = bots[seat].choose(known, seat, known.legal(seat), taste)
        match.play(seat, rules.write(known, seat, action))
    return match.record


def until(record, ply, seat=0, step=1):
    """The text of a record up to the first ply from this one on at which that seat, and it alone, has a choice.

    With ``step=-1`` the last one up to this ply.
    """
    stop = ply
    while 0 < stop < len(record.lines):
        match = record.replay(until=stop)
        if match.to_act() == (seat,) and len(match.choices(seat)) > 1:
            return str(match.record)
        stop += step
    raise AssertionError("the seat is not asked there")
