"""docs/benchmark.md: the speed of one run beside its peers, and the leaderboard."""

import math
from collections.abc import Sequence
from typing import Any

from kiru.bench.comparison import beside, pick, step_peers
from kiru.bench.engines import OWN, Measurement
from kiru.bench.leaderboard.tables import Standing
from kiru.support.templates import filled

Rows = list[list[str]]
MILLISECONDS = 1000


def text(command: str, speed: dict[str, Any] | None, standings: Sequence[Standing]) -> str:
    """The whole document, of whatever there is so far."""
    figures = [Measurement(**figure) for figure in speed["figures"]] if speed else []
    return filled(
        "kiru.bench.leaderboard",
        "benchmark.md.j2",
        command=command,
        speed=speed,
        engines=[engine_table(figures, what) for what in ("decisions", "driven")] if speed else [],
        steps=step_table(figures),
        missing=sorted({figure.side for figure in pick(figures, "steps") if not figure.values}),
        standings=[shown(standing) for standing in standings],
    )


def markdown(head: Sequence[str], rows: Rows) -> str:
    """A table, its first column to the left."""
    lines = [list(head), ["---", *["--:"] * (len(head) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def rate(figure: Measurement) -> str:
    return f"{figure.median:,.0f} ± {figure.spread:.0%}"


def engine_table(figures: Sequence[Measurement], what: str) -> str:
    """Our tables of two, and every peer with how many times its rate each of ours reaches."""
    known = list(figures)
    own = [figure for figure in pick(known, what, "compiled") if figure.players == 2]
    rows = [[f"**{figure.game}**", rate(figure), *[""] * len(own)] for figure in own]
    for peer in [figure for figure in pick(known, what) if figure.players == 0]:
        rows.append([peer.side, rate(peer), *(f"{figure.median / peer.median:.2f} ×" for figure in own)])
    return markdown(["engine", "rate", *(figure.game for figure in own)], rows)


def step_table(figures: Sequence[Measurement]) -> str:
    """The same for environments, by the number of tables that one call steps."""
    known = list(figures)
    own = pick(known, "steps", OWN)
    games = list(dict.fromkeys(figure.game for figure in own))
    rows = [[f"**{figure.game}**", str(figure.batch), rate(figure), *[""] * len(games)] for figure in own]
    for peer in step_peers(known):
        ratios = [f"{figure.median / peer.median:.1f} ×" for figure in beside(known, peer)]
        rows.append([peer.side, str(peer.batch), rate(peer), *ratios])
    return markdown(["environment", "tables", "rate", *games], rows)


def shown(standing: Standing) -> dict[str, Any]:
    """A leaderboard as its table, with who won how much of whom where two play."""
    return {
        "game": standing.game,
        "players": standing.players,
        "games": standing.games,
        "mark": standing.mark,
        "ratings": rating_table(standing),
        "duels": duel_table(standing) if standing.duels else "",
    }


def rating_table(standing: Standing) -> str:
    rows = [
        [
            f"`{rating.bot}`",
            str(rating.games),
            interval(rating.share, rating.share_error),
            f"{rating.elo:+.0f} ± {rating.elo_error:.0f}",
            f"{rating.score:.1f}",
            f"{rating.seconds * MILLISECONDS:.2f}",
        ]
        for rating in standing.ratings
    ]
    return markdown(["bot", "games", "share", "Elo", "score", "ms a decision"], rows)


def duel_table(standing: Standing) -> str:
    """The share of the win of the row's bot against the column's."""
    bots = [rating.bot for rating in standing.ratings]
    rows = [[f"`{one}`", *(duel(standing, one, other) for other in bots)] for one in bots]
    return markdown(["", *(f"`{bot}`" for bot in bots)], rows)


def duel(standing: Standing, one: str, other: str) -> str:
    found = standing.duels.get((one, other))
    return "–" if found is None else interval(found[0], found[1])


def interval(share: float, error: float) -> str:
    """In percent; a single deal has no interval, and none is wider than the scale."""
    return f"{share:.0%}" if math.isinf(error) else f"{share:.0%} ± {min(error, 1.0):.0%}"
