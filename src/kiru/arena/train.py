"""Learning the weights of an evaluation by self-play: what each feature was worth in the end."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from kiru.ai.search.bot import SearchBot
from kiru.ai.search.settings import SearchSettings
from kiru.core import options, playout
from kiru.core.actions import Actions
from kiru.core.dealer import SeededDealer
from kiru.core.errors import KiruError
from kiru.core.evaluator import Evaluator
from kiru.core.game import CHANCE, Game, State
from kiru.core.rng import Rng, seeded
from kiru.games import open_kit
from kiru.games.kit import Kit

Rows = np.ndarray[tuple[int, int], np.dtype[np.float64]]
MOST_ITERATIONS = 10_000
MOST_GAMES = 1_000_000
MOST_ROUNDS = 10
RANDOM_ONE_IN = 12
"""One decision in so many is random, so that positions come up which good play would avoid."""
SHRINK = 60.0
"""How many positions the weights so far speak for: a feature seen seldom keeps the weight it had."""


@dataclass(frozen=True)
class Lesson:
    """One game of self-play; small enough to send to a worker."""

    game: str
    weights: tuple[int, ...]
    iterations: int
    players: int
    seed: str


def check(kit: Kit, games: int, iterations: int, rounds: int) -> None:
    """Refuse what cannot be learned from, before anything is played."""
    for found, high in ((games, MOST_GAMES), (iterations, MOST_ITERATIONS), (rounds, MOST_ROUNDS)):
        if not 1 <= found <= high:
            raise KiruError("error-number", found=found, low=1, high=high)
    if len(kit.evaluator.names) < 2:
        raise KiruError("error-train-features", game=kit.game.name)


def lessons(game: Game, weights: Iterable[int], iterations: int, games: int, seed: str) -> list[Lesson]:
    """A round of self-play: two players mostly, the other tables now and then."""
    tables = [2, *range(max(2, game.min_players), game.max_players + 1)]
    row = tuple(weights)
    return [Lesson(game.name, row, iterations, tables[n % len(tables)], f"{seed}-{n}") for n in range(games)]


@cache
def opened(name: str) -> Kit:
    return open_kit(name)


def play_lesson(lesson: Lesson) -> tuple[Rows, Rows]:
    """The features of every seat whenever a turn began, and the points that each of them ended with."""
    kit = opened(lesson.game)
    game = kit.game
    evaluator = kit.evaluator.reweighted(vec[i64](lesson.weights))
    state = game.new(lesson.players, options.complete(game, lesson.players, {}))
    rng = seeded(lesson.seed, "train")
    bots = [
        SearchBot(evaluator, seeded(lesson.seed, f"bot {seat}"), SearchSettings(), lesson.iterations, 0.0)
        for seat in range(lesson.players)
    ]
    dealer = SeededDealer(lesson.seed, game.sources)
    out = Actions()
    seen: list[list[int]] = []
    while not state.is_over and state.round <= playout.MOST_ROUNDS:
        if state.seat == CHANCE:
            action = dealer.deal(state, out)
        else:
            if evaluator.is_turn_start(state):
                seen += [features_of(evaluator, state, seat) for seat in range(lesson.players)]
            action = random_action(state, rng) if rng.below(RANDOM_ONE_IN) == 0 else bots[state.seat].choose(state)
        for bot in bots:
            bot.watch(state, action)
        state.apply(action)
    finals = [100 * int(state.score(seat)) for seat in range(lesson.players)]
    return np.array(seen, dtype=np.float64), np.array([finals * (len(seen) // lesson.players)], dtype=np.float64)


def features_of(evaluator: Evaluator, state: State, seat: int) -> list[int]:
    out = Actions()
    evaluator.features(state, seat, out)
    return list(out)


def random_action(state: State, rng: Rng) -> int:
    """Any legal action."""
    out = Actions()
    state.legal_actions(out)
    return out[rng.below(len(out))]


class Fit:
    """Least squares around the weights so far, from sums that grow game by game."""

    def __init__(self, weights: Iterable[int]) -> None:
        self.base = np.array(list(weights), dtype=np.float64)
        self.products = np.zeros((len(self.base), len(self.base)))
        self.errors = np.zeros(len(self.base))
        self.squares = 0.0
        self.count = 0

    def add(self, features: Rows, finals: Rows) -> None:
        """The positions of one game."""
        missed = finals[0] - features @ self.base
        self.products += features.T @ features
        self.errors += features.T @ missed
        self.squares += float(missed @ missed)
        self.count += len(missed)

    def weights(self) -> list[int]:
        """The weights that would have told the final scores best, not far from those before where little was seen."""
        pull = np.diag(self.products) * SHRINK / max(1, self.count) + 1.0
        step = np.linalg.solve(self.products + np.diag(pull), self.errors)
        return [round(weight) for weight in self.base + step]

    def error(self) -> float:
        """How far, in points, the weights so far missed the final score (root of the mean square)."""
        return float(np.sqrt(self.squares / max(1, self.count))) / 100


def learn(
    kit: Kit,
    games: int,
    iterations: int,
    rounds: int,
    seed: str,
    played: Callable[[list[Lesson]], Iterable[tuple[Rows, Rows]]],
    tell: Callable[[int, float, int], None],
) -> list[int]:
    """Play, fit, and play again with what was learned; `tell` hears each round's error and number of positions."""
    check(kit, games, iterations, rounds)
    weights = [int(weight) for weight in kit.evaluator.default_weights]
    for number in range(1, rounds + 1):
        fit = Fit(weights)
        for features, finals in played(lessons(kit.game, weights, iterations, games, f"{seed}-{number}")):
            fit.add(features, finals)
        weights = fit.weights()
        tell(number, fit.error(), fit.count)
    return weights
