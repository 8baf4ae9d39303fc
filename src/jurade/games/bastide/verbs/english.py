"""``english 3`` sends a tile to raid or besiege the town, ``raid house r1c2`` or ``raid v1.0`` says what it destroys,
``envoy 1`` takes a tile out of the camp (R21 ff., R35 ff.)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from jurade.core.errors import Reason
from jurade.core.look import rect
from jurade.core.verbs import Foreseen, Form, Trail, Whole, because
from jurade.core.words import Message, say
from jurade.games.bastide import tables as t
from jurade.games.bastide.drawing import telling
from jurade.games.bastide.drawing.beside import camp_spot
from jurade.games.bastide.rules import actions as act
from jurade.games.bastide.rules import board as b
from jurade.games.bastide.rules import raid
from jurade.games.bastide.rules.actions import THING
from jurade.games.bastide.rules.scoring import walls_hold
from jurade.games.bastide.rules.state import BastideState
from jurade.games.bastide.verbs.base import BastidePicker, BastideVerb
from jurade.games.bastide.verbs.striking import HOUSE_THERE, PIECE_THERE, Strike
from jurade.games.bastide.verbs.trial import carried_out


def _in_hand(picker: BastidePicker, value: int) -> str:
    return picker.tile(t.ENGLISH + value)


def _in_camp(picker: BastidePicker, value: int) -> str:
    x, y, size = camp_spot(picker.state, value)
    return picker.pick(f"camp:{value}", "piece", say("pick-camp", value=value), rect(x, y, size, size, rx=8))


HELD: Final = Whole("value", 1, t.STRONGEST, pick=_in_hand)
CAMPED: Final = Whole("value", 1, t.STRONGEST, pick=_in_camp)


class SendEnglish(BastideVerb):
    word = "english"
    forms = (Form(act.SEND, HELD.at(THING)),)
    examples = ("english 3",)
    phases = (b.TURN,)
    rule = "R2"

    def label(self, picker: BastidePicker, action: int) -> Message:
        if picker.state.camped < t.CAMP_SPACES:
            return super().label(picker, action)
        value, after = act.about(action), picker.state.clone()
        after.enter_camp(value)
        return say("choice-siege", value=value, outcome="french" if walls_hold(after) else "english")

    def why_not(self, state: BastideState, seat: int, action: int) -> Reason:
        return because("R2", "no-english-tile", value=act.about(action))

    def tries(self, picker: BastidePicker, picked: Trail) -> Iterator[int]:
        return (act.action_of(act.SEND, value) for value in range(1, t.STRONGEST + 1))

    def foresee(self, state: BastideState, seat: int, action: int) -> Foreseen:
        """A siege is carried out; of a raid, what it may reach and what the camp is then."""
        if state.camped == t.CAMP_SPACES:
            return carried_out(state, seat, action)
        value, sides = act.about(action), raid.open_sides(state)
        houses, pieces = raid.count_houses(state, sides), raid.count_pieces(state, sides)
        strikes = 2 if value >= t.DOUBLE_RAID else 1
        lines = [
            say("preview-raid", strikes=strikes, exposed=telling.exposed_words(houses, pieces))
            if houses + pieces
            else say("preview-raid-walls", strikes=strikes),
            say("preview-camp", power=state.camp_power() + value, left=t.CAMP_SPACES - state.camped),
        ]
        return Foreseen(lines, [say("warn-camp-full")] if state.camped + 1 == t.CAMP_SPACES else [])


class Raid(Strike):
    word = "raid"
    forms = (Form(act.RAID_HOUSE, *HOUSE_THERE), Form(act.RAID, PIECE_THERE))
    examples = ("raid house r1c2", "raid v1.0")
    phases = (b.RAIDING,)
    rule = "R41"

    def why_not(self, state: BastideState, seat: int, action: int) -> Reason:
        """Nothing there, out of reach, protected, walls too early, another kind, or the full damage rule."""
        if self.is_bare(state, action):
            return because("R37", "nothing-there")
        there, is_house = act.about(action), self.is_house(action)
        on_wall = not is_house and t.FAMILY[t.WORK_OF[there]] == t.MILITARY
        open_to = raid.open_sides(state)
        if not on_wall:
            sides = _sides_of(state, there, is_house)
            if sides == 0:
                return because("R38", "raid-centre")
            if sides & open_to == 0:
                return because("R39", "raid-protected")
        if state.struck and not state.settings[b.MIXED_RAID] and is_house != (state.struck == b.HOUSE_KIND):
            return because("R42", "raid-other-kind")
        if on_wall and raid.count_houses(state, open_to) + raid.count_pieces(state, open_to) > 0:
            return because("R40", "raid-walls-last")
        return because("RUL-11", "raid-full-damage")


def _sides_of(state: BastideState, there: int, is_house: bool) -> int:
    """The sides of the town, as bits, from which a house or influence can be reached; those on walls apart."""
    if is_house:
        return t.BLOCK_SIDES[there]
    work = t.WORK_OF[there]
    return t.BLOCK_SIDES[state.sites[work]] if work >= t.FIRST_RELIGIOUS else t.PORTION_SIDES[there]


class Envoy(BastideVerb):
    word = "envoy"
    forms = (Form(act.ENVOY, CAMPED.at(THING)),)
    examples = ("envoy 1",)
    phases = (b.SENDING,)
    rule = "R21"

    def why_not(self, state: BastideState, seat: int, action: int) -> Reason:
        return because("R21", "not-in-camp", value=act.about(action))

    def foresee(self, state: BastideState, seat: int, action: int) -> Foreseen:
        seen = carried_out(state, seat, action)
        lost = state.road[seat] + act.about(action) - t.ROAD_END
        if lost > 0:
            seen.warnings.insert(0, say("warn-road", points=lost))
        return seen
