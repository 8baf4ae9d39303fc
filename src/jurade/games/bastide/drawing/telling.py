"""The town in words: works, blocks, taxes, terms of offers; used by picks, tips, previews and the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from jurade.core.look import seat_name
from jurade.core.words import Arg, Message, say
from jurade.games.bastide.board import FINISHED, Board
from jurade.games.bastide.drawing.plan import circles_of
from jurade.games.bastide.raid import open_sides, wall_pieces
from jurade.games.bastide.scoring import walls_hold
from jurade.games.bastide.tables import (
    BLOCK_NAMES,
    CAPACITY,
    CARD_NAMES,
    CIRCLE_NAMES,
    COLOURS,
    FAMILIES,
    FIRST_WALL,
    SIDES,
    WORK_NAMES,
    WORK_OF,
)
from jurade.games.bastide.tax import due_to, tax_of


def seat_words(seat: int) -> Message:
    return seat_name(COLOURS[seat])


def work_words(work: int) -> Message:
    """A work by its name, with its article."""
    return say(f"work-{WORK_NAMES[work]}")


def circle_words(circle: int) -> Message:
    """A circle by its work and its name in notation."""
    return say("circle-of", work=work_words(int(WORK_OF[circle])), circle=CIRCLE_NAMES[circle])


def counted(pairs: list[tuple[int, int]]) -> Arg:
    """Seats with a number each, or nobody."""
    return tuple(say("counted", seat=seat_words(seat), count=count) for seat, count in pairs) or say("nobody")


# ---- taxes


class Tax(NamedTuple):
    """What a house would bring: the sum, what is due to each seat, what reaches the chest."""

    total: int
    due: dict[int, int]
    chest: int

    @property
    def is_short(self) -> bool:
        """Is there a tax, but too little for all (R29)?"""
        return 0 < self.total < sum(self.due.values())


def tax_at(state: Board, block: int) -> Tax:
    """The tax of one more house in a block."""
    total = int(tax_of(state, block))
    due = {seat: int(due_to(state, block, seat)) for seat in range(state.seats) if due_to(state, block, seat)}
    return Tax(total, due, max(0, total - sum(due.values())))


def tax_words(tax: Tax) -> Message:
    """The tax and where it goes."""
    if tax.total == 0:
        return say("tax-none")
    if tax.is_short:
        return say("tax-short", tax=tax.total, due=sum(tax.due.values()), owners=counted(list(tax.due.items())))
    if not tax.due:
        return say("tax-chest", tax=tax.total)
    return say("tax-paid", tax=tax.total, owners=counted(list(tax.due.items())), chest=tax.chest)


# ---- tips


def block_words(state: Board, block: int) -> Message:
    """A block: what stands in it, what is free, what a house would bring."""
    works = tuple(work_words(int(work)) for work in state.arrivals if state.sites[work] == block)
    return say(
        "tip-block",
        block=BLOCK_NAMES[block],
        houses=int(state.houses[block]),
        works=works or say("none-there"),
        free=int(state.room[block]),
        tax=tax_words(tax_at(state, block)),
    )


def owners_of(state: Board, work: int) -> list[tuple[int, int]]:
    """Seats with pieces on a work, and how many."""
    pieces = [(seat, int(state.pieces_on(work, seat))) for seat in range(state.seats)]
    return [(seat, count) for seat, count in pieces if count]


def work_tip(state: Board, work: int) -> Message:
    """A work: free circles, owners."""
    return say(
        "tip-work",
        work=work_words(work),
        free=int(CAPACITY[work] - state.filled[work]),
        circles=len(circles_of(work)),
        owners=counted(owners_of(state, work)),
    )


def card_tip(state: Board, card: int, points: int) -> Message:
    """A majority card: its worth, its holder, who has how many pieces in its family."""
    pieces = [(seat, int(state.families[seat * FAMILIES + card])) for seat in range(state.seats)]
    holder = int(state.cards[card])
    return say(
        "tip-card",
        card=CARD_NAMES[card],
        points=points,
        holder=say("nobody") if holder < 0 else seat_words(holder),
        pieces=counted([(seat, count) for seat, count in pieces if count]),
    )


def siege_words(state: Board) -> Message:
    """What the tiles now in the camp would make of the town in a siege, and why; at the end, whose it is."""
    if state.phase == FINISHED:
        town = "english" if state.english else "french"
        return say("siege-over", town=town, walls=int(wall_pieces(state)), power=int(state.camp_power()))
    if walls_hold(state):
        return say("siege-french", walls=int(wall_pieces(state)), power=int(state.camp_power()))
    missing = [FIRST_WALL + side for side in range(SIDES) if open_sides(state) >> side & 1]
    if missing:
        return say("siege-open", missing=tuple(say(f"side-{WORK_NAMES[wall]}") for wall in missing))
    return say("siege-weak", walls=int(wall_pieces(state)), power=int(state.camp_power()))


# ---- offers


def terms_words(side: str, name_of: Callable[[int], Arg] = seat_words) -> Arg:
    """One side of an offer as phrases without subject: ``pay:3,max:0`` is "pay 3 deniers, put in nothing"."""
    return say("term-none") if side == "none" else tuple(_term(term, name_of) for term in side.split(","))


def _term(term: str, name_of: Callable[[int], Arg]) -> Message:
    name, *numbers = term.split(":")
    if name == "allot":
        return say("term-allot", seat=name_of(int(numbers[0])), deniers=int(numbers[1]))
    if term == "max:0":
        return say("term-silent")
    return say(f"term-{name}", deniers=int(numbers[0]))


def offer_kind(gives: str, wants: str) -> str:
    """Does an offer ask for something in return, for nothing, or does it give nothing?"""
    return "present" if wants == "none" else "request" if gives == "none" else "deal"
