"""Draw the pictures of the documents.

They are the positions of docs/rules/pictures/*.json, once in each language, and the records of docs/pictures/*.jur.

    python tools/draw_pictures.py              all of them; this is ``make pictures``
    python tools/draw_pictures.py feudo        only those whose name begins so

A test compares the files with what the program draws.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import jurade
from jurade.core.words import LANGUAGES
from jurade.server.figures import figure

DOCS = Path(__file__).resolve().parents[1] / "docs"


def pictures(begins: str = "") -> Iterator[tuple[Path, str]]:
    """Every picture: where it lies, and what it is.  Those of the English pages lie in pictures/ itself."""
    for file in sorted((DOCS / "rules" / "pictures").glob("*.json")):
        game = jurade.game(file.stem)
        for name, entry in json.loads(file.read_text(encoding="utf-8")).items():
            if f"{game.id}-{name}".startswith(begins):
                for language in LANGUAGES:
                    folder = file.parent if language == "en" else file.parent / language
                    yield folder / f"{game.id}-{name}.svg", figure(game, entry, language)
    for file in sorted((DOCS / "pictures").glob("*.jur")):
        if file.stem.startswith(begins):
            match = jurade.Record.read(file.read_text(encoding="utf-8")).replay()
            yield file.with_suffix(".svg"), match.svg(match.to_act()[0] if match.to_act() else None)


def main() -> None:
    for path, drawn in pictures(*sys.argv[1:2]):
        path.parent.mkdir(exist_ok=True)
        path.write_text(drawn, encoding="utf-8")
        print(path.relative_to(DOCS.parent))


if __name__ == "__main__":
    main()
