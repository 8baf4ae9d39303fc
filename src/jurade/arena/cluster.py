"""Games on a Ray cluster, or on a Ray started here for as long as they last; needs the extra ``jurade[ray]``."""

from __future__ import annotations

import logging
import os
import secrets
import warnings
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.metadata import version
from typing import Any

from jurade.arena.games import Job, Result
from jurade.arena.workers import Portions, play_portion
from jurade.core.errors import JuradeError
from jurade.core.registry import game

STORE_BYTES = 128 * 1024 * 1024  # results are small: a local Ray need not take a third of the memory
TRIES = 3  # to enter a cluster: Ray's door forks a server for each client, and that fork may hang
QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",  # nothing is reported to anybody
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # no warning about accelerators that nobody uses
}


def what_plays(name: str) -> tuple[str, str]:
    """The versions of the package and of a game's rules where this runs."""
    return version("jurade"), game(name).rules_version


class OnRay:
    """``ray`` is the cluster that RAY_ADDRESS names, or else one started here; ``ray://host:port`` is a cluster's door.

    All machines need the same version of Jurade; they are asked before the first game.
    A game whose machine is lost is played again elsewhere: that is Ray's part.
    """

    def __init__(self, on: str, processes: int) -> None:
        self.address = on if on != "ray" else os.environ.get("RAY_ADDRESS", "local")
        self.processes = processes
        for name, value in QUIET.items():
            os.environ.setdefault(name, value)
        if self.address == "local" and "RAY_AUTH_MODE" not in os.environ:
            # Ray would write a token into the home directory; one for this Ray alone is enough.
            os.environ.update(RAY_AUTH_MODE="token", RAY_AUTH_TOKEN=secrets.token_hex(32))
        try:
            self.ray: Any = import_module("ray")
        except ImportError:
            raise JuradeError("Ray is not installed; install it with: pip install 'jurade[ray]'") from None

    def play_all(self, jobs: Sequence[Job]) -> Iterator[Result]:
        if not jobs:
            return
        self._connect()
        try:
            self._check_versions(jobs[0].game)
            remote = self.ray.remote(play_portion)
            portions = Portions(jobs)
            running: list[Any] = []
            while True:
                at_once = 2 * max(1, int(self.ray.cluster_resources().get("CPU", 1)))
                while len(running) < at_once and (portion := portions.take()):
                    running.append(remote.remote(portion))
                if not running:
                    return
                done, running = self.ray.wait(running)
                for finished in done:
                    results: list[Result] = self._get(finished)
                    portions.learn(results)
                    yield from results
        finally:
            self.ray.shutdown()

    def _connect(self) -> None:
        settings: dict[str, Any] = {"address": self.address, "log_to_driver": False, "logging_level": logging.ERROR}
        if self.address == "local":
            settings |= {"num_cpus": self.processes, "include_dashboard": False, "object_store_memory": STORE_BYTES}
        try:
            for left in reversed(range(TRIES)):
                try:
                    with warnings.catch_warnings():
                        warnings.simplefilter("ignore")  # what Ray warns of is said below, in a sentence
                        self.ray.init(**settings)
                    return
                except ConnectionAbortedError:
                    if not left:
                        raise
        except (ConnectionError, TimeoutError, RuntimeError, ValueError, ImportError) as error:
            reason = str(error).strip().partition("\n")[0].rstrip(".")
            raise JuradeError(
                f"no Ray cluster answers at '{self.address}' ({reason}); "
                "is it running there, with its client port open (10001 unless changed), "
                "and are RAY_AUTH_MODE and RAY_AUTH_TOKEN set as it wants them?"
            ) from None

    def _check_versions(self, name: str) -> None:
        there = self._get(self.ray.remote(what_plays).remote(name))
        here = what_plays(name)
        if tuple(there) != here:
            raise JuradeError(
                f"the cluster has jurade {there[0]} with the rules {there[1]}, but here are {here[0]} and {here[1]}; "
                "install the same version everywhere"
            )

    def _get(self, reference: Any) -> Any:
        """What a task gave; what went wrong there, in a sentence."""
        errors = self.ray.exceptions
        try:
            return self.ray.get(reference)
        except errors.RayTaskError as error:
            cause = error.cause
            if isinstance(cause, JuradeError):
                raise JuradeError(str(cause)) from None
            if isinstance(cause, ModuleNotFoundError):
                raise JuradeError(f"a machine of the cluster lacks Jurade or a part of it: {cause}") from None
            raise
        except errors.RayError as error:
            first = str(error).strip().partition("\n")[0]
            raise JuradeError(f"the Ray cluster could not play on: {first}") from None
