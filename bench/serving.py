"""A server of its own for a measurement, as a process with an empty store."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

COMMAND = (sys.executable, "-m", "jurade", "serve", "--port", "0", "--rate", "1000000", "--log-level", "warning")


class Server:
    """A server process, and what it has used so far."""

    def __init__(self, folder: str) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, "--database", f"sqlite:///{folder}/bench.sqlite"], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.url = next(line.split()[-1] for line in self.process.stdout if "is open at" in line)

    def cpu(self) -> float:
        """Processor seconds of the server itself, user and system, all its threads, without its bots."""
        threads = Path(f"/proc/{self.process.pid}/task").iterdir()
        return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9

    def memory(self) -> int:
        """Bytes of memory in use."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) * 1024


@contextmanager
def serving() -> Iterator[Server]:
    """A server for as long as it is needed."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            yield server
        finally:
            server.process.terminate()
            server.process.wait(30)
