"""What a person might try to pick though the rules forbid it; the rules then say why not.

Cards that lie played, more influence cards than one has, tiles and plots that do not go together, districts that
cannot be finished, cities without room for a site, districts that take no cathedral or master.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from jurade.core.scene import Attempt, attempts_along
from jurade.games.flandern.actions import (
    ACT_CITY,
    BUILD,
    CATHEDRAL,
    CHOOSE_CARD,
    CITY,
    FINISH,
    GOLD_CATHEDRAL_ACT,
    GOLD_CITY_ACT,
    GOLD_MASTER_ACT,
    GOLD_SITE_BUILD,
    GOLD_SITE_CITY,
    MASTER,
    SITE,
    SITE_BUILD,
    SITE_CITY,
    on_plot,
    play_card,
)
from jurade.games.flandern.board import NONE
from jurade.games.flandern.drawing.town import Town
from jurade.games.flandern.notation import write_action
from jurade.games.flandern.picks import Offer
from jurade.games.flandern.state import FlandernState
from jurade.games.flandern.tables import ALL_CARDS, ALL_CITIES, ALL_TILES, PLACEMENT, SPECIAL_TILE, TILES


def attempts(state: FlandernState, seat: int, picked: Sequence[str]) -> Iterator[Attempt]:
    """What could be tried next after these picks, each with the action that explains best why it is refused."""
    towns = [Town(state, city) for city in range(ALL_CITIES)]
    offer = Offer(state, towns, seat)
    seats = int(state.seats)
    tries = ((write_action(seats, action), offer.path(action)) for action in _tried(state, towns, seat, picked))
    return attempts_along(tries, offer.picks, picked)


def _tried(state: FlandernState, towns: list[Town], seat: int, picked: Sequence[str]) -> Iterator[int]:
    """Actions, legal or not, of the kind that is asked for; the best explained first."""
    phase = int(state.phase)
    if phase in (ACT_CITY, GOLD_CITY_ACT):
        yield from _builds(BUILD, state, towns, picked)
        yield from _on_districts(FINISH, [towns[state.city]])
    elif phase in (SITE_BUILD, GOLD_SITE_BUILD):
        yield from _builds(SITE, state, towns, picked)
    elif phase in (SITE_CITY, GOLD_SITE_CITY):
        yield from (int(on_plot(CITY, city, 0, 0)) for city in range(ALL_CITIES))
    elif phase == GOLD_CATHEDRAL_ACT:
        yield from _on_districts(CATHEDRAL, towns)
    elif phase == GOLD_MASTER_ACT:
        yield from _on_districts(MASTER, towns)
    else:
        # With a card that is not in hand the number does not matter; with one that is, one too many is to be explained.
        most = int(state.influence[seat]) + 1 if phase == CHOOSE_CARD else 0
        yield from (int(play_card(card, count)) for card in range(ALL_CARDS) for count in range(most + 1))


def _builds(verb: int, state: FlandernState, towns: list[Town], picked: Sequence[str]) -> Iterator[int]:
    """Every tile on every plot that is seen, the open ones where its shape fits first.

    Other cities are tried once a tile is chosen.
    """
    here = towns[state.city]
    elsewhere = [town for town in towns if town is not here] if picked else []
    for tile in range(ALL_TILES):
        if picked and picked[0] != f"tile:{TILES[tile]}":
            continue
        plots = sorted(here.plots(), key=lambda plot: (not here.is_open(plot), not _fits(plot, tile)))
        yield from (int(on_plot(verb, here.city, plot, tile)) for plot in plots)
        for town in elsewhere:
            yield from (int(on_plot(verb, town.city, plot, tile)) for plot in town.plots() if town.is_open(plot))


def _fits(plot: int, tile: int) -> bool:
    """Can the tile lie on the plot by its shape?  Only specials have places of their own (R21)."""
    return tile < SPECIAL_TILE or int(PLACEMENT[plot * ALL_TILES + tile]) != NONE


def _on_districts(verb: int, towns: list[Town]) -> Iterator[int]:
    for town in towns:
        yield from (int(on_plot(verb, town.city, plot, 0)) for plot in town.plots() if town.is_built(plot))
