"""The town in words: works, blocks, taxes, terms of offers; used by picks, tips, previews and the log."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from jurade.core.look import seat_name
from jurade.core.words import Arg, Message, say
from jurade.games.bastide import tables as t
from jurade.games.bastide.drawing.plan import BLOCK_LABELS, BLOCK_OF, faced_blocks
from jurade.games.bastide.rules import actions as act
from jurade.games.bastide.rules.board import FINISHED, RAISING, TALK_RAISE, Board
from jurade.games.bastide.rules.raid import open_sides, wall_pieces
from jurade.games.bastide.rules.scoring import walls_hold
from jurade.games.bastide.rules.tax import due_to, tax_of


def seat_words(seat: int) -> Message:
    return seat_name(t.COLOURS[seat])


def work_words(work: int) -> Message:
    """A work by its name."""
    return say(f"work-{t.WORK_NAMES[work]}")


def circle_words(circle: int) -> Message:
    """A circle by its work and the side or the blocks it lies at; those of a religious work are all alike."""
    work, faced = t.WORK_OF[circle], [BLOCK_LABELS[BLOCK_OF[name]] for name in faced_blocks(circle)]
    if work < t.STREETS:
        return say("circle-street", work=work_words(work), one=faced[0], other=faced[1])
    if work == t.HALL:
        return say("circle-hall", side=HALL_SIDES[circle - t.FIRST_CIRCLE[work]])
    return say("circle-wall", work=work_words(work), block=faced[0]) if faced else work_words(work)


HALL_SIDES: Final = ("north", "east", "south", "west")  # of its circles, in order


def signed(number: int) -> Arg:
    """A number as it is printed: with a minus sign, not a hyphen."""
    return number if number >= 0 else f"−{-number}"


def counted(pairs: Iterable[tuple[int, int]], names: Callable[[int], Arg] = seat_words) -> Arg:
    """Seats with a number each, or nobody."""
    return tuple(say("counted", seat=names(seat), count=signed(count)) for seat, count in pairs) or say("nobody")


def influence_words(pairs: Iterable[tuple[int, int]]) -> Message:
    """Who has how many influences."""
    held = [(seat, count) for seat, count in pairs if count]
    return say("influence-of", owners=counted(held)) if held else say("influence-none")


def exposed_words(houses: int, pieces: int) -> Arg:
    """So many houses and influences within reach of a raid; what there is none of is left out."""
    counts = {"count-houses": houses, "count-influences": pieces}
    return tuple(say(key, count=count) for key, count in counts.items() if count) or say("count-nothing")


def purses_then(state: Board, changes: dict[int, int]) -> Message:
    """Purses after payments."""
    purses = ((seat, state.money[seat] + change) for seat, change in sorted(changes.items()))
    return say("preview-purses", purses=counted(purses))


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
    total = tax_of(state, block)
    due = {seat: due_to(state, block, seat) for seat in range(state.seats) if due_to(state, block, seat)}
    return Tax(total, due, max(0, total - sum(due.values())))


def tax_words(tax: Tax) -> Message:
    """The tax and where it goes."""
    if tax.total == 0:
        return say("tax-none")
    if tax.is_short:
        return say("tax-short", tax=tax.total, due=sum(tax.due.values()), owners=counted(tax.due.items()))
    if not tax.due:
        return say("tax-chest", tax=tax.total)
    return say("tax-paid", tax=tax.total, owners=counted(tax.due.items()), chest=tax.chest)


# ---- tips


def block_tip(state: Board, block: int) -> Message:
    """A block: what stands in it, what is free, what a house would bring."""
    houses = state.houses[block]
    works = tuple(work_words(work) for work in state.arrivals if state.sites[work] == block)
    there = (*works, say("count-houses", count=houses)) if houses else works
    return say(
        "tip-block",
        block=BLOCK_LABELS[block],
        there=there or say("nothing-there"),
        free=state.room[block],
        tax=tax_words(tax_at(state, block)),
    )


def owners_of(state: Board, work: int) -> list[tuple[int, int]]:
    """Seats with pieces on a work, and how many."""
    pieces = [(seat, state.pieces_on(work, seat)) for seat in range(state.seats)]
    return [(seat, count) for seat, count in pieces if count]


def work_tip(state: Board, work: int) -> Message:
    """A work: free circles, owners."""
    circles, influence = t.CAPACITY[work], influence_words(owners_of(state, work))
    free = circles - state.filled[work]
    return say("tip-work", work=work_words(work), free=free, circles=circles, influence=influence)


def card_tip(state: Board, card: int, points: int) -> Message:
    """A majority card: its worth, its holder, who has how many pieces in its family."""
    pieces = [(seat, state.families[seat * t.FAMILIES + card]) for seat in range(state.seats)]
    holder = state.cards[card]
    return say(
        "tip-card",
        card=t.CARD_NAMES[card],
        points=points,
        holder=say("nobody") if holder < 0 else seat_words(holder),
        influence=influence_words(pieces),
    )


def siege_words(state: Board) -> Message:
    """What the tiles now in the camp would make of the town in a siege, and why; at the end, whose it is."""
    walls, power = wall_pieces(state), state.camp_power()
    if state.phase == FINISHED:
        return say("siege-over", town="english" if state.english else "french", walls=walls, power=power)
    if walls_hold(state):
        return say("siege-french", walls=walls, power=power)
    sides = [say(f"side-{t.WORK_NAMES[t.FIRST_WALL + side]}") for side in range(t.SIDES)]
    missing = tuple(name for side, name in enumerate(sides) if open_sides(state) >> side & 1)
    if missing:
        standing = tuple(name for name in sides if name not in missing)
        return say("siege-open", count=len(missing), missing=missing, standing=standing)
    return say("siege-weak", walls=walls, power=power)


# ---- offers


def step_of(state: Board) -> str:
    """What promises about money are about now: the bid, or what is added to it."""
    return "raise" if TALK_RAISE in (state.window, state.phase) or state.phase == RAISING else "bid"


def said_of(seat: int, reader: int) -> str:
    """Does a sentence speak to its reader, or of somebody else?"""
    return "you" if seat == reader else "they"


def terms_words(
    side: str, names: Callable[[int], Arg] = seat_words, who: str = "they", step: str = "some", reader: int = -1
) -> tuple[Message, ...]:
    """One side of an offer as predicates: ``pay:3,max:0`` is "pays 3 deniers and bids nothing".

    The log does not know which step a promise is about; "some" step is said in words that fit both.
    """
    return tuple(_term(term, names, who, step, reader) for term in side.split(",")) if side != "none" else ()


def _term(term: str, names: Callable[[int], Arg], who: str, step: str, reader: int) -> Message:
    name, *numbers = term.split(":")
    if name == "allot":
        owner, deniers = map(int, numbers)
        return say("term-allot", seat=names(owner), deniers=deniers, who=who, owner=said_of(owner, reader))
    if name in ("min", "max"):
        return promised(name, int(numbers[0]), who, step)
    return say(f"term-{name}", deniers=int(numbers[0]), who=who)


def promised(name: str, deniers: int, who: str, step: str) -> Message:
    """The least or the most that somebody may put into an auction."""
    if name == "max" and deniers == 0:
        return say("term-silent", who=who, step=step)
    return say(f"term-{name}", deniers=deniers, who=who, step=step)


def offer_kind(gives: str, wants: str) -> str:
    """Does an offer ask for something in return, for nothing, or does it give nothing?"""
    return "present" if wants == "none" else "request" if gives == "none" else "deal"


def offer_words(state: Board, offer: int, giver: int, reader: int) -> dict[str, Arg]:
    """Both sides of an offer, as arguments of a sentence for a reader who may make it, answer it, or look on."""
    gives, wants = act.spell_side(offer, act.GIVE), act.spell_side(offer, act.WANT)
    step = step_of(state)
    return {
        "kind": offer_kind(gives, wants),
        "gives": terms_words(gives, who=said_of(giver, reader), step=step, reader=reader),
        "wants": terms_words(wants, who=said_of(act.addressee(offer), reader), step=step, reader=reader),
    }
