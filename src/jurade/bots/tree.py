"""The tree of a search: nodes found by parent and action, with visits, availability and value.

Everything lies in flat arrays; a node is its number.  A node is also the edge that leads to it: its statistics are
those of the action that was taken at its parent, seen by the seat that took it.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

NONE: Final = -1
ROOT: Final = 0
LOW: Final = 0xFFFFFFFF
NO_HINT: Final = -1.0  # of a node nobody has judged: judgements are shares of a victory


@final
class Tree:
    """Nodes, and an open-addressed table from (parent, action) to node.  Parents come before their children."""

    def __init__(self, room: i64 = 1 << 12) -> None:
        self.parent: "vec[i64]" = vec[i64](capacity=room)
        self.action: "vec[i64]" = vec[i64](capacity=room)
        self.visits: "vec[i64]" = vec[i64](capacity=room)
        self.available: "vec[i64]" = vec[i64](capacity=room)
        self.value: "vec[float]" = vec[float](capacity=room)
        self.hint: "vec[float]" = vec[float](capacity=room)  # what it looked worth at first sight, or NO_HINT
        self.judged: "vec[i64]" = vec[i64](capacity=room)  # 1: its choices have been judged at first sight
        self.slots: "vec[i64]" = vec[i64]()  # node + 1, or 0
        self.mask: i64 = 0
        self._make_slots(4 * room)
        self._add(NONE, 0)

    def __len__(self) -> int:
        return len(self.parent)

    def child(self, parent: i64, action: i64) -> i64:
        """The node an action leads to, or NONE."""
        slot = self._slot(parent, action)
        return self.slots[slot] - 1

    def grow(self, parent: i64, action: i64) -> i64:
        """The node an action leads to, made if it is new."""
        slot = self._slot(parent, action)
        found = self.slots[slot] - 1
        if found >= 0:
            return found
        node = self._add(parent, action)
        self.slots[slot] = node + 1
        if 2 * len(self.parent) > self.mask:
            self._make_slots(4 * (self.mask + 1))
            for known in range(1, len(self.parent)):
                self.slots[self._slot(self.parent[known], self.action[known])] = known + 1
        return node

    def mean(self, node: i64) -> float:
        """The mean value of a node to the seat that chose it."""
        visits = self.visits[node]
        return self.value[node] / float(visits) if visits else 0.0

    def below(self, top: i64) -> "Tree":
        """A tree of its own of a node and everything under it; the node becomes the root."""
        out = Tree()
        places = vec[i64](capacity=len(self.parent))  # by node: its number in the new tree, or NONE
        for node in range(len(self.parent)):
            place: i64 = NONE
            if node == top:
                place = ROOT
            elif node > top and places[self.parent[node]] != NONE:
                place = out.grow(places[self.parent[node]], self.action[node])
            places = append(places, place)
            if place != NONE:
                out.visits[place] = self.visits[node]
                out.available[place] = self.available[node]
                out.value[place] = self.value[node]
                out.hint[place] = self.hint[node]
                out.judged[place] = self.judged[node]
        return out

    def _add(self, parent: i64, action: i64) -> i64:
        self.parent = append(self.parent, parent)
        self.action = append(self.action, action)
        self.visits = append(self.visits, i64(0))
        self.available = append(self.available, i64(0))
        self.value = append(self.value, 0.0)
        self.hint = append(self.hint, NO_HINT)
        self.judged = append(self.judged, i64(0))
        return len(self.parent) - 1

    def _make_slots(self, size: i64) -> None:
        slots = vec[i64](capacity=size)
        for _ in range(size):
            slots = append(slots, i64(0))
        self.slots = slots
        self.mask = size - 1

    def _slot(self, parent: i64, action: i64) -> i64:
        """Where (parent, action) is, or would be.  All products stay below 2**63, so that both builds agree."""
        mixed = parent * 0x9E3779B1 + (action & LOW) * 0x5BD1E995 + ((action >> 32) & LOW) * 0x27D4EB2F
        at = (mixed ^ mixed >> 29 ^ mixed >> 15) & self.mask
        while True:
            node = self.slots[at] - 1
            if node < 0 or (self.parent[node] == parent and self.action[node] == action):
                return at
            at = (at + 1) & self.mask
