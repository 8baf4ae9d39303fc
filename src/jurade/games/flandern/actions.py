"""Decisions and actions as numbers: what may be asked, and every answer as one integer.

An action is a verb and what it is about.  Chance speaks the same language: its outcomes are actions of its own verbs.
"""

from typing import Final

from mypy_extensions import i64

# ---- decisions and chance points

PHASES: Final = [
    "guilds",
    "first",
    "gold",
    "pile",
    "choose_card",
    "act_city",
    "site_city",
    "site_build",
    "gold_city",
    "gold_site_city",
    "gold_site_build",
    "gold_cathedral",
    "gold_master",
    "turn_start",
    "own_card",
    "over",
]
AT_GUILDS: Final = 0
AT_FIRST: Final = 1
AT_GOLD: Final = 2
AT_PILE: Final = 3
CHOOSE_CARD: Final = 4
ACT_CITY: Final = 5
SITE_CITY: Final = 6
SITE_BUILD: Final = 7
GOLD_CITY_ACT: Final = 8
GOLD_SITE_CITY: Final = 9
GOLD_SITE_BUILD: Final = 10
GOLD_CATHEDRAL_ACT: Final = 11
GOLD_MASTER_ACT: Final = 12
TURN_START: Final = 13
OWN_CARD: Final = 14
AT_END: Final = 15

ENDINGS: Final = ["plots", "gold", "no_open_plot", "influenced_only", "stall"]
END_PLOTS: Final = 0
END_GOLD: Final = 1
END_NO_OPEN_PLOT: Final = 2
END_INFLUENCED_ONLY: Final = 3
END_STALL: Final = 4

# ---- actions: a verb and what it is about, in one number

BUILD: Final = 0
SITE: Final = 1
FINISH: Final = 2
CATHEDRAL: Final = 3
MASTER: Final = 4
CITY: Final = 5
PLAY: Final = 6
DRAW: Final = 7
GUILDS_GIVEN: Final = 8
FIRST: Final = 9
GOLD: Final = 10
PILE: Final = 11
VERBS: Final = [
    "build",
    "site",
    "finish",
    "cathedral",
    "master",
    "city",
    "play",
    "draw",
    "guilds",
    "first",
    "gold",
    "pile",
]
VERB_SHIFT: Final = 12
MOST_INFLUENCE: Final = 9  # three of one's own and all six golden ones


def on_plot(verb: i64, city: i64, plot: i64, tile: i64) -> i64:
    """The action of a verb about a plot of a city; those that need no plot or no tile leave it 0."""
    return verb << VERB_SHIFT | city << 9 | plot << 4 | tile


def play_card(card: i64, influence: i64) -> i64:
    """The action of choosing a card with so many influence cards."""
    return i64(PLAY) << VERB_SHIFT | card << 4 | influence


def verb_of(action: i64) -> i64:
    return action >> VERB_SHIFT


def city_of(action: i64) -> i64:
    return action >> 9 & 7


def plot_of(action: i64) -> i64:
    return action >> 4 & 31


def tile_of(action: i64) -> i64:
    return action & 15


def card_of(action: i64) -> i64:
    return action >> 4 & 31


def influence_of(action: i64) -> i64:
    return action & 15


def pile_card(guild: i64, card: i64) -> i64:
    """The number of an influenced card: also its bit in a set of influenced cards."""
    return guild << 3 | card
