"""Bots of one's own: classes and programs, good ones and bad ones."""

import sys
from pathlib import Path

import pytest

import jurade
from jurade.bots.bot import Bot
from jurade.bots.levels import any_bot, make_bot
from jurade.bots.own import BotFault, Decision, OwnBot, own_bot
from jurade.bots.playing import play_out
from jurade.core.errors import JuradeError
from jurade.core.rng import Rng

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
GAME = jurade.game("carcassonne")

ANSWERS = """
import sys, json
for line in sys.stdin:
    word = line.split()[0]
    if word in ("jurade", "game"):
        print("ready", flush=True)
    elif word == "choices":
        choices = json.loads(line.partition(" ")[2])
    {go}
"""
BAD = {
    "does not start": ("program:nobody-has-such-a-program", "cannot be started"),
    "ends": ("elif word == 'go': sys.exit(3)", "ended by itself (exit code 3)"),
    "is not legal": ("elif word == 'go': print('bestmove nonsense', flush=True)", "none of its"),
    "chatters": ("elif word == 'go': print('hello there', flush=True)", "said 'hello there' where 'bestmove'"),
    "is silent": ("elif word == 'go': pass", "did not say 'bestmove'"),
    "says no text": (
        "elif word == 'go': sys.stdout.buffer.write(bytes([255, 10])); sys.stdout.flush()",
        "where 'bestmove'",
    ),
}


def some_moves(bot, number=6):
    """Let a bot play both seats for a while; how many decisions it made."""
    match = GAME.new(2, seed=3)
    for _ in range(number):
        seat = match.to_act()[0]
        known = match.masked(seat)
        action = bot.choose(known, seat, known.legal(seat), Rng(1, 1))
        match.play(seat, GAME.write(known, seat, action))
    return len(match.plies)


def program(tmp_path, go):
    path = tmp_path / "bot.py"
    path.write_text(ANSWERS.format(go=go), encoding="utf-8")
    return f"program:{sys.executable} {path}"


def test_a_class_of_the_present_folder_plays(monkeypatch):
    monkeypatch.chdir(EXAMPLES)
    monkeypatch.setattr(sys, "path", [*sys.path])
    bot = any_bot("longest:Longest", GAME)
    assert some_moves(bot) >= 6


@pytest.mark.parametrize("command", [f"{sys.executable} chance.py", "node first.mjs"])
def test_a_program_of_any_language_plays(monkeypatch, command):
    monkeypatch.chdir(EXAMPLES)
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}:/usr/bin:/bin")
    bot = any_bot(f"program:{command}", GAME)
    assert isinstance(bot, OwnBot)
    assert some_moves(bot) >= 6
    assert bot.decider.about["name"] in ("Chance", "First")
    bot.decider.close()


def test_a_program_that_is_told_to_stop_answers(tmp_path, monkeypatch):
    monkeypatch.setenv("JURADE_BOT_SECONDS", "0.05")
    bot = any_bot(program(tmp_path, "elif word == 'stop': print('bestmove', choices[0], flush=True)"), GAME)
    assert some_moves(bot, 2) >= 2
    bot.decider.close()


@pytest.mark.parametrize("what", BAD)
def test_whatever_a_program_does_wrong_is_said_in_a_sentence(what, tmp_path, monkeypatch):
    monkeypatch.setenv("JURADE_BOT_SECONDS", "0.05")
    monkeypatch.setattr("jurade.bots.own.GRACE", 0.5)
    given, sentence = BAD[what]
    name = given if given.startswith("program:") else program(tmp_path, given)
    bot = any_bot(name, GAME)
    with pytest.raises(BotFault, match="program") as caught:
        some_moves(bot)
    assert sentence in str(caught.value)
    bot.decider.close()


class Raises:
    def decide(self, decision: Decision) -> str:
        raise ZeroDivisionError("I cannot")


class Cheats(Bot):
    def choose(self, known, seat, legal, rng):
        return 123_456_789


class Seeks:
    """Remembers everything that it was given."""

    given: Decision

    def decide(self, decision: Decision) -> str:
        Seeks.given = decision
        return decision.choices[0]


@pytest.mark.parametrize(("name", "sentence"), [("Raises", "ZeroDivisionError: I cannot"), ("Cheats", "123456789")])
def test_a_class_that_fails_or_cheats_is_found_out(name, sentence):
    with pytest.raises(BotFault, match=sentence):
        some_moves(any_bot(f"{__name__}:{name}", GAME))


def test_a_bot_is_given_what_its_seat_knows():
    game = jurade.game("feudo")
    match = game.new(3, seed=4)
    bot = any_bot(f"{__name__}:Seeks", game, match.options)
    seat = match.to_act()[0]
    known = match.masked(seat)
    bot.choose(known, seat, known.legal(seat), Rng(1, 1))
    assert Seeks.given.position == game.dump(known) == match.view(seat)["position"]
    assert Seeks.given.choices == tuple(match.choices(seat))
    assert Seeks.given.options == match.options


def test_names_that_nobody_has_are_refused():
    for name in ("nobody", "nobody:Here", "baron:nonsense=1", "jurade.bots.own:Nothing"):
        with pytest.raises(JuradeError):
            any_bot(name, GAME)
    assert own_bot("baron:5000", GAME, {}) is None


@pytest.mark.parametrize("given", ["soon", "", "0", "-1", "nan", "1e9"])
def test_a_time_that_is_none_is_refused(given, monkeypatch):
    monkeypatch.setenv("JURADE_BOT_SECONDS", given)
    with pytest.raises(BotFault, match="JURADE_BOT_SECONDS is a number of seconds"):
        any_bot("program:nothing", GAME)


def test_a_name_from_elsewhere_starts_no_program():
    with pytest.raises(JuradeError, match="there is no bot 'program'"):
        make_bot("program:touch there", GAME)


def test_a_whole_game_between_a_class_and_one_of_ours(monkeypatch):
    monkeypatch.chdir(EXAMPLES)
    monkeypatch.setattr(sys, "path", [*sys.path])
    state = GAME.start(2, GAME.options.complete({}, 2))
    bots = [any_bot("longest:Longest", GAME), make_bot("random", GAME)]
    play_out(state, bots, Rng(1, 0), Rng(1, 1))
    assert len(state.scores()) == 2
