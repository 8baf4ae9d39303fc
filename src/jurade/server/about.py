"""The server about itself: what it speaks, how it is, its figures."""

from __future__ import annotations

import asyncio
import hmac
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST

from jurade.server.describing import socket_schema
from jurade.server.errors import Problem
from jurade.server.identity import HouseDep
from jurade.server.replies import Health

router = APIRouter(tags=["operations"])


@router.get("/api/socket.json")
async def describe_socket() -> dict[str, Any]:
    """The messages of the socket, as a JSON Schema."""
    return socket_schema()


@router.get("/health")
async def health(house: HouseDep, response: Response) -> Health:
    """Is the server open, and does its store answer?"""
    try:
        await asyncio.wait_for(house.store.ping(), timeout=3)
        store = "ok"
    except Exception as error:
        store = type(error).__name__
    good = store == "ok" and not house.closing
    response.status_code = 200 if good else 503
    return Health(status="closing" if house.closing else "ok" if good else "broken", store=store)


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(house: HouseDep, request: Request) -> Response:
    """Figures for Prometheus, for the operator alone: the sizes of what others are sent tell secrets."""
    key, given = house.settings.metrics_key, request.headers.get("authorization", "").removeprefix("Bearer ")
    if not key or not hmac.compare_digest(given.encode(), key.encode()):
        raise Problem("not-found" if not key else "wrong-token")
    house.metrics.take(house.hall.counts())
    return Response(house.metrics.text(), headers={"Content-Type": CONTENT_TYPE_LATEST})
