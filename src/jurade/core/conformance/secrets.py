"""Checks of knowledge: nobody sees what he may not, and what he imagines fits what he knows."""

from __future__ import annotations

from itertools import permutations

from jurade.core.conformance.playing import random_match, random_states, settings, some
from jurade.core.disclosure import sight
from jurade.core.game import Game
from jurade.core.position import canonical
from jurade.core.rng import Rng
from jurade.core.state import CHANCE, NOBODY, State

SEARCHED = 2000  # worlds among which one that looks different must be found


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
