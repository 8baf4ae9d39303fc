"""The command line.  Every command explains itself with --help; bad input gets a sentence and exit code 2.

Here is only the way in: from the first moment on, also while the commands are still being loaded, whoever stops one or
fills the disk reads a sentence at most, never a traceback.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from jurade.cli.commands import cli as cli
    from jurade.core.errors import JuradeError

FAILED, BAD_INPUT, INTERRUPTED = 1, 2, 130

# What the base install lacks: the parts of pyproject.toml, by what they bring.
EXTRAS = {
    "server": "alembic argon2 asyncpg fastapi itsdangerous msgspec prometheus_client pydantic sqlalchemy starlette "
    "structlog uvicorn websockets",
    "plots": "matplotlib numpy",
    "ray": "ray",
}


def __getattr__(name: str) -> Any:
    """``cli``, all commands, is loaded when somebody wants it."""
    if name != "cli":
        raise AttributeError(f"module 'jurade.cli' has no attribute '{name}'")
    from jurade.cli.commands import cli

    return cli


def app() -> NoReturn:
    """The entry point."""
    code = FAILED
    try:
        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = INTERRUPTED
    finally:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # what is left to do takes no time
        for stream in (sys.stdout, sys.stderr):
            code = code if _is_flushed(stream) else FAILED
    sys.exit(code)


def run(args: Sequence[str]) -> int:
    """Carry out a command line; its exit code."""
    from jurade.core.errors import JuradeError

    try:
        from jurade.cli.commands import cli

        cli(list(args), prog_name="jurade")
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else FAILED if left.code else 0
    except JuradeError as error:
        _complain(_said(error, args))
        return BAD_INPUT
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        extra = next((name for name, brought in EXTRAS.items() if missing in brought.split()), None)
        if extra is None:
            raise
        _complain(f"this needs the part '{extra}', which is not installed: pip install 'jurade[{extra}]'")
        return FAILED
    except OSError as error:
        where = f"'{error.filename}' cannot be used: " if error.filename else ""
        _complain(f"{where}{error.strerror or error}")
        return FAILED
    return 0


def _said(error: JuradeError, args: Sequence[str]) -> str:
    """Why, in the language that was asked for, or that of the system."""
    from jurade.cli.common import chosen_language
    from jurade.core.errors import ActionError, JuradeError
    from jurade.core.words import words

    asked = [after for before, after in pairwise(args) if before in ("-l", "--language")]
    asked += [each.partition("=")[2] for each in args if each.startswith("--language=")]
    try:
        language = chosen_language((asked or [os.environ.get("JURADE_LANGUAGE", "")])[-1])
    except JuradeError:
        language = "en"
    if isinstance(error, ActionError):  # in the words of a game
        return str(error)
    return error.said(words(language, "jurade.table", "jurade.server"))


def _complain(sentence: str) -> None:
    from jurade.cli.common import warn

    warn("jurade:", sentence, "bold red")


def _is_flushed(stream: Any) -> bool:
    """Write out what is left; on a full disk or a closed pipe give it up, or Python would complain of it once more."""
    try:
        stream.flush()
    except (OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        return False
    return True
