"""Draws that anyone can check.

A table draws from a seed that is fixed before anybody sits down.  A hash of seed and salt, the *commitment*, is shown
from the beginning; seed and salt are shown when the game is over.  The draw at ply k follows from the seed and k
(:mod:`jurade.core.draws`), so that everybody can make every draw again and see that none was chosen.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

from jurade.core import draws
from jurade.core.draws import Seed, drawn
from jurade.core.errors import BadOption, BadRecord, code
from jurade.core.match import Match
from jurade.core.record import Record, bad_ply
from jurade.core.state import CHANCE
from jurade.core.words import say


def new_seed() -> tuple[str, str]:
    """A seed that nobody can guess, and a salt: another secret, so that what bots muse on is none of the seed's."""
    return draws.new_seed(), secrets.token_hex(16)


def commitment(seed: Seed, salt: str) -> str:
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
            raise BadRecord(say("bad-record-unpublished", tag=tag))
    seed, since = _seed(record), _since(record)
    if commitment(seed, record.tags["Salt"]) != record.tags["Commitment"]:
        raise BadRecord(say("bad-record-commitment"))
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
                raise bad_ply(ply, say("bad-record-draw", right=expected, given=line.text))
            made += 1
        then.draw(line.text)
    return Verdict(made, since)


def _seed(record: Record) -> Seed:
    try:
        return draws.read_seed(record.tags["Seed"])
    except BadOption as error:
        raise BadRecord(say("bad-record-seed", why=error.message)) from None


def _since(record: Record) -> int:
    text = record.tags.get("Since", "0")
    if not text.isdecimal() or not text.isascii() or len(text) > 9 or int(text) > len(record.lines):
        raise BadRecord(say("bad-record-since", most=len(record.lines), given=code(text[:40])))
    return int(text)
