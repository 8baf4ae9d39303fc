"""What a position is worth to a bot (section 15), in hundredths of a point.

For every unscored city: how strong each guild will be when it is full, which place that gives, and what the place pays.
A guild's strength counts finished districts, sites at half, masters as the tie-break they are, and its share of the
plots still open.  To that comes what a hand is worth: influence cards, and city cards that can still be used.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.core.evaluate import NOT_YET, Evaluator
from jurade.core.state import State
from jurade.games.flandern import tables as t
from jurade.games.flandern.rules import actions as act
from jurade.games.flandern.rules import board as b
from jurade.games.flandern.rules.board import Board, fresh
from jurade.games.flandern.rules.building import arms_on, buildable, fillable
from jurade.games.flandern.rules.scoring import open_count, place_points
from jurade.games.flandern.rules.state import FlandernState

DISTRICT: Final = 100  # strength of a finished district; everything else is measured by it
SITE_STRENGTH: Final = 55
MASTER_STRENGTH: Final = 18
MOST_MASTERS: Final = 4  # more masters than that break no further tie
HOPE: Final = 60  # strength of a district that may still come
GROWTH: Final = 120  # value that an open plot will add, times 100
DOUBT: Final = 12  # how far apart two guilds must be in a full city to be sure who is ahead
DOUBT_PER_PLOT: Final = 24
SURE: Final = 97  # no chance is counted higher than that, in percent
INDEPENDENT: Final = 3  # a guild fills at most so many plots of a city more: they must not touch
INFLUENCE_WORTH: Final = 35
LATE: Final = 12  # so few open plots left and the influence bonus is in sight
FEW_PLOTS: Final = 6  # a game with so few open plots may end in this turn
SHORT_HAND: Final = vec[i64]([-160, -80, -30, 0])  # by useful city cards in hand


@final
class FlandernEvaluator(Evaluator):
    """Expected final points: those scored, those each city promises, and what the hand can still do."""

    def worths(self, state: State) -> "vec[i64]":
        assert isinstance(state, FlandernState)
        by_guild = fresh(t.GUILDS, 0)
        for guild in range(t.GUILDS):
            by_guild[guild] = 100 * state.points[guild]
        if state.phase != b.AT_END:
            for city in range(t.ALL_CITIES):
                if state.is_live(city):
                    add_city(state, city, by_guild)
        out = vec[i64](capacity=state.seats)
        for seat in range(state.seats):
            worth: i64 = 0
            if state.guild[seat] != b.NONE:
                worth = by_guild[state.guild[seat]]
                if state.influenced[seat] != b.NONE:
                    worth += by_guild[state.influenced[seat]]
                if state.phase != b.AT_END:
                    worth += hand_worth(state, seat)
            out = append(out, worth)
        return out

    def closing(self, state: State) -> i64:
        assert isinstance(state, FlandernState)
        may_end = open_count(state) <= FEW_PLOTS or (state.seats > 2 and not state.has_gold_left())
        return self.turn(state) if may_end else i64(NOT_YET)

    def priors(self, state: State, seat: i64, legal: "vec[i64]") -> "vec[i64]":
        """Own districts first, cards whose city has room for them, few influence cards."""
        assert isinstance(state, FlandernState)
        out = vec[i64](capacity=len(legal))
        for i in range(len(legal)):
            out = append(out, prior(state, seat, legal[i]))
        return out


# ---- cities


def strengths(board: Board, city: i64) -> "vec[i64]":
    """How strong each guild will be when the city is full; 0 for one that will have no district there."""
    plots = t.count(board.open_plots(city))
    found = fresh(t.GUILDS, 0)
    shares = fresh(t.GUILDS, 0)
    total: i64 = 2  # the Church takes its part
    for guild in range(t.GUILDS):
        room = t.count(fillable(board, city, t.bit(guild)))
        if room > INDEPENDENT:
            room = INDEPENDENT
        shares[guild] = room if guild == t.GREY else 2 * room
        total += shares[guild]
    for guild in range(t.GUILDS):
        place = city * t.ALL_ARMS + guild
        masters = board.masters[city * t.GUILDS + guild]
        if masters > MOST_MASTERS:
            masters = MOST_MASTERS
        sites = t.count(board.district[place] & board.sites[city])
        coming = plots * shares[guild] * HOPE // total
        if coming > INDEPENDENT * HOPE:
            coming = INDEPENDENT * HOPE
        found[guild] = board.finished[place] * DISTRICT + sites * SITE_STRENGTH + masters * MASTER_STRENGTH + coming
    return found


def add_city(board: Board, city: i64, by_guild: "vec[i64]") -> None:
    """Add what a city promises to each guild: its place, as far as one can tell, and what the place pays."""
    plots = t.count(board.open_plots(city))
    strength = strengths(board, city)
    value = 100 * board.value(city) + GROWTH * plots + 50 * t.count(board.sites[city])
    doubt = DOUBT + DOUBT_PER_PLOT * plots
    for guild in range(t.GUILDS):
        if strength[guild] == 0:
            continue
        behind: i64 = 0  # expected number of guilds ahead, in hundredths
        for other in range(t.GUILDS):
            if other != guild and strength[other] > 0:
                chance = 50 + 50 * (strength[other] - strength[guild]) // doubt
                behind += SURE if chance > SURE else 100 - SURE if chance < 100 - SURE else chance
        whole = behind // 100
        part = behind - whole * 100
        points = place_worth(board, whole + 1, value) * (100 - part) + place_worth(board, whole + 2, value) * part
        present = strength[guild] if strength[guild] < DISTRICT else DISTRICT
        by_guild[guild] += points // 100 * present // DISTRICT


def place_worth(board: Board, place: i64, value: i64) -> i64:
    """What a place pays, in hundredths, in a city of that value in hundredths."""
    return value // place if place <= 2 else 100 * place_points(board, place, 0)


# ---- hands


def hand_worth(board: Board, seat: i64) -> i64:
    """What influence cards and useful city cards in hand are worth."""
    useful: i64 = 0
    for city in range(t.ALL_CITIES):
        if board.hand[seat] >> city & 1 and board.free[city] != 0:
            useful += 1
    worth = SHORT_HAND[useful if useful < 3 else 3]
    if board.seats > 2:
        worth += INFLUENCE_WORTH * board.influence[seat]
        if open_count(board) <= LATE:
            most: i64 = 1
            for other in range(board.seats):
                if board.influence[other] > most:
                    most = board.influence[other]
            if board.influence[seat] == most:
                worth += 50 * t.INFLUENCE_BONUS
    return worth


# ---- first impressions


def prior(board: Board, seat: i64, action: i64) -> i64:
    """How promising an action looks by itself."""
    kind, city, plot = act.kind_of(action), act.city_of(action), act.plot_of(action)
    if kind == act.PLAY:
        influence = act.influence_of(action)
        return 1 + card_prior(board, seat, act.card_of(action)) * 4 // (1 + influence * influence)
    if kind in (act.BUILD, act.SITE):
        tile = act.tile_of(action)
        return arms_prior(board, seat, t.TILE_ARMS[tile]) * 2 + t.TILE_MASTERS[tile]
    if kind == act.FINISH:
        return arms_prior(board, seat, arms_on(board, city, plot)) * 2
    if kind == act.CITY:
        return 6 if buildable(board, city, t.bit(board.guild[seat])) != 0 else 2
    if kind == act.CATHEDRAL:
        return 1 + 3 * board.finished[city * t.ALL_ARMS + board.guild[seat]]
    if kind == act.MASTER:
        return 8 if arms_on(board, city, plot) == board.guild[seat] else 1
    return 8  # draw


def arms_prior(board: Board, seat: i64, arms: i64) -> i64:
    """A district of the own guild is what one wants; then that of the guild one influences, then a church."""
    if arms == board.guild[seat]:
        return 10
    if arms == board.influenced[seat]:
        return 8
    return 3 if arms == t.CHURCH else 2 if arms == t.GREY else 1


def card_prior(board: Board, seat: i64, card: i64) -> i64:
    """A card is good when its city has room for the own guild, take-back when few such cards are left."""
    own = t.bit(board.guild[seat])
    if card < t.ALL_CITIES:
        if buildable(board, card, own) != 0:
            return 8
        return 3 if board.free[card] != 0 else 1
    useful: i64 = 0
    for city in range(t.ALL_CITIES):
        if board.hand[seat] >> city & 1 and fillable(board, city, own) != 0:
            useful += 1
    if card == t.SITE_CARD:
        return 5 if board.site_stock > 0 else 1
    assert card == t.BACK_CARD
    return 12 if useful == 0 else 5 if useful == 1 else 1
