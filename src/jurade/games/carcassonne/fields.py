"""The fields of a position, each once: what it is called, how it is written.

A position written by hand needs ``tiles`` alone; whatever else is left out has the value of a quiet moment::

    {"tiles": [["bg_e", 0, 0, 0], ["bg_b", 0, 1, 0]],       tile, x, y, rotation; any order, abbeys too
     "pieces": [[0, "mayor", 0, 0, "c0"]],                  seat, piece, x, y, segment
     "barns": [[1, 2, -1]],                                 seat, junction
     "abbeys": [0],                                         seats that still hold theirs
     "scores": [7, 0],
     "active": 0, "drawn": "bg_e"}                          then it is time to place; without it, to start

The pile is what the chosen sets hold beyond the tiles laid, drawn and discarded; supplies are what is not on the board.
"""

from __future__ import annotations

from typing import Any, Final

from jurade.core import fields as f
from jurade.core.errors import shown
from jurade.core.fields import Field, Fields, Flag, Maybe, OneName, Own, Whole, fail
from jurade.core.game import Position
from jurade.core.options import Values
from jurade.games.carcassonne import soundness
from jurade.games.carcassonne import tables as t
from jurade.games.carcassonne.options import rules_of
from jurade.games.carcassonne.rules import board as b
from jurade.games.carcassonne.rules.abbey import lay_abbey
from jurade.games.carcassonne.rules.barns import place_barn
from jurade.games.carcassonne.rules.deploying import deploy, deployments
from jurade.games.carcassonne.rules.laying import lay, placements
from jurade.games.carcassonne.rules.state import CarcassonneState
from jurade.games.carcassonne.rules.wagon import destinations, segment_at

ABBEY: Final = t.TYPE_IDS[t.ABBEY]


# ---- how numbers are written


class Seat(f.Codec):
    """A seat by its number."""

    def dump(self, state: Any, value: int) -> int:
        return value

    def read(self, state: Any, given: object, where: str) -> int:
        return f.check_number(given, where, 0, state.seats - 1)


class PartOfTurn(Whole):
    """The first part of a turn or the second; counted from 0 inside."""

    def dump(self, state: Any, value: int) -> int:
        return value + 1

    def read(self, state: Any, given: object, where: str) -> int:
        return super().read(state, given, where) - 1


class Tile(OneName):
    """A tile by its name; without inner meadows two names mean other types."""

    def read(self, state: Any, given: object, where: str) -> int:
        name = t.TYPE_IDS[super().read(state, given, where)]
        return t.type_named(name, bool(state.rules & b.WITH_INNER_MEADOWS))


SEAT: Final = Seat()
SEATS: Final = f.SetOfSeats()
LAND: Final = Tile(t.TYPE_IDS[: t.ABBEY])
PIECE: Final = OneName(t.PIECES[: t.BARN])
SEGMENT: Final = OneName(t.CODES)
SOURCE: Final = OneName(b.SOURCES)
COORDINATE: Final = Whole(-b.REACH, b.REACH)


def _rows(given: object, where: str, form: str) -> list[list[Any]]:
    """A list of lists of one form, for example ``[seat, x, y]``."""
    rows = f.check_list(given, where)
    if not all(isinstance(row, list) and len(row) == form.count(",") + 1 for row in rows):
        fail(f"{where} is a list of {form}")
    return rows


def _dump_spot(at: int) -> list[int]:
    return [b.x_of(at), b.y_of(at)]


def _read_spot(x: object, y: object, where: str) -> int:
    x, y = (COORDINATE.read(None, number, f"a coordinate in {where}") for number in (x, y))
    return b.spot(x, y)


def _dump_segment(state: CarcassonneState, segment: int) -> list[Any]:
    key = state.key_of(segment)
    return [*_dump_spot(key >> 4), t.CODES[key & 15]]


def _read_segment(state: CarcassonneState, x: object, y: object, name: object, where: str) -> int:
    at = _read_spot(x, y, where)
    segment = segment_at(state, at << 4 | SEGMENT.read(state, name, f"a segment in {where}"))
    if segment < 0:
        fail(f"there is no segment {name} at {b.cell_name(at)}")
    return segment


# ---- tiles


def _dump_tiles(state: CarcassonneState, at: int) -> list[list[Any]]:
    """By cell, so that equal positions look alike."""
    entries = sorted(state.tiles[: state.laid], key=b.spot_of)
    return [
        [t.TYPE_IDS[b.type_of(entry)], *_dump_spot(b.spot_of(entry)), (b.form_of(entry) & 3) * 90] for entry in entries
    ]


def _read_tiles(state: CarcassonneState, at: int, given: Any, where: str) -> None:
    """Lay the land tiles in the order given, then the abbeys; the last row is the last tile unless said otherwise."""
    rows = _rows(given, where, "[tile, x, y, rotation]")
    cells = [_read_spot(x, y, where) for _, x, y, _ in rows]
    soundness.check_cells(cells)
    soundness.check_abbeys_laid(state, sum(row[0] == ABBEY for row in rows))
    for (name, _, _, rotation), spot in sorted(zip(rows, cells, strict=True), key=lambda row: row[0][0] == ABBEY):
        if type(rotation) is not int or rotation not in (0, 90, 180, 270):
            fail(f"a rotation is 0, 90, 180 or 270, not {shown(rotation)}")
        if name == ABBEY:
            soundness.check_hole(state, spot)
            lay_abbey(state, spot)
        else:
            kind = _taken(state, name, f"a tile in {where}")
            form = kind * 4 + t.REDUCED[kind * 4 + rotation // 90]
            soundness.check_edges(state, form, spot)
            lay(state, kind, form & 3, spot)
    state.fresh = state.tile_at(cells[-1])


def _taken(state: CarcassonneState, name: object, where: str) -> int:
    """The type of a land tile, which leaves the pile."""
    kind = LAND.read(state, name, where)
    if not state.take_from_pile(kind):
        fail(f"there are not so many tiles {name} in the chosen sets")
    return kind


def _dump_last_tile(state: CarcassonneState, at: int) -> list[int]:
    return _dump_spot(b.spot_of(state.tiles[state.fresh]))


def _read_last_tile(state: CarcassonneState, at: int, given: Any, where: str) -> None:
    x, y = f.check_list(given, where, 2)
    state.fresh = state.tile_at(_read_spot(x, y, where))
    if state.fresh < 0:
        fail(f"there is no tile at {x},{y}, where the last one is said to lie")


def _dump_drawn(state: CarcassonneState, at: int) -> str | None:
    return t.TYPE_IDS[state.drawn] if state.drawn >= 0 else None


def _read_drawn(state: CarcassonneState, at: int, given: Any, where: str) -> None:
    state.drawn = -1 if given is None else _taken(state, given, where)


def _dump_discarded(state: CarcassonneState, at: int) -> list[str]:
    return sorted(t.TYPE_IDS[kind] for kind in state.discarded)


def _read_discarded(state: CarcassonneState, at: int, given: Any, where: str) -> None:
    for kind in sorted(_taken(state, name, f"a tile in {where}") for name in f.check_list(given, where)):
        state.discard(kind)


# ---- pieces


def _dump_pieces(state: CarcassonneState, at: int) -> list[list[Any]]:
    """Every piece on a segment, by cell and segment."""
    standing = sorted((segment for segment in range(state.segments) if state.piece[segment]), key=state.key_of)
    owned = ((state.piece[segment] - 1, segment) for segment in standing)
    return [[piece >> 3, t.PIECES[piece & 7], *_dump_segment(state, segment)] for piece, segment in owned]


def _read_pieces(state: CarcassonneState, at: int, given: Any, where: str) -> None:
    for owner, name, x, y, code in _rows(given, where, "[seat, piece, x, y, segment]"):
        seat = SEAT.read(state, owner, f"a seat in {where}")
        piece = PIECE.read(state, name, f"a piece in {where}")
        segment = _read_segment(state, x, y, code, where)
        if not state.in_supply(seat, piece):
            fail(f"seat {seat} has not so many pieces of the kind {name}")
        soundness.check_piece(state, piece, segment)
        deploy(state, seat, piece, segment)


def _dump_barns(state: CarcassonneState, at: int) -> list[list[int]]:
    return [[seat, *_dump_spot(junction)] for seat, junction in enumerate(state.barns) if junction]


def _read_barns(state: CarcassonneState, at: int, given: Any, where: str) -> None:
    for owner, x, y in _rows(given, where, "[seat, x, y]"):
        seat, junction = SEAT.read(state, owner, f"a seat in {where}"), _read_spot(x, y, where)
        soundness.check_barn(state, seat, junction)
        place_barn(state, seat, junction)


def _dump_abbeys(state: CarcassonneState, at: int) -> list[int]:
    return [seat for seat in range(state.seats) if state.has_abbey(seat)]


def _read_abbeys(state: CarcassonneState, at: int, given: Any, where: str) -> None:
    holders = SEATS.read(state, given, where)
    if holders and not state.rules & b.WITH_ABBEY_MAYOR:
        fail("nobody holds an abbey without the set abbey_mayor")
    for seat in range(state.seats):
        if state.has_abbey(seat) and not holders >> seat & 1:
            state.supply[seat] -= b.ABBEY_UNIT


def _dump_waiting(state: CarcassonneState, at: int) -> list[list[Any]]:
    waiting = (seat for seat in range(state.seats) if state.waiting >> seat & 1)
    return [[seat, *_dump_segment(state, state.wagons[seat])] for seat in waiting]


def _read_waiting(state: CarcassonneState, at: int, given: Any, where: str) -> None:
    """A wagon whose feature was scored stands beside the board until its owner has decided."""
    for owner, x, y, code in _rows(given, where, "[seat, x, y, segment]"):
        seat, segment = SEAT.read(state, owner, f"a seat in {where}"), _read_segment(state, x, y, code, where)
        soundness.check_waiting(state, seat, segment)
        state.supply[seat] -= b.UNIT_OF[t.WAGON]
        state.wagons[seat] = segment
        state.waiting |= 1 << seat


# ---- goods and points, by seat


def _dump_goods(state: CarcassonneState, at: int) -> list[list[int]]:
    return [list(state.goods[3 * seat : 3 * seat + 3]) for seat in range(state.seats)]


def _read_goods(state: CarcassonneState, at: int, given: Any, where: str) -> None:
    for seat, counts in enumerate(f.check_list(given, where, state.seats)):
        for good, count in enumerate(f.check_list(counts, f"the goods of seat {seat}", len(t.GOODS))):
            state.goods[seat * 3 + good] = f.check_number(count, t.GOODS[good], 0, 9)


def _dump_scores(state: CarcassonneState, at: int) -> list[int]:
    return list(state.scores())


def _read_scores(state: CarcassonneState, at: int, given: Any, where: str) -> None:
    """Earned earlier, until their sources are read."""
    for seat, points in enumerate(f.check_list(given, where, state.seats)):
        state.tally[seat * b.SOURCE_COUNT + b.BY_EARLIER] = f.check_number(points, "a score", 0, f.MOST)


def _dump_sources(state: CarcassonneState, at: int) -> list[dict[str, int]]:
    """Those that brought something."""
    rows = (state.tally[seat * b.SOURCE_COUNT : (seat + 1) * b.SOURCE_COUNT] for seat in range(state.seats))
    return [{name: points for name, points in zip(b.SOURCES, row, strict=True) if points} for row in rows]


def _read_sources(state: CarcassonneState, at: int, given: Any, where: str) -> None:
    for seat, sources in enumerate(f.check_list(given, where, state.seats)):
        if not isinstance(sources, dict):
            fail(f"the sources of seat {seat} are a JSON object, for example {{'city': 4}}, not {shown(sources)}")
        first = seat * b.SOURCE_COUNT
        state.tally[first + b.BY_EARLIER] = 0
        for name, points in sources.items():
            source = SOURCE.read(state, name, f"a source of seat {seat}")
            state.tally[first + source] = f.check_number(points, name, 0, f.MOST)


# ---- the list

FIELDS: Final = Fields(
    Field("phase", OneName(b.PHASES)),
    Field("active", SEAT),
    Field("turn", Whole()),
    Field("part", PartOfTurn(1, 2)),
    Field("extra", Flag()),
    Field("last", Maybe(SEAT)),
    Own("tiles", _dump_tiles, _read_tiles, "tiles"),
    Own("last_tile", _dump_last_tile, _read_last_tile, "fresh"),
    Own("drawn", _dump_drawn, _read_drawn, "drawn"),
    Own("discarded", _dump_discarded, _read_discarded, "discarded"),
    Own("pieces", _dump_pieces, _read_pieces, "piece"),
    Own("barns", _dump_barns, _read_barns, "barns"),
    Own("abbeys", _dump_abbeys, _read_abbeys, "supply"),
    Own("waiting", _dump_waiting, _read_waiting, "waiting", "wagons"),
    Own("goods", _dump_goods, _read_goods, "goods"),
    Own("scores", _dump_scores, _read_scores),
    Own("sources", _dump_sources, _read_sources, "tally"),
    # Options, what the tiles tell of the land, the rest of the pile, and the legal actions.
    derived=(
        "seats", "rules", "mover", "left", "laid", "segments", "holes", "crossings", "twins", "grid", "feature", "ring",
        "holder", "claims", "sums", "front", "pile", "moves",
    ),
    needed=("tiles",),
)  # fmt: skip


def undump(position: Position, seats: int, options: Values) -> CarcassonneState:
    """The state of a position, or BadPosition with a sentence that says what cannot be."""
    state = CarcassonneState(seats, rules_of(options))
    state.fill_supplies()
    state.fill_pile()
    FIELDS.read(state, position, "a position of carcassonne")
    if "phase" not in position:
        state.phase = b.PLACE if state.drawn >= 0 else b.START
    if "scores" in position and position["scores"] != list(state.scores()):
        fail(f"the sources add up to {list(state.scores())}, the scores are {shown(position['scores'])}")
    soundness.check(state)
    _come_to_rest(state)
    return state


def _come_to_rest(state: CarcassonneState) -> None:
    """The legal actions of the phase; a phase without a decision cannot be at rest.  ``start`` runs on to the draw."""
    seat = state.active
    if state.phase == b.START:
        state.begin_part()
    elif state.phase == b.PLACE:
        _ask(state, seat, placements(state, state.drawn), 1, f"the tile {t.TYPE_IDS[state.drawn]} fits nowhere (R3)")
    elif state.phase == b.DEPLOY:
        _ask(state, seat, deployments(state, seat), 2, f"seat {seat} has nothing to deploy (section 5)")
    elif state.phase == b.MOVE_WAGON:
        while not state.waiting >> seat & 1:
            seat = state.next_seat(seat)
        _ask(state, seat, destinations(state, seat), 2, f"the wagon of seat {seat} has no destination (R51)")
    elif state.phase == b.END_ABBEY:
        state.ask_last_abbey(seat)


def _ask(state: CarcassonneState, seat: int, moves: Any, least: int, otherwise: str) -> None:
    if len(moves) < least:
        fail(otherwise)
    state.ask(state.phase, seat, moves)


def conserved(state: CarcassonneState) -> dict[str, tuple[int, int]]:
    """Tiles and pieces add up (specification, section 11, invariants 1 and 2)."""
    abbeys = soundness.count_abbeys(state)
    tiles = state.laid - abbeys + state.left + (state.drawn >= 0) + len(state.discarded)
    held = len(_dump_abbeys(state, -1))
    found = {
        "tiles": (tiles, b.tiles_in_play(state.rules)),
        "abbeys": (abbeys + held, state.seats if state.rules & b.WITH_ABBEY_MAYOR else 0),
    }
    fresh = CarcassonneState(state.seats, state.rules)
    fresh.fill_supplies()
    rows = _dump_pieces(state, -1)
    for seat in range(state.seats):
        for piece, name in enumerate(t.PIECES):
            count = state.in_supply(seat, piece) + sum(row[:2] == [seat, name] for row in rows)
            count += piece == t.WAGON and bool(state.waiting >> seat & 1)
            count += piece == t.BARN and state.barns[seat] != 0
            found[f"{name} of seat {seat}"] = (count, fresh.in_supply(seat, piece))
    return found
