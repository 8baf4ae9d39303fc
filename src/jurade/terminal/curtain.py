"""Where several people share a terminal, what one of them may see is gone before the next one looks.

Secrets are shown on the terminal's alternate screen, which has no scrollback, and wiped there; terminals that keep
lines of it all the same are told to forget them.  The main screen never has them.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from rich.console import Console

FORGET: Final = "\x1b[3J"  # ED 3: the lines that have left the screen (xterm, and most since)
ENDING: Final = ("SIGTERM", "SIGHUP")
STOPPING: Final = "SIGTSTP"  # a stopped game would leave its secrets on the screen


class Curtain:
    """The alternate screen of a console; does nothing where there is no terminal."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self.is_drawn = False

    def draw(self) -> None:
        """From now on everything is shown on the alternate screen."""
        if not self.is_drawn:
            self.is_drawn = True
            self._console.set_alt_screen(True)

    def wipe(self) -> None:
        """Nothing that was shown can be found on the screen, above it, or among the lines typed before."""
        self._console.clear()
        if self._console.is_terminal:
            self._console.file.write(FORGET)
            self._console.file.flush()
        editing: Any = sys.modules.get("readline")  # in use only when somebody has imported it
        if editing is not None:
            editing.clear_history()

    def lift(self) -> None:
        """Wipe, and back to the main screen."""
        if self.is_drawn:
            self.wipe()
            self._console.set_alt_screen(False)
            self.is_drawn = False

    @contextmanager
    def lifted_at_the_end(self) -> Iterator[None]:
        """However what happens here ends, by itself, by a key, by a signal or by a fault: the curtain is lifted."""
        with _signals():
            try:
                yield
            finally:
                self.lift()


@contextmanager
def _signals() -> Iterator[None]:
    """Signals that would end the process at once end it in order; in other threads than the first nothing changes."""
    before: dict[int, Any] = {}
    try:
        for name in (*ENDING, STOPPING):
            number = getattr(signal, name, None)
            if number is not None:
                before[number] = signal.signal(number, signal.SIG_IGN if name == STOPPING else _end)
    except ValueError:  # not the first thread
        pass
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _end(number: int, _: object) -> None:
    raise SystemExit(128 + number)
