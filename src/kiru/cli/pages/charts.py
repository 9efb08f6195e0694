"""The charts of a balance report: intervals, distributions and bars, told apart by shape as well as by color."""

from collections import Counter
from collections.abc import Callable, Sequence

from kiru.arena.balance import Estimate
from kiru.cli.pages import shapes
from kiru.cli.pages.shapes import Drawing, Shape

WIDTH = 860
LETTER = 8.5
"""About as wide as a letter of a row's name."""
NOTE = 200
"""What is kept free at the right for numbers."""
ROW = 26
KINDS = (None, "second")
"""The second series is a little paler than the first."""
MOST_BARS = 44
Words = Callable[[float], str]


def indent(labels: Sequence[str]) -> float:
    """Where the plot begins, right of the names of its rows."""
    return 30 + LETTER * max(map(len, labels), default=0)


def ticks(low: float, high: float) -> list[float]:
    """Round numbers from low to high, four to eight of them."""
    step = 10.0**-4
    for factor in (2, 2.5, 2) * 9:
        if (high - low) / step <= 8:
            break
        step *= factor
    first = -(-low // step) * step
    return [first + step * number for number in range(int((high - first) / step + 1e-9) + 1)]


def intervals(rows: Sequence[tuple[str, Sequence[Estimate | None]]], center: float | None, words: Words) -> Drawing:
    """A row a value: a mark a series with its confidence interval, and the line that means no difference."""
    found = [estimate for _, estimates in rows for estimate in estimates if estimate is not None]
    ends = [estimate.low for estimate in found] + [estimate.high for estimate in found]
    ends += [] if center is None else [center]
    low, high = min(ends), max(ends)
    pad = (high - low) * 0.06 or 0.01
    low, high = low - pad, high + pad
    left = indent([label for label, _ in rows])

    def x(value: float) -> float:
        return left + (WIDTH - NOTE - left) * (value - low) / (high - low)

    tall = ROW * max((len(estimates) for _, estimates in rows), default=1) * 0.75 + ROW * 0.35
    bottom = 10 + tall * len(rows)
    drawn = Drawing(WIDTH, bottom + 26)
    drawn.shapes.extend(shapes.line(x(tick), 6, x(tick), bottom, "grid") for tick in ticks(low, high))
    drawn.shapes.extend(shapes.text(x(tick), bottom + 18, words(tick), "middle") for tick in ticks(low, high))
    if center is not None:
        drawn.shapes.append(shapes.line(x(center), 4, x(center), bottom, "even"))
    for number, (label, estimates) in enumerate(rows):
        middle = 10 + tall * (number + 0.5)
        drawn.shapes.append(shapes.text(left - 14, middle + 5, label, "end", "row"))
        gap = ROW * 0.75
        for series, estimate in enumerate(estimates):
            if estimate is not None:
                y = middle + gap * (series - (len(estimates) - 1) / 2)
                drawn.shapes.extend(whisker(series, estimate, y, x, words))
    return drawn


def whisker(series: int, estimate: Estimate, y: float, x: Callable[[float], float], words: Words) -> list[Shape]:
    """A mark, the line through it, and the numbers at the right."""
    left, right = x(estimate.low), x(estimate.high)
    half = (estimate.high - estimate.low) / 2
    return [
        shapes.line(left, y, right, y, "whisker", shapes.color(series)),
        shapes.mark(series, x(estimate.value), y),
        shapes.text(WIDTH - NOTE + 12, y + 5, f"{words(estimate.value)} ± {words(half)}"),
        shapes.text(WIDTH - 4, y + 5, f"n = {estimate.samples}", "end"),
    ]


def histogram(series: Sequence[Counter[int]], words: Words) -> Drawing:
    """The share of each value, or of each stretch of values where there are many, a column a series."""
    low = min(min(counts) for counts in series if counts)
    high = max(max(counts) for counts in series if counts)
    wide = max(1, -(-(high - low + 1) // MOST_BARS))
    places = (high - low) // wide + 1
    shares = [binned(counts, low, wide, places) for counts in series]
    most = max(max(row) for row in shares) * 1.08
    left, right, top, bottom = 56, WIDTH - 12, 8, 220
    each = (right - left) / places

    def y(value: float) -> float:
        return bottom - (bottom - top) * value / most

    drawn = Drawing(WIDTH, bottom + 26)
    for tick in ticks(0.0, most):
        drawn.shapes.append(shapes.line(left, y(tick), right, y(tick), "grid"))
        drawn.shapes.append(shapes.text(left - 8, y(tick) + 4, words(tick), "end"))
    wide_bar = each * 0.86 / len(series)
    for number, row in enumerate(shares):
        for place, value in enumerate(row):
            start = left + each * (place + 0.07) + wide_bar * number
            column = shapes.bar(start, y(value), wide_bar, bottom - y(value), shapes.color(number), KINDS[number])
            drawn.shapes.append(column)
    for place in range(0, places, max(1, places // 14)):
        drawn.shapes.append(shapes.text(left + each * (place + 0.5), bottom + 18, str(low + wide * place), "middle"))
    return drawn


def binned(counts: Counter[int], low: int, wide: int, places: int) -> list[float]:
    row = [0.0] * places
    for value, count in counts.items():
        row[(value - low) // wide] += count / counts.total()
    return row


def bars(rows: Sequence[tuple[str, Sequence[float]]], words: Words) -> Drawing:
    """A row a name: a horizontal bar a series, from zero."""
    highest = max((value for _, values in rows for value in values), default=1.0)
    lowest = min(0.0, *(value for _, values in rows for value in values)) if rows else 0.0
    span = highest - lowest or 1.0
    thick = 13
    tall = thick * max(len(values) for _, values in rows) + 10
    left = indent([label for label, _ in rows])

    def x(value: float) -> float:
        return left + (WIDTH - 90 - left) * (value - lowest) / span

    drawn = Drawing(WIDTH, 14 + tall * len(rows))
    drawn.shapes.append(shapes.line(x(0), 4, x(0), 8 + tall * len(rows), "grid"))
    for number, (label, values) in enumerate(rows):
        top = 10 + tall * number
        drawn.shapes.append(shapes.text(left - 14, top + tall / 2, label, "end", "row"))
        for series, value in enumerate(values):
            y = top + thick * series
            start, end = sorted((x(0), x(value)))
            drawn.shapes.append(shapes.bar(start, y, end - start, thick - 2, shapes.color(series), KINDS[series]))
            drawn.shapes.append(shapes.text(x(max(0.0, value)) + 6, y + 11, words(value)))
    return drawn
