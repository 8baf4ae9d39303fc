"""A stranger who asks for everything dear, as often as he may; and people who play meanwhile.

The short test (test_stranger.py) looks at what he is answered, the long proof (bench/trust/stranger.py) at what the
others feel.  Everything goes over real sockets; the stranger comes from an address of his own.
"""

import asyncio
import json
import random
import sys
import time
import uuid
from contextlib import asynccontextmanager
from functools import partial

import httpx
import websockets

import jurade
from jurade.table.delta import apply

STRANGE = "127.0.0.2"  # the stranger's address: limits by address are his own
AT_ONCE = 8  # requests of his under way
WAIT = 60


# ---- people who play


class Player:
    """One socket that keeps the document of one table."""

    def __init__(self, connection):
        self.connection = connection
        self.document = None
        self.arrived = 0.0

    async def watch(self, table, seat, form):
        self.document = None
        await self.say(type="watch", table=table, seat=seat, form=form)
        while self.document is None:
            await self.take()

    async def say(self, **message):
        await self.connection.send(json.dumps({"id": uuid.uuid4().hex, **message}))

    async def take(self):
        """The next message; the document after it is this player's."""
        raw = await asyncio.wait_for(self.connection.recv(), WAIT)
        self.arrived = time.perf_counter()
        message = json.loads(raw)
        if message["type"] == "table":
            self.document = message["document"]
        elif message["type"] == "change":
            self.document = apply(self.document, message.get("delta"))
        return message

    async def until(self, true):
        while not true(self.document):
            message = await self.take()
            assert message["type"] != "error", message


@asynccontextmanager
async def person(url, name=None, address=None):
    """HTTP and the cookie of a new guest; without a name of a stranger."""
    transport = httpx.AsyncHTTPTransport(local_address=address) if address else None
    async with httpx.AsyncClient(base_url=url, timeout=WAIT, transport=transport) as http:
        if name is not None:
            (await http.post("/api/guests", json={"name": name})).raise_for_status()
        yield http


@asynccontextmanager
async def socket(url, http=None, address=None):
    """A greeted socket of a person, or of a stranger."""
    headers = {"Cookie": f"jurade={http.cookies['jurade']}"} if http is not None and "jurade" in http.cookies else {}
    local = {"local_addr": (address, 0)} if address else {}
    where = url.replace("http", "ws", 1) + "/api/socket"
    async with websockets.connect(where, additional_headers=headers, max_size=None, **local) as connection:
        await connection.send('{"type": "hello", "id": "h", "version": 1}')
        assert json.loads(await connection.recv())["type"] == "welcome"
        yield Player(connection)


async def new_table(http, game="carcassonne", seats=("me", "me"), **more):
    wanted = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
    made = await http.post("/api/tables", json={"game": game, "seats": wanted, "start": True, **more})
    made.raise_for_status()
    return made.json()["id"]


def choices(document):
    if "scene" in document:
        return [choice["action"] for choice in document["scene"]["choices"]]
    return document["choices"]


class Table:
    """A table of people, one of whom looks on: a move of a player, and when the one who looks on has seen it."""

    def __init__(self, url, game="carcassonne", seed=1):
        self.url = url
        self.game = game
        self.rng = random.Random(seed)

    @asynccontextmanager
    async def open(self):
        async with (
            person(self.url, "Ada") as self.http,
            socket(self.url, self.http) as self.first,
            socket(self.url, self.http) as self.second,
            socket(self.url) as self.watcher,
            socket(self.url) as self.listener,
        ):
            await self._begin()
            yield self

    async def _begin(self):
        self.table = await new_table(self.http, self.game)
        for seat, player in enumerate((self.first, self.second)):
            await player.watch(self.table, seat, "events")
        await self.watcher.watch(self.table, None, "scene")

    async def move(self):
        """Milliseconds from a move to its watcher."""
        if self.first.document["over"]:
            await self._begin()
        seat, actor = next(
            (seat, each) for seat, each in enumerate((self.first, self.second)) if each.document["choices"]
        )
        ply = actor.document["ply"]
        action = self.rng.choice(actor.document["choices"])
        started = time.perf_counter()
        await actor.say(type="act", table=self.table, seat=seat, ply=ply, action=action)
        await self.watcher.until(lambda document: document["ply"] > ply)
        took = self.watcher.arrived - started
        for player in (self.first, self.second):
            await player.until(lambda document: document["ply"] > ply)
        return 1000 * took

    async def play(self, seconds, pause=0.05):
        """The times of moves played for so long, one every ``pause`` seconds; and how late the event loop was."""
        moves, late = [], []

        async def listen():
            while True:
                started = time.perf_counter()
                await (await self.listener.connection.ping())
                late.append(1000 * (time.perf_counter() - started))
                await asyncio.sleep(0.011)

        listening = asyncio.create_task(listen())
        until = time.perf_counter() + seconds
        while (now := time.perf_counter()) < until:
            moves.append(await self.move())
            await asyncio.sleep(max(0.0, now + pause - time.perf_counter()))
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        return moves, late


def quantile(values, share):
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else 0.0


# ---- what the stranger finds there


def played(game, seats, plies=None, seed=5):
    """A game of random choices: to its end, or so far."""
    match = jurade.game(game).new(seats, seed=seed)
    rng = random.Random(seed)
    while not match.over and (plies is None or len(match.plies) < plies):
        seat = match.to_act()[0]
        match.play(seat, rng.choice(match.choices(seat)))
    return match


async def furnish(http, tables=3):
    """Long tables, as a server has them after a while: running ones and finished ones."""
    running = played("carcassonne", 4, 238)
    while running.over:  # as long as it can be without its end
        running = played("carcassonne", 4, len(running.plies) - 12)
    seats = ("me",) * 4
    found = {
        "running": [await new_table(http, "carcassonne", seats, record=str(running.record)) for _ in range(tables)],
        "plies": len(running.plies),
        "finished": [],
        "last": len(played("bastions", 4).plies),
    }
    for seed in range(tables):
        record = str(played("bastions", 4, seed=5 + seed).record)
        made = await http.post(
            "/api/tables", json={"game": "bastions", "seats": [{"kind": "open"}] * 4, "record": record}
        )
        made.raise_for_status()
        found["finished"].append(made.json()["id"])
    return found


# ---- what he asks


class Stranger:
    """He asks one kind of thing for a while, as fast as he is answered and not slower than he may."""

    def __init__(self, url, found, seed=1):
        self.url = url
        self.found = found
        self.rng = random.Random(seed)
        self.answers = {}  # how often each kind of answer came

    async def ask(self, kind, seconds, begun=lambda: None):
        """What he was answered in so many seconds, counted; ``begun`` is called when he begins."""
        self.seconds, self.begun = seconds, begun
        await getattr(self, "ask_" + kind)()
        return self.answers

    def _begin(self):
        """Everything is ready: from now on he asks, until the time that is returned."""
        self.begun()
        return time.perf_counter() + self.seconds

    def note(self, what):
        self.answers[what] = self.answers.get(what, 0) + 1

    async def _requests(self, make, name=None):
        """Requests over HTTP, some at once."""

        async def one(http, until):
            while time.perf_counter() < until:
                answer = await http.send(make(http))
                self.note(str(answer.status_code) if answer.is_success else answer.json()["error"]["code"])
                if answer.status_code == 429:
                    await asyncio.sleep(0.02)

        async with person(self.url, name, STRANGE) as http:
            until = self._begin()
            await asyncio.gather(*(one(http, until) for _ in range(AT_ONCE)))

    async def _messages(self, talk, make):
        """Messages over one socket, some unanswered; those told without being asked are not counted."""
        room = asyncio.Semaphore(AT_ONCE)

        async def read():
            async for raw in talk.connection:
                head = raw[:300]
                if '"type":"error"' in head:
                    self.note(json.loads(raw)["code"])
                    room.release()
                elif '"id":' in head:
                    self.note(head.split('"type":"')[1].split('"')[0])
                    room.release()

        reading = asyncio.create_task(read())
        until = self._begin()
        while time.perf_counter() < until:
            await asyncio.wait_for(room.acquire(), WAIT)
            await talk.say(**make())
        for _ in range(AT_ONCE):  # everything is answered
            await asyncio.wait_for(room.acquire(), WAIT)
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)

    async def ask_watch(self):
        """The same long table again and again."""
        async with socket(self.url, None, STRANGE) as talk:
            await self._messages(talk, lambda: {"type": "watch", "table": self.found["running"][0]})

    async def ask_watch_around(self):
        """Long tables in turn, in all forms, so that none is being watched already."""
        async with socket(self.url, None, STRANGE) as talk:
            tables = self.found["running"] + self.found["finished"]

            def make():
                return {
                    "type": "watch",
                    "table": self.rng.choice(tables),
                    "form": self.rng.choice(("scene", "scene", "view", "events")),
                }

            await self._messages(talk, make)

    async def ask_replay(self):
        def make(http):
            table, last = self.rng.choice(
                [(self.found["running"][0], self.found["plies"]), (self.found["finished"][0], self.found["last"])]
            )
            return http.build_request("GET", f"/api/tables/{table}/replay/{self.rng.randrange(last)}")

        await self._requests(make)

    async def ask_record(self):
        tables = self.found["running"] + self.found["finished"]
        await self._requests(lambda http: http.build_request("GET", f"/api/tables/{self.rng.choice(tables)}/record"))

    async def ask_position(self):
        def make(http):
            ply = self.rng.randrange(self.found["plies"])
            return http.build_request(
                "GET", f"/api/tables/{self.rng.choice(self.found['running'])}/position", params={"ply": ply}
            )

        await self._requests(make)

    async def ask_course(self):
        tables = self.found["finished"]
        await self._requests(lambda http: http.build_request("GET", f"/api/tables/{self.rng.choice(tables)}/course"))

    def _set_up(self, http, game, seats, **more):
        wanted = [{"kind": "me"}] * seats
        return http.build_request("POST", "/api/tables", json={"game": game, "seats": wanted, "start": True, **more})

    async def ask_brought_record(self):
        records = [("bastide", 4, str(played("bastide", 4).record)), ("flandern", 4, str(played("flandern", 4).record))]

        def make(http):
            game, seats, record = self.rng.choice(records)
            return self._set_up(http, game, seats, record=record)

        await self._requests(make, "Eve")

    async def ask_brought_position(self):
        position = json.dumps(played("flandern", 4, 150).dump())
        await self._requests(lambda http: self._set_up(http, "flandern", 4, position=position), "Eve")

    async def ask_new_table(self):
        await self._requests(lambda http: self._set_up(http, "flandern", 4), "Eve")

    async def ask_fork(self):
        def make(http):
            table, ply = self.rng.choice(self.found["finished"]), self.rng.randrange(self.found["last"] // 2)
            return http.build_request("POST", f"/api/tables/{table}/fork", json={"ply": ply})

        await self._requests(make, "Eve")

    async def ask_analysis(self):
        tables = self.found["finished"]
        await self._requests(
            lambda http: http.build_request("POST", f"/api/tables/{self.rng.choice(tables)}/analysis"), "Eve"
        )

    async def ask_search(self):
        def make(http):
            text = " ".join(self.rng.choice("abcdefgh") for _ in range(5))
            return http.build_request("GET", "/api/tables", params={"text": text})

        await self._requests(make)

    async def ask_sign_in(self):
        def make(http):
            given = {"name": f"nobody {self.rng.random()}", "password": "x" * 20}
            return http.build_request("POST", "/api/sessions", json=given)

        await self._requests(make)

    async def _at_own_table(self, make):
        """At a long table of his own, from the seat that is asked."""
        match = played("flandern", 2, 150)
        async with person(self.url, "Eve", STRANGE) as http, socket(self.url, http, STRANGE) as talk:
            table = await new_table(http, "flandern", ("me", "me"), record=str(match.record))
            match.run_on()
            await talk.watch(table, match.to_act()[0], "scene")
            document = talk.document
            about = {"table": table, "seat": match.to_act()[0], "ply": document["ply"]}
            await self._messages(talk, lambda: {**about, **make(document)})

    async def ask_preview(self):
        await self._at_own_table(lambda document: {"type": "preview", "action": self.rng.choice(choices(document))})

    async def ask_forbidden(self):
        await self._at_own_table(lambda document: {"type": "forbidden"})

    async def ask_hint(self):
        await self._at_own_table(lambda document: {"type": "hint"})


KINDS = tuple(name.removeprefix("ask_") for name in vars(Stranger) if name.startswith("ask_"))


# ---- hints of many, while a bot plays


async def ask_hints(url, guests=20, each=10):
    """Every guest asks at a table of his own; how often each kind of answer came."""
    counted = {}

    async def guest(number):
        async with person(url, f"Guest {number}", STRANGE) as http, socket(url, http, STRANGE) as talk:
            table = await new_table(http, "carcassonne", ("me", "me"))
            await talk.watch(table, 0, "events")
            asked = talk.document["to_act"][0]
            ids = {f"hint {n}" for n in range(each)}
            for name in ids:
                await talk.say(id=name, type="hint", table=table, seat=asked, ply=talk.document["ply"])
            while ids:
                message = await asyncio.wait_for(talk.connection.recv(), 300)
                told = json.loads(message)
                if told.get("id") in ids:
                    ids.discard(told["id"])
                    what = told["code"] if told["type"] == "error" else told["type"]
                    counted[what] = counted.get(what, 0) + 1

    await asyncio.gather(*(guest(number) for number in range(guests)))
    return counted


class AgainstBot:
    """A person at a table with a bot: how long the bot takes for a move."""

    def __init__(self, url, level, game="carcassonne"):
        self.url = url
        self.level = level
        self.game = game
        self.rng = random.Random(3)

    @asynccontextmanager
    async def open(self):
        async with person(self.url, "Bea") as self.http, socket(self.url, self.http) as self.player:
            await self._begin()
            yield self

    async def _begin(self):
        self.table = await new_table(self.http, self.game, ("me", self.level))
        await self.player.watch(self.table, 0, "events")
        await self._my_turn()

    async def _my_turn(self):
        await self.player.until(lambda document: document["choices"] or document["over"])

    async def turn(self):
        """Seconds from one's last choice of a turn to the next: all the bot has done in between."""
        if self.player.document["over"]:
            await self._begin()
        ply = self.player.document["ply"]
        action = self.rng.choice(self.player.document["choices"])
        started = time.perf_counter()
        await self.player.say(type="act", table=self.table, seat=0, ply=ply, action=action)
        await self.player.until(lambda document: document["ply"] > ply)
        moves, since, slowest = 0, started, 0.0
        while not (self.player.document["choices"] or self.player.document["over"]):
            ply = self.player.document["ply"]
            await self.player.until(lambda document, ply=ply: document["ply"] > ply or document["over"])
            slowest, since, moves = max(slowest, self.player.arrived - since), self.player.arrived, moves + 1
        return slowest if moves else None


def main():
    """``stranger.py URL KIND SECONDS FOUND``: what he was answered, as JSON; for the long proof."""
    url, kind, seconds, found = sys.argv[1:]
    if kind == "hints_of_guests":
        answers = asyncio.run(ask_hints(url))
    else:
        begun = partial(print, "begun", flush=True)
        answers = asyncio.run(Stranger(url, json.loads(found)).ask(kind, float(seconds), begun))
    print(json.dumps(answers))


if __name__ == "__main__":
    main()
