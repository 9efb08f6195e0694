"""The table of Babylon as a picture, from its view alone."""

from rich.text import Text

from kiru.boards.babylon_garden import (
    GARDEN_WIDTH,
    GLYPHS,
    PILLAR,
    QUARRY_WIDTH,
    flower,
    garden,
    quarry,
    side_view,
    summary,
)
from kiru.boards.pieces import (
    GAP,
    GOLD,
    TURN,
    Block,
    BoardDrawing,
    beside,
    flow,
    gallery,
    joined,
    mark,
    seat_name,
    soft,
    spread,
    stacked,
    strong,
)
from kiru.games.kit import Names, View
from kiru.text import Texts

PANEL_WIDTH = 33
"""What is in hand, and the supply."""
BETWEEN = "   "
STORE = 6
"""The pillar spaces of a board."""


def draw(view: View, names: Names, texts: Texts) -> BoardDrawing:
    """Quarry, supply, gardens and a legend, in as many columns as the width allows."""
    return BoardDrawing(lambda width: table(view, names, texts, width))


def table(view: View, names: Names, texts: Texts, width: int) -> Block:
    seat = None if view["phase"] == "over" else view["turn"]
    pit = [pit_title(seat, texts), *quarry(view["quarry"], seat, texts)]
    panel = stacked([in_hand(view, texts), supply(view, texts)])
    wide = width >= QUARRY_WIDTH + GAP + PANEL_WIDTH
    top = beside([pit, panel], QUARRY_WIDTH) if wide else stacked([pit, panel])
    people = [player(view, number, names, texts) for number in range(len(view["players"]))]
    return stacked([status(view, names, texts, width), top, gallery(people, GARDEN_WIDTH, width), legend(texts, width)])


def status(view: View, names: Names, texts: Texts, width: int) -> Block:
    """The round, who starts it, and the token in force."""
    over = view["phase"] == "over"
    parts = [strong(texts("board-over") if over else texts("board-round", round=view["round"], rounds=view["rounds"]))]
    if view["first"] is not None:
        parts.append(joined([soft(texts("board-first")), seat_name(view["first"], names, width // 3)]))
    if view["token"] and not over:
        parts.append(joined([soft(texts("board-token")), strong(texts(f"board-token-{view['token']}"))]))
    return flow(parts, width, BETWEEN)


def pit_title(seat: int | None, texts: Texts) -> Text:
    """The quarry's name, and whom the pillars are counted for."""
    pays = joined([soft(texts("board-pays")), mark(seat)]) if seat is not None else Text()
    return spread(strong(texts("board-quarry")), pays, QUARRY_WIDTH)


def in_hand(view: View, texts: Texts) -> Block:
    """The tile just dug, the tile that is being placed, and a double pillar of a token."""
    lines: Block = []
    if view["dug"] and not (view["building"] and view["building"]["tile"] == view["dug"]):
        lines.append(joined([strong(texts("board-dug")), summary(view["dug"], texts)]))
    if view["building"]:
        lines.append(joined([strong(texts("board-building")), summary(view["building"]["tile"], texts)]))
    if view["building"] and view["building"]["spot"]:
        spot, level = view["building"]["spot"], view["building"]["level"]
        lines.append(Text(texts("board-spot", cell=spot, level=level)))
    if view["doubles"]:
        lines.append(Text(texts("board-doubles", count=view["doubles"])))
    return lines


def supply(view: View, texts: Texts) -> Block:
    """How much is left of everything."""
    lines = [strong(texts("board-supply"))]
    for kind, count in view["supply"].items():
        sign = {"single": PILLAR, "double": PILLAR * 2}.get(kind) or GLYPHS[kind]
        lines.append(spread(joined([Text(f"{sign:<2}"), Text(texts(f"board-piece-{kind}"))]), Text(str(count)), 24))
    return lines


def player(view: View, seat: int, names: Names, texts: Texts) -> Block:
    """A player's name and points, store, garden from above and from the side."""
    person = view["players"][seat]
    turn = view["turn"] == seat and view["phase"] != "over"
    pointer = Text(TURN if turn else "", style=f"bold {GOLD}")
    total = Text(texts("points", count=person["total"]), style=f"bold {GOLD}")
    name = seat_name(seat, names, GARDEN_WIDTH - total.cell_len - 4)
    things = [Text.assemble((PILLAR, GOLD), f" {person['singles']}/{STORE}")]
    if person["flower"]:
        things.insert(0, flower(person["flower"], texts))
    if person["stored"]:
        things.append(joined([soft(texts("board-slot")), summary(person["stored"], texts)]))
    title = spread(joined([pointer, name]), total, GARDEN_WIDTH)
    return [title, joined(things, by=BETWEEN), *garden(person), *side_view(person, texts)]


def legend(texts: Texts, width: int) -> Block:
    """What the signs mean."""
    signs = [(Text(sign), kind) for kind, sign in GLYPHS.items()]
    signs += [
        (Text("2 ∴"), "symbol"),
        (Text("2[∴]"), "item"),
        (Text("0═1═"), "bridged"),
        (Text(PILLAR * 3), "clay"),
        (Text(PILLAR * 2), "granite"),
        (Text(PILLAR), "basalt"),
        (Text("+3"), "income"),
    ]
    return flow([joined([sign, soft(texts(f"board-legend-{key}"))]) for sign, key in signs], width, BETWEEN)
