"""``deploy follower c0`` puts a piece on the tile just laid, ``skip`` none (R5 ff.).

What is particular to a piece stands in a :class:`Piece` of its own; the pieces of the sets have theirs beside this.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from jurade.core.errors import Reason
from jurade.core.scene import Shape
from jurade.core.verbs import Foreseen, Form, OneOf, Trail, because
from jurade.core.words import Message, say
from jurade.games.carcassonne import tables as t
from jurade.games.carcassonne.drawing import telling
from jurade.games.carcassonne.drawing.land import Standing
from jurade.games.carcassonne.rules import actions as act
from jurade.games.carcassonne.rules import board as b
from jurade.games.carcassonne.rules.deploying import deploy
from jurade.games.carcassonne.rules.state import CarcassonneState, full_supply
from jurade.games.carcassonne.rules.wagon import segment_at
from jurade.games.carcassonne.verbs.base import SEGMENT, CarcassonnePicker, CarcassonneVerb, piece_to_come
from jurade.games.carcassonne.verbs.consequences import Trial, trial

PIECE: Final = OneOf("piece", t.PIECES[: t.BARN], telling=False)
CORNER: Final = OneOf("corner", t.CORNERS, telling=False)


class Piece:
    """A kind of piece, and all there is to say of deploying it on a segment; ``rule`` and ``why`` name its places."""

    def __init__(self, piece: int, rule: str = "", why: str = "") -> None:
        self.piece, self.rule, self.why = piece, rule, why
        self.name = t.PIECES[piece]

    # ---- picks; the place is the code of a segment

    def called(self, picker: CarcassonnePicker) -> Message:
        """What a seat takes from its supply."""
        return say("pick-piece", piece=telling.piece_words(self.piece))

    def place(self, picker: CarcassonnePicker, place: int) -> str:
        """Where it is put, as a pick."""
        segment = fresh_segment(picker.state, place)
        side = telling.side_of(picker.land, segment)
        return picker.segment(t.CODES[place], segment, None if side == "none" else say("side", side=side))

    def label(self, picker: CarcassonnePicker, place: int) -> Message:
        segment = fresh_segment(picker.state, place)
        kind, side = telling.kind_name(picker.state, segment), telling.side_of(picker.land, segment)
        return say("choice-deploy", piece=self.name, kind=kind, side=side)

    def standing(self, picker: CarcassonnePicker, place: int) -> Standing:
        return picker.land.on_segment(picker.seat, self.piece, fresh_segment(picker.state, place))

    # ---- refusals

    def why_not(self, state: CarcassonneState, seat: int, place: int) -> Reason:
        """From coarse to fine: the segment, the kind of place, who is there already."""
        segment = fresh_segment(state, place)
        if segment < 0:
            return because("R5", "no-segment")
        return (
            self.why_misplaced(state, segment)
            or _why_repeated(state, segment)
            or self.why_claimed(state, seat, state.feature[segment])
        )

    def why_misplaced(self, state: CarcassonneState, segment: int) -> Reason | None:
        """Some pieces belong to some places only."""
        kind = state.kind_of(segment)
        if kind not in t.STANDS_ON[self.piece]:
            is_abbey = b.type_of(state.tiles[state.fresh]) == t.ABBEY
            return because("R32", "abbey-monk") if is_abbey else because(self.rule, self.why)
        if kind == t.FIELD and not state.rules & b.WITH_FARMERS:
            return because("R6", "no-farmers")
        return None

    def why_claimed(self, state: CarcassonneState, seat: int, feature: int) -> Reason:
        """Followers want an unoccupied feature."""
        if state.is_occupied(feature):
            return because("R6", "occupied", kind=telling.kind_name(state, feature))
        return because("R43", "farmer-barn")

    def tries(self, state: CarcassonneState) -> Iterator[int]:
        """Every segment of the tile just laid, those of the right kind first."""
        entry = state.tiles[state.fresh]
        row, first = b.type_of(entry) * t.MOST_SEGMENTS, b.first_of(entry)
        places = range(t.SEGMENTS[b.type_of(entry)])
        for place in sorted(places, key=lambda place: self.why_misplaced(state, first + place) is not None):
            yield t.CODE[row + place]

    # ---- previews

    def foresee(self, done: Trial, place: int) -> Foreseen:
        """What happened when it was deployed, and the feature it stands in before that is scored."""
        laid = done.before.clone()
        segment = fresh_segment(laid, place)
        deploy(laid, done.seat, self.piece, segment)
        feature = laid.feature[segment]
        return done.foreseen([telling.feature_words(laid, feature)], self.warnings(done, laid, feature))

    def warnings(self, done: Trial, laid: CarcassonneState, feature: int) -> Iterable[Message]:
        """What to beware of."""
        return ()


class Follower(Piece):
    """One of seven."""

    def called(self, picker: CarcassonnePicker) -> Message:
        return say("pick-follower", left=int(picker.state.in_supply(picker.seat, self.piece)))

    def warnings(self, done: Trial, laid: CarcassonneState, feature: int) -> Iterator[Message]:
        if laid.in_supply(done.seat, self.piece) == 0 and done.after.in_supply(done.seat, self.piece) == 0:
            yield say("warn-last-follower")


class Deploy(CarcassonneVerb):
    word = "deploy"
    forms = (
        Form(act.DEPLOYMENT, PIECE.at(1, 8), SEGMENT.at(8, 16)),
        Form(act.DEPLOYMENT + t.BARN, t.PIECES[t.BARN], CORNER.at(8, 16)),
    )
    examples = ("deploy follower c0", "deploy big r1", "deploy wagon k", "deploy pig f2", "deploy barn nw")
    phases = (b.DEPLOY,)
    rule = "R5"

    def __init__(self, pieces: Sequence[Piece]) -> None:
        self.pieces = pieces

    def form_of(self, action: int) -> Form:
        return self.forms[act.piece_of(action) == t.BARN]

    def _said(self, action: int) -> tuple[Piece, int]:
        """The piece of an action and its place: the code of a segment, or of the barn the corner."""
        return self.pieces[act.piece_of(action)], act.place_of(action)

    def path(self, picker: CarcassonnePicker, action: int) -> Trail:
        piece, place = self._said(action)
        return picker.pick(f"piece:{piece.name}", "piece", piece.called(picker)), piece.place(picker, place)

    def label(self, picker: CarcassonnePicker, action: int) -> Message:
        piece, place = self._said(action)
        return piece.label(picker, place)

    def ghost(self, picker: CarcassonnePicker, action: int) -> Shape:
        piece, place = self._said(action)
        return piece_to_come(piece.standing(picker, place))

    def why_not(self, state: CarcassonneState, seat: int, action: int) -> Reason:
        piece, place = self._said(action)
        if not _is_in_game(state, piece):
            return because("R5", "piece-not-in-game", piece=telling.piece_words(piece.piece))
        if state.in_supply(seat, piece.piece) == 0:
            return because("R5", "piece-used", piece=piece.name)
        return piece.why_not(state, seat, place)

    def tries(self, picker: CarcassonnePicker, picked: Trail) -> Iterator[int]:
        """Every piece of the game wherever it could be put."""
        for piece in self.pieces:
            if _is_in_game(picker.state, piece):
                yield from (act.deployment(place, piece.piece) for place in piece.tries(picker.state))

    def foresee(self, state: CarcassonneState, seat: int, action: int) -> Foreseen:
        piece, place = self._said(action)
        return piece.foresee(trial(state, seat, action), place)


class Skip(CarcassonneVerb):
    word = "skip"
    forms = (Form(act.SKIP),)
    examples = ("skip",)
    phases = (b.DEPLOY,)

    def why_not(self, state: CarcassonneState, seat: int, action: int) -> Reason:
        return because("R5", "now-deploy")  # whenever pieces may be deployed, none may be

    def foresee(self, state: CarcassonneState, seat: int, action: int) -> Foreseen:
        return trial(state, seat, action).foreseen()


def fresh_segment(state: CarcassonneState, code: int) -> int:
    """The segment with this code on the tile just laid, or -1."""
    return segment_at(state, b.spot_of(state.tiles[state.fresh]) << 4 | code)


def _is_in_game(state: CarcassonneState, piece: Piece) -> bool:
    return full_supply(state.rules) & b.UNIT_OF[piece.piece] != 0


def _why_repeated(state: CarcassonneState, segment: int) -> Reason | None:
    """Of several segments of one feature on the tile the first is named (section 5)."""
    for earlier in range(b.first_of(state.tiles[state.fresh]), segment):
        if state.feature[earlier] == state.feature[segment]:
            return because("R5", "same-feature", kind=t.KIND_NAMES[state.kind_of(segment)])
    return None
