"""Bots of known strength before the coach: what marks it gives them, and whether its accounts close."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kiru.ai import bots
from kiru.ai.analysis.analyse import summed_up
from kiru.ai.analysis.analyst import Analyst
from kiru.ai.analysis.judged import Analysis
from kiru.ai.analysis.replayed_game import ReplayedGame, replayed_game
from kiru.ai.table import play
from kiru.arena import pool
from kiru.core import options
from kiru.core.dealer import SeededDealer
from kiru.games import open_kit

PLAYERS = ("random", "novice", "gardener", "royal-150")
"""Who sits at each table, from the weakest to the strongest."""


@dataclass(frozen=True)
class MarkTask:
    """One table of these bots; they take turns at the seats from game to game."""

    game: str
    seed: str
    number: int
    iterations: int


@dataclass(frozen=True)
class BotMarks:
    """What the coach said of a bot in one game."""

    accuracy: float
    found: int
    choices: int
    marks: tuple[int, ...]


@dataclass(frozen=True)
class MarkedGame:
    """One judged game."""

    bots: dict[str, BotMarks]
    gap: float
    """How far the worst account is from closing."""
    seconds: float
    """CPU time that the analysis took."""


def played(game: str, names: Sequence[str], seed: str) -> ReplayedGame:
    """A game between bots, from its first deal to the end."""
    kit = open_kit(game)
    chosen = options.complete(kit.game, len(names), {})
    made = [bots.make(name, seed, seat, kit.evaluator) for seat, name in enumerate(names)]
    done = play(kit.game.new(len(names), chosen), SeededDealer(seed, kit.game.sources), made, 0)
    return replayed_game(kit, len(names), chosen, list(done.actions))


def judged(replayed: ReplayedGame, iterations: int) -> Analysis:
    """An analysis without reasons, in this process."""
    analyst = Analyst(replayed, iterations, explains=False)
    return summed_up(replayed, map(analyst.judge, replayed.jobs()), lambda done, total: None)


def mark_game(task: MarkTask) -> MarkedGame:
    """Play a game and judge it."""
    turn = task.number % len(PLAYERS)
    order = [*PLAYERS[turn:], *PLAYERS[:turn]]
    replayed = played(task.game, order, f"{task.seed}-{task.number}")
    began = time.process_time()
    found = judged(replayed, task.iterations)
    spent = time.process_time() - began
    return MarkedGame({name: marks_of(found, seat) for seat, name in enumerate(order)}, gap_of(found), spent)


def marks_of(found: Analysis, seat: int) -> BotMarks:
    """What the coach says of a seat; one that had nothing to lose has lost nothing."""
    kept = found.accuracy(seat)
    marks = tuple(found.marks(seat).values())
    return BotMarks(1.0 if kept is None else kept, found.found(seat), len(found.choices(seat)), marks)


def gap_of(found: Analysis) -> float:
    """How far the worst account of a game is from closing."""
    return max(abs(one.start + one.luck + one.own + one.rivals - one.result) for one in found.accounts)


def mark_games(
    game: str, games: int, seed: str, iterations: int, jobs: int, tick: Callable[[int], None]
) -> list[MarkedGame]:
    """So many judged games; `tick` hears of each."""
    tasks = [MarkTask(game, seed, number, iterations) for number in range(games)]
    found = []
    for done in pool.run(mark_game, tasks, jobs):
        found.append(done)
        tick(len(found))
    return found
