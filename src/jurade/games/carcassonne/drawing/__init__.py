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
    match name.split("-"):
        case ["tile", tile]:
            return ground(tile)
        case ["decor", tile, rotation]:
            return decor(tile, int(rotation))
        case ["sign", *sign_name]:
            return sign("-".join(sign_name))
        case ["area", tile, segment]:
            return area(tile, segment)
        case ["piece", colour, kind]:
            return piece(colour, kind)
        case ["spent", kind]:
            return spent(kind)
    raise KeyError(name)
