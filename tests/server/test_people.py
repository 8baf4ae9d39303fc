"""Guests, accounts, sessions, tokens: who may do what, and what is left when somebody goes."""

import asyncio

import httpx
import pytest
import websockets

PASSWORD = "correct horse battery"


def run(coroutine):
    return asyncio.run(coroutine)


def test_a_guest_is_recognised_by_a_signed_cookie(server, visit):
    async def talk():
        async with visit(server, None) as stranger:
            assert (await stranger.ask("GET", "/me"))["person"] is None
            response = await stranger.http.post("/api/guests", json={"name": "  Ada  L. "})
            cookie = response.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "samesite=lax" in cookie.lower()
            me = (await stranger.ask("GET", "/me"))["person"]
            assert me == {"id": response.json()["person"]["id"], "name": "Ada L.", "guest": True}
            good = stranger.http.cookies["jurade"]
            stranger.http.cookies.set("jurade", good[:-1] + ("a" if good[-1] != "a" else "b"))
            async with httpx.AsyncClient(base_url=server.url, cookies={"jurade": good[:-2] + "zz"}) as forger:
                assert (await forger.get("/api/me")).json()["person"] is None
            await stranger.refused("bad-name", "POST", "/guests", {"name": " "})

    run(talk())


def test_a_guest_becomes_an_account_and_keeps_the_tables(server, visit):
    async def talk():
        async with visit(server, "Cleo") as cleo:
            table = (await cleo.new_table("carcassonne", ("me", "open")))["id"]
            await cleo.refused("bad-password", "POST", "/accounts", {"name": "Cleo", "password": "short"})
            person = (await cleo.ask("POST", "/accounts", {"name": "Cleo", "password": PASSWORD}))["person"]
            assert person == {"id": cleo.id, "name": "Cleo", "guest": False}
            assert (await cleo.ask("GET", f"/tables/{table}"))["info"]["seats"][0]["person"] == cleo.id
        async with visit(server, "Somebody") as other:
            await other.refused("name-taken", "POST", "/accounts", {"name": "cleo", "password": PASSWORD})
            await other.refused("wrong-password", "POST", "/sessions", {"name": "Cleo", "password": PASSWORD + "!"})
            await other.refused("wrong-password", "POST", "/sessions", {"name": "Nobody", "password": PASSWORD})
            second = (await other.new_table("carcassonne", ("me", "open")))["id"]
            # signing in: what the guest had goes over to the account
            assert (await other.ask("POST", "/sessions", {"name": "CLEO", "password": PASSWORD}))["person"][
                "id"
            ] == cleo.id
            mine = {row["id"] for row in (await other.ask("GET", "/tables?mine=true"))["tables"]}
            assert mine == {table, second}

    run(talk())


def test_sessions_are_listed_and_revoked_and_their_sockets_close(server, visit):
    async def talk():
        async with visit(server, "Dora") as here, visit(server, None) as there:
            await here.ask("POST", "/accounts", {"name": "Dora", "password": PASSWORD})
            await there.ask("POST", "/sessions", {"name": "Dora", "password": PASSWORD})
            sessions = await here.ask("GET", "/sessions")
            assert [session["current"] for session in sessions].count(True) == 1
            assert len(sessions) == 2
            other = next(session for session in sessions if not session["current"])
            async with there.connect() as socket:
                await here.ask("DELETE", f"/sessions/{other['id']}")
                await asyncio.wait_for(socket.reading, 30)
                assert socket.heard[-1]["code"] == "nobody"
            await there.refused("nobody", "GET", "/sessions")
            await here.refused("no-such-thing", "DELETE", f"/sessions/{other['id']}")
            await here.ask("DELETE", "/sessions/current")
            assert (await here.ask("GET", "/me"))["person"] is None

    run(talk())


def test_the_password_changes_only_with_the_old_one(server, visit):
    async def talk():
        async with visit(server, "Enzo") as enzo:
            await enzo.ask("POST", "/accounts", {"name": "Enzo", "password": PASSWORD})
            await enzo.refused("wrong-password", "PUT", "/me/password", {"old": "something else", "new": "x" * 12})
            await enzo.ask("PUT", "/me/password", {"old": PASSWORD, "new": "x" * 12})
            await enzo.refused("wrong-password", "POST", "/sessions", {"name": "Enzo", "password": PASSWORD})
            await enzo.ask("POST", "/sessions", {"name": "Enzo", "password": "x" * 12})
            assert (await enzo.ask("PATCH", "/me", {"name": "Enzo II"}))["person"]["name"] == "Enzo II"

    run(talk())


def test_deleting_an_account_leaves_no_trace_of_the_name(server, visit):
    async def talk():
        async with visit(server, "Zephyrine") as gone, visit(server, "Fay") as fay:
            await gone.ask("POST", "/accounts", {"name": "Zephyrine", "password": PASSWORD})
            made = await gone.new_table("carcassonne", ("me", "open"), title="a table")
            table = made["id"]
            await fay.ask("PUT", f"/tables/{table}/seats/1", {"who": "me"})
            async with gone.connect() as socket:
                await socket.say(type="say", table=table, text="hello from me")
            assert (await fay.ask("GET", f"/people/{gone.id}"))["name"] == "Zephyrine"
            await gone.ask("DELETE", "/me")
            await fay.refused("no-such-person", "GET", f"/people/{gone.id}")
            async with fay.connect() as socket:
                document = await socket.watch(table, 1)
                answer = next(each for each in socket.heard if each["type"] == "table")
                assert "Zephyrine" not in str(answer)
                assert "hello from me" not in str(answer)
                assert document["info"]["seats"][0]["bot_plays"]
            await gone.refused("wrong-password", "POST", "/sessions", {"name": "Zephyrine", "password": PASSWORD})

    run(talk())


def test_tokens_allow_what_their_scopes_say(server, visit, connect):
    async def talk():
        async with visit(server, "Gus") as gus, visit(server, None) as program:
            reading, playing = await gus.token("read"), await gus.token("read", "play")
            setting = await gus.token("read", "play", "tables")
            table = (await gus.new_table("carcassonne", ("me", "greedy"), options={"first_player": "seat0"}))["id"]
            bearer = {"Authorization": f"Bearer {reading}"}
            assert (await program.ask("GET", "/me", **bearer))["person"]["id"] == gus.id
            wanted = {"game": "carcassonne", "seats": [{"kind": "me"}, {"kind": "open"}]}
            await program.refused("no-scope", "POST", "/tables", wanted, **bearer)
            await program.refused("no-scope", "GET", "/tokens", Authorization=f"Bearer {setting}")
            await program.refused("no-scope", "DELETE", "/me", Authorization=f"Bearer {setting}")
            await program.ask("POST", "/tables", wanted, Authorization=f"Bearer {setting}")
            await program.refused("wrong-token", "GET", "/me", Authorization="Bearer jurade_nonsense")
            async with connect(server.url, token=reading) as socket:
                document = await socket.watch(table, 0)
                answer = await socket.act(table, 0, document["choices"][0])
                assert answer["code"] == "no-scope"
            async with connect(server.url, token=playing) as socket:
                document = await socket.watch(table, 0)
                assert (await socket.act(table, 0, document["choices"][0]))["type"] == "done"
                tokens = await gus.ask("GET", "/tokens")
                assert all("secret" not in token for token in tokens)
                used = next(token for token in tokens if token["scopes"] == ["read", "play"])
                await gus.ask("DELETE", f"/tokens/{used['id']}")
                await asyncio.wait_for(socket.reading, 30)  # its socket closes
            await program.refused("wrong-token", "GET", "/me", Authorization=f"Bearer {playing}")

    run(talk())


def test_muted_people_are_not_heard(server, visit):
    async def talk():
        async with visit(server, "Hal") as hal, visit(server, "Ida") as ida:
            table = (await hal.new_table("carcassonne", ("me", "open")))["id"]
            await ida.ask("PUT", f"/tables/{table}/seats/1", {"who": "me"})
            assert await ida.ask("PUT", f"/me/muted/{hal.id}") == [hal.id]
            async with hal.connect() as loud, ida.connect() as deaf:
                await deaf.watch(table, 1)
                await loud.watch(table, 0)
                await loud.say(type="say", table=table, text="one")
                await deaf.say(type="say", table=table, text="two")
                await loud.until(lambda: sum(each["type"] == "said" for each in loud.heard) == 2)
                assert [each["line"]["text"] for each in deaf.heard if each["type"] == "said"] == ["two"]
                number = next(
                    e["line"]["number"] for e in loud.heard if e["type"] == "said" and e["line"]["text"] == "two"
                )
            assert await ida.ask("DELETE", f"/me/muted/{hal.id}") == []
            await hal.ask("POST", "/reports", {"table": table, "number": number, "reason": "rude"})

    run(talk())


def test_pages_of_other_addresses_are_refused(server, visit):
    async def talk():
        async with visit(server) as ada:
            await ada.refused("foreign-page", "POST", "/guests", {"name": "x"}, Origin="https://evil.example")
            await ada.ask("POST", "/guests", {"name": "Ada"}, Origin=server.url)
            address = server.url.replace("http", "ws") + "/api/socket"
            async with websockets.connect(address, origin="https://evil.example") as socket:
                assert '"foreign-page"' in await socket.recv()
                with pytest.raises(websockets.ConnectionClosed):
                    await socket.recv()
            async with ada.connect(origin=server.url) as socket:
                assert (await socket.say(type="lobby"))["type"] == "done"

    run(talk())
