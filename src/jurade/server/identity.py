"""Who asks: a person with a session cookie, or a program with a person's token."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Final

from fastapi import Depends, Request
from fastapi.security import APIKeyCookie, HTTPBearer
from starlette.requests import HTTPConnection

from jurade.server.costs import ROUTES
from jurade.server.credentials import COOKIE
from jurade.server.errors import Problem
from jurade.server.house import House
from jurade.server.limits import address
from jurade.table import documents
from jurade.table.people import Person

SCOPES: Final = ("read", "play", "tables")  # what a token may allow
EVERYTHING: Final = frozenset({*SCOPES, "people"})  # what a session allows: one's name, sessions and tokens too
VISITOR, BILL = "visitor", "bill"  # in the state of a request

cookie_scheme = APIKeyCookie(name=COOKIE, auto_error=False, description="The session cookie of a guest or account.")
token_scheme = HTTPBearer(auto_error=False, description="A personal token; what it allows are its scopes.")


@dataclass(frozen=True)
class Visitor:
    """A person, what the request may do in that person's name, and by which secret we know."""

    person: Person
    scopes: frozenset[str]
    session: str = ""
    token: str = ""


def shown(person: Person) -> documents.Person:
    """A person as others see one."""
    return documents.Person(id=person.id, name=person.name, guest=person.guest)


def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


async def identify(house: House, connection: HTTPConnection) -> Visitor | None:
    """The visitor, None for a stranger; a token that is given must be good.  Looked up once for a request."""
    known: dict[str, Visitor | None] = connection.scope.setdefault("state", {})
    if VISITOR not in known:
        known[VISITOR] = await _identify(house, connection)
    return known[VISITOR]


async def _identify(house: House, connection: HTTPConnection) -> Visitor | None:
    kind, _, given = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        known = await house.people.of_token(given.strip())
        if known is None:
            raise Problem("wrong-token")
        return Visitor(known[0], known[1], token=given.strip())
    secret = house.cookies.read(connection.cookies.get(COOKIE, ""))
    if secret is None:
        return None
    person = await house.people.of_session(secret)
    return Visitor(person, EVERYTHING, session=secret) if person is not None else None


async def pay(request: Request) -> None:
    """Pay for what is asked for, and wait for one's turn; the gate settles the bill when it is done."""
    route = getattr(request.scope.get("route"), "path", "")
    kind = ROUTES.get(("GET" if request.method == "HEAD" else request.method, route), "request")
    if kind == "tables" and request.query_params.get("text"):
        kind = "search"
    await pay_for(request, kind)


async def pay_for(request: Request, kind: str) -> None:
    """Pay for something of a kind; what was paid before for the same request is settled with the last bill."""
    house = house_of(request)
    try:
        visitor = await identify(house, request)
    except Problem:  # a token that is not good: whoever needs one will say so
        visitor = None
    bill, pause = house.costs.pay(kind, visitor.person.id if visitor else None, address(request.scope))
    request.scope["state"][BILL] = bill
    if pause:
        await asyncio.sleep(pause)


def needs(scope: str) -> Callable[[Request], Awaitable[Visitor]]:
    """Somebody who may do that, or Problem."""

    async def check(request: Request) -> Visitor:
        visitor = await identify(house_of(request), request)
        if visitor is None:
            raise Problem("nobody")
        if scope not in visitor.scopes:
            raise Problem("no-scope", scope=scope)
        return visitor

    return check


async def anybody(request: Request) -> Visitor | None:
    """Whoever it is; a token must allow reading."""
    visitor = await identify(house_of(request), request)
    if visitor is not None and "read" not in visitor.scopes:
        raise Problem("no-scope", scope="read")
    return visitor


HouseDep = Annotated[House, Depends(house_of)]
Anybody = Annotated[Visitor | None, Depends(anybody)]
Reader = Annotated[Visitor, Depends(needs("read"))]
Player = Annotated[Visitor, Depends(needs("play"))]
Host = Annotated[Visitor, Depends(needs("tables"))]
Owner = Annotated[Visitor, Depends(needs("people"))]
