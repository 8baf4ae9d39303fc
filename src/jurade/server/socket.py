"""The socket: one a client.  What it says is decoded, judged by the hall, and answered; what happens is told.

Whatever a client sends, it gets an answer with a code of its own, and the connection lives on.
"""

from __future__ import annotations

import asyncio
import math
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Final, get_args

import msgspec
from starlette.types import Message as Event
from starlette.websockets import WebSocket, WebSocketDisconnect

from jurade.core.errors import JuradeError
from jurade.server.costs import PRICES, Meter, Metered
from jurade.server.door import check_text, read_json, wrong
from jurade.server.errors import Problem, code_of, refusal_of, told
from jurade.server.gate import check_headers
from jurade.server.house import House, now
from jurade.server.identity import Visitor, house_of, identify, shown
from jurade.server.limits import address, too_often
from jurade.server.logs import log
from jurade.server.wire import NAME, Wire
from jurade.table import messages as m
from jurade.table.commands import Act, Command, OfferDraw, Reply, Undo
from jurade.table.refusals import Refusal
from jurade.table.watching import Watcher

MOST_WAITING: Final = 8 << 20  # bytes not yet taken by a slow client; then it has to come back
REMEMBERED: Final = 64  # ids of the last messages, to tell a repetition from a mistake
RETRY: Final = 1000  # milliseconds after which clients come back to a server that restarts
GREETING: Final = 10.0  # seconds within which a client says hello
PATIENCE: Final = 4  # seconds that a client has to take what was sent before its socket closes
THINKING: Final = 4  # hints that one client may wait for at once
NUL: Final = "\\u0000"  # as it stands in JSON
FREE: Final = frozenset({"hello", "act", "undo", "draw", "reply", "say", "unwatch"})  # of these only the number counts
RESTART, POLICY = 1012, 1008  # why a socket is closed

TYPES: Final = tuple(kind.__struct_config__.tag for kind in m.ClientMessage.__args__)


async def serve_socket(websocket: WebSocket) -> None:
    """The endpoint: who is it, may it come in, then talk until it leaves."""
    house = house_of(websocket)
    refused: JuradeError | None = None
    visitor: Visitor | None = None
    where = address(websocket.scope)
    try:
        if house.names.is_foreign(check_headers(websocket.scope, house)):
            raise Problem("foreign-page", origin=websocket.headers.get("origin", ""))
        if house.closing:
            raise Problem("closing")
        if house.sockets_of[where] >= house.settings.rates.sockets:
            raise Problem("too-often", seconds=10)
        house.requests.check(where)
        house.costs.check_address(where)
        visitor = await identify(house, websocket)
    except Exception as error:
        refused = refusal_of(error)
        if refused is None:
            raise
        house.metrics.refusals.labels(code_of(refused)).inc()
    await websocket.accept()
    wire: Wire = websocket.scope["state"][NAME]
    if refused is not None:
        wire.say(m.encode(_refusal(refused, None)))
        await websocket.close(POLICY, code_of(refused))
        return
    house.sockets_of[where] += 1
    connection = Connection(house, visitor, websocket, wire)
    house.connections.add(connection)
    house.metrics.sockets.inc()
    try:
        await connection.talk()
    finally:
        house.metrics.sockets.dec()
        house.connections.discard(connection)
        house.sockets_of[where] -= 1
        if not house.sockets_of[where]:
            del house.sockets_of[where]


def _refusal(error: JuradeError, name: str | None, table: str = "") -> m.Refused:
    said = told(error)
    return m.Refused(
        id=name,
        code=said.code,
        sentence=said.sentence,
        message=said.message,
        rule=said.rule,
        table=table,
    )


class Connection:
    """One client: a watcher in the hall, on its wire."""

    def __init__(self, house: House, visitor: Visitor | None, websocket: WebSocket, wire: Wire) -> None:
        self.house = house
        self.visitor = visitor
        self.person_id = visitor.person.id if visitor is not None else None
        self.watcher = Watcher(self.person_id, self.send)
        self._websocket = websocket
        self._wire = wire
        self._where = address(websocket.scope)
        self._key = self.person_id or f"stranger {self._where}"  # what its rate is counted under
        self._greeted = False
        self._is_closing = False
        self._used: OrderedDict[str, int] = OrderedDict()
        self._thinking: set[asyncio.Task[None]] = set()
        self._answers: dict[type[m.FromClient], Callable[[Any], Awaitable[m.FromServer | None]]] = {
            m.Hello: self._hello,
            m.Watch: self._watch,
            m.Unwatch: self._unwatch,
            m.WatchLobby: self._watch_lobby,
            m.Act: self._act,
            m.AskPreview: self._preview,
            m.AskForbidden: self._forbidden,
            m.AskHint: self._hint,
            m.TakeBack: self._take_back,
            m.OfferDraw: self._offer_draw,
            m.Reply: self._reply,
            m.Say: self._say,
        }

    # ---- out

    def send(self, encoded: bytes) -> None:
        """Send a message; never waits."""
        if self._is_closing:
            return
        metrics = self.house.metrics
        metrics.sent += 1
        metrics.sent_bytes += len(encoded)
        if self._wire.say(encoded) > MOST_WAITING:
            self._is_closing = True
            self._wire.cut()

    async def close(self, code: int, reason: str) -> None:
        """Close after everything that was sent; one who does not take it is cut off."""
        if self._is_closing:
            return
        self._is_closing = True
        try:
            async with asyncio.timeout(PATIENCE):
                await self._websocket.close(code, reason)
        except TimeoutError:
            self._wire.cut()
        except (RuntimeError, WebSocketDisconnect):  # it has gone by itself
            pass

    async def say_goodbye(self) -> None:
        """The server stops: the client comes back in a moment; returns when it has been told."""
        self.send(m.encode(m.Bye(reason="restart", retry=RETRY)))
        await self.close(RESTART, "restart")

    async def recheck(self) -> None:
        """Close when the session or token that opened this socket is no longer good."""
        visitor, people = self.visitor, self.house.people
        if visitor is None:
            return
        if visitor.session:
            good = await people.of_session(visitor.session) is not None
        else:
            good = await people.of_token(visitor.token) is not None
        if not good:
            self.send(m.encode(_refusal(Problem("nobody"), None)))
            await self.close(POLICY, "signed out")

    # ---- in

    async def talk(self) -> None:
        """Until either side closes."""
        greeting = asyncio.get_running_loop().call_later(GREETING, self._is_silent)
        try:
            while True:
                event = await self._websocket.receive()
                if event["type"] == "websocket.disconnect":
                    break
                if not self._is_closing:
                    await self._take(event)
        finally:
            greeting.cancel()
            self._is_closing = True
            self.house.hall.audience.leave(self.watcher)
            for task in self._thinking:
                task.cancel()

    def _is_silent(self) -> None:
        """It has had time enough to say hello."""
        if not self._greeted:
            self.house.metrics.cut_off.labels("hello").inc()
            self.send(m.encode(_refusal(Problem("hello-first"), None)))
            self._closing = asyncio.get_running_loop().create_task(self.close(POLICY, "hello-first"))

    async def _take(self, event: Event) -> None:
        """One message: judge its size, rate and form, then answer it."""
        raw: str | bytes = event.get("text") or event.get("bytes") or b""
        name: str | None = None
        table = ""
        kind = "unread"
        started = time.perf_counter()
        try:
            if len(raw) > m.LONGEST or (isinstance(raw, str) and len(raw.encode()) > m.LONGEST):
                raise Problem("too-large", most=m.LONGEST)
            # The first message is free: others at the same address keep nobody from saying hello.
            wait = self.house.messages.take(self._key) if self._greeted or self._used else 0.0
            if wait:
                name = _name_of(raw)
                raise _TooOften(wait)
            message = self._decoded(raw)
            name, table = message.id, getattr(message, "table", "")
            kind = str(message.__struct_config__.tag)
            self._check_repetition(message, raw)
            if not self._greeted and not isinstance(message, m.Hello):
                raise Problem("hello-first")
            if isinstance(message, m.AskHint):  # takes a while; the client goes on meanwhile
                self._think(message)
            else:
                await self._answer(kind, message)
        except _Unreadable as error:
            self._refuse(error.problem, error.name, table)
        except _TooOften as error:
            self._refuse(error, name, table)
            await asyncio.sleep(error.wait)  # read no faster than allowed
        except Exception as error:
            self._fail(error, kind, name, table)
        self.house.metrics.took(kind, time.perf_counter() - started)

    async def _answer(self, kind: str, message: m.FromClient) -> None:
        """Do what is asked and answer it; whoever asks pays for it, unless it is his part in a game."""
        if kind in FREE:
            answer = await self._answers[type(message)](message)
        else:
            bill, pause = self.house.costs.pay(kind if kind in PRICES else "message", self.person_id, self._where)
            if pause:
                await asyncio.sleep(pause)
            meter = Meter()
            try:
                answer = await Metered(self._answers[type(message)](message), meter)  # type: ignore[arg-type]
            finally:
                bill.settle(meter)
        if answer is not None:
            self.send(m.encode(answer))

    def _fail(self, error: Exception, kind: str, name: str | None, table: str) -> None:
        """It was not done: refused, or by a mistake of ours."""
        refused = refusal_of(error)
        if refused is None:
            self._broken(kind, name, table)
        else:
            self._refuse(refused, name, table)

    def _refuse(self, error: JuradeError, name: str | None, table: str) -> None:
        self.house.metrics.refusals.labels(code_of(error)).inc()
        self.send(m.encode(_refusal(error, name, table)))

    def _broken(self, kind: str, name: str | None, table: str) -> None:
        number = secrets.token_hex(4)
        log().exception("broken", number=number, type=kind, table=table)
        self._refuse(Problem("broken", number=number), name, table)

    @staticmethod
    def _decoded(raw: str | bytes) -> m.ClientMessage:
        try:
            message = m.decode(raw)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise _why_unreadable(raw, error) from None
        if NUL in raw if isinstance(raw, str) else NUL.encode() in raw:  # rare: then look closely
            try:
                for name, value in msgspec.structs.asdict(message).items():
                    for text in value if isinstance(value, tuple) else (value,):
                        if isinstance(text, str):
                            check_text(text, name)
            except Problem as problem:
                raise _Unreadable(problem, None if "\0" in message.id else message.id) from None
        return message

    def _check_repetition(self, message: m.FromClient, raw: str | bytes) -> None:
        """A message repeated under its id is fine and has its effect once; another one under that id is a mistake."""
        said = hash(raw)
        if self._used.setdefault(message.id, said) != said:
            raise Refusal("replayed", id=message.id[:40])
        if len(self._used) > REMEMBERED:
            self._used.popitem(last=False)

    def _player(self, scope: str = "play") -> str:
        """The person in whose name something is done."""
        if self.visitor is None:
            raise Problem("nobody")
        if scope not in self.visitor.scopes:
            raise Problem("no-scope", scope=scope)
        return self.visitor.person.id

    # ---- what can be said

    async def _hello(self, message: m.Hello) -> m.FromServer | None:
        if message.version != m.VERSION:
            raise Problem("version", spoken=str(m.VERSION), version=str(message.version))
        if self.visitor is not None and "read" not in self.visitor.scopes:
            raise Problem("no-scope", scope="read")
        person = shown(self.visitor.person) if self.visitor is not None else None
        welcome = m.Welcome(id=message.id, version=m.VERSION, person=person, now=now())
        if self._greeted:
            return welcome
        self._greeted = True
        self.send(m.encode(welcome))  # before anything the hall has to tell
        self.house.hall.audience.arrive(self.watcher)
        return None

    async def _watch(self, message: m.Watch) -> None:
        if message.seat is not None:
            self._player("read")
        await self.house.hall.audience.watch(
            self.watcher, message.table, message.seat, message.form, message.since, message.id, message.invitation
        )

    async def _unwatch(self, message: m.Unwatch) -> m.FromServer:
        self.house.hall.audience.unwatch(self.watcher, message.table)
        return m.Done(id=message.id)

    async def _watch_lobby(self, message: m.WatchLobby) -> m.FromServer:
        self.house.hall.lobby.watch(self.watcher)
        return m.Done(id=message.id)

    async def _act(self, message: m.Act) -> m.FromServer:
        return await self._do(message, Act(self._player(), message.seat, message.ply, message.action))

    async def _preview(self, message: m.AskPreview) -> m.FromServer:
        preview = await self.house.hall.questions.preview(
            self._player("read"), message.table, message.seat, message.ply, message.action
        )
        return m.PreviewAnswer(id=message.id, preview=preview)

    async def _forbidden(self, message: m.AskForbidden) -> m.FromServer:
        picks = await self.house.hall.questions.forbidden(
            self._player("read"), message.table, message.seat, message.ply, message.picked
        )
        return m.ForbiddenAnswer(id=message.id, picks=tuple(picks))

    async def _hint(self, message: m.AskHint) -> m.FromServer:
        self.house.hints.check(self._player())
        hint = await self.house.hall.questions.hint(self._player(), message.table, message.seat, message.ply)
        return m.HintAnswer(id=message.id, **hint)

    async def _take_back(self, message: m.TakeBack) -> m.FromServer:
        return await self._do(message, Undo(self._player(), message.seat))

    async def _offer_draw(self, message: m.OfferDraw) -> m.FromServer:
        return await self._do(message, OfferDraw(self._player(), message.seat))

    async def _reply(self, message: m.Reply) -> m.FromServer:
        return await self._do(message, Reply(self._player(), message.seat, message.request, message.agree))

    async def _do(self, message: m.Act | m.TakeBack | m.OfferDraw | m.Reply, command: Command) -> m.FromServer:
        """Do something at a table."""
        return m.Done(id=message.id, step=await self.house.hall.do(message.table, command, message.id))

    async def _say(self, message: m.Say) -> m.FromServer:
        step = await self.house.hall.chat.say(self._player(), message.table, message.text, message.id)
        return m.Done(id=message.id, step=step)

    def _think(self, message: m.AskHint) -> None:
        if len(self._thinking) >= THINKING:
            raise too_often(1)

        async def answered() -> None:
            try:
                await self._answer("hint", message)
            except Exception as error:
                self._fail(error, "hint", message.id, message.table)

        task = asyncio.create_task(answered())
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)


class _TooOften(Problem):
    """Too often, and how long reading pauses."""

    def __init__(self, wait: float) -> None:
        super().__init__("too-often", seconds=max(1, math.ceil(wait)))
        self.wait = wait


class _Unreadable(JuradeError):
    """What is wrong with a message that could not be decoded, and its id where it has one."""

    def __init__(self, problem: Problem, name: str | None) -> None:
        super().__init__(str(problem))
        self.message = problem.message
        self.problem = problem
        self.name = name


def _name_of(raw: str | bytes) -> str | None:
    """The id of a message that is not taken, so that its sender knows which it was."""
    try:
        return _Name.decode(raw).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


class _Named(msgspec.Struct):
    id: m.Name | None = None


_Name: Final = msgspec.json.Decoder(_Named)


def _why_unreadable(raw: str | bytes, error: Exception) -> _Unreadable:
    """Not JSON, no message, a type that does not exist, or a field that is wrong: each says so."""
    name = _name_of(raw)
    try:
        value = read_json(raw)
    except Problem as problem:
        return _Unreadable(problem, name)
    if not isinstance(value, dict):
        return _Unreadable(wrong("$", "object"), None)
    kind = value.get("type")
    if kind not in TYPES:
        return _Unreadable(Problem("unknown-type", type=str(kind)[:40], types=TYPES), name)
    why, _, where = str(error).partition(" - at ")
    return _Unreadable(_field(where.strip("`").removeprefix("$.") or "$", why), name)


# What msgspec finds wrong with a field, in our words.
FIELDS: Final = (
    (re.compile(r"Object missing required field `(\w+)`"), "missing", "where"),
    (re.compile(r"Object contains unknown field `(.*)`"), "unknown", "where"),
    (re.compile(r"Expected `str` of length <= (\d+)"), "long", "most"),
    (re.compile(r"Expected `array` of length <= (\d+)"), "many", "most"),
    (re.compile(r"Expected `int` <= (-?\d+)"), "most", "most"),
    (re.compile(r"Expected `int` >= (-?\d+)"), "least", "least"),
    (re.compile(r"Integer value out of range|Number out of range"), "number", ""),
    (re.compile(r"Expected `str"), "string", ""),
    (re.compile(r"Expected `int"), "whole", ""),
    (re.compile(r"Expected `bool"), "switch", ""),
    (re.compile(r"Expected `array"), "list", ""),
)


def _field(where: str, why: str) -> Problem:
    if why.startswith("Invalid enum value"):
        return wrong(where, "choice", choices=get_args(m.Form))
    for pattern, ours, argument in FIELDS:
        if found := pattern.match(why):
            if argument == "where":
                return wrong(found[1], ours)
            return wrong(where, ours, **({argument: int(found[1])} if argument else {}))
    return wrong(where, "kind")
