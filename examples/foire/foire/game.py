"""Foire as the core knows it: what happens, what a position holds, what is drawn."""

from __future__ import annotations

from foire.state import EMPTY, HAND, NAMES, PITCHES, SIDE, FoireState
from foire.verbs import CELL, GRAMMAR, FoirePicker, corner
from jurade.core import fields as f
from jurade.core import look
from jurade.core.evaluate import ByPoints
from jurade.core.events import SEAT, SEATS, EventKind, Events, on_board, one_of
from jurade.core.game import Game
from jurade.core.options import Options, Values
from jurade.core.scene import Card, Layer, Panel, Scene, Shape
from jurade.core.state import CHANCE, OVER, State
from jurade.core.words import Message, say

PLACE = one_of(NAMES, spot=on_board)


class Foire(Game):
    id = "foire"
    rules_version = "foire/1"
    seats = range(2, 5)
    colours = ("blue", "red", "green", "yellow")
    options = Options()
    endings = ("cards",)
    evaluator = ByPoints()
    grammar = GRAMMAR
    events = Events(
        EventKind("card_dealt", {"seat": SEAT}, {"card": PLACE}),
        EventKind("stall_set_up", {"seat": SEAT, "card": PLACE, "pitch": PLACE}, sound="set", shows=("pitch",)),
        EventKind("card_dropped", {"seat": SEAT, "card": PLACE}, weight="notable"),
        EventKind("fair_closed", {"seats": SEATS}, sound="end", weight="dramatic"),
    )
    fields = f.Fields(
        f.Field("viewer", f.Viewer("everything", None, lambda state: range(state.seats))),
        f.Each("stalls", NAMES, f.Maybe(f.Whole(0, 3)), "owner"),
        f.BySeat("hands", f.Unknown(f.SetOf(NAMES)), known="owner"),
        f.BySeat("held", f.Whole(0, HAND)),
        f.Field("gone", f.SetOf(NAMES)),
        f.Field("turn", f.Whole(0, 3)),
        derived=("seats",),
    )

    def start(self, seats: int, options: Values) -> FoireState:
        return FoireState(seats)

    def restore(self, state: State) -> None:
        assert isinstance(state, FoireState)
        if state.turn >= state.seats or any(owner >= state.seats for owner in state.owner):
            f.fail(f"there are {state.seats} seats")
        known = [hand for hand in state.hands if hand >= 0]
        if sum(hand.bit_count() for hand in (*known, state.gone)) != int(sum(known) | state.gone).bit_count():
            f.fail("a card is there twice (R1)")
        if any(hand >= 0 and hand.bit_count() != held for hand, held in zip(state.hands, state.held, strict=True)):
            f.fail("'held' counts the cards of each hand")
        if state.left() < 0 or sum(owner != EMPTY for owner in state.owner) > state.gone.bit_count():
            f.fail(f"there are {PITCHES} cards, and every stall took one (R1, R3)")

    def conserved(self, state: State) -> dict[str, tuple[int, int]]:
        assert isinstance(state, FoireState)
        known = sum(hand.bit_count() for hand in state.hands)
        return {"cards": (known + state.gone.bit_count() + state.left(), PITCHES)}

    # ---- what is seen

    def scene(self, state: State, seat: int) -> Scene:
        assert isinstance(state, FoireState)
        picker = FoirePicker(state, seat)
        choices = GRAMMAR.choices(picker)
        held = state.hands[seat] if seat >= 0 else 0
        return Scene(
            box=(0, 0, 20 + SIDE * CELL, 20 + SIDE * CELL),
            layers=(Layer("square", tuple(self._pitch(state, pitch) for pitch in range(PITCHES))),),
            symbols={},
            panels=tuple(self._panel(state, other) for other in range(state.seats)),
            prompt=self._prompt(state, seat),
            hand=tuple(self._card(card) for card in range(PITCHES) if held >> card & 1),
            picks=picker.picks,
            choices=choices,
        )

    def _pitch(self, state: FoireState, pitch: int) -> Shape:
        x, y = corner(pitch)
        ground = look.rect(x, y, CELL, CELL, fill=look.VELLUM, stroke=look.INK)
        name = look.text(x + 9, y + 14, NAMES[pitch], 10, fill=look.INK_2)
        if state.owner[pitch] == EMPTY:
            return look.group(ground, name)
        fill = look.SEATS[self.colours[state.owner[pitch]]].fill
        stall = look.group(look.circle(x + CELL / 2, y + CELL / 2, 18, fill=fill), id=f"stall-{NAMES[pitch]}")
        return look.group(ground, name, stall)

    def _card(self, card: int) -> Card:
        return Card(f"card:{NAMES[card]}", say("card", card=NAMES[card]), (look.text(50, 62, NAMES[card], 40),))

    def _panel(self, state: FoireState, seat: int) -> Panel:
        points = int(state.scores()[seat])
        return Panel(seat, self.colours[seat], points, ((say("fact-cards"), str(state.held[seat])),))

    def _prompt(self, state: FoireState, seat: int) -> Message:
        if state.actor() in (OVER, CHANCE):
            return say("prompt-over" if state.actor() == OVER else "prompt-deal")
        return say("prompt-play") if state.actor() == seat else say("prompt-wait", seat=self.seat_name(int(state.turn)))

    def text_board(self, state: State, seat: int) -> str:
        assert isinstance(state, FoireState)
        letters = [self.colours[owner][0] if owner != EMPTY else "." for owner in state.owner]
        rows = [f"{row + 1} " + " ".join(letters[row * SIDE : row * SIDE + SIDE]) for row in range(SIDE)]
        held = [NAMES[card] for card in range(PITCHES) if seat >= 0 and state.hands[seat] >> card & 1]
        return "\n".join([*reversed(rows), "  a b c d", f"cards: {' '.join(held) or '-'}"])


GAME = Foire()
