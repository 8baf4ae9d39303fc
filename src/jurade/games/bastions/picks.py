"""Every legal action as a path of picks: the notation that is sent, and what a hand would touch to say it.

::

    token soldiers, endmove, go, pass …   button:soldiers …
    place s6/4 c2, put d2                 cell:c2
    move ms4 d5                           piece:ms4 › cell:d5
    bridge m close                        bridge:m
    free ms4, support ms4                 piece:ms4
    share 1 1                             red=1
    lose red                              button:lose-red
    attack ms4 > js1, riposte ms4 > js1   piece:ms4 › target:js1
    breach ms4 > j                        piece:ms4 › bridge:j
    card 3                                card:3
"""

from __future__ import annotations

from typing import Final

from jurade.core.look import INK, RUBRIC, Point, group, polygon, use
from jurade.core.scene import Choice, Pick, PickKind, Shape
from jurade.core.words import Message, say
from jurade.games.bastions import actions as a
from jurade.games.bastions.board import SUPPORTING, has
from jurade.games.bastions.drawing.army import Army, arrow
from jurade.games.bastions.drawing.geometry import COLOURS
from jurade.games.bastions.drawing.pieces import BASE
from jurade.games.bastions.drawing.telling import cell_words, piece_words, seat_words, value_words
from jurade.games.bastions.movement import due_gain, move_cost, speed_left
from jurade.games.bastions.spelling import spell, typed_value
from jurade.games.bastions.state import BastionsState
from jurade.games.bastions.tables import CLASS_NAMES, NONE, RESERVE_NAMES, SEAT_LETTERS, TYPE_LETTERS, VALUE_TYPE

BUTTONS: Final = {a.DECLARE: "declare", a.END_MOVE: "endmove", a.END_TURN: "endturn", a.GO: "go", a.PASS: "pass"}


def picks_and_choices(army: Army, state: BastionsState, seat: int) -> tuple[dict[str, Pick], tuple[Choice, ...]]:
    """What can be picked by a seat now, and the choices the picks lead to, in the order of ``legal``."""
    offer = _Offer(army, state, seat)
    legal = state.legal(seat) if seat >= 0 else ()
    return offer.picks, tuple(offer.choice(int(number)) for number in legal)


def ghost_of(state: BastionsState, seat: int, number: int) -> Shape | None:
    """What an action would put on the board."""
    return _Offer(Army(state, seat), state, seat).choice(number).ghost


class _Offer:
    """Collects the picks while it makes the choices."""

    def __init__(self, army: Army, state: BastionsState, seat: int) -> None:
        self.army = army
        self.plan = army.plan
        self.state = state
        self.seat = seat
        self.picks: dict[str, Pick] = {}

    def choice(self, number: int) -> Choice:
        verb, first, second = int(a.verb_of(number)), int(a.first_of(number)), int(a.second_of(number))
        if verb in BUTTONS:
            return self._button(number, BUTTONS[verb], say(f"choice-{BUTTONS[verb]}"))
        if verb == a.TOKEN:
            return self._button(number, CLASS_NAMES[first], say(f"choice-{CLASS_NAMES[first]}"))
        if verb == a.LOSE:
            name = RESERVE_NAMES[first]
            return self._button(number, f"lose-{name}", say("choice-lose", reserve=name))
        if verb == a.SHARE:
            return self._share(number, first, second)
        if verb == a.CARD:
            return self._card(number, first)
        if verb in (a.FREE, a.SUPPORT):
            return self._one_piece(number, verb, first)
        if verb in (a.PLACE, a.PUT):
            return self._one_cell(number, verb, first, second)
        if verb == a.MOVE:
            return self._move(number, first, second)
        if verb == a.BRIDGE:
            return self._bridge(number, first, second == 1)
        return self._attack(number, verb, first, second)

    def _pick(
        self, id: str, kind: PickKind, label: Message, outline: Shape | None = None, area: Shape | None = None
    ) -> str:
        if id not in self.picks:
            self.picks[id] = Pick(id, kind, label, outline, area)
        return id

    def _button(self, number: int, name: str, label: Message) -> Choice:
        return Choice(spell(self.state, number), (self._pick(f"button:{name}", "button", label),), label)

    def _share(self, number: int, red: int, blue: int) -> Choice:
        """One dial: what does not go to the red reserve goes to the blue one."""
        label = say("choice-share", red=red, blue=blue)
        most = int(due_gain(self.state.dues[0]))
        self.picks[f"red={red}"] = Pick(f"red={red}", "number", label, least=0, most=most, marks={red: label})
        return Choice(spell(self.state, number), (f"red={red}",), label)

    def _card(self, number: int, card: int) -> Choice:
        label = say("choice-card", card=card, cost=card - 1)
        return Choice(spell(self.state, number), (self._pick(f"card:{card}", "card", label),), label)

    # ---- pieces and cells

    def piece(self, piece: int, speed: int = 0) -> str:
        """A piece that can be picked: where it stands, or as a card when it is held prisoner."""
        stand = self.army.stands.get(piece)
        label = say("pick-piece", piece=piece_words(self.state, piece), speed=speed)
        return self._pick(
            f"piece:{self.state.piece_name(piece)}", "piece", label, None if stand is None else stand.outline()
        )

    def cell(self, cell: int) -> str:
        seen = self.plan.cells[cell]
        return self._pick(f"cell:{seen.name}", "place", cell_words(seen), polygon(seen.floor(0.86)))

    def bridge(self, owner: int) -> str:
        planks = [polygon(quad) for quad in self.plan.planks(owner, 0.42)]
        label = say("pick-bridge", owner=seat_words(owner))
        return self._pick(f"bridge:{SEAT_LETTERS[owner]}", "place", label, group(*planks))

    def _one_piece(self, number: int, verb: int, piece: int) -> Choice:
        words = piece_words(self.state, piece)
        ghost = None
        if verb == a.SUPPORT:
            ghost = self._strike(piece, self._aim())
        label = say("choice-free" if verb == a.FREE else "choice-support", piece=words)
        return Choice(spell(self.state, number), (self.piece(piece),), label, ghost)

    def _one_cell(self, number: int, verb: int, first: int, second: int) -> Choice:
        state = self.state
        cell = second if verb == a.PLACE else first
        name = self.plan.cells[cell].name
        if verb == a.PUT:
            label = say("choice-put", piece=piece_words(state, int(state.released)), cell=name)
            ghost = self.army.ghost(int(state.released), cell)
        else:
            label = say("choice-place", value=value_words(first), cell=name)
            ghost = self.newcomer(first, cell)
        return Choice(spell(state, number), (self.cell(cell),), label, ghost)

    def newcomer(self, value: int, cell: int) -> Shape:
        """A value that is not placed yet on the figurine of a cell."""
        x, y = self.plan.cells[cell].middle
        letter = TYPE_LETTERS[VALUE_TYPE[value]]
        plate = "plate-" + typed_value(value)[1:].replace("/", "-") + "-secret"
        return group(use(f"figure-{COLOURS[self.seat]}-{letter}", x, y), use(plate, x, y + 9), opacity=0.75)

    def _move(self, number: int, piece: int, cell: int) -> Choice:
        state = self.state
        cost = int(move_cost(state, piece, speed_left(state)))
        trail = (self.piece(piece, cost), self.cell(cell))
        words = piece_words(state, piece)
        name = self.plan.cells[cell].name
        boards = cell != state.terrain.battlefield and state.top[cell] != NONE
        label = say("choice-board" if boards else "choice-move", piece=words, cell=name, speed=cost)
        return Choice(spell(state, number), trail, label, self.army.ghost(piece, cell))

    def _bridge(self, number: int, owner: int, opens: bool) -> Choice:
        label = say("choice-open" if opens else "choice-close", owner=seat_words(owner))
        return Choice(spell(self.state, number), (self.bridge(owner),), label)

    # ---- fights

    def _attack(self, number: int, verb: int, valiant: int, second: int) -> Choice:
        state = self.state
        words = piece_words(state, valiant)
        if verb == a.BREACH:
            trail = (self.piece(valiant), self.bridge(second))
            ghost = self._strike(valiant, self._gate(second))
            return Choice(
                spell(state, number), trail, say("choice-breach", piece=words, owner=seat_words(second)), ghost
            )
        target = piece_words(state, second)
        stand = self.army.stands[second]
        aim = self._pick(
            f"target:{state.piece_name(second)}", "piece", say("pick-target", piece=target), stand.outline()
        )
        key = "choice-riposte" if verb == a.RIPOSTE else "choice-attack"
        label = say(key, piece=words, target=target)
        return Choice(spell(state, number), (self.piece(valiant), aim), label, self._strike(valiant, stand.at))

    def _aim(self) -> Point:
        """The middle of what is attacked."""
        state = self.state
        return self._gate(int(state.gate)) if state.gate != NONE else self.army.stands[int(state.target)].at

    def _gate(self, owner: int) -> Point:
        """The middle of a drawbridge."""
        corners = [point for a_, b_, _ in self.plan.bridges[owner] for point in (a_, b_)]
        return (sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners))

    def _strike(self, piece: int, aim: Point) -> Shape:
        """A dashed arrow from an attacker to what it would attack."""
        return arrow(self.army.stands[piece].at, aim, BASE + 3, colour=INK)

    def fight(self) -> tuple[Shape, ...]:
        """The attack that has been declared: an arrow for every attacker."""
        state = self.state
        if state.valiant == NONE or state.phase < SUPPORTING:
            return ()
        joined = [int(state.valiant), *(p for p in range(state.pieces) if has(state.supports, p))]
        if state.gate == NONE and int(state.target) not in self.army.stands:
            return ()
        aim = self._aim()
        return tuple(
            arrow(self.army.stands[piece].at, aim, BASE + 3, dashed=False, colour=RUBRIC)
            for piece in joined
            if piece in self.army.stands
        )


def fight_arrows(army: Army, state: BastionsState, seat: int) -> tuple[Shape, ...]:
    """What is being attacked by whom, as long as the fight lasts."""
    return _Offer(army, state, seat).fight()
