"""A game at a terminal, driven by typed lines."""

import io

import pytest
from rich.console import Console

from jurade.bots.bot import RandomBot
from jurade.core.record import Record
from jurade.terminal.session import Leave, Person, Session
from tithe import GAME

DEALT = [f"deal {seat} {card}" for seat, cards in enumerate([(1, 5, 9), (2, 6, 10)]) for card in cards]


class Typist:
    """Somebody who types these lines; what was asked is kept."""

    def __init__(self, *lines):
        self.lines = list(lines)
        self.asked = []

    def __call__(self, prompt):
        self.asked.append(prompt)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def session(*lines, players=None, language="en", match=None, autosave=None):
    typist = Typist(*lines)
    console = Console(file=io.StringIO(), width=100, force_terminal=False)
    played = match or GAME.new(seats=2, seed=1, chance=DEALT)
    seats = players or [Person(""), RandomBot()]
    names = ["person" if isinstance(player, Person) else "random" for player in seats]
    return Session(played, seats, names, console=console, ask=typist, language=language, autosave=autosave), typist


def shown(game):
    return game.console.file.getvalue()


def test_a_whole_game_by_numbers_and_notation():
    game, _ = session("3", "play 1")
    game.run()
    assert game.match.over
    text = shown(game)
    assert "Choose a card" in text
    assert "takes" in text
    assert "all cards played" in text


def test_a_bad_number_and_a_bad_action_are_explained_and_nothing_is_played():
    game, _ = session("9", "play 12", "dance", "quit")
    with pytest.raises(Leave):
        game.run()
    text = shown(game)
    assert "Type a number from 1 to 3." in text
    assert "Card 12 is not in your hand (R2)" in text
    assert "“dance” means nothing here; begin with" in text
    assert [ply for ply in game.match.plies if ply.seat == 0] == []


def test_the_rules_are_at_hand():
    game, _ = session("rules r3", "rules R99", "quit")
    with pytest.raises(Leave):
        game.run()
    assert "R3. When all have chosen" in shown(game)
    assert "tithe has no rule 'R99'" in shown(game)


def test_a_hint_is_a_legal_choice():
    game, _ = session("hint", "choices", "choices 9", "help", "log", "board", "quit")
    with pytest.raises(Leave):
        game.run()
    text = shown(game)
    assert "A good move: Play" in text
    assert "play 1\nplay 5\nplay 9" in text
    assert "see what a bot would play" in text


def test_the_game_is_kept_after_every_choice(tmp_path):
    kept = tmp_path / "game.jur"
    game, _ = session("play 9", autosave=kept)
    with pytest.raises(EOFError):
        game.run()
    record = Record.read(kept.read_text(encoding="utf-8"))
    assert record.tags["Players"] == "person, random"
    assert "0: play 9 !0" in str(record)
    assert record.replay(GAME).fingerprint() == game.match.fingerprint()


def test_saving_where_nothing_can_be_written_says_so(tmp_path):
    game, _ = session(f"save {tmp_path / 'here.jur'}", f"save {tmp_path / 'no' / 'such' / 'folder.jur'}", "quit")
    with pytest.raises(Leave):
        game.run()
    assert (tmp_path / "here.jur").exists()
    assert "could not be written" in shown(game)


def test_secrets_are_covered_when_the_keyboard_changes_hands():
    game, _ = session("", "play 9", "", "play 10", "quit", players=[Person("Ada"), Person("Ben")])
    with pytest.raises((Leave, EOFError)):
        game.run()
    text = shown(game)
    assert "Pass the keyboard to Ada" in text
    assert "Pass the keyboard to Ben" in text
    after = text.split("Pass the keyboard to Ben")[1]
    assert "hand   2 6 10" in after
    assert "hand   1 5 9" not in after


def test_everything_is_said_in_french_too():
    game, _ = session("help", "3", "1", language="fr")
    game.run()
    text = shown(game)
    assert "Choisissez une carte" in text
    assert "Commandes" in text
    assert "toutes les cartes jouées" in text
