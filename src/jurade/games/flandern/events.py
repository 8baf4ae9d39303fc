"""Everything that happens among the guilds, as players are told of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from jurade.core.events import NUMBER, NUMBERS, SEAT, SEATS, EventKind, Events, FactKind, Names, on_board, one_of
from jurade.core.journal import Facts
from jurade.core.words import Message, say
from jurade.games.flandern import tables as t
from jurade.games.flandern.drawing import telling
from jurade.games.flandern.rules import board as b
from jurade.games.flandern.verbs import VERBS, in_words

# ---- facts

CITY: Final = one_of(t.CITIES, lambda city: say(f"city-{city}"), on_board)
PLOT: Final = one_of(t.PLOTS, lambda plot: say(f"plot-{plot}"))
TILE: Final = one_of(t.TILES, lambda tile: telling.tile_words(t.TILES.index(tile)))
ARMS: Final = one_of(t.ARMS, lambda arms: say(f"arms-{arms}"))
GUILD: Final = one_of(t.ARMS[: t.GUILDS], lambda guild: say(f"guild-{guild}"))
GOLD_CARD: Final = one_of(t.GOLD_CARDS, telling.card_words)
CARD: Final = one_of(t.CARDS, telling.card_words)
ACTION: Final = FactKind(lambda text: isinstance(text, str), lambda text, names: in_words(text))
PILE_CARD: Final = one_of(t.PILE_CARDS, lambda card: telling.pile_card_words(t.PILE_CARDS.index(card)))
CARDS: Final = CARD.many()


# ---- events that are said or shown in a way of their own


@dataclass(frozen=True)
class OnPlot(EventKind):
    """Something on a plot, which is called ``gent-p2`` on the board."""

    shows: tuple[str, ...] = ("city", "plot")

    def spots(self, facts: Facts) -> tuple[str, ...]:
        return (f"{facts['city']}-{facts['plot']}",)


class Given(EventKind):
    """Guilds by seat, each with its player."""

    def says(self, facts: Facts, names: Names) -> Message:
        guilds = facts["guilds"]
        assert isinstance(guilds, list)
        colours = (say("guild-colour", guild=str(guild)) for guild in guilds)
        given = tuple(say("guild-given", seat=names(seat), guild=colour) for seat, colour in enumerate(colours))
        return say(f"event-{self.name}", guilds=given)


class TakenBack(EventKind):
    """Cards taken back: some, the take-back card alone, or none."""

    def messages(self) -> Iterator[str]:
        yield from super().messages()
        yield from (f"event-{self.name}-none", f"event-{self.name}-alone")

    def says(self, facts: Facts, names: Names) -> Message:
        said = super().says(facts, names)
        if facts["cards"] in ([], [t.CARDS[t.BACK_CARD]]):
            how = "alone" if facts["cards"] else "none"
            return say(f"{said.key}-{how}", seat=said.args["seat"])
        return said


class Forced(EventKind):
    """The only choice there was, said by its verb; what follows from it is told by other events."""

    def messages(self) -> Iterator[str]:
        yield f"event-{self.name}"
        yield from (f"event-{self.name}-{verb.word}" for verb in VERBS)

    def says(self, facts: Facts, names: Names) -> Message:
        seat = names(int(str(facts["seat"])))
        if "action" not in facts:
            return say(f"event-{self.name}", seat=seat)
        chosen = in_words(str(facts["action"]))
        return Message(chosen.key.replace("choice", f"event-{self.name}"), {**chosen.args, "seat": seat})


class CardsRevealed(EventKind):
    """Turned cards are told in the order of play."""

    def says(self, facts: Facts, names: Names) -> Message:
        order, cards, influence = facts["order_seats"], facts["cards"], facts["influence"]
        assert isinstance(order, list)
        assert isinstance(cards, list)
        assert isinstance(influence, list)
        plays = tuple(
            say(
                "revealed-card",
                seat=names(int(seat)),
                card=telling.card_words(str(cards[int(seat)])),
                influence=int(influence[int(seat)]),
            )
            for seat in order
        )
        return say("event-cards_revealed", plays=plays)


class CityScored(EventKind):
    """Every guild with its points, the most first."""

    def says(self, facts: Facts, names: Names) -> Message:
        earned = tuple(
            say("guild-points", guild=telling.guild_words(guild), points=points)
            for guild, points in sorted(telling.guild_points(facts), key=lambda each: -each[1])
        )
        city, value = say(f"city-{facts['city']}"), int(str(facts["value"]))
        return say("event-city_scored", city=city, value=value, standings=earned or say("no-points"))


WHERE: Final = {"city": CITY, "plot": PLOT}
WHO_WHERE: Final = {"seat": SEAT, **WHERE}

EVENTS: Final = Events(
    # ---- set-up
    Given("guilds_given", {"guilds": GUILD.many()}, sound="reveal", weight="notable"),
    Given("influence_given", {"guilds": GUILD.many()}, weight="notable"),
    EventKind("first_player_found", {"seat": SEAT}, weight="notable"),
    # ---- cards
    EventKind("gold_drawn", {"seat": SEAT, "pile": one_of(t.PILES)}, {"card": GOLD_CARD}),
    EventKind("gold_removed", {"card": GOLD_CARD}, sound="reveal", weight="notable"),
    EventKind("card_chosen", {"seat": SEAT}, sound="seal"),
    CardsRevealed(
        "cards_revealed", {"order_seats": SEATS, "cards": CARDS, "influence": NUMBERS}, sound="reveal", weight="notable"
    ),
    EventKind("card_played", {"seat": SEAT, "card": CARD}),
    EventKind("action_void", {"seat": SEAT, "card": GOLD_CARD}, weight="notable"),
    TakenBack("cards_taken_back", {"seat": SEAT, "cards": CARDS}),
    EventKind("gold_revealed", {"seat": SEAT, "card": GOLD_CARD}, sound="reveal", weight="notable"),
    EventKind(
        "influenced_card_drawn", {"seat": SEAT, "card": PILE_CARD, "guild": GUILD}, sound="reveal", weight="notable"
    ),
    EventKind("influenced_card_removed", {"card": PILE_CARD}),
    EventKind("pile_renewed", {"seat": SEAT}),
    Forced("forced", {"seat": SEAT, "action": ACTION.when()}, {"action": ACTION}),  # a secret choice: its seat alone
    # ---- the cities
    OnPlot("district_built", {**WHO_WHERE, "tile": TILE, "arms": ARMS}, sound="slap", weight="notable"),
    OnPlot("site_built", {**WHO_WHERE, "tile": TILE, "arms": ARMS}, sound="slap", weight="notable"),
    OnPlot("site_finished", {**WHO_WHERE, "arms": ARMS}, sound="set", weight="notable"),
    OnPlot("plot_opened", WHERE),
    OnPlot("plot_covered", WHERE, weight="notable"),
    OnPlot("cathedral_raised", WHO_WHERE, sound="set", weight="notable"),
    OnPlot("master_placed", WHO_WHERE, sound="set", weight="notable"),
    CityScored(
        "city_scored",
        {"city": CITY, "value": NUMBER, "guilds": GUILD.many(), "points": NUMBERS},
        sound="points",
        weight="dramatic",
        shows=("city",),
    ),
    # ---- the end
    EventKind(
        "influence_bonus_given", {"seat": SEAT, "points": NUMBER}, sound="points", weight="notable", points="points"
    ),
    EventKind(
        "game_ended",
        {"ending": one_of(b.ENDINGS, lambda ending: say(f"ending-{ending}"))},
        sound="end",
        weight="dramatic",
    ),
)
