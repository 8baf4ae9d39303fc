"""Whatever a client sends, it gets a code and a sentence of its own; the connection and the table live on."""

import asyncio
import json

import pytest

from jurade.core.words import LANGUAGES, keys_and_arguments, read_texts
from jurade.server.errors import OWN
from jurade.server.limits import LARGEST_BODY
from jurade.table.messages import LONGEST


def said(**message):
    return json.dumps({"id": "x", **message})


def test_every_kind_of_bad_message_is_told_apart(server, visit):
    async def talk():
        async with visit(server) as ada, visit(server, "Bo") as bo:
            table = (await ada.new_table("carcassonne", ("me", "greedy"), options={"first_player": "seat0"}))["id"]
            async with ada.connect(hello=False) as socket, bo.connect() as other:
                await socket.raw(said(type="watch", table=table), "hello-first")
                await socket.raw(said(type="hello", version=99, id="v"), "version")
                assert (await socket.say(type="hello", version=1))["type"] == "welcome"
                await socket.watch(table, 0)
                ply, action = socket.documents[table]["ply"], socket.documents[table]["choices"][0]
                act = {"type": "act", "table": table, "seat": 0, "ply": ply, "action": action}
                assert "JSON" in (await socket.raw("{nonsense", "malformed"))["sentence"]
                await socket.raw(b"\xff\xfe", "malformed")
                await socket.raw("[]", "invalid")
                await socket.raw(said(type="dance", id="d"), "unknown-type")
                assert (await socket.raw(said(type="act", id="i"), "invalid"))["id"] == "i"
                await socket.raw(said(**act, id="j", more=1), "invalid")
                await socket.raw(said(**{**act, "ply": "1"}, id="j2"), "invalid")
                await socket.raw(said(type="say", table=table, text="a" * LONGEST), "too-large")
                await socket.raw(said(type="watch", id="n", table="nowhere"), "no-such-table")
                await socket.raw(said(**{**act, "ply": ply + 7}, id="s1"), "stale")
                await socket.raw(said(**{**act, "ply": 0}, id="s0"), "stale")
                await socket.raw(said(**{**act, "action": "jump"}, id="u"), "unreadable")
                refused = await socket.raw(said(**{**act, "action": "place 9,9 r0"}, id="l"), "illegal")
                assert refused["rule"]
                assert refused["message"]
                await socket.raw(said(**{**act, "seat": 1}, id="f"), "not-yours")
                await socket.raw(said(**{**act, "seat": 9}, id="f9"), "no-such-seat")
                await other.raw(said(**act, id="o"), "not-yours")
                await other.raw(said(type="watch", id="ow", table=table, seat=0), "not-yours")
                # nothing of all that changed the table, and the connection still plays
                assert socket.documents[table]["ply"] == ply
                assert (await socket.say(**act, id="good"))["type"] == "done"
                step = (await socket.say(**act, id="good"))["step"]  # repeated: the same answer, done once
                await socket.raw(said(**{**act, "action": "pass"}, id="good"), "replayed")
            async with ada.connect() as socket:  # … also on another connection
                assert (await socket.say(**act, id="good"))["step"] == step
            record = await ada.ask("GET", f"/tables/{table}/record?seat=0")
            assert record.splitlines().count(f"0: {action}") == 1

    asyncio.run(talk())


def test_a_stranger_may_look_but_not_play(server, visit, connect):
    async def talk():
        async with visit(server) as ada:
            table = (await ada.new_table("carcassonne", ("me", "greedy")))["id"]
            async with connect(server.url) as socket:
                await socket.watch(table)
                await socket.raw(said(type="act", table=table, seat=0, ply=1, action="skip"), "nobody")
                await socket.raw(said(type="watch", id="y", table=table, seat=0), "nobody")

    asyncio.run(talk())


def test_too_many_messages_are_refused_and_reading_goes_on(start_server, visit):
    slow = start_server(None, "--rate", "5")

    async def talk():
        async with visit(slow) as ada, ada.connect() as socket:
            for number in range(40):
                await socket.connection.send(json.dumps({"type": "unwatch", "id": str(number), "table": "t"}))
            await socket.until(lambda: {str(n) for n in range(40)} <= set(socket.answers))
            codes = {answer.get("code") for answer in socket.answers.values()}
            assert "too-often" in codes
            await asyncio.sleep(0.5)  # five a second: the next one is welcome
            assert (await socket.say(type="unwatch", table="t"))["type"] == "done"
            guess = {"name": "Ada", "password": "a guess of mine"}
            await ada.refused("wrong-password", "POST", "/sessions", guess)
            error = await ada.refused("too-often", "POST", "/sessions", guess)
            assert "second" in error["sentence"]

    asyncio.run(talk())
    slow.kill()


def test_http_bodies_are_checked(server, visit):
    async def talk():
        async with visit(server) as ada:
            response = await ada.http.post("/api/tables", content="{no", headers={"Content-Type": "application/json"})
            assert response.json()["error"]["code"] == "malformed"
            error = await ada.refused("invalid", "POST", "/tables", {"game": "feudo", "seats": [{"kind": "ghost"}]})
            assert "seats.0.kind" in error["sentence"]
            await ada.refused("invalid", "POST", "/tables", {"game": "feudo", "seats": [], "colour": "red"})
            await ada.refused("bad-setup", "POST", "/tables", {"game": "chess", "seats": [{"kind": "me"}]})
            await ada.refused("bad-setup", "POST", "/tables", {"game": "feudo", "seats": [{"kind": "me"}]})
            wild = [{"kind": "me"}, {"kind": "bot", "level": "baron:seconds=1000"}]
            await ada.refused("bad-setup", "POST", "/tables", {"game": "feudo", "seats": wild})
            await ada.refused("no-such-table", "GET", "/tables/nowhere")
            await ada.refused("not-found", "GET", "/nothing")
            await ada.refused("wrong-method", "DELETE", "/games")
            await ada.refused("unknown-game", "GET", "/games/chess/lessons")
            await ada.refused("no-language", "GET", "/words/la.ftl")
            for body in ({"content": b" " * (LARGEST_BODY + 1)}, {"content": chunks()}):
                response = await ada.http.post("/api/tables", headers={"Content-Type": "application/json"}, **body)
                assert response.status_code == 413
                assert response.json()["error"]["code"] == "too-large"

    async def chunks():
        for _ in range(LARGEST_BODY // 1024 + 2):
            yield b" " * 1024

    asyncio.run(talk())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words(language):
    """A page can say every refusal in its own language; those of the table are tested with the table."""
    known = keys_and_arguments(read_texts("jurade.server", language))
    assert {f"error-{code}" for code in OWN} - {f"error-{code}" for code in GIVEN} <= set(known)
    for code in {*GIVEN, "invalid"}:
        assert known[f"refused-{code}"] == {"why"}


GIVEN = {"unknown-game", "bad-option", "bad-position", "bad-record"}  # raised by the core, said in its own words


def test_words_of_the_server_are_the_same_in_both_languages():
    assert keys_and_arguments(read_texts("jurade.server", "en")) == keys_and_arguments(
        read_texts("jurade.server", "fr")
    )
