"""The three boards as tables: which cells a piece can step to, touch or shoot at, worked out once from the facts.

A **way** is one number: where it leads, the cell it passes, and what it demands.
Ways are listed by cell in ascending order of where they lead, which is the canonical order of the legal moves.
"""

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from jurade.games.bastions import tables as t

# ---- levels (R6), as bits

GROUND: Final = 1
HIGH: Final = 2
LEVELS: Final[dict[str, int]] = {"G": GROUND, "H": HIGH, "S": GROUND | HIGH}

# ---- kinds of cells that matter to the rules

PLAIN: Final = 0
TREASURE: Final = 1
FLAG: Final = 2
THRONE: Final = 3
DUNGEON: Final = 4
FEATURES: Final[list[str]] = ["plain", "treasure", "flag", "throne", "dungeon"]

# ---- ways

NO_MIDDLE: Final = 255
BOARDS_ONLY: Final = 1 << 20  # leads out of a bastion from a height: only onto an empty own tower (R7 c3)
WALL: Final = 1 << 21  # contact over a wall: both at height (R9)
STRAIGHT: Final = 1 << 22  # across an edge, or beside the battlefield (R41, R69)
OPEN_GROUND: Final = 1 << 23  # a shot along the ground meets no wall (R44)


def way_to(way: i64) -> i64:
    """The cell a way leads to."""
    return way & 255


def way_middle(way: i64) -> i64:
    """The cell a way passes, or NO_MIDDLE."""
    return (way >> 8) & 255


def way_bridges(way: i64) -> i64:
    """The drawbridges a way passes, as bits by seat."""
    return (way >> 16) & 15


def _way(to: int, middle: int = NO_MIDDLE, bridges: int = 0, marks: int = 0) -> int:
    return to | middle << 8 | bridges << 16 | marks


@final
class Terrain:
    """The board for one number of players."""

    def __init__(self, seats: i64) -> None:
        self.seats: Final = seats
        facts = t.FACTS["boards"][str(seats)]
        self.names: Final[list[str]] = [cell["id"] for cell in facts["cells"]]
        self.cells: Final[i64] = len(self.names)
        draft = _Draft(facts)
        self.battlefield: Final[i64] = draft.battlefield
        self.level: Final = _numbers(draft.level)
        self.bastion: Final = _numbers(draft.bastion)  # owner of the bastion a cell belongs to, or NONE
        self.feature: Final = _numbers([max(0, index_of(FEATURES, cell["kind"])) for cell in facts["cells"]])
        self.throne: Final = _numbers([draft.number[b["throne"]] for b in facts["bastions"]])
        self.dungeon: Final = _numbers(draft.dungeons)
        self.treasure: Final = _numbers([draft.number[b["treasure"]] for b in facts["bastions"]])
        self.flag: Final = _numbers([draft.number[b["flag"]] for b in facts["bastions"]])
        self.gatehouse: Final = _numbers(
            [draft.number[b["bridge"][0][0]] for b in facts["bastions"]]
        )  # the first of it
        self.front: Final = _numbers(draft.front)  # owner of the drawbridge a cell lies in front of, or NONE
        self.army: Final[i64] = len(facts["start"][0])  # pieces of one seat
        self.owner: Final = _numbers([seat for seat, pieces in enumerate(facts["start"]) for _ in pieces])
        self.start: Final = _numbers([draft.number[cell] for seat in facts["start"] for _, cell in seat])
        order = [sorted(pieces, key=lambda slot: draft.number[slot[1]]) for pieces in facts["start"]]
        slots = [facts["start"][seat].index(slot) for seat in range(seats) for slot in order[seat]]
        # start_order: the pieces of each seat by the order of their starting cells on the board
        self.start_order: Final = _numbers([i // self.army * self.army + slot for i, slot in enumerate(slots)])
        self.start_type: Final = _numbers(
            [t.TYPE_LETTERS.index(letter) for seat in facts["start"] for letter, _ in seat]
        )

        moves: list[list[int]] = []
        for kind in range(t.TYPES):
            for riding in (False, True):
                for cell in range(self.cells):
                    moves.append(draft.moves(kind, cell, riding))
        self.move_first: Final = _offsets(moves)  # index: move_row(type, riding, cell)
        self.move_ways: Final = _flat(moves)
        touches = [draft.touches(cell) for cell in range(self.cells)]
        self.touch_first: Final = _offsets(touches)
        self.touch_ways: Final = _flat(touches)
        shots = [draft.shots(cell) for cell in range(self.cells)]
        self.shot_first: Final = _offsets(shots)
        self.shot_ways: Final = _flat(shots)
        refuges = [draft.refuges(owner) for owner in range(seats)]
        self.refuge_first: Final = _offsets(refuges)  # by owner of the dungeon: where a freed piece may be put (R31)
        self.refuge_cells: Final = _flat(refuges)
        self.near: Final = [draft.neighbours(cell) for cell in range(self.cells)]
        # hops[a * cells + b]: single steps between two cells, walls and pieces aside; what an evaluation needs
        hops = [draft.hops(cell) for cell in range(self.cells)]
        self.hops: Final = _flat(hops)
        # siege[a * cells + b]: the same for a piece on a tower, which carries it two cells a turn to a wall to climb
        self.siege: Final = _flat([draft.siege(cell, hops) for cell in range(self.cells)])
        halls = [draft.halls(owner) for owner in range(seats)]
        self.hall_first: Final = _offsets(halls)  # the ground floor of each bastion
        self.hall_cells: Final = _flat(halls)

    def move_row(self, kind: i64, riding: i64, cell: i64) -> i64:
        """The row of ``move_first`` for a piece of this type, on foot (0) or riding (1), on this cell."""
        return (kind * 2 + riding) * self.cells + cell

    def is_near(self, a: int, b: int) -> bool:
        """Are two cells the same, or neighbours by edge or corner?"""
        return a == b or b in self.near[a]

    def cell_named(self, name: str) -> int:
        """The number of a cell, or NONE."""
        return index_of(self.names, name)


class _Draft:
    """A board while its tables are being made: plain lists, rules of sections 3 and 6."""

    def __init__(self, facts: dict[str, Any]) -> None:
        cells = facts["cells"]
        self.number: dict[str, int] = {cell["id"]: i for i, cell in enumerate(cells)}
        number = self.number
        self.battlefield: int = number[facts["battlefield"]] if facts["battlefield"] is not None else t.NONE
        self.level: list[int] = [LEVELS[cell["level"]] for cell in cells]
        self.bastion: list[int] = [t.NONE if cell["bastion"] is None else cell["bastion"] for cell in cells]
        self.edges: list[list[int]] = [[number[name] for name in cell["ortho"]] for cell in cells]
        self.corners: list[list[int]] = [[number[name] for name in cell["diag"]] for cell in cells]
        self.lines: list[list[tuple[bool, int, int]]] = [
            [(kind == "diag", number[middle], number[to]) for kind, middle, to in cell["lines"]] for cell in cells
        ]
        self.dungeons: list[int] = [number[bastion["dungeon"]] for bastion in facts["bastions"]]
        self.front: list[int] = [t.NONE] * len(cells)
        self.bridge: dict[tuple[int, int], int] = {}  # the two cells of a drawbridge -> its owner
        for owner, bastion in enumerate(facts["bastions"]):
            for gatehouse, front in bastion["bridge"]:
                self.front[number[front]] = owner
                self.bridge[number[gatehouse], number[front]] = owner
                self.bridge[number[front], number[gatehouse]] = owner

    def neighbours(self, cell: int) -> list[int]:
        return sorted(self.edges[cell] + self.corners[cell])

    def together(self, a: int, b: int) -> bool:
        """Both cells outside, or both in one bastion: no wall between them."""
        return self.bastion[a] == self.bastion[b]

    def step(self, a: int, b: int, riding: bool) -> int:
        """The bridges and marks of a step of a piece other than a tower, or -1 when it is never legal (R7)."""
        if self.together(a, b):
            if self.bastion[a] == t.NONE or self.level[a] & self.level[b]:
                return 0  # R7 a, b
            return -1
        if b not in self.edges[a]:
            return -1
        if (a, b) in self.bridge:
            return -1 if riding else 1 << self.bridge[a, b] << 16  # R7 c1
        if self.bastion[a] == t.NONE:
            return 0 if riding and self.level[b] & HIGH else -1  # R7 c2
        return BOARDS_ONLY if self.level[a] & HIGH else -1  # R7 c3

    def moves(self, kind: int, cell: int, riding: bool) -> list[int]:
        """The ways of a type of piece from a cell (R12 to R16, R67)."""
        if kind == t.TOWER:
            return [] if riding else self.tower_moves(cell)
        if kind == t.KNIGHT:
            return [] if riding else self.knight_moves(cell)
        if riding and self.bastion[cell] != t.NONE:
            return []  # towers never stand in a bastion (R8)
        out: list[int] = []
        all_round = kind != t.SOLDIER or cell == self.battlefield  # R12, R67
        for to in self.neighbours(cell):
            step = self.step(cell, to, riding)
            if step >= 0 and (all_round or to in self.edges[cell]):
                out.append(_way(to) | step)
        if kind == t.QUEEN:
            for _, middle, to in self.lines[cell]:
                first = self.step(cell, middle, riding)
                second = self.step(middle, to, False)
                if first >= 0 and second >= 0 and not first & BOARDS_ONLY:
                    out.append(_way(to, middle) | first | second)
        return sorted(out, key=way_to)

    def tower_moves(self, cell: int) -> list[int]:
        """One or two steps along edges, outside all bastions; from the battlefield in all directions (R8, R14, R67)."""
        if self.bastion[cell] != t.NONE:
            return []
        anywhere = cell == self.battlefield
        outside = [to for to in self.edges[cell] if self.bastion[to] == t.NONE]
        out = [_way(to) for to in (self.neighbours(cell) if anywhere else outside)]
        for diagonal, middle, to in self.lines[cell]:
            if self.bastion[middle] == t.NONE and self.bastion[to] == t.NONE and (anywhere or not diagonal):
                out.append(_way(to, middle))
        return sorted(out, key=way_to)

    def knight_moves(self, cell: int) -> list[int]:
        """Two steps, pieces on the way ignored, never onto a neighbour (R16)."""
        found: dict[int, int] = {}
        near = self.neighbours(cell)
        for middle in near:
            first = self.step(cell, middle, False)
            if first < 0 or first & BOARDS_ONLY:
                continue
            for to in self.neighbours(middle):
                second = self.step(middle, to, False)
                if second < 0 or second & BOARDS_ONLY or to == cell or to in near:
                    continue
                way = first | second
                # A way that passes no bridge is always as good as one that does.
                found[to] = way if to not in found else found[to] & way
        return [_way(to) | found[to] for to in sorted(found)]

    def touches(self, cell: int) -> list[int]:
        """Where a piece on a neighbouring cell may be in contact, given a common level (R9)."""
        out: list[int] = []
        for to in self.neighbours(cell):
            edge = to in self.edges[cell]
            straight = STRAIGHT if edge or self.battlefield in (cell, to) else 0  # R69
            if self.together(cell, to):
                out.append(_way(to, marks=straight))
            elif edge and (cell, to) in self.bridge:
                out.append(_way(to, bridges=1 << self.bridge[cell, to], marks=straight))
            elif edge:
                out.append(_way(to, marks=straight | WALL))
        return out

    def shots(self, cell: int) -> list[int]:
        """The lines of two cells an archer shoots along; nobody shoots at the battlefield (R42 to R44, R70)."""
        out: list[int] = []
        for diagonal, middle, to in self.lines[cell]:
            if to == self.battlefield:
                continue
            straight = 0 if diagonal and cell != self.battlefield else STRAIGHT  # R69
            first = self.ground(cell, middle)
            second = self.ground(middle, to)
            if first < 0 or second < 0:
                out.append(_way(to, middle, marks=straight))
            else:
                out.append(_way(to, middle, marks=straight | OPEN_GROUND) | first | second)
        return sorted(out, key=way_to)

    def ground(self, a: int, b: int) -> int:
        """The bridges of a step of an arrow along the ground, or -1 when a wall or a height stops it (R44)."""
        if (a, b) in self.bridge:
            return 1 << self.bridge[a, b] << 16
        if not self.together(a, b):
            return -1
        return 0 if self.level[a] & GROUND and self.level[b] & GROUND else -1

    def refuges(self, owner: int) -> list[int]:
        """The cells beside a dungeon where a freed piece may be put (R31)."""
        dungeon = self.dungeons[owner]
        return [to for to in self.neighbours(dungeon) if self.bastion[to] == owner and self.level[to] & GROUND]

    def halls(self, owner: int) -> list[int]:
        """The cells of a bastion that lie on the ground and are no stairs."""
        return [cell for cell, bastion in enumerate(self.bastion) if bastion == owner and self.level[cell] == GROUND]

    def siege(self, cell: int, hops: list[list[int]]) -> list[int]:
        """Steps from a tower on a cell to every other over a wall: the ride, the climb, and the way within."""
        if self.bastion[cell] != t.NONE:
            return [99] * len(self.level)
        ridden = {cell: 0}
        edge = [cell]
        while edge:
            nearer, edge = edge, []
            for a in nearer:
                for b in self.edges[a]:
                    if self.bastion[b] == t.NONE and b not in ridden:
                        ridden[b] = ridden[a] + 1
                        edge.append(b)
        best = list(hops[cell])
        for wall, steps in ridden.items():
            for top in self.edges[wall]:
                if self.bastion[top] != t.NONE and self.level[top] & HIGH:
                    for to, hop in enumerate(hops[top]):
                        best[to] = min(best[to], (steps + 1) // 2 + 1 + hop)
        return best

    def hops(self, cell: int) -> list[int]:
        """Single steps from a cell to every other along the steps of a king, bridges open."""
        far = [99] * len(self.level)
        far[cell] = 0
        edge = [cell]
        while edge:
            nearer, edge = edge, []
            for a in nearer:
                for b in self.neighbours(a):
                    step = self.step(a, b, False)
                    if step >= 0 and not step & BOARDS_ONLY and far[b] == 99:
                        far[b] = far[a] + 1
                        edge.append(b)
        return far


def index_of(names: list[str], name: str) -> int:
    """The place of a name in a list, or NONE."""
    return names.index(name) if name in names else t.NONE


def _numbers(items: list[int]) -> "vec[i64]":
    out = vec[i64](capacity=len(items))
    for item in items:
        out = append(out, i64(item))
    return out


def _flat(rows: list[list[int]]) -> "vec[i64]":
    return _numbers([item for row in rows for item in row])


def _offsets(rows: list[list[int]]) -> "vec[i64]":
    """Where each row begins in the flat list; one more for the end of the last."""
    out = [0]
    for row in rows:
        out.append(out[-1] + len(row))
    return _numbers(out)


TERRAINS: Final[list[Terrain]] = [Terrain(seats) for seats in (2, 3, 4)]


def terrain_for(seats: i64) -> Terrain:
    """The board for this many players."""
    return TERRAINS[seats - 2]


RIDERS: Final = (1 << t.KING) | (1 << t.QUEEN) | (1 << t.ARCHER) | (1 << t.SOLDIER)  # types a tower carries (R18)
SPEEDY: Final = (1 << t.KING) | (1 << t.ARCHER) | (1 << t.SOLDIER)  # types that may spend speed (R22, R25)
