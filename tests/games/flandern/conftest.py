"""Positions laid by hand: districts in the order they are written, the rest as at the start of a round or turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pytest

from jurade.core.match import Match
from jurade.core.position import envelope
from jurade.games.flandern import GAME
from jurade.games.flandern.rules import actions as act
from jurade.games.flandern.rules import building, scoring
from jurade.games.flandern.rules.state import FlandernState
from jurade.games.flandern.tables import CITIES, GOLD_CARDS, GOLD_INFLUENCE, GOLD_KINDS, PLOTS, TILES

GUILDS = {2: "blue red yellow green", 3: "blue yellow red", 4: "blue yellow green red"}
LEUVEN = (  # the scoring example of the rule book, without its last district
    "r1:blue r2:red.m r3:blue r4:green.m p1:church p2:grey p3:yellow.m p4:red t1:green t2:church t4:grey"
)


class Table:
    """Makes matches from districts written as ``r1:blue r2:grey.m* p1:church.d``; a star is a site."""

    leuven = LEUVEN

    def state(
        self,
        seats: int = 4,
        lay: Mapping[str, str] | None = None,
        scored: Iterable[str] = (),
        options: Mapping[str, object] | None = None,
    ) -> FlandernState:
        """The state at the start of a round or turn with these districts; seat 0 is the first player."""
        given = {"guild_choice": "given", "guilds": GUILDS[seats], "first_player": "seat0", **(options or {})}
        self.options = GAME.options.complete(given, seats)
        state = GAME.start(seats, self.options)
        assert isinstance(state, FlandernState)
        for city, districts in (lay or {}).items():
            self.lay(state, city, districts)
        for city in scored:
            scoring.score_city(state, CITIES.index(city))
        return state

    def lay(self, state: FlandernState, city: str, districts: str) -> None:
        """Lay districts in this order; each must be allowed by the rules of building."""
        for word in districts.split():
            plot, tile = word.rstrip("*").split(":")
            is_site = word.endswith("*")
            arms = 63
            moves = building.list_builds(
                state, act.SITE if is_site else act.BUILD, CITIES.index(city), arms, state.legal(-1)
            )
            texts = [GAME.write(state, 0, move).split(" ", 2)[2] for move in moves]
            assert f"{plot} {tile}" in texts, f"{word} cannot be built in {city}"
            building.build(state, CITIES.index(city), PLOTS.index(plot), TILES.index(tile), is_site)
        state.stirred = 0

    def spend_gold(self, state: FlandernState, kinds: Mapping[str, int]) -> None:
        """Let these golden cards be used up, from pile A first; influence cards were taken and played."""
        for name, number in kinds.items():
            kind = GOLD_CARDS.index(name)
            for _ in range(number):
                pile = 0 if state.gold_unseen[kind] > 0 else GOLD_KINDS
                state.gold_unseen[pile + kind] -= 1
                state.round += 1
                if kind == GOLD_INFLUENCE:
                    state.gold_taken += 1
                else:
                    state.gold_discard[kind] += 1

    def match(self, state: FlandernState, chance: Iterable[str] = ()) -> Match:
        """Play on from a state; it must be a position that can occur."""
        return GAME.load(envelope(GAME, state, self.options), seed=1, chance=chance)

    def trust(self, state: FlandernState, chance: Iterable[str] = ()) -> Match:
        """Play on from a state that nobody could reach so quickly, or at all; for endings and rare corners."""
        return Match(GAME, state, self.options, seed=1, chance=chance, from_start=False)

    def start(
        self,
        seats: int = 4,
        lay: Mapping[str, str] | None = None,
        scored: Iterable[str] = (),
        options: Mapping[str, object] | None = None,
        chance: Iterable[str] = ("gold influence",),
    ) -> Match:
        """A match from such a position, at its first decision."""
        state = self.state(seats, lay, scored, options)
        return self.match(state, () if seats == 2 and tuple(chance) == ("gold influence",) else chance)

    def choose(self, match: Match, *cards: str) -> None:
        """All seats choose; seats without a card named play take-back."""
        for seat in match.to_act():
            card = cards[seat] if seat < len(cards) else "back"
            match.play(seat, f"play {card}")

    def district(self, match: Match, city: str, plot: str) -> object:
        """What the position says of a plot."""
        return match.dump()["position"]["cities"][city]["plots"].get(plot)


@pytest.fixture
def table() -> Table:
    return Table()


def events_named(match: Match, name: str) -> list[dict[str, object]]:
    """The public facts of all events of that name so far."""
    return [
        dict(event.public) for ply in range(len(match.plies)) for event in match.events_of(ply) if event.name == name
    ]


@pytest.fixture
def happened():
    return events_named


@pytest.fixture
def refused():
    """The rule that forbids an action."""

    def rule(match: Match, seat: int, text: str) -> str:
        from jurade.core.errors import IllegalAction

        with pytest.raises(IllegalAction) as error:
            match.play(seat, text)
        for language in ("en", "fr"):
            assert GAME.words(language).text(error.value.message)
        return error.value.rule

    return rule
