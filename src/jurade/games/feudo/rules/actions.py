"""Actions as numbers: a kind and two fields, packed.

Notation and rules share these; nothing else knows the packing.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.games.feudo import tables as t

KIND: Final = 1 << 20
FIRST: Final = 1 << 10  # the first field; the second fills the bits below it
FIELD: Final = FIRST - 1

CASTLE: Final = KIND * 1  # second: territory
ORDER: Final = KIND * 2  # second: packed seats
ARMY: Final = KIND * 3  # second: set of pawns
TRADE: Final = KIND * 4  # second: kind of trade card
PLAY: Final = KIND * 5  # first: pawn; second: territory or STAY, and a power
MARCH: Final = KIND * 6  # first: pawn; second: territory
ATTACK: Final = KIND * 7  # first: territory; second: set of pawns
ADVANCE: Final = KIND * 8  # first: territory; second: set of pawns, empty for none
DRAW_MAP: Final = KIND * 9  # the rest: number of the map
DRAW_SEQUENCE: Final = KIND * 10  # second: packed seats
DRAW_CHOOSER: Final = KIND * 11  # second: seat
DRAW_PLAGUE: Final = KIND * 12  # second: kind of card

MARCH_DONE: Final = MARCH + FIELD * FIRST
ATTACK_PASS: Final = ATTACK + FIELD * FIRST

STAY: Final = 127  # in the place of a territory
POWER: Final = 128  # Milady's power above the territory
INFECT: Final = 5 * POWER  # charming a seat: seat + 1


def kind_of(action: i64) -> i64:
    """What is done, as one of the constants above."""
    return action - action % KIND


def first_of(action: i64) -> i64:
    """The first field."""
    return action // FIRST % FIRST


def second_of(action: i64) -> i64:
    """The second field."""
    return action % FIRST


def target_of(action: i64) -> i64:
    """Where a played card takes its pawn: a territory or STAY."""
    return action % POWER


def power_of(action: i64) -> i64:
    """Milady's power in a played card: 0, INFECT, or POWER times the charmed seat plus one."""
    return action % FIRST // POWER * POWER


def goal_of(action: i64) -> i64:
    """The territory an action moves a pawn to, by card or by march; STAY when it moves none."""
    kind = kind_of(action)
    if kind == PLAY:
        return target_of(action)
    return second_of(action) if kind == MARCH and action != MARCH_DONE else STAY


def charm(seat: i64) -> i64:
    """The power that charms a seat's Baron."""
    return (seat + 1) * POWER


def outcomes_alike(base: i64, count: i64) -> "vec[i64]":
    """So many outcomes of one chance point, equally likely."""
    out = vec[i64](capacity=count * 2)
    for k in range(count):
        out = append(out, base + k)
        out = append(out, i64(1))
    return out


def numbered(base: i64, fields: "vec[i64]") -> "vec[i64]":
    """One action for every value of the second field."""
    out = vec[i64](capacity=len(fields))
    for value in fields:
        out = append(out, base + value)
    return out


def all_armies() -> "vec[i64]":
    """The choices of army cards of every set of pawns, one after the other."""
    out = vec[i64](capacity=1 << 14)
    for sets in t.ARMY_SETS:
        for mask in sets:
            out = append(out, ARMY + i64(mask))
    return out


MAP_OUTCOMES: Final = outcomes_alike(DRAW_MAP, t.MAPS)
ARMY_CHOICES: Final = all_armies()  # the choices of a set of pawns start at ARMY_FROM
CASTLE_CHOICES: Final = numbered(CASTLE, t.CASTLE_HILLS)
ORDER_CHOICES: Final[list["vec[i64]"]] = [numbered(ORDER, orders) for orders in t.SEAT_ORDERS]


def pawn_in(mask: i64) -> i64:
    """The first pawn of a set that is not empty."""
    pawn: i64 = 0
    while pawn < t.PAWNS - 1 and not mask >> pawn & 1:
        pawn += 1
    return pawn
