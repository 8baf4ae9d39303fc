"""Positions as JSON values: a state written out in names, and read back with everything checked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.core.errors import BadPosition, short, shown
from jurade.core.state import NOBODY
from jurade.games.bastions.board import (
    COMPLETE,
    ENDINGS,
    PHASE_NAMES,
    PLACING,
    Board,
    Rules,
    bit,
    has,
)
from jurade.games.bastions.course import TURN_OVER
from jurade.games.bastions.missions import recount
from jurade.games.bastions.movement import due_gain, due_seat
from jurade.games.bastions.soundness import SOUND, is_at_rest, what_is_wrong
from jurade.games.bastions.state import BastionsState
from jurade.games.bastions.tables import (
    CHESTS,
    CLASS_NAMES,
    NONE,
    OBJECTIVE_NAMES,
    TOWER,
    TYPE_LETTERS,
    UNKNOWN,
    VALUE_NAMES,
    VALUES,
    allowed_cards,
)

Json = dict[str, Any]
SPECTATOR: Final = "spectator"
FIELDS: Final = (
    "viewer",
    "phase",
    "holder",
    "slot",
    "quiet",
    "stirred",
    "dealt",
    "turn",
    "seats",
    "bastions",
    "pieces",
    "fight",
    "dungeon",
    "dues",
    "winner",
    "ending",
)
AFTER_DUES: Final = {**dict(enumerate(PHASE_NAMES)), int(TURN_OVER): "end"}

# ---- writing


def dump(state: BastionsState) -> Json:
    """Everything in a position, in names; what a masked state does not know is None."""
    seats = range(int(state.seats))
    return {
        "viewer": _viewer(state),
        "phase": PHASE_NAMES[state.phase],
        "holder": _or_none(state.holder),
        "slot": int(state.slot),
        "quiet": int(state.quiet),
        "stirred": bool(state.stirred),
        "dealt": int(state.dealt),
        "turn": {
            "token": None if state.token == NONE else CLASS_NAMES[state.token],
            "speed_spent": int(state.speed_spent),
            "unnatural": bool(state.unnatural),
            "bridge_work": int(state.bridge_work),
        },
        "seats": [_seat(state, seat) for seat in seats],
        "bastions": [_bastion(state, owner) for owner in seats],
        "pieces": [_piece(state, piece) for piece in range(int(state.pieces))],
        "fight": _fight(state),
        "dungeon": None if state.site == NONE else {"owner": int(state.site), "piece": _name(state, state.released)},
        "dues": _dues(state),
        "winner": _or_none(state.winner),
        "ending": None if state.end == NONE else ENDINGS[state.end],
    }


def _or_none(number: int) -> int | None:
    return None if number == NONE else int(number)


def _viewer(state: BastionsState) -> int | str | None:
    if state.viewer == COMPLETE:
        return None
    return SPECTATOR if state.viewer == NOBODY else int(state.viewer)


def _name(state: Board, piece: int) -> str | None:
    return None if piece == NONE else state.piece_name(piece)


def _seats_in(state: Board, pairs: int, owner: int) -> list[int]:
    """The seats paired with an owner in a set of pairs."""
    return [seat for seat in range(int(state.seats)) if has(pairs, state.pair(seat, owner))]


def _seat(state: BastionsState, seat: int) -> Json:
    objective = state.objective[seat]
    ruled_out = allowed_cards(state.seats, seat) & ~state.possible[seat] if state.rules.common == NONE else 0
    return {
        "red": int(state.courage[seat * 2]),
        "blue": int(state.courage[seat * 2 + 1]),
        "speed": int(state.speed[seat]),
        "courage_spent": int(state.spent[seat]),
        "placed": int(state.placed[seat]),
        "objective": None if objective == UNKNOWN else OBJECTIVE_NAMES[objective],
        "ruled_out": [name for card, name in enumerate(OBJECTIVE_NAMES) if has(ruled_out, card)],
        "freed_from": [int(state.freed_from[seat * state.seats + owner]) for owner in range(int(state.seats))],
        "spied": [owner for owner in range(int(state.seats)) if has(state.spied, state.pair(seat, owner))],
        "rewarded": [name for which, name in enumerate(CLASS_NAMES) if has(state.rewarded, seat * 2 + which)],
    }


def _bastion(state: BastionsState, owner: int) -> Json:
    bridge = "destroyed" if state.breaker[owner] != NONE else "closed" if has(state.shut, owner) else "open"
    takers = [int(state.chest_taker[i]) for i in range(owner * CHESTS, (owner + 1) * CHESTS)]
    return {
        "bridge": bridge,
        "destroyed_by": _or_none(state.breaker[owner]),
        "flag_taken_by": _or_none(state.flag_taker[owner]),
        "chests_taken_by": [taker for taker in takers if taker != NONE],
        "entered_by": _seats_in(state, state.entered, owner),
        "annexed_by": _seats_in(state, state.annexed, owner),
    }


def _piece(state: BastionsState, piece: int) -> Json:
    """A piece: its id and value, where it is, and only those marks that it bears."""
    kind, value = state.kind[piece], state.value[piece]
    out: Json = {}
    if state.phase <= PLACING:
        out["type"] = None if kind == UNKNOWN else TYPE_LETTERS[kind]
    else:
        out["id"] = state.piece_name(piece)
    out["value"] = None if value == UNKNOWN else VALUE_NAMES[value]
    if state.carrier[piece] != NONE:
        out["on"] = state.piece_name(state.carrier[piece])
    elif state.cell[piece] != NONE:
        out["at"] = state.cell_name(state.cell[piece])
    elif state.captor[piece] != NONE:
        out["held_by"] = int(state.captor[piece])
    for mark, pieces in (("shown", state.shown), ("freed", state.freed), ("attacked", state.attacked)):
        if has(pieces, piece):
            out[mark] = True
    if has(state.moved, piece):
        out["moved"] = 2 if has(state.moved_twice, piece) else 1
    return out


def _fight(state: BastionsState) -> Json | None:
    if state.valiant == NONE:
        return None
    seats = range(int(state.seats))
    cards = [None if card == UNKNOWN else int(card) for card in state.cards]
    return {
        "valiant": _name(state, state.valiant),
        "target": _name(state, state.target),
        "bridge": _or_none(state.gate),
        "supports": [state.piece_name(piece) for piece in range(int(state.pieces)) if has(state.supports, piece)],
        "riposte": bool(state.riposting),
        "asked": [seat for seat in seats if has(state.asked, seat)],
        "waiting": [seat for seat in seats if has(state.waiting, seat)],
        "cards": cards,  # 0: none
    }


def _dues(state: BastionsState) -> Json | None:
    if len(state.dues) == 0:
        return None
    owed = [{"seat": int(due_seat(due)), "gain": int(due_gain(due))} for due in state.dues]  # gain 0: one is lost
    return {"owed": owed, "then": AFTER_DUES[int(state.next_phase)]}


# ---- what must add up


def conserved(state: BastionsState) -> dict[str, tuple[int, int]]:
    """Pieces, riders, places and chests counted in two ways (section 11)."""
    pieces = range(int(state.pieces))
    army = int(state.army)
    found = {"pieces": (sum(place_count(state, piece) for piece in pieces), army * int(state.seats))}
    for seat in range(int(state.seats)):
        own = range(seat * army, (seat + 1) * army)
        found[f"pieces of {seat} in play"] = (sum(state.cell[p] != NONE for p in own), int(state.in_play[seat]))
        values = [state.value[p] for p in own if state.value[p] != UNKNOWN]
        found[f"values of {seat}"] = (len(set(values)), len(values))
    standing = [p for p in pieces if state.cell[p] != NONE and state.carrier[p] == NONE and not has(state.melee, p)]
    found["cells taken"] = (sum(top != NONE for top in state.top), len(standing))
    riders = [p for p in pieces if state.carrier[p] != NONE]
    found["riders"] = (sum(state.rider[state.carrier[p]] == p for p in riders), len(riders))
    return found


def place_count(state: Board, piece: int) -> int:
    """In how many places a piece is: in play or in a prison."""
    return int(state.cell[piece] != NONE) + int(state.captor[piece] != NONE)


# ---- reading


def undump(position: Json, seats: int, rules: Rules) -> BastionsState:
    """The state of a dump, or BadPosition with what is wrong."""
    reader = _Fields(position, "the position", FIELDS)
    state = BastionsState(seats, rules)
    viewer = reader.value("viewer")
    if viewer is not None:
        state.viewer = NOBODY if viewer == SPECTATOR else reader.number("viewer", 0, seats - 1)
    state.phase = reader.one_of("phase", PHASE_NAMES)
    state.holder = reader.seat("holder", seats)
    state.slot = reader.number("slot", 0, 10**9)
    state.quiet = reader.number("quiet", 0, 10**9)
    state.stirred = int(reader.flag("stirred"))
    state.dealt = reader.number("dealt", 0, 255)
    turn = reader.part("turn", ("token", "speed_spent", "unnatural", "bridge_work"))
    state.token = NONE if turn.value("token") is None else turn.one_of("token", CLASS_NAMES)
    state.speed_spent = turn.number("speed_spent", 0, 255)
    state.unnatural = int(turn.flag("unnatural"))
    state.bridge_work = turn.number("bridge_work", 0, 255)
    _read_pieces(state, reader.rows("pieces", int(state.pieces)))
    for seat, row in enumerate(reader.rows("seats", seats)):
        _read_seat(state, seat, row)
    for owner, row in enumerate(reader.rows("bastions", seats)):
        _read_bastion(state, owner, row)
    if reader.value("fight") is not None:
        _read_fight(state, reader)
    if reader.value("dungeon") is not None:
        dungeon = reader.part("dungeon", ("owner", "piece"))
        state.site = dungeon.number("owner", 0, seats - 1)
        state.released = NONE if dungeon.value("piece") is None else dungeon.piece("piece", state)
    if reader.value("dues") is not None:
        _read_dues(state, reader.part("dues", ("owed", "then")))
    state.winner = reader.seat("winner", seats)
    state.end = NONE if reader.value("ending") is None else reader.one_of("ending", ENDINGS)
    recount(state)
    wrong = what_is_wrong(state)
    if wrong != SOUND:
        raise BadPosition(wrong)
    state.menu = state.choices()
    if not is_at_rest(state):
        raise BadPosition(f"in the phase '{PHASE_NAMES[state.phase]}' nothing is to be decided here (section 5)")
    return state


class _Fields:
    """A JSON object being read; every complaint names the field."""

    def __init__(self, given: object, what: str, fields: tuple[str, ...], optional: tuple[str, ...] = ()) -> None:
        if not isinstance(given, dict):
            raise BadPosition(f"{what} is a JSON object with {', '.join(fields)}")
        for name in fields:
            if name not in given:
                raise BadPosition(f"{what} lacks '{name}'")
        for name in given:
            if name not in fields and name not in optional:
                raise BadPosition(f"{what} has no '{short(str(name))}'; it has {', '.join(fields + optional)}")
        self.given: Json = given
        self.what = what

    def value(self, name: str) -> Any:
        return self.given.get(name)

    def bad(self, name: str, wanted: str) -> BadPosition:
        return BadPosition(f"'{name}' of {self.what} is {wanted}, not {shown(self.given.get(name))}")

    def number(self, name: str, least: int, most: int) -> int:
        return self.checked_number(name, self.given.get(name), least, most)

    def checked_number(self, name: str, number: object, least: int, most: int) -> int:
        if isinstance(number, bool) or not isinstance(number, int) or not least <= number <= most:
            raise self.bad(name, f"a whole number from {least} to {most}")
        return number

    def flag(self, name: str) -> bool:
        given = self.given.get(name)
        if not isinstance(given, bool):
            raise self.bad(name, "true or false")
        return given

    def one_of(self, name: str, names: list[str]) -> int:
        given = self.given.get(name)
        if not isinstance(given, str) or given not in names:
            raise self.bad(name, f"one of {', '.join(names)}")
        return names.index(given)

    def seat(self, name: str, seats: int) -> int:
        """A seat, or NONE."""
        return NONE if self.given.get(name) is None else self.number(name, 0, seats - 1)

    def part(self, name: str, fields: tuple[str, ...]) -> _Fields:
        return _Fields(self.given.get(name), f"'{name}'", fields)

    def items(self, name: str) -> list[Any]:
        given = self.given.get(name)
        if not isinstance(given, list):
            raise self.bad(name, "a list")
        return given

    def rows(self, name: str, count: int) -> list[Any]:
        given = self.items(name)
        if len(given) != count:
            raise BadPosition(f"'{name}' has {count} entries here, not {len(given)}")
        return given

    def set_of_seats(self, name: str, seats: int) -> list[int]:
        """Different seats, ascending."""
        given = [self.checked_number(name, seat, 0, seats - 1) for seat in self.items(name)]
        if given != sorted(set(given)):
            raise self.bad(name, "a list of different seats in ascending order")
        return given

    def set_of_names(self, name: str, names: list[str]) -> list[int]:
        """Different names in the order of a list, as numbers."""
        given = self.items(name)
        if [other for other in names if other in given] != given:
            raise self.bad(name, f"a list of some of {', '.join(names)}, in this order")
        return [names.index(other) for other in given]

    def piece(self, name: str, state: Board) -> int:
        return find_piece(state, self.given.get(name), lambda: self.bad(name, "the id of a piece"))


def find_piece(state: Board, name: object, complaint: Callable[[], BadPosition]) -> int:
    """The piece of this id."""
    for piece in range(int(state.pieces)):
        if state.kind[piece] != UNKNOWN and state.piece_name(piece) == name:
            return piece
    raise complaint()


PIECE_MARKS: Final = ("at", "on", "held_by", "shown", "freed", "attacked", "moved")


def _read_pieces(state: BastionsState, rows: list[Any]) -> None:
    """Types first, because ids and riders depend on them; then values and places."""
    placing = state.phase <= PLACING
    fields = [
        _Fields(row, f"piece {number}", ("type" if placing else "id", "value"), PIECE_MARKS)
        for number, row in enumerate(rows)
    ]
    state.shown = state.freed = state.attacked = state.moved = state.moved_twice = state.melee = 0
    for cell in range(int(state.terrain.cells)):
        state.top[cell] = NONE
    for piece, field in enumerate(fields):
        given = field.value("type" if placing else "id")
        letter = given[1:2] if isinstance(given, str) and not placing else given
        if letter is None and placing:
            state.kind[piece] = UNKNOWN
        elif letter in TYPE_LETTERS and letter:
            state.kind[piece] = TYPE_LETTERS.index(letter)
        else:
            raise field.bad("type" if placing else "id", "the type or id of a piece")
        state.value[piece] = UNKNOWN
        state.cell[piece] = state.carrier[piece] = state.rider[piece] = state.captor[piece] = NONE
    for piece, field in enumerate(fields):
        if not placing and state.piece_name(piece) != field.value("id"):
            raise field.bad("id", f"'{state.piece_name(piece)}' by the order of the pieces")
        if field.value("value") is not None:
            state.value[piece] = _read_value(state, piece, field)
        if field.value("at") is not None:
            _read_cell(state, piece, field)
    for piece, field in enumerate(fields):
        _read_marks(state, piece, field)
    for seat in range(int(state.seats)):
        own = range(seat * int(state.army), (seat + 1) * int(state.army))
        state.in_play[seat] = sum(state.cell[piece] != NONE for piece in own)


def _read_value(state: Board, piece: int, field: _Fields) -> int:
    for number, (kind, force, courage) in enumerate(VALUES):
        if kind == state.kind[piece] and f"{force}/{courage}" == field.value("value"):
            return number
    raise field.bad("value", "a value of its type")


def _read_cell(state: Board, piece: int, field: _Fields) -> None:
    cell = state.terrain.cell_named(str(field.value("at")))
    if cell == NONE:
        raise field.bad("at", "a cell of this board")
    if cell != state.terrain.battlefield and state.top[cell] != NONE:
        raise BadPosition(f"two pieces stand on {state.cell_name(cell)} (R11)")
    state.land(piece, cell)


def _read_marks(state: Board, piece: int, field: _Fields) -> None:
    if sum(field.value(place) is not None for place in ("at", "on", "held_by")) > 1:
        raise BadPosition(f"{field.what} is in two places")
    if field.value("on") is not None:
        tower = field.piece("on", state)
        if state.kind[tower] != TOWER or state.cell[tower] == NONE or state.rider[tower] != NONE:
            raise field.bad("on", "a tower in play that carries nobody else (R18)")
        state.cell[piece] = state.cell[tower]
        state.carrier[piece] = tower
        state.rider[tower] = piece
        state.melee |= bit(piece) if has(state.melee, tower) else 0
    state.captor[piece] = field.seat("held_by", int(state.seats))
    marks = {mark: field.value(mark) is not None and field.flag(mark) for mark in ("shown", "freed", "attacked")}
    state.shown |= bit(piece) if marks["shown"] else 0
    state.freed |= bit(piece) if marks["freed"] else 0
    state.attacked |= bit(piece) if marks["attacked"] else 0
    moved = 0 if field.value("moved") is None else field.number("moved", 1, 2)
    state.moved |= bit(piece) if moved else 0
    state.moved_twice |= bit(piece) if moved == 2 else 0


def _read_seat(state: BastionsState, seat: int, row: Any) -> None:
    fields = ("red", "blue", "speed", "courage_spent", "placed", "objective", "ruled_out", "freed_from", "spied")
    field = _Fields(row, f"seat {seat}", (*fields, "rewarded"))
    seats = int(state.seats)
    state.courage[seat * 2] = field.number("red", 0, 999)
    state.courage[seat * 2 + 1] = field.number("blue", 0, 999)
    state.speed[seat] = field.number("speed", 0, 999)
    state.spent[seat] = field.number("courage_spent", 0, 255)
    state.placed[seat] = field.number("placed", 0, int(state.army))
    unknown = field.value("objective") is None
    state.objective[seat] = UNKNOWN if unknown else field.one_of("objective", OBJECTIVE_NAMES)
    for card in field.set_of_names("ruled_out", OBJECTIVE_NAMES):
        state.possible[seat] &= ~bit(card)
    for owner, count in enumerate(field.rows("freed_from", seats)):
        state.freed_from[seat * seats + owner] = field.checked_number("freed_from", count, 0, 999)
    for owner in field.set_of_seats("spied", seats):
        state.spied |= bit(state.pair(seat, owner))
    for which in field.set_of_names("rewarded", CLASS_NAMES):
        state.rewarded |= bit(seat * 2 + which)


def _read_bastion(state: BastionsState, owner: int, row: Any) -> None:
    fields = ("bridge", "destroyed_by", "flag_taken_by", "chests_taken_by", "entered_by", "annexed_by")
    field = _Fields(row, f"bastion {owner}", fields)
    seats = int(state.seats)
    bridge = field.one_of("bridge", ["open", "closed", "destroyed"])
    state.breaker[owner] = field.seat("destroyed_by", seats)
    if (bridge == 2) != (state.breaker[owner] != NONE):
        raise BadPosition(f"the bridge of bastion {owner} is destroyed exactly if somebody destroyed it (R29)")
    state.shut |= bit(owner) if bridge == 1 else 0
    state.flag_taker[owner] = field.seat("flag_taken_by", seats)
    takers = field.items("chests_taken_by")
    if len(takers) > CHESTS:
        raise field.bad("chests_taken_by", f"a list of at most {CHESTS} seats")
    for i, taker in enumerate(takers):
        state.chest_taker[owner * CHESTS + i] = field.checked_number("chests_taken_by", taker, 0, seats - 1)
    for seat in field.set_of_seats("entered_by", seats):
        state.entered |= bit(state.pair(seat, owner))
    for seat in field.set_of_seats("annexed_by", seats):
        state.annexed |= bit(state.pair(seat, owner))


def _read_fight(state: BastionsState, reader: _Fields) -> None:
    fields = ("valiant", "target", "bridge", "supports", "riposte", "asked", "waiting", "cards")
    fight = reader.part("fight", fields)
    seats = int(state.seats)
    state.valiant = fight.piece("valiant", state)
    state.target = NONE if fight.value("target") is None else fight.piece("target", state)
    state.gate = fight.seat("bridge", seats)
    for name in fight.items("supports"):
        state.supports |= bit(find_piece(state, name, lambda: fight.bad("supports", "a list of ids of pieces")))
    state.riposting = int(fight.flag("riposte"))
    state.asked = sum(1 << seat for seat in fight.set_of_seats("asked", seats))
    state.waiting = sum(1 << seat for seat in fight.set_of_seats("waiting", seats))
    for seat, card in enumerate(fight.rows("cards", seats)):
        state.cards[seat] = UNKNOWN if card is None else fight.checked_number("cards", card, 0, 5)


def _read_dues(state: BastionsState, field: _Fields) -> None:
    names = list(AFTER_DUES.values())
    state.next_phase = list(AFTER_DUES)[field.one_of("then", names)]
    owed = vec[i64]()
    for row in field.items("owed"):
        due = _Fields(row, "a due", ("seat", "gain"))
        owed = append(owed, i64(due.number("gain", 0, 2) * 4 + due.number("seat", 0, int(state.seats) - 1)))
    if len(owed) == 0:
        raise BadPosition("'owed' of 'dues' is a list with something in it")
    state.dues = owed
