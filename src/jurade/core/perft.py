"""Counting legal sequences: a wrong rule shows as a wrong count, and the counts per first action point at it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from jurade.core.errors import BadRecord
from jurade.core.record import Record
from jurade.core.state import CHANCE, OVER, State

if TYPE_CHECKING:
    from jurade.core.game import Game


def options(state: State) -> list[int]:
    """What may happen next: the outcomes of chance, or the legal actions of the lowest seat that owes."""
    actor = state.actor()
    if actor == OVER:
        return []
    if actor == CHANCE:
        pairs = state.outcomes()
        return [int(pairs[i]) for i in range(0, len(pairs), 2)]
    return [int(action) for action in state.legal(actor)]


def after(state: State, action: int) -> State:
    """The state after one more ply of the actor; the given one is unchanged."""
    following = state.clone()
    following.apply(state.actor(), action)
    return following


def perft(state: State, depth: int) -> int:
    """How many legal sequences of so many plies there are.

    Seats that owe at once answer in seat order; every outcome of chance counts once, whatever its weight.
    """
    if depth == 0:
        return 1
    found = options(state)
    if depth == 1:
        return len(found)
    return sum(perft(after(state, action), depth - 1) for action in found)


def divide(state: State, depth: int) -> dict[int, int]:
    """The same count for each first action."""
    return {action: perft(after(state, action), depth - 1) for action in options(state)}


@dataclass
class Case:
    """A position and the counts it must give."""

    id: str
    seats: str = ""
    options: str = ""
    plies: list[str] = field(default_factory=list)
    counts: dict[int, int] = field(default_factory=dict)  # depth -> count

    def state(self, game: Game) -> State:
        """The position, reached by its plies."""
        options = f'[Options "{self.options}"]\n' if self.options else ""
        head = f'[Game "{game.id}"]\n[Rules "{game.rules_version}"]\n[Seats "{self.seats}"]\n{options}\n'
        return Record.read(head + "\n".join(self.plies)).replay(game).state


def read_cases(text: str) -> list[Case]:
    """The cases of a perft file.

    Lines are ``id NAME``, ``seats N``, ``options name=value, …``, plies as in a record, ``perft DEPTH COUNT``;
    ``#`` begins a comment, and a new ``id`` a new case.
    """
    cases: list[Case] = []
    for number, raw in enumerate(text.splitlines(), 1):
        row = raw.partition("#")[0].strip()
        word, _, rest = row.partition(" ")
        if not row:
            continue
        if word == "id":
            cases.append(Case(rest))
        elif not cases:
            raise BadRecord(f"line {number}: a perft file begins with 'id NAME'", line=number)
        elif word == "seats":
            cases[-1].seats = rest
        elif word == "options":
            cases[-1].options = rest
        elif word == "perft":
            depth, _, count = rest.partition(" ")
            if not (depth.isdecimal() and count.isdecimal()):
                raise BadRecord(f"line {number}: write 'perft DEPTH COUNT'", line=number)
            cases[-1].counts[int(depth)] = int(count)
        else:
            cases[-1].plies.append(row)
    return cases
