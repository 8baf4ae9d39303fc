"""A table in a few lines: lay tiles, put pieces, play on.

::

    table = Table("bg_d 0,0; bg_e 0,-1 r180", "0 follower 0,0 c0; 1 barn 2,1", drawn="bg_u", active=1)
    table.play("place 1,0 r90", "skip")
    assert table.gained == [4, 0]

Tiles are ``id x,y rotation``, pieces ``seat piece x,y segment``, barns ``seat barn junction``.
``drawn`` is the tile in hand; without it the turn begins, and ``draws`` lists what chance draws then.
``pile`` names the tiles that are left: all others have been discarded, so that the end of the game is near.
"""

import json
import re
from collections import Counter

import pytest

from jurade.core.errors import IllegalAction
from jurade.games.carcassonne import GAME

from .flood import FACTS, Land

PIECES = ["follower", "big", "wagon", "mayor", "builder", "pig", "barn"]
# A ring road of eight tiles around the hole 1,1; meadow inside and outside.
RING = "bg_v 0,0 r270; bg_u 1,0 r90; bg_v 2,0; bg_u 2,1; bg_v 2,2 r90; bg_u 1,2 r90; bg_v 0,2 r180; bg_u 0,1"
# Two such rings side by side, sharing a column, around the holes 1,1 and 3,1.
TWO_RINGS = (
    RING.replace("bg_v 2,0", "bg_w 2,0").replace("bg_v 2,2 r90", "bg_w 2,2 r180")
    + "; bg_u 3,0 r90; bg_v 4,0; bg_u 4,1; bg_v 4,2 r90; bg_u 3,2 r90"
)
SETS = {"abbey_mayor": True, "inns_cathedrals": False, "traders_builders": False}  # with their defaults

# Every value of every option at least once, and the sets together.
OPTION_SETS = [
    {},
    {"abbey_mayor": False},
    {"inns_cathedrals": True},
    {"traders_builders": True},
    {"inns_cathedrals": True, "traders_builders": True},
    {"abbey_mayor": False, "inns_cathedrals": True, "traders_builders": True},
    {"abbey_at_end": "none"},
    {"wagon_move": "neighbourhood"},
    {"small_city": 2},
    {"am_inner_meadows": False},
    {"farmers": False, "traders_builders": True},
]
OPTION_NAMES = ["+".join(f"{k}={v}" for k, v in options.items()) or "default" for options in OPTION_SETS]


def parts(text):
    """The entries of a list separated by semicolons or line ends."""
    return [entry.split() for entry in re.split(r"[;\n]", text) if entry.strip()]


def cell(text):
    x, y = text.split(",")
    return [int(x), int(y)]


def tile_rows(text):
    return [[name, *cell(at), int(turn[0][1:]) if turn else 0] for name, at, *turn in parts(text)]


def box(options):
    """Every land tile of the chosen sets, with its copies."""
    chosen = {"base"} | {name for name, default in SETS.items() if options.get(name, default)}
    return Counter({tile["id"]: tile["count"] for tile in FACTS["tiles"] if tile["set"] in chosen})


class Table:
    """A match loaded from a position, with short answers to what tests ask."""

    def __init__(self, tiles, pieces="", *, draws=(), pile=None, seats=2, seed=0, options=None, **fields):
        options = options or {}
        rows = tile_rows(tiles)
        standing = parts(pieces)
        position = {
            "tiles": rows,
            "pieces": [[int(seat), piece, *cell(at), *name] for seat, piece, at, *name in standing if piece != "barn"],
            "barns": [[int(seat), *cell(at)] for seat, piece, at, *_ in standing if piece == "barn"],
            **fields,
        }
        laid = Counter(row[0] for row in rows)
        if laid["abbey"]:
            position.setdefault("abbeys", list(range(laid["abbey"], seats)))
        if pile is not None:
            left = box(options) - laid - Counter([position.get("drawn")]) - Counter(pile)
            position["discarded"] = sorted(left.elements())
        whole = {"game": GAME.id, "rules": GAME.rules_version, "seats": seats, "options": options, "position": position}
        self.match = GAME.load(whole, seed=seed, chance=[f"tile {name}" for name in draws])
        self.before = self.match.scores()

    @classmethod
    def new(cls, seats=2, *, draws=(), first=0, seed=0, **options):
        """A new game in which that seat begins."""
        table = cls.__new__(cls)
        script = [f"tile {name}" for name in draws]
        table.match = GAME.new(seats, seed=seed, options={"first_player": f"seat{first}", **options}, chance=script)
        table.before = table.match.scores()
        return table

    # ---- acting

    def play(self, *texts):
        """Play decisions in order, each by the seat that is asked."""
        for text in texts:
            self.match.play(self.seat, text)
        return self

    def refused(self, text):
        """The number of the rule that forbids an action; nothing has changed."""
        before = json.dumps(self.match.dump())
        with pytest.raises(IllegalAction) as caught:
            self.match.play(self.seat, text)
        assert json.dumps(self.match.dump()) == before
        return caught.value.rule

    # ---- asking

    @property
    def seat(self):
        """Who is asked."""
        (seat,) = self.match.to_act()
        return seat

    @property
    def choices(self):
        return self.match.choices(self.seat)

    def offered(self, beginning):
        """The choices that begin so, without that beginning."""
        return [text.removeprefix(beginning).strip() for text in self.choices if text.startswith(beginning)]

    @property
    def now(self):
        """The position as JSON values."""
        return self.match.dump()["position"]

    @property
    def phase(self):
        return self.now["phase"]

    @property
    def gained(self):
        """Points by seat since the position."""
        return [after - before for after, before in zip(self.match.scores(), self.before, strict=True)]

    @property
    def sources(self):
        """Points by seat and kind, those that are not 0; what was there before is left out."""
        return [
            {kind: points for kind, points in row.items() if points and kind != "earlier"}
            for row in self.match.breakdown()
        ]

    @property
    def pieces(self):
        """Everything on segments, as written in a position."""
        return [f"{seat} {piece} {x},{y} {name}" for seat, piece, x, y, name in self.now["pieces"]]

    @property
    def barns(self):
        return [f"{seat} barn {x},{y}" for seat, x, y in self.now["barns"]]

    def supply(self, seat, piece="follower"):
        """How many of a piece a seat has left."""
        return int(self.match.state.in_supply(seat, PIECES.index(piece)))

    def events(self, name):
        """The facts of all events of that name so far."""
        happened = [event for ply in range(len(self.match.plies)) for event in self.match.events_of(ply)]
        return [event.public for event in happened if event.name == name]

    @property
    def land(self):
        """The features of the land, found from scratch."""
        return Land(self.now)

    def is_complete(self, x, y, name):
        return self.land.of[x, y, name].complete
