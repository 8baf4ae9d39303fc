"""Can a position occur?  What must hold across its fields at any time (section 11); play itself never asks."""

from __future__ import annotations

from collections import Counter

from jurade.core.fields import fail
from jurade.core.state import EVERYTHING, UNKNOWN
from jurade.games.bastions import tables as t
from jurade.games.bastions.drawing.telling import pieces_of
from jurade.games.bastions.rules import board as b
from jurade.games.bastions.rules import combat
from jurade.games.bastions.rules.course import TURN_OVER
from jurade.games.bastions.rules.movement import due_gain, due_seat
from jurade.games.bastions.rules.state import BastionsState
from jurade.games.bastions.rules.terrain import RIDERS, SPEEDY


def check(state: BastionsState) -> None:
    """BadPosition with the first thing that cannot be in a position."""
    check_armies(state)
    check_values(state)
    check_places(state)
    for owner in range(state.seats):
        check_deeds(state, owner)
        check_objective(state, owner)
    check_turn(state)
    check_phase(state)
    check_dues(state)
    check_fight(state)


# ---- pieces


def check_armies(state: BastionsState) -> None:
    """Every seat has the pieces of the box, on the layout unless they were freely placed."""
    due = Counter(t.VALUE_TYPE[value] for value in t.ARMIES[state.seats])
    for seat in range(state.seats):
        there = Counter(state.kind[piece] for piece in pieces_of(state, seat))
        del there[UNKNOWN]
        if not there <= due or (there != due and state.types_public()):
            fail(f"seat {seat} has the wrong pieces: an army is that of the box (section 2.1)")
    for piece in range(state.pieces):
        if state.rules.placement != b.FREELY and state.kind[piece] != state.terrain.start_type[piece]:
            fail("the pieces are those of the layout, in the order of their starting cells (section 4)")
        if state.phase <= b.PLACING and state.cell[piece] != state.terrain.start[piece]:
            fail("before the first turn all pieces stand on their starting cells (section 4)")


def is_dealt(state: BastionsState, piece: int) -> bool:
    """Has the piece a value by now, whoever knows it?"""
    if state.phase > b.PLACING:
        return True
    if state.rules.placement != b.RANDOM:
        return state.phase == b.PLACING and state.value[piece] != UNKNOWN
    if state.phase >= b.DEALING_OBJECTIVES or state.kind[piece] in (t.KING, t.QUEEN):
        return True
    return state.phase == b.DEALING_VALUES and piece < state.dealt


def check_values(state: BastionsState) -> None:
    """Values are those of the army, each once, and known exactly where the viewer knows them."""
    sees_all = state.viewer == EVERYTHING
    for piece in range(state.pieces):
        known = is_dealt(state, piece) and (sees_all or state.knows_value(state.viewer, piece))
        if known != (state.value[piece] != UNKNOWN):
            fail(f"the value of piece {piece} {'must' if known else 'cannot'} be known here (section 10)")
    may_place = state.phase == b.PLACING or (state.phase > b.PLACING and state.rules.placement != b.RANDOM)
    for seat in range(state.seats):
        placed, army = state.placed[seat], list(t.ARMIES[state.seats])
        if state.phase <= b.PLACING and state.rules.placement != b.RANDOM:
            army = army[:placed]
        values = [state.value[piece] for piece in pieces_of(state, seat) if state.value[piece] != UNKNOWN]
        if len(set(values)) < len(values) or not set(values) <= set(army):
            fail(f"seat {seat} has a value twice, or one that it does not have (section 2.1)")
        if state.phase == b.PLACING and state.viewer in (EVERYTHING, seat) and len(values) != placed:
            fail(f"seat {seat} has placed {placed} pieces, but {len(values)} have a value")
        if placed and not may_place:
            fail(f"seat {seat} has placed no piece: the placement option or the phase does not allow it")
    if state.phase == b.PLACING and state.owing() == 0:
        fail("all pieces are placed, so the first turn has begun (section 5)")


def check_places(state: BastionsState) -> None:
    """One piece a cell, towers outside, riders on own towers, prisoners with an enemy."""
    if state.melee_room() < 0:
        fail(f"the battlefield holds at most {t.BATTLEFIELD_ROOM} pieces (R60)")
    if state.shown and not state.rules.remember:
        fail("no value stays shown when values are not remembered (RULING 32)")
    for piece in range(state.pieces):
        kind, cell, tower, owner = state.kind[piece], state.cell[piece], state.carrier[piece], state.owner(piece)
        if cell != t.NONE and kind == t.TOWER and state.terrain.bastion[cell] != t.NONE:
            fail(f"{state.piece_name(piece)} stands in a bastion, where no tower goes (R8)")
        if tower != t.NONE and (state.owner(tower) != owner or not RIDERS >> kind & 1):
            fail(f"{state.piece_name(piece)} cannot ride {state.piece_name(tower)} (R18)")
        if state.captor[piece] == owner:
            fail(f"{state.piece_name(piece)} cannot be held by its own player (R37)")
        if b.has(state.freed, piece) and kind in (t.KING, t.TOWER):
            fail(f"{state.piece_name(piece)} cannot have been freed (R32)")


# ---- seats


def check_deeds(state: BastionsState, owner: int) -> None:
    """Nobody robs himself, and who took or freed something in a bastion has entered it."""
    own, chests = state.pair(owner, owner), state.chest_taker[owner * t.CHESTS : (owner + 1) * t.CHESTS]
    if state.flag_taker[owner] == owner or state.breaker[owner] == owner or b.has(state.spied, own):
        fail(f"seat {owner} cannot take its own flag, break its own bridge or spy on itself")
    if b.has(state.entered | state.annexed, own):
        fail(f"seat {owner} cannot enter or annex its own bastion")
    if owner in chests:
        fail(f"seat {owner} cannot take its own chest (R33)")
    for seat in range(state.seats):
        freed, pair = state.freed_from[seat * state.seats + owner], state.pair(seat, owner)
        if freed > 0 and seat == owner:
            fail(f"seat {seat} cannot free from its own prison (R30)")
        took = state.flag_taker[owner] == seat or seat in chests or freed > 0 or b.has(state.annexed, pair)
        if took and not b.has(state.entered, pair):
            fail(f"seat {seat} did something in the bastion of {owner} without entering it (R36)")


def check_objective(state: BastionsState, seat: int) -> None:
    """Each seat holds a card of the deck that is not against itself, nobody the same, known where it is known."""
    card, common = state.objective[seat], state.rules.common
    dealt = state.phase > b.DEALING_OBJECTIVES or common != t.NONE
    dealt = dealt or (state.phase == b.DEALING_OBJECTIVES and seat < state.dealt)
    known = dealt and (state.viewer == EVERYTHING or state.knows_objective(state.viewer, seat))
    if known != (card != UNKNOWN):
        fail(f"the objective of seat {seat} {'must' if known else 'cannot'} be known here (section 10)")
    if common != t.NONE:
        if card != common:
            fail("all have the common objective (section 4, item 6)")
        return
    if state.possible[seat] & t.allowed_cards(state.seats, seat) == 0:
        fail(f"all objectives of seat {seat} are ruled out")
    if card == UNKNOWN:
        return
    if not b.has(state.possible[seat], card):
        fail(f"seat {seat} cannot hold this objective (RULING 24)")
    for other in range(seat):
        if state.objective[other] == card:
            fail(f"seats {other} and {seat} hold the same objective card")


# ---- the moment


def check_turn(state: BastionsState) -> None:
    """Limits of what is spent and done in one turn."""
    phase = state.phase
    if (state.holder == t.NONE) != (phase == b.NAMING_FIRST):
        fail("there is a token holder once the first player is known")
    if (state.token == t.NONE) != (phase <= b.CHOOSING_TOKEN) and phase != b.ENDED:
        fail("the token lies on a side from its choice to the end of the turn (R1)")
    if state.speed_spent > t.SPEED_PER_PHASE:
        fail(f"at most {t.SPEED_PER_PHASE} speed points are spent in a phase (R24)")
    if state.bridge_work > t.BRIDGE_OPERATIONS:
        fail(f"at most {t.BRIDGE_OPERATIONS} bridge operations are made in a phase (R26)")
    if state.quiet > state.slot:
        fail("there are not more quiet turns than turns (R84)")
    limits, seats = state.rules, state.seats
    if phase != b.ENDED and (state.slot >= limits.max_rounds * seats or state.quiet >= limits.quiet_rounds * seats):
        fail("the limit of rounds is reached, so the game is over (R84)")
    for seat in range(seats):
        if state.spent[seat] > t.COURAGE_PER_TURN:
            fail(f"seat {seat} spent more than {t.COURAGE_PER_TURN} courage in one turn (R53)")
        if state.speed[seat] > t.SPEED_AT_START[seats]:
            fail(f"seat {seat} has more speed than it started with (section 2.3)")
        if phase <= b.CHOOSING_TOKEN and state.spent[seat] > 0:
            fail("no courage is spent before the token is chosen")
    for piece in range(state.pieces):
        if b.has(state.moved, piece) and state.owner(piece) != state.holder:
            fail(f"{state.piece_name(piece)} cannot have moved in another's turn (R3)")
        if b.has(state.moved_twice, piece) and not SPEEDY >> state.kind[piece] & 1:
            fail(f"{state.piece_name(piece)} cannot have moved twice (R25)")
    if phase <= b.CHOOSING_TOKEN and state.moved | state.attacked | state.speed_spent | state.bridge_work:
        fail("nothing is done in a turn before the token is chosen (R1)")
    if phase <= b.PUTTING and state.attacked:
        fail("all movement comes before all combat (R3)")
    if (phase == b.ATTACKING or b.SUPPORTING <= phase <= b.RIPOSTING) and state.slot < seats:
        fail("nobody attacks in the first round (R5)")


def check_phase(state: BastionsState) -> None:
    """What the phase needs is there, and nothing that belongs to another one."""
    phase = state.phase
    ended = phase == b.ENDED
    if ended != (state.end != t.NONE) or (state.winner != t.NONE) != (ended and state.end <= b.LAST_ARMY):
        fail("an ending, and a winner if somebody won, stand in a position that is over, and only there")
    if phase <= b.DEALING_OBJECTIVES:
        most = state.pieces if phase == b.DEALING_VALUES else state.seats
        if state.dealt >= most or (phase == b.NAMING_FIRST and state.dealt != 0):
            fail("'dealt' is the next piece or seat to be dealt to")
    elif state.dealt != 0:
        fail("nothing is being dealt any more: 'dealt' is 0")
    if phase > b.PLACING and not ended and state.in_play[state.holder] == 0 and state.next_phase != TURN_OVER:
        fail("the token holder has no piece in play, so it is not his turn (R82)")
    is_freeing = phase in (b.FREEING, b.PUTTING)
    if is_freeing != (state.site != t.NONE) or (phase == b.PUTTING) != (state.released != t.NONE):
        fail("'dungeon' says whose it is while a piece is freed, and which piece once that is chosen (R30)")
    if is_freeing and state.site == state.holder:
        fail("nobody frees pieces from his own dungeon (R30)")
    if phase == b.PUTTING and state.captor[state.released] != state.site:
        fail(f"{state.piece_name(state.released)} is no prisoner there (R30)")


def check_dues(state: BastionsState) -> None:
    """Gains and losses are decided by players who are not out, and something follows them."""
    if (state.phase == b.SHARING) != (len(state.dues) > 0):
        fail("there are 'dues' exactly while courage is shared out")
    for due in state.dues:
        seat = due_seat(due)
        if state.in_play[seat] == 0:
            fail(f"seat {seat} is out and decides nothing more (R82)")
        if due_gain(due) == 0 and state.courage[seat * 2] + state.courage[seat * 2 + 1] == 0:
            fail(f"seat {seat} has no courage to lose (R35)")
    if state.phase == b.SHARING and state.next_phase not in (b.MOVING, b.ATTACKING, b.RIPOSTING, TURN_OVER):
        fail("after 'dues' comes move, attack, riposte or end")


# ---- the fight


def check_fight(state: BastionsState) -> None:
    """A declared attack is one that could be declared, and its cards are those that may be played."""
    phase, valiant = state.phase, state.valiant
    fights = phase in (b.SUPPORTING, b.PLAYING_CARDS, b.RIPOSTING)
    if (fights or (phase == b.SHARING and state.next_phase != b.MOVING)) != (valiant != t.NONE):
        fail("'fight' is there while a fight goes on or may be riposted, and only then")
    if valiant == t.NONE:
        return
    if (state.target == t.NONE) == (state.bridge == t.NONE):
        fail("a fight has a target or a bridge, one of them")
    seat, enemy = state.owner(valiant), state.attacked_seat()
    if enemy == seat or state.holder not in (seat, enemy):
        fail("the token holder fights another player (R46, R66)")
    if (seat != state.holder) != (state.riposting == 1) or (state.riposting == 1 and state.bridge != t.NONE):
        fail("a riposte is the fight of a player who was attacked, against a piece (R66)")
    attackers = [piece for piece in range(state.pieces) if piece == valiant or b.has(state.supports, piece)]
    for piece in attackers:
        if not b.has(state.attacked, piece) or state.class_of(piece) != state.token or state.owner(piece) != seat:
            fail(f"{state.piece_name(piece)} cannot be in this attack (R1, R40)")
    is_leader = state.kind[valiant] in (t.SOLDIER, t.ARCHER)
    if b.has(state.supports, valiant) or (state.supports != 0 and not is_leader):
        fail("only soldiers and archers attack together (R61)")
    if phase == b.RIPOSTING and (state.riposting == 1 or state.in_play[enemy] == 0):
        fail("only the attacked player, if he is not out, may riposte, and only once (R66)")
    if phase != b.PLAYING_CARDS and (state.asked or state.waiting):
        fail("no card is awaited")
    if phase in (b.SUPPORTING, b.PLAYING_CARDS):
        for piece in attackers:
            check_reach(state, piece)
    if phase == b.PLAYING_CARDS:
        check_cards(state)


def check_reach(state: BastionsState, piece: int) -> None:
    """An attacker is in play, and so is what it attacks, within its reach."""
    if state.cell[piece] == t.NONE:
        fail(f"{state.piece_name(piece)} is not in play")
    if state.bridge != t.NONE:
        reaches = combat.can_breach(state, piece) == state.bridge
    else:
        reaches = state.cell[state.target] != t.NONE and b.has(combat.targets(state, piece), state.target)
    if not reaches:
        fail(f"{state.piece_name(piece)} cannot attack that (R41 to R46)")


def check_cards(state: BastionsState) -> None:
    """Who has a choice is asked, who answered chose a legal card."""
    if state.waiting == 0 or state.waiting & ~state.asked:
        fail("somebody who was asked still owes a card")
    fighting = {state.owner(piece) for piece in (state.valiant, state.target) if piece != t.NONE}
    for seat in range(state.seats):
        piece = combat.fighter(state, seat) if seat in fighting else t.NONE
        card, is_asked = state.cards[seat], b.has(state.asked, seat)
        if piece == t.NONE:
            if is_asked or card != 0:
                fail(f"seat {seat} plays no card")
            continue
        is_secret = state.viewer not in (EVERYTHING, seat)
        if b.has(state.waiting, seat):
            if card != 0:
                fail(f"seat {seat} still owes its card")
        elif not is_asked:
            if card != 1:
                fail(f"seat {seat} has no choice and plays card 1 (section 5)")
        elif card == 0:
            fail(f"seat {seat} has answered, so it has chosen a card")
        elif is_secret != (card == UNKNOWN):
            fail(f"the card of seat {seat} {'cannot' if is_secret else 'must'} be known here (section 10)")
        if state.value[piece] != UNKNOWN:
            highest = combat.highest_card(state, seat, state.value[piece])
            if is_asked != (highest > 1) or card > highest:
                fail(f"seat {seat} may play cards 1 to {highest} (R52)")
