"""What there is to play: games, their words, rules and pictures.  Nothing here changes while the server runs."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from typing import Any

import msgspec
from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from msgspec import UNSET

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
from jurade.server.figures import figure
from jurade.server.replies import GameKind, GameName, GameOption, OptionKind, RulesText

router = APIRouter(prefix="/api", tags=["games"])
WORDS = ("jurade.core", "jurade.table", "jurade.server")  # what every page needs, whatever is played


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise Problem("no-language", language=language, languages=LANGUAGES)
    return language


class Svg(Response):
    """A picture."""

    media_type = "image/svg+xml"


def lasting(request: Request, body: str | bytes, kind: str = "application/json") -> Response:
    """An answer that a client may keep, and ask again whether it still holds."""
    raw = body.encode() if isinstance(body, str) else body
    headers = {"ETag": f'"{hashlib.sha256(raw).hexdigest()[:20]}"', "Cache-Control": "no-cache"}
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(raw, media_type=f"{kind}; charset=utf-8", headers=headers)


def _option(option: Option) -> GameOption:
    kind: OptionKind = "text" if option.free else "choice" if option.values else "number"
    if option.values and all(isinstance(value, bool) for value in option.values):
        kind = "switch"
    return GameOption(
        id=option.id,
        kind=kind,
        default=option.default,
        values=list(option.values) or UNSET,
        per_seat=option.per_seat or UNSET,
        least=option.least if kind == "number" else UNSET,
        most=option.most if kind == "number" else UNSET,
    )


def described(game: Game, language: str) -> GameKind:
    """A game as a page lists it; the words of its options are `option-<id>` … in the game's word file."""
    names = {
        language: GameName(name=said.text("game-name"), tagline=said.text("game-tagline"))
        for language in LANGUAGES
        for said in (game.words(language),)
    }
    return GameKind(
        id=game.id,
        name=names[language].name,
        tagline=names[language].tagline,
        names=names,
        rules=game.rules_version,
        seats=list(game.seats),
        colours=list(game.colours),
        endings=list(game.endings),
        levels=list(LEVELS),
        options=[_option(option) for option in game.options],
    )


@router.get("/games", response_model=list[GameKind])
@weighed
def list_games(request: Request, language: str = "en") -> Response:
    """All games with their options and the levels of bots; `name` and `tagline` are in the language asked for."""
    check_language(language)
    listed = [described(jurade.game(name), language) for name in jurade.game_ids()]
    return lasting(request, msgspec.json.encode(listed))


@router.get("/words/{language}.ftl", response_class=PlainTextResponse)
@weighed
def words_of_the_page(request: Request, language: str) -> Response:
    """The words of the core, the table and the page, as a Fluent file."""
    check_language(language)
    return lasting(request, "\n".join(read_texts(package, language) for package in WORDS), "text/plain")


@router.get("/games/{game}/words/{language}.ftl", response_class=PlainTextResponse)
@weighed
def words_of_a_game(request: Request, game: str, language: str) -> Response:
    """The words of a game, as a Fluent file."""
    package = jurade.game(game).package
    return lasting(request, read_texts(package, check_language(language)), "text/plain")


@router.get("/games/{game}/rules/{language}", response_model=RulesText)
@weighed
def rules_of_a_game(request: Request, game: str, language: str) -> Response:
    """The rules as a page of Markdown and by their numbers, those of the table included."""
    package = jurade.game(game).package
    check_language(language)
    numbered = {**rulebook.rules(rulebook.CORE, language), **rulebook.rules(package, language)}
    text, table = rulebook.page(package, language), rulebook.page(rulebook.CORE, language)
    return lasting(request, msgspec.json.encode(RulesText(text=text, table=table, rules=numbered)))


@router.get("/games/{game}/pictures/{name}.svg", response_class=Svg)
@weighed
def picture_of_the_rules(request: Request, game: str, name: str, language: str = "en") -> Response:
    """A picture of the rules, by the name the rules call it, with or without the game's."""
    jurade.game(game)
    return lasting(
        request, _rules_picture(game, name.removeprefix(f"{game}-"), check_language(language)), "image/svg+xml"
    )


@router.get("/games/{game}/picture.svg", response_class=Svg)
@weighed
def picture_of_a_game(request: Request, game: str, language: str = "en") -> Response:
    """The cover: a board in the middle of a game."""
    jurade.game(game)
    return lasting(request, _cover(game, check_language(language)), "image/svg+xml")


@cache
def _positions(name: str) -> dict[str, dict[str, Any]]:
    """The positions behind the pictures of a game's rules, with what explains them."""
    found = rulebook.book_file(jurade.game(name).package, "pictures.json")
    if not found.is_file():
        return {}
    positions: dict[str, dict[str, Any]] = json.loads(found.read_text(encoding="utf-8"))
    return positions


@cache
def _rules_picture(name: str, picture: str, language: str) -> str:
    game = jurade.game(name)
    if picture not in _positions(name):
        raise Problem("not-found")
    return figure(game, _positions(name)[picture], language)


@cache
def _cover(name: str, language: str) -> str:
    game = jurade.game(name)
    kept = rulebook.book_file(game.package, "cover.jur")
    match = Record.read(kept.read_text(encoding="utf-8")).replay(game) if kept.is_file() else game.new(seed=1)
    return thumbnail(match.scene(None), game.words(language))
