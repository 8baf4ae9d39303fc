"""The application: every route in one place, errors in one form."""

from __future__ import annotations

from fastapi import Depends, FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from jurade.core.errors import JuradeError
from jurade.core.words import Message
from jurade.server import about, games, lessons, people, tables
from jurade.server.assets import Page
from jurade.server.describing import answering, describe
from jurade.server.door import what_is_wrong
from jurade.server.errors import STATUS, Problem, code_of, refusal_body
from jurade.server.gate import Gate, refused_headers
from jurade.server.house import House
from jurade.server.identity import pay
from jurade.server.limits import LARGEST_BODY
from jurade.server.replies import RefusedRequest
from jurade.server.socket import serve_socket

DESCRIPTION = """HTTP sets the table, the socket plays at it.

People use a cookie, programs `Authorization: Bearer <token>`.
Errors are `{"error": {"code", "sentence", "message", "rule"}}`.
The messages of the socket at `/api/socket` are described by `/api/socket.json`.
"""


def interface() -> FastAPI:
    """Every route that programs can use, described; it answers once it is that of a house."""
    app = FastAPI(
        title="Jurade",
        version="1",
        description=DESCRIPTION,
        openapi_url="/api/openapi.json",
        docs_url=None,  # would load scripts from elsewhere
        redoc_url=None,
        dependencies=[Depends(pay)],
        responses={
            "4XX": {"description": "It was refused.", **answering(RefusedRequest)},
            "5XX": {"description": "It could not be done.", **answering(RefusedRequest)},
        },
    )
    for part in (games, lessons, people, tables, about):
        app.include_router(part.router)
    describe(app)
    return app


def make_app(house: House) -> FastAPI:
    """The application of an open house."""
    app = interface()
    app.state.house = house
    _add_page(app, Page(house.settings.page))
    app.add_exception_handler(JuradeError, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    app.add_middleware(Gate, house=house, sockets={"/api/socket": serve_socket})
    return app


def _add_page(app: FastAPI, page: Page) -> None:
    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def show_page(request: Request, path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            raise Problem("not-found")
        return page.respond(request, path)


def _answer(error: JuradeError) -> Response:
    return Response(refusal_body(error), STATUS[code_of(error)], refused_headers(error), "application/json")


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
