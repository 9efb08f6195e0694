"""The table of The Meadow as a picture: the row, then everybody's flowers."""

from typing import Any

from rich.text import Text

from kiru.boards.pieces import FLOWER, GOLD, PALM, TURN, Block, BoardDrawing, flow, joined, seat_name, spread, strong
from kiru.games.kit import Names, View
from kiru.text import Texts


def draw(view: View, names: Names, texts: Texts) -> BoardDrawing:
    """The whole table."""
    return BoardDrawing(lambda width: lay_out(view, names, texts, width))


def lay_out(view: View, names: Names, texts: Texts, width: int) -> Block:
    over = view["phase"] == "over"
    head = texts("board-over") if over else texts("board-round", round=view["round"], rounds=view["rounds"])
    lines = [strong(head), *flow([Text(texts("board-row")), *flowers(view["row"], texts)], width, "  ")]
    for seat in range(len(view["players"])):
        lines += player(view, seat, names, texts, width)
    return lines


def player(view: View, seat: int, names: Names, texts: Texts, width: int) -> Block:
    """Name and points, then the flowers."""
    person = view["players"][seat]
    asked = Text(TURN if view["seat"] == seat and view["phase"] != "over" else " ", style=f"bold {GOLD}")
    total = Text(texts("points", count=person["total"]), style=f"bold {GOLD}")
    return [
        spread(joined([asked, seat_name(seat, names, width // 2)]), total, width),
        *flow(flowers(person["flowers"], texts), width, "  "),
    ]


def flowers(row: list[dict[str, Any]], texts: Texts) -> list[Text]:
    """Every kind that is there, with its count."""
    return [Text.assemble((FLOWER, PALM), f" {name(one['key'], texts)} {one['count']}") for one in row if one["count"]]


def name(key: str, texts: Texts) -> str:
    return texts(f"flower-{key}") if texts.has(f"flower-{key}") else key.replace("_", " ")
