"""The tree as flat tables: a node is a number, its children a list in rising order of their codes."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.game import NONE

ROOT: Final = 0
SEAT_SHIFT: Final = 12
PHASE_SHIFT: Final = 16
ACTION_MASK: Final = 4095
CHANCE_SEAT: Final = 15


def code_of(phase: i64, seat: i64, action: i64) -> i64:
    """The name of an edge: who did what in answer to which question."""
    return (phase << PHASE_SHIFT) + ((seat & CHANCE_SEAT) << SEAT_SHIFT) + action


def action_of(code: i64) -> i64:
    return code & ACTION_MASK


def seat_of(code: i64) -> i64:
    """The seat that decided; CHANCE_SEAT for chance."""
    return code >> SEAT_SHIFT & CHANCE_SEAT


class Tree:
    """Nodes are only added; `keep` copies what is still of use into an empty tree."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self.codes: vec[i64] = vec[i64]()
        """The edge that leads to each node."""
        self.visits: vec[i64] = vec[i64]()
        self.sums: vec[float] = vec[float]()
        """The results of all visits together, as seen by the seat that chose the edge."""
        self.squares: vec[float] = vec[float]()
        """The squares of these results together: how far they scatter."""
        self.shares: vec[float] = vec[float]()
        """Its shares of the win alone, all visits together."""
        self.points: vec[float] = vec[float]()
        """Its expected final scores in hundredths, all visits together."""
        self.priors: vec[float] = vec[float]()
        """The weight of the edge before anything is known; siblings are weighed against each other."""
        self.bases: vec[i64] = vec[i64]()
        """The highest prior among the children when they were first listed: their weights are relative to it."""
        self.firsts: vec[i64] = vec[i64]()
        """The first child, or NONE."""
        self.nexts: vec[i64] = vec[i64]()
        """The next sibling, or NONE."""
        self.looks = Actions()
        """Room for the priors of the children that are being listed."""

    def clear(self) -> None:
        """Only a root, never visited; the storage stays."""
        self.size = 0
        self.add(NONE, 1.0)

    def add(self, code: i64, prior: float) -> i64:
        """A new node without relatives; its number."""
        node = self.size
        self.size += 1
        if node < i64(len(self.codes)):
            self.codes[node] = code
            self.visits[node] = 0
            self.sums[node] = 0.0
            self.squares[node] = 0.0
            self.shares[node] = 0.0
            self.points[node] = 0.0
            self.priors[node] = prior
            self.bases[node] = 0
            self.firsts[node] = NONE
            self.nexts[node] = NONE
        else:
            self.codes = append(self.codes, code)
            self.visits = append(self.visits, 0)
            self.sums = append(self.sums, 0.0)
            self.squares = append(self.squares, 0.0)
            self.shares = append(self.shares, 0.0)
            self.points = append(self.points, 0.0)
            self.priors = append(self.priors, prior)
            self.bases = append(self.bases, 0)
            self.firsts = append(self.firsts, NONE)
            self.nexts = append(self.nexts, NONE)
        return node

    def add_child(self, parent: i64, before: i64, code: i64, prior: float) -> i64:
        """A new child behind the sibling `before`, or in front of all if that is NONE."""
        node = self.add(code, prior)
        if before == NONE:
            self.nexts[node] = self.firsts[parent]
            self.firsts[parent] = node
        else:
            self.nexts[node] = self.nexts[before]
            self.nexts[before] = node
        return node

    def child(self, parent: i64, code: i64) -> i64:
        """The child behind an edge, or NONE."""
        node = self.firsts[parent]
        while node != NONE and self.codes[node] != code:
            node = self.nexts[node]
        return node

    def note(self, node: i64, result: float, share: float, points: float) -> None:
        """One visit more, as the seat that chose the edge sees its end."""
        self.visits[node] += 1
        self.sums[node] += result
        self.squares[node] += result * result
        self.shares[node] += share
        self.points[node] += points

    def credit(self, node: i64, visits: i64, result: float, square: float, share: float, points: float) -> None:
        """Visits that were made elsewhere, all together."""
        self.visits[node] += visits
        self.sums[node] += result
        self.squares[node] += square
        self.shares[node] += share
        self.points[node] += points

    def mean(self, node: i64) -> float:
        return self.sums[node] / float(self.visits[node]) if self.visits[node] else 0.0

    def keep(self, node: i64, other: "Tree") -> None:
        """Copy the part below a node into another tree, where it becomes the root."""
        other.clear()
        other.take_over(ROOT, self, node)
        kept: i64 = 0
        origins = vec[i64]([node])
        while kept < other.size:
            child = self.firsts[origins[kept]]
            last: i64 = NONE
            while child != NONE:
                last = other.add_child(kept, last, self.codes[child], self.priors[child])
                other.take_over(last, self, child)
                origins = append(origins, child)
                child = self.nexts[child]
            kept += 1

    def take_over(self, node: i64, other: "Tree", origin: i64) -> None:
        """Copy what is known of a node of another tree, relatives aside."""
        self.visits[node] = other.visits[origin]
        self.sums[node] = other.sums[origin]
        self.squares[node] = other.squares[origin]
        self.shares[node] = other.shares[origin]
        self.points[node] = other.points[origin]
        self.bases[node] = other.bases[origin]
