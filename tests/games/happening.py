"""Events asserted: positions, what was played there, and every fact that followed.

``tests/games/<id>/data/events.json`` holds cases; together they show every event the game declares.
``python -m tests.games.happening feudo`` looks for cases of events that have none yet, in games of random players;
what never happens there is written by hand.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jurade
from jurade.core.conformance import Setting, settings
from jurade.core.game import Game
from jurade.core.match import Match
from jurade.core.rng import Rng

Case = dict[str, Any]


def file_of(game: Game) -> Path:
    return Path(__file__).parent / game.id / "data" / "events.json"


def cases(game: Game) -> list[Case]:
    found: list[Case] = json.loads(file_of(game).read_text(encoding="utf-8"))
    return found


def happened(match: Match, since: int) -> list[list[Any]]:
    """Everything that was noted since so many plies: name, public facts, secret ones by seat."""
    events = [event for ply in range(since, len(match.plies)) for event in match.events_of(ply)]
    return [[e.name, e.public, {str(seat): facts for seat, facts in e.secret.items()}] for e in events]


def replayed(game: Game, case: Case) -> list[list[Any]]:
    """What happens in a case now."""
    match = game.load(case["start"], seed=0, chance=case["chance"]) if case["start"] else None
    if match is None:
        match = game.new(case["seats"], seed=0, options=case["options"], chance=case["chance"])
        before = 0
    else:
        before = len(match.plies)
    for seat, text in case["played"]:
        match.play(seat, text)
    return happened(match, before)


def mined(game: Game, setting: Setting, seed: int, wanted: set[str]) -> Iterator[Case]:
    """Cases from a random game in which something happens that is still wanted."""
    rng = Rng(seed, 5)
    match = game.new(setting.seats, seed=seed, options=dict(setting.options))
    new = {event[0] for event in happened(match, 0)} & wanted
    if new:
        wanted -= new
        drawn = [ply.text for ply in match.plies if ply.seat < 0]
        yield {"seats": setting.seats, "options": dict(setting.options), "start": None, "played": [], "chance": drawn,
               "events": happened(match, 0)}  # fmt: skip
    while wanted and not match.over:
        seats = match.to_act()
        seat = seats[rng.below(len(seats))]
        choices = match.choices(seat)
        text = choices[rng.below(len(choices))]
        start, before = match.dump(), len(match.plies)
        match.play(seat, text)
        found = happened(match, before)
        new = {event[0] for event in found} & wanted
        if new:
            wanted -= new
            drawn = [ply.text for ply in match.plies[before:] if ply.seat < 0]
            yield {"seats": setting.seats, "options": dict(setting.options), "start": start, "played": [[seat, text]],
                   "chance": drawn, "events": found}  # fmt: skip


def main(name: str, seeds: int = 400) -> None:
    game = jurade.game(name)
    kept = cases(game) if file_of(game).is_file() else []
    wanted = set(game.events.kinds) - {event[0] for case in kept for event in case["events"]}
    for seed in range(seeds):
        for setting in settings(game):
            if wanted:
                kept += mined(game, setting, seed, wanted)
    lines = ",\n".join(json.dumps(case, ensure_ascii=False, separators=(",", ":")) for case in kept)
    file_of(game).write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    print(f"{len(kept)} cases; never seen: {', '.join(sorted(wanted)) or 'nothing'}")


if __name__ == "__main__":
    main(sys.argv[1])
