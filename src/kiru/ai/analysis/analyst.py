"""Judges the steps of one game: decisions against the best action found, deals against other deals."""

from dataclasses import replace

from kiru.ai.analysis.judged import Job, Judged, JudgedDeal, JudgedDecision, Standing
from kiru.ai.analysis.looks import Looks, loss_of, mean_standing, standing_of
from kiru.ai.analysis.marks import LOOKS, Loss, matters
from kiru.ai.analysis.replayed_game import ReplayedGame
from kiru.ai.calibration import PLAYED_OUT, power_of, raised
from kiru.ai.coach import think, turn_after
from kiru.ai.reasons import Reason, continuations, reasons
from kiru.ai.search.playout_estimate import PlayoutEstimate, numbered, redeal
from kiru.ai.search.search import Search
from kiru.ai.search.settings import SearchSettings
from kiru.core.actions import Actions
from kiru.core.game import State
from kiru.core.rng import seeded
from kiru.games.kit import Kit

DEALS = 12
"""Other deals that an actual one is compared with."""
PLAYOUTS = 48
"""Playouts with common random numbers for each of them."""
LONGEST_LINE = 6
STAKE_LOOKS = 2
"""Looks at an action drawn at random: over a whole game their errors cancel out."""


class Analyst:
    """Judges the steps of one game."""

    def __init__(self, replayed: ReplayedGame, iterations: int, explains: bool = True) -> None:
        self.replayed = replayed
        self.iterations = iterations
        self.explains = explains
        """Whether reasons are wanted: they take longer than the judgment."""
        self.kit = replayed.kit
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
        looks = Looks(self.kit, state, self.iterations // 8 + 1)
        stake = looks.behind(drawn(state, index), best, STAKE_LOOKS)
        standing = standing_of(self.kit, search)
        if best == step.action:
            return standing, flawless(index, step.seat, best, search, 0.0, stake)
        lost = looks.behind(step.action, best, LOOKS)
        change = looks.change(step.action, best)
        loss = loss_of(change, step.seat)
        if not (loss.is_chance or loss.is_points):
            return standing, flawless(index, step.seat, step.action, search, lost, stake)
        found = self.judged(index, search, best, mean_standing(change), loss)
        return standing, replace(found, lost=lost, stake=stake)

    def judged(self, index: int, search: Search, best: int, change: Standing, lost: Loss) -> JudgedDecision:
        """A decision that lost something, with the better line and its reasons."""
        state, step = self.replayed.states[index], self.replayed.steps[index]
        return JudgedDecision(
            step=index + 1,
            seat=step.seat,
            action=step.action,
            best=best,
            loss=lost.points if state.players == 1 else max(0.0, lost.chance),
            score_loss=lost.points,
            line=search.line(LONGEST_LINE),
            reasons=why_better(self.kit, search, best, step.action) if self.explains else [],
            change=change.values,
            error=lost.points_error if state.players == 1 else lost.chance_error,
            score_error=lost.points_error,
            mark=lost.mark,
            matters=matters(search),
        )

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
        shares = list(self.estimate.shares)
        if state.players > 1:
            shares = raised(shares, power_of(self.kit, state, PLAYED_OUT))
        return Standing(shares, [points / 100 for points in self.estimate.points])


def flawless(index: int, seat: int, action: int, search: Search, lost: float, stake: float) -> JudgedDecision:
    """A decision that nothing proven better was found for."""
    change = [0.0] * search.state.players
    return JudgedDecision(
        index + 1, seat, action, action, 0.0, 0.0, [], [], change, 0.0, 0.0, "", matters(search), lost, stake
    )


def drawn(state: State, index: int) -> int:
    """An action that somebody might choose who chooses at random."""
    out = Actions()
    state.legal_actions(out)
    return int(out[seeded("analyse", f"drawn {index}").below(len(out))])


def why_better(kit: Kit, search: Search, best: int, other: int) -> list[Reason]:
    """The score lines on which one action ends otherwise than another, each with what its seat would do next."""
    turns = [turn_after(search, action) for action in (best, other)]
    better, worse = continuations(kit, search.state, turns)
    return reasons(kit.game, search.state.seat, better, worse)
