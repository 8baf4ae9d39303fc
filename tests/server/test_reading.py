"""What can be read without playing: games, words, rules, pictures, lessons."""

import re
import xml.etree.ElementTree as ElementTree

import httpx
import pytest

import jurade
from jurade.core.lesson import lessons
from jurade.core.words import LANGUAGES, keys_and_arguments


@pytest.fixture(scope="module")
def http(server):
    with httpx.Client(base_url=f"{server.url}/api", timeout=60) as client:
        yield client


def test_games_are_listed_with_names_seats_and_options(http):
    listed = {game["id"]: game for game in http.get("/games").json()}
    assert tuple(listed) == jurade.game_ids()
    for name, shown in listed.items():
        game = jurade.game(name)
        assert shown["seats"] == list(game.seats)
        assert shown["names"]["fr"]["name"] == game.words("fr").text("game-name")
        assert {option["id"]: option["default"] for option in shown["options"]} == {
            o.id: o.default for o in game.options
        }


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_are_named_in_the_language_asked_for(http, language):
    for shown in http.get("/games", params={"language": language}).json():
        said = jurade.game(shown["id"]).words(language)
        assert (shown["name"], shown["tagline"]) == (said.text("game-name"), said.text("game-tagline"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_served_and_kept(http, language):
    answer = http.get(f"/words/{language}.ftl")
    known = keys_and_arguments(answer.text)
    assert {"chip-winner", "error-nobody", "refused-stale"} <= set(known)
    assert http.get(f"/words/{language}.ftl", headers={"If-None-Match": answer.headers["etag"]}).status_code == 304
    for game in jurade.game_ids():
        assert "game-name" in keys_and_arguments(http.get(f"/games/{game}/words/{language}.ftl").text)


@pytest.mark.parametrize("game", jurade.game_ids())
def test_rules_come_with_all_their_pictures(http, game):
    rules = http.get(f"/games/{game}/rules/en").json()
    assert "J1" in rules["rules"]
    assert rules["text"].startswith("# ")
    named = re.findall(r"\]\(pictures/([^)]+)\.svg\)", rules["text"])
    assert named
    for picture in named:
        drawn = http.get(f"/games/{game}/pictures/{picture}.svg")
        assert drawn.headers["content-type"].startswith("image/svg+xml")
        ElementTree.fromstring(drawn.text)
    ElementTree.fromstring(http.get(f"/games/{game}/picture.svg?language=fr").text)
    assert http.get(f"/games/{game}/pictures/none.svg").status_code == 404


@pytest.mark.parametrize("game", jurade.game_ids())
def test_a_lesson_is_shown_previewed_and_judged(http, game):
    listed = http.get(f"/games/{game}/lessons").json()
    known = lessons(jurade.game(game))
    assert [lesson["name"] for lesson in listed] == [lesson.name for lesson in known]
    lesson = known[0]
    address = f"/games/{game}/lessons/{lesson.name}"
    shown = http.get(address).json()
    offered = [choice["action"] for choice in shown["document"]["scene"]["choices"]]
    assert lesson.right[0] in offered
    right = http.post(address, json={"action": lesson.right[0]}).json()
    assert (right["right"], right["message"]) == (True, [f"lesson-{lesson.name}-why"])
    assert right["document"]["ply"] > shown["document"]["ply"]
    assert right["log"]
    wrong = next(action for action in offered if action not in lesson.right)
    answer = http.post(address, json={"action": wrong, "show": True}).json()
    assert (answer["right"], answer["answer"]) == (False, lesson.right[0])
    assert "lines" in http.post(f"{address}/preview", json={"action": wrong}).json()["preview"]
    refused = http.post(address, json={"action": "dance"}).json()["error"]
    assert refused["code"] in ("unreadable", "illegal")
    assert http.get(f"/games/{game}/lessons/none").json()["error"]["code"] == "no-lesson"
