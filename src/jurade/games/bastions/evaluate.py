"""What a bot thinks of a position of Bastions: points made, and what leads to more of them (section 15).

All weights are hundredths of a mission point.  What courage is worth was learned from who won thousands of games of
the playouts' rule against itself; the rest was set by hand and tried in matches.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.core.evaluate import NOT_YET, Evaluator
from jurade.core.state import UNKNOWN, State
from jurade.games.bastions import tables as t
from jurade.games.bastions.rules import actions as act
from jurade.games.bastions.rules import board as b
from jurade.games.bastions.rules import combat, missions
from jurade.games.bastions.rules.board import Board
from jurade.games.bastions.rules.state import BastionsState
from jurade.games.bastions.rules.terrain import DUNGEON, FLAG, THRONE, TREASURE

VICTORY: Final = 12000  # more than any position that is still to be won
WITHIN_REACH: Final = 2000  # the objective is fulfilled and waits for the own turn
OUT: Final = -1500
RED_POINT: Final = 120  # a point of the soldiers' courage left: who has none loses every fight to come
BLUE_POINT: Final = 180  # … of the strategists'
SPEED_POINT: Final = 3
FAR: Final = 14  # hops beyond which a goal does not attract
SWARM: Final = 5  # the pull of a goal on every piece
HEART: Final = 12  # the pull of an enemy's bastion itself: there his pieces are found
SHUT: Final = 3  # hops a closed bridge is worth
SOLDIER_HELD: Final = 28  # a prisoner is so much on the way to the missions of cards 2 and 5
STRATEGIST_HELD: Final = 62
WORTH_OF_TYPE: Final = 6  # a point of power of a piece in play, at courage 2
ROYAL: Final = 30  # king and queen help all around them
FIGHT_NOW: Final = 80  # percent of the worth of a fight that may begin in this turn
FIGHT_SOON: Final = 50  # … in a turn whose token is still to be chosen
ODDS: Final = 3  # percent that a point more of power makes
MIDDLING: Final = 18  # power of a piece nobody knows
NEARLY_DONE: Final = 30  # percent of an objective from which it may be fulfilled within a turn
BIG_TURN: Final = 4  # mission points that a turn may bring
FEW_PIECES: Final = 2  # an army so small may be beaten within a turn
OBJECTIVE_DONE: Final = 550  # an objective that is nearly fulfilled is worth so much, in shares of what is done
UNKNOWN_WORTH: Final = WORTH_OF_TYPE * 10
# What a piece in play is worth, by its value.
WORTH_OF_VALUE: Final = vec[i64](
    [
        WORTH_OF_TYPE * (t.FORCE[value] + t.COURAGE[value] * 2)
        + (ROYAL if t.VALUE_TYPE[value] in (t.KING, t.QUEEN) else 0)
        for value in range(len(t.FORCE))
    ]
)


@final
class BastionsEvaluator(Evaluator):
    """Mission points, prisoners, courage, nearness to what the missions and the own objective ask for."""

    def worths(self, state: State) -> "vec[i64]":
        assert isinstance(state, BastionsState)
        out = vec[i64](capacity=state.seats)
        for seat in range(state.seats):
            out = append(out, worth(state, seat))
        if state.phase != b.ENDED:
            add_material(state, out)
            if state.phase == b.SUPPORTING or state.phase == b.PLAYING_CARDS:
                out = weigh_fight(state, out)
            if state.phase >= b.CHOOSING_TOKEN and state.slot >= state.seats:
                add_fights_to_come(state, out)
        return out

    def turn(self, state: State) -> i64:
        assert isinstance(state, BastionsState)
        return state.slot

    def closing(self, state: State) -> i64:
        assert isinstance(state, BastionsState)
        return state.slot if may_end(state) else i64(NOT_YET)

    def decisive(self, state: State, seat: i64, legal: "vec[i64]") -> "vec[i64]":
        """All but the moves that lead to nothing: no deed, no enemy beside, no bridge to breach."""
        assert isinstance(state, BastionsState)
        out = vec[i64](capacity=len(legal))
        for i in range(len(legal)):
            if act.kind_of(legal[i]) != act.MOVE or leads_somewhere(state, seat, legal[i]):
                out = append(out, legal[i])
        return out

    def wants_reason(self, state: State, seat: i64, action: i64) -> bool:
        """A second piece of work at the bridges, which mostly undoes the first, and moves that cost speed."""
        assert isinstance(state, BastionsState)
        verb = act.kind_of(action)
        if verb == act.BRIDGE:
            return state.bridge_work > 0
        return verb == act.MOVE and b.has(state.moved, act.first_of(action))

    def priors(self, state: State, seat: i64, legal: "vec[i64]") -> "vec[i64]":
        assert isinstance(state, BastionsState)
        out = vec[i64](capacity=len(legal))
        for i in range(len(legal)):
            out = append(out, prior(state, seat, legal[i]))
        return out


# ---- whether the end is near


def may_end(board: Board) -> bool:
    """Is it thinkable that the game ends in this turn: by a declaration, a limit or the last army?"""
    if board.phase <= b.PLACING:
        return False
    rules = board.rules
    if board.slot + 1 >= rules.max_rounds * board.seats or board.quiet + 1 >= rules.quiet_rounds * board.seats:
        return True
    for seat in range(board.seats):
        if 0 < board.in_play[seat] <= FEW_PIECES:
            return True
    holder = board.holder
    if board.can_declare(holder) or board.points[holder] + BIG_TURN >= t.FALLBACK_POINTS:
        return True
    wanted = board.objective[holder]
    if wanted == UNKNOWN:
        return False
    return wanted == t.ANNEXATION or progress(board, holder, wanted) >= NEARLY_DONE


def leads_somewhere(board: Board, seat: i64, number: i64) -> bool:
    """Does a move do a deed, or bring a piece to where it can attack?"""
    piece = act.first_of(number)
    to = act.second_of(number)
    terrain = board.terrain
    owner = terrain.bastion[to]
    if owner != t.NONE and owner != seat:
        if not b.has(board.entered, board.pair(seat, owner)):
            return True
        for feature in range(TREASURE, DUNGEON + 1):
            if to == feature_cell(board, owner, feature) and still_pays(board, seat, piece, owner, feature):
                return True
    for enemy in range(board.pieces):
        cell = board.cell[enemy]
        if cell != t.NONE and board.owner(enemy) != seat and terrain.hops[to * terrain.cells + cell] <= 1:
            return True
    for other in range(board.seats):
        if other != seat and board.breaker[other] == t.NONE:
            if terrain.hops[to * terrain.cells + terrain.gatehouse[other]] <= 1:
                return True
    return False


# ---- what a seat has, and what it is near to


def worth(board: Board, seat: i64) -> i64:
    """Points, reserves, nearness and progress of one seat."""
    if board.phase == b.ENDED:
        if board.winner != t.NONE:
            return VICTORY if board.winner == seat else board.points[seat] * 100
        return board.points[seat] * 100 + board.courage[seat * 2] + board.courage[seat * 2 + 1]
    if board.in_play[seat] == 0:
        return OUT
    total = board.points[seat] * 100 + board.speed[seat] * SPEED_POINT
    total += board.courage[seat * 2] * RED_POINT + board.courage[seat * 2 + 1] * BLUE_POINT
    if board.phase <= b.PLACING:
        return total
    if board.can_declare(seat):
        return total + WITHIN_REACH
    return total + goals(board, seat)


def add_material(board: Board, out: "vec[i64]") -> None:
    """Add the pieces in play to their owners, and the prisoners to those who hold them."""
    for piece in range(board.pieces):
        if board.cell[piece] != t.NONE:
            out[board.owner(piece)] += piece_worth(board, piece)
        elif board.captor[piece] != t.NONE:
            out[board.captor[piece]] += held_worth(board, piece)


def piece_worth(board: Board, piece: i64) -> i64:
    """What a piece in play is worth to its owner."""
    value = board.value[piece]
    return UNKNOWN_WORTH if value == UNKNOWN else WORTH_OF_VALUE[value]


def goals(board: Board, seat: i64) -> i64:
    """Progress towards the objective, and nearness to chests, flags, dungeons, thrones and bridges that still pay."""
    deeds = seat * t.DEEDS
    done = board.deeds
    wanted = board.objective[seat]
    total: i64 = 0
    if wanted != UNKNOWN:
        total += OBJECTIVE_DONE * progress(board, seat, wanted) // 100
    best_chest: i64 = 0
    best_flag: i64 = 0
    best_dungeon: i64 = 0
    best_throne: i64 = 0
    best_bridge: i64 = 0
    best_heart: i64 = 0
    terrain = board.terrain
    for owner in range(board.seats):
        if owner == seat:
            continue
        against = 2 if wanted == owner else 1
        delay = delay_at_bridge(board, seat, owner)
        ways = ways_to(board, seat, owner, delay)
        if done[deeds + t.TREASURES_TAKEN] < 2 and board.chests_left(owner) > 0:
            weight = 80 if wanted in (t.TWO_TREASURES, t.BANNER_AND_GOLD) else 45
            best_chest = larger(best_chest, near_feature(board, ways, owner, TREASURE, weight * against))
        if done[deeds + t.FLAGS_TAKEN] == 0 and board.flag_taker[owner] == t.NONE:
            weight = 80 if wanted == t.BANNER_AND_GOLD else 35
            best_flag = larger(best_flag, near_feature(board, ways, owner, FLAG, weight * against))
        if done[deeds + t.PIECES_FREED] < 2 and has_prisoner(board, seat, owner):
            weight = 100 if wanted == t.TWO_FREED else 45
            best_dungeon = larger(best_dungeon, near_feature(board, ways, owner, DUNGEON, weight * against))
        if board.in_play[owner] > 0:
            best_heart = larger(best_heart, near_feature(board, ways, owner, THRONE, HEART))
        if done[deeds + t.BASTIONS_ANNEXED] == 0:
            weight = 150 if wanted == t.ANNEXATION else 30 * against
            best_throne = larger(best_throne, near_throne(board, ways, terrain.throne[owner], weight))
        if board.breaker[owner] == t.NONE and (done[deeds + t.BRIDGES_DESTROYED] == 0 or wanted == t.TWO_BRIDGES):
            weight = 80 if wanted == t.TWO_BRIDGES else 30 * against
            best_bridge = larger(best_bridge, near_bridge(board, seat, owner, weight))
    return total + best_chest + best_flag + best_dungeon + best_throne + best_bridge + best_heart


def larger(one: i64, other: i64) -> i64:
    """The larger of two."""
    return one if one > other else other


def pull(distance: i64, weight: i64) -> i64:
    """How strongly a goal attracts from so far."""
    return weight * (FAR - distance) // FAR if distance < FAR else 0


def delay_at_bridge(board: Board, seat: i64, owner: i64) -> i64:
    """How much longer the way through an enemy's bridge is: closed, or his pieces crowd behind it."""
    terrain = board.terrain
    crowd: i64 = 0
    for i in range(terrain.hall_first[owner], terrain.hall_first[owner + 1]):
        piece = board.top[terrain.hall_cells[i]]
        if piece != t.NONE and board.owner(piece) != seat:
            crowd += 1
    return crowd // 2 + (SHUT if b.has(board.shut, owner) else 0)


def feature_cell(board: Board, owner: i64, feature: i64) -> i64:
    """The cell of a feature in a bastion."""
    terrain = board.terrain
    if feature == DUNGEON:
        return terrain.dungeon[owner]
    if feature == THRONE:
        return terrain.throne[owner]
    return terrain.treasure[owner] if feature == TREASURE else terrain.flag[owner]


def ways_to(board: Board, seat: i64, owner: i64, delay: i64) -> "vec[i64]":
    """The pieces that may walk into an enemy's bastion, each with what its way there is longer than the hops."""
    terrain = board.terrain
    out = vec[i64](capacity=2 * board.army)
    for piece in range(seat * board.army, (seat + 1) * board.army):
        here = board.cell[piece]
        if here != t.NONE and board.kind[piece] != t.TOWER:
            home = terrain.bastion[here]
            extra = delay
            if home == owner:
                extra = 0
            elif home != t.NONE and b.has(board.shut, home):
                extra += SHUT
            out = append(append(out, piece), extra)
    return out


def steps(board: Board, piece: i64, cell: i64, extra: i64) -> i64:
    """Steps of a piece to a cell of a bastion: by the bridge, or over the wall from the tower it rides on."""
    terrain = board.terrain
    way = board.cell[piece] * terrain.cells + cell
    distance = terrain.hops[way] + extra
    if board.carrier[piece] != t.NONE and terrain.siege[way] < distance:
        return terrain.siege[way]
    return distance


def near_throne(board: Board, ways: "vec[i64]", throne: i64, weight: i64) -> i64:
    """The pull of an enemy's throne on the own king."""
    for i in range(0, len(ways), 2):
        if board.kind[ways[i]] == t.KING:
            return pull(steps(board, ways[i], throne, ways[i + 1]), weight)
    return 0


def near_feature(board: Board, ways: "vec[i64]", owner: i64, feature: i64, weight: i64) -> i64:
    """The pull of a feature on the nearest own piece, less on the second nearest, a little on all that may support."""
    cell = feature_cell(board, owner, feature)
    nearest: i64 = 99
    second: i64 = 99
    swarm: i64 = 0
    for i in range(0, len(ways), 2):
        piece = ways[i]
        if feature == DUNGEON and b.has(board.freed, piece):
            continue
        distance = steps(board, piece, cell, ways[i + 1])
        swarm += pull(distance, SWARM)
        if distance < nearest:
            second = nearest
            nearest = distance
        elif distance < second:
            second = distance
    return pull(nearest, weight) + pull(second, weight // 3) + swarm


def near_bridge(board: Board, seat: i64, owner: i64, weight: i64) -> i64:
    """The pull of a drawbridge on the nearest own tower."""
    terrain = board.terrain
    nearest: i64 = 99
    for piece in range(seat * board.army, (seat + 1) * board.army):
        if board.kind[piece] == t.TOWER and board.cell[piece] != t.NONE:
            distance = terrain.hops[board.cell[piece] * terrain.cells + terrain.gatehouse[owner]]
            if distance < nearest:
                nearest = distance
    return pull(nearest, weight)


def has_prisoner(board: Board, seat: i64, owner: i64) -> bool:
    """Does this enemy hold a piece of the seat that can be freed? (R32)"""
    for piece in range(seat * board.army, (seat + 1) * board.army):
        if board.captor[piece] == owner and board.kind[piece] != t.KING and board.kind[piece] != t.TOWER:
            return True
    return False


def progress(board: Board, seat: i64, objective: i64) -> i64:
    """How much of an objective is done, in percent."""
    deeds = seat * t.DEEDS
    done = board.deeds
    if objective == t.TWO_TREASURES:
        return done[deeds + t.TREASURES_TAKEN] * 50
    if objective == t.TWO_FREED:
        return done[deeds + t.PIECES_FREED] * 50
    if objective == t.EIGHT_SOLDIERS:
        return done[deeds + t.SOLDIERS_HELD] * 100 // t.WANTED[t.EIGHT_SOLDIERS]
    if objective == t.ALL_STRATEGISTS:
        return done[deeds + t.STRATEGISTS_HELD] * 100 // t.STRATEGISTS_WANTED[board.seats]
    if objective == t.BANNER_AND_GOLD:
        return (50 if done[deeds + t.FLAGS_TAKEN] else 0) + (30 if done[deeds + t.TREASURES_TAKEN] else 0)
    if objective == t.TWO_BRIDGES:
        return done[deeds + t.BRIDGES_DESTROYED] * 50
    if objective == t.THREE_ROYALS:
        return done[deeds + t.ROYALS_HELD] * 33
    if objective == t.ANNEXATION:
        return 0
    enemy = missions.direct_opponent(board.seats, seat) if objective == t.TEN_POINTS else objective
    return missions.mission_points(missions.deeds_against(board, seat, enemy), board.is_inviolate(seat)) * 8


# ---- fights the token holder can begin from where his pieces stand


def add_fights_to_come(board: Board, out: "vec[i64]") -> None:
    """Add what the attacks still open in this turn are likely to bring; a token not yet chosen may be either."""
    if board.phase != b.CHOOSING_TOKEN:
        add_fights_of(board, board.token, FIGHT_NOW, out)
        return
    soldiers = out[:]
    add_fights_of(board, t.SOLDIERS, FIGHT_SOON, soldiers)
    strategists = out[:]
    add_fights_of(board, t.STRATEGISTS, FIGHT_SOON, strategists)
    better = soldiers if soldiers[board.holder] > strategists[board.holder] else strategists
    for seat in range(board.seats):
        out[seat] = better[seat]


def add_fights_of(board: Board, of_class: i64, likely: i64, out: "vec[i64]") -> None:
    """Add the good fights of one class of the holder's pieces, each piece against the best target left for it."""
    holder = board.holder
    free = ~(board.army_of(holder) | (b.bit(board.target) if board.target != t.NONE else 0))
    for piece in range(holder * board.army, (holder + 1) * board.army):
        if board.cell[piece] == t.NONE or board.class_of(piece) != of_class or b.has(board.attacked, piece):
            continue
        if piece == board.valiant:
            continue
        found = combat.targets(board, piece) & free
        best: i64 = 0
        chosen: i64 = t.NONE
        target: i64 = 0
        while found:
            if found & 1:
                value = fight_worth(board, piece, target)
                if value > best:
                    best = value
                    chosen = target
            found >>= 1
            target += 1
        if chosen != t.NONE:
            free &= ~b.bit(chosen)
            out[holder] += best * likely // 200
            out[board.owner(chosen)] -= best * likely // 200


def fight_worth(board: Board, piece: i64, target: i64) -> i64:
    """What an attack changes between two seats on average, from the highest power either side can afford."""
    attack = might(board, piece)
    defence = might(board, target)
    odds = between(50 + ODDS * (attack - defence), 5, 95)
    worth = odds * (piece_worth(board, target) + held_worth(board, target))
    if combat.is_counterable(board, piece, target):
        worth -= (100 - odds) * (piece_worth(board, piece) + held_worth(board, piece))
    return worth // 100


def might(board: Board, piece: i64) -> i64:
    """The highest power of a piece that its owner can pay for."""
    value = board.value[piece]
    if value == UNKNOWN:
        return MIDDLING
    courage = t.COURAGE[value]
    reserve = board.courage[board.owner(piece) * 2 + board.class_of(piece)] + 1
    return t.FORCE[value] * (courage if courage < reserve else reserve)


def held_worth(board: Board, piece: i64) -> i64:
    """What a piece is worth to whoever takes it."""
    return SOLDIER_HELD if board.class_of(piece) == t.SOLDIERS else STRATEGIST_HELD


def between(value: i64, least: i64, most: i64) -> i64:
    """The value, or the nearer bound."""
    return least if value < least else most if value > most else value


# ---- a fight that is under way


def weigh_fight(board: BastionsState, worths: "vec[i64]") -> "vec[i64]":
    """Add what the fight will bring on average over the cards that may still be played."""
    out = worths[:]
    attacker = board.owner(board.valiant)
    defender = board.attacked_seat()
    if board.bridge != t.NONE:
        if breach_chance(board, attacker) > 50:
            out[attacker] += 120
        return out
    target = board.target
    lowest, highest = card_range(board, attacker)
    taken: i64 = 0
    lost: i64 = 0
    fights: i64 = 0
    can_be_lost = combat.is_counterable(board, board.valiant, target)
    weak_side = combat.is_diagonal_at_tower(board, board.valiant, target)
    low, high = (i64(0), i64(0)) if combat.is_helpless(board, target) else card_range(board, defender)
    for card in range(lowest, highest + 1):
        alone = combat.power(board, board.valiant, card)
        together = combat.attack_power(board, card)
        for answer in range(low, high + 1):
            defence: i64 = 0 if answer == 0 else combat.power(board, target, answer)
            fights += 1
            if together > defence or (together == defence and weak_side):
                taken += 1
            if defence > alone and can_be_lost and together != defence:
                lost += 1
    prize = piece_worth(board, target)
    stake = piece_worth(board, board.valiant)
    out[attacker] += (held_worth(board, target) * taken - stake * lost) // fights
    out[defender] += (held_worth(board, board.valiant) * lost - prize * taken) // fights
    return out


def card_range(board: Board, seat: i64) -> "tuple[i64, i64]":
    """The cards a seat may still play in this fight; one when it is chosen."""
    if board.phase == b.PLAYING_CARDS and board.cards[seat] > 0:
        return board.cards[seat], board.cards[seat]
    value = board.value[combat.fighter(board, seat)]
    return i64(1), combat.highest_card(board, seat, value) if value != UNKNOWN else i64(2)


def breach_chance(board: Board, seat: i64) -> i64:
    """How many of a hundred cards break the bridge."""
    if board.kind[board.valiant] == t.TOWER:
        return 100
    lowest, highest = card_range(board, seat)
    broken: i64 = 0
    for card in range(lowest, highest + 1):
        if combat.attack_power(board, card) > combat.resistance(board, board.bridge):
            broken += 1
    return 100 * broken // (highest - lowest + 1)


# ---- what looks promising before any search


def prior(board: Board, seat: i64, number: i64) -> i64:
    """How promising an action looks: nearer to goals, stronger against weaker, seldom nothing."""
    verb = act.kind_of(number)
    first = act.first_of(number)
    if verb == act.DECLARE:
        return 1000
    if verb == act.MOVE:
        return 20 + move_gain(board, seat, first, act.second_of(number))
    if verb in (act.ATTACK, act.RIPOSTE):
        return 30 + edge(board, first, act.second_of(number))
    if verb == act.BREACH:
        return 90 if board.kind[first] == t.TOWER else 15
    if verb == act.SUPPORT:
        return 40
    if verb == act.CARD:
        return card_promise(board, seat, first)
    if verb == act.FREE:
        return 10 + piece_worth(board, first) // 10
    if verb == act.GO:
        return 20
    if verb in (act.END_MOVE, act.END_TURN, act.PASS):
        return 40
    if verb == act.BRIDGE:
        return 6
    return 20


def card_promise(board: Board, seat: i64, card: i64) -> i64:
    """How many answers a courage card beats, less what it costs."""
    if board.bridge != t.NONE:
        return 6 + (40 if combat.attack_power(board, card) > combat.resistance(board, board.bridge) else 0) - card
    attacking = board.owner(board.valiant) == seat
    enemy = board.owner(board.target if attacking else board.valiant)
    theirs = board.value[combat.fighter(board, enemy)] if combat.fighter(board, enemy) != t.NONE else UNKNOWN
    own = combat.attack_power(board, card) if attacking else combat.power(board, board.target, card)
    highest = combat.highest_card(board, enemy, theirs) if theirs != UNKNOWN else i64(0)
    beaten: i64 = 0
    for answer in range(1, highest + 1):
        other = combat.power(board, board.target, answer) if attacking else combat.attack_power(board, answer)
        if own > other:
            beaten += 2
        elif own == other:
            beaten += 1
    return 10 - card + 20 * beaten // highest if highest > 0 else 20 - 2 * card


def move_gain(board: Board, seat: i64, piece: i64, to: i64) -> i64:
    """Steps gained towards the nearest thing worth having, and more for arriving there."""
    terrain = board.terrain
    here = board.cell[piece]
    if board.kind[piece] == t.TOWER:
        best: i64 = -9
        for owner in range(board.seats):
            if owner != seat and board.breaker[owner] == t.NONE:
                bridge = terrain.gatehouse[owner]
                gain = terrain.hops[here * terrain.cells + bridge] - terrain.hops[to * terrain.cells + bridge]
                best = larger(best, gain * 4)
        return best
    found: i64 = -9
    for owner in range(board.seats):
        if owner == seat:
            continue
        for feature in range(TREASURE, DUNGEON + 1):
            if not still_pays(board, seat, piece, owner, feature):
                continue
            goal = feature_cell(board, owner, feature)
            if to == goal:
                return 100
            gain = terrain.hops[here * terrain.cells + goal] - terrain.hops[to * terrain.cells + goal]
            found = larger(found, gain * (10 if terrain.hops[to * terrain.cells + goal] < 5 else 5))
    return found


def still_pays(board: Board, seat: i64, piece: i64, owner: i64, feature: i64) -> bool:
    """Does arriving on this feature still bring something?"""
    if feature == TREASURE:
        return board.chests_left(owner) > 0
    if feature == FLAG:
        return board.flag_taker[owner] == t.NONE
    if feature == THRONE:
        return board.kind[piece] == t.KING and not b.has(board.annexed, board.pair(seat, owner))
    return not b.has(board.freed, piece) and has_prisoner(board, seat, owner)


def edge(board: Board, piece: i64, target: i64) -> i64:
    """How much stronger an attacker is than its target at middling courage, where values are known."""
    mine = board.value[piece]
    theirs = board.value[target]
    strength = t.FORCE[mine] * t.COURAGE[mine] if mine != UNKNOWN else i64(MIDDLING)
    other = t.FORCE[theirs] * t.COURAGE[theirs] if theirs != UNKNOWN else i64(MIDDLING)
    if not combat.is_counterable(board, piece, target):
        strength += 10
    prize: i64 = 10 if board.class_of(target) == t.STRATEGISTS else 0
    return strength - other + prize
