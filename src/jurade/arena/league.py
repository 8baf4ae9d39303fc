"""A league: every line-up in every seating, with paired seeds, kept game by game so that nothing played is lost."""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path
from typing import BinaryIO

from jurade.arena.games import Job, Result
from jurade.arena.statistics import interval
from jurade.arena.workers import Workers
from jurade.core.errors import JuradeError
from jurade.core.options import Value
from jurade.core.registry import game


def fixtures(
    game: str, seats: int, bots: Sequence[str], games: int, seed: int, options: Mapping[str, Value], recorded: bool
) -> list[Job]:
    """The games of a league: line-ups of so many bots, each rotated through all seats with the same draws.

    A round is every line-up in every seating; one round follows another with the next seed until there are enough
    games.
    """
    seatings = seatings_of(seats, bots)
    jobs: list[Job] = []
    while len(jobs) < games:
        round_seed = seed + len(jobs) // len(seatings)
        jobs += [Job(game, seats, seating, round_seed, options, recorded) for seating in seatings]
    return jobs[:games]


def seatings_of(seats: int, bots: Sequence[str]) -> list[tuple[str, ...]]:
    """Every line-up of so many bots in every rotation; each seating once."""
    if len(bots) < seats:
        raise JuradeError(f"{seats} seats need {seats} bots or more, not {len(bots)}; name one twice if it sits twice")
    lineups = combinations(bots, seats)
    return list(dict.fromkeys(lineup[turn:] + lineup[:turn] for lineup in lineups for turn in range(seats)))


@dataclass(frozen=True)
class Duel:
    """How one bot did against another, over all games in which both sat."""

    games: int
    wins: float  # better placed; equals count half

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.5

    def interval(self) -> tuple[float, float]:
        return interval(self.rate, self.games)


@dataclass(frozen=True)
class Standing:
    """A bot in the table of the league."""

    name: str
    games: int
    win_rate: float
    low: float
    high: float
    mean_score: float
    rating: float  # openskill's cautious estimate, mu - 3 sigma
    mu: float
    sigma: float
    move_ms: float
    slowest_ms: float


def standings(results: Sequence[Result]) -> list[Standing]:
    """The table, best rating first.  Bots that sit twice at a table are rated for each seat."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    names = sorted({name for result in results for name in result.bots})
    ratings = {name: model.rating(name=name) for name in names}
    for result in sorted(results, key=Result.key):
        if len(set(result.bots)) < 2:
            continue
        rated = model.rate([[ratings[name]] for name in result.bots], ranks=list(result.places))
        for name, [rating] in zip(result.bots, rated, strict=True):
            ratings[name] = rating
    table = []
    for name in names:
        seats = [(result, seat) for result in results for seat in range(len(result.bots)) if result.bots[seat] == name]
        wins = sum(result.shares()[seat] for result, seat in seats)
        rate = wins / len(seats)
        low, high = interval(rate, len(seats))
        rating = ratings[name]
        table.append(
            Standing(
                name=name,
                games=len(seats),
                win_rate=rate,
                low=low,
                high=high,
                mean_score=sum(result.scores[seat] for result, seat in seats) / len(seats),
                rating=float(rating.ordinal()),
                mu=float(rating.mu),
                sigma=float(rating.sigma),
                move_ms=1000 * sum(result.move_seconds[seat] for result, seat in seats) / len(seats),
                slowest_ms=1000 * max(result.slowest[seat] for result, seat in seats),
            )
        )
    return sorted(table, key=lambda standing: -standing.rating)


def duels(results: Sequence[Result]) -> dict[tuple[str, str], Duel]:
    """For every pair of bots, how the first did against the second."""
    found: dict[tuple[str, str], Duel] = {}
    for result in results:
        for one, name in enumerate(result.bots):
            for other, rival in enumerate(result.bots):
                if name == rival:
                    continue
                better = result.places[one] < result.places[other]
                equal = result.places[one] == result.places[other]
                duel = found.get((name, rival), Duel(0, 0.0))
                found[name, rival] = replace(duel, games=duel.games + 1, wins=duel.wins + better + 0.5 * equal)
    return found


class League:
    """Games on disk: one line each in ``games.jsonl``; what is there is not played again.

    A line is written as soon as its game is over, so a league that is killed loses the games under way and no other.
    Simulations and studies keep their games in the same way; ``kind`` says what is kept.
    """

    def __init__(self, folder: Path, jobs: Sequence[Job], kind: str = "league") -> None:
        self.folder = folder
        self.jobs = jobs
        self.kind = kind
        self._check_settings()
        self._kept = self._read()

    @property
    def results(self) -> list[Result]:
        """All games played so far, in the order of the fixtures."""
        return [self._kept[job.key()] for job in self.jobs if job.key() in self._kept]

    @property
    def missing(self) -> list[Job]:
        return [job for job in self.jobs if job.key() not in self._kept]

    def play(self, workers: Workers) -> Iterator[Result]:
        """Play what is missing, writing each game down before it is told."""
        path = self.folder / "games.jsonl"
        with path.open("a+b") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise JuradeError(f"the {self.kind} in '{self.folder}' is being played by another process") from None
            if file.tell() and _last_byte(file) != b"\n":  # it was killed while it wrote its last line
                file.write(b"\n")
            self._kept = self._read()
            for result in workers.play_all(self.missing):
                file.write(json.dumps(result.to_json()).encode() + b"\n")
                file.flush()
                self._kept[result.key()] = result
                yield result

    def _check_settings(self) -> None:
        """The folder belongs to this league, or is new."""
        job = self.jobs[0]
        rules = game(job.game).rules_version
        settings = {"game": job.game, "rules": rules, "seats": job.seats, "options": dict(job.options)}
        self.folder.mkdir(parents=True, exist_ok=True)
        kept = self.folder / f"{self.kind}.json"
        if not kept.exists():
            kept.write_text(json.dumps(settings, indent=1) + "\n", encoding="utf-8")
            return
        try:
            found = json.loads(kept.read_text(encoding="utf-8"))
        except ValueError:
            raise JuradeError(f"'{kept}' cannot be read, so this folder holds no {self.kind}; choose another") from None
        other = [name for name, value in settings.items() if not isinstance(found, dict) or found.get(name) != value]
        if other:
            raise JuradeError(
                f"'{self.folder}' holds another {self.kind}: {', '.join(other)} differ{'s' if len(other) == 1 else ''};"
                f" choose another folder with {'--keep' if self.kind == 'study' else '--out'}"
            )

    def _read(self) -> dict[str, Result]:
        """The games on disk that belong here; with its record, where records are wanted."""
        wanted = {job.key(): job for job in self.jobs}
        path = self.folder / "games.jsonl"
        found: dict[str, Result] = {}
        for line in path.read_text(encoding="utf-8", errors="replace").splitlines() if path.exists() else []:
            try:
                result = Result.from_json(json.loads(line))
            except (ValueError, TypeError, AttributeError):
                continue  # a torn line
            job = wanted.get(result.key())
            if job is not None and (result.record or not job.recorded):
                found[result.key()] = result
        return found


def _last_byte(file: BinaryIO) -> bytes:
    file.seek(-1, os.SEEK_END)
    return file.read(1)
