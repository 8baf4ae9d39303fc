"""The colours of this game's land and the size of its tiles, one place for all its drawings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from jurade.core.scene import Attr

SIZE: Final = 100  # of a tile

TABLE: Final = "#D9CDAF"
TABLE_LINE: Final = "#A8996F"
MEADOW: Final = "#D3DBA4"
TUFT: Final = "#A7B46C"
CITY: Final = "#E4BF83"
CITY_BELOW: Final = "#C99F60"  # a city that passes under another
COBBLE: Final = "#CFA466"
ROAD: Final = "#FBF4E2"
ROAD_EDGE: Final = "#84703F"
ROAD_TRACK: Final = "#E3D5B2"
STONE: Final = "#DCD2BC"
STONE_SHADE: Final = "#B3A78D"
STONE_EDGE: Final = "#43362A"
PLASTER: Final = "#FAF0DA"
PLASTER_SHADE: Final = "#E0CBA2"
ROOFS: Final = ("#B9543B", "#A2452F", "#C0703C")
SLATE: Final = "#5D6B86"
INN_ROOF: Final = "#7B4C97"
LAKE: Final = "#8DBBCF"
TREE: Final = "#7C9A5B"
TREE_SHADE: Final = "#55743F"
CLOISTER_YARD: Final = "#C3C98C"
BORDER: Final = "#6E6236"
GOODS_INK: Final = {"wine": "#7E2036", "grain": "#8A5D00", "cloth": "#1E4E86"}

LINE: Final[Mapping[str, Attr]] = {"stroke": STONE_EDGE, "stroke_width": 0.7, "stroke_linejoin": "round"}  # of houses
