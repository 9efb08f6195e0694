"""A process that thinks for bots: it may be killed at any moment (`python -m kiru.server.worker`)."""

from collections.abc import Iterator
from typing import Any

import msgspec

from kiru.ai import bots, coach
from kiru.ai.analyse import Analysis
from kiru.core.game import State
from kiru.server import analysing, pipes
from kiru.server.kits import kit_of

MOST_HINTS = 3


class Job(msgspec.Struct):
    """Something to think about: a position, given by the decisions that led to it, or a whole record."""

    kind: str
    """`choose`, `hint` or `analyse`."""
    game: str
    box_text: str
    ruleset: int
    players: int
    options: dict[str, str]
    actions: list[int]
    bot: str
    seat: int
    seed: str
    seconds: float
    """The clock of a bot's decision or of a hint; an analysis has none."""
    iterations: int = 0
    """How many an analysis spends on a position."""


def position(job: Job) -> State:
    """The state after the job's decisions."""
    state = kit_of(job.game, job.box_text, job.ruleset).game.new(job.players, job.options)
    for action in job.actions:
        state.apply(action)
    return state


def hint(job: Job) -> dict[str, Any]:
    """The best few actions with chances, points and reasons."""
    game = kit_of(job.game, job.box_text, job.ruleset).game
    found = coach.hint(game, position(job), MOST_HINTS, seconds=job.seconds, seed=job.seed)
    return {"actions": msgspec.to_builtins(found)}


def analyse(job: Job) -> Iterator[dict[str, Any]]:
    """The whole game judged by the coach; progress counts in decisions of the table."""
    course = analysing.course_of(kit_of(job.game, job.box_text, job.ruleset), job.players, job.options, job.actions)
    for found in analysing.judge(course, job.iterations):
        if isinstance(found, Analysis):
            yield {"report": analysing.report(course, found)}
        else:
            yield {"progress": len(job.actions) * found[0] // found[1]}


def work(job: Job) -> Iterator[dict[str, Any]]:
    if job.kind == "analyse":
        yield from analyse(job)
    elif job.kind == "hint":
        yield hint(job)
    else:
        game = kit_of(job.game, job.box_text, job.ruleset).game
        bot = bots.make(job.bot, job.seed, job.seat, game, job.seconds)
        yield {"action": int(bot.choose(position(job)))}


if __name__ == "__main__":
    pipes.serve(Job, work)
