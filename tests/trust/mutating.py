"""Good inputs made bad: texts, JSON values and bytes changed a little or a lot, from a seeded generator.

What is nearly right finds more than noise does: most changes keep the form and spoil one thing.
"""

from __future__ import annotations

import copy
import json
import math
import random
from collections.abc import Sequence
from typing import Any

Json = Any

NUMBERS: tuple[Json, ...] = (
    -1, 0, 1, 2, 3, 9, 10, 99, 255, 1000, 10**6, 2**31 - 1, 2**31, -(2**31) - 1, 2**32, 2**53 + 1, 2**63 - 1, 2**63,
    -(2**63), -(2**63) - 1, 2**64, 10**30, 0.0, -0.0, 0.5, 1.0, -1.5, 1e16, 1e308,
)  # fmt: skip
NOT_FINITE = (math.inf, -math.inf, math.nan)
LONG = 10**5000  # more digits than Python turns into a text
TEXTS = (
    "", " ", "  ", "\0", "\x07", "\x1b[2J", "\n", "\r\n", "\t", "\u2028", "\ufeff", "\u202e", "\ud800", "\udfff\ud800",
    "é", "e\u0301", "ß", "ﬁ", "１", "²", "٣", "𝟜", "’", "日本", "👩‍👩‍👧", "-",
    "--help", "?", "*", "!", ";", ":", ",", "=",
    "'", '"', "\\", "\\u0000", "{", "}", "{$x}", '{ "x" }', "%", "%s", "%00", "{0}", "[bold]", "[/]", "<b>", "<script>",
    "&amp;",
    "null", "none", "true", "NaN", "Infinity", "0x10", "1e3", "+1", "-1", "00", "1_000", "seat0", "seat9", "../..", "/",
    "' OR 1=1 --", "a" * 300, "0" * 300, "9" * 5000, "é" * 3000, "a " * 600, "([{" * 200,
)  # fmt: skip
SHORT_TEXTS = tuple(text for text in TEXTS if len(text) < 20)
FAR = 10_000  # deep enough that no reader follows


def nested(depth: int, kind: str = "list") -> Json:
    """A list in a list in a list …, or objects."""
    value: Json = 0
    for _ in range(depth):
        value = [value] if kind == "list" else {"a": value}
    return value


class Mutator:
    """Changes by chance; the same seed makes the same changes."""

    def __init__(self, seed: int | str) -> None:
        self.random = random.Random(seed)

    # ---- values

    def odd(self) -> Json:
        """Some value that is seldom right."""
        r = self.random
        kind = r.randrange(12)
        if kind < 4:
            return r.choice(NUMBERS)
        if kind < 8:
            return r.choice(TEXTS)
        if kind == 8:
            return r.choice((True, False, None))
        if kind == 9:
            return r.choice(([], {}, [[]], [None], {"": None}, {"a": 1}, [0] * 50))
        if kind == 10:
            return r.choice(NOT_FINITE)
        return LONG if r.random() < 0.3 else nested(r.choice((3, 90, 250)), r.choice(("list", "object")))

    def near(self, value: Json) -> Json:
        """A value of the same kind, a little beside it."""
        r = self.random
        if isinstance(value, bool):
            return not value
        if isinstance(value, int):
            return r.choice(
                (
                    value + 1,
                    value - 1,
                    -value,
                    value * 2,
                    float(value) if abs(value) < 10**9 else 0.0,
                    value + r.randrange(-9, 10),
                    r.choice(NUMBERS),
                )
            )
        if isinstance(value, float):
            return r.choice((-value, value + 1, *NOT_FINITE))
        if isinstance(value, str):
            return self.text(value)
        if isinstance(value, list) and value:
            changed = list(value)
            at = r.randrange(len(changed))
            change = r.randrange(6)
            if change == 0:
                del changed[at]
            elif change == 1:
                changed.insert(at, copy.deepcopy(changed[at]))
            elif change == 2:
                r.shuffle(changed)
            elif change == 3:
                changed = changed[:at]
            elif change == 4:
                changed.append(self.odd())
            else:
                changed = changed + changed
            return changed
        if isinstance(value, dict) and value:
            changed = dict(value)
            key = r.choice(list(changed))
            change = r.randrange(4)
            if change == 0:
                del changed[key]
            elif change == 1:
                changed[self.text(str(key))] = changed.pop(key)
            elif change == 2:
                changed[r.choice(SHORT_TEXTS)] = copy.deepcopy(changed[key])
            else:
                other = r.choice(list(changed))
                changed[key], changed[other] = changed[other], changed[key]
            return changed
        return self.odd()

    def value(self, value: Json, pool: Sequence[Json] = ()) -> Json:
        """A value with one to three things in it changed; the given one stays as it is.

        ``pool``: other values of the same form, parts of which may come instead.
        """
        out = copy.deepcopy(value)
        for _ in range(1 if self.random.random() < 0.75 else self.random.randrange(2, 4)):
            out = self._changed(out, pool)
        return out

    def _changed(self, value: Json, pool: Sequence[Json]) -> Json:
        r = self.random
        holder, key = self._place(value)
        if holder is None:
            return self.near(value) if r.random() < 0.5 else self.odd()
        old = holder[key]
        change = r.randrange(10)
        if change < 5:
            holder[key] = self.near(old)
        elif change < 7:
            holder[key] = self.odd()
        elif change == 7 and pool:
            other, there = self._place(r.choice(pool))
            if other is not None:
                holder[key] = copy.deepcopy(other[there])
        elif change == 8:
            other, there = self._place(value)
            holder[key] = copy.deepcopy(other[there])
        else:
            holder[key] = r.choice(([old], {"a": old}, old[:50] if isinstance(old, str) else "7"))
        return value

    def _place(self, value: Json) -> tuple[Json, Json]:
        """Some place inside a value, as holder and key; None when it holds nothing."""
        r = self.random
        holder, key = None, None
        while isinstance(value, dict | list) and value:
            holder, key = value, r.choice(list(value)) if isinstance(value, dict) else r.randrange(len(value))
            value = holder[key]
            if r.random() < 0.25:
                break
        return holder, key

    # ---- texts

    def text(self, text: str, pool: Sequence[str] = ()) -> str:
        """A text changed by characters, by words, or altogether; ``pool``: texts whose words may come instead."""
        r = self.random
        for _ in range(1 if r.random() < 0.7 else 2):
            text = self._words(text, pool) if r.random() < 0.6 else self._letters(text)
        return text

    def _letters(self, text: str) -> str:
        r = self.random
        at, to = r.randrange(len(text) + 1), r.randrange(len(text) + 1)
        change = r.randrange(9)
        if change == 0:
            return text[:at] + text[at + 1 :]
        if change == 1:
            return (
                text[:at] + chr(r.choice((r.randrange(32, 127), r.randrange(0x250), r.randrange(0x10FFFF)))) + text[at:]
            )
        if change == 2:
            return text[:at] + r.choice("0123456789abcdefghijklmnopqrstuvwxyzABC+-,:;=?*! ") + text[at + 1 :]
        if change == 3:
            return text[: min(at, to)] + text[max(at, to) :]
        if change == 4:
            return text[:at] + text[to : to + 8] + text[at:]
        if change == 5:
            return text.upper() if r.random() < 0.5 else text.title()
        if change == 6:
            return text[::-1] if r.random() < 0.2 else text[:at]
        if change == 7:
            return text[:at] + r.choice(TEXTS) + text[at:]
        return text + r.choice((" ", "\n", "\0", text))

    def _words(self, text: str, pool: Sequence[str]) -> str:
        r = self.random
        words = text.split(" ")
        at = r.randrange(len(words))
        change = r.randrange(8)
        if change == 0:
            del words[at]
        elif change == 1:
            words.insert(at, words[at])
        elif change == 2:
            to = r.randrange(len(words))
            words[at], words[to] = words[to], words[at]
        elif change == 3 and pool:
            others = r.choice(pool).split(" ")
            words[at] = r.choice(others)
        elif change == 4 and pool:
            others = r.choice(pool).split(" ")
            words = words[:at] + others[r.randrange(len(others)) :]
        elif change == 5:
            words[at] = str(r.choice(NUMBERS))
        elif change == 6:
            words[at] = "".join(self.number_in(part) for part in _parts(words[at]))
        else:
            words[at] = r.choice(TEXTS)
        return " ".join(words)

    def number_in(self, part: str) -> str:
        """The same, or another number when it is one."""
        return (
            str(int(part) + self.random.choice((-1, 1, 5, 100, -100)))
            if part.isdecimal() and part.isascii() and len(part) < 9
            else part
        )

    def lines(self, text: str, pool: Sequence[str] = ()) -> str:
        """A text changed by lines, or one of its lines."""
        r = self.random
        rows = text.split("\n")
        at, to = r.randrange(len(rows)), r.randrange(len(rows))
        change = r.randrange(10)
        if change == 0:
            del rows[at]
        elif change == 1:
            rows.insert(to, rows[at])
        elif change == 2:
            rows[at], rows[to] = rows[to], rows[at]
        elif change == 3:
            rows = rows[:at]
        elif change == 4 and pool:
            others = r.choice(pool).split("\n")
            rows[at] = r.choice(others)
        elif change == 5 and pool:
            others = r.choice(pool).split("\n")
            rows = rows[:at] + others[r.randrange(len(others)) :]
        else:
            rows[at] = self.text(rows[at], rows)
        return "\n".join(rows)

    # ---- bytes

    def raw(self, value: Json) -> bytes:
        """A value as JSON bytes; now and then with broken bytes, names said twice, or nested without end."""
        r = self.random
        spelled = spell(value)
        change = r.randrange(24)
        if change == 0:
            at = r.randrange(len(spelled) + 1)
            return spelled[:at] + bytes(r.randrange(256) for _ in range(r.randrange(1, 5))) + spelled[at:]
        if change == 1:
            return spelled[: r.randrange(len(spelled) + 1)]
        if change == 2:
            return spelled + r.choice((b"{}", b"\0", b" ", b",", spelled))
        if change == 3 and spelled.startswith(b'{"'):
            name = spelled[1 : spelled.index(b'"', 2) + 1]
            return b"{" + name + b":" + spell(self.odd()) + b"," + spelled[1:]
        if change == 4:
            deep = r.choice((500, 1100, 4000))
            return r.choice((b"[" * deep + b"]" * deep, b'{"a":' * deep + b"0" + b"}" * deep, b"[" * deep))
        if change == 5:
            return r.choice(
                (b"", b" ", b"null", b"[]", b'"x"', b"1e999", b"\xff\xfe", b"\xef\xbb\xbf{}", b"\0", b"{}}")
            )
        return spelled


def spell(value: Json) -> bytes:
    """A value as JSON, however odd: lone surrogates as escapes, infinities as Python writes them, numbers whole."""
    try:
        return json.dumps(value).encode()
    except (ValueError, RecursionError):
        return b"9" * 5000


def _parts(text: str) -> list[str]:
    """A text cut where digits begin and end."""
    parts: list[str] = []
    for letter in text:
        if parts and parts[-1][-1].isdecimal() == letter.isdecimal():
            parts[-1] += letter
        else:
            parts.append(letter)
    return parts
