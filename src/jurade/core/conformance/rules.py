"""Checks of the rules: what is listed applies, chance and copies behave, games are repeatable, nothing is lost."""

from __future__ import annotations

import re

from jurade.core.conformance.playing import Setting, digest, random_match, random_states, settings, some
from jurade.core.errors import ActionError, JuradeError
from jurade.core.game import Game
from jurade.core.match import Match
from jurade.core.options import spell
from jurade.core.position import canonical
from jurade.core.rng import Rng
from jurade.core.state import CHANCE, OVER
from jurade.core.words import LANGUAGES, keys_and_arguments, read_texts


def check_description(game: Game) -> None:
    """The game says who it is: id, version, seats, colours, endings, all with words."""
    assert re.fullmatch(r"[a-z][a-z0-9_]*", game.id), f"'{game.id}' is no id"
    assert re.fullmatch(re.escape(game.id) + r"/[1-9][0-9]*", game.rules_version), "rules_version is '<id>/<number>'"
    assert len(game.colours) >= game.seats[-1], "there are fewer colours than seats"
    assert game.endings, "a game names its endings"
    for language in LANGUAGES:
        words = game.words(language)
        needed = ["game-name", "game-tagline", *(f"ending-{name}" for name in game.endings)]
        for option in game.options:
            needed += [f"option-{option.id}", f"option-{option.id}-help"]
            needed += [f"option-{option.id}-{spell(value)}" for value in option.values]
        missing = [key for key in needed if key not in words]
        assert not missing, f"no words in '{language}' for {', '.join(missing)}"


def check_words(game: Game) -> None:
    """Both languages have the same messages with the same arguments."""
    for package in ("jurade.core", game.package):
        first, *others = (keys_and_arguments(read_texts(package, language)) for language in LANGUAGES)
        for other in others:
            lacking = first.keys() ^ other.keys()
            assert not lacking, f"{package}: only in one language: {', '.join(sorted(lacking))}"
            differing = [key for key in first if first[key] != other[key]]
            assert not differing, f"{package}: other arguments in the other language: {', '.join(differing)}"


def check_options(game: Game) -> None:
    """Unknown options and impossible values are refused, every offered value is taken."""
    for given in ({"no_such_option": 1}, {option.id: object() for option in game.options}):
        if given:
            try:
                game.options.complete(given, game.seats[0])
            except JuradeError:
                continue
            raise AssertionError(f"options {given} were accepted")
    for seats in (game.seats[0] - 1, game.seats[-1] + 1):
        try:
            game.new(seats)
        except JuradeError:
            continue
        raise AssertionError(f"{seats} seats were accepted")


def check_legality(game: Game) -> None:
    """What is listed applies and reads back; what is not is refused with a reason and changes nothing."""
    for number, setting in enumerate(settings(game)):
        rng = Rng(number, 2)
        for match in some(random_match(game, setting, number), 20):
            for seat in range(match.seats):
                choices = match.choices(seat)
                assert bool(choices) == (seat in match.to_act()), (
                    f"seat {seat} is asked but has no choice, or the reverse"
                )
                assert len(set(choices)) == len(choices), f"choices of seat {seat} are not distinct"
                _check_reading(match, seat, choices)
            if rng.below(4) == 0:
                _check_refusals(match, rng)


def _check_reading(match: Match, seat: int, choices: list[str]) -> None:
    for text, action in zip(choices, match.state.legal(seat) if choices else (), strict=True):
        assert match.game.read(match.state, seat, text) == action, f"'{text}' reads back as something else"


def _check_refusals(match: Match, rng: Rng) -> None:
    before = match.fingerprint()
    alphabet = "abcdefghijklmnopqrstuvwxyz0123456789 ,.:>+-=/é\n"
    for seat in range(match.seats):
        choices = match.choices(seat)
        for text in choices[:3] or ["pass"]:
            for _ in range(4):
                at = rng.below(len(text) + 1)
                other = text[:at] + alphabet[rng.below(len(alphabet))] + text[at + rng.below(2) :]
                _expect_refusal(match, seat, other)
    _expect_refusal(match, match.seats, "pass")
    assert match.fingerprint() == before, "a refused action changed the state"


def _expect_refusal(match: Match, seat: int, text: str) -> None:
    """Either the text is refused with an ActionError, or it means a legal action in another spelling."""
    try:
        action = match._gate(seat, text)
    except ActionError as error:
        assert str(error), "a refusal says why"
        return
    assert match.state.allows(seat, action), f"'{text}' passed the gate but is not legal"


def check_determinism(game: Game) -> None:
    """The same seed gives the same game."""
    setting = Setting(game.seats[0])
    assert digest(game, setting, 5) == digest(game, setting, 5), "two games of one seed differ"


def check_clones(game: Game) -> None:
    """A clone shares no mutable part with its original."""
    for number, setting in enumerate(settings(game)):
        for state in some(random_states(game, setting, number), 12):
            before = canonical(game.dump(state))
            copy = state.clone()
            assert canonical(game.dump(copy)) == before, "a clone differs from its original"
            actor = copy.actor()
            if actor == CHANCE:
                copy.apply(CHANCE, copy.outcomes()[0])
            elif actor != OVER:
                copy.apply(actor, copy.legal(actor)[0])
            assert canonical(game.dump(state)) == before, "playing on a clone changed the original"


def check_chance(game: Game) -> None:
    """Outcomes of chance are distinct, have positive weights, and read back."""
    for number, setting in enumerate(settings(game)):
        for state in some(random_states(game, setting, number), 40):
            if state.actor() != CHANCE:
                continue
            pairs = state.outcomes()
            actions = [pairs[i] for i in range(0, len(pairs), 2)]
            assert actions, "a chance point has an outcome"
            assert len(set(actions)) == len(actions), "outcomes of chance are distinct"
            assert all(pairs[i] > 0 for i in range(1, len(pairs), 2)), "weights of chance are positive"
            for action in actions[:50]:
                text = game.write(state, CHANCE, action)
                assert game.read(state, CHANCE, text) == action, f"'{text}' reads back as something else"


def check_conservation(game: Game) -> None:
    """Everything that must add up does, after every ply."""
    for number, setting in enumerate(settings(game)):
        for state in some(random_states(game, setting, number), 40):
            for what, (counted, due) in game.conserved(state).items():
                assert counted == due, f"{what}: {counted} instead of {due}"
            sources = [sum(points.values()) for points in game.breakdown(state)]
            assert sources == list(state.scores()), f"sources {sources} do not add up to {list(state.scores())}"
