"""Everything that happens in Bastions, as players are told of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from jurade.core.events import NUMBER, SEAT, EventKind, Events, on_board, one_of
from jurade.core.words import Message, say
from jurade.games.bastions import tables as t
from jurade.games.bastions.rules import actions as act
from jurade.games.bastions.rules.board import ENDINGS
from jurade.games.bastions.rules.terrain import TERRAINS

CELLS: Final = sorted({name for terrain in TERRAINS for name in terrain.names})
KINDS: Final = ("k", "q", *(f"{kind}{number}" for kind in "tnas" for number in range(1, 9)))
PIECES: Final = [f"{letter}{kind}" for letter in t.SEAT_LETTERS for kind in KINDS]
ONLY_CHOICES: Final = (
    *act.ONE_WORD.values(), "card 1", *(f"token {name}" for name in t.CLASS_NAMES),
    *(f"lose {name}" for name in t.RESERVE_NAMES), *(f"free {name}" for name in PIECES),
    *(f"put {name}" for name in CELLS),
)  # fmt: skip


def _only_choice(action: str) -> Message:
    """What could alone be done, in the words of a choice."""
    verb, *rest = action.split()
    if verb == "card":
        return say("choice-card", card=int(rest[0]), cost=int(rest[0]) - 1)
    if verb == "lose":
        return say("choice-lose", reserve=rest[0])
    if verb == "free":
        return say("choice-free", piece=rest[0])
    if verb == "put":
        return say("deed-put", cell=rest[0])
    return say(f"choice-{rest[0] if verb == 'token' else verb}")


CELL: Final = one_of(CELLS, spot=on_board)
PIECE: Final = one_of(PIECES, spot=on_board)
BRIDGE: Final = replace(SEAT, spot=lambda owner: (f"bridge-{owner}",))  # called as in the scene
CHESTS: Final = replace(SEAT, spot=lambda owner: (f"chests-{owner}",))
FLAG: Final = replace(SEAT, spot=lambda owner: (f"flag-{owner}",))
VALUE: Final = one_of(t.VALUE_NAMES)
OBJECTIVE: Final = one_of(t.OBJECTIVE_NAMES, lambda name: say("objective-name", objective=name))
ENDING: Final = one_of(ENDINGS)

# Facts that several events have.
BY_SEAT: Final = {"seat": SEAT}
BY_PIECE: Final = {"seat": SEAT, "piece": PIECE}
AGAINST: Final = {"seat": SEAT, "owner_seat": SEAT}
AT_BRIDGE: Final = {"seat": SEAT, "owner_seat": BRIDGE}
AT_CHESTS: Final = {"seat": SEAT, "owner_seat": CHESTS}
AT_FLAG: Final = {"seat": SEAT, "owner_seat": FLAG}
MOVED: Final = {"from": CELL, "to": CELL, "speed": NUMBER}
FREED: Final = {"piece": PIECE, "cell": CELL}
TAKEN: Final = {**AGAINST, "piece": PIECE, "value": VALUE}
ATTACK: Final = {"seat": SEAT, "valiant": PIECE, "target": PIECE}
CARDS: Final = dict.fromkeys(("attack_card", "defence_card", "valiant_power", "attack", "defence"), NUMBER)
FIGHT: Final = {"attacking_seat": SEAT, "defending_seat": SEAT, "valiant": PIECE, "target": PIECE, **CARDS}
RESISTED: Final = dict.fromkeys(("attack_card", "attack", "resistance"), NUMBER)
BREACH: Final = {"attacking_seat": SEAT, "owner_seat": BRIDGE, "valiant": PIECE, **RESISTED}

EVENTS: Final = Events(
    # ---- set-up
    EventKind("first_drawn", BY_SEAT, weight="notable"),
    EventKind("value_dealt", BY_PIECE, {"value": VALUE}),
    EventKind("objective_dealt", BY_SEAT, {"objective": OBJECTIVE}),
    EventKind("piece_placed", {"seat": SEAT, "placed": NUMBER}, {"value": one_of(t.TYPED_VALUES), "cell": CELL}, "set"),
    EventKind("armies_placed", sound="set", weight="notable"),
    # ---- the turn
    EventKind("turn_began", BY_SEAT, weight="notable"),
    EventKind("token_chosen", {"seat": SEAT, "token": one_of(t.CLASS_NAMES)}, sound="set", weight="notable"),
    EventKind("moves_ended", BY_SEAT),
    EventKind("turn_ended", BY_SEAT),
    EventKind("turn_skipped", BY_SEAT),
    EventKind("forced", {"seat": SEAT, "action": one_of(ONLY_CHOICES, _only_choice)}),
    # ---- moves
    EventKind("piece_moved", {**BY_PIECE, **MOVED}, sound="set", shows=("piece", "from", "to")),
    EventKind("tower_boarded", {**BY_PIECE, "tower": PIECE}, shows=("piece", "tower")),
    EventKind("bridge_opened", AT_BRIDGE, sound="slap", weight="notable", shows=("owner_seat",)),
    EventKind("bridge_closed", AT_BRIDGE, sound="slap", weight="notable", shows=("owner_seat",)),
    # ---- in a bastion
    EventKind("bastion_entered", AGAINST, weight="notable"),
    EventKind("chest_taken", {**AT_CHESTS, "left": NUMBER}, sound="points", weight="dramatic", shows=("owner_seat",)),
    EventKind("flag_taken", AT_FLAG, sound="capture", weight="dramatic", shows=("owner_seat",)),
    EventKind("bastion_annexed", AGAINST, sound="capture", weight="dramatic"),
    EventKind("piece_freed", {**AGAINST, **FREED}, sound="set", weight="notable", shows=("piece", "cell")),
    EventKind("courage_gained", {"seat": SEAT, "red": NUMBER, "blue": NUMBER}),
    EventKind("courage_lost", {"seat": SEAT, "reserve": one_of(t.RESERVE_NAMES)}),
    EventKind("prison_rewarded", {"seat": SEAT, "held": NUMBER}, sound="points", weight="notable"),
    # ---- fights
    EventKind("attack_declared", ATTACK, weight="notable", shows=("valiant", "target")),
    EventKind("riposte_declared", ATTACK, weight="notable", shows=("valiant", "target")),
    EventKind("breach_declared", {**AT_BRIDGE, "valiant": PIECE}, weight="notable", shows=("valiant", "owner_seat")),
    EventKind("support_joined", BY_PIECE, shows=("piece",)),
    EventKind("riposte_declined", BY_SEAT),
    EventKind("card_chosen", BY_SEAT, {"card": NUMBER}, sound="seal"),
    EventKind("cards_revealed", FIGHT, sound="reveal", weight="dramatic", shows=("valiant", "target")),
    EventKind("breach_tried", BREACH, sound="reveal", weight="dramatic", shows=("valiant", "owner_seat")),
    EventKind("value_revealed", {**BY_PIECE, "value": VALUE}, sound="reveal", weight="notable", shows=("piece",)),
    EventKind("fight_undecided", BY_SEAT, weight="notable"),
    EventKind("piece_captured", TAKEN, sound="capture", weight="dramatic", shows=("piece",)),
    EventKind("king_eliminated", TAKEN, sound="capture", weight="dramatic", shows=("piece",)),
    EventKind("bridge_destroyed", AT_BRIDGE, sound="capture", weight="dramatic", shows=("owner_seat",)),
    # ---- spies and the end
    EventKind("objective_spied", AGAINST, {"objective": OBJECTIVE}, sound="reveal", weight="notable"),
    EventKind("player_out", BY_SEAT, sound="capture", weight="dramatic"),
    EventKind("game_won", {"seat": SEAT, "ending": ENDING}, sound="end", weight="dramatic"),
    EventKind("limit_reached", {"ending": ENDING}, sound="end", weight="dramatic"),
)
