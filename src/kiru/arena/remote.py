"""A contest on a Ray cluster: its sets are played by the cluster's workers, the results stay here."""

from collections.abc import Iterable, Iterator

from kiru.arena import cluster, contest, sim
from kiru.arena.contest import ContestPlan, Result, Set
from kiru.support.files import read_text

Task = tuple[str | None, ContestPlan, Set]
"""The box as text, since other machines do not have its file, the plan, and which of its sets."""


def played(plan: ContestPlan, sets: Iterable[Set], address: str) -> Iterator[list[Result]]:
    """The results of these sets as they get finished, each once, whichever worker dies."""
    box = None if plan.box is None else read_text(plan.box)
    return cluster.run(play_set, ((box, plan, where) for where in sets), address)


def play_set(task: Task) -> list[Result]:
    """All rotations of one deal, on a worker."""
    box, plan, where = task
    kit = sim.opened(plan.game, box)
    seatings = contest.rotations(plan.lineups[where[0]])
    return [contest.play_one(kit, plan, where, number, seats) for number, seats in enumerate(seatings)]
