"""Bad inputs to a server: socket messages and HTTP requests, in this process and over the wire.

In this process the whole application runs as it is, on a real store; only the wire under a socket is our own, so that
hundreds of messages a second go through it.  Over the wire it is a server in a process of its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import quote

import httpx
import websockets
from websockets.asyncio.client import ClientConnection, connect

import jurade
from jurade.server.app import make_app
from jurade.server.house import House
from jurade.server.logs import set_up_logs
from jurade.server.settings import Rates, Settings
from jurade.server.wire import NAME
from jurade.table.messages import LONGEST
from jurade.table.table import Table
from jurade.table.writing import load_steps

from .inputs import Fault, Tally, check_told, good_positions, good_records
from .mutating import Json, Mutator, spell

FREE = Rates().times(1e9)  # how often somebody may ask is another matter, and tested elsewhere
SEATS = {"bastide": 3}  # the least each game is played by; two elsewhere
FORMS = ("scene", "view", "events")
PATIENCE = 120  # seconds for an answer on a very busy machine
PROTOCOL = (1002, 1003, 1007, 1009)  # a socket may close by these alone: what was sent is no text at all, or endless

NAMES = (
    "origin", "authorization", "cookie", "idempotency-key", "content-type", "accept-language", "if-none-match", "host",
    "content-length", "accept-encoding", "user-agent", "x-forwarded-for", "content-encoding", "range",
)  # fmt: skip
HEADERS = ("http://[", "http://localhost", "Bearer x", "null", "https://a:b@c:99999", "jurade=1.2.3", "gzip", "*")


# ---- messages


@dataclass
class Played:
    """A table at which we hold all seats, as far as messages must know it."""

    id: str
    game: str
    seats: int
    ply: int = 0
    choices: dict[int, list[str]] = field(default_factory=dict)  # by seat that is asked


class Messages:
    """Messages, nearly right, about tables at which one person plays."""

    def __init__(self, seed: int | str) -> None:
        self.mutator = Mutator(f"messages:{seed}")
        self.random = self.mutator.random
        self.number = 0

    def good(self, table: Played) -> Json:
        """A message that might be right now."""
        r = self.random
        self.number += 1
        seat = r.choice([*table.choices] or [0]) if r.random() < 0.9 else r.randrange(table.seats)
        choices = table.choices.get(seat) or ["pass"]
        about = {"id": f"m{self.number}", "table": table.id, "seat": seat}
        playing = {**about, "ply": table.ply, "action": r.choice(choices)}
        kind = r.randrange(24)
        if kind < 9:
            return {"type": "act", **playing}
        if kind < 12:
            return {"type": "preview", **playing}
        if kind < 14:
            return {"type": "forbidden", **about, "ply": table.ply, "picked": [r.choice(choices)][: r.randrange(2)]}
        if kind == 14:
            return {"type": "undo", **about}
        if kind == 15:
            return {"type": "reply", **about, "request": r.randrange(30), "agree": False}
        if kind < 18:
            return {"type": "say", "id": about["id"], "table": table.id, "text": "Good evening"}
        if kind < 20:
            return {"type": "watch", **about, "form": r.choice(FORMS), "since": r.choice((None, 0, table.ply))}
        if kind == 20:
            return {"type": "unwatch", "id": about["id"], "table": table.id}
        if kind == 21:
            return {"type": "lobby", "id": about["id"]}
        if kind == 22:
            return {"type": "hello", "id": about["id"], "version": 1}
        return {"type": "hint", **about, "ply": -1}  # stale: bots have better things to do

    def bad(self, table: Played) -> tuple[Json, bytes]:
        """A message spoiled in its values, its form or its bytes; as a value and as it is sent."""
        r = self.random
        message = self.good(table)
        if "action" in message and r.random() < 0.4:
            pool = [text for texts in table.choices.values() for text in texts[:200]] or ["pass"]
            message["action"] = self.mutator.text(message["action"], pool)
        elif r.random() < 0.95:
            message = self.mutator.value(message)
        if isinstance(message, dict) and message.get("type") == "hint":
            message["ply"] = -1
        return message, self.mutator.raw(message)


def check_answer(answer: Json, game: str | None) -> bool:
    """Is it a refusal?  Then one as it should be."""
    if answer["type"] != "error":
        return False
    check_told(answer, game)
    return True


# ---- in this process


class Line:
    """The wire under a socket: what is said is kept."""

    def __init__(self) -> None:
        self.said: list[bytes] = []
        self.is_cut = False

    def say(self, text: bytes) -> int:
        self.said.append(text)
        return 0

    def cut(self) -> None:
        self.is_cut = True


class Inside:
    """The application in this process, one person who plays against himself, one socket."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.app = make_app(house)
        self.line = Line()
        self.tables: list[Played] = []
        self._incoming: asyncio.Queue[Json] = asyncio.Queue()
        self._waiting = asyncio.Event()  # the application waits for the next message: the last one is answered

    async def open(self) -> None:
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://localhost")
        response = await self.http.post("/api/guests", json={"name": "Ada"})
        assert response.status_code == 201, response.text
        self.cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        self._incoming.put_nowait({"type": "websocket.connect"})
        self.talking = asyncio.create_task(self._talk())
        await self.say(b'{"type":"hello","id":"h","version":1}')
        for game in jurade.game_ids():
            await self.new_table(game)

    async def close(self) -> None:
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.talking
        await self.http.aclose()

    async def _talk(self) -> None:
        async def receive() -> Json:
            if self._incoming.empty():
                self._waiting.set()
            return await self._incoming.get()

        async def send(event: Json) -> None:
            assert event["type"] != "websocket.close", event

        scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws",
            "path": "/api/socket", "raw_path": b"/api/socket", "query_string": b"", "root_path": "", "subprotocols": [],
            "headers": [(b"host", b"localhost"), (b"cookie", self.cookie.encode())], "client": ("10.0.0.1", 1),
            "server": ("localhost", 80), "state": {NAME: self.line}, "app": self.app,
        }  # fmt: skip
        await self.app(scope, receive, send)

    async def say(self, raw: bytes, *, binary: bool = False) -> list[Json]:
        """All that the socket says to a message, until it waits for the next."""
        self.line.said.clear()
        self._waiting.clear()
        event = {"type": "websocket.receive"}
        if binary:
            event["bytes"] = raw  # type: ignore[assignment]
        else:
            event["text"] = raw.decode()
        self._incoming.put_nowait(event)
        answered = asyncio.ensure_future(self._waiting.wait())
        await asyncio.wait((self.talking, answered), timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        answered.cancel()
        assert not self.talking.done(), "the socket is dead"
        assert self._waiting.is_set(), "no answer"
        assert not self.line.is_cut, "the socket was cut"
        return [json.loads(said) for said in self.line.said]

    async def new_table(self, game: str) -> None:
        seats = [{"kind": "me"}] * SEATS.get(game, 2)
        response = await self.http.post("/api/tables", json={"game": game, "seats": seats, "start": True})
        assert response.status_code == 201, response.text
        self.tables.append(Played(response.json()["id"], game, len(seats)))
        await self.look(self.tables[-1])

    async def look(self, played: Played) -> Table:
        """Bring what messages must know of a table up to date."""
        async with self.house.hall.rooms.at(played.id) as room:
            table = room.table
            if played.ply != table.ply or not played.choices:
                played.ply = table.ply
                running = table.status == "running"
                played.choices = {s: table.match.choices(s)[:300] for s in table.match.to_act()} if running else {}
            return table

    async def check_kept(self, played: Played) -> None:
        """The table in this process is the one in the store."""
        table = await self.look(played)
        kept = Table.fold(played.id, await self.house.store.read(load_steps, played.id))
        assert kept.number == table.number
        assert kept.match.fingerprint() == table.match.fingerprint()


@contextlib.asynccontextmanager
async def inside(database: str) -> AsyncIterator[Inside]:
    """The application of a new house over this database."""
    set_up_logs("critical")
    async with House.opened(Settings(database=database, rates=FREE, log_level="critical")) as house:
        there = Inside(house)
        await there.open()
        try:
            yield there
        finally:
            await there.close()


Advance = Callable[[int], None]


async def talk_inside(there: Inside, number: int, seed: int, advance: Advance = lambda done: None) -> Tally:
    """So many bad messages, one after the other, each judged by its answer and by the table it was about."""
    messages = Messages(seed)
    tally = Tally()
    r = messages.random
    for done in range(1, number + 1):
        if done % 100 == 0:
            advance(100)
            played = r.choice(there.tables)
            is_kept = True
            try:
                await there.check_kept(played)
            except AssertionError as error:
                is_kept = False
                tally.faults.append(Fault("socket, in process", played.id, f"the store tells otherwise: {error}"[:600]))
            if not is_kept or (await there.look(played)).status == "over" or r.random() < 0.02:
                there.tables.remove(played)
                await there.new_table(played.game)
        played = r.choice(there.tables)
        before = await there.look(played)
        _, raw = messages.bad(played)
        binary = r.random() < 0.1
        if not binary:
            try:
                raw.decode()
            except UnicodeDecodeError:
                binary = True  # a wire would not let it through as a text
        try:
            answers = await there.say(raw, binary=binary)
            refused = [check_answer(answer, played.game) for answer in answers]
            after = await there.look(played)
            if all(refused):
                assert answers or b'"hint"' in raw, "no answer"
                assert after is before, "a refused message changed the table"
                tally.refused += 1
            else:
                tally.accepted += 1
        except AssertionError as error:
            tally.faults.append(Fault("socket, in process", ascii(raw[:2000]), f"{error}"[:600]))
    return tally


# ---- HTTP


class Requests:
    """Requests, nearly right, to every address that does something."""

    def __init__(self, seed: int | str) -> None:
        self.mutator = Mutator(f"requests:{seed}")
        self.random = self.mutator.random

    def _good(self, tables: list[str]) -> tuple[str, str, Json, dict[str, Json]]:
        """Method, path, body and query of a request that might be right."""
        r = self.random
        table = r.choice(tables) if tables else "none"
        game = r.choice(jurade.game_ids())
        seats = SEATS.get(game, 2)
        people: list[Json] = [{"kind": "me"} for _ in range(seats)]
        setup: Json = {"game": game, "seats": people, "start": r.random() < 0.5}
        extra = r.randrange(8)
        if extra == 0:
            setup["record"] = r.choice(good_records(game))
        elif extra == 1:
            setup["position"] = r.choice(good_positions(game))
        elif extra == 2:
            setup["clock"] = {"kind": "live", "minutes": 5, "increment": 3, "out": "end"}
        elif extra == 3:
            rules = jurade.game(game)
            option = r.choice([each for each in rules.options if each.values])
            setup["options"] = {option.id: r.choice(option.values)}
        elif extra == 4:
            setup |= {"visibility": "private", "delay": 5, "title": "An evening", "rated": True}
        t = f"/api/tables/{table}"
        found: tuple[tuple[str, str, Json, dict[str, Json]], ...] = (
            ("POST", "/api/tables", setup, {}),
            ("POST", "/api/tables", setup, {}),
            ("POST", "/api/tables", setup, {}),
            ("GET", "/api/tables", None, {"status": "open", "game": game, "mine": True, "text": "a", "page": 0}),
            ("GET", t, None, {"invitation": "x"}),
            ("PUT", f"{t}/seats/0", {"who": "me", "level": "squire", "invitation": ""}, {}),
            ("POST", f"{t}/start", None, {}),
            ("POST", f"{t}/pause", None, {}),
            ("POST", f"{t}/resume", None, {}),
            ("POST", f"{t}/resign", {"seat": 9}, {}),
            ("POST", f"{t}/fork", {"ply": 1, "seats": people}, {}),
            ("GET", f"{t}/record", None, {"seat": 0}),
            ("GET", f"{t}/position", None, {"ply": 0, "seat": 0}),
            ("GET", f"{t}/replay/0", None, {"seat": 0, "open": False}),
            ("GET", f"{t}/course", None, {}),
            ("GET", f"{t}/analysis", None, {}),
            ("POST", "/api/reports", {"table": table, "number": 1, "reason": "rude"}, {}),
            ("POST", "/api/guests", {"name": "Ada"}, {}),
            ("PATCH", "/api/me", {"name": "Ada"}, {}),
            ("PUT", "/api/me/password", {"old": "old password", "new": "new password"}, {}),
            ("POST", "/api/sessions", {"name": "Nobody", "password": "a guess of mine"}, {}),
            ("PUT", f"/api/me/muted/{table}", None, {}),
            ("POST", "/api/tokens", {"label": "bot", "scopes": ["read"]}, {}),
            ("DELETE", "/api/tokens/none", None, {}),
            ("DELETE", "/api/sessions/none", None, {}),
            ("GET", f"/api/people/{table}", None, {}),
            ("GET", f"/api/games/{game}/rules/en", None, {}),
            ("GET", f"/api/games/{game}/words/fr.ftl", None, {}),
            ("GET", f"/api/games/{game}/picture.svg", None, {"language": "en"}),
            ("GET", f"/api/games/{game}/lessons", None, {"language": "en"}),
            ("GET", "/", None, {}),
        )
        return r.choice(found)

    def bad(self, tables: list[str]) -> Json:
        """What ``httpx.AsyncClient.request`` is to be asked for."""
        r = self.random
        method, path, body, query = self._good(tables)
        headers: dict[str, bytes] = {}
        spoiled = r.randrange(10)
        content: bytes | None = None
        if body is not None:
            headers["content-type"] = b"application/json"
            if spoiled < 7:
                content = self.mutator.raw(self.mutator.value(body))
            else:
                content = spell(body)
        if spoiled in (7, 1) and query:
            query = {self.mutator.text(n) if r.random() < 0.1 else n: self._text(v) for n, v in query.items()}
        if spoiled in (8, 2) or (body is None and not query):
            parts = path.split("/")
            at = r.randrange(2, len(parts)) if len(parts) > 2 else 1
            parts[at] = self.mutator.text(parts[at])
            path = "/".join(quote(part.encode(errors="surrogatepass"), safe="") for part in parts)
        if spoiled == 9 or r.random() < 0.1:
            name = r.choice(NAMES)
            value = r.choice(HEADERS)
            headers[name] = self._header(self.mutator.text(value))
        if r.random() < 0.02:
            method = r.choice(("HEAD", "OPTIONS", "PATCH", "DELETE", "TRACE", "QUERY"))
        address = path + (
            "?" + "&".join(f"{self._quoted(n)}={self._quoted(v)}" for n, v in query.items()) if query else ""
        )
        return {"method": method, "url": address, "content": content, "headers": headers}

    def _text(self, value: Json) -> str:
        return (
            self.mutator.text(str(value)) if self.random.random() < 0.5 else spell(self.mutator.odd()).decode()[:3000]
        )

    @staticmethod
    def _quoted(value: Json) -> str:
        text = str(value).lower() if isinstance(value, bool) else str(value)
        return quote(text.encode(errors="surrogatepass"), safe="")

    @staticmethod
    def _header(text: str) -> bytes:
        """As much of a text as a header can hold."""
        return bytes(byte for byte in text.encode(errors="surrogatepass") if byte not in b"\r\n\0")[:4000]


def check_response(response: httpx.Response) -> bool:
    """Was it refused?  Then as it should be."""
    assert response.status_code < 500 or response.status_code == 503, (response.status_code, response.text[:500])
    if response.status_code < 400:
        return False
    if "json" in str(response.headers.get("content-type", "")):  # a list, where schemathesis asked
        if response.request.method != "HEAD":
            check_told(response.json()["error"])
    else:
        # The HTTP parser's own words, or a page for people that is not there.
        is_page = "/api" not in str(response.request.url)
        assert response.status_code == 400 or is_page, (response.status_code, response.text[:200])
    return True


async def ask(http: httpx.AsyncClient, number: int, seed: int, advance: Advance = lambda done: None) -> Tally:
    """So many bad requests by a guest who plays; he comes back under another name when he was signed out."""
    requests = Requests(seed)
    tally = Tally()
    tables: list[str] = []
    for done in range(1, number + 1):
        if done % 100 == 0:
            advance(100)
        if not tables or done % 200 == 0:
            tables = await _settle_in(http)
        wanted = requests.bad(tables)
        try:
            response = await http.request(**wanted)
        except (httpx.InvalidURL, httpx.LocalProtocolError, ValueError):
            continue  # the client would not send that
        except httpx.RemoteProtocolError as error:
            if any(name in wanted["headers"] for name in ("content-length", "host")):
                continue  # a body that ends before its length is no request at all
            tally.faults.append(Fault("http", ascii(wanted)[:2000], f"{type(error).__name__}: {error}"))
            continue
        except Exception as error:
            tally.faults.append(Fault("http", ascii(wanted)[:2000], f"{type(error).__name__}: {error}"[:500]))
            continue
        try:
            if check_response(response):
                tally.refused += 1
            else:
                tally.accepted += 1
        except (AssertionError, KeyError, json.JSONDecodeError) as error:
            tally.faults.append(Fault("http", ascii(wanted)[:2000], f"{type(error).__name__}: {error}"[:600]))
    return tally


async def _settle_in(http: httpx.AsyncClient) -> list[str]:
    """A new guest with a few tables: one open, two running, one over."""
    http.cookies.clear()
    response = await http.post("/api/guests", json={"name": "Ada"})
    assert response.status_code == 201, response.text
    tables = []
    for game, start in (("carcassonne", True), ("feudo", True), ("flandern", False), ("carcassonne", True)):
        body = {"game": game, "seats": [{"kind": "me"}] * 2, "start": start}
        response = await http.post("/api/tables", json=body)
        assert response.status_code == 201, response.text
        tables.append(response.json()["id"])
    response = await http.post(f"/api/tables/{tables[-1]}/abandon")
    assert response.status_code == 200, response.text
    return tables


# ---- over the wire


class Outside:
    """A person at a server in a process of its own: HTTP and one socket."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.tables: list[Played] = []
        self.steps: dict[str, int] = {}
        self.number = 0

    async def open(self) -> None:
        self.http = httpx.AsyncClient(base_url=self.url, timeout=PATIENCE)
        response = await self.http.post("/api/guests", json={"name": "Ada"})
        assert response.status_code == 201, response.text
        self.cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        for game in jurade.game_ids():
            seats = [{"kind": "me"}] * SEATS.get(game, 2)
            response = await self.http.post("/api/tables", json={"game": game, "seats": seats, "start": True})
            assert response.status_code == 201, response.text
            self.tables.append(Played(response.json()["id"], game, len(seats)))
        await self.connect()

    async def connect(self) -> None:
        """A new socket."""
        self.socket: ClientConnection = await connect(
            self.url.replace("http", "ws") + "/api/socket", additional_headers={"Cookie": self.cookie}, max_size=None,
            open_timeout=PATIENCE, ping_timeout=None,
        )  # fmt: skip
        await self.answers([b'{"type":"hello","id":"first","version":1}'])

    async def close(self) -> None:
        await self.socket.close()
        await self.http.aclose()

    async def answers(self, raws: list[bytes | str]) -> list[Json]:
        """All that the server says until it has answered the last of these messages: a greeting of our own."""
        self.number += 1
        mark = f"mark{self.number}"
        for raw in raws:
            await self.socket.send(raw)
        await self.socket.send(json.dumps({"type": "hello", "id": mark, "version": 1}))
        heard: list[Json] = []
        async with asyncio.timeout(PATIENCE):
            while True:
                answer = json.loads(await self.socket.recv())
                if answer.get("id") == mark:
                    assert answer["type"] == "welcome", answer
                    return heard
                heard.append(answer)

    async def look(self, played: Played) -> int:
        """Bring what messages must know of a table up to date; the number of its last step."""
        self.number += 1
        seat = next(iter(played.choices), 0)
        ask_for = {"type": "watch", "id": f"w{self.number}", "table": played.id, "seat": seat, "form": "view"}
        heard = await self.answers([json.dumps(ask_for)])
        [found] = [answer for answer in heard if answer.get("id") == ask_for["id"]]
        assert found["type"] == "table", found
        view = found["document"]["view"]
        played.ply = found["document"]["ply"]
        asked = found["document"]["to_act"]
        played.choices = {seat: view["choices"][:300]} if view["choices"] else {s: ["pass"] for s in asked[:1]}
        return int(found["step"])


async def talk_outside(url: str, number: int, seed: int, advance: Advance = lambda done: None) -> Tally:
    """So many bad messages over a real socket, fifty at a time; each gets its answer, and the socket lives on."""
    there = Outside(url)
    await there.open()
    messages = Messages(f"outside {seed}")
    r = messages.random
    tally = Tally()
    while tally.tried < number:
        played = r.choice(there.tables)
        before = await there.look(played)
        sent: list[bytes | str] = []
        for _ in range(50):
            raw = messages.bad(played)[1]
            if r.random() < 0.1:
                sent.append(raw)
            else:
                sent.append(raw.decode(errors="replace"))
        try:
            heard = await there.answers(sent)
            refused = sum(check_answer(answer, played.game) for answer in heard)
            done = any(answer["type"] in ("done", "change") for answer in heard)
            after = await there.look(played)
            assert done or after == before, f"refused messages changed the table: {before} {after}"
            tally.refused += refused
            tally.accepted += max(0, len(sent) - refused)
        except (AssertionError, TimeoutError, websockets.ConnectionClosed) as error:
            tally.faults.append(Fault("socket", ascii(sent)[:6000], f"{type(error).__name__}: {error}"[:600]))
            if not isinstance(error, AssertionError):
                await there.connect()
        advance(50)
    tally.add(await _say_no_text(there, r))
    await there.close()
    return tally


async def _say_no_text(there: Outside, r: random.Random) -> Tally:
    """What no reader of texts can take: the socket closes and says why, and the next one is as welcome."""
    tally = Tally()
    for raw in (b"\xff\xfe", b"\xc3", b'{"type":"\xed\xa0\x80"}', b"x" * (LONGEST * 80)):
        try:
            await there.socket.send(raw, text=True)
            async with asyncio.timeout(PATIENCE):
                while True:
                    check_answer(json.loads(await there.socket.recv()), None)
        except websockets.ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else None
            if code in PROTOCOL:
                tally.refused += 1
            else:
                tally.faults.append(Fault("socket", ascii(raw[:50]), f"closed with {code}"))
        except (AssertionError, TimeoutError) as error:
            tally.faults.append(Fault("socket", ascii(raw[:50]), f"{type(error).__name__}: {error}"))
        await there.connect()
    return tally


async def check_alive(url: str) -> None:
    """The server says that all is well."""
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        response = await http.get("/health")
        assert response.status_code == 200, response.text


def what_broke(log: Path) -> list[str]:
    """Lines of a server's log that tell of something broken."""
    return [
        line[:600] for line in log.read_text(errors="replace").splitlines() if "broken" in line or "Traceback" in line
    ]
