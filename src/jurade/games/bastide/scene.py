"""What a seat sees: the town, what lies below it, the panels, the hand, the prompt, the picks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from jurade.core import look
from jurade.core.look import INK, LEAF, circle, glyph, text, use
from jurade.core.scene import Card, Layer, Panel, Pick, Scene, Shape, Table, shapes_of
from jurade.core.state import CHANCE, OVER, UNKNOWN
from jurade.core.words import Arg, Message, say
from jurade.games.bastide import tables as t
from jurade.games.bastide.drawing import beside, palette, scenery, symbol, telling
from jurade.games.bastide.drawing.pieces import TILE
from jurade.games.bastide.drawing.plan import BLOCK_LABELS, BOARD_BOX, Box, Town, block_box
from jurade.games.bastide.rules import board as b
from jurade.games.bastide.rules.knowledge import unseen_tiles
from jurade.games.bastide.rules.scoring import standing
from jurade.games.bastide.rules.state import BastideState
from jurade.games.bastide.verbs import GRAMMAR
from jurade.games.bastide.verbs.base import BastidePicker
from jurade.games.bastide.verbs.offer import offer_form

SEALED: Final = (b.BIDDING, b.RAISING)


def scene(state: BastideState, seat: int) -> Scene:
    """All that a seat (NOBODY: a spectator) sees of a masked state."""
    picker = BastidePicker(state, seat)
    choices = GRAMMAR.choices(picker)
    layers = _layers(picker.town, seat)
    panels = tuple(_panel(state, other) for other in range(state.seats))
    hand = _hand(state, seat)
    tables = tuple(_tables(state, seat))
    return Scene(
        box=BOARD_BOX,
        layers=layers,
        symbols=look.gather(shapes_of(layers, panels, hand, choices=choices, tables=tables), symbol),
        panels=panels,
        prompt=_prompt(state, seat),
        hand=hand,
        picks=picker.picks,
        choices=choices,
        focus=_focus(picker.town, picker.picks),
        description=_description(state),
        tables=tables,
        offer=offer_form(state, seat),
    )


def _layers(town: Town, seat: int) -> tuple[Layer, ...]:
    state = town.state
    assert isinstance(state, BastideState)
    builds = state.phase == b.TURN and state.active == seat and state.hands[seat * t.KINDS + t.HOUSE] > 0
    return (
        Layer("desk", tuple(beside.sheets())),
        Layer("ground", (use("ground-town"),)),
        Layer("walls", tuple(scenery.walls(town))),
        Layer("blocks", (*scenery.blocks(town), use("names-blocks"))),
        Layer("circles", (scenery.free_circles(town),)),
        Layer("beside", (*beside.camp(state), *beside.road(state), *beside.store(state))),
        Layer("lists", (*beside.cards(state), *beside.works(state))),
        Layer("places", tuple(scenery.hovers(town)), "hover"),
        Layer("pieces", tuple(scenery.pieces(town))),
        Layer("marks", tuple(scenery.marks(town))),
        _switched("exposed", "e", state.phase == b.RAIDING, tuple(scenery.exposed(town))),
        _switched("taxes", "t", builds, tuple(scenery.tax_coins(town))),
    )


def _switched(id: str, key: str, on: bool, shapes: tuple[Shape, ...]) -> Layer:
    """A layer that is shown while it matters, and at any other time on demand."""
    return Layer(id, shapes) if on else Layer(id, shapes, "overlay", say(f"overlay-{id}"), key)


# ---- beside the board


def _panel(state: BastideState, seat: int) -> Panel:
    """Score, purse, stock, influences by family, cards, road; and both scores, which are the core of the game."""
    french, english = standing(state, seat, False), standing(state, seat, True)
    held = [card for card in range(t.FAMILIES) if state.cards[card] == seat]
    pieces = state.families[seat * t.FAMILIES : seat * t.FAMILIES + t.FAMILIES]
    facts: list[tuple[Message, str | Message]] = [
        (say("panel-purse"), str(state.money[seat])),
        (say("panel-stock"), str(state.stock[seat])),
        *((say("panel-family", family=name), str(n)) for name, n in zip(t.FAMILY_NAMES, pieces, strict=True)),
        (say("panel-cards"), _listed([say(f"card-{t.CARD_NAMES[card]}") for card in held])),
        (say("panel-road"), str(state.road[seat])),
        (say("panel-tiles"), str(state.hand_size[seat])),
        (say("panel-french"), str(telling.signed(french))),
        (say("panel-english"), str(telling.signed(english))),
    ]
    if state.project >= 0 and state.bids[seat]:
        facts.append((say("panel-bid"), str(state.bids[seat])))
    shapes = [
        use("coin-bright", 10, 20, scale=0.58),
        text(23, 26, state.money[seat], 17.5, fill=INK, text_anchor="start", font_weight=700),
        use(f"piece-{t.COLOURS[seat]}", 61, 20, scale=0.56),
        text(74, 26, state.stock[seat], 17.5, fill=INK, text_anchor="start", font_weight=700),
        *(use(f"card-{t.CARD_NAMES[card]}", 102 + 16 * k, 9, scale=0.27) for k, card in enumerate(held)),
        *_other_score(state, french if state.english else english),
    ]
    score = english if state.english else french
    return Panel(seat, t.COLOURS[seat], score, tuple(facts), tuple(shapes), tuple(_chips(state, seat)))


def _other_score(state: BastideState, points: int) -> tuple[Shape, Shape]:
    """What the other allegiance would make of a seat, beside its score; grey once it cannot come any more."""
    ink = look.INK_3 if state.phase == b.FINISHED else palette.CLOTH
    sign = glyph("lys" if state.english else "leopard", 161, 21, 19, ink)
    return sign, text(200, 26, str(telling.signed(points)), 17.5, fill=ink, text_anchor="end", font_weight=700)


def _listed(parts: list[Message]) -> Message:
    return say("listed", parts=tuple(parts)) if parts else say("none-held")


def _chips(state: BastideState, seat: int) -> Iterator[Message]:
    if state.phase == b.FINISHED:
        if state.places()[seat] == 1:
            yield say("chip-winner")
        return
    if state.owing() >> seat & 1:
        yield say("chip-to-act")
    elif state.active == seat and state.turn:
        yield say("chip-active")
    if state.asked & state.given & 1 << seat:
        yield say("chip-sealed")
    if state.bids[seat]:
        if state.has_added(seat):
            yield say("chip-bid-more", deniers=state.bids[seat])
        else:
            yield say("chip-bid", deniers=state.bids[seat] + state.added[seat])
    if state.left[seat]:
        yield say("chip-places", count=state.left[seat])


def _hand(state: BastideState, seat: int) -> tuple[Card, ...]:
    """The own tiles, one card for each kind with the number held; a spectator has none."""
    if seat < 0:
        return ()
    cards = []
    for kind, name in enumerate(t.KIND_NAMES):
        count = state.hands[seat * t.KINDS + kind]
        if count > 0:
            shapes = [use(f"tile-{name}")]
            if count > 1:
                shapes = [use(f"tile-{name}", 8, 0, scale=0.92), use(f"tile-{name}", 0, 8, scale=0.92)]
                shapes.append(circle(84, 84, 15, fill=LEAF, stroke=INK, stroke_width=2))
                shapes.append(text(84, 91.5, f"×{count}", 21, fill=INK, font_weight=700))
            label = say("pick-tile", tile=name, count=count)
            cards.append(Card(f"tile:{name}", label, tuple(shapes), (0, 0, TILE, TILE)))
    return tuple(cards)


# ---- tables


def _tables(state: BastideState, seat: int) -> Iterator[Table]:
    if state.phase == b.FINISHED:
        yield _result(state, "table-result", state.english)
        yield _result(state, "table-result-other", not state.english)
    promises = tuple(_promises(state))
    if promises:
        yield say("table-promises"), promises
    if any(state.bids):
        order = sorted(range(state.seats), key=lambda other: (-state.bids[other], state.distance(other)))
        yield say("table-auction"), tuple((telling.seat_words(other), _contribution(state, other)) for other in order)
    unseen = dict(zip(t.KIND_NAMES, unseen_tiles(state, seat), strict=True))
    rows = (
        (look.titled(use(f"tile-{name}"), say("pick-tile", tile=name, count=1)), f"× {count}")
        for name, count in unseen.items()
        if count > 0
    )
    yield say("table-unseen", count=sum(unseen.values())), tuple(rows)


def _result(state: BastideState, title: str, english: bool) -> Table:
    """How every score comes about in an English or a French town, the one that was besieged or the other."""
    town = "english" if english else "french"
    rows = []
    for seat in range(state.seats):
        influence, cards, total = state.influence(seat), state.card_points(seat), standing(state, seat, english)
        sums = {"influence": influence, "cards": cards, "road": state.road[seat], "total": telling.signed(total)}
        rows.append((telling.seat_words(seat), Message("result-line", {"town": town, **sums})))
    return say(title, town=town), tuple(rows)


def _contribution(state: BastideState, seat: int) -> Message:
    bid, added = state.bids[seat], state.added[seat]
    if added == UNKNOWN:
        return say("auction-line", deniers=bid, added=0, hidden="yes")
    return say("auction-line", deniers=bid, added=added, hidden="no")


def _promises(state: BastideState) -> Iterator[tuple[Message, Message]]:
    """All that binds a seat this turn (T5, T6)."""
    step = telling.step_of(state)
    for seat in range(state.seats):
        if state.least[seat]:
            yield telling.seat_words(seat), telling.promised("min", state.least[seat], "they", step)
        if state.most[seat] < b.NO_LIMIT:
            yield telling.seat_words(seat), telling.promised("max", state.most[seat], "they", step)
    for i in range(0, len(state.tokens), 3):
        if state.tokens[i + 2]:
            yield _owed(state.tokens[i], "token", state.tokens[i + 2], state.tokens[i + 1])
    for seat in range(state.seats):
        if state.pledged[seat]:
            (told,) = telling.terms_words(f"allot:{seat}:{state.pledged[seat]}")
            yield telling.seat_words(state.active), told
    for i in range(0, len(state.kicks), 3):
        yield _owed(state.kicks[i], "kick", state.kicks[i + 2], state.kicks[i + 1])


def _owed(giver: int, term: str, count: int, partner: int) -> tuple[Message, Message]:
    return telling.seat_words(giver), say(f"promise-{term}", seat=telling.seat_words(partner), deniers=count)


# ---- words and frames


def _prompt(state: BastideState, seat: int) -> Message:
    """One sentence: what is expected of whom."""
    actor = state.actor()
    phase = b.PHASE_NAMES[state.phase].replace("_", "-")
    if actor == OVER:
        winners = tuple(telling.seat_words(s) for s in range(state.seats) if state.places()[s] == 1)
        key = "prompt-over" if len(winners) == 1 else "prompt-over-shared"
        return say(key, seats=winners, town="english" if state.english else "french", ending=b.ENDINGS[state.finish])
    if actor == CHANCE:
        return say(f"prompt-{phase}")
    asked = seat >= 0 and bool(state.owing() >> seat & 1)
    if state.phase in SEALED and not asked:
        waiting = tuple(telling.seat_words(s) for s in range(state.seats) if state.owing() >> s & 1)
        if seat >= 0 and state.asked & state.given & 1 << seat:
            return Message(f"sealed-{phase}", {"deniers": state.answers[seat], "seats": waiting})
        return Message(f"watch-{phase}", {"seats": waiting, "work": telling.work_words(state.project)})
    if asked and state.phase == b.TURN and state.must_play_tile():
        return say("prompt-turn-tile")
    facts = _prompt_facts(state, seat if asked else actor, asked)
    return Message(f"prompt-{phase}" if asked else f"watch-{phase}", facts)


def _prompt_facts(state: BastideState, seat: int, asked: bool) -> dict[str, Arg]:
    """The arguments of a prompt: always who is to act, and what the phase is about."""
    facts: dict[str, Arg] = {} if asked else {"seat": telling.seat_words(seat)}
    phase = state.phase
    if phase in (b.TALK_BID, b.TALK_RAISE, b.BIDDING, b.RAISING, b.PLACING):
        facts["work"] = telling.work_words(state.project)
    if phase in (b.BIDDING, b.PLACING) and asked:
        facts["free"] = t.CAPACITY[state.project] - state.filled[state.project]
    if phase == b.BIDDING and asked:
        facts["purse"] = state.money[seat]
    if phase == b.RAISING and asked:
        facts["deniers"] = state.bids[seat] + state.added[seat]
        facts["purse"] = state.money[seat] - state.added[seat]
    if phase in (b.TALK_TAX, b.ALLOTTING):
        facts |= {"tax": state.tax, "block": BLOCK_LABELS[state.taxed]}
    if phase == b.PLACING and asked:
        facts["payer"] = "own" if state.payer == seat else "other"
    if phase == b.RAIDING and asked:
        facts |= {"value": state.raider, "strike": "second" if state.struck else "first"}
    if phase == b.ANSWER:
        told = telling.offer_words(state, state.offer, state.speaker, seat if asked else -1)
        facts |= {"speaker": telling.seat_words(state.speaker), **told}
    return facts


def _description(state: BastideState) -> Message:
    """The picture in a sentence."""
    houses, siege = sum(state.houses), telling.siege_words(state)
    return say("scene-description", begun=state.begun, works=t.WORKS, houses=houses, camp=state.camped, siege=siege)


def _focus(town: Town, picks: dict[str, Pick]) -> Box | None:
    """What the prompt asks about, where it is a part of the board."""
    state = town.state
    if not picks:
        return None
    if state.phase == b.PLACING:
        return scenery.circles_box(town, state.project)
    if state.phase == b.ALLOTTING:
        x, y, width, height = block_box(state.taxed)
        return (x - 100, y - 100, width + 200, height + 200)
    if state.phase == b.SENDING:
        return beside.CAMP
    return None
