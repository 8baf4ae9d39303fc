"""Two people at one real terminal (tmux): what one of them saw is nowhere when the other looks, nor afterwards."""

import os
import secrets
import shlex
import shutil
import signal
import subprocess
import sys
import time

import pytest

import jurade
from jurade.core.words import words

pytestmark = pytest.mark.slow

PATIENCE = 60  # seconds, for machines with much else to do
SEED = 7
SHELL = "env -u LINES -u COLUMNS PS1='$ ' sh"


class Terminal:
    """A pane of a tmux of its own, with a shell in it."""

    def __init__(self, folder, rows=120):
        if shutil.which("tmux") is None:
            pytest.fail("No tmux was found: the tests of the shared terminal need one (on Debian: apt install tmux).")
        self.folder = folder
        self.name = f"jurade-{secrets.token_hex(4)}"
        self.games = folder / "games"
        self._tmux("-f", "/dev/null", "new-session", "-d", "-x", "150", "-y", str(rows), SHELL)
        self.type("echo ready", "")
        self.until("ready")

    def _tmux(self, *args):
        done = subprocess.run(["tmux", "-L", self.name, *args], capture_output=True, text=True, check=True, timeout=60)
        return done.stdout

    def type(self, *lines):
        for line in lines:
            if line:
                self._tmux("send-keys", "-l", line)
            self._tmux("send-keys", "Enter")

    def press(self, key):
        self._tmux("send-keys", key)

    def all(self):
        """Everything that can be read in this terminal: the screen, and all one can scroll up to."""
        return self._tmux("capture-pane", "-p", "-J", "-S", "-")

    def is_on_the_other_screen(self):
        return self._tmux("display-message", "-p", "#{alternate_on}").strip() == "1"

    def until(self, text):
        for _ in range(PATIENCE * 10):
            now = self.all()
            if text in now:
                return now
            time.sleep(0.1)
        raise AssertionError(f"'{text}' never came:\n{now}")

    def until_asked(self, player):
        """Until the last thing on the screen is the prompt of this player."""
        for _ in range(PATIENCE * 10):
            now = self.all()
            if now.rstrip().endswith(f"{player} >"):
                return now
            time.sleep(0.1)
        raise AssertionError(f"{player} was never asked:\n{now}")

    def play(self, game):
        command = f"{shlex.quote(sys.executable)} -m jurade play {game} --seats 2 --people 2 --seed {SEED}"
        self.type(f"echo $$ > {self.folder / 'shell'}", f"JURADE_GAMES={self.games} {command}; echo; echo finished")

    def pid(self):
        """The process of the game."""
        shell = int((self.folder / "shell").read_text())
        found = subprocess.run(["ps", "--ppid", str(shell), "-o", "pid="], capture_output=True, text=True, check=True)
        return int(found.stdout.split()[0])

    def close(self):
        subprocess.run(["tmux", "-L", self.name, "kill-server"], capture_output=True, check=False)


@pytest.fixture
def terminal(tmp_path):
    terminal = Terminal(tmp_path)
    yield terminal
    terminal.close()


def lines(text):
    """Lines that could tell something."""
    return {line.strip() for line in text.splitlines() if len(line.strip()) > 6}


def known_to(match, seat):
    """What the board shows to a seat and not to everybody."""
    return lines(match.text_board(seat)) - lines(match.text_board(None))


def pass_and_look(terminal, player):
    """Take the keyboard as this player; all that is there before and after."""
    covered = terminal.until(f"Pass the keyboard to {player}")
    terminal.type("")
    return covered, terminal.until_asked(player)


def players(game):
    """What the seats are called at the terminal."""
    rules = jurade.game(game)
    said = words("en", rules.package, "jurade.terminal")
    return [said.text(rules.seat_name(seat)) for seat in range(2)]


def has_secrets(match):
    return bool(match.state.sealed()) or not all(match.masked(seat).is_complete() for seat in range(match.seats))


def play_on(terminal, game, passes):
    """Play the first choice again and again, until the keyboard has been passed so often behind the curtain.

    What each person saw there, and what both saw before.
    """
    names = players(game)
    shown = {0: set(), 1: set()}
    match = jurade.game(game).new(2, seed=SEED)
    at, drawn, public = None, False, set()
    while passes:
        seat = match.to_act()[0]
        if not drawn and not has_secrets(match):
            public |= lines(terminal.until_asked(names[seat]))
        elif seat != at or not drawn:
            covered, seen = pass_and_look(terminal, names[seat])
            assert terminal.is_on_the_other_screen()
            if not drawn:
                public |= lines(covered)
            drawn = True
            passes -= 1
            assert not (shown[1 - seat] - public) & lines(covered)  # nothing is left of what the other saw
            private = known_to(match, 1 - seat) - lines(match.text_board(seat))
            assert not private & lines(covered)
            assert not private & lines(seen)
            assert known_to(match, seat) <= lines(seen)
        at = seat
        if drawn:
            shown[seat] |= lines(terminal.until_asked(names[seat]))
        before = match.plies
        choice = match.choices(seat)[0]
        terminal.type(choice)
        match.play(seat, choice)
        for _ in range(PATIENCE * 10):
            kept = next(terminal.games.glob("*.jur"), None)
            if kept and len(jurade.Record.read(kept.read_text()).lines) >= len(match.plies):
                break
            time.sleep(0.1)
        assert len(match.plies) > len(before)
    return match, shown, public


@pytest.mark.parametrize(
    ("game", "way"), [("bastions", "quit"), ("bastions", "fault"), ("feudo", "Ctrl-C"), ("feudo", "SIGTERM")]
)
def test_nothing_that_was_secret_can_be_scrolled_back_to(terminal, game, way):
    terminal.play(game)
    match, shown, public = play_on(terminal, game, 3)
    assert all(shown.values())
    if way == "quit":
        seat = match.to_act()[0]
        if f"Pass the keyboard to {players(game)[seat]}" in terminal.all():
            terminal.type("")
        terminal.type("quit")
    elif way == "Ctrl-C":
        terminal.press("C-c")
    elif way == "SIGTERM":
        os.kill(terminal.pid(), signal.SIGTERM)
    else:
        shutil.rmtree(terminal.games)  # the game can no longer be kept
        for _ in range(3):
            if "finished" in terminal.all().splitlines():
                break
            seat = match.to_act()[0]
            terminal.type("" if "Pass the keyboard" in terminal.all() else match.choices(seat)[0])
            time.sleep(1)
    left = terminal.until("\nfinished")
    assert not terminal.is_on_the_other_screen()
    secret = {line for seen in shown.values() for line in seen} | known_to(match, 0) | known_to(match, 1)
    assert secret - public
    assert not (secret - public) & lines(left)
    terminal.press("Up")  # and no line that was typed comes back
    assert not (secret - public) & lines(terminal.all())


def test_what_does_not_fit_on_the_screen_is_shown_in_parts(tmp_path):
    """There is no scrolling up behind the curtain."""
    terminal = Terminal(tmp_path, rows=24)
    try:
        terminal.play("bastions")
        name = players("bastions")[jurade.game("bastions").new(2, seed=SEED).to_act()[0]]
        terminal.until(f"Pass the keyboard to {name}")
        terminal.type("")
        seen = lines(terminal.until("more: Enter"))
        for _ in range(20):
            terminal.type("")
            time.sleep(0.3)
            now = terminal.all()
            seen |= lines(now)
            if f"{name} >" in now:
                break
        match = jurade.game("bastions").new(2, seed=SEED)
        assert lines(match.text_board(match.to_act()[0])) <= seen
    finally:
        terminal.close()


def test_the_record_on_disk_is_its_owners(terminal):
    terminal.play("feudo")
    play_on(terminal, "feudo", 1)
    kept = next(terminal.games.glob("*.jur"))
    assert kept.stat().st_mode & 0o077 == 0
