"""Why an action is not allowed: the rule it breaks and a sentence, from what the seat knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from jurade.core.errors import Reason
from jurade.core.words import say
from jurade.games.bastide import actions as act
from jurade.games.bastide import auction, raid, talk, tax
from jurade.games.bastide import board as b
from jurade.games.bastide import tables as t
from jurade.games.bastide.state import BastideState

# What each phase asks for: its rule, and the kinds of actions that answer it.
WORDS: Final = (act.PASS, act.GIFT, act.OFFER, act.TAX_OFFER)
PHASES: Final[dict[int, tuple[str, tuple[int, ...]]]] = {
    b.TURN: ("R2", (act.PROJECT, act.BUILD, act.LIGHT, act.SEND, act.PASS)),
    b.TALK_BID: ("T1", WORDS),
    b.TALK_RAISE: ("T1", WORDS),
    b.TALK_TAX: ("T1", WORDS),
    b.ANSWER: ("T4", (act.ACCEPT, act.REFUSE)),
    b.BIDDING: ("R11", (act.BID,)),
    b.RAISING: ("R12", (act.RAISE,)),
    b.PLACING: ("R19", (act.PLACE,)),
    b.SENDING: ("R21", (act.ENVOY,)),
    b.BURNING: ("R32", (act.BURN_HOUSE, act.BURN)),
    b.BURNING_MORE: ("R32", (act.BURN_HOUSE, act.BURN, act.STOP)),
    b.RAIDING: ("R41", (act.RAID_HOUSE, act.RAID)),
    b.ALLOTTING: ("R29", (act.ALLOT,)),
}

OFFER_FAULTS: Final = {
    talk.NO_OFFERS: ("T4", "why-no-offers"),
    talk.SPOKEN_OUT: ("T2", "why-spoken-out"),
    talk.TO_ITSELF: ("T4", "why-offer-to-itself"),
    talk.BOTH_NONE: ("T4", "why-offer-empty"),
    talk.WRONG_WINDOW: ("T5", "why-offer-wrong-window"),
    talk.NO_RAISER: ("T5", "why-offer-no-raiser"),
    talk.NOT_DISTRIBUTOR: ("T5", "why-offer-distributor"),
    talk.CANNOT_PAY: ("T6", "why-offer-cannot-pay"),
    talk.CANNOT_KEEP_MIN: ("T6", "why-offer-min-over-purse"),
    talk.MIN_OVER_MAX: ("T6", "why-offer-min-over-max"),
    talk.OVER_CAP: ("T6", "why-offer-over-cap"),
    talk.OVER_TAX: ("T6", "why-offer-over-tax"),
    talk.TOO_LARGE: ("T4", "why-offer-too-large"),
}


def why_not(state: BastideState, seat: int, action: int) -> Reason:
    """The reason why a seat that is asked may not do this; the coarsest one that applies."""
    rule, kinds = PHASES[state.phase]
    kind = act.kind_of(action)
    if kind not in kinds:
        return Reason(rule, say("why-wrong-phase-" + b.PHASE_NAMES[state.phase].replace("_", "-")))
    return EXPLAINERS[kind](state, seat, action)


# ---- turn


def _project(state: BastideState, seat: int, action: int) -> Reason:
    work, block = act.project_work(action), act.site_of(action)
    name = t.WORK_NAMES[work]
    if state.must_play_tile():
        return Reason("R46", say("why-tile-forced"))
    if work < t.FIRST_RELIGIOUS or state.sites[work] != t.NOWHERE:
        if state.is_full(work):
            return Reason("R5", say("why-work-full", work=name))
        return Reason("R6", say("why-no-site-wanted", work=name))
    if block == act.NO_SITE:
        return Reason("R6", say("why-site-needed", work=name))
    if block == t.MARKET:
        return Reason("R6", say("why-market-square"))
    if state.room[block] < t.STRIPS[work]:
        room = int(state.room[block])
        return Reason("R6", say("why-no-room", block=t.BLOCK_NAMES[block], room=room, needed=int(t.STRIPS[work])))
    return _orientation(state, block)


def _build(state: BastideState, seat: int, action: int) -> Reason:
    block = act.site_of(action)
    if state.hands[seat * t.KINDS + t.HOUSE] == 0:
        return Reason("R2", say("why-no-house-tile"))
    if block == t.MARKET:
        return Reason("R25", say("why-market-square"))
    if state.room[block] == 0:
        return Reason("R25", say("why-no-room", block=t.BLOCK_NAMES[block], room=0, needed=1))
    return _orientation(state, block)


def _orientation(state: BastideState, block: int) -> Reason:
    """All else is right, so the suffix is not."""
    if state.settings[b.AUTO_ORIENTATION]:
        return Reason("RUL-4", say("why-orientation-auto"))
    key = "why-orientation-needed" if state.is_empty_block(block) else "why-orientation-fixed"
    return Reason("RUL-4", say(key, block=t.BLOCK_NAMES[block]))


def _light(state: BastideState, seat: int, action: int) -> Reason:
    if state.hands[seat * t.KINDS + t.FIRE] == 0:
        return Reason("R2", say("why-no-fire-tile"))
    return Reason("R34", say("why-nothing-burns"))


def _send(state: BastideState, seat: int, action: int) -> Reason:
    return Reason("R2", say("why-no-english-tile", value=int(act.about(action))))


def _pass(state: BastideState, seat: int, action: int) -> Reason:
    return Reason("R2", say("why-no-pass"))


# ---- talk


def _gift(state: BastideState, seat: int, action: int) -> Reason:
    if act.addressee(action) == seat:
        return Reason("T3", say("why-gift-to-itself"))
    if act.gift_amount(action) == 0:
        return Reason("T3", say("why-gift-of-nothing"))
    return Reason("T3", say("why-gift-too-much", free=int(talk.free_money(state, seat))))


def _offer(state: BastideState, seat: int, action: int) -> Reason:
    rule, key = OFFER_FAULTS[talk.offer_fault(state, seat, action)]
    return Reason(rule, say(key))


# ---- auction


def _amount(state: BastideState, seat: int, action: int) -> Reason:
    amount = act.about(action)
    if amount < auction.least_amount(state, seat):
        return Reason("T6", say("why-promised-min", least=int(auction.least_amount(state, seat))))
    purse = int(state.money[seat] - state.added[seat])
    if amount > purse:
        return Reason("R12" if state.phase == b.RAISING else "R11", say("why-too-much-money", purse=purse))
    return Reason("T6", say("why-promised-max", most=int(auction.most_amount(state, seat))))


def _place(state: BastideState, seat: int, action: int) -> Reason:
    circle = act.about(action)
    if t.WORK_OF[circle] != state.project:
        return Reason("R19", say("why-other-work", work=t.WORK_NAMES[state.project]))
    return Reason("R19", say("why-circle-taken", circle=t.CIRCLE_NAMES[circle]))


def _envoy(state: BastideState, seat: int, action: int) -> Reason:
    return Reason("R21", say("why-not-in-camp", value=int(act.about(action))))


# ---- fire and raid


def _burn(state: BastideState, seat: int, action: int) -> Reason:
    if _is_bare(state, action):
        return Reason("R32", say("why-nothing-there"))
    return Reason("R32", say("why-fire-elsewhere"))


def _is_bare(state: BastideState, action: int) -> bool:
    thing = act.about(action)
    if act.kind_of(action) in (act.BURN_HOUSE, act.RAID_HOUSE):
        return state.houses[thing] == 0
    return state.owner[thing] == b.EMPTY


def _raid(state: BastideState, seat: int, action: int) -> Reason:
    """Nothing there, out of reach, protected, walls too early, another kind, or the full damage rule."""
    if _is_bare(state, action):
        return Reason("R37", say("why-nothing-there"))
    thing = act.about(action)
    is_house = act.kind_of(action) == act.RAID_HOUSE
    on_wall = not is_house and t.FAMILY[t.WORK_OF[thing]] == t.MILITARY
    open_to = raid.open_sides(state)
    if not on_wall:
        if is_house:
            sides = t.BLOCK_SIDES[thing]
        elif t.WORK_OF[thing] >= t.FIRST_RELIGIOUS:
            sides = t.BLOCK_SIDES[state.sites[t.WORK_OF[thing]]]
        else:
            sides = t.PORTION_SIDES[thing]
        if sides == 0:
            return Reason("R38", say("why-raid-centre"))
        if sides & open_to == 0:
            return Reason("R39", say("why-raid-protected"))
    if state.struck and not state.settings[b.MIXED_RAID] and is_house != (state.struck == b.HOUSE_KIND):
        return Reason("R42", say("why-raid-other-kind"))
    if on_wall and raid.count_houses(state, open_to) + raid.count_pieces(state, open_to) > 0:
        return Reason("R40", say("why-raid-walls-last"))
    return Reason("RUL-11", say("why-raid-full-damage"))


# ---- tax


def _allot(state: BastideState, seat: int, action: int) -> Reason:
    total = 0
    for owner in range(state.seats):
        amount, cap = act.allotted(action, owner), int(tax.cap_of(state, owner))
        total += amount
        if (cap > 0) != bool(act.allot_owners(action) >> owner & 1):
            return Reason("R29", say("why-allot-owners"))
        if amount > cap:
            return Reason("R29", say("why-allot-over-cap", seat=int(owner), cap=cap))
        if amount < state.pledged[owner]:
            return Reason("T6", say("why-allot-promised", seat=int(owner), amount=int(state.pledged[owner])))
    return Reason("R29", say("why-allot-sum", total=total, tax=int(state.tax)))


EXPLAINERS: Final[dict[int, Callable[[BastideState, int, int], Reason]]] = {
    act.PROJECT: _project,
    act.BUILD: _build,
    act.LIGHT: _light,
    act.SEND: _send,
    act.PASS: _pass,
    act.GIFT: _gift,
    act.OFFER: _offer,
    act.TAX_OFFER: _offer,
    act.BID: _amount,
    act.RAISE: _amount,
    act.PLACE: _place,
    act.ENVOY: _envoy,
    act.BURN_HOUSE: _burn,
    act.BURN: _burn,
    act.RAID_HOUSE: _raid,
    act.RAID: _raid,
    act.ALLOT: _allot,
}
