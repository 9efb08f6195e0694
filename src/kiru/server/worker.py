"""A process that thinks for bots: it may be killed at any moment (`python -m kiru.server.worker`)."""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from kiru.ai import bots, coach
from kiru.ai.analyse import Analyst, Course, Dealt, Judged, Standing, standing_at_end
from kiru.core.game import State
from kiru.server import pipes
from kiru.server.kits import kit_of

MOST_HINTS = 3
HINT_SECONDS = 1.0


class Job(msgspec.Struct):
    """Something to think about: a position, given by the decisions that led to it, or a whole record."""

    kind: str
    """`choose`, `hint` or `analyse`."""
    game: str
    box_text: str
    players: int
    options: dict[str, str]
    actions: list[int]
    bot: str
    seat: int
    seed: str
    seconds: float
    record: str = ""
    iterations: int = 0


def position(job: Job) -> State:
    """The state after the job's decisions."""
    state = kit_of(job.game, job.box_text).game.new(job.players, job.options)
    for action in job.actions:
        state.apply(action)
    return state


def hint(job: Job) -> dict[str, Any]:
    """The best few actions with chances, points and reasons."""
    game = kit_of(job.game, job.box_text).game
    found = coach.hint(game, position(job), MOST_HINTS, seconds=min(HINT_SECONDS, job.seconds / 3), seed=job.seed)
    return {"actions": msgspec.to_builtins(found)}


def analyse(job: Job) -> Iterator[dict[str, Any]]:
    """Every decision of a person or bot beside the best one, and what chance gave or took."""
    course = course_of(job)
    analyst, todo = Analyst(course, job.iterations), course.jobs()
    decisions: list[Judged] = []
    deals: list[Dealt] = []
    standings: dict[int, Standing] = {}
    for done, one in enumerate(todo, 1):
        _, standing, verdict = analyst.judge(one)
        if isinstance(verdict, Judged):
            decisions.append(verdict)
            standings[one[1]] = standing
        else:
            deals.append(verdict)
        yield {"progress": done * len(course.steps) // len(todo)}
    if course.final.is_over:
        standings[len(course.steps)] = standing_at_end(course.final)
    body = {"decisions": decisions, "deals": deals, "standings": standings}
    yield {"found": msgspec.to_builtins(body, str_keys=True)}


def course_of(job: Job) -> Course:
    """The record of a job, with the box it was played with."""
    if not job.box_text:
        return Course(job.record, None)
    with tempfile.TemporaryDirectory(prefix="kiru-box-") as folder:
        file = Path(folder, "box.toml")
        file.write_text(job.box_text, encoding="utf-8")
        return Course(job.record, file)


def work(job: Job) -> Iterator[dict[str, Any]]:
    if job.kind == "analyse":
        yield from analyse(job)
    elif job.kind == "hint":
        yield hint(job)
    else:
        game = kit_of(job.game, job.box_text).game
        yield {"action": int(bots.make(job.bot, job.seed, job.seat, game).choose(position(job)))}


if __name__ == "__main__":
    pipes.serve(Job, work)
