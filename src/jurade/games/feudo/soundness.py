"""Can a position occur?  Each question answers with a sentence that says what is wrong, or with an empty one.

Used for positions read from outside; play itself never asks.
"""

from typing import Final

from mypy_extensions import i64

from jurade.core.state import OVER
from jurade.games.feudo.actions import KIND, first_of, second_of
from jurade.games.feudo.board import (
    ADVANCING,
    CASTLES,
    CHOOSER,
    COMPLETE,
    COWARDS,
    FIGHTING,
    FINISHED,
    FLOOR,
    FROM_KILLS,
    FROM_TOWNS,
    MAP,
    MARCHING,
    MOVING,
    NO_CARD,
    NO_PLAGUE,
    ORDERING,
    PLAGUE,
    SEQUENCE,
    SOURCES,
    STRATEGY,
    TOWNS_LOST,
    TRADING,
    UNDECIDED,
    UNKNOWN,
    VIRULENT,
    Board,
)
from jurade.games.feudo.knowledge import cards_left, hides_something, worlds
from jurade.games.feudo.state import FeudoState
from jurade.games.feudo.tables import (
    ARMY_CARDS,
    BARON,
    BORDER_SIDE,
    CELL_NAMES,
    CELLS,
    CENTRE,
    COLOURS,
    COUNT,
    FIGHTERS,
    FIRST_KNIGHT,
    HOME,
    KING_POINTS,
    LATTICE_PLACE,
    MARCHERS,
    MERCENARIES,
    MILADY,
    ON_FOOT,
    PAWN_NAMES,
    PAWNS,
    PLAGUE_KINDS,
    REFILL_ROUNDS,
    RESHUFFLE_AFTER,
    TOWN_IDS,
    TOWNS,
    TRADE_COUNTS,
    TRADES,
    WAGE,
)

SOUND: Final = ""


def what_is_unsound(state: FeudoState) -> str:
    """The first thing that cannot be in a position, in a sentence."""
    wrong = what_is_wrong_with_phase(state)
    if not wrong and state.phase > CASTLES:
        wrong = what_is_wrong_with_plague(state)
    for seat in range(state.seats):
        if not wrong:
            wrong = what_is_wrong_with_castle(state, seat)
        if not wrong:
            wrong = what_is_wrong_with_pawns(state, seat)
        if not wrong:
            wrong = what_is_wrong_with_points(state, seat)
        if not wrong:
            wrong = what_is_wrong_with_cards(state, seat)
        if not wrong:
            wrong = what_is_wrong_with_trade(state, seat)
    if not wrong:
        wrong = what_is_wrong_with_territories(state)
    if not wrong:
        wrong = what_is_wrong_with_fights(state)
    return wrong or what_is_undecided(state)


# ---- the moment


def what_is_wrong_with_phase(state: FeudoState) -> str:
    """Map, sequence, round, order and turn fit the phase."""
    phase = state.phase
    if (state.map < 0) != (phase == MAP):
        return "the map is laid in the phase 'map', and known ever after"
    if (state.sequence == 0) != (phase <= SEQUENCE):
        return "the sequence is drawn after the map, and known ever after"
    if (state.round == 0) != (phase <= CASTLES):
        return "round 1 begins when all castles stand"
    if state.round > state.rounds + state.cap:
        return f"there are {state.rounds} rounds and at most {state.cap} more"
    if (state.chooser < 0) != (phase <= CHOOSER):
        return "the chooser is known from the phase 'order' on"
    if (state.order == 0) != (phase <= ORDERING):
        return "the turn order is known from the phase 'army' on"
    if phase == ORDERING and state.round > 1 and not state.is_last(state.chooser):
        return "a player with the fewest points chooses the turn order (R10)"
    if phase == CHOOSER and (state.round == 1 or len(state.outcomes()) < 4):
        return "the chooser is drawn from round 2 on, when several players have the fewest points (R10)"
    if phase == PLAGUE and (state.plague == NO_PLAGUE or state.in_extension()):
        return "no plague card is drawn in this game or round"
    if phase in (CASTLES, MOVING, MARCHING, FIGHTING):
        if state.turn >= state.seats:
            return "'turn' counts the seats that are done, and one of them is still to act"
    elif state.turn != 0:
        return "'turn' is 0 in this phase"
    if state.showing >= ARMY_CARDS or (state.showing > 0 and phase != MOVING):
        return "'showing' counts the cards everybody has shown, in the phase 'play'"
    if state.answered and phase != STRATEGY and phase != TRADING:
        return "only sealed decisions have answers that are not carried out"
    if state.charmed and phase < MOVING:
        return "Barons are charmed while cards are shown"
    return SOUND


def what_is_wrong_with_plague(state: FeudoState) -> str:
    """The plague pawn stands on a village, and as many cards are drawn as rounds have passed (R5, G30, G32)."""
    if state.plague == NO_PLAGUE or state.in_extension():
        if state.plague_at >= 0 or state.card >= 0:
            return "there is no plague pawn and no plague card in this game or round"
    elif state.plague_at < 0 or LATTICE_PLACE[state.plague_at] < 0:
        return "the plague pawn stands on a village"
    elif (state.card < 0) != (state.phase <= PLAGUE):
        return "the plague card of a round is known once it is drawn"
    drawn: i64 = 0
    for kind in range(PLAGUE_KINDS):
        drawn += state.drawn[kind]
    past = state.rounds if state.in_extension() else state.round if state.phase > PLAGUE else state.round - 1
    last_round = state.rounds if state.in_extension() else state.round
    if last_round > RESHUFFLE_AFTER:
        past -= RESHUFFLE_AFTER
    if drawn != (0 if state.plague == NO_PLAGUE else past):
        return f"{drawn} plague cards are drawn, but by now it would be {past}"
    if state.card >= 0 and state.drawn[state.card] == 0:
        return "the plague card of the round is among those drawn"
    return SOUND


# ---- one player


def what_is_wrong_with_castle(state: FeudoState, seat: i64) -> str:
    """On a border hill, no corner, alone on its side; placed in the sequence drawn (R2)."""
    castle = state.castle[seat]
    stands = state.phase > CASTLES
    if state.phase == CASTLES:
        for i in range(state.turn):
            stands = stands or (state.sequence >> 2 * i & 3) == seat
    if (castle >= 0) != stands:
        return f"the castle of {COLOURS[seat]} is missing or stands too early"
    if castle >= 0:
        if BORDER_SIDE[castle] < 0:
            return f"a castle stands on a border hill, not in a corner, not on {CELL_NAMES[castle]} (R2)"
        for other in range(seat):
            if state.castle[other] >= 0 and BORDER_SIDE[state.castle[other]] == BORDER_SIDE[castle]:
                return f"{COLOURS[other]} and {COLOURS[seat]} have their castles on the same side (R2)"
    return SOUND


def what_is_wrong_with_pawns(state: FeudoState, seat: i64) -> str:
    """Every pawn stands where it may; the sick, the wounded and the resting are where they must be."""
    name = COLOURS[seat]
    if state.sick[seat] & ~state.alive[seat]:
        return f"eliminated pawns of {name} cannot be sick"
    for pawn in range(PAWNS):
        place = state.place[seat * PAWNS + pawn]
        if place < HOME:
            wrong = what_forbids(state, seat, pawn, place)
            if wrong:
                return f"{PAWN_NAMES[pawn]} of {name} cannot be on {CELL_NAMES[place]}: {wrong}"
        elif state.sick[seat] >> pawn & 1:
            return f"{PAWN_NAMES[pawn]} of {name} is sick in the castle, where nobody is (R23)"
    if state.plague == NO_PLAGUE and state.sick[seat]:
        return "without plague nobody is sick"
    if state.plague == VIRULENT and state.sick[seat] & ~(i64(1) << BARON):
        return "a virulent plague leaves only Barons sick"
    at_home = state.place[seat * PAWNS + BARON] == HOME
    wounded = state.wounded[seat]
    if wounded and not (at_home and state.bled >> seat & 1 and is_recent(state, wounded, FIGHTING)):
        return f"the Baron of {name} cannot have been wounded in round {wounded} (R77)"
    charming = state.charming[seat]
    if charming and not (state.place[seat * PAWNS + MILADY] == HOME and is_recent(state, charming, MOVING)):
        return f"Milady of {name} cannot have charmed in round {charming} (R61)"
    return SOUND


def is_recent(state: FeudoState, round_: i64, phase: i64) -> bool:
    """In the last round, or in this one from a phase on."""
    return round_ == state.round - 1 or (round_ == state.round and state.phase >= phase)


def what_forbids(board: Board, seat: i64, pawn: i64, cell: i64) -> str:
    """Why a pawn cannot stand on a territory, other pawns apart."""
    if board.phase <= CASTLES:
        return "nobody has left his castle yet"
    if board.is_mountain(cell):
        return "it is a mountain (R32)"
    for other in range(board.seats):
        if board.castle[other] == cell:
            return "it is a castle hill (R38)"
    town = board.town_at(cell)
    if town >= 0 and board.owner[town] != seat:
        return "the town is not his (R32)"
    if not ON_FOOT >> pawn & 1 and (town >= 0 or LATTICE_PLACE[cell] >= 0):
        return "only Baron, Mercenaries and Footmen enter villages and towns (R35)"
    return SOUND


def what_is_wrong_with_points(state: FeudoState, seat: i64) -> str:
    """Points come from their sources, and the King comes at 12 (R91)."""
    first = seat * SOURCES
    total: i64 = 0
    for source in range(SOURCES):
        total += state.sources[first + source]
    name = COLOURS[seat]
    if total != state.points[seat]:
        return f"the sources of {name} add up to {total}, not to {state.points[seat]} points"
    if state.sources[first + FROM_KILLS] < 0 or state.sources[first + FROM_TOWNS] < 0:
        return f"kills and towns taken bring {name} points, they cost none"
    if state.sources[first + TOWNS_LOST] > 0 or state.sources[first + COWARDS] > 0:
        return f"towns lost and cowards cost {name} points, they bring none"
    if state.sources[first + FLOOR] < 0 or (state.sources[first + FLOOR] and not state.floor):
        return "points are given back only with the option score_floor: zero"
    if state.floor and state.points[seat] < 0:
        return f"with the option score_floor: zero {name} cannot have fewer than 0 points"
    if not state.king and (state.points[seat] >= KING_POINTS or state.sources[first + COWARDS]):
        return f"with {KING_POINTS} points the King comes, and only he punishes cowards (R91)"
    if state.round == 0 and state.points[seat]:
        return "nobody has points before round 1"
    return SOUND


def what_is_wrong_with_cards(state: FeudoState, seat: i64) -> str:
    """Army cards: chosen among the pawns alive then, shown one by one (R12, R54)."""
    phase = state.phase
    name = COLOURS[seat]
    mustered = state.mustered[seat]
    shown = state.shown[seat]
    cards = state.cards[seat]
    if phase < STRATEGY:
        if mustered or shown or cards:
            return f"{name} has no cards before the phase 'army'"
        return SOUND
    if state.alive[seat] & ~mustered or (phase <= PLAGUE and mustered != state.alive[seat]):
        return f"'mustered' are the pawns {name} had when the cards were chosen (R12)"
    if shown & ~mustered or (cards != UNKNOWN and cards & ~(mustered & ~shown)):
        return f"{name} has cards of pawns that could not be chosen, or that are shown already (R12)"
    if shown and phase < MOVING:
        return "army cards are shown in the phase 'play'"
    if cards and phase > MOVING:
        return f"{name} has shown all army cards by now"
    chosen = COUNT[mustered] if COUNT[mustered] < ARMY_CARDS else ARMY_CARDS
    answered = phase > STRATEGY or (state.answered >> seat & 1) != 0
    if phase == STRATEGY and not answered:
        if cards:
            return f"{name} has cards but has not answered"
        if COUNT[mustered] <= ARMY_CARDS:
            return f"{name} has no choice of army cards and is not asked"
    elif state.charmed >> seat & 1:
        if cards:
            return f"{name} is charmed and shows no more cards (G21)"
    elif phase <= MOVING:
        if cards != UNKNOWN and COUNT[shown] + COUNT[cards] != chosen:
            return f"{name} has chosen {chosen} army cards (R12)"
        if phase == MOVING and COUNT[shown] != cards_due(state, seat, chosen):
            return f"{name} has not shown as many army cards as it is time for (R54)"
    elif COUNT[shown] != chosen:
        return f"{name} has not shown all army cards (R54)"
    return SOUND


def cards_due(state: FeudoState, seat: i64, chosen: i64) -> i64:
    """How many army cards a seat has shown by now."""
    due = state.showing
    for i in range(state.turn):
        if (state.order >> 2 * i & 3) == seat:
            due += 1
    return due if due < chosen else chosen


def what_is_wrong_with_trade(state: FeudoState, seat: i64) -> str:
    """Trade cards: one a round, all five back every five rounds (R55, R59)."""
    phase = state.phase
    name = COLOURS[seat]
    held: i64 = 0
    for kind in range(TRADES):
        if state.hand[seat * TRADES + kind] > TRADE_COUNTS[kind]:
            return f"{name} holds more trade cards of one kind than there are"
        held += state.hand[seat * TRADES + kind]
    shown = (state.opened >> seat & 1) != 0
    due: i64 = 0
    if state.round > 0:
        due = REFILL_ROUNDS - (state.round - 1) % REFILL_ROUNDS - (1 if shown else 0)
    if held != due:
        return f"{name} holds {held} trade cards, but by now it would be {due} (R59)"
    trade = state.trade[seat]
    answered = phase > TRADING or (phase == TRADING and (state.answered >> seat & 1) != 0)
    if (trade != NO_CARD) != answered:
        return f"{name} has a trade card once it is chosen"
    if trade >= 0 and not shown and state.hand[seat * TRADES + trade] == 0:
        return f"{name} has chosen a trade card that is not in the hand"
    if phase == TRADING and not answered and len(state.trades(seat)) < 2:
        return f"{name} has no choice of trade cards and is not asked"
    is_due = phase > MARCHING
    if phase == MARCHING:
        for i in range(state.turn + 1):
            is_due = is_due or (state.order >> 2 * i & 3) == seat
    if shown != is_due:
        return f"the trade card of {name} is shown too early or too late (R54)"
    paid = COUNT[state.shown[seat] & MERCENARIES] * WAGE
    if state.wages[seat] > paid or state.wages[seat] > state.least[seat] or state.least[seat] > state.most[seat]:
        return f"the wages of {name} do not fit the cards and shillings shown (R55)"
    if trade >= 0 and not state.least[seat] <= state.purse(seat, trade) <= state.most[seat]:
        if phase <= MARCHING:
            return f"the trade card of {name} does not fit what all know of his shillings (R55)"
    if trade == UNKNOWN and shown:
        return f"the trade card of {name} has been shown"
    if state.viewer == COMPLETE or state.viewer == seat:
        if hides_something(state, seat):
            return f"the cards of {name} are missing"
    elif hides_something(state, seat) and len(worlds(state, seat)) == 0:
        return f"no cards of {name} fit what is known"
    return SOUND


# ---- the map and the fights


def what_is_wrong_with_territories(state: FeudoState) -> str:
    """Who may stand together (R34, R36, R40, G24)."""
    for cell in range(CELLS):
        if cell == CENTRE and state.has_convent():
            continue
        fighters: i64 = 0
        everybody: i64 = 0
        for seat in range(state.seats):
            here = state.pawns_on(seat, cell)
            everybody += COUNT[here]
            if here & FIGHTERS:
                fighters += 1
            if COUNT[here] > 2 or (COUNT[here] == 2 and not is_pair(here)):
                return f"too many pawns of {COLOURS[seat]} stand on {CELL_NAMES[cell]} (R34)"
        if fighters > 1:
            return f"fighting pawns of two players stand on {CELL_NAMES[cell]} (R32)"
        if everybody > 1 and state.is_wood(cell):
            return f"the wood {CELL_NAMES[cell]} holds one pawn (R36)"
    for town in range(TOWNS):
        if state.owner[town] >= 0 and state.round == 0:
            return f"nobody can hold {TOWN_IDS[town]} before round 1"
    return SOUND


def is_pair(mask: i64) -> bool:
    """May two pawns of one side share a territory (R34)?"""
    return not mask >> FIRST_KNIGHT & 1 and (mask & (i64(1) << BARON | i64(1) << MILADY)) != 0


def what_is_wrong_with_fights(state: FeudoState) -> str:
    """Marches, attacks and victories belong to their phases."""
    phase = state.phase
    if (phase != MARCHING and (state.shillings or state.marched)) or state.marched & ~MARCHERS:
        return "pawns march in the phase 'march', Milady never (R56)"
    if phase == MARCHING:
        seat = state.seat_in_turn()
        if state.charmed >> seat & 1 or state.shillings + state.wages[seat] > state.purse(seat, state.trade[seat]):
            return f"{COLOURS[seat]} has not so many shillings left (R56)"
    fought: i64 = 0
    for i in range(len(state.victories)):
        won = state.victories[i]
        if won // KIND == state.seat_in_turn() and phase == FIGHTING:
            fought |= second_of(won)
        if (
            second_of(won) & ~FIGHTERS
            or second_of(won) == 0
            or turn_of(state, won // KIND) > state.turn + (state.seats if phase == ADVANCING else 0)
        ):
            return f"the victory on {CELL_NAMES[first_of(won)]} cannot have been won yet (R70)"
        if i > 0 and turn_of(state, won // KIND) < turn_of(state, state.victories[i - 1] // KIND):
            return "victories are won in turn order (R70)"
    if len(state.victories) and phase != FIGHTING and phase != ADVANCING:
        return "victories are forgotten at the end of the round"
    if fought != state.fought:
        return "'fought' are the pawns of the victories of the seat in turn (R71)"
    if phase == ADVANCING and state.victory >= len(state.victories):
        return "there is no victory left to follow up"
    if phase != ADVANCING and state.victory:
        return "'victory' counts in the phase 'advance'"
    return SOUND


def turn_of(state: FeudoState, seat: i64) -> i64:
    """A seat's place in the turn order."""
    place: i64 = 0
    while place < state.seats and (state.order >> 2 * place & 3) != seat:
        place += 1
    return place


def what_is_undecided(state: FeudoState) -> str:
    """A position rests where somebody has something to decide, or chance to draw."""
    phase = state.phase
    if phase == FINISHED:
        return SOUND if state.verdict() != UNDECIDED else "the game is not over: the last round has not decided it (R1)"
    if phase in (STRATEGY, TRADING) and state.owing() == 0:
        return "all have answered: the sealed decision is over"
    if phase == MOVING and cards_left(state, state.seat_in_turn()) == 0:
        return f"{COLOURS[state.seat_in_turn()]} has no card to show"
    if phase >= MOVING and state.actor() != OVER:
        state.look_up_menu()
        is_hidden = phase == MOVING and state.viewer != COMPLETE and state.viewer != state.actor()
        if not is_hidden and len(state.menu) < 2:
            return f"{COLOURS[state.actor()]} has nothing to decide: it would be done already"
    return SOUND
