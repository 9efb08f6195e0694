"""A contest between bots: every deal is played once in each rotation of the seats, so that luck cancels out."""

import hashlib
import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from kiru import ring
from kiru.ai import personalities, table
from kiru.arena import sparring
from kiru.core import options
from kiru.core.dealer import SeededDealer
from kiru.core.errors import KiruError
from kiru.core.game import State
from kiru.core.playout import MOST_ROUNDS
from kiru.games import learned_weights, open_kit
from kiru.games.kit import Kit

MOST_GAMES = 10_000_000
SCRIPTS = [f"arena/sparring/{name}.py" for name in ("__init__", "amyitis", "babylon", "hanging_gardens")]


@dataclass(frozen=True)
class ContestPlan:
    """What is played; small enough to send to a worker."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    """How many games every line-up plays at least; rounded up to whole sets of rotations."""
    seed: str
    options: tuple[tuple[str, str], ...] = ()
    box: Path | None = None
    weights: Path | None = None
    """A file of learned weights to play with, instead of those of the game's folder."""
    alone: bool = False
    """Whether the first of two bots sits alone among others of the second, however many play."""

    @property
    def lineups(self) -> list[tuple[str, ...]]:
        """Who meets whom: all bots at one table, seats filled in turn, or every choice of as many as fit."""
        if self.alone:
            return [(self.bots[0], *[self.bots[-1]] * (self.players - 1))]
        if len(self.bots) <= self.players:
            return [tuple(self.bots[seat % len(self.bots)] for seat in range(self.players))]
        return list(itertools.combinations(self.bots, self.players))

    @property
    def deals(self) -> int:
        """How many deals every line-up plays."""
        return -(-self.games // len(rotations(self.lineups[0])))


@dataclass(frozen=True)
class Result:
    """One game: who sat where, and how it ended."""

    lineup: int
    deal: int
    rotation: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    decisions: int
    seconds: tuple[float, ...]
    """How long each seat thought in all."""
    slowest: tuple[float, ...]
    """Each seat's longest thought."""
    rank: int = 0
    """The rank that a solo game was worth, 1 the lowest; 0 where a game knows none."""

    @property
    def shares(self) -> list[float]:
        """What each seat has of the win."""
        winners = self.places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in self.places]


Set = tuple[int, int]
"""A line-up and a deal: the games that differ only in who sits where."""


def rotations(lineup: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The seatings of a line-up that differ, turned seat by seat."""
    turned = [lineup[-turn:] + lineup[:-turn] if turn else lineup for turn in range(len(lineup))]
    return list(dict.fromkeys(turned))


def check(plan: ContestPlan) -> Kit:
    """Open the game and refuse a plan that cannot be played, before anything is started."""
    kit = opened(plan.game, plan.box, plan.weights)
    options.complete(kit.game, plan.players, dict(plan.options))
    for bot in plan.bots:
        sparring.check(bot, kit.game.name, plan.players)
    if len(set(plan.bots)) != len(plan.bots) or (len(plan.bots) < 2 and plan.players > 1):
        raise KiruError("error-arena-bots")
    if plan.alone and len(plan.bots) != 2:
        raise KiruError("error-arena-alone")
    if not 1 <= plan.games <= MOST_GAMES:
        raise KiruError("error-number", found=plan.games, low=1, high=MOST_GAMES)
    return kit


def sets(plan: ContestPlan) -> Iterator[Set]:
    """Every set of the plan, deal by deal, so that all line-ups advance together."""
    for deal in range(plan.deals):
        for lineup in range(len(plan.lineups)):
            yield lineup, deal


@cache
def opened(game: str, box: Path | None, weights: Path | None) -> Kit:
    """The game, its box and the weights it is played with."""
    kit = open_kit(game, box)
    if weights is not None:
        learned_weights.apply(kit, learned_weights.read(weights))
    return kit


def play_set(task: tuple[ContestPlan, Set]) -> list[Result]:
    """All rotations of one deal."""
    plan, (lineup, deal) = task
    kit = opened(plan.game, plan.box, plan.weights)
    seatings = rotations(plan.lineups[lineup])
    return [play_one(kit, plan, (lineup, deal), number, seats) for number, seats in enumerate(seatings)]


def play_one(kit: Kit, plan: ContestPlan, where: Set, rotation: int, seats: tuple[str, ...]) -> Result:
    """One game; its seed follows from the deal alone. One that no rule ends is taken as it stands after MOST_ROUNDS."""
    seed = f"{plan.seed}-{where[1]}"
    state = kit.game.new(plan.players, options.complete(kit.game, plan.players, dict(plan.options)))
    players = [sparring.make(bot, seed, seat, kit, plan.players) for seat, bot in enumerate(seats)]
    played = table.play(state, SeededDealer(seed, kit.game.sources), players, MOST_ROUNDS, True)
    return Result(
        lineup=where[0],
        deal=where[1],
        rotation=rotation,
        bots=seats,
        scores=tuple(int(state.score(seat)) for seat in range(plan.players)),
        places=tuple(state.ranking()),
        decisions=played.decisions,
        seconds=tuple(round(spent, 6) for spent in played.seconds),
        slowest=tuple(round(spent, 6) for spent in played.slowest),
        rank=solo_rank(kit, state),
    )


def solo_rank(kit: Kit, state: State) -> int:
    """The rank that the automaton of a solo game grants."""
    automaton = kit.view(state).get("automaton") if state.players == 1 else None
    return int(automaton["rank"]) if automaton else 0


def mark_of(plan: ContestPlan) -> str:
    """The fingerprint of a plan that can be played."""
    kit = check(plan)
    return fingerprint(kit, sparring.mark(plan.bots, kit.game.name, plan.players))


def fingerprint(kit: Kit, guests: str = "") -> str:
    """A digest of everything that decides a game: the engines, the bots, the box, the weights, and who is a guest."""
    code = ring.digest("ai/bots.py", "ai/personalities.py", "ai/root_parallel.py", *SCRIPTS)
    minds = [
        (list(mind.default_weights), list(mind.weights), list(mind.tables), list(mind.prior_weights), mind.dials)
        for mind in (kit.evaluator, *kit.evaluator.earlier.values())
    ]
    return hashlib.blake2b(
        f"{code} {kit.box} {minds} {personalities.tastes_of(kit.game.name)}{guests}".encode(), digest_size=8
    ).hexdigest()
