"""What is printed in the box, as tables: piece types and values, reserves, limits, missions, objectives.

Everything comes from ``facts.json``; nothing here changes during a game.
"""

import json
from importlib.resources import files
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

FACTS: Final[dict[str, Any]] = json.loads((files("jurade.games.bastions") / "facts.json").read_text(encoding="utf-8"))

NONE: Final = -1  # no seat, no piece, no cell

SEAT_LETTERS: Final[list[str]] = [seat["letter"] for seat in FACTS["seats"]]

# ---- types of pieces, in the order in which they are placed (section 5, PLACE)

TOWER: Final = 0
KING: Final = 1
QUEEN: Final = 2
KNIGHT: Final = 3
ARCHER: Final = 4
SOLDIER: Final = 5
TYPES: Final = 6
TYPE_LETTERS: Final[list[str]] = list(FACTS["placing_order"])

# ---- classes of pieces: the two faces of the token (R1)

SOLDIERS: Final = 0
STRATEGISTS: Final = 1
CLASS_NAMES: Final[list[str]] = ["soldiers", "strategists"]


def _classes() -> "vec[i64]":
    """Class by number of seats and type: at four players archers are soldiers for everything (R2)."""
    out = vec[i64]()
    for seats in range(5):
        for letter in TYPE_LETTERS:
            soldier = FACTS["pieces"][letter]["class"] == "soldier"
            if seats == 4 and letter in FACTS["four_players"]["soldier_types"]:
                soldier = True
            out = append(out, i64(SOLDIERS if soldier else STRATEGISTS))
    return out


CLASS_OF: Final = _classes()

# ---- values: Force and maximum courage printed under the figurines, numbered in placing order

VALUES: Final[list[tuple[int, int, int]]] = [
    (kind, force, courage)
    for kind, letter in enumerate(TYPE_LETTERS)
    for force, courage in FACTS["pieces"][letter]["values"]
]
VALUE_NAMES: Final[list[str]] = [f"{force}/{courage}" for _, force, courage in VALUES]
TYPED_VALUES: Final[list[str]] = [f"{TYPE_LETTERS[kind]}{force}/{courage}" for kind, force, courage in VALUES]


def _column(which: int) -> "vec[i64]":
    out = vec[i64]()
    for row in VALUES:
        out = append(out, i64(row[which]))
    return out


VALUE_TYPE: Final = _column(0)
FORCE: Final = _column(1)
COURAGE: Final = _column(2)


def _armies() -> "list[vec[i64]]":
    """The values of one army by number of seats, in placing order: four soldiers stay in the box at four players."""
    out: list[vec[i64]] = []
    left_out = [tuple(pair) for pair in FACTS["four_players"]["soldiers_left_out"]]
    for seats in range(5):
        army = vec[i64]()
        for value, (kind, force, courage) in enumerate(VALUES):
            if seats == 4 and kind == SOLDIER and (force, courage) in left_out:
                continue
            army = append(army, i64(value))
        out.append(army)
    return out


ARMIES: Final = _armies()

# ---- reserves, limits, bonuses

RED: Final = 0  # of the soldiers
BLUE: Final = 1  # of the strategists
RESERVE_NAMES: Final[list[str]] = ["red", "blue"]


def _reserve(colour: str) -> "vec[i64]":
    """The reserve at the start by number of seats."""
    out = vec[i64]([0, 0])
    for seats in range(2, 5):
        out = append(out, i64(FACTS["reserves"][str(seats)][colour]))
    return out


RED_AT_START: Final = _reserve("red")
BLUE_AT_START: Final = _reserve("blue")
SPEED_AT_START: Final = _reserve("speed")

SPEED_PER_PHASE: Final[i64] = FACTS["limits"]["speed_per_phase"]
SPEED_COST: Final[i64] = FACTS["limits"]["speed_cost"]
UNNATURAL_COST: Final[i64] = FACTS["limits"]["unnatural_cost"]
COURAGE_PER_TURN: Final[i64] = FACTS["limits"]["courage_per_turn"]
BRIDGE_OPERATIONS: Final[i64] = FACTS["limits"]["bridge_operations_per_phase"]
BATTLEFIELD_ROOM: Final[i64] = FACTS["limits"]["battlefield_capacity"]
CHESTS: Final[i64] = FACTS["limits"]["chests_per_bastion"]

KING_FORCE: Final[i64] = FACTS["bonuses"]["king_force"]
QUEEN_COURAGE: Final[i64] = FACTS["bonuses"]["queen_courage"]
CARRYING_FORCE: Final[i64] = FACTS["bonuses"]["carrying_force"]
KNIGHT_POWER: Final[i64] = FACTS["bonuses"]["knight_power"]
TREASURE_COURAGE: Final[i64] = FACTS["bonuses"]["treasure_courage"]
FLAG_LOSS: Final[i64] = FACTS["bonuses"]["flag_loss"]
ANNEXATION_COURAGE: Final[i64] = FACTS["bonuses"]["annexation_courage"]
PRISON_COURAGE: Final[i64] = FACTS["bonuses"]["prison_courage"]
PRISON_SOLDIERS: Final[i64] = FACTS["bonuses"]["prison_soldiers"]
PRISON_STRATEGISTS: Final[i64] = FACTS["bonuses"]["prison_strategists"]
RESISTANCE_PER_PIECE: Final[i64] = FACTS["bonuses"]["resistance_per_piece"]

# ---- missions: what is counted, and the points of the five courage cards (R72)

FLAGS_TAKEN: Final = 0
BASTIONS_ENTERED: Final = 1
SOLDIERS_HELD: Final = 2
STRATEGISTS_HELD: Final = 3
TREASURES_TAKEN: Final = 4
PIECES_FREED: Final = 5
BASTIONS_ANNEXED: Final = 6
BRIDGES_DESTROYED: Final = 7
ROYALS_HELD: Final = 8
DEEDS: Final = 9
DEED_NAMES: Final[list[str]] = [
    "flags_taken", "bastions_entered", "soldiers_held", "strategists_held", "treasures_taken", "pieces_freed",
    "bastions_annexed", "bridges_destroyed", "royals_held",
]  # fmt: skip
MISSION_CARDS: Final = 5


def _missions(part: str) -> "vec[i64]":
    """Deed, count and points of the main or secondary mission of each courage card, three numbers a card."""
    out = vec[i64]()
    for card in FACTS["missions"]:
        mission = card[part]
        out = append(out, i64(DEED_NAMES.index(mission["deed"])))
        out = append(out, i64(mission["count"]))
        out = append(out, i64(mission["points"]))
    return out


MAIN_MISSIONS: Final = _missions("main")
SECONDARY_MISSIONS: Final = _missions("secondary")
ANNEXATION_POINTS: Final[i64] = FACTS["bastion_missions"]["annexation"]
SABOTAGE_POINTS: Final[i64] = FACTS["bastion_missions"]["sabotage"]
INVIOLATE_POINTS: Final[i64] = FACTS["bastion_missions"]["inviolate"]
FALLBACK_POINTS: Final[i64] = FACTS["fallback_points"]
POINTS_AGAINST: Final[i64] = FACTS["points_against"]

# ---- objectives, numbered as in the facts; the common one against the direct opponent comes last (RULING 34)

OBJECTIVE_NAMES: Final[list[str]] = [objective["id"] for objective in FACTS["objectives"]] + ["ten_points"]
TWO_TREASURES: Final = 4  # the four coloured cards come first, numbered by the seat they are against
TWO_FREED: Final = 5
EIGHT_SOLDIERS: Final = 6
ALL_STRATEGISTS: Final = 7
ANNEXATION: Final = 8
BANNER_AND_GOLD: Final = 9
TWO_BRIDGES: Final = 10
THREE_ROYALS: Final = 11
TEN_POINTS: Final = 12
CARDS: Final = 12  # objectives that are cards


def _decks() -> "vec[i64]":
    """The objective cards in the deck by number of seats, as bits."""
    out = vec[i64]()
    for seats in range(5):
        deck: i64 = 0
        for number, objective in enumerate(FACTS["objectives"]):
            if seats in objective["decks"]:
                deck |= i64(1) << number
        out = append(out, deck)
    return out


DECKS: Final = _decks()


def allowed_cards(seats: i64, seat: i64) -> i64:
    """The objective cards a seat may be dealt, as bits: none against itself or an absent colour (RULING 24)."""
    colours = ((i64(1) << seats) - 1) & ~(i64(1) << seat)
    return DECKS[seats] & (colours | ~i64(15))


def _strategists_wanted() -> "vec[i64]":
    """How many strategists that objective asks for, by number of seats."""
    out = vec[i64]([0, 0])
    wanted = FACTS["objectives"][ALL_STRATEGISTS]["threshold"]
    for seats in range(2, 5):
        out = append(out, i64(wanted[str(seats)]))
    return out


def _wanted() -> "vec[i64]":
    """How many of its deed an objective asks for; 0 where it is not a matter of one count."""
    out = vec[i64]()
    for objective in FACTS["objectives"]:
        out = append(out, i64(objective.get("count", 0)))
    return out


STRATEGISTS_WANTED: Final = _strategists_wanted()
WANTED: Final = _wanted()
