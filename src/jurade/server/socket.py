"""The socket: one a client.  What it says is decoded, judged by the hall, and answered; what happens is told.

Whatever a client sends, it gets an answer with a code of its own, and the connection lives on.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from starlette.types import Message as Event
from starlette.websockets import WebSocket, WebSocketDisconnect

from jurade.core.errors import JuradeError
from jurade.server.errors import Problem, code_of, told
from jurade.server.gate import address, is_foreign
from jurade.server.house import House, now
from jurade.server.identity import Visitor, house_of, identify
from jurade.server.logs import log
from jurade.server.wire import NAME, Wire
from jurade.table import messages as m
from jurade.table.watching import Watcher

MOST_WAITING: Final = 8 << 20  # bytes not yet taken by a slow client; then it has to come back
REMEMBERED: Final = 64  # ids of the last messages, to tell a repetition from a mistake
RETRY: Final = 1000  # milliseconds after which clients come back to a server that restarts
PATIENCE: Final = 4  # seconds that a client has to take what was sent before its socket closes
RESTART, POLICY = 1012, 1008  # why a socket is closed

TYPES: Final = tuple(kind.__struct_config__.tag for kind in m.ClientMessage.__args__)


async def serve_socket(websocket: WebSocket) -> None:
    """The endpoint: who is it, may it come in, then talk until it leaves."""
    house = house_of(websocket)
    refused: JuradeError | None = None
    visitor: Visitor | None = None
    where = address(websocket.scope)
    if is_foreign(websocket.headers, house.settings.origins):
        refused = Problem("foreign-page", origin=websocket.headers.get("origin", ""))
    elif house.closing:
        refused = Problem("closing")
    elif house.sockets_of[where] >= house.settings.rates.sockets:
        refused = Problem("too-often", seconds=10)
    else:
        try:
            visitor = await identify(house, websocket)
        except JuradeError as error:
            refused = error
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
        code=said["code"],
        sentence=said["sentence"],
        message=said["message"],
        rule=said.get("rule", ""),
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
        self._key = secrets.token_hex(8)  # what its rate is counted under
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
        try:
            while True:
                event = await self._websocket.receive()
                if event["type"] == "websocket.disconnect":
                    break
                if not self._is_closing:
                    await self._take(event)
        finally:
            self._is_closing = True
            self.house.hall.leave(self.watcher)
            for task in self._thinking:
                task.cancel()

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
            wait = self.house.messages.take(self._key)
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
                answer = await self._answers[type(message)](message)
                if answer is not None:
                    self.send(m.encode(answer))
        except JuradeError as error:
            if isinstance(error, _Unreadable):
                name, error = error.name, error.problem
            self._refuse(error, name, table)
            if isinstance(error, _TooOften):
                await asyncio.sleep(error.wait)  # read no faster than allowed
        except Exception:
            self._broken(kind, name, table)
        self.house.metrics.took(kind, time.perf_counter() - started)

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
            return m.decode(raw)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise _why_unreadable(raw, error) from None

    def _check_repetition(self, message: m.FromClient, raw: str | bytes) -> None:
        """A message repeated under its id is fine and has its effect once; another one under that id is a mistake."""
        said = hash(raw)
        if self._used.setdefault(message.id, said) != said:
            raise Problem("replayed", id=message.id[:40])
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
        person = None
        if self.visitor is not None:
            known = self.visitor.person
            person = {"id": known.id, "name": known.name, "guest": known.guest}
        welcome = m.Welcome(id=message.id, version=m.VERSION, person=person, now=now())
        if self._greeted:
            return welcome
        self._greeted = True
        self.send(m.encode(welcome))  # before anything the hall has to tell
        self.house.hall.arrive(self.watcher)
        return None

    async def _watch(self, message: m.Watch) -> None:
        if message.seat is not None:
            self._player("read")
        await self.house.hall.watch(
            self.watcher, message.table, message.seat, message.form, message.since, message.id, message.invitation
        )

    async def _unwatch(self, message: m.Unwatch) -> m.FromServer:
        self.house.hall.unwatch(self.watcher, message.table)
        return m.Done(id=message.id)

    async def _watch_lobby(self, message: m.WatchLobby) -> m.FromServer:
        self.house.hall.watch_lobby(self.watcher)
        return m.Done(id=message.id)

    async def _act(self, message: m.Act) -> m.FromServer:
        step = await self.house.hall.act(
            self._player(), message.table, message.seat, message.ply, message.action, message.id
        )
        return m.Done(id=message.id, step=step)

    async def _preview(self, message: m.AskPreview) -> m.FromServer:
        preview = await self.house.hall.preview(
            self._player("read"), message.table, message.seat, message.ply, message.action
        )
        return m.PreviewAnswer(id=message.id, preview=preview)

    async def _forbidden(self, message: m.AskForbidden) -> m.FromServer:
        picks = await self.house.hall.forbidden(
            self._player("read"), message.table, message.seat, message.ply, message.picked
        )
        return m.ForbiddenAnswer(id=message.id, picks=tuple(picks))

    async def _hint(self, message: m.AskHint) -> m.FromServer:
        self.house.hints.check(self._player())
        hint = await self.house.hall.hint(self._player(), message.table, message.seat, message.ply)
        return m.HintAnswer(id=message.id, **hint)

    async def _take_back(self, message: m.TakeBack) -> m.FromServer:
        step = await self.house.hall.undo(self._player(), message.table, message.seat, message.id)
        return m.Done(id=message.id, step=step)

    async def _offer_draw(self, message: m.OfferDraw) -> m.FromServer:
        step = await self.house.hall.offer_draw(self._player(), message.table, message.seat, message.id)
        return m.Done(id=message.id, step=step)

    async def _reply(self, message: m.Reply) -> m.FromServer:
        step = await self.house.hall.reply(
            self._player(), message.table, message.seat, message.request, message.agree, message.id
        )
        return m.Done(id=message.id, step=step)

    async def _say(self, message: m.Say) -> m.FromServer:
        step = await self.house.hall.say(self._player(), message.table, message.text, message.id)
        return m.Done(id=message.id, step=step)

    def _think(self, message: m.AskHint) -> None:
        async def answered() -> None:
            try:
                self.send(m.encode(await self._answers[m.AskHint](message)))  # type: ignore[arg-type]
            except JuradeError as error:
                self._refuse(error, message.id, message.table)
            except Exception:
                self._broken("hint", message.id, message.table)

        task = asyncio.create_task(answered())
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)


class _TooOften(Problem):
    """Too often, and how long reading pauses."""

    def __init__(self, wait: float) -> None:
        super().__init__("too-often", seconds=max(1, round(wait)))
        self.wait = wait


class _Unreadable(JuradeError):
    """What is wrong with a message that could not be decoded, and its id where it has one."""

    def __init__(self, problem: Problem, name: str | None) -> None:
        super().__init__(str(problem))
        self.problem = problem
        self.name = name


def _name_of(raw: str | bytes) -> str | None:
    """The id of a message that is not taken, so that its sender knows which it was."""
    try:
        return _Name.decode(raw).id
    except (msgspec.DecodeError, UnicodeError):
        return None


class _Named(msgspec.Struct):
    id: str | None = None


_Name: Final = msgspec.json.Decoder(_Named)


def _why_unreadable(raw: str | bytes, error: Exception) -> _Unreadable:
    """Not JSON, no message, a type that does not exist, or a field that is wrong: each says so."""
    try:
        value = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeError) as not_json:
        return _Unreadable(Problem("malformed", why=str(not_json)), None)
    if not isinstance(value, dict):
        return _Unreadable(Problem("invalid", where="$", why="a message is a JSON object"), None)
    name = value.get("id") if isinstance(value.get("id"), str) else None
    kind = value.get("type")
    if kind not in TYPES:
        return _Unreadable(Problem("unknown-type", type=str(kind)[:40], types=", ".join(TYPES)), name)
    why, _, where = str(error).partition(" - at ")
    return _Unreadable(Problem("invalid", where=where.strip("`") or "$", why=why), name)
