"""``card 3`` plays a courage card for a piece in a fight, sealed until both are there (R50 to R54).

``share 1 1`` puts courage gained into the red and the blue reserve, ``lose red`` gives up a point (R33, R35, R38).
"""

from __future__ import annotations

from collections.abc import Iterator

from jurade.core.errors import Reason
from jurade.core.verbs import Foreseen, Form, Trail, Whole, because
from jurade.core.words import Message, say
from jurade.games.bastions import tables as t
from jurade.games.bastions.rules import actions as act
from jurade.games.bastions.rules import board as b
from jurade.games.bastions.rules.combat import fighter, queen_bonus
from jurade.games.bastions.rules.movement import due_gain, due_seat
from jurade.games.bastions.rules.state import BastionsState
from jurade.games.bastions.verbs.base import RESERVE, BastionsPicker, BastionsVerb, named
from jurade.games.bastions.verbs.powers import fight_range, tell_enemy


class PlayCard(BastionsVerb):
    word = "card"
    forms = (Form(act.CARD, Whole("card", 1, t.MISSION_CARDS).at(act.FIRST)),)
    examples = ("card 1", "card 5")
    phases = (b.PLAYING_CARDS,)
    rule = "R54"

    def path(self, picker: BastionsPicker, action: int) -> Trail:
        return (picker.pick(f"card:{act.first_of(action)}", "card", self.label(picker, action)),)

    def label(self, picker: BastionsPicker, action: int) -> Message:
        card = act.first_of(action)
        return say("choice-card", card=card, cost=card - 1)

    def why_not(self, state: BastionsState, seat: int, action: int) -> Reason:
        card, piece = act.first_of(action), fighter(state, seat)
        bonus, most = queen_bonus(state, piece), t.COURAGE[state.value[piece]]
        if card + bonus > most:
            key = "courage-queen" if bonus else "courage-max"
            return because("R52", key, piece=named(state, seat, piece), most=most)
        left = t.COURAGE_PER_TURN - state.spent[seat]
        if card - 1 > left:
            return because("R53", "courage-turn", most=t.COURAGE_PER_TURN, left=left)
        return because("R52", f"reserve-{t.RESERVE_NAMES[state.class_of(piece)]}", cost=card - 1)

    def tries(self, picker: BastionsPicker, picked: Trail) -> Iterator[int]:
        """Any card."""
        return (act.packed(act.CARD, card) for card in range(1, t.MISSION_CARDS + 1))

    def foresee(self, state: BastionsState, seat: int, action: int) -> Foreseen:
        """The power it gives, what the other side may bring, and what it costs."""
        card, attacks = act.first_of(action), state.owner(state.valiant) == seat
        own = fight_range(state, attacks=attacks, card=card)
        seen = Foreseen([say("preview-card", power=own.most, cost=card - 1)])
        tell_enemy(seen, state, own, attacks=attacks)
        return seen


class Share(BastionsVerb):
    word = "share"
    forms = (Form(act.SHARE, Whole("red", 0, 9).at(act.FIRST), Whole("blue", 0, 9).at(1, act.FIRST)),)
    examples = ("share 1 1",)
    phases = (b.SHARING,)
    rule = "R33"

    def path(self, picker: BastionsPicker, action: int) -> Trail:
        """One dial: what does not go to the red reserve goes to the blue one."""
        label, most = self.label(picker, action), due_gain(picker.state.dues[0])
        return (picker.number("red", act.first_of(action), label, 0, most),)

    def why_not(self, state: BastionsState, seat: int, action: int) -> Reason:
        gain = due_gain(state.dues[0])
        return because("R33", "share-sum", gain=gain) if gain else because("R35", "now-lose")

    def tries(self, picker: BastionsPicker, picked: Trail) -> Iterator[int]:
        """One point more than there is to share."""
        gain = due_gain(picker.state.dues[0])
        if gain:
            yield act.packed(act.SHARE, gain + 1)

    def foresee(self, state: BastionsState, seat: int, action: int) -> Foreseen:
        return _reserves(state, seat, *self.values(action))


class Lose(BastionsVerb):
    word = "lose"
    forms = (Form(act.LOSE, RESERVE.at(act.FIRST)),)
    examples = ("lose red", "lose blue")
    phases = (b.SHARING,)
    rule = "R35"

    def path(self, picker: BastionsPicker, action: int) -> Trail:
        name = t.RESERVE_NAMES[act.first_of(action)]
        return (picker.button(f"lose-{name}", self.label(picker, action)),)

    def why_not(self, state: BastionsState, seat: int, action: int) -> Reason:
        colour, due = act.first_of(action), state.dues[0]
        if due_gain(due) > 0:
            return because("R33", "now-share")
        assert state.courage[due_seat(due) * 2 + colour] == 0
        return because("R35", f"{t.RESERVE_NAMES[colour]}-empty")

    def tries(self, picker: BastionsPicker, picked: Trail) -> Iterator[int]:
        """Either reserve for a loss."""
        if due_gain(picker.state.dues[0]) == 0:
            yield from (act.packed(act.LOSE, colour) for colour in (t.RED, t.BLUE))

    def foresee(self, state: BastionsState, seat: int, action: int) -> Foreseen:
        colour = act.first_of(action)
        return _reserves(state, seat, -int(colour == t.RED), -int(colour == t.BLUE))


def _reserves(state: BastionsState, seat: int, red: int, blue: int) -> Foreseen:
    """What the reserves will hold."""
    now = state.courage[seat * 2 : seat * 2 + 2]
    return Foreseen([say("preview-reserves", red=now[0] + red, blue=now[1] + blue)])
