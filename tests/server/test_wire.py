"""The wire: frames as the standard has them, long messages compressed, slow clients cut off."""

import asyncio
import itertools
import json

import pytest
import websockets
from websockets.asyncio.client import ClientConnection
from websockets.frames import Frame, Opcode

from jurade.server.wire import SHORT, framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 1000, SHORT - 1])
def test_a_short_message_is_framed_as_the_standard_has_it(size):
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


class Raw(ClientConnection):
    """A connection that keeps what came over the wire."""

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.wire = b""

    def data_received(self, data):
        self.wire += data
        super().data_received(data)


def test_long_messages_are_compressed_and_short_ones_sent_as_they_are(server, visit):
    async def talk():
        async with visit(server) as ada:
            table = (await ada.new_table("carcassonne", ("me", "me")))["id"]
            sizes = {}
            for compression in ("deflate", None):
                async with ada.connect(create_connection=Raw, compression=compression) as socket:
                    before = len(socket.connection.wire)
                    await socket.watch(table, 0, "scene")
                    sizes[compression] = len(socket.connection.wire) - before
                    before = len(socket.connection.wire)
                    answer = await socket.say(type="unwatch", table=table, id="short")
                    assert json.loads(socket.connection.wire[before + 2 :]) == answer
            assert sizes["deflate"] < sizes[None] / 3

    asyncio.run(talk())


async def flood(connection, table):
    """Ask for more and more, and take nothing."""
    await connection.send(json.dumps({"type": "hello", "id": "h", "version": 1}))
    ask = {"type": "watch", "table": table, "seat": 0, "form": "scene"}
    for number in itertools.count():
        await connection.send(json.dumps({**ask, "id": str(number)}))
        await asyncio.sleep(0)  # see whether it has been cut


def test_a_client_that_takes_nothing_is_cut_off_and_may_come_back(server, visit):
    async def talk():
        async with visit(server) as ada:
            table = (await ada.new_table("carcassonne", ("me", "me")))["id"]
            async with ada.connect(hello=False, compression=None, max_queue=1) as socket:
                socket.reading.cancel()
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await flood(socket.connection, table)
                assert closed.value.rcvd is None
            async with ada.connect() as socket:
                assert (await socket.watch(table, 0, "scene"))["ply"] >= 0

    asyncio.run(talk())
