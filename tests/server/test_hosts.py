"""A server answers to its own names, to its own page, and to options it can make sense of."""

import asyncio
import contextlib
import json
import os
import subprocess
import sys

import httpx
import pytest
import websockets

from jurade.core.errors import JuradeError
from jurade.server.hosts import Names, check_name, check_origin, check_proxies

OWN = [
    "127.0.0.1:1", "localhost", "LocalHost.:99", "a.localhost", "[::1]:8302", "192.168.1.4:8302", "play.example.org",
    "jeu.example.org:443",
]  # fmt: skip
FOREIGN = [
    "evil.example", "localhost.evil.example", "play.example.org.evil.example", "127.0.0.1.evil.example", "[", "a b", "",
    "x@localhost", "localhost/", "localhost:99999", "localhost:x", "\u0430.example", "127.1.1", "0x7f.1",
]  # fmt: skip


@pytest.fixture(scope="module")
def named(start_server):
    return start_server(None, "--rate", "100000", "--name", "play.example.org", "--origin", "https://jeu.example.org")


def test_names():
    names = Names("127.0.0.1", ("play.example.org",), ("https://jeu.example.org",))
    assert [host for host in OWN if not names.serves(host)] == []
    assert [host for host in FOREIGN if names.serves(host)] == []


@pytest.mark.parametrize("path", ["/", "/api/tables", "/health", "/metrics", "/api/nothing"])
def test_a_foreign_host_is_refused_even_with_an_equal_origin(named, path):
    with httpx.Client(base_url=named.url) as http:
        for host in ("evil.example", f"evil.example:{named.port}"):
            for method in ("GET", "POST"):
                response = http.request(method, path, headers={"Host": host, "Origin": f"http://{host}"})
                assert (response.status_code, response.json()["error"]["code"]) == (421, "foreign-host")
        for host in ("play.example.org", f"localhost:{named.port}"):
            assert http.get(path, headers={"Host": host, "Origin": f"http://{host}"}).status_code != 421


def test_a_socket_of_a_foreign_host_is_refused(named):
    async def talk(host, origin):
        address = f"ws://{host}/api/socket"
        async with websockets.connect(address, host="127.0.0.1", port=named.port, origin=origin) as line:
            with contextlib.suppress(websockets.ConnectionClosed):
                await line.send('{"type": "hello", "id": "1", "version": 1}')
            return json.loads(await line.recv())

    assert asyncio.run(talk("evil.example", "http://evil.example"))["code"] == "foreign-host"
    assert asyncio.run(talk("play.example.org", "http://evil.example"))["code"] == "foreign-page"
    assert asyncio.run(talk("play.example.org", "http://["))["code"] == "foreign-page"
    assert asyncio.run(talk("play.example.org", "https://jeu.example.org"))["type"] == "welcome"


@pytest.mark.parametrize(
    ("option", "value", "sentence"),
    [
        ("--rate", "inf", "should be less than or equal to 1000000000"),
        ("--origin", "notaurl", "is no address of a page"),
        ("--origin", "http://[", "is no address of a page"),
        ("--origin", "https://a.example/path", "is no address of a page"),
        ("--origin", "ftp://a.example", "is no address of a page"),
        ("--proxy", "not-an-ip", "is no address of a proxy"),
        ("--proxy", "10.0.0.1,", "is no address of a proxy"),
        ("--name", "https://a.example", "is no name of a server"),
        ("--name", "a.example:80", "is no name of a server"),
        ("--name", "", "is no name of a server"),
    ],
)
def test_options_that_make_no_sense_are_refused_in_a_sentence(option, value, sentence, tmp_path):
    store = f"sqlite:///{tmp_path / 'a'}"
    done = subprocess.run(
        [sys.executable, "-m", "jurade", "serve", "--port", "0", "--database", store, option, value],
        capture_output=True, text=True, timeout=60, env={**os.environ, "COLUMNS": "200", "NO_COLOR": "1"},
    )  # fmt: skip
    assert done.returncode == 2
    assert sentence in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "a").exists()


def test_options_as_they_should_be():
    assert check_origin("https://Play.Example.org/") == "https://play.example.org"
    assert check_origin("http://localhost:5173") == "http://localhost:5173"
    assert check_name("Play.Example.org.") == "play.example.org"
    assert check_proxies("10.0.0.1, 10.1.0.0/16") == "10.0.0.1, 10.1.0.0/16"
    assert check_proxies("-") == ""
    assert check_proxies("*") == "*"
    with pytest.raises(JuradeError):
        check_proxies("10.0.0.1/8")
