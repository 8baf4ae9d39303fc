"""``offer 1 pay:2 for token:1`` makes an offer, ``accept`` and ``refuse`` answer it (T4 ff.)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from jurade.core.errors import Reason
from jurade.core.scene import OfferForm, Partner, Term
from jurade.core.verbs import Foreseen, Form, Misread, Part, Trail, because
from jurade.core.words import Message, say
from jurade.games.bastide import tables as t
from jurade.games.bastide.drawing import telling
from jurade.games.bastide.rules import actions as act
from jurade.games.bastide.rules import board as b
from jurade.games.bastide.rules import talk, tax
from jurade.games.bastide.rules.actions import BEHIND_SEAT, THING
from jurade.games.bastide.rules.state import BastideState
from jurade.games.bastide.verbs.base import SEAT, SEATS, TALKING, BastidePicker, BastideVerb, impossible

TERM_ORDER: Final = ("pay", "min", "max", "token", "allot", "kick")
AUCTION_TERMS: Final = frozenset(("min", "max", "token"))
TAX_TERMS: Final = frozenset(("allot", "kick"))
TERM: Final = re.compile(
    r"(?:(?P<name>pay|min|max|token|kick)|allot:(?P<seat>[0-9])):(?P<amount>0|[1-9][0-9]{0,3})", re.ASCII
)

Side = dict[str, int]  # terms of one side; "allot:<seat>" for each allotment


# ---- terms as text


class Terms(Part):
    """Both sides of an offer.  Terms decide which window it belongs to; payments alone belong to the open one."""

    takes = None

    def __init__(self, name: str, base: int) -> None:
        super().__init__(name)
        self.base = base

    def write(self, state: Any, value: int) -> str:
        action = self.base + value * BEHIND_SEAT
        return f"{act.spell_side(action, act.GIVE)} for {act.spell_side(action, act.WANT)}"

    def read(self, state: Any, words: Sequence[str], text: str) -> int:
        if len(words) != 3 or words[1] != "for":
            raise Misread
        sides = [_read_side(state, words[0], text), _read_side(state, words[2], text)]
        names = {term.partition(":")[0] for side in sides for term in side}
        if names & AUCTION_TERMS and names & TAX_TERMS:
            raise impossible("T5", "offer-mixed", text)
        in_tax = bool(names & TAX_TERMS) or (state.window == b.TALK_TAX and not names & AUCTION_TERMS)
        offer = _tax_offer(sides, text) if in_tax else _auction_offer(sides)
        if act.kind_of(offer) != self.base:
            raise Misread
        return act.terms_of(offer)


def _read_side(state: Any, words: str, text: str) -> Side:
    """The terms of one side, well formed: each kind once, in order, numbers 1 to 96 (``max`` from 0)."""
    side: Side = {}
    last = (-1, -1)
    for part in () if words == "none" else words.split(","):
        found = TERM.fullmatch(part)
        if found is None:
            raise Misread
        name, amount = found["name"] or "allot", int(found["amount"])
        seat = SEAT.number(state, found["seat"], text) if found["seat"] else -1
        place = (TERM_ORDER.index(name), seat)
        if place <= last or amount > t.MOST_NAMED or (amount == 0 and name != "max"):
            raise Misread
        last = place
        side[f"allot:{seat}" if name == "allot" else name] = amount
    return side


def _auction_offer(sides: Sequence[Side]) -> int:
    give, want = (
        act.auction_side(side.get("pay", 0), side.get("min", 0), side.get("max", act.NO_MAX), side.get("token", 0))
        for side in sides
    )
    return act.auction_offer(0, give, want)


def _tax_offer(sides: Sequence[Side], text: str) -> int:
    """Only the seat that divides the tax has parts to give, so they stand on one side."""
    allotting = [number for number, side in enumerate(sides) if any(term.startswith("allot") for term in side)]
    if len(allotting) == 2:
        raise impossible("T5", "offer-distributor", text)
    allots = 0
    for seat in range(t.MOST_SEATS):
        amount = max(side.get(f"allot:{seat}", 0) for side in sides)
        if amount > act.LARGEST_ALLOT:
            raise impossible("T6", "allot-beyond-tax", text)
        allots |= amount << act.ALLOT_BITS * seat
    give, want = (act.tax_side(side.get("pay", 0), side.get("kick", 0)) for side in sides)
    return act.tax_offer(0, give, want, allotting[0] if allotting else act.GIVE, allots)


# ---- making an offer

FAULTS: Final = {
    talk.NO_OFFERS: ("T4", "no-offers"),
    talk.SPOKEN_OUT: ("T2", "spoken-out"),
    talk.TO_ITSELF: ("T4", "offer-to-itself"),
    talk.BOTH_NONE: ("T4", "offer-empty"),
    talk.WRONG_WINDOW: ("T5", "offer-wrong-window"),
    talk.NO_RAISER: ("T5", "offer-no-raiser"),
    talk.NOT_DISTRIBUTOR: ("T5", "offer-distributor"),
    talk.CANNOT_PAY: ("T6", "offer-cannot-pay"),
    talk.CANNOT_KEEP_MIN: ("T6", "offer-min-over-purse"),
    talk.MIN_OVER_MAX: ("T6", "offer-min-over-max"),
    talk.OVER_CAP: ("T6", "offer-over-cap"),
    talk.OVER_TAX: ("T6", "offer-over-tax"),
    talk.TOO_LARGE: ("T4", "offer-too-large"),
}


class Offer(BastideVerb):
    word = "offer"
    forms = (
        Form(act.OFFER, SEAT.at(THING, SEATS), Terms("terms", act.OFFER).at(BEHIND_SEAT)),
        Form(act.TAX_OFFER, SEAT.at(THING, SEATS), Terms("terms", act.TAX_OFFER).at(BEHIND_SEAT)),
    )
    examples = ("offer 1 pay:2 for token:1",)
    phases = TALKING
    rule = "T1"

    def path(self, picker: BastidePicker, action: int) -> Trail:
        """An offer of the menu has one term with a free number; a composed one needs no path of its own."""
        to, deal, amount = act.addressee(action), *_deal(action)
        return (
            picker.button("offer", say("pick-offer")),
            picker.to(to),
            picker.pick(f"deal:{deal}", "button", say(f"deal-{deal}")),
            picker.deniers(amount),
        )

    def label(self, picker: BastidePicker, action: int) -> Message:
        to = telling.seat_words(act.addressee(action))
        return Message(
            "choice-offer", {"seat": to, **telling.offer_words(picker.state, action, picker.seat, picker.seat)}
        )

    def why_not(self, state: BastideState, seat: int, action: int) -> Reason:
        return because(*FAULTS[talk.offer_fault(state, seat, action)])

    def tries(self, picker: BastidePicker, picked: Trail) -> Iterator[int]:
        """The offers of the menu, with more than can be paid or promised."""
        offers = _tax_offers if picker.state.window == b.TALK_TAX else _auction_offers
        for to in range(picker.state.seats):
            if to != picker.seat:
                yield from offers(picker.state, picker.seat, to)

    def foresee(self, state: BastideState, seat: int, action: int) -> Foreseen:
        """An offer binds nobody until it is accepted."""
        told = telling.offer_words(state, action, seat, seat)
        to = telling.seat_words(act.addressee(action))
        lines = [say("preview-offer", seat=to)]
        if told["gives"]:
            lines.append(say("preview-you", terms=told["gives"]))
        if told["wants"]:
            lines.append(say("preview-they", seat=to, terms=told["wants"]))
        return Foreseen(lines)


def _deal(action: int) -> tuple[str, int]:
    """What kind of menu offer this is, and its free number."""
    gives, wants = act.spell_side(action, act.GIVE), act.spell_side(action, act.WANT)
    names = [side.split(":")[0] for side in (gives, wants)]
    free = gives if names[0] in ("pay", "kick") else wants
    return "-".join(names), int(free.split(":")[-1].split(",")[0]) if ":" in free else 0


def _auction_offers(state: BastideState, seat: int, to: int) -> Iterator[int]:
    """One denier more than the payer has free, for a placement or for silence."""
    token = act.auction_side(0, 0, act.NO_MAX, 1)
    silence = act.auction_side(0, 0, 0, 0)
    own, other = talk.free_money(state, seat) + 1, talk.free_money(state, to) + 1
    if own <= t.MOST_NAMED:
        pay = act.auction_side(own, 0, act.NO_MAX, 0)
        yield from (act.auction_offer(to, pay, token), act.auction_offer(to, pay, silence))
    if other <= t.MOST_NAMED:
        yield act.auction_offer(to, token, act.auction_side(other, 0, act.NO_MAX, 0))


def _tax_offers(state: BastideState, seat: int, to: int) -> Iterator[int]:
    """A kick for the full due of the speaker, and the full due of the partner for a kick."""
    kick = act.tax_side(0, 1)
    own, other = tax.cap_of(state, seat), tax.cap_of(state, to)
    if own:
        yield act.tax_offer(to, kick, 0, act.WANT, own << act.ALLOT_BITS * seat)
    if other:
        yield act.tax_offer(to, 0, kick, act.GIVE, other << act.ALLOT_BITS * to)


# ---- composing an offer (section 13)


def offer_form(state: BastideState, seat: int) -> OfferForm | None:
    """The form of an offer for the seat that has the word; None where no offer can be made (T2, T4)."""
    if not (0 <= seat == state.mover and state.window == state.phase != 0 and state.settings[b.TALK] == b.DEALS):
        return None
    partners = tuple(
        Partner(to, telling.seat_words(to), tuple(_terms(state, seat, to)), tuple(_terms(state, to, seat)))
        for to in range(state.seats)
        if to != seat
    )
    left = state.settings[b.TALK_LIMIT] - state.spoken[seat]
    return OfferForm("offer {seat} {gives} for {wants}", partners, left)


def _terms(state: BastideState, giver: int, partner: int) -> Iterator[Term]:
    """What a seat may give to another in this window, with the numbers that can be kept (T5, T6)."""
    free = talk.free_money(state, giver)
    if free:
        yield Term("pay:{n}", say("form-pay"), 1, free)
    if state.window == b.TALK_TAX:
        yield from _allot_terms(state, giver)
        yield Term("kick:{n}", say("form-kick"), 1, state.money[giver] + state.tax)
        return
    reach = state.money[giver] + talk.free_money(state, partner)  # what the partner pays may be put in at once
    if state.window == b.TALK_BID or state.bids[giver] >= t.RAISE_FROM:
        most, least = min(reach, state.most[giver]), state.least[giver]
        if most:
            yield Term("min:{n}", say("form-min", step=telling.step_of(state)), 1, most)
        yield Term("max:{n}", say("form-max", step=telling.step_of(state)), least, max(reach, least))
    yield Term("token:{n}", say("form-token"), 1, t.CAPACITY[state.project] - state.filled[state.project])


def _allot_terms(state: BastideState, giver: int) -> Iterator[Term]:
    """Parts of the tax that the distributor may still promise (T6)."""
    if giver != state.active:
        return
    for owner in range(state.seats):
        others = sum(state.pledged[seat] for seat in range(state.seats) if seat != owner)
        most = min(tax.due_to(state, state.taxed, owner), state.tax - others)
        if most > 0:
            yield Term(f"allot:{owner}:{{n}}", say("form-allot", seat=telling.seat_words(owner)), 1, most)


# ---- answering one


class Answer(BastideVerb):
    """Both answers are always allowed."""

    phases = (b.ANSWER,)
    rule = "T4"

    def why_not(self, state: BastideState, seat: int, action: int) -> Reason:
        return self.now(state, seat)


class Accept(Answer):
    word = "accept"
    forms = (Form(act.ACCEPT),)
    examples = ("accept",)

    def foresee(self, state: BastideState, seat: int, action: int) -> Foreseen:
        pays = act.pay_term(state.offer, act.GIVE) - act.pay_term(state.offer, act.WANT)
        lines = [telling.purses_then(state, {state.speaker: -pays, seat: pays})] if pays else []
        return Foreseen([*lines, say("preview-accept")])


class Refuse(Answer):
    word = "refuse"
    forms = (Form(act.REFUSE),)
    examples = ("refuse",)

    def foresee(self, state: BastideState, seat: int, action: int) -> Foreseen:
        return Foreseen([say("preview-refuse")])
