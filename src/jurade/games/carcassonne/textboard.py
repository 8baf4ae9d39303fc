"""The board in plain characters, for a terminal: each tile is five columns by three rows (specification, section 3)."""

from __future__ import annotations

from typing import Any, Final

from jurade.games.carcassonne.board import Board
from jurade.games.carcassonne.drawing.land import Land
from jurade.games.carcassonne.drawing.tiles import ABBEY, TILES, anchor
from jurade.games.carcassonne.tables import CORNER_PORTS, FACTS, PIECES, SIDES, TYPE_IDS

WIDTH: Final = 5
HEIGHT: Final = 3
PORTS: Final[list[str]] = FACTS["geometry"]["ports"]
OWNERS: Final[list[str]] = [colour["letter"] for colour in FACTS["players"]["colours"]]
LETTERS: Final[dict[str, str]] = {piece["id"]: piece["letter"] for piece in FACTS["pieces"]}


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
    """The board with the coordinates of its cells on the margins; below it the tile drawn, in each of its turns."""
    land = Land(state)
    west, east = min(tile.x for tile in land.tiles), max(tile.x for tile in land.tiles)
    north = min(tile.y for tile in land.tiles)
    rows = plain_board(land).split("\n")
    labels = [str(north + i // HEIGHT) if i % HEIGHT == 1 else "" for i in range(len(rows))]
    margin = max(len(label) for label in labels)
    head = " " * (margin + 1) + "".join(f"{x:^{WIDTH}}" for x in range(west, east + 1))
    board = [head.rstrip(), *(f"{label:>{margin}} {row}" for label, row in zip(labels, rows, strict=True))]
    return "\n".join(board + drawn_rows(state))


def drawn_rows(state: Board) -> list[str]:
    """The tile in hand, as it looks in each turn that makes a difference; nothing when there is none."""
    if state.drawn < 0:
        return []
    tile = TYPE_IDS[state.drawn]
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
        x, y = anchor(tile.tile, land.name_of(segment), tile.rotation)
        put(tile.x, tile.y, min(2, int(y // 34)), min(3, int(x // 25)), OWNERS[seat] + LETTERS[PIECES[piece]])
    for seat, vx, vy in land.barns():
        put(vx, vy, 0, 0, OWNERS[seat] + LETTERS["barn"])
    return "\n".join("".join(line).rstrip() for line in page)


def tile_rows(tile: str, rotation: int) -> tuple[str, str, str]:
    """One tile in characters."""
    if tile == ABBEY:
        return "+---+", "|[A]|", "+---+"
    facts = TILES[tile]
    turn = rotation // 90
    edges = {side: facts["edges"][SIDES[(k - turn) % 4]] for k, side in enumerate(SIDES)}
    corners = {corner: "." if _is_meadow(facts, corner, turn) else "C" for corner in CORNER_PORTS}
    wide = {"city": "CCC", "road": ".|.", "field": "..."}
    narrow = {"city": "C", "road": "-", "field": "."}
    return (
        corners["nw"] + wide[edges["N"]] + corners["ne"],
        narrow[edges["W"]] + _middle(facts, turn, edges) + narrow[edges["E"]],
        corners["sw"] + wide[edges["S"]] + corners["se"],
    )


def _is_meadow(facts: dict[str, Any], corner: str, turn: int) -> bool:
    """Do both ports of a corner of the turned tile belong to one meadow?"""
    printed = {PORTS[(PORTS.index(port) - 2 * turn) % 8] for port in CORNER_PORTS[corner]}
    return any(printed <= set(field["ports"]) for field in facts["fields"])


def _middle(facts: dict[str, Any], turn: int, edges: dict[str, str]) -> str:
    """What is in the middle, with the roads that leave to the west and east and the pennants beside it."""
    if facts["cloister"]:
        return "(K)"
    left, right = ("-" if edges[side] == "road" else "." for side in ("W", "E"))
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
        sides = sorted((SIDES.index(side) + turn) % 4 for side in road["edges"])
        if len(sides) == 2 and sides[1] - sides[0] == 2:
            return "|" if sides[0] == 0 else "-"
        if len(sides) >= 2:
            return "+"
    return "C" if any(len(city["edges"]) >= 2 for city in facts["cities"]) else "."
