"""Learning what the terms of a prior are worth: as much as makes it say what the search came to prefer."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from kiru.ai.bot import Bot
from kiru.ai.search.bot import SearchBot
from kiru.ai.search.settings import tuned
from kiru.ai.search.tree import ROOT, action_of
from kiru.arena import train
from kiru.arena.train import Lesson, Rows, Values
from kiru.core.actions import Actions
from kiru.core.evaluator import Evaluator
from kiru.core.game import NONE, State
from kiru.games.kit import Kit

STEP = 20
"""By how much a term's weight is moved to see what it does to a prior."""
LEAST_VISITS = 60
"""Decisions on which the search spent less, because there was nothing to decide, teach nothing."""
HELD_OUT = 5
"""One game in so many is not fitted to, but told from."""
PULL = 20.0
"""How strongly weights are held where they are: as if this many decisions had said so, a point away."""
NEWTON_STEPS = 25
LONGEST_STEP = 200.0
"""No weight moves farther in one step."""
CLOSE_ENOUGH = 0.5


@dataclass(frozen=True)
class Choice:
    """A decision and what the search thought of it."""

    terms: Rows
    """What a unit more of each term's weight adds to the prior of each action, in temperatures."""
    priors: Values
    """The priors they had, in temperatures."""
    wanted: Values
    """How the search shared out its visits."""


class Witness(Bot):
    """Plays as a searching bot does, and writes down every choice."""

    def __init__(self, bot: SearchBot, evaluator: Evaluator, players: int) -> None:
        self.bot = bot
        self.evaluator = evaluator
        self.temperature = tuned(evaluator, players).temperature
        self.moved = [moved(evaluator, term) for term in range(len(evaluator.prior_names))]
        self.choices: list[Choice] = []

    def choose(self, state: State) -> i64:
        out = Actions()
        state.legal_actions(out)
        if len(out) == 1:
            return out[0]
        search = self.bot.search_of(state)
        search.think(self.bot.iterations, 0.0)
        visits: dict[int, int] = {}
        node = search.tree.firsts[ROOT]
        while node != NONE:
            visits[int(action_of(search.tree.codes[node]))] = int(search.tree.visits[node])
            node = search.tree.nexts[node]
        if sum(visits.values()) >= LEAST_VISITS:
            self.choices.append(self.choice(state, list(out), visits))
        action = search.best()
        search.advance(action)
        return action

    def choice(self, state: State, actions: list[int], visits: dict[int, int]) -> Choice:
        priors = np.array([self.evaluator.prior(state, action) for action in actions], dtype=np.float64)
        others = [[mind.prior(state, action) for mind in self.moved] for action in actions]
        terms = (np.array(others, dtype=np.float64) - priors[:, None]) / (STEP * self.temperature)
        wanted = np.array([visits.get(action, 0) for action in actions], dtype=np.float64)
        return Choice(terms, priors / self.temperature, wanted / wanted.sum())

    def watch(self, state: State, action: i64) -> None:
        self.bot.watch(state, action)


def with_priors(evaluator: Evaluator, weights: Sequence[int]) -> Evaluator:
    """The same evaluator with other priors."""
    copy = evaluator.reweighted(evaluator.weights)
    copy.prior_weights = vec[i64](list(weights))
    return copy


def moved(evaluator: Evaluator, term: int) -> Evaluator:
    """The same evaluator with one term of its priors worth more."""
    weights = [int(weight) for weight in evaluator.prior_weights]
    weights[term] += STEP
    return with_priors(evaluator, weights)


def play_lesson(task: tuple[Lesson, tuple[int, ...]]) -> list[Choice]:
    """The choices of all seats in one game that is played with some priors."""
    lesson, priors = task
    evaluator = train.opened(lesson.game).evaluator.reweighted(vec[i64](lesson.weights))
    evaluator = with_priors(evaluator, priors)
    seats = [
        Witness(train.searcher(lesson, evaluator, seat), evaluator, lesson.players) for seat in range(lesson.players)
    ]
    train.play_game(lesson, [*seats], lambda _state: None)
    return [choice for seat in seats for choice in seat.choices]


class PriorFit:
    """The weights under which the softmax of the priors is nearest to the search's visits."""

    def __init__(self, choices: list[Choice]) -> None:
        self.terms = np.concatenate([choice.terms for choice in choices])
        self.priors = np.concatenate([choice.priors for choice in choices])
        self.wanted = np.concatenate([choice.wanted for choice in choices])
        sizes = [len(choice.wanted) for choice in choices]
        self.starts = np.cumsum([0, *sizes[:-1]])
        self.owner = np.repeat(np.arange(len(sizes)), sizes)

    def shares(self, step: Values) -> Values:
        """How likely each action looks with the weights moved by a step."""
        looks = self.priors + self.terms @ step
        grown = np.exp(looks - np.maximum.reduceat(looks, self.starts)[self.owner])
        shares: Values = grown / np.add.reduceat(grown, self.starts)[self.owner]
        return shares

    def loss(self, step: Values) -> float:
        """The mean cross entropy of the visits, in nats."""
        return float(-(self.wanted * np.log(self.shares(step) + 1e-9)).sum() / len(self.starts))

    def step(self) -> Values:
        """How far the weights should move, by Newton's method."""
        step: Values = np.zeros(self.terms.shape[1])
        pull = PULL / 100.0**2
        for _ in range(NEWTON_STEPS):
            shares = self.shares(step)
            means = np.add.reduceat(self.terms * shares[:, None], self.starts, axis=0)
            off = self.terms - means[self.owner]
            curve = (off * shares[:, None]).T @ off + pull * np.eye(len(step))
            slope = self.terms.T @ (self.wanted - shares) - pull * step
            change = np.clip(np.linalg.solve(curve, slope), -LONGEST_STEP, LONGEST_STEP)
            step = step + change
            if float(np.abs(change).max()) < CLOSE_ENOUGH:
                break
        return step


@dataclass(frozen=True)
class RoundOfPriors:
    """What a round came to: the loss on games held out, before the fit and after it."""

    number: int
    before: float
    after: float
    decisions: int


def learn(
    kit: Kit,
    games: int,
    iterations: int,
    rounds: int,
    seed: str,
    played: Callable[[list[tuple[Lesson, tuple[int, ...]]]], Iterable[list[Choice]]],
    tell: Callable[[RoundOfPriors, list[int]], None],
    known: Sequence[list[int]] = (),
    sizes: Sequence[int] = (),
) -> list[int]:
    """Play, fit, and play again with what was learned; rounds that are `known` are not played again."""
    train.check(kit, games, iterations, rounds)
    rows = {size: [int(w) for w in kit.evaluator.weights_at(size)] for size in sizes or train.tables(kit.game)}
    weights = known[-1] if known else [int(weight) for weight in kit.evaluator.prior_weights]
    for number in range(len(known) + 1, rounds + 1):
        lessons = train.lessons(kit.game, rows, iterations, games, f"{seed}-{number}")
        parts: tuple[list[Choice], list[Choice]] = ([], [])
        for place, choices in enumerate(played([(lesson, tuple(weights)) for lesson in lessons])):
            parts[place % HELD_OUT == HELD_OUT - 1].extend(choices)
        fitted, held_out = PriorFit(parts[0]), PriorFit(parts[1] or parts[0])
        step = fitted.step()
        weights = [round(weight) for weight in np.array(weights) + step]
        before, after = held_out.loss(np.zeros(len(step))), held_out.loss(step)
        tell(RoundOfPriors(number, before, after, len(parts[0]) + len(parts[1])), weights)
    return weights
