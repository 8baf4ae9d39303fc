"""Seats, cities, plots, tiles and cards in words, and how a city stands; used by scenes, verbs and log lines."""

from __future__ import annotations

from typing import Final, NamedTuple

from jurade.core.journal import Facts
from jurade.core.look import seat_name
from jurade.core.words import Message, say
from jurade.games.flandern import tables as t
from jurade.games.flandern.rules import actions as act
from jurade.games.flandern.rules import building, scoring
from jurade.games.flandern.rules.board import NONE, Board
from jurade.games.flandern.rules.cards import pile_to_draw

COLOURS: Final = tuple(t.ARMS[: t.PLAYER_GUILDS])  # of the seats, as long as the guilds are not given


def seat_colour(state: Board, seat: int) -> str:
    """A seat has the colour of its guild."""
    guild = state.guild[seat]
    return COLOURS[seat] if guild == NONE else t.ARMS[guild]


def seat_words(state: Board, seat: int) -> Message:
    return seat_name(seat_colour(state, seat))


def guild_words(guild: int) -> Message:
    """Who scores: the player who leads the guild where there is one, else its colour."""
    return seat_name(t.ARMS[guild])


def guild_noun(guild: int) -> Message:
    """The guild itself, whoever leads it: “the green guild”."""
    return say(f"guild-{t.ARMS[guild]}")


def arms_words(arms: int) -> Message:
    return say(f"arms-{t.ARMS[arms]}")


def city_words(city: int) -> Message:
    return say(f"city-{t.CITIES[city]}")


def plot_words(plot: int) -> Message:
    return say(f"plot-{t.PLOTS[plot]}")


def card_words(card: str) -> Message:
    """A silver or golden card by its name."""
    return say(f"card-{card}")


def pile_card_words(card: int) -> Message:
    """An influenced card: what it is, and the guild whose arms it bears."""
    face, guild = t.CARDS[act.face_of(card)], act.guild_of(card)
    return say("card-of-guild", card=card_words(face), guild=guild_noun(guild))


def tile_words(tile: int) -> Message:
    """``red.m``: red with a master; ``church.cl``: special church tile C, turned one way."""
    if tile >= t.SPECIAL_TILE:
        return say("tile-special", form=t.TILES[tile].removeprefix("church."))
    return say("tile-master" if t.TILE_MASTERS[tile] else "tile-plain", arms=arms_words(t.TILE_ARMS[tile]))


def guild_points(facts: Facts) -> list[tuple[int, int]]:
    """Guild and points of everybody placed in the city an event scored."""
    guilds, points = facts["guilds"], facts["points"]
    assert isinstance(guilds, list)
    assert isinstance(points, list)
    return [(t.ARMS.index(str(guild)), int(str(earned))) for guild, earned in zip(guilds, points, strict=True)]


# ---- how a city stands


def guilds_in_play(state: Board) -> list[int]:
    """The guilds that can score, grey included; none before they are given."""
    held = {guild for guild in [*state.guild, *state.influenced] if guild != NONE}
    return [*sorted(held), t.GREY] if held else []


def gold_left(state: Board) -> list[int]:
    """How many golden cards lie in each pile; the one of the round is taken off."""
    left = [sum(state.gold_unseen[row : row + t.GOLD_KINDS]) for row in (0, t.GOLD_KINDS)]
    if state.gold_is_hidden():
        left[state.gold_pile] -= 1
    return left


def cards_to_come(state: Board) -> dict[int, list[str]]:
    """The influenced cards that may be drawn next, by guild."""
    found: dict[int, list[str]] = {}
    for card in t.members(pile_to_draw(state)):
        found.setdefault(act.guild_of(card), []).append(t.CARDS[act.face_of(card)])
    return found


class Standing(NamedTuple):
    """A guild in a city: what it has there, its place (the last of those it shares) and its points."""

    guild: int
    districts: int
    masters: int
    place: int
    points: int

    def words(self) -> Message:
        """What it has there, and its points."""
        return say("standing", districts=self.districts, masters=self.masters, points=self.points)

    def sentence(self) -> Message:
        """The same with its name."""
        return say("standing-guild", guild=guild_words(self.guild), standing=self.words())

    def points_words(self) -> Message:
        """Its name and its points alone."""
        return say("guild-points", guild=guild_words(self.guild), points=self.points)


def standings(state: Board, city: int) -> list[Standing]:
    """The guilds with a finished district in a city, the best first; points as if it were scored as it stands."""
    scored = state.scored >> city & 1
    points = state.city_points[city * t.GUILDS :] if scored else scoring.city_standing(state, city, state.value(city))
    found: list[Standing] = []
    strengths = [
        (state.finished[city * t.ALL_ARMS + guild], state.masters[city * t.GUILDS + guild]) for guild in range(t.GUILDS)
    ]
    for guild, strength in enumerate(strengths):
        if strength[0]:
            place = sum(other >= strength for other in strengths)
            found.append(Standing(guild, *strength, place, points[guild]))
    return sorted(found, key=lambda one: (one.place, one.guild))


def open_count(state: Board, city: int) -> int:
    """How many plots of a city are open."""
    return t.count(state.open_plots(city))


def full_value(state: Board, city: int) -> int:
    """What a city is worth at least once its sites are finished and every open plot is built."""
    value = state.value(city) + open_count(state, city) * t.GUILD_VALUE
    for plot in t.members(state.sites[city]):
        value += t.CHURCH_VALUE if building.arms_on(state, city, plot) == t.CHURCH else t.GUILD_VALUE
        value += t.CATHEDRAL_VALUE if state.cathedrals[city] >> plot & 1 else 0
    return value


def city_tip(state: Board, city: int) -> Message:
    """A city in a sentence: value, open plots, who would get how much."""
    if not state.cities >> city & 1:
        return say("tip-absent", city=city_words(city))
    ranked = tuple(one.points_words() for one in standings(state, city)) or say("no-points")
    value = int(state.value(city))
    if state.scored >> city & 1:
        return say("tip-scored", city=city_words(city), value=value, standings=ranked)
    full = full_value(state, city)
    return say(
        "tip-city",
        city=city_words(city),
        value=value,
        full=full,
        more=full - value,
        open=open_count(state, city),
        standings=ranked,
    )


def plot_tip(state: Board, city: int, plot: int) -> Message:
    """A plot of a city in a sentence."""
    return say("pick-plot", city=city_words(city), tip=_plot_words(state, city, plot))


def _plot_words(state: Board, city: int, plot: int) -> Message:
    """A plot with what stands there, or with the arms that could be built there now."""
    name, region, tile = plot_words(plot), state.region(city, plot), state.tile[city * t.ALL_PLOTS + plot]
    if tile == NONE:
        if state.covered[city] >> region & 1:
            return say("tip-covered", plot=name)
        able = [arms for arms in range(t.ALL_ARMS) if building.buildable(state, city, 1 << arms) >> region & 1]
        if able:
            return say("tip-open", plot=name, arms=tuple(arms_words(arms) for arms in able))
        return say("tip-closed" if state.reach[city] >> region & 1 else "tip-distant", plot=name)
    printed = t.CENTRE_MASTERS[city] if tile == t.CENTRE_TILE else t.TILE_MASTERS[tile]
    return say(
        "tip-district",
        plot=name,
        arms=arms_words(building.arms_on(state, city, plot)),
        masters=int(printed + state.master_pawns[city * t.ALL_PLOTS + plot]),
        state="site" if state.sites[city] >> plot & 1 else "finished",
        cathedral="yes" if state.cathedrals[city] >> plot & 1 else "no",
    )
