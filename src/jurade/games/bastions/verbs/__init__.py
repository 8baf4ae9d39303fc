"""All that can be done in Bastions, and all that chance can say: one module a verb, or a few close ones."""

from collections.abc import Sequence
from typing import Any, Final

from jurade.core.verbs import Form, Grammar, Misread, OneOf, Outcome, Part
from jurade.games.bastions import tables as t
from jurade.games.bastions.rules import actions as act
from jurade.games.bastions.verbs.attack import Attack, Breach, Go, Pass, Riposte, Support
from jurade.games.bastions.verbs.base import PIECE, BastionsPicker
from jurade.games.bastions.verbs.courage import Lose, PlayCard, Share
from jurade.games.bastions.verbs.free import Free, Put
from jurade.games.bastions.verbs.moving import Bridge, Move
from jurade.games.bastions.verbs.place import Place
from jurade.games.bastions.verbs.turn import Declare, EndMove, EndTurn, Token


class DealtValue(Part):
    """A piece and the value it is dealt, which is one of its type."""

    takes = 2
    of_board = True

    def write(self, state: Any, value: int) -> str:
        return f"{state.piece_name(act.first_of(value))} {t.VALUE_NAMES[act.second_of(value)]}"

    def read(self, state: Any, words: Sequence[str], text: str) -> int:
        piece = PIECE.read(state, words[:1], text)
        for value in t.ARMIES[state.seats]:
            if t.VALUE_NAMES[value] == words[1] and t.VALUE_TYPE[value] == state.kind[piece]:
                return act.packed(0, piece, value)
        raise Misread


SEAT: Final = OneOf("seat", lambda state: [str(seat) for seat in range(state.seats)], telling=False)
OBJECTIVE: Final = OneOf("objective", t.OBJECTIVE_NAMES[: t.CARDS], telling=False)

GRAMMAR: Final = Grammar(
    (
        Place(), Token(), Move(), Bridge(), EndMove(), Free(), Put(), Share(), Lose(), Attack(), Breach(), EndTurn(),
        Support(), Go(), PlayCard(), Riposte(), Pass(), Declare(),
    ),
    (
        Outcome("first", Form(act.FIRST_PLAYER, SEAT.at(act.FIRST)), examples=("first 0",)),
        Outcome("value", Form(act.VALUE, DealtValue("value").at(1)), examples=("value ms4 6/4",)),
        Outcome(
            "objective",
            Form(act.OBJECTIVE, SEAT.at(act.FIRST), OBJECTIVE.at(1, act.FIRST)),
            examples=("objective 0 against_m",),
        ),
    ),
    BastionsPicker,
    kind_of=act.kind_of,
)  # fmt: skip
