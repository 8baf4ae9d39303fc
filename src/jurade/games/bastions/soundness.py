"""Can a position occur?  What must hold of any state at any time (section 11), as the first sentence that is wrong."""

from typing import Final

from mypy_extensions import i64

from jurade.games.bastions.board import (
    ATTACKING,
    CHOOSING_TOKEN,
    COMPLETE,
    DEALING_OBJECTIVES,
    DEALING_VALUES,
    DRAWING_FIRST,
    ENDED,
    FREEING,
    FREELY,
    LAST_ARMY,
    MOVING,
    PLACING,
    PLAYING_CARDS,
    PUTTING,
    RANDOM,
    RIPOSTING,
    SHARING,
    SUPPORTING,
    has,
)
from jurade.games.bastions.combat import can_breach, fighter, highest_card, targets
from jurade.games.bastions.course import TURN_OVER
from jurade.games.bastions.movement import due_gain, due_seat
from jurade.games.bastions.state import BastionsState
from jurade.games.bastions.tables import (
    ARCHER,
    ARMIES,
    BATTLEFIELD_ROOM,
    BRIDGE_OPERATIONS,
    CHESTS,
    COURAGE_PER_TURN,
    KING,
    NONE,
    QUEEN,
    SOLDIER,
    SPEED_AT_START,
    SPEED_PER_PHASE,
    TOWER,
    TYPES,
    UNKNOWN,
    VALUE_TYPE,
    allowed_cards,
)
from jurade.games.bastions.terrain import RIDERS, SPEEDY

SOUND: Final = ""


def what_is_wrong(state: BastionsState) -> str:
    """The first thing that cannot be, in a sentence; SOUND when nothing is wrong."""
    for wrong in (
        wrong_armies(state),
        wrong_values(state),
        wrong_places(state),
        wrong_deeds(state),
        wrong_objectives(state),
        wrong_turn(state),
        wrong_phase(state),
    ):
        if wrong != SOUND:
            return wrong
    return SOUND


def wrong_armies(state: BastionsState) -> str:
    """Every seat has the pieces of the box, on the layout unless they were freely placed."""
    for seat in range(state.seats):
        for kind in range(TYPES):
            there: i64 = 0
            for piece in range(seat * state.army, (seat + 1) * state.army):
                if state.kind[piece] == kind:
                    there += 1
            due: i64 = 0
            for i in range(len(ARMIES[state.seats])):
                if VALUE_TYPE[ARMIES[state.seats][i]] == kind:
                    due += 1
            if there > due or (there < due and state.types_public()):
                return f"seat {seat} has the wrong pieces: an army is that of the box (section 2.1)"
    for piece in range(state.pieces):
        if state.rules.placement != FREELY and state.kind[piece] != state.terrain.start_type[piece]:
            return "the pieces are those of the layout, in the order of their starting cells (section 4)"
        if state.phase <= PLACING and state.cell[piece] != state.terrain.start[piece]:
            return "before the first turn all pieces stand on their starting cells (section 4)"
    return SOUND


def is_dealt(state: BastionsState, piece: i64) -> bool:
    """Has the piece a value by now, whoever knows it?"""
    if state.phase > PLACING:
        return True
    if state.rules.placement != RANDOM:
        return state.phase == PLACING and state.value[piece] != UNKNOWN
    kind = state.kind[piece]
    if state.phase >= DEALING_OBJECTIVES or kind in (KING, QUEEN):
        return True
    return state.phase == DEALING_VALUES and piece < state.dealt


def wrong_values(state: BastionsState) -> str:
    """Values are those of the army, each once, and known exactly where the viewer knows them."""
    army = ARMIES[state.seats]
    for piece in range(state.pieces):
        value = state.value[piece]
        seat = state.owner(piece)
        known = is_dealt(state, piece) and (state.viewer == COMPLETE or state.knows_value(state.viewer, piece))
        if known != (value != UNKNOWN):
            return f"the value of piece {piece} {'must' if known else 'cannot'} be known here (section 10)"
        if value == UNKNOWN:
            continue
        if state.phase > PLACING or state.rules.placement == RANDOM:
            in_army = False
            for i in range(len(army)):
                in_army = in_army or army[i] == value
        else:
            in_army = False
            for i in range(state.placed[seat]):
                in_army = in_army or army[i] == value
        for other in range(seat * state.army, piece):
            in_army = in_army and state.value[other] != value
        if not in_army:
            return f"seat {seat} has a value twice, or one that it does not have (section 2.1)"
    if state.phase == PLACING:
        for seat in range(state.seats):
            there: i64 = 0
            for piece in range(seat * state.army, (seat + 1) * state.army):
                if state.value[piece] != UNKNOWN:
                    there += 1
            if (state.viewer == COMPLETE or state.viewer == seat) and there != state.placed[seat]:
                return f"seat {seat} has placed {state.placed[seat]} pieces, but {there} have a value"
        if state.owing() == 0:
            return "all pieces are placed, so the first turn has begun (section 5)"
    elif state.phase < PLACING or state.rules.placement == RANDOM:
        for seat in range(state.seats):
            if state.placed[seat] != 0:
                return f"seat {seat} has placed no piece: the placement option or the phase does not allow it"
    return SOUND


def wrong_places(state: BastionsState) -> str:
    """One piece a cell, towers outside, riders on own towers, prisoners with an enemy."""
    if state.melee_room() < 0:
        return f"the battlefield holds at most {BATTLEFIELD_ROOM} pieces (R60)"
    for piece in range(state.pieces):
        cell = state.cell[piece]
        if cell != NONE and state.kind[piece] == TOWER and state.terrain.bastion[cell] != NONE:
            return f"{state.piece_name(piece)} stands in a bastion, where no tower goes (R8)"
        tower = state.carrier[piece]
        if tower != NONE:
            if state.owner(tower) != state.owner(piece) or (RIDERS >> state.kind[piece]) & 1 == 0:
                return f"{state.piece_name(piece)} cannot ride {state.piece_name(tower)} (R18)"
        if state.captor[piece] == state.owner(piece):
            return f"{state.piece_name(piece)} cannot be held by its own player (R37)"
        if has(state.freed, piece) and (state.kind[piece] == KING or state.kind[piece] == TOWER):
            return f"{state.piece_name(piece)} cannot have been freed (R32)"
        if has(state.shown, piece) and not state.rules.remember:
            return "no value stays shown when values are not remembered (RULING 32)"
    return SOUND


def wrong_deeds(state: BastionsState) -> str:
    """Nobody robs himself, and who took or freed something in a bastion has entered it."""
    for owner in range(state.seats):
        own = state.pair(owner, owner)
        if state.flag_taker[owner] == owner or state.breaker[owner] == owner or has(state.spied, own):
            return f"seat {owner} cannot take its own flag, break its own bridge or spy on itself"
        if has(state.entered, own) or has(state.annexed, own):
            return f"seat {owner} cannot enter or annex its own bastion"
        for i in range(owner * CHESTS, (owner + 1) * CHESTS):
            if state.chest_taker[i] == owner:
                return f"seat {owner} cannot take its own chest (R33)"
        for seat in range(state.seats):
            freed = state.freed_from[seat * state.seats + owner]
            if freed > 0 and seat == owner:
                return f"seat {seat} cannot free from its own prison (R30)"
            took = state.flag_taker[owner] == seat or freed > 0 or has(state.annexed, state.pair(seat, owner))
            for i in range(owner * CHESTS, (owner + 1) * CHESTS):
                took = took or state.chest_taker[i] == seat
            if took and not has(state.entered, state.pair(seat, owner)):
                return f"seat {seat} did something in the bastion of {owner} without entering it (R36)"
    return SOUND


def wrong_objectives(state: BastionsState) -> str:
    """Each seat holds a card of the deck that is not against itself, nobody the same, known where it is known."""
    for seat in range(state.seats):
        card = state.objective[seat]
        dealt = state.phase > DEALING_OBJECTIVES or state.rules.common != NONE
        dealt = dealt or (state.phase == DEALING_OBJECTIVES and seat < state.dealt)
        known = dealt and (state.viewer == COMPLETE or state.knows_objective(state.viewer, seat))
        if known != (card != UNKNOWN):
            return f"the objective of seat {seat} {'must' if known else 'cannot'} be known here (section 10)"
        if state.rules.common != NONE:
            if card != state.rules.common:
                return "all have the common objective (section 4, item 6)"
            continue
        if state.possible[seat] & allowed_cards(state.seats, seat) == 0:
            return f"all objectives of seat {seat} are ruled out"
        if card == UNKNOWN:
            continue
        if not has(state.possible[seat], card):
            return f"seat {seat} cannot hold this objective (RULING 24)"
        for other in range(seat):
            if state.objective[other] == card:
                return f"seats {other} and {seat} hold the same objective card"
    return SOUND


def wrong_turn(state: BastionsState) -> str:
    """Limits of what is spent and done in one turn."""
    phase = state.phase
    if (state.holder == NONE) != (phase == DRAWING_FIRST):
        return "there is a token holder once the first player is known"
    if (state.token == NONE) != (phase <= CHOOSING_TOKEN) and phase != ENDED:
        return "the token lies on a side from its choice to the end of the turn (R1)"
    if state.speed_spent > SPEED_PER_PHASE:
        return f"at most {SPEED_PER_PHASE} speed points are spent in a phase (R24)"
    if state.bridge_work > BRIDGE_OPERATIONS:
        return f"at most {BRIDGE_OPERATIONS} bridge operations are made in a phase (R26)"
    if state.quiet > state.slot:
        return "there are not more quiet turns than turns (R84)"
    over = state.slot >= state.rules.max_rounds * state.seats or state.quiet >= state.rules.quiet_rounds * state.seats
    if over and phase != ENDED:
        return "the limit of rounds is reached, so the game is over (R84)"
    for seat in range(state.seats):
        if state.spent[seat] > COURAGE_PER_TURN:
            return f"seat {seat} spent more than {COURAGE_PER_TURN} courage in one turn (R53)"
        if state.speed[seat] > SPEED_AT_START[state.seats]:
            return f"seat {seat} has more speed than it started with (section 2.3)"
        if phase <= CHOOSING_TOKEN and state.spent[seat] > 0:
            return "no courage is spent before the token is chosen"
    for piece in range(state.pieces):
        if has(state.moved, piece) and state.owner(piece) != state.holder:
            return f"{state.piece_name(piece)} cannot have moved in another's turn (R3)"
        if has(state.moved_twice, piece) and (SPEEDY >> state.kind[piece]) & 1 == 0:
            return f"{state.piece_name(piece)} cannot have moved twice (R25)"
    if phase <= CHOOSING_TOKEN and (state.moved | state.attacked | state.speed_spent | state.bridge_work) != 0:
        return "nothing is done in a turn before the token is chosen (R1)"
    if phase <= PUTTING and state.attacked != 0:
        return "all movement comes before all combat (R3)"
    fights = phase == ATTACKING or (phase >= SUPPORTING and phase <= RIPOSTING)
    if fights and state.slot < state.seats:
        return "nobody attacks in the first round (R5)"
    return SOUND


def wrong_phase(state: BastionsState) -> str:
    """What the phase needs is there, and nothing that belongs to another one."""
    phase = state.phase
    ended = phase == ENDED
    if ended != (state.end != NONE) or (state.winner != NONE) != (ended and state.end <= LAST_ARMY):
        return "an ending, and a winner if somebody won, stand in a position that is over, and only there"
    if phase <= DEALING_OBJECTIVES:
        most = state.pieces if phase == DEALING_VALUES else state.seats
        if state.dealt >= most or (phase == DRAWING_FIRST and state.dealt != 0):
            return "'dealt' is the next piece or seat to be dealt to"
    elif state.dealt != 0:
        return "nothing is being dealt any more: 'dealt' is 0"
    if phase > PLACING and not ended and state.in_play[state.holder] == 0 and state.next_phase != TURN_OVER:
        return "the token holder has no piece in play, so it is not his turn (R82)"
    if (phase in (FREEING, PUTTING)) != (state.site != NONE) or (phase == PUTTING) != (state.released != NONE):
        return "'dungeon' says whose it is while a piece is freed, and which piece once that is chosen (R30)"
    if state.site == state.holder and state.site != NONE:
        return "nobody frees pieces from his own dungeon (R30)"
    if phase == PUTTING and state.captor[state.released] != state.site:
        return f"{state.piece_name(state.released)} is no prisoner there (R30)"
    wrong = wrong_dues(state)
    if wrong == SOUND:
        wrong = wrong_fight(state)
    return wrong


def wrong_dues(state: BastionsState) -> str:
    """Gains and losses are decided by players who are not out, and something follows them."""
    if (state.phase == SHARING) != (len(state.dues) > 0):
        return "there are 'dues' exactly while courage is shared out"
    for i in range(len(state.dues)):
        seat = due_seat(state.dues[i])
        if state.in_play[seat] == 0:
            return f"seat {seat} is out and decides nothing more (R82)"
        if due_gain(state.dues[i]) == 0 and state.courage[seat * 2] + state.courage[seat * 2 + 1] == 0:
            return f"seat {seat} has no courage to lose (R35)"
    if state.phase != SHARING:
        return SOUND
    after = state.next_phase
    if after != MOVING and after != ATTACKING and after != RIPOSTING and after != TURN_OVER:
        return "after 'dues' comes move, attack, riposte or end"
    return SOUND


def wrong_fight(state: BastionsState) -> str:
    """A declared attack is one that could be declared, and its cards are those that may be played."""
    phase = state.phase
    needed = phase in (SUPPORTING, PLAYING_CARDS, RIPOSTING)
    needed = needed or (phase == SHARING and state.next_phase != MOVING)
    if needed != (state.valiant != NONE):
        return "'fight' is there while a fight goes on or may be riposted, and only then"
    if state.valiant == NONE:
        return SOUND
    valiant = state.valiant
    seat = state.owner(valiant)
    if (state.target == NONE) == (state.gate == NONE):
        return "a fight has a target or a bridge, one of them"
    enemy = state.attacked_seat()
    if enemy == seat or (state.holder != seat and state.holder != enemy):
        return "the token holder fights another player (R46, R66)"
    if (seat != state.holder) != (state.riposting == 1) or (state.riposting == 1 and state.gate != NONE):
        return "a riposte is the fight of a player who was attacked, against a piece (R66)"
    for piece in range(state.pieces):
        if piece == valiant or has(state.supports, piece):
            if not has(state.attacked, piece) or state.class_of(piece) != state.token or state.owner(piece) != seat:
                return f"{state.piece_name(piece)} cannot be in this attack (R1, R40)"
    if has(state.supports, valiant) or (state.supports != 0 and not is_outnumbering(state, valiant)):
        return "only soldiers and archers attack together (R61)"
    if phase != SUPPORTING and phase != PLAYING_CARDS:
        if phase == RIPOSTING and (state.riposting == 1 or state.in_play[enemy] == 0):
            return "only the attacked player, if he is not out, may riposte, and only once (R66)"
        return SOUND if state.asked == 0 and state.waiting == 0 else "no card is awaited"
    for piece in range(state.pieces):
        if piece == valiant or has(state.supports, piece):
            if state.cell[piece] == NONE:
                return f"{state.piece_name(piece)} is not in play"
            reaches = can_breach(state, piece) == state.gate if state.gate != NONE else False
            if state.target != NONE:
                reaches = state.cell[state.target] != NONE and has(targets(state, piece), state.target)
            if not reaches:
                return f"{state.piece_name(piece)} cannot attack that (R41 to R46)"
    return wrong_cards(state)


def is_outnumbering(state: BastionsState, valiant: i64) -> bool:
    """May this piece lead an attack of several?"""
    return state.kind[valiant] == SOLDIER or state.kind[valiant] == ARCHER


def wrong_cards(state: BastionsState) -> str:
    """Who has a choice is asked, who answered chose a legal card."""
    if state.phase != PLAYING_CARDS:
        return SOUND if state.asked == 0 and state.waiting == 0 else "no card is awaited"
    if state.waiting == 0 or state.waiting & ~state.asked != 0:
        return "somebody who was asked still owes a card"
    for seat in range(state.seats):
        fights = seat == state.owner(state.valiant) or (state.target != NONE and seat == state.owner(state.target))
        piece = fighter(state, seat) if fights else i64(NONE)
        card = state.cards[seat]
        if piece == NONE:
            if has(state.asked, seat) or card != 0:
                return f"seat {seat} plays no card"
            continue
        secret = state.viewer != COMPLETE and state.viewer != seat
        if has(state.waiting, seat):
            if card != 0:
                return f"seat {seat} still owes its card"
        elif not has(state.asked, seat):
            if card != 1:
                return f"seat {seat} has no choice and plays card 1 (section 5)"
        elif card == 0:
            return f"seat {seat} has answered, so it has chosen a card"
        elif secret != (card == UNKNOWN):
            return f"the card of seat {seat} {'cannot' if secret else 'must'} be known here (section 10)"
        if state.value[piece] == UNKNOWN:
            continue
        highest = highest_card(state, seat, state.value[piece])
        if has(state.asked, seat) != (highest > 1) or card > highest:
            return f"seat {seat} may play cards 1 to {highest} (R52)"
    return SOUND


def is_at_rest(state: BastionsState) -> bool:
    """Is there a real choice for whoever is asked?  Of another's secret choices a masked state cannot tell."""
    if state.phase <= PLACING or state.phase == PLAYING_CARDS or state.phase == ENDED:
        return True
    if state.viewer == COMPLETE or state.viewer == state.decider():
        return len(state.menu) > 1
    return len(state.menu) > 0
