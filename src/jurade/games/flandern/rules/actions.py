"""Actions as numbers: a verb and what it is about, packed.  Outcomes of chance have verbs of their own.

Notation and rules share these; nothing else knows the packing.
"""

from typing import Final

from mypy_extensions import i64

from jurade.games.flandern import tables as t

KIND: Final = 1 << 12
CITY_UNIT: Final = 1 << 9
PLOT_UNIT: Final = 1 << 4  # also of a card; tile or influence cards fill the bits below

BUILD: Final = KIND * 0  # city, plot, tile
SITE: Final = KIND * 1  # city, plot, tile
FINISH: Final = KIND * 2  # city, plot
CATHEDRAL: Final = KIND * 3  # city, plot
MASTER: Final = KIND * 4  # city, plot
CITY: Final = KIND * 5  # city
PLAY: Final = KIND * 6  # card, influence cards: a choice
DRAW: Final = KIND * 7
DEAL_GUILDS: Final = KIND * 8  # number of an assignment
DRAW_FIRST: Final = KIND * 9  # seat
DRAW_GOLD: Final = KIND * 10  # golden card
DRAW_PILE: Final = KIND * 11  # influenced card

VERBS: Final = ["build", "site", "finish", "cathedral", "master", "city", "play"]  # that may be taken by themselves


def on_plot(kind: i64, city: i64, plot: i64, tile: i64) -> i64:
    """The action of a verb about a plot of a city; those that need no plot or no tile leave it 0."""
    return kind | city << 9 | plot << 4 | tile


def kind_of(action: i64) -> i64:
    """What is done, as one of the constants above."""
    return action >> 12 << 12


def city_of(action: i64) -> i64:
    return action >> 9 & 7


def plot_of(action: i64) -> i64:
    return action >> 4 & 31


def tile_of(action: i64) -> i64:
    return action & 15


def outcome_of(action: i64) -> i64:
    """What chance has drawn: assignment, seat, golden card or influenced card."""
    return action & 31


# ---- choices: a card with influence cards, as it is played and as it lies sealed


def choice(card: i64, influence: i64) -> i64:
    """A card with so many influence cards."""
    return card << 4 | influence


def choice_of(action: i64) -> i64:
    """What an action plays."""
    return action & (KIND - 1)


def card_of(chosen: i64) -> i64:
    """The card of a choice, or of the action that plays it."""
    return chosen >> 4 & 31


def influence_of(chosen: i64) -> i64:
    """Its influence cards."""
    return chosen & 15


def pile_card(guild: i64, card: i64) -> i64:
    """The number of an influenced card: also its bit in a set of influenced cards."""
    return guild << 3 | card


def guild_of(pile_card: i64) -> i64:
    """The guild of an influenced card."""
    return pile_card >> 3


def face_of(pile_card: i64) -> i64:
    """The action card an influenced card is."""
    return pile_card & 7


def written(action: i64) -> str:
    """How an action is written that the rules take by themselves; no influence card goes with it."""
    kind = kind_of(action)
    verb = VERBS[kind // KIND]
    if kind == PLAY:
        return f"{verb} {t.CARDS[card_of(action)]}"
    words = [verb, t.CITIES[city_of(action)]]
    if kind != CITY:
        words.append(t.PLOTS[plot_of(action)])
    if kind in (BUILD, SITE):
        words.append(t.TILES[tile_of(action)])
    return " ".join(words)
