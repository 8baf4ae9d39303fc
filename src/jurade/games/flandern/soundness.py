"""Can a position occur?  Each check fails with a sentence that says what is wrong.

Used for positions read from outside; play itself never asks.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from jurade.core.errors import shown
from jurade.core.fields import fail, inside
from jurade.core.state import EVERYTHING, UNKNOWN
from jurade.games.flandern import tables as t
from jurade.games.flandern.drawing.telling import guilds_in_play
from jurade.games.flandern.options import find_assignment
from jurade.games.flandern.rules import actions as act
from jurade.games.flandern.rules import board as b
from jurade.games.flandern.rules import scoring
from jurade.games.flandern.rules.knowledge import possible_gold
from jurade.games.flandern.rules.state import FlandernState

CARD_PHASES: Final = (b.ACT_CITY, b.SITE_CITY, b.SITE_BUILD)
GOLD_PHASES: Final = (b.GOLD_CITY_ACT, b.GOLD_SITE_CITY, b.GOLD_SITE_BUILD, b.GOLD_CATHEDRAL_ACT, b.GOLD_MASTER_ACT)
OF_ALL: Final = (b.AT_GUILDS, b.AT_FIRST, *CARD_PHASES, b.AT_END)
OF_TWO: Final = (*OF_ALL, b.AT_PILE, b.TURN_START, b.OWN_CARD)
OF_MORE: Final = (*OF_ALL, b.AT_GOLD, b.CHOOSE_CARD, *GOLD_PHASES)
FRESH: Final = (b.AT_GOLD, b.CHOOSE_CARD, b.TURN_START)  # nothing was built since covers and scores
OWED: Final = {  # with two players: which actions may be owed in a phase
    b.TURN_START: (b.OWN | b.INFLUENCED,),
    b.OWN_CARD: (b.OWN,),
    b.AT_PILE: (b.INFLUENCED, b.OWN | b.INFLUENCED),
    b.AT_END: (0,),
    b.AT_FIRST: (0,),
}


def check(state: FlandernState) -> None:
    """BadPosition with the first thing that does not fit the rest."""
    check_phase(state)
    if state.phase == b.AT_GUILDS:
        return
    check_order(state)
    for seat in range(state.seats):
        check_choice(state, seat)
        check_hand(state, seat)
    check_numbers(state)
    if state.seats == 2:
        check_pile(state)
        check_owed(state)
    else:
        check_gold(state)
        check_gold_of_round(state)
    if state.phase == b.AT_END:
        check_end(state)
    if state.viewer == EVERYTHING and not state.is_complete():
        fail("an observer who knows all knows every choice and the golden card")


# ---- guilds, phase, order


def check_guilds(state: FlandernState) -> None:
    """Every seat has a guild, or two, and no other has the same; asked before anything is laid out (G38)."""
    given = [*state.guild, *state.influenced]
    if state.seats > 2 and any(guild != b.NONE for guild in state.influenced):
        fail("only with two players are guilds influenced")
    assignment = find_assignment(state.seats, [t.ARMS[guild] for guild in given if guild != b.NONE])
    if assignment == b.NONE:
        fail("every seat has its guild, and no guild belongs to two seats")
    if state.settings[b.ASSIGNMENT] not in (b.NONE, assignment):
        fail("the options give other guilds to the seats")


def check_phase(state: FlandernState) -> None:
    """The phase is one of this number of players; round, first player and ending fit it."""
    phase = state.phase
    if phase not in (OF_TWO if state.seats == 2 else OF_MORE):
        fail(f"there is no phase '{b.PHASES[phase]}' with {state.seats} players")
    if phase == b.AT_GUILDS and state.settings[b.ASSIGNMENT] != b.NONE:
        fail("the options give the guilds, so chance is not asked for them")
    if (state.round == 0) != (phase <= b.AT_FIRST):
        fail("round 1 begins when the first player is known")
    if (state.first == b.NONE) != (phase <= b.AT_FIRST):
        fail("the first player is drawn in the phase 'first', and known ever after")
    if (state.end == b.NONE) == (phase == b.AT_END):
        fail("a game that is over has its ending, and no other has one")


def check_order(state: FlandernState) -> None:
    """Who acts, and in which order (R10, R30, R54)."""
    seats, phase = state.seats, state.phase
    order = [seat for seat in state.order if seat != b.NONE]
    if seats == 2 or phase not in (*CARD_PHASES, *GOLD_PHASES):
        if order or state.at != b.NONE:
            fail("the order of play is known from when the cards are shown to the end of the round")
        if (state.seat == b.NONE) != (seats > 2 or phase in (b.AT_FIRST, b.AT_END)):
            fail("'turn.seat' is the seat that carries something out now")
        return
    if len(order) != seats or state.at == b.NONE:
        fail("'turn.order' has every seat once, and 'turn.at' says how far it has come")
    if phase in GOLD_PHASES and state.at != seats - 1:
        fail("the golden card waits until all have acted")
    if state.seat != (state.first if phase in GOLD_PHASES else order[state.at]):
        fail("it is not the turn of this seat")


def check_owed(state: FlandernState) -> None:
    """Two players: what the turn still owes, and how long nothing was built (R54, R60)."""
    if state.phase in OWED and state.owed not in OWED[state.phase]:
        fail("'owed' does not fit the phase")
    if state.phase in CARD_PHASES and state.owed & (b.OWN if state.card == b.NONE else b.INFLUENCED):
        fail("an action that is being carried out is not owed")
    if state.idle > state.settings[b.STALL_LIMIT]:
        fail("the game would have ended after so many turns without building (R60)")


# ---- cards


def check_choice(state: FlandernState, seat: int) -> None:
    """A seat has chosen in step 2, or its card is shown and waits in step 4 (R9, R12)."""
    chosen = state.chosen[seat]
    if state.phase == b.CHOOSE_CARD:
        if chosen >= 0 and not (
            state.hand[seat] >> act.card_of(chosen) & 1 and act.influence_of(chosen) <= state.influence[seat]
        ):
            fail(f"seat {seat} has chosen cards that it does not hold")
        return
    is_waiting = state.phase in CARD_PHASES and state.seats > 2 and seat in list(state.order)[state.at + 1 :]
    if is_waiting != (chosen != b.NONE):
        fail(f"seat {seat} has {'' if is_waiting else 'no '}card waiting")
    if chosen == UNKNOWN:
        fail(f"the card of seat {seat} has been shown")


def check_hand(state: FlandernState, seat: int) -> None:
    """A take-back card is never put down, and two players have no influence cards (R28, R51)."""
    if state.played[seat] >> t.BACK_CARD & 1:
        fail("the take-back card returns to the hand at once")
    if state.seats == 2 and state.influence[seat]:
        fail("there are no influence cards with two players (R51)")


def check_gold(state: FlandernState) -> None:
    """A before B, one card a round unless none is left, and no more influence cards than were taken (R1, R8, G16)."""
    if state.owed:
        fail("only with two players are actions owed")
    in_a, in_b = state.gold_unseen[: t.GOLD_KINDS], state.gold_unseen[t.GOLD_KINDS :]
    every_b = [_golden_cards(state, kind)[1] for kind in range(t.GOLD_KINDS)]
    if sum(in_a) > 0 and (list(in_b) != every_b or state.gold_pile == 1):
        fail("pile A lies on pile B, so it is drawn first")
    if any(left > _golden_cards(state, kind)[0] for kind, left in enumerate(in_a)):
        fail("there are more unseen golden cards in pile A than it had")
    if state.gold_removed & ~state.scored:
        fail("only golden cards of scored cities leave the game")
    if sum(state.influence) > t.INFLUENCE_EACH * state.seats + state.gold_taken:
        fail("there are more influence cards in hands than were ever taken")
    unused = state.round - sum(state.gold_discard) - state.gold_taken
    had_none = state.phase == b.AT_END and state.gold_removed and not sum(state.gold_unseen)
    if unused != (state.phase not in (b.AT_FIRST, b.AT_END)) and not (had_none and unused == 1):
        fail("one golden card is used a round")


def check_gold_of_round(state: FlandernState) -> None:
    """There is a golden card of the round while it lasts, unless none was left (R8, G16)."""
    is_between = state.phase in (b.AT_FIRST, b.AT_GOLD, b.AT_END)
    if state.gold_pile == b.NONE:
        if state.gold != b.NONE:
            fail("the golden card of the round has a back")
        none_left = sum(state.gold_unseen) == 0 and state.gold_removed != 0 and state.phase not in GOLD_PHASES
        if not is_between and not none_left:
            fail("the golden card of the round is missing")
    elif is_between:
        fail("there is no golden card of the round now")
    elif state.gold_is_hidden():
        possible = list(possible_gold(state))[::2]
        if not possible or (state.gold != UNKNOWN and state.gold not in possible):
            fail("the golden card of the round cannot come from its pile")


def check_pile(state: FlandernState) -> None:
    """Influenced cards leave the game with their city, and are carried out in their phases (R56-R58)."""
    if any(not state.scored >> act.face_of(card) & 1 for card in t.members(state.removed)):
        fail("only influenced cards of scored cities leave the game")
    if state.card != b.NONE and state.phase not in CARD_PHASES:
        fail("no influenced card is being carried out now")


# ---- what must add up (section 11)


def check_numbers(state: FlandernState) -> None:
    """Every tile, pawn and card is in one place."""
    for what, (counted, due) in conserved(state).items():
        if counted != due:
            fail(f"{what}: there are {counted}, and there should be {due}")


def conserved(state: FlandernState) -> dict[str, tuple[int, int]]:
    """Tiles, pawns and cards: how many there are, and how many there should be."""
    found: dict[str, tuple[int, int]] = {}
    present, with_gold = guilds_in_play(state), state.seats > 2
    laid = _laid(state)
    for tile, name in enumerate(t.TILES):
        absent = bool(present) and t.TILE_ARMS[tile] < t.PLAYER_GUILDS and t.TILE_ARMS[tile] not in present
        for shape in range(t.SHAPE_COUNT if tile < t.SPECIAL_TILE else 1):
            place = t.SUPPLY_PLACE[tile * t.SHAPE_COUNT + shape]
            what = f"{name} {t.SHAPES[shape]}" if tile < t.SPECIAL_TILE else name[:8]
            found[what] = (state.stock[place] + laid.count(place), 0 if absent else t.SUPPLY[place])
    sites = sum(t.count(state.sites[city]) for city in range(t.ALL_CITIES) if state.is_live(city))
    cathedrals = sum(t.count(standing) for standing in state.cathedrals)
    found["site pawns"] = (state.site_stock + sites, t.SITE_PAWNS)
    found["cathedrals"] = (state.cathedral_stock + cathedrals, t.CATHEDRAL_PAWNS if with_gold else 0)
    found["masters"] = (state.master_stock + sum(state.master_pawns), t.MASTER_PAWNS if with_gold else 0)
    if present:
        found |= {what: numbers for seat in range(state.seats) for what, numbers in _action_cards(state, seat)}
        found |= _gold(state) if with_gold else _pile(state)
    return found


def _laid(state: FlandernState) -> list[int]:
    """Of every tile on the board, where its number in stock is kept."""
    places: list[int] = []
    for spot, tile in enumerate(state.tile):
        if tile not in (b.NONE, t.CENTRE_TILE):
            shape = t.SHAPE_OF[state.region(spot // t.ALL_PLOTS, spot % t.ALL_PLOTS)]
            places.append(t.SUPPLY_PLACE[tile * t.SHAPE_COUNT + shape])
    return places


def _action_cards(state: FlandernState, seat: int) -> Iterator[tuple[str, tuple[int, int]]]:
    """In hand, played, or shown and still to be carried out; those of scored cities are gone (G17)."""
    dealt = state.cities | 1 << t.SITE_CARD | 1 << t.BACK_CARD
    gone = 0 if state.settings[b.KEPT] else state.scored
    is_shown = state.chosen[seat] >= 0 and state.phase != b.CHOOSE_CARD
    shown_card = act.card_of(state.chosen[seat]) if is_shown else b.NONE
    for card, name in enumerate(t.CARDS):
        held = (state.hand[seat] >> card & 1) + (state.played[seat] >> card & 1) + (shown_card == card)
        yield f"'{name}' of seat {seat}", (held, (dealt & ~gone) >> card & 1)


def _gold(state: FlandernState) -> dict[str, tuple[int, int]]:
    """Unseen, used, taken into hands, gone with their city, or shown in this round."""
    found: dict[str, tuple[int, int]] = {}
    for kind, name in enumerate(t.GOLD_CARDS):
        counted = state.gold_unseen[kind] + state.gold_unseen[t.GOLD_KINDS + kind] + state.gold_discard[kind]
        counted += state.gold_taken if kind == t.GOLD_INFLUENCE else 0
        counted += kind >= t.GOLD_CITY and state.gold_removed >> (kind - t.GOLD_CITY) & 1
        counted += state.gold == kind and not state.gold_is_hidden()
        found[f"golden '{name}'"] = (counted, sum(_golden_cards(state, kind)))
    return found


def _golden_cards(state: FlandernState, kind: int) -> tuple[int, int]:
    """How many golden cards of a kind pile A and pile B had; those of absent cities stay in the box (R6)."""
    if kind >= t.GOLD_CITY and not state.cities >> (kind - t.GOLD_CITY) & 1:
        return 0, 0
    return t.GOLD_SUPPLY[kind], t.GOLD_SUPPLY[t.GOLD_KINDS + kind]


def _pile(state: FlandernState) -> dict[str, tuple[int, int]]:
    """In the pile, used, gone with their city, or being carried out."""
    found: dict[str, tuple[int, int]] = {}
    for card, name in enumerate(t.PILE_CARDS):
        counted = (state.pile >> card & 1) + (state.discard >> card & 1) + (state.removed >> card & 1)
        is_due = act.guild_of(card) in list(state.influenced) and act.face_of(card) != t.BACK_CARD
        found[f"influenced '{name}'"] = (counted + (state.card == card), int(is_due))
    return found


# ---- the end, and whether the game can rest here


def check_end(state: FlandernState) -> None:
    """A finished game: every city scored, the ending one of this number of players (R45-R50, R60)."""
    if (state.end >= b.END_NO_OPEN_PLOT) != (state.seats == 2):
        fail(f"a game of {state.seats} does not end by '{b.ENDINGS[state.end]}'")
    if state.scored != state.cities:
        fail("at the end every city is scored")
    if state.end == b.END_GOLD and state.has_gold_left():
        fail("the golden pile is not empty")


def arms_in_play(state: FlandernState) -> int:
    """The arms that the card being carried out may use."""
    if state.phase in GOLD_PHASES:
        return 1 << t.GREY | 1 << t.CHURCH
    if state.phase not in CARD_PHASES:
        return 0
    return state.own_arms(state.seat) if state.card == b.NONE else state.influenced_arms(act.guild_of(state.card))


def check_rest(state: FlandernState) -> None:
    """Could the game wait here for chance or for a real decision?"""
    if state.phase in FRESH:
        for city in range(t.ALL_CITIES):
            if state.is_live(city) and (state.open_plots(city) == 0 or scoring.dead_plots(state, city) != 0):
                fail(f"{t.CITIES[city]} has no open plot, or one that can never be built, after the last round")
        if scoring.open_count(state) <= (0 if state.seats == 2 else 1):
            fail("with so few open plots the game is over")
    is_stalled = state.idle >= state.settings[b.STALL_LIMIT]
    if state.phase == b.TURN_START and (is_stalled or scoring.only_influenced_fit(state)):
        fail("the game is over")
    if state.phase == b.AT_GOLD and not state.has_gold_left():
        fail("the golden pile is empty, so the game is over")
    if state.phase == b.CHOOSE_CARD and state.owing() == 0:
        fail("all have chosen, so the cards are shown")
    for seat in t.members(state.owing()):
        if len(state.legal(seat)) < 2:
            fail(f"seat {seat} has no choice here, so the game does not wait for it")


def check_agreement(made: Any, given: Any, where: str = "") -> None:
    """Refuse a position that differs from what its board and cards make of it, and say where."""
    if isinstance(made, dict) and isinstance(given, dict) and made.keys() == given.keys():
        for key in made:
            check_agreement(made[key], given[key], inside(where, key))
    elif isinstance(made, list) and isinstance(given, list) and len(made) == len(given):
        for place in range(len(made)):
            check_agreement(made[place], given[place], inside(where, str(place)))
    elif made != given or type(made) is not type(given):
        fail(f"{where}: {shown(given)} does not agree with the rest, which makes it {shown(made)}")
