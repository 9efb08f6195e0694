"""The cards of The Hanging Gardens: faces of a few letters, the market and a garden as bricks."""

from typing import Any

from rich.text import Text

from kiru.boards.canvas import Canvas
from kiru.boards.pieces import (
    COIN,
    CROWN,
    FLOWER,
    GOLD,
    LAPIS,
    PALM,
    RED,
    SOFT,
    TOOL,
    WATER,
    Block,
    fitted,
    joined,
    padded,
    soft,
    space,
    spread,
    strong,
)
from kiru.games.hanging_gardens.words.names import word
from kiru.text import Texts

Piece = dict[str, Any]
"""A card or a tile as the view has it."""

FLOWER_STYLES = {"blue": LAPIS, "red": RED, "yellow": GOLD}
ICONS = {"crown": CROWN, "gold": COIN, "tool": TOOL}
KIND_STYLES = {"animal": "bold", "tree": f"bold {PALM}", "visitor": "bold italic", "empty": SOFT}
ENHANCEMENT = "+"
LABELS = 7
"""The width left of the market."""
SLOT = 15
"""A market card with one of its borders."""
MARKET_WIDTH = LABELS + 3 * SLOT + 1
BRICK = 9
"""A card of a garden with one of its borders."""
ROWS = 3
"""The height of a card with one of its borders."""
MARGIN = 3
"""Left of a garden, for the cell it could grow to."""
GARDEN_WIDTH = MARGIN + 5 * BRICK + 1
COLUMNS = "abcdefghi"


def flowers(piece: Piece, texts: Texts) -> Text:
    """A petal and one letter a flower."""
    text = Text()
    for color, count in piece["flowers"].items():
        text.append(texts(f"board-flower-{color}") * count, style=f"bold {FLOWER_STYLES[color]}")
    return Text.assemble((FLOWER, SOFT), text) if text.plain else text


def icons(*pieces: Piece) -> Text:
    """The bonuses of a card and of what lies on it."""
    return Text("".join(ICONS[bonus] for piece in pieces for bonus in piece["bonuses"]), style=GOLD)


def water(piece: Piece) -> Text:
    """The sign of an irrigated card, or nothing."""
    return Text(WATER, style=f"bold {LAPIS}") if piece["irrigated"] else Text()


def figure(piece: Piece, texts: Texts) -> Text:
    """What stands on a card, in one short word; nothing for flowers alone."""
    kind = piece["kind"]
    if kind == "flowers":
        return Text()
    key = f"board-species-{piece['species']}" if kind in ("animal", "tree") else f"board-{kind}"
    return Text(texts(key), style=KIND_STYLES[kind])


def wish(piece: Piece, texts: Texts) -> Text:
    """What a visitor is paid for."""
    if piece["kind"] != "visitor":
        return Text()
    return Text(word(texts, f"board-wish-{piece['species']}", piece["species"]), style="italic")


def points(piece: Piece) -> Text:
    """An animal's points by level."""
    return Text("/".join(str(value) for value in piece["points"] or ()))


def summary(piece: Piece, texts: Texts) -> Text:
    """A piece on one line."""
    parts = (figure, wish, flowers)
    return joined([*(part(piece, texts) for part in parts), points(piece), water(piece), icons(piece)])


def market(columns: list[dict[str, Any]], texts: Texts) -> Block:
    """Three columns, level 4 above, and below them the gardeners' spaces."""
    levels = len(columns[0]["cards"])
    canvas = Canvas(MARKET_WIDTH, levels * ROWS + 4)
    canvas.put(0, 0, soft(texts("board-level")))
    for level, cost in enumerate(columns[0]["costs"], 1):
        canvas.put(0, (levels - level) * ROWS + 2, Text.assemble((str(level), "bold"), (f"  {cost}{TOOL}", SOFT)))
    for number, column in enumerate(columns):
        market_column(canvas, LABELS + number * SLOT, number + 1, column, texts)
    return canvas.lines()


def market_column(canvas: Canvas, x: int, number: int, column: dict[str, Any], texts: Texts) -> None:
    """One column from its number down to its gardeners."""
    canvas.put(x + 1, 0, soft(texts("board-column", column=number)))
    for row, card in enumerate(reversed(column["cards"])):
        y = row * ROWS + 1
        canvas.box(x, y, SLOT + 1, ROWS + 1)
        if card:
            canvas.put(x + 1, y + 1, spread(figure(card, texts), points(card), SLOT - 1))
            detail = joined([wish(card, texts), flowers(card, texts), water(card), icons(card)])
            canvas.put(x + 1, y + 2, fitted(detail, SLOT - 1))
    canvas.box(x, canvas.height - 3, SLOT + 1, 3)
    canvas.put(x + 1, canvas.height - 2, joined([space(seat) for seat in column["gardeners"]]))


def garden(player: dict[str, Any], texts: Texts) -> Block:
    """The pyramid as it floats: 3 on 4 on 5 places, each shifted by half a card."""
    cells = {cell["cell"]: cell for cell in player["garden"]}
    pattern = player["irrigation"] or {"left": COLUMNS[2], "cells": []}
    left = COLUMNS.index(pattern["left"][0])
    canvas = Canvas(GARDEN_WIDTH, 3 * ROWS + 1)
    for level in (3, 2, 1):
        for place in range(6 - level):
            name = f"{COLUMNS[left + place]}{level}"
            x = MARGIN + place * BRICK + (level - 1) * BRICK // 2
            brick(canvas, x, (3 - level) * ROWS, name, name in pattern["cells"], cells.get(name), texts)
    if left and cells and sum(name.endswith("1") for name in cells) < 5:
        canvas.put(0, 2 * ROWS + 2, soft(f"{COLUMNS[left - 1]}1"))
    return canvas.lines()


def brick(canvas: Canvas, x: int, y: int, name: str, wanted: bool, cell: dict[str, Any] | None, texts: Texts) -> None:
    """One place of a garden: a card with its word and water on the upper border, or where one may come to lie."""
    if not cell:
        canvas.put(x + 2, y + 2, joined([soft(name), basin(False) if wanted else Text()]))
        return
    canvas.box(x, y, BRICK + 1, ROWS + 1)
    canvas.put(x + 1, y, strong(name))
    if wanted:
        canvas.put(x + BRICK - 3, y, basin(cell["irrigated"]))
    elif cell["irrigated"]:
        canvas.put(x + BRICK - 2, y, water(cell))
    for row, line in enumerate(face(cell, texts), 1):
        canvas.put(x + 1, y + row, padded(line, BRICK - 1))


def basin(filled: bool) -> Text:
    """A place of the irrigation card, with water in it or still dry."""
    return Text(f"({WATER})", style=f"bold {LAPIS}") if filled else soft("( )")


def face(cell: dict[str, Any], texts: Texts) -> list[Text]:
    """A card in a garden on two lines; an animal with the points of its level."""
    card, tile = cell["card"], cell["tile"]
    if tile:
        return enhanced(card, tile, cell["level"], texts)
    if card["kind"] == "visitor":
        return [spread(figure(card, texts), icons(card), BRICK - 1, gap=0), wish(card, texts)]
    return [figure(card, texts), joined([value(card, cell["level"]), flowers(card, texts), icons(card)])]


def enhanced(card: Piece, tile: Piece, level: int, texts: Texts) -> list[Text]:
    """An empty card with its enhancement, which has the upper line."""
    plus = Text(ENHANCEMENT, style=f"bold {GOLD}")
    if tile["kind"] == "flowers":
        return [joined([plus, flowers(tile, texts), icons(tile)], by=""), joined([flowers(card, texts), icons(card)])]
    own = joined([value(tile, level), flowers(card, texts), icons(card, tile)])
    return [joined([plus, figure(tile, texts)], by=""), own]


def value(piece: Piece, level: int) -> Text:
    return strong(str(piece["points"][level - 1])) if piece["points"] else Text()
