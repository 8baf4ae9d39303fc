"""Lists of tables, from the projection alone: the lobby, one's own tables, the archive; and who looks at the lobby."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, and_, case, exists, or_, select

from jurade.core.errors import UnknownGame
from jurade.core.registry import game as find_game
from jurade.table import schema
from jurade.table.audience import Audience
from jurade.table.common import Common
from jurade.table.messages import Lobby as LobbyMessage
from jurade.table.messages import encode
from jurade.table.room import Room
from jurade.table.rooms import News
from jurade.table.watching import Watcher

PAGE = 30  # tables on a page
Row = dict[str, Any]


def rows(
    connection: Connection,
    person: str = "",
    *,
    at: int,
    status: str = "",
    game: str = "",
    mine: bool = False,
    text: str = "",
    page: int = 0,
    most: int = PAGE,
) -> tuple[list[Row], bool]:
    """Tables that a person may find, the last changed first, and whether there are more.

    Listed are public tables and one's own; ``text`` is looked for in titles, games and the names of players.
    Of tables whose spectators are behind, others are told nothing that they could not have seen by now (``at``).
    """
    t, s, p = schema.tables.c, schema.table_seats.c, schema.persons.c
    own = or_(t.host == person, exists().where(s.table == t.id, s.person == person)) if person else None
    is_behind = and_(t.delay > 0, or_(t.status != "over", t.updated + 1000 * t.delay > at))
    if own is not None:
        is_behind = and_(is_behind, ~own)
    shown_status = case((and_(is_behind, t.status == "over"), "running"), else_=t.status)
    wanted = select(schema.tables, is_behind.label("is_behind"), shown_status.label("shown_status"))
    if mine:
        wanted = wanted.where(own) if own is not None else wanted.where(t.id == "")
    else:
        wanted = wanted.where(or_(t.visibility == "public", own) if own is not None else t.visibility == "public")
    if status:
        wanted = wanted.where(shown_status == status)
    if game:
        wanted = wanted.where(t.game == game)
    for word in text.split()[:5]:
        sits = exists().where(and_(s.table == t.id, s.person == p.id, p.name.icontains(word, autoescape=True)))
        wanted = wanted.where(
            or_(t.title.icontains(word, autoescape=True), t.game.icontains(word, autoescape=True), sits)
        )
    wanted = wanted.order_by(t.updated.desc(), t.id).offset(max(0, page) * most).limit(most + 1)
    found = list(connection.execute(wanted).mappings())
    return _with_seats(connection, [dict(row) for row in found[:most]]), len(found) > most


def _with_seats(connection: Connection, found: list[Row]) -> list[Row]:
    s, p = schema.table_seats.c, schema.persons.c
    seats: dict[str, list[Row]] = {row["id"]: [] for row in found}
    colours = {row["id"]: _colours(row["game"]) for row in found}
    sitting = connection.execute(
        select(s.table, s.seat, s.person, s.level, p.name)
        .outerjoin(schema.persons, p.id == s.person)
        .where(s.table.in_(list(seats)))
        .order_by(s.table, s.seat)
    )
    for table, seat, person, level, name in sitting:
        seats[table].append(
            {
                "seat": seat,
                "colour": colours[table][seat] if seat < len(colours[table]) else "",
                "kind": "person" if person else "bot" if level else "open",
                "person": person or None,
                "name": name or "",
                "level": level,
            }
        )
    return [
        {
            "id": row["id"],
            "game": row["game"],
            "title": row["title"],
            "status": row["shown_status"],
            "visibility": row["visibility"],
            "rated": bool(row["rated"]),
            "seats": seats[row["id"]],
            "clock": json.loads(row["clock"]),
            "options": json.loads(row["options"]),
            "ply": 0 if row["is_behind"] else row["ply"],
            "to_act": [
                seat for seat in range(len(seats[row["id"]])) if row["to_act"] >> seat & 1 and not row["is_behind"]
            ],
            "created": row["created"],
            "updated": row["created"] if row["is_behind"] else row["updated"],
            "host": row["host"],
            "result": None if row["result"] is None or row["is_behind"] else json.loads(row["result"]),
        }
        for row in found
    ]


def _colours(game: str) -> tuple[str, ...]:
    """The colours of a game's seats; none when it is not installed here any more."""
    try:
        return find_game(game).colours
    except UnknownGame:
        return ()


def open_and_own(connection: Connection, person: str, at: int) -> tuple[list[Row], list[Row]]:
    """Open public tables, and a person's own that are not over."""
    open_ones, _ = rows(connection, at=at, status="open")
    own, _ = rows(connection, person, at=at, mine=True, most=60) if person else ([], False)
    return open_ones, [row for row in own if row["status"] != "over"]


class Lobby:
    """The lists of tables, and those who watch the lobby: they are sent it anew, at most once a second."""

    def __init__(self, common: Common, audience: Audience) -> None:
        self.is_old = False  # has a table changed since it was last sent?
        self._common = common
        self._audience = audience

    def hear(self, room: Room, news: News) -> None:
        """Something is new at a table."""
        self.is_old = True

    async def tables(
        self,
        person: str | None,
        *,
        status: str = "",
        game: str = "",
        mine: bool = False,
        text: str = "",
        page: int = 0,
    ) -> Row:
        """Public tables and one's own, the last changed first."""
        found, more = await self._common.store.read(
            rows, person or "", at=self._common.now(), status=status, game=game, mine=mine, text=text, page=page
        )
        self._audience.count_spectators(found)
        return {"tables": found, "more": more}

    async def of(self, person: str) -> tuple[list[Row], list[Row]]:
        """Open tables, and a person's own."""
        free, mine = await self._common.store.read(open_and_own, person, self._common.now())
        self._audience.count_spectators(free + mine)
        return free, mine

    def watch(self, watcher: Watcher) -> None:
        """Show the lobby to a watcher from now on."""
        watcher.wants_lobby = True
        self._audience.note(watcher)
        self._common.background.start_insisting(lambda: self._send([watcher]))

    async def send_if_old(self) -> None:
        """Send it to all who watch it, if a table has changed."""
        if self.is_old:
            self.is_old = False
            try:
                await self._send([watcher for watcher in self._audience.watchers() if watcher.wants_lobby])
            except BaseException:
                self.is_old = True  # the next time
                raise

    async def _send(self, watchers: list[Watcher]) -> None:
        for person in {watcher.person for watcher in watchers}:
            free, mine = await self.of(person)
            encoded = encode(LobbyMessage(open=tuple(free), mine=tuple(mine)))
            for watcher in watchers:
                if watcher.person == person and watcher.wants_lobby:
                    watcher.send(encoded)
