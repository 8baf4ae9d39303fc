"""Positions as JSON values: a state written out in names.  Reading one back is the business of :mod:`.restore`."""

from __future__ import annotations

from typing import Any

from jurade.games.flandern.actions import (
    ACT_CITY,
    CHOOSE_CARD,
    ENDINGS,
    GOLD_CITY_ACT,
    GOLD_SITE_BUILD,
    PHASES,
    SITE_BUILD,
)
from jurade.games.flandern.board import ALL_SEEING, KEPT, NONE, OWED_NAMES, UNKNOWN
from jurade.games.flandern.cards import pile_card_name
from jurade.games.flandern.notation import write_choice
from jurade.games.flandern.state import FlandernState
from jurade.games.flandern.tables import (
    ALL_PLOTS,
    ARMS,
    CARDS,
    CATHEDRAL_PAWNS,
    CENTRE_TILE,
    CITIES,
    GOLD_CARDS,
    GOLD_KINDS,
    GOLD_SUPPLY,
    GREY,
    GUILDS,
    MASTER_PAWNS,
    PILES,
    PLAYER_GUILDS,
    PLOTS,
    SHAPE_COUNT,
    SHAPE_OF,
    SHAPES,
    SITE_PAWNS,
    SPECIAL_TILE,
    SUPPLY,
    SUPPLY_PLACE,
    TILE_ARMS,
    TILES,
)

Json = dict[str, Any]

OPEN, COVERED, SWALLOWED = "open", "covered", "swallowed"
IN_A_CITY = (ACT_CITY, SITE_BUILD, GOLD_CITY_ACT, GOLD_SITE_BUILD)  # decisions about one city


def dump(state: FlandernState) -> Json:
    """Everything in a position, in names; what a masked state does not know is None."""
    return {
        "observer": "all" if state.observer == ALL_SEEING else _or_none(state.observer),
        "phase": PHASES[state.phase],
        "round": int(state.round),
        "first_player": _or_none(state.first),
        "seats": [_seat(state, seat) for seat in range(state.seats)],
        "cities": {name: _city(state, city) for city, name in enumerate(CITIES) if state.cities >> city & 1},
        "stock": _stock(state),
        "points": {ARMS[guild]: int(state.points[guild]) for guild in guilds_in_play(state)},
        "bonus": members(int(state.bonus)),
        "gold": None if state.seats == 2 else _gold(state),
        "influenced": _influenced(state) if state.seats == 2 else None,
        "turn": _turn(state),
        "ending": None if state.end == NONE else ENDINGS[state.end],
    }


def members(numbers: int) -> list[int]:
    """The members of a set, ascending."""
    return [n for n in range(numbers.bit_length()) if numbers >> n & 1]


def guilds_in_play(state: FlandernState) -> list[int]:
    """The guilds that can score, grey included; none before they are given."""
    held = {int(guild) for guild in [*state.guild, *state.influenced] if guild != NONE}
    return [*sorted(held), GREY] if held else []


def _or_none(number: int) -> int | None:
    return None if number == NONE else int(number)


def _names(numbers: int, names: list[str]) -> list[str]:
    return [names[n] for n in members(int(numbers))]


def _seat(state: FlandernState, seat: int) -> Json:
    guild, influenced, chosen = state.guild[seat], state.influenced[seat], state.chosen[seat]
    return {
        "guild": None if guild == NONE else ARMS[guild],
        "influenced": None if influenced == NONE else ARMS[influenced],
        "hand": _names(state.hand[seat], CARDS),
        "played": _names(state.played[seat], CARDS),
        "influence": int(state.influence[seat]),
        "has_chosen": chosen != NONE,
        "chosen": None if chosen in (NONE, UNKNOWN) else write_choice(int(chosen)),
    }


def _city(state: FlandernState, city: int) -> Json:
    plots: Json = {}
    for plot, name in enumerate(PLOTS):
        region = state.region(city, plot)
        if state.tile[city * ALL_PLOTS + plot] != NONE:
            plots[name] = _district(state, city, plot)
        elif region == NONE:
            continue
        elif state.free[city] >> region & 1:
            plots[name] = OPEN
        else:
            plots[name] = COVERED if state.covered[city] >> region & 1 else SWALLOWED
    if not state.scored >> city & 1:
        return {"scored": None, "plots": plots}
    points = {ARMS[guild]: int(state.city_points[city * GUILDS + guild]) for guild in guilds_in_play(state)}
    return {"scored": {"round": int(state.scored_in[city]), "points": points}, "plots": plots}


def _district(state: FlandernState, city: int, plot: int) -> Json:
    tile = state.tile[city * ALL_PLOTS + plot]
    return {
        "tile": "centre" if tile == CENTRE_TILE else TILES[tile],
        "site": bool(state.sites[city] >> plot & 1),
        "cathedral": bool(state.cathedrals[city] >> plot & 1),
        "masters": int(state.master_pawns[city * ALL_PLOTS + plot]),
    }


def _stock(state: FlandernState) -> Json:
    tiles: Json = {}
    for tile in range(SPECIAL_TILE):
        tiles[TILES[tile]] = {name: int(state.stock[tile * SHAPE_COUNT + k]) for k, name in enumerate(SHAPES)}
    for tile in range(SPECIAL_TILE, len(TILES)):
        tiles[TILES[tile][:8]] = int(state.stock[SUPPLY_PLACE[tile * SHAPE_COUNT]])
    return {
        "tiles": tiles,
        "sites": int(state.site_stock),
        "cathedrals": int(state.cathedral_stock),
        "masters": int(state.master_stock),
    }


def _gold(state: FlandernState) -> Json:
    unseen = {
        pile: {kind: int(state.gold_unseen[p * GOLD_KINDS + k]) for k, kind in enumerate(GOLD_CARDS)}
        for p, pile in enumerate(PILES)
    }
    return {
        "pile": None if state.gold_pile == NONE else PILES[state.gold_pile],
        "card": None if state.gold in (NONE, UNKNOWN) else GOLD_CARDS[state.gold],
        "unseen": unseen,
        "discard": {kind: int(state.gold_discard[k]) for k, kind in enumerate(GOLD_CARDS)},
        "taken": int(state.gold_taken),
        "removed": _names(state.gold_removed, CITIES),
    }


def _influenced(state: FlandernState) -> Json:
    return {
        "pile": [pile_card_name(card) for card in members(int(state.pile))],
        "discard": [pile_card_name(card) for card in members(int(state.discard))],
        "removed": [pile_card_name(card) for card in members(int(state.removed))],
        "card": None if state.card == NONE else pile_card_name(state.card),
    }


def _turn(state: FlandernState) -> Json:
    return {
        "order": [int(seat) for seat in state.order if seat != NONE],
        "at": _or_none(state.at),
        "seat": _or_none(state.seat),
        "city": CITIES[state.city] if state.phase in IN_A_CITY else None,
        "owed": _names(state.owed, OWED_NAMES),
        "stirred": bool(state.stirred) if state.seats == 2 else None,
        "idle": int(state.idle) if state.seats == 2 else None,
    }


# ---- what must add up (section 11)


def conserved(state: FlandernState) -> dict[str, tuple[int, int]]:
    """Tiles, pawns and cards of a complete state: how many there are, and how many there should be."""
    found: dict[str, tuple[int, int]] = {}
    laid = _laid(state)
    present = guilds_in_play(state)
    for tile in range(len(TILES)):
        absent = bool(present) and TILE_ARMS[tile] < PLAYER_GUILDS and TILE_ARMS[tile] not in present
        for shape in range(SHAPE_COUNT if tile < SPECIAL_TILE else 1):
            place = SUPPLY_PLACE[tile * SHAPE_COUNT + shape]
            name = f"{TILES[tile]} {SHAPES[shape]}" if tile < SPECIAL_TILE else TILES[tile][:8]
            found[name] = (int(state.stock[place]) + laid.count(place), 0 if absent else int(SUPPLY[place]))
    sites = sum(len(members(int(state.sites[city]))) for city in range(len(CITIES)) if state.is_live(city))
    cathedrals = sum(len(members(int(standing))) for standing in state.cathedrals)
    with_gold = state.seats > 2
    found["site pawns"] = (int(state.site_stock) + sites, int(SITE_PAWNS))
    found["cathedrals"] = (int(state.cathedral_stock) + cathedrals, int(CATHEDRAL_PAWNS) if with_gold else 0)
    found["masters"] = (int(state.master_stock) + sum(state.master_pawns), int(MASTER_PAWNS) if with_gold else 0)
    if present:
        found |= _hands(state)
        found |= _gold_cards(state) if with_gold else _pile_cards(state)
    return found


def _laid(state: FlandernState) -> list[int]:
    """Of every tile on the board, where its number in stock is kept."""
    places: list[int] = []
    for spot, tile in enumerate(state.tile):
        if tile not in (NONE, CENTRE_TILE):
            shape = SHAPE_OF[state.region(spot // ALL_PLOTS, spot % ALL_PLOTS)]
            places.append(SUPPLY_PLACE[tile * SHAPE_COUNT + shape])
    return places


def _hands(state: FlandernState) -> dict[str, tuple[int, int]]:
    found: dict[str, tuple[int, int]] = {}
    removed = 0 if state.settings[KEPT] else int(state.scored)
    for seat in range(state.seats):
        revealed = state.chosen[seat] != NONE and state.phase != CHOOSE_CARD
        groups = [int(state.hand[seat]), int(state.played[seat]), removed]
        counted = sum(len(members(group)) for group in groups) + int(revealed)
        found[f"cards of seat {seat}"] = (counted, len(members(int(state.cities))) + 2)
    return found


def _gold_cards(state: FlandernState) -> dict[str, tuple[int, int]]:
    shown = state.gold_pile != NONE and not state.gold_is_hidden()
    groups = [sum(state.gold_unseen), sum(state.gold_discard), int(state.gold_taken), int(shown)]
    counted = sum(groups) + len(members(int(state.gold_removed)))
    absent = len(CITIES) - len(members(int(state.cities)))
    return {"golden cards": (counted, sum(GOLD_SUPPLY) - absent)}


def _pile_cards(state: FlandernState) -> dict[str, tuple[int, int]]:
    groups = [int(state.pile), int(state.discard), int(state.removed)]
    counted = sum(len(members(group)) for group in groups) + int(state.card != NONE)
    return {"influenced cards": (counted, 2 * (len(CITIES) + 1))}
