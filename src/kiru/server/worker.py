"""A process that thinks for bots: it may be killed at any moment (`python -m kiru.server.worker`)."""

from collections.abc import Iterator
from typing import Any

import msgspec

from kiru.ai import bots
from kiru.ai.analyse import Analysis
from kiru.ai.bot import LOOKAHEAD, GreedyBot
from kiru.core.actions import Actions
from kiru.core.game import State
from kiru.core.rng import seeded
from kiru.server import analysing, pipes
from kiru.server.kits import kit_of

MOST_HINTS = 3


class Job(msgspec.Struct):
    """Something to think about: a position, given by the decisions that led to it."""

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


def position(job: Job) -> State:
    """The state after the job's decisions."""
    state = kit_of(job.game, job.box_text).game.new(job.players, job.options)
    for action in job.actions:
        state.apply(action)
    return state


def values(state: State, seed: str) -> list[tuple[int, int]]:
    """Every legal action with the points it may lead to before the next reveal, the best first."""
    bot = GreedyBot(seeded(seed, "values"))
    listed = Actions()
    state.legal_actions(listed)
    found = []
    for action in listed:
        after = state.clone()
        after.apply(action)
        bot.states = 0
        found.append((int(action), int(bot.value(after, state.seat, LOOKAHEAD - 1))))
    return sorted(found, key=lambda pair: -pair[1])


def hint(job: Job) -> dict[str, Any]:
    """The best few actions, each with the points it brings."""
    state = position(job)
    now = int(state.score(job.seat))
    best = values(state, job.seed)[:MOST_HINTS]
    return {"actions": [{"action": action, "score": value - now} for action, value in best]}


def analyse(job: Job) -> Iterator[dict[str, Any]]:
    """The whole game judged by the coach; progress counts in decisions of the table."""
    course = analysing.course_of(kit_of(job.game, job.box_text), job.players, job.options, job.actions)
    for found in analysing.judge(course):
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
        yield {"action": int(bots.make(job.bot, job.seed, job.seat).choose(position(job)))}


if __name__ == "__main__":
    pipes.serve(Job, work)
