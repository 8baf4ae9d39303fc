"""Answers about a game, worked out from its table alone: previews, records, positions, replays, analyses.

What takes long is worked out in other processes (:mod:`jurade.table.reading`); the checks before it are quick.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from sqlalchemy import Connection, insert, select

from jurade.bots.workers import Question
from jurade.core.errors import ActionError
from jurade.core.state import CHANCE
from jurade.table import schema
from jurade.table.checks import check_asked, check_holder, check_ply, check_status
from jurade.table.commands import Fork
from jurade.table.creating import created_by
from jurade.table.refusals import GateRefusal, Refusal
from jurade.table.setup import SeatWish, Setup
from jurade.table.steps import AnyBody
from jurade.table.table import Table
from jurade.table.thinking import judge
from jurade.table.watching import Surroundings, document_at

Json = dict[str, Any]


# ---- while it is played


def preview(table: Table, person: str, seat: int, ply: int, action: str) -> Json:
    """What an action would do, as far as the seat knows."""
    check_asked(table, person, seat, ply)
    try:
        return table.match.preview(seat, action).to_json()
    except ActionError as error:
        raise GateRefusal(error) from None


def forbidden(table: Table, person: str, seat: int, ply: int, picked: tuple[str, ...]) -> list[Json]:
    """What cannot be picked next though one might try, each with the rule that forbids it."""
    check_asked(table, person, seat, ply)
    return [
        {"pick": pick.to_json(), "rule": reason.rule, "message": reason.message.to_json()}
        for pick, reason in table.match.forbidden(seat, picked)
    ]


# ---- what has been


def viewpoint(
    table: Table, person: str, seat: int | None, ply: int | None = None, *, is_open: bool = False
) -> int | None:
    """From where a person looks back at a ply; a refusal when he may not.  Quickly found.

    A finished game is open to all, of a running one a person sees what his seat knew.  Before the start nobody has
    anything in hand, whatever was brought along: everybody sees what a spectator sees.
    """
    if seat is not None and table.status != "over":
        check_holder(table, person, seat)
    if ply is not None:
        check_ply(table, ply)
    if is_open and table.status != "over":
        raise Refusal("not-allowed", "secrets-later")
    return None if table.status == "open" else seat


def record(table: Table, person: str, seat: int | None) -> str:
    """The record: of a finished game whole, of a running one as far as the viewpoint knows it."""
    seat = viewpoint(table, person, seat)
    if table.status == "over":
        return str(table.record())
    return str(table.record().export(seat, table.game))


def position(table: Table, person: str, ply: int | None, seat: int | None) -> Json:
    """A position: of a finished game whole, to be played on from; of a running one what the viewpoint knew."""
    seat = viewpoint(table, person, seat, ply)
    match = table.match if ply is None else table.match.at(ply)
    return match.dump() if table.status == "over" and seat is None else match.view(seat)


def replay(table: Table, person: str, ply: int, seat: int | None, is_open: bool, around: Surroundings) -> Json:
    """The scene of an earlier ply as a viewpoint saw it then, or openly; and what happened in that ply."""
    seat = viewpoint(table, person, seat, ply, is_open=is_open)
    document, log = document_at(table, table.match.at(ply), seat, around, is_open=is_open)
    return {"document": document, "log": log}


def course(table: Table) -> Json:
    """Who made each ply of a finished game (-1: chance), and the scores after each number of plies from 0 on."""
    check_status(table, "over")
    match = table.match.at(0)
    scores = [match.scores()]
    for done in table.match.plies:
        if done.seat == CHANCE:
            match.draw(done.text)
        else:
            match.play(done.seat, done.text)
        scores.append(match.scores())
    plies = [done.seat for done in table.match.plies]
    return {"last": len(plies), "plies": plies, "scores": scores}


def forked(table: Table, person: str, ply: int, seats: tuple[SeatWish, ...] | None) -> tuple[AnyBody, ...]:
    """The first steps of a table that plays on from an earlier ply of a finished game."""
    Fork(person, ply).check(table)
    match = table.match.at(ply)
    if match.over:
        raise Refusal("wrong-status", "status-over")
    setup = Setup(
        game=table.game.id,
        seats=seats or tuple(SeatWish(kind="me") for _ in table.seats),
        visibility="link",
        title=table.created.title,
        record=str(match.record),
        start=True,
    )
    return created_by(setup, person, fork_of=(table.id, ply))


# ---- what a bot thinks of it


def decisions(table: Table) -> list[int]:
    """The plies of a finished game at which a seat decided."""
    if table.status != "over":
        raise Refusal("wrong-status", "analysis-later")
    return [ply for ply, done in enumerate(table.match.plies) if done.seat != CHANCE]


def judged(table: Table, ply: int) -> Json:
    """What a bot thinks of one decision of a finished game."""
    seed = int.from_bytes(hashlib.sha256(f"{table.id}:{ply}".encode()).digest()[:7])
    position = json.dumps(table.match.at(ply).dump())
    return judge(Question(table.game.id, position, table.match.plies[ply].seat, "", seed))


def kept_analysis(connection: Connection, table: str) -> bytes | None:
    """The analysis of a table, once it is complete, as JSON."""
    c = schema.analyses.c
    found = connection.execute(select(c.body).where(c.table == table)).scalar()
    return None if found is None else str(found).encode()


def keep_analysis(connection: Connection, table: str, analysis: bytes) -> None:
    if kept_analysis(connection, table) is None:
        connection.execute(insert(schema.analyses).values(table=table, body=analysis.decode()))
