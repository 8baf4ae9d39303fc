"""A slow second reading of the rules of building and covering, from the printed contact tables and a dumped position.

Nothing here shares code or tables with the game: names and dictionaries, rule by rule.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

CONTACTS: dict[str, Any] = json.loads((Path(__file__).parent / "data" / "contacts.json").read_text(encoding="utf-8"))
SPECIALS = {"church.a": "a@{}", "church.b": "b@{}", "church.cl": "c-l@{}", "church.cr": "c-r@{}", "church.d": "d@{}"}
CENTRES = {"brugge": "blue", "utrecht": "grey", "gent": "red", "ieper": "green", "leuven": "yellow", "luik": "church"}
NEW_SHAPES = {"xa1": "R", "xa2": "R", "xb1": "P", "xc1": "P", "xc2": "T"}


class City:
    """One city of a position, with its regions by name."""

    def __init__(self, position: dict[str, Any], name: str, corner: bool) -> None:
        self.plots: dict[str, Any] = position["cities"][name]["plots"]
        self.stock: dict[str, Any] = position["stock"]["tiles"]
        self.corner = corner
        placed = {
            tile: region.format(plot)
            for tile, region in SPECIALS.items()
            for plot, what in self.plots.items()
            if isinstance(what, dict) and what["tile"] == tile
        }
        owners = {
            new[:3]: region for region in placed.values() for new in CONTACTS["placements"][region]["new"].values()
        }
        self.region = {plot: f"{plot}<{owners[plot]}" if plot[0] == "x" else plot for plot in self.plots}
        self.arms: dict[str, str] = {}  # region -> arms of the district on it
        for plot, what in self.plots.items():
            if isinstance(what, dict):
                tile = what["tile"]
                region = SPECIALS[tile].format(plot) if tile in SPECIALS else self.region[plot]
                self.arms[region] = CENTRES[name] if tile == "centre" else tile.partition(".")[0]
        self.open = {plot for plot, what in self.plots.items() if what == "open"}
        self.new = {region for plot, region in self.region.items() if plot[0] == "x"}

    def shape(self, plot: str) -> str:
        return NEW_SHAPES[plot] if plot[0] == "x" else plot[0].upper()

    def touching(self, region: str) -> set[str]:
        found = set(CONTACTS["touch_by_side"][region])
        return found | set(CONTACTS["touch_by_corner_only"][region]) if self.corner else found

    def barred(self, region: str, arms: str) -> bool:
        """R20: a neighbour carries the same arms."""
        return any(self.arms.get(other) == arms for other in self.touching(region))

    def leans(self, plot: str) -> bool:
        """R19: a long side borders a district."""
        return any(other in self.arms for other in CONTACTS["long_side_borders"][self.region[plot]])

    def in_stock(self, tile: str, plot: str) -> bool:
        if tile in SPECIALS:
            return bool(self.stock[tile[:8]] > 0)
        return bool(self.stock[tile][self.shape(plot)] > 0)

    def could_lie(self, plot: str, tile: str) -> bool:
        """R17, R18, R20-R22: everything but leaning."""
        arms = tile.partition(".")[0]
        if plot not in self.open or not self.in_stock(tile, plot):
            return False
        if tile not in SPECIALS:
            return not self.barred(self.region[plot], arms)
        region = SPECIALS[tile].format(plot)
        if region not in CONTACTS["placements"]:
            return False
        covers = CONTACTS["placements"][region]["covers"]
        if not set(covers) <= self.open:
            return False
        taken = set(self.arms) | self.new
        return not self.barred(region, arms) and not taken & set(CONTACTS["overlap"][region])

    def builds(self, tiles: list[str]) -> list[str]:
        """``plot tile`` for everything that may be built now."""
        order = [plot for plot in self.plots if plot in self.open and self.leans(plot)]
        return [f"{plot} {tile}" for plot in order for tile in tiles if self.could_lie(plot, tile)]

    def dead(self, tiles: list[str]) -> set[str]:
        """R39: open plots that can never be built."""
        fillable = {plot for plot in self.open if any(self.could_lie(plot, tile) for tile in tiles)}
        alive: set[str] = set()
        while True:
            standing = set(self.arms) | {self.region[plot] for plot in alive}
            more = {plot for plot in fillable if standing & set(CONTACTS["long_side_borders"][self.region[plot]])}
            more |= {f"t{plot[1]}" for plot in alive if plot[0] == "p" and self.could_lie(plot, "church.d")}
            if more <= alive:
                return self.open - alive
            alive |= more
