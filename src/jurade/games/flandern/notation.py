"""Actions and outcomes as text: exactly one spelling each (section 5).

``play gent +2``, ``build gent p2 red.m``, ``site ieper r1 grey``, ``finish brugge p4``, ``city luik``,
``master utrecht r2``, ``draw``; of chance ``guilds red blue green``, ``first 1``, ``gold site``, ``pile green:gent``.
"""

from __future__ import annotations

from jurade.core.errors import IllegalAction
from jurade.core.reading import unreadable
from jurade.core.words import say
from jurade.games.flandern.actions import (
    BUILD,
    CATHEDRAL,
    CITY,
    DRAW,
    FINISH,
    FIRST,
    GOLD,
    GUILDS_GIVEN,
    MASTER,
    MOST_INFLUENCE,
    PILE,
    PLAY,
    SITE,
    VERB_SHIFT,
    VERBS,
    card_of,
    city_of,
    influence_of,
    on_plot,
    pile_card,
    play_card,
    plot_of,
    tile_of,
    verb_of,
)
from jurade.games.flandern.tables import (
    ALL_CITIES,
    ARMS,
    ASSIGNMENT_COUNT,
    ASSIGNMENTS,
    CARDS,
    CITIES,
    GOLD_CARDS,
    PLAYER_GUILDS,
    PLOTS,
    TILES,
)

PLAYER_GUILD_NAMES = ARMS[:PLAYER_GUILDS]
EXAMPLES = {
    "play": ("play gent", "play gent +1"),
    "build": ("build gent p2 red.m",),
    "finish": ("finish gent p2",),
    "site": ("site gent p2 red.m",),
    "city": ("city gent",),
    "cathedral": ("cathedral luik c",),
    "master": ("master gent c",),
    "draw": ("draw",),
}
CHANCE_EXAMPLES = {
    "guilds": ("guilds red blue green", "guilds red+green blue+yellow"),
    "first": ("first 1",),
    "gold": ("gold site",),
    "pile": ("pile green:gent",),
}


def write_action(seats: int, action: int) -> str:
    """The notation of an action or outcome in a game of so many seats."""
    verb = verb_of(action)
    if verb in (BUILD, SITE):
        return f"{VERBS[verb]} {CITIES[city_of(action)]} {PLOTS[plot_of(action)]} {TILES[tile_of(action)]}"
    if verb in (FINISH, CATHEDRAL, MASTER):
        return f"{VERBS[verb]} {CITIES[city_of(action)]} {PLOTS[plot_of(action)]}"
    if verb == CITY:
        return f"city {CITIES[city_of(action)]}"
    if verb == PLAY:
        return f"play {write_choice(card_of(action) << 4 | influence_of(action))}"
    if verb == DRAW:
        return "draw"
    number = action & 31
    if verb == GUILDS_GIVEN:
        return "guilds " + " ".join(_assignment_words(seats, number))
    if verb == FIRST:
        return f"first {number}"
    if verb == GOLD:
        return f"gold {GOLD_CARDS[number]}"
    return f"pile {ARMS[number >> 3]}:{CARDS[number & 7]}"


def read_action(text: str) -> int:
    """The number of an action of a seat; UnreadableAction when the text is none, IllegalAction when it can never be."""
    words = text.split(" ")
    verb, rest = words[0], words[1:]
    if verb in ("build", "site") and len(rest) == 3:
        city, plot, tile = _find(CITIES, rest[0]), _find(PLOTS, rest[1]), _find(TILES, rest[2])
        if min(city, plot, tile) >= 0:
            return on_plot(VERBS.index(verb), city, plot, tile)
    elif verb in ("finish", "cathedral", "master") and len(rest) == 2:
        city, plot = _find(CITIES, rest[0]), _find(PLOTS, rest[1])
        if min(city, plot) >= 0:
            return on_plot(VERBS.index(verb), city, plot, 0)
    elif verb == "city" and len(rest) == 1 and rest[0] in CITIES:
        return on_plot(CITY, CITIES.index(rest[0]), 0, 0)
    elif verb == "play" and len(rest) in (1, 2) and rest[0] in CARDS:
        influence = _influence(rest[1]) if len(rest) == 2 else 0
        if influence > MOST_INFLUENCE:
            message = say("why-no-influence", number=influence, held=MOST_INFLUENCE)
            raise IllegalAction(f"nobody can hold {influence} influence cards (R9)", rule="R9", message=message)
        if influence >= 0:
            return play_card(CARDS.index(rest[0]), influence)
    elif words == ["draw"]:
        return DRAW << VERB_SHIFT
    raise unreadable(text, EXAMPLES)


def write_choice(chosen: int) -> str:
    """A chosen card with its influence cards, as in a position: ``gent +1``."""
    return CARDS[chosen >> 4] + (f" +{chosen & 15}" if chosen & 15 else "")


def read_choice(text: str) -> int:
    """The number of a chosen card with its influence cards; -1 when the text is none."""
    card, *rest = text.split(" ")
    influence = _influence(rest[0]) if len(rest) == 1 else 0
    if card not in CARDS or len(rest) > 1 or not 0 <= influence <= MOST_INFLUENCE:
        return -1
    return CARDS.index(card) << 4 | influence


def read_outcome(seats: int, text: str) -> int:
    """The number of an outcome of chance."""
    words = text.split(" ")
    if len(words) == 2:
        verb, word = words
        guild, _, card = word.partition(":")
        if verb == "first" and word in [str(seat) for seat in range(seats)]:
            return FIRST << VERB_SHIFT | int(word)
        if verb == "gold" and word in GOLD_CARDS:
            return GOLD << VERB_SHIFT | GOLD_CARDS.index(word)
        if verb == "pile" and guild in PLAYER_GUILD_NAMES and card in CARDS[: ALL_CITIES + 1]:
            return PILE << VERB_SHIFT | int(pile_card(ARMS.index(guild), CARDS.index(card)))
    if words[0] == "guilds":
        for assignment in range(ASSIGNMENT_COUNT):
            if words[1:] == _assignment_words(seats, assignment):
                return GUILDS_GIVEN << VERB_SHIFT | assignment
    raise unreadable(text, CHANCE_EXAMPLES)


def find_assignment(seats: int, guilds: list[str]) -> int:
    """The number of the assignment that gives these guilds (G38), or -1.

    With two players the list is: own of seat 0, own of seat 1, influenced of seat 0, influenced of seat 1.
    """
    if seats == 2 and len(guilds) == PLAYER_GUILDS:
        guilds = [guilds[0], guilds[2], guilds[1], guilds[3]]
    for assignment in range(ASSIGNMENT_COUNT):
        if guilds == _assigned(seats, assignment):
            return assignment
    return -1


def _assigned(seats: int, assignment: int) -> list[str]:
    """The guilds of an assignment as they are written (4.5)."""
    first = assignment * PLAYER_GUILDS
    return [ARMS[ASSIGNMENTS[first + k]] for k in range(PLAYER_GUILDS if seats == 2 else seats)]


def _assignment_words(seats: int, assignment: int) -> list[str]:
    guilds = _assigned(seats, assignment)
    return [f"{guilds[0]}+{guilds[1]}", f"{guilds[2]}+{guilds[3]}"] if seats == 2 else guilds


def _find(names: list[str], word: str) -> int:
    return names.index(word) if word in names else -1


def _influence(word: str) -> int:
    """The number in ``+2``; -1 when it is not written so."""
    digits = word.removeprefix("+")
    if word == digits or not digits.isascii() or not digits.isdecimal() or digits.startswith("0") or len(digits) > 9:
        return -1
    return int(digits)
