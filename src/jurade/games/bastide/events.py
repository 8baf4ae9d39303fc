"""Everything that happens in Bastide, as players are told of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from jurade.core.events import NUMBER, NUMBERS, SEAT, SEATS, TEXT, EventKind, Events, FactKind, Names, on_board, one_of
from jurade.core.journal import Facts
from jurade.core.words import Arg, Message, say
from jurade.games.bastide import tables as t
from jurade.games.bastide.drawing import telling
from jurade.games.bastide.drawing.plan import BLOCK_LABELS, BLOCK_OF
from jurade.games.bastide.rules.board import ENDINGS, PHASE_NAMES, TALK_BID, TALK_TAX


@dataclass(frozen=True)
class WithMore(EventKind):
    """An event whose words need something that follows from several facts."""

    more: Callable[[Facts], dict[str, Arg]] = lambda facts: {}

    def says(self, facts: Facts, names: Names) -> Message:
        told = super().says(facts, names)
        return Message(told.key, {**told.args, **self.more(facts)})


def _adders(seats: list[int], names: Names) -> Message:
    return say("adders", count=len(seats), seats=tuple(names(seat) for seat in seats))


def _block(name: str) -> str:
    return BLOCK_LABELS[BLOCK_OF[name]]


def _is_own(seat: str, other: str) -> Callable[[Facts], dict[str, Arg]]:
    """Are two seats of an event the same?"""
    return lambda facts: {"own": "yes" if facts[seat] == facts[other] else "no"}


def _deed(action: str) -> Message:
    """An action that was the only one, in words."""
    verb, _, rest = action.partition(" ")
    if rest in t.CIRCLE_NAMES:
        return say("deed-circle", verb=verb, circle=telling.circle_words(t.CIRCLE_NAMES.index(rest)))
    if rest.startswith("house "):
        return say("deed-house", verb=verb, block=_block(rest.removeprefix("house ")))
    if verb == "allot":
        return say("deed-allot")
    return say(f"deed-{verb}", number=int(rest)) if rest else say(f"deed-{verb}")


WORK: Final = one_of(t.WORK_NAMES, lambda work: telling.work_words(t.WORK_NAMES.index(work)), on_board)
CIRCLE: Final = one_of(t.CIRCLE_NAMES, lambda at: telling.circle_words(t.CIRCLE_NAMES.index(at)), on_board)
BLOCK: Final = one_of(t.BLOCK_NAMES, _block, on_board)
NO_BLOCK: Final = ""
SITE: Final = one_of(
    [NO_BLOCK, *t.BLOCK_NAMES],
    lambda block: _block(block) if block else "none",
    lambda block: (block,) if block else (),
)
WINDOW: Final = one_of(PHASE_NAMES[TALK_BID : TALK_TAX + 1])
TERMS: Final = FactKind(TEXT.holds, telling.terms_words)
AMOUNTS: Final = FactKind(NUMBERS.holds, lambda amounts, names: telling.counted(enumerate(amounts), names))
STRUCK: Final = {"seat": SEAT, "circle": CIRCLE, "owner": SEAT}
PAID: Final = {"seat": SEAT, "to": SEAT, "deniers": NUMBER}
ANSWERED: Final = {"seat": SEAT, "from": SEAT}

EVENTS: Final = Events(
    # ---- turns
    EventKind("first_seat_drawn", {"seat": SEAT}, weight="notable"),
    EventKind("turn_begun", {"seat": SEAT, "turn": NUMBER}),
    EventKind("turn_passed", {"seat": SEAT}),
    EventKind("tile_drawn", {"seat": SEAT}, {"tile": one_of(t.KIND_NAMES)}),
    EventKind("forced", {"seat": SEAT, "action": FactKind(TEXT.holds, lambda action, names: _deed(action))}),
    # ---- projects
    EventKind("project_named", {"seat": SEAT, "work": WORK, "block": SITE}, weight="notable", shows=("work", "block")),
    EventKind("chest_shared", {"each": NUMBER, "chest": NUMBER}),
    EventKind("bid_sealed", {"seat": SEAT}, {"deniers": NUMBER}, sound="seal"),
    EventKind("bids_revealed", {"bids": AMOUNTS}, sound="reveal", weight="dramatic"),
    EventKind("raise_sealed", {"seat": SEAT}, {"deniers": NUMBER}, sound="seal"),
    EventKind("raise_round_closed", {"seats": FactKind(SEATS.holds, _adders)}, weight="notable"),
    EventKind("raises_revealed", {"added": AMOUNTS}, sound="reveal", weight="dramatic"),
    WithMore(
        "influence_placed",
        {"seat": SEAT, "circle": CIRCLE, "payer": SEAT},
        sound="set",
        shows=("circle",),
        more=_is_own("seat", "payer"),
    ),
    EventKind("influence_lost", {"seat": SEAT, "why": one_of(("stock", "full")), "count": NUMBER}, weight="notable"),
    EventKind("street_left_empty", {"work": WORK}, shows=("work",)),
    EventKind("token_returned", {"work": WORK}, weight="notable", shows=("work",)),
    EventKind(
        "envoy_sent",
        {"seat": SEAT, "value": NUMBER, "points": NUMBER, "road": NUMBER},
        sound="points",
        weight="notable",
        points="points",
    ),
    # ---- talk
    EventKind("talk_opened", {"window": WINDOW}),
    EventKind("talk_closed", {"window": WINDOW}),
    EventKind("word_passed", {"seat": SEAT}),
    EventKind("gift_given", PAID, sound="offer", weight="notable"),
    WithMore(
        "offer_made",
        {"seat": SEAT, "to": SEAT, "gives": TERMS, "wants": TERMS},
        sound="offer",
        weight="notable",
        more=lambda facts: {"kind": telling.offer_kind(str(facts["gives"]), str(facts["wants"]))},
    ),
    EventKind("offer_accepted", ANSWERED, weight="notable"),
    EventKind("offer_refused", ANSWERED, weight="notable"),
    # ---- houses and tax
    EventKind("house_built", {"seat": SEAT, "block": BLOCK, "tax": NUMBER}, sound="slap", shows=("block",)),
    EventKind("tax_paid", {"seat": SEAT, "deniers": NUMBER}),
    EventKind("chest_filled", {"deniers": NUMBER, "chest": NUMBER}),
    EventKind("kick_paid", PAID),
    # ---- fire and English
    EventKind("fire_lit", {"seat": SEAT}, sound="slap", weight="dramatic"),
    EventKind("house_burnt", {"seat": SEAT, "block": BLOCK}, sound="capture", weight="dramatic", shows=("block",)),
    WithMore(
        "influence_burnt",
        STRUCK,
        sound="capture",
        weight="dramatic",
        shows=("circle",),
        more=_is_own("seat", "owner"),
    ),
    EventKind("english_sent", {"seat": SEAT, "value": NUMBER}, sound="slap", weight="dramatic"),
    EventKind("house_raided", {"seat": SEAT, "block": BLOCK}, sound="capture", weight="dramatic", shows=("block",)),
    WithMore(
        "influence_raided",
        STRUCK,
        sound="capture",
        weight="dramatic",
        shows=("circle",),
        more=_is_own("seat", "owner"),
    ),
    EventKind("english_camped", {"value": NUMBER, "camp": NUMBER}, sound="set", weight="notable"),
    EventKind("siege_laid", {"seat": SEAT, "power": NUMBER, "walls": NUMBER}, sound="capture", weight="dramatic"),
    # ---- cards and the end
    EventKind(
        "card_taken",
        {"seat": SEAT, "card": one_of(t.CARD_NAMES), "from": SEAT.when("from")},
        sound="reveal",
        weight="notable",
    ),
    EventKind(
        "game_ended",
        {"ending": one_of(ENDINGS), "allegiance": one_of(("french", "english"))},
        sound="end",
        weight="dramatic",
    ),
)
