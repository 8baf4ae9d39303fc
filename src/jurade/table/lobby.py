"""Lists of tables, from the projection alone: the lobby, one's own tables, the archive."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, and_, exists, or_, select

from jurade.core.errors import UnknownGame
from jurade.core.registry import game as find_game
from jurade.table import schema

PAGE = 30  # tables on a page
Row = dict[str, Any]


def rows(
    connection: Connection,
    person: str = "",
    *,
    status: str = "",
    game: str = "",
    mine: bool = False,
    text: str = "",
    page: int = 0,
    most: int = PAGE,
) -> tuple[list[Row], bool]:
    """Tables that a person may find, the last changed first, and whether there are more.

    Listed are public tables and one's own; ``text`` is looked for in titles, games and the names of players.
    """
    t, s, p = schema.tables.c, schema.table_seats.c, schema.persons.c
    own = or_(t.host == person, exists().where(s.table == t.id, s.person == person)) if person else None
    wanted = select(schema.tables)
    if mine:
        wanted = wanted.where(own) if own is not None else wanted.where(t.id == "")
    else:
        wanted = wanted.where(or_(t.visibility == "public", own) if own is not None else t.visibility == "public")
    if status:
        wanted = wanted.where(t.status == status)
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
            "status": row["status"],
            "visibility": row["visibility"],
            "rated": bool(row["rated"]),
            "seats": seats[row["id"]],
            "clock": json.loads(row["clock"]),
            "options": json.loads(row["options"]),
            "ply": row["ply"],
            "to_act": [seat for seat in range(len(seats[row["id"]])) if row["to_act"] >> seat & 1],
            "created": row["created"],
            "updated": row["updated"],
            "host": row["host"],
            "result": None if row["result"] is None else json.loads(row["result"]),
        }
        for row in found
    ]


def _colours(game: str) -> tuple[str, ...]:
    """The colours of a game's seats; none when it is not installed here any more."""
    try:
        return find_game(game).colours
    except UnknownGame:
        return ()


def lobby(connection: Connection, person: str) -> tuple[list[Row], list[Row]]:
    """Open public tables, and a person's own that are not over."""
    open_ones, _ = rows(connection, status="open")
    mine = [row for row in rows(connection, person, mine=True, most=60)[0] if row["status"] != "over"] if person else []
    return open_ones, mine
