"""Servers that stop, die and come back, and two servers at one table: nothing is lost, nothing happens twice."""

import asyncio
import contextlib
import json
import random
import signal
import uuid

import pytest
import websockets

from jurade.core.record import Record
from jurade.table.fairness import verify


class Stubborn:
    """A client that comes back whenever the connection breaks, and repeats what was not answered."""

    def __init__(self, person, connect, table, seat, seed):
        self.person, self.connect, self.table, self.seat = person, connect, table, seat
        self.rng = random.Random(seed)
        self.pending = None  # a message that was sent and not answered
        self.done = 0
        self.document = None
        self.heard_bye = False

    async def play(self):
        while self.document is None or not self.document["over"]:
            with contextlib.suppress(OSError, AssertionError, TimeoutError, websockets.WebSocketException):
                async with self.person.connect() as socket:
                    try:
                        await self._play_on(socket)
                    finally:
                        self.heard_bye |= any(each["type"] == "bye" for each in socket.heard)
            await asyncio.sleep(0.05)

    async def _play_on(self, socket):
        await socket.watch(self.table, self.seat)
        while True:
            if self.pending is None:
                await socket.until(
                    lambda: socket.documents[self.table]["over"] or socket.documents[self.table]["choices"]
                )
                self.document = socket.documents[self.table]
                if self.document["over"]:
                    return
                self.pending = {
                    "type": "act", "id": uuid.uuid4().hex, "table": self.table, "seat": self.seat,
                    "ply": self.document["ply"], "action": self.rng.choice(self.document["choices"]),
                }  # fmt: skip
            answer = await socket.say(**self.pending)
            if answer["type"] == "error" and answer["code"] == "closing":
                return
            assert answer["type"] == "done" or answer["code"] == "stale", answer
            self.done += answer["type"] == "done"
            self.pending = None


def check_whole(text, players):
    """The record replays, its draws are fair, and every choice that was answered stands in it exactly once."""
    record = Record.read(text)
    assert record.replay().over
    verify(record)
    for player in players:
        assert sum(line.seat == player.seat for line in record.lines) == player.done


@pytest.mark.slow
@pytest.mark.parametrize("how", ["kill -9", "SIGTERM"])
def test_a_game_goes_on_after_the_server_ended_in_the_middle_of_it(how, start_server, visit, connect):
    async def play():
        server = start_server(None, "--rate", "100000")
        async with visit(server, "Ada") as ada, visit(server, "Bo") as bo:
            table = (await ada.new_table("flandern", ("me", "open", "page")))["id"]
            await bo.ask("PUT", f"/tables/{table}/seats/1", {"who": "me"})
            players = [Stubborn(ada, connect, table, 0, 1), Stubborn(bo, connect, table, 1, 2)]
            playing = asyncio.gather(*(player.play() for player in players))
            for moves in (6, 14, 22):
                while sum(player.done for player in players) < moves and not playing.done():
                    await asyncio.sleep(0.01)
                if how == "kill -9":
                    await asyncio.to_thread(server.kill)
                else:
                    assert await asyncio.to_thread(server.stop) == 0
                server = await asyncio.to_thread(server.again)
            await asyncio.wait_for(playing, 120)
            text = await ada.ask("GET", f"/tables/{table}/record")
            info = (await ada.ask("GET", f"/tables/{table}"))["info"]
        server.kill()
        return text, players, info

    text, players, info = asyncio.run(play())
    check_whole(text, players)
    assert info["status"] == "over"
    if how == "SIGTERM":
        assert any(player.heard_bye for player in players)


@pytest.mark.slow
def test_two_servers_serve_one_table(postgres, start_server, visit, connect):
    """Persons at different servers play with each other; then one server dies and both go on at the other."""
    shared = postgres()

    async def play():
        first = start_server(shared, "--rate", "100000")
        second = start_server(shared, "--rate", "100000")
        async with visit(first, "Ada") as ada, visit(second, "Bo") as bo, visit(second, None) as eve:
            table = (await ada.new_table("flandern", ("me", "open", "page")))["id"]
            await bo.ask("PUT", f"/tables/{table}/seats/1", {"who": "me"})
            async with eve.connect() as watching, ada.connect() as chatting:
                await watching.watch(table)
                await chatting.watch(table)
                await chatting.say(type="say", table=table, text="across")
                await watching.until(lambda: any(each["type"] == "said" for each in watching.heard))
                players = [Stubborn(ada, connect, table, 0, 1), Stubborn(bo, connect, table, 1, 2)]
                playing = asyncio.gather(*(player.play() for player in players))
                while sum(player.done for player in players) < 20:
                    await asyncio.sleep(0.01)
                await asyncio.to_thread(first.kill)
                ada.url = second.url
                await asyncio.wait_for(playing, 120)
                await watching.until(lambda: watching.documents[table]["over"])
            text = await eve.ask("GET", f"/tables/{table}/record")
            # the same cookie is good at both servers
            assert (await bo.ask("GET", "/me"))["person"]["id"] == bo.id
        second.kill()
        return text, players

    check_whole(*asyncio.run(play()))


@pytest.mark.slow
def test_two_clients_at_two_servers_want_the_same_move(postgres, start_server, visit):
    """One of two simultaneous choices is played, the other is stale; both clients then see the same table."""
    shared = postgres()

    async def play():
        first, second = start_server(shared), start_server(shared)
        async with visit(first, "Ada") as ada:
            table = (await ada.new_table("carcassonne", ("me", "me"), options={"first_player": "seat0"}))["id"]
            async with ada.connect() as here:
                ada.url = second.url
                async with ada.connect() as there:
                    await here.watch(table, 0)
                    await there.watch(table, 0)
                    for _ in range(4):
                        seat = here.documents[table]["to_act"][0]
                        await here.watch(table, seat)
                        await there.watch(table, seat)
                        document = here.documents[table]
                        one, other = document["choices"][0], document["choices"][-1]
                        answers = await asyncio.gather(
                            here.act(table, seat, one, document["ply"]), there.act(table, seat, other, document["ply"])
                        )
                        assert sorted(answer["type"] for answer in answers) == ["done", "error"]
                        assert [answer["code"] for answer in answers if "code" in answer] == ["stale"]
                        step = max(answer.get("step", 0) for answer in answers)
                        await here.until(lambda step=step: here.steps[table] >= step)
                        await there.until(lambda step=step: there.steps[table] >= step)
                        assert here.documents[table]["ply"] == there.documents[table]["ply"]
            record = await ada.ask("GET", f"/tables/{table}/record")
        for server in (first, second):
            server.kill()
        return record

    assert len(Record.read(asyncio.run(play())).lines) > 4


def test_clients_are_told_to_come_back(start_server, visit):
    async def talk():
        server = start_server()
        async with visit(server) as ada, ada.connect() as socket:
            code = asyncio.create_task(asyncio.to_thread(server.stop, signal.SIGINT))
            await asyncio.wait_for(socket.reading, 30)
            assert socket.heard[-1]["type"] == "bye"
            assert socket.heard[-1]["retry"] > 0
            assert socket.connection.close_code == 1012
            assert await code == 0
        assert "nothing is lost" in server.said[-1]
        assert '"event": "closed"' in server.log
        for line in server.log.splitlines():
            json.loads(line)

    asyncio.run(talk())
