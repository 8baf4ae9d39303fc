"""All that can be done in Carcassonne, and all that chance can say: one module a verb, or a few close ones."""

from typing import Any, Final

from jurade.core.errors import UnreadableAction
from jurade.core.state import CHANCE
from jurade.core.verbs import Form, Grammar, OneOf, Outcome, because
from jurade.games.carcassonne import tables as t
from jurade.games.carcassonne.rules import actions as act
from jurade.games.carcassonne.rules.board import WITH_INNER_MEADOWS
from jurade.games.carcassonne.rules.state import CarcassonneState
from jurade.games.carcassonne.verbs.abbey import Abbey, Draw, Pass
from jurade.games.carcassonne.verbs.base import CarcassonnePicker, refused
from jurade.games.carcassonne.verbs.builder_pig import Helper
from jurade.games.carcassonne.verbs.deploy import Deploy, Follower, Piece, Skip
from jurade.games.carcassonne.verbs.mayor_barn import Barn, Mayor
from jurade.games.carcassonne.verbs.place import Place
from jurade.games.carcassonne.verbs.wagon import Wagon


class Tile(OneOf):
    """A land tile by its name; without inner meadows two names mean other types."""

    def number(self, state: Any, word: str, text: str) -> int:
        super().number(state, word, text)
        return t.type_named(word, bool(state.rules & WITH_INNER_MEADOWS))

    def write(self, state: Any, value: int) -> str:
        return t.TYPE_IDS[value]


class CarcassonneGrammar(Grammar[CarcassonneState, CarcassonnePicker]):
    """What only chance may say is readable for a seat too, and refused with the rule."""

    def read(self, state: CarcassonneState, seat: int, text: str) -> int:
        try:
            return super().read(state, seat, text)
        except UnreadableAction:
            if seat == CHANCE or text.split()[:1] not in [[outcome.word] for outcome in self.outcomes]:
                raise
        super().read(state, CHANCE, text)
        raise refused(text, because("R1", "chance"))


PIECES: Final = (  # in their order
    Follower(t.FOLLOWER),
    Piece(t.BIG),
    Piece(t.WAGON, "R48", "wagon-meadow"),
    Mayor(t.MAYOR, "R37", "mayor-city"),
    Helper(t.BUILDER, "R72", "builder-place"),
    Helper(t.PIG, "R75", "pig-place"),
    Barn(t.BARN),
)

SEAT: Final = OneOf("seat", lambda state: [str(seat) for seat in range(state.seats)], telling=False)
TILE: Final = Tile("tile", t.TYPE_IDS[: t.PRINTED], telling=False)

GRAMMAR: Final = CarcassonneGrammar(
    (Draw(), Pass(), Abbey(), Place(), Deploy(PIECES), Skip(), Wagon()),
    (
        Outcome("first", Form(act.CHANCE_FIRST, SEAT.at(1)), examples=("first 0",)),
        Outcome("tile", Form(act.CHANCE_TILE, TILE.at(1)), examples=("tile bg_v",)),
    ),
    CarcassonnePicker,
    kind_of=act.kind_of,
    lenient=True,
)
