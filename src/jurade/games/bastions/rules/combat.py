"""Fighting: who may attack whom, with what power, and what comes of it (R40 to R70)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.games.bastions import tables as t
from jurade.games.bastions.rules import actions as act
from jurade.games.bastions.rules.board import Board, bit, has
from jurade.games.bastions.rules.missions import pieces_held, recount
from jurade.games.bastions.rules.movement import owe_gain
from jurade.games.bastions.rules.terrain import HIGH, OPEN_GROUND, STRAIGHT, way_bridges, way_middle, way_to

# ---- who may attack whom


def targets(board: Board, piece: i64) -> i64:
    """The enemy pieces this one may attack by its place and type, as a set (R41 to R46)."""
    if board.kind[piece] == t.ARCHER:
        return shooting_targets(board, piece)
    return contact_targets(board, piece)


def contact_targets(board: Board, piece: i64) -> i64:
    """Enemy pieces in contact; for a tower only straight ahead (R41)."""
    terrain = board.terrain
    top = board.top
    cell = board.cell[piece]
    seat = board.owner(piece)
    levels = board.levels(piece)
    field = terrain.battlefield
    straight_only = board.kind[piece] == t.TOWER
    found: i64 = 0
    ways = terrain.touch_ways
    for i in range(terrain.touch_first[cell], terrain.touch_first[cell + 1]):
        way = ways[i]
        to = way_to(way)
        other = top[to]
        if other == t.NONE:
            if to == field and board.melee != 0:
                found |= melee_targets(board, levels)
            continue
        if board.owner(other) == seat or (straight_only and way & STRAIGHT == 0):
            continue
        common = levels & board.levels(other)
        if common != 0 and board.touches(way, common):
            found |= bit(other)
        rider = board.rider[other]
        if rider != t.NONE and levels & HIGH and board.touches(way, HIGH):
            found |= bit(rider)
    if cell == field:
        found |= melee_targets(board, levels)
    return found & ~board.army_of(seat)


def melee_targets(board: Board, levels: i64) -> i64:
    """Pieces on the battlefield that have a level in common (R9, R70)."""
    found: i64 = 0
    for other in range(board.pieces):
        if has(board.melee, other) and levels & board.levels(other):
            found |= bit(other)
    return found


def shooting_targets(board: Board, archer: i64) -> i64:
    """Enemy pieces at the end of a line of two cells that the archer can see (R42 to R44)."""
    terrain = board.terrain
    cell = board.cell[archer]
    seat = board.owner(archer)
    found: i64 = 0
    for i in range(terrain.shot_first[cell], terrain.shot_first[cell + 1]):
        way = terrain.shot_ways[i]
        other = board.top[way_to(way)]
        if other == t.NONE or board.owner(other) == seat:
            continue
        if sees(board, archer, other, way):
            found |= bit(other)
        rider = board.rider[other]
        if rider != t.NONE and sees(board, archer, rider, way):
            found |= bit(rider)
    return found


def sees(board: Board, archer: i64, target: i64, way: i64) -> bool:
    """May the archer shoot along this line: over pieces from a height, over walls to or from one? (R43, R44)"""
    if board.levels(archer) & HIGH:
        return True
    middle = way_middle(way)
    if board.top[middle] != t.NONE or (middle == board.terrain.battlefield and board.melee != 0):
        return False
    if board.levels(target) & HIGH:
        return True
    return way & OPEN_GROUND != 0 and way_bridges(way) & board.shut == 0


def shot(board: Board, archer: i64, target: i64) -> i64:
    """The line along which an archer may shoot a piece, or NONE."""
    terrain = board.terrain
    cell = board.cell[archer]
    for i in range(terrain.shot_first[cell], terrain.shot_first[cell + 1]):
        way = terrain.shot_ways[i]
        if way_to(way) == board.cell[target]:
            return way if sees(board, archer, target, way) else t.NONE
    return t.NONE


def may_attack(board: Board, piece: i64) -> bool:
    """Is the piece in play, of the class in use, and has it not attacked yet? (R1, R40)"""
    return board.cell[piece] != t.NONE and board.class_of(piece) == board.token and not has(board.attacked, piece)


def list_attacks(board: Board, seat: i64, enemies: i64, verb: i64, out: "vec[i64]") -> "vec[i64]":
    """Add the attacks of a seat on these enemy pieces, by valiant and then by target."""
    for piece in range(seat * board.army, (seat + 1) * board.army):
        if not may_attack(board, piece):
            continue
        found = targets(board, piece) & enemies
        target: i64 = 0
        while found:
            if found & 1:
                out = append(out, act.packed(verb, piece, target))
            found >>= 1
            target += 1
    return out


def can_breach(board: Board, piece: i64) -> i64:
    """The owner of the drawbridge a piece may attack from where it stands, or NONE (R27)."""
    owner = board.terrain.front[board.cell[piece]]
    if owner == t.NONE or owner == board.owner(piece) or board.breaker[owner] != t.NONE:
        return t.NONE
    if board.kind[piece] == t.ARCHER or board.carrier[piece] != t.NONE:
        return t.NONE
    return owner


def list_breaches(board: Board, seat: i64, out: "vec[i64]") -> "vec[i64]":
    """Add the attacks of the token holder on drawbridges."""
    for piece in range(seat * board.army, (seat + 1) * board.army):
        if may_attack(board, piece):
            owner = can_breach(board, piece)
            if owner != t.NONE:
                out = append(out, act.packed(act.BREACH, piece, owner))
    return out


def can_support(board: Board, piece: i64) -> bool:
    """May this piece join the attack that has been declared? (R28, R61, R70)"""
    if piece == board.valiant or has(board.supports, piece) or not may_attack(board, piece):
        return False
    kind = board.kind[piece]
    if board.bridge != t.NONE:
        return kind == t.SOLDIER and can_breach(board, piece) == board.bridge
    if board.cell[board.target] == board.terrain.battlefield:
        return False
    mixed = board.seats == 4 and kind in (t.SOLDIER, t.ARCHER)
    return (mixed or kind == board.kind[board.valiant]) and has(targets(board, piece), board.target)


def list_supports(board: Board, out: "vec[i64]") -> "vec[i64]":
    """Add the pieces that may join the attack."""
    kind = board.kind[board.valiant]
    if kind in (t.SOLDIER, t.ARCHER):
        seat = board.owner(board.valiant)
        for piece in range(seat * board.army, (seat + 1) * board.army):
            if can_support(board, piece):
                out = append(out, act.packed(act.SUPPORT, piece))
    return out


# ---- power


def king_bonus(board: Board, piece: i64) -> i64:
    """Force gained beside the own king (R51)."""
    if board.kind[piece] == t.KING:
        return 0
    king = board.find(board.owner(piece), t.KING)
    return t.KING_FORCE if king != t.NONE and board.in_contact(piece, king) else 0


def queen_bonus(board: Board, piece: i64) -> i64:
    """Courage gained beside the own queen (R50)."""
    if board.kind[piece] == t.QUEEN:
        return 0
    queen = board.find(board.owner(piece), t.QUEEN)
    return t.QUEEN_COURAGE if queen != t.NONE and board.in_contact(piece, queen) else 0


def knight_bonus(board: Board, piece: i64) -> i64:
    """Power gained by a strategist beside own knights, with that option (R85)."""
    if not board.rules.knight_bonus or board.class_of(piece) != t.STRATEGISTS:
        return 0
    seat = board.owner(piece)
    bonus: i64 = 0
    for knight in range(seat * board.army, (seat + 1) * board.army):
        if knight != piece and board.kind[knight] == t.KNIGHT and board.in_contact(piece, knight):
            bonus += t.KNIGHT_POWER
    return bonus


def force(board: Board, piece: i64) -> i64:
    """Force of a piece with king and, for a tower that carries somebody, one more (R20, R51)."""
    carrying = t.CARRYING_FORCE if board.rider[piece] != t.NONE else 0
    return t.FORCE[board.value[piece]] + king_bonus(board, piece) + carrying


def power(board: Board, piece: i64, card: i64) -> i64:
    """Force times courage, and what knights add (R50, R51, R85)."""
    return force(board, piece) * (card + queen_bonus(board, piece)) + knight_bonus(board, piece)


def is_helpless(board: Board, piece: i64) -> bool:
    """Is this an archer on the battlefield that may not even try to survive? (RULING 30)"""
    return board.rules.helpless and board.kind[piece] == t.ARCHER and board.cell[piece] == board.terrain.battlefield


def attack_power(board: Board, card: i64) -> i64:
    """What all attackers bring together: the valiant's power and the supports' Force (R62)."""
    total = power(board, board.valiant, card)
    for piece in range(board.pieces):
        if has(board.supports, piece):
            total += force(board, piece)
    return total


def resistance(board: Board, owner: i64) -> i64:
    """What an attack on a drawbridge must exceed (R28)."""
    return t.RESISTANCE_PER_PIECE * board.in_play[owner]


# ---- cards


def fighter(board: Board, seat: i64) -> i64:
    """The piece for which a seat plays a card in this fight, or NONE."""
    if board.owner(board.valiant) == seat:
        return t.NONE if board.bridge != t.NONE and board.kind[board.valiant] == t.TOWER else board.valiant
    if board.target == t.NONE or board.owner(board.target) != seat or is_helpless(board, board.target):
        return t.NONE
    return board.target


def highest_card(board: Board, seat: i64, value: i64) -> i64:
    """The highest card a seat may play for its fighter, if that has this value; so are all lower ones (R52, R53)."""
    piece = fighter(board, seat)
    best = t.COURAGE[value] - queen_bonus(board, piece)
    reserve = board.courage[seat * 2 + board.class_of(piece)] + 1
    left = t.COURAGE_PER_TURN - board.spent[seat] + 1
    if reserve < best:
        best = reserve
    if left < best:
        best = left
    return best if best > 1 else 1


def pay(board: Board, seat: i64, piece: i64) -> None:
    """Pay the card a seat played for a piece (R54): red for soldiers, blue for strategists."""
    cost = board.cards[seat] - 1
    board.courage[seat * 2 + board.class_of(piece)] -= cost
    board.spent[seat] += cost


# ---- what comes of it


def attack_way(board: Board, attacker: i64, target: i64) -> i64:
    """The contact or line by which an attacker reaches its target."""
    return shot(board, attacker, target) if board.kind[attacker] == t.ARCHER else board.contact(attacker, target)


def is_diagonal_at_tower(board: Board, attacker: i64, target: i64) -> bool:
    """Is the target a tower and the attacker at its weak side? (R57, R58, R69, RULING 19)"""
    return board.kind[target] == t.TOWER and attack_way(board, attacker, target) & STRAIGHT == 0


def is_counterable(board: Board, attacker: i64, target: i64) -> bool:
    """May the target take this attacker, if it is the stronger? (R57)"""
    if board.kind[attacker] == t.ARCHER:
        return board.kind[target] == t.ARCHER and shot(board, target, attacker) != t.NONE
    return board.kind[target] != t.ARCHER and not is_diagonal_at_tower(board, attacker, target)


def fight(board: Board) -> None:
    """Resolve a fight between pieces: cards shown and paid, values shown, takings together (R54 to R65a)."""
    valiant = board.valiant
    target = board.target
    attacker = board.owner(valiant)
    defender = board.owner(target)
    alone = power(board, valiant, board.cards[attacker])
    together = attack_power(board, board.cards[attacker])
    defence: i64 = 0 if is_helpless(board, target) else power(board, target, board.cards[defender])
    if board.journal is not None:
        board.journal.note(
            "cards_revealed",
            {
                "attacking_seat": attacker,
                "defending_seat": defender,
                "valiant": board.piece_name(valiant),
                "target": board.piece_name(target),
                "attack_card": board.cards[attacker],
                "defence_card": board.cards[defender],
                "valiant_power": alone,
                "attack": together,
                "defence": defence,
            },
        )
    pay(board, attacker, valiant)
    if board.cards[defender] > 0:
        pay(board, defender, target)
    reveal_attackers(board)
    reveal(board, target)

    beaten = together > defence or (together == defence and is_diagonal_at_tower(board, valiant, target))
    lost: i64 = 0
    if defence > together:
        lost = counterable_attackers(board)
    elif defence < together and defence > alone and is_counterable(board, valiant, target):
        lost = bit(valiant)
    if lost == 0 and not beaten:
        board.note("fight_undecided", attacker)
    if beaten:
        capture(board, target, attacker)
    for piece in range(board.pieces):
        if has(lost, piece):
            capture(board, piece, defender)
    if lost != 0 or beaten:
        recount(board)


def counterable_attackers(board: Board) -> i64:
    """All participants that the target may take (R57, R63, RULING 17)."""
    found: i64 = 0
    for piece in range(board.pieces):
        if (piece == board.valiant or has(board.supports, piece)) and is_counterable(board, piece, board.target):
            found |= bit(piece)
    return found


def breach(board: Board) -> None:
    """Resolve an attack on a drawbridge: a tower breaks it, others must exceed its resistance (R28, RULING 35, 36)."""
    attacker = board.owner(board.valiant)
    owner = board.bridge
    broken = True
    if board.kind[board.valiant] != t.TOWER:
        attack = attack_power(board, board.cards[attacker])
        broken = attack > resistance(board, owner)
        if board.journal is not None:
            board.journal.note(
                "breach_tried",
                {
                    "attacking_seat": attacker,
                    "owner_seat": owner,
                    "valiant": board.piece_name(board.valiant),
                    "attack_card": board.cards[attacker],
                    "attack": attack,
                    "resistance": resistance(board, owner),
                },
            )
        pay(board, attacker, board.valiant)
        reveal_attackers(board)
    if broken:
        board.breaker[owner] = attacker
        board.shut &= ~bit(owner)
        board.stirred = 1
        board.note("bridge_destroyed", attacker, owner)
        recount(board)


def reveal_attackers(board: Board) -> None:
    """Show the values of the valiant and the supports (R55)."""
    for piece in range(board.pieces):
        if piece == board.valiant or has(board.supports, piece):
            reveal(board, piece)


def reveal(board: Board, piece: i64) -> None:
    """Show the value of a piece to everybody; it stays shown if the table remembers (R55, RULING 32)."""
    if board.rules.remember:
        board.shown |= bit(piece)
    if board.journal is not None:
        board.journal.note(
            "value_revealed",
            {"seat": board.owner(piece), "piece": board.piece_name(piece), "value": t.VALUE_NAMES[board.value[piece]]},
        )


def capture(board: Board, piece: i64, winner: i64) -> None:
    """Take a beaten piece, a tower with its rider, to the winner's prison (R37, R59, RULING 33)."""
    rider = board.rider[piece]
    if rider != t.NONE:
        reveal(board, rider)
        capture(board, rider, winner)
    board.lift(piece)
    board.captor[piece] = winner
    board.in_play[board.owner(piece)] -= 1
    board.stirred = 1
    if board.journal is not None:
        name = "king_eliminated" if board.kind[piece] == t.KING else "piece_captured"
        board.journal.note(
            name,
            {
                "seat": winner,
                "owner_seat": board.owner(piece),
                "piece": board.piece_name(piece),
                "value": t.VALUE_NAMES[board.value[piece]],
            },
        )


def reward_prison(board: Board, seat: i64) -> None:
    """The first 8 soldiers and the first 6 strategists held are worth two courage points each (R38)."""
    if board.in_play[seat] == 0:
        return
    for which in range(t.SOLDIERS, t.STRATEGISTS + 1):
        wanted = t.PRISON_SOLDIERS if which == t.SOLDIERS else t.PRISON_STRATEGISTS
        given = bit(seat * 2 + which)
        if board.rewarded & given == 0 and pieces_held(board, seat, which) >= wanted:
            board.rewarded |= given
            if board.journal is not None:
                board.journal.note("prison_rewarded", {"seat": seat, "held": wanted})
            owe_gain(board, seat, t.PRISON_COURAGE)
