"""Every picture of this game as a symbol with a stable id.

* ``tile-bg_d``: the ground of a tile at rotation 0; it turns with the tile.
* ``decor-bg_d-90``: what stands on that tile when it is turned by 90 degrees, drawn after the grounds of all tiles.
* ``sign-pennant``, ``sign-goods-wine`` …: what is printed on many tiles; decor is made of them.
* ``area-bg_d-c0``: the plain ground of one segment at rotation 0, to be lit or tinted.
* ``piece-blue-mayor``, ``piece-blue-farmer`` (lying): a piece about the origin; ``spent-mayor``: one that is not there.
"""

from __future__ import annotations

from functools import cache

from jurade.core.scene import Shape
from jurade.games.carcassonne.drawing.areas import area
from jurade.games.carcassonne.drawing.buildings import sign
from jurade.games.carcassonne.drawing.pieces import piece, spent
from jurade.games.carcassonne.drawing.tiles import decor, ground


@cache
def symbol(name: str) -> Shape:
    """The drawing an id of this game stands for; KeyError for any other."""
    kind, _, rest = name.partition("-")
    if kind == "tile":
        return ground(rest)
    if kind == "decor":
        tile, _, rotation = rest.partition("-")
        return decor(tile, int(rotation))
    if kind == "sign":
        return sign(rest)
    if kind == "area":
        tile, _, segment = rest.partition("-")
        return area(tile, segment)
    if kind == "piece":
        colour, _, what = rest.partition("-")
        return piece(colour, what)
    if kind == "spent":
        return spent(rest)
    raise KeyError(name)
