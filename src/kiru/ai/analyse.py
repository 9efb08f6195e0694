"""After the game: how the chances stood after every decision, what each decision cost, and what was luck."""

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kiru.ai.coach import Reason, pads_after, reasons, think, turn_after
from kiru.ai.search.playout_estimate import PlayoutEstimate, numbered, redeal
from kiru.ai.search.search import Search
from kiru.ai.search.settings import SearchSettings
from kiru.core import record
from kiru.core.errors import KiruError
from kiru.core.game import CHANCE, State
from kiru.core.rng import seeded
from kiru.core.steps import Step
from kiru.games import open_kit
from kiru.games.kit import Kit
from kiru.support.interrupts import ignore_interrupts, uninterrupted

ITERATIONS = 800
"""Iterations a position; as many again where the played action is not the best one found."""
MOST_ITERATIONS = 1_000_000
DEALS = 12
"""Other deals that an actual one is compared with."""
PLAYOUTS = 48
"""Playouts with common random numbers for each of them."""
LEAST_LOSS = 0.01
"""A smaller difference of win chances lies within what the search can tell."""
LEAST_POINTS = 0.3
"""The same in points, for a solo game."""
COSTLIEST = 3
LONGEST_LINE = 6


@dataclass(frozen=True)
class Standing:
    """What every seat may expect: its share of the win and its final score."""

    win: list[float]
    score: list[float]


@dataclass(frozen=True)
class JudgedDecision:
    """One decision of a player that had a choice."""

    step: int
    """Its number in the record, from 1."""
    seat: int
    action: int
    best: int
    """The better action, or the one played if there is none."""
    loss: float
    """The share of the win that it gave away against the best action."""
    score_loss: float
    """The points of the own final score that it gave away; what hinders others may cost some."""
    line: list[int]
    """The better line: the best action and what would follow it before the next chance."""
    reasons: list[Reason]
    """The score lines on which the better action would end ahead or behind."""

    def data(self, word: Callable[[int], str]) -> dict[str, Any]:
        """The decision for programs, its actions in notation; whoever shows it numbers it."""
        return {
            "seat": self.seat,
            "action": word(self.action),
            "best": word(self.best),
            "loss": self.loss,
            "score_loss": self.score_loss,
            "line": [word(action) for action in self.line],
            "reasons": [{"line": reason.line, "points": reason.points} for reason in self.reasons],
        }


@dataclass(frozen=True)
class JudgedDeal:
    """What one row of chance decisions gave or took, against other deals."""

    step: int
    """The number of its last step."""
    win: list[float]
    score: list[float]


@dataclass
class Analysis:
    """A whole game."""

    standings: dict[int, Standing] = field(default_factory=dict)
    """How it stood before each decision, by the number of steps played until then, and at the end."""
    decisions: list[JudgedDecision] = field(default_factory=list)
    deals: list[JudgedDeal] = field(default_factory=list)

    def add(self, job: "Job", standing: Standing, judged: JudgedDecision | JudgedDeal) -> None:
        """Take in one judged step; they may come in any order."""
        if isinstance(judged, JudgedDecision):
            self.decisions.append(judged)
            self.standings[job[1]] = standing
        else:
            self.deals.append(judged)

    def finish(self, replayed: "ReplayedGame") -> None:
        """Everything is judged: put it in order and add how it ended."""
        if replayed.final.is_over:
            self.standings[len(replayed.steps)] = standing_at_end(replayed.final)
        self.decisions.sort(key=lambda decision: decision.step)
        self.deals.sort(key=lambda deal: deal.step)

    @property
    def costliest(self) -> list[JudgedDecision]:
        """The decisions that gave away most."""
        wrong = [decision for decision in self.decisions if decision.best != decision.action]
        return sorted(wrong, key=lambda decision: (-decision.loss, -decision.score_loss, decision.step))[:COSTLIEST]

    def loss(self, seat: int) -> float:
        """What a seat gave away in all."""
        return sum(decision.loss for decision in self.decisions if decision.seat == seat)

    def mean_loss(self, seat: int) -> float:
        """What a decision of a seat gave away on average."""
        return self.loss(seat) / max(1, sum(decision.seat == seat for decision in self.decisions))

    def luck(self, seat: int) -> float:
        """What chance gave a seat in all, or took."""
        return sum(deal.win[seat] for deal in self.deals)


Job = tuple[str, int]
"""`decide` or `deal`, and the index of the step."""


class ReplayedGame:
    """A recorded game with the state before every step."""

    def __init__(self, kept: record.Record, kit: Kit) -> None:
        self.record = kept
        self.kit = kit
        match = record.replay(kept, kit.game, kit.notation, kit.box)
        self.steps: list[Step] = list(match.steps)
        self.final: State = match.state
        state = self.kit.game.new(match.players, match.options)
        self.states: list[State] = [state.clone()]
        for step in self.steps:
            state.apply(step.action)
            self.states.append(state.clone())

    def jobs(self) -> list[Job]:
        """Every decision with a choice, and every row of chance by its first step."""
        found: list[Job] = []
        for index, step in enumerate(self.steps):
            if step.seat == CHANCE:
                if index == 0 or self.steps[index - 1].seat != CHANCE:
                    found.append(("deal", index))
            elif not step.forced:
                found.append(("decide", index))
        return found

    def end_of_deal(self, index: int) -> int:
        """The index after the last step of a row of chance."""
        while index < len(self.steps) and self.steps[index].seat == CHANCE:
            index += 1
        return index


def read_game(text: str, box: Path | None) -> ReplayedGame:
    """Replay a record as it was written."""
    kept = record.read(text)
    return ReplayedGame(kept, open_kit(kept.game, box, kept.version))


class Analyst:
    """Judges the steps of one game."""

    def __init__(self, replayed: ReplayedGame, iterations: int) -> None:
        self.replayed = replayed
        self.iterations = iterations
        self.evaluator = replayed.kit.evaluator
        self.estimate = PlayoutEstimate(self.evaluator, SearchSettings())

    def judge(self, job: Job) -> tuple[Job, Standing, JudgedDecision | JudgedDeal]:
        """The standing before a decision or after a deal, and what the step was worth."""
        kind, index = job
        if kind == "deal":
            return job, *self.judge_deal(index)
        return job, *self.judge_decision(index)

    def judge_decision(self, index: int) -> tuple[Standing, JudgedDecision]:
        state, step = self.replayed.states[index], self.replayed.steps[index]
        search = think(self.evaluator, state, self.iterations, 0.0, "analyse")
        best = int(search.best())
        loss, score_loss = 0.0, 0.0
        if best != step.action:
            ours, theirs = self.look_after(state, best), self.look_after(state, step.action)
            loss = max(0.0, ours.win[step.seat] - theirs.win[step.seat])
            score_loss = ours.score[step.seat] - theirs.score[step.seat]
            least = LEAST_LOSS
            if state.players == 1:
                loss, least = max(0.0, score_loss), LEAST_POINTS
            if loss < least:
                best = step.action
        return standing_of(search), self.judged(index, search, best, loss, score_loss)

    def judged(self, index: int, search: Search, best: int, loss: float, score_loss: float) -> JudgedDecision:
        """A decision with the better line and its reasons, where there is a better one."""
        state, step = self.replayed.states[index], self.replayed.steps[index]
        if best == step.action:
            return JudgedDecision(index + 1, step.seat, step.action, best, 0.0, 0.0, [], [])
        game = self.replayed.kit.game
        better, played = (
            pads_after(self.evaluator, state, turn_after(search, action)) for action in (best, step.action)
        )
        why = reasons(game, step.seat, better, played)
        return JudgedDecision(index + 1, step.seat, step.action, best, loss, score_loss, search.line(LONGEST_LINE), why)

    def look_after(self, state: State, action: int) -> Standing:
        """What is to be expected after an action, always with the same seed."""
        after = state.clone()
        after.apply(action)
        if after.is_over:
            return standing_at_end(after)
        search = Search(self.evaluator, after, SearchSettings(), seeded("analyse", "after"))
        search.run(self.iterations // 2 + 1)
        return standing_of(search)

    def judge_deal(self, index: int) -> tuple[Standing, JudgedDeal]:
        """An actual deal against other deals from the same state, with common random numbers."""
        before = self.replayed.states[index]
        end = self.replayed.end_of_deal(index)
        actual = self.estimated(self.replayed.states[end])
        others = [self.estimated(redeal(before, numbered(1000 + deal))) for deal in range(DEALS)]
        seats = range(before.players)
        win = [actual.win[seat] - sum(other.win[seat] for other in others) / DEALS for seat in seats]
        score = [actual.score[seat] - sum(other.score[seat] for other in others) / DEALS for seat in seats]
        return actual, JudgedDeal(end, win, score)

    def estimated(self, state: State) -> Standing:
        self.estimate.measure(state, PLAYOUTS)
        return Standing(list(self.estimate.shares), [points / 100 for points in self.estimate.points])


def standing_of(search: Search) -> Standing:
    """What the visits of a search came to, for every seat."""
    visits = max(1, int(search.visits))
    return Standing([share / visits for share in search.shares], [score / visits / 100 for score in search.scores])


def standing_at_end(state: State) -> Standing:
    """A finished game."""
    places = state.ranking()
    win = [1 / places.count(1) if place == 1 else 0.0 for place in places]
    return Standing(win, [float(state.score(seat)) for seat in range(state.players)])


_analyst: Analyst | None = None
"""The analyst of a worker process."""


def prepare(text: str, box: Path | None, iterations: int) -> None:
    global _analyst
    ignore_interrupts()
    _analyst = Analyst(read_game(text, box), iterations)


def work(job: Job) -> tuple[Job, Standing, JudgedDecision | JudgedDeal]:
    assert _analyst is not None
    return _analyst.judge(job)


def judged_jobs(
    text: str, box: Path | None, replayed: ReplayedGame, iterations: int, jobs: int
) -> Iterator[tuple[Job, Standing, JudgedDecision | JudgedDeal]]:
    """Every job of a game, on several processes where there are enough."""
    todo = replayed.jobs()
    if jobs == 1 or len(todo) < 2 * jobs:
        yield from map(Analyst(replayed, iterations).judge, todo)
        return
    with uninterrupted():
        pool = multiprocessing.Pool(jobs, prepare, (text, box, iterations))
    with pool:
        yield from pool.imap_unordered(work, todo)


def analyse(
    text: str, box: Path | None, iterations: int, jobs: int, tick: Callable[[int, int], None]
) -> tuple[ReplayedGame, Analysis]:
    """Judge a whole record; `tick` hears how far it is."""
    replayed = read_game(text, box)
    check(replayed, iterations)
    return replayed, summed_up(replayed, judged_jobs(text, box, replayed, iterations, jobs), tick)


def analyse_alone(kept: record.Record, kit: Kit, iterations: int) -> Analysis:
    """Judge a whole record in this process."""
    replayed = ReplayedGame(kept, kit)
    check(replayed, iterations)
    return summed_up(replayed, map(Analyst(replayed, iterations).judge, replayed.jobs()), lambda done, total: None)


def check(replayed: ReplayedGame, iterations: int) -> None:
    """Refuse what cannot be judged, before anything is."""
    if not 1 <= iterations <= MOST_ITERATIONS:
        raise KiruError("error-number", found=iterations, low=1, high=MOST_ITERATIONS)
    if not any(kind == "decide" for kind, _ in replayed.jobs()):
        raise KiruError("error-analyse-empty")


def summed_up(
    replayed: ReplayedGame,
    judged: Iterable[tuple[Job, Standing, JudgedDecision | JudgedDeal]],
    tick: Callable[[int, int], None],
) -> Analysis:
    """The analysis that judged jobs come to."""
    found = Analysis()
    for done, one in enumerate(judged, 1):
        found.add(*one)
        tick(done, len(replayed.jobs()))
    found.finish(replayed)
    return found
