"""The documents keep up with the program: every route, message and code is described; the example bot plays."""

import asyncio
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from jurade.server.errors import STATUS
from jurade.table import messages

ROOT = Path(__file__).resolve().parents[2]
API = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
SOCKET = API.partition("## The socket")[2]
OPERATIONS = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
BOT = ROOT / "examples" / "bot" / "bot.py"


def kinds(base):
    for kind in base.__subclasses__():
        yield kind
        yield from kinds(kind)


def test_every_route_is_described(server):
    paths = httpx.get(f"{server.url}/api/openapi.json").json()["paths"]
    assert len(paths) > 30
    for path, methods in paths.items():
        for method, about in methods.items():
            assert f"`{method.upper()} {path}`" in API, f"docs/api.md does not describe {method.upper()} {path}"
            assert about.get("description"), f"{method.upper()} {path} has no description"


def test_nothing_is_described_that_does_not_exist(server):
    paths = httpx.get(f"{server.url}/api/openapi.json").json()["paths"]
    for method, path in re.findall(r"`(GET|POST|PUT|PATCH|DELETE) (/[^`?]*)`", API):
        assert method.lower() in paths.get(path, {}), f"there is no {method} {path}"


@pytest.mark.parametrize("base", [messages.FromClient, messages.FromServer])
def test_every_message_and_field_is_described(base):
    for kind in kinds(base):
        row = next(
            (line for line in SOCKET.splitlines() if line.startswith(f"| `{kind.__struct_config__.tag}` |")), None
        )
        assert row is not None, f"docs/api.md does not describe the message '{kind.__struct_config__.tag}'"
        for field in kind.__struct_fields__:
            assert f"`{field}`" in row or (base is messages.FromClient and field == "id"), (row, field)


@pytest.mark.parametrize("code", sorted(STATUS))
def test_every_code_is_described(code):
    assert f"`{code}`" in API


def test_every_option_and_command_of_an_operator_is_described():
    said = subprocess.run(
        [sys.executable, "-m", "jurade", "serve", "--help"], capture_output=True, text=True, env={"COLUMNS": "200"}
    ).stdout
    for option in set(re.findall(r"--[a-z-]+", said)) - {"--help"}:
        assert f"`{option}`" in OPERATIONS, option
    from jurade.cli.administering import admin

    for command in admin.registered_commands:
        name = command.name or command.callback.__name__
        assert f"`jurade admin {name}" in OPERATIONS, name


def test_the_example_bot_has_forty_lines():
    assert sum(bool(line.strip()) for line in BOT.read_text(encoding="utf-8").splitlines()) <= 40


@pytest.mark.slow
@pytest.mark.parametrize("game", ["carcassonne", "flandern"])
def test_the_example_bot_finishes_a_game(game, server, visit):
    async def play():
        async with visit(server) as ada:
            table = (await ada.new_table(game, ("open", "greedy")))["id"]
            token = await ada.token("read", "play", "tables")
            bot = await asyncio.create_subprocess_exec(
                sys.executable, str(BOT), server.url, token, table, "0",
                stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
            )  # fmt: skip
            out, err = await asyncio.wait_for(bot.communicate(), 100)
            assert bot.returncode == 0, err.decode()
            return out.decode().split(), (await ada.ask("GET", f"/tables/{table}/record"))

    scores, record = asyncio.run(play())
    assert f'[Result "{" ".join(scores)}"]' in record
