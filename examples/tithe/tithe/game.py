"""Tithe at the edge: its verb, events, fields, scene."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.core import fields as f
from jurade.core.errors import Reason
from jurade.core.evaluate import Evaluator
from jurade.core.events import NUMBER, NUMBERS, SEAT, EventKind, Events
from jurade.core.fields import BySeat, Field, Fields, Flag, Own, Unknown, check_list, check_number, fail
from jurade.core.game import Game
from jurade.core.options import Option, Options, Values
from jurade.core.scene import Card, Layer, Panel, Scene, Shape
from jurade.core.state import OVER, State
from jurade.core.verbs import Foreseen, Form, Grammar, Misread, Outcome, Picker, Verb, Whole, because
from jurade.core.words import Message, say
from tithe.state import CARDS, DEAL, EMPTY, HAND, ROW, UNKNOWN, TitheState

CARD = Whole("card", 1, CARDS, say=lambda state, card: card, pick=lambda picker, card: picker.card(card))


class TithePicker(Picker[TitheState]):
    def card(self, card: int) -> str:
        return self.pick(f"card:{card}", "card", say("card", card=card))


class Play(Verb[TitheState, TithePicker]):
    """``play 7`` seals a card (R2)."""

    word = "play"
    forms = (Form(0, CARD.at(1)),)
    examples = ("play 7",)
    secret = ("card",)
    rule = "R2"

    def why_not(self, state: TitheState, seat: int, action: int) -> Reason:
        return because("R2", "not-in-hand", card=action)

    def foresee(self, state: TitheState, seat: int, action: int) -> Foreseen:
        return Foreseen([say("choice-play", card=action)])


class Receiver(Whole):
    """The seat a card is dealt to: whoever is next (R1)."""

    of_board = True

    def read(self, state: State, words: Sequence[str], text: str) -> int:
        assert isinstance(state, TitheState)
        if words[0] != str(state.receiver()):
            raise Misread
        return state.receiver()


GRAMMAR = Grammar(
    (Play(),),
    (
        Outcome(
            "deal",
            Form(DEAL, Receiver("seat", 0, 3).at(ROW), CARD.at(1, ROW)),
            examples=("deal 0 7",),
            secret=("card",),
        ),
    ),
    TithePicker,
)
EVENTS = Events(
    EventKind("dealt", {"seat": SEAT}, {"card": NUMBER}),
    EventKind("sealed", {"seat": SEAT}, {"card": NUMBER}, sound="seal"),
    EventKind("trick_taken", {"seat": SEAT, "cards": NUMBERS}, sound="reveal", weight="dramatic"),
)


# ---- fields


def shown(cards: list[int]) -> list[int | None]:
    return [None if card == UNKNOWN else card for card in cards]


def read_cards(value: object, where: str) -> list[int]:
    return [check_number(card, f"a card of {where}", 1, CARDS) for card in check_list(value, where)]


def dump_hands(state: TitheState, at: int) -> list[list[int | None]]:
    return [sorted(shown(hand), key=lambda card: card or 0) for hand in state.hands]


def read_hands(state: TitheState, at: int, given: object, where: str) -> None:
    state.hands = [read_cards(hand, where) for hand in check_list(given, where, state.seats)]
    if any(len(hand) > HAND for hand in state.hands):
        fail(f"a hand has at most {HAND} cards (R1)")


def read_played(state: TitheState, at: int, given: object, where: str) -> None:
    state.played = read_cards(given, where)


FIELDS = Fields(
    Own("hands", dump_hands, read_hands, "hands", known="owner"),
    BySeat("sealed", Unknown(f.Whole(EMPTY, CARDS), UNKNOWN), "sealed_cards", known="owner"),
    Own("played", lambda state, at: list(state.played), read_played, "played"),
    BySeat("points", f.Whole(), "points"),
    Field("dealing", Flag()),
    derived=("seats", "low"),
)


class TitheEvaluator(Evaluator):
    """Points won, and a high hand."""

    def worths(self, state: State) -> vec[i64]:
        assert isinstance(state, TitheState)
        out = vec[i64]()
        for points, hand in zip(state.points, state.hands, strict=True):
            out = append(out, 100 * points + sum(hand))
        return out


class Tithe(Game):
    id = "tithe"
    rules_version = "tithe/1"
    seats = range(2, 5)
    colours = ("blue", "red", "green", "yellow")
    options = Options(Option("low", False, (False, True)))
    endings = ("cards",)
    evaluator = TitheEvaluator()
    grammar = GRAMMAR
    events = EVENTS
    fields = FIELDS

    def start(self, seats: int, options: Values) -> TitheState:
        return TitheState(seats, bool(options["low"]))

    def restore(self, state: State) -> None:
        assert isinstance(state, TitheState)
        everything = state.played + [card for hand in state.hands for card in hand]
        if len(set(everything)) != len(everything):
            fail("a card is there twice")
        for seat, card in enumerate(state.sealed_cards):
            if card != EMPTY and card not in state.hands[seat]:
                fail(f"seat {seat} has sealed {card}, which it does not hold (R2)")

    def conserved(self, state: State) -> dict[str, tuple[int, int]]:
        assert isinstance(state, TitheState)
        held = sum(len(hand) for hand in state.hands) + len(state.played)
        return {"points": (sum(state.points), len(state.played))} | (
            {} if state.dealing else {"cards": (held, HAND * int(state.seats))}
        )

    # ---- what is seen

    def scene(self, state: State, seat: int) -> Scene:
        assert isinstance(state, TitheState)
        picker = TithePicker(state, seat)
        choices = GRAMMAR.choices(picker)
        return Scene(
            box=(0, 0, 100.0 * int(state.seats), 100),
            layers=(Layer("sealed", tuple(self._back(other, state) for other in range(state.seats))),),
            symbols={},
            panels=tuple(self._panel(other, state) for other in range(state.seats)),
            prompt=self._prompt(state, bool(picker.legal)),
            hand=tuple(
                Card(f"card:{card}", say("card", card=card), (self._face(card),))
                for card in (sorted(state.hands[seat]) if seat >= 0 else [])
            ),
            picks=picker.picks,
            choices=choices,
        )

    def _prompt(self, state: TitheState, asked: bool) -> Message:
        if state.actor() == OVER:
            return say("prompt-over")
        return say("prompt-play") if asked else say("prompt-wait")

    def _back(self, seat: int, state: TitheState) -> Shape:
        sealed = state.sealed_cards[seat] != EMPTY
        fill = "#9E2A1F" if sealed else "none"
        return Shape(
            "rect", {"x": 100 * seat + 20, "y": 10, "width": 60, "height": 80, "fill": fill}, id=f"seat:{seat}"
        )

    def _face(self, card: int) -> Shape:
        return Shape("text", {"x": 50, "y": 60, "font-size": 40, "text-anchor": "middle"}, text=str(card))

    def _panel(self, seat: int, state: TitheState) -> Panel:
        return Panel(seat, self.colours[seat], state.points[seat], ((say("fact-cards"), str(len(state.hands[seat]))),))

    def text_board(self, state: State, seat: int) -> str:
        assert isinstance(state, TitheState)
        hand = " ".join(str(card) for card in sorted(state.hands[seat])) if seat >= 0 else ""
        sealed = " ".join("." if card == EMPTY else "#" for card in state.sealed_cards)
        return f"sealed {sealed}\nhand   {hand}"
