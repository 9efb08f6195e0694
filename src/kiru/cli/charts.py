"""Charts as SVG without a library: intervals, distributions and bars, told apart by shape as well as by color."""

from collections import Counter
from collections.abc import Callable, Sequence
from html import escape

from kiru.arena.balance import Estimate

WIDTH = 860
LETTER = 8.5
"""About as wide as a letter of a row's name."""
NOTE = 200
"""What is kept free at the right for numbers."""
ROW = 26
COLORS = ("lapis", "vermilion")
MOST_BARS = 44
Words = Callable[[float], str]


def svg(height: float, parts: Sequence[str]) -> str:
    box = f"0 0 {WIDTH} {height:.0f}"
    return f'<div class="scroll"><svg class="chart" viewBox="{box}" aria-hidden="true">{"".join(parts)}</svg></div>'


def text(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def mark(series: int, x: float, y: float, size: float = 5) -> str:
    """A circle for the first series, a square for the second."""
    fill = f'fill="var(--{COLORS[series]})"'
    if series == 0:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size}" {fill}/>'
    return f'<rect x="{x - size:.1f}" y="{y - size:.1f}" width="{2 * size}" height="{2 * size}" {fill}/>'


def key(series: int, name: str) -> str:
    drawn = f'<svg class="key" viewBox="0 0 16 16" aria-hidden="true">{mark(series, 8, 8)}</svg>'
    return f"<li>{drawn}{escape(name)}</li>"


def legend(names: Sequence[str]) -> str:
    keys = "".join(key(series, name) for series, name in enumerate(names))
    return f'<ul class="legend">{keys}</ul>' if len(names) > 1 else ""


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


def intervals(rows: Sequence[tuple[str, Sequence[Estimate | None]]], center: float | None, words: Words) -> str:
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
    parts = [line(x(tick), 6, x(tick), bottom, "grid") for tick in ticks(low, high)]
    parts += [text(x(tick), bottom + 18, words(tick), "middle") for tick in ticks(low, high)]
    if center is not None:
        parts.append(line(x(center), 4, x(center), bottom, "even"))
    for number, (label, estimates) in enumerate(rows):
        middle = 10 + tall * (number + 0.5)
        parts.append(text(left - 14, middle + 5, label, "end", "name"))
        gap = ROW * 0.75
        for series, estimate in enumerate(estimates):
            if estimate is not None:
                y = middle + gap * (series - (len(estimates) - 1) / 2)
                parts += whisker(series, estimate, y, x, words)
    return svg(bottom + 26, parts)


def whisker(series: int, estimate: Estimate, y: float, x: Callable[[float], float], words: Words) -> list[str]:
    """A mark, the line through it, and the numbers at the right."""
    left, right = x(estimate.low), x(estimate.high)
    half = (estimate.high - estimate.low) / 2
    return [
        f'<line x1="{left:.1f}" x2="{right:.1f}" y1="{y:.1f}" y2="{y:.1f}" class="whisker" '
        f'stroke="var(--{COLORS[series]})"/>',
        mark(series, x(estimate.value), y),
        text(WIDTH - NOTE + 12, y + 5, f"{words(estimate.value)} ± {words(half)}"),
        text(WIDTH - 4, y + 5, f"n = {estimate.samples}", "end"),
    ]


def histogram(series: Sequence[Counter[int]], words: Words) -> str:
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

    parts = []
    for tick in ticks(0.0, most):
        parts += [line(left, y(tick), right, y(tick), "grid"), text(left - 8, y(tick) + 4, words(tick), "end")]
    bar = each * 0.86 / len(series)
    for number, row in enumerate(shares):
        for place, value in enumerate(row):
            start = left + each * (place + 0.07) + bar * number
            parts.append(
                f'<rect x="{start:.1f}" y="{y(value):.1f}" width="{bar:.1f}" height="{bottom - y(value):.1f}" '
                f'fill="var(--{COLORS[number]})" class="bar{number}"/>'
            )
    every = max(1, places // 14)
    for place in range(0, places, every):
        parts.append(text(left + each * (place + 0.5), bottom + 18, str(low + wide * place), "middle"))
    return svg(bottom + 26, parts)


def binned(counts: Counter[int], low: int, wide: int, places: int) -> list[float]:
    row = [0.0] * places
    for value, count in counts.items():
        row[(value - low) // wide] += count / counts.total()
    return row


def bars(rows: Sequence[tuple[str, Sequence[float]]], words: Words) -> str:
    """A row a name: a horizontal bar a series, from zero."""
    highest = max((value for _, values in rows for value in values), default=1.0)
    lowest = min(0.0, *(value for _, values in rows for value in values)) if rows else 0.0
    span = highest - lowest or 1.0
    thick = 13
    tall = thick * max(len(values) for _, values in rows) + 10
    left = indent([label for label, _ in rows])

    def x(value: float) -> float:
        return left + (WIDTH - 90 - left) * (value - lowest) / span

    parts = [line(x(0), 4, x(0), 8 + tall * len(rows), "grid")]
    for number, (label, values) in enumerate(rows):
        top = 10 + tall * number
        parts.append(text(left - 14, top + tall / 2, label, "end", "name"))
        for series, value in enumerate(values):
            y = top + thick * series
            start, end = sorted((x(0), x(value)))
            parts.append(
                f'<rect x="{start:.1f}" y="{y}" width="{end - start:.1f}" height="{thick - 2}" '
                f'fill="var(--{COLORS[series]})" class="bar{series}"/>'
            )
            parts.append(text(x(max(0.0, value)) + 6, y + 11, words(value)))
    return svg(14 + tall * len(rows), parts)
