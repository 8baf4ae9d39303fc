"""The rules once more, slow and plain: whatever is asked is found anew with the flood fill, from the definitions.

It shares nothing with the rules under test but the printed facts of the tiles.
Actions are texts; a state is loaded from ``Match.dump`` or made new.
"""

from collections import Counter

from .flood import OPPOSITE, SIDES, TILES, Land
from .positions import box

FOLLOWERS = ("follower", "big", "wagon", "mayor")
ORDER = [*FOLLOWERS, "builder", "pig"]  # within a segment
CORNERS = {"nw": (0, 0), "ne": (1, 0), "se": (1, 1), "sw": (0, 1)}  # junctions of a cell
CHANCE = -1
OVER = -2
ABBEY = "abbey"


def by_segment(name):
    """c before r before k before f, each by number."""
    return "crkf".index(name[0]), int(name[1:] or 0)


class Reference:
    """A position and what may happen in it."""

    def __init__(self, dump):
        given = dump["position"]
        self.options, self.seats = dump["options"], dump["seats"]
        self.tiles = [tuple(row) for row in given["tiles"]]
        self.pieces = [(seat, piece, (x, y, name)) for seat, piece, x, y, name in given["pieces"]]
        self.barns = {seat: (x, y) for seat, x, y in given["barns"]}
        self.abbeys = set(given["abbeys"])
        self.drawn = given["drawn"]
        self.discarded = list(given["discarded"])
        laid = Counter(row[0] for row in self.tiles)
        self.pile = box(self.options) - laid - Counter(self.discarded) - Counter([self.drawn])
        self.goods = [dict(zip(("wine", "grain", "cloth"), row, strict=True)) for row in given["goods"]]
        self.scores = list(given["scores"])
        self.phase, self.active, self.last = given["phase"], given["active"], given["last"]
        self.part, self.extra = given["part"], given["extra"]
        self.fresh = tuple(given["last_tile"])
        self.waiting = {seat: (x, y, name) for seat, x, y, name in given["waiting"]}
        self.land = self.survey(self.tiles)
        self.land_before = self.survey([row for row in self.tiles if row[1:3] != self.fresh])

    def survey(self, tiles):
        return Land({"tiles": tiles, "pieces": [], "barns": []}, self.options["am_inner_meadows"])

    def copy(self):
        other = object.__new__(Reference)
        other.__dict__.update(self.__dict__)
        for name in ("tiles", "pieces", "discarded", "scores"):
            setattr(other, name, list(getattr(self, name)))
        for name in ("barns", "waiting", "pile"):
            setattr(other, name, getattr(self, name).copy())
        other.abbeys = set(self.abbeys)
        other.goods = [dict(row) for row in self.goods]
        return other

    # ---- who stands where

    def supply(self, seat, piece):
        owned = {"follower": 7}.get(piece, 1)
        if piece in ("wagon", "mayor", "barn") and not self.options["abbey_mayor"]:
            owned = 0
        if piece == "big" and not self.options["inns_cathedrals"]:
            owned = 0
        if piece in ("builder", "pig") and not self.options["traders_builders"]:
            owned = 0
        used = sum(row[:2] == (seat, piece) for row in self.pieces)
        return owned - used - (piece == "barn" and seat in self.barns) - (piece == "wagon" and seat in self.waiting)

    def standing(self, feature):
        return [row for row in self.pieces if row[2] in feature.segments]

    def occupied(self, feature):
        return any(piece in FOLLOWERS for _, piece, _ in self.standing(feature))

    def barns_in(self, meadow):
        return [seat for seat, junction in self.barns.items() if self.land.junction(*junction) is meadow]

    # ---- what may be done

    @property
    def actor(self):
        if self.phase in ("first", "draw"):
            return CHANCE
        if self.phase == "over":
            return OVER
        if self.phase == "wagon":
            return next(seat for seat in self.clockwise(self.active) if seat in self.waiting)
        return self.active

    def clockwise(self, first):
        return [(first + k) % self.seats for k in range(self.seats)]

    def choices(self):
        """What the actor may do, or the outcomes that chance may draw."""
        if self.phase == "first":
            return [f"first {seat}" for seat in range(self.seats)]
        if self.phase == "draw":
            return [f"tile {name}" for name in TILES if self.pile[name]]
        if self.phase in ("start", "end_abbey"):
            draw = self.phase == "start" and self.pile.total() > 0
            return ["draw" if draw else "pass"] + [f"abbey {x},{y}" for x, y in self.land.holes()]
        if self.phase == "place":
            return self.land.placements(self.drawn)
        if self.phase == "deploy":
            return self.deployments()
        return self.destinations(self.actor) if self.phase == "wagon" else []

    def deployments(self):
        x, y = self.fresh
        found = ["skip"]
        seen = []
        for name in self.land.names(self.fresh):
            feature = self.land.of[x, y, name]
            if not any(feature is other for other in seen):
                seen.append(feature)
                found += [f"deploy {piece} {name}" for piece in ORDER if self.may_deploy(piece, feature)]
        for corner, (dx, dy) in CORNERS.items():
            meadow = self.land.junction(x + dx, y + dy)
            if meadow and self.supply(self.active, "barn") and not self.barns_in(meadow):
                found.append(f"deploy barn {corner}")
        return found

    def may_deploy(self, piece, feature):
        if not self.supply(self.active, piece):
            return False
        kind = feature.kind
        if kind == "field" and not self.options["farmers"]:
            return False
        own = any(seat == self.active and other in FOLLOWERS for seat, other, _ in self.standing(feature))
        if piece == "builder":
            return kind in ("road", "city") and own and not feature.complete
        if piece == "pig":
            return kind == "field" and own
        if self.occupied(feature) or (kind == "field" and self.barns_in(feature)):
            return False
        return {"mayor": kind == "city", "wagon": kind != "field"}.get(piece, True)

    def destinations(self, seat):
        if self.options["wagon_move"] == "neighbourhood":
            x, y, _ = self.waiting[seat]
            cells = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
            near = [(*cell, name) for cell in cells if cell in self.land.at for name in self.land.names(cell)]
            named = [segment for segment in near if self.may_enter(segment)]
        else:
            smallest = {}
            for segment in self.linked(self.land.of[self.waiting[seat]]):
                if self.may_enter(segment):
                    key = id(self.land.of[segment])
                    smallest[key] = min(smallest.get(key, segment), segment, key=self.in_order)
            named = list(smallest.values())
        return ["wagon home"] + [f"wagon {x},{y} {name}" for x, y, name in sorted(named, key=self.in_order)]

    @staticmethod
    def in_order(segment):
        return segment[:2], by_segment(segment[2])

    def may_enter(self, segment):
        feature = self.land.of[segment]
        return feature.kind != "field" and feature.open_ends > 0 and not self.occupied(feature)

    def linked(self, feature):
        """Every segment directly connected with a feature."""
        for x, y, name in feature.segments:
            if self.is_abbey(x, y):
                yield from self.towards(x, y)
                continue
            for pair in TILES[self.land.at[x, y][0]]["links"]:
                if name in pair:
                    yield (x, y, pair[1] if pair[0] == name else pair[0])
            for side in self.land.sides((x, y, name)) if name != "k" else ():
                beside = (x + SIDES[side][0], y + SIDES[side][1])
                if self.is_abbey(*beside):
                    yield (*beside, "k")

    def is_abbey(self, x, y):
        return self.land.at.get((x, y), [None])[0] == ABBEY

    def towards(self, x, y):
        """The road and city segments of neighbours whose edge lies on this cell."""
        for side, (dx, dy) in SIDES.items():
            for name in self.land.names((x + dx, y + dy)):
                segment = (x + dx, y + dy, name)
                if name[0] in "cr" and OPPOSITE[side] in self.land.sides(segment):
                    yield segment

    # ---- what happens

    def play(self, text):
        word, *rest = text.split()
        if word == "first":
            self.active = int(rest[0])
            self.begin_part()
        elif word == "tile":
            self.reveal(rest[0])
        elif word == "draw":
            self.phase = "draw"
        elif word == "pass":
            self.end_turn()
        elif word == "abbey":
            self.abbeys.remove(self.active)
            self.lay(ABBEY, rest[0], 0)
        elif word == "place":
            self.lay(self.drawn, rest[0], int(rest[1][1:]))
            self.drawn = None
        elif word == "wagon":
            self.move_wagon(rest)
        else:
            self.deploy(rest)

    def reveal(self, name):
        self.pile -= Counter([name])
        if self.land.placements(name):
            self.drawn, self.phase = name, "place"
        else:
            self.discarded.append(name)
            if not self.pile.total():
                self.end_turn()

    def lay(self, name, at, rotation):
        self.fresh = tuple(map(int, at.split(",")))
        self.tiles.append((name, *self.fresh, rotation))
        self.land_before, self.land = self.land, self.survey(self.tiles)
        if name != ABBEY and self.part == 1:
            self.extra = any(
                (self.active, "builder") == row[:2]
                for segment in self.land.names(self.fresh)
                for row in self.standing(self.land.of[(*self.fresh, segment)])
            )
        self.phase = "deploy"
        if self.deployments() == ["skip"]:
            self.score(None)

    def deploy(self, rest):
        """``skip`` has nothing to say; else piece and place."""
        barn_meadow = None
        if rest and rest[0] == "barn":
            dx, dy = CORNERS[rest[1]]
            self.barns[self.active] = (self.fresh[0] + dx, self.fresh[1] + dy)
            barn_meadow = self.land.junction(*self.barns[self.active])
        elif rest:
            self.pieces.append((self.active, rest[0], (*self.fresh, rest[1])))
        self.score(barn_meadow)

    def move_wagon(self, rest):
        seat = self.actor
        del self.waiting[seat]
        if rest[0] != "home":
            self.pieces.append((seat, "wagon", (*map(int, rest[0].split(",")), rest[1])))
        self.ask_wagons()

    # ---- scoring

    def score(self, barn_meadow):
        for feature in self.land.features:
            if feature.complete and not any(
                segment in self.land_before.of and self.land_before.of[segment].complete for segment in feature.segments
            ):
                self.score_complete(feature)
        for meadow in self.land.features:
            if meadow.kind == "field" and self.barns_in(meadow) and self.standing(meadow):
                self.score_farmers(meadow, 3 if meadow is barn_meadow else 1)
                self.clear(meadow)
        self.ask_wagons()

    def majority(self, feature):
        strengths = Counter()
        weights = {"follower": 1, "big": 2, "wagon": 1, "mayor": feature.pennants}
        for seat, piece, _ in self.standing(feature):
            strengths[seat] += weights.get(piece, 0)
        most = max(strengths.values(), default=0)
        return [seat for seat, strength in strengths.items() if strength == most > 0]

    def score_complete(self, feature):
        for good, count in feature.goods.items():
            self.goods[self.active][good] += count
        tiles, special = feature.tiles, feature.specials
        if feature.kind == "city":
            rate = 3 if special else 1 if tiles == 2 and self.options["small_city"] == 2 else 2
            points = rate * (tiles + feature.pennants)
        else:
            points = 9 if feature.kind == "cloister" else tiles * (2 if special else 1)
        for seat in self.majority(feature):
            self.scores[seat] += points
        self.clear(feature)

    def clear(self, feature):
        for row in self.standing(feature):
            self.pieces.remove(row)
            if row[1] == "wagon":
                self.waiting[row[0]] = row[2]

    def score_farmers(self, meadow, rate):
        cities = len(self.land.cities_of(meadow))
        for seat in self.majority(meadow):
            pig = any(row[:2] == (seat, "pig") for row in self.standing(meadow))
            self.scores[seat] += cities * (rate + pig)

    # ---- the course of the game

    def ask_wagons(self):
        self.phase = "wagon"
        while self.waiting and len(self.destinations(self.actor)) == 1:
            del self.waiting[self.actor]
        if not self.waiting:
            self.end_part()

    def end_part(self):
        if self.extra and self.part == 1:
            self.part = 2
            self.begin_part()
        else:
            self.end_turn()

    def begin_part(self):
        if self.active in self.abbeys and self.land.holes():
            self.phase = "start"
        elif self.pile.total():
            self.phase = "draw"
        else:
            self.end_turn()

    def end_turn(self):
        self.part, self.extra = 1, False
        if self.pile.total():
            self.active = (self.active + 1) % self.seats
            self.begin_part()
        elif self.last is None:
            self.last = self.active
            self.end_round(self.clockwise(self.active + 1))
        else:
            after = self.clockwise(self.last + 1)
            self.end_round(after[after.index(self.active) + 1 :])

    def end_round(self, seats):
        for seat in seats if self.options["abbey_at_end"] == "round" else ():
            if seat in self.abbeys and self.land.holes():
                self.active, self.phase = seat, "end_abbey"
                return
        self.phase = "over"
        self.score_end()

    def score_end(self):
        for feature in self.land.features:
            if feature.kind == "cloister":
                points = 9 - feature.open_ends
            else:
                points = 0 if feature.specials else feature.tiles + feature.pennants
            barns = self.barns_in(feature) if feature.kind == "field" else []
            for seat in barns:
                self.scores[seat] += 4 * len(self.land.cities_of(feature))
            if feature.kind == "field" and not barns:
                self.score_farmers(feature, 3)
            elif feature.kind != "field":
                for seat in self.majority(feature):
                    self.scores[seat] += points
        for good in ("wine", "grain", "cloth"):
            most = max(row[good] for row in self.goods)
            for seat, row in enumerate(self.goods):
                self.scores[seat] += 10 if row[good] == most > 0 else 0

    # ---- comparing

    def summary(self):
        """What must agree with a dumped position."""
        return {
            "scores": self.scores,
            "pieces": sorted([seat, piece, *at] for seat, piece, at in self.pieces),
            "barns": sorted([seat, *at] for seat, at in self.barns.items()),
            "abbeys": sorted(self.abbeys),
            "goods": [[row["wine"], row["grain"], row["cloth"]] for row in self.goods],
            "discarded": sorted(self.discarded),
            "drawn": self.drawn,
            "phase": self.phase,
            "active": self.active,
        }


def summary_of(position):
    """The same of a dumped position."""
    wanted = ("scores", "pieces", "barns", "abbeys", "goods", "discarded", "drawn", "phase", "active")
    found = {name: position[name] for name in wanted}
    return found | {"pieces": sorted(found["pieces"]), "barns": sorted(found["barns"])}


def count(reference, depth):
    """How many sequences of so many plies there are: perft, from the definitions."""
    choices = reference.choices()
    if depth == 1 or not choices:
        return len(choices) if depth == 1 else 0
    total = 0
    for text in choices:
        following = reference.copy()
        following.play(text)
        total += count(following, depth - 1)
    return total
