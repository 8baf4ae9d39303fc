"""Every picture of this game as a symbol with a stable id.

* ``ground-3-1``: the whole board for three seats, seat 1 at the bottom.
* ``names-3-1``: the names of all cells of that board.
* ``bridge-3-1-0-open``: on that board the drawbridge of seat 0, open, closed or destroyed.
* ``figure-brown-k``: a figure about the origin; ``figure-brown-x``: one whose type is not known.
* ``number-brown-3``: the number of a figure, on the right of its base.
* ``plate-6-4-known``, ``plate-6-4-secret``, ``plate-hidden``: the strength under a figure.
* ``courage-3``, ``bastion-missions``, ``objective-annexation``: cards in a box 0 0 100 100.
* ``mark-moved1``, ``mark-moved2``, ``mark-attacked``, ``mark-speed1``, ``mark-speed3``: small marks on figures.
* ``pattern-terrace``: the hatching of upper floors.
"""

from __future__ import annotations

from functools import cache

from jurade.core.scene import Shape
from jurade.games.bastions.drawing import pieces
from jurade.games.bastions.drawing.geometry import COLOURS
from jurade.games.bastions.drawing.ground import bridge, ground, names, terrace
from jurade.games.bastions.tables import SEAT_LETTERS


@cache
def symbol(name: str) -> Shape:
    """The drawing an id of this game stands for; KeyError for any other."""
    kind, _, rest = name.partition("-")
    parts = rest.split("-")
    if kind in ("ground", "names"):
        return (ground if kind == "ground" else names)(int(parts[0]), int(parts[1]))
    if kind == "bridge":
        return bridge(int(parts[0]), int(parts[1]), int(parts[2]), parts[3])
    if kind == "figure":
        return pieces.figure(parts[0], parts[1])
    if kind == "number":
        return pieces.number(parts[0], int(parts[1]))
    if name == "plate-hidden":
        return pieces.plate(pieces.HIDDEN, pieces.KNOWN)
    if kind == "plate":
        return pieces.plate("/".join(parts[:2]), parts[2])
    if kind == "courage":
        return pieces.courage_card(int(rest))
    if kind == "objective":
        against = rest.removeprefix("against_")
        return pieces.objective_card(rest, COLOURS[SEAT_LETTERS.index(against)] if against != rest else "")
    if kind == "mark":
        return pieces.mark(rest)
    return {"bastion-missions": pieces.bastion_card, "pattern-terrace": terrace}[name]()
