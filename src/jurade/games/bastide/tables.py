"""Fast tables derived from the printed facts of the box (``facts.json``), once, at import.

Works, blocks and circles are numbered in the order of the facts, which is the canonical order of all legal lists.
"""

import json
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

FACTS: Final[dict[str, Any]] = json.loads((files("jurade.games.bastide") / "facts.json").read_text(encoding="utf-8"))

# ---- numbers of the box

MOST_SEATS: Final = 5
HAND_SIZE: Final = 3
START_MONEY: Final = 4
PIECES: Final = 20  # influence pieces of a seat
PRICE: Final = 3  # deniers for one piece (R15)
RAISE_FROM: Final = 5  # a bid that may be raised (R12)
CAMP_SPACES: Final = 7
ROAD_END: Final = 12
RENT: Final = 2  # deniers for each facing piece (R27)
ALL_MONEY: Final = 96
MOST_TURNS: Final = 400
STALE_ROUNDS: Final = 3  # so many idle rounds end the game (R46)
MOST_NAMED: Final = 96  # largest number in an offer (T4)

# ---- tiles

HOUSE: Final = 0
FIRE: Final = 1
ENGLISH: Final = 1  # kind of an English tile = ENGLISH + its value, 1 to 4
KINDS: Final = 6
STRONGEST: Final = 4  # highest value of an English tile
DOUBLE_RAID: Final = 3  # from this value on a tile raids twice (R37)

KIND_NAMES: Final[list[str]] = [tile["id"] for tile in FACTS["bag"]["tiles"]]
FULL_BAG: Final[vec[i64]] = vec[i64]([i64(tile["count"]) for tile in FACTS["bag"]["tiles"]])

# ---- works and their circles

WORKS: Final = 14
STREETS: Final = 5  # works 0 to 4 are streets: no token
HALL: Final = 5
FIRST_WALL: Final = 6  # works 6 to 9 are the walls of the sides n, s, w, e
FIRST_RELIGIOUS: Final = 10  # works 10 to 13 are religious
CHURCH: Final = 10
MONASTERY: Final = 11
CHAPEL: Final = 12
LEPER: Final = 13
CIRCLES: Final = 49

_WORKS: Final[list[dict[str, Any]]] = FACTS["equipment"]
_CIRCLES: Final[list[dict[str, Any]]] = [circle for work in _WORKS for circle in work["circles"]]
_BLOCKS: Final[list[dict[str, Any]]] = FACTS["blocks"]

WORK_NAMES: Final[list[str]] = [work["id"] for work in _WORKS]
CIRCLE_NAMES: Final[list[str]] = [circle["id"] for circle in _CIRCLES]
BLOCK_NAMES: Final[list[str]] = [block["id"] for block in _BLOCKS]
SIDE_NAMES: Final[list[str]] = ["n", "s", "w", "e"]
CARD_NAMES: Final[list[str]] = [card["id"] for card in FACTS["majority_cards"]]
COLOURS: Final[tuple[str, ...]] = tuple(colour["id"] for colour in FACTS["seats"]["colours"])

CAPACITY: Final[vec[i64]] = vec[i64]([i64(len(work["circles"])) for work in _WORKS])
FIRST_CIRCLE: Final[vec[i64]] = vec[i64]([i64(CIRCLE_NAMES.index(work["id"] + ".0")) for work in _WORKS])
STRIPS: Final[vec[i64]] = vec[i64]([i64(work.get("slots", 0)) for work in _WORKS])  # a religious work's size (RUL-3)
WORK_OF: Final[vec[i64]] = vec[i64]([i64(w) for w, work in enumerate(_WORKS) for _ in work["circles"]])

# ---- families and their cards

FAMILIES: Final = 3
MILITARY: Final = 0
FAMILY_NAMES: Final[list[str]] = [card["family"] for card in FACTS["majority_cards"]]
FAMILY: Final[vec[i64]] = vec[i64]([i64(FAMILY_NAMES.index(work["family"])) for work in _WORKS])
# Points of the cards: first as the scoring table has them, then as the component page has them (RUL-16).
CARD_POINTS: Final[vec[i64]] = vec[i64](
    [i64(card[column]) for column in ("points", "points_component_page") for card in FACTS["majority_cards"]]
)

# ---- blocks

BLOCKS: Final = 12
MARKET: Final = 5  # r1c1, the Carra
NOWHERE: Final = -1
ROOM: Final[vec[i64]] = vec[i64]([i64(block["capacity_slots"]) for block in _BLOCKS])

SIDES: Final = 4


def _side_bits(names: list[str]) -> int:
    return sum(1 << SIDE_NAMES.index(name) for name in names)


# Sides of the town as bits, n = 1, s = 2, w = 4, e = 8: of a block (none: never raided), and of a street portion.
BLOCK_SIDES: Final[vec[i64]] = vec[i64]([i64(_side_bits(block["sides"])) for block in _BLOCKS])
PORTION_SIDES: Final[vec[i64]] = vec[i64](
    [i64(_side_bits([circle["side"]])) if circle["zone"] == "outer" else i64(0) for circle in _CIRCLES]
)

# NEAR[a * BLOCKS + b]: are two blocks the same or neighbours, diagonals included?
NEAR: Final[vec[i64]] = vec[i64](
    [i64(1 if a is b or b["id"] in a["neighbours8"] else 0) for a in _BLOCKS for b in _BLOCKS]
)

# The circles facing block b are FACING[FACING_FROM[b]] … FACING[FACING_FROM[b + 1] - 1].
FACING: Final[vec[i64]] = vec[i64](
    [i64(CIRCLE_NAMES.index(circle)) for block in _BLOCKS for circle in block["facing_circles"]]
)
FACING_FROM: Final[vec[i64]] = vec[i64](
    [i64(sum(len(block["facing_circles"]) for block in _BLOCKS[:b])) for b in range(BLOCKS + 1)]
)

# ---- tax (R26)

BASE_TAX: Final[i64] = i64(FACTS["tax"]["base"])
_MODIFIERS: Final[dict[str, int]] = {change["equipment"]: change["value"] for change in FACTS["tax"]["modifiers"]}
HALL_TAX: Final[i64] = i64(_MODIFIERS["halle"])
CHURCH_TAX: Final[i64] = i64(_MODIFIERS["church"])
LEPER_TAX: Final[i64] = i64(_MODIFIERS["leper"])

# ---- the short menu of offers (T8): the largest {a} of each entry

_MENU: Final[dict[str, list[dict[str, Any]]]] = {
    window: entries for window, entries in FACTS["offer_menu"].items() if window != "note"
}
PAY_FOR_TOKEN: Final[i64] = i64(_MENU["talk_bid"][0]["a"][1])
TOKEN_FOR_PAY: Final[i64] = i64(_MENU["talk_bid"][1]["a"][1])
PAY_FOR_SILENCE: Final[i64] = i64(_MENU["talk_bid"][2]["a"][1])
KICK_FOR_ALLOT: Final[i64] = i64(_MENU["talk_tax"][0]["a"][1])
ALLOT_FOR_KICK: Final[i64] = i64(_MENU["talk_tax"][1]["a"][1])
