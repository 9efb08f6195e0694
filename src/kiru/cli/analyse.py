"""`kiru analyse`: what a recorded game was like, as text, JSON or a page."""

import json
import os
from pathlib import Path
from typing import Any

from rich import box as borders
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from kiru.ai.analyse import Analysis, Course, Judged, analyse
from kiru.ai.coach import reason_words, signed
from kiru.cli import report
from kiru.cli.tables import console
from kiru.core.errors import KiruError
from kiru.core.files import read_text, write_text
from kiru.core.game import State
from kiru.text import Texts


def run(
    file: Path, box: Path | None, iterations: int, jobs: int | None, as_json: bool, html: Path | None, language: str
) -> None:
    """Analyse a record and show, print or write what was found."""
    jobs = jobs if jobs is not None else os.cpu_count() or 1
    if not 1 <= jobs <= 256:
        raise KiruError("error-number", found=jobs, low=1, high=256)
    text = read_text(file)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(Texts(language)("analyse-progress"), total=None)
        course, found = analyse(
            text, box, iterations, jobs, lambda done, total: progress.update(bar, completed=done, total=total)
        )
    texts = course.kit.texts(language)
    if html is not None:
        write_text(html, report.page(course, found, texts))
        print(texts("analyse-written", file=str(html)))
    elif as_json:
        print(json.dumps(data(course, found), indent=2, ensure_ascii=False))
    else:
        show(course, found, texts)


def names_of(course: Course) -> list[str]:
    return [seat.name for seat in course.record.seats]


def data(course: Course, found: Analysis) -> dict[str, Any]:
    """The analysis for programs."""
    word = course.kit.notation.text
    return {
        "game": course.record.game,
        "players": course.record.players,
        "names": names_of(course),
        "finished": course.final.is_over,
        "scores": [int(course.final.score(seat)) for seat in range(course.record.players)],
        "standings": [
            {"step": step, "win": standing.win, "score": standing.score}
            for step, standing in sorted(found.standings.items())
        ],
        "decisions": [{"step": decision.step} | decision.data(word) for decision in found.decisions],
        "costliest": [decision.step for decision in found.costliest],
        "deals": [{"step": deal.step, "win": deal.win, "score": deal.score} for deal in found.deals],
        "luck": [found.luck(seat) for seat in range(course.record.players)],
        "loss": [found.loss(seat) for seat in range(course.record.players)],
    }


def show(course: Course, found: Analysis, texts: Texts) -> None:
    """The analysis for people: a line a seat, then the costliest decisions."""
    screen = console()
    if not course.final.is_over:
        screen.print(texts("analyse-unfinished"))
    title = texts("analyse-title", game=texts(f"game-{course.record.game}"), decisions=len(found.decisions))
    table = Table(title=title, box=borders.SIMPLE_HEAD)
    for key in ("player", "score", "luck", "loss", "exact"):
        table.add_column(texts(f"analyse-{key}"), justify="left" if key == "player" else "right")
    for seat, name in enumerate(names_of(course)):
        table.add_row(name, *seat_figures(course, found, seat, texts))
    screen.print(table)
    screen.print(texts("analyse-note" if course.record.players > 1 else "analyse-note-solo"))
    for rank, decision in enumerate(found.costliest, 1):
        screen.print(f"\n{rank}. {costly_words(course, decision, texts)}")


def seat_figures(course: Course, found: Analysis, seat: int, texts: Texts) -> list[str]:
    """Score, luck, loss, and how many decisions were the best ones."""
    own = [decision for decision in found.decisions if decision.seat == seat]
    exact = sum(decision.best == decision.action for decision in own)
    if course.record.players == 1:
        luck = signed(sum(deal.score[seat] for deal in found.deals), texts)
        loss = signed(-found.mean_loss(seat), texts)
    else:
        luck, loss = percent(found.luck(seat), texts), percent(-found.mean_loss(seat), texts)
    return [str(course.final.score(seat)), luck, loss, f"{exact}/{len(own)}"]


def percent(share: float, texts: Texts) -> str:
    """A difference of win chances."""
    return texts("percent", number=signed(100 * share, texts))


def line_words(course: Course, state: State, line: list[int], texts: Texts) -> str:
    """Actions one after the other, as they are called at the table."""
    after, words = state.clone(), []
    for action in line:
        words.append(course.kit.label(after, action, texts))
        after.apply(action)
    return " → ".join(words)


def costly_words(course: Course, decision: Judged, texts: Texts) -> str:
    """What was played, what was better, how it would have gone on and why."""
    state = course.states[decision.step - 1]
    label = course.kit.label
    lost = (
        texts("points-lost", points=signed(-decision.loss, texts))
        if state.players == 1
        else percent(-decision.loss, texts)
    )
    words = texts(
        "analyse-costly",
        step=decision.step,
        name=names_of(course)[decision.seat],
        action=label(state, decision.action, texts),
        best=label(state, decision.best, texts),
        loss=lost,
    )
    line = line_words(course, state, decision.line, texts)
    parts = [words, texts("analyse-line", line=line)] if line else [words]
    if decision.reasons:
        parts.append(texts("analyse-why", reasons=reason_words(decision.reasons, texts)))
    return " ".join(parts)
