"""The store: its schema, its versions, and steps that are kept once."""

import asyncio
import contextlib

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from jurade.table import lobby, schema
from jurade.table.creating import created_by
from jurade.table.refusals import Refusal
from jurade.table.repeating import Spoken
from jurade.table.setup import SeatWish, Setup
from jurade.table.steps import Paused, Resumed, Started, Step
from jurade.table.store import Store, StoreError
from jurade.table.table import Table
from jurade.table.writing import Append, Conflict, Writer, append_of, find_step, load_steps


@contextlib.asynccontextmanager
async def opened(url, **more):
    store = await Store.open(url, **more)
    try:
        yield store
    finally:
        await store.close()


def new_table(name: str) -> tuple[Table, list[Step]]:
    setup = Setup(game="carcassonne", seats=(SeatWish(kind="me"), SeatWish(kind="me")))
    steps = [Step(n, 1000, body) for n, body in enumerate((*created_by(setup, "p"), Started()))]
    return Table.fold(name, steps), steps


def next_step(table: Table, body) -> Append:
    said = Spoken("p", type(body).__name__, ("pause",))
    step = Step(table.number + 1, table.at + 1, body, said.mark)
    table.take(step)
    return append_of(table, [step])


def test_migrations_make_the_schema_that_the_program_uses(database):
    async def scenario():
        async with opened(database) as store:

            def differences(connection):
                return compare_metadata(MigrationContext.configure(connection), schema.metadata)

            assert await store.read(differences) == []

    asyncio.run(scenario())


def test_a_database_of_the_first_version_is_brought_up_to_date(database):
    async def scenario():
        async with opened(database) as store:
            table, steps = new_table("t")
            await Writer(store, "s").append(append_of(table, steps))
            for column in ("options", "delay"):
                await store.write(
                    lambda connection, name=column: connection.execute(text(f"ALTER TABLE tables DROP COLUMN {name}"))
                )
            await store.write(
                lambda connection: connection.execute(text("UPDATE alembic_version SET version_num='0001'"))
            )
        async with opened(database) as store:
            [row], _ = await store.read(lobby.rows, at=0)
            assert (row["id"], row["options"]) == ("t", {})

    asyncio.run(scenario())


def test_a_database_that_is_not_ready_is_refused_with_a_sentence(database):
    async def scenario():
        with pytest.raises(StoreError, match="must be brought to 0003; run: jurade admin migrate"):
            await Store.open(database, migrate=False)
        async with opened(database) as store:
            await store.write(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num='9'")))
        with pytest.raises(StoreError, match=r"version 9, which this program does not know .* use a newer program"):
            await Store.open(database)

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("nothing", "is no database; write sqlite:///FILE or postgresql://"),
        ("mysql://localhost/x", "databases are SQLite and PostgreSQL, not 'mysql'"),
        ("sqlite://", "would not outlast the server"),
        ("sqlite:////proc/nowhere/x.db", "cannot be opened"),
        ("postgresql://nobody@localhost:1/x", "cannot be opened"),
        ("sqlite:////tmp/x.db?synchronous=OFF", "synchronous is NORMAL or FULL"),
    ],
)
def test_what_is_no_database_is_said(url, sentence):
    with pytest.raises(StoreError, match=sentence) as error:
        asyncio.run(Store.open(url))
    assert "secret" not in str(error.value)


def test_passwords_of_databases_are_not_told():
    with pytest.raises(StoreError) as error:
        asyncio.run(Store.open("postgres://me:hunter2@localhost:1/x"))
    assert "hunter2" not in str(error.value)


def test_secrets_of_the_store_are_the_same_for_all_its_servers(database):
    async def scenario():
        async with opened(database) as one, opened(database) as other:
            keys = await asyncio.gather(one.secret("cookies"), other.secret("cookies"), one.secret("other"))
            assert keys[0] == keys[1] != keys[2]

    asyncio.run(scenario())


def test_steps_come_back_as_they_were(database):
    async def scenario():
        async with opened(database) as store:
            writer = Writer(store, "s")
            table, steps = new_table("t")
            await writer.append(append_of(table, steps))
            await writer.append(next_step(table, Paused(seat=0)))
            kept = await store.read(load_steps, "t")
            assert kept[:2] == steps
            assert [step.number for step in kept] == [0, 1, 2]
            assert Table.fold("t", kept).status == "paused"
            assert await store.read(load_steps, "t", 1) == kept[2:]
            assert await store.read(find_step, "t", Spoken("p", "Paused", ("pause",))) == 2
            assert await store.read(find_step, "t", Spoken("p", "other", ("pause",))) is None
            with pytest.raises(Refusal, match="was already used for another message"):
                await store.read(find_step, "t", Spoken("p", "Paused", ("resign",)))

    asyncio.run(scenario())


def test_a_number_is_used_once_and_harms_no_other_table(database):
    async def scenario():
        async with opened(database) as store:
            writer = Writer(store, "s")
            tables = []
            for name in "abc":
                table, steps = new_table(name)
                tables.append((table, Table.fold(name, steps)))
                await writer.append(append_of(table, steps))
            await writer.append(next_step(tables[1][1], Paused(seat=1)))
            before = writer.batches
            results = await asyncio.gather(
                *(writer.append(next_step(table, Paused(seat=0))) for table, _ in tables), return_exceptions=True
            )
            assert [type(result) for result in results] == [type(None), Conflict, type(None)]
            assert writer.conflicts == 1
            assert writer.batches > before
            assert [step.body for step in await store.read(load_steps, "b", 1)] == [Paused(seat=1)]
            assert [step.body for step in await store.read(load_steps, "c", 1)] == [Paused(seat=0)]

    asyncio.run(scenario())


def test_what_comes_together_is_kept_together(database):
    async def scenario():
        async with opened(database) as store:
            writer = Writer(store, "s")
            tables = []
            for number in range(20):
                table, steps = new_table(f"t{number}")
                tables.append(table)
                await writer.append(append_of(table, steps))
            before = writer.batches
            for body in (Paused(seat=0), Resumed(seat=0)):
                await asyncio.gather(*(writer.append(next_step(table, body)) for table in tables))
            assert writer.batches - before <= 4
            assert writer.steps == 20 * 4

    asyncio.run(scenario())


def test_a_file_has_one_server_and_a_postgres_many(database):
    async def scenario():
        async with opened(database) as one, opened(database) as other:
            one.claim()
            if one.is_shared:
                other.claim()
            else:
                with pytest.raises(StoreError, match=r"another server has .* open; several servers share a PostgreSQL"):
                    other.claim()
        async with opened(database) as again:
            again.claim()

    asyncio.run(scenario())
