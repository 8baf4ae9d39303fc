"""Log lines of this game: facts of events made ready to be said."""

from __future__ import annotations

from typing import Final

from jurade.core.journal import Facts
from jurade.core.words import Arg, Message, say

# The fact of an event that only some seats learn.
SECRETS: Final = {
    "value_dealt": "value",
    "objective_dealt": "objective",
    "objective_spied": "objective",
    "piece_placed": "value",
    "card_chosen": "card",
}


def worded(facts: Facts, line: Message) -> Message:
    """A log line; who knows the secret of an event reads more of it: ``event-value_dealt-known``."""
    key, args = line.key, dict(line.args)
    name = str(facts["event"])
    if name in SECRETS and SECRETS[name] in facts:
        key += "-known"
    if "objective" in facts:
        args["objective"] = say("objective-name", objective=str(facts["objective"]))
    if name == "forced":
        args["action"] = _deed(str(facts["action"]))
    return Message(key, args)


def _deed(text: str) -> Arg:
    """The only thing that could be done, in the words of a choice."""
    verb, *rest = text.split()
    if verb == "card":
        return say("choice-card", card=int(rest[0]), cost=int(rest[0]) - 1)
    if verb == "lose":
        return say("choice-lose", reserve=rest[0])
    if verb == "share":
        return say("choice-share", red=int(rest[0]), blue=int(rest[1]))
    if verb == "free":
        return say("choice-free", piece=rest[0])
    if verb == "put":
        return say("deed-put", cell=rest[0])
    return say(f"choice-{rest[0] if verb == 'token' else verb}")
