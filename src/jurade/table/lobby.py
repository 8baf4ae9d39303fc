"""Lists of tables, from the projection alone: the lobby, one's own tables, the archive."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, and_, case, exists, or_, select

from jurade.core.errors import UnknownGame
from jurade.core.registry import game as find_game
from jurade.table import schema

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


def lobby(connection: Connection, person: str, at: int) -> tuple[list[Row], list[Row]]:
    """Open public tables, and a person's own that are not over."""
    open_ones, _ = rows(connection, at=at, status="open")
    own, _ = rows(connection, person, at=at, mine=True, most=60) if person else ([], False)
    return open_ones, [row for row in own if row["status"] != "over"]
