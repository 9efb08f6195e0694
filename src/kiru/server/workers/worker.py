"""A process that thinks for bots: it may be killed at any moment (`python -m kiru.server.workers.worker`)."""

from collections.abc import Iterator
from typing import Any

import msgspec

from kiru.ai import bots, coach
from kiru.ai.analysis.answers import judge_answer
from kiru.ai.analysis.judged import Analysis
from kiru.ai.analysis.replayed_game import replayed_game
from kiru.core.game import State
from kiru.server.kits import kit_of
from kiru.server.workers import analysis, worker_protocol
from kiru.server.workers.memory import Memory

MOST_HINTS = 3
MEMORY = Memory()
"""Of this process."""


class Job(msgspec.Struct):
    """Something to think about: a position, given by the decisions that led to it, or a whole record."""

    kind: str
    """`choose`, `hint`, `analyse` or `answer`."""
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
    answers: list[int] = []
    """The action that is tried, the best one found and the one played."""


def position(job: Job) -> State:
    """The state after the job's decisions."""
    state = kit_of(job.game, job.box_text, job.ruleset).game.new(job.players, job.options)
    for action in job.actions:
        state.apply(action)
    return state


def hint(job: Job) -> dict[str, Any]:
    """The best few actions with chances, points and reasons."""
    kit = kit_of(job.game, job.box_text, job.ruleset)
    found = coach.hint(kit, position(job), MOST_HINTS, seconds=job.seconds, seed=job.seed)
    return {"actions": msgspec.to_builtins(found)}


def analyse(job: Job) -> Iterator[dict[str, Any]]:
    """The whole game judged by the coach; progress counts in decisions of the table."""
    replayed = replayed_game(kit_of(job.game, job.box_text, job.ruleset), job.players, job.options, job.actions)
    for found in analysis.judge(replayed, job.iterations):
        if isinstance(found, Analysis):
            yield {"report": analysis.report(replayed, found)}
        else:
            yield {"progress": len(job.actions) * found[0] // found[1]}


def answer(job: Job) -> dict[str, Any]:
    """What another answer is worth against the best one found."""
    tried, best, played = job.answers
    kit = kit_of(job.game, job.box_text, job.ruleset)
    found = judge_answer(kit, position(job), tried, best, played, job.iterations)
    return {"answer": msgspec.to_builtins(found)}


def choose(job: Job, memory: Memory = MEMORY) -> int:
    """A bot's choice; one that thinks by the clock goes on from the tree it had."""
    bot = bots.make(job.bot, job.seed, job.seat, kit_of(job.game, job.box_text, job.ruleset).evaluator, job.seconds)
    options = tuple(sorted(job.options.items()))
    whose = (job.game, job.box_text, job.ruleset, job.players, options, job.bot, job.seat)
    state = memory.resume(bot, whose, job.actions) or position(job)
    action = int(bot.choose(state))
    memory.keep(bot, whose, job.actions, state)
    return action


def work(job: Job) -> Iterator[dict[str, Any]]:
    if job.kind == "analyse":
        yield from analyse(job)
    elif job.kind == "hint":
        yield hint(job)
    elif job.kind == "answer":
        yield answer(job)
    else:
        yield {"action": choose(job)}


if __name__ == "__main__":
    worker_protocol.serve(Job, work)
