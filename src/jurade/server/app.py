"""The application: every route in one place, errors in one form."""

from __future__ import annotations

import asyncio
import hmac
from typing import Any

from fastapi import Depends, FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from jurade.core.errors import JuradeError
from jurade.core.words import Message
from jurade.server import games, lessons, people, tables
from jurade.server.assets import Page
from jurade.server.door import what_is_wrong
from jurade.server.errors import STATUS, Problem, code_of, told
from jurade.server.gate import Gate, refused_headers
from jurade.server.house import House
from jurade.server.identity import pay
from jurade.server.limits import LARGEST_BODY
from jurade.server.socket import serve_socket

DESCRIPTION = """HTTP sets the table, the socket plays at it.

People use a cookie, programs `Authorization: Bearer <token>`.
Errors are `{"error": {"code", "sentence", "message", "rule"}}`.
The socket at `/api/socket` and its messages are described in docs/api.md.
"""


def make_app(house: House) -> FastAPI:
    """The application of an open house."""
    app = FastAPI(
        title="Jurade",
        version="1",
        description=DESCRIPTION,
        openapi_url="/api/openapi.json",
        docs_url=None,  # would load scripts from elsewhere
        redoc_url=None,
        dependencies=[Depends(pay)],
        responses={"4XX": {"description": 'Refused: `{"error": {"code", "sentence", …}}`.'}},
    )
    app.state.house = house
    for part in (games, lessons, people, tables):
        app.include_router(part.router)
    _add_operations(app, house)
    _add_page(app, Page(house.settings.page))
    app.add_exception_handler(JuradeError, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    app.add_middleware(Gate, house=house, sockets={"/api/socket": serve_socket})
    return app


def _add_operations(app: FastAPI, house: House) -> None:
    @app.get("/health", tags=["operations"])
    async def health(response: Response) -> dict[str, Any]:
        """Is the server open, and does its store answer?"""
        try:
            await asyncio.wait_for(house.store.ping(), timeout=3)
            store = "ok"
        except Exception as error:
            store = type(error).__name__
        good = store == "ok" and not house.closing
        response.status_code = 200 if good else 503
        return {"status": "closing" if house.closing else "ok" if good else "broken", "store": store}

    @app.get("/metrics", tags=["operations"], response_class=Response)
    async def metrics(request: Request) -> Response:
        """Figures for Prometheus, for the operator alone: the sizes of what others are sent tell secrets."""
        key, given = house.settings.metrics_key, request.headers.get("authorization", "").removeprefix("Bearer ")
        if not key or not hmac.compare_digest(given.encode(), key.encode()):
            raise Problem("not-found" if not key else "wrong-token")
        house.metrics.take(house.hall.counts())
        return Response(house.metrics.text(), headers={"Content-Type": CONTENT_TYPE_LATEST})


def _add_page(app: FastAPI, page: Page) -> None:
    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def show_page(request: Request, path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            raise Problem("not-found")
        return page.respond(request, path)


def _answer(error: JuradeError) -> JSONResponse:
    return JSONResponse({"error": told(error)}, status_code=STATUS[code_of(error)], headers=refused_headers(error))


async def _refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, JuradeError)
    return _answer(error)


async def _invalid(_request: Request, error: Exception) -> Response:
    """The first thing that is wrong with a body or query, in a sentence; never what was sent: it may be a password."""
    assert isinstance(error, RequestValidationError)
    return _answer(what_is_wrong(error.errors()[0]))


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        return _answer(Problem("wrong-method", method=request.method))
    if error.status_code == 413:
        return _answer(Problem("too-large", most=LARGEST_BODY))
    if error.status_code == 404:
        return _answer(Problem("not-found"))
    return _answer(Problem("malformed", why=Message("wrong-kind")))
