"""Projects: the share of the chest, sealed bids and raises, placement, the envoy (R5 to R24)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.games.bastide import tables as t
from jurade.games.bastide.rules import actions as act
from jurade.games.bastide.rules import board as b
from jurade.games.bastide.rules.board import Board

# ---- choice and share


def site_actions(board: Board, work: i64, out: "vec[i64]") -> "vec[i64]":
    """Every site of a religious work in the supply: blocks with enough free strips (R6)."""
    choose = board.settings[b.AUTO_ORIENTATION] == 0
    for block in range(t.BLOCKS):
        if board.room[block] >= t.STRIPS[work]:
            if choose and board.is_empty_block(block):
                out = append(out, act.project_of(work, block, act.EAST_WEST))
                out = append(out, act.project_of(work, block, act.NORTH_SOUTH))
            else:
                out = append(out, act.project_of(work, block, act.UNSAID))
    return out


def project_actions(board: Board, out: "vec[i64]") -> "vec[i64]":
    """Every project that may be proposed (R5, R6)."""
    for work in range(t.WORKS):
        if work >= t.FIRST_RELIGIOUS and board.sites[work] == t.NOWHERE:
            out = site_actions(board, work, out)
        elif board.filled[work] < t.CAPACITY[work]:
            out = append(out, act.project_of(work, act.NO_SITE, act.UNSAID))
    return out


def has_project(board: Board) -> bool:
    """May any project be proposed?"""
    for work in range(t.WORKS):
        if work >= t.FIRST_RELIGIOUS and board.sites[work] == t.NOWHERE:
            for block in range(t.BLOCKS):
                if board.room[block] >= t.STRIPS[work]:
                    return True
        elif board.filled[work] < t.CAPACITY[work]:
            return True
    return False


def propose(board: Board, action: i64) -> None:
    """The token is put on the board, then the chest is shared (R7, R10)."""
    work = act.project_work(action)
    board.project = work
    block = act.site_of(action)
    if board.journal is not None:
        site = "" if block == act.NO_SITE else t.BLOCK_NAMES[block]
        board.journal.note("project_named", {"seat": board.active, "work": t.WORK_NAMES[work], "block": site})
    if board.sites[work] == t.NOWHERE:
        if work == t.HALL:
            board.put_token(work, t.MARKET, act.UNSAID)
        elif work < t.FIRST_RELIGIOUS:
            board.put_token(work, b.STANDING, act.UNSAID)
        else:
            orientation = act.orientation_of(action)
            board.put_token(work, block, act.EAST_WEST if orientation == act.UNSAID else orientation)
    share = board.chest // board.seats
    if share > 0:
        board.chest -= share * board.seats
        for seat in range(board.seats):
            board.money[seat] += share
        if board.journal is not None:
            board.journal.note("chest_shared", {"each": share, "chest": board.chest})


# ---- sealed amounts


def least_amount(board: Board, seat: i64) -> i64:
    """The smallest bid, or addition in this round, that promises leave to a seat (T6)."""
    if board.phase == b.BIDDING:
        return board.least[seat]
    missing = board.least[seat] - board.added[seat]
    return missing if missing > 0 else 0


def most_amount(board: Board, seat: i64) -> i64:
    """The largest one: what the purse and promises allow (R11, R12, T6)."""
    most = board.money[seat]
    if board.most[seat] < most:
        most = board.most[seat]
    return most if board.phase == b.BIDDING else most - board.added[seat]


def amounts(board: Board, seat: i64) -> "vec[i64]":
    """The legal amounts of a seat that owes one, ascending."""
    kind: i64 = act.BID if board.phase == b.BIDDING else act.RAISE
    out = vec[i64](capacity=32)
    for amount in range(least_amount(board, seat), most_amount(board, seat) + 1):
        out = append(out, act.action_of(kind, amount))
    return out


def seal(board: Board, seat: i64, amount: i64) -> None:
    """A seat seals its amount; nobody else learns it (R11, R12)."""
    board.answers[seat] = amount
    board.given |= i64(1) << seat
    if board.journal is not None:
        board.journal.note(
            "bid_sealed" if board.phase == b.BIDDING else "raise_sealed", {"seat": seat}, {seat: {"deniers": amount}}
        )


def ask_amounts(board: Board, eligible: i64) -> None:
    """Begin a sealed round: seats with one possible amount answer by themselves, the others are asked."""
    board.asked = 0
    board.given = 0
    board.mover = b.EMPTY
    for seat in range(board.seats):
        board.answers[seat] = 0
        if eligible >> seat & 1 == 0:
            continue
        least = least_amount(board, seat)
        if most_amount(board, seat) > least:
            board.asked |= i64(1) << seat
        else:
            board.answers[seat] = least
            board.note_forced(seat, act.spell(act.action_of(act.BID if board.phase == b.BIDDING else act.RAISE, least)))


def open_bids(board: Board) -> None:
    """All seats bid secretly (R11)."""
    board.phase = b.BIDDING
    ask_amounts(board, (i64(1) << board.seats) - 1)


def reveal_bids(board: Board) -> bool:
    """Bids are shown and leave the purses; promises about them are over (R11, T5).  May anybody raise?"""
    may_raise = False
    for seat in range(board.seats):
        bid = board.answers[seat]
        board.bids[seat] = bid
        board.money[seat] -= bid
        board.answers[seat] = 0
        board.least[seat] = 0
        board.most[seat] = b.NO_LIMIT
        if bid >= t.RAISE_FROM:
            may_raise = True
    board.asked = 0
    board.given = 0
    if board.journal is not None:
        board.journal.note("bids_revealed", {"bids": [int(bid) for bid in board.bids]})
    return may_raise


def able_to_raise(board: Board) -> i64:
    """Bits of the seats that bid at least 5 and still have money (R12, RUL-6)."""
    bits: i64 = 0
    for seat in range(board.seats):
        if board.bids[seat] >= t.RAISE_FROM and board.money[seat] > board.added[seat]:
            bits |= i64(1) << seat
    return bits


def open_raise(board: Board) -> None:
    """A round of hidden additions, or their reveal when nobody is able to add (RUL-6)."""
    board.phase = b.RAISING
    eligible = able_to_raise(board)
    if eligible == 0:
        reveal_raises(board)
    else:
        ask_amounts(board, eligible)


def close_raise_round(board: Board) -> None:
    """Everybody learns who added; a round of zeros, or the only round, ends the raise (RUL-6)."""
    adders: i64 = 0
    for seat in range(board.seats):
        if board.answers[seat] > 0:
            adders |= i64(1) << seat
            board.added[seat] += board.answers[seat]
        board.answers[seat] = 0
    if board.journal is not None:
        board.journal.note("raise_round_closed", {"seats": [s for s in range(board.seats) if adders >> s & 1]})
    board.adders = append(board.adders, adders)
    if adders == 0 or board.settings[b.SINGLE_RAISE]:
        reveal_raises(board)
    else:
        open_raise(board)


def reveal_raises(board: Board) -> None:
    """All additions are shown together (R12)."""
    if len(board.adders) > 0:
        board.adders = vec[i64]()
        if board.journal is not None:
            board.journal.note("raises_revealed", {"added": [int(amount) for amount in board.added]})
    for seat in range(board.seats):
        board.money[seat] -= board.added[seat]
    board.asked = 0
    board.given = 0
    begin_placement(board)


# ---- placement


def begin_placement(board: Board) -> None:
    """All contributions go to the bank; every three deniers buy a placement (R13, R15)."""
    for seat in range(board.seats):
        contribution = board.bids[seat] + board.added[seat]
        board.bank += contribution
        board.left[seat] = contribution // t.PRICE
    board.least = b.zeros(board.seats)
    board.most = b.alike(board.seats, b.NO_LIMIT)
    board.phase = b.PLACING


def next_payer(board: Board) -> i64:
    """Whose placement is next: the highest contribution, equals in turn from the initiator (R16, R17)."""
    best = b.EMPTY
    best_key: i64 = 0
    for seat in range(board.seats):
        if board.left[seat] > 0:
            # Equals have bought equally many: the one with most still to place, then the first clockwise, is next.
            key = (board.bids[seat] + board.added[seat] << 10 | board.left[seat]) * 8 + 7 - board.distance(seat)
            if best == b.EMPTY or key > best_key:
                best = seat
                best_key = key
    return best


def promised_to(board: Board, payer: i64) -> i64:
    """Index of the first ``token`` promise this payer still owes, or -1 (T5)."""
    for i in range(0, len(board.tokens), 3):
        if board.tokens[i] == payer and board.tokens[i + 2] > 0:
            return i
    return -1


def next_placement(board: Board) -> bool:
    """Find who places next and with whose piece; False when nothing is left to place (R18, RUL-13, T5)."""
    while True:
        payer = next_payer(board)
        if payer == b.EMPTY:
            return False
        if board.is_full(board.project):
            lose_placements(board)
            return False
        board.payer = payer
        owner = payer
        promise = promised_to(board, payer)
        if promise >= 0 and board.stock[board.tokens[promise + 1]] > 0:
            owner = board.tokens[promise + 1]
        board.mover = owner
        if board.stock[owner] > 0:
            return True
        use_up(board)
        if board.journal is not None:
            board.journal.note("influence_lost", {"seat": payer, "why": "stock", "count": 1})


def use_up(board: Board) -> None:
    """A placement of the payer is made or lost, and with it one promised placement (T5)."""
    board.left[board.payer] -= 1
    promise = promised_to(board, board.payer)
    if promise >= 0:
        board.tokens[promise + 2] -= 1


def lose_placements(board: Board) -> None:
    """No circle is free: what remains is lost (R18)."""
    for seat in range(board.seats):
        if board.left[seat] > 0:
            if board.journal is not None:
                board.journal.note("influence_lost", {"seat": seat, "why": "full", "count": board.left[seat]})
            board.left[seat] = 0


def free_circles(board: Board) -> "vec[i64]":
    """Any free circle of the project may be chosen (R19)."""
    work = board.project
    out = vec[i64](capacity=4)
    for circle in range(t.FIRST_CIRCLE[work], t.FIRST_CIRCLE[work] + t.CAPACITY[work]):
        if board.owner[circle] == b.EMPTY:
            out = append(out, act.action_of(act.PLACE, circle))
    return out


def place(board: Board, circle: i64) -> None:
    """The mover's piece is put on a circle of the project."""
    board.put_piece(board.mover, circle)
    board.placed += 1
    if board.journal is not None:
        board.journal.note(
            "influence_placed", {"seat": board.mover, "circle": t.CIRCLE_NAMES[circle], "payer": board.payer}
        )
    use_up(board)


def end_placement(board: Board) -> None:
    """A work without piece loses its token (R20); a religious work that grew sends an envoy (R21, R23)."""
    board.payer = b.EMPTY
    board.idle = board.idle + 1 if board.placed == 0 else 0  # (R46)
    work = board.project
    if board.filled[work] == 0:
        if work >= t.HALL:
            board.take_down(work)
        elif board.journal is not None:
            board.journal.note("street_left_empty", {"work": t.WORK_NAMES[work]})
    if work >= t.FIRST_RELIGIOUS and board.placed > 0 and board.camped > 0:
        board.phase = b.SENDING
        board.mover = envoy_seat(board)
    else:
        board.phase = b.TURN_END


# ---- envoy


def envoy_seat(board: Board) -> i64:
    """The seat with most pieces on the work; of equals the first clockwise from the initiator (R21)."""
    best = board.active
    seat = board.active
    for _ in range(board.seats - 1):
        seat = board.clockwise(seat)
        if board.pieces_on(board.project, seat) > board.pieces_on(board.project, best):
            best = seat
    return best


def envoy_actions(board: Board) -> "vec[i64]":
    """One for each value in the camp."""
    out = vec[i64](capacity=4)
    for value in range(1, t.STRONGEST + 1):
        if board.camp[value] > 0:
            out = append(out, act.action_of(act.ENVOY, value))
    return out


def send_envoy(board: Board, value: i64) -> None:
    """A tile goes from the camp into the bag and scores on the road, 12 at most (R22, R24, RUL-13)."""
    seat = board.mover
    board.camp[value] -= 1
    board.camped -= 1
    board.bag[t.ENGLISH + value] += 1
    board.bag_size += 1
    before = board.road[seat]
    board.road[seat] = before + value if before + value < t.ROAD_END else t.ROAD_END
    if board.marker[seat] == 0 and board.stock[seat] > 0:
        board.marker[seat] = 1
        board.stock[seat] -= 1
    if board.journal is not None:
        facts: dict[str, int | str | list[int] | list[str]] = {"seat": seat, "value": value}
        facts["points"] = board.road[seat] - before
        facts["road"] = board.road[seat]
        board.journal.note("envoy_sent", facts)
    board.phase = b.TURN_END
