"""Names of people: what may be one, and when two of them look the same."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from jurade.table.refusals import Refusal

LONGEST: Final = 30
MARKS: Final = 3  # accents on one letter, at most
# Characters that print as nothing though they are called letters, marks or symbols: Hangul fillers, the Braille blank,
# the null notehead, Khmer vowels that are not written, joiners, selectors of variants.
UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U0001d159\U000e0100-\U000e01ef]"
)
PRESENTATION: Final = re.compile("[\ufe0e\ufe0f]")  # of an emoji: black or coloured; left out of names


def check_name(name: str) -> str:
    """A name without needless blanks, or a refusal."""
    name = " ".join(PRESENTATION.sub("", unicodedata.normalize("NFC", name)).split())
    if not 1 <= len(name) <= LONGEST or not name.isprintable() or UNSEEN.search(name) or _is_overgrown(name):
        raise Refusal("bad-name", most=LONGEST)
    return name


def _is_overgrown(name: str) -> bool:
    """Does it begin with a mark, or carry heaps of them?"""
    marks = MARKS
    for sign in name:
        marks = marks + 1 if unicodedata.category(sign).startswith("M") else 0
        if marks > MARKS:
            return True
    return False


def folded(name: str) -> str:
    """A name as it is looked for: the same for all spellings that a reader takes for the same.

    Capitals, blanks, wide and ligated forms, and signs that print as nothing make no difference.
    """
    name = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    seen = "".join(sign for sign in UNSEEN.sub("", name) if unicodedata.category(sign) not in ("Cf", "Cc", "Cs"))
    return " ".join(seen.split())


def spellings(name: str) -> tuple[str, str]:
    """Under which an account may be kept: as it is folded now, and as it once was, when only capitals were."""
    return folded(name), " ".join(name.split()).casefold()
