"""After the game: how the chances stood after every decision, what each decision cost, and what was luck."""

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from kiru.ai.analysis.analyst import Analyst
from kiru.ai.analysis.judged import Analysis, Job, Judged
from kiru.ai.analysis.replayed_game import ReplayedGame, read_game
from kiru.core import record
from kiru.core.errors import KiruError
from kiru.games.kit import Kit
from kiru.support.interrupts import ignore_interrupts, uninterrupted

ITERATIONS = 800
"""Iterations a position; as many again where the played action is not the best one found."""
MOST_ITERATIONS = 1_000_000

_analyst: Analyst | None = None
"""The analyst of a worker process."""


def prepare(text: str, box: Path | None, iterations: int) -> None:
    global _analyst
    ignore_interrupts()
    _analyst = Analyst(read_game(text, box), iterations)


def work(job: Job) -> Judged:
    assert _analyst is not None
    return _analyst.judge(job)


def judged_jobs(text: str, box: Path | None, replayed: ReplayedGame, iterations: int, jobs: int) -> Iterator[Judged]:
    """Every job of a game, on several processes where there are enough."""
    todo = replayed.jobs()
    if jobs == 1 or len(todo) < 2 * jobs:
        yield from map(Analyst(replayed, iterations).judge, todo)
        return
    with uninterrupted():
        pool = multiprocessing.Pool(jobs, prepare, (text, box, iterations))
    with pool:
        yield from pool.imap_unordered(work, todo)


def analyse(
    text: str, box: Path | None, iterations: int, jobs: int, tick: Callable[[int, int], None]
) -> tuple[ReplayedGame, Analysis]:
    """Judge a whole record; `tick` hears how far it is."""
    replayed = read_game(text, box)
    check(replayed, iterations)
    return replayed, summed_up(replayed, judged_jobs(text, box, replayed, iterations, jobs), tick)


def analyse_alone(kept: record.Record, kit: Kit, iterations: int) -> Analysis:
    """Judge a whole record in this process."""
    replayed = ReplayedGame(kept, kit)
    check(replayed, iterations)
    return summed_up(replayed, map(Analyst(replayed, iterations).judge, replayed.jobs()), lambda done, total: None)


def check(replayed: ReplayedGame, iterations: int) -> None:
    """Refuse what cannot be judged, before anything is."""
    if not 1 <= iterations <= MOST_ITERATIONS:
        raise KiruError("error-number", found=iterations, low=1, high=MOST_ITERATIONS)
    if not any(kind == "decide" for kind, _ in replayed.jobs()):
        raise KiruError("error-analyse-empty")


def summed_up(
    replayed: ReplayedGame,
    judged: Iterable[Judged],
    tick: Callable[[int, int], None],
) -> Analysis:
    """The analysis that judged jobs come to."""
    found = Analysis()
    for done, one in enumerate(judged, 1):
        found.add(*one)
        tick(done, len(replayed.jobs()))
    found.finish(len(replayed.steps), replayed.final)
    return found
