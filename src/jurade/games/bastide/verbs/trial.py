"""What follows from actions whose consequences are public: they are carried out on a copy of what the seat knows.

Sealed amounts are never carried out: the last one would open the others.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import Final

from jurade.core.verbs import Foreseen, tried
from jurade.core.words import Message, say
from jurade.games.bastide.drawing import telling
from jurade.games.bastide.events import EVENTS
from jurade.games.bastide.rules import raid
from jurade.games.bastide.rules.scoring import standing
from jurade.games.bastide.rules.state import BastideState

# Events worth a line of a preview; the others only lead up to them.
TOLD: Final = frozenset(
    (
        *("influence_lost", "street_left_empty", "token_returned", "card_taken", "siege_laid", "game_ended"),
        *("english_camped", "tax_paid", "kick_paid", "envoy_sent", "house_raided", "influence_raided", "house_burnt"),
        *("influence_burnt", "influence_placed"),
    )
)
AFTERWARDS: Final = frozenset(("turn_begun", "tile_drawn"))  # no longer this turn


def carried_out(state: BastideState, seat: int, action: int, said: int = 0) -> Foreseen:
    """What an action does in this turn, without the first events that the button ``said`` already."""
    after, events = tried(state, lambda copy: copy.apply(seat, action))
    events = list(takewhile(lambda facts: facts["event"] not in AFTERWARDS, events))
    told = (facts for facts in events[said:] if facts["event"] in TOLD)
    lines = [EVENTS.of(facts).says(facts, telling.seat_words) for facts in told]
    lines += _openings(state, after)
    town = next((str(facts["allegiance"]) for facts in events if facts["event"] == "game_ended"), "")
    now = [standing(after, other, town == "english") for other in range(state.seats)]
    if town:
        lines.append(say("preview-scores", scores=telling.counted(list(enumerate(now)))))
    points = {other: now[other] - before for other, before in enumerate(state.scores()) if now[other] != before}
    return Foreseen(lines, [say("warn-ends", town=town)] if town else [], points)


def _openings(state: BastideState, after: BastideState) -> Iterator[Message]:
    """A wall that falls exposes what stands behind it."""
    sides = raid.open_sides(after)
    if sides & ~raid.open_sides(state):
        houses, pieces = raid.count_houses(after, sides), raid.count_pieces(after, sides)
        yield say("preview-opened", exposed=telling.exposed_words(houses, pieces))
