"""Reading a position back, with everything checked that can be.

A position is set up again: districts are laid in an order the rules allow, cities are scored by the rules, stocks
follow from what lies on the board.  What the result does not repeat word for word cannot occur.
"""

from itertools import permutations
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from jurade.core.errors import BadPosition, short, shown
from jurade.games.flandern import building, scoring, setting_up
from jurade.games.flandern.actions import (
    ACT_CITY,
    AT_END,
    AT_FIRST,
    AT_GOLD,
    AT_GUILDS,
    AT_PILE,
    BUILD,
    CHOOSE_CARD,
    END_GOLD,
    END_NO_OPEN_PLOT,
    ENDINGS,
    GOLD_CATHEDRAL_ACT,
    GOLD_CITY_ACT,
    GOLD_MASTER_ACT,
    GOLD_SITE_BUILD,
    GOLD_SITE_CITY,
    MOST_INFLUENCE,
    OWN_CARD,
    PHASES,
    SITE,
    SITE_BUILD,
    SITE_CITY,
    TURN_START,
)
from jurade.games.flandern.board import (
    ALL_SEEING,
    ASSIGNMENT,
    INFLUENCED,
    KEPT,
    NONE,
    OWED_NAMES,
    OWN,
    STALL_LIMIT,
    UNKNOWN,
)
from jurade.games.flandern.notation import find_assignment, read_choice
from jurade.games.flandern.position import COVERED, OPEN, SWALLOWED, dump
from jurade.games.flandern.state import FlandernState
from jurade.games.flandern.tables import (
    ALL_CARDS,
    ALL_PLOTS,
    ALL_TILES,
    ARMS,
    BACK_CARD,
    CARDS,
    CENTRE,
    CHURCH,
    CITIES,
    GOLD_CARDS,
    GOLD_CITY,
    GOLD_INFLUENCE,
    GOLD_KINDS,
    GREY,
    INFLUENCE_EACH,
    NEW_PLOT,
    PILES,
    PLACEMENT,
    PLAYER_GUILDS,
    PLOTS,
    SHAPE_COUNT,
    SHAPE_OF,
    SITE_CARD,
    SPECIAL_TILE,
    SUPPLY_PLACE,
    TILE_ARMS,
    TILES,
)

Json = dict[str, Any]

FIELDS: Final = (
    "observer", "phase", "round", "first_player", "seats", "cities", "stock", "points",
    "bonus", "gold", "influenced", "turn", "ending",
)  # fmt: skip
SEAT_FIELDS: Final = ("guild", "influenced", "hand", "played", "influence", "has_chosen", "chosen")
DISTRICT_FIELDS: Final = ("tile", "site", "cathedral", "masters")
GOLD_FIELDS: Final = ("pile", "card", "unseen", "discard", "taken", "removed")
PILE_FIELDS: Final = ("pile", "discard", "removed", "card")
TURN_FIELDS: Final = ("order", "at", "seat", "city", "owed", "stirred", "idle")
MOST_ROUNDS: Final = 10**6

FRESH_PHASES: Final = (AT_GOLD, CHOOSE_CARD, TURN_START)  # nothing was built since covers and scores
CARD_PHASES: Final = (ACT_CITY, SITE_CITY, SITE_BUILD)
GOLD_PHASES: Final = (GOLD_CITY_ACT, GOLD_SITE_CITY, GOLD_SITE_BUILD, GOLD_CATHEDRAL_ACT, GOLD_MASTER_ACT)
ROUND_PHASES: Final = (AT_GOLD, CHOOSE_CARD, *CARD_PHASES, *GOLD_PHASES)
TURN_PHASES: Final = (AT_PILE, TURN_START, OWN_CARD, *CARD_PHASES)


def undump(position: Json, seats: int, settings: "vec[i64]") -> FlandernState:
    """The state of a position; BadPosition says what cannot be read or cannot occur."""
    fields(position, FIELDS, "the position")
    state = FlandernState(seats, settings)
    phase = name_number(position["phase"], PHASES, "the phase")
    if phase not in (AT_GUILDS, AT_FIRST, AT_END) and phase not in (TURN_PHASES if seats == 2 else ROUND_PHASES):
        raise BadPosition(f"there is no phase '{PHASES[phase]}' with {seats} players")
    if phase != AT_GUILDS:
        players = listing(position["seats"], "'seats'", seats)
        give_guilds(state, players)
        state = lay_cities(state, position["cities"], phase)
        state.phase = phase
        score_cities(state, position["cities"])
        read_turn(state, position)
        read_hands(state, players)
        if seats == 2:
            read_pile(state, position["influenced"])
        else:
            read_gold(state, position["gold"])
        if phase == AT_END:
            read_end(state, position)
    elif settings[ASSIGNMENT] != NONE:
        raise BadPosition("the options give the guilds, so chance is not asked for them")
    state.observer = read_observer(position["observer"], seats)
    state.chosen = state.chosen_as_seen(state.observer)
    state.gold = state.gold_as_seen(state.observer)
    if state.observer == ALL_SEEING and not state.is_complete():
        raise BadPosition("an observer who knows all knows every choice and the golden card")
    check_rest(state)
    same(dump(state), position, "the position")
    return state


# ---- reading values


def fields(value: Any, names: tuple[str, ...], where: str) -> Json:
    """A JSON object with exactly these fields."""
    if not isinstance(value, dict):
        raise BadPosition(f"{where} is an object with {', '.join(names)}")
    for name in names:
        if name not in value:
            raise BadPosition(f"{where} lacks '{name}'")
    for name in value:
        if name not in names:
            raise BadPosition(f"{where} has no '{short(str(name))}'; it has {', '.join(names)}")
    return value


def listing(value: Any, where: str, length: int = -1) -> list[Any]:
    """A JSON list, of that length if one is given."""
    if not isinstance(value, list) or (length >= 0 and len(value) != length):
        raise BadPosition(f"{where} is a list" + (f" of {length}" if length >= 0 else ""))
    return value


def number(value: Any, least: int, most: int, where: str) -> int:
    """A whole number in a range."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadPosition(f"{where} is a whole number from {least} to {most}, not {shown(value)}")
    return value


def name_number(value: Any, names: list[str], where: str) -> int:
    """The number of a name."""
    if not isinstance(value, str) or value not in names:
        raise BadPosition(f"{where} is one of {', '.join(names)}, not {shown(value)}")
    return names.index(value)


def name_set(value: Any, names: list[str], where: str) -> int:
    """The set of a list of names, each at most once."""
    found = 0
    for each in listing(value, where):
        member = 1 << name_number(each, names, where)
        if found & member:
            raise BadPosition(f"{where} has {each} twice")
        found |= member
    return found


def same(made: Any, given: Any, where: str) -> None:
    """Refuse a position that differs from what its board and cards make of it, and say where."""
    if isinstance(made, dict) and isinstance(given, dict) and made.keys() == given.keys():
        for key in made:
            same(made[key], given[key], f"{where}, '{key}'")
    elif isinstance(made, list) and isinstance(given, list) and len(made) == len(given):
        for place in range(len(made)):
            same(made[place], given[place], f"{where}, item {place}")
    elif made != given or type(made) is not type(given):
        raise BadPosition(f"{where}: {shown(given)} does not agree with the rest, which makes it {shown(made)}")


def read_observer(value: Any, seats: int) -> int:
    """Who knows this position: all, a seat, or None, a spectator."""
    if value == "all":
        return ALL_SEEING
    return NONE if value is None else number(value, 0, seats - 1, "the observer")


# ---- guilds and cities


def give_guilds(state: FlandernState, players: list[Any]) -> None:
    """Guilds by seat, as the options allow them."""
    own: list[str] = []
    influenced: list[str] = []
    for player in players:
        fields(player, SEAT_FIELDS, "a seat")
        own.append(ARMS[name_number(player["guild"], ARMS[:PLAYER_GUILDS], "a guild")])
        if state.seats == 2:
            influenced.append(ARMS[name_number(player["influenced"], ARMS[:PLAYER_GUILDS], "an influenced guild")])
    assignment = find_assignment(int(state.seats), own + influenced)
    if assignment < 0:
        raise BadPosition("no guild belongs to two seats")
    if state.settings[ASSIGNMENT] not in (NONE, assignment):
        raise BadPosition("the options give other guilds to the seats")
    setting_up.give_guilds(state, assignment)


def lay_cities(state: FlandernState, cities: Any, phase: int) -> FlandernState:
    """Lay all districts, pawns and covers of all cities in play."""
    names = [name for city, name in enumerate(CITIES) if state.cities >> city & 1]
    fields(cities, tuple(names), "'cities'")
    for name in names:
        fields(cities[name], ("scored", "plots"), name)
        state = lay_city(state, CITIES.index(name), cities[name]["plots"])
    for name in names:
        city = CITIES.index(name)
        covers = 0
        for plot, what in cities[name]["plots"].items():
            if what == COVERED:
                region = state.region(city, PLOTS.index(plot))
                if region == NONE or not state.free[city] >> region & 1:
                    raise BadPosition(f"there is no open plot {plot} in {name} to be covered")
                covers |= 1 << int(region)
        if phase != AT_END and covers & ~int(scoring.dead_plots(state, city)):
            raise BadPosition(f"a plot of {name} is covered that could still be built")
        scoring.cover(state, city, covers)
    return state


def lay_city(state: FlandernState, city: int, plots: Any) -> FlandernState:
    """Lay the districts of a city in some order that the rules allow, then their pawns."""
    if not isinstance(plots, dict):
        raise BadPosition(f"the plots of {CITIES[city]} are an object by plot")
    ordinary: list[tuple[int, int, bool]] = []
    specials: list[tuple[int, int, bool]] = []
    for name, what in plots.items():
        plot = name_number(name, PLOTS, f"a plot of {CITIES[city]}")
        if isinstance(what, str) and what in (OPEN, COVERED, SWALLOWED):
            continue
        fields(what, DISTRICT_FIELDS, f"{CITIES[city]} {name}")
        if type(what["site"]) is not bool or type(what["cathedral"]) is not bool:
            raise BadPosition(f"'site' and 'cathedral' of {CITIES[city]} {name} are true or false")
        if plot != CENTRE:
            tile = name_number(what["tile"], TILES, f"the tile on {CITIES[city]} {name}")
            (specials if tile >= SPECIAL_TILE else ordinary).append((plot, tile, what["site"]))
    new = {name for name in plots if PLOTS.index(name) >= NEW_PLOT}
    for order in permutations(specials):
        laid = lay_in_order(state, city, ordinary, list(order))
        if laid is not None and {PLOTS[p] for p in range(NEW_PLOT, ALL_PLOTS) if laid.region(city, p) != NONE} == new:
            stand_pawns(laid, city, plots)
            return laid
    raise BadPosition(f"the districts of {CITIES[city]} cannot have been built in any order, or not from these tiles")


def lay_in_order(
    state: FlandernState, city: int, ordinary: list[tuple[int, int, bool]], specials: list[tuple[int, int, bool]]
) -> FlandernState | None:
    """Lay specials in this order and the others as early as they can lie; None when something never can."""
    trial = state.clone()
    waiting = ordinary[:]
    while waiting or specials:
        ready = [each for each in waiting if can_lie(trial, city, each[0], each[1])][:1]
        if not ready and specials and can_lie(trial, city, specials[0][0], specials[0][1]):
            ready = [specials[0]]
        if not ready:
            return None
        plot, tile, site = ready[0]
        building.build(trial, city, plot, tile, SITE if site else BUILD)
        waiting = [each for each in waiting if each != ready[0]]
        specials = [each for each in specials if each != ready[0]]
    return trial


def can_lie(state: FlandernState, city: int, plot: int, tile: int) -> bool:
    """May this tile be built here as the city stands (R17-R22)?"""
    region = PLACEMENT[plot * ALL_TILES + tile] if tile >= SPECIAL_TILE else state.region(city, plot)
    if region == NONE or not building.buildable(state, city, 1 << int(TILE_ARMS[tile])) >> region & 1:
        return False
    return state.stock[SUPPLY_PLACE[tile * SHAPE_COUNT + SHAPE_OF[region]]] > 0


def stand_pawns(state: FlandernState, city: int, plots: Json) -> None:
    """Cathedrals on church districts, masters on those of guilds."""
    for name, what in plots.items():
        if not isinstance(what, dict):
            continue
        plot = PLOTS.index(name)
        church = building.arms_on(state, city, plot) == CHURCH
        masters = number(what["masters"], 0, int(state.master_stock), f"the master pawns on {CITIES[city]} {name}")
        if what["cathedral"]:
            if not church or state.cathedral_stock == 0:
                raise BadPosition(f"there can be no cathedral on {CITIES[city]} {name}")
            building.raise_cathedral(state, city, plot)
        if masters and church:
            raise BadPosition(f"there can be no guild master on {CITIES[city]} {name}")
        for _ in range(masters):
            building.place_master(state, city, plot)


def score_cities(state: FlandernState, cities: Json) -> None:
    """Score the cities that are scored, each in its round."""
    for name, city in cities.items():
        if city["scored"] is not None:
            fields(city["scored"], ("round", "points"), f"the score of {name}")
            if state.open_plots(CITIES.index(name)) != 0:
                raise BadPosition(f"{name} is scored but has open plots")
            state.round = number(city["scored"]["round"], 1, MOST_ROUNDS, f"the round {name} was scored in")
            scoring.score_city(state, CITIES.index(name))
    if state.site_stock < 0:
        raise BadPosition("there are more sites than site pawns")


# ---- whose turn, and cards


def read_turn(state: FlandernState, position: Json) -> None:
    """Where the round or turn stands."""
    turn = fields(position["turn"], TURN_FIELDS, "the turn")
    seats = int(state.seats)
    state.round = number(position["round"], 0 if state.phase == AT_FIRST else 1, MOST_ROUNDS, "the round")
    if max(state.scored_in) > state.round:
        raise BadPosition("a city was scored in a round to come")
    state.stirred = 0
    state.owed = name_set(turn["owed"], OWED_NAMES, "'owed'")
    if state.owed and seats > 2:
        raise BadPosition("only with two players are actions owed")
    if state.phase == AT_FIRST:
        return
    state.first = number(position["first_player"], 0, seats - 1, "the first player")
    if turn["city"] is not None:
        state.city = name_number(turn["city"], CITIES, "the city")
    if seats == 2:
        state.stirred = number(int(turn["stirred"] is True), 0, 1, "'stirred'")
        state.idle = number(turn["idle"], 0, int(state.settings[STALL_LIMIT]), "'idle'")
        if state.phase != AT_END:
            state.seat = number(turn["seat"], 0, 1, "the seat")
    elif state.phase in CARD_PHASES or state.phase in GOLD_PHASES:
        order = [number(seat, 0, seats - 1, "'order'") for seat in listing(turn["order"], "'order'", seats)]
        if sorted(order) != list(range(seats)):
            raise BadPosition("'order' has every seat once")
        for place, seat in enumerate(order):
            state.order[place] = seat
        state.at = number(turn["at"], 0, seats - 1, "'at'")
        state.seat = state.first if state.phase in GOLD_PHASES else order[int(state.at)]
        if state.phase in GOLD_PHASES and state.at != seats - 1:
            raise BadPosition("the golden card waits until all have acted")
        state.allowed = 1 << GREY | 1 << CHURCH if state.phase in GOLD_PHASES else state.own_arms(state.seat)


def read_hands(state: FlandernState, players: list[Any]) -> None:
    """Hands, played cards and choices: together every action card once, those of scored cities apart (G17)."""
    dealt = int(state.cities) | 1 << SITE_CARD | 1 << BACK_CARD
    if not state.settings[KEPT]:
        dealt &= ~int(state.scored)
    for seat, player in enumerate(players):
        hand = name_set(player["hand"], CARDS, f"the hand of seat {seat}")
        played = name_set(player["played"], CARDS, f"the played cards of seat {seat}")
        most = 0 if state.seats == 2 else MOST_INFLUENCE
        state.hand[seat], state.played[seat] = hand, played
        state.influence[seat] = number(player["influence"], 0, most, f"the influence cards of seat {seat}")
        state.chosen[seat] = read_chosen(state, seat, player)
        revealed = 0
        if state.chosen[seat] >= 0:
            card = 1 << int(state.chosen[seat] >> 4)
            if state.phase != CHOOSE_CARD:
                revealed = card
            elif not hand & card or state.chosen[seat] & 15 > state.influence[seat]:
                raise BadPosition(f"seat {seat} has chosen cards that it does not hold")
        if hand & played or hand & revealed or played & revealed or hand | played | revealed != dealt:
            raise BadPosition(f"the action cards of seat {seat} are not each in one place")
        if played >> BACK_CARD & 1:
            raise BadPosition("the take-back card returns to the hand at once")


def read_chosen(state: FlandernState, seat: int, player: Json) -> int:
    """The choice of a seat: in step 2, or revealed and still to be played in step 4."""
    waiting = False
    if state.seats > 2 and state.phase in CARD_PHASES:
        waiting = seat in [int(state.order[place]) for place in range(int(state.at) + 1, int(state.seats))]
    if waiting != player["has_chosen"] and state.phase != CHOOSE_CARD:
        raise BadPosition(f"seat {seat} has {'' if waiting else 'no '}card waiting")
    if player["has_chosen"] is not True:
        return NONE
    if player["chosen"] is None and state.phase == CHOOSE_CARD:
        return UNKNOWN
    chosen = read_choice(player["chosen"]) if isinstance(player["chosen"], str) else NONE
    if chosen == NONE:
        raise BadPosition(f"the choice of seat {seat} reads 'gent' or 'gent +1', not {shown(player['chosen'])}")
    return chosen


def read_gold(state: FlandernState, gold: Any) -> None:
    """The golden cards: all of them somewhere, A before B, one a round (R1, R8, R30)."""
    fields(gold, GOLD_FIELDS, "'gold'")
    fields(gold["unseen"], tuple(PILES), "the unseen golden cards")
    full = [int(n) for n in state.gold_unseen]
    for pile, name in enumerate(PILES):
        fields(gold["unseen"][name], tuple(GOLD_CARDS), f"the unseen cards of pile {name}")
        for kind, card in enumerate(GOLD_CARDS):
            place = pile * GOLD_KINDS + kind
            state.gold_unseen[place] = number(gold["unseen"][name][card], 0, full[place], f"{card} in pile {name}")
    left = [int(n) for n in state.gold_unseen]
    if sum(left[:GOLD_KINDS]) > 0 and left[GOLD_KINDS:] != full[GOLD_KINDS:]:
        raise BadPosition("pile A lies on pile B, so it is drawn first")
    fields(gold["discard"], tuple(GOLD_CARDS), "the golden discard")
    state.gold_removed = name_set(gold["removed"], CITIES, "the removed golden cards")
    state.gold_taken = number(gold["taken"], 0, MOST_INFLUENCE, "the influence cards taken")
    if state.gold_removed & ~state.scored:
        raise BadPosition("only golden cards of scored cities leave the game")
    read_gold_of_round(state, gold, left)
    for kind, card in enumerate(GOLD_CARDS):
        state.gold_discard[kind] = number(gold["discard"][card], 0, sum(full), f"{card} in the golden discard")
        away = int(state.gold_discard[kind]) + left[kind] + left[GOLD_KINDS + kind]
        away += int(state.gold_taken) if kind == GOLD_INFLUENCE else 0
        away += int(kind >= GOLD_CITY and state.gold_removed >> (kind - GOLD_CITY) & 1 != 0)
        away += int(state.gold == kind and not state.gold_is_hidden())
        if away != full[kind] + full[GOLD_KINDS + kind]:
            raise BadPosition(f"the golden cards '{card}' do not add up")
    held = sum(state.influence)
    if held > INFLUENCE_EACH * state.seats + state.gold_taken:
        raise BadPosition("there are more influence cards in hands than were ever taken")
    drawn = sum(state.gold_discard) + int(state.gold_taken)
    without_card = state.phase == AT_END and state.gold_removed != 0 and sum(left) == 0  # G16
    if state.phase != AT_FIRST and state.round - drawn not in (
        (0, 1) if without_card else (int(state.phase != AT_END),)
    ):
        raise BadPosition("one golden card is used a round")


def read_gold_of_round(state: FlandernState, gold: Json, left: list[int]) -> None:
    """The golden card of the round, and who may know it."""
    between = state.phase in (AT_FIRST, AT_GOLD, AT_END)
    if gold["pile"] is None:
        if not between and (sum(left) > 0 or state.gold_removed == 0 or state.phase in GOLD_PHASES):
            raise BadPosition("the golden card of the round is missing")
        return
    if between:
        raise BadPosition("there is no golden card of the round now")
    state.gold_pile = name_number(gold["pile"], PILES, "the back of the golden card")
    if state.gold_pile == 1 and sum(left[:GOLD_KINDS]) > 0:
        raise BadPosition("pile A lies on pile B, so it is drawn first")
    state.gold = UNKNOWN if gold["card"] is None else name_number(gold["card"], GOLD_CARDS, "the golden card")
    kinds = range(GOLD_KINDS) if state.gold == UNKNOWN else [int(state.gold)]
    if state.gold_is_hidden():
        row = int(state.gold_pile) * GOLD_KINDS
        if not any(
            left[row + kind] > 0 and not (kind >= GOLD_CITY and state.scored >> (kind - GOLD_CITY) & 1)
            for kind in kinds
        ):
            raise BadPosition("the golden card of the round cannot come from its pile")


def read_pile(state: FlandernState, pile: Any) -> None:
    """The influenced cards: all 14 somewhere (R53, R56-R58)."""
    fields(pile, PILE_FIELDS, "'influenced'")
    names = [f"{guild}:{card}" for guild in ARMS[:PLAYER_GUILDS] for card in CARDS]
    every = int(state.pile)
    state.pile = name_set(pile["pile"], names, "the influenced pile")
    state.discard = name_set(pile["discard"], names, "the influenced discard")
    state.removed = name_set(pile["removed"], names, "the removed influenced cards")
    if pile["card"] is not None:
        state.card = name_number(pile["card"], names, "the influenced card")
    parts = [int(state.pile), int(state.discard), int(state.removed), 0 if state.card == NONE else 1 << int(state.card)]
    if sum(parts) != every or parts[0] | parts[1] | parts[2] | parts[3] != every:
        raise BadPosition("the 14 influenced cards are not each in one place")
    for card in range(GREY * ALL_CARDS):
        if state.removed >> card & 1 and not int(state.scored) >> (card & 7) & 1:
            raise BadPosition("only influenced cards of scored cities leave the game")
    acting = state.phase in CARD_PHASES
    if state.card != NONE and (not acting or state.owed & INFLUENCED):
        raise BadPosition("no influenced card is being carried out now")
    if acting and state.card == NONE and state.owed & OWN:
        raise BadPosition("the own action is being carried out, so it is not owed")
    if acting and state.card == NONE:
        state.allowed = state.own_arms(state.seat)
    elif acting:
        state.allowed = state.influenced_arms(state.card >> 3)
    wanted = {TURN_START: (3,), OWN_CARD: (OWN,), AT_PILE: (INFLUENCED, OWN | INFLUENCED), AT_END: (0,), AT_FIRST: (0,)}
    if int(state.phase) in wanted and state.owed not in wanted[int(state.phase)]:
        raise BadPosition("'owed' does not fit the phase")


# ---- the end, and whether the game can rest here


def read_end(state: FlandernState, position: Json) -> None:
    """A finished game: every city scored, the bonus given, the ending one of this number of players (R45-R50, R60)."""
    state.end = name_number(position["ending"], ENDINGS, "the ending")
    if (state.end >= END_NO_OPEN_PLOT) != (state.seats == 2):
        raise BadPosition(f"a game of {state.seats} does not end by '{ENDINGS[state.end]}'")
    if state.scored != state.cities:
        raise BadPosition("at the end every city is scored")
    if state.end == END_GOLD and state.has_gold_left():
        raise BadPosition("the golden pile is not empty")
    if state.seats > 2:
        scoring.give_influence_bonus(state)


def check_rest(state: FlandernState) -> None:
    """Could the game wait here for chance or for a real decision?"""
    if state.phase in FRESH_PHASES:
        for city in range(len(CITIES)):
            if state.is_live(city) and (state.open_plots(city) == 0 or scoring.dead_plots(state, city) != 0):
                raise BadPosition(
                    f"{CITIES[city]} has no open plot, or one that can never be built, after the last round"
                )
        if scoring.open_count(state) <= (0 if state.seats == 2 else 1):
            raise BadPosition("with so few open plots the game is over")
    if state.phase == TURN_START and (scoring.only_influenced_fit(state) or state.idle >= state.settings[STALL_LIMIT]):
        raise BadPosition("the game is over")
    if state.phase == AT_GOLD and not state.has_gold_left():
        raise BadPosition("the golden pile is empty, so the game is over")
    if state.phase == CHOOSE_CARD and state.owing() == 0:
        raise BadPosition("all have chosen, so the cards are shown")
    for seat in range(int(state.seats)):
        if state.owing() >> seat & 1 and len(state.legal(seat)) < 2:
            raise BadPosition(f"seat {seat} has no choice here, so the game does not wait for it")
