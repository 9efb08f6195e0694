"""The charts of an analysis: chances and points over the game, and what was luck."""

from collections.abc import Sequence
from dataclasses import dataclass

from kiru.ai.analysis.judged import Analysis
from kiru.ai.coach import signed
from kiru.cli.pages import shapes
from kiru.cli.pages.shapes import Drawing, Shape
from kiru.text import Texts

WIDTH, HEIGHT = 880, 300
LEFT, RIGHT, TOP, BOTTOM = 52, 16, 16, 34
MARKS = 14
"""About how many marks a curve carries, so that it is told from the others without its color."""
ROW, MIDDLE, HALF = 52, 500, 190
"""Of the bars: the height of a seat's two, where zero lies, and how long the longest is."""
LONGEST_NAME = 14
Row = list[tuple[int, float]]


@dataclass(frozen=True)
class Chart:
    """A drawing under its title; one with a curve a seat needs a legend."""

    title: str
    drawing: Drawing
    has_legend: bool


def charts(found: Analysis, names: Sequence[str], texts: Texts) -> list[Chart]:
    """Win chances and expected scores over the game, then what was luck and what was skill."""
    steps, seats = sorted(found.standings), range(len(names))
    wins = [[(step, 100 * found.standings[step].win[seat]) for step in steps] for seat in seats]
    scores = [[(step, found.standings[step].score[seat]) for step in steps] for seat in seats]
    top = 1.05 * max(max(value for _, value in row) for row in scores)
    expected = Chart(texts("report-score"), curves(scores, top, "", texts("report-step")), True)
    if len(names) == 1:
        return [expected]
    chances = Chart(texts("report-win"), curves(wins, 100.0, "%", texts("report-step")), True)
    return [chances, expected, Chart(texts("report-luck"), bars(found, names, texts), False)]


def curves(rows: Sequence[Row], highest: float, unit: str, caption: str) -> Drawing:
    """One curve a seat over the steps of the record."""
    last = max(step for row in rows for step, _ in row) or 1
    highest = highest or 1.0

    def x(step: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * step / last

    def y(value: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - max(0.0, value) / highest)

    drawn = Drawing(WIDTH, HEIGHT)
    for value in ticks(highest, 4):
        drawn.shapes.append(shapes.line(LEFT, y(value), WIDTH - RIGHT, y(value), "grid"))
        drawn.shapes.append(shapes.text(LEFT - 8, y(value) + 4, f"{value:.0f}{unit}", "end"))
    drawn.shapes.extend(shapes.text(x(step), HEIGHT - 10, f"{step:.0f}", "middle") for step in ticks(last, 6))
    drawn.shapes.append(shapes.text(LEFT - 8, HEIGHT - 10, caption, "end"))
    for seat, row in enumerate(rows):
        points = [(x(step), y(value)) for step, value in row]
        gap = max(1, len(row) // MARKS)
        drawn.shapes.append(shapes.curve(points, shapes.color(seat)))
        drawn.shapes.extend(shapes.mark(seat, *point) for point in points[seat * gap // len(rows) :: gap])
    return drawn


def ticks(highest: float, most: int) -> list[float]:
    """Round numbers from 0 upward, at most so many gaps."""
    gap = next(
        (base * 10**power for power in range(6) for base in (1, 2, 5) if base * 10**power * most >= highest), highest
    )
    return [gap * number for number in range(int(highest / gap) + 1)]


def bars(found: Analysis, names: Sequence[str], texts: Texts) -> Drawing:
    """For each seat what chance gave or took and what its decisions did, from a common zero line."""
    values = [(100 * account.luck, 100 * account.own) for account in found.accounts]
    widest = max(1.0, max(abs(value) for pair in values for value in pair))
    drawn = Drawing(WIDTH, ROW * len(names) + 12)
    drawn.shapes.append(shapes.line(MIDDLE, 4, MIDDLE, drawn.height - 4, "grid"))
    for seat, (luck, own) in enumerate(values):
        top = 8 + ROW * seat
        drawn.shapes.append(shapes.mark(seat, 12, top + 20))
        drawn.shapes.append(shapes.text(26, top + 25, names[seat][:LONGEST_NAME]))
        drawn.shapes.extend(bar(top, luck, luck / widest, texts("analyse-luck"), texts))
        drawn.shapes.extend(bar(top + 22, own, own / widest, texts("analyse-own"), texts))
    return drawn


def bar(top: float, value: float, share: float, word: str, texts: Texts) -> list[Shape]:
    """One bar from the zero line, and its number in words at its end."""
    length = HALF * abs(share)
    label = f"{word} {texts('percent', number=signed(value, texts))}"
    if value >= 0:
        drawn = shapes.bar(MIDDLE, top, length, 16, "var(--palm)")
        return [drawn, shapes.text(MIDDLE + length + 8, top + 13, label)]
    drawn = shapes.bar(MIDDLE - length, top, length, 16, "var(--brick)")
    return [drawn, shapes.text(MIDDLE - length - 8, top + 13, label, "end")]
