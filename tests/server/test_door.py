"""Whatever comes in at the door, nothing breaks: no 500, no `broken`, on either store, over HTTP and on the socket."""

import asyncio
import contextlib
import json
import socket
import string

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

import jurade
from jurade.server.door import DEEPEST, read_json
from jurade.server.errors import SHOWN, Problem, told
from jurade.table import chat
from jurade.table.messages import LARGEST
from jurade.table.refusals import Refusal

HUGE = "9" * 5000
DEEP = "[" * 5000 + "]" * 5000
TEXTS = [r'"a\u0000b"', r'"\ud800"', r'"\udc00x"', '"' + "x" * 3000 + '"', '"\u202e\u2066"', '""', '"\U0001f600"']
NUMBERS = [
    HUGE,
    "-" + HUGE,
    "1" + "0" * 30,
    str(2**31),
    str(-(2**31) - 1),
    str(2**63),
    "1e400",
    "NaN",
    "-Infinity",
    "1.5",
]
OTHERS = [
    "true",
    "null",
    "[]",
    "{}",
    DEEP,
    '{"a":' * 3000 + "1" + "}" * 3000,
    "[" * (DEEPEST + 1) + "]" * (DEEPEST + 1),
]
VALUES = TEXTS + NUMBERS + OTHERS

MESSAGES = [
    {"type": "hello", "version": 1},
    {"type": "watch", "table": "T", "seat": 0, "form": "scene", "since": 1, "invitation": ""},
    {"type": "unwatch", "table": "T"},
    {"type": "lobby"},
    {"type": "act", "table": "T", "seat": 0, "ply": 1, "action": "skip"},
    {"type": "preview", "table": "T", "seat": 0, "ply": 1, "action": "skip"},
    {"type": "forbidden", "table": "T", "seat": 0, "ply": 1, "picked": ["a"]},
    {"type": "hint", "table": "T", "seat": 0, "ply": 1},
    {"type": "undo", "table": "T", "seat": 0},
    {"type": "draw", "table": "T", "seat": 0},
    {"type": "reply", "table": "T", "seat": 0, "request": 1, "agree": True},
    {"type": "say", "table": "T", "text": "hello"},
]


def with_raw(message, field, raw):
    """The JSON of a message in which one field is this text."""
    text = json.dumps({**message, field: "@@"})
    return text.replace('"@@"', raw, 1)


@pytest.fixture
def place(database, start_server):
    """A server of its own on each kind of store."""
    server = start_server(database, "--rate", "100000")
    yield server
    server.kill()


def test_no_message_breaks_anything(place, visit):
    async def talk():
        async with visit(place, "Ada") as ada:
            table = (await ada.new_table("carcassonne", ("me", "me")))["id"]
            async with ada.connect() as client:
                await client.watch(table, 0)
                sent = 0
                for message in MESSAGES:
                    message = {"id": "x", **message} | ({"table": table} if "table" in message else {})
                    for field in message:
                        for number, raw in enumerate(VALUES):
                            one = {**message, "id": f"{message['type']} {field} {number}"}
                            await client.connection.send(with_raw(one, field, raw))
                            sent += 1
                answer = await client.say(type="unwatch", table="nowhere")  # the connection lives on
                assert answer["type"] == "done"
                assert sent > 1000
                broken = [each for each in client.heard if each.get("code") in ("broken", "unavailable")]
                assert broken == []
                for each in client.heard:
                    if each["type"] == "error":
                        assert each["sentence"]
                        assert len(json.dumps(each)) < 6000

    asyncio.run(talk())
    assert '"broken"' not in place.log
    assert "Traceback" not in place.log


BODIES = [
    ("POST", "/guests", {"name": "Bo"}),
    ("PATCH", "/me", {"name": "Bo"}),
    ("POST", "/accounts", {"name": "Bo", "password": "correct horse"}),
    ("POST", "/sessions", {"name": "Bo", "password": "correct horse"}),
    ("PUT", "/me/password", {"old": "correct horse", "new": "another horse"}),
    ("POST", "/tokens", {"label": "x", "scopes": ["read"]}),
    ("POST", "/tables", {"game": "carcassonne", "seats": [{"kind": "me"}, {"kind": "open"}], "title": "x", "delay": 0}),
    ("POST", "/tables", {"game": "feudo", "seats": [{"kind": "me"}], "options": {"first_player": "x"}, "rated": False}),
    ("POST", "/tables", {"game": "bastide", "seats": [{"kind": "me"}], "position": {}, "visibility": "public"}),
    ("POST", "/tables", {"game": "bastide", "seats": [], "record": "x", "clock": {"kind": "live", "minutes": 1}}),
    ("PUT", "/tables/T/seats/1", {"who": "me", "level": "page", "invitation": "x"}),
    ("POST", "/tables/T/resign", {"seat": 0}),
    ("POST", "/tables/T/fork", {"ply": 0, "seats": [{"kind": "me"}]}),
    ("POST", "/reports", {"table": "T", "number": 0, "reason": "x"}),
    ("POST", "/games/carcassonne/lessons/x", {"action": "skip", "show": True}),
]


def fields(body, path=()):
    """Every place in a body where another value can stand."""
    yield path
    if isinstance(body, dict):
        for name in body:
            yield from fields(body[name], (*path, name))
    elif isinstance(body, list):
        for index in range(len(body)):
            yield from fields(body[index], (*path, index))


def with_value(body, path):
    if not path:
        return "@@"
    copy = list(body) if isinstance(body, list) else dict(body)
    copy[path[0]] = with_value(body[path[0]], path[1:])
    return copy


async def check_answer(response):
    assert response.status_code < 500, (response.request.method, response.request.url, response.text[:300])
    if response.status_code >= 400:
        error = response.json()["error"]
        assert error["code"]
        assert error["sentence"]
        assert len(response.content) < 6000
        for inside in ("pydantic", "Input should", "type=", "Traceback", "sqlalchemy"):
            assert inside not in error["sentence"]


@pytest.mark.slow
def test_no_body_breaks_anything(place, visit):
    async def talk():
        async with visit(place, "Ada") as ada:
            table = (await ada.new_table("carcassonne", ("me", "me")))["id"]
            asked = 0
            for method, path, body in BODIES:
                for where in fields(body):
                    for raw in VALUES:
                        content = json.dumps(with_value(body, where)).replace('"@@"', raw, 1)
                        headers = {"Content-Type": "application/json"}
                        address = "/api" + path.replace("T", table)
                        await check_answer(await ada.http.request(method, address, content=content, headers=headers))
                        asked += 1
            assert asked > 500

    asyncio.run(talk())
    assert '"broken"' not in place.log


ODD = [
    "%00",
    "a%00b",
    "%ff%fe",
    "%ed%a0%80",
    "x" * 3000,
    "1" * 5000,
    str(2**31),
    str(10**30),
    "-1",
    "nan",
    "%F0%9F%98%80",
    "..%2f..",
]
PATHS = [
    "/api/tables/{}", "/api/tables/{}/record", "/api/tables/{}/position", "/api/tables/T/position?ply={}",
    "/api/tables/T/position?seat={}", "/api/tables/T/record?seat={}", "/api/tables/T/replay/{}",
    "/api/tables/T/replay/0?seat={}", "/api/tables/T/replay/0?open={}", "/api/tables/{}/course",
    "/api/tables/{}/analysis",
    "/api/tables?text={}", "/api/tables?page={}", "/api/tables?game={}", "/api/tables?status={}", "/api/tables?mine={}",
    "/api/tables/T?invitation={}", "/api/people/{}", "/api/games/{}/lessons", "/api/games/carcassonne/lessons/{}",
    "/api/games/{}/words/en.ftl", "/api/games/carcassonne/pictures/{}.svg", "/api/words/{}.ftl",
    "/api/games?language={}",
    "/{}", "/t/{}", "/?{}",
]  # fmt: skip


def test_no_address_breaks_anything(place, visit):
    async def talk():
        async with visit(place, "Ada") as ada:
            table = (await ada.new_table("carcassonne", ("me", "me")))["id"]
            for path in PATHS:
                for odd in ODD:
                    response = await ada.http.get(path.replace("/T", f"/{table}").format(odd))
                    if path.startswith("/api"):
                        await check_answer(response)
                    else:  # the page, which says itself what it does not know
                        assert response.status_code in (200, 400, 404, 422, 503), (path, odd)
                        assert response.status_code != 503 or "page has not been built" in response.text
            for method, path in (
                ("PUT", "/api/tables/T/seats/{}"), ("DELETE", "/api/sessions/{}"), ("DELETE", "/api/tokens/{}"),
                ("PUT", "/api/me/muted/{}"), ("POST", "/api/tables/{}/start"),
            ):  # fmt: skip
                for odd in ODD:
                    address = path.replace("/T", f"/{table}").format(odd)
                    body = {"who": "me"} if "seats" in path else None
                    await check_answer(await ada.http.request(method, address, json=body))

    asyncio.run(talk())
    assert '"broken"' not in place.log


def raw_answer(server, request):
    """Whatever a server answers to these bytes until it closes."""
    found = b""
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line, contextlib.suppress(ConnectionError):
        line.sendall(request)
        while part := line.recv(65536):
            found += part
    return found


HEADERS = [
    b"Origin: http://[", b"Origin: http://]:x", b"Origin: \xff\xfe", b"Origin: null", b"Origin: http://\xe2\x98\x83",
    b"Content-Length: -1", b"Content-Length: 1e3", b"Content-Length: " + b"9" * 400,
    b"Content-Length: 5\r\nContent-Length: 6",
    b"Transfer-Encoding: chunked\r\nContent-Length: 3", b"Transfer-Encoding: gzip, chunked", b"Transfer-Encoding: x",
    b"Cookie: jurade=" + b"x" * 20000, b"Cookie: jurade=\xff\xfe.\x80", b"Cookie: jurade=\"\\000\"; jurade_device=\xe9",
    b"Authorization: Bearer \xff\xfe", b"Authorization: Bearer " + b"x" * 9000, b"Authorization: Bearer",
    b"User-Agent: \xff\x80", b"Idempotency-Key: \xff", b"Idempotency-Key: " + b"k" * 500,
    b"X-Forwarded-For: nonsense, \xff",
    b"X-Forwarded-For: " + b"1.2.3.4, " * 500, b"Accept-Encoding: \xff", b"If-None-Match: \xff", b"Host: localhost",
    b"Jurade-Invitation: \xff\xfe", b"Jurade-Invitation: " + b"i" * 900,
    b"Content-Type: application/json; charset=utf-16", b"Content-Encoding: gzip", b"Expect: 100-continue",
    b"Range: bytes=9-",
]  # fmt: skip


@pytest.mark.parametrize("method", [b"GET", b"POST"])
def test_no_header_breaks_anything(method, server):
    body = b'{"name": "Bo"}'
    for header in HEADERS:
        path = b"/api/guests" if method == b"POST" else b"/api/tables"
        head = method + b" " + path + b" HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n" + header + b"\r\n"
        if b"ontent-Length" not in header and b"Transfer" not in header and method == b"POST":
            head += b"Content-Length: %d\r\n" % len(body)
        answer = raw_answer(server, head + b"\r\n" + (body if method == b"POST" else b""))
        answer = answer.removeprefix(b"HTTP/1.1 100 Continue\r\n\r\n")
        status = int(answer.split()[1])
        assert 200 <= status < 500, (header[:60], answer[:300])
        if status >= 400:
            error = json.loads(answer.partition(b"\r\n\r\n")[2])["error"]
            assert error["code"] not in ("broken",)
            assert error["sentence"]


@pytest.mark.parametrize(
    "raw",
    [b"", b"\r\n\r\n", b"GARBAGE\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n",
     b"\xff" * 100,
     b"GET /\x00 HTTP/1.1\r\nHost: localhost\r\n\r\n", b"GET / HTTP/1.1\r\nHost localhost\r\n\r\n", b"A" * 200_000,
     b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"y" * 100_000],
)  # fmt: skip
def test_what_is_no_http_is_told_so(raw, server):
    answer = raw_answer(server, raw)
    assert not answer or 400 <= int(answer.split()[1]) < 500
    with httpx.Client(base_url=server.url) as http:
        assert http.get("/health").status_code == 200


def test_a_refusal_repeats_little_of_what_was_given():
    problem = Problem("no-language", language="x" * 5000, languages="en")
    said = told(problem)
    assert len(said.sentence) < 2 * SHOWN
    assert len(json.dumps(said.message)) < 2 * SHOWN
    for length in (600, 1001, 2600, 100_000):
        with pytest.raises(jurade.JuradeError) as refused:
            jurade.game("carcassonne").new(2, seed=1).play(0, "x" * length)
        assert len(str(told(refused.value))) < 6000


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(string.printable),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(string.ascii_letters), inner, max_size=4),
    max_leaves=20,
)


@given(json_values)
def test_what_is_json_is_read(value):
    assert read_json(json.dumps(value)) == value


@given(st.text() | st.binary())
def test_what_is_none_is_refused(raw):
    code = "read"
    try:
        read_json(raw if isinstance(raw, bytes) else raw.encode(errors="surrogatepass"))
    except Problem as problem:
        code = problem.code
    assert code in ("read", "malformed", "invalid")


@pytest.mark.parametrize(
    "raw", ['{"a": "\\u0000"}', '{"\\u0000": 1}', "[" * 61 + "]" * 61, HUGE, "9" * 41, "-" + "9" * 41, DEEP]
)
def test_what_cannot_be_kept_is_refused(raw):
    with pytest.raises(Problem) as refused:
        read_json(raw)
    assert refused.value.code == "invalid"
    assert LARGEST == 2**31 - 1


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("good  evening\n", "good evening"),
        ("\u202eevil\u2066", "evil"),
        ("a\x07b\x9fc", "abc"),
        ("\U0001f468\u200d\U0001f469", "\U0001f468\u200d\U0001f469"),
    ],
)
def test_a_line_of_chat_disturbs_no_other(said, kept):
    assert chat.check_text(said) == kept


@pytest.mark.parametrize("said", ["", " \n", "\u202e", "\u200d", "\x00"])
def test_nothing_is_not_said(said):
    with pytest.raises(Refusal):
        chat.check_text(said)
