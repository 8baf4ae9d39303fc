"""What there is to play: games, their words, rules and pictures.  Nothing here changes while the server runs."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from importlib.resources import files
from typing import Any

from fastapi import APIRouter, Request, Response

import jurade
from jurade.bots.levels import LEVELS
from jurade.core import rulebook
from jurade.core.game import Game
from jurade.core.options import Option
from jurade.core.record import Record
from jurade.core.svg import thumbnail
from jurade.core.words import LANGUAGES, read_texts
from jurade.server.costs import weighed
from jurade.server.errors import Problem

router = APIRouter(prefix="/api", tags=["games"])
WORDS = ("jurade.core", "jurade.table", "jurade.server")  # what every page needs, whatever is played


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise Problem("no-language", language=language, languages=", ".join(LANGUAGES))
    return language


def lasting(request: Request, body: str, kind: str) -> Response:
    """An answer that a client may keep, and ask again whether it still holds."""
    raw = body.encode()
    headers = {"ETag": f'"{hashlib.sha256(raw).hexdigest()[:20]}"', "Cache-Control": "no-cache"}
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(raw, media_type=f"{kind}; charset=utf-8", headers=headers)


def _option(option: Option) -> dict[str, Any]:
    kind = "text" if option.free else "choice" if option.values else "number"
    if option.values and all(isinstance(value, bool) for value in option.values):
        kind = "switch"
    out: dict[str, Any] = {"id": option.id, "kind": kind, "default": option.default}
    if option.values:
        out["values"] = list(option.values)
    if option.per_seat:
        out["per_seat"] = True
    if kind == "number":
        out["least"], out["most"] = option.least, option.most
    return out


def described(game: Game, language: str) -> dict[str, Any]:
    """A game as a page lists it; the words of its options are `option-<id>` … in the game's word file."""
    names = {
        language: {"name": said.text("game-name"), "tagline": said.text("game-tagline")}
        for language in LANGUAGES
        for said in (game.words(language),)
    }
    return {
        "id": game.id,
        **names[language],
        "names": names,
        "rules": game.rules_version,
        "seats": list(game.seats),
        "colours": list(game.colours),
        "endings": list(game.endings),
        "levels": list(LEVELS),
        "options": [_option(option) for option in game.options],
    }


@router.get("/games")
@weighed
def list_games(request: Request, language: str = "en") -> Response:
    """All games with their options and the levels of bots; `name` and `tagline` are in the language asked for."""
    check_language(language)
    listed = [described(jurade.game(name), language) for name in jurade.game_ids()]
    return lasting(request, json.dumps(listed, ensure_ascii=False), "application/json")


@router.get("/words/{language}.ftl", response_class=Response)
@weighed
def words_of_the_page(request: Request, language: str) -> Response:
    """The words of the core, the table and the page, as a Fluent file."""
    check_language(language)
    return lasting(request, "\n".join(read_texts(package, language) for package in WORDS), "text/plain")


@router.get("/games/{game}/words/{language}.ftl", response_class=Response)
@weighed
def words_of_a_game(request: Request, game: str, language: str) -> Response:
    """The words of a game, as a Fluent file."""
    package = jurade.game(game).package
    return lasting(request, read_texts(package, check_language(language)), "text/plain")


@router.get("/games/{game}/rules/{language}")
@weighed
def rules_of_a_game(request: Request, game: str, language: str) -> Response:
    """The rules as a page of Markdown and by their numbers, those of the table included."""
    package = jurade.game(game).package
    check_language(language)
    numbered = {**rulebook.rules(rulebook.CORE, language), **rulebook.rules(package, language)}
    body = {
        "text": rulebook.page(package, language),
        "table": rulebook.page(rulebook.CORE, language),
        "rules": numbered,
    }
    return lasting(request, json.dumps(body, ensure_ascii=False), "application/json")


@router.get("/games/{game}/pictures/{name}.svg", response_class=Response)
@weighed
def picture_of_the_rules(request: Request, game: str, name: str, language: str = "en") -> Response:
    """A picture of the rules, by the name the rules call it, with or without the game's."""
    jurade.game(game)
    return lasting(
        request, _rules_picture(game, name.removeprefix(f"{game}-"), check_language(language)), "image/svg+xml"
    )


@router.get("/games/{game}/picture.svg", response_class=Response)
@weighed
def picture_of_a_game(request: Request, game: str, language: str = "en") -> Response:
    """The cover: a board in the middle of a game."""
    jurade.game(game)
    return lasting(request, _cover(game, check_language(language)), "image/svg+xml")


@cache
def _positions(name: str) -> dict[str, dict[str, Any]]:
    """The positions behind the pictures of a game's rules."""
    found = files(jurade.game(name).package) / "rules" / "pictures.json"
    if not found.is_file():
        return {}
    positions: dict[str, dict[str, Any]] = json.loads(found.read_text(encoding="utf-8"))
    return positions


@cache
def _rules_picture(name: str, picture: str, language: str) -> str:
    game = jurade.game(name)
    if picture not in _positions(name):
        raise Problem("not-found")
    place = {"game": game.id, "rules": game.rules_version, **_positions(name)[picture]}
    return thumbnail(game.load(place, seed=0).scene(None), game.words(language))


@cache
def _cover(name: str, language: str) -> str:
    game = jurade.game(name)
    kept = files(game.package) / "rules" / "cover.jur"
    match = Record.read(kept.read_text(encoding="utf-8")).replay(game) if kept.is_file() else game.new(seed=1)
    return thumbnail(match.scene(None), game.words(language))
