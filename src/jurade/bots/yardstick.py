"""How the first barons judged: kept for the bot ``baron-1``, so that what comes later can be measured by it."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.core.state import OVER, State

FIRST: Final = 1  # the edition of the judgement that is kept here
WON: Final = 0.85  # of a finished game's reward, the part that only victory decides; the rest is the margin
UNSURE: Final = 0.1  # of an unfinished game's, the part nobody has yet
HASTE: Final = 0.005  # of a finished game's, what every decision on the way costs a winner
BARELY: Final = 1e-6  # weight of a seat that has no chance: shares are never divided by nothing


def first_rewards(world: State, margins: "vec[i64]", temperature: float, decisions: i64) -> "vec[float]":
    """By seat, the share of victory that the first barons expected so many decisions from now."""
    seats = world.seats
    over = world.actor() == OVER
    total = 0.0
    out = vec[float](capacity=seats)
    for seat in range(seats):
        weight = BARELY + 1.0 + math.tanh(float(margins[seat]) / (2.0 * temperature))
        out = append(out, weight)
        total += weight
    places = world.places() if over else margins
    winners: i64 = 0
    if over:
        for seat in range(seats):
            if places[seat] == 1:
                winners += 1
    late = HASTE * float(decisions)
    for seat in range(seats):
        share = out[seat] / total
        if over:
            won = 1.0 / float(winners) if places[seat] == 1 else 0.0
            out[seat] = late / float(seats) + (1.0 - late) * (WON * won + (1.0 - WON) * share)
        else:
            out[seat] = UNSURE / float(seats) + (1.0 - UNSURE) * share
    return out
