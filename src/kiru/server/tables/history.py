"""The decisions of a table as they are told: page by page, each put into words once a language and kept as bytes."""

from collections import OrderedDict
from collections.abc import Iterator
from itertools import count

import msgspec

from kiru.core.game import State
from kiru.core.referee import Referee
from kiru.core.steps import Step, Steps
from kiru.protocol.frames_out import encode
from kiru.server.tables.presenter import Presenter
from kiru.text import LANGUAGES

PAGE = 500
"""Decisions in one frame at most."""
BLOCK = 100
"""Decisions that are kept together."""
EVERY = 1000
"""Decisions from one checkpoint to the next."""
MOST_BYTES = 64_000_000
"""What this process keeps of all tables."""
OVERHEAD = 64
"""Bytes that a line takes besides its own."""
TOLD_A_QUESTION = 100
REPEATED_A_QUESTION = 1000
"""So many decisions told, or repeated to reach a moment, cost as much as a question."""
NUMBERS = count()


def price_of_telling(steps: int) -> float:
    """What a page of so many decisions costs, in questions."""
    return 1 + max(0, min(steps, PAGE)) / TOLD_A_QUESTION


def price_of_moment(seq: int) -> float:
    """What it costs to go to a moment from the checkpoint before it, in questions."""
    return 1 + seq % EVERY / REPEATED_A_QUESTION


def price_of_history(seq: int) -> float:
    """What it costs to repeat a game from its beginning, in questions."""
    return 1 + seq / REPEATED_A_QUESTION


class Block:
    """Decisions in words and bytes, up to the last one known."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []
        self.cuts = 0
        """How often steps had been taken back when it was last looked at."""
        self.size = 0

    def holds(self, steps: Steps, first: int) -> bool:
        """Whether nothing of it was taken back meanwhile."""
        unchanged = steps.unchanged_since(self.cuts)
        self.cuts = len(steps.cuts)
        return first + len(self.lines) <= unchanged

    def add(self, line: bytes) -> None:
        self.lines.append(line)
        self.size += len(line) + OVERHEAD


Key = tuple[int, str, int]
"""Whose block it is, in which language, and its number."""


class Blocks:
    """The blocks of all tables, up to so many bytes; those unused longest go first."""

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.kept: OrderedDict[Key, Block] = OrderedDict()
        self.size = 0

    def take(self, key: Key) -> Block | None:
        """A block to use, and to put back."""
        block = self.kept.pop(key, None)
        self.size -= block.size if block is not None else 0
        return block

    def put(self, key: Key, block: Block) -> None:
        self.kept[key] = block
        self.size += block.size
        while self.size > self.most_bytes:
            self.size -= self.kept.popitem(last=False)[1].size


BLOCKS = Blocks(MOST_BYTES)


class Checkpoints:
    """States along a match: no moment of it is further away than the next one."""

    def __init__(self, match: Referee) -> None:
        self.match = match
        self.kept: list[State] = [match.game.new(match.players, match.options)]
        """The state after every so many decisions."""
        self.cuts = 0
        """How often steps had been taken back when it was last looked at."""

    def state_at(self, seq: int) -> State:
        """The state after so many decisions; the caller's own."""
        steps, near = self.match.steps, seq // EVERY
        self.forget_undone()
        while len(self.kept) <= near:
            start = (len(self.kept) - 1) * EVERY
            state = self.kept[-1].clone()
            advance(state, steps[start : start + EVERY])
            self.kept.append(state)
        state = self.kept[near].clone()
        advance(state, steps[near * EVERY : seq])
        return state

    def forget_undone(self) -> None:
        steps = self.match.steps
        del self.kept[steps.unchanged_since(self.cuts) // EVERY + 1 :]
        self.cuts = len(steps.cuts)


def advance(state: State, steps: list[Step]) -> None:
    for step in steps:
        state.apply(step.action)


class Pages:
    """One table's decisions, told from wherever somebody wants to hear them."""

    def __init__(self, presenter: Presenter) -> None:
        self.presenter = presenter
        self.checkpoints = Checkpoints(presenter.match)
        self.number = next(NUMBERS)
        self.names = list(presenter.names)

    def last(self, start: int) -> int:
        """Where the last page begins, for somebody who has the decisions up to `start`."""
        return max(start, len(self.presenter.match.steps) - PAGE)

    def told(self, start: int, end: int, language: str) -> msgspec.Raw:
        """The decisions after `start` up to `end`, no more than a page, as a list in JSON."""
        end = max(start, min(end, start + PAGE, len(self.presenter.match.steps)))
        if self.names != self.presenter.names:
            self.drop()
        lines: list[bytes] = []
        for block in range(start // BLOCK, (end + BLOCK - 1) // BLOCK):
            lines += self.block(block, language).lines
        skipped = start % BLOCK
        return msgspec.Raw(b"[" + b",".join(lines[skipped : skipped + end - start]) + b"]")

    def block(self, number: int, language: str) -> Block:
        key, first, steps = (self.number, language, number), number * BLOCK, self.presenter.match.steps
        block = BLOCKS.take(key)
        if block is None or not block.holds(steps, first):
            block = Block()
            block.cuts = len(steps.cuts)
        end = min(first + BLOCK, len(steps))
        for at, before in self.states(first + len(block.lines), end):
            block.add(encode(self.presenter.step(at, before, language)))
        BLOCKS.put(key, block)
        return block

    def states(self, start: int, end: int) -> Iterator[tuple[int, State]]:
        """The state before each decision, with its number; valid until the next one is asked for."""
        if start >= end:
            return
        state = self.checkpoints.state_at(start)
        for number in range(start, end):
            yield number, state
            state.apply(self.presenter.match.steps[number].action)

    def drop(self) -> None:
        """Give back what is kept: the table is forgotten, or its players have other names."""
        blocks = (len(self.presenter.match.steps) + BLOCK - 1) // BLOCK
        for language in LANGUAGES:
            for number in range(blocks):
                BLOCKS.take((self.number, language, number))
        self.names = list(self.presenter.names)
