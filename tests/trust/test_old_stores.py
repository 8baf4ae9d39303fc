"""Stores, records and positions that earlier versions wrote keep working: data/<schema>/, written by make_old_store.py.

Each store is copied, brought up to date by the code under test, and then everything in it is looked at and played on.
"""

import asyncio
import gzip
import importlib.util
import json
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import MetaData, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine

import jurade
from jurade.core.record import Record
from jurade.core.registry import game_ids
from jurade.table import migrations
from jurade.table.botdesk import BotDesk
from jurade.table.commands import Act, Reply, Resume, Sit, Start
from jurade.table.fairness import verify
from jurade.table.hall import Hall
from jurade.table.people import People
from jurade.table.refusals import Refusal
from jurade.table.store import Store

DATA = Path(__file__).parent / "data"
SCHEMAS = sorted(folder.name for folder in DATA.iterdir())
NOT_YET_DEALT = {"ply", "print", "plies", "scores", "choices"}  # what an open table has nothing of until it starts


def _maker():
    """The script that wrote the data: it says what a table is compared by."""
    spec = importlib.util.spec_from_file_location("make_old_store", Path(__file__).parent / "make_old_store.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


MAKER = _maker()


def kept(schema, name):
    return gzip.decompress((DATA / schema / f"{name}.gz").read_bytes())


@pytest.fixture(params=["sqlite", "postgres"])
def old(request, tmp_path):
    """Call it with a schema for the URL of a store as a program of that schema left it."""

    def put(schema):
        if request.param == "sqlite":
            path = tmp_path / f"{schema}.sqlite"
            path.write_bytes(kept(schema, "store.sqlite"))
            return f"sqlite:///{path}"
        url = request.getfixturevalue("postgres")()
        asyncio.run(_fill(url, json.loads(kept(schema, "postgresql.json"))))
        return url

    return put


async def _fill(url, rows):
    """A PostgreSQL at the schema its rows were written under, with these rows."""
    engine = create_async_engine(url.replace("postgresql://", "postgresql+asyncpg://"))
    async with engine.begin() as connection:
        await connection.run_sync(_restore, rows)
    await engine.dispose()


def _restore(connection, rows):
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    config.attributes["connection"] = connection
    command.upgrade(config, rows["alembic_version"][0]["version_num"])
    found = MetaData()
    found.reflect(connection)
    for table in found.sorted_tables:
        if table.name != "alembic_version" and rows[table.name]:
            connection.execute(table.insert(), rows[table.name])
    connection.execute(text("SELECT setval('reports_id_seq', (SELECT max(id) FROM reports))"))


def in_hall(url, noted, scenario):
    """Run a scenario in a hall over an old store, at the time it was left."""

    async def main():
        store = await Store.open(url)
        now = noted["now"] + 1000
        people = People(store, now=lambda: now)
        hall = await Hall.open(store, people, bots=BotDesk(1), now=lambda: now)
        try:
            await scenario(hall)
        finally:
            await hall.close()
            await store.close()

    asyncio.run(main())


async def look(hall, table):
    async with hall.rooms.at(table) as room:
        return room.table


def noted_of(schema):
    return json.loads(kept(schema, "noted.json"))


@pytest.mark.parametrize("schema", SCHEMAS)
def test_every_table_of_an_old_store_is_as_it_was(old, schema):
    noted = noted_of(schema)

    async def scenario(hall):
        for table, was in noted["tables"].items():
            if "lost" in was:
                with pytest.raises(Refusal) as refused:
                    await look(hall, table)
                assert refused.value.code == "old-rules"
                continue
            found = json.loads(json.dumps(MAKER.noted_of(await look(hall, table))))
            was_dealt = was["status"] not in ("open", "over") or was["brought"] or found["ply"]
            left_out = set() if was_dealt else NOT_YET_DEALT  # until 0002 cards were dealt before the start
            same = [key for key in found if key not in left_out and key in was and key not in ("step", "left")]
            assert {key: found[key] for key in same} == {key: was[key] for key in same}, was["what"]
            assert was["step"] <= found["step"] <= was["step"] + 1  # a clock that runs is forgiven the outage
            assert len(found["left"]) == len(was["left"])

    in_hall(old(schema), noted, scenario)


@pytest.mark.parametrize("schema", SCHEMAS)
def test_the_tables_of_an_old_store_are_played_on(old, schema):
    noted = noted_of(schema)

    async def scenario(hall):
        played = set()
        for table, was in noted["tables"].items():
            if "lost" in was or was["status"] == "over":
                continue
            host = next(person for person, *_ in was["seats"] if person)
            if was["status"] == "open":
                if any(not person and not level for person, level, *_ in was["seats"]):
                    continue
                await hall.do(table, Start(host))
                assert (await look(hall, table)).match.fingerprint() == was["print"]  # the deal it was committed to
            elif was["status"] == "paused":
                await hall.do(table, Resume(host))
            found = await look(hall, table)
            if (await look(hall, table)).requests:
                number, request = next(iter(found.requests.items()))
                voter = min(found.voters(request.seat) - request.agreed)
                await hall.do(table, Reply(found.seats[voter].person, voter, number, False))
            for _ in range(3):
                found = await look(hall, table)
                asked = [seat for seat in found.match.to_act() if found.seats[seat].is_persons]
                if found.status != "running" or not asked:
                    break
                before, person = found.number, found.seats[asked[0]].person
                await hall.do(table, Act(person, asked[0], found.ply, found.match.choices(asked[0])[0]), f"m{before}")
                assert (await look(hall, table)).number > before
                played.add(was["game"])
        assert played == set(game_ids())

    in_hall(old(schema), noted, scenario)


@pytest.mark.parametrize("schema", SCHEMAS)
def test_open_seats_of_an_old_store_are_taken_by_its_invitations(old, schema):
    noted = noted_of(schema)

    async def scenario(hall):
        taken = 0
        for table, was in noted["tables"].items():
            if was.get("status") != "open" or was["result"]:
                continue
            free = [seat for seat, (person, level, *_) in enumerate(was["seats"]) if not person and not level]
            for seat in free:
                guest = await hall.people.guest(f"Guest {taken}")
                if was["what"] == "open, private":
                    with pytest.raises(Refusal):
                        await hall.do(table, Sit(guest.id, seat, "f" * 20))
                await hall.do(table, Sit(guest.id, seat, was["invitations"][str(seat)]))
                taken += 1
            if free:
                if (await look(hall, table)).status == "open":
                    await hall.do(table, Start(next(person for person, *_ in was["seats"] if person)))
                assert (await look(hall, table)).match.fingerprint() == was["print"]
        assert taken >= 5

    in_hall(old(schema), noted, scenario)


@pytest.mark.parametrize("schema", SCHEMAS)
def test_the_people_of_an_old_store_are_known(old, schema):
    noted = noted_of(schema)

    async def scenario(hall):
        for secret, person in noted["sessions"].items():
            assert (await hall.people.of_session(secret)).id == person
        for secret, token in noted["tokens"].items():
            found, scopes = await hall.people.of_token(secret)
            assert (found.id, sorted(scopes)) == (token["person"], token["scopes"])
        for person, was in noted["persons"].items():
            if not was["guest"]:
                assert (await hall.people.log_in(was["name"], noted["password"])).id == person
        for person, profile in noted["profiles"].items():
            found = await hall.people.profile(person)
            assert {key: found[key] for key in profile} == profile
        analysed = [table for table, was in noted["tables"].items() if was["what"] == "resigned"]
        assert (await hall.questions.analysis(analysed[0], None)).json["status"] == "done"

    in_hall(old(schema), noted, scenario)


@pytest.mark.parametrize("schema", SCHEMAS)
def test_what_is_written_anew_in_an_old_store_does_not_meet_what_is_there(old, schema):
    noted = noted_of(schema)

    async def scenario(hall):
        anna = next(person for person, was in noted["persons"].items() if not was["guest"])
        table = next(table for table, was in noted["tables"].items() if was["what"] == "finished bastide")
        number = await hall.chat.say(anna, table, "still here")
        await hall.chat.report(anna, table, number, "a second report")
        again = await hall.rematch(table, anna)
        assert (await look(hall, again)).status == "open"

    in_hall(old(schema), noted, scenario)


@pytest.mark.parametrize("schema", SCHEMAS)
def test_finished_records_of_old_stores_verify(old, schema):
    noted = noted_of(schema)

    async def scenario(hall):
        checked = 0
        for table, was in noted["tables"].items():
            if was.get("status") == "over" and was["what"] != "abandoned":
                record = (await hall.questions.record(table, None)).text
                verify(Record.read(record))
                checked += 1
        assert checked >= 9

    in_hall(old(schema), noted, scenario)


@pytest.mark.parametrize("schema", SCHEMAS)
def test_saved_records_and_positions_of_old_versions_are_read(schema):
    saved = json.loads(kept(schema, "games.json"))
    for game in game_ids():
        record = Record.read(saved[f"{game}-finished.jur"])
        assert verify(record).draws > 0
        assert record.replay().over
        position = jurade.game(game).load(saved[f"{game}-position.json"])
        assert position.fingerprint() == saved[f"{game}-position.print"]
        known = [Record.read(saved[name]) for name in saved if name.startswith(f"{game}-s")]
        assert len(known) >= 3
        assert all(str(each) == saved[name] for each, name in zip(known, _known(saved, game), strict=True))
        assert all("Seed" not in each.tags for each in known)


def _known(saved, game):
    return [name for name in saved if name.startswith(f"{game}-s")]


def test_the_data_is_a_real_old_store(tmp_path):
    """It is at the schema its folder is named after, and was not brought up to date on the way here."""
    for schema in SCHEMAS:
        path = tmp_path / schema
        path.write_bytes(kept(schema, "store.sqlite"))
        with create_engine(f"sqlite:///{path}").connect() as connection:
            assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one() == schema
