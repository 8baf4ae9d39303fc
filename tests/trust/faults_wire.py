"""A wire to a PostgreSQL that can be cut, stopped, slowed, and that can swallow the answer to a commit."""

import asyncio
import contextlib

COMMIT = b"COMMIT"


class Wire:
    """Listens on loopback and passes on what it hears to a socket of PostgreSQL, as well as it is allowed to."""

    def __init__(self, socket: str) -> None:
        self.socket = socket
        self.port = 0
        self.delay = 0.0  # seconds for every piece, in both directions
        self.is_cut = False  # nobody gets through, and those who were through are thrown out
        self.swallow = 0  # so many answers to commits will be lost
        self.swallowed = 0
        self._open: set["Line"] = set()
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        for line in tuple(self._open):
            line.cut()

    def cut(self) -> None:
        """Throw everybody out, and let nobody in until it is mended."""
        self.is_cut = True
        for line in tuple(self._open):
            line.cut()

    def mend(self) -> None:
        self.is_cut, self.delay, self.swallow = False, 0.0, 0

    def hush(self) -> None:
        """Whoever is through now is never heard again, and hears nothing: no end, no reset.  Newcomers get through."""
        for line in self._open:
            line.is_silent = True

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = Line(self, reader, writer)
        self._open.add(line)
        try:
            await line.run()
        finally:
            self._open.discard(line)


class Line:
    """One connection."""

    def __init__(self, wire: Wire, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.wire, self.reader, self.writer = wire, reader, writer
        self.is_silent = False
        self.is_swallowing = False
        self.there: asyncio.StreamWriter | None = None

    def cut(self) -> None:
        for end in (self.writer, self.there):
            if end is not None:
                end.transport.abort()

    async def run(self) -> None:
        with contextlib.suppress(OSError):
            if not self.wire.is_cut:
                back, self.there = await asyncio.open_unix_connection(self.wire.socket)
                both = [
                    asyncio.create_task(self._pass(self.reader, self.there, is_answer=False)),
                    asyncio.create_task(self._pass(back, self.writer, is_answer=True)),
                ]
                await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
                for each in both:
                    each.cancel()
                await asyncio.gather(*both, return_exceptions=True)
        self.cut()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, is_answer: bool) -> None:
        with contextlib.suppress(OSError):
            while piece := await reader.read(1 << 16):
                if self.wire.delay:
                    await asyncio.sleep(self.wire.delay)
                if self.is_silent:
                    continue
                if is_answer and self.is_swallowing:  # it has been done; nobody will hear it
                    self.wire.swallowed += 1
                    return
                if not is_answer and self.wire.swallow and COMMIT in piece:
                    self.wire.swallow -= 1
                    self.is_swallowing = True
                writer.write(piece)
                await writer.drain()
