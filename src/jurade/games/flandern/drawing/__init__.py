"""Every picture of this game as a symbol with a stable id.

* ``district-red.m-p2``, ``district-church.a-a-t1``, ``district-gent-c``: a tile where it lies, in the pixels of a plan.
* ``plot-ready-p2``, ``plot-distant-p2``, ``cover-p2``, ``scaffolding-p2``: what else a region may show.
* ``pattern-site``, ``pattern-cover``: paints.
* ``pawn-site``, ``pawn-cathedral``, ``pawn-master``; ``arms-red``: discs about the origin.
* ``card-silver-gent``, ``card-gold-master``, ``back-silver-``, ``back-gold-A``: cards; ``mini-gent``, ``spent-card``:
  the same in panels; ``seal``: what lies on a choice that is made.
* ``swatch-red-R``, ``special-cl``: tiles in stock; ``track``: the score track.
"""

from __future__ import annotations

from functools import cache

from jurade.core.scene import Shape
from jurade.games.flandern.drawing import cards, districts, strip


@cache
def symbol(name: str) -> Shape:
    """The drawing an id of this game stands for; KeyError for any other."""
    try:
        return _drawn(name)
    except ValueError:
        raise KeyError(name) from None


def _drawn(name: str) -> Shape:
    kind, _, rest = name.partition("-")
    first, _, second = rest.partition("-")
    if kind == "district":
        return districts.district(first, second)
    if kind == "plot":
        return districts.plot(first, second)
    if kind == "cover":
        return districts.cover(rest)
    if kind == "scaffolding":
        return districts.scaffolding(rest)
    if kind == "pattern":
        return districts.pattern(rest)
    if kind == "pawn":
        return districts.pawn(rest)
    if kind == "arms":
        return cards.arms(rest)
    if kind == "card":
        return cards.face(first, second)
    if kind == "back":
        return cards.back(first, second)
    if kind == "mini":
        return cards.mini(rest)
    if name == "spent-card":
        return cards.spent()
    if name == "seal":
        return cards.seal()
    if kind == "swatch":
        return cards.swatch(first, second)
    if kind == "special":
        return cards.special(rest)
    if name == "track":
        return strip.track()
    raise KeyError(name)
