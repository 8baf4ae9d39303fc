"""The colours of this game's land and cards, one place for all its drawings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from jurade.core.scene import Attr

HILL: Final = "#DCE0B4"
BORDER_HILL: Final = "#CFD8BE"  # the zone a border card strikes
CROSS_HILL: Final = "#E9E0BB"  # the zone a cross card strikes
HILL_LINE: Final = "#9CA770"
VILLAGE: Final = "#EBD9A6"
TOWN: Final = "#E4C39E"
TOWN_YARD: Final = "#F2E2C4"
MOUNTAIN: Final = "#D3CDC0"
ROCK: Final = "#A79F92"
ROCK_SHADE: Final = "#857C6E"
ROCK_EDGE: Final = "#4E473D"
SNOW: Final = "#FFFDF7"
FOREST: Final = "#C3D1A3"
TREE: Final = "#5F8055"
TREE_LIGHT: Final = "#7E9C68"
TREE_EDGE: Final = "#3F5C3A"
TRUNK: Final = "#4A3A28"
PLASTER: Final = "#F6EAD0"
ROOFS: Final = ("#B5533C", "#A8673C", "#93402D")
DOOR: Final = "#6B4A2C"
STONE: Final = "#CFC6B3"
STONE_EDGE: Final = "#6E6558"
GRID: Final = "#8F8B5E"
PLAGUE: Final = "#2F6288"
PLAGUE_DARK: Final = "#1E4E6E"
PLAGUE_PALE: Final = "#D7E6EF"
HEALTHY: Final = "#A3261B"  # the red number
SICK: Final = "#3A3440"  # the ground of the black number
COIN: Final = "#D8B45A"
COIN_PALE: Final = "#EBDBAE"
COIN_EDGE: Final = "#7A5A12"

LINE: Final[Mapping[str, Attr]] = {"stroke": "#43362A", "stroke_width": 0.9, "stroke_linejoin": "round"}  # of buildings
