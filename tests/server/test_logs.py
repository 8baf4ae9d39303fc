"""Logs without secrets, even where a database quotes what it could not keep."""

import asyncio
import io
import json
import logging
import re
import sqlite3
import sys

import pytest
import structlog
from sqlalchemy import create_engine, text
from sqlalchemy.exc import DBAPIError

from jurade.server import logs
from jurade.server.errors import code_of, refusal_of
from jurade.table.refusals import Refusal
from jurade.table.store import said_plainly

PASSWORD = "correct horse battery"


@pytest.fixture
def written(monkeypatch):
    """What is logged from now on, as text."""
    root, kept = logging.getLogger(), io.StringIO()
    before = root.handlers, root.level
    monkeypatch.setattr(sys, "stderr", kept)
    logs.set_up_logs("debug")
    yield kept.getvalue
    root.handlers, root.level = before
    structlog.reset_defaults()


def failing(statement, parameters):
    """The error of a statement that a database refuses."""
    with create_engine("sqlite://").connect() as connection:
        connection.execute(text("CREATE TABLE t (a TEXT NOT NULL UNIQUE)"))
        with pytest.raises(DBAPIError) as caught:
            connection.execute(text(statement), parameters)
    return caught.value


def test_an_error_of_the_database_is_logged_without_what_it_quotes(written):
    error = failing("INSERT INTO nowhere VALUES (:a, :b)", {"a": "a private word", "b": "5e" * 32})
    assert "a private word" in str(error)
    try:
        raise RuntimeError("told elsewhere") from error
    except RuntimeError:
        logs.log().exception("broken", number="1")
    logging.getLogger("asyncio").error("Task exception was never retrieved: %r", error, exc_info=error)
    logging.getLogger("sqlalchemy.pool").error("lost: %s", error)
    said = written()
    assert "sqlalchemy.exc.OperationalError" in said
    assert "told elsewhere" in said
    assert "test_logs.py" in said  # where it arose
    assert "a private word" not in said
    assert "5e5e5e5e" not in said
    assert "INSERT INTO" not in said
    for line in said.strip().splitlines():
        assert json.loads(line)["level"] == "error"


def test_what_postgresql_quotes_is_struck(written):
    for quoted in (
        'duplicate key value violates unique constraint "x"\nDETAIL:  Key (secret)=(a private word) already exists.',
        "invalid input for query argument $3: 'a private word' (value out of int32 range)",
        "null value in column\nDETAIL:  Failing row contains (a private word).",
        "the token jurade_aPrivateWord-of-somebody is bad",
    ):
        logs.log().error("x", why=quoted)
    said = written()
    assert "private" not in said.lower()
    assert said.count(logs.STRUCK) == 4


def test_what_a_database_cannot_do_is_no_mistake_of_ours():
    for error in (failing("SELECT * FROM nowhere", {}), ConnectionRefusedError(), TimeoutError()):
        with pytest.raises(Refusal) as refused, said_plainly():
            raise error
        assert code_of(refusal_of(refused.value)) == "unavailable"
    with pytest.raises(ZeroDivisionError), said_plainly():
        raise ZeroDivisionError
    assert refusal_of(ZeroDivisionError()) is None


def test_a_broken_store_puts_no_secret_into_the_log(start_server, visit):
    """The tables are taken away under a running server; whatever is asked then fails, and nothing is told of it."""
    server = start_server(None, "--log-level", "debug")
    file = server.database.removeprefix("sqlite:///")

    async def talk():
        async with visit(server, "Quill") as ada:
            await ada.ask("POST", "/accounts", {"name": "Quill", "password": PASSWORD})
            secrets = [ada.http.cookies["jurade"], ada.http.cookies["jurade"].rpartition(".")[0], PASSWORD]
            secrets.append(await ada.token("read", "play"))
            table = (await ada.new_table("carcassonne", ("me", "open"), visibility="private"))["id"]
            async with ada.connect() as socket:
                await socket.watch(table, 0)
                with sqlite3.connect(file) as other:
                    for name in ("chat", "sessions", "tokens", "steps"):
                        other.execute(f'ALTER TABLE "{name}" RENAME TO "{name}_away"')
                other.close()
                await asyncio.sleep(1.5)  # the server notices that somebody else has written
                answer = await socket.say(type="say", table=table, text="a private word")
                assert answer["code"] in ("unavailable", "broken")
                secrets.append("a private word")
            for method, path, body in (
                ("GET", "/me", None),
                ("POST", "/sessions", {"name": "Quill", "password": PASSWORD}),
                ("POST", "/tokens", {"label": "my own label", "scopes": ["read"]}),
                ("GET", f"/tables/{table}", None),
            ):
                response = await ada.http.request(method, "/api" + path, json=body)
                assert response.status_code >= 400
                assert "sqlite" not in response.text
            secrets += ["my own label"]
        return secrets

    secrets = asyncio.run(talk())
    server.kill()
    for secret in secrets:
        assert secret not in server.log, secret
    assert not re.search(r"[0-9a-f]{64}", server.log)
    assert "[parameters" not in server.log
    assert "[SQL" not in server.log


def test_an_invitation_may_stand_in_a_header(server, visit):
    async def talk():
        async with visit(server, "Ada") as ada, visit(server, "Bo") as bo:
            made = await ada.new_table("carcassonne", ("me", "open"), visibility="private")
            invitation = made["invitations"]["1"]
            await bo.refused("not-invited", "GET", f"/tables/{made['id']}")
            given = {"Jurade-Invitation": invitation}
            assert (await bo.ask("GET", f"/tables/{made['id']}", **given))["id"] == made["id"]
            assert (await bo.ask("GET", f"/tables/{made['id']}?invitation={invitation}"))["id"] == made["id"]

    asyncio.run(talk())
