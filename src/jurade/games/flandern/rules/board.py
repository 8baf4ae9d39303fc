"""What a position holds: six cities, supplies, cards, and where the round stands.

Only data and small questions about it; building, scoring and the turn live in their own modules.
Two things in a position are secret, and only for a while: the cards chosen in step 2 and the golden card of the round.
Everything else is on the table, so a masked state is made of all the rest and of what its viewer knows.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from jurade.core.state import EVERYTHING, UNKNOWN, State
from jurade.games.flandern import tables as t

NONE: Final = -1  # nothing there

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

OWN: Final = 1  # the two actions of a turn with two players, as a set of those still owed
INFLUENCED: Final = 2
OWED_NAMES: Final = ["own", "influenced"]

# ---- settings: the options as numbers, in one array

CORNER: Final = 0  # touch=corner
HALF_DOWN: Final = 1  # half_value=down
KEPT: Final = 2  # scored_city_cards=kept
ANY_INFLUENCED: Final = 3  # influenced_tiles=any
NEUTRAL: Final = 4  # influenced_neutral
STALL_LIMIT: Final = 5  # stall_limit_2p
FIRST_PLAYER: Final = 6  # a seat, or NONE: random
ASSIGNMENT: Final = 7  # the number of a given assignment of guilds, or NONE: random
SETTINGS: Final = 8


def fresh(length: i64, value: i64) -> "vec[i64]":
    """An array of so many equal numbers."""
    made = vec[i64](capacity=length)
    for _ in range(length):
        made = append(made, value)
    return made


@mypyc_attr(allow_interpreted_subclasses=True)
class Board(State):
    """A position of the game, complete or as ``viewer`` knows it."""

    def __init__(
        self, seats: i64, settings: "vec[i64]", source: "Board | None" = None, viewer: i64 = EVERYTHING
    ) -> None:
        super().__init__(seats)
        self.settings: "vec[i64]" = settings  # never changed, so copies share it
        self.viewer: i64 = viewer
        if source is None:
            # guilds
            self.guild: "vec[i64]" = fresh(seats, NONE)  # by seat
            self.influenced: "vec[i64]" = fresh(seats, NONE)  # by seat, with two players
            self.cities: i64 = 0  # set of the cities in play
            # ground of the cities, as region sets
            self.free: "vec[i64]" = fresh(t.ALL_CITIES, 0)  # open plots, and specials whose ground is free (R22)
            self.ground: "vec[i64]" = fresh(t.ALL_CITIES, 0)  # districts, and new plots whatever became of them
            self.reach: "vec[i64]" = fresh(t.ALL_CITIES, 0)  # what leans on a district (R19)
            self.barred: "vec[i64]" = fresh(t.ALL_CITIES * t.ALL_ARMS, 0)  # what touches those arms (R20)
            self.covered: "vec[i64]" = fresh(t.ALL_CITIES, 0)  # plots with a cover
            self.new_plot: "vec[i64]" = fresh(t.ALL_CITIES * t.NEW_PLOTS, NONE)  # region of xa1 … xc2
            # districts, as plot sets or by plot
            self.tile: "vec[i64]" = fresh(t.ALL_CITIES * t.ALL_PLOTS, NONE)
            self.district: "vec[i64]" = fresh(t.ALL_CITIES * t.ALL_ARMS, 0)  # plots with those arms
            self.sites: "vec[i64]" = fresh(t.ALL_CITIES, 0)  # under construction; in a scored city: when it was scored
            self.cathedrals: "vec[i64]" = fresh(t.ALL_CITIES, 0)
            self.master_pawns: "vec[i64]" = fresh(t.ALL_CITIES * t.ALL_PLOTS, 0)
            self.finished: "vec[i64]" = fresh(t.ALL_CITIES * t.ALL_ARMS, 0)  # how many finished districts
            self.masters: "vec[i64]" = fresh(t.ALL_CITIES * t.GUILDS, 0)  # on finished districts
            # scores
            self.scored: i64 = 0  # set of cities
            self.scored_in: "vec[i64]" = fresh(t.ALL_CITIES, 0)  # round
            self.city_points: "vec[i64]" = fresh(t.ALL_CITIES * t.GUILDS, 0)  # what a scored city gave
            self.points: "vec[i64]" = fresh(t.GUILDS, 0)
            self.bonus: i64 = 0  # set of the seats with the influence bonus
            # supplies
            self.stock: "vec[i64]" = t.SUPPLY[:]
            self.fits: "vec[i64]" = fresh(t.ALL_ARMS, 0)  # regions for which those arms have a tile left
            self.site_stock: i64 = t.SITE_PAWNS
            self.cathedral_stock: i64 = t.CATHEDRAL_PAWNS if seats > 2 else 0
            self.master_stock: i64 = t.MASTER_PAWNS if seats > 2 else 0
            # silver cards, as card sets by seat
            self.hand: "vec[i64]" = fresh(seats, 0)
            self.played: "vec[i64]" = fresh(seats, 0)
            self.influence: "vec[i64]" = fresh(seats, 0)
            self.chosen: "vec[i64]" = fresh(seats, NONE)  # card << 4 | influence cards, until the card is played
            # golden cards
            self.gold_unseen: "vec[i64]" = t.GOLD_SUPPLY[:]  # by pile and kind, the hidden card of the round included
            self.gold_discard: "vec[i64]" = fresh(t.GOLD_KINDS, 0)
            self.gold_taken: i64 = 0  # influence cards taken into hands
            self.gold_removed: i64 = 0  # set of the scored cities whose card came up
            self.gold: i64 = NONE  # the card of the round
            self.gold_pile: i64 = NONE  # and the pile its back shows
            # influenced cards, as sets of pile cards
            self.pile: i64 = 0
            self.discard: i64 = 0
            self.removed: i64 = 0
            self.card: i64 = NONE  # the one being carried out
            # where the round stands
            self.phase: i64 = AT_GUILDS
            self.round: i64 = 0  # with two players: the turn
            self.first: i64 = NONE
            self.order: "vec[i64]" = fresh(seats, NONE)  # of this round
            self.at: i64 = NONE  # how far the order has come
            self.seat: i64 = NONE  # who carries out an action
            self.city: i64 = NONE  # where
            self.allowed: i64 = 0  # set of the arms the action may use
            self.owed: i64 = 0  # two players: OWN and INFLUENCED actions still to come in this turn
            self.stirred: i64 = 0  # two players: was anything built or finished in this turn?
            self.idle: i64 = 0  # two players: turns in a row without building or finishing
            self.end: i64 = NONE
        else:
            self.guild = source.guild[:]
            self.influenced = source.influenced[:]
            self.cities = source.cities
            self.free = source.free[:]
            self.ground = source.ground[:]
            self.reach = source.reach[:]
            self.barred = source.barred[:]
            self.covered = source.covered[:]
            self.new_plot = source.new_plot[:]
            self.tile = source.tile[:]
            self.district = source.district[:]
            self.sites = source.sites[:]
            self.cathedrals = source.cathedrals[:]
            self.master_pawns = source.master_pawns[:]
            self.finished = source.finished[:]
            self.masters = source.masters[:]
            self.scored = source.scored
            self.scored_in = source.scored_in[:]
            self.city_points = source.city_points[:]
            self.points = source.points[:]
            self.bonus = source.bonus
            self.stock = source.stock[:]
            self.fits = source.fits[:]
            self.site_stock = source.site_stock
            self.cathedral_stock = source.cathedral_stock
            self.master_stock = source.master_stock
            self.hand = source.hand[:]
            self.played = source.played[:]
            self.influence = source.influence[:]
            self.gold_unseen = source.gold_unseen[:]
            self.gold_discard = source.gold_discard[:]
            self.gold_taken = source.gold_taken
            self.gold_removed = source.gold_removed
            self.gold_pile = source.gold_pile
            self.pile = source.pile
            self.discard = source.discard
            self.removed = source.removed
            self.card = source.card
            self.phase = source.phase
            self.round = source.round
            self.first = source.first
            self.order = source.order[:]
            self.at = source.at
            self.seat = source.seat
            self.city = source.city
            self.allowed = source.allowed
            self.owed = source.owed
            self.stirred = source.stirred
            self.idle = source.idle
            self.end = source.end
            # the two secrets (section 10)
            self.chosen = source.chosen_as_seen(viewer)
            self.gold = source.gold_as_seen(viewer)

    # ---- what a viewer knows

    def gold_is_hidden(self) -> bool:
        """Does the card of the round still lie face down before the first player (R8, R30)?"""
        return self.gold_pile != NONE and CHOOSE_CARD <= self.phase <= SITE_BUILD

    def gold_as_seen(self, viewer: i64) -> i64:
        """The golden card of the round as far as a viewer knows it: the first player alone until step 5."""
        if viewer != EVERYTHING and viewer != self.first and self.gold_is_hidden():
            return UNKNOWN
        return self.gold

    def chosen_as_seen(self, viewer: i64) -> "vec[i64]":
        """The chosen cards as far as a viewer knows them: its own alone until all have chosen (R9)."""
        if viewer == EVERYTHING or self.phase != CHOOSE_CARD:
            return self.chosen[:]
        seen = fresh(self.seats, NONE)
        for seat in range(self.seats):
            if self.chosen[seat] != NONE:
                seen[seat] = self.chosen[seat] if seat == viewer else UNKNOWN
        return seen

    # ---- small questions

    def touch_row(self) -> i64:
        """Where the table of touching regions begins for the option ``touch``."""
        return self.settings[CORNER] * t.ALL_REGIONS

    def open_plots(self, city: i64) -> i64:
        """Region set of the open plots of a city; none once it is scored."""
        return self.free[city] & t.PLOT_REGIONS

    def region(self, city: i64, plot: i64) -> i64:
        """The region of a plot id in a city; NONE for a new plot that does not exist there."""
        if plot < t.NEW_PLOT:
            return t.REGION_OF[plot]
        return self.new_plot[city * t.NEW_PLOTS + plot - t.NEW_PLOT]

    def is_about_city(self) -> bool:
        """Does the decision ask for something in one city, that of the card in play?"""
        return self.phase in (ACT_CITY, SITE_BUILD, GOLD_CITY_ACT, GOLD_SITE_BUILD)

    def is_live(self, city: i64) -> bool:
        """Is the city in play and not yet scored (R37)?"""
        return (self.cities & ~self.scored & t.bit(city)) != 0

    def value(self, city: i64) -> i64:
        """The value of a city as it stands: finished districts only (R43)."""
        districts: i64 = 0
        for guild in range(t.GUILDS):
            districts += self.finished[city * t.ALL_ARMS + guild]
        return (
            districts * t.GUILD_VALUE
            + self.finished[city * t.ALL_ARMS + t.CHURCH] * t.CHURCH_VALUE
            + t.count(self.cathedrals[city] & ~self.sites[city]) * t.CATHEDRAL_VALUE
        )

    def own_arms(self, seat: i64) -> i64:
        """The arms a seat may use with a card of its own: its guild, grey, church (R15)."""
        return t.bit(self.guild[seat]) | t.bit(t.GREY) | t.bit(t.CHURCH)

    def influenced_arms(self, guild: i64) -> i64:
        """The arms an influenced card of that guild may use (R56, G26)."""
        arms = t.bit(guild)
        if self.settings[ANY_INFLUENCED]:
            arms = t.bit(self.influenced[0]) | t.bit(self.influenced[1])
        if self.settings[NEUTRAL]:
            arms |= t.bit(t.GREY) | t.bit(t.CHURCH)
        return arms

    def has_gold_left(self) -> bool:
        """Is there a card in the golden pile, the one of the round apart?"""
        left: i64 = -1 if self.gold_is_hidden() else 0
        for kind in range(2 * t.GOLD_KINDS):
            left += self.gold_unseen[kind]
        return left > 0
