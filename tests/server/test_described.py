"""What is sent is what is described: real games and real answers, held against the published schemas.

The schemas are closed first, so that a field nobody described is found too.
"""

import asyncio
import random

import httpx
import jsonschema_rs
import pytest

import jurade
from jurade.server.app import interface
from jurade.server.describing import DEFS, changed, reached, shapes, socket_schema
from jurade.table.delta import delta

FREE = {"GET /api/socket.json", "GET /api/tables/{table}/position"}  # a schema; what a game makes of its positions


def closed(schema):
    """A schema that refuses every member which it does not name."""

    def close(part):
        return {"additionalProperties": False, **part} if "properties" in part else part

    return changed(schema, close)


def check_of(name):
    """A check of a value against a shape, strictly."""
    needed = {each: closed(shapes()[each]) for each in reached({"$ref": DEFS + name}) if each in shapes()}
    return jsonschema_rs.validator_for({"$ref": DEFS + name, "$defs": needed}).validate


# ---- descriptions


def test_every_answer_has_a_shape():
    described = interface().openapi()
    for path, methods in described["paths"].items():
        for method, about in methods.items():
            good = [answer for status, answer in about["responses"].items() if status.startswith("2")]
            assert len(good) == 1
            for kind, content in good[0]["content"].items():
                schema = content["schema"]
                if kind == "application/json" and f"{method.upper()} {path}" not in FREE:
                    assert "$ref" in schema or schema["items"], (method, path)
            refused = about["responses"]["4XX"]["content"]["application/json"]["schema"]
            assert refused == {"$ref": "#/components/schemas/RefusedRequest"}


def test_everything_that_is_named_is_described():
    described = interface().openapi()
    names = set(described["components"]["schemas"])

    def follow(part):
        if "$ref" in part:
            assert part["$ref"].removeprefix("#/components/schemas/") in names, part
        return part

    changed(described, follow)
    spoken = socket_schema()["$defs"]
    assert reached([spoken["ClientMessage"], spoken["ServerMessage"]]) <= set(spoken)


def test_the_schema_of_the_socket_is_published(server):
    answer = httpx.get(f"{server.url}/api/socket.json")
    assert answer.json() == socket_schema()
    jsonschema_rs.meta.validate(answer.json())


# ---- scenes of all games


def scenes(game, plies=40):
    """Scenes of a random game, as every seat and a spectator see it."""
    rules = jurade.game(game)
    for seats in {rules.seats[0], rules.seats[-1]}:
        match, rng = rules.new(seats, seed=seats), random.Random(seats)
        for _ in range(plies):
            for seat in (*range(seats), None):
                yield match, seat, match.scene(seat).to_json()
            if match.over:
                break
            mover = rng.choice(match.to_act())
            match.play(mover, rng.choice(match.choices(mover)))


@pytest.mark.slow
@pytest.mark.parametrize("game", jurade.game_ids())
def test_scenes_previews_and_changes_are_as_described(game):
    check_scene, check_preview, check_forbidden = map(check_of, ("Scene", "Preview", "Forbidden"))
    check_change = jsonschema_rs.validator_for(
        {"anyOf": [{"$ref": DEFS + name} for name in DELTA], "$defs": {name: closed(shapes()[name]) for name in DELTA}}
    ).validate
    rng, before = random.Random(1), {}
    for match, seat, scene in scenes(game):
        check_scene(scene)
        if (change := delta(before, scene)) is not None:
            check_change(change)
        before = scene
        if seat is not None and (choices := match.choices(seat)):
            check_preview(match.preview(seat, rng.choice(choices)).to_json())
            for pick, reason in match.forbidden(seat, ())[:5]:
                told = {"pick": pick.to_json(), "rule": reason.rule, "message": reason.message.to_json()}
                check_forbidden(told)


DELTA = ("Replaced", "Members", "Items")


@pytest.mark.parametrize("game", jurade.game_ids())
def test_the_first_scene_is_as_described_and_nothing_more_is_let_in(game):
    check = check_of("Scene")
    scene = jurade.game(game).new(seed=1).scene(0).to_json()
    check(scene)
    for spoilt in (
        {**scene, "more": 1},
        {key: part for key, part in scene.items() if key != "prompt"},
        {**scene, "panels": [{**scene["panels"][0], "more": 1}]},
        {**scene, "layers": [{"id": "x", "shapes": [{"tag": "script"}]}]},
        {**scene, "prompt": ["key", {"n": {"say": "no message"}}]},
        {**scene, "prompt": ["key", {}, "more"]},
    ):
        with pytest.raises(jsonschema_rs.ValidationError):
            check(spoilt)


# ---- what a server says


def check_socket(*sockets):
    """Everything these heard is a message of the server's."""
    check = jsonschema_rs.validator_for(
        closed({**socket_schema(), "oneOf": [{"$ref": DEFS + "ServerMessage"}]})
    ).validate
    for socket in sockets:
        for message in socket.heard:
            check(message)


@pytest.mark.slow
@pytest.mark.parametrize("game", jurade.game_ids())
def test_what_is_said_on_the_socket_is_as_described(game, server, visit):
    async def talk():
        async with visit(server) as ada, visit(server, "Bo") as bo, visit(server, None) as eve:
            seats = ("me", "open", *["page"] * (jurade.game(game).seats[0] - 2))
            made = await ada.new_table(game, seats, clock={"kind": "live", "minutes": 20, "increment": 5})
            table = made["id"]
            async with ada.connect() as first, bo.connect() as second, eve.connect() as watching:
                await first.say(type="lobby")
                await bo.ask("PUT", f"/tables/{table}/seats/1", {"who": "me", "invitation": made["invitations"]["1"]})
                await first.watch(table, 0, "scene")
                await second.watch(table, 1, "view")
                await watching.watch(table, None, "scene")
                await asyncio.gather(
                    first.play(table, 0, lambda document: document["ply"] > 30),
                    second.play(table, 1, lambda document: document["ply"] > 30, seed=7),
                )
                await first.say(type="say", table=table, text="Hello")
                await second.say(type="draw", table=table, seat=1)
                await second.say(type="undo", table=table, seat=1)
                await first.say(type="act", table=table, seat=0, ply=0, action="nonsense")
                for form in ("view", "events"):
                    await watching.watch(table, None, form)
                document = await first.watch(table, 0, "scene")
                for choice in document["scene"]["choices"][:3]:
                    about = {"table": table, "seat": 0, "ply": document["ply"]}
                    await first.say(type="preview", action=choice["action"], **about)
                    await first.say(type="forbidden", picked=choice["path"][:1], **about)
                    await first.say(type="hint", **about)
                shown = await ada.ask("POST", f"/tables/{table}/resign", {"seat": 0})
                if shown["info"]["status"] != "over":  # more than two play
                    await bo.ask("POST", f"/tables/{table}/resign", {"seat": 1})
                await first.until(lambda: first.documents[table]["over"])
                await first.until(lambda: any(message["type"] == "tables" for message in first.heard))
                check_socket(first, second, watching)
                return {message["type"] for message in first.heard}

    heard = asyncio.run(talk())
    assert heard >= {"welcome", "table", "change", "done", "error", "said", "tables"}


class Asked:
    """A person whose every answer is held against the description of its address."""

    def __init__(self, person):
        self.person = person
        self.described = closed(interface().openapi())
        self.seen = set()

    async def __call__(self, method, route, body=None, query="", **at):
        about = self.described["paths"][f"/api{route}"][method.lower()]
        path = route.format(**at)
        response = await self.person.http.request(method, f"/api{path}{query}", json=body)
        assert str(response.status_code) in about["responses"], (route, response.text)
        content = about["responses"][str(response.status_code)]["content"]
        kind = response.headers["content-type"].partition(";")[0]
        schema = {**content[kind]["schema"], "components": self.described["components"]}
        value = response.json() if kind == "application/json" else response.text
        jsonschema_rs.validator_for(schema).validate(value)
        self.seen.add(f"{method} {route}")
        return value


@pytest.mark.slow
def test_every_answer_over_http_is_as_described(start_server, visit):
    server = start_server(None)

    async def talk():
        async with visit(server, None) as person, visit(server, "Bo") as bo:
            ask = Asked(person)
            await ask("POST", "/guests", {"name": "Ada"})
            account = {"name": "Ada", "password": "a long password"}
            await ask("POST", "/accounts", account)
            await ask("POST", "/sessions", account)
            first = next(each for each in await ask("GET", "/sessions") if not each["current"])
            await ask("DELETE", "/sessions/{session}", session=first["id"])
            await ask("PATCH", "/me", {"name": "Ada L"})
            await ask("PUT", "/me/password", {"old": "a long password", "new": "another password"})
            me = (await ask("GET", "/me"))["person"]["id"]
            token = await ask("POST", "/tokens", {"label": "bot", "scopes": ["read"]})
            await ask("GET", "/tokens")
            await ask("DELETE", "/tokens/{token}", token=token["id"])
            await ask("PUT", "/me/muted/{person}", person=bo.id)
            await ask("GET", "/me/muted")
            await ask("DELETE", "/me/muted/{person}", person=bo.id)
            for game in await ask("GET", "/games"):
                game = game["id"]
                await ask("GET", "/games/{game}/rules/{language}", game=game, language="fr")
                await ask("GET", "/games/{game}/words/{language}.ftl", game=game, language="en")
                await ask("GET", "/games/{game}/picture.svg", game=game)
                for lesson in (await ask("GET", "/games/{game}/lessons", game=game))[:2]:
                    at = {"game": game, "name": lesson["name"]}
                    shown = await ask("GET", "/games/{game}/lessons/{name}", **at)
                    answer = {"action": shown["document"]["scene"]["choices"][0]["action"]}
                    await ask("POST", "/games/{game}/lessons/{name}/preview", answer, **at)
                    await ask("POST", "/games/{game}/lessons/{name}", {**answer, "show": True}, **at)
            await ask("GET", "/words/{language}.ftl", language="en")
            await ask("GET", "/games/{game}/pictures/{name}.svg", game="carcassonne", name="road")
            seats = [{"kind": "me"}, {"kind": "bot", "level": "page"}]
            wanted = {"game": "carcassonne", "seats": seats, "start": False}
            at = {"table": (await ask("POST", "/tables", wanted))["id"]}
            await ask("GET", "/tables/{table}", **at)
            await ask("PUT", "/tables/{table}/seats/{seat}", {"who": "bot", "level": "page"}, seat=1, **at)
            await ask("POST", "/tables/{table}/start", **at)
            await ask("POST", "/tables/{table}/pause", **at)
            await ask("POST", "/tables/{table}/resume", **at)
            async with person.connect() as socket:
                await socket.watch(at["table"], 0)
                await socket.play(at["table"], 0)
                await socket.say(type="say", table=at["table"], text="Well played")
                said = next(message["line"] for message in socket.heard if message["type"] == "said")
            await ask("POST", "/reports", {"table": at["table"], "number": said["number"], "reason": "a test"})
            for status in ("open", "running", "paused", "over"):
                await ask("GET", "/tables", query=f"?status={status}&mine=true")
            await ask("GET", "/tables/{table}/record", **at)
            await ask("GET", "/tables/{table}/position", **at)
            for query in ("", "?seat=0", "?open=true"):
                await ask("GET", "/tables/{table}/replay/{ply}", query=query, ply=7, **at)
            await ask("GET", "/tables/{table}/course", **at)
            await ask("GET", "/tables/{table}/analysis", **at)
            await ask("POST", "/tables/{table}/analysis", **at)
            await ask("POST", "/tables/{table}/rematch", **at)
            forked = (await ask("POST", "/tables/{table}/fork", {"ply": 5, "seats": seats}, **at))["id"]
            await ask("POST", "/tables/{table}/resign", {"seat": 0}, table=forked)
            last = (await ask("POST", "/tables", {**wanted, "start": False}))["id"]
            await ask("POST", "/tables/{table}/abandon", table=last)
            await ask("GET", "/people/{person}", person=me)
            await ask("GET", "/socket.json")
            await ask("DELETE", "/me")
            every = {
                f"{method.upper()} {path.removeprefix('/api')}"
                for path, methods in ask.described["paths"].items()
                if path.startswith("/api/")
                for method in methods
            }
            assert ask.seen == every

    asyncio.run(talk())
    server.kill()


def test_a_refusal_is_as_described(server):
    check = check_of("RefusedRequest")
    for path in ("/api/tables/nowhere", "/api/nothing", "/api/tables?status=open,running", "/api/tables?page=x"):
        answer = httpx.get(server.url + path)
        assert 400 <= answer.status_code < 500
        check(answer.json())
