"""Refusals of texts that are no action: the same sentences in every game, in every language.

A game keeps its ``EXAMPLES`` of what may be written, by first word.
Whoever nearly had it reads the examples of that word, everybody else the words there are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from jurade.core.errors import UnreadableAction, short
from jurade.core.words import say

LISTED = 12  # so many names are told; of more, the first and the last

Examples = Mapping[str, Sequence[str]]


def unreadable(text: str, examples: Examples) -> UnreadableAction:
    """The text is none of the things that may be written."""
    verb = text.split(" ")[0]
    if verb not in examples:
        return UnreadableAction(say("unreadable-verb", text=short(text), verbs=tuple(examples)), action=text)
    quoted = tuple(say("quoted", text=example) for example in examples[verb])
    return UnreadableAction(say("unreadable-form", text=short(text), examples=quoted), action=text)


def unknown(text: str, part: str, known: Sequence[str]) -> UnreadableAction:
    """A part of the text names nothing; ``known`` are the names there are."""
    told = tuple(known) if len(known) <= LISTED else (known[0], "…", known[-1])
    return UnreadableAction(say("unreadable-part", text=short(text), part=short(part), known=told), action=text)


def out_of_order(text: str, names: Sequence[str]) -> UnreadableAction:
    """Something is written twice, or not in its place."""
    return UnreadableAction(say("unreadable-order", text=short(text), names=tuple(names)), action=text)


def incomplete(text: str, names: Sequence[str]) -> UnreadableAction:
    """Not each of these is named once."""
    return UnreadableAction(say("unreadable-each", text=short(text), names=tuple(names)), action=text)
