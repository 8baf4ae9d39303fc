"""The board in plain characters, for a terminal: each tile is five columns by three rows (specification, section 3)."""

from __future__ import annotations

from typing import Any, Final

from jurade.games.carcassonne import tables as t
from jurade.games.carcassonne.drawing.land import Land
from jurade.games.carcassonne.drawing.tiles import ABBEY, TILES, anchor
from jurade.games.carcassonne.rules.board import Board

WIDTH: Final = 5
HEIGHT: Final = 3
OWNERS: Final[list[str]] = [colour["letter"] for colour in t.FACTS["players"]["colours"]]
LETTERS: Final[dict[str, str]] = {piece["id"]: piece["letter"] for piece in t.FACTS["pieces"]}
WIDE: Final = {t.CITY_EDGE: "CCC", t.ROAD_EDGE: ".|.", t.FIELD_EDGE: "..."}
NARROW: Final = {t.CITY_EDGE: "C", t.ROAD_EDGE: "-", t.FIELD_EDGE: "."}

# How a terminal colours the characters; pieces come last and win.
INK_OF: Final = {
    r"C": "dark_goldenrod",
    r"\.": "green4",
    r"[-|+#]": "grey66",
    r"\*": "bold deep_sky_blue1",
    r"\(K\)|\[A\]": "bold bright_red",
    r"(?<!\w)b[a-z](?!\w)": "bold white on blue",
    r"(?<!\w)r[a-z](?!\w)": "bold white on red",
    r"(?<!\w)g[a-z](?!\w)": "bold white on green",
    r"(?<!\w)y[a-z](?!\w)": "bold black on yellow",
    r"(?<!\w)k[a-z](?!\w)": "bold white on black",
    r"(?<!\w)e[a-z](?!\w)": "bold black on grey70",
}


def text_board(state: Board, seat: int) -> str:
    """The board with the coordinates of its cells on the margins; below it the tile drawn, in each of its turns.

    The row and the column of the tile laid last stand in brackets.
    """
    land = Land(state)
    west, east = min(tile.x for tile in land.tiles), max(tile.x for tile in land.tiles)
    north = min(tile.y for tile in land.tiles)
    rows = plain_board(land).split("\n")
    labels = [_margin(north + i // HEIGHT, land.fresh.y) if i % HEIGHT == 1 else "" for i in range(len(rows))]
    margin = max(len(label) for label in labels)
    head = " " * (margin + 1) + "".join(f"{_margin(x, land.fresh.x):^{WIDTH}}" for x in range(west, east + 1))
    board = [head.rstrip(), *(f"{label:>{margin}} {row}" for label, row in zip(labels, rows, strict=True))]
    return "\n".join(board + drawn_rows(state))


def _margin(number: int, last: int) -> str:
    return f"[{number}]" if number == last else str(number)


def drawn_rows(state: Board) -> list[str]:
    """The tile in hand, as it looks in each turn that makes a difference; nothing when there is none."""
    if state.drawn < 0:
        return []
    tile = t.TYPE_IDS[state.drawn]
    turns = TILES[tile]["rotations"]
    shown = [tile_rows(tile, rotation) for rotation in turns]
    head = "  ".join(f"{f'r{rotation}':^{WIDTH}}" for rotation in turns)
    return [
        "",
        f"{tile}  {head}",
        *(" " * (len(tile) + 2) + "  ".join(rows[k] for rows in shown) for k in range(HEIGHT)),
    ]


def plain_board(land: Land) -> str:
    """Tiles and pieces alone; spaces where there is no tile."""
    west, east = min(tile.x for tile in land.tiles), max(tile.x for tile in land.tiles)
    north, south = min(tile.y for tile in land.tiles), max(tile.y for tile in land.tiles)
    page = [[" "] * ((east - west + 1) * WIDTH) for _ in range((south - north + 1) * HEIGHT)]

    def put(x: int, y: int, row: int, column: int, characters: str) -> None:
        line = page[(y - north) * HEIGHT + row]
        start = (x - west) * WIDTH + column
        line[start : start + len(characters)] = characters

    for tile in land.tiles:
        for row, characters in enumerate(tile_rows(tile.tile, tile.rotation)):
            put(tile.x, tile.y, row, 0, characters)
    for seat, piece, segment in land.pieces():
        tile = land.tile_of(segment)
        x, y = anchor(tile.tile, tile.name_of(segment), tile.rotation)
        put(tile.x, tile.y, min(2, int(y // 34)), min(3, int(x // 25)), OWNERS[seat] + LETTERS[t.PIECES[piece]])
    for seat, vx, vy in land.barns():
        put(vx, vy, 0, 0, OWNERS[seat] + LETTERS["barn"])
    return "\n".join("".join(line).rstrip() for line in page)


def tile_rows(tile: str, rotation: int) -> tuple[str, str, str]:
    """One tile in characters."""
    if tile == ABBEY:
        return "+---+", "|[A]|", "+---+"
    facts, turn = TILES[tile], rotation // 90
    first = (t.TYPE_IDS.index(tile) * 4 + turn) * 4
    north, east, south, west = (t.SIDE[first + side] >> 12 for side in range(4))
    nw, ne, se, sw = ("." if t.CORNER[first + corner] >= 0 else "C" for corner in range(4))
    middle = _middle(facts, turn, west == t.ROAD_EDGE, east == t.ROAD_EDGE)
    return nw + WIDE[north] + ne, NARROW[west] + middle + NARROW[east], sw + WIDE[south] + se


def _middle(facts: dict[str, Any], turn: int, west: bool, east: bool) -> str:
    """What is in the middle, with the roads that leave to the west and east and the pennants beside it."""
    if facts["cloister"]:
        return "(K)"
    left, right = ("-" if is_road else "." for is_road in (west, east))
    pennants = sum(city["pennants"] for city in facts["cities"])
    if pennants and right == ".":
        right = "*"
        pennants -= 1
    if pennants and left == ".":
        left = "*"
    return left + _centre(facts, turn) + right


def _centre(facts: dict[str, Any], turn: int) -> str:
    shapes = facts["shapes"]
    if any(item["kind"] == "village" for item in shapes.get("decor", [])):
        return "#"
    upper = shapes.get("bridge")  # of two roads that cross, the one on the bridge is seen
    for road in sorted(facts["roads"], key=lambda road: road["id"] != upper):
        sides = sorted((t.SIDES.index(side) + turn) % 4 for side in road["edges"])
        if len(sides) == 2 and sides[1] - sides[0] == 2:
            return "|" if sides[0] == 0 else "-"
        if len(sides) >= 2:
            return "+"
    return "C" if any(len(city["edges"]) >= 2 for city in facts["cities"]) else "."
