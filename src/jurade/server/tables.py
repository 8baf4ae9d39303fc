"""Tables over HTTP: setting them up, sitting down, starting, looking back.  Playing is the socket's."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Header, Query, Request, Response
from fastapi.responses import PlainTextResponse
from msgspec import UNSET, UnsetType
from pydantic import BaseModel, ConfigDict, Field

from jurade.server.door import DIGITS, LARGEST, read_json, wrong
from jurade.server.house import House
from jurade.server.identity import Anybody, Host, HouseDep, Player, Visitor, cookie_scheme, pay_for, token_scheme
from jurade.server.replies import Analysis, Course, Nothing, Replay, TableList, TableShown
from jurade.table import commands
from jurade.table.reading import Packed
from jurade.table.setup import ClockRules, SeatWish, Setup

router = APIRouter(prefix="/api", tags=["tables"], dependencies=[Depends(cookie_scheme), Depends(token_scheme)])
Number = Annotated[int, Field(ge=-LARGEST, le=LARGEST)]
Name = Annotated[str, Field(max_length=80)]  # the id of a table
Key = Annotated[
    str,
    Header(
        alias="Idempotency-Key",
        max_length=100,
        description="A name of your own for this request; repeated under the same name it has its effect once.",
    ),
]


class Wish(BaseModel):
    """A body that may hold nothing but what is named here."""

    model_config = ConfigDict(extra="forbid", strict=True, allow_inf_nan=False)


class WantedSeat(Wish):
    """Who is to sit at a seat."""

    kind: Literal["me", "bot", "open"]
    level: str = Field(default="squire", max_length=40)

    def wish(self) -> SeatWish:
        return SeatWish(kind=self.kind, level=self.level)


class WantedClock(Wish):
    """How time is kept."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: float = 0
    increment: float = 0
    days: float = 0
    out: Literal["bot", "end"] = "bot"

    def rules(self) -> ClockRules:
        return ClockRules(**self.model_dump())


class WantedTable(Wish):
    """A table to be set up."""

    game: str = Field(max_length=40, examples=["carcassonne"])
    seats: list[WantedSeat] = Field(max_length=12)
    options: dict[str, bool | int | str] = Field(default={}, max_length=100)
    visibility: Literal["public", "link", "private"] = "public"
    clock: WantedClock = WantedClock()
    rated: bool = False
    delay: Number = 0
    title: str = Field(default="", max_length=200)
    start: bool = False
    record: str | None = None
    position: dict[str, Any] | str | None = None

    def setup(self) -> Setup:
        """What is wanted, in the words of the table.  A record or position is text of others: it passes the door."""
        if self.record is not None and DIGITS.search(self.record):
            raise wrong("record", "number")
        if isinstance(self.position, str):
            read_json(self.position, "position")
        return Setup(
            game=self.game,
            seats=tuple(seat.wish() for seat in self.seats),
            options=dict(self.options),
            visibility=self.visibility,
            clock=self.clock.rules(),
            rated=self.rated,
            delay=self.delay,
            title=self.title,
            start=self.start,
            record=self.record,
            position=self.position,
        )


class SeatChange(Wish):
    """Who is to sit there from now on."""

    who: Literal["me", "bot", "nobody"]
    level: str = Field(default="squire", max_length=40)
    invitation: str = Field(default="", max_length=200)


class SeatNamed(Wish):
    """The seat in whose name it is done, where that matters."""

    seat: Number | None = None


class ForkWish(Wish):
    """From which ply to play on, and with whom."""

    ply: Number
    seats: list[WantedSeat] | None = Field(default=None, max_length=12)


class Report(Wish):
    """A line of chat that somebody responsible should read."""

    table: str = Field(max_length=80)
    number: Number
    reason: str = Field(max_length=500)


def _id(visitor: Visitor | None) -> str | None:
    return visitor.person.id if visitor is not None else None


async def _shown(
    house: House, table: str, visitor: Visitor | None, step: int | UnsetType = UNSET, invitation: str = ""
) -> TableShown:
    """A table as a visitor may know it, with the invitations to it for those who sit there."""
    info = await house.hall.info(table, _id(visitor), invitation)
    known = await house.hall.invitations(table, visitor.person.id) if visitor is not None else {}
    invitations = {str(seat): token for seat, token in known.items()}
    return TableShown(id=table, info=info, step=step, invitations=invitations or UNSET)


async def _do(house: House, table: str, visitor: Visitor, command: commands.Command, key: str) -> TableShown:
    """Do something at a table, and show how it stands then."""
    return await _shown(house, table, visitor, await house.hall.do(table, command, key))


@router.get("/tables")
async def list_tables(
    house: HouseDep,
    visitor: Anybody,
    status: Literal["", "open", "running", "paused", "over"] = "",
    game: Annotated[str, Query(max_length=40)] = "",
    mine: bool = False,
    text: Annotated[str, Query(max_length=100)] = "",
    page: Annotated[int, Query(ge=0, le=10_000)] = 0,
) -> TableList:
    """The lobby and the archive: public tables and one's own, newest first; `text` looks in titles and names."""
    found = await house.hall.lobby.tables(_id(visitor), status=status, game=game, mine=mine, text=text, page=page)
    return TableList(**found)


@router.post("/tables", status_code=201)
async def set_up_table(
    house: HouseDep, request: Request, visitor: Host, wanted: WantedTable, key: Key = ""
) -> TableShown:
    """Set a table up; the answer has its id, and an invitation for each open seat."""
    house.new_tables.check(visitor.person.id)
    setup = wanted.setup()
    if setup.record is not None or setup.position is not None:
        await pay_for(request, "brought")
    table = await house.hall.create(setup, visitor.person.id, key=key)
    return await _shown(house, table, visitor)


@router.get("/tables/{table}")
async def show_table(
    house: HouseDep,
    visitor: Anybody,
    table: Name,
    given: Annotated[
        str, Header(alias="Jurade-Invitation", max_length=200, description="An invitation, out of sight of logs.")
    ] = "",
    invitation: Annotated[str, Query(max_length=200, description="The same, as older links have it.")] = "",
) -> TableShown:
    """What everybody may know of a table before sitting down."""
    return await _shown(house, table, visitor, invitation=given or invitation)


@router.put("/tables/{table}/seats/{seat}")
async def change_seat(
    house: HouseDep, visitor: Host, table: Name, seat: Number, change: SeatChange, key: Key = ""
) -> TableShown:
    """Sit down, stand up, hand a seat to a bot, take it back."""
    person = visitor.person.id
    command: commands.Command
    if change.who == "me":
        command = commands.Sit(person, seat, change.invitation)
    elif change.who == "bot":
        command = commands.SeatBot(person, seat, change.level)
    else:
        command = commands.StandUp(person, seat)
    return await _do(house, table, visitor, command, key)


@router.post("/tables/{table}/start")
async def start_table(house: HouseDep, visitor: Host, table: Name, key: Key = "") -> TableShown:
    """Begin; every seat must be taken."""
    return await _do(house, table, visitor, commands.Start(visitor.person.id), key)


@router.post("/tables/{table}/pause")
async def pause_table(house: HouseDep, visitor: Player, table: Name, key: Key = "") -> TableShown:
    """Stop all clocks for now."""
    return await _do(house, table, visitor, commands.Pause(visitor.person.id), key)


@router.post("/tables/{table}/resume")
async def resume_table(house: HouseDep, visitor: Player, table: Name, key: Key = "") -> TableShown:
    """Go on."""
    return await _do(house, table, visitor, commands.Resume(visitor.person.id), key)


@router.post("/tables/{table}/resign")
async def resign(house: HouseDep, visitor: Player, table: Name, named: SeatNamed, key: Key = "") -> TableShown:
    """Give up with a seat."""
    if named.seat is None:
        raise wrong("seat", "seat")
    return await _do(house, table, visitor, commands.Resign(visitor.person.id, named.seat), key)


@router.post("/tables/{table}/abandon")
async def abandon_table(house: HouseDep, visitor: Host, table: Name, key: Key = "") -> TableShown:
    """End the table without a result, where that is allowed."""
    return await _do(house, table, visitor, commands.Abandon(visitor.person.id), key)


@router.post("/tables/{table}/rematch", status_code=201)
async def rematch(house: HouseDep, visitor: Host, table: Name) -> TableShown:
    """Once more with the same people, everybody one seat further; the same table for all who ask."""
    house.new_tables.check(visitor.person.id)
    return await _shown(house, await house.hall.rematch(table, visitor.person.id), visitor)


@router.post("/tables/{table}/fork", status_code=201)
async def fork_table(house: HouseDep, visitor: Host, table: Name, wish: ForkWish) -> TableShown:
    """Play on from a ply of a finished game, at a table of its own."""
    house.new_tables.check(visitor.person.id)
    seats = tuple(seat.wish() for seat in wish.seats) if wish.seats is not None else None
    return await _shown(house, await house.hall.fork(table, visitor.person.id, wish.ply, seats), visitor)


def _packed(
    request: Request,
    answer: Packed,
    kind: str = "application/json",
    status: int = 200,
    more: Mapping[str, str] = MappingProxyType({}),
) -> Response:
    """An answer that was encoded and compressed elsewhere, as it is."""
    headers = {**more, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(answer.gzip, status, {**headers, "Content-Encoding": "gzip"}, kind)
    return Response(answer.plain, status, headers, kind)


@router.get("/tables/{table}/record", response_class=PlainTextResponse)
async def download_record(
    house: HouseDep, request: Request, visitor: Anybody, table: Name, seat: Number | None = None
) -> Response:
    """The record, as far as that seat (or a spectator) may know it; complete when the game is over."""
    record = await house.hall.questions.record(table, _id(visitor), seat)
    named = {"Content-Disposition": f'attachment; filename="{table}.jur"'}
    return _packed(request, record, "text/plain; charset=utf-8", more=named)


@router.get("/tables/{table}/position", response_model=dict[str, Any])
async def download_position(
    house: HouseDep,
    request: Request,
    visitor: Anybody,
    table: Name,
    ply: Number | None = None,
    seat: Number | None = None,
) -> Response:
    """The position after a ply, as far as that seat (or a spectator) may know it."""
    return _packed(request, await house.hall.questions.position(table, _id(visitor), ply, seat))


@router.get("/tables/{table}/replay/{ply}", response_model=Replay)
async def replay_ply(
    house: HouseDep,
    request: Request,
    visitor: Anybody,
    table: Name,
    ply: Number,
    seat: Number | None = None,
    everything: Annotated[
        bool, Query(alias="open", description="All that was secret too, once the game is over.")
    ] = False,
) -> Response:
    """The document after a ply, and the log of that ply."""
    return _packed(request, await house.hall.questions.replay(table, _id(visitor), ply, seat, open=everything))


@router.get("/tables/{table}/course", response_model=Course)
async def show_course(house: HouseDep, request: Request, visitor: Anybody, table: Name) -> Response:
    """Who made each ply of a finished game (-1: chance), and the scores after each number of plies from 0 on."""
    return _packed(request, await house.hall.questions.course(table, _id(visitor)))


@router.get("/tables/{table}/analysis", response_model=Analysis)
async def show_analysis(house: HouseDep, request: Request, visitor: Anybody, table: Name) -> Response:
    """What a strong bot thinks of every position of a finished game, as far as it has thought."""
    return _packed(request, await house.hall.questions.analysis(table, _id(visitor)))


@router.post("/tables/{table}/analysis", status_code=202, response_model=Analysis)
async def start_analysis(house: HouseDep, request: Request, visitor: Player, table: Name) -> Response:
    """Let a strong bot think about a finished game."""
    house.hints.check(visitor.person.id)
    return _packed(request, await house.hall.questions.analyse(table, visitor.person.id), status=202)


@router.post("/reports", status_code=201)
async def report_line(house: HouseDep, visitor: Player, report: Report) -> Nothing:
    """Report a line of chat to whoever runs the server."""
    house.hints.check(visitor.person.id)
    await house.hall.chat.report(visitor.person.id, report.table, report.number, report.reason)
    return Nothing()
