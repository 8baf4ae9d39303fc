"""Write tests/page/picks.json: choices of real positions, and what can be picked after some of their picks.

Both sides of the program read the file: ``next_picks`` of the core in tests/page/test_picks.py, the page's own steps in
web/tests/steps.test.ts.  Made again only when games offer picks of a kind that is not in it yet.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import jurade
from jurade.core.scene import Choice, Scene, next_picks

FILE = Path(__file__).resolve().parents[1] / "tests" / "page" / "picks.json"
GAMES = 3  # random games of each kind that are looked through
PLIES = 160
POSITIONS = 7  # of each game
CHOICES = 40  # of a position: of longer lists every so many
WALKS = 25  # of a position
SETS = ("card", "piece")


def kinds_of(scene: Scene) -> frozenset[tuple[str, ...]]:
    """The kinds of picks along the paths: what makes one position another case than the next."""
    return frozenset(tuple(scene.picks[each].kind for each in choice.path) for choice in scene.choices)


def scenes() -> Iterator[tuple[str, Scene]]:
    """Scenes of every game in which a seat is asked, each sort once."""
    for game in map(jurade.game, jurade.game_ids()):
        seen: set[frozenset[tuple[str, ...]]] = set()
        for seed in range(GAMES):
            rng = random.Random(seed)
            match = game.new(game.seats[min(seed, len(game.seats) - 1)], seed=seed)
            for _ in range(PLIES):
                if match.over or len(seen) == POSITIONS:
                    break
                seat = rng.choice(match.to_act())
                scene = match.scene(seat)
                if len(scene.choices) > 1 and kinds_of(scene) not in seen:
                    seen.add(kinds_of(scene))
                    yield game.id, scene
                match.play(seat, rng.choice(match.choices(seat)))


def walks(choices: list[Choice], rng: random.Random) -> list[dict[str, Any]]:
    """Beginnings of paths, what can follow each, and the action that it is, if it is one."""
    found = {choice.path[:length] for choice in choices for length in range(len(choice.path) + 1)}
    some = sorted(found, key=lambda path: (len(path), path))
    if len(some) > WALKS:
        some = [some[0], *sorted(rng.sample(some[1:], WALKS - 1), key=len)]
    whole = {choice.path: choice.action for choice in reversed(choices)}
    return [{"picked": list(path), "next": next_picks(choices, path), "action": whole.get(path)} for path in some]


def in_any_order(scene: Scene, choices: list[Choice], rng: random.Random) -> list[dict[str, Any]]:
    """Paths with neighbours of a set exchanged: a person may pick the cards of a hand in any order."""

    def is_set(a: str, b: str) -> bool:
        return a.split(":")[0] == b.split(":")[0] and all(scene.picks[each].kind in SETS for each in (a, b))

    found = []
    for choice in choices:
        for at, (a, b) in enumerate(pairwise(choice.path)):
            if is_set(a, b):
                found.append({"picked": [*choice.path[:at], b, a, *choice.path[at + 2 :]], "action": choice.action})
                break
    return rng.sample(found, min(len(found), 5))


def dials(scene: Scene, choices: list[Choice]) -> dict[str, list[int]]:
    """The values of every dial: `bid=6` is the value 6 of the dial `bid`."""
    found: dict[str, set[int]] = {}
    for name in {each for choice in choices for each in choice.path}:
        pick = scene.picks[name]
        if pick.kind == "number":
            dial, value = name.split("=") if "=" in name else name.rsplit(":", 1)
            found.setdefault(dial, set()).add(int(value))
    return {dial: sorted(found[dial]) for dial in sorted(found)}


def case(game: str, scene: Scene) -> dict[str, Any]:
    rng = random.Random(len(scene.choices))
    choices = list(scene.choices[:: 1 + len(scene.choices) // CHOICES])
    used = sorted({each for choice in choices for each in choice.path})
    return {
        "game": game,
        "picks": {
            name: {"kind": pick.kind, **({"range": [pick.least, pick.most]} if pick.kind == "number" else {})}
            for name in used
            for pick in (scene.picks[name],)
        },
        "choices": [{"action": choice.action, "path": list(choice.path)} for choice in choices],
        "walks": walks(choices, rng),
        "in_any_order": in_any_order(scene, choices, rng),
        "dials": dials(scene, choices),
    }


def main() -> None:
    lines = ",\n".join(json.dumps(case(game, scene), ensure_ascii=False) for game, scene in scenes())
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    print(FILE.name, FILE.stat().st_size, "bytes")


if __name__ == "__main__":
    main()
