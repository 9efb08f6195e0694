"""An analysis in words, for the terminal and for the page alike."""

from kiru.ai.analysis.judged import Analysis, JudgedDecision
from kiru.ai.analysis.replayed_game import ReplayedGame
from kiru.ai.coach import reason_words, signed
from kiru.core.game import State
from kiru.text import Texts


def names_of(replayed: ReplayedGame) -> list[str]:
    return [seat.name for seat in replayed.record.seats]


def seat_figures(replayed: ReplayedGame, found: Analysis, seat: int, texts: Texts) -> list[str]:
    """Score, luck, loss, and how many decisions were the best ones."""
    own = [decision for decision in found.decisions if decision.seat == seat]
    exact = sum(decision.best == decision.action for decision in own)
    if replayed.record.players == 1:
        luck = signed(sum(deal.score[seat] for deal in found.deals), texts)
        loss = signed(-found.mean_loss(seat), texts)
    else:
        luck, loss = percent(found.luck(seat), texts), percent(-found.mean_loss(seat), texts)
    return [str(replayed.final.score(seat)), luck, loss, f"{exact}/{len(own)}"]


def percent(share: float, texts: Texts) -> str:
    """A difference of win chances."""
    return texts("percent", number=signed(100 * share, texts))


def line_words(replayed: ReplayedGame, state: State, line: list[int], texts: Texts) -> str:
    """Actions one after the other, as they are called at the table."""
    after, words = state.clone(), []
    for action in line:
        words.append(replayed.kit.label(after, action, texts))
        after.apply(action)
    return " → ".join(words)


def costly_words(replayed: ReplayedGame, decision: JudgedDecision, texts: Texts) -> str:
    """What was played, what was better, how it would have gone on and why."""
    state = replayed.states[decision.step - 1]
    label = replayed.kit.label
    lost = (
        texts("points-lost", points=signed(-decision.loss, texts))
        if state.players == 1
        else percent(-decision.loss, texts)
    )
    words = texts(
        "analyse-costly",
        step=decision.step,
        name=names_of(replayed)[decision.seat],
        action=label(state, decision.action, texts),
        best=label(state, decision.best, texts),
        loss=lost,
    )
    line = line_words(replayed, state, decision.line, texts)
    parts = [words, texts("analyse-line", line=line)] if line else [words]
    if decision.reasons:
        parts.append(texts("analyse-why", reasons=reason_words(decision.reasons, texts)))
    return " ".join(parts)
