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
    offer = Offer(army, state, seat)
    legal = state.legal(seat) if seat >= 0 else ()
    return offer.picks, tuple(offer.choice(int(number)) for number in legal)


def ghost_of(state: BastionsState, seat: int, number: int) -> Shape | None:
    """What an action would put on the board."""
    return Offer(Army(state, seat), state, seat).choice(number).ghost


class Offer:
    """Collects the picks of a seat while it finds paths and makes choices."""

    def __init__(self, army: Army, state: BastionsState, seat: int) -> None:
        self.army = army
        self.plan = army.plan
        self.state = state
        self.seat = seat
        self.picks: dict[str, Pick] = {}

    def choice(self, number: int) -> Choice:
        """A legal action with all that is said and shown of it."""
        verb, first, second = int(a.verb_of(number)), int(a.first_of(number)), int(a.second_of(number))
        if verb in (a.FREE, a.SUPPORT):
            return self._one_piece(number, verb, first)
        if verb in (a.PLACE, a.PUT):
            return self._one_cell(number, verb, first, second)
        if verb == a.MOVE:
            return self._move(number, first, second)
        if verb == a.BRIDGE:
            return self._said(number, say("choice-open" if second else "choice-close", owner=seat_words(first)))
        if verb in (a.ATTACK, a.RIPOSTE, a.BREACH):
            return self._attack(number, verb, first, second)
        path = self.path(number)
        return Choice(spell(self.state, number), path, self.picks[path[0]].label)

    def path(self, number: int) -> tuple[str, ...]:
        """What a hand would touch to say an action of this seat, legal or not."""
        verb, first, second = int(a.verb_of(number)), int(a.first_of(number)), int(a.second_of(number))
        if verb in BUTTONS:
            return (self._button(BUTTONS[verb], say(f"choice-{BUTTONS[verb]}")),)
        if verb == a.TOKEN:
            return (self._button(CLASS_NAMES[first], say(f"choice-{CLASS_NAMES[first]}")),)
        if verb == a.LOSE:
            name = RESERVE_NAMES[first]
            return (self._button(f"lose-{name}", say("choice-lose", reserve=name)),)
        if verb == a.SHARE:
            return (self._share(first, second),)
        if verb == a.CARD:
            return (self._pick(f"card:{first}", "card", say("choice-card", card=first, cost=first - 1)),)
        if verb in (a.FREE, a.SUPPORT):
            return (self.piece(first),)
        if verb in (a.PLACE, a.PUT):
            return (self.cell(second if verb == a.PLACE else first),)
        if verb == a.MOVE:
            cost = int(move_cost(self.state, first, speed_left(self.state)))
            return self.piece(first, max(cost, 0)), self.cell(second)
        if verb == a.BRIDGE:
            return (self.bridge(first),)
        return self.piece(first), self.bridge(second) if verb == a.BREACH else self.target(second)

    def _said(self, number: int, label: Message, ghost: Shape | None = None) -> Choice:
        return Choice(spell(self.state, number), self.path(number), label, ghost)

    # ---- single picks

    def _pick(
        self, id: str, kind: PickKind, label: Message, outline: Shape | None = None, area: Shape | None = None
    ) -> str:
        if id not in self.picks:
            self.picks[id] = Pick(id, kind, label, outline, area)
        return id

    def _button(self, name: str, label: Message) -> str:
        return self._pick(f"button:{name}", "button", label)

    def _share(self, red: int, blue: int) -> str:
        """One dial: what does not go to the red reserve goes to the blue one."""
        label = say("choice-share", red=red, blue=blue)
        most = int(due_gain(self.state.dues[0]))
        self.picks[f"red={red}"] = Pick(f"red={red}", "number", label, least=0, most=most, marks={red: label})
        return f"red={red}"

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

    def target(self, piece: int) -> str:
        """A piece that is attacked."""
        label = say("pick-target", piece=piece_words(self.state, piece))
        return self._pick(f"target:{self.state.piece_name(piece)}", "piece", label, self.army.stands[piece].outline())

    # ---- pieces and cells

    def _one_piece(self, number: int, verb: int, piece: int) -> Choice:
        ghost = self._strike(piece, self._aim()) if verb == a.SUPPORT else None
        key = "choice-free" if verb == a.FREE else "choice-support"
        return self._said(number, say(key, piece=piece_words(self.state, piece)), ghost)

    def _one_cell(self, number: int, verb: int, first: int, second: int) -> Choice:
        state = self.state
        cell = second if verb == a.PLACE else first
        name = self.plan.cells[cell].name
        if verb == a.PUT:
            label = say("choice-put", piece=piece_words(state, int(state.released)), cell=name)
            return self._said(number, label, self.army.ghost(int(state.released), cell))
        label = say("choice-place", value=value_words(first), cell=name)
        return self._said(number, label, self.newcomer(first, cell))

    def newcomer(self, value: int, cell: int) -> Shape:
        """A value that is not placed yet on the figurine of a cell."""
        x, y = self.plan.cells[cell].middle
        letter = TYPE_LETTERS[VALUE_TYPE[value]]
        plate = "plate-" + typed_value(value)[1:].replace("/", "-") + "-secret"
        return group(use(f"figure-{COLOURS[self.seat]}-{letter}", x, y), use(plate, x, y + 9), opacity=0.75)

    def _move(self, number: int, piece: int, cell: int) -> Choice:
        state = self.state
        cost = int(move_cost(state, piece, speed_left(state)))
        boards = cell != state.terrain.battlefield and state.top[cell] != NONE
        label = say(
            "choice-board" if boards else "choice-move",
            piece=piece_words(state, piece),
            cell=self.plan.cells[cell].name,
            speed=cost,
        )
        return self._said(number, label, self.army.ghost(piece, cell))

    # ---- fights

    def _attack(self, number: int, verb: int, valiant: int, second: int) -> Choice:
        words = piece_words(self.state, valiant)
        if verb == a.BREACH:
            label = say("choice-breach", piece=words, owner=seat_words(second))
            return self._said(number, label, self._strike(valiant, self._gate(second)))
        key = "choice-riposte" if verb == a.RIPOSTE else "choice-attack"
        label = say(key, piece=words, target=piece_words(self.state, second))
        return self._said(number, label, self._strike(valiant, self.army.stands[second].at))

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
    return Offer(army, state, seat).fight()
