"""The table of The Hanging Gardens as a picture, from its view alone."""

from typing import Any

from rich.text import Text

from kiru.boards.hanging_gardens_cards import (
    ENHANCEMENT,
    FLOWER_STYLES,
    GARDEN_WIDTH,
    ICONS,
    MARKET_WIDTH,
    basin,
    garden,
    market,
    summary,
)
from kiru.boards.pieces import (
    COIN,
    CROWN,
    FLOWER,
    FREE,
    GAP,
    GOLD,
    LAPIS,
    SOFT,
    TOOL,
    TURN,
    WATER,
    Block,
    BoardDrawing,
    beside,
    fitted,
    flow,
    gallery,
    joined,
    mark,
    seat_name,
    soft,
    space,
    spread,
    stacked,
    strong,
)
from kiru.games.hanging_gardens.words.names import word
from kiru.games.kit import Names, View
from kiru.text import Texts

PANEL_WIDTH = 45
"""Stacks and objectives."""
BETWEEN = "   "


def draw(view: View, names: Names, texts: Texts) -> BoardDrawing:
    """Market, stacks, objectives, gardens and a legend, in as many columns as the width allows."""
    everybody = [*names, texts("automaton")] if view["automaton"] else names
    return BoardDrawing(lambda width: table(view, everybody, texts, width))


def table(view: View, names: Names, texts: Texts, width: int) -> Block:
    panel = stacked([stacks(view, texts), objectives(view, texts)])
    shelf = market(view["market"], texts)
    wide = width >= MARKET_WIDTH + GAP + PANEL_WIDTH
    top = beside([shelf, panel], MARKET_WIDTH) if wide else stacked([shelf, panel])
    people = [player(view, seat, names, texts) for seat in range(len(view["players"]))]
    if view["automaton"]:
        people.append(automaton(view["automaton"], view, names, texts))
    return stacked([status(view, names, texts, width), top, gallery(people, GARDEN_WIDTH, width), legend(texts, width)])


def status(view: View, names: Names, texts: Texts, width: int) -> Block:
    """The round, who starts the next one, what is left; and the piece that has been taken but not placed."""
    over = view["phase"] == "over"
    parts = [
        strong(texts("board-over") if over else texts("board-round", round=view["round"], rounds=view["rounds"])),
        joined([crown(), seat_name(view["marker"], names, width // 3)]),
        soft(texts("board-deck", count=view["deck"])),
        soft(joined([Text(texts("board-supply")), purse(view["supply"])]).plain),
    ]
    if view["automaton"]:
        parts.append(soft(texts(f"rank-{view['automaton']['rank']}")))
    for key in ("hand", "bought"):
        if view[key]:
            parts.append(joined([strong(texts(f"board-{key}")), summary(view[key], texts)]))
    return flow(parts, width, BETWEEN)


def crown() -> Text:
    return Text(CROWN, style=f"bold {GOLD}")


def purse(things: dict[str, Any]) -> Text:
    """Gold and tools."""
    return Text.assemble((COIN, GOLD), f" {things['gold']}  ", (TOOL, GOLD), f" {things['tools']}")


def stacks(view: View, texts: Texts) -> Block:
    """The enhancements for sale, one line a stack."""
    return [strong(texts("board-stacks")), *(stack_line(stack, texts) for stack in view["stacks"])]


def stack_line(stack: dict[str, Any], texts: Texts) -> Text:
    price = Text.assemble((str(stack["cost"]), "bold"), (COIN, GOLD))
    if not stack["top"]:
        return joined([price, soft(texts("board-stack-empty"))], by="  ")
    below = soft(texts("board-stack-below", below=stack["below"]))
    return spread(joined([price, summary(stack["top"], texts)], by="  "), below, PANEL_WIDTH)


def objectives(view: View, texts: Texts) -> Block:
    """Each objective with its spaces, and below how far every garden is on its three levels."""
    heading = joined([strong(texts("board-objectives")), soft(texts("board-progress"))], by=BETWEEN)
    lines = [spread(heading, soft(texts("board-points")), PANEL_WIDTH)]
    for slot, objective in enumerate(view["objectives"], 1):
        lines += [objective_line(slot, objective, texts), progress_line(objective)]
    return lines


def objective_line(slot: int, objective: dict[str, Any], texts: Texts) -> Text:
    """The slot's number, what is asked for, the bonus, and the spaces with their points."""
    item = objective["item"]
    name = Text(texts(f"objective-{item}", required=objective["required"]) if item else "—")
    bonus = Text(f"+{ICONS[objective['bonus']]}" if objective["bonus"] else "", style=GOLD)
    spaces = joined(Text.assemble((str(one["points"]), "bold"), space(one["seat"])) for one in objective["spaces"])
    return spread(joined([strong(f"{slot}."), name, bonus]), spaces, PANEL_WIDTH)


def progress_line(objective: dict[str, Any]) -> Text:
    """A mark and three numbers a player."""
    line = []
    for seat, levels in enumerate(objective["progress"]):
        numbers = [count(number, objective["required"]) for number in levels]
        line.append(joined([mark(seat), joined(numbers, by=FREE)]))
    return Text.assemble(" ", joined(line, by="  " if len(line) < 5 else " "))


def count(number: int, required: int | None) -> Text:
    """A number of items: nothing is pale, enough is underlined."""
    if required is not None and number >= required:
        return Text(str(number), style="bold underline")
    return Text(str(number), style="" if number else SOFT)


def player(view: View, seat: int, names: Names, texts: Texts) -> Block:
    """A player's name and points, things, and garden."""
    person = view["players"][seat]
    things = [purse(person), Text(texts("board-gardeners", count=person["gardeners"]))]
    pattern = person["irrigation"]
    if pattern:
        name = word(texts, f"irrigation-{pattern['key']}", pattern["key"])
        things.append(joined([basin(True), Text(name)]))
    total = Text(texts("points", count=person["total"]), style=f"bold {GOLD}")
    return [title(view, seat, names, total), fitted(joined(things, by=BETWEEN), GARDEN_WIDTH), *garden(person, texts)]


def title(view: View, seat: int, names: Names, end: Text) -> Text:
    """A name with the crown for the first player and a pointer for the one whose turn it is."""
    turn = view["turn"] == seat and view["phase"] != "over"
    pointer = Text(TURN if turn else "", style=f"bold {GOLD}")
    held = crown() if view["marker"] == seat else Text()
    name = seat_name(seat, names, GARDEN_WIDTH - end.cell_len - 5)
    return spread(joined([pointer, name, held]), end, GARDEN_WIDTH)


def automaton(things: dict[str, Any], view: View, names: Names, texts: Texts) -> Block:
    """The automaton of the solo game: its gardeners, its markers, and its card."""
    seat = len(view["players"])
    counts = [texts("board-gardeners", count=things["gardeners"]), texts("board-marked", count=things["objectives"])]
    return [title(view, seat, names, Text()), Text(BETWEEN.join(counts)), *card_lines(things["card"], texts)]


def card_lines(card: dict[str, Any] | None, texts: Texts) -> Block:
    """The automaton's card of this turn."""
    if not card:
        return []
    columns = texts("board-automaton-columns", columns="·".join(str(column) for column in card["columns"]))
    feature = texts(f"board-feature-{card['discard']}")
    parts = [
        texts("board-automaton-card", number=card["number"]),
        columns,
        texts("board-automaton-discards", feature=feature),
        texts(f"board-action-{card['action']}"),
    ]
    return flow([Text(part) for part in parts], GARDEN_WIDTH, BETWEEN)


def legend(texts: Texts, width: int) -> Block:
    """What the signs mean."""
    petals = [(texts(f"board-flower-{color}"), f"bold {style}") for color, style in FLOWER_STYLES.items()]
    signs = [
        (Text.assemble((FLOWER, SOFT), *petals), "flowers"),
        (Text(WATER, style=f"bold {LAPIS}"), "water"),
        (basin(False), "pattern"),
        (crown(), "crown"),
        (Text(COIN, style=GOLD), "gold"),
        (Text(TOOL, style=GOLD), "tool"),
        (Text(ENHANCEMENT, style=f"bold {GOLD}"), "enhancement"),
        (Text("4/2/2"), "points"),
        (soft(FREE), "free"),
        (Text(texts("board-wish-tree_visitor_animal_trios"), style="italic"), "trio"),
    ]
    return flow([joined([sign, soft(texts(f"board-legend-{key}"))]) for sign, key in signs], width, BETWEEN)
