"""Can a position occur?  Each question answers with a sentence that says what is wrong, or with an empty one.

Used for positions read from outside; play itself never asks.
"""

from typing import Final

from jurade.core.errors import shown
from jurade.core.fields import fail
from jurade.core.state import EVERYTHING, OVER, UNKNOWN
from jurade.games.feudo import tables as t
from jurade.games.feudo.rules import board as b
from jurade.games.feudo.rules.actions import KIND, first_of, second_of
from jurade.games.feudo.rules.board import Board
from jurade.games.feudo.rules.knowledge import cards_left, hides_something, worlds
from jurade.games.feudo.rules.state import FeudoState

SOUND: Final = ""  # nothing forbids it


def restore(state: FeudoState) -> None:
    """Refuse a position that cannot be; find the ending and the legal actions of one that can."""
    given, state.ended = state.ended, 0
    check(state)
    if state.phase == b.FINISHED:
        state.ended = state.verdict()
    if given != (state.ended if state.phase == b.FINISHED else -1):
        ending = shown(b.ENDINGS[given] if given >= 0 else None)
        fail(f"the ending {ending} does not follow from phase, round and points")
    state.look_up_menu()


def check(state: FeudoState) -> None:
    """BadPosition with the first thing that cannot be in a position."""
    check_phase(state)
    if state.phase > b.CASTLES:
        check_plague(state)
    for seat in range(state.seats):
        check_castle(state, seat)
        check_pawns(state, seat)
        check_points(state, seat)
        check_cards(state, seat)
        check_trade(state, seat)
    check_territories(state)
    check_fights(state)
    check_undecided(state)


# ---- the moment


def check_phase(state: FeudoState) -> None:
    """Map, sequence, round, order and turn fit the phase."""
    phase = state.phase
    if (state.map < 0) != (phase == b.MAP):
        fail("the map is laid in the phase 'map', and known ever after")
    if (state.sequence == 0) != (phase <= b.SEQUENCE):
        fail("the sequence is drawn after the map, and known ever after")
    if (state.round == 0) != (phase <= b.CASTLES):
        fail("round 1 begins when all castles stand")
    if state.round > state.rounds + state.cap:
        fail(f"there are {state.rounds} rounds and at most {state.cap} more")
    if (state.chooser < 0) != (phase <= b.CHOOSER):
        fail("the chooser is known from the phase 'order' on")
    if (state.order == 0) != (phase <= b.ORDERING):
        fail("the turn order is known from the phase 'army' on")
    if phase == b.ORDERING and state.round > 1 and not state.is_last(state.chooser):
        fail("a player with the fewest points chooses the turn order (R10)")
    if phase == b.CHOOSER and (state.round == 1 or len(state.outcomes()) < 4):
        fail("the chooser is drawn from round 2 on, when several players have the fewest points (R10)")
    if phase == b.PLAGUE and (state.plague == b.NO_PLAGUE or state.in_extension()):
        fail("no plague card is drawn in this game or round")
    if phase in (b.CASTLES, b.MOVING, b.MARCHING, b.FIGHTING):
        if state.turn >= state.seats:
            fail("'turn' counts the seats that are done, and one of them is still to act")
    elif state.turn != 0:
        fail("'turn' is 0 in this phase")
    if state.showing >= t.ARMY_CARDS or (state.showing > 0 and phase != b.MOVING):
        fail("'showing' counts the cards everybody has shown, in the phase 'play'")
    if state.answered and phase != b.STRATEGY and phase != b.TRADING:
        fail("only sealed decisions have answers that are not carried out")
    if state.charmed and phase < b.MOVING:
        fail("Barons are charmed while cards are shown")


def check_plague(state: FeudoState) -> None:
    """The plague pawn stands on a village, and as many cards are drawn as rounds have passed (R5, G30, G32)."""
    if state.plague == b.NO_PLAGUE or state.in_extension():
        if state.plague_at >= 0 or state.card >= 0:
            fail("there is no plague pawn and no plague card in this game or round")
    elif state.plague_at < 0 or t.LATTICE_PLACE[state.plague_at] < 0:
        fail("the plague pawn stands on a village")
    elif (state.card < 0) != (state.phase <= b.PLAGUE):
        fail("the plague card of a round is known once it is drawn")
    drawn: int = 0
    for kind in range(t.PLAGUE_KINDS):
        if state.drawn[kind] > t.PLAGUE_COUNTS[kind]:
            fail(f"there are {t.PLAGUE_COUNTS[kind]} plague cards '{t.PLAGUE_NAMES[kind]}', not {state.drawn[kind]}")
        drawn += state.drawn[kind]
    past = state.rounds if state.in_extension() else state.round if state.phase > b.PLAGUE else state.round - 1
    last_round = state.rounds if state.in_extension() else state.round
    if last_round > t.RESHUFFLE_AFTER:
        past -= t.RESHUFFLE_AFTER
    if drawn != (0 if state.plague == b.NO_PLAGUE else past):
        fail(f"{drawn} plague cards are drawn, but by now it would be {past}")
    if state.card >= 0 and state.drawn[state.card] == 0:
        fail("the plague card of the round is among those drawn")


# ---- one player


def check_castle(state: FeudoState, seat: int) -> None:
    """On a border hill, no corner, alone on its side; placed in the sequence drawn (R2)."""
    castle = state.castle[seat]
    stands = state.phase > b.CASTLES
    if state.phase == b.CASTLES:
        for i in range(state.turn):
            stands = stands or (state.sequence >> 2 * i & 3) == seat
    if (castle >= 0) != stands:
        fail(f"the castle of {t.COLOURS[seat]} is missing or stands too early")
    if castle >= 0:
        if t.BORDER_SIDE[castle] < 0:
            fail(f"a castle stands on a border hill, not in a corner, not on {t.CELL_NAMES[castle]} (R2)")
        for other in range(seat):
            if state.castle[other] >= 0 and t.BORDER_SIDE[state.castle[other]] == t.BORDER_SIDE[castle]:
                fail(f"{t.COLOURS[other]} and {t.COLOURS[seat]} have their castles on the same side (R2)")


def check_pawns(state: FeudoState, seat: int) -> None:
    """Every pawn stands where it may; the sick, the wounded and the resting are where they must be."""
    name = t.COLOURS[seat]
    if state.sick[seat] & ~state.alive[seat]:
        fail(f"eliminated pawns of {name} cannot be sick")
    for pawn in range(t.PAWNS):
        place = state.place[seat * t.PAWNS + pawn]
        if place < t.HOME:
            wrong = what_forbids(state, seat, pawn, place)
            if wrong:
                fail(f"{t.PAWN_NAMES[pawn]} of {name} cannot be on {t.CELL_NAMES[place]}: {wrong}")
        elif state.sick[seat] >> pawn & 1:
            fail(f"{t.PAWN_NAMES[pawn]} of {name} is sick in the castle, where nobody is (R23)")
    if state.plague == b.NO_PLAGUE and state.sick[seat]:
        fail("without plague nobody is sick")
    if state.plague == b.VIRULENT and state.sick[seat] & ~(1 << t.BARON):
        fail("a virulent plague leaves only Barons sick")
    at_home = state.place[seat * t.PAWNS + t.BARON] == t.HOME
    wounded = state.wounded[seat]
    if wounded and not (at_home and state.bled >> seat & 1 and is_recent(state, wounded, b.FIGHTING)):
        fail(f"the Baron of {name} cannot have been wounded in round {wounded} (R77)")
    charming = state.charming[seat]
    if charming and not (state.place[seat * t.PAWNS + t.MILADY] == t.HOME and is_recent(state, charming, b.MOVING)):
        fail(f"Milady of {name} cannot have charmed in round {charming} (R61)")


def is_recent(state: FeudoState, round_: int, phase: int) -> bool:
    """In the last round, or in this one from a phase on."""
    return round_ == state.round - 1 or (round_ == state.round and state.phase >= phase)


def what_forbids(board: Board, seat: int, pawn: int, cell: int) -> str:
    """Why a pawn cannot stand on a territory, other pawns apart."""
    if board.phase <= b.CASTLES:
        return "nobody has left his castle yet"
    if board.is_mountain(cell):
        return "it is a mountain (R32)"
    for other in range(board.seats):
        if board.castle[other] == cell:
            return "it is a castle hill (R38)"
    town = board.town_at(cell)
    if town >= 0 and board.owner[town] != seat:
        return "the town is not his (R32)"
    if not t.ON_FOOT >> pawn & 1 and (town >= 0 or t.LATTICE_PLACE[cell] >= 0):
        return "only Baron, Mercenaries and Footmen enter villages and towns (R35)"
    return SOUND


def check_points(state: FeudoState, seat: int) -> None:
    """Points come from their sources, and the King comes at 12 (R91)."""
    first = seat * b.SOURCES
    total: int = 0
    for source in range(b.SOURCES):
        total += state.sources[first + source]
    name = t.COLOURS[seat]
    if total != state.points[seat]:
        fail(f"the sources of {name} add up to {total}, not to {state.points[seat]} points")
    if state.sources[first + b.FROM_KILLS] < 0 or state.sources[first + b.FROM_TOWNS] < 0:
        fail(f"kills and towns taken bring {name} points, they cost none")
    if state.sources[first + b.TOWNS_LOST] > 0 or state.sources[first + b.COWARDS] > 0:
        fail(f"towns lost and cowards cost {name} points, they bring none")
    if state.sources[first + b.FLOOR] < 0 or (state.sources[first + b.FLOOR] and not state.floor):
        fail("points are given back only with the option score_floor: zero")
    if state.floor and state.points[seat] < 0:
        fail(f"with the option score_floor: zero {name} cannot have fewer than 0 points")
    if not state.king and (state.points[seat] >= t.KING_POINTS or state.sources[first + b.COWARDS]):
        fail(f"with {t.KING_POINTS} points the King comes, and only he punishes cowards (R91)")
    if state.round == 0 and state.points[seat]:
        fail("nobody has points before round 1")


def check_cards(state: FeudoState, seat: int) -> None:
    """Army cards: chosen among the pawns alive then, shown one by one (R12, R54)."""
    phase = state.phase
    name = t.COLOURS[seat]
    mustered = state.mustered[seat]
    shown = state.shown[seat]
    cards = state.cards[seat]
    if phase < b.STRATEGY:
        if mustered or shown or cards:
            fail(f"{name} has no cards before the phase 'army'")
        return
    if state.alive[seat] & ~mustered or (phase <= b.PLAGUE and mustered != state.alive[seat]):
        fail(f"'mustered' are the pawns {name} had when the cards were chosen (R12)")
    if shown & ~mustered or (cards != UNKNOWN and cards & ~(mustered & ~shown)):
        fail(f"{name} has cards of pawns that could not be chosen, or that are shown already (R12)")
    if shown and phase < b.MOVING:
        fail("army cards are shown in the phase 'play'")
    if cards and phase > b.MOVING:
        fail(f"{name} has shown all army cards by now")
    chosen = t.COUNT[mustered] if t.COUNT[mustered] < t.ARMY_CARDS else t.ARMY_CARDS
    answered = phase > b.STRATEGY or (state.answered >> seat & 1) != 0
    if phase == b.STRATEGY and not answered:
        if cards:
            fail(f"{name} has cards but has not answered")
        if t.COUNT[mustered] <= t.ARMY_CARDS:
            fail(f"{name} has no choice of army cards and is not asked")
    elif state.charmed >> seat & 1:
        if cards:
            fail(f"{name} is charmed and shows no more cards (G21)")
    elif phase <= b.MOVING:
        if cards != UNKNOWN and t.COUNT[shown] + t.COUNT[cards] != chosen:
            fail(f"{name} has chosen {chosen} army cards (R12)")
        if phase == b.MOVING and t.COUNT[shown] != cards_due(state, seat, chosen):
            fail(f"{name} has not shown as many army cards as it is time for (R54)")
    elif t.COUNT[shown] != chosen:
        fail(f"{name} has not shown all army cards (R54)")


def cards_due(state: FeudoState, seat: int, chosen: int) -> int:
    """How many army cards a seat has shown by now."""
    due = state.showing
    for i in range(state.turn):
        if (state.order >> 2 * i & 3) == seat:
            due += 1
    return due if due < chosen else chosen


def check_trade(state: FeudoState, seat: int) -> None:
    """Trade cards: one a round, all five back every five rounds (R55, R59)."""
    phase = state.phase
    name = t.COLOURS[seat]
    held: int = 0
    for kind in range(t.TRADES):
        if state.hand[seat * t.TRADES + kind] > t.TRADE_COUNTS[kind]:
            fail(f"{name} holds more trade cards of one kind than there are")
        held += state.hand[seat * t.TRADES + kind]
    shown = (state.opened >> seat & 1) != 0
    due: int = 0
    if state.round > 0:
        due = t.REFILL_ROUNDS - (state.round - 1) % t.REFILL_ROUNDS - (1 if shown else 0)
    if held != due:
        fail(f"{name} holds {held} trade cards, but by now it would be {due} (R59)")
    trade = state.trade[seat]
    answered = phase > b.TRADING or (phase == b.TRADING and (state.answered >> seat & 1) != 0)
    if (trade != b.NO_CARD) != answered:
        fail(f"{name} has a trade card once it is chosen")
    if trade >= 0 and not shown and state.hand[seat * t.TRADES + trade] == 0:
        fail(f"{name} has chosen a trade card that is not in the hand")
    if phase == b.TRADING and not answered and len(state.trades(seat)) < 2:
        fail(f"{name} has no choice of trade cards and is not asked")
    is_due = phase > b.MARCHING
    if phase == b.MARCHING:
        for i in range(state.turn + 1):
            is_due = is_due or (state.order >> 2 * i & 3) == seat
    if shown != is_due:
        fail(f"the trade card of {name} is shown too early or too late (R54)")
    paid = t.COUNT[state.shown[seat] & t.MERCENARIES] * t.WAGE
    if state.wages[seat] > paid or state.wages[seat] > state.least[seat] or state.least[seat] > state.most[seat]:
        fail(f"the wages of {name} do not fit the cards and shillings shown (R55)")
    if trade >= 0 and not state.least[seat] <= state.purse(seat, trade) <= state.most[seat]:
        if phase <= b.MARCHING:
            fail(f"the trade card of {name} does not fit what all know of his shillings (R55)")
    if trade == UNKNOWN and shown:
        fail(f"the trade card of {name} has been shown")
    if state.viewer == EVERYTHING or state.viewer == seat:
        if hides_something(state, seat):
            fail(f"the cards of {name} are missing")
    elif hides_something(state, seat) and len(worlds(state, seat)) == 0:
        fail(f"no cards of {name} fit what is known")


# ---- the map and the fights


def check_territories(state: FeudoState) -> None:
    """Who may stand together (R34, R36, R40, G24)."""
    for cell in range(t.CELLS):
        if cell == t.CENTRE and state.has_convent():
            continue
        fighters: int = 0
        everybody: int = 0
        for seat in range(state.seats):
            here = state.pawns_on(seat, cell)
            everybody += t.COUNT[here]
            if here & t.FIGHTERS:
                fighters += 1
            if t.COUNT[here] > 2 or (t.COUNT[here] == 2 and not is_pair(here)):
                fail(f"too many pawns of {t.COLOURS[seat]} stand on {t.CELL_NAMES[cell]} (R34)")
        if fighters > 1:
            fail(f"fighting pawns of two players stand on {t.CELL_NAMES[cell]} (R32)")
        if everybody > 1 and state.is_wood(cell):
            fail(f"the wood {t.CELL_NAMES[cell]} holds one pawn (R36)")
    for town in range(t.TOWNS):
        if state.owner[town] >= 0 and state.round == 0:
            fail(f"nobody can hold {t.TOWN_IDS[town]} before round 1")


def is_pair(mask: int) -> bool:
    """May two pawns of one side share a territory (R34)?"""
    return not mask >> t.FIRST_KNIGHT & 1 and (mask & (1 << t.BARON | 1 << t.MILADY)) != 0


def check_fights(state: FeudoState) -> None:
    """Marches, attacks and victories belong to their phases."""
    phase = state.phase
    if (phase != b.MARCHING and (state.shillings or state.marched)) or state.marched & ~t.MARCHERS:
        fail("pawns march in the phase 'march', Milady never (R56)")
    if phase == b.MARCHING:
        seat = state.seat_in_turn()
        if state.charmed >> seat & 1 or state.shillings + state.wages[seat] > state.purse(seat, state.trade[seat]):
            fail(f"{t.COLOURS[seat]} has not so many shillings left (R56)")
    fought: int = 0
    for i in range(len(state.victories)):
        won = state.victories[i]
        if won // KIND == state.seat_in_turn() and phase == b.FIGHTING:
            fought |= second_of(won)
        if (
            second_of(won) & ~t.FIGHTERS
            or second_of(won) == 0
            or turn_of(state, won // KIND) > state.turn + (state.seats if phase == b.ADVANCING else 0)
        ):
            fail(f"the victory on {t.CELL_NAMES[first_of(won)]} cannot have been won yet (R70)")
        if i > 0 and turn_of(state, won // KIND) < turn_of(state, state.victories[i - 1] // KIND):
            fail("victories are won in turn order (R70)")
    if len(state.victories) and phase != b.FIGHTING and phase != b.ADVANCING:
        fail("victories are forgotten at the end of the round")
    if fought != state.fought:
        fail("'fought' are the pawns of the victories of the seat in turn (R71)")
    if phase == b.ADVANCING and state.victory >= len(state.victories):
        fail("there is no victory left to follow up")
    if phase != b.ADVANCING and state.victory:
        fail("'victory' counts in the phase 'advance'")


def turn_of(state: FeudoState, seat: int) -> int:
    """A seat's place in the turn order."""
    place: int = 0
    while place < state.seats and (state.order >> 2 * place & 3) != seat:
        place += 1
    return place


def check_undecided(state: FeudoState) -> None:
    """A position rests where somebody has something to decide, or chance to draw."""
    phase = state.phase
    if phase == b.FINISHED:
        if state.verdict() == b.UNDECIDED:
            fail("the game is not over: the last round has not decided it (R1)")
        return
    if phase in (b.STRATEGY, b.TRADING) and state.owing() == 0:
        fail("all have answered: the sealed decision is over")
    if phase == b.MOVING and cards_left(state, state.seat_in_turn()) == 0:
        fail(f"{t.COLOURS[state.seat_in_turn()]} has no card to show")
    if phase >= b.MOVING and state.actor() != OVER:
        state.look_up_menu()
        is_hidden = phase == b.MOVING and state.viewer != EVERYTHING and state.viewer != state.actor()
        if not is_hidden and len(state.menu) < 2:
            fail(f"{t.COLOURS[state.actor()]} has nothing to decide: it would be done already")
