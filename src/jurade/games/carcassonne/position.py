"""Positions as JSON values: readable, complete, and checked when read.

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

from typing import Any, Final, NoReturn

from jurade.core.errors import BadPosition, short, shown
from jurade.core.game import Position
from jurade.games.carcassonne.abbey import lay_abbey, may_lay_abbey, with_holes
from jurade.games.carcassonne.actions import PASS
from jurade.games.carcassonne.barns import junction_meadow, place_barn
from jurade.games.carcassonne.board import (
    ABBEY_UNIT,
    BY_EARLIER,
    DEPLOY,
    DRAW,
    END_ABBEY,
    FINISHED,
    FIRST,
    MOVE_WAGON,
    PHASES,
    PLACE,
    REACH,
    SOURCE_COUNT,
    SOURCES,
    START,
    STEP,
    UNIT_OF,
    WITH_ABBEY_MAYOR,
    WITH_END_ROUND,
    WITH_INNER_MEADOWS,
    WITH_TRADERS_BUILDERS,
    cell_name,
    form_of,
    spot,
    spot_of,
    tiles_in_play,
    type_of,
    x_of,
    y_of,
)
from jurade.games.carcassonne.deploying import deploy, deployments
from jurade.games.carcassonne.laying import is_hole, lay, placements, wanted_at
from jurade.games.carcassonne.soundness import SOUND, what_clashes, what_is_misplaced, what_is_unsound
from jurade.games.carcassonne.state import CarcassonneState
from jurade.games.carcassonne.tables import (
    ABBEY,
    BARN,
    CODES,
    FIELD,
    GOODS,
    PIECES,
    REDUCED,
    TYPE_IDS,
    WAGON,
    type_named,
)
from jurade.games.carcassonne.wagon import destinations, segment_at

FIELDS: Final = (
    "phase",
    "active",
    "turn",
    "part",
    "extra",
    "last",
    "tiles",
    "last_tile",
    "drawn",
    "discarded",
    "pieces",
    "barns",
    "abbeys",
    "waiting",
    "goods",
    "scores",
    "sources",
)


# ---- writing


def dump(state: CarcassonneState) -> Position:
    """The whole state; lists are sorted by cell or seat, so that equal positions look alike."""
    fresh = spot_of(state.tiles[state.fresh])
    seats = range(state.seats)
    return {
        "phase": PHASES[state.phase],
        "active": int(state.active),
        "turn": int(state.turn),
        "part": int(state.part) + 1,
        "extra": bool(state.extra),
        "last": int(state.last) if state.last >= 0 else None,
        "tiles": sorted((tile_row(entry) for entry in state.tiles[: state.laid]), key=lambda row: (row[1], row[2])),
        "last_tile": [int(x_of(fresh)), int(y_of(fresh))],
        "drawn": TYPE_IDS[state.drawn] if state.drawn >= 0 else None,
        "discarded": sorted(TYPE_IDS[kind] for kind in state.discarded),
        "pieces": piece_rows(state),
        "barns": [[seat, int(x_of(at)), int(y_of(at))] for seat in seats if (at := state.barns[seat])],
        "abbeys": [seat for seat in seats if state.has_abbey(seat)],
        "waiting": [[seat, *segment_row(state, state.wagons[seat])] for seat in seats if state.waiting >> seat & 1],
        "goods": [[int(state.goods[seat * 3 + good]) for good in range(3)] for seat in seats],
        "scores": [int(points) for points in state.scores()],
        "sources": [
            {name: int(points) for k, name in enumerate(SOURCES) if (points := state.tally[seat * SOURCE_COUNT + k])}
            for seat in seats
        ],
    }


def tile_row(entry: int) -> list[Any]:
    at = spot_of(entry)
    return [TYPE_IDS[type_of(entry)], int(x_of(at)), int(y_of(at)), int(form_of(entry) & 3) * 90]


def segment_row(state: CarcassonneState, segment: int) -> list[Any]:
    at = state.key_of(segment) >> 4
    return [int(x_of(at)), int(y_of(at)), state.segment_name(segment)]


def piece_rows(state: CarcassonneState) -> list[list[Any]]:
    """Every piece on a segment, by cell and segment."""
    standing = [segment for segment in range(state.segments) if state.piece[segment]]
    return [
        [(state.piece[segment] - 1) >> 3, PIECES[(state.piece[segment] - 1) & 7], *segment_row(state, segment)]
        for segment in sorted(standing, key=state.key_of)
    ]


def conserved(state: CarcassonneState) -> dict[str, tuple[int, int]]:
    """Tiles and pieces add up (specification, section 11, invariants 1 and 2)."""
    tiles = [entry for entry in state.tiles[: state.laid] if type_of(entry) != ABBEY]
    abbeys = state.laid - len(tiles)
    held = sum(state.has_abbey(seat) for seat in range(state.seats))
    found = {
        "tiles": (
            len(tiles) + int(state.left) + (state.drawn >= 0) + len(state.discarded),
            tiles_in_play(state.rules),
        ),
        "abbeys": (int(abbeys) + held, state.seats if state.rules & WITH_ABBEY_MAYOR else 0),
    }
    fresh = CarcassonneState(state.seats, state.rules)
    fresh.fill_supplies()
    rows = piece_rows(state)
    for seat in range(state.seats):
        for piece, name in enumerate(PIECES):
            count = int(state.in_supply(seat, piece)) + sum(row[:2] == [seat, name] for row in rows)
            count += piece == WAGON and bool(state.waiting >> seat & 1)
            count += piece == BARN and state.barns[seat] != 0
            found[f"{name} of seat {seat}"] = (int(count), int(fresh.in_supply(seat, piece)))
    return found


# ---- reading


def undump(position: Position, seats: int, rules: int) -> CarcassonneState:
    """The state of a position, or BadPosition with a sentence that says what cannot be."""
    given = Reader(position, seats)
    state = CarcassonneState(seats, rules)
    state.fill_supplies()
    state.fill_pile()
    lay_tiles(state, given)
    take_tiles(state, given)
    put_pieces(state, given)
    count_points(state, given)
    set_phase(state, given)
    wrong = what_is_unsound(state)
    if wrong != SOUND:
        fail(wrong)
    come_to_rest(state)
    return state


def fail(sentence: str) -> NoReturn:
    raise BadPosition(sentence)


class Reader:
    """The fields of a position, each in its own type or refused."""

    def __init__(self, position: Position, seats: int) -> None:
        for name in position:
            if name not in FIELDS:
                fail(f"a position of carcassonne has no '{short(str(name))}'; it has {', '.join(FIELDS)}")
        self.position = position
        self.seats = seats

    def has(self, name: str) -> bool:
        return self.position.get(name) is not None

    def number(self, name: str, default: int, most: int) -> int:
        return check_number(self.position.get(name, default), f"'{name}'", most)

    def seat(self, value: object) -> int:
        return check_number(value, "a seat", self.seats - 1)

    def rows(self, name: str, width: int, form: str) -> list[list[Any]]:
        """A list of lists of one width."""
        rows = self.position.get(name, [])
        if not isinstance(rows, list) or not all(isinstance(row, list) and len(row) == width for row in rows):
            fail(f"'{name}' is a list of {form}")
        return rows

    def by_seat(self, name: str) -> list[Any]:
        values = self.position[name]
        if not isinstance(values, list) or len(values) != self.seats:
            fail(f"'{name}' is a list with one entry for each of the {self.seats} seats")
        return values


def check_number(value: object, name: str, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        fail(f"{name} is a whole number from 0 to {most}, not {shown(value)}")
    return value


def check_name(value: object, allowed: list[str]) -> str:
    if not isinstance(value, str) or value not in allowed:
        fail(f"{shown(value)} is none of {', '.join(allowed)}")
    return value


def check_tile(value: object) -> str:
    if not isinstance(value, str) or value not in TYPE_IDS:
        fail(f"{shown(value)} is no tile; tiles are called bg_d, am_k, ic_a, tb_x and the like, and abbey")
    return value


def check_land(state: CarcassonneState, value: object) -> int:
    """The type of a land tile, which the abbey is not."""
    name = check_tile(value)
    if name == TYPE_IDS[ABBEY]:
        fail("an abbey is never drawn nor discarded")
    return type_named(name, bool(state.rules & WITH_INNER_MEADOWS))


def check_spot(x: object, y: object) -> int:
    for number in (x, y):
        if not isinstance(number, int) or isinstance(number, bool) or abs(number) > REACH:
            fail(f"a coordinate is a whole number from -{REACH} to {REACH}, not {shown(number)}")
    assert isinstance(x, int)
    assert isinstance(y, int)
    return int(spot(x, y))


# ---- tiles


def lay_tiles(state: CarcassonneState, given: Reader) -> None:
    """Lay the land tiles in the order given, then the abbeys; the last tile is the last row unless said otherwise."""
    rows = given.rows("tiles", 4, "[tile, x, y, rotation]")
    if not rows:
        fail("a position has at least one tile")
    check_cells([check_spot(x, y) for _, x, y, _ in rows])
    last = given.position.get("last_tile", rows[-1][1:3])
    for name, x, y, rotation in sorted(rows, key=lambda row: row[0] == TYPE_IDS[ABBEY]):
        at = check_spot(x, y)
        if type(rotation) is not int or rotation not in (0, 90, 180, 270):
            fail(f"a rotation is 0, 90, 180 or 270, not {shown(rotation)}")
        if check_tile(name) == TYPE_IDS[ABBEY]:
            lay_given_abbey(state, at)
            continue
        kind = check_land(state, name)
        form = kind * 4 + REDUCED[kind * 4 + rotation // 90]
        take(state, kind)
        wrong = what_clashes(state, form, at)
        if wrong != SOUND:
            fail(wrong)
        lay(state, kind, form & 3, at)
    if not isinstance(last, list) or len(last) != 2:
        fail("'last_tile' is [x, y]")
    state.fresh = state.tile_at(check_spot(*last))
    if state.fresh < 0:
        fail(f"there is no tile at {last[0]},{last[1]}, where the last one is said to lie")
    hold_abbeys(state, given)


def check_cells(cells: list[int]) -> None:
    """One tile a cell, and the land in one piece (R2)."""
    apart = set(cells)
    if len(apart) < len(cells):
        twice = next(at for at in cells if cells.count(at) > 1)
        fail(f"two tiles lie at {cell_name(twice)}")
    reached = [cells[0]]
    apart.remove(cells[0])
    for at in reached:
        for step in STEP:
            if at + step in apart:
                apart.remove(at + step)
                reached.append(at + step)
    if apart:
        fail(f"the tile at {cell_name(min(apart))} is not connected with the others (R2)")


def lay_given_abbey(state: CarcassonneState, at: int) -> None:
    if not state.rules & WITH_ABBEY_MAYOR:
        fail("there are no abbeys without the set abbey_mayor")
    if count_abbeys(state) == state.seats:
        fail(f"{state.seats} seats have {state.seats} abbeys; there is one too many at {cell_name(at)}")
    if not is_hole(wanted_at(state, at)):
        fail(f"the abbey at {cell_name(at)} needs a land tile on each of its four sides (R31)")
    lay_abbey(state, at)


def count_abbeys(state: CarcassonneState) -> int:
    return sum(type_of(entry) == ABBEY for entry in state.tiles[: state.laid])


def hold_abbeys(state: CarcassonneState, given: Reader) -> None:
    """The seats that laid their abbeys; all still hold theirs while none is laid."""
    laid = count_abbeys(state)
    if not state.rules & WITH_ABBEY_MAYOR:
        if given.has("abbeys") and given.position["abbeys"] != []:
            fail("nobody holds an abbey without the set abbey_mayor")
        return
    holders = given.position.get("abbeys", list(range(state.seats)))
    if not isinstance(holders, list):
        fail("'abbeys' is the list of the seats that still hold theirs")
    seats = {given.seat(holder) for holder in holders}
    if len(seats) != len(holders) or len(seats) + laid != state.seats:
        fail(f"{laid} abbeys are laid, so {state.seats - laid} seats hold theirs; 'abbeys' lists {shown(holders)}")
    for seat in range(state.seats):
        if seat not in seats:
            state.supply[seat] -= ABBEY_UNIT


def take(state: CarcassonneState, kind: int) -> None:
    if not state.take_from_pile(kind):
        fail(f"there are not so many tiles {TYPE_IDS[kind]} in the chosen sets")


def take_tiles(state: CarcassonneState, given: Reader) -> None:
    """The tile in hand and the discarded ones."""
    discarded = given.position.get("discarded", [])
    if not isinstance(discarded, list):
        fail("'discarded' is a list of tiles")
    for kind in sorted(check_land(state, name) for name in discarded):
        take(state, kind)
        state.discard(kind)
    if given.has("drawn"):
        state.drawn = check_land(state, given.position["drawn"])
        take(state, state.drawn)


# ---- pieces


def put_pieces(state: CarcassonneState, given: Reader) -> None:
    """Pieces on segments, barns on junctions, wagons that wait, goods."""
    for owner, name, x, y, code in given.rows("pieces", 5, "[seat, piece, x, y, segment]"):
        seat = given.seat(owner)
        piece = PIECES.index(check_name(name, PIECES[:BARN]))
        segment = read_segment(state, x, y, code)
        if not state.in_supply(seat, piece):
            fail(f"seat {seat} has not so many pieces of the kind {name}")
        wrong = what_is_misplaced(state, piece, segment)
        if wrong != SOUND:
            fail(wrong)
        deploy(state, seat, piece, segment)
    for owner, x, y in given.rows("barns", 3, "[seat, x, y]"):
        seat, junction = given.seat(owner), check_spot(x, y)
        if not state.in_supply(seat, BARN):
            fail(f"seat {seat} has no barn left to stand at {x},{y}")
        if junction_meadow(state, junction) < 0:
            fail(f"{x},{y} is no meadow junction, where four tiles meet and all four corners are meadow (R40)")
        place_barn(state, seat, junction)
    for owner, x, y, code in given.rows("waiting", 4, "[seat, x, y, segment]"):
        put_waiting_wagon(state, given.seat(owner), read_segment(state, x, y, code))
    if given.has("goods"):
        for seat, counts in enumerate(given.by_seat("goods")):
            if not isinstance(counts, list) or len(counts) != len(GOODS):
                fail(f"the goods of a seat are [{', '.join(GOODS)}]")
            for good, count in enumerate(counts):
                state.goods[seat * 3 + good] = check_number(count, GOODS[good], 9)


def read_segment(state: CarcassonneState, x: object, y: object, code: object) -> int:
    at = check_spot(x, y)
    segment = int(segment_at(state, at << 4 | CODES.index(check_name(code, CODES))))
    if segment < 0:
        fail(f"there is no segment {code} at {cell_name(at)}")
    return segment


def put_waiting_wagon(state: CarcassonneState, seat: int, segment: int) -> None:
    """A wagon whose feature was scored stands beside the board until its owner has decided."""
    if not state.in_supply(seat, WAGON):
        fail(f"the wagon of seat {seat} cannot wait and stand elsewhere")
    feature = int(state.feature[segment])
    if state.kind_of(segment) == FIELD or not state.is_feature_complete(feature):
        fail(f"the wagon of seat {seat} waits, but its feature is not complete (R50)")
    state.supply[seat] -= UNIT_OF[WAGON]
    state.wagons[seat] = segment
    state.waiting |= 1 << seat


# ---- points and phase


def count_points(state: CarcassonneState, given: Reader) -> None:
    """Scores with their sources, or without: then they were earned earlier."""
    scores = (
        [check_number(points, "a score", 10**6) for points in given.by_seat("scores")] if given.has("scores") else []
    )
    if given.has("sources"):
        for seat, sources in enumerate(given.by_seat("sources")):
            if not isinstance(sources, dict):
                fail('the sources of a seat are an object, for example {"city": 4}')
            for name, points in sources.items():
                source = SOURCES.index(check_name(name, SOURCES))
                state.tally[seat * SOURCE_COUNT + source] = check_number(points, name, 10**6)
            if scores and scores[seat] != state.points(seat):
                fail(f"the sources of seat {seat} add up to {state.points(seat)}, its score is {scores[seat]}")
    else:
        for seat, points in enumerate(scores):
            state.tally[seat * SOURCE_COUNT + BY_EARLIER] = points


def set_phase(state: CarcassonneState, given: Reader) -> None:
    """Whose part it is, and which step of it."""
    builders = bool(state.rules & WITH_TRADERS_BUILDERS)
    state.active = given.seat(given.position.get("active", 0))
    state.mover = state.active
    state.turn = given.number("turn", 0, 10**6)
    state.part = given.number("part", 1, 2) - 1
    extra = given.position.get("extra", False)
    if not isinstance(extra, bool) or state.part < 0:
        fail("'part' is 1 or 2, 'extra' is true or false")
    state.extra = int(extra)
    if (state.part or extra) and not builders:
        fail("a second part needs a builder, and the game is played without traders_builders (R73)")
    if given.has("last"):
        state.last = given.seat(given.position["last"])
        if state.left > 0:
            fail("'last' belongs to the end round, and the pile is not empty")
    quiet = PHASES[PLACE] if state.drawn >= 0 else PHASES[START]
    state.phase = PHASES.index(check_name(given.position.get("phase", quiet), PHASES))
    if (state.drawn >= 0) != (state.phase == PLACE):
        fail("a tile is drawn in the phase 'place', and in no other")
    if bool(state.waiting) != (state.phase == MOVE_WAGON):
        fail("wagons wait in the phase 'wagon', and in no other")


def come_to_rest(state: CarcassonneState) -> None:
    """The legal actions of the phase; a phase without a decision cannot be at rest.  ``start`` runs on to the draw."""
    seat = state.active
    if state.phase == FIRST:
        if state.laid != 1 or state.turn != 0:
            fail("the first player is drawn before anything else happens")
    elif state.phase == START:
        if not may_lay_abbey(state, seat) and state.left == 0:
            fail("the pile is empty and no abbey can be laid: there is nothing to start")
        if state.left == 0 and state.part == 0:
            fail("the pile is empty: no new turn begins (section 8)")
        state.begin_part()
    elif state.phase == DRAW:
        if state.left == 0:
            fail("the pile is empty: there is nothing to draw")
    elif state.phase == PLACE:
        rest(state, seat, placements(state, state.drawn), 1, f"the tile {TYPE_IDS[state.drawn]} fits nowhere (R3)")
    elif state.phase == DEPLOY:
        rest(state, seat, deployments(state, seat), 2, f"seat {seat} has nothing to deploy (section 5)")
    elif state.phase == MOVE_WAGON:
        while not state.waiting >> seat & 1:
            seat = state.next_seat(seat)
        rest(state, seat, destinations(state, seat), 2, f"the wagon of seat {seat} has no destination (R51)")
    elif state.phase == END_ABBEY:
        if state.last < 0 or not state.rules & WITH_END_ROUND or not may_lay_abbey(state, seat):
            fail("in the end round a seat with an abbey is asked while there is a hole; 'last' names the last player")
        rest(state, seat, with_holes(state, PASS), 2, "there is no hole")
    elif state.phase == FINISHED and state.left > 0:
        fail("the game is not over while there are tiles in the pile")


def rest(state: CarcassonneState, seat: int, moves: Any, least: int, otherwise: str) -> None:
    if len(moves) < least:
        fail(otherwise)
    state.ask(state.phase, seat, moves)
