"""Every legal action as a path of picks: the notation that is sent, and what a hand would touch to say it.

::

    castle d11                  cell:d11
    order green red yellow      seat:green › seat:red                 the last place is what is left
    army b n1 t2                card:b › card:n1 › card:t2
    trade 4                     trade:4
    play p d8, play p stay      card:p › cell:d8, card:p › button:stay
    play m d4 charm red         card:m › cell:d4 › charm:red          there › button:none without the charm
    play m stay infect          card:m › button:stay › button:infect
    march n1 d4, march done     pawn:n1 › cell:d4, button:done
    attack d4 p t1              cell:d4 › pawn:p › pawn:t1 › button:go
    attack pass                 button:pass
    advance d4 b t1             pawn:b › pawn:t1, pawn:b › button:alone, pawn:t1, button:none
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from jurade.core.look import GOLD, INK, LEAF, Point, digits, group, path, rect, trace, use
from jurade.core.scene import Choice, Pick, PickKind, Shape
from jurade.core.words import Message, say
from jurade.games.feudo.actions import (
    ADVANCE,
    ARMY,
    ATTACK,
    ATTACK_PASS,
    CASTLE,
    INFECT,
    MARCH,
    MARCH_DONE,
    ORDER,
    PLAY,
    POWER,
    STAY,
    first_of,
    kind_of,
    power_of,
    second_of,
    target_of,
)
from jurade.games.feudo.combat import defence, strength
from jurade.games.feudo.drawing.field import Field, Reach, middle, steps_of
from jurade.games.feudo.drawing.ground import CELL, HALF
from jurade.games.feudo.drawing.telling import (
    cell_words,
    order_of,
    pawn_list,
    pawn_words,
    pawns_in,
    seat_list,
    seat_words,
)
from jurade.games.feudo.notation import write
from jurade.games.feudo.state import FeudoState
from jurade.games.feudo.tables import (
    BARON,
    CELL_NAMES,
    COLOURS,
    PAWN_NAMES,
    SHILLINGS,
    TRADES,
)

FADED: Final = 0.62  # a pawn that does not stand there yet
Trail = tuple[str, ...]


def picks_and_choices(field: Field, state: FeudoState, seat: int) -> tuple[dict[str, Pick], tuple[Choice, ...]]:
    """What can be picked by a seat now, and the choices the picks lead to, in the order of ``legal``."""
    offer = Offer(field, state, seat)
    choices = tuple(offer.choice(action) for action in offer.legal)
    return offer.picks, choices


def ghost_of(field: Field, state: FeudoState, seat: int, action: int) -> Shape | None:
    """What an action would put on the board."""
    return Offer(field, state, seat).choice(action).ghost


class Offer:
    """Collects the picks of a seat while it finds paths and makes choices."""

    def __init__(self, field: Field, state: FeudoState, seat: int) -> None:
        self.field = field
        self.state = state
        self.seat = seat
        self.legal = [int(action) for action in state.legal(seat)]
        self.standing = field.standing()
        self.picks: dict[str, Pick] = {}
        self.reaches: dict[int, Reach] = {}

    def choice(self, action: int) -> Choice:
        """A legal action with all that is said and shown of it."""
        kind = kind_of(action)
        if kind == CASTLE:
            return self._castle(action)
        if kind == ORDER:
            seats = order_of(second_of(action), int(self.state.seats))
            return self._said(action, say("choice-order", seats=seat_list(seats)))
        if kind == ARMY:
            return self._said(action, say("choice-army", pawns=pawn_list(second_of(action))))
        if kind == PLAY:
            return self._play(action)
        if kind == MARCH:
            return self._march(action)
        if kind == ATTACK:
            return self._attack(action)
        if kind == ADVANCE:
            return self._advance(action)
        return self._trade(action)

    def path(self, action: int) -> Trail:
        """What a hand would touch to say an action of this seat, legal or not."""
        kind, first, second = kind_of(action), first_of(action), second_of(action)
        if kind == CASTLE:
            return (self.cell(second),)
        if kind == ORDER:
            seats = order_of(second, int(self.state.seats))
            return tuple(self._pick(f"seat:{COLOURS[seat]}", "button", seat_words(seat)) for seat in seats[:-1])
        if kind == ARMY:
            return tuple(self.card(pawn) for pawn in pawns_in(second))
        if kind == PLAY:
            return self._play_path(action)
        if kind == MARCH:
            return (self._done(),) if action == MARCH_DONE else (self.pawn(first), self.cell(second))
        if kind == ATTACK:
            if action == ATTACK_PASS:
                return (self._button("pass", say("choice-pass")),)
            return self.cell(first), *(self.pawn(pawn) for pawn in pawns_in(second)), self.go()
        if kind == ADVANCE:
            return self._advance_path(first, second)
        return (self._trade_card(second),)

    def _said(self, action: int, label: Message, ghost: Shape | None = None) -> Choice:
        return Choice(write(self.state.seats, action), self.path(action), label, ghost)

    # ---- single picks

    def _pick(
        self, id: str, kind: PickKind, label: Message, outline: Shape | None = None, area: Shape | None = None
    ) -> str:
        if id not in self.picks:
            self.picks[id] = Pick(id, kind, label, outline, area)
        return id

    def _button(self, name: str, label: Message) -> str:
        return self._pick(f"button:{name}", "button", label)

    def go(self) -> str:
        """The button that ends the list of attackers."""
        return self._button("go", say("pick-go"))

    def _done(self) -> str:
        return self._button("done", say("choice-done", left=int(self.state.shillings)))

    def cell(self, cell: int) -> str:
        """A territory."""
        name = f"cell:{CELL_NAMES[cell]}"
        if name in self.picks:
            return name
        is_town = self.state.town_at(cell) >= 0
        return self._pick(name, "place", cell_words(self.state, cell), cell_outline(cell, is_town))

    def goal(self, target: int) -> str:
        """Where a played card takes its pawn."""
        return self._button("stay", say("pick-stay")) if target == STAY else self.cell(target)

    def pawn(self, pawn: int) -> str:
        """A pawn on the board."""
        return self._own(pawn, "pawn", "piece")

    def card(self, pawn: int) -> str:
        """The card of a pawn in hand; the pawn on the board may be touched as well."""
        return self._own(pawn, "card", "card")

    def _own(self, pawn: int, prefix: str, kind: PickKind) -> str:
        name = f"{prefix}:{PAWN_NAMES[pawn]}"
        if name in self.picks:
            return name
        there = self.standing.get((self.seat, pawn))
        number = int(self.state.number(self.seat, pawn))
        label = say("pick-pawn", pawn=pawn_words(pawn), number=number)
        return self._pick(name, kind, label, there.outline() if there else None, self._reach_area(pawn))

    def _reach_area(self, pawn: int) -> Shape | None:
        """All territories a pawn can go to now, as one ground."""
        cells = [
            target_of(action) if kind_of(action) == PLAY else second_of(action)
            for action in self.legal
            if kind_of(action) in (PLAY, MARCH) and action != MARCH_DONE and first_of(action) == pawn
        ]
        return region(tuple(sorted({cell for cell in cells if cell != STAY})))

    def _trade_card(self, kind: int) -> str:
        shillings, left = int(SHILLINGS[kind]), int(self.state.hand[self.seat * TRADES + kind])
        return self._pick(f"trade:{shillings}", "card", say("pick-trade", shillings=shillings, left=left))

    # ---- set-up and secrets

    def _castle(self, action: int) -> Choice:
        cell = second_of(action)
        ghost = use(f"castle-{COLOURS[self.seat]}", *middle(cell), opacity=FADED)
        return self._said(action, say("choice-castle", cell=CELL_NAMES[cell]), ghost)

    def _trade(self, action: int) -> Choice:
        kind = second_of(action)
        shillings = int(SHILLINGS[kind])
        aid = int(self.state.purse(self.seat, kind)) - shillings
        return self._said(action, say("choice-trade", shillings=shillings, aid=aid))

    # ---- movement

    def _play_path(self, action: int) -> Trail:
        """Milady's power is asked for where she has one."""
        power = power_of(action)
        base = action - power
        trail = (self.card(first_of(action)), self.goal(target_of(action)))
        if power or any(other != base and other - power_of(other) == base for other in self.legal):
            return (*trail, self._power(power))
        return trail

    def _play(self, action: int) -> Choice:
        pawn, target, power = first_of(action), target_of(action), power_of(action)
        ghost = None if target == STAY else self._way(pawn, target)
        cell = "stay" if target == STAY else CELL_NAMES[target]
        if power == INFECT:
            label = say("choice-infect", cell=cell)
        elif power:
            label = say("choice-charm", cell=cell, seat=seat_words(power // POWER - 1))
        elif target == STAY:
            label = say("choice-stay", pawn=pawn_words(pawn))
        else:
            label = say("choice-play", pawn=pawn_words(pawn), cell=cell, steps=self._reach(pawn).steps[target])
        return self._said(action, label, ghost)

    def _power(self, power: int) -> str:
        """Milady's power, or leaving it."""
        if power == INFECT:
            return self._button("infect", say("pick-infect"))
        if not power:
            return self._button("none", say("pick-no-power"))
        other = power // POWER - 1
        baron = self.standing.get((other, int(BARON)))
        outline = baron.outline() if baron else None
        return self._pick(f"charm:{COLOURS[other]}", "piece", say("pick-charm", seat=seat_words(other)), outline)

    def _march(self, action: int) -> Choice:
        if action == MARCH_DONE:
            return self._said(action, self.picks[self._done()].label)
        pawn, cell = first_of(action), second_of(action)
        cost = self._reach(pawn).steps[cell]
        label = say("choice-march", pawn=pawn_words(pawn), cell=CELL_NAMES[cell], cost=cost)
        return self._said(action, label, self._way(pawn, cell))

    def _reach(self, pawn: int) -> Reach:
        if pawn not in self.reaches:
            self.reaches[pawn] = Reach(self.state, self.seat, pawn, steps_of(self.state, self.seat, pawn))
        return self.reaches[pawn]

    def _way(self, pawn: int, cell: int) -> Shape:
        """The way a pawn would take, step by step, and the pawn at its end."""
        route = self._reach(pawn).route(cell)
        pawn_there = self.field.arriving(self.seat, pawn, cell)
        d = trace([middle(step) for step in route])
        return group(
            path(d, fill="none", stroke=LEAF, stroke_width=7, stroke_linejoin="round", stroke_opacity=0.85),
            path(
                d, fill="none", stroke=INK, stroke_width=3, stroke_dasharray="2 7", stroke_linecap="round",
                stroke_linejoin="round",
            ),
            use(pawn_there.symbol, pawn_there.x, pawn_there.y, scale=pawn_there.scale, opacity=FADED),
        )  # fmt: skip

    # ---- attack and advance

    def _attack(self, action: int) -> Choice:
        if action == ATTACK_PASS:
            return self._said(action, say("choice-pass"))
        cell, mask = first_of(action), second_of(action)
        label = say(
            "choice-attack",
            cell=CELL_NAMES[cell],
            pawns=pawn_list(mask),
            strength=int(strength(self.state, self.seat, mask)),
            defence=int(defence(self.state, self.seat, cell)),
        )
        return self._said(action, label, group(*(self._arrow(pawn, cell) for pawn in pawns_in(mask))))

    def _advance_path(self, cell: int, mask: int) -> Trail:
        """The pawns that go; the Baron, who may take another along, says when he goes alone."""
        if not mask:
            return (self._button("none", say("choice-no-advance", cell=CELL_NAMES[cell])),)
        trail = tuple(self.pawn(pawn) for pawn in pawns_in(mask))
        with_baron = any(second_of(other) != mask and second_of(other) & 1 << BARON for other in self.legal)
        if mask == 1 << BARON and with_baron:
            return (*trail, self._button("alone", say("pick-alone")))
        return trail

    def _advance(self, action: int) -> Choice:
        cell, mask = first_of(action), second_of(action)
        name = CELL_NAMES[cell]
        if not mask:
            return self._said(action, say("choice-no-advance", cell=name))
        pawns = pawns_in(mask)
        coming = []
        for pawn in pawns:
            there = self.field.arriving(self.seat, pawn, cell)
            coming.append(use(there.symbol, there.x, there.y, scale=there.scale, opacity=FADED))
        ghost = group(*(self._arrow(pawn, cell) for pawn in pawns), *coming)
        return self._said(action, say("choice-advance", cell=name, pawns=pawn_list(mask)), ghost)

    def _arrow(self, pawn: int, cell: int) -> Shape:
        there = self.standing[self.seat, pawn]
        return arrow((there.x, there.y), middle(cell))


# ---- shapes


@lru_cache(maxsize=256)
def cell_outline(cell: int, is_town: bool) -> Shape:
    """A territory; of a town only what lies above its name."""
    x, y = middle(cell)
    return rect(x - HALF + 3, y - HALF + 3, CELL - 6, CELL - (17 if is_town else 6), rx=6)


@lru_cache(maxsize=1024)
def region(cells: tuple[int, ...]) -> Shape | None:
    """Territories lit as one ground."""
    if not cells:
        return None
    corners = (middle(cell) for cell in cells)
    d = "".join(f"M{digits(x - HALF)} {digits(y - HALF)}h{CELL}v{CELL}h-{CELL}Z" for x, y in corners)
    return path(d, fill=GOLD, fill_opacity=0.34)


def arrow(start: Point, end: Point) -> Shape:
    """A dashed blow from a pawn towards a territory."""
    (x0, y0), (x1, y1) = start, end
    length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5 or 1.0
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    tip = (x1 - 8 * ux, y1 - 8 * uy)
    back = (tip[0] - 12 * ux, tip[1] - 12 * uy)
    head = trace([tip, (back[0] - 7 * uy, back[1] + 7 * ux), (back[0] + 7 * uy, back[1] - 7 * ux)], closed=True)
    shaft = trace([(x0 + 12 * ux, y0 + 12 * uy), back])
    return group(
        path(shaft, fill="none", stroke=LEAF, stroke_width=7, stroke_linecap="round"),
        path(shaft, fill="none", stroke=INK, stroke_width=3.4, stroke_dasharray="6 4"),
        path(head, fill=INK, stroke=LEAF, stroke_width=1.6),
    )
