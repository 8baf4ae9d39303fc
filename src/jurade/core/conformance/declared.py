"""Checks of what a game declares: its verbs, its events, its fields."""

from __future__ import annotations

from jurade.core.conformance.playing import random_match, random_states, settings, some
from jurade.core.events import SOUNDS
from jurade.core.game import Game
from jurade.core.state import CHANCE, EVERYTHING, NOBODY, OVER, State
from jurade.core.words import LANGUAGES


def check_verbs(game: Game) -> None:
    """Every action is made of the parts its verb declares, every verb has examples that can be read or are refused."""
    grammar = game.grammar
    words = [spelling.word for spelling in grammar.verbs]
    assert len(set(words)) == len(words), "two verbs begin with the same word"
    for number, setting in enumerate(settings(game)):
        for state in some(random_states(game, setting, number), 20):
            actor = state.actor()
            if actor == OVER:
                continue
            found = state.outcomes()[::2] if actor == CHANCE else state.legal(actor)
            for action in list(found)[:200]:
                spelling = grammar.spelling_of(int(action))
                form = spelling.form_of(int(action))
                assert form.number(*form.values(int(action))) == action, f"'{spelling.word}' loses a part of {action}"
                assert actor == CHANCE or grammar.verb_of(int(action)).is_asked(state), (
                    f"'{spelling.word}' is legal, but its verb says that it is not asked"
                )


def check_examples(game: Game) -> None:
    """The examples of a verb begin with its word, and there is one for each of its forms."""
    for spelling in (*game.grammar.verbs, *game.grammar.outcomes):
        assert spelling.examples, f"'{spelling.word}' has no example"
        for example in spelling.examples:
            assert example.split(" ")[0] == spelling.word, f"'{example}' is no example of '{spelling.word}'"


def check_events(game: Game) -> None:
    """What happens is declared, with exactly its facts, and everybody can read it in both languages."""
    for kind in game.events.kinds.values():
        assert kind.sound in SOUNDS, f"{kind.name}: there is no sound '{kind.sound}'"
        for fact in (*kind.shows, *([kind.points] if kind.points else [])):
            assert fact in kind.facts or fact in kind.secret, f"{kind.name} shows '{fact}', which is none of its facts"
        for language in LANGUAGES:
            missing = [key for key in kind.messages() if key not in game.words(language)]
            assert not missing, f"no words in '{language}' for {', '.join(missing)}"
    for number, setting in enumerate(settings(game)):
        for match in random_match(game, setting, number):
            for event in match.events:
                assert event.name in game.events.kinds, f"the event '{event.name}' is not declared"
                complaint = game.events[event.name].complaint(event)
                assert not complaint, complaint
                for seat in (None, *range(match.seats)):
                    line = game.tell(event.seen_by(seat))
                    assert all(game.words(language).text(line) for language in LANGUAGES)


def check_fields(game: Game) -> None:
    """Every attribute of a state is listed or derived; what all may know is the same for everybody."""
    public = [leaf.attr for leaf in game.fields.leaves() if leaf.known == "all" and leaf.attr != "viewer"]
    for number, setting in enumerate(settings(game)):
        for state in some(random_states(game, setting, number), 12):
            attributes = _attributes(state)
            listed = game.fields.attributes()
            assert attributes <= listed, f"not among the fields: {', '.join(sorted(attributes - listed))}"
            assert listed <= attributes, f"no state has {', '.join(sorted(listed - attributes))}"
            for seat in (NOBODY, *range(state.seats)):
                masked = state.masked(seat)
                for attr in public:
                    same = _plain(getattr(masked, attr)) == _plain(getattr(state, attr))
                    assert same, f"'{attr}' is said to be known to all, but seat {seat} sees another"
                if "viewer" in attributes:
                    assert masked.viewer == seat, "a masked state names its viewer"  # type: ignore[attr-defined]
                    assert state.viewer == EVERYTHING, "a complete state is seen by one who knows everything"  # type: ignore[attr-defined]


def _attributes(state: State) -> frozenset[str]:
    """The attributes of a state, compiled or not."""
    names = (name for name in dir(state) if not name.startswith("_"))
    return frozenset(name for name in names if not callable(getattr(state, name))) - {"journal"}


def _plain(value: object) -> object:
    return value if isinstance(value, int) else list(value)  # type: ignore[call-overload]
