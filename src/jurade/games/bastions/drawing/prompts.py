"""The one sentence that says what is expected of whom, for those who act and for those who wait."""

from __future__ import annotations

from jurade.core.state import CHANCE, OVER
from jurade.core.words import Message, say
from jurade.games.bastions import tables as t
from jurade.games.bastions.drawing import telling
from jurade.games.bastions.rules import board as b
from jurade.games.bastions.rules.combat import fighter
from jurade.games.bastions.rules.movement import due_gain, speed_left
from jurade.games.bastions.rules.placing import next_value
from jurade.games.bastions.rules.state import BastionsState


def prompt(state: BastionsState, seat: int) -> Message:
    """What a seat (NOBODY: a spectator) is asked, or whom it waits for."""
    actor = state.actor()
    if actor == OVER:
        return _over(state)
    phase = "lose" if _is_loss(state) else b.PHASE_NAMES[state.phase]
    if actor == CHANCE:
        return say(f"prompt-{phase}")
    if seat >= 0 and b.has(state.owing(), seat):
        return _asked(state, seat, phase)
    owing = tuple(telling.seat_words(other) for other in range(state.seats) if b.has(state.owing(), other))
    if state.phase in (b.PLACING, b.PLAYING_CARDS):
        sealed = seat >= 0 and (state.phase == b.PLACING or b.has(state.asked, seat))
        return say(f"sealed-{phase}" if sealed else f"watch-{phase}", seats=owing)
    return say(f"watch-{phase}", seat=telling.seat_words(actor))


def _is_loss(state: BastionsState) -> bool:
    return bool(state.phase == b.SHARING and due_gain(state.dues[0]) == 0)


def _asked(state: BastionsState, seat: int, phase: str) -> Message:
    if state.phase == b.PLACING:
        return say("prompt-place", value=telling.value_words(next_value(state, seat)), placed=state.placed[seat])
    if state.phase == b.CHOOSING_TOKEN:
        return say("prompt-token" if not state.can_declare(seat) else "prompt-token-declare")
    if state.phase == b.MOVING:
        key = "prompt-move" if not state.can_declare(seat) else "prompt-move-declare"
        return say(key, token=t.CLASS_NAMES[state.token], speed=speed_left(state))
    if state.phase == b.SHARING and phase == "share":
        return say("prompt-share", gain=due_gain(state.dues[0]))
    if state.phase == b.PUTTING:
        return say("prompt-put", piece=telling.own_words(state, state.released))
    if state.phase == b.SUPPORTING:
        return say("prompt-support", piece=_named(state, state.valiant, seat), target=target_words(state, seat))
    if state.phase == b.PLAYING_CARDS:
        left = t.COURAGE_PER_TURN - state.spent[seat]
        piece = _named(state, fighter(state, seat), seat)
        if state.owner(state.valiant) == seat:
            return say("prompt-card-attack", piece=piece, target=target_words(state, seat), left=left)
        return say("prompt-card-defend", piece=piece, target=_named(state, state.valiant, seat), left=left)
    if state.phase == b.RIPOSTING:
        return say("prompt-riposte", seat=telling.seat_words(state.holder))
    if phase == "attack":
        key = "prompt-attack" if not state.can_declare(seat) else "prompt-attack-declare"
        return say(key, token=t.CLASS_NAMES[state.token])
    return say(f"prompt-{phase}")


def target_words(state: BastionsState, seat: int) -> Message:
    """What is being attacked: a piece or a drawbridge."""
    if state.bridge != t.NONE:
        return telling.bridge_words(state.bridge, seat)
    return _named(state, state.target, seat)


def _named(state: BastionsState, piece: int, seat: int) -> Message:
    return telling.piece_words(state, piece, seat, value=False)


def _over(state: BastionsState) -> Message:
    winners = tuple(telling.seat_words(seat) for seat in range(state.seats) if state.places()[seat] == 1)
    return say(f"prompt-over-{b.ENDINGS[state.end]}", seats=winners, count=len(winners))
