"""Actions as text: the notation of section 5 and of the chance points of section 4, one spelling each."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from jurade.core.reading import incomplete, out_of_order, unknown, unreadable
from jurade.core.state import CHANCE
from jurade.games.feudo.actions import (
    ADVANCE,
    ARMY,
    ATTACK,
    ATTACK_PASS,
    CASTLE,
    DRAW_CHOOSER,
    DRAW_MAP,
    DRAW_PLAGUE,
    DRAW_SEQUENCE,
    FIRST,
    INFECT,
    KIND,
    MARCH,
    MARCH_DONE,
    ORDER,
    PLAY,
    POWER,
    STAY,
    TRADE,
    charm,
    first_of,
    kind_of,
    power_of,
    second_of,
    target_of,
)
from jurade.games.feudo.tables import (
    CELL_NAMES,
    CELL_NUMBERS,
    COLOURS,
    MAP_NAMES,
    PAWN_NAMES,
    PAWN_NUMBERS,
    PLAGUE_NAMES,
    SHILLINGS,
    packed,
)

MAP_NUMBERS: Final = {name: number for number, name in enumerate(MAP_NAMES)}
TRADE_KINDS: Final = {str(shillings): kind for kind, shillings in enumerate(SHILLINGS)}
PLAGUE_NUMBERS: Final = {name: kind for kind, name in enumerate(PLAGUE_NAMES)}

EXAMPLES: Final = {
    "castle": ("castle d11",),
    "order": ("order green red",),
    "army": ("army b n1 t2",),
    "trade": ("trade 4",),
    "play": ("play n1 d4", "play n1 stay", "play m d4 charm red", "play m d4 infect"),
    "march": ("march n1 d4", "march done"),
    "attack": ("attack d4 p t1", "attack pass"),
    "advance": ("advance d4 b t1", "advance d4 none"),
}
CHANCE_EXAMPLES: Final = {
    "map": ("map A0 B90 C180 D270",),
    "sequence": ("sequence green red",),
    "chooser": ("chooser red",),
    "plague": ("plague north",),
}


# ---- writing


def pawn_names(mask: int) -> list[str]:
    """The pawns of a set, in canonical order."""
    return [name for pawn, name in enumerate(PAWN_NAMES) if mask >> pawn & 1]


def seat_names(order: int, seats: int) -> list[str]:
    """The colours of a packed order."""
    return [COLOURS[order >> 2 * i & 3] for i in range(seats)]


@lru_cache(maxsize=1 << 14)  # a seat may have hundreds of choices, mostly the same ones move after move
def write(seats: int, action: int) -> str:
    """The notation of an action or outcome in a game of so many seats."""
    kind, first, second = kind_of(action), first_of(action), second_of(action)
    if kind == CASTLE:
        return f"castle {CELL_NAMES[second]}"
    if kind == ORDER:
        return " ".join(["order", *seat_names(second, seats)])
    if kind == ARMY:
        return " ".join(["army", *pawn_names(second)])
    if kind == TRADE:
        return f"trade {SHILLINGS[second]}"
    if kind == PLAY:
        return f"play {PAWN_NAMES[first]} {_write_target(action)}"
    if kind == MARCH:
        return "march done" if action == MARCH_DONE else f"march {PAWN_NAMES[first]} {CELL_NAMES[second]}"
    if kind == ATTACK:
        return "attack pass" if action == ATTACK_PASS else " ".join(["attack", CELL_NAMES[first], *pawn_names(second)])
    if kind == ADVANCE:
        return " ".join(["advance", CELL_NAMES[first], *(pawn_names(second) or ["none"])])
    if kind == DRAW_SEQUENCE:
        return " ".join(["sequence", *seat_names(second, seats)])
    if kind == DRAW_CHOOSER:
        return f"chooser {COLOURS[second]}"
    if kind == DRAW_PLAGUE:
        return f"plague {PLAGUE_NAMES[second]}"
    return f"map {MAP_NAMES[action % KIND]}"


def _write_target(action: int) -> str:
    target, power = target_of(action), power_of(action)
    text = "stay" if target == STAY else CELL_NAMES[target]
    if power == INFECT:
        return f"{text} infect"
    return f"{text} charm {COLOURS[power // POWER - 1]}" if power else text


# ---- reading


def read(seats: int, seat: int, text: str) -> int:
    """The action a text means for a seat or for CHANCE; UnreadableAction when it means none."""
    verb, *words = text.split(" ")
    if seat == CHANCE:
        return _read_chance(seats, text, verb, words)
    if verb == "castle" and len(words) == 1:
        return CASTLE + _cell(words[0], text)
    if verb == "order":
        return ORDER + _seats(words, seats, text)
    if verb == "army" and words:
        return ARMY + _pawns(words, text)
    if verb == "trade" and len(words) == 1 and words[0] in TRADE_KINDS:
        return TRADE + TRADE_KINDS[words[0]]
    if verb == "play" and len(words) >= 2:
        return _read_play(words, seats, text)
    if verb == "march" and words == ["done"]:
        return MARCH_DONE
    if verb == "march" and len(words) == 2:
        return MARCH + _pawn(words[0], text) * FIRST + _cell(words[1], text)
    if verb == "attack" and words == ["pass"]:
        return ATTACK_PASS
    if verb == "attack" and len(words) >= 2:
        return ATTACK + _cell(words[0], text) * FIRST + _pawns(words[1:], text)
    if verb == "advance" and len(words) >= 2:
        mask = 0 if words[1:] == ["none"] else _pawns(words[1:], text)
        return ADVANCE + _cell(words[0], text) * FIRST + mask
    raise unreadable(text, EXAMPLES)


def _read_chance(seats: int, text: str, verb: str, words: list[str]) -> int:
    name = " ".join(words)
    if verb == "map" and name in MAP_NUMBERS:
        return DRAW_MAP + MAP_NUMBERS[name]
    if verb == "sequence":
        return DRAW_SEQUENCE + _seats(words, seats, text)
    if verb == "chooser" and len(words) == 1:
        return DRAW_CHOOSER + _seat(name, seats, text)
    if verb == "plague" and name in PLAGUE_NUMBERS:
        return DRAW_PLAGUE + PLAGUE_NUMBERS[name]
    raise unreadable(text, CHANCE_EXAMPLES)


def _read_play(words: list[str], seats: int, text: str) -> int:
    pawn, target, *power = words
    action = PLAY + _pawn(pawn, text) * FIRST + (STAY if target == "stay" else _cell(target, text))
    if not power:
        return action
    if power == ["infect"]:
        return action + INFECT
    if power[0] == "charm" and len(power) == 2:
        return action + charm(_seat(power[1], seats, text))
    raise unreadable(text, EXAMPLES)


def _cell(name: str, text: str) -> int:
    if name not in CELL_NUMBERS:
        raise unknown(text, name, CELL_NAMES)
    return CELL_NUMBERS[name]


def _pawn(name: str, text: str) -> int:
    if name not in PAWN_NUMBERS:
        raise unknown(text, name, PAWN_NAMES)
    return PAWN_NUMBERS[name]


def _pawns(names: list[str], text: str) -> int:
    pawns = [_pawn(name, text) for name in names]
    if pawns != sorted(set(pawns)):
        raise out_of_order(text, PAWN_NAMES)
    return sum(1 << pawn for pawn in pawns)


def _seat(name: str, seats: int, text: str) -> int:
    if name not in COLOURS[:seats]:
        raise unknown(text, name, COLOURS[:seats])
    return COLOURS.index(name)


def _seats(names: list[str], seats: int, text: str) -> int:
    order = tuple(_seat(name, seats, text) for name in names)
    if sorted(order) != list(range(seats)):
        raise incomplete(text, COLOURS[:seats])
    return packed(order)
