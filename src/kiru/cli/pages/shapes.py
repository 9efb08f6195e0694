"""What a chart is made of: shapes with their attributes, which a template writes as SVG."""

from collections.abc import Sequence
from dataclasses import dataclass, field

MARKS: tuple[tuple[tuple[float, float], ...], ...] = (
    (),
    ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
    ((0.0, -1.1), (1.1, 0.9), (-1.1, 0.9)),
    ((0.0, -1.3), (1.3, 0.0), (0.0, 1.3), (-1.3, 0.0)),
    ((-0.6, -1.0), (0.6, -1.0), (1.2, 0.0), (0.6, 1.0), (-0.6, 1.0), (-1.2, 0.0)),
)
"""Circle, square, triangle, diamond, hexagon by their corners: series are told apart without their colors."""
MARK_SIZE = 5.0


@dataclass(frozen=True)
class Shape:
    """An element of SVG."""

    tag: str
    attributes: dict[str, str]
    text: str = ""


@dataclass(frozen=True)
class Drawing:
    """Shapes on a sheet of some size."""

    width: float
    height: float
    shapes: list[Shape] = field(default_factory=list)


def coordinates(**numbers: float) -> dict[str, str]:
    return {name: f"{number:.1f}" for name, number in numbers.items()}


def color(series: int) -> str:
    """The color of a seat, which is that of a series too."""
    return f"var(--seat-{series + 1})"


def text(x: float, y: float, words: str, anchor: str = "start", kind: str | None = None) -> Shape:
    attributes = coordinates(x=x, y=y) | {"text-anchor": anchor}
    return Shape("text", attributes | ({"class": kind} if kind else {}), words)


def line(x1: float, y1: float, x2: float, y2: float, kind: str, stroke: str | None = None) -> Shape:
    attributes = coordinates(x1=x1, y1=y1, x2=x2, y2=y2) | {"class": kind}
    return Shape("line", attributes | ({"stroke": stroke} if stroke else {}))


def bar(x: float, y: float, width: float, height: float, fill: str, kind: str | None = None) -> Shape:
    attributes = coordinates(x=x, y=y, width=width, height=height) | {"fill": fill}
    return Shape("rect", attributes | ({"class": kind} if kind else {}))


def curve(points: Sequence[tuple[float, float]], stroke: str) -> Shape:
    return Shape("polyline", {"class": "curve", "stroke": stroke, "points": joined(points)})


def mark(series: int, x: float, y: float) -> Shape:
    """The sign of a series or seat in its color."""
    if not MARKS[series]:
        return Shape("circle", coordinates(cx=x, cy=y, r=MARK_SIZE) | {"fill": color(series)})
    corners = [(x + MARK_SIZE * right, y + MARK_SIZE * down) for right, down in MARKS[series]]
    return Shape("polygon", {"points": joined(corners), "fill": color(series)})


def key(series: int) -> Drawing:
    """The sign of a series beside its name."""
    return Drawing(16, 16, [mark(series, 8, 8)])


def joined(points: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
