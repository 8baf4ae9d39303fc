"""People: guests and accounts, their sessions and tokens, whom they have muted, and how they have fared.

Secrets are kept as hashes only.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from jurade.table import schema
from jurade.table.clock import Now, now
from jurade.table.names import check_name, folded, spellings
from jurade.table.passwords import Passwords, check_password
from jurade.table.ratings import ratings_of, statistics_of
from jurade.table.refusals import Refusal
from jurade.table.store import Store

SCOPES = ("read", "play", "tables")
LONGEST_LABEL = 30  # of a token
MOST_TOKENS = 20
CACHED = 10_000  # sessions and tokens remembered
FRESH = 60_000  # milliseconds for which they are believed without asking the database
NOTED = 600_000  # milliseconds after which it is noted again that a session or token is in use
LONGEST_SECRET = 200  # characters of a secret that is looked for at all


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays or watches."""

    id: str
    name: str
    guest: bool


Found = tuple[Person, frozenset[str]]  # whose secret it is, and what it allows


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


def new_id() -> str:
    """An id that nobody can guess; hexadecimal, since one that began with a dash would be an option at a shell."""
    return secrets.token_hex(9)


def _hash(secret: str) -> str:
    """Secrets are long and random: a plain hash is enough to make them useless to a thief."""
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()


class People:
    """The people of a store."""

    def __init__(self, store: Store, *, now: Now = now) -> None:
        self._store = store
        self._now = now
        self.changed: Callable[[str], None] = lambda person: None  # told of everybody who is called or hears otherwise
        self.forgot: Callable[[str | None], None] = lambda person: None  # told whose sessions may have ended; None: all
        self._known: OrderedDict[str, tuple[int, Person, frozenset[str]]] = OrderedDict()  # by hash of a secret
        self._noting: set[asyncio.Task[None]] = set()
        self._passwords = Passwords()

    async def settle(self) -> None:
        """Wait until all is noted that is being noted."""
        await asyncio.gather(*self._noting, return_exceptions=True)

    async def close(self) -> None:
        """Look at no further passwords; the store stays open."""
        await self.settle()
        self._passwords.close()

    # ---- persons

    async def guest(self, name: str) -> Person:
        """A new guest, whose name is not that of an account."""
        person = Person(new_id(), check_name(name), True)
        await self._store.write(_make_guest, person, self._now())
        return person

    async def account(self, name: str, password: str, guest: str | None = None) -> Person:
        """A new account; a guest who becomes one keeps everything."""
        name = check_name(name)
        check_password(password)
        hashed = await self._passwords.hash(password)
        person = Person(guest or new_id(), name, False)
        try:
            await self._store.write(_make_account, person, hashed, self._now(), guest is not None)
        except IntegrityError:
            raise Refusal("name-taken", name=name) from None
        self._forget(person.id)
        return person

    async def account_of(self, name: str) -> str | None:
        """The id of the account of that name."""
        found = await self._store.read(_account, name)
        return None if found is None else found[0].id

    async def log_in(self, name: str, password: str, is_known: bool = False) -> Person:
        """The person of an account; devices that are known do not wait behind those that are not."""
        found = await self._store.read(_account, name)
        # Compared in any case, so that the time tells nobody whether the name exists.
        is_right = await self._passwords.is_right(found[1] if found else None, password, is_known=is_known)
        if found is None or not is_right:
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

    async def change_password(self, person: str, password: str, keep: str = "", tokens: bool = False) -> None:
        """Another password; all sessions end but the one with the secret ``keep``, and with ``tokens`` all tokens."""
        check_password(password)
        hashed = await self._passwords.hash(password, is_known=True)
        await self._store.write(_change_password, person, hashed, _hash(keep) if keep else "", tokens)
        self._forget(person)

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
        found = await self._of_secret(secret, _of_session, schema.sessions, "seen")
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
        """Close the session with this secret, if there is one."""
        person = await self._store.write(_close_session_of, _hash(secret))
        if person is not None:
            self._forget(person)

    # ---- tokens

    async def make_token(self, person: str, label: str, scopes: Iterable[str]) -> tuple[Token, str]:
        """A new key for programs, and its secret, which is shown this once."""
        wanted = tuple(scope for scope in SCOPES if scope in set(scopes))
        if set(scopes) - set(SCOPES) or not wanted:
            raise Refusal("bad-request", "bad-scopes", scopes=tuple(SCOPES))
        label = " ".join(label.split())[:LONGEST_LABEL]
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

    async def of_token(self, secret: str) -> Found | None:
        """Whose token it is and what it allows; None when it was deleted."""
        return await self._of_secret(secret, _of_token, schema.tokens, "used")

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

    async def _of_secret(self, secret: str, find: Any, table: Table, at_column: str) -> Found | None:
        """Whose secret it is; only read, so that it is known even while nothing can be written."""
        if len(secret) > LONGEST_SECRET:
            return None
        hashed, at = _hash(secret), self._now()
        known = self._known.get(hashed)
        if known is not None and at - known[0] < FRESH:
            return known[1], known[2]
        found: tuple[Person, frozenset[str], int | None] | None = await self._store.read(find, hashed)
        if found is None:
            self._known.pop(hashed, None)
            return None
        person, scopes, noted = found
        self._known[hashed] = (at, person, scopes)
        if len(self._known) > CACHED:
            self._known.popitem(last=False)
        if noted is None or at - noted >= NOTED:
            self._note(update(table).where(table.c.secret == hashed).values({at_column: at}))
        return person, scopes

    def _note(self, statement: Any) -> None:
        """Note meanwhile that something is in use; it does not matter when that fails."""

        async def note() -> None:
            with contextlib.suppress(Exception):
                await self._store.write(lambda connection: connection.execute(statement))

        task = asyncio.get_running_loop().create_task(note())
        self._noting.add(task)
        task.add_done_callback(self._noting.discard)

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
        self.forgot(person)

    def forget_all(self) -> None:
        """Believe nothing that is not in the database."""
        self._known.clear()
        self.forgot(None)


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
    row = connection.execute(select(c.id, c.name, c.account, c.password).where(c.account.in_(spellings(name)))).first()
    return None if row is None else (_to_person(row), row.password)


def _make_guest(connection: Connection, person: Person, at: int) -> None:
    _check_free(connection, person.name)
    connection.execute(insert(schema.persons).values(id=person.id, name=person.name, created=at))


def _check_free(connection: Connection, name: str, besides: str = "") -> None:
    """No account of somebody else goes by that name, or by one that reads the same."""
    c = schema.persons.c
    if connection.execute(select(c.id).where(c.account.in_(spellings(name)), c.id != besides)).first() is not None:
        raise Refusal("name-taken", name=name)


def _change_password(connection: Connection, person: str, hashed: str, keep: str, tokens: bool) -> None:
    c, s, t = schema.persons.c, schema.sessions, schema.tokens
    changed = update(schema.persons).where(c.id == person, c.account.is_not(None)).values(password=hashed)
    if not connection.execute(changed).rowcount:
        raise Refusal("no-such-person", "no-password")
    connection.execute(delete(s).where(s.c.person == person, s.c.secret != keep))
    if tokens:
        connection.execute(delete(t).where(t.c.person == person))


def _make_account(connection: Connection, person: Person, hashed: str, at: int, was_guest: bool) -> None:
    c = schema.persons.c
    _check_free(connection, person.name, person.id)
    values = {"name": person.name, "account": folded(person.name), "password": hashed}
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
    _check_free(connection, name, person)
    account = None if found.guest else folded(name)
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


def _of_session(connection: Connection, hashed: str) -> tuple[Person, frozenset[str], int | None] | None:
    c, s = schema.persons.c, schema.sessions.c
    found = select(c.id, c.name, c.account, s.seen).join(schema.sessions, s.person == c.id).where(s.secret == hashed)
    row = connection.execute(found).first()
    return None if row is None else (_to_person(row), frozenset(SCOPES), row.seen)


def _of_token(connection: Connection, hashed: str) -> tuple[Person, frozenset[str], int | None] | None:
    c, t = schema.persons.c, schema.tokens.c
    found = select(c.id, c.name, c.account, t.scopes, t.used).join(schema.tokens, t.person == c.id)
    row = connection.execute(found.where(t.secret == hashed)).first()
    return None if row is None else (_to_person(row), frozenset(row.scopes.split()), row.used)


def _close_session_of(connection: Connection, hashed: str) -> str | None:
    c = schema.sessions.c
    person: str | None = connection.execute(select(c.person).where(c.secret == hashed)).scalar()
    connection.execute(delete(schema.sessions).where(c.secret == hashed))
    return person


def _mute(connection: Connection, person: str, other: str, muted: bool) -> None:
    c = schema.mutes.c
    connection.execute(delete(schema.mutes).where(c.person == person, c.muted == other))
    if muted:
        if _person(connection, other) is None:
            raise Refusal("no-such-person")
        connection.execute(insert(schema.mutes).values(person=person, muted=other))
