"""Draws that anyone can check.

A table draws from a seed that is fixed before anybody sits down.  A hash of seed and salt, the *commitment*, is shown
from the beginning; seed and salt are shown when the game is over.  The draw at ply k is made by ``Rng(seed, k)``, so
that everybody can make every draw again and see that none was chosen.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

from jurade.core.errors import BadRecord
from jurade.core.match import Match, drawn
from jurade.core.record import Record
from jurade.core.state import CHANCE

SEED_BITS = 62


def new_seed() -> tuple[int, str]:
    """A seed that nobody can guess, and a salt so that nobody can try all seeds against the commitment."""
    return secrets.randbits(SEED_BITS), secrets.token_hex(16)


def commitment(seed: int, salt: str) -> str:
    """What is shown at the beginning."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


@dataclass(frozen=True)
class Verdict:
    """What the check of a record found."""

    draws: int  # made by the seed, and the same
    since: int  # the ply from which the table drew; before it the record was brought along


def verify(record: Record) -> Verdict:
    """Make every draw of a finished game again; BadRecord names the first thing that is not as it should be."""
    for tag in ("Seed", "Salt", "Commitment"):
        if tag not in record.tags:
            raise BadRecord(f'the record lacks the tag [{tag} "…"]: its table never published it')
    seed, since = _number(record, "Seed"), _number(record, "Since") if "Since" in record.tags else 0
    if commitment(seed, record.tags["Salt"]) != record.tags["Commitment"]:
        raise BadRecord("the hash of seed and salt is not the commitment: the seed was exchanged")
    match = record.replay()
    made = 0
    then: Match = match.at(0)
    for ply, line in enumerate(record.lines):
        if line.seat != CHANCE:
            then.play(line.seat, line.text)
            continue
        if ply >= since:
            expected = then.game.write(then.state, CHANCE, drawn(seed, ply, then.state))
            if expected != line.text:
                raise BadRecord(f"ply {ply}: the seed draws '{expected}', the record says '{line.text}'", ply=ply)
            made += 1
        then.draw(line.text)
    return Verdict(made, since)


def _number(record: Record, tag: str) -> int:
    text = record.tags[tag]
    if not text.isdecimal() or not text.isascii() or int(text) >= 1 << SEED_BITS:
        raise BadRecord(f"the tag {tag} is a whole number of at most {SEED_BITS} bits, not '{text[:40]}'")
    return int(text)
