"""``attack ms4 > js2`` attacks a piece, ``breach ms4 > j`` a drawbridge; ``support ms4`` joins, ``go`` fights.

``riposte js2 > ms4`` strikes back, ``pass`` does not (R27 to R29, R40 to R46, R61, R66).
"""

from __future__ import annotations

from collections.abc import Iterator

from jurade.core.errors import Reason
from jurade.core.scene import Shape
from jurade.core.state import UNKNOWN
from jurade.core.verbs import Foreseen, Form, Trail, because
from jurade.core.words import Arg, say
from jurade.games.bastions import tables as t
from jurade.games.bastions.drawing import telling
from jurade.games.bastions.rules import actions as act
from jurade.games.bastions.rules import board as b
from jurade.games.bastions.rules import combat
from jurade.games.bastions.rules.state import BastionsState
from jurade.games.bastions.rules.terrain import STRAIGHT, WALL, way_bridges, way_middle, way_to
from jurade.games.bastions.verbs.base import (
    OWNER,
    PIECE,
    TARGET,
    BastionsPicker,
    BastionsVerb,
    named,
    not_usable,
    tell_gains,
)
from jurade.games.bastions.verbs.powers import declared, powers, tell_attack, tell_joiners


class Attack(BastionsVerb):
    word = "attack"
    forms = (Form(act.ATTACK, PIECE.at(act.FIRST), ">", TARGET.at(1, act.FIRST)),)
    examples = ("attack ms4 > js2",)
    phases = (b.ATTACKING,)
    rule = "R4"

    def ghost(self, picker: BastionsPicker, action: int) -> Shape:
        piece, target = self.values(action)
        return picker.figures.blow(piece, picker.figures.stands[target].at)

    def why_not(self, state: BastionsState, seat: int, action: int) -> Reason:
        piece, target = self.values(action)
        unfit = cannot_attack(state, seat, piece)
        if unfit is not None:
            return unfit
        if state.owner(target) == seat:
            return because("R46", "own-piece", piece=named(state, seat, target))
        if state.phase == b.RIPOSTING and state.owner(target) != state.holder:
            return because("R66", "riposte-holder")
        if state.cell[target] == t.NONE:
            return because("R37", "not-in-play", piece=named(state, seat, target))
        return cannot_reach(state, piece, target)

    def tries(self, picker: BastionsPicker, picked: Trail) -> Iterator[int]:
        """Any own piece against any other's, the nearest first; for an archer, one at a distance of two."""
        state, terrain, stands = picker.state, picker.state.terrain, picker.figures.stands
        own = picker.own()
        enemies = [piece for piece in stands if piece not in own and state.kind[piece] != UNKNOWN]
        for piece in own:
            if picked and picked[0] != picker.piece(piece):
                continue
            row = state.cell[piece] * terrain.cells
            reach = 2 if state.kind[piece] == t.ARCHER else 1
            near = sorted(enemies, key=lambda enemy: abs(int(terrain.hops[row + state.cell[enemy]]) - reach))
            yield from (act.packed(self.forms[0].base, piece, enemy) for enemy in near)

    def foresee(self, state: BastionsState, seat: int, action: int) -> Foreseen:
        piece, target = self.values(action)
        after, seen = declared(state, piece, target, t.NONE), Foreseen()
        tell_attack(seen, after)
        tell_joiners(seen, after)
        return seen


class Riposte(Attack):
    word = "riposte"
    forms = (Form(act.RIPOSTE, PIECE.at(act.FIRST), ">", TARGET.at(1, act.FIRST)),)
    examples = ("riposte js2 > ms4",)
    phases = (b.RIPOSTING,)
    rule = "R66"


class Pass(BastionsVerb):
    word = "pass"
    forms = (Form(act.PASS),)
    examples = ("pass",)
    phases = (b.RIPOSTING,)
    rule = "R66"

    def why_not(self, state: BastionsState, seat: int, action: int) -> Reason:
        return self.not_now(state, seat, self)  # always allowed in its phase

    def foresee(self, state: BastionsState, seat: int, action: int) -> Foreseen:
        return Foreseen([say("preview-pass")])


class Breach(BastionsVerb):
    word = "breach"
    forms = (Form(act.BREACH, PIECE.at(act.FIRST), ">", OWNER.at(1, act.FIRST)),)
    examples = ("breach ms4 > j",)
    phases = (b.ATTACKING,)
    rule = "R4"

    def ghost(self, picker: BastionsPicker, action: int) -> Shape:
        piece, owner = self.values(action)
        return picker.figures.blow(piece, picker.figures.bridge_at(owner))

    def why_not(self, state: BastionsState, seat: int, action: int) -> Reason:
        return why_no_breach(state, seat, *self.values(action))

    def tries(self, picker: BastionsPicker, picked: Trail) -> Iterator[int]:
        """Any own piece against any drawbridge."""
        for piece in picker.own():
            if not picked or picked[0] == picker.piece(piece):
                yield from (act.packed(act.BREACH, piece, owner) for owner in range(picker.state.seats))

    def foresee(self, state: BastionsState, seat: int, action: int) -> Foreseen:
        piece, owner = self.values(action)
        after, seen = declared(state, piece, t.NONE, owner), Foreseen()
        if state.kind[piece] == t.TOWER:
            combat.breach(after)
            seen.lines.append(say("preview-tower-breach", bridge=telling.bridge_words(owner)))
            tell_gains(seen, seat, state, after)
        else:
            tell_attack(seen, after)
            tell_joiners(seen, after)
        return seen


class Support(BastionsVerb):
    word = "support"
    forms = (Form(act.SUPPORT, PIECE.at(act.FIRST)),)
    examples = ("support ms4",)
    phases = (b.SUPPORTING,)
    rule = "R61"

    def ghost(self, picker: BastionsPicker, action: int) -> Shape:
        return picker.figures.blow(act.first_of(action), picker.figures.aim())

    def why_not(self, state: BastionsState, seat: int, action: int) -> Reason:
        piece = act.first_of(action)
        name, kind = named(state, seat, piece), state.kind[piece]
        if piece == state.valiant or b.has(state.supports, piece):
            return because("R61", "joined", piece=name)
        unfit = cannot_attack(state, seat, piece)
        if unfit is not None:
            return unfit
        if state.bridge != t.NONE:
            if kind != t.SOLDIER:
                return because("R28", "breach-soldiers")
            return why_no_breach(state, seat, piece, state.bridge)
        mixed = state.seats == 4 and kind in (t.SOLDIER, t.ARCHER)
        if not mixed and kind != state.kind[state.valiant]:
            return because("R61", "no-mixing", piece=name)
        return cannot_reach(state, piece, state.target)

    def tries(self, picker: BastionsPicker, picked: Trail) -> Iterator[int]:
        """Any own piece."""
        return (act.packed(act.SUPPORT, piece) for piece in picker.own())

    def foresee(self, state: BastionsState, seat: int, action: int) -> Foreseen:
        after, piece = state.clone(), act.first_of(action)
        after.supports |= b.bit(piece)
        words, force = telling.own_words(after, piece), powers(after, piece)[0]
        seen = Foreseen([say("preview-support", piece=words, force=force)])
        tell_attack(seen, after)
        return seen


class Go(BastionsVerb):
    word = "go"
    forms = (Form(act.GO),)
    examples = ("go",)
    phases = (b.SUPPORTING,)
    rule = "R61"

    def why_not(self, state: BastionsState, seat: int, action: int) -> Reason:
        return self.not_now(state, seat, self)  # always allowed in its phase

    def foresee(self, state: BastionsState, seat: int, action: int) -> Foreseen:
        seen = Foreseen()
        tell_attack(seen, state)
        return seen


# ---- what all attacks and supports ask


def cannot_attack(state: BastionsState, seat: int, piece: int) -> Reason | None:
    """Why a piece may not attack anything now; None when it may."""
    unfit = not_usable(state, seat, piece)
    if unfit is None and state.class_of(piece) != state.token:
        return because("R1", f"class-{t.CLASS_NAMES[state.token]}", piece=named(state, seat, piece))
    if unfit is None and b.has(state.attacked, piece):
        return because("R40", "attacked", piece=named(state, seat, piece))
    return unfit


def cannot_reach(state: BastionsState, piece: int, target: int) -> Reason:
    """Distance, direction, level, walls or sight (R41 to R45)."""
    names = _pair(state, piece, target)
    terrain = state.terrain
    here, there = state.cell[piece], state.cell[target]
    if state.kind[piece] == t.ARCHER:
        return _cannot_shoot(state, piece, target)
    if not terrain.is_near(here, there):
        return because("R41", "no-contact", **names)
    if state.levels(piece) & state.levels(target) == 0:
        if state.carrier[target] != t.NONE:
            return because("R45", "rider", **names)
        return because("R9", "other-level", **names)
    for i in range(terrain.touch_first[here], terrain.touch_first[here + 1]):
        way = terrain.touch_ways[i]
        if way_to(way) == there and state.kind[piece] == t.TOWER and not way & STRAIGHT:
            return because("R41", "tower-diagonal", **names)
        if way_to(way) == there and way_bridges(way) & state.shut and not way & WALL:
            return because("R26", "bridge-closed")
    return because("R9", "wall-between", **names)


def _pair(state: BastionsState, piece: int, target: int) -> dict[str, Arg]:
    """An attacker and its target, told to the attacker."""
    seat = state.owner(piece)
    return {"piece": named(state, seat, piece), "target": named(state, seat, target)}


def _cannot_shoot(state: BastionsState, archer: int, target: int) -> Reason:
    names = _pair(state, archer, target)
    terrain, here, there = state.terrain, state.cell[archer], state.cell[target]
    if there == terrain.battlefield:
        return because("R70", "no-shot-at-battlefield")
    for i in range(terrain.shot_first[here], terrain.shot_first[here + 1]):
        way = terrain.shot_ways[i]
        if way_to(way) == there:
            assert not combat.sees(state, archer, target, way)
            middle = way_middle(way)
            if state.top[middle] != t.NONE or middle == terrain.battlefield:
                return because("R43", "no-sight", **names)
            return because("R44", "no-arc", **names)
    return because("R42", "not-at-two", **names)


def why_no_breach(state: BastionsState, seat: int, piece: int, owner: int) -> Reason:
    """Why a piece may not attack a drawbridge, or help to."""
    unfit = cannot_attack(state, seat, piece)
    if unfit is not None:
        return unfit
    name = named(state, seat, piece)
    if owner == seat:
        return because("R27", "own-bridge")
    if state.breaker[owner] != t.NONE:
        return because("R29", "bridge-destroyed")
    if state.kind[piece] == t.ARCHER:
        return because("R27", "archer-breach")
    if state.terrain.front[state.cell[piece]] != owner:
        return because("R27", "not-in-front", piece=name)
    return because("R27", "rider-breach", piece=name)
