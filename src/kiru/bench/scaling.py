"""How simulations grow with processes: python -m kiru.bench.scaling babylon --bots architect --games 400.

On few cores many workers cannot be timed by the clock, so processor time is counted on both sides: what the workers
spend on a game, and what the driver spends on handing it out and taking it in. A driver that is busy all the time feeds
as many workers as the one is times the other; up to there, as many workers are as many times as fast.
"""

import argparse
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass

from kiru.arena import sim
from kiru.arena.sim import SimulationPlan
from kiru.games import open_kit

WORKERS = (1, 2, 16)
HEAD = ("workers", "ms", "driver", "ratio", "fed")
"""Milliseconds a game and the driver's among them, beside one process, and how many workers a driver feeds."""


@dataclass(frozen=True)
class Spent:
    """Processor time of a run."""

    workers: int
    games: int
    playing: float
    """Of the workers; with one, everything happens in one process."""
    driving: float

    @property
    def fed(self) -> float:
        """How many workers a driver of its own core keeps busy."""
        return self.playing / self.driving if self.driving else float("inf")


def children() -> float:
    """Processor time of processes that have ended."""
    used = os.times()
    return used.children_user + used.children_system


def measure(plan: SimulationPlan, workers: int) -> Spent:
    """Play all games of a plan; the workers end with the last one."""
    before, began = children(), time.process_time()
    games = sum(1 for _ in sim.outcomes(plan, workers))
    own, theirs = time.process_time() - began, children() - before
    return Spent(workers, games, theirs, own) if workers > 1 else Spent(1, games, own, 0.0)


def rows(plan: SimulationPlan) -> Iterator[str]:
    """A line a number of workers."""
    alone = 0.0
    for workers in WORKERS:
        found = measure(plan, workers)
        each = 1000 * (found.playing + found.driving) / found.games
        alone = alone or each
        fed = "–" if workers == 1 else f"{found.fed:,.0f}"
        driving = 1000 * found.driving / found.games
        yield f"| {workers} | {each:.2f} | {driving:.3f} | {each / alone:.2f} × | {fed} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m kiru.bench.scaling")
    parser.add_argument("game")
    parser.add_argument("--bots", default="novice")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    kit = open_kit(chosen.game)
    plan = SimulationPlan(kit.game.name, (chosen.bots, chosen.bots), chosen.games, chosen.seed)
    print(f"| {' | '.join(HEAD)} |")
    print("|--:|--:|--:|--:|--:|")
    for row in rows(plan):
        print(row, flush=True)


if __name__ == "__main__":
    main()
