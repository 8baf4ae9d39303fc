"""Games and standings as files that other programs read: CSV and JSON, and the records of the games."""

from __future__ import annotations

import csv
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path

from jurade.arena.games import Result
from jurade.arena.league import duels, standings
from jurade.arena.plots import plot_league


def write_games(path: Path, results: Sequence[Result]) -> None:
    """One row a game, columns by seat: ``bot_0``, ``score_0``, ``place_0`` …"""
    write_table(path, [_row(result) for result in results])


def _row(result: Result) -> dict[str, object]:
    row: dict[str, object] = {
        "seed": result.seed,
        "ending": result.ending,
        "decisions": result.decisions,
        "outcomes": result.outcomes,
        "branching": round(result.branching, 3),
        "widest": result.widest,
        "seconds": round(result.seconds, 4),
        "first": result.first,
    }
    for seat, bot in enumerate(result.bots):
        row[f"bot_{seat}"] = bot
        row[f"score_{seat}"] = result.scores[seat]
        row[f"place_{seat}"] = result.places[seat]
        row[f"move_ms_{seat}"] = round(1000 * result.move_seconds[seat], 3)
        row[f"slowest_ms_{seat}"] = round(1000 * result.slowest[seat], 3)
    return row


def write_table(path: Path, rows: Sequence[Mapping[str, object]]) -> None:
    """Rows with the same columns as CSV."""
    with path.open("w", newline="", encoding="utf-8") as file:
        table = csv.DictWriter(file, list(rows[0]))
        table.writeheader()
        table.writerows(rows)


def write_league(folder: Path, title: str, results: Sequence[Result]) -> list[str]:
    """All that is made of a league's games, beside them; the names of what was written."""
    rows = [asdict(row) for row in standings(results)]
    against: list[dict[str, object]] = []
    for (name, rival), duel in sorted(duels(results).items()):
        low, high = duel.interval()
        row = {"bot": name, "rival": rival, "games": duel.games, "rate": duel.rate, "low": low, "high": high}
        against.append(row)
    told = {"games": len(results), "standings": rows, "duels": against}
    (folder / "standings.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    write_table(folder / "standings.csv", rows)
    write_games(folder / "games.csv", results)
    written = ["standings.json", "standings.csv", "games.csv"]
    if against:
        write_table(folder / "duels.csv", against)
        written.append("duels.csv")
    if any(result.record for result in results):
        (folder / "records").mkdir(exist_ok=True)
        for result in results:
            seating = "-".join(result.bots).replace(":", "_").replace("=", "_")
            (folder / "records" / f"{result.seed}-{seating}.jur").write_text(result.record, encoding="utf-8")
        written.append("records/")
    return written + [path.name for path in plot_league(results, title, folder)]
