"""Learning the weights of an evaluation by self-play: what each feature was worth in the end."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import permutations

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from kiru.ai.bot import Bot
from kiru.ai.search.bot import SearchBot
from kiru.arena import sparring
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
Values = np.ndarray[tuple[int], np.dtype[np.float64]]
MOST_ITERATIONS = 10_000
MOST_GAMES = 1_000_000
MOST_ROUNDS = 10
RANDOM_ONE_IN = 12
"""One decision in so many is random, so that positions come up which good play would avoid."""
OWN_PART = 0.2
"""What a seat's own score counts for beside its lead over a rival: a game is won by the lead."""
SPARRING_ONE_IN = 4
"""One game in so many has a scripted rush at one seat, so that what rushes are after is seen to count."""
TEACHERS = ("banker_rush",)
"""The rushes that win their share. One that loses would teach that what it grabs is worth nothing."""
SHRINK = 100.0
"""How many games the weights so far speak for: what few games say moves them little. The positions of one game share
its luck, so they do not count one by one."""


@dataclass(frozen=True)
class Lesson:
    """One game of self-play; small enough to send to a worker."""

    game: str
    weights: tuple[int, ...]
    iterations: int
    players: int
    seed: str
    rush: str = ""
    """The scripted rush that sits among the others, if any ..."""
    rush_seat: int = 0
    """... and where."""


def check(kit: Kit, games: int, iterations: int, rounds: int) -> None:
    """Refuse what cannot be learned from, before anything is played."""
    for found, high in ((games, MOST_GAMES), (iterations, MOST_ITERATIONS), (rounds, MOST_ROUNDS)):
        if not 1 <= found <= high:
            raise KiruError("error-number", found=found, low=1, high=high)
    if len(kit.evaluator.names) < 2:
        raise KiruError("error-train-features", game=kit.game.name)


RowsByPlayers = dict[int, list[int]]
"""Weights for each number of players."""


def tables(game: Game) -> list[int]:
    """The numbers of players that have somebody to beat."""
    return list(range(max(2, game.min_players), game.max_players + 1))


def lessons(game: Game, rows: RowsByPlayers, iterations: int, games: int, seed: str) -> list[Lesson]:
    """A round of self-play, at tables of every size in turn."""
    sizes = [size for size in tables(game) if size in rows]
    rushes = [rush for rush in sparring.names_of(game.name) if rush in TEACHERS]
    found = []
    for number in range(games):
        players, turn = sizes[number % len(sizes)], number // len(sizes)
        spars = bool(rushes) and turn % SPARRING_ONE_IN == 0
        rush = rushes[turn // SPARRING_ONE_IN % len(rushes)] if spars else ""
        seat = turn // SPARRING_ONE_IN // max(1, len(rushes)) % players
        found.append(Lesson(game.name, tuple(rows[players]), iterations, players, f"{seed}-{number}", rush, seat))
    return found


@cache
def opened(name: str) -> Kit:
    return open_kit(name)


def play_lesson(lesson: Lesson) -> tuple[Rows, Rows]:
    """The features of every seat whenever a turn began, and the points that each of them ended with."""
    evaluator = opened(lesson.game).evaluator.reweighted(vec[i64](lesson.weights))
    bots: list[Bot] = [searcher(lesson, evaluator, seat) for seat in range(lesson.players)]
    seen: list[list[int]] = []

    def look(state: State) -> None:
        if evaluator.is_turn_start(state):
            seen.extend(features_of(evaluator, state, seat) for seat in range(lesson.players))

    state = play_game(lesson, bots, look)
    finals = [100 * int(state.score(seat)) for seat in range(lesson.players)]
    return np.array(seen, dtype=np.float64), np.array([finals * (len(seen) // lesson.players)], dtype=np.float64)


def searcher(lesson: Lesson, evaluator: Evaluator, seat: int) -> SearchBot:
    """Who plays at a seat of a lesson."""
    return SearchBot(evaluator, seeded(lesson.seed, f"bot {seat}"), None, lesson.iterations, 0.0)


def play_game(lesson: Lesson, bots: list[Bot], look: Callable[[State], None]) -> State:
    """The end of a lesson's game, one seat perhaps behind a rush; `look` sees every state in which a player decides."""
    game = opened(lesson.game).game
    state = game.new(lesson.players, options.complete(game, lesson.players, {}))
    rng = seeded(lesson.seed, "train")
    if lesson.rush:
        bots[lesson.rush_seat] = sparring.behind(lesson.rush, bots[lesson.rush_seat])
    dealer = SeededDealer(lesson.seed, game.sources)
    out = Actions()
    while not state.is_over and state.round <= playout.MOST_ROUNDS:
        if state.seat == CHANCE:
            action = dealer.deal(state, out)
        else:
            look(state)
            action = random_action(state, rng) if rng.below(RANDOM_ONE_IN) == 0 else bots[state.seat].choose(state)
        for bot in bots:
            bot.watch(state, action)
        state.apply(action)
    return state


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
        """Positions, each seat's for itself."""
        self.games = 0

    def add(self, features: Rows, finals: Rows, players: int = 1) -> None:
        """The positions of one game, the seats of each behind one another: own scores and leads over each rival."""
        missed = finals[0] - features @ self.base
        self.squares += float(missed @ missed)
        self.count += len(missed)
        self.games += 1
        self.add_rows(features, missed, OWN_PART if players > 1 else 1.0)
        for seat, rival in permutations(range(players), 2):
            lead = features[seat::players] - features[rival::players]
            self.add_rows(lead, missed[seat::players] - missed[rival::players], 1.0 / (players - 1))

    def add_rows(self, features: Rows, missed: Values, part: float) -> None:
        """Rows of features and by how much the weights so far missed, counted in part."""
        self.products += part * (features.T @ features)
        self.errors += part * (features.T @ missed)

    def weights(self) -> list[int]:
        """The weights that would have told the final scores best, not far from those before where little was seen."""
        pull = np.diag(self.products) * SHRINK / max(1, self.games) + 1.0
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
    tell: Callable[[int, float, int, RowsByPlayers], None],
    known: Sequence[RowsByPlayers] = (),
    sizes: Sequence[int] = (),
) -> RowsByPlayers:
    """Play, fit, and play again with what was learned, a row of weights for each number of players, or for `sizes`.

    `tell` hears each round's error, number of positions and weights; rounds that are `known` are not played again.
    """
    check(kit, games, iterations, rounds)
    rows = {
        players: [int(weight) for weight in kit.evaluator.weights_at(players)] for players in sizes or tables(kit.game)
    }
    rows = known[-1] if known else rows
    for number in range(len(known) + 1, rounds + 1):
        fits = {players: Fit(row) for players, row in rows.items()}
        tasks = lessons(kit.game, rows, iterations, games, f"{seed}-{number}")
        for lesson, (features, finals) in zip(tasks, played(tasks), strict=True):
            fits[lesson.players].add(features, finals, lesson.players)
        rows = {players: fit.weights() for players, fit in fits.items()}
        count = sum(fit.count for fit in fits.values())
        error = float(np.sqrt(sum(fit.squares for fit in fits.values()) / max(1, count))) / 100
        tell(number, error, count, rows)
    return rows
