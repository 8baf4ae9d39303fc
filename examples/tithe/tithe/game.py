"""Tithe at the edge: notation, positions, scene, words."""

from __future__ import annotations

import re
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.core.errors import BadPosition, Reason
from jurade.core.evaluate import Evaluator
from jurade.core.game import Game, Position
from jurade.core.options import Option, Options, Values
from jurade.core.reading import unreadable
from jurade.core.scene import Card, Choice, Layer, Panel, Pick, Preview, Scene, Shape
from jurade.core.state import CHANCE, OVER, State
from jurade.core.words import Message, say
from tithe.state import CARDS, EMPTY, HAND, UNKNOWN, TitheState

FIELDS = ("hands", "sealed", "played", "points", "dealing")


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

    def start(self, seats: int, options: Values) -> TitheState:
        return TitheState(seats, bool(options["low"]))

    # ---- notation

    def write(self, state: State, seat: int, action: int) -> str:
        assert isinstance(state, TitheState)
        return f"deal {state.receiver()} {action}" if seat == CHANCE else f"play {action}"

    def write_hidden(self, state: State, seat: int, action: int) -> str:
        assert isinstance(state, TitheState)
        return f"deal {state.receiver()} ?" if seat == CHANCE else "play ?"

    def read(self, state: State, seat: int, text: str) -> int:
        assert isinstance(state, TitheState)
        form = rf"deal {state.receiver()} (\d+)" if seat == CHANCE else r"play (\d+)"
        found = re.fullmatch(form, text)
        if found is None or str(int(found[1])) != found[1] or not 1 <= int(found[1]) <= CARDS:
            raise unreadable(text, {"deal": ("deal 0 7",)} if seat == CHANCE else {"play": ("play 7",)})
        return int(found[1])

    def why_not(self, state: State, seat: int, action: int) -> Reason:
        return Reason("R2", say("why-not-in-hand", card=action))

    # ---- positions

    def dump(self, state: State) -> Position:
        assert isinstance(state, TitheState)

        def shown(card: int) -> int | None:
            return None if card == UNKNOWN else card

        return {
            "hands": [sorted((shown(card) for card in hand), key=lambda card: card or 0) for hand in state.hands],
            "sealed": [shown(card) for card in state.sealed_cards],
            "played": list(state.played),
            "points": list(state.points),
            "dealing": state.dealing,
        }

    def undump(self, position: Position, seats: int, options: Values) -> TitheState:
        if set(position) != set(FIELDS):
            raise BadPosition(f"a position of Tithe has {', '.join(FIELDS)}, not {', '.join(position)}")
        if not isinstance(position["dealing"], bool):
            raise BadPosition(f"'dealing' is true or false, not {position['dealing']!r}")
        state = TitheState(seats, bool(options["low"]))
        state.hands = [self._cards(hand) for hand in self._per_seat(position["hands"], seats)]
        state.sealed_cards = self._numbers(position["sealed"])
        state.played = self._cards(position["played"])
        state.points = self._numbers(position["points"])
        state.dealing = position["dealing"]
        everything = state.played + [card for hand in state.hands for card in hand]
        if len(set(everything)) != len(everything):
            raise BadPosition("a card is there twice")
        if any(len(hand) > HAND for hand in state.hands):
            raise BadPosition(f"a hand has at most {HAND} cards (R1)")
        if len(state.sealed_cards) != seats or len(state.points) != seats:
            raise BadPosition(f"'sealed' and 'points' have an entry for each of the {seats} seats")
        for seat, card in enumerate(state.sealed_cards):
            if card != EMPTY and card not in state.hands[seat]:
                raise BadPosition(f"seat {seat} has sealed {card}, which it does not hold (R2)")
        return state

    def _per_seat(self, value: Any, seats: int) -> list[Any]:
        if not isinstance(value, list) or len(value) != seats:
            raise BadPosition(f"'hands' has a list for each of the {seats} seats")
        return value

    def _numbers(self, value: Any) -> list[int]:
        if not isinstance(value, list) or not all(type(number) is int for number in value):
            raise BadPosition(f"a list of numbers was expected, not {value!r}")
        return list(value)

    def _cards(self, value: Any) -> list[int]:
        cards = self._numbers(value)
        if not all(1 <= card <= CARDS for card in cards):
            raise BadPosition(f"cards are 1 to {CARDS} (R1), not {value!r}")
        return cards

    def conserved(self, state: State) -> dict[str, tuple[int, int]]:
        assert isinstance(state, TitheState)
        held = sum(len(hand) for hand in state.hands) + len(state.played)
        return {"points": (sum(state.points), len(state.played))} | (
            {} if state.dealing else {"cards": (held, HAND * int(state.seats))}
        )

    # ---- what is seen

    def scene(self, state: State, seat: int) -> Scene:
        assert isinstance(state, TitheState)
        cards = sorted(state.hands[seat]) if seat >= 0 else []
        asked = seat >= 0 and bool(state.owing() >> seat & 1)
        return Scene(
            box=(0, 0, 100.0 * int(state.seats), 100),
            layers=(Layer("sealed", tuple(self._back(other, state) for other in range(state.seats))),),
            symbols={},
            panels=tuple(self._panel(other, state) for other in range(state.seats)),
            prompt=self._prompt(state, asked),
            hand=tuple(Card(f"card:{card}", say("card", card=card), (self._face(card),)) for card in cards),
            picks={f"card:{card}": Pick(f"card:{card}", "card", say("card", card=card)) for card in cards if asked},
            choices=tuple(
                Choice(f"play {card}", (f"card:{card}",), say("choice-play", card=card)) for card in cards if asked
            ),
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

    def preview(self, state: State, seat: int, action: int) -> Preview:
        return Preview((say("choice-play", card=action),))

    def text_board(self, state: State, seat: int) -> str:
        assert isinstance(state, TitheState)
        hand = " ".join(str(card) for card in sorted(state.hands[seat])) if seat >= 0 else ""
        sealed = " ".join("." if card == EMPTY else "#" for card in state.sealed_cards)
        return f"sealed {sealed}\nhand   {hand}"
