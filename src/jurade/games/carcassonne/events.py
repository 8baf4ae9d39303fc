"""Everything that happens in Carcassonne, as players are told of it; the sets add what happens with their pieces."""

from __future__ import annotations

import re
from typing import Final

from jurade.core.events import NUMBER, SEAT, EventKind, Events, FactKind, one_of
from jurade.core.words import say
from jurade.games.carcassonne import tables as t
from jurade.games.carcassonne.rules import board as b

GOALS: Final = {"c": "city", "r": "road", "k": "cloister"}  # or an abbey, which is called by the same letter

CELL: Final = FactKind(  # or a junction, by the tile south-east of it
    lambda value: isinstance(value, str) and re.fullmatch(r"-?\d+,-?\d+", value) is not None,
    lambda value, names: value,
    lambda value: (f"tile-{value}",),
)
SEGMENT: Final = one_of(t.CODES)
GOAL: Final = one_of(t.CODES, lambda code: GOALS[code[0]])
TILE: Final = one_of(t.TYPE_IDS, lambda tile: say(f"tile-{tile}"))
PIECE: Final = one_of(t.PIECES)
GOOD: Final = one_of(t.GOODS)
SOURCE: Final = one_of(b.SOURCES)
KIND: Final = one_of((*t.KIND_NAMES, "abbey"))
PLACE: Final = {"cell": CELL, "segment": SEGMENT}

BASE: Final = (
    # ---- turns
    EventKind("first_player", {"seat": SEAT}, weight="notable"),
    EventKind("turn_begun", {"seat": SEAT, "turn": NUMBER}),
    EventKind("game_ended", sound="end", weight="dramatic"),
    # ---- tiles
    EventKind("tile_drawn", {"seat": SEAT, "tile": TILE}, sound="reveal"),
    EventKind("tile_discarded", {"seat": SEAT, "tile": TILE}, sound="slap", weight="notable"),
    EventKind(
        "tile_laid", {"seat": SEAT, "tile": TILE, "cell": CELL, "rotation": NUMBER}, sound="slap", shows=("cell",)
    ),
    # ---- pieces
    EventKind("deploy_skipped", {"seat": SEAT}),
    EventKind("piece_deployed", {"seat": SEAT, "piece": PIECE, **PLACE, "kind": KIND}, sound="set", shows=("cell",)),
    EventKind("piece_returned", {"seat": SEAT, "piece": PIECE, **PLACE}, shows=("cell",)),
    # ---- points
    EventKind(
        "scored",
        {
            "seat": SEAT,
            "points": NUMBER,
            "kind": SOURCE,
            "cell": CELL.when(),
            "segment": SEGMENT.when(),
            "good": GOOD.when(),
        },
        sound="points",
        weight="notable",
        shows=("cell",),
        points="points",
    ),
    EventKind("nobody_scored", {"kind": SOURCE, **PLACE}, shows=("cell",)),
)
ABBEY_MAYOR: Final = (
    EventKind("abbey_laid", {"seat": SEAT, "cell": CELL}, sound="slap", weight="dramatic", shows=("cell",)),
    EventKind("abbey_declined", {"seat": SEAT}),
    EventKind("barn_placed", {"seat": SEAT, "junction": CELL}, sound="set", weight="dramatic", shows=("junction",)),
    EventKind(
        "wagon_moved",
        {"seat": SEAT, "cell": CELL, "segment": GOAL, "from_cell": CELL, "from_segment": SEGMENT},
        sound="set",
        weight="notable",
        shows=("from_cell", "cell"),
    ),
    EventKind("wagon_home", {"seat": SEAT, **PLACE, "forced": NUMBER}, shows=("cell",)),
)
TRADERS_BUILDERS: Final = (
    EventKind("builder_extended", {"seat": SEAT}, weight="notable"),
    EventKind("second_part_begun", {"seat": SEAT}, weight="notable"),
    EventKind("goods_taken", {"seat": SEAT, "good": GOOD, "count": NUMBER}, weight="notable"),
)

EVENTS: Final = Events(*BASE, *ABBEY_MAYOR, *TRADERS_BUILDERS)
