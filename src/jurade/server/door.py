"""What is let in at all: texts that can be kept and shown, numbers that every database can hold, JSON that ends.

All that comes from outside passes here once, before any other part of the program sees it.
"""

from __future__ import annotations

import re
from typing import Any, Final
from urllib.parse import unquote_to_bytes

import msgspec

from jurade.core.words import Message
from jurade.server.errors import Problem

LARGEST: Final = 2**31 - 1  # what PostgreSQL keeps as an integer
LONGEST_NUMBER: Final = 10**40  # in positions and options: no seed or score has more digits
DEEPEST: Final = 60  # lists within objects within lists …; positions have some ten
DIGITS: Final = re.compile(r"\d{41,}")  # in records: no number of theirs is as long
# Texts hold no NUL, which PostgreSQL cannot keep, and no half of a character, which cannot be written as UTF-8.
UNFIT: Final = re.compile("[\x00\ud800-\udfff]")


def wrong(where: str, why: str, **args: Any) -> Problem:
    """Something given is not as it should be: where, and what would be right."""
    return Problem("invalid", where=where, why=Message(f"wrong-{why}", args))


def check_text(text: str, where: str) -> str:
    """A text that can be kept and shown, or Problem."""
    if UNFIT.search(text):
        raise wrong(where, "text")
    return text


def check_value(value: Any, where: str, depth: int = 0) -> None:
    """Everything in a JSON value can be kept and shown, or Problem."""
    if isinstance(value, str):
        check_text(value, where)
    elif isinstance(value, dict):
        if depth >= DEEPEST:
            raise wrong(where, "depth", most=DEEPEST)
        for name, each in value.items():
            check_text(name, where)
            check_value(each, f"{where}.{name[:40]}" if depth < 4 else where, depth + 1)
    elif isinstance(value, list):
        if depth >= DEEPEST:
            raise wrong(where, "depth", most=DEEPEST)
        for each in value:
            check_value(each, where, depth + 1)
    elif isinstance(value, int) and not -LONGEST_NUMBER < value < LONGEST_NUMBER:
        raise wrong(where, "number")


def read_json(raw: bytes | str, where: str = "$") -> Any:
    """The value of a JSON text; Problem says why it is none, or what in it cannot be kept."""
    try:
        value = msgspec.json.decode(raw)
    except RecursionError:
        raise wrong(where, "depth", most=DEEPEST) from None
    except UnicodeError:
        raise Problem("malformed", why=Message("wrong-utf8")) from None
    except msgspec.ValidationError:  # a number beyond all measure
        raise wrong(where, "number") from None
    except msgspec.DecodeError as error:
        raise Problem("malformed", why=_where_malformed(str(error))) from None
    check_value(value, where)
    return value


def _where_malformed(said: str) -> Message:
    """Where JSON is not JSON; msgspec counts bytes."""
    found = re.search(r"byte (\d+)", said)
    return Message("wrong-json-at", {"byte": int(found[1])}) if found else Message("wrong-json-ends")


def check_query(path: str, query: bytes) -> None:
    """The address that is asked for is text, whole and without control characters, or Problem."""
    check_text(path, "path")
    if b"%" not in query and query.isascii():
        return
    try:
        check_text(unquote_to_bytes(query).decode(), "query")
    except UnicodeDecodeError:
        raise wrong("query", "utf8") from None


# What pydantic finds wrong with a field, in our words; the arguments are named as in its own description.
FIELDS: Final[dict[str, tuple[str, tuple[tuple[str, str], ...]]]] = {
    "missing": ("missing", ()),
    "extra_forbidden": ("unknown", ()),
    "model_type": ("object", ()),
    "model_attributes_type": ("object", ()),
    "dict_type": ("object", ()),
    "list_type": ("list", ()),
    "set_type": ("list", ()),
    "string_type": ("string", ()),
    "string_too_long": ("long", (("most", "max_length"),)),
    "string_too_short": ("short", (("least", "min_length"),)),
    "too_long": ("many", (("most", "max_length"),)),
    "int_type": ("whole", ()),
    "int_parsing": ("whole", ()),
    "int_parsing_size": ("number", ()),
    "int_from_float": ("whole", ()),
    "float_type": ("decimal", ()),
    "float_parsing": ("decimal", ()),
    "finite_number": ("decimal", ()),
    "bool_type": ("switch", ()),
    "bool_parsing": ("switch", ()),
    "literal_error": ("choice", (("choices", "expected"),)),
    "greater_than": ("least", (("least", "gt"),)),
    "greater_than_equal": ("least", (("least", "ge"),)),
    "less_than_equal": ("most", (("most", "le"),)),
}


def what_is_wrong(error: dict[str, Any]) -> Problem:
    """What is wrong with a field of a body, query or header, as pydantic describes it; never what was sent."""
    if error["type"] == "json_invalid":
        return Problem("malformed", why=Message("wrong-json-ends"))
    where = ".".join(str(part)[:40] for part in error["loc"][1:]) or str(error["loc"][0])
    why, args = FIELDS.get(error["type"], ("kind", ()))
    found = error.get("ctx", {})
    said = {ours: found.get(theirs, "") for ours, theirs in args}
    if "choices" in said:
        said["choices"] = tuple(re.findall(r"'([^']*)'", said["choices"]))
    return wrong(where, why, **said)
