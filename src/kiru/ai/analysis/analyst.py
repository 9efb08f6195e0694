"""Judges the steps of one game: decisions against the best action found, deals against other deals."""

from kiru.ai.analysis.judged import Job, Judged, JudgedDeal, JudgedDecision, Standing, standing_at_end
from kiru.ai.analysis.replayed_game import ReplayedGame
from kiru.ai.coach import pads_after, reasons, think, turn_after
from kiru.ai.search.playout_estimate import PlayoutEstimate, numbered, redeal
from kiru.ai.search.search import Search
from kiru.ai.search.settings import SearchSettings
from kiru.core.game import State
from kiru.core.rng import seeded

DEALS = 12
"""Other deals that an actual one is compared with."""
PLAYOUTS = 48
"""Playouts with common random numbers for each of them."""
LEAST_LOSS = 0.01
"""A smaller difference of win chances lies within what the search can tell."""
LEAST_POINTS = 0.3
"""The same in points, for a solo game."""
LONGEST_LINE = 6


class Analyst:
    """Judges the steps of one game."""

    def __init__(self, replayed: ReplayedGame, iterations: int) -> None:
        self.replayed = replayed
        self.iterations = iterations
        self.evaluator = replayed.kit.evaluator
        self.estimate = PlayoutEstimate(self.evaluator, SearchSettings())

    def judge(self, job: Job) -> Judged:
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
