"""The suite of the core on every installed game and on the example; and that the suite catches what it should."""

import os
import subprocess
import sys

import pytest
from librt.vecs import append

import jurade
from jurade.core.conformance import CHECKS, Setting, digest, rules, secrets, showing
from jurade.core.errors import JuradeError
from jurade.core.look import use
from jurade.core.scene import Attempt, Pick
from jurade.core.words import say
from tithe import GAME
from tithe.game import Tithe
from tithe.state import UNKNOWN, TitheState

GAMES = [GAME, *(jurade.game(name) for name in jurade.game_ids())]


# Uncompiled, the real games pass only the checks that take no whole games.
QUICK = (rules.check_description, rules.check_words, rules.check_options, showing.check_rules)


def all_checks():
    for game in GAMES:
        for check in CHECKS:
            marks = [] if game is GAME or check in QUICK else [pytest.mark.slow]
            yield pytest.param(game, check, marks=marks, id=f"{game.id}-{check.__name__}")


@pytest.mark.parametrize(("game", "check"), list(all_checks()))
def test_conformance(game, check):
    check(game)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_is_the_same_in_another_process_with_another_hash_seed(game):
    code = (
        "from jurade.core.conformance import Setting, digest\n"
        f"from {type(game).__module__.rpartition('.')[0]} import GAME\n"
        f"print(digest(GAME, Setting({game.seats[-1]}), 11))"
    )
    paths = [path for path in sys.path if path]
    for hash_seed in ("0", "4242"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(paths)}
        done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
        assert done.stdout.strip() == digest(game, Setting(game.seats[-1]), 11)


# ---- games with one fault each, which the suite must find


def broken(**methods):
    """Tithe with some methods of its state replaced."""

    class BrokenState(TitheState):
        def clone(self):
            return BrokenState(self.seats, self.low, self)

        def masked(self, seat):
            return BrokenState(self.seats, self.low, TitheState.masked(self, seat))

    for name, method in methods.items():
        setattr(BrokenState, name, method)

    class Broken(Tithe):
        def start(self, seats, options):
            return BrokenState(seats, bool(options["low"]))

        def undump(self, position, seats, options):
            return BrokenState(seats, bool(options["low"]), super().undump(position, seats, options))

    return Broken()


def leak_hands(self, seat):
    return self.clone()


def imagine_nothing(self, rng):
    """Always the same cards, in order: consistent, but no two worlds differ."""
    world = self.clone()
    seen = set(self.played) | {card for hand in self.hands for card in hand}
    unseen = iter(card for card in range(1, 13) if card not in seen)
    for seat in range(self.seats):
        world.hands[seat] = [next(unseen) if card == UNKNOWN else card for card in self.hands[seat]]
        if self.sealed_cards[seat] == UNKNOWN:
            world.sealed_cards[seat] = world.hands[seat][0]
    return world


def share_hands(self):
    copy = TitheState(self.seats, self.low, self)
    copy.hands = self.hands
    return copy


def first_come_first_served(self, seat, action):
    TitheState.apply(self, seat, action)
    if seat >= 0 and seat == 1 and self.sealed_cards[0] == 0:
        self.points[1] += 1


def seal_in_the_open(self, seat):
    known = TitheState.masked(self, seat)
    known.sealed_cards = list(self.sealed_cards)
    return known


def list_twice(self, seat):
    legal = TitheState.legal(self, seat)
    for card in legal[:]:
        legal = append(legal, card)
    return legal


def lose_a_card(self, seat, action):
    TitheState.apply(self, seat, action)
    if seat >= 0 and self.played:
        self.played.pop()


@pytest.mark.parametrize(
    ("fault", "check", "found"),
    [
        ({"masked": leak_hands}, "check_sealed", "shows before all have answered"),
        ({"masked": seal_in_the_open}, "check_sealed", "shows before all have answered"),
        ({"imagine": imagine_nothing}, "check_knowledge", "differ in only"),
        ({"clone": share_hands}, "check_clones", "changed the original|differs from its original"),
        ({"apply": first_come_first_served}, "check_sealed", "the order of sealed answers matters"),
        ({"legal": list_twice}, "check_legality", "not distinct"),
        ({"apply": lose_a_card}, "check_conservation", "instead of"),
    ],
    ids=lambda value: value if isinstance(value, str) else next(iter(value)),
)
def test_the_suite_finds_the_fault(fault, check, found):
    with pytest.raises(AssertionError, match=found):
        next(each for each in CHECKS if each.__name__ == check)(broken(**fault))


def trying(*actions):
    """Tithe in which one might try these actions, all with the same card."""

    class Hopeful(Tithe):
        package = GAME.package

        def attempts(self, state, seat, picked):
            return [Attempt(Pick("card:0", "card", say("game-name")), action) for action in actions]

    return Hopeful()


@pytest.mark.parametrize(
    ("actions", "found"),
    [
        (["fly"], "the attempt 'fly' is no action"),
        (["play 1", "play 2"], "a pick is tried twice"),
    ],
    ids=["unreadable", "twice"],
)
def test_the_suite_finds_attempts_that_help_nobody(actions, found):
    with pytest.raises(AssertionError, match=found):
        showing.check_attempts(trying(*actions))


def test_the_suite_finds_attempts_drawn_with_what_is_not_there():
    class Painted(Tithe):
        package = GAME.package

        def attempts(self, state, seat, picked):
            return [Attempt(Pick("card:0", "card", say("game-name"), use("no-such-symbol")), "play 1")]

    with pytest.raises(AssertionError, match="symbols the scene lacks"):
        showing.check_attempts(Painted())


def test_the_suite_finds_words_missing_in_one_language(monkeypatch):
    texts = {"en": "a = 1\nb = { $x }\n", "fr": "a = 1\n"}
    monkeypatch.setattr(rules, "read_texts", lambda package, language: texts[language])
    with pytest.raises(AssertionError, match="only in one language: b"):
        rules.check_words(GAME)
    texts["fr"] = "a = 1\nb = { $y }\n"
    with pytest.raises(AssertionError, match="other arguments"):
        rules.check_words(GAME)


@pytest.mark.parametrize("says", [False, True])
def test_a_game_that_says_wrongly_what_a_ply_shows_is_found_out(says):
    class Wrong(Tithe):
        def discloses(self, known, seat, action):
            return says

    with pytest.raises(AssertionError, match="but the game says otherwise"):
        secrets.check_disclosures(Wrong())


def test_a_game_that_takes_two_rounds_of_answers_for_one_is_found_out():
    class Wrong(type(jurade.game("feudo"))):
        def sealed_round(self, state):
            return 0

    with pytest.raises((AssertionError, JuradeError)):
        secrets.check_withdrawals(Wrong())
