"""The suite every game must pass, on its first day and ever after.

Each ``check_`` takes a game and raises AssertionError with a sentence; the tests run all of them on every game.
A third party runs them on its own: ``for check in CHECKS: check(game)``.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.resources import files
from itertools import permutations
from typing import TypeVar
from xml.etree import ElementTree

from jurade.core import rulebook
from jurade.core.disclosure import sight
from jurade.core.errors import ActionError, IllegalAction, JuradeError, Reason
from jurade.core.game import Game
from jurade.core.lesson import lessons
from jurade.core.look import references
from jurade.core.match import Match
from jurade.core.options import spell
from jurade.core.position import canonical
from jurade.core.record import Record
from jurade.core.rng import Rng
from jurade.core.scene import Pick, Scene, Shape, next_picks
from jurade.core.state import CHANCE, NOBODY, OVER, State
from jurade.core.words import LANGUAGES, Message, keys_and_arguments, read_texts

T = TypeVar("T")
MOST_ATTEMPTS = 400  # after the same picks
SEARCHED = 2000  # worlds among which one that looks different must be found
RULE_NUMBER = re.compile(r"\bR[0-9]+[a-z]?\b")


@dataclass(frozen=True)
class Setting:
    """A way to set the game up that the suite tries."""

    seats: int
    options: tuple[tuple[str, str], ...] = ()


def settings(game: Game) -> list[Setting]:
    """Every number of seats with default options, and every other value of every option once."""
    found = [Setting(seats) for seats in game.seats]
    middle = game.seats[len(game.seats) // 2]
    for option in game.options:
        for value in option.values:
            if value != option.default:
                found.append(Setting(middle, ((option.id, spell(value)),)))
    return [setting for setting in found if _possible(game, setting)]


def _possible(game: Game, setting: Setting) -> bool:
    try:
        game.options.complete(dict(setting.options), setting.seats)
    except JuradeError:
        return False
    return True


def random_match(game: Game, setting: Setting, seed: int) -> Iterator[Match]:
    """A match played at random; yields before every decision, and once at the end."""
    match = game.new(setting.seats, seed=seed, options=dict(setting.options))
    rng = Rng(seed, 1)
    while True:
        yield match
        if match.over:
            return
        seats = match.to_act()
        seat = seats[rng.below(len(seats))]
        choices = match.choices(seat)
        match.play(seat, choices[rng.below(len(choices))])


def random_states(game: Game, setting: Setting, seed: int) -> Iterator[State]:
    """States of a random game, chance points included; each is a copy of its own."""
    state = game.start(setting.seats, game.options.complete(dict(setting.options), setting.seats))
    rng = Rng(seed, 1)
    while True:
        yield state
        actor = state.actor()
        if actor == OVER:
            return
        state = state.clone()
        if actor == CHANCE:
            state.apply(CHANCE, rng.weighted(state.outcomes()))
        else:
            owing = [seat for seat in range(state.seats) if state.owing() >> seat & 1]
            seat = owing[rng.below(len(owing))]
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])


def some(things: Iterator[T], dense: int) -> Iterator[T]:
    """Some of many: the first ones, then ever fewer, and the last; long games are looked at as often as short ones."""
    due = 0
    shown = True
    for number, thing in enumerate(things):
        shown = number == due
        if shown:
            due += 1 + number // dense
            yield thing
    if not shown:
        yield thing


def digest(game: Game, setting: Setting, seed: int) -> str:
    """A hash over every choice list, event and standing of a random game; equal in every process and build."""
    total = hashlib.sha256()
    for match in random_match(game, setting, seed):
        for seat in match.to_act():
            total.update("\n".join(match.choices(seat)).encode())
        for event in match.events:
            total.update(repr(event).encode())
        total.update(repr(match.scores()).encode())
    total.update(match.fingerprint().encode())
    return total.hexdigest()


# ---- the checks


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


def check_positions(game: Game) -> None:
    """A dumped position loads into the same position, with the same choices; a damaged one is refused."""
    for number, setting in enumerate(settings(game)):
        for match in some(random_match(game, setting, number), 6):
            text = json.dumps(match.dump())
            again = game.load(text, seed=0)
            assert json.dumps(again.dump()) == text, "a loaded position dumps differently"
            assert again.to_act() == match.to_act(), "a loaded position asks others"
            for seat in match.to_act():
                assert again.choices(seat) == match.choices(seat), "a loaded position offers other choices"
            assert again.scores() == match.scores()
            assert again.ranking() == match.ranking()
    sound = match.dump()
    for name in [*sound["position"], "no such field"]:
        damaged = {**sound, "position": {**sound["position"], name: {"nonsense": [[]]}}}
        try:
            game.load(damaged)
        except JuradeError:
            continue
        raise AssertionError(f"a position with nonsense in '{name}' was accepted")


def check_records(game: Game) -> None:
    """A record reads back to the letter and replays to the same end, finished or not, from the start or a position."""
    for number, setting in enumerate(settings(game)):
        for ply, match in enumerate(random_match(game, setting, number)):
            if ply == 10:
                _check_record(game, match)
        _check_record(game, match)
        assert match.record.tags["Result"] == " ".join(str(points) for points in match.scores())


def _check_record(game: Game, match: Match) -> None:
    record = match.record
    text = str(record)
    assert Record.read(text) == record, "a record reads back as another"
    assert str(Record.read(text)) == text, "a record is spelled in two ways"
    again = record.replay(game)
    assert again.fingerprint() == match.fingerprint(), "a record replays to another position"
    for seat in (None, *range(match.seats)):
        seen = record.export(seat, game)
        assert len(seen.lines) == len(record.lines)
        for line, full, ply in zip(seen.lines, record.lines, match.plies, strict=True):
            if line.text != full.text:
                assert "?" in line.text, "what a seat does not know is written '?'"
                assert seat is None or not ply.is_known_to(seat), (
                    f"seat {seat} knows '{full.text}' but reads '{line.text}'"
                )


def check_sealed(game: Game) -> None:
    """Sealed answers may come in any order, and nobody sees another's before all have answered."""
    for number, setting in enumerate(settings(game)):
        rng = Rng(number, 3)
        for state in some(random_states(game, setting, number), 40):
            owing = [seat for seat in range(state.seats) if state.owing() >> seat & 1]
            if len(owing) < 2:
                continue
            assert state.sealed(), "several seats owe, but the decision is not sealed"
            answers = {seat: int(state.legal(seat)[rng.below(len(state.legal(seat)))]) for seat in owing}
            reached = {
                canonical(game.dump(_answered(state, answers, order))) for order in list(permutations(owing))[:6]
            }
            assert len(reached) == 1, "the order of sealed answers matters"
            _check_sealed_view(game, state, owing, rng)


def _answered(state: State, answers: dict[int, int], order: tuple[int, ...]) -> State:
    state = state.clone()
    for seat in order:
        state.apply(seat, answers[seat])
    return state


def _check_sealed_view(game: Game, state: State, owing: list[int], rng: Rng) -> None:
    """After one seat has answered, all others see the same whatever the answer was."""
    seat, *others = owing
    seen: dict[int, set[str]] = {other: set() for other in [*others, NOBODY]}
    legal = state.legal(seat)
    for _ in range(4):
        after = state.clone()
        after.apply(seat, legal[rng.below(len(legal))])
        if not after.sealed():
            return  # the others' answers were automatic
        for other, views in seen.items():
            views.add(canonical(game.dump(after.masked(other))))
    assert all(len(views) == 1 for views in seen.values()), "a sealed answer shows before all have answered"


def check_knowledge(game: Game) -> None:
    """What a seat gets is a function of what it knows; imagined worlds fit it, and differ where something is hidden."""
    hidden = differing = 0
    for number, setting in enumerate(settings(game)):
        for state in some(random_states(game, setting, number), 8):
            if state.actor() == CHANCE:
                continue
            for seat in [*range(state.seats), NOBODY]:
                known = state.masked(seat)
                seen = canonical(game.dump(known))
                worlds = [known.imagine(Rng(k)) for k in range(6)]
                for world in worlds:
                    assert canonical(game.dump(world.masked(seat))) == seen, (
                        f"an imagined world looks different to seat {seat}"
                    )
                    assert world.actor() == state.actor(), "an imagined world asks somebody else"
                    assert world.owing() == state.owing(), "an imagined world asks somebody else"
                if seat != NOBODY and state.owing() >> seat & 1:
                    choices = list(state.legal(seat))
                    assert list(known.legal(seat)) == choices, "a seat does not know its own choices"
                    assert all(list(world.legal(seat)) == choices for world in worlds), "imagined choices differ"
                if seen != canonical(game.dump(state)):
                    hidden += 1
                    differing += len({canonical(game.dump(world)) for world in worlds}) > 1
    assert differing * 2 >= hidden, f"imagined worlds differ in only {differing} of {hidden} positions with secrets"


def check_disclosures(game: Game) -> None:
    """A ply that is said to show its seat nothing looks the same in all worlds; one that is said to, in not all."""
    for number, setting in enumerate(settings(game)):
        rng = Rng(number, 5)
        for state in some(random_states(game, setting, number), 8):
            for seat in range(state.seats):
                if state.owing() >> seat & 1:
                    legal = state.legal(seat)
                    check_disclosure(game, state, seat, legal[rng.below(len(legal))], 6)


def check_disclosure(game: Game, state: State, seat: int, action: int, worlds: int) -> bool:
    """Hold what a game says of one action against so many imagined worlds; returns what it said."""
    known = state.masked(seat)
    says = game.discloses(known, seat, action)
    text = game.write(state, seat, action)
    if known.is_complete():
        assert not says, f"'{text}' is said to show something, but nothing is hidden"
        return says
    seen = sight(game, state, seat, action)
    is_exact = type(game).discloses is not Game.discloses
    tried = (known.imagine(Rng(number, 6)) for number in range((SEARCHED if is_exact else 0) if says else worlds))
    differs = any(sight(game, world, seat, action) != seen for world in tried)
    assert differs == (says and is_exact), (
        f"'{text}' {'shows seat' if differs else 'does not show seat'} {seat} something, but the game says otherwise"
    )
    return says


def check_withdrawals(game: Game) -> None:
    """Whatever may be taken back freely can be, and played again leads to the same position."""
    for number, setting in enumerate(settings(game)):
        for match in some(random_match(game, setting, number), 12):
            for seat in range(match.seats):
                if match.can_undo(seat):
                    again = match.at(len(match.plies))
                    text = again.undo(seat)
                    assert seat in again.to_act(), f"seat {seat} took '{text}' back and is not asked again"
                    again.play(seat, text)
                    assert again.fingerprint() == match.fingerprint(), f"'{text}' played again leads elsewhere"


def check_conservation(game: Game) -> None:
    """Everything that must add up does, after every ply."""
    for number, setting in enumerate(settings(game)):
        for state in some(random_states(game, setting, number), 40):
            for what, (counted, due) in game.conserved(state).items():
                assert counted == due, f"{what}: {counted} instead of {due}"
            sources = [sum(points.values()) for points in game.breakdown(state)]
            assert sources == list(state.scores()), f"sources {sources} do not add up to {list(state.scores())}"


def check_scenes(game: Game) -> None:
    """Every seat and a spectator get a scene in every phase: its choices are the legal ones, its words exist."""
    said: set[Message] = set()
    for number, setting in enumerate(settings(game)):
        for match in some(random_match(game, setting, number), 3):
            for seat in (None, *range(match.seats)):
                scene = match.scene(seat)
                wanted = [] if seat is None else match.choices(seat)
                assert [choice.action for choice in scene.choices] == wanted, (
                    "a scene offers other choices than the rules"
                )
                _check_picks(scene)
                json.dumps(scene.to_json())
                fresh = set(messages(scene)) - said
                said |= fresh
                for language in LANGUAGES:
                    for message in fresh:
                        game.words(language).text(message)
                assert match.text_board(seat).strip(), "the board in characters is empty"
                json.dumps(match.view(seat))
            ElementTree.fromstring(match.svg(None))
            for seat in match.to_act():
                for text in match.choices(seat)[:3]:
                    json.dumps(match.preview(seat, text).to_json())


def _check_picks(scene: Scene) -> None:
    paths = [choice.path for choice in scene.choices]
    assert len(set(paths)) == len(paths), "two choices have the same path of picks"
    for path in paths:
        assert path, "a choice has no pick"
        for pick in path:
            assert pick in scene.picks, f"the pick '{pick}' is not described"
        longer = [other for other in paths if other != path and other[: len(path)] == path]
        assert not longer, f"the path {path} ends where {longer[:1]} goes on"
    ids = [shape.id for layer in scene.layers for shape in shapes(layer.shapes) if shape.id]
    assert len(set(ids)) == len(ids), "two shapes of a scene have the same id"


def check_attempts(game: Game) -> None:
    """Whatever a person might try to pick means an action; if it is refused, a rule of the game says why."""
    numbers = {**rulebook.rules(rulebook.CORE, "en"), **rulebook.rules(game.package, "en")}
    said: set[Message] = set()
    for number, setting in enumerate(settings(game)):
        rng = Rng(number, 4)
        for match in some(random_match(game, setting, number), 3):
            for seat in match.to_act():
                scene = match.scene(seat)
                path = scene.choices[rng.below(len(scene.choices))].path
                for step in range(len(path) + 1):
                    refused = _check_attempts(match, seat, scene, path[:step])
                    assert {reason.rule for _, reason in refused} <= numbers.keys(), "a refusal names no rule"
                    fresh = {message for pick, reason in refused for message in (pick.label, reason.message)} - said
                    said |= fresh
                    for language in LANGUAGES:
                        for message in fresh:
                            game.words(language).text(message)


def _check_attempts(match: Match, seat: int, scene: Scene, picked: tuple[str, ...]) -> list[tuple[Pick, Reason]]:
    """What one might try after these picks: each thing once, readable, drawn with what the scene has."""
    tried = list(match.game.attempts(match.masked(seat), seat, picked))
    ids = [attempt.pick.id for attempt in tried]
    assert len(set(ids)) == len(ids), f"a pick is tried twice after {picked}"
    assert len(ids) <= MOST_ATTEMPTS, f"{len(ids)} things might be tried after {picked}; that is no help"
    for attempt in tried:
        try:
            match._gate(seat, attempt.action)
        except IllegalAction as error:
            assert error.message is not None, f"'{attempt.action}' is refused without a sentence for players"
        except ActionError as error:
            raise AssertionError(f"the attempt '{attempt.action}' is no action: {error}") from None
        drawn = tuple(shape for shape in (attempt.pick.outline, attempt.pick.area) if shape is not None)
        assert references(drawn) <= scene.symbols.keys(), (
            f"the pick '{attempt.pick.id}' is drawn with symbols the scene lacks"
        )
    refused = match.forbidden(seat, picked)
    overlap = {pick.id for pick, _ in refused} & set(next_picks(scene.choices, picked))
    assert not overlap, f"after {picked} some picks are both allowed and forbidden: {', '.join(sorted(overlap))}"
    return refused


def shapes(some: tuple[Shape, ...]) -> Iterator[Shape]:
    """These shapes and all inside them."""
    for shape in some:
        yield shape
        yield from shapes(shape.children)


def messages(scene: Scene) -> Iterator[Message]:
    """Every message of a scene."""
    yield scene.prompt
    if scene.description is not None:
        yield scene.description
    for pick in scene.picks.values():
        yield pick.label
        yield from pick.marks.values()
    for choice in scene.choices:
        yield choice.label
    if scene.offer is not None:
        for partner in scene.offer.partners:
            yield partner.label
            yield from (term.label for term in (*partner.gives, *partner.wants))
    for panel in scene.panels:
        yield from panel.chips
        for name, value in panel.facts:
            yield name
            if isinstance(value, Message):
                yield value
    for card in scene.hand:
        yield card.label
    for title, rows in scene.tables:
        yield title
        yield from (cell for row in rows for cell in row if isinstance(cell, Message))
    for layer in scene.layers:
        for shape in shapes(layer.shapes):
            if isinstance(shape.text, Message):
                yield shape.text
            if shape.title is not None:
                yield shape.title


def check_events(game: Game) -> None:
    """Every event has a log line in both languages, for everybody who may read it."""
    for number, setting in enumerate(settings(game)):
        for match in random_match(game, setting, number):
            for event in match.events:
                for seat in (None, *range(match.seats)):
                    message = game.tell(event.seen_by(seat))
                    for language in LANGUAGES:
                        assert game.words(language).text(message), f"the event {event.name} has no words"


def check_rules(game: Game) -> None:
    """Every rule that the code names is explained to players, under the same number in both languages."""
    numbers = [set(rulebook.rules(game.package, language)) for language in LANGUAGES]
    assert numbers[0] == numbers[1], f"only in one language: {', '.join(sorted(numbers[0] ^ numbers[1]))}"
    named: set[str] = set()
    for source in files(game.package).iterdir():
        if source.name.endswith(".py"):
            named |= set(RULE_NUMBER.findall(source.read_text(encoding="utf-8")))
    unknown = named - numbers[0]
    assert not unknown, f"the code names {', '.join(sorted(unknown))}, which the rules page does not explain"


def check_lessons(game: Game) -> None:
    """Every lesson loads, asks its seat, knows its answers and explains them in both languages."""
    numbers = {**rulebook.rules(rulebook.CORE, "en"), **rulebook.rules(game.package, "en")}
    for lesson in lessons(game):
        match = lesson.begin(game)
        assert lesson.seat in match.to_act(), f"the lesson {lesson.name} asks a seat that is not asked"
        assert lesson.rule in numbers, f"the lesson {lesson.name} teaches {lesson.rule}, which is no rule"
        assert lesson.right, f"the lesson {lesson.name} has no right answer"
        choices = match.choices(lesson.seat)
        for answer in (*lesson.right, *lesson.wrong):
            assert answer in choices, f"the lesson {lesson.name} names '{answer}', which is not legal there"
            assert lesson.judge(game, answer).is_right == (answer in lesson.right)
        told = [lesson.title, lesson.text, lesson.task]
        told += [lesson.judge(game, answer).message for answer in choices]
        for language in LANGUAGES:
            for message in told:
                game.words(language).text(message)


CHECKS: tuple[Callable[[Game], None], ...] = (
    check_description,
    check_words,
    check_options,
    check_legality,
    check_determinism,
    check_clones,
    check_chance,
    check_positions,
    check_records,
    check_sealed,
    check_knowledge,
    check_disclosures,
    check_withdrawals,
    check_conservation,
    check_scenes,
    check_attempts,
    check_events,
    check_rules,
    check_lessons,
)
