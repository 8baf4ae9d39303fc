"""People: guests and accounts, their sessions and tokens, whom they have muted, and how they have fared.

Secrets are kept as hashes only.
"""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from jurade.table import schema
from jurade.table.aside import Aside
from jurade.table.clock import Now, now
from jurade.table.ratings import ratings_of, statistics_of
from jurade.table.refusals import Refusal
from jurade.table.store import Store

SCOPES = ("read", "play", "tables")
LONGEST_NAME = 30
PASSWORD_LENGTHS = range(8, 201)
MOST_TOKENS = 20
CACHED = 10_000  # sessions and tokens remembered
FRESH = 60_000  # milliseconds for which they are believed without asking the database

_hasher = PasswordHasher()
hashing = Aside("jurade-passwords", nice=10)  # dear on purpose: one after the other, and everything else first


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays or watches."""

    id: str
    name: str
    guest: bool


class Session(msgspec.Struct, frozen=True):
    """A device on which somebody is logged in."""

    id: str
    created: int
    seen: int
    agent: str


class Token(msgspec.Struct, frozen=True):
    """A key for programs."""

    id: str
    label: str
    scopes: tuple[str, ...]
    created: int
    used: int | None


def check_name(name: str) -> str:
    """A name without needless blanks, or a refusal."""
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise Refusal("bad-name", most=LONGEST_NAME)
    return name


def _check_password(password: str) -> None:
    if len(password) not in PASSWORD_LENGTHS:
        raise Refusal("bad-password", least=PASSWORD_LENGTHS[0], most=PASSWORD_LENGTHS[-1])


def new_id() -> str:
    """An id that nobody can guess; hexadecimal, since one that began with a dash would be an option at a shell."""
    return secrets.token_hex(9)


def _hash(secret: str) -> str:
    """Secrets are long and random: a plain hash is enough to make them useless to a thief."""
    return hashlib.sha256(secret.encode()).hexdigest()


class People:
    """The people of a store."""

    def __init__(self, store: Store, *, now: Now = now) -> None:
        self._store = store
        self._now = now
        self.changed: Callable[[str], None] = lambda person: None  # told of everybody who is called or hears otherwise
        self._known: OrderedDict[str, tuple[int, Person, frozenset[str]]] = OrderedDict()  # by hash of a secret

    # ---- persons

    async def guest(self, name: str) -> Person:
        """A new guest."""
        person = Person(new_id(), check_name(name), True)
        await self._store.write(
            lambda connection: connection.execute(
                insert(schema.persons).values(id=person.id, name=person.name, created=self._now())
            )
        )
        return person

    async def account(self, name: str, password: str, guest: str | None = None) -> Person:
        """A new account; a guest who becomes one keeps everything."""
        name = check_name(name)
        _check_password(password)
        hashed = await hashing.run(_hasher.hash, password)
        person = Person(guest or new_id(), name, False)
        try:
            await self._store.write(_make_account, person, hashed, self._now(), guest is not None)
        except IntegrityError:
            raise Refusal("name-taken", name=name) from None
        self._forget(person.id)
        return person

    async def log_in(self, name: str, password: str) -> Person:
        """The person of an account."""
        found = await self._store.read(_account, name)
        try:
            # Verified in any case, so that the time tells nobody whether the name exists.
            await hashing.run(_hasher.verify, found[1] if found else _NOBODYS, password)
        except (VerificationError, InvalidHashError):
            found = None
        if found is None:
            raise Refusal("wrong-password")
        return found[0]

    async def person(self, person: str) -> Person | None:
        return await self._store.read(_person, person)

    async def names(self, persons: Iterable[str]) -> dict[str, str]:
        """The names of those that exist."""
        return await self._store.read(_names, list(persons))

    async def rename(self, person: str, name: str) -> Person:
        name = check_name(name)
        try:
            found = await self._store.write(_rename, person, name)
        except IntegrityError:
            raise Refusal("name-taken", name=name) from None
        self._forget(person)
        return found

    async def change_password(self, person: str, password: str) -> None:
        _check_password(password)
        hashed = await hashing.run(_hasher.hash, password)
        c = schema.persons.c
        changed = await self._store.write(
            lambda connection: (
                connection.execute(
                    update(schema.persons).where(c.id == person, c.account.is_not(None)).values(password=hashed)
                ).rowcount
            )
        )
        if not changed:
            raise Refusal("no-such-person", "no-password")

    async def delete(self, person: str) -> None:
        """Delete a person with everything that is only his; ``Hall.delete_person`` lets him leave his tables first."""
        await self._store.write(_delete, person)
        self._forget(person)

    async def merge(self, guest: str, account: str) -> None:
        """What a guest has said and how he has fared becomes the account's; the guest is no more."""
        await self._store.write(_merge, guest, account)
        self._forget(guest)

    async def profile(self, person: str) -> dict[str, Any]:
        """What everybody may know of a person."""
        return await self._store.read(_profile, person)

    # ---- sessions

    async def open_session(self, person: str, agent: str = "") -> str:
        """A new session; returns its secret."""
        secret = secrets.token_urlsafe(24)
        at = self._now()
        await self._store.write(
            lambda connection: connection.execute(
                insert(schema.sessions).values(
                    id=new_id(), person=person, secret=_hash(secret), agent=agent[:200], created=at, seen=at
                )
            )
        )
        return secret

    async def of_session(self, secret: str) -> Person | None:
        """Whose session it is; None when it was closed."""
        found = await self._of_secret(secret, _of_session)
        return None if found is None else found[0]

    async def sessions(self, person: str) -> list[Session]:
        c = schema.sessions.c
        return await self._store.read(
            lambda connection: [
                Session(*row)
                for row in connection.execute(
                    select(c.id, c.created, c.seen, c.agent).where(c.person == person).order_by(c.created)
                )
            ]
        )

    async def session_id(self, secret: str) -> str | None:
        """The id of the session with this secret."""
        c = schema.sessions.c
        return await self._store.read(
            lambda connection: connection.execute(select(c.id).where(c.secret == _hash(secret))).scalar()
        )

    async def close_session(self, person: str, session: str) -> None:
        c = schema.sessions.c
        await self._close(person, delete(schema.sessions).where(c.person == person, c.id == session), "no-session")

    async def close_session_of(self, secret: str) -> None:
        c = schema.sessions.c
        self._known.pop(_hash(secret), None)
        await self._store.write(
            lambda connection: connection.execute(delete(schema.sessions).where(c.secret == _hash(secret)))
        )

    # ---- tokens

    async def make_token(self, person: str, label: str, scopes: Iterable[str]) -> tuple[Token, str]:
        """A new key for programs, and its secret, which is shown this once."""
        wanted = tuple(scope for scope in SCOPES if scope in set(scopes))
        if set(scopes) - set(SCOPES) or not wanted:
            raise Refusal("bad-request", "bad-scopes", scopes=tuple(SCOPES))
        label = " ".join(label.split())[:LONGEST_NAME]
        if len(await self.tokens(person)) >= MOST_TOKENS:
            raise Refusal("too-often", "too-many-tokens", most=MOST_TOKENS)
        secret = "jurade_" + secrets.token_urlsafe(24)
        token = Token(new_id(), label, wanted, self._now(), None)
        await self._store.write(
            lambda connection: connection.execute(
                insert(schema.tokens).values(
                    id=token.id,
                    person=person,
                    secret=_hash(secret),
                    label=label,
                    scopes=" ".join(wanted),
                    created=token.created,
                )
            )
        )
        return token, secret

    async def of_token(self, secret: str) -> tuple[Person, frozenset[str]] | None:
        """Whose token it is and what it allows; None when it was deleted."""
        return await self._of_secret(secret, _of_token)

    async def tokens(self, person: str) -> list[Token]:
        c = schema.tokens.c
        found = select(c.id, c.label, c.scopes, c.created, c.used).where(c.person == person).order_by(c.created)
        return await self._store.read(
            lambda connection: [
                Token(token, label, tuple(scopes.split()), created, used)
                for token, label, scopes, created, used in connection.execute(found)
            ]
        )

    async def drop_token(self, person: str, token: str) -> None:
        c = schema.tokens.c
        await self._close(person, delete(schema.tokens).where(c.person == person, c.id == token), "no-token")

    # ---- mutes

    async def mute(self, person: str, other: str, muted: bool = True) -> None:
        """From now on, hear nothing (or again everything) that the other says."""
        await self._store.write(_mute, person, other, muted)
        self.changed(person)

    async def muted_by(self, person: str) -> set[str]:
        """Whom this person has muted."""
        c = schema.mutes.c
        return await self._store.read(
            lambda connection: set(connection.execute(select(c.muted).where(c.person == person)).scalars())
        )

    # ---- inside

    async def _of_secret(self, secret: str, find: Any) -> tuple[Person, frozenset[str]] | None:
        hashed, at = _hash(secret), self._now()
        known = self._known.get(hashed)
        if known is not None and at - known[0] < FRESH:
            return known[1], known[2]
        found: tuple[Person, frozenset[str]] | None = await self._store.write(find, hashed, at)
        if found is None:
            self._known.pop(hashed, None)
            return None
        self._known[hashed] = (at, *found)
        if len(self._known) > CACHED:
            self._known.popitem(last=False)
        return found

    async def _close(self, person: str, statement: Any, why: str) -> None:
        closed = await self._store.write(lambda connection: connection.execute(statement).rowcount)
        self._forget(person)
        if not closed:
            raise Refusal("no-such-thing", why)

    def _forget(self, person: str) -> None:
        self.forget(person)
        self.changed(person)

    def forget(self, person: str) -> None:
        """Believe nothing about a person that is not in the database."""
        for hashed in [hashed for hashed, known in self._known.items() if known[1].id == person]:
            del self._known[hashed]

    def forget_all(self) -> None:
        """Believe nothing that is not in the database."""
        self._known.clear()


_NOBODYS = _hasher.hash(secrets.token_urlsafe(16))


def _to_person(row: Any) -> Person:
    return Person(row.id, row.name, row.account is None)


def _person(connection: Connection, person: str) -> Person | None:
    c = schema.persons.c
    row = connection.execute(select(c.id, c.name, c.account).where(c.id == person)).first()
    return None if row is None else _to_person(row)


def _names(connection: Connection, persons: list[str]) -> dict[str, str]:
    c = schema.persons.c
    return {row.id: row.name for row in connection.execute(select(c.id, c.name).where(c.id.in_(persons)))}


def _account(connection: Connection, name: str) -> tuple[Person, str] | None:
    c = schema.persons.c
    row = connection.execute(
        select(c.id, c.name, c.account, c.password).where(c.account == " ".join(name.split()).casefold())
    ).first()
    return None if row is None else (_to_person(row), row.password)


def _make_account(connection: Connection, person: Person, hashed: str, at: int, was_guest: bool) -> None:
    c = schema.persons.c
    values = {"name": person.name, "account": person.name.casefold(), "password": hashed}
    if not was_guest:
        connection.execute(insert(schema.persons).values(id=person.id, created=at, **values))
    elif not connection.execute(
        update(schema.persons).where(c.id == person.id, c.account.is_(None)).values(**values)
    ).rowcount:
        raise Refusal("no-such-person", "no-guest")


def _rename(connection: Connection, person: str, name: str) -> Person:
    c = schema.persons.c
    found = _person(connection, person)
    if found is None:
        raise Refusal("no-such-person")
    account = None if found.guest else name.casefold()
    connection.execute(update(schema.persons).where(c.id == person).values(name=name, account=account))
    return Person(person, name, found.guest)


def _delete(connection: Connection, person: str) -> None:
    """Sessions, tokens, chat lines, mutes, reports about him, results and ratings go with the row."""
    connection.execute(delete(schema.persons).where(schema.persons.c.id == person))


def _merge(connection: Connection, guest: str, account: str) -> None:
    """Ratings stay: those of the account count, the guest's are forgotten."""
    for table in (schema.chat, schema.results):
        connection.execute(update(table).where(table.c.person == guest).values(person=account))
    _delete(connection, guest)


def _profile(connection: Connection, person: str) -> dict[str, Any]:
    c = schema.persons.c
    row = connection.execute(select(c.id, c.name, c.account, c.created).where(c.id == person)).first()
    if row is None:
        raise Refusal("no-such-person")
    return {
        "id": row.id,
        "name": row.name,
        "guest": row.account is None,
        "since": row.created,
        "games": statistics_of(connection, person),
        "ratings": ratings_of(connection, person),
    }


def _of_session(connection: Connection, hashed: str, at: int) -> tuple[Person, frozenset[str]] | None:
    c, s = schema.persons.c, schema.sessions
    row = connection.execute(
        select(c.id, c.name, c.account).join(s, s.c.person == c.id).where(s.c.secret == hashed)
    ).first()
    if row is None:
        return None
    connection.execute(update(s).where(s.c.secret == hashed).values(seen=at))
    return _to_person(row), frozenset(SCOPES)


def _of_token(connection: Connection, hashed: str, at: int) -> tuple[Person, frozenset[str]] | None:
    c, t = schema.persons.c, schema.tokens
    row = connection.execute(
        select(c.id, c.name, c.account, t.c.scopes).join(t, t.c.person == c.id).where(t.c.secret == hashed)
    ).first()
    if row is None:
        return None
    connection.execute(update(t).where(t.c.secret == hashed).values(used=at))
    return _to_person(row), frozenset(row.scopes.split())


def _mute(connection: Connection, person: str, other: str, muted: bool) -> None:
    c = schema.mutes.c
    connection.execute(delete(schema.mutes).where(c.person == person, c.muted == other))
    if muted:
        if _person(connection, other) is None:
            raise Refusal("no-such-person")
        connection.execute(insert(schema.mutes).values(person=person, muted=other))
