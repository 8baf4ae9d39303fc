"""What either side of a fight may bring, and what a seat is told of it before it decides.

Everything is worked out from the masked state: where a value is not known, every value that is left is tried; where a
card is not known, every card that could be paid.  So nothing hidden can show.
"""

from __future__ import annotations

from typing import NamedTuple

from jurade.core.state import UNKNOWN
from jurade.core.verbs import Foreseen
from jurade.core.words import say
from jurade.games.bastions import tables as t
from jurade.games.bastions.drawing import telling
from jurade.games.bastions.rules import board as b
from jurade.games.bastions.rules import combat
from jurade.games.bastions.rules.board import Board
from jurade.games.bastions.rules.state import BastionsState


class Range(NamedTuple):
    """What one side may bring: least and most power, the values it may have, the attackers it may take."""

    least: int
    most: int
    values: tuple[str, ...]
    takes: tuple[int, ...]


def powers(state: BastionsState, piece: int) -> list[int]:
    """The powers of a piece whose value is known in a declared fight, from card 1 up to the highest it may play."""
    seat = state.owner(piece)
    if combat.fighter(state, seat) != piece:
        return [combat.force(state, piece)]  # a support brings its Force alone
    most = combat.highest_card(state, seat, state.value[piece])
    return [combat.power(state, piece, card) for card in range(1, most + 1)]


def fight_range(state: BastionsState, *, attacks: bool, card: int = 0) -> Range:
    """What the attacking or the defending side of a declared fight may bring, with any card or with this one."""
    least, most, values = _range_of(state, state.valiant if attacks else state.target, card)
    if not attacks:
        return Range(least, most, values, tuple(telling.members(state, combat.counterable_attackers(state))))
    for support in telling.members(state, state.supports):
        values_of = telling.possible_values(state, support)
        forces = [combat.force(_with(state, support, value), support) for value in values_of]
        least, most = least + min(forces), most + max(forces)
    return Range(least, most, values, ())


def _range_of(state: BastionsState, piece: int, card: int) -> tuple[int, int, tuple[str, ...]]:
    """The range of the one piece that is given a card."""
    if combat.is_helpless(state, piece):
        return 0, 0, ()
    seat = state.owner(piece)
    reached: list[int] = []
    values = telling.possible_values(state, piece)
    for value in values:
        world = _with(state, piece, value)
        if card:
            cards: range = range(card, card + 1)
        elif state.phase == b.PLAYING_CARDS and not b.has(state.asked, seat):
            cards = range(1, 2)  # nobody is asked who has but one card
        else:
            cards = range(1, combat.highest_card(world, seat, value) + 1)
        reached += [combat.power(world, piece, played) for played in cards]
    return min(reached), max(reached), tuple(t.VALUE_NAMES[value] for value in values)


def _with(state: BastionsState, piece: int, value: int) -> BastionsState:
    """The same state if a piece had this value."""
    if state.value[piece] == value:
        return state
    world = state.clone()
    world.value[piece] = value
    return world


def best_power(state: BastionsState, piece: int) -> int:
    """The most a piece could bring with what its owner's reserve holds, outside of any declared fight."""
    reserve = state.courage[state.owner(piece) * 2 + state.class_of(piece)]
    queen = combat.queen_bonus(state, piece)
    best = 0
    for value in telling.possible_values(state, piece):
        card = max(1, min(t.COURAGE[value] - queen, 1 + min(reserve, t.COURAGE_PER_TURN)))
        best = max(best, combat.power(_with(state, piece, value), piece, card))
    return best


# ---- what is told


def tell_bonuses(seen: Foreseen, board: Board, piece: int) -> None:
    """What strengthens a piece where it stands."""
    bonuses = {
        "king": combat.king_bonus(board, piece),
        "queen": combat.queen_bonus(board, piece),
        "carrying": board.rider[piece] != t.NONE,
        "knight": combat.knight_bonus(board, piece),
    }
    seen.lines += [say(f"preview-bonus-{name}") for name, bonus in bonuses.items() if bonus]


def declared(state: BastionsState, valiant: int, target: int, bridge: int) -> BastionsState:
    """A copy in which this attack has been declared."""
    after = state.clone()
    after.valiant, after.target, after.bridge, after.supports = valiant, target, bridge, 0
    return after


def tell_attack(seen: Foreseen, after: BastionsState) -> None:
    """A declared attack: the own powers card by card with bonuses, the other side's range, what may be lost."""
    valiant = after.valiant
    tell_bonuses(seen, after, valiant)
    together = [
        say("preview-power", card=card, power=fight_range(after, attacks=True, card=card).most)
        for card in range(1, len(powers(after, valiant)) + 1)
    ]
    seen.lines.append(say("preview-powers", powers=tuple(together)))
    tell_enemy(seen, after, fight_range(after, attacks=True), attacks=True)


def tell_joiners(seen: Foreseen, after: BastionsState) -> None:
    """Who could join an attack: soldiers and archers attack in numbers (R61)."""
    if after.kind[after.valiant] not in (t.SOLDIER, t.ARCHER):
        return
    after.attacked |= b.bit(after.valiant)
    seat = after.owner(after.valiant)
    army = telling.pieces_of(after, seat)
    joiners = [piece for piece in army if combat.can_support(after, piece)]
    if joiners:
        seen.lines.append(say("preview-joiners", pieces=telling.pieces_words(after, joiners, seat)))


def tell_enemy(seen: Foreseen, state: BastionsState, own: Range, *, attacks: bool) -> None:
    """What stands against the own power, and who may be taken."""
    if state.bridge != t.NONE:
        seen.lines.append(say("preview-resistance", resistance=combat.resistance(state, state.bridge)))
        return
    against = fight_range(state, attacks=not attacks)
    enemy = state.target if attacks else state.valiant
    words = telling.piece_words(state, enemy)
    key = "preview-fixed" if against.least == against.most else "preview-range"
    joined = 0 if attacks else len(telling.members(state, state.supports))
    seen.lines.append(say(key, piece=words, joined=joined, least=against.least, most=against.most))
    if state.value[enemy] == UNKNOWN:
        seen.lines.append(say("preview-values", values=against.values))
    if own.least > against.most:
        seen.lines.append(say("preview-sure"))
    if not attacks or against.most <= own.least:
        return
    if not against.takes:
        seen.lines.append(say("preview-safe"))
        return
    attackers = telling.pieces_words(state, against.takes, state.owner(state.valiant))
    seen.lines.append(say("preview-may-lose", pieces=attackers))
    if any(state.kind[piece] == t.KING for piece in against.takes):
        seen.warnings.append(say("warn-king-fights"))
