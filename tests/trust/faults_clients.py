"""Clients of servers that fail: they come back, repeat what was not answered, and keep a part of what they heard."""

import asyncio
import contextlib
import json
import random
import uuid
from dataclasses import dataclass, field

import websockets

from jurade.table.delta import apply

from ..server.conftest import choices

GONE = (OSError, EOFError, TimeoutError, websockets.WebSocketException)
ANSWER = 20  # seconds after which a client no longer waits for an answer and comes back
RETRY = ("closing", "too-often", "unavailable")  # nothing is known of what was asked: ask again
EVERY = {"events": 5, "view": 7, "scene": 25}  # of so many documents one is kept
KEPT = 40  # at most by one client


@dataclass
class Ledger:
    """What all clients of one table were told."""

    done: dict[str, tuple[str, int]] = field(default_factory=dict)  # message -> kind and number it was answered with
    refused: set[str] = field(default_factory=set)  # messages that were answered: it was not done
    in_order: dict[str, list[str]] = field(default_factory=dict)  # by person: his messages, as they were answered
    doubled: int = 0
    reordered: int = 0


class Watching:
    """One who watches a table from a seat or beside it, whatever happens to the servers."""

    def __init__(self, arena, table: str, seat: int | None, form: str, person=None, seed: int = 0) -> None:
        self.arena, self.table, self.seat, self.form, self.person = arena, table, seat, form, person
        self.rng = random.Random(seed)
        self.document: dict = {}
        self.step = -1
        self.connects = 0
        self.socket = None
        self.is_there = False  # has a document, on a connection that lives
        self.docs: list[tuple[int, dict]] = []  # some of the documents: at which step
        self.logs: list[tuple[int, int, list]] = []  # … and of what happened: after and up to which step
        self.said: list[int] = []  # numbers of the lines of chat, each time they were heard
        self.strange: list[str] = []  # what should not have been said to it
        self._heard = 0
        self._answers: dict[str, asyncio.Future] = {}
        self.news = asyncio.Event()

    async def run(self) -> None:
        while not self.arena.is_closing:
            with contextlib.suppress(*GONE):
                await self._stay()
            self.is_there, self.socket = False, None
            for waiting in self._answers.values():
                waiting.cancel()
            self._answers.clear()
            await asyncio.sleep(0.05 + 0.1 * self.rng.random())

    async def _stay(self) -> None:
        url = self.rng.choice(self.arena.urls())
        headers = {"Cookie": f"jurade={self.person.cookie}"} if self.person is not None else {}
        address = url.replace("http", "ws", 1) + "/api/socket"
        async with websockets.connect(
            address, additional_headers=headers, max_size=None, open_timeout=ANSWER, close_timeout=0.2
        ) as socket:
            self.socket = socket
            self.connects += 1
            reading = asyncio.create_task(self._read(socket))
            talking = asyncio.create_task(self._talk())
            try:
                done, _ = await asyncio.wait([reading, talking], return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    task.result()
            finally:
                for task in (reading, talking):
                    task.cancel()
                await asyncio.gather(reading, talking, return_exceptions=True)

    async def _read(self, socket) -> None:
        async for raw in socket:
            self._take(json.loads(raw))

    def _take(self, message: dict) -> None:
        kind = message["type"]
        if kind == "table":
            self.document, since = message["document"], None
            self.step = message["step"]
            self.said = [line["number"] for line in message.get("chat", ())]
            self._keep(since, message.get("log", []))
        elif kind == "change":
            if message["step"] < self.step:
                self.strange.append(f"step {message['step']} was told after step {self.step}")
            since, self.step = self.step, message["step"]
            self.document = apply(self.document, message.get("delta"))
            self._keep(since, message.get("log", []))
        elif kind == "said":
            self.said.append(message["line"]["number"])
        waiting = self._answers.pop(message["id"], None) if message.get("id") is not None else None
        if waiting is not None and not waiting.done():
            waiting.set_result(message)
        self.news.set()

    def _keep(self, since: int | None, log: list) -> None:
        self._heard += 1
        if (self._heard + (self.seat or 0)) % EVERY[self.form] == 0 and len(self.docs) < KEPT:
            self.docs.append((self.step, self.document))
            self.logs.append((-1 if since is None else since, self.step, log))

    async def ask(self, message: dict, times: int = 1) -> dict:
        """The answer to a message; it is sent so many times."""
        self._answers[message["id"]] = answer = asyncio.get_running_loop().create_future()
        for _ in range(times):
            await self.socket.send(json.dumps(message))
        async with asyncio.timeout(ANSWER):
            return await answer

    async def _greet(self) -> None:
        answer = await self.ask({"type": "hello", "id": uuid.uuid4().hex, "version": 1})
        if answer["type"] != "welcome":
            raise TimeoutError(answer.get("code"))
        while True:
            watch = {"type": "watch", "id": uuid.uuid4().hex, "table": self.table, "seat": self.seat, "form": self.form}
            answer = await self.ask(watch)
            if answer["type"] == "table":
                break
            if answer["code"] not in RETRY:
                self.strange.append(f"watching was answered with {answer['code']}: {answer['sentence']}")
            await asyncio.sleep(0.1)
        self.is_there = True

    async def _talk(self) -> None:
        await self._greet()
        await asyncio.Event().wait()


class Playing(Watching):
    """A person at a seat who plays at random; what was not answered is said again, under the same id."""

    def __init__(self, *args, ledger: Ledger, pace: float = 0.02, **more) -> None:
        super().__init__(*args, **more)
        self.ledger = ledger
        self.pace = pace
        self.pending: dict | None = None
        self.old: list[dict] = []  # what was answered with done
        self.last_code = ""  # of the last refusal

    async def _talk(self) -> None:
        await self._greet()
        while True:
            if self.pending is None:
                await self._decide()
            await self._say(self.pending)

    async def _decide(self) -> None:
        """Wait until there is something to do, and do it."""
        while True:
            self.news.clear()
            if self.arena.is_playing and not self.document["over"]:
                await asyncio.sleep(self.pace * self.rng.random())
                self.pending = self._reply() or self._choice()
                if self.pending is not None:
                    return
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.2):
                    await self.news.wait()

    def _message(self, kind: str, **more) -> dict:
        return {"type": kind, "id": uuid.uuid4().hex, "table": self.table, **more}

    def _choice(self) -> dict | None:
        able = choices(self.document)
        if not able or self.seat not in self.document["to_act"]:
            return None
        luck = self.rng.random()
        if luck < 0.02:
            return self._message("say", text=f"{self.rng.random()} of seat {self.seat}")
        if luck < 0.05 and "undo" in self.document["info"]["can"]:
            return self._message("undo", seat=self.seat)
        if luck < 0.055:
            return self._message("hint", seat=self.seat, ply=self.document["ply"])
        return self._message("act", seat=self.seat, ply=self.document["ply"], action=self.rng.choice(able))

    def _reply(self) -> dict | None:
        for request in self.document["info"]["requests"]:
            if request["seat"] != self.seat and self.seat not in request["agreed"]:
                agree = request["kind"] == "undo" and self.rng.random() < 0.7
                return self._message("reply", seat=self.seat, request=request["number"], agree=agree)
        return None

    async def _say(self, message: dict) -> None:
        times = 2 if self.rng.random() < 0.15 else 1
        self.ledger.doubled += times - 1
        if self.old and self.rng.random() < 0.1:  # one that was late on its way
            await self.socket.send(json.dumps(self.rng.choice(self.old)))
            self.ledger.reordered += 1
        answer = await self.ask(message, times)
        self.last_code = answer.get("code", "")
        if answer["type"] == "error" and answer["code"] in RETRY:
            await asyncio.sleep(0.1)
            return  # it is still pending
        self.pending = None
        if message["type"] == "hint":
            return
        if answer["type"] == "error":
            self.ledger.refused.add(message["id"])
            await asyncio.sleep(0.02)
            return
        self.ledger.done[message["id"]] = (message["type"], answer.get("step", 0))
        self.ledger.in_order.setdefault(self.person.id, []).append(message["id"])
        self.old = [*self.old[-8:], message]
        if message["type"] == "act":
            self.arena.acknowledged += 1
