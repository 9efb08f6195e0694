"""Playing a contest to its end on several processes, or as far as somebody lets it."""

from collections.abc import Callable, Iterator
from pathlib import Path

from kiru.arena import contest, pool, ratings, remote, sprt
from kiru.arena.contest import ContestPlan, Result, Set
from kiru.arena.result_store import ResultStore, default_file


class BotContest:
    """The games so far, and the verdict if a test was asked for."""

    def __init__(
        self,
        plan: ContestPlan,
        file: Path | None = None,
        bounds: sprt.Bounds | None = None,
        cluster: str | None = None,
        play_set: Callable[[tuple[ContestPlan, Set]], list[Result]] = contest.play_set,
    ) -> None:
        mark = contest.mark_of(plan)
        self.plan = plan
        self.bounds = bounds
        self.cluster = cluster
        self.play_set = play_set
        self.keep = file is not None
        self.store = ResultStore(file or default_file(plan, mark), plan, mark)
        self.resumed = len(self.store.results)
        self.interrupted = False

    @property
    def results(self) -> list[Result]:
        """The games of the plan, in order; a file may hold more of them."""
        games = [result for result in self.store.results if result.deal < self.plan.deals]
        return sorted(games, key=lambda result: (result.deal, result.lineup, result.rotation))

    @property
    def total(self) -> int:
        """How many games the plan has."""
        return self.plan.deals * sum(len(contest.rotations(lineup)) for lineup in self.plan.lineups)

    @property
    def verdict(self) -> str | None:
        if self.bounds is None:
            return None
        return sprt.verdict(ratings.duel_shares(self.plan.bots, self.results), self.bounds)

    def play(self, jobs: int, tick: Callable[[int], None]) -> None:
        """Play what is missing; Ctrl-C stops it and keeps what is done."""
        tick(len(self.results))
        try:
            for results in self.played(jobs):
                self.store.add(results)
                tick(len(self.results))
                if self.verdict not in (None, "open"):
                    break
        except KeyboardInterrupt:
            self.interrupted = True
        self.store.close(not self.interrupted, self.keep)

    def played(self, jobs: int) -> Iterator[list[Result]]:
        """The missing sets as they get finished."""
        done = self.store.done()
        tasks = [(self.plan, where) for where in contest.sets(self.plan) if where not in done]
        if self.verdict not in (None, "open"):
            return
        if self.cluster is not None:
            yield from remote.played(self.plan, (where for _, where in tasks), self.cluster)
        else:
            yield from pool.run(self.play_set, tasks, min(jobs, max(1, len(tasks))))
