"""Set the rules pages in the typography of their language, the same everywhere.

    python tools/typography.py            the pages of docs/rules
    python tools/typography.py FILE …     these files; the language is the one before .md

Both languages: curly apostrophes, real minus and multiplication signs, one character for an ellipsis.
English: curly quotation marks.
French: a narrow no-break space before ; ! ?, a no-break space before : and inside « ».
Code, links and tables' rulers are left alone.  A test checks that the pages are set.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

PAGES = Path(__file__).resolve().parents[1] / "docs" / "rules"
NO_BREAK = "\u00a0"
NARROW = "\u202f"

UNTOUCHED = re.compile(r"(`[^`]*`|\]\([^)]*\))")  # code, and where a link leads
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
    (rf"{SPACE}+([;!?])", rf"{NARROW}\1"),
    (rf"{SPACE}+:", f"{NO_BREAK}:"),
    (rf"«{SPACE}*", f"«{NO_BREAK}"),
    (rf"{SPACE}*»", f"{NO_BREAK}»"),
)


def typeset(text: str, language: str) -> str:
    """A page of Markdown as it should be set; what is set already stays as it is."""
    changes = BOTH + (FRENCH if language == "fr" else ENGLISH)
    lines, is_code = [], False
    for line in text.split("\n"):
        if line.startswith("```"):
            is_code = not is_code
        elif not is_code and not line.startswith("|---"):
            parts = UNTOUCHED.split(line)
            for at in range(0, len(parts), 2):
                for pattern, by in changes:
                    parts[at] = re.sub(pattern, by, parts[at])
            line = "".join(parts)
        lines.append(line)
    return "\n".join(lines)


def language_of(path: Path) -> str:
    """``feudo.fr.md`` is French."""
    return path.suffixes[-2].removeprefix(".")


def main() -> None:
    for path in [Path(name) for name in sys.argv[1:]] or sorted(PAGES.glob("*.md")):
        text = path.read_text(encoding="utf-8")
        done = typeset(text, language_of(path))
        if done != text:
            path.write_text(done, encoding="utf-8")
            print(path)


if __name__ == "__main__":
    main()
