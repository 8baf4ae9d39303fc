"""Draw the pictures of the documents.

They are the positions of docs/rules/pictures/*.json and the records of docs/pictures/*.jur.

Run it with ``make pictures``; a test compares the files with what the program draws.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import jurade
from jurade.core.svg import render

DOCS = Path(__file__).resolve().parents[1] / "docs"


def pictures() -> Iterator[tuple[Path, str]]:
    """Every picture: where it lies, and what it is."""
    for file in sorted((DOCS / "rules" / "pictures").glob("*.json")):
        game = jurade.game(file.stem)
        for name, place in json.loads(file.read_text(encoding="utf-8")).items():
            match = game.load({"game": game.id, "rules": game.rules_version, **place}, seed=0)
            drawn = render(match.scene(None), game.words("en"), picks=False, panels=False, prompt=False)
            yield file.parent / f"{game.id}-{name}.svg", drawn
    for file in sorted((DOCS / "pictures").glob("*.jur")):
        match = jurade.Record.read(file.read_text(encoding="utf-8")).replay()
        yield file.with_suffix(".svg"), match.svg(match.to_act()[0] if match.to_act() else None)


def main() -> None:
    for path, drawn in pictures():
        path.write_text(drawn, encoding="utf-8")
        print(path.relative_to(DOCS.parent))


if __name__ == "__main__":
    main()
