"""Can a position occur?  What adds up, what each phase implies, and that a real decision is due (section 11)."""

from typing import NoReturn

from mypy_extensions import i64

from jurade.core.errors import BadPosition
from jurade.games.bastide import auction, scoring, talk, tax
from jurade.games.bastide.actions import EAST_WEST, UNSAID, addressee
from jurade.games.bastide.board import (
    ALLOTTING,
    ANSWER,
    AUTO_ORIENTATION,
    BIDDING,
    BURNING,
    BURNING_MORE,
    DEALING,
    DEALS,
    EMPTY,
    ENDLESS_BANK,
    EVERYTHING,
    FINISHED,
    FIRST_SEAT,
    HOUSE_TILES,
    NO_LIMIT,
    NO_TALK,
    OPENER,
    PHASE_NAMES,
    PLACING,
    RAIDING,
    RAISING,
    RANDOM_SEAT,
    SENDING,
    SIEGE,
    SINGLE_RAISE,
    STALEMATE,
    TALK,
    TALK_BID,
    TALK_RAISE,
    TALK_TAX,
    TURN,
    TURN_END,
    TURN_LIMIT,
    UNKNOWN,
    WORKS_BEGUN,
    Board,
)
from jurade.games.bastide.mask import unseen_tiles
from jurade.games.bastide.state import BastideState
from jurade.games.bastide.tables import (
    ALL_MONEY,
    BLOCK_NAMES,
    BLOCKS,
    CAMP_SPACES,
    CARD_NAMES,
    DOUBLE_RAID,
    ENGLISH,
    FAMILIES,
    FIRE,
    FIRST_RELIGIOUS,
    FULL_BAG,
    HAND_SIZE,
    HOUSE,
    KIND_NAMES,
    KINDS,
    MOST_TURNS,
    NOWHERE,
    PIECES,
    PRICE,
    RAISE_FROM,
    STALE_ROUNDS,
    STREETS,
    WORK_NAMES,
    WORKS,
)


def check_position(state: BastideState) -> None:
    """Raise BadPosition with the first thing that cannot be."""
    check_order(state)
    check_town(state)
    check_pieces(state)
    check_tiles(state)
    check_money(state)
    check_auction(state)
    check_promises(state)
    check_decision(state)


def wrong(sentence: str) -> NoReturn:
    raise BadPosition(sentence)


# ---- what adds up; also the game's ``conserved``


def money_in_play(board: Board) -> i64:
    """Purses, bids on the table, chest and bank (section 11, 1)."""
    total = board.chest + board.bank
    on_table = board.phase in (TALK_RAISE, RAISING) or board.window == TALK_RAISE
    for seat in range(board.seats):
        total += board.money[seat]
        if on_table:
            total += board.bids[seat]
    return total


def pieces_of(board: Board, seat: i64) -> i64:
    """Stock, works and road marker (section 11, 3)."""
    return board.stock[seat] + board.influence(seat) + board.marker[seat]


def tiles_of(board: Board, kind: i64) -> i64:
    """Tiles of a kind in bag, hands, town, camp and out of the game (section 11, 2)."""
    total = board.bag[kind]
    for seat in range(board.seats):
        total += board.hands[seat * KINDS + kind]
    if kind == HOUSE:
        for block in range(BLOCKS):
            total += board.houses[block]
    elif kind == FIRE:
        total += board.burnt
    else:
        total += board.camp[kind - ENGLISH]
        if board.raider == kind - ENGLISH:
            total += 1
    return total


def tiles_in_box(board: Board, kind: i64) -> i64:
    return board.settings[HOUSE_TILES] if kind == HOUSE else FULL_BAG[kind]


# ---- order of play


def is_auction(board: Board) -> bool:
    """Is a project under way?"""
    if board.phase == ANSWER:
        return board.window != TALK_TAX
    return board.phase in (TALK_BID, TALK_RAISE, BIDDING, RAISING, PLACING, SENDING)


def is_taxing(board: Board) -> bool:
    """Is a short tax being divided?"""
    return board.phase == ALLOTTING or board.window == TALK_TAX


def check_order(board: Board) -> None:
    phase = board.phase
    seats = board.seats
    if phase == TURN_END:
        wrong("no position rests at the end of a turn")
    if (board.turn == 0 and phase not in (FIRST_SEAT, DEALING)) or (board.turn > 0 and phase == FIRST_SEAT):
        wrong("turns are counted from 1; 0 is the set-up")
    if (board.active == EMPTY) != (phase == FIRST_SEAT):
        wrong("somebody is active from the moment the first seat is known")
    if phase == FIRST_SEAT and board.settings[OPENER] != RANDOM_SEAT:
        wrong("the option names the first seat: it is not drawn")
    if phase in (TURN, BURNING, BURNING_MORE, RAIDING, ALLOTTING) and board.mover != board.active:
        wrong("in this phase the active seat decides")
    if (board.mover == EMPTY) != (phase in (FIRST_SEAT, BIDDING, RAISING, FINISHED)):
        wrong(f"'mover' does not fit the phase {PHASE_NAMES[phase]}")
    if (board.project != NOWHERE) != is_auction(board):
        wrong("there is an auction in the phases of a project, and only there")
    if (board.taxed != NOWHERE) != is_taxing(board):
        wrong("there is a tax while it is divided, and only then")
    if (board.raider != 0) != (phase == RAIDING):
        wrong("there is a raid in its phase, and only there")
    if (board.burning != NOWHERE) != (phase == BURNING_MORE):
        wrong("a fire has struck in the phase fire_more, and only there")
    if board.window != 0 and phase != board.window and phase != ANSWER:
        wrong("a window is open in its own phase or while an offer waits")
    if board.window == 0 and phase in (TALK_BID, TALK_RAISE, TALK_TAX, ANSWER):
        wrong("this phase belongs to a window of talk")
    if phase == FINISHED:
        check_ending(board)
    elif board.camped > CAMP_SPACES:
        wrong(f"the camp holds {CAMP_SPACES} tiles; the eighth ends the game (R35)")
    elif phase != DEALING and board.idle >= STALE_ROUNDS * seats:
        wrong("so many idle turns have ended the game (R46)")


def check_ending(board: Board) -> None:
    if (board.camped > CAMP_SPACES) != (board.finish == SIEGE) or board.camped > CAMP_SPACES + 1:
        wrong("a siege has eight tiles in the camp, every other ending seven at most")
    if board.english != (board.finish == SIEGE and not scoring.walls_hold(board)):
        wrong("the walls decide another allegiance")
    if (board.begun == WORKS) != (board.finish == WORKS_BEGUN):
        wrong("the ending 'works' has all 14 works begun, and no other has")
    if board.finish == STALEMATE and board.idle != STALE_ROUNDS * board.seats:
        wrong("a stalemate has three idle rounds (R46)")
    if board.finish == TURN_LIMIT and board.turn != MOST_TURNS:
        wrong(f"the turn limit is {MOST_TURNS} (R46)")


# ---- town


def check_town(board: Board) -> None:
    for block in range(BLOCKS):
        name = BLOCK_NAMES[block]
        if board.room[block] < 0:
            wrong(f"block {name} has too few strips for what stands there (R6, R25)")
        if board.is_empty_block(block) != (board.orientation[block] == UNSAID):
            wrong(f"block {name}: a block has an orientation as long as something stands there (RUL-4)")
        if board.settings[AUTO_ORIENTATION] and board.orientation[block] not in (UNSAID, EAST_WEST):
            wrong(f"block {name}: the option orients every block east-west (RUL-4)")
    for work in range(STREETS, WORKS):
        name = WORK_NAMES[work]
        standing = board.sites[work] != NOWHERE
        if standing and board.filled[work] == 0 and work != board.project:
            wrong(f"{name} stands without influence (R20, R33)")
        if not standing and board.filled[work] > 0:
            wrong(f"{name} carries influence but does not stand")
    if board.project != NOWHERE and board.sites[board.project] == NOWHERE:
        wrong("the project's token is on the board (R7)")
    if board.begun == WORKS and board.phase not in (PLACING, SENDING, FINISHED):
        wrong("with all 14 works begun the game is over")


def check_pieces(board: Board) -> None:
    for seat in range(board.seats):
        if pieces_of(board, seat) != PIECES:
            wrong(f"seat {seat} has {pieces_of(board, seat)} pieces in stock, on works and on the road, not {PIECES}")
        if board.marker[seat] != 0 and board.road[seat] == 0:
            wrong(f"seat {seat} marks a road score of 0 (R24)")
        if board.marker[seat] == 0 and board.road[seat] > 0 and board.stock[seat] > 0:
            wrong(f"seat {seat} has a piece to mark its road score with (R24, RUL-13)")
    if board.phase in (PLACING, SENDING, BURNING_MORE, RAIDING):
        return  # pieces have moved since the cards were last settled
    for card in range(FAMILIES):
        holder = scoring.majority_holder(board, card)
        if holder not in (EMPTY, board.cards[card]):
            wrong(f"seat {holder} has most influence and so holds the card of the {CARD_NAMES[card]} (R44)")


def check_tiles(board: Board) -> None:
    hidden: i64 = 0
    for seat in range(board.seats):
        size: i64 = 0
        known = board.observer in (EVERYTHING, seat)
        for kind in range(KINDS):
            count = board.hands[seat * KINDS + kind]
            if (count != UNKNOWN) != known:
                wrong("an observer knows his own hand, and only that")
            size += count
        if known and size != board.hand_size[seat]:
            wrong(f"seat {seat} holds {size} tiles, not {board.hand_size[seat]}")
        if board.unproven[seat] > board.hand_size[seat]:
            wrong(f"seat {seat}: 'unproven' counts tiles in hand")
        if known and size - board.hands[seat * KINDS + HOUSE] > board.unproven[seat]:
            wrong(f"seat {seat} is known to hold more houses (R46)")
        if not known:
            hidden += board.hand_size[seat]
    if board.observer == EVERYTHING:
        size = 0
        for kind in range(KINDS):
            if board.bag[kind] == UNKNOWN:
                wrong("the bag of a complete position is known")
            size += board.bag[kind]
            if tiles_of(board, kind) != tiles_in_box(board, kind):
                wrong(f"there are {tiles_of(board, kind)} tiles {KIND_NAMES[kind]}, not {tiles_in_box(board, kind)}")
        if size != board.bag_size:
            wrong(f"'bag_size' is {board.bag_size}, but the bag holds {size}")
        return
    unseen = unseen_tiles(board, board.observer)
    total: i64 = 0
    for kind in range(KINDS):
        if board.bag[kind] != UNKNOWN:
            wrong("nobody knows what the bag holds")
        if unseen[kind] < 0:
            wrong(f"more tiles {KIND_NAMES[kind]} are seen than there are")
        total += unseen[kind]
    if total != hidden + board.bag_size:
        wrong(f"{total} tiles are unseen, but bag and hands hold {hidden + board.bag_size}")


def check_money(board: Board) -> None:
    if money_in_play(board) != ALL_MONEY:
        wrong(f"there are {money_in_play(board)} deniers, not {ALL_MONEY}")
    if board.bank < 0 and board.settings[ENDLESS_BANK] == 0:
        wrong("the bank cannot pay more than it has (R31)")


# ---- auction


def check_auction(board: Board) -> None:
    sealed = board.phase in (BIDDING, RAISING)
    for seat in range(board.seats):
        hidden = sealed and board.observer not in (EVERYTHING, seat)
        answered = board.asked & board.given & i64(1) << seat != 0
        if (board.answers[seat] == UNKNOWN) != (hidden and answered):
            wrong(f"seat {seat}: a sealed amount is known to its seat alone")
        if (board.added[seat] == UNKNOWN) != (hidden and board.has_added(seat)):
            wrong(f"seat {seat}: a hidden addition is known to its seat alone")
        if board.left[seat] > 0 and board.phase != PLACING:
            wrong("placements are due in the phase place, and only there")
        if board.phase == PLACING and board.left[seat] > (board.bids[seat] + board.added[seat]) // PRICE:
            wrong(f"seat {seat} has not paid for so many placements (R15)")
        if board.bids[seat] > 0 and (board.phase == BIDDING or board.window == TALK_BID):
            wrong("no bid is known before the reveal (R11)")
        if board.added[seat] != 0 and board.phase not in (RAISING, PLACING, SENDING):
            wrong("nothing is added before the raise (R12)")
        if board.added[seat] != 0 and board.bids[seat] < RAISE_FROM:
            wrong(f"seat {seat} did not bid enough to raise (R12)")
        if sealed:
            check_sealed(board, seat, answered)
        elif board.answers[seat] != 0:
            wrong("amounts are sealed in the phases bid and raise, and only there")
    if not sealed and (board.asked | board.given != 0 or len(board.adders) > 0):
        wrong("seats are asked for sealed amounts in the phases bid and raise, and only there")
    if sealed and (board.given & ~board.asked or board.asked == board.given):
        wrong("a sealed round waits for at least one of the seats it asks")
    if (board.payer != EMPTY) != (board.phase == PLACING):
        wrong("a placement is being paid for in the phase place, and only there")
    if board.placed > 0 and board.phase not in (PLACING, SENDING):
        wrong("pieces are placed in the phase place, and only there")
    if board.phase == BIDDING and len(board.adders) > 0:
        wrong("nothing is added before the raise (R12)")
    if board.settings[SINGLE_RAISE] and len(board.adders) > 0:
        wrong("the option has a single round of raises (RUL-6)")
    for i in range(len(board.adders)):
        if board.adders[i] == 0:
            wrong("a round in which nobody adds ends the raise (RUL-6)")


def check_sealed(board: Board, seat: i64, answered: bool) -> None:
    """Who is asked, and what may be sealed, follow from purses and promises (R11, RUL-6)."""
    if board.added[seat] == UNKNOWN:
        return
    rounds: i64 = 0
    for i in range(len(board.adders)):
        rounds += board.adders[i] >> seat & 1
    if board.added[seat] < rounds or (board.added[seat] > 0) != (rounds > 0):
        wrong(f"seat {seat} added {board.added[seat]} deniers in {rounds} rounds (RUL-6)")
    least, most = auction.least_amount(board, seat), auction.most_amount(board, seat)
    if most < least:
        wrong(f"seat {seat} cannot keep its promises (T6)")
    able = board.phase == BIDDING or auction.able_to_raise(board) >> seat & 1 != 0
    if (able and most > least) != (board.asked >> seat & 1 != 0):
        wrong(f"seat {seat} is asked for an amount exactly if it has a choice (RUL-6)")
    answer = board.answers[seat]
    if answered and answer != UNKNOWN and not least <= answer <= most:
        wrong(f"seat {seat} cannot have sealed {answer} deniers")
    if not answered and answer != (least if able and most == least else 0):
        wrong(f"seat {seat} has sealed nothing of its own")


def check_promises(board: Board) -> None:
    bound = is_auction(board) and board.phase not in (PLACING, SENDING)
    pledged: i64 = 0
    for seat in range(board.seats):
        if board.least[seat] != 0 or board.most[seat] != NO_LIMIT:
            if not bound:
                wrong("'min' and 'max' bind until their reveal (T5)")
            if board.bids[seat] < RAISE_FROM and (board.phase == RAISING or board.window == TALK_RAISE):
                wrong(f"seat {seat} may not raise, so it promised nothing about it (T5)")
            if board.least[seat] > board.money[seat] or board.least[seat] > board.most[seat]:
                wrong(f"seat {seat} cannot keep its promises (T6)")
        if board.pledged[seat] > 0:
            if not is_taxing(board) or board.pledged[seat] > tax.due_to(board, board.taxed, seat):
                wrong(f"no such part of a tax can be promised to seat {seat} (T6)")
            pledged += board.pledged[seat]
    if pledged > board.tax:
        wrong("more than the tax is promised (T6)")
    if len(board.tokens) > 0 and not is_auction(board):
        wrong("placements are promised in an auction, and only there (T5)")
    if len(board.kicks) > 0 and not is_taxing(board):
        wrong("kicks are promised while a tax is divided, and only then (T5)")
    promises = pledged + len(board.tokens) + len(board.kicks)
    for seat in range(board.seats):
        if board.least[seat] != 0 or board.most[seat] != NO_LIMIT:
            promises += 1
    if promises > 0 and board.settings[TALK] != DEALS:
        wrong("without deals there are no promises (T4)")
    if board.window != 0 and board.settings[TALK] == NO_TALK:
        wrong("the option has no talk")


# ---- decisions


def check_decision(state: BastideState) -> None:
    """The position waits for a draw or for a decision with more than one answer (section 5, skipping rules)."""
    phase = state.phase
    if phase == DEALING:
        check_dealing(state)
    elif phase == TURN:
        if state.observer in (EVERYTHING, state.active):
            if not auction.has_project(state) and not state.has_playable_tile():
                wrong("a turn without any action is passed automatically")
    elif phase == ANSWER:
        check_offer(state)
    elif state.window != 0:
        if talk.is_silent(state, state.mover):
            wrong(f"seat {state.mover} passes automatically (T2)")
        if not talk.opens(state, state.window):
            wrong("nobody has anything to give: there is no window")
    elif phase == PLACING:
        after = state.clone()
        if not auction.next_placement(after) or after.payer != state.payer or after.mover != state.mover:
            wrong("another placement is due (R16, R17, T5)")
        if state.project >= FIRST_RELIGIOUS or len(auction.free_circles(state)) < 2:
            wrong("this placement is automatic")
    elif phase == SENDING:
        if state.project < FIRST_RELIGIOUS or state.placed == 0 or state.mover != auction.envoy_seat(state):
            wrong("no envoy of this seat is due (R21)")
    elif phase == RAIDING:
        if state.struck != 0 and state.raider < DOUBLE_RAID:
            wrong("a tile of 1 or 2 raids once (R37)")
    if is_taxing(state):
        due: i64 = 0
        for seat in range(state.seats):
            due += tax.due_to(state, state.taxed, seat)
        if state.tax != tax.tax_of(state, state.taxed) or state.tax >= due or state.houses[state.taxed] == 0:
            wrong("the tax that is divided is that of the house just built, and too small (R29)")
    if phase in (SENDING, BURNING, BURNING_MORE, RAIDING, ALLOTTING) and len(state.legal(state.mover)) < 2:
        wrong("a decision with one answer is taken automatically")


def check_dealing(board: Board) -> None:
    if board.turn > 0:
        if board.mover != board.active or board.hand_size[board.mover] == HAND_SIZE or board.bag_size == 0:
            wrong("there is no tile to be drawn (R4)")
        return
    for seat in range(board.seats):
        due: i64 = HAND_SIZE if seat < board.mover else 0
        if seat == board.mover:
            if board.hand_size[seat] == HAND_SIZE:
                wrong("there is no tile to be drawn (R4)")
        elif board.hand_size[seat] != due:
            wrong("the set-up deals three tiles to each seat, one seat after the other")


def check_offer(state: BastideState) -> None:
    if state.speaker == EMPTY or state.mover == state.speaker or state.mover != addressee(state.offer):
        wrong("an offer waits for the answer of the seat it was made to (T4)")
    before = state.clone()
    before.spoken[before.speaker] -= 1
    if before.spoken[before.speaker] < 0 or talk.offer_fault(before, before.speaker, before.offer) != talk.FINE:
        wrong("the offer that waits for an answer was not legal (T4 to T6)")
