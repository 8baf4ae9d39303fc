"""The strip between the cities: pawns in stock, cards of the round, order of play, score track."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from jurade.core import look
from jurade.core.look import (
    EDGE,
    INK,
    INK_2,
    LEAF,
    RUBRIC,
    circle,
    digits,
    glyph,
    group,
    path,
    rect,
    text,
    titled,
    use,
)
from jurade.core.scene import Shape
from jurade.core.words import Message, say
from jurade.games.flandern.actions import ACT_CITY, AT_END, CHOOSE_CARD, SITE_BUILD, SITE_CITY, TURN_START
from jurade.games.flandern.board import INFLUENCED, NONE, OWN, UNKNOWN, Board
from jurade.games.flandern.drawing.cards import CARD_HEIGHT, CARD_WIDTH
from jurade.games.flandern.drawing.telling import (
    card_words,
    guild_words,
    seat_colour,
    seat_words,
)
from jurade.games.flandern.drawing.town import MARGIN, STRIP_HEIGHT, STRIP_TOP
from jurade.games.flandern.position import guilds_in_play
from jurade.games.flandern.state import FlandernState
from jurade.games.flandern.tables import (
    ARMS,
    CARDS,
    CATHEDRAL_PAWNS,
    FACTS,
    GOLD_CARDS,
    GOLD_KINDS,
    MASTER_PAWNS,
    PILES,
    SITE_CARD,
    SITE_PAWNS,
)

CARD_TOP: Final = STRIP_TOP + 14
CHECK: Final = "M-7 0-2 6 8-6"
FIELDS: Final = int(FACTS["board"]["score_track"]["fields"])
PER_ROW: Final = int(FACTS["board"]["score_track"]["per_row"])
FIELD_WIDTH: Final = 19.25
TRACK_TOP: Final = STRIP_TOP + 128
TRACK_STEP: Final = 27.0


def strip(state: FlandernState) -> Iterator[Shape]:
    """Everything between the two rows of cities, as the observer of the state knows it."""
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
    pools = [("site", int(state.site_stock), int(SITE_PAWNS))]
    if state.seats > 2:
        pools += [
            ("cathedral", int(state.cathedral_stock), int(CATHEDRAL_PAWNS)),
            ("master", int(state.master_stock), int(MASTER_PAWNS)),
        ]
    for k, (kind, left, all_of_them) in enumerate(pools):
        x, y = MARGIN + 36 + 72 * k, CARD_TOP + 38
        shape = group(
            use(f"pawn-{kind}", x, y, scale=1.9, opacity=1 if left else 0.4),
            text(x, y + 50, f"{left}/{all_of_them}", 19, fill=INK, font_weight=700),
            id=f"pool-{kind}",
        )
        yield titled(shape, say("tip-pool", pawn=kind, left=left))


# ---- golden cards (three and four players)


def _golden_cards(state: Board) -> Iterator[Shape]:
    hidden = state.gold_is_hidden()
    left = [sum(state.gold_unseen[pile * GOLD_KINDS : (pile + 1) * GOLD_KINDS]) for pile in range(len(PILES))]
    if hidden:
        left[state.gold_pile] -= 1
    top = "A" if left[0] else "B"
    pile = _card(f"back-gold-{top}", 240) if sum(left) else _slot(240)
    yield titled(
        group(pile, _badge(240, sum(left)), id="gold-pile"), say("tip-gold-pile", a=int(left[0]), b=int(left[1]))
    )
    if state.gold_pile != NONE:
        known = state.gold != UNKNOWN
        face = f"card-gold-{GOLD_CARDS[state.gold]}" if known else f"back-gold-{PILES[state.gold_pile]}"
        owner = use(f"arms-{seat_colour(state, int(state.first))}", 334 + 6, CARD_TOP + 6, scale=1.2)
        shown = group(_card(face, 334), owner, id="gold-card")
        card = card_words(GOLD_CARDS[state.gold]) if known else card_words("?")
        yield titled(
            shown,
            say(
                "tip-gold-card",
                seat=seat_words(state, int(state.first)),
                card=card,
                shown="no" if hidden else "yes",
            ),
        )
    else:
        yield _slot(334)
    used = sum(state.gold_discard)
    kinds = [card_words(GOLD_CARDS[kind]) for kind in range(GOLD_KINDS) if state.gold_discard[kind]]
    discard = group(
        rect(428, CARD_TOP, CARD_WIDTH, CARD_HEIGHT, rx=7, fill=look.SUNK, stroke=EDGE, stroke_width=1.2),
        glyph("chest", 428 + CARD_WIDTH / 2, CARD_TOP + 42, 34, look.INK_3),
        _badge(428, used),
        id="gold-discard",
    )
    yield titled(discard, say("tip-gold-discard", cards=tuple(kinds) or say("nothing")))


def _card(symbol: str, x: float) -> Shape:
    return use(symbol, x, CARD_TOP)


def _slot(x: float) -> Shape:
    return rect(
        x,
        CARD_TOP,
        CARD_WIDTH,
        CARD_HEIGHT,
        rx=7,
        fill="none",
        stroke=look.INK_3,
        stroke_width=1.3,
        stroke_dasharray="5 4",
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
    seats = [int(seat) for seat in state.order if seat != NONE]
    first = max(0, int(state.first))
    seats = seats or [(first + k) % state.seats for k in range(state.seats)]
    step = 112.0
    for place, seat in enumerate(seats):
        yield _play(state, seat, place, 542 + place * step)


def _play(state: FlandernState, seat: int, place: int, x: float) -> Shape:
    """The card of a seat in this round, as far as the observer knows it."""
    chosen = int(state.chosen[seat])
    name = seat_words(state, seat)
    parts: list[Shape] = []
    tip: Message
    if chosen == UNKNOWN:
        parts = [_card("back-silver-", x), use("seal", x + CARD_WIDTH / 2, CARD_TOP + CARD_HEIGHT / 2, scale=1.4)]
        tip = say("tip-sealed", seat=name)
    elif chosen != NONE:
        parts = [_card(f"card-silver-{CARDS[chosen >> 4]}", x)]
        if state.phase == CHOOSE_CARD:
            parts.append(use("seal", x + CARD_WIDTH - 4, CARD_TOP + 52))
        if chosen & 15:
            parts.append(_badge(x, f"+{chosen & 15}"))
        tip = say("tip-play", seat=name, card=card_words(CARDS[chosen >> 4]), influence=chosen & 15)
    elif place == state.at and ACT_CITY <= state.phase <= SITE_BUILD:
        card = CARDS[SITE_CARD] if state.phase >= SITE_CITY else CARDS[state.city]
        frame = rect(
            x - 4, CARD_TOP - 4, CARD_WIDTH + 8, CARD_HEIGHT + 8, rx=10, fill="none", stroke=INK, stroke_width=2.6
        )
        parts = [frame, _card(f"card-silver-{card}", x)]
        tip = say("tip-acting", seat=name, card=card_words(card))
    elif state.at != NONE:
        parts = [_slot(x), _check(x + CARD_WIDTH / 2, CARD_TOP + CARD_HEIGHT / 2)]
        tip = say("tip-done", seat=name)
    else:
        parts = [_slot(x)]
        tip = say("tip-choosing", seat=name)
    parts.append(use(f"arms-{seat_colour(state, seat)}", x + 8, CARD_TOP + 8, scale=1.35))
    if seat == state.first and state.phase != AT_END:
        parts.append(glyph("flag", x + CARD_WIDTH - 10, CARD_TOP + 14, 22, INK))
    return titled(group(*parts, id=f"play-{seat}"), tip)


def _check(x: float, y: float) -> Shape:
    return path(
        CHECK,
        fill="none",
        stroke=look.GOOD,
        stroke_width=4,
        stroke_linecap="round",
        transform=f"translate({digits(x)} {digits(y)})",
    )


# ---- influenced cards and pairs of guilds (two players)


def _influenced_cards(state: Board) -> Iterator[Shape]:
    pile, discard = int(state.pile).bit_count(), int(state.discard).bit_count()
    back = _card("back-silver-", 116) if pile else _slot(116)
    yield titled(group(back, _badge(116, pile), id="influenced-pile"), say("tip-pile", left=pile, used=discard))
    if state.card != NONE:
        guild, card = int(state.card) >> 3, CARDS[state.card & 7]
        shown = group(
            _card(f"card-silver-{card}", 204),
            use(f"arms-{ARMS[guild]}", 212, CARD_TOP + 8, scale=1.35),
            id="influenced-card",
        )
        yield titled(shown, say("tip-influenced-card", card=card_words(card), guild=guild_words(guild)))
    else:
        yield _slot(204)
    yield titled(
        group(
            rect(292, CARD_TOP, CARD_WIDTH, CARD_HEIGHT, rx=7, fill=look.SUNK, stroke=EDGE, stroke_width=1.2),
            glyph("chest", 292 + CARD_WIDTH / 2, CARD_TOP + 42, 34, look.INK_3),
            _badge(292, discard),
            id="influenced-discard",
        ),
        say("tip-pile", left=pile, used=discard),
    )


def _pairs(state: FlandernState) -> Iterator[Shape]:
    """Whose points go to whom, and what is still to be done in this turn."""
    for seat in range(int(state.seats)):
        if state.guild[seat] == NONE:
            continue
        x, y = 400.0 + 296 * seat, CARD_TOP
        is_acting = state.seat == seat
        own, other = int(state.guild[seat]), int(state.influenced[seat])
        parts = [
            rect(
                x,
                y,
                284,
                100,
                rx=10,
                fill=LEAF,
                stroke=INK if is_acting else look.LINE,
                stroke_width=2.4 if is_acting else 1.2,
            ),
            use(f"arms-{ARMS[own]}", x + 28, y + 30, scale=1.5),
            text(x + 54, y + 37, int(state.points[own]), 20, fill=INK, text_anchor="start", font_weight=700),
            text(x + 98, y + 37, "+", 20, fill=INK_2),
            use(f"arms-{ARMS[other]}", x + 128, y + 30, scale=1.2),
            text(x + 150, y + 37, int(state.points[other]), 20, fill=INK, text_anchor="start", font_weight=700),
            text(
                x + 270,
                y + 38,
                int(state.points[own] + state.points[other]),
                24,
                fill=INK,
                text_anchor="end",
                font_weight=700,
            ),
        ]
        if is_acting:
            parts += list(_actions(state, x, y + 78))
        pair = group(*parts, id=f"pair-{seat}")
        yield titled(
            pair, say("tip-pair", seat=seat_words(state, seat), guild=guild_words(own), influenced=guild_words(other))
        )


def _actions(state: FlandernState, x: float, y: float) -> Iterator[Shape]:
    """The two actions of the turn: done, under way, or still owed."""
    for offset, kind, key in ((24.0, OWN, "strip-own"), (148.0, INFLUENCED, "strip-influenced")):
        is_owed = bool(state.owed & kind)
        is_running = (
            not is_owed and ACT_CITY <= state.phase < TURN_START and (state.card != NONE) == (kind == INFLUENCED)
        )
        if is_owed or is_running:
            fill = INK if is_running else "none"
            yield circle(x + offset, y - 5, 7, fill=fill, stroke=INK, stroke_width=1.6)
        else:
            yield _check(x + offset, y - 5)
        yield text(
            x + offset + 14, y, say(key), 16, fill=INK, text_anchor="start", font_weight=600 if is_running else 500
        )


# ---- the score track


def track() -> Shape:
    """The score track, every fifth field with its number."""
    fields, labels = [], []
    for field in range(FIELDS):
        x, y = _field(field)
        fill = "#E3D09B" if field % 5 == 0 else "#F3EAD0"
        fields.append(
            rect(
                x - FIELD_WIDTH / 2 + 0.6, y - 12, FIELD_WIDTH - 1.2, 24, rx=3, fill=fill, stroke=EDGE, stroke_width=0.8
            )
        )
        if field % 5 == 0:
            labels.append(text(x, y + 5.5, field, 15, fill=INK, font_weight=600))
    return group(*fields, *labels)


def _track(state: FlandernState) -> Iterator[Shape]:
    yield use("track", id="score-track")
    standing: dict[int, list[int]] = {}
    for guild in guilds_in_play(state):
        standing.setdefault(int(state.points[guild]) % FIELDS, []).append(guild)
    for field, guilds in standing.items():
        x, y = _field(field)
        for k, guild in enumerate(guilds):
            offset = 8 * (k - ((len(guilds) - 1) / 2 if field % PER_ROW else 0))
            points = int(state.points[guild])
            marker = use(f"arms-{ARMS[guild]}", x + offset, y, scale=0.92, id=f"marker-{ARMS[guild]}")
            yield titled(marker, say("tip-score", guild=guild_words(guild), points=points))


def _field(field: int) -> tuple[float, float]:
    return MARGIN + 11 + FIELD_WIDTH * (field % PER_ROW), TRACK_TOP + 14 + TRACK_STEP * (field // PER_ROW)
