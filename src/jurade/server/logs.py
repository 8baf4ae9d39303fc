"""Logs for operators: one JSON object a line, what happened and to whom by id, never a secret.

Secrets are passwords, tokens, cookies, invitations, seeds, chat and what a seat alone knows.  Nothing of a request's
body, query, cookies or authorization is ever given to the log; and what is given under such a name is struck out
besides.  What a database says about a statement that failed quotes what was to be kept: of its errors only the kind and
the place in the program are logged.
"""

from __future__ import annotations

import logging
import re
import sys
import traceback
from collections.abc import Iterator, MutableMapping
from typing import Any

import structlog

SECRET_NAMES = frozenset(
    {
        "action",
        "authorization",
        "body",
        "cookie",
        "invitation",
        "invitations",
        "password",
        "plies",
        "query",
        "salt",
        "secret",
        "seed",
        "text",
        "token",
    }
)
STRUCK = "…"


def strike_secrets(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Whatever carries the name of a secret is not written, whoever passed it."""
    for name in event:
        if name in SECRET_NAMES:
            event[name] = STRUCK
    return event


# What SQLAlchemy and the drivers quote, wherever such a text has got into: statements, parameters, keys; and hashes.
QUOTED = re.compile(
    r"\[SQL:.*|\[parameters:.*|DETAIL:.*|Key \([^)]*\)=.*|Failing row contains.*|query argument .*"
    r"|\b[0-9a-f]{64}\b|\bjurade_[\w-]{16,}",
    re.DOTALL,
)
DATABASES = ("sqlalchemy", "asyncpg", "sqlite3", "alembic")  # whose errors quote what was to be kept


def strike_quotes(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """No text that quotes a statement is written, whoever passed it."""
    for name, value in event.items():
        if isinstance(value, str):
            event[name] = QUOTED.sub(STRUCK, value)
    return event


def tell_exception(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """An exception as a text: where it arose, and what it says unless that would quote what was to be kept."""
    given = event.pop("exc_info", None)
    if not given:
        return event
    error = given if isinstance(given, BaseException) else given[1] if isinstance(given, tuple) else sys.exc_info()[1]
    if error is not None:
        event["exception"] = "\n".join(_told(error))
    return event


def _told(error: BaseException) -> Iterator[str]:
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None:
        yield from _told(before)
        yield "then:"
    yield from (line.rstrip() for line in traceback.format_tb(error.__traceback__))
    kind = f"{type(error).__module__}.{type(error).__qualname__}"
    yield kind if kind.startswith(DATABASES) else f"{kind}: {error}"


def set_up_logs(level: str) -> None:
    """Everything goes to standard error, ours and that of the libraries."""
    number = logging.getLevelNamesMapping()[level.upper()]
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True, key="at"),
        strike_secrets,
        tell_exception,
        strike_quotes,
    ]
    render = structlog.processors.JSONRenderer(ensure_ascii=False)
    structlog.configure(
        processors=[*shared, render],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processor=render))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)  # of libraries only what an operator must see: they may log statements and headers
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).setLevel(logging.WARNING)


def log() -> Any:
    """The logger of the server."""
    return structlog.get_logger("jurade")
