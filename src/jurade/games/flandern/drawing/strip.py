"""The strip between the cities: pawns in stock, cards of the round, order of play, score track."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from jurade.core import look
from jurade.core.look import EDGE, INK, INK_2, LEAF, RUBRIC, circle, digits, glyph, group, path, rect, text, titled, use
from jurade.core.scene import Attr, Shape
from jurade.core.state import UNKNOWN
from jurade.core.words import Message, say
from jurade.games.flandern import tables as t
from jurade.games.flandern.drawing import telling
from jurade.games.flandern.drawing.cards import CARD_HEIGHT, CARD_WIDTH
from jurade.games.flandern.drawing.town import MARGIN, STRIP_HEIGHT, STRIP_TOP
from jurade.games.flandern.rules import actions as act
from jurade.games.flandern.rules import board as b
from jurade.games.flandern.rules.board import Board
from jurade.games.flandern.rules.state import FlandernState

CARD_TOP: Final = STRIP_TOP + 14
CHECK: Final = "M-7 0-2 6 8-6"
FIELDS: Final = int(t.FACTS["board"]["score_track"]["fields"])
PER_ROW: Final = int(t.FACTS["board"]["score_track"]["per_row"])
FIELD_WIDTH: Final = 19.25
TRACK_TOP: Final = STRIP_TOP + 128
TRACK_STEP: Final = 27.0


def strip(state: FlandernState) -> Iterator[Shape]:
    """Everything between the two rows of cities, as the viewer of the state knows it."""
    y = STRIP_TOP
    lines = f"M{digits(MARGIN)} {digits(y)}H984M{digits(MARGIN)} {digits(y + STRIP_HEIGHT)}H984"
    yield path(lines, stroke=RUBRIC, stroke_width=1, stroke_opacity=0.6, fill="none")
    yield from _pools(state)
    if state.seats == 2:
        yield from _influenced_cards(state)
        yield from _pairs(state)
    else:
        yield from _golden_cards(state)
        yield from _order(state)
    yield from _track(state)


# ---- pawns


def _pools(state: Board) -> Iterator[Shape]:
    pools = [("site", state.site_stock, t.SITE_PAWNS)]
    if state.seats > 2:
        pools += [
            ("cathedral", state.cathedral_stock, t.CATHEDRAL_PAWNS),
            ("master", state.master_stock, t.MASTER_PAWNS),
        ]
    for k, (kind, left, all_of_them) in enumerate(pools):
        x, y = MARGIN + 36 + 72 * k, CARD_TOP + 38
        shape = group(
            use(f"pawn-{kind}", x, y, scale=1.9, opacity=1 if left else 0.4),
            text(x, y + 50, f"{left}/{all_of_them}", 19, fill=INK, font_weight=700),
            id=f"pool-{kind}",
        )
        yield titled(shape, say("tip-pool", pawn=kind, left=int(left)))


# ---- golden cards (three and four players)


def _golden_cards(state: Board) -> Iterator[Shape]:
    left = telling.gold_left(state)
    top = "A" if left[0] else "B"
    pile = _card(f"back-gold-{top}", 240) if sum(left) else _slot(240)
    yield titled(group(pile, _badge(240, sum(left)), id="gold-pile"), say("tip-gold-pile", a=left[0], b=left[1]))
    if state.gold_pile != b.NONE:
        known = state.gold != UNKNOWN
        face = f"card-gold-{t.GOLD_CARDS[state.gold]}" if known else f"back-gold-{t.PILES[state.gold_pile]}"
        owner = use(f"arms-{telling.seat_colour(state, state.first)}", 334 + 6, CARD_TOP + 6, scale=1.2)
        shown = group(_card(face, 334), owner, id="gold-card")
        yield titled(shown, _gold_tip(state))
    else:
        yield _slot(334)
    kinds = [telling.card_words(t.GOLD_CARDS[kind]) for kind in range(t.GOLD_KINDS) if state.gold_discard[kind]]
    discard = _discard(428, sum(state.gold_discard), "gold-discard")
    yield titled(discard, say("tip-gold-discard", cards=tuple(kinds) or say("nothing")))


def _gold_tip(state: Board) -> Message:
    """The golden card of the round, as far as the viewer knows it."""
    seat = telling.seat_words(state, state.first)
    if state.gold == UNKNOWN:
        return say("tip-gold-hidden", seat=seat)
    card, is_shown = telling.card_words(t.GOLD_CARDS[state.gold]), "no" if state.gold_is_hidden() else "yes"
    return say("tip-gold-card", seat=seat, card=card, shown=is_shown)


def _card(symbol: str, x: float) -> Shape:
    return use(symbol, x, CARD_TOP)


def _slot(x: float) -> Shape:
    """The place of a card that is not there."""
    line: dict[str, Attr] = {"stroke": look.INK_3, "stroke_width": 1.3, "stroke_dasharray": "5 4"}
    return rect(x, CARD_TOP, CARD_WIDTH, CARD_HEIGHT, rx=7, fill="none", **line)


def _discard(x: float, count: int, id: str) -> Shape:
    """A chest of so many used cards."""
    return group(
        rect(x, CARD_TOP, CARD_WIDTH, CARD_HEIGHT, rx=7, fill=look.SUNK, stroke=EDGE, stroke_width=1.2),
        glyph("chest", x + CARD_WIDTH / 2, CARD_TOP + 42, 34, look.INK_3),
        _badge(x, count),
        id=id,
    )


def _badge(x: float, words: int | str) -> Shape:
    """A number on the lower edge of a card."""
    at, wide = x + CARD_WIDTH - 6, 30.0
    return group(
        rect(at - wide / 2, CARD_TOP + CARD_HEIGHT - 18, wide, 25, rx=12.5, fill=INK),
        text(at, CARD_TOP + CARD_HEIGHT, words, 17, fill=LEAF, font_weight=700),
    )


# ---- order of play (three and four players)


def _order(state: FlandernState) -> Iterator[Shape]:
    seats = [seat for seat in state.order if seat != b.NONE]
    first = max(0, state.first)
    seats = seats or [(first + k) % state.seats for k in range(state.seats)]
    for place, seat in enumerate(seats):
        yield _play(state, seat, place, 542 + 112.0 * place)


def _play(state: FlandernState, seat: int, place: int, x: float) -> Shape:
    """The card of a seat in this round, as far as the viewer knows it."""
    chosen = state.chosen[seat]
    name = telling.seat_words(state, seat)
    parts: list[Shape] = []
    tip: Message
    if chosen == UNKNOWN:
        parts = [_card("back-silver-", x), use("seal", x + CARD_WIDTH / 2, CARD_TOP + CARD_HEIGHT / 2, scale=1.4)]
        tip = say("tip-sealed", seat=name)
    elif chosen != b.NONE:
        card, influence = t.CARDS[act.card_of(chosen)], int(act.influence_of(chosen))
        parts = [_card(f"card-silver-{card}", x)]
        if state.phase == b.CHOOSE_CARD:
            parts.append(use("seal", x + CARD_WIDTH - 4, CARD_TOP + 52))
        if influence:
            parts.append(_badge(x, f"+{influence}"))
        tip = say("tip-play", seat=name, card=telling.card_words(card), influence=influence)
    elif place == state.at and b.ACT_CITY <= state.phase <= b.SITE_BUILD:
        card = t.CARDS[t.SITE_CARD] if state.phase >= b.SITE_CITY else t.CARDS[state.city]
        frame = rect(
            x - 4, CARD_TOP - 4, CARD_WIDTH + 8, CARD_HEIGHT + 8, rx=10, fill="none", stroke=INK, stroke_width=2.6
        )
        parts = [frame, _card(f"card-silver-{card}", x)]
        tip = say("tip-acting", seat=name, card=telling.card_words(card))
    elif state.at != b.NONE:
        parts = [_slot(x), _check(x + CARD_WIDTH / 2, CARD_TOP + CARD_HEIGHT / 2)]
        tip = say("tip-done", seat=name)
    else:
        parts = [_slot(x)]
        tip = say("tip-choosing", seat=name)
    parts.append(use(f"arms-{telling.seat_colour(state, seat)}", x + 8, CARD_TOP + 8, scale=1.35))
    if seat == state.first and state.phase != b.AT_END:
        parts.append(glyph("flag", x + CARD_WIDTH - 10, CARD_TOP + 14, 22, INK))
    return titled(group(*parts, id=f"play-{seat}"), tip)


def _check(x: float, y: float) -> Shape:
    """A tick: done."""
    place = f"translate({digits(x)} {digits(y)})"
    return path(CHECK, fill="none", stroke=look.GOOD, stroke_width=4, stroke_linecap="round", transform=place)


# ---- influenced cards and pairs of guilds (two players)


def _influenced_cards(state: Board) -> Iterator[Shape]:
    pile, discard = int(t.count(state.pile)), int(t.count(state.discard))
    tip = say("tip-pile", left=pile, used=discard)
    back = _card("back-silver-", 116) if pile else _slot(116)
    yield titled(group(back, _badge(116, pile), id="influenced-pile"), tip)
    if state.card != b.NONE:
        guild, card = act.guild_of(state.card), t.CARDS[act.face_of(state.card)]
        shown = group(
            _card(f"card-silver-{card}", 204),
            use(f"arms-{t.ARMS[guild]}", 212, CARD_TOP + 8, scale=1.35),
            id="influenced-card",
        )
        yield titled(shown, say("tip-influenced-card", card=telling.pile_card_words(state.card)))
    else:
        yield _slot(204)
    yield titled(_discard(292, discard, "influenced-discard"), tip)


def _pairs(state: FlandernState) -> Iterator[Shape]:
    """Whose points go to whom, and what is still to be done in this turn."""
    for seat in range(int(state.seats)):
        if state.guild[seat] == b.NONE:
            continue
        x, y = 400.0 + 296 * seat, CARD_TOP
        is_acting = state.seat == seat
        frame: dict[str, Attr] = {"stroke": INK if is_acting else look.LINE, "stroke_width": 2.4 if is_acting else 1.2}
        own, other = state.guild[seat], state.influenced[seat]
        together = state.points[own] + state.points[other]
        parts = [
            rect(x, y, 284, 100, rx=10, fill=LEAF, **frame),
            use(f"arms-{t.ARMS[own]}", x + 28, y + 30, scale=1.5),
            text(x + 54, y + 37, state.points[own], 20, fill=INK, text_anchor="start", font_weight=700),
            text(x + 98, y + 37, "+", 20, fill=INK_2),
            use(f"arms-{t.ARMS[other]}", x + 128, y + 30, scale=1.2),
            text(x + 150, y + 37, state.points[other], 20, fill=INK, text_anchor="start", font_weight=700),
            text(x + 270, y + 38, together, 24, fill=INK, text_anchor="end", font_weight=700),
        ]
        if is_acting:
            parts += list(_actions(state, x, y + 78))
        name, guild, influenced = telling.seat_words(state, seat), telling.guild_noun(own), telling.guild_noun(other)
        tip = say("tip-pair", seat=name, guild=guild, influenced=influenced)
        yield titled(group(*parts, id=f"pair-{seat}"), tip)


def _actions(state: FlandernState, x: float, y: float) -> Iterator[Shape]:
    """The two actions of the turn: done, under way, or still owed."""
    for offset, kind, key in ((24.0, b.OWN, "strip-own"), (148.0, b.INFLUENCED, "strip-influenced")):
        is_owed = bool(state.owed & kind)
        is_of_kind = (state.card != b.NONE) == (kind == b.INFLUENCED)
        is_running = not is_owed and is_of_kind and b.ACT_CITY <= state.phase < b.TURN_START
        if is_owed or is_running:
            yield circle(x + offset, y - 5, 7, fill=INK if is_running else "none", stroke=INK, stroke_width=1.6)
        else:
            yield _check(x + offset, y - 5)
        weight = 600 if is_running else 500
        yield text(x + offset + 14, y, say(key), 16, fill=INK, text_anchor="start", font_weight=weight)


# ---- the score track


def track() -> Shape:
    """The score track, every fifth field with its number."""
    fields, labels = [], []
    for field in range(FIELDS):
        x, y = _field(field)
        fill = "#E3D09B" if field % 5 == 0 else "#F3EAD0"
        left, width = x - FIELD_WIDTH / 2 + 0.6, FIELD_WIDTH - 1.2
        fields.append(rect(left, y - 12, width, 24, rx=3, fill=fill, stroke=EDGE, stroke_width=0.8))
        if field % 5 == 0:
            labels.append(text(x, y + 5.5, field, 15, fill=INK, font_weight=600))
    return group(*fields, *labels)


def _track(state: FlandernState) -> Iterator[Shape]:
    yield use("track", id="score-track")
    standing: dict[int, list[int]] = {}
    for guild in telling.guilds_in_play(state):
        standing.setdefault(state.points[guild] % FIELDS, []).append(guild)
    for field, guilds in standing.items():
        x, y = _field(field)
        for k, guild in enumerate(guilds):
            offset = 8 * (k - ((len(guilds) - 1) / 2 if field % PER_ROW else 0))
            points = int(state.points[guild])
            marker = use(f"arms-{t.ARMS[guild]}", x + offset, y, scale=0.92, id=f"marker-{t.ARMS[guild]}")
            yield titled(marker, say("tip-score", guild=telling.guild_words(guild), points=points))


def _field(field: int) -> tuple[float, float]:
    return MARGIN + 11 + FIELD_WIDTH * (field % PER_ROW), TRACK_TOP + 14 + TRACK_STEP * (field // PER_ROW)
