"""Several processes at the root: helpers search copies of one tree with luck of their own, and their visits add up."""

import os
import struct
from contextlib import suppress
from typing import BinaryIO

from mypy_extensions import i64

from kiru.ai.bot import Bot
from kiru.ai.search.bot import SearchBot
from kiru.ai.search.gauge import numbered
from kiru.ai.search.search import Search
from kiru.ai.search.tree import ROOT
from kiru.core.actions import Actions
from kiru.core.game import NONE, State

ROW = struct.Struct("<qqdddd")
"""A root action as it is sent: its code, and what its new visits came to."""
MOST_SEED = 2**30
Row = tuple[int, int, float, float, float, float]


class CrewBot(Bot):
    """Searches with helpers that live for one decision; where a system cannot fork, it searches alone."""

    def __init__(self, alone: SearchBot, processes: int) -> None:
        self.alone = alone
        self.processes = processes

    def choose(self, state: State) -> i64:
        """The action tried most often by all together."""
        out = Actions()
        state.legal_actions(out)
        if out.count == 1:
            return out.items[0]
        search = self.alone.search_of(state)
        think_together(search, self.alone.iterations, self.alone.seconds, self.processes)
        action = search.best()
        search.advance(action)
        return action

    def watch(self, state: State, action: i64) -> None:
        self.alone.watch(state, action)


def think_together(search: Search, iterations: int, seconds: float, processes: int) -> None:
    """Search in this process and its helpers, each with an equal part of the iterations and all of the time."""
    if not hasattr(os, "fork"):
        search.think(iterations, seconds)
        return
    part = max(1, iterations // processes)
    seeds = [int(search.rng.below(MOST_SEED)) for _ in range(processes - 1)]
    before = {code: row for code, *row in root_rows(search)}
    helpers = [start_helper(search, part, seconds, seed) for seed in seeds]
    search.think(part, seconds)
    for process, pipe in helpers:
        with pipe:
            rows = list(ROW.iter_unpack(pipe.read()))
        os.waitpid(process, 0)
        add_up(search, before, rows)


def start_helper(search: Search, iterations: int, seconds: float, seed: int) -> tuple[int, BinaryIO]:
    """A copy of this process that searches on and sends the root's actions; its number and what it will send."""
    reader, writer = os.pipe()
    process = os.fork()
    if process:
        os.close(writer)
        return process, os.fdopen(reader, "rb")
    with suppress(BaseException):
        os.close(reader)
        search.rng = numbered(seed)
        search.think(iterations, seconds)
        with os.fdopen(writer, "wb") as pipe:
            pipe.write(b"".join(ROW.pack(*row) for row in root_rows(search)))
    os._exit(0)


def root_rows(search: Search) -> list[Row]:
    """What the tree knows of every action at its root."""
    tree = search.tree
    found = []
    node = tree.firsts[ROOT]
    while node != NONE:
        sums = tree.sums[node], tree.squares[node], tree.shares[node], tree.points[node]
        found.append((int(tree.codes[node]), int(tree.visits[node]), *sums))
        node = tree.nexts[node]
    return found


def add_up(search: Search, before: dict[int, list[float]], rows: list[Row]) -> None:
    """Credit a helper's new visits to the root's actions; a helper that died has sent nothing."""
    tree = search.tree
    for code, visits, *sums in rows:
        node = tree.child(ROOT, code)
        if node != NONE:
            known = before.get(code, [0, 0.0, 0.0, 0.0, 0.0])
            fresh = [total - old for total, old in zip(sums, known[1:], strict=True)]
            tree.credit(node, visits - int(known[0]), *fresh)
