"""Reading actions: the text of sections 4 and 5 to the number of an action."""

from __future__ import annotations

from typing import Final

from jurade.core.errors import UnreadableAction
from jurade.core.reading import unknown, unreadable
from jurade.core.state import CHANCE
from jurade.games.bastions import actions as a
from jurade.games.bastions.actions import action
from jurade.games.bastions.board import Board
from jurade.games.bastions.spelling import bare_word, typed_value
from jurade.games.bastions.tables import (
    ARMIES,
    CARDS,
    CLASS_NAMES,
    OBJECTIVE_NAMES,
    RESERVE_NAMES,
    SEAT_LETTERS,
    UNKNOWN,
    VALUE_NAMES,
    VALUE_TYPE,
)

BARE: Final = {bare_word(verb): verb for verb in (a.DECLARE, a.END_MOVE, a.END_TURN, a.GO, a.PASS)}
EXAMPLES: Final = {
    "place": ("place s6/4 c2",),
    "token": ("token soldiers", "token strategists"),
    "move": ("move ms4 d3",),
    "bridge": ("bridge m open", "bridge m close"),
    "free": ("free ms4",),
    "put": ("put d3",),
    "share": ("share 1 1",),
    "lose": ("lose red", "lose blue"),
    "attack": ("attack ms4 > js2",),
    "breach": ("breach ms4 > j",),
    "support": ("support ms4",),
    "card": ("card 1", "card 5"),
    "riposte": ("riposte js2 > ms4",),
    **{word: (word,) for word in BARE},
}
CHANCE_EXAMPLES: Final = {
    "first": ("first 0",),
    "value": ("value ms4 6/4",),
    "objective": (f"objective 0 {OBJECTIVE_NAMES[0]}",),
}


def read(board: Board, seat: int, text: str) -> int:
    """The number of the action a text means; one spelling each, single spaces."""
    return _Reader(board, seat, text).action()


class _Reader:
    """One text being read."""

    def __init__(self, board: Board, seat: int, text: str) -> None:
        self.board = board
        self.examples = CHANCE_EXAMPLES if seat == CHANCE else EXAMPLES
        self.text = text
        self.words = text.split(" ")

    def action(self) -> int:
        match self.words:
            case [word] if word in BARE:
                return action(BARE[word])
            case ["move", piece, cell]:
                return action(a.MOVE, self.piece(piece), self.cell(cell))
            case ["attack", piece, ">", target]:
                return action(a.ATTACK, self.piece(piece), self.piece(target))
            case ["riposte", piece, ">", target]:
                return action(a.RIPOSTE, self.piece(piece), self.piece(target))
            case ["breach", piece, ">", colour]:
                return action(a.BREACH, self.piece(piece), self.colour(colour))
            case ["support", piece]:
                return action(a.SUPPORT, self.piece(piece))
            case ["card", card]:
                return action(a.CARD, self.digit(card, 1, 5))
            case ["bridge", colour, way]:
                return action(a.BRIDGE, self.colour(colour), self.one_of(["close", "open"], way))
            case ["token", name]:
                return action(a.TOKEN, self.one_of(CLASS_NAMES, name))
            case ["place", value, cell]:
                return action(a.PLACE, self.value(value), self.cell(cell))
            case ["free", piece]:
                return action(a.FREE, self.piece(piece))
            case ["put", cell]:
                return action(a.PUT, self.cell(cell))
            case ["share", red, blue]:
                return action(a.SHARE, self.digit(red, 0, 9), self.digit(blue, 0, 9))
            case ["lose", name]:
                return action(a.LOSE, self.one_of(RESERVE_NAMES, name))
            case ["first", seat]:
                return action(a.FIRST, self.seat(seat))
            case ["value", piece, value]:
                return self.dealt_value(self.piece(piece), value)
            case ["objective", seat, card]:
                return action(a.OBJECTIVE, self.seat(seat), self.one_of(OBJECTIVE_NAMES[:CARDS], card))
        raise self.refusal()

    def refusal(self) -> UnreadableAction:
        return unreadable(self.text, self.examples)

    def one_of(self, names: list[str], name: str) -> int:
        if name not in names:
            raise self.refusal()
        return names.index(name)

    def digit(self, text: str, least: int, most: int) -> int:
        if len(text) != 1 or text not in "0123456789" or not least <= int(text) <= most:
            raise self.refusal()
        return int(text)

    def seat(self, text: str) -> int:
        return self.digit(text, 0, int(self.board.seats) - 1)

    def colour(self, letter: str) -> int:
        return self.one_of(SEAT_LETTERS[: self.board.seats], letter)

    def cell(self, name: str) -> int:
        cell = self.board.terrain.cell_named(name)
        if cell < 0:
            raise unknown(self.text, name, self.board.terrain.names)
        return cell

    def piece(self, name: str) -> int:
        board = self.board
        named = {board.piece_name(piece): piece for piece in range(board.pieces) if board.kind[piece] != UNKNOWN}
        if name not in named:
            raise unknown(self.text, name, list(named))
        return named[name]

    def value(self, text: str) -> int:
        for value in ARMIES[self.board.seats]:
            if typed_value(value) == text:
                return int(value)
        raise unknown(self.text, text, [typed_value(value) for value in ARMIES[self.board.seats]])

    def dealt_value(self, piece: int, text: str) -> int:
        for value in ARMIES[self.board.seats]:
            if VALUE_NAMES[value] == text and VALUE_TYPE[value] == self.board.kind[piece]:
                return action(a.VALUE, piece, value)
        raise self.refusal()
