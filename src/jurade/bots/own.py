"""Bots of one's own: a Python class, or a program in any language that talks through pipes.

Wherever a bot is named (``arena``, ``simulate``, ``play``, …), these names work too::

    clever               a bot that an installed package offers under the entry point "jurade.bots"
    mybots:Clever        the class Clever of the module mybots, which may lie in the present folder
    program:./clever -q  a program; it is started once a game and speaks the protocol of docs/guide/bots.md

A class has one method, ``decide``, which gets a :class:`Decision` and returns one of its choices; a subclass of
:class:`jurade.bots.bot.Bot` is taken as it is, for those who want the speed of numbers.
Either gets what its seat knows and nothing else, and whatever it answers is looked up among the legal choices: it
cannot cheat.  What it does wrong ends its game with a :class:`BotFault`, a sentence that says which bot, and what.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import queue
import shlex
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.metadata import entry_points
from typing import IO, Any, Final, Protocol

from librt.vecs import vec
from mypy_extensions import i64

from jurade.bots.bot import Bot
from jurade.core.errors import ActionError, JuradeError, short
from jurade.core.game import Game
from jurade.core.options import Value
from jurade.core.rng import Rng
from jurade.core.state import State

GROUP: Final = "jurade.bots"  # of entry points
PROGRAM: Final = "program"
VERSION: Final = 1  # of the protocol
SECONDS: Final = 2.0  # that a program may think about a decision; JURADE_BOT_SECONDS says otherwise
GRACE: Final = 3.0  # seconds after which one that has not answered is ended
GREETING: Final = 20.0  # seconds it may take to start
LEAVING: Final = 0.5  # seconds between being asked to leave and being ended
LONGEST: Final = 100_000  # characters of a line that are read


class BotFault(JuradeError):
    """A bot of one's own did something it must not: it failed, was too slow, or answered what is not legal."""


@dataclass(frozen=True)
class Decision:
    """What a bot is asked: everything its seat knows, and nothing else."""

    game: Game
    seat: int
    options: Mapping[str, Value]
    choices: tuple[str, ...]  # in notation
    state: State  # masked
    rng: Rng = field(repr=False)  # for whoever wants chance; the same game gives the same numbers

    @property
    def position(self) -> dict[str, Any]:
        """The position as JSON values, as far as the seat knows it."""
        return dict(self.game.dump(self.state))


class Decider(Protocol):
    """What a class of one's own has."""

    def decide(self, decision: Decision) -> str:
        """One of ``decision.choices``."""
        ...


class CheckedBot(Bot):
    """Somebody's bot, whose answers are looked up: the rules trust what they are given."""

    def __init__(self, name: str, inner: Bot) -> None:
        self.name = name
        self.inner = inner
        self.follows = inner.follows

    def choose(self, known: State, seat: i64, legal: vec[i64], rng: Rng) -> i64:
        try:
            action = self.inner.choose(known, seat, legal, rng)
        except Exception as error:  # whatever somebody's code does
            raise failed(self.name, error) from error
        if action not in list(legal):
            raise BotFault(f"the bot '{self.name}' answered {action}, which is none of its {len(legal)} choices")
        return action

    def hear(self, seat: i64, action: i64) -> None:
        self.inner.hear(seat, action)

    def lose_track(self) -> None:
        self.inner.lose_track()


def failed(name: str, error: Exception) -> BotFault:
    """What to say of a bot whose code has raised something."""
    return BotFault(f"the bot '{name}' failed: {type(error).__name__}: {short(str(error))}")


class OwnBot(Bot):
    """Somebody's decider as a bot."""

    def __init__(self, name: str, decider: Decider, game: Game, options: Mapping[str, Value]) -> None:
        self.name = name
        self.decider = decider
        self.game = game
        self.options = options

    def choose(self, known: State, seat: i64, legal: vec[i64], rng: Rng) -> i64:
        choices = tuple(self.game.write(known, seat, action) for action in legal)
        try:
            text = self.decider.decide(Decision(self.game, int(seat), self.options, choices, known, rng))
        except BotFault:
            raise
        except Exception as error:  # whatever somebody's code does
            raise failed(self.name, error) from error
        if text in choices:
            return legal[choices.index(text)]
        with contextlib.suppress(ActionError, TypeError, AttributeError):  # another spelling of a legal action
            action = self.game.read(known, seat, text)
            if action in list(legal):
                return action
        raise BotFault(
            f"the bot '{self.name}' answered '{short(str(text))}', which is none of its {len(choices)} choices"
            f" (for example '{short(choices[0])}')"
        )


# ---- programs


class Program:
    """A program at the other end of two pipes; it is started at the first decision of a game and ended with it."""

    def __init__(self, command: str, game: Game, options: Mapping[str, Value], seconds: float) -> None:
        self.command = command
        self.name = f"{PROGRAM}:{command}"
        self.seconds = seconds
        self._game, self._options = game, options
        self._process: subprocess.Popen[str] | None = None
        self._said: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self.about: dict[str, str] = {}  # what it said of itself
        self.info: list[str] = []  # what it said while it thought about its last decision

    # ---- talking

    def say(self, *words: object) -> None:
        """Send it a line."""
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(" ".join(map(str, words)) + "\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise self._dead() from None

    def hear(self, word: str, seconds: float) -> str | None:
        """The rest of the next line that begins with a word; None when it does not come in time.

        Lines between may tell about itself (``id``) or its thoughts (``info``), and nothing else.
        """
        until = time.monotonic() + seconds
        while True:
            try:
                line = self._said.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                return None
            if line is None:
                raise self._dead()
            kind, _, rest = line.partition(" ")
            if kind == word:
                return rest.strip()
            if kind == "id":
                what, _, value = rest.partition(" ")
                self.about[what] = short(value)
            elif kind == "info":
                self.info.append(short(rest))
            elif kind:
                self.close()
                raise BotFault(f"the bot '{self.name}' said '{short(line)}' where '{word}' was expected")

    def must_hear(self, word: str, seconds: float) -> str:
        """The same, from one that must not be late."""
        found = self.hear(word, seconds)
        if found is None:
            self.close()
            raise BotFault(f"the bot '{self.name}' did not say '{word}' within {seconds:g} seconds")
        return found

    def _dead(self) -> BotFault:
        assert self._process is not None
        self.close()
        return BotFault(f"the bot '{self.name}' ended by itself (exit code {self._process.returncode})")

    # ---- its life

    def start(self) -> None:
        """Start it, and agree on the protocol and the game."""
        try:
            self._process = subprocess.Popen(
                shlex.split(self.command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
            )
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or error
            raise BotFault(f"the program '{short(self.command)}' cannot be started: {reason}") from None
        assert self._process.stdout is not None
        threading.Thread(target=_listen, args=(self._process.stdout, self._said), daemon=True).start()
        weakref.finalize(self, _end, self._process)
        self.say("jurade", VERSION)
        self.must_hear("ready", GREETING)
        told = {"game": self._game.id, "rules": self._game.rules_version, "options": dict(self._options)}
        self.say("game", json.dumps(told))
        self.must_hear("ready", GREETING)

    def decide(self, decision: Decision) -> str:
        """Its answer to a decision."""
        if self._process is None:
            self.start()
        self.info.clear()
        self.say("position", json.dumps({"seat": decision.seat, "position": decision.position}))
        self.say("choices", json.dumps(decision.choices))
        self.say("go", int(self.seconds * 1000))
        found = self.hear("bestmove", self.seconds)
        if found is None:
            self.say("stop")  # it answers at once with the best it has found by now
            found = self.must_hear("bestmove", GRACE)
        return found

    def close(self) -> None:
        """End it."""
        if self._process is not None:
            _end(self._process)


def _listen(out: IO[str], said: queue.SimpleQueue[str | None]) -> None:
    """Take down every line that a program says; None when it says no more."""
    with contextlib.suppress(OSError, ValueError), out:
        while line := out.readline(LONGEST):
            said.put(line.strip())
    said.put(None)


def _end(process: subprocess.Popen[str]) -> None:
    """Ask a program to leave, and end it if it does not."""
    with contextlib.suppress(OSError, ValueError):
        assert process.stdin is not None
        process.stdin.write("quit\n")
        process.stdin.close()
    try:
        process.wait(LEAVING)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


# ---- by name


def own_bot(name: str, game: Game, options: Mapping[str, Value]) -> Bot | None:
    """The bot of one's own that is called so; None when nobody is."""
    kind, _, rest = name.partition(":")
    if kind == PROGRAM and rest:
        return OwnBot(name, Program(rest, game, options, _seconds()), game, options)
    offered = {point.name: point for point in entry_points(group=GROUP)}
    if not rest and name in offered:
        return _made(name, offered[name].load(), game, options)
    if not rest or "=" in rest or not rest.isidentifier():
        return None
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        module = importlib.import_module(kind)
    except ModuleNotFoundError as error:
        if error.name != kind.partition(".")[0] and error.name != kind:
            raise BotFault(f"the module '{kind}' needs '{error.name}', which is not installed") from None
        return None
    except Exception as error:
        raise BotFault(f"the module '{kind}' cannot be used: {type(error).__name__}: {short(str(error))}") from error
    if not hasattr(module, rest):
        raise BotFault(f"the module '{kind}' has no '{rest}'")
    return _made(name, getattr(module, rest), game, options)


def _seconds() -> float:
    """How long a program may think, as the environment says."""
    given = os.environ.get("JURADE_BOT_SECONDS", str(SECONDS))
    try:
        seconds = float(given)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 86_400:
        raise BotFault(f"JURADE_BOT_SECONDS is a number of seconds above 0, not '{short(given)}'")
    return seconds


def _made(name: str, kind: Any, game: Game, options: Mapping[str, Value]) -> Bot:
    """A bot of somebody's class, which needs no arguments to be made."""
    try:
        made = kind()
    except Exception as error:
        raise failed(name, error) from error
    if isinstance(made, Bot):
        return CheckedBot(name, made)
    if not callable(getattr(made, "decide", None)):
        raise BotFault(f"the bot '{name}' has no method 'decide', and is no jurade.bots.bot.Bot")
    return OwnBot(name, made, game, options)
