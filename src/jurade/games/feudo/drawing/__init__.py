"""Every picture of this game as a symbol with a stable id.

* ``hills-convent``, ``hills-plain``: border and cross of the map; ``piece-A-90``: a piece turned; ``frame``: its lines.
* ``pawn-red-n2-3``, ``pawn-red-n2-1s``: a pawn with the number it shows, ``s`` when sick; ``pox``: the sick pattern.
* ``castle-red``, ``arms-red``: a castle, a small coat of arms; ``plague``: the blue pawn.
* ``army-red-n2-3``, ``trade-4``: cards in hand; ``small-trade-4``, ``small-army-red-n2``, ``small-back-red``: small.
* ``plague-north`` …, ``plague-back``: plague cards.
"""

from __future__ import annotations

from functools import cache

from jurade.core.scene import Shape
from jurade.games.feudo import tables as t
from jurade.games.feudo.drawing import cards, ground, pawns


@cache
def symbol(name: str) -> Shape:
    """The drawing an id of this game stands for; KeyError for any other."""
    if name in PLAIN:
        return PLAIN[name]()
    kind, _, rest = name.partition("-")
    what = rest.split("-")
    if kind == "piece" and len(what) == 2 and what[0] in t.PIECE_NAMES and what[1] in ("0", "90", "180", "270"):
        return ground.piece(what[0], int(what[1]) // 90)
    if kind in ("castle", "arms") and rest in t.COLOURS:
        return pawns.castle(rest) if kind == "castle" else pawns.glyph_arms(rest, 0, 0, 1)
    if kind in ("pawn", "army") and len(what) == 3 and what[0] in t.COLOURS and what[1] in t.PAWN_NUMBERS:
        if kind == "army":
            return cards.army(what[0], f"pawn-{rest}")
        return pawns.pawn(what[0], what[1], int(what[2].rstrip("s")), what[2].endswith("s"))
    if kind == "trade" and rest in map(str, t.SHILLINGS):
        return cards.trade(int(rest))
    if kind == "plague" and (rest in t.PLAGUE_NAMES or rest == "back"):
        return cards.plague(rest)
    if kind == "small":
        return _small(name, what)
    raise KeyError(name)


PLAIN = {
    "hills-convent": lambda: ground.hills(True),
    "hills-plain": lambda: ground.hills(False),
    "frame": ground.frame,
    "pox": pawns.pox,
    "plague": pawns.plague_pawn,
}


def _small(name: str, what: list[str]) -> Shape:
    """A card in a panel."""
    if what[0] == "trade" and what[1:] and what[1] in map(str, t.SHILLINGS):
        return cards.small_trade(int(what[1]))
    if what[0] == "back" and what[1:] and what[1] in t.COLOURS:
        return cards.small_back(what[1])
    if what[0] == "army" and len(what) == 3 and what[1] in t.COLOURS and what[2] in t.PAWN_NUMBERS:
        return cards.small_army(what[1], what[2])
    raise KeyError(name)
