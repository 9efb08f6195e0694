"""Another answer at a decision that lost something: is it better than what was played, and as good as the best?"""

from dataclasses import dataclass

from kiru.ai.analysis.looks import Looks, loss_of
from kiru.ai.analysis.marks import LOOKS
from kiru.ai.reasons import Reason, continuations, reasons
from kiru.core.game import State
from kiru.games.kit import Kit

VERDICTS = ("best", "good", "better", "worse", "same")
"""The best found, not to be told from it, better than what was played, no better, and what was played."""


@dataclass(frozen=True)
class JudgedAnswer:
    """What an answer is worth against the best action found."""

    verdict: str
    loss: float = 0.0
    """The share of the win that it gives away, in solo points; nothing where that is not proven."""
    error: float = 0.0
    score_loss: float = 0.0
    score_error: float = 0.0
    reasons: tuple[Reason, ...] = ()
    """The score lines on which the best action ends otherwise."""

    @property
    def is_right(self) -> bool:
        """Whether nothing better is left to find."""
        return self.verdict in ("best", "good")


def judge_answer(kit: Kit, state: State, answer: int, best: int, played: int, iterations: int) -> JudgedAnswer:
    """Look at an answer as often as the analysis looked at what was played, with the same luck."""
    if answer in (best, played):
        return JudgedAnswer("best" if answer == best else "same")
    looks = Looks(kit, state, iterations // 8 + 1)
    lost = loss_of(looks.change(answer, best), int(state.seat))
    if not (lost.is_chance or lost.is_points):
        return JudgedAnswer("good")
    is_better = looks.behind(answer, best, LOOKS) < looks.behind(played, best, LOOKS)
    better, worse = continuations(kit, state, [[best], [answer]])
    return JudgedAnswer(
        verdict="better" if is_better else "worse",
        loss=lost.points if state.players == 1 else max(0.0, lost.chance),
        error=lost.points_error if state.players == 1 else lost.chance_error,
        score_loss=lost.points,
        score_error=lost.points_error,
        reasons=tuple(reasons(kit.game, int(state.seat), better, worse)),
    )
