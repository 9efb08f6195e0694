"""The most pairs that a graph has: Edmonds' blossom algorithm, for graphs of a tournament's size."""

from collections import deque
from collections.abc import Sequence

NONE = -1


def most_pairs(neighbors: Sequence[Sequence[int]]) -> list[int]:
    """For every vertex the one it is paired with, or -1; no other pairing has more pairs."""
    search = PathSearch(neighbors)
    for vertex in range(len(neighbors)):
        if search.mate[vertex] == NONE:
            search.augment(search.free_end(vertex))
    return search.mate


class PathSearch:
    """Looks for paths along which one more pair is gained; odd circles are contracted to their base."""

    def __init__(self, neighbors: Sequence[Sequence[int]]) -> None:
        self.neighbors = neighbors
        self.mate = [NONE] * len(neighbors)
        self.parent: list[int] = []
        self.base: list[int] = []
        self.is_reached: list[bool] = []

    def free_end(self, root: int) -> int:
        """The other end of a path that gains a pair, or -1; the way back is in `parent`."""
        size = len(self.neighbors)
        self.parent, self.base, self.is_reached = [NONE] * size, list(range(size)), [False] * size
        self.is_reached[root] = True
        queue = deque([root])
        while queue:
            vertex = queue.popleft()
            for other in self.neighbors[vertex]:
                if self.base[vertex] == self.base[other] or self.mate[vertex] == other:
                    continue
                if other == root or (self.mate[other] != NONE and self.parent[self.mate[other]] != NONE):
                    self.contract(vertex, other, queue)
                elif self.parent[other] == NONE:
                    self.parent[other] = vertex
                    if self.mate[other] == NONE:
                        return other
                    self.is_reached[self.mate[other]] = True
                    queue.append(self.mate[other])
        return NONE

    def contract(self, vertex: int, other: int, queue: deque[int]) -> None:
        """Two outer vertices meet: everything on their odd circle is outer from now on."""
        top = self.common_base(vertex, other)
        blossom: set[int] = set()
        self.mark_path(vertex, top, other, blossom)
        self.mark_path(other, top, vertex, blossom)
        for one in range(len(self.neighbors)):
            if self.base[one] in blossom:
                self.base[one] = top
                if not self.is_reached[one]:
                    self.is_reached[one] = True
                    queue.append(one)

    def common_base(self, one: int, other: int) -> int:
        seen: set[int] = set()
        while True:
            one = self.base[one]
            seen.add(one)
            if self.mate[one] == NONE:
                break
            one = self.parent[self.mate[one]]
        while self.base[other] not in seen:
            other = self.parent[self.mate[self.base[other]]]
        return self.base[other]

    def mark_path(self, vertex: int, top: int, child: int, blossom: set[int]) -> None:
        while self.base[vertex] != top:
            blossom |= {self.base[vertex], self.base[self.mate[vertex]]}
            self.parent[vertex] = child
            child = self.mate[vertex]
            vertex = self.parent[child]

    def augment(self, end: int) -> None:
        """Pair everybody along the path anew."""
        while end != NONE:
            before = self.parent[end]
            then = self.mate[before]
            self.mate[end], self.mate[before] = before, end
            end = then
