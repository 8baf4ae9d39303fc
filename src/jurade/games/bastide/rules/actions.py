"""Actions as numbers: a kind in the low bits, what it is about above it.

Every action of the game has one number and one text, and both say everything: neither needs a state to be understood.
Offers are open-ended (T8), so their terms are packed whole into the number; the largest takes 62 bits.
"""

from typing import Final

from mypy_extensions import i64

from jurade.games.bastide import tables as t

# ---- kinds

FIRST: Final = 0  # chance: the first seat
DEAL: Final = 1  # chance: a tile for a hand
PROJECT: Final = 2
BUILD: Final = 3  # play a house tile
LIGHT: Final = 4  # play a fire tile
SEND: Final = 5  # play an English tile
PASS: Final = 6
GIFT: Final = 7
OFFER: Final = 8  # in the windows of an auction
TAX_OFFER: Final = 9  # in the window of a short tax
ACCEPT: Final = 10
REFUSE: Final = 11
BID: Final = 12
RAISE: Final = 13
PLACE: Final = 14
ENVOY: Final = 15
BURN_HOUSE: Final = 16
BURN: Final = 17
STOP: Final = 18
RAID_HOUSE: Final = 19
RAID: Final = 20
ALLOT: Final = 21

KIND_BITS: Final = 5
SEAT_BITS: Final = 3
SITE_BITS: Final = 6  # a block and an orientation

# Units of the parts of an action: what it is about, and what lies behind a seat or a site there.
THING: Final = 1 << KIND_BITS
BEHIND_SEAT: Final = THING << SEAT_BITS
BEHIND_SITE: Final = THING << SITE_BITS

# ---- orientation of a block's strips (RUL-4)

UNSAID: Final = 0  # the block has one already, or the option chooses
EAST_WEST: Final = 1
NORTH_SOUTH: Final = 2
ORIENTATION_NAMES: Final = ["", "h", "v"]

NO_SITE: Final = 15  # the project needs no block named
FIXED_PROJECT: Final = NO_SITE << KIND_BITS + 2 | PROJECT  # of the first work

# ---- sides of an offer

GIVE: Final = 0  # what the speaker gives
WANT: Final = 1  # what he wants
NO_MAX: Final = -1


def action_of(kind: i64, about: i64) -> i64:
    return about << KIND_BITS | kind


def kind_of(action: i64) -> i64:
    return action & 31


def about(action: i64) -> i64:
    """The block, work, circle, amount, value or tile an action of a simple kind is about."""
    return action >> KIND_BITS


# ---- projects and houses


def project_of(work: i64, block: i64, orientation: i64) -> i64:
    return action_of(PROJECT, work << SITE_BITS | block << 2 | orientation)


def project_work(action: i64) -> i64:
    return about(action) >> SITE_BITS


def build_of(block: i64, orientation: i64) -> i64:
    return action_of(BUILD, block << 2 | orientation)


def site_of(action: i64) -> i64:
    """The block of a project or house; NO_SITE where none is named."""
    return about(action) >> 2 & 15


def orientation_of(action: i64) -> i64:
    return about(action) & 3


# ---- draws


def deal_of(seat: i64, kind: i64) -> i64:
    return action_of(DEAL, kind << SEAT_BITS | seat)


def dealt_kind(action: i64) -> i64:
    return about(action) >> SEAT_BITS


def addressee(action: i64) -> i64:
    """The seat a gift or offer goes to, or a tile is dealt to."""
    return about(action) & 7


# ---- gifts and offers


def gift_of(to: i64, amount: i64) -> i64:
    return action_of(GIFT, amount << SEAT_BITS | to)


def gift_amount(action: i64) -> i64:
    return about(action) >> SEAT_BITS


def is_offer(action: i64) -> bool:
    return kind_of(action) == OFFER or kind_of(action) == TAX_OFFER


SIDE_BITS: Final = 27  # pay, min and token: 0 (absent) to 96; max: absent or 0 to 96, in a mixed radix
AMOUNTS: Final = 97
TERM_BITS: Final = 7
ALLOT_BITS: Final = 4  # no tax is more than 12 (R26)
LARGEST_ALLOT: Final = 15


def auction_side(pay: i64, least: i64, most: i64, tokens: i64) -> i64:
    """One side of an offer in an auction; 0 and NO_MAX stand for terms it does not have."""
    return pay + AMOUNTS * (least + AMOUNTS * (tokens + AMOUNTS * (most + 1)))


def auction_offer(to: i64, give: i64, want: i64) -> i64:
    return action_of(OFFER, (want << SIDE_BITS | give) << SEAT_BITS | to)


def terms_of(action: i64) -> i64:
    """Both sides of an offer, packed."""
    return about(action) >> SEAT_BITS


def tax_side(pay: i64, kick: i64) -> i64:
    return kick << TERM_BITS | pay


def tax_offer(to: i64, give: i64, want: i64, allot_side: i64, allots: i64) -> i64:
    """An offer about a short tax.  ``allots`` has ALLOT_BITS for each seat; ``allot_side`` says who gives them."""
    terms = ((allots << 1 | allot_side) << 2 * TERM_BITS | want) << 2 * TERM_BITS | give
    return action_of(TAX_OFFER, terms << SEAT_BITS | to)


def _side(action: i64, side: i64) -> i64:
    terms = about(action) >> SEAT_BITS
    if kind_of(action) == OFFER:
        return terms >> SIDE_BITS * side & (i64(1) << SIDE_BITS) - 1
    return terms >> 2 * TERM_BITS * side & (i64(1) << 2 * TERM_BITS) - 1


def pay_term(action: i64, side: i64) -> i64:
    """``pay`` of one side of an offer, 0 when absent."""
    packed = _side(action, side)
    return packed % AMOUNTS if kind_of(action) == OFFER else packed & 127


def min_term(action: i64, side: i64) -> i64:
    return _side(action, side) // AMOUNTS % AMOUNTS if kind_of(action) == OFFER else 0


def token_term(action: i64, side: i64) -> i64:
    return _side(action, side) // (AMOUNTS * AMOUNTS) % AMOUNTS if kind_of(action) == OFFER else 0


def max_term(action: i64, side: i64) -> i64:
    """``max`` of one side of an offer, NO_MAX when absent."""
    return _side(action, side) // (AMOUNTS * AMOUNTS * AMOUNTS) - 1 if kind_of(action) == OFFER else NO_MAX


def kick_term(action: i64, side: i64) -> i64:
    return _side(action, side) >> TERM_BITS if kind_of(action) == TAX_OFFER else 0


def allot_term(action: i64, side: i64, seat: i64) -> i64:
    """``allot`` to a seat promised by one side of an offer, 0 when absent."""
    if kind_of(action) != TAX_OFFER:
        return 0
    tail = about(action) >> SEAT_BITS + 4 * TERM_BITS
    if tail & 1 != side:
        return 0
    return tail >> 1 + ALLOT_BITS * seat & 15


def has_terms(action: i64, side: i64) -> bool:
    """Does this side of an offer hold anything (T4)?"""
    if _side(action, side) != 0:
        return True
    for seat in range(t.MOST_SEATS):
        if allot_term(action, side, seat) != 0:
            return True
    return False


# ---- splits of a short tax


def allot_of(owners: i64, amounts: i64) -> i64:
    """A split: the bits of the owners, and ALLOT_BITS of amount for each seat."""
    return action_of(ALLOT, amounts << t.MOST_SEATS | owners)


def allotted(action: i64, seat: i64) -> i64:
    return about(action) >> t.MOST_SEATS + ALLOT_BITS * seat & 15


def allot_owners(action: i64) -> i64:
    return about(action) & 31


# ---- text


def spell(action: i64) -> str:
    """How an action is written that may be the only legal one, for the event that tells of it (tests read it back)."""
    kind = kind_of(action)
    if kind == ALLOT:
        return "allot " + spell_shares(action)
    if kind in (BURN_HOUSE, RAID_HOUSE):
        return ("burn house " if kind == BURN_HOUSE else "raid house ") + t.BLOCK_NAMES[about(action)]
    if kind in (BURN, RAID, PLACE):
        return ("burn " if kind == BURN else "raid " if kind == RAID else "place ") + t.CIRCLE_NAMES[about(action)]
    return ("bid" if kind == BID else "raise" if kind == RAISE else "envoy") + f" {about(action)}"


def spell_shares(action: i64) -> str:
    """What a split gives to each owner."""
    owners = [seat for seat in range(t.MOST_SEATS) if allot_owners(action) >> seat & 1]
    return " ".join([f"{seat}={allotted(action, seat)}" for seat in owners])


def spell_side(action: i64, side: i64) -> str:
    """One side of an offer: terms in the order of T4, or ``none``."""
    terms: list[str] = []
    if pay_term(action, side) != 0:
        terms.append(f"pay:{pay_term(action, side)}")
    if min_term(action, side) != 0:
        terms.append(f"min:{min_term(action, side)}")
    if max_term(action, side) != NO_MAX:
        terms.append(f"max:{max_term(action, side)}")
    if token_term(action, side) != 0:
        terms.append(f"token:{token_term(action, side)}")
    for seat in range(t.MOST_SEATS):
        if allot_term(action, side, seat) != 0:
            terms.append(f"allot:{seat}:{allot_term(action, side, seat)}")
    if kick_term(action, side) != 0:
        terms.append(f"kick:{kick_term(action, side)}")
    return ",".join(terms) if terms else "none"
