"""The colours of this game's town, one place for all its drawings."""

from __future__ import annotations

from typing import Final

MEADOW: Final = "#D5DCA8"
TUFT: Final = "#A7B56D"
HEDGE: Final = "#7F9A57"
HEDGE_SHADE: Final = "#5C763C"
PAVING: Final = "#F3EAD3"  # streets
PAVING_LINE: Final = "#CDBB90"
CENTRE: Final = "#E6D2A0"  # the streets no raid reaches
PLOT: Final = "#E3D3A8"
PLOT_EDGE: Final = "#8A774F"
GARDEN: Final = "#D3D8A0"
GARDEN_ROW: Final = "#9DAA62"
ROOFS: Final = (("#C1613F", "#A14A2E"), ("#B3523A", "#923E2A"), ("#C97A48", "#A85D33"))  # sunny and shady side
RIDGE: Final = "#EDB797"
TILE_LINE: Final = "#6E2C1C"
CHIMNEY: Final = "#D8CDB8"
STONE: Final = "#CFC6B3"
STONE_LIGHT: Final = "#E2DACA"
STONE_SHADE: Final = "#A89E8A"
STONE_EDGE: Final = "#4B4237"
TIMBER: Final = ("#B0713F", "#8A5129", "#6F3F1E")  # the hall's roof: north, east and west, south
SLATE: Final = ("#8C86B4", "#6A6494")  # the church
SLATE_YARD: Final = "#E8E2EE"
OCHRE: Final = ("#C98F4E", "#A06C33")  # the monastery
OCHRE_YARD: Final = "#EDE0C2"
LEAD: Final = ("#7FA0B4", "#5B7B90")  # the chapel
LEAD_YARD: Final = "#DDE7EC"
THATCH: Final = ("#B7A95E", "#8F823F")  # the leper house
THATCH_YARD: Final = "#DDE0BE"
CLOTH: Final = "#7C2A22"  # the English
BRASS: Final = "#F0C96E"
OAK: Final = "#7A5B33"
OAK_LIGHT: Final = "#A17C4A"
SHEET: Final = "#FBF6EA"
SHEET_LINE: Final = "#C9B88E"
DOTTED: Final = "#7A5B33"
FAMILY_INK: Final = {"military": "#5F574B", "religious": "#5E4B8A", "roads": "#96582E"}
FAMILY_WASH: Final = {"military": "#DED6C6", "religious": "#E2DAF0", "roads": "#F0D9BF"}
