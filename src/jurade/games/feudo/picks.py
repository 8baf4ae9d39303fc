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
    offer = _Offer(field, state, seat)
    choices = tuple(offer.choice(action) for action in offer.legal)
    return offer.picks, choices


def ghost_of(field: Field, state: FeudoState, seat: int, action: int) -> Shape | None:
    """What an action would put on the board."""
    return _Offer(field, state, seat).choice(action).ghost


class _Offer:
    """Collects the picks while it makes the choices."""

    def __init__(self, field: Field, state: FeudoState, seat: int) -> None:
        self.field = field
        self.state = state
        self.seat = seat
        self.legal = [int(action) for action in state.legal(seat)]
        self.standing = field.standing()
        self.picks: dict[str, Pick] = {}
        self.reaches: dict[int, Reach] = {}

    def choice(self, action: int) -> Choice:
        kind = kind_of(action)
        text = write(self.state.seats, action)
        if kind == CASTLE:
            return self._castle(text, second_of(action))
        if kind == ORDER:
            return self._order(text, second_of(action))
        if kind == ARMY:
            return self._army(text, second_of(action))
        if kind == PLAY:
            return self._play(text, action)
        if kind == MARCH:
            return self._march(text, action)
        if kind == ATTACK:
            return self._attack(text, action)
        if kind == ADVANCE:
            return self._advance(text, first_of(action), second_of(action))
        return self._trade(text, second_of(action))

    # ---- single picks

    def _pick(
        self, id: str, kind: PickKind, label: Message, outline: Shape | None = None, area: Shape | None = None
    ) -> str:
        if id not in self.picks:
            self.picks[id] = Pick(id, kind, label, outline, area)
        return id

    def _button(self, name: str, label: Message) -> str:
        return self._pick(f"button:{name}", "button", label)

    def _cell(self, cell: int) -> str:
        name = f"cell:{CELL_NAMES[cell]}"
        if name in self.picks:
            return name
        is_town = self.state.town_at(cell) >= 0
        return self._pick(name, "place", cell_words(self.state, cell), cell_outline(cell, is_town))

    def _pawn(self, pawn: int, prefix: str = "pawn", kind: PickKind = "piece") -> str:
        """A pawn on the board, or its card in hand, which may be touched on the board as well."""
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

    # ---- set-up and secrets

    def _castle(self, text: str, cell: int) -> Choice:
        ghost = use(f"castle-{COLOURS[self.seat]}", *middle(cell), opacity=FADED)
        return Choice(text, (self._cell(cell),), say("choice-castle", cell=CELL_NAMES[cell]), ghost)

    def _order(self, text: str, packed: int) -> Choice:
        seats = order_of(packed, int(self.state.seats))
        trail = tuple(self._pick(f"seat:{COLOURS[s]}", "button", seat_words(s)) for s in seats[:-1])
        return Choice(text, trail, say("choice-order", seats=seat_list(seats)))

    def _army(self, text: str, mask: int) -> Choice:
        trail = tuple(self._pawn(pawn, "card", "card") for pawn in pawns_in(mask))
        return Choice(text, trail, say("choice-army", pawns=pawn_list(mask)))

    def _trade(self, text: str, kind: int) -> Choice:
        shillings, purse = int(SHILLINGS[kind]), int(self.state.purse(self.seat, kind))
        left = int(self.state.hand[self.seat * TRADES + kind])
        label = say("pick-trade", shillings=shillings, left=left)
        trail = (self._pick(f"trade:{shillings}", "card", label),)
        return Choice(text, trail, say("choice-trade", shillings=shillings, aid=purse - shillings))

    # ---- movement

    def _play(self, text: str, action: int) -> Choice:
        pawn, target, power = first_of(action), target_of(action), power_of(action)
        card = self._pawn(pawn, "card", "card")
        goal = self._button("stay", say("pick-stay")) if target == STAY else self._cell(target)
        trail: Trail = (card, goal)
        base = action - power
        if any(other != base and other - power_of(other) == base for other in self.legal):
            trail = (*trail, self._power(power))
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
        return Choice(text, trail, label, ghost)

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

    def _march(self, text: str, action: int) -> Choice:
        if action == MARCH_DONE:
            label = say("choice-done", left=int(self.state.shillings))
            return Choice(text, (self._button("done", label),), label)
        pawn, cell = first_of(action), second_of(action)
        cost = self._reach(pawn).steps[cell]
        label = say("choice-march", pawn=pawn_words(pawn), cell=CELL_NAMES[cell], cost=cost)
        return Choice(text, (self._pawn(pawn), self._cell(cell)), label, self._way(pawn, cell))

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

    def _attack(self, text: str, action: int) -> Choice:
        if action == ATTACK_PASS:
            label = say("choice-pass")
            return Choice(text, (self._button("pass", label),), label)
        cell, mask = first_of(action), second_of(action)
        pawns = pawns_in(mask)
        trail = (self._cell(cell), *(self._pawn(pawn) for pawn in pawns), self._button("go", say("pick-go")))
        label = say(
            "choice-attack",
            cell=CELL_NAMES[cell],
            pawns=pawn_list(mask),
            strength=int(strength(self.state, self.seat, mask)),
            defence=int(defence(self.state, self.seat, cell)),
        )
        return Choice(text, trail, label, group(*(self._arrow(pawn, cell) for pawn in pawns)))

    def _advance(self, text: str, cell: int, mask: int) -> Choice:
        name = CELL_NAMES[cell]
        if not mask:
            label = say("choice-no-advance", cell=name)
            return Choice(text, (self._button("none", label),), label)
        pawns = pawns_in(mask)
        trail: Trail = tuple(self._pawn(pawn) for pawn in pawns)
        with_baron = any(second_of(other) != mask and second_of(other) & 1 << BARON for other in self.legal)
        if pawns == [BARON] and with_baron:
            trail = (*trail, self._button("alone", say("pick-alone")))
        coming = []
        for pawn in pawns:
            there = self.field.arriving(self.seat, pawn, cell)
            coming.append(use(there.symbol, there.x, there.y, scale=there.scale, opacity=FADED))
        ghost = group(*(self._arrow(pawn, cell) for pawn in pawns), *coming)
        return Choice(text, trail, say("choice-advance", cell=name, pawns=pawn_list(mask)), ghost)

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
