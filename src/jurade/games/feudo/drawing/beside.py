"""What lies beside the map: panels of the seats, the own hand, tables of public facts."""

from __future__ import annotations

from typing import Final

from jurade.core import look
from jurade.core.look import circle, glyph, rect, text, use
from jurade.core.scene import Card, Panel, Shape, Table
from jurade.core.state import OVER
from jurade.core.words import Message, say
from jurade.games.feudo import tables as t
from jurade.games.feudo.drawing import telling
from jurade.games.feudo.drawing.cards import tag
from jurade.games.feudo.drawing.field import pawn_symbol
from jurade.games.feudo.rules import board as b
from jurade.games.feudo.rules.combat import cowardice
from jurade.games.feudo.rules.knowledge import cards_left
from jurade.games.feudo.rules.state import FeudoState

Facts = list[tuple[Message, str | Message]]
ORDERED: Final = (
    b.STRATEGY,
    b.TRADING,
    b.PLAGUE,
    b.MOVING,
    b.MARCHING,
    b.FIGHTING,
    b.ADVANCING,
)  # phases with a turn order


def turn_order(state: FeudoState) -> list[int]:
    """The seats as they take their turns now: in the order chosen, before in that of the castles."""
    if state.phase in ORDERED:
        return telling.order_of(int(state.order), int(state.seats))
    return (
        telling.order_of(int(state.sequence), int(state.seats))
        if state.phase == b.CASTLES
        else list(range(state.seats))
    )


# ---- panels


def panels(state: FeudoState) -> tuple[Panel, ...]:
    """One for each seat, in turn order."""
    return tuple(_panel(state, seat, place) for place, seat in enumerate(turn_order(state), 1))


def _panel(state: FeudoState, seat: int, place: int) -> Panel:
    colour = t.COLOURS[seat]
    return Panel(
        seat,
        colour,
        int(state.points[seat]),
        tuple(_facts(state, seat)),
        (*_purse(state, seat), *_played(state, seat), *_men(state, seat)),
        _chips(state, seat, place),
    )


def _purse(state: FeudoState, seat: int) -> list[Shape]:
    """The trade cards left, then the places of those used."""
    drawn: list[Shape] = []
    x = 10.0
    for kind in reversed(range(t.TRADES)):
        for copy in range(int(t.TRADE_COUNTS[kind])):
            if copy < int(state.hand[seat * t.TRADES + kind]):
                drawn.append(use(f"small-trade-{t.SHILLINGS[kind]}", x, 20, scale=0.86))
            else:
                drawn.append(rect(x - 7, 9.5, 14, 21, rx=2.5, fill="none", stroke=look.EDGE, stroke_dasharray="2 2"))
            x += 17.5
    return drawn


def _played(state: FeudoState, seat: int) -> list[Shape]:
    """This round's three army cards: shown, sealed, or not yet chosen; then the trade card."""
    colour = t.COLOURS[seat]
    x = 108.0
    drawn: list[Shape] = []
    for pawn in telling.pawns_in(int(state.shown[seat])):
        drawn.append(use(f"small-army-{colour}-{t.PAWN_NAMES[pawn]}", x, 20, scale=0.9))
        x += 20.5
    for _ in range(sealed_cards(state, seat)):
        drawn.append(use(f"small-back-{colour}", x, 20, scale=0.9))
        x += 20.5
    while x < 108 + 20.5 * int(t.ARMY_CARDS) - 1:
        drawn.append(rect(x - 8, 8.5, 16, 23, rx=2.5, fill="none", stroke=look.EDGE, stroke_dasharray="2 2"))
        x += 20.5
    return drawn


def _men(state: FeudoState, seat: int) -> list[Shape]:
    """How many fighting pawns are left."""
    return [
        glyph("helm", 176, 20, 15, look.INK_2),
        text(186, 25.5, int(state.men(seat)), 16, fill=look.INK, text_anchor="start", font_weight=700),
    ]


def sealed_cards(state: FeudoState, seat: int) -> int:
    """How many army cards a seat has sealed and not shown; everybody may know it."""
    if state.phase == b.STRATEGY:
        chosen = int(state.mustered[seat]).bit_count()
        return min(int(t.ARMY_CARDS), chosen) if state.answered >> seat & 1 else 0
    return int(cards_left(state, seat)) if state.phase in (b.TRADING, b.PLAGUE, b.MOVING) else 0


def _facts(state: FeudoState, seat: int) -> Facts:
    alive = int(state.alive[seat])
    home = [pawn for pawn in range(t.PAWNS) if int(state.place[seat * t.PAWNS + pawn]) == t.HOME]
    facts: Facts = [
        (say("panel-men"), str(int(state.men(seat)))),
        (say("panel-trade"), _hand_words(state, seat)),
    ]
    if state.round:
        facts.append((say("panel-home"), str(len(home))))
    towns = [str(t.FACTS["towns"][town]["name"]) for town in range(t.TOWNS) if int(state.owner[town]) == seat]
    if towns:
        facts.append((say("panel-towns"), ", ".join(towns)))
    sick = int(state.sick[seat])
    if sick:
        facts.append((say("panel-sick"), say("list", items=telling.names_in(state, seat, sick))))
    lost = ~alive & (1 << t.PAWNS) - 1
    if lost:
        facts.append((say("panel-lost"), say("lost-pawns", pawns=telling.kinds_in(telling.pawns_in(lost)))))
    if state.shown[seat]:
        facts.append((say("panel-shown"), say("list", items=telling.names_in(state, seat, int(state.shown[seat])))))
    if state.opened >> seat & 1:
        facts.append((say("panel-purse"), str(int(state.purse(seat, state.trade[seat])))))
    for pawn, since in ((t.BARON, state.wounded[seat]), (t.MILADY, state.charming[seat])):
        if since:
            facts.append((telling.pawn_words(int(pawn)), say("panel-back", round=int(since) + 2)))
    if not state.king and state.round:
        facts.append((say("panel-cowards"), str(int(cowardice(state, seat)))))
    return facts


def _hand_words(state: FeudoState, seat: int) -> str:
    """The trade cards left, the richest first."""
    left = [str(t.SHILLINGS[k]) for k in reversed(range(t.TRADES)) for _ in range(int(state.hand[seat * t.TRADES + k]))]
    return " ".join(left) or "–"


def _chips(state: FeudoState, seat: int, place: int) -> tuple[Message, ...]:
    chips: list[Message] = []
    if state.actor() == OVER:
        return (say("chip-winner"),) if state.places()[seat] == 1 else ()
    if state.sealed() and not state.owing() >> seat & 1:
        chips.append(say("chip-sealed"))
    elif state.owing() >> seat & 1:
        chips.append(say("chip-to-act"))
    if state.phase in ORDERED:
        chips.append(say("chip-turn", place=place))
    if state.charmed >> seat & 1:
        chips.append(say("chip-charmed"))
    if state.discontent >> seat & 1:
        chips.append(say("chip-discontent"))
    return tuple(chips)


# ---- the own hand


def hand(state: FeudoState, seat: int) -> tuple[Card, ...]:
    """The cards of the seat that looks, as far as they matter now; a spectator holds none."""
    if (
        seat < 0
        or state.phase in (b.CASTLES, b.CHOOSER, b.ORDERING, b.FIGHTING, b.ADVANCING, b.FINISHED)
        or not state.round
    ):
        return ()
    if state.phase == b.STRATEGY and not state.answered >> seat & 1:
        return tuple(_army_card(state, seat, pawn, not state.alive[seat] >> pawn & 1) for pawn in range(t.PAWNS))
    held = int(state.cards[seat])
    cards = [
        _army_card(state, seat, pawn, not held >> pawn & 1) for pawn in telling.pawns_in(held | int(state.shown[seat]))
    ]
    if state.phase == b.TRADING and not state.answered >> seat & 1:
        cards += [_trade_card(state, seat, kind) for kind in range(t.TRADES) if state.hand[seat * t.TRADES + kind] > 0]
    elif state.trade[seat] >= 0:
        cards.append(_chosen_trade(state, seat))
    return tuple(cards)


def _army_card(state: FeudoState, seat: int, pawn: int, is_spent: bool) -> Card:
    symbol = pawn_symbol(state, seat, pawn).replace("pawn-", "army-", 1)
    shapes = [use(symbol)]
    back = back_in(state, seat, pawn)
    if back:
        shapes.append(tag(74, 84, f"↺{back}"))
    label = say("card-army", pawn=telling.named(state, seat, pawn), number=int(state.number(seat, pawn)), back=back)
    return Card(f"card:{t.PAWN_NAMES[pawn]}", label, tuple(shapes), spent=is_spent)


def back_in(state: FeudoState, seat: int, pawn: int) -> int:
    """The round in which a wounded Baron or a resting Milady may move again; 0 when nothing keeps them."""
    since = state.wounded[seat] if pawn == t.BARON else state.charming[seat] if pawn == t.MILADY else 0
    return int(since) + 2 if since else 0


def _trade_card(state: FeudoState, seat: int, kind: int) -> Card:
    shillings, left = int(t.SHILLINGS[kind]), int(state.hand[seat * t.TRADES + kind])
    shapes = [use(f"trade-{shillings}")]
    if left > 1:
        shapes.append(tag(78, 84, f"×{left}"))
    return Card(f"trade:{shillings}", say("pick-trade", shillings=shillings, left=left), tuple(shapes))


def _chosen_trade(state: FeudoState, seat: int) -> Card:
    """The trade card sealed or shown this round."""
    shillings = int(t.SHILLINGS[state.trade[seat]])
    is_shown = bool(state.opened >> seat & 1)
    shapes = [use(f"trade-{shillings}")]
    if not is_shown:
        shapes += [circle(80, 80, 15, fill=look.RUBRIC), glyph("seal", 80, 80, 25, look.LEAF)]
    return Card("chosen-trade", say("card-trade", shillings=shillings), tuple(shapes), spent=is_shown)


# ---- tables


def tables(state: FeudoState) -> tuple[Table, ...]:
    """The round so far, the plague cards still to come, what the King would take."""
    if not state.round:
        return ()
    found = [_round_table(state)]
    if state.plague != b.NO_PLAGUE and not state.in_extension():
        rows = tuple(
            (
                say("plague-card", card=t.PLAGUE_NAMES[kind]),
                f"{t.PLAGUE_COUNTS[kind] - state.drawn[kind]} / {t.PLAGUE_COUNTS[kind]}",
            )
            for kind in range(t.PLAGUE_KINDS)
        )
        found.append((say("table-plague"), rows))
    if not state.king:
        lines = tuple(
            (telling.seat_words(s), say("would-lose", points=int(cowardice(state, s)))) for s in range(state.seats)
        )
        found.append((say("table-king"), lines))
    return tuple(found)


def _round_table(state: FeudoState) -> Table:
    """Who shows, marches and fights in which order, and what each has shown."""
    rows: list[tuple[Message | Shape | str, Message | str]] = []
    for place, seat in enumerate(turn_order(state), 1):
        shown = list(telling.names_in(state, seat, int(state.shown[seat])))
        if state.opened >> seat & 1:
            shown.append(say("shown-trade", shillings=int(t.SHILLINGS[state.trade[seat]])))
        rows.append(
            (
                say("table-place", place=place, seat=telling.seat_words(seat)),
                say("list", items=tuple(shown) or say("nothing")),
            )
        )
    step = say("step", phase=b.PHASES[state.phase], card=int(state.showing) + 1)
    title = say("table-round", round=int(state.round), rounds=int(state.rounds), step=step)
    return (title, tuple(rows))
