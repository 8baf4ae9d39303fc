"""The fields of a position, each once: what it is called, how it is written, who may know it.

What a viewer does not know is null.  Everything that follows from the rest is left out: what stands on a cell, points
and fulfilled objectives, the legal actions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from librt.vecs import append
from mypy_extensions import i64

from jurade.core import fields as f
from jurade.core.errors import shown
from jurade.core.fields import EachSeat, Field, Fields, Flag, Group, Maybe, OneName, Own, SetOf, SetOfSeats, Whole
from jurade.core.game import Position
from jurade.core.state import UNKNOWN
from jurade.games.bastions import tables as t
from jurade.games.bastions.drawing.telling import condition_of, letter_of, pieces_of
from jurade.games.bastions.rules import board as b
from jurade.games.bastions.rules.board import Rules
from jurade.games.bastions.rules.missions import recount
from jurade.games.bastions.rules.movement import due_gain, due_seat
from jurade.games.bastions.rules.state import BastionsState
from jurade.games.bastions.soundness import check

# ---- how numbers are written, and where they lie


class Placed(Field):
    """A number that lies elsewhere in its array than its row does."""

    def __init__(self, name: str, codec: f.Codec, attr: str, place: Callable[[int], int]) -> None:
        super().__init__(name, codec, attr)
        self.place = place

    def value(self, state: Any, at: int) -> int:
        return super().value(state, self.place(at))

    def put(self, state: Any, at: int, value: int) -> None:
        super().put(state, self.place(at), value)


class Bits(Field):
    """The bits of a row in a larger set; ``places`` are where they lie in it."""

    def __init__(self, name: str, codec: f.Codec, attr: str, places: Callable[[int], Sequence[int]]) -> None:
        super().__init__(name, codec, attr)
        self.places = places

    def value(self, state: Any, at: int) -> int:
        bits = getattr(state, self.attr)
        return sum((bits >> place & 1) << k for k, place in enumerate(self.places(at)))

    def put(self, state: Any, at: int, value: int) -> None:
        bits = sum(1 << place for k, place in enumerate(self.places(at)) if value >> k & 1)
        setattr(state, self.attr, getattr(state, self.attr) | bits)


class Pieces(Own):
    """All pieces; the types of those placed unseen and the values are not known to everybody."""

    def leaves(self) -> Iterator[Field]:
        yield from super().leaves()
        yield from (Field(self.name, Whole(), attr, known="some") for attr in ("kind", "value"))


def piece_names(state: Any) -> list[str]:
    """The names of all pieces; "" for those whose type is not known."""
    return ["" if state.kind[piece] == UNKNOWN else state.piece_name(piece) for piece in range(state.pieces)]


SEAT: Final = f.Seat()
PIECE: Final = OneName(piece_names)
COUNT: Final = Whole(0, 255)
RESERVE: Final = Whole(0, 999)
TYPE: Final = OneName(t.TYPE_LETTERS)
OBJECTIVES: Final = SetOf(t.OBJECTIVE_NAMES)
BRIDGES: Final = OneName(("open", "closed", "destroyed"))

# ---- what has a form of its own

MARKS: Final = ("at", "on", "held_by", "shown", "freed", "attacked", "moved")  # of a piece, where it has them


def _dump_ruled_out(state: BastionsState, seat: int) -> list[str]:
    dealt = t.allowed_cards(state.seats, seat) if state.rules.common == t.NONE else 0
    return OBJECTIVES.dump(state, dealt & ~state.possible[seat])


def _read_ruled_out(state: BastionsState, seat: int, given: Any, where: str) -> None:
    state.possible[seat] &= ~OBJECTIVES.read(state, given, where)


def _read_bridge(state: BastionsState, owner: int, given: Any, where: str) -> None:
    if BRIDGES.read(state, given, where) == 1:
        state.shut |= b.bit(owner)


def _dump_chests(state: BastionsState, owner: int) -> list[int]:
    takers = state.chest_taker[owner * t.CHESTS : (owner + 1) * t.CHESTS]
    return [taker for taker in takers if taker != t.NONE]


def _read_chests(state: BastionsState, owner: int, given: Any, where: str) -> None:
    takers = f.check_list(given, where)
    if len(takers) > t.CHESTS:
        f.fail(f"{where} is a list of at most {t.CHESTS} seats, not {shown(given)}")
    for i, taker in enumerate(takers):
        state.chest_taker[owner * t.CHESTS + i] = SEAT.read(state, taker, where)


def _dump_dues(state: BastionsState, at: int) -> list[dict[str, int]]:
    return [{"seat": due_seat(due), "gain": due_gain(due)} for due in state.dues]  # gain 0: one is lost


def _read_dues(state: BastionsState, at: int, given: Any, where: str) -> None:
    for row in f.check_list(given, where):
        due = f.check_object(row, ("seat", "gain"), "a due")
        seat = SEAT.read(state, due["seat"], "the 'seat' of a due")
        gain = f.check_number(due["gain"], "the 'gain' of a due", 0, 2)
        state.dues = append(state.dues, i64(gain * 4 + seat))


def _dump_pieces(state: BastionsState, at: int) -> list[dict[str, Any]]:
    return [_dump_piece(state, piece) for piece in range(state.pieces)]


def _dump_piece(state: BastionsState, piece: int) -> dict[str, Any]:
    """A piece: its id and value, where it is, and only those marks that it bears."""
    kind, value = state.kind[piece], state.value[piece]
    out: dict[str, Any] = {}
    if state.phase <= b.PLACING:
        out["type"] = None if kind == UNKNOWN else t.TYPE_LETTERS[kind]
    else:
        out["id"] = state.piece_name(piece)
    out["value"] = None if value == UNKNOWN else t.VALUE_NAMES[value]
    if state.carrier[piece] != t.NONE:
        out["on"] = state.piece_name(state.carrier[piece])
    elif state.cell[piece] != t.NONE:
        out["at"] = state.cell_name(state.cell[piece])
    elif state.captor[piece] != t.NONE:
        out["held_by"] = state.captor[piece]
    for mark in ("shown", "freed", "attacked"):
        if b.has(getattr(state, mark), piece):
            out[mark] = True
    if b.has(state.moved, piece):
        out["moved"] = 2 if b.has(state.moved_twice, piece) else 1
    return out


def _read_pieces(state: BastionsState, at: int, given: Any, where: str) -> None:
    """Types first, because ids and riders depend on them; then values and places, then riders and marks."""
    is_placing = state.phase <= b.PLACING
    label = "type" if is_placing else "id"
    listed = f.check_list(given, where, state.pieces)
    rows = [f.check_object(row, (label, "value"), f"piece {n}", MARKS) for n, row in enumerate(listed)]
    for cell in range(state.terrain.cells):
        state.top[cell] = t.NONE
    for piece, row in enumerate(rows):
        name = row[label]
        if is_placing:
            state.kind[piece] = f.Unknown(TYPE).read(state, name, f"the type of piece {piece}")
        else:
            letter = name[1:2] if isinstance(name, str) else name
            state.kind[piece] = TYPE.read(state, letter, f"the second letter of the id of piece {piece}")
        state.cell[piece] = t.NONE
    for piece, row in enumerate(rows):
        if not is_placing and row["id"] != state.piece_name(piece):
            f.fail(f"piece {piece} is {state.piece_name(piece)} by the order of the pieces, not {shown(row['id'])}")
        _read_value(state, piece, row["value"])
        _read_cell(state, piece, row.get("at"))
    for piece, row in enumerate(rows):
        _read_marks(state, piece, row)
    for seat in range(state.seats):
        state.in_play[seat] = sum(state.cell[piece] != t.NONE for piece in pieces_of(state, seat))


def _read_value(state: BastionsState, piece: int, given: Any) -> None:
    state.value[piece] = UNKNOWN
    if given is not None:
        typed = f"{letter_of(state, piece)}{given}"
        if typed not in t.TYPED_VALUES:
            f.fail(f"the value of piece {piece} is one of its type, not {shown(given)}")
        state.value[piece] = t.TYPED_VALUES.index(typed)


def _read_cell(state: BastionsState, piece: int, given: Any) -> None:
    if given is None:
        return
    cell = OneName(state.terrain.names).read(state, given, f"the cell of piece {piece}")
    if cell != state.terrain.battlefield and state.top[cell] != t.NONE:
        f.fail(f"two pieces stand on {given} (R11)")
    state.land(piece, cell)


def _read_marks(state: BastionsState, piece: int, row: dict[str, Any]) -> None:
    where = f"of piece {piece}"
    if sum(row.get(place) is not None for place in ("at", "on", "held_by")) > 1:
        f.fail(f"piece {piece} is in two places")
    if row.get("on") is not None:
        tower = PIECE.read(state, row["on"], f"the tower {where}")
        if state.kind[tower] != t.TOWER or state.cell[tower] == t.NONE or state.rider[tower] != t.NONE:
            f.fail(f"the tower {where} is in play and carries nobody else (R18), not {shown(row['on'])}")
        state.cell[piece] = state.cell[tower]
        state.carrier[piece] = tower
        state.rider[tower] = piece
        state.melee |= b.bit(piece) if b.has(state.melee, tower) else 0
    state.captor[piece] = Maybe(SEAT).read(state, row.get("held_by"), f"the captor {where}")
    for mark in ("shown", "freed", "attacked"):
        if row.get(mark) is not None and Flag().read(state, row[mark], f"'{mark}' {where}"):
            setattr(state, mark, getattr(state, mark) | b.bit(piece))
    moved = Maybe(Whole(1, 2), none=0).read(state, row.get("moved"), f"'moved' {where}")
    state.moved |= b.bit(piece) if moved else 0
    state.moved_twice |= b.bit(piece) if moved == 2 else 0


# ---- the list

FIELDS: Final = Fields(
    Field("viewer", f.Viewer(None, "spectator", lambda state: range(state.seats))),
    Field("phase", OneName(b.PHASE_NAMES)),
    Field("holder", Maybe(SEAT)),
    Field("slot", Whole()),
    Field("quiet", Whole()),
    Field("stirred", Flag()),
    Field("dealt", COUNT),
    Group(
        "turn",
        Field("token", Maybe(OneName(t.CLASS_NAMES))),
        Field("speed_spent", COUNT),
        Field("unnatural", Flag()),
        Field("bridge_work", COUNT),
    ),
    EachSeat(
        "seats",
        None,
        Placed("red", RESERVE, "courage", lambda seat: seat * 2 + t.RED),
        Placed("blue", RESERVE, "courage", lambda seat: seat * 2 + t.BLUE),
        Field("speed", RESERVE),
        Field("courage_spent", COUNT, "spent"),
        Field("placed", COUNT),
        Field("objective", f.Unknown(OneName(t.OBJECTIVE_NAMES)), known="some"),
        Own("ruled_out", _dump_ruled_out, _read_ruled_out, "possible"),
        f.BySeat("freed_from", RESERVE),
        Bits("spied", SetOfSeats(), "spied", lambda seat: range(seat * 4, seat * 4 + 4)),
        Bits("rewarded", SetOf(t.CLASS_NAMES), "rewarded", lambda seat: range(seat * 2, seat * 2 + 2)),
    ),
    EachSeat(
        "bastions",
        None,
        Own("bridge", condition_of, _read_bridge, "shut"),
        Field("destroyed_by", Maybe(SEAT), "breaker"),
        Field("flag_taken_by", Maybe(SEAT), "flag_taker"),
        Own("chests_taken_by", _dump_chests, _read_chests, "chest_taker"),
        Bits("entered_by", SetOfSeats(), "entered", lambda owner: range(owner, 16, 4)),
        Bits("annexed_by", SetOfSeats(), "annexed", lambda owner: range(owner, 16, 4)),
    ),
    Pieces(
        "pieces", _dump_pieces, _read_pieces, "cell", "carrier", "captor", "shown", "freed", "attacked", "moved",
        "moved_twice",
    ),
    f.Passing(
        "fight",
        lambda state: state.valiant != t.NONE,
        Field("valiant", PIECE),
        Field("target", Maybe(PIECE)),
        Field("bridge", Maybe(SEAT)),
        Field("supports", SetOf(piece_names)),
        Field("riposte", Flag(), "riposting"),
        Field("asked", SetOfSeats()),
        Field("waiting", SetOfSeats()),
        f.BySeat("cards", f.Unknown(Whole(0, t.MISSION_CARDS)), known="some"),  # 0: none
    ),
    f.Passing(
        "dungeon",
        lambda state: state.site != t.NONE,
        Field("owner", SEAT, "site"),
        Field("piece", Maybe(PIECE), "released"),
    ),
    f.Passing(
        "dues",
        lambda state: len(state.dues) > 0,
        Own("owed", _dump_dues, _read_dues, "dues"),
        Field("then", OneName([*b.PHASE_NAMES, "end"]), "next_phase"),
    ),
    Field("winner", Maybe(SEAT)),
    Field("ending", Maybe(OneName(b.ENDINGS)), "end"),
    # Options, the board, what the pieces and deeds tell, and the legal actions.
    derived=(
        "seats", "rules", "terrain", "army", "pieces", "rider", "top", "melee", "in_play", "points", "reached", "deeds",
        "menu",
    ),
)  # fmt: skip


def undump(position: Position, seats: int, rules: Rules) -> BastionsState:
    """The state of a position, or BadPosition with a sentence that says what cannot be."""
    state = BastionsState(seats, rules)
    FIELDS.read(state, position, "the position")
    for owner, given in enumerate(position["bastions"]):
        if given["bridge"] != condition_of(state, owner):
            f.fail(f"the bridge of bastion {owner} is destroyed exactly if somebody destroyed it (R29)")
    recount(state)
    check(state)
    state.menu = state.choices()
    if not _is_at_rest(state):
        f.fail(f"in the phase '{b.PHASE_NAMES[state.phase]}' nothing is to be decided here (section 5)")
    return state


def _is_at_rest(state: BastionsState) -> bool:
    """Is there a real choice for whoever is asked?  Of another's secret choices a masked state cannot tell."""
    if state.phase <= b.PLACING or state.phase in (b.PLAYING_CARDS, b.ENDED):
        return True
    if state.is_complete() or state.viewer == state.decider():
        return len(state.menu) > 1
    return len(state.menu) > 0


def conserved(state: BastionsState) -> dict[str, tuple[int, int]]:
    """Pieces, riders, places and chests counted in two ways (section 11)."""
    pieces = range(state.pieces)
    places = sum((state.cell[piece] != t.NONE) + (state.captor[piece] != t.NONE) for piece in pieces)
    found = {"pieces": (places, state.army * state.seats)}
    for seat in range(state.seats):
        own = pieces_of(state, seat)
        found[f"pieces of {seat} in play"] = (sum(state.cell[p] != t.NONE for p in own), state.in_play[seat])
        values = [state.value[p] for p in own if state.value[p] != UNKNOWN]
        found[f"values of {seat}"] = (len(set(values)), len(values))
    riders = [p for p in pieces if state.carrier[p] != t.NONE]
    standing = [p for p in pieces if state.cell[p] != t.NONE and p not in riders and not b.has(state.melee, p)]
    found["cells taken"] = (sum(top != t.NONE for top in state.top), len(standing))
    found["riders"] = (sum(state.rider[state.carrier[p]] == p for p in riders), len(riders))
    return found
