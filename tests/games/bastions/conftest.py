"""A table in a few lines: pieces where the test wants them, then play on.

::

    t = table("ms1=7/3 d5; jn1=8/3 d6", phase="attack", token="soldiers")
    t.play(0, "attack ms1 > jn1").play(0, "card 3").play(1, "card 2")
    assert t.where("jn1") == "held by 0"

A piece is ``id[=value] cell``, ``id on tower`` or ``id held seat``, and marks: ``attacked``, ``moved``, ``moved2``,
``freed``, ``shown``.  As in section 9 of the specification every seat also has its second tower on its starting cell;
all other pieces are out of play and held by nobody.  A value that is not given is the lowest that is left.
"""

import pytest

from jurade.core.errors import IllegalAction
from jurade.games.bastions import GAME
from jurade.games.bastions.tables import ARMIES, TYPE_LETTERS, VALUE_NAMES, VALUE_TYPE

LETTERS = "mjbr"


class Table:
    """A match loaded from a position, with short answers to what tests ask."""

    def __init__(
        self,
        pieces="",
        *,
        seats=2,
        phase="move",
        token="soldiers",
        holder=0,
        towers=True,
        full=False,
        slot=None,
        quiet=0,
        objectives=None,
        options=None,
        reserves=None,
        bastions=None,
        seat_facts=None,
        turn=None,
        **fields,
    ):
        options = {"first_player": "seat0", **(options or {})}
        dump = GAME.new(seats, seed=7, options=options).dump()
        position = dump["position"]
        position |= {"phase": phase, "holder": holder, "quiet": quiet, **fields}
        position["slot"] = 2 * seats if slot is None else slot
        position["turn"] |= {"token": None if phase == "token" else token, **(turn or {})}
        if not full:
            self._put(position, seats, pieces, towers)
        for seat, name in enumerate(objectives or ()):
            position["seats"][seat]["objective"] = name
        for seat, facts in (seat_facts or {}).items():
            position["seats"][seat] |= facts
        for seat, (red, blue, speed) in (reserves or {}).items():
            position["seats"][seat] |= {"red": red, "blue": blue, "speed": speed}
        for owner, facts in (bastions or {}).items():
            position["bastions"][owner] |= facts
        self.match = GAME.load(dump, seed=0)

    def _put(self, position, seats, pieces, towers):
        wanted = dict(entry.split(" ", 1) for entry in filter(None, (part.strip() for part in pieces.split(";"))))
        named = {name.partition("=")[0]: (name.partition("=")[2], rest.split()) for name, rest in wanted.items()}
        if towers:
            for row in position["pieces"]:
                if row["id"][1:] == "t2" and row["id"] not in named:
                    named[row["id"]] = ("", [row["at"]])
        taken = {
            letter: [name[1] + value for name, (value, _) in named.items() if name[0] == letter and value]
            for letter in LETTERS
        }
        unknown = set(named) - {row["id"] for row in position["pieces"]}
        assert not unknown, f"no such pieces: {unknown}"
        for row in position["pieces"]:
            letter = row["id"][0]
            value, place = named.get(row["id"], ("", []))
            name = row["id"]
            if not value:
                left = [
                    VALUE_NAMES[v]
                    for v in ARMIES[seats]
                    if TYPE_LETTERS[VALUE_TYPE[v]] == name[1] and name[1] + VALUE_NAMES[v] not in taken[letter]
                ]
                value = left[0]
                taken[letter].append(name[1] + value)
            row.clear()
            row |= {"id": name, "value": value}
            if not place:
                continue
            if place[0] in ("on", "held"):
                row |= {"on": place[1]} if place[0] == "on" else {"held_by": int(place[1])}
                marks = place[2:]
            else:
                row["at"] = place[0]
                marks = place[1:]
            for mark in marks:
                row |= {"moved": 1} if mark == "moved" else {"moved": 2} if mark == "moved2" else {mark: True}

    # ---- playing

    def play(self, seat, *texts):
        for text in texts:
            self.match.play(seat, text)
        return self

    def choices(self, seat=0):
        return self.match.choices(seat)

    def moves(self, piece, seat=0):
        """The cells a piece may move to."""
        return [text.split()[2] for text in self.choices(seat) if text.startswith(f"move {piece} ")]

    def attacks(self, piece, seat=0):
        """The pieces this one may attack, in an attack or a riposte."""
        found = [text.split() for text in self.choices(seat) if text.startswith(("attack", "riposte"))]
        return [words[3] for words in found if words[1] == piece]

    def refused(self, seat, text):
        """The number of the rule that refuses an action."""
        with pytest.raises(IllegalAction) as caught:
            self.match.play(seat, text)
        GAME.words("fr").text(caught.value.message)
        return caught.value.rule

    # ---- looking

    @property
    def position(self):
        return self.match.dump()["position"]

    @property
    def phase(self):
        return self.position["phase"]

    @property
    def scores(self):
        return self.match.scores()

    def piece(self, name):
        return next(row for row in self.position["pieces"] if row["id"] == name)

    def where(self, name):
        row = self.piece(name)
        if "held_by" in row:
            return f"held by {row['held_by']}"
        return f"on {row['on']}" if "on" in row else row.get("at")

    def reserve(self, seat):
        """Red, blue and speed of a seat."""
        row = self.position["seats"][seat]
        return row["red"], row["blue"], row["speed"]

    def bastion(self, owner):
        return self.position["bastions"][owner]

    def events(self, *names):
        """The public facts of all events of these names so far."""
        log = [event for ply in range(len(self.match.plies)) for event in self.match.events_of(ply)]
        return [event.public for event in log if event.name in names]

    def forced(self):
        """The actions taken automatically so far."""
        return [facts["action"] for facts in self.events("forced")]


@pytest.fixture
def table():
    """Make a table."""
    return Table
