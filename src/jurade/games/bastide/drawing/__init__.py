"""Every picture of this game as a symbol with a stable id.

* ``ground-town``: all that is printed on the town board.
* ``house-0-h``, ``garden-v``, ``token-church-h``: what stands on strips, lying or upright.
* ``token-halle`` (about its centre), ``token-wall_n`` (where it stands).
* ``piece-blue``, ``circle-free``: influence, and the place for one.
* ``tile-house``, ``tile-english3``, ``tile-back``: tiles, 100 wide.
* ``coin-bright``, ``coin-dull``, ``thing-chest``, ``thing-bag``, ``card-prince``: what numbers are written on.
"""

from __future__ import annotations

from functools import cache

from jurade.core.scene import Shape
from jurade.games.bastide.drawing import buildings, ground, pieces


@cache
def symbol(name: str) -> Shape:
    """The drawing an id of this game stands for; KeyError for any other."""
    kind, _, rest = name.partition("-")
    what, _, way = rest.partition("-")
    if kind == "ground":
        return ground.ground()
    if kind == "house":
        return buildings.lying_or_upright(buildings.house(int(what)), way == "v")
    if kind == "garden":
        return buildings.lying_or_upright(buildings.garden(), rest == "v")
    if kind == "token":
        if what == "halle":
            return buildings.hall()
        if what.startswith("wall"):
            return buildings.wall(what)
        return buildings.lying_or_upright(buildings.religious(what), way == "v")
    if kind == "piece":
        return pieces.influence(rest)
    if kind == "circle":
        return pieces.free_circle()
    if kind == "tile":
        return pieces.tile(rest)
    if kind == "coin":
        return pieces.coin() if rest == "bright" else pieces.dull_coin()
    if kind == "thing":
        return pieces.chest() if rest == "chest" else pieces.bag()
    if kind == "card":
        return pieces.majority_card(rest)
    raise KeyError(name)
