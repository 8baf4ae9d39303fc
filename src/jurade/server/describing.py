"""The interface described for machines: OpenAPI of what is asked over HTTP, JSON Schema of what is said on the socket.

FastAPI describes addresses and what is sent to them; what the server answers is described from the classes themselves
(:mod:`jurade.server.replies`, :mod:`jurade.table.messages`, :mod:`jurade.table.documents`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from types import ModuleType
from typing import Any, Final, get_args

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from jurade.server import replies
from jurade.table import documents, messages

Schema = dict[str, Any]

DEFS, COMPONENTS = "#/$defs/", "#/components/schemas/"  # where JSON Schema and OpenAPI keep what has a name
ABSTRACT: Final = (replies.Reply, messages.FromClient, messages.FromServer)  # what others are made of
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def _kinds(module: ModuleType) -> Iterator[type]:
    """The shapes that a module describes."""
    for kind in vars(module).values():
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__:
            if kind not in ABSTRACT:
                yield kind


@cache
def shapes() -> Schema:
    """All that is answered or said, by name."""
    kinds = [kind for module in (documents, messages, replies) for kind in _kinds(module)]
    names = [kind.__name__ for kind in kinds]
    assert len(set(names)) == len(names), "two shapes have one name"
    _, found = msgspec.json.schema_components(kinds, ref_template=f"{DEFS}{{name}}")
    for shape in found.values():
        shape["description"] = " ".join(shape["description"].split())
    published: Schema = msgspec.json.decode(msgspec.json.encode(found))  # defaults too, as JSON has them
    return published


def changed(schema: Any, change: Callable[[Schema], Schema]) -> Any:
    """A schema in which every object is what a function makes of it."""
    if isinstance(schema, dict):
        return change({key: changed(part, change) for key, part in schema.items()})
    return [changed(part, change) for part in schema] if isinstance(schema, list) else schema


def reached(schema: Any) -> set[str]:
    """The names of the shapes that a schema needs, those that they need included."""
    found: set[str] = set()

    def follow(part: Schema) -> Schema:
        ref = str(part.get("$ref", ""))
        name = ref.removeprefix(DEFS)
        if ref.startswith(DEFS) and name not in found:
            found.add(name)
            changed(shapes()[name], follow)
        return part

    changed(schema, follow)
    return found


@cache
def socket_schema() -> Schema:
    """What clients and the server say on the socket."""
    spoken = {
        "ClientMessage": (messages.ClientMessage, "Anything a client says."),
        "ServerMessage": (messages.ServerMessage, "Anything the server says."),
    }
    named = {
        name: {
            "title": name,
            "description": about,
            "oneOf": [{"$ref": f"{DEFS}{kind.__name__}"} for kind in get_args(union)],
        }
        for name, (union, about) in spoken.items()
    }
    return {
        "$schema": DIALECT,
        "title": f"The socket of Jurade, version {messages.VERSION}",
        "description": "One JSON object a message; `type` tells which.  Pass over fields that you do not know.",
        "oneOf": [{"$ref": f"{DEFS}{name}"} for name in named],
        "$defs": {**named, **{name: shapes()[name] for name in sorted(reached(named))}},
    }


def answering(kind: type[replies.Reply]) -> Schema:
    """How FastAPI describes an answer in JSON of a kind, whatever else is answered there."""
    return {"content": {"application/json": {"schema": {replies.SHAPE: kind.__name__}}}}


def describe(app: FastAPI) -> None:
    """Let an application describe its answers by our shapes."""

    def openapi() -> Schema:
        if app.openapi_schema is None:
            bare = get_openapi(
                title=app.title,
                version=app.version,
                description=app.description,
                routes=app.routes,
                tags=app.openapi_tags,
            )
            app.openapi_schema = _filled(bare)
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


def _filled(bare: Schema) -> Schema:
    """FastAPI's description, in which shapes stand where it knows none."""
    named = changed(bare, lambda part: {"$ref": f"{DEFS}{part[replies.SHAPE]}"} if replies.SHAPE in part else part)
    own = named.setdefault("components", {}).setdefault("schemas", {})
    ours = {name: shapes()[name] for name in sorted(reached(named["paths"]) - set(own))}
    assert not set(own) & set(shapes()), set(own) & set(shapes())
    own.update(ours)

    def moved(part: Schema) -> Schema:
        if str(part.get("$ref", "")).startswith(DEFS):
            return {**part, "$ref": COMPONENTS + part["$ref"].removeprefix(DEFS)}
        return part

    filled: Schema = changed(named, moved)
    return filled
