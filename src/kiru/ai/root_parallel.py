"""Several processes at the root: helpers search copies of one tree with luck of their own, and their visits add up."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing import Pipe, current_process, get_all_start_methods, get_context
from multiprocessing.connection import Connection
from typing import Any

from mypy_extensions import i64

from kiru.ai.bot import Bot
from kiru.ai.search.bot import SearchBot
from kiru.ai.search.playout_estimate import numbered
from kiru.ai.search.search import Search
from kiru.ai.search.tree import ROOT
from kiru.core.actions import Actions
from kiru.core.game import NONE, State

MOST_SEED = 2**30
Row = tuple[int, int, float, float, float, float]
"""A root action as it is sent: its code, and what its visits came to."""


class ParallelSearchBot(Bot):
    """Searches with helpers that live for one decision; where it can have none, it searches alone."""

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
    if not can_have_helpers():
        search.think(iterations, seconds)
        return
    part = max(1, iterations // processes)
    seeds = [int(search.rng.below(MOST_SEED)) for _ in range(processes - 1)]
    before = {code: row for code, *row in root_rows(search)}
    with ExitStack() as helpers:
        answers = [helpers.enter_context(helper(search, part, seconds, seed)) for seed in seeds]
        search.think(part, seconds)
        for answer in answers:
            with suppress(EOFError):  # a helper that died has sent nothing
                add_up(search, before, answer.recv())


def can_have_helpers() -> bool:
    """A helper begins as a copy of this process, tree and all; a daemon may start none."""
    return "fork" in get_all_start_methods() and not current_process().daemon


@contextmanager
def helper(search: Search, iterations: int, seconds: float, seed: int) -> Iterator["Connection[Any, list[Row]]"]:
    """A copy of this process that searches on; what it knows of the root's actions comes out of the pipe."""
    reader, writer = Pipe(duplex=False)
    process = get_context("fork").Process(target=search_on, args=(search, iterations, seconds, seed, writer))
    process.start()
    writer.close()
    try:
        yield reader
    finally:
        process.kill()
        process.join()
        process.close()
        reader.close()


def search_on(search: Search, iterations: int, seconds: float, seed: int, writer: "Connection[list[Row], Any]") -> None:
    """What a helper does."""
    with suppress(BaseException):  # Ctrl-C is answered by the process that asked for help
        search.rng = numbered(seed)
        search.think(iterations, seconds)
        writer.send(root_rows(search))


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
    """Credit a helper's new visits to the root's actions."""
    tree = search.tree
    for code, visits, *sums in rows:
        node = tree.child(ROOT, code)
        if node != NONE:
            known = before.get(code, [0, 0.0, 0.0, 0.0, 0.0])
            fresh = [total - old for total, old in zip(sums, known[1:], strict=True)]
            tree.credit(node, visits - int(known[0]), *fresh)
