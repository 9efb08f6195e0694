"""Many games between bots: a process pool, the same results for the same seed in any order."""

import math
from collections.abc import Iterator, Set
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

from kiru.ai import bots as all_bots
from kiru.ai import table
from kiru.arena import pool
from kiru.arena.reports import offers
from kiru.arena.reports.offers import Offers
from kiru.core import options, record
from kiru.core.dealer import SeededDealer
from kiru.core.errors import KiruError
from kiru.core.game import State
from kiru.games import open_kit
from kiru.games.kit import Kit
from kiru.games.traits import Traits
from kiru.support.files import read_text, write_text
from kiru.support.toml_box import BoxText

CHUNK = 50
"""Games per task: enough to make the traffic between processes negligible."""


@dataclass(frozen=True)
class SimulationPlan:
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
    detailed: bool = False
    """Also tell points by source and what the balance reports compare."""
    with_offers: bool = False
    """Also tell which actions were offered and taken; that takes a second look at every game."""
    box_text: str | None = None
    """What stands in the box file, for workers on machines that do not have it."""


@dataclass(frozen=True)
class SimulatedGame:
    """One game: its number, scores and places by seat."""

    number: int
    seed: str
    scores: tuple[int, ...]
    places: tuple[int, ...]
    decisions: int
    finished: bool
    rounds: int = 0
    lines: tuple[tuple[int, ...], ...] = ()
    """By seat the points of every score line, in a detailed plan."""
    traits: tuple[Traits, ...] = ()
    offers: tuple[Offers, ...] = ()
    """By seat what was offered and taken, in a plan that asks for it."""
    record: str | None = None
    """The record, where it is to be kept."""


def share(outcome: SimulatedGame, seat: int) -> float:
    """What a seat has of the win; nothing in a game that was not finished."""
    if not outcome.finished or outcome.places[seat] != 1:
        return 0.0
    return 1 / outcome.places.count(1)


@dataclass
class RunningStats:
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

    lines: list[RunningStats]
    games: int = 0
    unfinished: int = 0
    decisions: int = 0

    def add(self, outcome: SimulatedGame) -> None:
        self.games += 1
        self.decisions += outcome.decisions
        if not outcome.finished:
            self.unfinished += 1
            return
        for seat, line in enumerate(self.lines):
            line.add(outcome.scores[seat], share(outcome, seat))


def check(plan: SimulationPlan) -> Kit:
    """Open the game and refuse a plan that cannot be played, before anything is started."""
    kit = open_kit(plan.game, plan.box)
    options.complete(kit.game, len(plan.bots), dict(plan.options))
    for bot in plan.bots:
        all_bots.parse(bot)
    if plan.games < 1:
        raise KiruError("error-number", found=plan.games, low=1, high=10**9)
    return kit


@dataclass(frozen=True)
class Prepared:
    """A plan opened once for many games: what does not change from game to game."""

    kit: Kit
    plan: SimulationPlan
    options: dict[str, str]
    start: State
    """The state before anything is dealt."""
    kinds: list[str]
    """The kind of every action, where offers are counted."""


def prepare(kit: Kit, plan: SimulationPlan) -> Prepared:
    chosen = options.complete(kit.game, len(plan.bots), dict(plan.options))
    kinds = offers.kinds(kit) if plan.with_offers else []
    return Prepared(kit, plan, chosen, kit.game.new(len(plan.bots), chosen), kinds)


def play_one(prepared: Prepared, number: int) -> SimulatedGame:
    """The game with that number; its seed follows from the plan's seed."""
    kit, plan = prepared.kit, prepared.plan
    seed = f"{plan.seed}-{number}"
    state = prepared.start.clone()
    dealer = SeededDealer(seed, kit.game.sources)
    bots = [all_bots.make(bot, seed, seat, kit.evaluator) for seat, bot in enumerate(plan.bots)]
    played = table.play(state, dealer, bots, plan.max_rounds)
    seats = range(len(plan.bots))
    return SimulatedGame(
        number=number,
        seed=seed,
        scores=tuple([int(state.score(seat)) for seat in seats]),
        places=tuple(state.ranking()),
        decisions=played.decisions,
        finished=played.finished,
        rounds=int(state.round),
        lines=tuple(tuple(state.score_lines(seat)) for seat in seats) if plan.detailed else (),
        traits=tuple(kit.traits(state, list(played.seats), list(played.actions))) if plan.detailed else (),
        offers=offers_of(prepared, played),
        record=record_of(prepared, state, dealer, played) if plan.records is not None else None,
    )


def offers_of(prepared: Prepared, played: table.PlayedGame) -> tuple[Offers, ...]:
    """What was offered and taken, where that is asked for."""
    if not prepared.plan.with_offers:
        return ()
    return offers.counted(prepared.kinds, prepared.start, list(played.seats), list(played.actions))


def record_of(prepared: Prepared, state: State, dealer: SeededDealer, played: table.PlayedGame) -> str:
    """The game as text."""
    kit, plan = prepared.kit, prepared.plan
    kept = record.Record(
        game=kit.game.name,
        version=kit.game.version,
        box=kit.box,
        players=len(plan.bots),
        options=prepared.options,
        seats=[record.Seat(bot, f"{bot} {seat + 1}") for seat, bot in enumerate(plan.bots)],
        dealer=dealer.describe(),
        steps=[(s, kit.notation.text(a)) for s, a in zip(played.seats, played.actions, strict=True)],
        scores=[int(state.score(seat)) for seat in range(len(plan.bots))] if played.finished else None,
    )
    return record.write(kept)


@lru_cache(maxsize=4)
def opened(game: str, box: str | None) -> Kit:
    """The kit of a game, its box given as text."""
    return open_kit(game, None if box is None else BoxText(box))


def play_chunk(task: tuple[SimulationPlan, int, list[int]]) -> tuple[int, list[SimulatedGame]]:
    """Some games of a plan, under the number of their chunk."""
    plan, chunk, numbers = task
    prepared = prepare(opened(plan.game, plan.box_text), plan)
    return chunk, [play_one(prepared, number) for number in numbers]


def outcomes(
    plan: SimulationPlan, jobs: int, cluster: str | None = None, done: Set[int] = frozenset()
) -> Iterator[SimulatedGame]:
    """Every game of the plan that is not done, in order, wherever it is played; records are written here."""
    kit = check(plan)
    if plan.box is not None:
        plan = replace(plan, box_text=read_text(plan.box))
    left = [number for number in range(plan.games) if number not in done]
    chunks = [left[start : start + CHUNK] for start in range(0, len(left), CHUNK)]
    tasks = ((plan, chunk, numbers) for chunk, numbers in enumerate(chunks))
    for played in pool.in_order(pool.run(play_chunk, tasks, min(jobs, max(1, len(chunks))), cluster)):
        for outcome in played:
            if plan.records is not None and outcome.record is not None:
                write_text(plan.records / f"{kit.game.name}-{outcome.seed}.kiru", outcome.record)
            yield outcome
