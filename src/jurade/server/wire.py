"""The wire of one socket: uvicorn's WebSocket, with a way to send that never waits.

What a table tells in one turn of the event loop leaves each socket in one write, without a task of its own.
Short messages are sent as they are: to compress them costs more than it saves.
"""

from __future__ import annotations

import asyncio
import struct
import zlib
from collections.abc import Sequence
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CTRL_OPCODES, Frame
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.typing import ExtensionParameter

from jurade.server.reception import Reception, Taking

SHORT: Final = 1400  # bytes of a message that is sent as it is: it fits into one packet anyway
WINDOW_BITS: Final = 12  # 4 kB of earlier messages to refer to
AHEAD: Final = 16  # messages that are read before the application has taken the first of them
FINAL_TEXT: Final = 0x81
MEMORY_LEVEL: Final = 5  # of zlib: some 32 kB a socket, once it has had something long to send
NAME: Final = "wire"  # in the state of the scope


def framed(text: bytes) -> bytes:
    """A short message as one frame, as servers send it: whole, not masked, not compressed (RFC 6455, section 5.2)."""
    size = len(text)
    head = bytes((FINAL_TEXT, size)) if size < 126 else struct.pack("!BBH", FINAL_TEXT, 126, size)
    return head + text


class SparingDeflate(PerMessageDeflate):
    """permessage-deflate, whose memory is taken with the first message that is compressed."""

    def __init__(self, negotiated: PerMessageDeflate) -> None:
        super().__init__(
            negotiated.remote_no_context_takeover,
            negotiated.local_no_context_takeover,
            negotiated.remote_max_window_bits,
            negotiated.local_max_window_bits,
            negotiated.compress_settings,
        )
        if not self.local_no_context_takeover:
            del self.encoder

    def encode(self, frame: Frame) -> Frame:
        if not self.local_no_context_takeover and frame.opcode not in CTRL_OPCODES and not hasattr(self, "encoder"):
            self.encoder = zlib.compressobj(wbits=-self.local_max_window_bits, **self.compress_settings)
        return super().encode(frame)


class SparingDeflateFactory(ServerPerMessageDeflateFactory):
    """Negotiates as usual, and compresses sparingly."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answered, negotiated = super().process_request_params(params, accepted_extensions)
        return answered, SparingDeflate(negotiated)


class Wire(WebSocketsSansIOProtocol):
    """A connection as uvicorn serves it; the application finds it in its state as ``wire``."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn.available_extensions = [
            SparingDeflateFactory(
                server_max_window_bits=WINDOW_BITS,
                client_max_window_bits=WINDOW_BITS,
                compress_settings={"memLevel": MEMORY_LEVEL},
            )
        ]
        self._is_due = False
        self.reception: Reception | None = None  # through which it came in
        self._taking: Taking | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._taking = Taking(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._taking is not None:
            self._taking.end()
        if self.reception is not None:
            self.reception.left()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._taking is not None:
            self._taking.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._taking is not None:
            self._taking.end()

    def keepalive_timeout(self) -> None:
        """No answer to a ping; where we have not read on ourselves, since there was much to do first, ask again."""
        if self.read_paused:
            self.pong_timer = None
            self.pending_ping_payload = None
            self.schedule_ping()
        else:
            super().keepalive_timeout()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"][NAME] = self

    def say(self, text: bytes) -> int:
        """Send a text in UTF-8, never waiting; the bytes that the other side has not taken yet.

        Nothing is sent once the connection closes.
        """
        if self.conn.state is not OPEN:
            return 0
        if len(text) < SHORT:
            self.conn.writes.append(framed(text))
        else:
            self.conn.send_text(text)
        if not self._is_due:
            self._is_due = True
            self.loop.call_soon(self._flush)
        return self.transport.get_write_buffer_size()

    def send_receive_event_to_app(self) -> None:
        """Hand a message to the application, and go on reading unless it has fallen behind."""
        if self.read_paused or self.queue.qsize() >= AHEAD:
            super().send_receive_event_to_app()
        else:
            self.read_paused = True  # uvicorn would stop reading after every message
            super().send_receive_event_to_app()
            self.read_paused = False

    def _flush(self) -> None:
        self._is_due = False
        if sent := self.conn.data_to_send():
            self.transport.write(b"".join(sent))

    def cut(self) -> None:
        """End the connection at once, whatever has not been sent."""
        self.transport.abort()
