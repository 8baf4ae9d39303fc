"""Seats, cities, plots, tiles, cards and actions in words; used by scenes, picks, previews and log lines."""

from __future__ import annotations

from typing import Final, NamedTuple

from jurade.core.errors import ActionError
from jurade.core.journal import Fact, Facts
from jurade.core.look import seat_name
from jurade.core.words import Arg, Message, say
from jurade.games.flandern import building, scoring
from jurade.games.flandern.actions import (
    CATHEDRAL,
    CITY,
    DRAW,
    FINISH,
    MASTER,
    PLAY,
    card_of,
    city_of,
    influence_of,
    plot_of,
    tile_of,
    verb_of,
)
from jurade.games.flandern.board import NONE, Board
from jurade.games.flandern.notation import read_action
from jurade.games.flandern.tables import (
    ALL_ARMS,
    ALL_PLOTS,
    ARMS,
    CARDS,
    CATHEDRAL_VALUE,
    CENTRE_TILE,
    CHURCH,
    CHURCH_VALUE,
    CITIES,
    GUILD_VALUE,
    GUILDS,
    PLAYER_GUILDS,
    PLOTS,
    SPECIAL_TILE,
    TILE_ARMS,
    TILES,
)

COLOURS: Final = tuple(ARMS[:PLAYER_GUILDS])  # of the seats, as long as the guilds are not given
HIDDEN: Final = "?"  # what an event says to those who do not know


def seat_colour(state: Board, seat: int) -> str:
    """A seat has the colour of its guild."""
    guild = int(state.guild[seat])
    return COLOURS[seat] if guild == NONE else ARMS[guild]


def seat_words(state: Board, seat: int) -> Message:
    return seat_name(seat_colour(state, seat))


def guild_words(guild: int) -> Message:
    return seat_name(ARMS[guild])


def arms_words(arms: int) -> Message:
    return say(f"arms-{ARMS[arms]}")


def city_words(city: int) -> Message:
    return say(f"city-{CITIES[city]}")


def plot_words(plot: int) -> Message:
    return say(f"plot-{PLOTS[plot]}")


def card_words(card: str) -> Message:
    """A silver or golden card by its name; what is hidden is said so."""
    if card == HIDDEN:
        return say("card-hidden")
    return say(f"city-{card}") if card in CITIES else say(f"card-{card}")


def tile_words(tile: int) -> Message:
    """``red.m``: red with a master; ``church.cl``: special church tile C, turned one way."""
    if tile >= SPECIAL_TILE:
        return say("tile-special", form=TILES[tile].removeprefix("church."))
    arms = arms_words(int(TILE_ARMS[tile]))
    return say("tile-master", arms=arms) if TILES[tile].endswith(".m") else say("tile-plain", arms=arms)


# ---- actions


def action_words(action: int) -> Message:
    """What an action is, as the main button says it."""
    verb = verb_of(action)
    if verb == DRAW:
        return say("choice-draw")
    if verb == PLAY:
        return say("choice-play", card=card_words(CARDS[card_of(action)]), influence=int(influence_of(action)))
    city = city_words(int(city_of(action)))
    if verb == CITY:
        return say("choice-city", city=city)
    plot = plot_words(int(plot_of(action)))
    if verb in (FINISH, CATHEDRAL, MASTER):
        return say(
            {FINISH: "choice-finish", CATHEDRAL: "choice-cathedral", MASTER: "choice-master"}[verb],
            city=city,
            plot=plot,
        )
    key = "choice-build" if not verb else "choice-site"
    return say(key, city=city, plot=plot, tile=tile_words(int(tile_of(action))))


def notation_words(text: str) -> Message | str:
    """A written action in words."""
    try:
        return action_words(read_action(text))
    except ActionError:
        return say("card-hidden")


def fact_words(name: str, value: Arg) -> Arg:
    """A fact of an event as it is said in a log line."""
    if isinstance(value, tuple):
        return tuple(fact_words(name, part) for part in value) or say("nothing")
    if not isinstance(value, str):
        return value
    if name == "city":
        return say(f"city-{value}")
    if name == "plot":
        return say(f"plot-{value}")
    if name in ("card", "cards"):
        guild, _, card = value.rpartition(":")
        return say("card-of-guild", card=card_words(card), guild=say(f"colour-{guild}")) if guild else card_words(value)
    if name == "tile":
        return tile_words(TILES.index(value))
    if name == "arms":
        return say(f"arms-{value}")
    if name in ("guild", "guilds"):
        return say(f"colour-{value}")
    if name == "action":
        return notation_words(value)
    return value


def event_words(facts: Facts, told: Message) -> Message:
    """The log line of an event: its facts called by their names, turned cards in the order of play."""
    args = {name: fact_words(name, value) for name, value in told.args.items()}
    if facts["event"] == "cards_revealed":
        names, cards = args["order_seats"], args["cards"]
        assert isinstance(names, tuple)
        assert isinstance(cards, tuple)
        influence = numbers(facts["influence"])
        plays = tuple(
            say("revealed-card", seat=name, card=cards[seat], influence=influence[seat])
            for name, seat in zip(names, numbers(facts["order_seats"]), strict=True)
        )
        return say(told.key, plays=plays)
    if facts["event"] == "city_scored":
        earned = tuple(
            say("guild-points", guild=guild_words(guild), points=points) for guild, points in city_points(facts)
        )
        return say(told.key, city=args["city"], value=args["value"], standings=earned or say("nobody"))
    return Message(told.key, args)


def numbers(fact: Fact) -> list[int]:
    """A fact that is a list of numbers."""
    assert isinstance(fact, list)
    return [int(part) for part in fact]


def city_points(facts: Facts) -> list[tuple[int, int]]:
    """Guild and points of everybody placed in the city an event scored."""
    guilds = facts["guilds"]
    assert isinstance(guilds, list)
    return [(ARMS.index(str(guild)), points) for guild, points in zip(guilds, numbers(facts["points"]), strict=True)]


# ---- how a city stands


class Standing(NamedTuple):
    """A guild in a city: what it has there, its place (the last of those it shares) and its points."""

    guild: int
    districts: int
    masters: int
    place: int
    points: int

    def words(self) -> Message:
        return say(
            "standing-guild",
            guild=guild_words(self.guild),
            districts=self.districts,
            masters=self.masters,
            points=self.points,
        )


def standings(state: Board, city: int) -> list[Standing]:
    """The guilds with a finished district in a city, the best first; points as if it were scored as it stands."""
    scored = bool(state.scored >> city & 1)
    points = scoring.city_standing(state, city, state.value(city))
    found: list[Standing] = []
    strengths = [
        (int(state.finished[city * ALL_ARMS + guild]), int(state.masters[city * GUILDS + guild]))
        for guild in range(GUILDS)
    ]
    for guild, strength in enumerate(strengths):
        if strength[0]:
            place = sum(other >= strength for other in strengths)
            earned = int(state.city_points[city * GUILDS + guild]) if scored else int(points[guild])
            found.append(Standing(guild, *strength, place, earned))
    return sorted(found, key=lambda one: (one.place, one.guild))


def open_count(state: Board, city: int) -> int:
    """How many plots of a city are open."""
    return int(state.open_plots(city)).bit_count()


def full_value(state: Board, city: int) -> int:
    """What a city is worth at least once its sites are finished and every open plot is built."""
    value = int(state.value(city)) + open_count(state, city) * int(GUILD_VALUE)
    for plot in range(ALL_PLOTS):
        if state.sites[city] >> plot & 1:
            is_church = building.arms_on(state, city, plot) == CHURCH
            value += int(CHURCH_VALUE if is_church else GUILD_VALUE)
            value += int(CATHEDRAL_VALUE) if state.cathedrals[city] >> plot & 1 else 0
    return value


def city_tip(state: Board, city: int) -> Message:
    """A city in a sentence: value, open plots, who would get how much."""
    ranked = tuple(one.words() for one in standings(state, city)) or say("nobody")
    if not state.cities >> city & 1:
        return say("tip-absent", city=city_words(city))
    value = int(state.value(city))
    if state.scored >> city & 1:
        return say("tip-scored", city=city_words(city), value=value, standings=ranked)
    return say(
        "tip-city",
        city=city_words(city),
        value=value,
        full=full_value(state, city),
        open=open_count(state, city),
        standings=ranked,
    )


def plot_tip(state: Board, city: int, plot: int) -> Message:
    """A plot in a sentence: what stands there, or who could build there now."""
    region = int(state.region(city, plot))
    tile = int(state.tile[city * ALL_PLOTS + plot])
    if tile == NONE:
        if state.covered[city] >> region & 1:
            return say("tip-covered", plot=plot_words(plot))
        able = [arms for arms in range(ALL_ARMS) if building.buildable(state, city, 1 << arms) >> region & 1]
        if able:
            return say("tip-open", plot=plot_words(plot), arms=tuple(arms_words(arms) for arms in able))
        leans = bool(state.reach[city] >> region & 1)
        return say("tip-closed" if leans else "tip-distant", plot=plot_words(plot))
    arms = int(building.arms_on(state, city, plot))
    printed = _printed(state, city, plot, tile)
    masters = printed + int(state.master_pawns[city * ALL_PLOTS + plot])
    return say(
        "tip-district",
        plot=plot_words(plot),
        arms=arms_words(arms),
        masters=masters,
        state="site" if state.sites[city] >> plot & 1 else "finished",
        cathedral="yes" if state.cathedrals[city] >> plot & 1 else "no",
    )


def _printed(state: Board, city: int, plot: int, tile: int) -> int:
    if tile == CENTRE_TILE:
        return 2 if int(building.arms_on(state, city, plot)) != CHURCH else 0
    return int(TILES[tile].endswith(".m"))
