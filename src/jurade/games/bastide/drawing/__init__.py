"""Every picture of this game as a symbol with a stable id.

* ``ground-town``: all that is printed on the town board; ``names-blocks``: what its blocks are called.
* ``house-0-h``, ``garden-v``, ``token-church-h``: what stands on strips, lying or upright.
* ``token-halle`` (about its centre), ``token-wall_n`` (where it stands).
* ``piece-blue``, ``circle-free``: influence, and the place for one.
* ``tile-house``, ``tile-english3``, ``tile-back``: tiles, 100 wide.
* ``coin-bright``, ``coin-dull``, ``thing-chest``, ``thing-bag``, ``card-prince``: what numbers are written on.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from jurade.core.scene import Shape
from jurade.games.bastide.drawing import buildings, ground, pieces

_SINGLE: Final[dict[str, Callable[[], Shape]]] = {
    "ground-town": ground.ground,
    "names-blocks": ground.block_names,
    "token-halle": buildings.hall,
    "circle-free": pieces.free_circle,
    "coin-bright": pieces.coin,
    "coin-dull": pieces.dull_coin,
    "thing-chest": pieces.chest,
    "thing-bag": pieces.bag,
}


@cache
def symbol(name: str) -> Shape:
    """The drawing an id of this game stands for; KeyError for any other."""
    if name in _SINGLE:
        return _SINGLE[name]()
    kind, _, rest = name.partition("-")
    what, _, way = rest.partition("-")
    if kind == "house":
        return buildings.lying_or_upright(buildings.house(int(what)), way == "v")
    if kind == "garden":
        return buildings.lying_or_upright(buildings.garden(), rest == "v")
    if kind == "token" and what.startswith("wall"):
        return buildings.wall(what)
    if kind == "token":
        return buildings.lying_or_upright(buildings.religious(what), way == "v")
    if kind == "piece":
        return pieces.influence(rest)
    if kind == "tile":
        return pieces.tile(rest)
    if kind == "card":
        return pieces.majority_card(rest)
    raise KeyError(name)
