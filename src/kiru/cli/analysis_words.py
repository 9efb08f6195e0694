"""An analysis in words, for the terminal and for the page alike."""

from kiru.ai.analysis.judged import Analysis, JudgedDecision
from kiru.ai.analysis.replayed_game import ReplayedGame
from kiru.ai.coach import reason_words, signed, unsigned
from kiru.core.game import State
from kiru.text import Texts


def names_of(replayed: ReplayedGame) -> list[str]:
    return [seat.name for seat in replayed.record.seats]


def figure_keys(replayed: ReplayedGame) -> list[str]:
    """What is told of a seat; alone there are no rivals."""
    rivals = ["rivals"] if replayed.record.players > 1 else []
    return ["score", "start", "luck", "own", *rivals, "result", "accuracy", "exact", "marks"]


def seat_figures(replayed: ReplayedGame, found: Analysis, seat: int, texts: Texts) -> list[str]:
    """Score, what the result is made of, and how well it decided."""
    kept = found.accuracy(seat)
    accuracy = "–" if kept is None else texts("percent", number=f"{100 * kept:.0f}")
    best = f"{found.found(seat)}/{len(found.choices(seat))}"
    marks = "/".join(str(count) for count in found.marks(seat).values())
    return [str(replayed.final.score(seat)), *account_words(found, seat, texts), accuracy, best, marks]


def account_words(found: Analysis, seat: int, texts: Texts) -> list[str]:
    """The account of a seat: percent of a win, or points of who plays alone."""
    account, unit = found.accounts[seat], 1 if len(found.accounts) == 1 else 100
    changes = [account.luck, account.own, *([account.rivals] if len(found.accounts) > 1 else [])]
    start, result = (unsigned(unit * value, texts) for value in (account.start, account.result))
    return [start, *(signed(unit * value, texts) for value in changes), result]


def loss_words(decision: JudgedDecision, texts: Texts) -> str:
    """A loss and how far it may be off."""
    if decision.is_points:
        return size_words(decision.score_loss, decision.score_error, True, texts)
    return size_words(decision.loss, decision.error, False, texts)


def size_words(loss: float, error: float, is_points: bool, texts: Texts) -> str:
    """Lost points, or a lost part of the win, and how far that may be off."""
    unit = 1 if is_points else 100
    size = f"{signed(-unit * loss, texts)} ± {unsigned(unit * error, texts)}"
    return texts("points-lost", points=size) if is_points else texts("percent", number=size)


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
    lost = loss_words(decision, texts)
    if decision.mark:
        lost = f"{texts(f'mark-{decision.mark}')}, {lost}"
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
