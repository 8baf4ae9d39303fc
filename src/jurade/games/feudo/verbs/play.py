"""``play n1 d4`` shows an army card and moves its pawn; Milady may ``charm red`` or ``infect`` besides (R54 ff.)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from jurade.core.errors import Reason
from jurade.core.journal import Facts
from jurade.core.scene import Shape
from jurade.core.verbs import Foreseen, Form, Misread, Part, Trail, because, tried
from jurade.core.words import Message, say
from jurade.games.feudo import tables as t
from jurade.games.feudo.drawing import telling
from jurade.games.feudo.rules import actions as act
from jurade.games.feudo.rules import board as b
from jurade.games.feudo.rules import movement
from jurade.games.feudo.rules.cards import show_card
from jurade.games.feudo.rules.state import FeudoState
from jurade.games.feudo.verbs.base import CELL, PAWN, SEAT, FeudoPicker, FeudoVerb
from jurade.games.feudo.verbs.moving import barred, cannot_act, prospects


class Target(Part):
    """A territory or ``stay``, and Milady's power if she uses one."""

    takes = None

    def write(self, state: Any, value: int) -> str:
        target, power = act.target_of(value), act.power_of(value)
        where = "stay" if target == act.STAY else t.CELL_NAMES[target]
        if power == act.INFECT:
            return f"{where} infect"
        return f"{where} charm {t.COLOURS[power // act.POWER - 1]}" if power else where

    def read(self, state: Any, words: Sequence[str], text: str) -> int:
        where, *power = words
        target = act.STAY if where == "stay" else CELL.number(state, where, text)
        if not power:
            return target
        if power == ["infect"]:
            return target + act.INFECT
        if power[0] == "charm" and len(power) == 2:
            return target + int(act.charm(SEAT.number(state, power[1], text)))
        raise Misread


class Play(FeudoVerb):
    word = "play"
    forms = (Form(act.PLAY, PAWN.at(act.FIRST), Target("target").at(1, act.FIRST)),)
    examples = ("play n1 d4", "play n1 stay", "play m d4 charm red", "play m d4 infect")
    phase = b.MOVING
    rule = "R54"

    # ---- picks

    def path(self, picker: FeudoPicker, action: int) -> Trail:
        """The card, where its pawn goes, and Milady's power where she has one."""
        power = act.power_of(action)
        base = action - power
        trail = (picker.card(act.first_of(action)), _goal(picker, act.target_of(action)))
        if power or any(other != base and other - act.power_of(other) == base for other in picker.legal):
            return (*trail, _power(picker, power))
        return trail

    def label(self, picker: FeudoPicker, action: int) -> Message:
        pawn, target, power = act.first_of(action), act.target_of(action), act.power_of(action)
        cell = "stay" if target == act.STAY else t.CELL_NAMES[target]
        if power == act.INFECT:
            return say("choice-infect", cell=cell)
        if power:
            return say("choice-charm", cell=cell, seat=telling.seat_words(power // act.POWER - 1))
        if target == act.STAY:
            return say("choice-stay", pawn=telling.named(picker.state, picker.seat, pawn))
        start, steps = telling.start_of(picker.state, picker.seat, pawn), picker.reach(pawn).steps[target]
        return say("choice-play", pawn=telling.pawn_words(pawn), start=start, cell=cell, steps=steps)

    def ghost(self, picker: FeudoPicker, action: int) -> Shape | None:
        target = act.target_of(action)
        return None if target == act.STAY else picker.way(act.first_of(action), target)

    # ---- refusals

    def why_not(self, state: FeudoState, seat: int, action: int) -> Reason:
        pawn, target, power = act.first_of(action), act.target_of(action), act.power_of(action)
        if state.shown[seat] >> pawn & 1:
            return because("R54", "card-shown")
        if not state.cards[seat] >> pawn & 1:
            return because("R54", "card-not-chosen")
        if power and pawn != t.MILADY:
            return because("R60", "power-not-milady")
        if not state.can_act(seat, pawn):
            return cannot_act(state, seat, pawn)
        if not movement.can_pay(state, seat, pawn, state.purse(seat, state.trade[seat])):
            return because("R55", "no-wage")
        place = state.place[seat * t.PAWNS + pawn]
        if target != act.STAY:
            steps = movement.card_steps(state, seat, pawn)
            closed = barred(state, seat, pawn, target, steps, "R26" if state.card == t.FOG else "R31")
            if closed is not None:
                return closed
            place = target
        return _why_no_power(state, seat, place, power)

    def tries(self, picker: FeudoPicker, picked: Trail) -> Iterator[int]:
        """Any card; a card to any territory; Milady with any power on the territory she goes to."""
        for pawn in range(t.PAWNS):
            base = act.PLAY + pawn * act.FIRST
            if not picked:
                yield base + act.STAY
            elif picked[0] == picker.card(pawn):
                targets = [act.STAY, *range(t.CELLS)]
                if len(picked) == 1:
                    yield from (base + target for target in targets)
                elif pawn == t.MILADY:
                    others = (other for other in range(picker.state.seats) if other != picker.seat)
                    powers = [act.INFECT, *(int(act.charm(other)) for other in others)]
                    there = [target for target in targets if picked[1] == _goal(picker, target)]
                    yield from (base + target + power for target in there for power in powers)

    # ---- previews

    def foresee(self, state: FeudoState, seat: int, action: int) -> Foreseen:
        """The card is shown and its pawn moved on a copy; nobody else's cards are touched."""
        after, events = tried(state, lambda copy: show_card(copy, seat, action, True))
        pawn, target = act.first_of(action), act.target_of(action)
        lines = list(_powers(state, events))
        if target == act.STAY and not lines:
            lines.append(say("preview-stay", pawn=telling.named(state, seat, pawn), why=_why_stay(state, seat, pawn)))
        if target != act.STAY and t.MERCENARIES >> pawn & 1:
            lines.append(say("preview-wage", left=int(state.purse(seat, state.trade[seat]) - after.wages[seat])))
        if int(after.place[seat * t.PAWNS + pawn]) < t.CELLS:
            lines += prospects(after, seat, pawn)
        return Foreseen(lines)


def _goal(picker: FeudoPicker, target: int) -> str:
    """Where a played card takes its pawn."""
    return picker.button("stay", say("pick-stay")) if target == act.STAY else picker.cell(target)


def _power(picker: FeudoPicker, power: int) -> str:
    """Milady's power, or leaving it."""
    if power == act.INFECT:
        return picker.button("infect", say("pick-infect"))
    if not power:
        return picker.button("none", say("pick-no-power"))
    other = power // act.POWER - 1
    baron = picker.standing.get((other, int(t.BARON)))
    label = say("pick-charm", seat=telling.seat_words(other))
    return picker.pick(f"charm:{t.COLOURS[other]}", "piece", label, baron.outline() if baron else None)


def _why_no_power(state: FeudoState, seat: int, place: int, power: int) -> Reason:
    """Why Milady cannot use a power from a place she can be on."""
    if place >= t.HOME or (place == t.CENTRE and state.has_convent()):
        return because("G20", "power-sheltered")
    is_sick = state.sick[seat] >> t.MILADY & 1
    if power == act.INFECT:
        return because("R64", "infect-nobody" if is_sick else "infect-healthy")
    if is_sick:
        return because("R64", "charm-sick")
    other = power // act.POWER - 1
    baron = state.place[other * t.PAWNS + t.BARON]
    if other == seat:
        return because("R60", "charm-own")
    if state.charmed >> other & 1:
        return because("G21", "charm-again", seat=telling.seat_words(other))
    if baron == t.HOME:
        return because("R63", "charm-castle", seat=telling.seat_words(other))
    assert not movement.is_within_reach(state, place, baron)
    return because("R60", "charm-far", seat=telling.seat_words(other))


def _why_stay(state: FeudoState, seat: int, pawn: int) -> str:
    """Why a pawn that stays could not do otherwise: fallen, wounded, resting, unpaid; or "free"."""
    if not state.alive[seat] >> pawn & 1:
        return "fallen"
    if not state.can_act(seat, pawn):
        return "wounded" if pawn == t.BARON else "resting"
    if t.MERCENARIES >> pawn & 1 and state.wages[seat] + t.WAGE > state.purse(seat, state.trade[seat]):
        return "unpaid"
    return "fog" if state.card == t.FOG else "free"


def _powers(state: FeudoState, events: list[Facts]) -> Iterator[Message]:
    """What Milady brings about."""
    fallen = [facts for facts in events if facts["event"] == "pawn_sickened"]
    if fallen:
        struck: dict[int, list[int]] = {}
        for facts in fallen:
            struck.setdefault(int(str(facts["seat"])), []).append(t.PAWN_NUMBERS[str(facts["pawn"])])
        for seat, pawns in struck.items():
            yield say("preview-infect", seat=telling.seat_words(seat), pawns=telling.kinds_in(pawns))
    for facts in events:
        if facts["event"] == "baron_charmed":
            baron = telling.seat_words(int(str(facts["baron"])))
            yield say("preview-charm", seat=baron, round=int(state.round) + 2)
