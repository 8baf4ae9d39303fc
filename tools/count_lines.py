"""Count the lines of the games by concern, and of the other packages: ``python tools/count_lines.py``."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[1] / "src" / "jurade"
CONCERNS = {
    "rules": "rules",
    "tables": "tables",
    "evaluate": "what bots think",
    "evaluation": "what bots think",
    "verbs": "verbs",
    "events": "events",
    "fields": "fields and soundness",
    "soundness": "fields and soundness",
    "scene": "drawing",
    "drawing": "drawing",
    "textboard": "text boards",
}  # by the first part of the path in a game's package; everything else is glue


def lines_in(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def concern_of(path: Path, package: Path) -> str:
    first = path.relative_to(package).parts[0].removesuffix(".py")
    return CONCERNS.get(first, "glue: game, options, disclosure")


def main() -> None:
    games = sorted(folder for folder in (SOURCE / "games").iterdir() if (folder / "game.py").is_file())
    counted = {
        game.name: sum((Counter({concern_of(path, game): lines_in(path)}) for path in game.rglob("*.py")), Counter())
        for game in games
    }
    concerns = sorted({concern for counts in counted.values() for concern in counts})
    print("| concern |", " | ".join(counted), "| all |")
    print("|---|" + "---:|" * (len(counted) + 1))
    for concern in concerns:
        row = [counts[concern] for counts in counted.values()]
        print(f"| {concern} |", " | ".join(f"{n:,}" for n in row), f"| {sum(row):,} |")
    totals = [counts.total() for counts in counted.values()]
    print("| **together** |", " | ".join(f"{n:,}" for n in totals), f"| **{sum(totals):,}** |")
    print()
    for folder in sorted(
        path for path in SOURCE.iterdir() if path.is_dir() and path.name not in ("games", "__pycache__")
    ):
        print(f"- {folder.name}: {sum(lines_in(path) for path in folder.rglob('*.py')):,}")


if __name__ == "__main__":
    main()
