"""Set rules pages and word files in the typography of their language, the same everywhere.

    python tools/typography.py            docs/rules/*.md and every word file (*.ftl)
    python tools/typography.py FILE …     these files

Both languages: curly apostrophes, real minus and multiplication signs, one character for an ellipsis.
English: curly quotation marks.
French: a narrow no-break space before ; ! ? %, a no-break space before : and inside « ».
Code, links, tables' rulers, comments and what stands in the braces of a message are left alone.
A test checks that everything is set.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NO_BREAK = "\u00a0"
NARROW = "\u202f"

CODE = re.compile(r"(`[^`]*`|\]\([^)]*\))")  # and where a link leads
PLACEABLE = re.compile(  # what Fluent reads: keys, names of variants, braces
    r"(^[\w.-]+ =|^ +(?:\.[\w-]+ =|\*?\[[^\]]+\])?|\{ [^{}]*->|\{[^{}]*\}|\*?\[[\w.-]+\])"
)
BOTH = (
    (r"(?<=\w)'", "’"),
    (r"'(?=\w)", "’"),
    (r"\.\.\.", "…"),
    (r"(?<=\d) - (?=\d)", " − "),
    (r"(?<![\w-])-(?=\d)", "−"),
    (r"(?<=\d) x (?=\d)", " × "),
)
ENGLISH = ((r'"([^"]*)"', r"“\1”"),)
SPACE = f"[ {NO_BREAK}{NARROW}]"
FRENCH = (
    (rf"{SPACE}+([;!?%])", rf"{NARROW}\1"),
    (rf"{SPACE}+:", f"{NO_BREAK}:"),
    (rf"«{SPACE}*", f"«{NO_BREAK}"),
    (rf"{SPACE}*»", f"{NO_BREAK}»"),
)


def typeset(text: str, language: str) -> str:
    """A page of Markdown as it should be set; what is set already stays as it is."""
    lines, is_code = [], False
    for line in text.split("\n"):
        if line.startswith("```"):
            is_code = not is_code
        elif not is_code and not line.startswith("|---"):
            line = _set(line, language, CODE)
        lines.append(line)
    return "\n".join(lines)


def typeset_words(text: str, language: str) -> str:
    """A word file as it should be set."""
    return "\n".join(line if line.startswith("#") else _set(line, language, PLACEABLE) for line in text.split("\n"))


def _set(line: str, language: str, untouched: re.Pattern[str]) -> str:
    parts = untouched.split(line)
    for at in range(0, len(parts), 2):
        for pattern, by in BOTH + (FRENCH if language == "fr" else ENGLISH):
            parts[at] = re.sub(pattern, by, parts[at])
    return "".join(parts)


def language_of(path: Path) -> str:
    """``feudo.fr.md``, ``words/fr.ftl`` and ``words/fr/table.ftl`` are French."""
    names = {*path.name.split("."), path.parent.name}
    return "fr" if "fr" in names else "en"


def set_as_it_should_be(path: Path) -> str:
    """The text of a file, set."""
    text = path.read_text(encoding="utf-8")
    return (typeset_words if path.suffix == ".ftl" else typeset)(text, language_of(path))


def all_files() -> list[Path]:
    found = [*(ROOT / "docs" / "rules").glob("*.md")]
    for folder in ("src", "web/words", "examples"):
        found += [path for path in (ROOT / folder).rglob("*.ftl") if "node_modules" not in path.parts]
    return sorted(found)


def main() -> None:
    for path in [Path(name) for name in sys.argv[1:]] or all_files():
        done = set_as_it_should_be(path)
        if done != path.read_text(encoding="utf-8"):
            path.write_text(done, encoding="utf-8")
            print(path)


if __name__ == "__main__":
    main()
