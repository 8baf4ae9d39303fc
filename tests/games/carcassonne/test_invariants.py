"""What must hold in every position of every game (specification, section 11), over random games.

The quick tests look at every part of a few games, with the land computed from scratch beside the one kept up to date.
The slow ones play a thousand games of each option set: cheap checks always, the flood fill now and then.
"""

from collections import Counter

import pytest

from jurade.core.rng import Rng
from jurade.core.state import CHANCE, OVER
from jurade.games.carcassonne import GAME

from .flood import OPPOSITE, SIDES, check
from .positions import OPTION_NAMES, OPTION_SETS, box
from .reference import FOLLOWERS

ABBEY = "abbey"


class Watched:
    """A random game, with an eye on everything that must hold."""

    def __init__(self, number, seats, seed):
        self.options = GAME.options.complete({"first_player": f"seat{seed % seats}", **OPTION_SETS[number]}, seats)
        self.state = GAME.start(seats, self.options)
        self.rng = Rng(seed, 11)
        self.scores = [0] * seats
        self.barns = {}
        self.complete = set()
        self.meadows = {}
        self.parts = Counter()  # parts of a turn
        self.decided = set()  # seats whose wagon decided in this part
        self.plies = 0

    def step(self):
        """One ply; tells whether a part has just ended."""
        state = self.state
        actor = state.actor()
        if actor == CHANCE:
            action = self.rng.weighted(state.outcomes())
        else:
            legal = state.legal(actor)
            action = legal[self.rng.below(len(legal))]
        before = (state.turn, state.part)
        wagon = state.waiting != 0
        state.apply(actor, action)
        self.plies += 1
        if wagon:
            assert actor not in self.decided, "at most one wagon decision for each seat and part (13)"
            self.decided.add(actor)
        if (state.turn, state.part) == before:
            return False
        self.decided.clear()
        self.parts[int(before[0])] += 1
        return True

    def run(self, look):
        """Play to the end; ``look`` is called after every part with how many there were."""
        count = 0
        while self.state.actor() != OVER:
            if self.step():
                count += 1
                self.check_scores()
                look(self, count)
        self.check_counts(self.whole())
        assert max(self.parts.values()) <= 2, "at most two parts in a turn (13)"

    def whole(self):
        return GAME.dump(self.state)

    # ---- cheap

    def check_scores(self):
        """Scores never decrease (9)."""
        scores = [int(points) for points in self.state.scores()]
        assert all(after >= before for after, before in zip(scores, self.scores, strict=True))
        self.scores = scores

    def check_counts(self, position):
        """Pieces, tiles and goods add up (1, 2, 12, 14), the kinds of pieces stand where they may (7)."""
        laid = Counter(row[0] for row in position["tiles"])
        abbeys = laid.pop(ABBEY, 0)
        known = laid + Counter(position["discarded"]) + Counter([position["drawn"]] if position["drawn"] else [])
        everything = box(self.options)
        assert not known - everything, "no tile is there twice"
        assert known.total() + self.state.left == everything.total()
        assert abbeys + len(position["abbeys"]) == (self.state.seats if self.options["abbey_mayor"] else 0)
        assert len(position["tiles"]) <= everything.total() + self.state.seats
        for what, (counted, due) in GAME.conserved(self.state).items():
            assert counted == due, what
        for _, piece, _, _, name in position["pieces"]:
            assert piece != "mayor" or name[0] == "c"
            assert piece != "wagon" or name[0] != "f"
            assert name[0] != "f" or self.options["farmers"]
        for kind, most in enumerate((9, 6, 5)):
            assert sum(row[kind] for row in position["goods"]) <= most

    # ---- with the land computed from scratch

    def check_land(self):
        """Everything the state keeps up to date equals the flood fill (10), and what it shows is sound."""
        land = check(self.state, self.options["am_inner_meadows"])
        self.check_edges(land)
        self.check_features(land)
        self.check_growth(land)
        self.check_barns(land)
        self.check_goods(land)

    def check_edges(self, land):
        """Neighbours match, abbeys excepted; abbeys have four neighbours, none of them an abbey; all is one (3, 9)."""
        reached, waiting = set(), [next(iter(land.at))]
        while waiting:
            cell = waiting.pop()
            if cell in reached:
                continue
            reached.add(cell)
            for side, (dx, dy) in SIDES.items():
                near = (cell[0] + dx, cell[1] + dy)
                if near in land.at:
                    waiting.append(near)
                    names = {land.at[cell][0], land.at[near][0]}
                    assert ABBEY in names or land.edge(cell, side) == land.edge(near, OPPOSITE[side])
                    assert names != {ABBEY}, "two abbeys are never neighbours"
                else:
                    assert land.at[cell][0] != ABBEY, "an abbey has four neighbours"
        assert len(reached) == len(land.at)

    def check_features(self, land):
        """Nobody stands on what is complete (4), no farmer beside a barn (5), no helper alone (8)."""
        for feature in land.features:
            kinds = Counter(piece for _, piece in feature.pieces)
            if feature.complete:
                assert not feature.pieces
            if feature.barns:
                assert not feature.pieces
            for seat, piece in feature.pieces:
                if piece in ("builder", "pig"):
                    own = [other for owner, other in feature.pieces if owner == seat and other in FOLLOWERS]
                    assert own, "a builder or pig shares its feature with a follower of its owner"
                    assert (piece == "pig") == (feature.kind == "field")
            assert kinds["builder"] == 0 or feature.kind in ("road", "city")

    def check_growth(self, land):
        """What is complete stays so, meadows only grow (11)."""
        complete = {segment for feature in land.features if feature.complete for segment in feature.segments}
        assert self.complete <= complete
        self.complete = complete
        for feature in land.features:
            if feature.kind == "field":
                for segment in feature.segments:
                    assert self.meadows.get(segment, set()) <= feature.segments
                    self.meadows[segment] = feature.segments

    def check_barns(self, land):
        """A barn never moves, its junction stays a meadow junction (6)."""
        barns = {seat: (x, y) for seat, x, y in land.position["barns"]}
        assert self.barns.items() <= barns.items()
        self.barns = barns
        for junction in barns.values():
            assert land.junction(*junction) is not None

    def check_goods(self, land):
        """The tokens held are the symbols of the complete cities (12)."""
        taken = Counter()
        for feature in land.features:
            if feature.complete:
                taken.update(feature.goods)
        held = [sum(row[kind] for row in land.position["goods"]) for kind in range(3)]
        assert held == [taken["wine"], taken["grain"], taken["cloth"]]


@pytest.mark.parametrize("number", range(len(OPTION_SETS)), ids=OPTION_NAMES)
def test_a_game_of_each_option_set(number):
    """Cheap checks after every part, the flood fill after every eighth."""

    def look(game, count):
        game.check_counts(game.whole())
        if count % 8 == 0:
            game.check_land()

    Watched(number, 2 + (number + 2) % 5, 50 + number).run(look)


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_game_of_each_number_of_seats(seats):
    """The flood fill after every part of the first twenty-five and the last."""

    def look(game, count):
        if count < 25 or game.state.left < 2:
            game.check_land()

    Watched(4, seats, seats).run(look)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(OPTION_SETS)), ids=OPTION_NAMES)
def test_a_thousand_games_of_each_option_set(number):
    """Scores after every part, tiles and pieces now and then, the flood fill in every part of five games."""

    def look(game, count):
        if game.sampled:
            game.check_land()
        elif count % 40 == 0:
            game.check_counts(game.whole())

    for seed in range(1000):
        game = Watched(number, 2 + seed % 5, 10_000 + seed)
        game.sampled = seed % 200 == 0
        game.run(look)


# ---- undo and replay (15)


@pytest.mark.parametrize("number", range(len(OPTION_SETS)), ids=OPTION_NAMES)
def test_a_record_replays_to_the_same_position(number):
    match = played(number, 2 + number % 5, 70 + number, plies=60)
    assert match.record.replay(GAME).dump() == match.dump()
    assert match.at(len(match.plies)).dump() == match.dump()


def played(number, seats, seed, plies):
    """A match after so many random decisions."""
    match = GAME.new(seats, seed=seed, options=OPTION_SETS[number])
    rng = Rng(seed, 13)
    for _ in range(plies):
        (seat,) = match.to_act()
        choices = match.choices(seat)
        match.play(seat, choices[rng.below(len(choices))])
    return match


def test_taking_back_and_playing_again_gives_the_same_position():
    match = played(0, 3, 5, plies=0)
    rng = Rng(5, 13)
    taken_back = 0
    for _ in range(60):
        (seat,) = match.to_act()
        choices = match.choices(seat)
        text = choices[rng.below(len(choices))]
        before = match.dump()
        match.play(seat, text)
        after = match.dump()
        if match.can_undo(seat):
            assert match.undo(seat) == text
            assert match.dump() == before
            match.play(seat, text)
            assert match.dump() == after
            taken_back += 1
    assert taken_back > 10


@pytest.mark.parametrize("number", [0, 4, 7])
def test_a_position_loaded_in_the_middle_plays_on_alike(number):
    match = played(number, 4, 80 + number, plies=50)
    again = GAME.load(match.dump(), seed=1)
    assert again.dump() == match.dump()
    rng = Rng(3, 13)
    for _ in range(20):
        (seat,) = match.to_act()
        assert again.choices(seat) == match.choices(seat)
        text = match.choices(seat)[rng.below(len(match.choices(seat)))]
        one, other = match.at(len(match.plies)), again.at(len(again.plies))
        one.play(seat, text)
        other.play(seat, text)
        assert one.dump() == other.dump()
        match.play(seat, text)
        if not match.to_act():
            break
        again = GAME.load(match.dump(), seed=1)
