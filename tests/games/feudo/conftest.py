"""Positions of Feudo for tests: say what matters, the rest is filled in with what a quiet game would have there."""

import pytest

from jurade.games.feudo import GAME

PAWNS = ["b", "p", "m", "n1", "n2", "n3", "s1", "s2", "t1", "t2"]
COLOURS = ["red", "green", "yellow", "black"]
PHASES = [
    "map",
    "sequence",
    "castle",
    "chooser",
    "order",
    "army",
    "trade",
    "plague",
    "play",
    "march",
    "attack",
    "advance",
    "over",
]
DECK = {"north": 3, "east": 3, "south": 3, "west": 3, "border": 2, "cross": 2, "stay": 1, "fog": 2, "vocation": 1}
TOWNS = ["evesham", "worcester", "pershore", "tewkesbury", "kenilworth"]
CASTLES = ["a6", "k6", "f11", "f1"]


def drawn_cards(count, card):
    """So many plague cards, this one among them."""
    drawn = dict.fromkeys(DECK, 0)
    if card:
        drawn[card] = 1
    for copy in range(1, 4):
        for kind in DECK:
            if sum(drawn.values()) < count and drawn[kind] < copy <= DECK[kind]:
                drawn[kind] += 1
    return drawn


def hand_of(cards, trade):
    """So many trade cards, the chosen one among them; zeros go first."""
    spent = [4, 2, 0, 0, 0]
    while len(spent) > cards:
        gone = 0 if spent.count(0) > (trade == 0) else 2 if 2 in spent and trade != 2 else 4
        spent.remove(gone)
    return spent


def envelope(seats=2, phase="attack", round=2, options=None, **given):
    """A whole position, checked by nobody yet."""
    colours = COLOURS[:seats]
    options = {"map": "study", **(options or {})}
    rounds = options.get("rounds", 10)
    step = PHASES.index(phase)
    order = given.get("order", colours)
    turn = given.get("turn", 0)
    in_extension = round > rounds
    plague = options.get("plague", "normal") != "none" and not in_extension
    card = given.get("card", "vocation" if step > PHASES.index("plague") and plague else None)
    count = 0
    if options.get("plague", "normal") != "none" and step > PHASES.index("castle"):
        count = rounds if in_extension else round if step > PHASES.index("plague") else round - 1
        count -= 10 if min(round, rounds) > 10 else 0
    points = given.get("points", {})
    players = {}
    for seat, colour in enumerate(colours):
        pawns = {pawn: given.get(colour, {}).get(pawn, "castle") for pawn in PAWNS}
        for pawn in given.get("gone", {}).get(colour, []):
            pawns[pawn] = "eliminated"
        alive = [pawn for pawn in PAWNS if pawns[pawn] != "eliminated"]
        mustered = given.get("mustered", {}).get(colour, alive) if step >= PHASES.index("army") else []
        size = min(3, len(mustered))
        charmed = colour in given.get("charmed", [])
        place = order.index(colour)
        due = 0
        if phase == "play":
            due = min(size, given.get("showing", 0) + (place < turn))
        elif step > PHASES.index("play"):
            due = size
        cards = given.get("cards", {}).get(colour, mustered[:size])
        shown = given.get("shown", {}).get(colour, cards[:due] if phase != "play" else [])
        unshown = []
        if phase in ("trade", "plague", "play") or colour in given.get("answered", []):
            unshown = [] if charmed and phase == "play" else [c for c in cards if c not in shown]
        trade_shown = step > PHASES.index("march") or (phase == "march" and place <= turn)
        has_trade = step > PHASES.index("trade") or (phase == "trade" and colour in given.get("answered", []))
        trade = given.get("trade", {}).get(colour, 0) if has_trade else "none"
        held = 5 - (round - 1) % 5 if round else 0
        hand = given.get("hand", {}).get(colour) or hand_of(held, trade)
        if trade_shown:
            hand = list(hand)
            hand.remove(trade)
        wages = given.get("wages", {}).get(colour, 0)
        score = points.get(colour, 0)
        sources = dict.fromkeys(["kills", "towns", "towns_lost", "cowards", "floor"], 0)
        sources["kills" if score > 0 else "towns_lost"] = score
        purse = [wages, 6]
        if trade_shown:
            last = score == min(points.get(other, 0) for other in colours)
            value = trade + (2 if trade and given.get("king", False) and last else 0)
            purse = [value, value]
        players[colour] = {
            "castle": given.get("castles", CASTLES)[seat] if round else None,
            "points": score,
            "sources": sources,
            "pawns": pawns,
            "sick": [pawn for pawn in PAWNS if pawn in given.get("sick", {}).get(colour, [])],
            "wounded": given.get("wounded", {}).get(colour),
            "was_wounded": colour in given.get("wounded", {}) or colour in given.get("bled", []),
            "charmed_in": given.get("charmed_in", {}).get(colour),
            "hand": hand,
            "mustered": mustered,
            "shown": [pawn for pawn in PAWNS if pawn in shown],
            "cards": [pawn for pawn in PAWNS if pawn in unshown],
            "trade": trade,
            "trade_shown": trade_shown,
            "wages": wages,
            "purse": purse,
        }
    shillings = 0
    if phase == "march":
        mover = players[order[turn]]
        shillings = given.get("shillings", mover["purse"][0] - mover["wages"])
    victories = given.get("victories", [])
    position = {
        "viewer": "everything",
        "phase": phase,
        "round": round,
        "ending": given.get("ending"),
        "map": given.get("map", "A0 B0 C0 D0"),
        "sequence": given.get("sequence", colours) if step > PHASES.index("sequence") else None,
        "chooser": given.get("chooser", colours[0]) if step > PHASES.index("chooser") else None,
        "order": order if step > PHASES.index("order") else None,
        "turn": turn,
        "showing": given.get("showing", 0),
        "answered": given.get("answered", []),
        "towns": {town: given.get("towns", {}).get(town) for town in TOWNS},
        "plague": {
            "pawn": given.get("plague_at", "b10") if plague else None,
            "card": card,
            "drawn": drawn_cards(count, card),
        },
        "king": given.get("king", False),
        "charmed": given.get("charmed", []),
        "shillings": shillings,
        "marched": given.get("marched", []),
        "fought": given.get("fought", []),
        "victories": victories,
        "victory": given.get("victory", 0),
        "players": players,
    }
    return {"game": "feudo", "rules": "feudo/1", "seats": seats, "options": options, "position": position}


class Table:
    """A match from a position, with the questions tests ask."""

    def __init__(self, match):
        self.match = match

    @property
    def position(self):
        return self.match.dump()["position"]

    @property
    def phase(self):
        return self.position["phase"]

    @property
    def acting(self):
        """The colours that owe a decision."""
        return [COLOURS[seat] for seat in self.match.to_act()]

    def choices(self, colour, start=""):
        return [text for text in self.match.choices(COLOURS.index(colour)) if text.startswith(start)]

    def cells(self, colour, start):
        """Where a pawn may go: ``cells("red", "play n1")``."""
        return {text.split()[2] for text in self.choices(colour, start + " ")} - {"stay"}

    def play(self, colour, *texts):
        for text in texts:
            self.match.play(COLOURS.index(colour), text)
        return self

    def at(self, colour, pawn):
        return self.position["players"][colour]["pawns"][pawn]

    def sick(self, colour):
        return self.position["players"][colour]["sick"]

    def player(self, colour):
        return self.position["players"][colour]

    @property
    def points(self):
        return self.match.scores()

    def events(self, name=None):
        return [event for event in self.match.events if name in (None, event.name)]

    def refuses(self, colour, text):
        """The rule that forbids an action."""
        from jurade.core.errors import IllegalAction

        with pytest.raises(IllegalAction) as refusal:
            self.play(colour, text)
        assert refusal.value.message is not None
        for language in ("en", "fr"):
            assert GAME.words(language).text(refusal.value.message)
        return refusal.value.rule


@pytest.fixture
def put():
    """Make a table from a position: ``put(phase="attack", red={"p": "c10"}, …)``."""

    def make(chance=(), seed=1, **given):
        return Table(GAME.load(envelope(**given), chance=chance, seed=seed))

    return make


@pytest.fixture
def start():
    """A new game as a table."""

    def make(seats=2, chance=(), seed=1, **options):
        return Table(GAME.new(seats, seed=seed, options=options, chance=chance))

    return make


@pytest.fixture
def raw():
    """A position as JSON values, to be damaged."""
    return envelope
