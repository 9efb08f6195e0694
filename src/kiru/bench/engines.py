"""The benchmark: sides that take turns, medians with their spread, ratios from one run."""

import importlib.machinery
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import kiru
from kiru.bench import engine_peers, environment_peers
from kiru.games import NAMES, open_kit

OWN = "kiru"
BATCHES = (64, 1024)
"""How many tables of ours are stepped by one call."""
ENVIRONMENTS = {
    **{f"pgx:{game}": BATCHES for game in environment_peers.PGX},
    "pettingzoo:hanabi": (1,),
    "rlcard:gin-rummy": (1,),
    "open_spiel:gin_rummy": (1,),
    "catanatron_gym": (1,),
}
"""Other environments, as `environment_peers` knows them, and how many of their tables are stepped by one call."""


@dataclass
class Measurement:
    """One measured rate: what it counts per CPU second, on which side."""

    side: str
    """compiled, interpreted, or a peer."""
    what: str
    """decisions, games, clones, driven, iterations, through, steps or startup."""
    game: str
    players: int
    values: list[float] = field(default_factory=list)
    batch: int = 0
    """How many tables are stepped by one call, where steps are counted."""

    @property
    def median(self) -> float:
        return statistics.median(self.values) if self.values else 0.0

    @property
    def spread(self) -> float:
        """Half the range, relative to the median."""
        return (max(self.values) - min(self.values)) / 2 / self.median if self.median else 0.0


class MeasuringProcess:
    """A measuring process that waits for jobs."""

    def __init__(self, interpreted: bool, module: str = "kiru.bench.engine_process") -> None:
        environment = os.environ | ({"KIRU_INTERPRETED": "1"} if interpreted else {})
        if not interpreted:
            environment.pop("KIRU_INTERPRETED", None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", module],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # Ctrl-C is for us alone; we end it
        )

    def ask(self, **job: str | int | float) -> dict[str, float]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(job) + "\n")
        self.process.stdin.flush()
        answer: dict[str, float] = json.loads(self.process.stdout.readline())
        return answer

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.terminate()
        self.process.wait()


def has_compiled_ring() -> bool:
    """Whether the extension modules lie beside the sources."""
    folder = Path(kiru.__file__).parent / "core"
    return any((folder / f"game{suffix}").exists() for suffix in importlib.machinery.EXTENSION_SUFFIXES)


def jobs(games: list[str], with_peers: bool) -> Iterator[tuple[str, str, str, int]]:
    """Every measurement of a round: side, what, game, players."""
    sides = ["compiled", "interpreted"] if has_compiled_ring() else ["interpreted"]
    for game in games:
        rules = open_kit(game).game
        for players in range(rules.min_players, rules.max_players + 1):
            for side in sides:
                for what in ("playouts", "clones", "driven"):
                    yield side, what, game, players
                if players == max(2, rules.min_players):
                    yield side, "searching", game, players
                    yield side, "through", game, players
    if with_peers:
        for name, way in engine_peers.installed():
            yield name, way, name, 0


def step_jobs(games: list[str], with_peers: bool) -> Iterator[tuple[str, str, int]]:
    """Every environment of a round: whose it is, its name, and how many tables are stepped at once."""
    for game in games:
        for batch in BATCHES:
            yield OWN, game, batch
    if with_peers:
        for name, batches in ENVIRONMENTS.items():
            for batch in batches:
                yield name, name, batch


def measure_steps(
    games: list[str], with_peers: bool, repeat: int, seconds: float, tick: Callable[[int, int], None]
) -> list[Measurement]:
    """Environments beside one another, in a process of their own; one that is missing has no values."""
    plan = list(step_jobs(games or list(NAMES), with_peers))
    figures = {job: Measurement(job[0], "steps", job[1], 0, batch=job[2]) for job in plan}
    side = MeasuringProcess(False, "kiru.bench.environment_process")
    try:
        for turn in range(repeat):
            for number, job in enumerate(plan):
                what = "tables" if job[0] == OWN else "peer"
                answer = side.ask(what=what, game=job[1], batch=job[2], seconds=seconds)
                if answer:
                    figures[job].values.append(answer["steps"] / answer["cpu"])
                tick(turn * len(plan) + number + 1, repeat * len(plan))
    finally:
        side.close()
    return list(figures.values())


def measure(
    games: list[str], with_peers: bool, repeat: int, seconds: float, tick: Callable[[int, int], None]
) -> list[Measurement]:
    """Repeat every measurement, the sides taking turns; `tick` hears how far it is."""
    games = games or list(NAMES)
    plan = list(jobs(games, with_peers))
    figures: dict[tuple[str, str, str, int], Measurement] = {}
    sides = {"compiled": MeasuringProcess(False), "interpreted": MeasuringProcess(True)}
    try:
        for turn in range(repeat):
            for number, (side, what, game, players) in enumerate(plan):
                answer = ask(sides, side, what, game, players, seconds)
                for name, rate in rates(what, answer):
                    key = (side, name, game, players)
                    figures.setdefault(key, Measurement(side, name, game, players)).values.append(rate)
                tick(turn * len(plan) + number + 1, repeat * len(plan))
    finally:
        for one in sides.values():
            one.close()
    return [*figures.values(), startup(repeat)]


def ask(
    sides: dict[str, MeasuringProcess], side: str, what: str, game: str, players: int, seconds: float
) -> dict[str, float]:
    if side == game:
        return sides["compiled"].ask(what="peer", name=game, way=what, seconds=seconds)
    return sides[side].ask(what=what, game=game, players=players, seconds=seconds)


def rates(what: str, answer: dict[str, float]) -> Iterator[tuple[str, float]]:
    """The rates that an answer holds, per CPU second."""
    cpu = answer["cpu"]
    if what == "clones":
        yield "clones", answer["clones"] / cpu
    elif what == "driven":
        yield "driven", answer["decisions"] / cpu
    elif what == "searching":
        yield "iterations", answer["iterations"] / cpu
    elif what == "through":
        yield "through", answer["share"]
    else:
        yield "decisions", answer["decisions"] / cpu
        yield "games", answer["games"] / cpu
        yield "chance", answer["chance"] / cpu


def startup(repeat: int) -> Measurement:
    """How often a second `kiru --version` could answer, from a cold process."""
    figure = Measurement("compiled" if has_compiled_ring() else "interpreted", "startup", "", 0)
    for _ in range(repeat):
        began = time.perf_counter()
        subprocess.run([sys.executable, "-m", "kiru", "--version"], check=True, capture_output=True)
        figure.values.append(1 / (time.perf_counter() - began))
    return figure
