"""Looking at a game without changing it: previews, records, positions, replays, analyses."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from sqlalchemy import Connection, insert, select

from jurade.bots.workers import Question
from jurade.core.errors import ActionError
from jurade.core.state import CHANCE
from jurade.table import schema
from jurade.table.refusals import GateRefusal, Refusal
from jurade.table.setup import SeatWish, Setup
from jurade.table.table import Table
from jurade.table.watching import Surroundings, document_at
from jurade.table.wishes import check_holder, check_player, check_status

Json = dict[str, Any]


# ---- while it is played


def check_asked(table: Table, person: str, seat: int, ply: int) -> None:
    """Is it this person's turn, and does he speak of the present decision?"""
    check_player(table, person, seat)
    check_status(table, "running")
    if not table.asked_since[seat] <= ply <= table.ply or not table.to_act() >> seat & 1:
        raise Refusal("stale")


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


def _viewpoint(table: Table, person: str, seat: int | None) -> int | None:
    """From where a person may look back: a finished game is open to all, of a running one his seat sees its own.

    Before the start nobody has anything in hand, whatever was brought along: everybody sees what a spectator sees.
    """
    if seat is not None and table.status != "over":
        check_holder(table, person, seat)
        if table.status == "open":
            return None
    return seat


def record(table: Table, person: str, seat: int | None) -> str:
    """The record: of a finished game whole, of a running one as far as the viewpoint knows it."""
    seat = _viewpoint(table, person, seat)
    if table.status == "over":
        return str(table.record())
    return str(table.record().export(seat, table.game))


def _check_ply(table: Table, ply: int) -> None:
    if not 0 <= ply <= table.ply:
        raise Refusal("no-such-thing", "no-ply", ply=str(ply), last=str(table.ply))


def position(table: Table, person: str, ply: int | None, seat: int | None) -> Json:
    """A position: of a finished game whole, to be played on from; of a running one what the viewpoint knew."""
    seat = _viewpoint(table, person, seat)
    ply = table.ply if ply is None else ply
    _check_ply(table, ply)
    match = table.match.at(ply)
    return match.dump() if table.status == "over" and seat is None else match.view(seat)


def replay(table: Table, person: str, ply: int, seat: int | None, is_open: bool, around: Surroundings) -> Json:
    """The scene of an earlier ply as a viewpoint saw it then, or openly; and what happened in that ply."""
    seat = _viewpoint(table, person, seat)
    _check_ply(table, ply)
    if is_open and table.status != "over":
        raise Refusal("not-allowed", "secrets-later")
    document, log = document_at(table, ply, seat, around, is_open=is_open)
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


def fork_setup(table: Table, ply: int, seats: tuple[SeatWish, ...] | None) -> Setup:
    """How a table is set up that plays on from an earlier ply of a finished game."""
    if table.status != "over":
        raise Refusal("wrong-status", "fork-later")
    _check_ply(table, ply)
    match = table.match.at(ply)
    if match.over:
        raise Refusal("wrong-status", "status-over")
    return Setup(
        game=table.game.id,
        seats=seats or tuple(SeatWish(kind="me") for _ in table.seats),
        visibility="link",
        title=table.created.title,
        record=str(match.record),
        start=True,
    )


# ---- what a bot thinks of it


def questions(table: Table) -> list[tuple[int, Question]]:
    """The decisions of a finished game, each with its ply."""
    if table.status != "over":
        raise Refusal("wrong-status", "analysis-later")
    found = []
    match = table.match.at(0)
    for ply, done in enumerate(table.match.plies):
        if done.seat == CHANCE:
            match.draw(done.text)
        else:
            seed = int.from_bytes(hashlib.sha256(f"{table.id}:{ply}".encode()).digest()[:7])
            found.append((ply, Question(table.game.id, json.dumps(match.dump()), done.seat, "", seed)))
            match.play(done.seat, done.text)
    return found


def kept_analysis(connection: Connection, table: str) -> Json | None:
    """The analysis of a table, once it is complete."""
    c = schema.analyses.c
    found = connection.execute(select(c.body).where(c.table == table)).scalar()
    return None if found is None else json.loads(found)


def keep_analysis(connection: Connection, table: str, analysis: Json) -> None:
    if kept_analysis(connection, table) is None:
        connection.execute(insert(schema.analyses).values(table=table, body=json.dumps(analysis)))
