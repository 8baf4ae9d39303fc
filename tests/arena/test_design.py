"""Studies and tuning: what designers of games and bots use."""

import re
from dataclasses import replace
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

import jurade
from jurade.arena.games import Result
from jurade.arena.report import page
from jurade.arena.statistics import FEW, margin
from jurade.arena.study import Chapter, Setting, differ, factors, play_chapters, settings
from jurade.arena.tuning import GRID, Candidate, candidates, race, race_length
from jurade.arena.workers import Alone
from jurade.bots.levels import make_bot
from jurade.core.errors import JuradeError
from jurade.core.words import LANGUAGES, keys_and_arguments, read_texts

CARCASSONNE = jurade.game("carcassonne")


def result(seed, places, sources, first=0):
    return Result(seed, ("a", "b"), (9, 5), places, "pile", 9, 1, 2.0, 3, 0.1, first=first, sources=sources)


def chapter(*results):
    return Chapter(Setting(None, {}), results)


# ---- studies


def test_factors_put_what_winners_have_more_of_first():
    even, odd = {"road": 5, "city": 9, "barn": 0}, {"road": 4, "city": 1, "barn": 0}
    more = {"road": 4, "city": 8, "barn": 0}
    found = factors([result(1, (1, 2), (even, odd)), result(2, (2, 1), (odd, more))])
    assert [factor.source for factor in found] == ["city", "road"]
    assert found[0].winners == 8.5
    assert found[0].others == 1
    assert found[0].effect > 1


def test_a_game_without_a_loser_tells_no_factor():
    alike = ({"road": 5}, {"road": 5})
    assert factors([result(1, (1, 1), alike)]) == []


def test_the_order_of_play_is_counted_from_who_begins():
    none = ({}, {})
    games = [result(1, (1, 2), none, first=0), result(2, (2, 1), none, first=1), result(3, (1, 2), none, first=1)]
    first, second = chapter(*games).order
    assert (first.number, second.number) == (1, 2)
    assert first.rate == pytest.approx(2 / 3)
    assert second.rate == pytest.approx(1 / 3)
    assert first.low < first.rate < first.high


def test_leads_and_shared_victories():
    none = ({}, {})
    games = chapter(result(1, (1, 2), none), result(2, (1, 1), none))
    assert games.leads == [4, 4]
    assert games.shared == 0.5


def test_only_measurable_differences_are_marked():
    assert differ([1, 2, 3, 2], [8, 9, 8, 9])
    assert not differ([1, 2, 3, 2], [2, 3, 1, 3])
    assert not differ([4, 4], [4, 4])


def test_a_study_tries_every_option_by_itself():
    base = CARCASSONNE.options.complete({"farmers": False}, 2)
    first, *changed = settings(CARCASSONNE, 2, base)
    assert first == Setting(None, base)
    tried = {(setting.option, setting.value): setting.options for setting in changed}
    assert tried["farmers", True]["farmers"] is True
    assert tried["wagon_move", "neighbourhood"]["farmers"] is False
    assert "first_player" not in {setting.option for setting in changed}
    assert all(setting.options != base for setting in changed)


def test_a_study_leaves_out_what_cannot_be_played():
    """Guilds that are given must be named, so that value by itself is no setting."""
    flandern = jurade.game("flandern")
    base = flandern.options.complete({}, 2)
    assert "guild_choice" not in {setting.option for setting in settings(flandern, 2, base)}


class Tags(HTMLParser):
    """The tags of a page in order, and whether they close as they opened."""

    def __init__(self):
        super().__init__()
        self.open, self.seen, self.ids = [], [], []

    def handle_starttag(self, tag, attrs):
        self.seen.append(tag)
        self.ids += [value for name, value in attrs if name == "id"]
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.seen.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def studied():
    base = CARCASSONNE.options.complete({}, 2)
    wanted = [each for each in settings(CARCASSONNE, 2, base) if each.option in (None, "wagon_move")]
    played = play_chapters(CARCASSONNE, 2, ["random", "random"], 3, wanted, Alone())
    chapters = [found for _, found in played if isinstance(found, Chapter)]
    assert [len(each.results) for each in chapters] == [3, 3]
    return chapters


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_study_is_one_page_that_needs_nothing_else(studied, language):
    text = page(CARCASSONNE, 2, ["random", "random"], studied, language)
    tags = Tags()
    tags.feed(text)
    assert tags.open == []
    assert tags.seen.count("svg") == 3
    assert tags.seen.count("h2") == 5
    assert "script" not in tags.seen
    assert not re.search(r"(src|href)=[\"']?(?!#)\S*://", text)
    assert f"lang='{language}'" in text
    for drawn in re.findall(r"<svg.*?</svg>", text, re.DOTALL):
        ElementTree.fromstring(drawn)
    option = CARCASSONNE.words(language).text("option-wagon_move-neighbourhood")
    assert option in text
    assert ("Étude\u00a0: Carcassonne" in text) == (language == "fr")


def test_a_study_of_one_setting_has_no_comparison(studied):
    text = page(CARCASSONNE, 2, ["random", "random"], studied[:1], "en")
    assert "What the options change" not in text
    assert "How the game ends" in text


def clear(games, setting=None):
    """A chapter of games all of which the second place won."""
    played = [
        Result(seed, ("a", "b"), (10, 90), (2, 1), "pile", 9, 1, 2.0, 3, 0.1, sources=({"road": 1}, {"road": 9}))
        for seed in range(games)
    ]
    return Chapter(setting or Setting(None, {}), tuple(played))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("games", [2, FEW - 1, FEW])
def test_too_few_games_are_said_and_nothing_is_concluded(games, language):
    """However clear a few games look."""
    text = page(CARCASSONNE, 2, ["a", "b"], [clear(games)], language)
    few = games < FEW
    assert ("class='warning'" in text) is few
    assert ("class='verdict'" in text) is not few
    assert (f"{games} games per setting are too few" in text) is (few and language == "en")


def test_with_few_games_no_difference_is_marked():
    base = CARCASSONNE.options.complete({}, 2)
    other = Setting("farmers", {**base, "farmers": False})
    for games in (FEW - 1, FEW):
        shorter = clear(games, other)
        changed = Chapter(other, tuple(replace(each, decisions=each.decisions + 50) for each in shorter.results))
        text = page(CARCASSONNE, 2, ["a", "b"], [Chapter(Setting(None, base), clear(games).results), changed], "en")
        assert ("<mark>" in text) is (games == FEW)


def test_the_margin_of_a_share_shrinks_with_games():
    assert margin(4) > 0.3
    assert margin(100) == pytest.approx(0.096, abs=1e-3)
    assert margin(400) == pytest.approx(0.0488, abs=1e-3)


def test_the_words_of_the_arena_are_complete():
    english, french = (keys_and_arguments(read_texts("jurade.arena", language)) for language in LANGUAGES)
    assert english == french


# ---- tuning


def test_candidates_differ_and_can_be_made():
    bots = candidates(8, 5, 3)
    assert len(set(bots)) == 8
    assert bots == candidates(8, 5, 3)
    assert bots[0] == "baron:5"
    for bot in bots:
        assert make_bot(bot, CARCASSONNE).parameters.simulations == 5


def test_every_value_of_the_grid_is_a_parameter():
    for name, values in GRID.items():
        for value in values:
            assert getattr(make_bot(f"baron:{name}={value:g}", CARCASSONNE).parameters, name) == value


def test_a_small_grid_has_few_candidates():
    assert set(candidates(3, 9, 1, {"depth": (2, 4)})) == {"baron:9", "baron:9:depth=2", "baron:9:depth=4"}
    with pytest.raises(JuradeError, match="no more than 3 candidates, not 4"):
        candidates(4, 9, 1, {"depth": (2, 4)})


def test_a_candidate_names_its_parameters():
    assert Candidate("baron:300:depth=4:exploration=0.35", 1, 1).parameters() == {"depth": 4, "exploration": 0.35}
    assert Candidate("baron:300", 1, 1).parameters() == {}


def test_a_race_halves_the_field_until_one_is_left():
    told = list(race("carcassonne", 2, ["page", "random"], "random", 2, Alone()))
    rounds = [each for each in told if isinstance(each, list)]
    assert [len(standing) for standing in rounds] == [2, 1]
    assert [standing[0].games for standing in rounds] == [2, 5]
    assert rounds[0][0].rate >= rounds[0][1].rate
    assert rounds[1][0].bot == rounds[0][0].bot
    games = [each for each in told if isinstance(each, Result)]
    assert len(games) == race_length(2, 2) == 2 * 2 + 3
