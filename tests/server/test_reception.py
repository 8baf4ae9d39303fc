"""Nobody holds a connection for long without saying what he wants, or without taking the answer."""

import asyncio
import json
import time

import httpx
import pytest
import websockets

from jurade.server import reception
from jurade.server.reception import Doors

from ..serving import FIGURES

PAUSE = 60  # seconds after which something that should end has not

HALF = {
    "nothing": b"",
    "blank lines": b"\r\n\r\n",
    "a method": b"GE",
    "a head": b"GET /health HTTP/1.1\r\nHost: localhost\r\nX: ",
    "a body": b'POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 14\r\n\r\n{"name": ',
    "a chunk": b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nff\r\n{",
    "a handshake": b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nS",
}


@pytest.mark.parametrize("kind", HALF)
def test_half_a_request_is_let_go(kind, server):
    async def talk():
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(HALF[kind])
        answer = await asyncio.wait_for(reader.read(), PAUSE)
        writer.close()
        return answer

    answer = asyncio.run(talk())
    if kind not in ("nothing", "blank lines"):
        head, _, body = answer.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 408 ")
        assert json.loads(body)["error"]["code"] == "too-slow"


@pytest.mark.parametrize("drip", [b"X: y\r\n", b"\r\n"])
def test_a_request_that_drips_in_is_let_go(drip, server):
    async def talk():
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\n" if drip != b"\r\n" else b"")
        ended = asyncio.create_task(reader.read())
        started = time.monotonic()
        while not ended.done() and time.monotonic() - started < PAUSE:
            try:
                writer.write(drip)
                await writer.drain()
            except ConnectionError:
                break
            await asyncio.sleep(0.2)
        await asyncio.wait([ended], timeout=PAUSE)
        assert ended.done()
        writer.close()

    asyncio.run(talk())


def test_a_thousand_half_requests_keep_nobody_out(server):
    async def talk():
        lines = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(1000)]
        for number, (_, writer) in enumerate(lines):
            writer.write(list(HALF.values())[2 + number % 5])
        async with httpx.AsyncClient(base_url=server.url) as http:
            assert (await http.get("/health")).status_code == 200
        ended = await asyncio.wait_for(asyncio.gather(*(reader.read() for reader, _ in lines)), PAUSE)
        assert len(ended) == 1000
        for _, writer in lines:
            writer.close()
        async with httpx.AsyncClient(base_url=server.url) as http:
            return (await http.get("/metrics", headers=FIGURES)).text

    assert 'jurade_cut_off_total{why="head"}' in asyncio.run(talk())


def test_a_connection_that_is_kept_open_serves_many_requests(server):
    with httpx.Client(base_url=server.url) as http:
        for _ in range(3):
            assert http.get("/api/games").status_code == 200
            assert http.post("/api/guests", json={"name": ""}).status_code == 400


def test_a_socket_that_never_says_hello_is_closed(server, connect):
    async def talk():
        async with connect(server.url, hello=False) as socket:
            await asyncio.wait_for(socket.reading, PAUSE)
            assert socket.heard[-1]["code"] == "hello-first"

    asyncio.run(talk())


def test_one_who_says_hello_stays(server, connect):
    async def talk():
        async with connect(server.url) as socket:
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(asyncio.shield(socket.reading), 12)
            assert (await socket.say(type="unwatch", table="x"))["type"] == "done"

    asyncio.run(talk())


class Silent:
    """A connection that says nothing."""

    def __init__(self):
        self.is_cut = False
        self.transport = self

    def abort(self):
        self.is_cut = True


def test_an_address_has_so_many_connections_and_a_full_house_lets_the_silent_go(monkeypatch):
    told = []
    doors = Doors(2, "10.0.0.1", told.append)
    assert [doors.enter(Silent(), "192.0.2.1") for _ in range(3)] == ["192.0.2.1", "192.0.2.1", None]
    assert doors.enter(Silent(), "192.0.2.2") == "192.0.2.2"
    assert [doors.enter(Silent(), "10.0.0.1") for _ in range(3)] == ["proxy"] * 3  # many come through it
    doors.leave("192.0.2.1")
    assert doors.enter(Silent(), "192.0.2.1") == "192.0.2.1"
    assert told == ["address"]
    monkeypatch.setattr(reception, "MOST", 1)
    monkeypatch.setattr(reception, "_most_connections", lambda: 2)
    doors = Doors(2, "10.0.0.1", told.append)
    first, second, third = Silent(), Silent(), Silent()
    for guest in (first, second):
        doors.enter(guest, "10.0.0.1")
        doors.is_silent(guest)
    doors.is_heard(first)
    assert doors.enter(third, "192.0.2.1") == "192.0.2.1"
    assert (first.is_cut, second.is_cut) == (False, True)
    assert doors.enter(Silent(), "192.0.2.3") is None  # all the others are being served


def test_many_connections_of_one_address_are_refused(start_server):
    few = start_server(None, "--rate", "1", "--proxy", "-")  # a fiftieth of everything: twelve connections

    async def talk():
        lines = [await asyncio.open_connection("127.0.0.1", few.port) for _ in range(40)]
        ends = await asyncio.gather(
            *(asyncio.wait_for(reader.read(), PAUSE) for reader, _ in lines[20:]), return_exceptions=True
        )
        assert all(end == b"" or isinstance(end, ConnectionError) for end in ends)
        for _, writer in lines:
            writer.close()

    asyncio.run(talk())
    few.kill()


def test_a_socket_is_counted_until_it_closes(start_server, connect):
    few = start_server(None, "--rate", "1", "--proxy", "-")

    async def talk():
        for _ in range(30):  # one after the other: more than may be open at once
            try:
                async with connect(few.url, hello=False):
                    pass
            except websockets.InvalidStatus:
                pass

    asyncio.run(talk())
    with httpx.Client(base_url=few.url) as http:
        assert http.get("/health").status_code in (200, 429)
    few.kill()
