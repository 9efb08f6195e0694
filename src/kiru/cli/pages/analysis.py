"""The analysis of a game as one page that needs nothing else: text, tables and charts drawn as SVG."""

from dataclasses import dataclass

from kiru.ai.analysis.judged import Analysis, JudgedDecision
from kiru.ai.analysis.replayed_game import ReplayedGame
from kiru.ai.coach import reason_words
from kiru.cli.analysis_words import costly_words, figure_keys, loss_words, names_of, seat_figures
from kiru.cli.pages.analysis_charts import charts
from kiru.cli.pages.rendering import render
from kiru.text import Texts


@dataclass(frozen=True)
class DecisionRow:
    """A line of the table of all decisions; nothing was better, and nothing lost, where the best was played."""

    step: int
    seat: int
    played: str
    better: str
    lost: str
    why: str


def page(replayed: ReplayedGame, found: Analysis, texts: Texts) -> str:
    """The whole page."""
    names = names_of(replayed)
    game = texts(f"game-{replayed.record.game}")
    return render(
        "analysis.html.j2",
        texts,
        title=texts("report-title", game=game, names=texts.join(names)),
        names=names,
        is_over=replayed.final.is_over,
        columns=["player", *figure_keys(replayed)],
        seats=[seat_figures(replayed, found, seat, texts) for seat in range(len(names))],
        charts=charts(found, names, texts),
        costliest=[(decision.seat, costly_words(replayed, decision, texts)) for decision in found.costliest],
        decisions=[decision_row(replayed, decision, texts) for decision in found.decisions],
    )


def decision_row(replayed: ReplayedGame, decision: JudgedDecision, texts: Texts) -> DecisionRow:
    """A decision in words: what was played, what was better, what that lost and why."""
    state, label = replayed.states[decision.step - 1], replayed.kit.label
    better, lost = "", ""
    if decision.best != decision.action:
        better = label(state, decision.best, texts)
        lost = loss_words(decision, texts)
    played = label(state, decision.action, texts)
    return DecisionRow(decision.step, decision.seat, played, better, lost, reason_words(decision.reasons, texts))
