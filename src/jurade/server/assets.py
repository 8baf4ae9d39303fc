"""The page's files: compressed as they were built, kept by browsers for ever where their names carry a hash."""

from __future__ import annotations

import mimetypes
import re
from collections.abc import Mapping
from dataclasses import dataclass
from email.utils import formatdate
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from jurade.server.errors import Problem

HASHED: Final = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$")  # app-D4f8Kx2a.js, as Vite names them
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))  # best first; files that `make` puts beside an asset
NOT_BUILT: Final = (
    "Jurade's server runs, but its page has not been built.\n"
    "In the source folder, `make play` builds and serves it, and `make page` only builds it.\n"
    "Programs need no page: see /api/games and docs/api.md.\n"
)
FOR_EVER: Final = "public, max-age=31536000, immutable"
# The addresses that people see, by the page that is shown there; the page's own router is made from this.
PLACES: Final[Mapping[str, tuple[str, ...]]] = {
    "Lobby": ("/",),
    "NewTable": ("/new", "/new/{game}"),
    "Table": ("/t/{table}", "/t/{table}/{invitation}"),  # invitations stood in the path once
    "Replay": ("/replay/{table}",),
    "Learn": ("/learn", "/learn/{game}", "/learn/{game}/{lesson}"),
    "Rules": ("/rules", "/rules/{game}"),
    "Me": ("/me",),
    "Person": ("/people/{id}",),
}
_PLACE: Final = re.compile(
    "|".join(re.sub(r"{\w+}", "[^/]+", place.strip("/")) for places in PLACES.values() for place in places)
)
TYPES: Final[Mapping[str, str]] = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
}


@dataclass(frozen=True)
class Asset:
    """One file of the page."""

    path: Path
    kind: str
    changed: str
    encodings: Mapping[str, Path]


class Page:
    """The built page: its files are listed once, so that no request can name another file."""

    def __init__(self, folder: Path) -> None:
        self._assets = {
            file.relative_to(folder).as_posix(): _asset(file)
            for file in (sorted(folder.rglob("*")) if folder.is_dir() else ())
            if file.is_file() and file.suffix not in (".br", ".gz")
        }

    def respond(self, request: Request, path: str) -> Response:
        """A file of the page, or its first document for an address of a person's; the page says which do not exist."""
        if "index.html" not in self._assets:
            return PlainTextResponse(NOT_BUILT, status_code=503, headers={"Cache-Control": "no-store"})
        status = 200
        asset = self._assets.get(path)
        if asset is None:
            if path.startswith("assets/") or "." in path.rpartition("/")[2]:
                raise Problem("not-found")
            status = 200 if _PLACE.fullmatch(path.strip("/")) else 404
            path, asset = "index.html", self._assets["index.html"]
        headers = {
            "Cache-Control": FOR_EVER if HASHED.search(path) else "no-cache",
            "Last-Modified": asset.changed,
            "Vary": "Accept-Encoding",
        }
        if request.headers.get("if-modified-since") == asset.changed and status == 200:
            return Response(status_code=304, headers=headers)
        accepted = {part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
        file = asset.path
        for encoding, compressed in asset.encodings.items():
            if encoding in accepted:
                file = compressed
                headers["Content-Encoding"] = encoding
                break
        return Response(file.read_bytes(), status, headers, asset.kind)


def _asset(file: Path) -> Asset:
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    beside = {name: file.with_name(file.name + end) for name, end in ENCODINGS}
    return Asset(
        path=file,
        kind=f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
        changed=formatdate(int(file.stat().st_mtime), usegmt=True),
        encodings={name: path for name, path in beside.items() if path.is_file()},
    )
