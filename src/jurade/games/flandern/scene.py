"""What a seat sees: six cities, the strip between them, the panels, the hand, the prompt, the picks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from jurade.core import look
from jurade.core.look import INK, LEAF, RUBRIC, glyph, group, rect, text, use
from jurade.core.scene import Card, Layer, Panel, Pick, Scene, Shape, Table, shapes_of
from jurade.core.state import CHANCE, OVER
from jurade.core.words import Arg, Message, say
from jurade.games.flandern import tables as t
from jurade.games.flandern.drawing import symbol, telling
from jurade.games.flandern.drawing.strip import strip
from jurade.games.flandern.drawing.town import BOARD, Box, Town
from jurade.games.flandern.rules import actions as act
from jurade.games.flandern.rules import board as b
from jurade.games.flandern.rules.state import FlandernState
from jurade.games.flandern.verbs import GRAMMAR
from jurade.games.flandern.verbs.base import FlandernPicker

CARD_BOX: Final[Box] = (-13, 0, 100, 104)  # a card in hand, with room at both sides


def scene(state: FlandernState, seat: int) -> Scene:
    """All that a seat (NOBODY: a spectator) sees of a masked state."""
    picker = FlandernPicker(state, seat)
    towns, choices, picks = picker.towns, GRAMMAR.choices(picker), picker.picks
    asked = state.city if state.is_about_city() else b.NONE
    layers = (
        Layer("page", tuple(_page())),
        Layer("fields", tuple(town.field(town.city == asked) for town in towns)),
        Layer("ground", tuple(shape for town in towns for shape in town.ground())),
        Layer("pawns", tuple(shape for town in towns for shape in town.pawns())),
        Layer("scored", tuple(shape for town in towns for shape in town.veil())),
        Layer("ranks", tuple(shape for town in towns for shape in town.ranks())),
        Layer("strip", tuple(strip(state))),
        Layer("tips", tuple(shape for town in towns for shape in town.tips()), "hover"),
    )
    panels = tuple(_panel(state, other) for other in range(state.seats))
    hand = tuple(_hand(state, seat, picks))
    shapes = [*shapes_of(layers, panels, hand, picks=picks, choices=choices)]
    return Scene(
        box=BOARD,
        layers=layers,
        symbols=look.gather(shapes, symbol),
        panels=panels,
        prompt=_prompt(state, seat),
        hand=hand,
        picks=picks,
        choices=choices,
        focus=_focus(towns, asked, picks),
        description=_description(state),
        tables=tuple(_tables(state)),
    )


def _page() -> Iterator[Shape]:
    """A leaf of vellum on the desk, with a double frame."""
    x, y, width, height = BOARD
    yield rect(x, y, width, height, fill=look.DESK)
    yield rect(x + 9, y + 11, width - 14, height - 16, rx=12, fill=INK, opacity=0.16)
    yield rect(x + 7, y + 7, width - 14, height - 14, rx=12, fill=look.VELLUM, stroke=INK, stroke_width=2)
    yield rect(x + 13, y + 13, width - 26, height - 26, rx=8, fill="none", stroke=RUBRIC, stroke_width=1)


def _focus(towns: list[Town], asked: int, picks: dict[str, Pick]) -> Box | None:
    """The city the decision is about, or all cities with a place that can be picked."""
    if asked != b.NONE:
        return towns[asked].box
    named = [name.partition(":")[2].partition(".")[0] for name, pick in picks.items() if pick.outline is not None]
    boxes = [town.box for town in towns if town.name in named]
    if not boxes:
        return None
    west, north = min(box[0] for box in boxes), min(box[1] for box in boxes)
    east, south = max(box[0] + box[2] for box in boxes), max(box[1] + box[3] for box in boxes)
    return (west, north, east - west, south - north)


# ---- panels


def _panel(state: FlandernState, seat: int) -> Panel:
    shapes, facts = [], list(_facts(state, seat))
    if state.guild[seat] != b.NONE:
        for card in range(t.ALL_CARDS):
            x = 10 + 19.5 * card
            if state.hand[seat] >> card & 1:
                shapes.append(use(f"mini-{t.CARDS[card]}", x, 20))
            elif state.played[seat] >> card & 1 or _is_revealed(state, seat, card):
                shapes.append(use("spent-card", x, 20))
        if state.seats > 2:
            shapes.append(glyph("coronet", 170, 20, 20, look.INK_2))
            shapes.append(text(184, 27, state.influence[seat], 19, fill=INK, text_anchor="start", font_weight=700))
        else:
            shapes.append(use(f"arms-{t.ARMS[state.influenced[seat]]}", 182, 20))
    score = state.scores()[seat]
    return Panel(seat, telling.seat_colour(state, seat), score, tuple(facts), tuple(shapes), tuple(_chips(state, seat)))


def _is_revealed(state: FlandernState, seat: int, card: int) -> bool:
    """Has this card been turned over, but not yet carried out?"""
    return state.phase != b.CHOOSE_CARD and state.chosen[seat] >= 0 and act.card_of(state.chosen[seat]) == card


def _facts(state: FlandernState, seat: int) -> Iterator[tuple[Message, str | Message]]:
    guild = state.guild[seat]
    if guild == b.NONE:
        return
    yield say("panel-guild"), say("guild-trade", guild=t.ARMS[guild])
    if state.seats == 2:
        other = state.influenced[seat]
        points = say("panel-sum", own=int(state.points[guild]), other=int(state.points[other]))
        yield say("panel-influenced", guild=telling.guild_noun(other)), points
    else:
        yield say("panel-influence"), str(state.influence[seat])
    yield say("panel-hand"), _card_list(state.hand[seat])
    yield say("panel-played"), _card_list(state.played[seat])
    yield say("panel-tiles"), _stock_words(state, 2 * guild, 2)


def _card_list(cards: int) -> Message:
    return say("list", things=tuple(telling.card_words(t.CARDS[card]) for card in t.members(cards)) or say("nothing"))


def _stock_words(state: FlandernState, tile: int, kinds: int) -> Message:
    """How many rows, walls and corners are left of one tile, or of both kinds of a guild."""
    numbers: dict[str, Arg] = {
        shape.lower(): sum(int(state.stock[(tile + k) * t.SHAPE_COUNT + number]) for k in range(kinds))
        for number, shape in enumerate(t.SHAPES)
    }
    return Message("stock-of-tile", numbers)


def _chips(state: FlandernState, seat: int) -> Iterator[Message]:
    if state.actor() == OVER:
        if state.places()[seat] == 1:
            yield say("chip-winner")
        return
    if state.owing() >> seat & 1:
        yield say("chip-to-act")
    if state.phase == b.CHOOSE_CARD and state.chosen[seat] != b.NONE:
        yield say("chip-sealed")
    if state.first == seat and state.seats > 2:
        yield say("chip-first-player")


# ---- the hand


def _hand(state: FlandernState, seat: int, picks: dict[str, Pick]) -> Iterator[Card]:
    """Own cards; while the seat builds, the tiles its card allows."""
    if seat < 0 or state.guild[seat] == b.NONE:
        return
    if state.is_about_city() and state.seat == seat:
        tiles = (tile for tile in range(t.ALL_TILES) if state.allowed >> t.TILE_ARMS[tile] & 1)
        yield from filter(None, (_tile_card(state, tile, picks) for tile in tiles))
        return
    chosen = state.chosen[seat] if state.phase == b.CHOOSE_CARD else b.NONE
    for card in t.members(state.hand[seat] | state.played[seat]):
        name = t.CARDS[card]
        is_held = bool(state.hand[seat] >> card & 1)
        shapes = [use(f"card-silver-{name}")]
        if chosen != b.NONE and act.card_of(chosen) == card:
            shapes.append(use("seal", 68, 22, scale=1.3))
        label = telling.card_words(name) if is_held else say("hand-played", card=telling.card_words(name))
        yield Card(f"card:{name}", label, tuple(shapes), CARD_BOX, spent=not is_held)
    if state.seats > 2:
        count = int(state.influence[seat])
        shapes = [use("card-silver-influence"), _count(count)]
        yield Card("influence", say("hand-influence", count=count), tuple(shapes), CARD_BOX, spent=count == 0)
    if state.seats > 2 and seat == state.first and state.gold >= 0:
        name = t.GOLD_CARDS[state.gold]
        yield Card("gold", say("hand-gold", card=telling.card_words(name)), (use(f"card-gold-{name}"),), CARD_BOX)


def _count(number: int) -> Shape:
    return group(rect(46, 66, 40, 34, rx=17, fill=INK), text(66, 91, f"×{number}", 23, fill=LEAF, font_weight=700))


def _tile_card(state: FlandernState, tile: int, picks: dict[str, Pick]) -> Card | None:
    """A tile in stock, with its numbers by shape; one that fits nowhere is dim and says so."""
    name = t.TILES[tile]
    fits = f"tile:{name}" in picks
    if tile >= t.SPECIAL_TILE:
        if not state.stock[t.SUPPLY_PLACE[tile * t.SHAPE_COUNT]]:
            return None
        words = telling.tile_words(tile)
        label = say("label", thing=words) if fits else say("hand-tile-nowhere", tile=words)
        return Card(f"tile:{name}", label, (use(f"special-{name.removeprefix('church.')}"),), spent=not fits)
    numbers = [state.stock[tile * t.SHAPE_COUNT + k] for k in range(t.SHAPE_COUNT)]
    if not any(numbers):
        return None
    arms = t.ARMS[t.TILE_ARMS[tile]]
    shapes: list[Shape] = []
    for k, number in enumerate(numbers):
        y = 20 + 30 * k
        shapes.append(use(f"swatch-{arms}-{t.SHAPES[k]}", 25, y, opacity=1 if number else 0.3))
        shapes.append(text(59, y + 8, number, 24, fill=INK, font_weight=700, opacity=1 if number else 0.4))
    shapes.append(use(f"arms-{arms}", 85, 24, scale=1.0))
    if name.endswith(".m"):
        shapes.append(glyph("cap", 85, 72, 22, INK))
    key = "hand-tile" if fits else "hand-tile-nowhere-of"
    label = say(key, tile=telling.tile_words(tile), stock=_stock_words(state, tile, 1))
    return Card(f"tile:{name}", label, tuple(shapes), spent=not fits)


# ---- words


def _prompt(state: FlandernState, seat: int) -> Message:
    """One sentence: what is expected of whom."""
    actor = state.actor()
    if actor == OVER:
        winners = [s for s in range(state.seats) if state.places()[s] == 1]
        key = "prompt-over" if len(winners) == 1 else "prompt-over-shared"
        names, points = tuple(telling.seat_words(state, s) for s in winners), int(state.scores()[winners[0]])
        return say(key, seats=names, points=points, ending=say(f"ending-{b.ENDINGS[state.end]}"))
    phase = b.PHASES[state.phase].replace("_", "-")
    if actor == CHANCE:
        return say(f"prompt-{phase}")
    if state.phase == b.CHOOSE_CARD:
        return _prompt_to_choose(state, seat)
    facts: dict[str, Arg] = {}
    if state.is_about_city():
        facts["city"] = telling.city_words(state.city)
    if state.card != b.NONE:
        facts["guild"] = telling.guild_noun(act.guild_of(state.card))
        phase = f"influenced-{phase}"
    if actor == seat:
        return Message(f"prompt-{phase}", facts)
    return Message(f"watch-{phase}", {**facts, "seat": telling.seat_words(state, actor)})


def _prompt_to_choose(state: FlandernState, seat: int) -> Message:
    """Sealed choices: who is awaited, never what anybody chose."""
    if seat >= 0 and state.chosen[seat] == b.NONE:
        return say("prompt-choose-card", influence=int(state.influence[seat]), first=_first_words(state, seat))
    waiting = tuple(telling.seat_words(state, other) for other in t.members(state.owing()))
    return say("watch-choose-card-sealed" if seat >= 0 else "watch-choose-card", seats=waiting)


def _first_words(state: FlandernState, seat: int) -> Message:
    if state.first == seat:
        return say("you-are-first")
    return say("is-first", seat=telling.seat_words(state, state.first))


def _description(state: FlandernState) -> Message:
    plots = sum(telling.open_count(state, city) for city in range(t.ALL_CITIES))
    scored = tuple(telling.city_words(city) for city in t.members(state.scored)) or say("nothing")
    key = "scene-turn" if state.seats == 2 else "scene-round"
    return say(key, round=int(state.round), plots=plots, scored=scored)


# ---- tables


def _tables(state: FlandernState) -> Iterator[Table]:
    guilds = telling.guilds_in_play(state)
    if not guilds:
        return
    for city in t.members(state.cities):
        value = int(state.value(city))
        full = value if state.scored >> city & 1 else telling.full_value(state, city)
        rows = tuple((telling.guild_words(one.guild), one.words()) for one in telling.standings(state, city))
        yield say("table-city", city=telling.city_words(city), value=value, full=full), rows
    stock: list[tuple[Message | Shape | str, Message | str]] = []
    for tile in range(t.SPECIAL_TILE):
        if t.TILE_ARMS[tile] in (*guilds, t.CHURCH):
            stock.append((say("label", thing=telling.tile_words(tile)), _stock_words(state, tile, 1)))
    for form in ("a", "b", "cl", "d"):
        left = state.stock[t.SUPPLY_PLACE[t.TILES.index(f"church.{form}") * t.SHAPE_COUNT]]
        name = say("tile-special", form="c" if form == "cl" else form)
        stock.append((say("label", thing=name), say("stock-there" if left else "stock-used")))
    yield say("table-stock"), tuple(stock)
    yield say("table-points"), tuple((telling.guild_words(guild), str(state.points[guild])) for guild in guilds)
    yield _unseen_pile(state) if state.seats == 2 else _unseen_gold(state)


def _unseen_gold(state: FlandernState) -> Table:
    """The golden cards nobody but the first player can have seen."""
    piles = zip(t.GOLD_CARDS, state.gold_unseen[: t.GOLD_KINDS], state.gold_unseen[t.GOLD_KINDS :], strict=True)
    rows = [
        (telling.card_words(card), say("unseen-gold", a=int(in_a), b=int(in_b)))
        for card, in_a, in_b in piles
        if in_a or in_b
    ]
    return say("table-gold"), tuple(rows)


def _unseen_pile(state: FlandernState) -> Table:
    """The influenced cards still to come, by guild."""
    rows = [
        (say("label", thing=telling.guild_noun(guild)), say("list", things=tuple(map(telling.card_words, cards))))
        for guild, cards in telling.cards_to_come(state).items()
    ]
    return say("table-pile"), tuple(rows)
