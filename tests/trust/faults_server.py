"""A server whose clock can be made to jump: the first argument names a file that holds the offset.

``python faults_server.py OFFSET serve --port 0 …`` is ``jurade serve …`` by that clock.
"""

import mmap
import os
import struct
import sys
import threading
import time
from pathlib import Path

OFFSET = struct.Struct("q")  # milliseconds


def make_offset(file: Path) -> None:
    """A clock that is right, for now."""
    file.write_bytes(OFFSET.pack(0))


def jump(file: Path, milliseconds: int) -> None:
    """From now on the clock goes so much before or after the right time."""
    with file.open("r+b") as opened:
        opened.write(OFFSET.pack(milliseconds))


def bend_time(file: Path) -> None:
    """Let this process's clock follow the file, like one that is set by hand; what only counts on goes on."""
    with file.open("rb") as opened:
        shared = mmap.mmap(opened.fileno(), OFFSET.size, access=mmap.ACCESS_READ)
    true_ns, true = time.time_ns, time.time
    time.time_ns = lambda: true_ns() + OFFSET.unpack_from(shared)[0] * 1_000_000
    time.time = lambda: true() + OFFSET.unpack_from(shared)[0] / 1000


def end_with_parent() -> None:
    """Whoever tries servers may be killed himself; they do not outlive him."""
    parent = os.getppid()

    def look() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=look, daemon=True).start()


if __name__ == "__main__":
    end_with_parent()
    bend_time(Path(sys.argv[1]))
    from jurade.cli import app

    sys.argv = ["jurade", *sys.argv[2:]]
    app()
