"""Setting a table up: from what was chosen to the first steps."""

from __future__ import annotations

import secrets

import msgspec
from sqlalchemy import Connection, select

from jurade.core.errors import JuradeError
from jurade.core.game import Game
from jurade.core.record import Record
from jurade.table import schema
from jurade.table.fairness import new_seed
from jurade.table.refusals import Refusal, cannot_be_set_up
from jurade.table.repeating import Spoken
from jurade.table.setup import LONGEST_IMPORT, SeatWish, Setup, check_setup
from jurade.table.steps import AnyBody, Created, Seating, Started
from jurade.table.table import Table


def created_by(setup: Setup, person: str, *, fork_of: tuple[str, int] | None = None) -> tuple[AnyBody, ...]:
    """The first steps of a table that this person sets up; a refusal says what is wrong with the setup."""
    game = check_setup(setup)
    position = setup.position
    if position is not None and not isinstance(position, str):
        position = msgspec.json.encode(position).decode()
    if max(len(setup.record or ""), len(position or "")) > LONGEST_IMPORT:
        raise Refusal("too-long", "import-too-long", most=LONGEST_IMPORT)
    over = setup.record is not None and _is_over(game, setup.record)
    seats = tuple(Seating() if over else _seating(wish, person) for wish in setup.seats)
    seed, salt = new_seed()
    body = Created(
        game=game.id,
        rules=game.rules_version,
        options={} if setup.record or position else dict(game.options.complete(setup.options, len(seats))),
        seats=seats,
        host=person,
        visibility=setup.visibility,
        clock=setup.clock,
        rated=setup.rated,
        seed=seed,
        salt=salt,
        invitation=secrets.token_urlsafe(16),
        delay=setup.delay,
        title=setup.title,
        start=setup.start,
        record=setup.record or "",
        position=position or "",
        fork_of=fork_of,
    )
    ready = setup.start and not over and all(wish.kind != "open" for wish in setup.seats)
    return (body, Started()) if ready else (body,)


def _seating(wish: SeatWish, person: str) -> Seating:
    if wish.kind == "me":
        return Seating(person=person)
    return Seating(level=wish.level) if wish.kind == "bot" else Seating()


def _is_over(game: Game, record: str) -> bool:
    """Is it a finished game, which nobody plays any more?"""
    try:
        return Record.read(record).replay(game).over
    except JuradeError as error:
        raise cannot_be_set_up(error) from None


def rematch_of(table: Table, person: str) -> Created:
    """The same table again, everybody one seat further; whoever asks for it is the one who sets it up."""
    seats = [Seating(person=seat.person) if seat.person else Seating(level=seat.level) for seat in table.seats]
    seed, salt = new_seed()
    return msgspec.structs.replace(
        table.created,
        seats=(*seats[1:], seats[0]),
        host=person,
        seed=seed,
        salt=salt,
        invitation=secrets.token_urlsafe(16),
        record="",
        position="",
        options=dict(table.match.options),
        fork_of=None,
        rematch_of=table.id,
    )


def find_creation(connection: Connection, request: Spoken) -> str | None:
    """The table that a request made before; a refusal when another request had its id."""
    t = schema.tables.c
    found = connection.execute(select(t.id, t.creation).where(request.kept_in(t.creation))).first()
    if found is None:
        return None
    request.check(found.creation, 0)
    return str(found.id)
