"""People over HTTP: guests, accounts, sessions, profiles, tokens, those one does not want to read."""

from __future__ import annotations

import asyncio
from typing import Literal

import msgspec
from fastapi import APIRouter, Depends, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from jurade.server.credentials import COOKIE, COOKIE_SECONDS, DEVICE
from jurade.server.door import wrong
from jurade.server.house import House
from jurade.server.identity import Anybody, HouseDep, Owner, Reader, Visitor, cookie_scheme, shown, token_scheme
from jurade.server.limits import address
from jurade.server.logs import log
from jurade.server.replies import Entered, Left, Me, NewToken, Nothing, Profile, SessionShown, TokenShown
from jurade.table.names import folded
from jurade.table.people import Person
from jurade.table.refusals import Refusal

router = APIRouter(prefix="/api", tags=["people"], dependencies=[Depends(cookie_scheme), Depends(token_scheme)])
LATEST = 3.0  # seconds after which a wrong password is told to be wrong, where many were
LONG = 300  # characters that are read at all; what a name or password may be is the table's to say


class Given(BaseModel):
    """A body, in which nothing is taken for something else."""

    model_config = ConfigDict(strict=True)


class Named(Given):
    """A name, as others are to see it."""

    name: str = Field(max_length=LONG, examples=["Ada"])


class NameAndPassword(Given):
    """An account."""

    name: str = Field(max_length=LONG, examples=["Ada"])
    password: str = Field(max_length=LONG)


class NewPassword(Given):
    """The password until now, and the one from now on."""

    old: str = Field(max_length=LONG)
    new: str = Field(max_length=LONG)


class TokenWish(Given):
    """A token for a program: what it is called, and what it may do."""

    label: str = Field(max_length=80, examples=["my bot"])
    scopes: list[Literal["read", "play", "tables"]] = Field(max_length=10)


def _set_cookie(house: House, response: Response, name: str, value: str) -> None:
    response.set_cookie(
        name,
        value,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=house.settings.secure,
        path="/",
    )


async def _enter(house: House, request: Request, response: Response, person: Person) -> Entered:
    """A new session, and the cookie of it."""
    secret = await house.people.open_session(person.id, agent=request.headers.get("user-agent", "")[:200])
    _set_cookie(house, response, COOKIE, house.cookies.write(secret))
    _know_device(house, request, response, person)
    return Entered(person=shown(person))


def _know_device(house: House, request: Request, response: Response, person: Person) -> None:
    """From now on this device is known to be one of that account."""
    if not person.guest:
        known = [each for each in _accounts(house, request) if each != person.id]
        _set_cookie(house, response, DEVICE, house.cookies.write_device([*known, person.id]))


def _accounts(house: House, request: Request) -> list[str]:
    return house.cookies.read_device(request.cookies.get(DEVICE, ""))


async def _check_password(house: House, request: Request, visitor: Visitor | None, name: str, password: str) -> Person:
    """The person of an account.

    Wrong passwords are counted for a name and an address together, or on a device that is known: a stranger's guesses
    keep nobody else out.  After many wrong ones from anywhere, the wrong ones are answered late.
    """
    where, key = address(request.scope), folded(name)
    account = await house.people.account_of(name)
    known = [*_accounts(house, request), *([visitor.person.id] if visitor is not None and visitor.session else [])]
    is_known = account is not None and account in known
    counted = f"known {account}" if is_known else f"{where} {key}"
    if not is_known:
        house.sign_ins.check(where)
    house.passwords.check(counted)
    try:
        person = await house.people.log_in(name, password, is_known)
    except Refusal as refused:
        if refused.code == "wrong-password" and (late := house.wrong_passwords.take(key)):
            await asyncio.sleep(min(LATEST, late))
        raise
    house.passwords.give_back(counted)
    return person


def _forget_cookie(response: Response) -> None:
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")


@router.get("/me")
async def who_am_i(visitor: Anybody) -> Me:
    """Who the server thinks you are; null for a stranger."""
    if visitor is None:
        return Me(person=None, scopes=[])
    return Me(person=shown(visitor.person), scopes=sorted(visitor.scopes))


@router.patch("/me")
async def change_name(house: HouseDep, visitor: Owner, given: Named) -> Entered:
    """Another name."""
    return Entered(person=shown(await house.people.rename(visitor.person.id, given.name)))


@router.put("/me/password")
async def change_password(house: HouseDep, request: Request, visitor: Owner, given: NewPassword) -> Entered:
    """Another password; the old one proves that it is you.  Everywhere else you are signed out; tokens stay."""
    person = await _check_password(house, request, visitor, visitor.person.name, given.old)
    if person.id != visitor.person.id:
        raise Refusal("wrong-password")
    await house.people.change_password(person.id, given.new, keep=visitor.session)
    await house.recheck(person.id)
    return Entered(person=shown(person))


@router.delete("/me")
async def delete_me(house: HouseDep, visitor: Owner, response: Response) -> Left:
    """Delete the account and everything that names it; games stay, without the name."""
    await house.hall.delete_person(visitor.person.id)
    await house.recheck(visitor.person.id)
    _forget_cookie(response)
    log().info("person-deleted", person=visitor.person.id)
    return Left()


@router.post("/guests", status_code=201)
async def become_guest(
    house: HouseDep, request: Request, response: Response, visitor: Anybody, given: Named
) -> Entered:
    """Play at once: a name, and a cookie to be recognised by.  A guest who is one already gets the new name."""
    house.newcomers.check(address(request.scope))
    if visitor is not None and visitor.session:
        return Entered(person=shown(await house.people.rename(visitor.person.id, given.name)))
    return await _enter(house, request, response, await house.people.guest(given.name))


@router.post("/accounts", status_code=201)
async def make_account(
    house: HouseDep, request: Request, response: Response, visitor: Anybody, given: NameAndPassword
) -> Entered:
    """An account; a guest becomes it and keeps all tables."""
    house.newcomers.check(address(request.scope))
    guest = visitor.person.id if visitor is not None and visitor.session and visitor.person.guest else None
    person = await house.people.account(given.name, given.password, guest)
    if guest is not None:
        _know_device(house, request, response, person)
        return Entered(person=shown(person))
    return await _enter(house, request, response, person)


@router.post("/sessions", status_code=201)
async def sign_in(
    house: HouseDep, request: Request, response: Response, visitor: Anybody, given: NameAndPassword
) -> Entered:
    """Sign in; the tables of the guest one was go over to the account."""
    guest = visitor if visitor is not None and visitor.session and visitor.person.guest else None
    person = await _check_password(house, request, visitor, given.name, given.password)
    if guest is not None and guest.person.id != person.id:
        await house.hall.move_tables(guest.person.id, person.id)
    return await _enter(house, request, response, person)


@router.get("/sessions")
async def list_sessions(house: HouseDep, visitor: Owner) -> list[SessionShown]:
    """Where you are signed in."""
    current = await house.people.session_id(visitor.session)
    return [
        SessionShown(**msgspec.structs.asdict(session), current=session.id == current)
        for session in await house.people.sessions(visitor.person.id)
    ]


@router.delete("/sessions/{session}")
async def sign_out(house: HouseDep, visitor: Owner, response: Response, session: str) -> Nothing:
    """Sign out here (`current`) or elsewhere; the sockets of that session close."""
    if session == "current":
        await house.people.close_session_of(visitor.session)
        _forget_cookie(response)
    else:
        await house.people.close_session(visitor.person.id, session)
    await house.recheck(visitor.person.id)
    return Nothing()


@router.get("/people/{person}")
async def show_profile(house: HouseDep, person: str) -> Profile:
    """Games, ratings by game and number of seats, statistics."""
    return msgspec.convert(await house.people.profile(person), Profile)


@router.get("/me/muted")
async def list_muted(house: HouseDep, visitor: Reader) -> list[str]:
    """The ids of those whose chat you do not want to read."""
    return sorted(await house.people.muted_by(visitor.person.id))


@router.put("/me/muted/{person}")
async def mute(house: HouseDep, visitor: Owner, person: str) -> list[str]:
    """Read no more of this person's chat."""
    await house.people.mute(visitor.person.id, person, True)
    return sorted(await house.people.muted_by(visitor.person.id))


@router.delete("/me/muted/{person}")
async def unmute(house: HouseDep, visitor: Owner, person: str) -> list[str]:
    """Read this person's chat again."""
    await house.people.mute(visitor.person.id, person, False)
    return sorted(await house.people.muted_by(visitor.person.id))


@router.get("/tokens")
async def list_tokens(house: HouseDep, visitor: Owner) -> list[TokenShown]:
    """Your tokens, without their secrets."""
    return [TokenShown(**msgspec.to_builtins(token)) for token in await house.people.tokens(visitor.person.id)]


@router.post("/tokens", status_code=201)
async def make_token(house: HouseDep, visitor: Owner, given: TokenWish) -> NewToken:
    """A token for a program; its secret is shown this once."""
    if not given.scopes:
        raise wrong("scopes", "scopes")
    token, secret = await house.people.make_token(visitor.person.id, given.label, set(given.scopes))
    return NewToken(**msgspec.to_builtins(token), secret=secret)


@router.delete("/tokens/{token}")
async def drop_token(house: HouseDep, visitor: Owner, token: str) -> Nothing:
    """This token is good for nothing from now on."""
    await house.people.drop_token(visitor.person.id, token)
    await house.recheck(visitor.person.id)
    return Nothing()
