"""Actions as text: one spelling each, and back (specification, section 5)."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from jurade.core.errors import IllegalAction
from jurade.core.reading import unreadable
from jurade.core.state import CHANCE
from jurade.core.words import Message, say, words
from jurade.games.carcassonne.actions import (
    ABBEY_AT,
    CHANCE_FIRST,
    CHANCE_TILE,
    DEPLOYMENT,
    DRAW_TILE,
    PASS,
    SKIP,
    SPOT,
    WAGON_HOME,
    WAGON_TO,
    WORD,
    abbey_at,
    deployment,
    placement,
    wagon_to,
)
from jurade.games.carcassonne.board import REACH, WITH_INNER_MEADOWS, Board, cell_name, spot
from jurade.games.carcassonne.tables import BARN, CODES, CORNERS, PIECES, REDUCED, TYPE_IDS, type_named

WORDS: Final = {"draw": DRAW_TILE, "skip": SKIP, "pass": PASS, "wagon home": WAGON_HOME}
ROTATIONS: Final = ["r0", "r90", "r180", "r270"]
NUMBER: Final = "(0|-?[1-9][0-9]{0,17})"
CELL: Final = re.compile(f"{NUMBER},{NUMBER}")
EXAMPLES: Final = {
    "draw": ("draw",),
    "skip": ("skip",),
    "pass": ("pass",),
    "place": ("place 1,0 r90", "place -2,3 r0"),
    "abbey": ("abbey 2,-1",),
    "deploy": ("deploy follower c0", "deploy big r1", "deploy wagon k", "deploy pig f2", "deploy barn nw"),
    "wagon": ("wagon home", "wagon 0,1 r0"),
}
CHANCE_EXAMPLES: Final = {"first": ("first 0",), "tile": ("tile bg_v",)}


@cache
def words_of_actions() -> dict[int, str]:
    return {action: text for text, action in WORDS.items()}


def write(action: int) -> str:
    """The one spelling of an action, or of an outcome of chance."""
    if action < WORD:
        return f"place {cell_name(action >> 2)} {ROTATIONS[action & 3]}"
    if action < ABBEY_AT:
        return words_of_actions()[action]
    if action < DEPLOYMENT:
        return f"abbey {cell_name(action & SPOT)}"
    if action < WAGON_TO:
        piece, place = action & 7, action >> 3 & 15
        return f"deploy {PIECES[piece]} {CORNERS[place] if piece == BARN else CODES[place]}"
    if action < CHANCE_FIRST:
        return f"wagon {cell_name(action >> 4 & SPOT)} {CODES[action & 15]}"
    if action < CHANCE_TILE:
        return f"first {action - CHANCE_FIRST}"
    return f"tile {TYPE_IDS[action - CHANCE_TILE]}"


def read(state: Board, seat: int, text: str) -> int:
    """The action a text means, legal or not.

    A rotation that looks like a listed one is taken for it, when the tile in hand is known.
    Raises UnreadableAction, or IllegalAction for a cell so far away that no game reaches it.
    """
    parts = text.split()
    plain = " ".join(parts)
    if plain in WORDS:
        return WORDS[plain]
    if len(parts) == 3 and parts[0] == "place" and parts[2] in ROTATIONS:
        at = read_cell(text, parts[1], "R2", "why-no-neighbour")
        turn = ROTATIONS.index(parts[2])
        return int(placement(at, REDUCED[state.drawn * 4 + turn] if state.drawn >= 0 else turn))
    if len(parts) == 2 and parts[0] == "abbey":
        return int(abbey_at(read_cell(text, parts[1], "R31", "why-no-hole")))
    if len(parts) == 3 and parts[0] == "deploy":
        if parts[1] == "barn" and parts[2] in CORNERS:
            return int(deployment(CORNERS.index(parts[2]), BARN))
        if parts[1] in PIECES[:BARN] and parts[2] in CODES:
            return int(deployment(CODES.index(parts[2]), PIECES.index(parts[1])))
    if len(parts) == 3 and parts[0] == "wagon" and parts[2] in CODES:
        at = read_cell(text, parts[1], "R50", "why-wagon-nothing")
        return int(wagon_to(at << 4 | CODES.index(parts[2])))
    if len(parts) == 2 and parts[0] == "first" and parts[1] in map(str, range(state.seats)):
        return CHANCE_FIRST + int(parts[1])
    if len(parts) == 2 and parts[0] == "tile" and parts[1] in TYPE_IDS[:-1]:
        return CHANCE_TILE + type_named(parts[1], bool(state.rules & WITH_INNER_MEADOWS))
    raise unreadable(plain, CHANCE_EXAMPLES if seat == CHANCE else EXAMPLES)


def read_cell(text: str, cell: str, rule: str, key: str) -> int:
    """The spot of a cell; one beyond the reach of any game is refused with the rule that it would break."""
    found = CELL.fullmatch(cell)
    if found is None:
        raise unreadable(text.strip(), EXAMPLES)
    x, y = int(found[1]), int(found[2])
    if abs(x) > REACH or abs(y) > REACH:
        raise illegal(text, rule, say(key, cell=cell))
    return int(spot(x, y))


def illegal(text: str, rule: str, message: Message) -> IllegalAction:
    sentence = words("en", "jurade.games.carcassonne").text(message)
    return IllegalAction(sentence, rule=rule, message=message, action=text)
