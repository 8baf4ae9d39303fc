"""What an action would do, as far as the seat knows: lines, points, warnings (specification, section 14).

What an action does by itself is carried out on a copy of the masked state, with the very functions of the rules.
What follows from other seats' sealed cards is never looked at: the copy stops before it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from jurade.core.journal import Facts, Journal
from jurade.core.scene import Preview
from jurade.core.words import Message, say
from jurade.games.feudo.actions import (
    ADVANCE,
    ARMY,
    ATTACK,
    ATTACK_PASS,
    CASTLE,
    MARCH,
    MARCH_DONE,
    ORDER,
    PLAY,
    STAY,
    first_of,
    kind_of,
    second_of,
    target_of,
)
from jurade.games.feudo.cards import show_card
from jurade.games.feudo.combat import attack, cowardice, defence, force_beside, may_storm, strength
from jurade.games.feudo.drawing.field import Field
from jurade.games.feudo.drawing.telling import (
    cell_words,
    defence_parts,
    numbered,
    order_of,
    pawn_list,
    pawn_words,
    pawns_in,
    seat_words,
)
from jurade.games.feudo.drawing.threats import Threats
from jurade.games.feudo.movement import march_cost
from jurade.games.feudo.picks import ghost_of
from jurade.games.feudo.state import FeudoState
from jurade.games.feudo.tables import (
    BARON,
    BORDER,
    CELL_NAMES,
    CELLS,
    CENTRE,
    CORNERS,
    FACTS,
    FIGHTERS,
    FOG,
    KING_POINTS,
    LATTICE_PLACE,
    MERCENARIES,
    PAWN_NUMBERS,
    PAWNS,
    SHILLINGS,
    TOWN_IDS,
    TOWNS,
    TRADES,
    WAGE,
    beside,
)

Told = tuple[list[Message], list[Message], dict[int, int]]  # lines, warnings, points


def preview(state: FeudoState, seat: int, action: int) -> Preview:
    """What a legal action would do."""
    lines, warnings, points = _told(state, seat, action)
    ghost = ghost_of(Field(state), state, seat, action)
    return Preview(tuple(lines), tuple(warnings), points, (ghost,) if ghost is not None else ())


def _told(state: FeudoState, seat: int, action: int) -> Told:
    kind, first, second = kind_of(action), first_of(action), second_of(action)
    if kind == CASTLE:
        return list(_castle(state, second)), list(_castle_warnings(state, second)), {}
    if kind == ORDER:
        return list(_order(state, seat, second)), [], {}
    if kind == ARMY:
        return list(_army(state, seat, second)), list(_army_warnings(state, seat, second)), {}
    if kind == PLAY:
        return _play(state, seat, action)
    if kind == MARCH:
        return _march(state, seat, action)
    if kind == ATTACK:
        return _attack(state, seat, action)
    if kind == ADVANCE:
        return list(_advance(state, seat, first, second)), [], {}
    return list(_trade(state, seat, second)), list(_trade_warnings(state, seat, second)), {}


def _copy(state: FeudoState) -> FeudoState:
    """The masked state once more, with a journal of its own."""
    after = state.clone()
    assert isinstance(after, FeudoState)
    after.journal = Journal()
    return after


def _noted(after: FeudoState) -> list[Facts]:
    """What has happened on a copy, as all may know it."""
    return [event.seen_by(None) for event in after.journal.take()] if after.journal is not None else []


# ---- set-up


def _castle(state: FeudoState, cell: int) -> Iterator[Message]:
    """The ways out, and how far the towns are: that is what they are worth."""
    exits = [other for other in beside(cell, bool(state.corner)) if not state.is_mountain(other)]
    yield say("preview-exits", cells=tuple(cell_words(state, other) for other in exits))
    towns = sorted(
        (int(state.distance(cell, state.town_cell[t])), str(FACTS["towns"][t]["name"])) for t in range(TOWNS)
    )
    yield say("preview-towns", towns=tuple(say("part", what=name, number=far) for far, name in towns))


def _castle_warnings(state: FeudoState, cell: int) -> Iterator[Message]:
    near = beside(cell, bool(state.corner))
    inward = [other for other in near if other not in BORDER]
    if any(LATTICE_PLACE[other] >= 0 for other in inward):
        yield say("warn-castle-village", cell=next(CELL_NAMES[o] for o in inward if LATTICE_PLACE[o] >= 0))
    if any(other in CORNERS for other in near):
        yield say("warn-castle-corner")


# ---- cards


def _order(state: FeudoState, seat: int, packed: int) -> Iterator[Message]:
    order = order_of(packed, int(state.seats))
    yield say("preview-order", first=seat_words(order[0]), last=seat_words(order[-1]), place=order.index(seat) + 1)


def _army(state: FeudoState, seat: int, mask: int) -> Iterator[Message]:
    yield say("preview-army", pawns=numbered(state, seat, mask))


def _army_warnings(state: FeudoState, seat: int, mask: int) -> Iterator[Message]:
    for pawn in pawns_in(mask):
        if not state.can_act(seat, pawn):
            yield say("warn-bluff", pawn=pawn_words(pawn))
    hired = mask & int(MERCENARIES)
    richest = max((int(state.purse(seat, k)) for k in range(TRADES) if state.hand[seat * TRADES + k] > 0), default=0)
    if hired.bit_count() * int(WAGE) > richest:
        yield say("warn-unpaid", pawns=pawn_list(hired), shillings=richest)


def _trade(state: FeudoState, seat: int, kind: int) -> Iterator[Message]:
    """Shillings, the King's aid, wages, and what is left for forced marches."""
    purse = int(state.purse(seat, kind))
    hired = (int(state.cards[seat]) & int(MERCENARIES)).bit_count() * int(WAGE)
    aid = purse - int(SHILLINGS[kind])
    yield say("preview-trade", purse=purse, aid=aid, wages=min(hired, purse), left=max(0, purse - hired))


def _trade_warnings(state: FeudoState, seat: int, kind: int) -> Iterator[Message]:
    purse = int(state.purse(seat, kind))
    hired = int(state.cards[seat]) & int(MERCENARIES)
    if hired.bit_count() * int(WAGE) > purse:
        yield say("warn-unpaid", pawns=pawn_list(hired), shillings=purse)


# ---- movement


def _play(state: FeudoState, seat: int, action: int) -> Told:
    """The card is shown and its pawn moved on a copy; nobody else's cards are touched."""
    after = _copy(state)
    show_card(after, seat, action, True)
    events = _noted(after)
    pawn, target = first_of(action), target_of(action)
    lines = list(_powers(state, events))
    if target == STAY and not lines:
        lines.append(say("preview-stay", pawn=pawn_words(pawn), why=_why_stay(state, seat, pawn)))
    if target != STAY and MERCENARIES >> pawn & 1:
        lines.append(say("preview-wage", left=int(state.purse(seat, state.trade[seat]) - after.wages[seat])))
    if int(after.place[seat * PAWNS + pawn]) < CELLS:
        lines += [*_outlook(after, seat, pawn), *_dangers(after, seat, pawn)]
    return lines, [], {}


def _why_stay(state: FeudoState, seat: int, pawn: int) -> str:
    """Why a pawn that stays could not do otherwise: fallen, wounded, resting, unpaid; or "free"."""
    if not state.alive[seat] >> pawn & 1:
        return "fallen"
    if not state.can_act(seat, pawn):
        return "wounded" if pawn == BARON else "resting"
    if MERCENARIES >> pawn & 1 and state.wages[seat] + WAGE > state.purse(seat, state.trade[seat]):
        return "unpaid"
    return "fog" if state.card == FOG else "free"


def _powers(state: FeudoState, events: Iterable[Facts]) -> Iterator[Message]:
    """What Milady brings about."""
    fallen = [f for f in events if f["event"] == "pawn_sickened"]
    if fallen:
        struck = tuple(
            say("of-seat", seat=seat_words(int(str(f["seat"]))), pawn=pawn_words(PAWN_NUMBERS[str(f["pawn"])]))
            for f in fallen
        )
        yield say("preview-infect", pawns=struck)
    for facts in events:
        if facts["event"] == "baron_charmed":
            yield say("preview-charm", seat=seat_words(int(str(facts["baron"]))), round=int(state.round) + 2)


def _march(state: FeudoState, seat: int, action: int) -> Told:
    if action == MARCH_DONE:
        return [say("preview-done", left=int(state.shillings))], [], {}
    pawn, cell = first_of(action), second_of(action)
    after = _copy(state)
    cost = int(march_cost(after, seat, pawn, cell))
    after.move(seat, pawn, cell, "march")
    lines = [say("preview-march", cost=cost, left=int(state.shillings) - cost)]
    return [*lines, *_outlook(after, seat, pawn), *_dangers(after, seat, pawn)], [], {}


def _outlook(after: FeudoState, seat: int, pawn: int) -> Iterator[Message]:
    """What a pawn that has moved could help to attack from where it stands, with those beside it now."""
    place = int(after.place[seat * PAWNS + pawn])
    if place == CENTRE and after.has_convent():
        yield say("preview-convent")
        return
    if not FIGHTERS >> pawn & 1:
        return
    if after.is_wood(place) or LATTICE_PLACE[place] >= 0 or after.town_at(place) >= 0:
        other = (seat + 1) % after.seats
        yield say("preview-shelter", defence=int(defence(after, other, place)), place=cell_words(after, place))
    for cell in beside(place, bool(after.corner)):
        gain = _gain(after, seat, cell)
        force = int(force_beside(after, seat, cell))
        total, needed = int(strength(after, seat, force)), int(defence(after, seat, cell))
        if gain and total > needed and (after.town_at(cell) < 0 or may_storm(after, seat, force)):
            yield say(
                "preview-could-attack",
                place=cell_words(after, cell),
                strength=total,
                defence=needed,
                points=gain,
            )


def _gain(board: FeudoState, seat: int, cell: int) -> int:
    """Points a won attack on a territory brings; 0 where there is nothing to attack."""
    if cell in [int(castle) for castle in board.castle] or (cell == CENTRE and board.has_convent()):
        return 0
    gain = 0
    other = int(board.defenders(seat, cell))
    if other >= 0:
        gain = int(strength(board, other, int(board.pawns_on(other, cell)) & int(FIGHTERS)))
    town = int(board.town_at(cell))
    if town >= 0 and int(board.owner[town]) != seat:
        gain += int(board.distance(board.castle[seat], cell))
    return gain


def _dangers(after: FeudoState, seat: int, pawn: int) -> Iterator[Message]:
    """Enemies who could outnumber a pawn where it would stand."""
    place = int(after.place[seat * PAWNS + pawn])
    if not FIGHTERS >> pawn & 1 or (place == CENTRE and after.has_convent()):
        return
    threats = Threats(after, seat)
    for other in threats.enemies:
        force, needed = threats.against(place, other), int(defence(after, other, place))
        if force > needed:
            yield say("preview-threat", seat=seat_words(other), force=force, defence=needed)


# ---- attack and advance


def _attack(state: FeudoState, seat: int, action: int) -> Told:
    if action == ATTACK_PASS:
        return [say("preview-pass")], [], {}
    cell, mask = first_of(action), second_of(action)
    lines = [
        say("preview-strength", parts=numbered(state, seat, mask), total=int(strength(state, seat, mask))),
        say("preview-defence", parts=defence_parts(state, seat, cell), total=int(defence(state, seat, cell))),
    ]
    after = _copy(state)
    attack(after, seat, cell, mask)
    events = _noted(after)
    lines += _outcome(events)
    points = {s: int(after.points[s] - state.points[s]) for s in range(state.seats)}
    return lines, list(_attack_warnings(state, after, seat, mask)), {s: by for s, by in points.items() if by}


def _outcome(events: Iterable[Facts]) -> Iterator[Message]:
    """What a won attack brings about."""
    for facts in events:
        name, seat = str(facts["event"]), facts.get("seat")
        who = seat_words(int(seat)) if isinstance(seat, int) else say("nobody")
        if name == "pawn_eliminated":
            yield say("preview-eliminated", seat=who, pawn=pawn_words(PAWN_NUMBERS[str(facts["pawn"])]))
        elif name == "baron_wounded":
            yield say("preview-wounded", seat=who)
        elif name == "town_taken":
            loser = facts.get("loser")
            lost = seat_words(int(loser)) if isinstance(loser, int) else say("nobody")
            town = str(FACTS["towns"][TOWN_IDS.index(str(facts["town"]))]["name"])
            yield say("preview-town", town=town, was="free" if loser is None else "held", loser=lost)
        elif name == "discontent_grew":
            yield say("preview-discontent", seat=who)
        elif name == "king_came":
            yield say("preview-king", points=int(KING_POINTS))
        elif name == "cowards_punished":
            yield say("preview-cowards", seat=who, points=int(str(facts["points"])))


def _attack_warnings(state: FeudoState, after: FeudoState, seat: int, mask: int) -> Iterator[Message]:
    if after.king and not state.king and cowardice(after, seat):
        yield say("warn-king", points=int(cowardice(after, seat)))


def _advance(state: FeudoState, seat: int, cell: int, mask: int) -> Iterator[Message]:
    place = cell_words(state, cell)
    if not mask:
        yield say("preview-no-advance", place=place)
        return
    after = _copy(state)
    for pawn in pawns_in(mask):
        after.move(seat, pawn, cell, "advance")
    other = (seat + 1) % after.seats
    yield say("preview-advance", pawns=pawn_list(mask), place=place, defence=int(defence(after, other, cell)))
