"""Many games between bots: a process pool, the same results for the same seed in any order."""

import math
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from kiru.ai import bots as all_bots
from kiru.ai import table
from kiru.core import options, record
from kiru.core.dealer import SeededDealer
from kiru.core.errors import KiruError
from kiru.core.files import write_text
from kiru.games import open_kit
from kiru.games.kit import Kit

CHUNK = 50
"""Games per task: enough to make the traffic between processes negligible."""


@dataclass(frozen=True)
class Plan:
    """What to simulate; small enough to send to a worker."""

    game: str
    bots: tuple[str, ...]
    """The bot of each seat."""
    games: int
    seed: str
    options: tuple[tuple[str, str], ...] = ()
    box: Path | None = None
    records: Path | None = None
    max_rounds: int = 0


@dataclass(frozen=True)
class Outcome:
    """One game: its number, scores and places by seat."""

    number: int
    seed: str
    scores: tuple[int, ...]
    places: tuple[int, ...]
    decisions: int
    finished: bool


@dataclass
class Line:
    """The sum of a seat over all games."""

    games: int = 0
    wins: float = 0.0
    total: int = 0
    squares: int = 0
    lowest: int = 10**9
    highest: int = -(10**9)

    def add(self, score: int, win: float) -> None:
        self.games += 1
        self.wins += win
        self.total += score
        self.squares += score * score
        self.lowest = min(self.lowest, score)
        self.highest = max(self.highest, score)

    @property
    def mean(self) -> float:
        return self.total / self.games if self.games else 0.0

    @property
    def deviation(self) -> float:
        return math.sqrt(max(0.0, self.squares / self.games - self.mean**2)) if self.games else 0.0


@dataclass
class Summary:
    """All games of a plan together."""

    lines: list[Line]
    games: int = 0
    unfinished: int = 0
    decisions: int = 0

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.decisions += outcome.decisions
        if not outcome.finished:
            self.unfinished += 1
            return
        winners = outcome.places.count(1)
        for line, score, place in zip(self.lines, outcome.scores, outcome.places, strict=True):
            line.add(score, 1 / winners if place == 1 else 0.0)


def check(plan: Plan) -> Kit:
    """Open the game and refuse a plan that cannot be played, before anything is started."""
    kit = open_kit(plan.game, plan.box)
    options.complete(kit.game, len(plan.bots), dict(plan.options))
    for bot in plan.bots:
        all_bots.parse(bot)
    if plan.games < 1:
        raise KiruError("error-number", found=plan.games, low=1, high=10**9)
    return kit


def play_one(kit: Kit, plan: Plan, number: int) -> Outcome:
    """The game with that number; its seed follows from the plan's seed."""
    seed = f"{plan.seed}-{number}"
    chosen = options.complete(kit.game, len(plan.bots), dict(plan.options))
    state = kit.game.new(len(plan.bots), chosen)
    dealer = SeededDealer(seed, kit.game.sources)
    course = table.play(
        state, dealer, [all_bots.make(bot, seed, seat, kit.game) for seat, bot in enumerate(plan.bots)], plan.max_rounds
    )
    scores = tuple(int(state.score(seat)) for seat in range(len(plan.bots)))
    if plan.records is not None:
        kept = record.Record(
            game=kit.game.name,
            version=kit.game.version,
            box=kit.box,
            players=len(plan.bots),
            options=chosen,
            seats=[record.Seat(bot, f"{bot} {seat + 1}") for seat, bot in enumerate(plan.bots)],
            dealer=dealer.describe(),
            steps=[(s, kit.notation.text(a)) for s, a in zip(course.seats, course.actions, strict=True)],
            scores=list(scores) if course.finished else None,
        )
        write_text(plan.records / f"{kit.game.name}-{seed}.kiru", record.write(kept))
    return Outcome(number, seed, scores, tuple(state.ranking()), course.decisions, course.finished)


def play_chunk(task: tuple[Plan, int, int]) -> list[Outcome]:
    plan, start, end = task
    kit = open_kit(plan.game, plan.box)
    return [play_one(kit, plan, number) for number in range(start, end)]


def outcomes(plan: Plan, jobs: int) -> Iterator[Outcome]:
    """Every game of the plan in order, played by `jobs` processes."""
    check(plan)
    tasks = [(plan, start, min(start + CHUNK, plan.games)) for start in range(0, plan.games, CHUNK)]
    if jobs == 1 or len(tasks) == 1:
        for task in tasks:
            yield from play_chunk(task)
        return
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        for chunk in pool.map(play_chunk, tasks):
            yield from chunk
