"""Real sockets to real servers, and the clients that use them."""

import asyncio
import json
import random
import uuid
from contextlib import asynccontextmanager

import httpx
import pytest
import websockets

from jurade.server.errors import STATUS
from jurade.table.delta import apply

from ..serving import WAIT


class Person:
    """Somebody with a browser: a cookie, HTTP and a socket."""

    def __init__(self, url, http):
        self.url = url
        self.http = http
        self.id = ""

    async def ask(self, method, path, body=None, status=None, **headers):
        """The answer of an HTTP request; JSON where it is JSON."""
        response = await self.http.request(method, "/api" + path, json=body, headers=headers)
        expected = range(200, 300) if status is None else (status,)
        assert response.status_code in expected, response.text
        return response.json() if "json" in response.headers["content-type"] else response.text

    async def refused(self, code, method, path, body=None, **headers):
        """The request is refused with this code, and a sentence."""
        response = await self.http.request(method, "/api" + path, json=body, headers=headers)
        error = response.json()["error"]
        assert (error["code"], bool(error["sentence"])) == (code, True), error
        assert response.status_code == STATUS[code]
        return error

    async def new_table(self, game, seats, **more):
        """A table with these seats: "me", "open", or the level of a bot."""
        wanted = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "level": s} for s in seats]
        return await self.ask("POST", "/tables", {"game": game, "seats": wanted, "start": True, **more})

    async def token(self, *scopes):
        return (await self.ask("POST", "/tokens", {"label": "test", "scopes": list(scopes)}))["secret"]

    def connect(self, **more):
        return connect(self.url, cookies=dict(self.http.cookies), **more)


@asynccontextmanager
async def visit(server, name="Ada"):
    """A guest of that name at a server; None: a stranger."""
    async with httpx.AsyncClient(base_url=server.url, timeout=WAIT) as http:
        person = Person(server.url, http)
        if name is not None:
            person.id = (await person.ask("POST", "/guests", {"name": name}))["person"]["id"]
        yield person


@pytest.fixture(scope="session", name="visit")
def visit_fixture():
    return visit


class Socket:
    """A client that keeps the documents it is told of, and finds the answers to its questions."""

    def __init__(self, connection):
        self.connection = connection
        self.documents = {}
        self.steps = {}
        self.log = []
        self.heard = []  # everything, as it came
        self.answers = {}
        self.closed = False
        self.news = asyncio.Condition()
        self.reading = asyncio.create_task(self._read())

    async def _read(self):
        try:
            async for raw in self.connection:
                await self._take(raw)
        except websockets.ConnectionClosed:
            pass
        finally:
            async with self.news:
                self.closed = True
                self.news.notify_all()

    async def _take(self, raw):
        message = json.loads(raw)
        async with self.news:
            self.heard.append(message)
            if message["type"] == "table":
                self.documents[message["table"]] = message["document"]
                self.steps[message["table"]] = message["step"]
                self.log = list(message.get("log", []))
            elif message["type"] == "change":
                before = self.documents[message["table"]]
                self.documents[message["table"]] = apply(before, message.get("delta"))
                self.steps[message["table"]] = message["step"]
                self.log += message.get("log", [])
            if message.get("id") is not None:
                self.answers[message["id"]] = message
            self.news.notify_all()

    async def until(self, true):
        """Wait until something is true of this client."""
        async with self.news, asyncio.timeout(WAIT):
            await self.news.wait_for(lambda: true() or self.closed)
        assert true(), "the connection closed before"

    async def say(self, **message):
        """Ask, and wait for the answer."""
        message = {"id": uuid.uuid4().hex, **message}
        self.answers.pop(message["id"], None)
        await self.connection.send(json.dumps(message))
        await self.until(lambda: message["id"] in self.answers)
        return self.answers[message["id"]]

    async def raw(self, text, code):
        """Send anything; the refusal with that code that follows."""
        before = len(self.heard)
        await self.connection.send(text)
        await self.until(lambda: any(each["type"] == "error" for each in self.heard[before:]))
        said = next(each for each in self.heard[before:] if each["type"] == "error")
        assert said["code"] == code, said
        assert said["sentence"]
        return said

    async def watch(self, table, seat=None, form="events"):
        answer = await self.say(type="watch", table=table, seat=seat, form=form)
        assert answer["type"] == "table", answer
        return self.documents[table]

    async def act(self, table, seat, action, ply=None, **more):
        ply = self.documents[table]["ply"] if ply is None else ply
        return await self.say(type="act", table=table, seat=seat, ply=ply, action=action, **more)

    async def play(self, table, seat, until=lambda document: document["over"], seed=0):
        """Choose at random until the game is over, or until something else is true."""
        rng = random.Random(seed * 10 + seat)

        def free():
            return until(self.documents[table]) or choices(self.documents[table])

        while True:
            await self.until(free)
            document = self.documents[table]
            if until(document):
                return document
            answer = await self.act(table, seat, rng.choice(choices(document)), document["ply"])
            assert answer["type"] == "done" or answer["code"] == "stale", answer


def choices(document):
    """What may be chosen, in any form of document."""
    if "scene" in document:
        return [choice["action"] for choice in document["scene"]["choices"]]
    return document.get("choices") or document.get("view", {}).get("choices")


@asynccontextmanager
async def connect(url, cookies=None, token=None, hello=True, **more):
    headers = {}
    if cookies:
        headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in cookies.items())
    if token:
        headers["Authorization"] = f"Bearer {token}"
    address = url.replace("http", "ws", 1) + "/api/socket"
    async with websockets.connect(address, additional_headers=headers, max_size=None, **more) as connection:
        socket = Socket(connection)
        try:
            if hello:
                assert (await socket.say(type="hello", version=1))["type"] == "welcome"
            yield socket
        finally:
            socket.reading.cancel()
            await asyncio.gather(socket.reading, return_exceptions=True)


@pytest.fixture(scope="session", name="connect")
def connect_fixture():
    return connect
