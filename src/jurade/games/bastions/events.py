"""Everything that happens in Bastions, as players are told of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from jurade.core.events import NUMBER, SEAT, EventKind, Events, FactKind, Names, on_board, one_of
from jurade.core.journal import Facts
from jurade.core.words import Arg, Message, say
from jurade.games.bastions import tables as t
from jurade.games.bastions.drawing.telling import NO_VALUE, value_words
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
    """What could alone be done, inside a sentence."""
    verb, *rest = action.split()
    if verb == "card":
        return say("deed-card", card=int(rest[0]))
    if verb == "lose":
        return say("deed-lose", reserve=rest[0])
    if verb == "free":
        return say("deed-free", piece=_piece(rest[0]))
    if verb == "put":
        return say("deed-put", cell=rest[0])
    return say(f"deed-{rest[0] if verb == 'token' else verb}")


def _parts(piece: str) -> dict[str, Arg]:
    return {"kind": piece[1], "number": int(piece[2:] or 0), "value": NO_VALUE}


def _piece(piece: str) -> Message:
    """A piece whose owner is named in the same sentence."""
    return say("piece", **_parts(piece))


def _piece_of(piece: str, names: Names) -> Message:
    """A piece with its owner."""
    return say("piece-of", seat=names(t.SEAT_LETTERS.index(piece[0])), **_parts(piece))


def _value(name: str) -> Message:
    return value_words(t.TYPED_VALUES.index(name))


def _objective(name: str, names: Names) -> Message:
    """The name of an objective card."""
    if name.startswith("against_"):
        return say("objective-name-against", seat=names(t.SEAT_LETTERS.index(name[-1])))
    return say("objective-name", objective=name)


@dataclass(frozen=True)
class ByCase(EventKind):
    """An event for which there are other words, ``event-<name>-<case>``, when something is so."""

    case: str = ""
    is_so: Callable[[Facts], bool] = bool

    def messages(self) -> Iterator[str]:
        yield from super().messages()
        yield f"event-{self.name}-{self.case}"

    def says(self, facts: Facts, names: Names) -> Message:
        said = super().says(facts, names)
        return Message(f"{said.key}-{self.case}", said.args) if self.is_so(facts) else said


def _on_own(facts: Facts) -> bool:
    """A drawbridge worked by its owner."""
    return facts["seat"] == facts["owner_seat"]


def _in_numbers(facts: Facts) -> bool:
    """An attack with supports."""
    return facts["attack"] != facts["valiant_power"]


CELL: Final = one_of(CELLS, spot=on_board)
OWN_PIECE: Final = one_of(PIECES, _piece, spot=on_board)
PIECE: Final = FactKind(OWN_PIECE.holds, _piece_of, on_board)
BRIDGE: Final = replace(SEAT, spot=lambda owner: (f"bridge-{owner}",))  # called as in the scene
CHESTS: Final = replace(SEAT, spot=lambda owner: (f"chests-{owner}",))
FLAG: Final = replace(SEAT, spot=lambda owner: (f"flag-{owner}",))
VALUE: Final = one_of(t.VALUE_NAMES)
OBJECTIVE: Final = FactKind(one_of(t.OBJECTIVE_NAMES).holds, _objective)
ENDING: Final = one_of(ENDINGS)

# Facts that several events have.
BY_SEAT: Final = {"seat": SEAT}
BY_PIECE: Final = {"seat": SEAT, "piece": PIECE}
AGAINST: Final = {"seat": SEAT, "owner_seat": SEAT}
AT_BRIDGE: Final = {"seat": SEAT, "owner_seat": BRIDGE}
AT_CHESTS: Final = {"seat": SEAT, "owner_seat": CHESTS}
AT_FLAG: Final = {"seat": SEAT, "owner_seat": FLAG}
MOVED: Final = {"from": CELL, "to": CELL, "speed": NUMBER}
PLACED: Final = {"value": one_of(t.TYPED_VALUES, _value), "cell": CELL}
FREED: Final = {"piece": OWN_PIECE, "cell": CELL}
TAKEN: Final = {**AGAINST, "piece": PIECE, "value": VALUE}
ATTACK: Final = {"seat": SEAT, "valiant": PIECE, "target": PIECE}
CARDS: Final = dict.fromkeys(("attack_card", "defence_card", "valiant_power", "attack", "defence"), NUMBER)
FIGHT: Final = {"attacking_seat": SEAT, "defending_seat": SEAT, "valiant": PIECE, "target": PIECE, **CARDS}
SHOWN_FIGHT: Final = ("valiant", "target")
RESISTED: Final = dict.fromkeys(("attack_card", "attack", "resistance"), NUMBER)
BREACH: Final = {"attacking_seat": SEAT, "owner_seat": BRIDGE, "valiant": PIECE, **RESISTED}

EVENTS: Final = Events(
    # ---- set-up
    EventKind("first_drawn", BY_SEAT, weight="notable"),
    EventKind("value_dealt", BY_PIECE, {"value": VALUE}),
    EventKind("objective_dealt", BY_SEAT, {"objective": OBJECTIVE}),
    EventKind("piece_placed", {"seat": SEAT, "placed": NUMBER}, PLACED, "set"),
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
    EventKind("tower_boarded", {**BY_PIECE, "tower": OWN_PIECE}, shows=("piece", "tower")),
    ByCase("bridge_opened", AT_BRIDGE, {}, "slap", "notable", ("owner_seat",), case="own", is_so=_on_own),
    ByCase("bridge_closed", AT_BRIDGE, {}, "slap", "notable", ("owner_seat",), case="own", is_so=_on_own),
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
    ByCase("cards_revealed", FIGHT, {}, "reveal", "dramatic", SHOWN_FIGHT, case="joined", is_so=_in_numbers),
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
