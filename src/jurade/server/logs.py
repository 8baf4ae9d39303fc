"""Logs for operators: one JSON object a line, what happened and to whom by id, never a secret.

Secrets are passwords, tokens, cookies, invitations, seeds and what a seat alone knows.  Nothing of a request's body,
query, cookies or authorization is ever given to the log; and what is given under such a name is struck out besides.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
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


def set_up_logs(level: str) -> None:
    """Everything goes to standard error, ours and that of the libraries."""
    number = logging.getLevelNamesMapping()[level.upper()]
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True, key="at"),
        strike_secrets,
        structlog.processors.format_exc_info,
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
