"""Write what the page shares with the server: types of everything that travels, constants, colours.

The types are made from the descriptions that the server publishes (jurade.server.describing), the rest from the
modules that own it.  Run it after changing any of them; ``make check`` runs it with ``--check``, which writes nothing
and fails where a file is not what the source says.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from jurade.core import look
from jurade.core.glyphs import GLYPHS
from jurade.core.options import Value
from jurade.server.app import interface
from jurade.server.assets import PLACES
from jurade.server.describing import shapes, socket_schema
from jurade.table import documents
from jurade.table.messages import VERSION

Schema = Mapping[str, Any]

ROOT = Path(__file__).resolve().parents[1]
GENERATED = ROOT / "web" / "src" / "lib" / "generated"
HEADER = "Written by tools/generate_types.py. Do not edit."
PREFIX = "/api"  # of all addresses that the page asks
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
# What has a name in the source though it is no class.
ALIASES = {"Arg": documents.Arg, "Facts": documents.Facts, "SceneTable": documents.SceneTable, "OptionValue": Value}
# The colours of the style sheet that are those of the drawings; a board keeps its own in the dark as well.
COLOURS = ("DESK", "VELLUM", "LEAF", "SUNK", "LINE", "EDGE", "INK", "INK_2", "INK_3", "RUBRIC", "RUBRIC_WASH", "LAPIS",
           "GOOD", "WARN", "WARN_WASH", "GOLD")  # fmt: skip
OF_BOARDS = ("INK", "LEAF", "RUBRIC")


# ---- types


def quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def literal(value: object) -> str:
    return quoted(value) if isinstance(value, str) else json.dumps(value)


def type_of(schema: Schema) -> str:
    """A JSON Schema as a type of TypeScript."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return literal(schema["const"])
    if "enum" in schema:
        return " | ".join(literal(value) for value in schema["enum"])
    for some in ("anyOf", "oneOf"):
        if some in schema:
            return " | ".join(dict.fromkeys(type_of(part) for part in schema[some]))
    kind = schema.get("type")
    if kind == "array":
        return tuple_of(schema) if "prefixItems" in schema else list_of(schema.get("items", {}))
    if kind == "object":
        return object_of(schema)
    return SIMPLE[kind] if kind else "unknown"


def list_of(items: Schema) -> str:
    is_union = any(key in items for key in ("anyOf", "oneOf", "enum"))
    return f"({type_of(items)})[]" if is_union else f"{type_of(items)}[]"


def tuple_of(schema: Schema) -> str:
    parts = [type_of(part) for part in schema["prefixItems"]]
    least = schema.get("minItems", len(parts))
    return "[" + ", ".join(part if at < least else f"({part})?" for at, part in enumerate(parts)) + "]"


def object_of(schema: Schema) -> str:
    """An object: with members of its own, or whose members are all alike."""
    if "properties" in schema:
        return "{ " + "; ".join(members_of(schema)) + " }"
    others = schema.get("additionalProperties")
    return f"Record<string, {type_of(others) if isinstance(others, dict) else 'unknown'}>"


def members_of(schema: Schema) -> Iterator[str]:
    required = schema.get("required", ())
    for name, part in schema["properties"].items():
        key = name if re.fullmatch(r"[A-Za-z_]\w*", name) else quoted(name)
        yield f"{key}{'' if name in required else '?'}: {type_of(part)}"
    if isinstance(schema.get("additionalProperties"), dict):
        yield f"[name: string]: {type_of(schema['additionalProperties'])}"


def declaration(name: str, schema: Schema) -> str:
    about = " ".join(str(schema.get("description", "")).replace("``", "`").split())
    head = f"/** {about} */\n" if about else ""
    if schema.get("type") == "object":
        members = "".join(f"  {member};\n" for member in members_of(schema)) if schema.get("properties") else ""
        body = f"interface {name} {{\n{members}}}" if members else f"type {name} = Record<string, never>;"
        return f"{head}export {body}\n"
    return f"{head}export type {name} = {type_of(schema)};\n"


def route(method: str, path: str, about: Schema) -> str:
    """What is sent to an address, and what comes back."""
    parts = []
    asked = [given for given in about.get("parameters", ()) if given["in"] == "query"]
    if asked:
        members = {given["name"]: given["schema"] for given in asked}
        needed = [given["name"] for given in asked if given.get("required")]
        parts.append(f"query: {object_of({'properties': members, 'required': needed})}")
    if "requestBody" in about:
        parts.append(f"body: {type_of(about['requestBody']['content']['application/json']['schema'])}")
    answer = next(answer for status, answer in about["responses"].items() if status.startswith("2"))
    parts.append(f"reply: {type_of(next(iter(answer['content'].values()))['schema'])}")
    return f"  {quoted(f'{method.upper()} {path.removeprefix(PREFIX)}')}: {{ {'; '.join(parts)} }};\n"


def types() -> str:
    described = interface().openapi()
    bodies = {name: each for name, each in described["components"]["schemas"].items() if name not in shapes()}
    spoken = {name: each for name, each in socket_schema()["$defs"].items() if name not in shapes()}
    aliases = {name: msgspec.json.schema(alias) for name, alias in ALIASES.items()}
    named = {**shapes(), **aliases, **spoken, **bodies}
    routes = "".join(
        route(method, path, about)
        for path, methods in described["paths"].items()
        if path.startswith(f"{PREFIX}/")
        for method, about in methods.items()
    )
    return "\n".join(
        (
            f"/** {HEADER} */\n",
            *(declaration(name, schema) for name, schema in named.items()),
            f"/** Every address that can be asked, with what is sent and what comes back. */\n"
            f"export interface Routes {{\n{routes}}}\n",
        )
    )


# ---- constants


def seats() -> dict[str, dict[str, object]]:
    """The marks of the seat colours, with the drawing of each emblem."""
    return {
        colour: {
            "fill": seat.fill,
            "on": seat.on,
            "emblem": GLYPHS[seat.emblem],
            "hatch": seat.hatch,
            "dots": seat.dots,
        }
        for colour, seat in look.SEATS.items()
    }


def constants() -> str:
    return f"""/** {HEADER} */

/** The version of the socket's messages. */
export const VERSION = {VERSION};

/** The addresses of the page, by the page that is shown there. */
export const PLACES = {written({name: list(places) for name, places in PLACES.items()})} as const;

/** The marks of a seat colour: paint, what is drawn on it, path data of emblem and hatching. */
export interface SeatMarks {{
  fill: string;
  on: string;
  emblem: string;
  hatch: string;
  dots: boolean;
}}

export const SEATS: Record<string, SeatMarks> = {written(seats())};
"""


def written(value: Mapping[str, object]) -> str:
    """A value as a line for each of its members."""
    members = (f"  {key}: {_inline(each)},\n" for key, each in value.items())
    return "{\n" + "".join(members) + "}"


def _inline(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key}: {_inline(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_inline(each) for each in value) + "]"
    return literal(value)


def colours() -> str:
    named = {name.lower().replace("_", "-"): getattr(look, name) for name in COLOURS}
    of_boards = {f"board-{name.lower()}": getattr(look, name) for name in OF_BOARDS}
    of_seats = {f"seat-{colour}": seat.fill for colour, seat in look.SEATS.items()}
    lines = (f"  --{name}: {value.lower()};\n" for name, value in {**named, **of_boards, **of_seats}.items())
    return f"/* {HEADER} */\n:root {{\n{''.join(lines)}}}\n"


FILES = {"types.ts": types, "constants.ts": constants, "colours.css": colours}


def main() -> None:
    stale = []
    for name, make in FILES.items():
        path, text = GENERATED / name, make()
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(path.relative_to(ROOT).as_posix())
        if "--check" not in sys.argv:
            path.write_text(text, encoding="utf-8")
    if stale and "--check" in sys.argv:
        sys.exit(f"{', '.join(stale)}: not what the source says; run PYTHONPATH=src python {sys.argv[0]}")
    print("\n".join(stale), end="\n" if stale else "")


if __name__ == "__main__":
    main()
