"""Judges the steps of one game: decisions against the best action found, deals against other deals."""

from statistics import fmean

from kiru.ai.analysis.judged import Job, Judged, JudgedDeal, JudgedDecision, Standing, standing_at_end
from kiru.ai.analysis.marks import LOOKS, Loss, margin, matters
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
        if best == step.action:
            return standing_of(search), flawless(index, step.seat, best, search)
        looks = [self.compare(state, step.action, best, look) for look in range(LOOKS)]
        change = mean_standing(looks)
        loss = loss_of(looks, step.seat)
        if not (loss.is_chance or loss.is_points):
            return standing_of(search), flawless(index, step.seat, step.action, search)
        return standing_of(search), self.judged(index, search, best, change, loss)

    def judged(self, index: int, search: Search, best: int, change: Standing, lost: Loss) -> JudgedDecision:
        """A decision that lost something, with the better line and its reasons."""
        state, step = self.replayed.states[index], self.replayed.steps[index]
        game = self.replayed.kit.game
        better, played = (
            pads_after(self.evaluator, state, turn_after(search, action)) for action in (best, step.action)
        )
        why = reasons(game, step.seat, better, played)
        line = search.line(LONGEST_LINE)
        return JudgedDecision(
            step=index + 1,
            seat=step.seat,
            action=step.action,
            best=best,
            loss=lost.points if state.players == 1 else max(0.0, lost.chance),
            score_loss=lost.points,
            line=line,
            reasons=why,
            change=change.values,
            error=lost.points_error if state.players == 1 else lost.chance_error,
            score_error=lost.points_error,
            mark=lost.mark,
            matters=matters(search),
        )

    def compare(self, state: State, played: int, best: int, look: int) -> Standing:
        """How far one action lies above another, both with the luck of a number."""
        return self.look_after(state, played, look).less(self.look_after(state, best, look))

    def look_after(self, state: State, action: int, look: int) -> Standing:
        """What is to be expected after an action, with the same seed for every action."""
        after = state.clone()
        after.apply(action)
        if after.is_over:
            return standing_at_end(after)
        search = Search(self.evaluator, after, SearchSettings(), seeded("analyse", f"after {look}"))
        search.run(self.iterations // 8 + 1)
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


def flawless(index: int, seat: int, action: int, search: Search) -> JudgedDecision:
    """A decision that nothing proven better was found for."""
    change = [0.0] * search.state.players
    return JudgedDecision(index + 1, seat, action, action, 0.0, 0.0, [], [], change, 0.0, 0.0, "", matters(search))


def loss_of(looks: list[Standing], seat: int) -> Loss:
    """What a seat lost by several looks at the same two actions."""
    chances, points = [-look.win[seat] for look in looks], [-look.score[seat] for look in looks]
    return Loss(fmean(chances), margin(chances), fmean(points), margin(points))


def mean_standing(looks: list[Standing]) -> Standing:
    """The mean of some standings, seat by seat."""
    win = [fmean(column) for column in zip(*(look.win for look in looks), strict=True)]
    return Standing(win, [fmean(column) for column in zip(*(look.score for look in looks), strict=True)])


def standing_of(search: Search) -> Standing:
    """What the visits of a search came to, for every seat."""
    visits = max(1, int(search.visits))
    return Standing([share / visits for share in search.shares], [score / visits / 100 for score in search.scores])
