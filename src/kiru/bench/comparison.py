"""What is put beside what: like beside like, medians of one run."""

from kiru.bench import engines
from kiru.bench.engines import Measurement


def pick(figures: list[Measurement], what: str, side: str | None = None) -> list[Measurement]:
    return [figure for figure in figures if figure.what == what and (side is None or figure.side == side)]


def report(figures: list[Measurement], repeat: int, seconds: float) -> dict[str, object]:
    """Everything measured, for programs."""
    return {
        "repeat": repeat,
        "seconds": seconds,
        "figures": [
            {
                "side": figure.side,
                "what": figure.what,
                "game": figure.game,
                "players": figure.players,
                "batch": figure.batch,
                "per_cpu_second": figure.median,
                "spread": figure.spread,
                "values": figure.values,
            }
            for figure in figures
        ],
        "ratios": ratios(figures),
    }


def ratios(figures: list[Measurement]) -> list[dict[str, object]]:
    """Rates of each compiled game over the same game interpreted, players' decisions also over each peer."""
    found: list[dict[str, object]] = []
    for figure in pick(figures, "iterations", "compiled"):
        for other in pick(figures, "iterations", "interpreted"):
            if same_table(other, figure):
                ratio = figure.median / other.median
                row = {"what": "iterations", "game": figure.game, "players": figure.players}
                found.append(row | {"over": "interpreted", "ratio": ratio})
    for what in ("decisions", "driven"):
        for figure in pick(figures, what, "compiled"):
            for other in counterparts(figures, figure):
                row = {"what": what, "game": figure.game, "players": figure.players}
                found.append(row | {"over": other.side, "ratio": figure.median / other.median})
    for other in step_peers(figures):
        for figure in beside(figures, other):
            row = {"what": "steps", "game": figure.game, "players": 2, "batch": figure.batch}
            found.append(row | {"over": f"{other.side} {other.batch}", "ratio": figure.median / other.median})
    return found


def counterparts(figures: list[Measurement], figure: Measurement) -> list[Measurement]:
    """What a compiled rate is put beside: the same table interpreted, and peers whose loop runs where ours does."""
    return [
        other
        for other in pick(figures, figure.what)
        if other.players == 0 or (other.side == "interpreted" and same_table(other, figure))
    ]


def step_peers(figures: list[Measurement]) -> list[Measurement]:
    """The other environments that were measured."""
    return [figure for figure in pick(figures, "steps") if figure.side != engines.OWN and figure.values]


def beside(figures: list[Measurement], other: Measurement) -> list[Measurement]:
    """Our games in batches as large as the other's; a peer that steps single tables meets the smaller ones."""
    batch = max(other.batch, engines.BATCHES[0])
    return [figure for figure in pick(figures, "steps", engines.OWN) if figure.batch == batch]


def same_table(one: Measurement, other: Measurement) -> bool:
    return (one.game, one.players) == (other.game, other.players)
