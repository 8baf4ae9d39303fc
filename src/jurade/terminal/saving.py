"""Where games of the terminal are kept: one record a game, in a folder of the user's own, found again by its name."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import typer

from jurade.core.errors import JuradeError, code
from jurade.core.record import Record
from jurade.core.words import Arg, Message, settled

SUFFIX = ".jur"
LAST = "last"  # the game that was played last
TOLD = 8  # so many names are told to whoever asks for another


@dataclass(frozen=True)
class Saved:
    """A game in the folder."""

    name: str
    path: Path
    time: float  # of its last choice
    record: Record


def folder() -> Path:
    """The folder; made when it is not there."""
    place = Path(os.environ.get("JURADE_GAMES") or Path(typer.get_app_dir("jurade")) / "games")
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _refused("saved-folder", place=str(place), why=error.strerror or "") from None
    return place


def saved() -> list[Saved]:
    """All games in the folder, the one played last first; files that are no records are passed over."""
    found = []
    for path in folder().glob(f"*{SUFFIX}"):
        try:
            record = Record.read(path.read_text(encoding="utf-8"))
            found.append(Saved(path.stem, path, path.stat().st_mtime, record))
        except (OSError, ValueError):
            continue
    return sorted(found, key=lambda each: -each.time)


def find(name: str) -> Path:
    """The file that a person means: a path, the name of a game in the folder or its beginning, or ``last``."""
    if Path(name).is_file() or Path(name).name != name or Path(name).suffix:
        return Path(name)
    if (path := folder() / f"{name}{SUFFIX}").is_file():
        return path
    names = {each.name: each.path for each in saved()}
    if name == LAST and names:
        return next(iter(names.values()))
    begun = [each for each in names if each.startswith(name)]
    if len(begun) == 1:
        return names[begun[0]]
    listed = begun or list(names)
    told = (*listed[:TOLD], *(["…"] if len(listed) > TOLD else []))
    raise _refused("saved-several" if begun else "saved-other" if told else "saved-none", name=code(name), names=told)


def keep_new(game: str, record: str) -> Path:
    """Keep a new game under the first free name, as ``feudo-3``."""
    place = folder()
    fresh = place / f".{game}-{os.getpid()}-{time.monotonic_ns()}"
    try:
        _write_private(fresh, record)
        for number in count(1):
            path = place / f"{game}-{number}{SUFFIX}"
            try:
                os.link(fresh, path)  # never over a game that another process has just begun
                return path
            except FileExistsError:
                continue
        raise AssertionError("there is always another number")
    except OSError as error:
        raise _refused("saved-unkept", place=str(place), why=error.strerror or "") from None
    finally:
        fresh.unlink(missing_ok=True)


def keep(path: Path, record: str) -> None:
    """Keep a record with all its secrets where nobody else reads it; at every moment the file is a whole record."""
    fresh = path.with_name(f"{path.name}.new")
    try:
        _write_private(fresh, record)
        fresh.replace(path)
    except OSError as error:
        raise _refused("saved-unwritten", place=str(path), why=error.strerror or "") from None


def _refused(key: str, **args: Arg) -> JuradeError:
    return JuradeError(settled(Message(key, args), "jurade.terminal"))


def _write_private(path: Path, text: str) -> None:
    path.unlink(missing_ok=True)
    path.touch(mode=0o600)
    path.write_text(text, encoding="utf-8")
