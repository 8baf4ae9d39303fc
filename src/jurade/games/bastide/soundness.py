"""Can a position occur?  What adds up, what each phase implies, and that a real decision is due (section 11).

Used for positions read from outside; play itself never asks.
"""

from __future__ import annotations

from typing import Final

from jurade.core.fields import fail
from jurade.core.state import EVERYTHING, UNKNOWN
from jurade.games.bastide import tables as t
from jurade.games.bastide.rules import actions as act
from jurade.games.bastide.rules import auction, knowledge, scoring, talk, tax
from jurade.games.bastide.rules import board as b
from jurade.games.bastide.rules.state import BastideState

SEALED: Final = (b.BIDDING, b.RAISING)
PLACED: Final = (b.PLACING, b.SENDING)


def check(state: BastideState) -> None:
    """BadPosition with the first thing that cannot be in a position."""
    check_order(state)
    check_talk(state)
    check_town(state)
    check_pieces(state)
    check_tiles(state)
    check_money(state)
    check_auction(state)
    check_promises(state)
    check_decision(state)


# ---- what adds up


def conserved(state: BastideState) -> dict[str, tuple[int, int]]:
    """Money, tiles by kind, and pieces by seat (section 11, 1 to 3)."""
    sums = {"money": (money_in_play(state), t.ALL_MONEY)}
    sums |= {name: (tiles_of(state, kind), tiles_in_box(state, kind)) for kind, name in enumerate(t.KIND_NAMES)}
    return sums | {f"pieces of seat {seat}": (pieces_of(state, seat), t.PIECES) for seat in range(state.seats)}


def money_in_play(state: BastideState) -> int:
    """Purses, bids on the table, chest and bank."""
    on_table = state.phase == b.RAISING or state.window == b.TALK_RAISE
    return state.chest + state.bank + sum(state.money) + (sum(state.bids) if on_table else 0)


def pieces_of(state: BastideState, seat: int) -> int:
    """Stock, works and road marker."""
    return state.stock[seat] + state.influence(seat) + state.marker[seat]


def tiles_of(state: BastideState, kind: int) -> int:
    """Tiles of a kind in bag, hands, town, camp and out of the game."""
    total = state.bag[kind] + sum(state.hands[kind :: t.KINDS])
    if kind == t.HOUSE:
        return total + sum(state.houses)
    if kind == t.FIRE:
        return total + state.burnt
    return total + state.camp[kind - t.ENGLISH] + (state.raider == kind - t.ENGLISH)


def tiles_in_box(state: BastideState, kind: int) -> int:
    return state.settings[b.HOUSE_TILES] if kind == t.HOUSE else t.FULL_BAG[kind]


# ---- order of play


def is_auction(state: BastideState) -> bool:
    """Is a project under way?"""
    if state.phase == b.ANSWER:
        return state.window != b.TALK_TAX
    return state.phase in (b.TALK_BID, b.TALK_RAISE, *SEALED, *PLACED)


def is_taxing(state: BastideState) -> bool:
    """Is a short tax being divided?"""
    return state.phase == b.ALLOTTING or state.window == b.TALK_TAX


def check_order(state: BastideState) -> None:
    phase = state.phase
    if phase == b.TURN_END:
        fail("no position rests at the end of a turn")
    if (state.turn == 0 and phase not in (b.FIRST_SEAT, b.DEALING)) or (state.turn > 0 and phase == b.FIRST_SEAT):
        fail("turns are counted from 1; 0 is the set-up")
    if (state.active == b.EMPTY) != (phase == b.FIRST_SEAT):
        fail("somebody is active from the moment the first seat is known")
    if phase == b.FIRST_SEAT and state.settings[b.OPENER] != b.RANDOM_SEAT:
        fail("the option names the first seat: it is not drawn")
    if phase in (b.TURN, b.BURNING, b.BURNING_MORE, b.RAIDING, b.ALLOTTING) and state.mover != state.active:
        fail("in this phase the active seat decides")
    if (state.mover == b.EMPTY) != (phase in (b.FIRST_SEAT, *SEALED, b.FINISHED)):
        fail(f"'mover' does not fit the phase {b.PHASE_NAMES[phase]}")
    if (state.project != t.NOWHERE) != is_auction(state):
        fail("there is an auction in the phases of a project, and only there")
    if (state.taxed != t.NOWHERE) != is_taxing(state):
        fail("there is a tax while it is divided, and only then")
    if (state.raider != 0) != (phase == b.RAIDING):
        fail("there is a raid in its phase, and only there")
    if (state.burning != t.NOWHERE) != (phase == b.BURNING_MORE):
        fail("a fire has struck in the phase fire_more, and only there")
    if state.idle > t.STALE_ROUNDS * state.seats:
        fail("so many idle turns have ended the game (R46)")
    if phase == b.FINISHED:
        check_ending(state)
    elif state.camped > t.CAMP_SPACES:
        fail(f"the camp holds {t.CAMP_SPACES} tiles; the eighth ends the game (R35)")
    elif phase != b.DEALING and state.idle == t.STALE_ROUNDS * state.seats:
        fail("so many idle turns have ended the game (R46)")


def check_ending(state: BastideState) -> None:
    if (state.camped > t.CAMP_SPACES) != (state.finish == b.SIEGE) or state.camped > t.CAMP_SPACES + 1:
        fail("a siege has eight tiles in the camp, every other ending seven at most")
    if state.english != (state.finish == b.SIEGE and not scoring.walls_hold(state)):
        fail("the walls decide another allegiance")
    if (state.begun == t.WORKS) != (state.finish == b.WORKS_BEGUN):
        fail("the ending 'works' has all 14 works begun, and no other has")
    if state.finish == b.STALEMATE and state.idle != t.STALE_ROUNDS * state.seats:
        fail("a stalemate has three idle rounds (R46)")
    if state.finish == b.TURN_LIMIT and state.turn != t.MOST_TURNS:
        fail(f"the turn limit is {t.MOST_TURNS} (R46)")


# ---- town


def check_town(state: BastideState) -> None:
    for block, name in enumerate(t.BLOCK_NAMES):
        if state.room[block] < 0:
            fail(f"block {name} has too few strips for what stands there (R6, R25)")
        if state.is_empty_block(block) != (state.orientation[block] == act.UNSAID):
            fail(f"block {name}: a block has an orientation as long as something stands there (RUL-4)")
        if state.settings[b.AUTO_ORIENTATION] and state.orientation[block] == act.NORTH_SOUTH:
            fail(f"block {name}: the option orients every block east-west (RUL-4)")
    for work in range(t.STREETS, t.WORKS):
        stands = state.sites[work] != t.NOWHERE
        if stands and state.filled[work] == 0 and work != state.project:
            fail(f"{t.WORK_NAMES[work]} stands without influence (R20, R33)")
        if not stands and state.filled[work] > 0:
            fail(f"{t.WORK_NAMES[work]} carries influence but does not stand")
    if state.project != t.NOWHERE and state.sites[state.project] == t.NOWHERE:
        fail("the project's token is on the board (R7)")
    if state.begun == t.WORKS and state.phase not in (*PLACED, b.FINISHED):
        fail("with all 14 works begun the game is over")


def check_pieces(state: BastideState) -> None:
    for seat in range(state.seats):
        pieces = pieces_of(state, seat)
        if pieces != t.PIECES:
            fail(f"seat {seat} has {pieces} pieces in stock, on works and on the road, not {t.PIECES}")
        if state.marker[seat] and state.road[seat] == 0:
            fail(f"seat {seat} marks a road score of 0 (R24)")
        if not state.marker[seat] and state.road[seat] > 0 and state.stock[seat] > 0:
            fail(f"seat {seat} has a piece to mark its road score with (R24, RUL-13)")
    if state.phase in (*PLACED, b.BURNING_MORE, b.RAIDING):
        return  # pieces have moved since the cards were last settled
    for card, name in enumerate(t.CARD_NAMES):
        holder = scoring.majority_holder(state, card)
        if holder not in (b.EMPTY, state.cards[card]):
            fail(f"seat {holder} has most influence and so holds the card of the {name} (R44)")


def check_tiles(state: BastideState) -> None:
    hidden = 0
    for seat in range(state.seats):
        hand = list(state.hands[seat * t.KINDS : seat * t.KINDS + t.KINDS])
        is_known = state.viewer in (EVERYTHING, seat)
        if (UNKNOWN not in hand) != is_known:
            fail("an observer knows his own hand, and only that")
        if is_known and sum(hand) != state.hand_size[seat]:
            fail(f"seat {seat} holds {sum(hand)} tiles, not {state.hand_size[seat]}")
        if state.unproven[seat] > state.hand_size[seat]:
            fail(f"seat {seat}: 'unproven' counts tiles in hand")
        if is_known and sum(hand) - hand[t.HOUSE] > state.unproven[seat]:
            fail(f"seat {seat} is known to hold more houses (R46)")
        if not is_known:
            hidden += state.hand_size[seat]
    if (UNKNOWN in list(state.bag)) != (state.viewer != EVERYTHING):
        fail("the bag of a complete position is known, and no observer knows what it holds")
    if state.viewer == EVERYTHING:
        for kind, name in enumerate(t.KIND_NAMES):
            if tiles_of(state, kind) != tiles_in_box(state, kind):
                fail(f"there are {tiles_of(state, kind)} tiles {name}, not {tiles_in_box(state, kind)}")
        if sum(state.bag) != state.bag_size:
            fail(f"'bag_size' is {state.bag_size}, but the bag holds {sum(state.bag)}")
        return
    unseen = knowledge.unseen_tiles(state, state.viewer)
    for kind, name in enumerate(t.KIND_NAMES):
        if unseen[kind] < 0:
            fail(f"more tiles {name} are seen than there are")
    if sum(unseen) != hidden + state.bag_size:
        fail(f"{sum(unseen)} tiles are unseen, but bag and hands hold {hidden + state.bag_size}")


def check_money(state: BastideState) -> None:
    if money_in_play(state) != t.ALL_MONEY:
        fail(f"there are {money_in_play(state)} deniers, not {t.ALL_MONEY}")
    if state.bank < 0 and not state.settings[b.ENDLESS_BANK]:
        fail("the bank cannot pay more than it has (R31)")


# ---- auction


def check_auction(state: BastideState) -> None:
    is_sealed = state.phase in SEALED
    for seat in range(state.seats):
        check_contribution(state, seat)
    if not is_sealed and (state.asked | state.given or len(state.adders) > 0):
        fail("seats are asked for sealed amounts in the phases bid and raise, and only there")
    if is_sealed and (state.given & ~state.asked or state.asked == state.given):
        fail("a sealed round waits for at least one of the seats it asks")
    if (state.payer != b.EMPTY) != (state.phase == b.PLACING):
        fail("a placement is being paid for in the phase place, and only there")
    if state.placed > 0 and (state.phase not in PLACED or state.placed > state.filled[state.project]):
        fail("pieces are placed on the project in the phase place, and only there")
    if state.phase == b.BIDDING and len(state.adders) > 0:
        fail("nothing is added before the raise (R12)")
    if state.settings[b.SINGLE_RAISE] and len(state.adders) > 0:
        fail("the option has a single round of raises (RUL-6)")
    if 0 in list(state.adders):
        fail("a round in which nobody adds ends the raise (RUL-6)")


def check_contribution(state: BastideState, seat: int) -> None:
    """What a seat has bid, sealed, added and still to place fits the phase, and who may know it (R11, R12, R15)."""
    is_sealed = state.phase in SEALED
    is_hidden = is_sealed and state.viewer not in (EVERYTHING, seat)
    has_answered = bool(state.asked & state.given & 1 << seat)
    if (state.answers[seat] == UNKNOWN) != (is_hidden and has_answered):
        fail(f"seat {seat}: a sealed amount is known to its seat alone")
    if (state.added[seat] == UNKNOWN) != (is_hidden and state.has_added(seat)):
        fail(f"seat {seat}: a hidden addition is known to its seat alone")
    if state.left[seat] > 0 and state.phase != b.PLACING:
        fail("placements are due in the phase place, and only there")
    if state.phase == b.PLACING and state.left[seat] > (state.bids[seat] + state.added[seat]) // t.PRICE:
        fail(f"seat {seat} has not paid for so many placements (R15)")
    if state.bids[seat] > 0 and (state.phase == b.BIDDING or state.window == b.TALK_BID):
        fail("no bid is known before the reveal (R11)")
    if state.added[seat] != 0 and state.phase not in (b.RAISING, *PLACED):
        fail("nothing is added before the raise (R12)")
    if state.added[seat] != 0 and state.bids[seat] < t.RAISE_FROM:
        fail(f"seat {seat} did not bid enough to raise (R12)")
    if is_sealed:
        check_sealed(state, seat, has_answered)
    elif state.answers[seat] != 0:
        fail("amounts are sealed in the phases bid and raise, and only there")


def check_sealed(state: BastideState, seat: int, has_answered: bool) -> None:
    """Who is asked, and what may be sealed, follow from purses and promises (R11, RUL-6)."""
    if state.added[seat] == UNKNOWN:
        return
    rounds = sum(seats >> seat & 1 for seats in state.adders)
    if state.added[seat] < rounds or (state.added[seat] > 0) != (rounds > 0):
        fail(f"seat {seat} added {state.added[seat]} deniers in {rounds} rounds (RUL-6)")
    least, most = auction.least_amount(state, seat), auction.most_amount(state, seat)
    if most < least:
        fail(f"seat {seat} cannot keep its promises (T6)")
    is_able = state.phase == b.BIDDING or bool(auction.able_to_raise(state) >> seat & 1)
    if (is_able and most > least) != bool(state.asked >> seat & 1):
        fail(f"seat {seat} is asked for an amount exactly if it has a choice (RUL-6)")
    answer = state.answers[seat]
    if has_answered and answer != UNKNOWN and not least <= answer <= most:
        fail(f"seat {seat} cannot have sealed {answer} deniers")
    if not has_answered and answer != (least if is_able and most == least else 0):
        fail(f"seat {seat} has sealed nothing of its own")


# ---- talk


def check_talk(state: BastideState) -> None:
    if state.window != 0 and state.phase not in (state.window, b.ANSWER):
        fail("a window is open in its own phase or while an offer waits")
    if state.window == 0 and state.phase in (b.TALK_BID, b.TALK_RAISE, b.TALK_TAX, b.ANSWER):
        fail("this phase belongs to a window of talk")
    if state.window != 0 and state.settings[b.TALK] == b.NO_TALK:
        fail("the option has no talk")
    if state.passes >= state.seats:
        fail("a window is closed when all seats have passed in a row (T1)")
    if max(state.spoken) > state.settings[b.TALK_LIMIT]:
        fail("nobody speaks more often than the option allows (T2)")


def check_promises(state: BastideState) -> None:
    seats = range(state.seats)
    bound = [seat for seat in seats if state.least[seat] != 0 or state.most[seat] != b.NO_LIMIT]
    for seat in bound:
        if not is_auction(state) or state.phase in PLACED:
            fail("'min' and 'max' bind until their reveal (T5)")
        if state.bids[seat] < t.RAISE_FROM and (state.phase == b.RAISING or state.window == b.TALK_RAISE):
            fail(f"seat {seat} may not raise, so it promised nothing about it (T5)")
        if state.least[seat] > min(state.money[seat], state.most[seat]):
            fail(f"seat {seat} cannot keep its promises (T6)")
    for seat in seats:
        pledge = state.pledged[seat]
        if pledge > 0 and not (is_taxing(state) and pledge <= tax.due_to(state, state.taxed, seat)):
            fail(f"no such part of a tax can be promised to seat {seat} (T6)")
    if sum(state.pledged) > state.tax:
        fail("more than the tax is promised (T6)")
    if len(state.tokens) > 0 and not is_auction(state):
        fail("placements are promised in an auction, and only there (T5)")
    if len(state.kicks) > 0 and not is_taxing(state):
        fail("kicks are promised while a tax is divided, and only then (T5)")
    if (bound or any(state.pledged) or any(state.tokens) or any(state.kicks)) and state.settings[b.TALK] != b.DEALS:
        fail("without deals there are no promises (T4)")


# ---- decisions


def check_decision(state: BastideState) -> None:
    """The position waits for a draw or for a decision with more than one answer (section 5, skipping rules)."""
    phase = state.phase
    if phase == b.DEALING:
        check_dealing(state)
    elif phase == b.TURN:
        if state.viewer in (EVERYTHING, state.active):
            if not auction.has_project(state) and not state.has_playable_tile():
                fail("a turn without any action is passed automatically")
    elif phase == b.ANSWER:
        check_offer(state)
    elif state.window != 0:
        if talk.is_silent(state, state.mover):
            fail(f"seat {state.mover} passes automatically (T2)")
        if not talk.opens(state, state.window):
            fail("nobody has anything to give: there is no window")
    elif phase == b.PLACING:
        after = state.clone()
        if not auction.next_placement(after) or after.payer != state.payer or after.mover != state.mover:
            fail("another placement is due (R16, R17, T5)")
        if state.project >= t.FIRST_RELIGIOUS or len(auction.free_circles(state)) < 2:
            fail("this placement is automatic")
    elif phase == b.SENDING:
        if state.project < t.FIRST_RELIGIOUS or state.placed == 0 or state.mover != auction.envoy_seat(state):
            fail("no envoy of this seat is due (R21)")
    elif phase == b.RAIDING:
        if state.struck != 0 and state.raider < t.DOUBLE_RAID:
            fail("a tile of 1 or 2 raids once (R37)")
    if is_taxing(state):
        due = sum(tax.due_to(state, state.taxed, seat) for seat in range(state.seats))
        if state.tax != tax.tax_of(state, state.taxed) or state.tax >= due or state.houses[state.taxed] == 0:
            fail("the tax that is divided is that of the house just built, and too small (R29)")
    if phase in (b.SENDING, b.BURNING, b.BURNING_MORE, b.RAIDING, b.ALLOTTING) and len(state.legal(state.mover)) < 2:
        fail("a decision with one answer is taken automatically")


def check_dealing(state: BastideState) -> None:
    sizes, mover = list(state.hand_size), state.mover
    if sizes[mover] == t.HAND_SIZE or (state.turn > 0 and (mover != state.active or state.bag_size == 0)):
        fail("there is no tile to be drawn (R4)")
    dealt = [t.HAND_SIZE if seat < mover else 0 for seat in range(state.seats) if seat != mover]
    if state.turn == 0 and sizes[:mover] + sizes[mover + 1 :] != dealt:
        fail("the set-up deals three tiles to each seat, one seat after the other")


def check_offer(state: BastideState) -> None:
    if state.speaker == b.EMPTY or state.mover == state.speaker or state.mover != act.addressee(state.offer):
        fail("an offer waits for the answer of the seat it was made to (T4)")
    before = state.clone()
    before.spoken[before.speaker] -= 1
    if before.spoken[before.speaker] < 0 or talk.offer_fault(before, before.speaker, before.offer) != talk.FINE:
        fail("the offer that waits for an answer was not legal (T4 to T6)")
