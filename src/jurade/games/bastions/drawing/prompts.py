"""The one sentence that says what is expected of whom, for those who act and for those who wait."""

from __future__ import annotations

from jurade.core.state import CHANCE, OVER
from jurade.core.words import Message, say
from jurade.games.bastions.board import (
    CHOOSING_TOKEN,
    ENDINGS,
    MOVING,
    PHASE_NAMES,
    PLACING,
    PLAYING_CARDS,
    PUTTING,
    RIPOSTING,
    SHARING,
    SUPPORTING,
    has,
)
from jurade.games.bastions.combat import fighter
from jurade.games.bastions.drawing.telling import piece_words, seat_words, value_words
from jurade.games.bastions.movement import due_gain, speed_left
from jurade.games.bastions.placing import next_value
from jurade.games.bastions.state import BastionsState
from jurade.games.bastions.tables import CLASS_NAMES, COURAGE_PER_TURN, NONE


def prompt(state: BastionsState, seat: int) -> Message:
    """What a seat (NOBODY: a spectator) is asked, or whom it waits for."""
    actor = state.actor()
    if actor == OVER:
        return _over(state)
    phase = "lose" if _is_loss(state) else PHASE_NAMES[state.phase]
    if actor == CHANCE:
        return say(f"prompt-{phase}")
    if seat >= 0 and has(state.owing(), seat):
        return _asked(state, seat, phase)
    owing = tuple(seat_words(other) for other in range(state.seats) if has(state.owing(), other))
    if state.phase in (PLACING, PLAYING_CARDS):
        sealed = seat >= 0 and (state.phase == PLACING or has(state.asked, seat))
        return say(f"sealed-{phase}" if sealed else f"watch-{phase}", seats=owing)
    return say(f"watch-{phase}", seat=seat_words(int(actor)))


def _is_loss(state: BastionsState) -> bool:
    return bool(state.phase == SHARING and due_gain(state.dues[0]) == 0)


def _asked(state: BastionsState, seat: int, phase: str) -> Message:
    if state.phase == PLACING:
        return say("prompt-place", value=value_words(int(next_value(state, seat))), placed=int(state.placed[seat]))
    if state.phase == CHOOSING_TOKEN:
        return say("prompt-token" if not state.can_declare(seat) else "prompt-token-declare")
    if state.phase == MOVING:
        key = "prompt-move" if not state.can_declare(seat) else "prompt-move-declare"
        return say(key, token=CLASS_NAMES[state.token], speed=int(speed_left(state)))
    if state.phase == SHARING and phase == "share":
        return say("prompt-share", gain=int(due_gain(state.dues[0])))
    if state.phase == PUTTING:
        return say("prompt-put", piece=piece_words(state, int(state.released)))
    if state.phase == SUPPORTING:
        return say("prompt-support", piece=piece_words(state, int(state.valiant)), target=target_words(state))
    if state.phase == PLAYING_CARDS:
        left = int(COURAGE_PER_TURN - state.spent[seat])
        piece = piece_words(state, int(fighter(state, seat)))
        if state.owner(state.valiant) == seat:
            return say("prompt-card-attack", piece=piece, target=target_words(state), left=left)
        return say("prompt-card-defend", piece=piece, target=piece_words(state, int(state.valiant)), left=left)
    if state.phase == RIPOSTING:
        return say("prompt-riposte", seat=seat_words(int(state.holder)))
    if phase == "attack":
        key = "prompt-attack" if not state.can_declare(seat) else "prompt-attack-declare"
        return say(key, token=CLASS_NAMES[state.token])
    return say(f"prompt-{phase}")


def target_words(state: BastionsState) -> Message:
    """What is being attacked: a piece or a drawbridge."""
    if state.gate != NONE:
        return say("the-bridge", owner=seat_words(int(state.gate)))
    return piece_words(state, int(state.target))


def _over(state: BastionsState) -> Message:
    winners = tuple(seat_words(seat) for seat in range(state.seats) if state.places()[seat] == 1)
    return say(f"prompt-over-{ENDINGS[state.end]}", seats=winners, count=len(winners))
