"""What changed between two documents of JSON values, small enough to send after every move.

A delta is

* absent when nothing changed,
* ``{"=": value}``: this instead,
* ``{"~": {key: delta}, "-": [key …]}`` for objects: these members changed or are new, these are gone,
* ``{"@": {index: delta}}`` for lists of equal length: these items changed,
* ``{"<": from, ">": until, "+": [item …]}`` for other lists: the first ``from`` and the last ``until`` items stay,
  these are between them.

``apply(before, delta(before, after)) == after``, always; the page has the same dozen lines.
"""

from __future__ import annotations

from typing import Any

Json = Any


def delta(before: Json, after: Json) -> Json | None:
    """What turns ``before`` into ``after``; None when they are equal."""
    if isinstance(before, dict) and isinstance(after, dict):
        return _of_objects(before, after)
    if isinstance(before, list) and isinstance(after, list):
        return _of_lists(before, after)
    return None if type(before) is type(after) and before == after else {"=": after}


def _of_objects(before: dict[str, Json], after: dict[str, Json]) -> Json | None:
    changed: dict[str, Json] = {}
    for key, value in after.items():
        if key not in before:
            changed[key] = {"=": value}
        elif before[key] is not value and (inner := delta(before[key], value)) is not None:
            changed[key] = inner
    gone = [key for key in before if key not in after]
    if not changed and not gone:
        return None
    return {"~": changed, **({"-": gone} if gone else {})}


def _of_lists(before: list[Json], after: list[Json]) -> Json | None:
    if len(before) == len(after):
        inner = {
            str(i): d for i, (a, b) in enumerate(zip(before, after, strict=True)) if (d := delta(a, b)) is not None
        }
        if not inner:
            return None
        if 2 * len(inner) <= len(after) or len(after) < 4:
            return {"@": inner}
    shorter = min(len(before), len(after))
    start = 0
    while start < shorter and before[start] == after[start]:
        start += 1
    end = 0
    while end < shorter - start and before[-1 - end] == after[-1 - end]:
        end += 1
    return {"<": start, ">": end, "+": after[start : len(after) - end]}


def apply(before: Json, change: Json | None) -> Json:
    """The document after a change; the one before stays as it is."""
    if change is None:
        return before
    if "=" in change:
        return change["="]
    if "~" in change:
        gone = set(change.get("-", ()))
        after = {key: value for key, value in before.items() if key not in gone}
        for key, inner in change["~"].items():
            after[key] = apply(before.get(key), inner)
        return after
    if "@" in change:
        items = list(before)
        for index, inner in change["@"].items():
            items[int(index)] = apply(items[int(index)], inner)
        return items
    end = len(before) - change[">"]
    return [*before[: change["<"]], *change["+"], *before[end:]]
