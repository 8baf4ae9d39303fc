"""Studies and tuning: what designers of games and bots use."""

from xml.etree import ElementTree

import jurade
from jurade.arena.games import Result
from jurade.arena.study import Chapter, factors, page, play_chapters, settings
from jurade.arena.tuning import candidates, race
from jurade.arena.workers import Alone
from jurade.bots.levels import make_bot

CARCASSONNE = jurade.game("carcassonne")


def result(seed, places, sources):
    return Result(seed, ("a", "b"), (9, 5), places, "pile", 9, 1, 2.0, 3, 0.1, sources=sources)


def test_factors_put_what_winners_have_more_of_first():
    even, odd = {"road": 5, "city": 9, "barn": 0}, {"road": 4, "city": 1, "barn": 0}
    more = {"road": 4, "city": 8, "barn": 0}
    found = factors([result(1, (1, 2), (even, odd)), result(2, (2, 1), (odd, more))])
    assert [factor.source for factor in found] == ["city", "road"]
    assert found[0].winners == 8.5
    assert found[0].others == 1
    assert found[0].effect > 1


def test_a_study_tries_every_option_by_itself():
    base = CARCASSONNE.options.complete({"farmers": False}, 2)
    tried = dict(settings(CARCASSONNE, 2, base))
    assert tried["as given"] == base
    assert tried["farmers = true"]["farmers"] is True
    assert tried["wagon_move = neighbourhood"]["farmers"] is False
    assert not any(title.startswith("first_player") for title in tried)


def test_a_study_is_one_page_that_needs_nothing_else():
    base = CARCASSONNE.options.complete({}, 2)
    chapters = []
    for _, found in play_chapters(CARCASSONNE, 2, ["random", "random"], 2, base, Alone()):
        if isinstance(found, Chapter):
            chapters.append(found)
    text = page(CARCASSONNE, 2, ["random", "random"], chapters, CARCASSONNE.words("fr"))
    assert text.count("<svg") == 3
    assert "wagon_move = neighbourhood" in text
    assert "<script" not in text
    assert 'src="' not in text
    start, end = text.index("<svg"), text.index("</svg>") + 6
    ElementTree.fromstring(text[start:end])


def test_candidates_differ_and_can_be_made():
    bots = candidates(8, 5, 3)
    assert len(set(bots)) == 8
    assert bots == candidates(8, 5, 3)
    for bot in bots:
        assert make_bot(bot, CARCASSONNE).parameters.simulations == 5


def test_a_race_halves_the_field_until_one_is_left():
    rounds = list(race("carcassonne", 2, ["page", "random"], "random", 2, Alone()))
    assert [len(standing) for standing in rounds] == [2, 1]
    assert rounds[0][0].games == 2
    assert rounds[1][0].games == 5
    assert rounds[0][0].rate >= rounds[0][1].rate
