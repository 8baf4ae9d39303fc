"""``project church r1c2 h`` proposes a work, ``house r1c2 h`` plays a house tile (R5 ff., R25 ff.)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from jurade.core.errors import Reason
from jurade.core.look import group, use
from jurade.core.scene import Shape
from jurade.core.verbs import Foreseen, Form, OneOf, Trail, because
from jurade.core.words import Message, say
from jurade.games.bastide import tables as t
from jurade.games.bastide.drawing import plan, telling
from jurade.games.bastide.drawing.scenery import house_symbol, religious_token
from jurade.games.bastide.rules import actions as act
from jurade.games.bastide.rules import board as b
from jurade.games.bastide.rules.actions import BEHIND_SITE, THING
from jurade.games.bastide.rules.state import BastideState
from jurade.games.bastide.verbs.base import SITES, BastidePicker, BastideVerb, Site, ghostly

WORK: Final = OneOf("work", t.WORK_NAMES, telling=False)
SITE: Final = Site("site")


class Project(BastideVerb):
    word = "project"
    forms = (
        Form(act.FIXED_PROJECT, WORK.at(BEHIND_SITE)),
        Form(act.PROJECT, WORK.at(BEHIND_SITE), SITE.at(THING, SITES)),
    )
    examples = ("project wall_s", "project church r1c2", "project church r1c2 h")
    phases = (b.TURN,)
    rule = "R2"

    def form_of(self, action: int) -> Form:
        fixed, sited = self.forms
        return fixed if act.site_of(action) == act.NO_SITE else sited

    # ---- picks

    def path(self, picker: BastidePicker, action: int) -> Trail:
        work = picker.work(act.project_work(action))
        return (work,) if act.site_of(action) == act.NO_SITE else (work, *picker.site(action))

    def label(self, picker: BastidePicker, action: int) -> Message:
        work, block = act.project_work(action), act.site_of(action)
        name = "none" if block == act.NO_SITE else plan.BLOCK_LABELS[block]
        key = "choice-project-last" if _may_end(picker.state, work) else "choice-project"
        return say(key, work=telling.work_words(work), block=name)

    def ghost(self, picker: BastidePicker, action: int) -> Shape | None:
        """A token that is put down when its project is named (R7)."""
        work, block = act.project_work(action), act.site_of(action)
        if block != act.NO_SITE:
            first, upright = picker.town.built[block], _is_upright(picker, action)
            circles = (plan.religious_circle(number, block, first, upright) for number in plan.circles_of(work))
            token = group(*religious_token(work, block, first, upright), *(use("circle-free", *at) for at in circles))
            return ghostly(token, plan.strip_box(block, first, t.STRIPS[work], upright))
        if picker.state.sites[work] != t.NOWHERE:
            return None
        x, y, width, height = box = picker.town.work_box(work)
        at = (x + width / 2, y + height / 2) if work == t.HALL else (0.0, 0.0)
        return ghostly(use(f"token-{t.WORK_NAMES[work]}", *at), box)

    # ---- refusals

    def why_not(self, state: BastideState, seat: int, action: int) -> Reason:
        work, block = act.project_work(action), act.site_of(action)
        name = telling.work_words(work)
        if state.must_play_tile():
            return because("R46", "tile-forced")
        if work < t.FIRST_RELIGIOUS or state.sites[work] != t.NOWHERE:
            if state.is_full(work):
                return because("R5", "work-full", work=name)
            return because("R6", "no-site-wanted", work=name)
        if block == act.NO_SITE:
            return because("R6", "site-needed", work=name)
        return _unfit(state, block, t.STRIPS[work], "R6")

    def tries(self, picker: BastidePicker, picked: Trail) -> Iterator[int]:
        """Every work; in the supply, on every block in either direction."""
        for work in range(t.WORKS):
            if work >= t.FIRST_RELIGIOUS and picker.state.sites[work] == t.NOWHERE:
                yield from (act.project_of(work, block, way) for block, way in _places(picker.state))
            else:
                yield act.project_of(work, act.NO_SITE, act.UNSAID)

    # ---- previews

    def foresee(self, state: BastideState, seat: int, action: int) -> Foreseen:
        work, share = act.project_work(action), state.chest // state.seats
        purses = [(other, state.money[other] + share) for other in range(state.seats)]
        free, influence = t.CAPACITY[work] - state.filled[work], telling.influence_words(telling.owners_of(state, work))
        lines = [
            say("preview-share", share=share, chest=state.chest - share * state.seats),
            say("preview-purses", purses=telling.counted(purses)),
            say("preview-circles", work=telling.work_words(work), free=free, influence=influence),
        ]
        return Foreseen(lines, list(_warnings(state, work)))


def _may_end(state: BastideState, work: int) -> bool:
    """Is this the last work to be begun?"""
    return state.begun == t.WORKS - 1 and state.filled[work] == 0


def _warnings(state: BastideState, work: int) -> Iterator[Message]:
    if _may_end(state, work):
        yield say("warn-last-work")
    if state.idle + 1 == t.STALE_ROUNDS * state.seats:
        yield say("warn-stalemate")
    elif state.idle + 1 == state.seats and state.settings[b.GUARDED]:
        yield say("warn-idle")


class BuildHouse(BastideVerb):
    word = "house"
    forms = (Form(act.BUILD, SITE.at(THING)),)
    examples = ("house r1c2", "house r1c2 h")
    phases = (b.TURN,)
    rule = "R2"

    def path(self, picker: BastidePicker, action: int) -> Trail:
        return picker.tile(t.HOUSE), *picker.site(action)

    def label(self, picker: BastidePicker, action: int) -> Message:
        block = act.site_of(action)
        tax = telling.tax_at(picker.state, block)
        own = tax.due.get(picker.seat, 0) if tax.total else 0
        divided = "yes" if tax.is_short else "no"
        return say("choice-house", block=plan.BLOCK_LABELS[block], tax=tax.total, own=own, divided=divided)

    def ghost(self, picker: BastidePicker, action: int) -> Shape:
        block, upright = act.site_of(action), _is_upright(picker, action)
        houses = picker.state.houses[block]
        box = plan.strip_box(block, picker.town.built[block] + houses, 1, upright)
        return ghostly(use(house_symbol(block, houses, upright), box[0], box[1]), box)

    def why_not(self, state: BastideState, seat: int, action: int) -> Reason:
        if state.hands[seat * t.KINDS + t.HOUSE] == 0:
            return because("R2", "no-house-tile")
        return _unfit(state, act.site_of(action), 1, "R25")

    def tries(self, picker: BastidePicker, picked: Trail) -> Iterator[int]:
        return (act.build_of(block, way) for block, way in _places(picker.state))

    def foresee(self, state: BastideState, seat: int, action: int) -> Foreseen:
        tax = telling.tax_at(state, act.site_of(action))
        rivals = tax.due and seat not in tax.due and tax.total > 0
        return Foreseen([say("preview-tax", tax=telling.tax_words(tax))], [say("warn-rivals")] if rivals else [])


# ---- sites


def _is_upright(picker: BastidePicker, action: int) -> bool:
    """Do the strips run north-south, as said or as they do already?"""
    orientation = act.orientation_of(action)
    if orientation == act.UNSAID:
        return picker.town.is_upright(act.site_of(action))
    return orientation == act.NORTH_SOUTH


def _unfit(state: BastideState, block: int, strips: int, rule: str) -> Reason:
    """Why something cannot stand in a block: no room, or else its direction is wrong (RUL-4)."""
    name = plan.BLOCK_LABELS[block]
    if block == t.MARKET:
        return because(rule, "market-square")
    if state.room[block] < strips:
        return because(rule, "no-room", block=name, room=state.room[block], needed=strips)
    if state.settings[b.AUTO_ORIENTATION]:
        return because("RUL-4", "orientation-auto")
    return because("RUL-4", "orientation-needed" if state.is_empty_block(block) else "orientation-fixed", block=name)


def _places(state: BastideState) -> list[tuple[int, int]]:
    """All blocks in all directions, those with most room first."""
    blocks = sorted(range(t.BLOCKS), key=lambda block: -state.room[block])
    return [(block, way) for block in blocks for way in (act.UNSAID, act.EAST_WEST, act.NORTH_SOUTH)]
