"""What happened, as log lines: facts of events with the names of seats, works and places in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from jurade.core.journal import Fact, Facts
from jurade.core.words import Arg, Message, say
from jurade.games.bastide.drawing.plan import CIRCLE_OF, WORK_NUMBER
from jurade.games.bastide.drawing.telling import circle_words, offer_kind, terms_words, work_words

Names = Sequence[Arg]

SEATS: Final = frozenset(("seat", "to", "from", "owner", "payer"))  # facts that are seats
OWN: Final = {"bid_sealed": "deniers", "raise_sealed": "deniers", "tile_drawn": "tile"}  # what its seat alone learns


def tell(facts: Facts, names: Names) -> Message:
    """An event as a log line; ``names`` says each seat."""
    name = str(facts["event"])
    args: dict[str, Arg] = {key: _said(key, value, names) for key, value in facts.items() if key != "event"}
    if name in OWN and OWN[name] in facts:
        name += "-own"
    elif name == "card_taken" and "from" in facts:
        name += "-from"
    elif name == "influence_placed":
        args["own"] = "yes" if facts["seat"] == facts["payer"] else "no"
    elif name == "offer_made":
        args["kind"] = offer_kind(str(facts["gives"]), str(facts["wants"]))
    elif name == "raise_round_closed":
        args["count"] = len(args["seats"]) if isinstance(args["seats"], tuple) else 0
        args["seats"] = args["seats"] or say("nobody")
    return Message(f"event-{name}", args)


def _said(key: str, value: Fact, names: Names) -> Arg:
    if isinstance(value, list):
        if key == "seats":
            return tuple(names[int(seat)] for seat in value)
        return tuple(say("counted", seat=names[seat], count=int(amount)) for seat, amount in enumerate(value))
    if isinstance(value, int):
        return names[value] if key in SEATS else value
    if key in ("gives", "wants"):
        return terms_words(value, lambda seat: names[seat])
    return _WORDS[key](value) if key in _WORDS else value


def _deed(text: str) -> Message:
    """An action that was the only one, in words."""
    verb, _, rest = text.partition(" ")
    if verb in ("burn", "raid"):
        if rest.startswith("house "):
            return say("deed-house", verb=verb, block=rest.removeprefix("house "))
        return say("deed-circle", verb=verb, circle=circle_words(CIRCLE_OF[rest]))
    if verb == "place":
        return say("deed-circle", verb=verb, circle=circle_words(CIRCLE_OF[rest]))
    if verb == "allot":
        return say("deed-allot")
    return say(f"deed-{verb}", number=rest) if rest else say(f"deed-{verb}")


_WORDS: Final[dict[str, Callable[[str], Arg]]] = {
    "work": lambda text: work_words(WORK_NUMBER[text]),
    "circle": lambda text: circle_words(CIRCLE_OF[text]),
    "block": lambda text: text or "none",
    "action": _deed,
}
