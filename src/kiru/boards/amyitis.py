"""The table of Amyitis as a picture, from its view alone."""

from typing import Any

from rich.text import Text

from kiru.boards.amyitis_garden import AVAILABLE, BONUSES, CAMEL, COURT, GARDEN_WIDTH, RESOURCE, garden, neutral, river
from kiru.boards.pieces import (
    COIN,
    CROWN,
    FLOWER,
    FREE,
    GAP,
    GOLD,
    LAPIS,
    PALM,
    SOFT,
    TURN,
    WATER,
    Block,
    BoardDrawing,
    beside,
    fitted,
    flow,
    joined,
    mark,
    padded,
    seat_name,
    soft,
    space,
    spread,
    stacked,
    strong,
)
from kiru.games.amyitis.words.names import word
from kiru.games.kit import Names, View
from kiru.text import Texts

PANEL_WIDTH = 44
"""Track, craft cards and court cards."""
CITY_WIDTH = 10
NAME_WIDTH = 11
"""Left of fields, temples and court cards."""
BETWEEN = "   "


def draw(view: View, names: Names, texts: Texts) -> BoardDrawing:
    """Garden, fields and temples; track, crafts and court; players and a legend."""
    return BoardDrawing(lambda width: table(view, names, texts, width))


def table(view: View, names: Names, texts: Texts, width: int) -> Block:
    left = stacked([garden(view), fields(view, texts), temples(view, texts)])
    right = stacked([track(view, names, texts), crafts(view, texts), court(view, texts), supply(view, texts)])
    wide = width >= GARDEN_WIDTH + GAP + PANEL_WIDTH
    boards = beside([left, right], GARDEN_WIDTH) if wide else stacked([left, right])
    people = [line for seat in range(len(view["players"])) for line in player(view, seat, names, texts, width)]
    return stacked([status(view, names, texts, width), boards, people, legend(texts, width)])


def status(view: View, names: Names, texts: Texts, width: int) -> Block:
    """The round, who starts it, and how near the end is."""
    over = view["phase"] == "over"
    tiles = texts("board-last-round") if view["last_round"] else texts("board-end", end=view["end_tiles"])
    parts = [
        strong(texts("board-over") if over else texts("board-open-round", round=view["round"])),
        joined([crown(), seat_name(view["first"], names, width // 3)]),
        soft(texts("board-tiles", count=view["tiles_left"])),
    ]
    ending = [] if view["fallow"] is None else [soft(texts("board-fallow", **view["fallow"]))]
    return flow([*parts, *ending] if over else [*parts, soft(tiles), *ending], width, BETWEEN)


def crown() -> Text:
    return Text(CROWN, style=f"bold {GOLD}")


def short(resource: str, texts: Texts) -> str:
    return texts(f"board-resource-{resource}")


def fields(view: View, texts: Texts) -> Block:
    """Two rows from the left: what a space yields and whose cube lies there."""
    lines = [strong(texts("board-fields"))]
    for row in view["fields"]:
        spaces = [
            joined([Text(short(one["resource"], texts)), space(one["seat"])], by="" if one["seat"] is None else " ")
            for one in row["spaces"]
        ]
        lines.append(joined([padded(Text(texts(f"board-field-{row['key']}")), 6), *spaces]))
    return [fitted(line, GARDEN_WIDTH) for line in lines]


def temples(view: View, texts: Texts) -> Block:
    """The cubes from the left, and who would be first and second."""
    lines = [strong(texts("board-temples"))]
    for temple in view["temples"]:
        cubes = joined(neutral() if owner == "neutral" else space(owner) for owner in temple["cubes"])
        places = [
            joined([soft(f"{number}."), mark(temple[place])])
            for number, place in enumerate(("first", "second"), 1)
            if temple[place] is not None
        ]
        name = padded(Text(texts(f"board-temple-{temple['key']}")), NAME_WIDTH)
        lines.append(joined([name, padded(cubes, 13), *places]))
    return lines


def track(view: View, names: Names, texts: Texts) -> Block:
    """The spaces clockwise, each with the camels it costs the player on turn; a tick where something can be done."""
    price = joined([Text(CAMEL, style=GOLD), soft(texts("board-price")), mark(view["turn"])])
    heading = strong(texts("board-track"))
    lines = [heading if view["phase"] == "over" else spread(heading, price, PANEL_WIDTH)]
    for number, stop in enumerate(view["track"]):
        here = number == view["caravan"]
        pointer = Text(TURN if here else " ", style=f"bold {GOLD}")
        city = Text(word(texts, f"city-{stop['key']}", stop["key"]), style="bold" if here or stop["possible"] else "")
        line = joined([pointer, padded(city, CITY_WIDTH), padded(camels(stop), 3), trade(stop, texts)])
        lines.append(fitted(line, PANEL_WIDTH))
    return lines


def camels(stop: dict[str, Any]) -> Text:
    """What it costs to get there: bold where it is possible, pale where it is too far."""
    if not stop["distance"]:
        return Text("  ")
    style = "bold" if stop["possible"] else "" if stop["reach"] else SOFT
    return Text(f"{stop['cost']}{CAMEL}", style=style)


def trade(stop: dict[str, Any], texts: Texts) -> Text:
    """What a space asks for and gives."""
    if stop["kind"] == "sell":
        return Text(texts("board-sell"))
    price = [short(stop["demand"], texts)]
    if stop["kind"] == "court":
        gives = "/".join(texts(f"board-offer-{kind}") for kind in stop["offer"])
        return Text.assemble(f"{price[0]} ", (gives, "italic"))
    plant = stop["plant"]
    if not plant:
        return Text(price[0])
    price += [short(plant["extra"], texts)] if plant["extra"] else []
    return Text.assemble(f"{'+'.join(price)} ", (f"{FLOWER}{plant['quality']}", f"bold {PALM}"))


def crafts(view: View, texts: Texts) -> Block:
    """The groups of craft cards; a group's next card costs as many talents as lie face down."""
    lines = [strong(texts("board-crafts"))]
    for number, group in enumerate(view["groups"], 1):
        cards = [Text("▒" if card["turned"] else craft(card["craft"], texts)) for card in group["cards"]]
        cost = Text(f"{group['cost']}{COIN}" if group["cost"] < len(cards) else " ", style=GOLD)
        lines.append(joined([strong(f"{number}."), padded(cost, 2), *cards]))
    return lines


def craft(name: str | None, texts: Texts) -> str:
    return texts(f"board-craft-{name}") if name else "—"


def court(view: View, texts: Texts) -> Block:
    """The court cards left, level by level, and what lies on the level 2 caravaneers."""
    cards = view["court"]
    lines = [strong(texts("board-court"))]
    for kind in ("caravaneer", "banker", "palace"):
        counts = joined([Text(str(count), style="" if count else SOFT) for count in cards[kind]])
        tokens = Text(" ".join(short(token, texts) for token in cards["tokens"]) if kind == "caravaneer" else "")
        lines.append(joined([padded(Text(texts(f"board-court-{kind}")), NAME_WIDTH), counts, tokens], by="  "))
    name = padded(Text(texts("board-court-gardener")), NAME_WIDTH)
    return [*lines, joined([name, Text(str(cards["gardener"]))], by="  ")]


def supply(view: View, texts: Texts) -> Block:
    things = view["supply"]
    return [strong(texts("board-general")), *flow(goods(things["tokens"], things, texts), PANEL_WIDTH, "  ")]


def goods(tokens: dict[str, int], things: dict[str, Any], texts: Texts) -> list[Text]:
    """Camels, talents, and the resources that are there."""
    parts = [
        Text.assemble((CAMEL, GOLD), f" {things['camels']}"),
        Text.assemble((COIN, GOLD), f" {things['talents']}"),
    ]
    return parts + [Text(f"{short(name, texts)} {count}") for name, count in tokens.items() if count]


def player(view: View, seat: int, names: Names, texts: Texts, width: int) -> Block:
    """Two lines a player: name and points, then everything owned."""
    person = view["players"][seat]
    total = Text(texts("points", count=person["total"]), style=f"bold {GOLD}")
    asked = view["seat"] == seat and view["phase"] != "over"
    head = [
        Text(TURN if asked else " ", style=f"bold {GOLD}"),
        seat_name(seat, names, width // 2),
        crown() if view["first"] == seat else Text(),
        soft(texts("board-passed")) if person["passed"] else Text(),
    ]
    owned = goods(person["tokens"], person, texts)
    ranks = [Text(f"{texts(f'board-court-{kind}')} {person[kind]}") for kind in ("caravaneer", "banker", "palace")]
    rest = [
        Text(f"{texts('board-court-gardener')} {person['gardeners']}"),
        soft(texts("board-cubes", count=person["cubes"])),
        Text.assemble((FLOWER, PALM), f" {len(person['tiles'])}"),
    ]
    things = flow([*owned, *ranks, *rest], width - 2, "  ")
    return [spread(joined(head), total, width), *(Text.assemble("  ", line) for line in things)]


def legend(texts: Texts, width: int) -> Block:
    """What the signs mean."""
    signs = [
        (Text(AVAILABLE, style=GOLD), "available"),
        (soft(FREE), "empty"),
        (neutral(), "neutral"),
        (river(), "river"),
        (Text(WATER, style=f"bold {LAPIS}"), "watered"),
        (soft("^2"), "floor"),
        (Text(FLOWER, style=PALM), "plant"),
        (Text(BONUSES["talent"], style=GOLD), "talent"),
        (Text(CAMEL, style=GOLD), "camel"),
        (Text(RESOURCE, style=GOLD), "resource"),
        (Text(COURT, style=GOLD), "court"),
        (crown(), "first"),
    ]
    return flow([joined([sign, soft(texts(f"board-legend-{key}"))]) for sign, key in signs], width, BETWEEN)
