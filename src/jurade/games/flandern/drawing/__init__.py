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
from typing import Final

from jurade.core.scene import Shape
from jurade.games.flandern.drawing import cards, districts, strip

OF_ONE: Final = {  # kind of symbol -> what draws it from the rest of its id
    "cover": districts.cover,
    "scaffolding": districts.scaffolding,
    "pattern": districts.pattern,
    "pawn": districts.pawn,
    "arms": cards.arms,
    "mini": cards.mini,
    "special": cards.special,
}
OF_TWO: Final = {  # … from the two halves of the rest
    "district": districts.district,
    "plot": districts.plot,
    "card": cards.face,
    "back": cards.back,
    "swatch": cards.swatch,
}
WHOLE: Final = {"spent-card": cards.spent, "seal": cards.seal, "track": strip.track}


@cache
def symbol(name: str) -> Shape:
    """The drawing an id of this game stands for; KeyError for any other."""
    kind, _, rest = name.partition("-")
    first, _, second = rest.partition("-")
    try:
        if name in WHOLE:
            return WHOLE[name]()
        return OF_ONE[kind](rest) if kind in OF_ONE else OF_TWO[kind](first, second)
    except ValueError:
        raise KeyError(name) from None
