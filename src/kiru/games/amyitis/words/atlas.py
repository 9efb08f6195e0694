"""The garden's graph for readers: every irrigation area with its ends and what it touches (A01 to A04)."""

from typing import Any

from kiru.games.amyitis.engine.garden import AREA_NAMES, AREAS, CORNERS, NEAR, RIVER, SERIES, WIDTH, square_name


def atlas() -> list[dict[str, Any]]:
    """A row for each area, in the order of the codes."""
    return [
        {
            "area": AREA_NAMES[area],
            "low": end(SERIES.ends[area][0]),
            "high": end(SERIES.ends[area][1]),
            "river": bool(RIVER[0] >> area & 1),
            "touches": touching(area, 0),
            "touches_parallel": touching(area, AREAS),
        }
        for area in range(AREAS)
    ]


def end(point: int) -> list[str]:
    """A corner by the squares that meet there; nothing for the middle of a double side, where twins meet."""
    if point >= CORNERS:
        return []
    i, j = divmod(point, WIDTH + 1)
    around = [(i - 1, j - 1), (i - 1, j), (i, j - 1), (i, j)]
    return [square_name(row * WIDTH + column) for row, column in around if 0 <= row < WIDTH and 0 <= column < WIDTH]


def touching(area: int, start: int) -> list[str]:
    """The areas that share an end with an area: twins in series from 0, in parallel from 32."""
    return [AREA_NAMES[other] for other in range(AREAS) if NEAR[start + area] >> other & 1 and other != area]
