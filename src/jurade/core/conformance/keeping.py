"""Checks of positions and records: what was written down is the same game again."""

from __future__ import annotations

import json

from jurade.core.conformance.playing import random_match, settings, some
from jurade.core.errors import JuradeError
from jurade.core.game import Game
from jurade.core.match import Match
from jurade.core.record import Record


def check_positions(game: Game) -> None:
    """A dumped position loads into the same position, with the same choices; a damaged one is refused."""
    for number, setting in enumerate(settings(game)):
        for match in some(random_match(game, setting, number), 6):
            text = json.dumps(match.dump())
            again = game.load(text, seed=0)
            assert json.dumps(again.dump()) == text, "a loaded position dumps differently"
            assert again.to_act() == match.to_act(), "a loaded position asks others"
            for seat in match.to_act():
                assert again.choices(seat) == match.choices(seat), "a loaded position offers other choices"
            assert again.scores() == match.scores()
            assert again.ranking() == match.ranking()
    sound = match.dump()
    for name in [*sound["position"], "no such field"]:
        damaged = {**sound, "position": {**sound["position"], name: {"nonsense": [[]]}}}
        try:
            game.load(damaged)
        except JuradeError:
            continue
        raise AssertionError(f"a position with nonsense in '{name}' was accepted")


def check_records(game: Game) -> None:
    """A record reads back to the letter and replays to the same end, finished or not, from the start or a position."""
    for number, setting in enumerate(settings(game)):
        for ply, match in enumerate(random_match(game, setting, number)):
            if ply == 10:
                _check_record(game, match)
        _check_record(game, match)
        assert match.record.tags["Result"] == " ".join(str(points) for points in match.scores())


def _check_record(game: Game, match: Match) -> None:
    record = match.record
    text = str(record)
    assert Record.read(text) == record, "a record reads back as another"
    assert str(Record.read(text)) == text, "a record is spelled in two ways"
    again = record.replay(game)
    assert again.fingerprint() == match.fingerprint(), "a record replays to another position"
    for seat in (None, *range(match.seats)):
        seen = record.export(seat, game)
        assert len(seen.lines) == len(record.lines)
        for line, full, ply in zip(seen.lines, record.lines, match.plies, strict=True):
            if line.text != full.text:
                assert "?" in line.text, "what a seat does not know is written '?'"
                assert seat is None or not ply.is_known_to(seat), (
                    f"seat {seat} knows '{full.text}' but reads '{line.text}'"
                )
