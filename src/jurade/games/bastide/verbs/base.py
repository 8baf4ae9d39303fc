"""What all verbs of Bastide share: the parts of their actions, what can be picked, and the shapes that light up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from jurade.core import look
from jurade.core.errors import IllegalAction, Reason
from jurade.core.look import INK, circle, group, rect
from jurade.core.scene import Pick, Shape
from jurade.core.verbs import Form, Misread, OneOf, Part, Picker, Trail, Verb, Whole, because
from jurade.core.words import Message, say, words
from jurade.games.bastide import tables as t
from jurade.games.bastide.drawing import plan, telling
from jurade.games.bastide.drawing.beside import work_spot
from jurade.games.bastide.drawing.plan import Box, Town
from jurade.games.bastide.rules import actions as act
from jurade.games.bastide.rules import board as b
from jurade.games.bastide.rules.state import BastideState

LARGEST: Final = 9999  # number that can be written


class BastidePicker(Picker[BastideState]):
    """Works, blocks, tiles, pieces and amounts that a seat can pick."""

    def __init__(self, state: BastideState, seat: int) -> None:
        super().__init__(state, seat)
        self.town = Town(state)

    def dial(self, name: str, value: int, mark: Message | None = None, label: Message | None = None) -> str:
        """One value of a dial, with what it means where it means something."""
        id = f"{name}={value}"
        if id not in self.picks:
            marks = {value: mark} if mark is not None else {}
            label = label or say("pick-number", number=value)
            self.picks[id] = Pick(id, "number", label, least=value, most=value, marks=marks)
        return id

    def deniers(self, amount: int) -> str:
        """Money that is given or offered."""
        return self.dial("deniers", amount)

    def to(self, seat: int) -> str:
        """Another seat."""
        return self.pick(f"seat:{seat}", "button", say("pick-seat", seat=telling.seat_words(seat)))

    def tile(self, kind: int) -> str:
        """A tile in hand."""
        name, count = t.KIND_NAMES[kind], self.state.hands[self.seat * t.KINDS + kind]
        return self.pick(f"tile:{name}", "card", say("pick-tile", tile=name, count=count))

    def work(self, work: int) -> str:
        """Long works are picked at their names and light up whole; others where they stand, or in the list."""
        area = None
        if work >= t.FIRST_RELIGIOUS and self.state.sites[work] == t.NOWHERE:
            outline = rect(*work_spot(work), rx=7)
        else:
            x, y, width, height = self.town.work_box(work)
            outline = rect(x + 2, y + 2, width - 4, height - 4, rx=7)
            if (plate := plan.name_plate(work)) is not None:
                outline, area = rect(*plate, rx=14), look.restyled(outline, fill=look.GOLD, fill_opacity=0.3)
        return self.pick(f"work:{t.WORK_NAMES[work]}", "place", telling.work_tip(self.state, work), outline, area)

    def site(self, action: int) -> Trail:
        """The block of a project or house, and the direction of its strips where it is said."""
        block, way = act.site_of(action), act.ORIENTATION_NAMES[act.orientation_of(action)]
        x, y, width, height = plan.block_box(block)
        tax = telling.tax_at(self.state, block).total
        label = say("pick-block", block=plan.BLOCK_LABELS[block], free=self.state.room[block], tax=tax)
        outline = rect(x - 1, y - 1, width + 2, height + 2, rx=6)
        cell = self.pick(f"cell:{t.BLOCK_NAMES[block]}", "place", label, outline)
        return (cell, self.pick(f"turn:{way}", "turn", say("pick-turn", way=way))) if way else (cell,)

    def house(self, block: int) -> str:
        """The last house of a block."""
        houses = self.state.houses[block]
        x, y, width, height = self.town.house_box(block, houses - 1)
        label = say("pick-house", block=plan.BLOCK_LABELS[block], houses=houses)
        outline = rect(x + 2, y + 2, width - 4, height - 4, rx=4)
        return self.pick(f"house:{t.BLOCK_NAMES[block]}", "piece", label, outline)

    def piece(self, at: int) -> str:
        """An influence on a circle."""
        owner = telling.seat_words(self.state.owner[at])
        label = say("pick-piece", owner=owner, circle=telling.circle_words(at))
        outline = circle(*self.town.circle_at(at), plan.RADIUS + 2)
        return self.pick(f"piece:{t.CIRCLE_NAMES[at]}", "piece", label, outline)


# ---- parts


def _seats(state: Any) -> Sequence[str]:
    return ("0", "1", "2", "3", "4")[: state.seats]


def _seat_words(state: Any, seat: int) -> Message:
    return telling.seat_words(seat)


def _block_label(state: Any, block: int) -> str:
    return plan.BLOCK_LABELS[block]


def circle_words(state: Any, at: int) -> Message:
    return telling.circle_words(at)


SEATS: Final = 1 << act.SEAT_BITS
SITES: Final = 1 << act.SITE_BITS
SEAT: Final = OneOf("seat", _seats, telling=False, say=_seat_words, pick=BastidePicker.to)
BLOCK: Final = OneOf("block", t.BLOCK_NAMES, telling=False, say=_block_label, pick=BastidePicker.house)
PIECE: Final = OneOf("circle", t.CIRCLE_NAMES, telling=False, say=circle_words, pick=BastidePicker.piece)
DENIERS: Final = Whole("deniers", 0, LARGEST, pick=BastidePicker.deniers)


class Site(Part):
    """A block, and the direction of its strips where it is said."""

    takes = None

    def write(self, state: Any, value: int) -> str:
        return f"{t.BLOCK_NAMES[value >> 2]} {act.ORIENTATION_NAMES[value & 3]}".rstrip()

    def read(self, state: Any, words: Sequence[str], text: str) -> int:
        block = BLOCK.number(state, words[0], text)
        if len(words) == 1:
            return block << 2
        if len(words) > 2 or words[1] not in act.ORIENTATION_NAMES[1:]:
            raise Misread
        return block << 2 | act.ORIENTATION_NAMES.index(words[1])


# ---- verbs

TALKING: Final = (b.TALK_BID, b.TALK_RAISE, b.TALK_TAX)


class BastideVerb(Verb[BastideState, BastidePicker]):
    """A verb that is asked in some phases, by a rule; each of its forms has a kind of its own."""

    phases: tuple[int, ...]

    def is_asked(self, state: BastideState) -> bool:
        return state.phase in self.phases

    def form_of(self, action: int) -> Form:
        kind = act.kind_of(action)
        return next(form for form in self.forms if act.kind_of(form.base) == kind)

    def now(self, state: BastideState, seat: int) -> Reason:
        return because(self.rule, "wrong-phase-" + b.PHASE_NAMES[state.phase].replace("_", "-"))


def impossible(rule: str, key: str, text: str) -> IllegalAction:
    """A readable action that no rule could ever allow, so that it has no number."""
    message = say(f"why-{key}")
    sentence = words("en", "jurade.games.bastide").text(message)
    return IllegalAction(f"{sentence} ({rule})", rule=rule, message=message, action=text)


# ---- shapes


def ghostly(drawn: Shape, box: Box) -> Shape:
    """Something that does not stand there yet: paler, in a dashed frame."""
    x, y, width, height = box
    frame = rect(x + 1.5, y + 1.5, width - 3, height - 3, rx=5)
    return group(
        group(drawn, opacity=0.66),
        look.restyled(frame, fill="none", stroke=look.LEAF, stroke_width=4),
        look.restyled(frame, fill="none", stroke=INK, stroke_width=2, stroke_dasharray="6 4"),
    )


def crossed(box: Box) -> Shape:
    """Something that would be gone: a dashed cross over it."""
    x, y, width, height = box
    left, right, top, bottom = x + 5, x + width - 5, y + 5, y + height - 5
    d = f"M{left:g} {top:g}L{right:g} {bottom:g}M{right:g} {top:g}L{left:g} {bottom:g}"
    return group(
        look.path(d, fill="none", stroke=look.LEAF, stroke_width=6, stroke_linecap="round"),
        look.path(d, fill="none", stroke=INK, stroke_width=2.6, stroke_dasharray="6 4", stroke_linecap="round"),
    )
