"""A player's turn up to the objectives: take, place, buy. Per step what forbids it, what it offers and does."""

from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.game import NONE
from kiru.games.hanging_gardens.engine import actions as act
from kiru.games.hanging_gardens.engine.components import (
    CARDS,
    COLUMNS,
    CROWNS,
    EMPTY,
    GOLD,
    IRRIGATED,
    ITEMS,
    MARKET_LEVELS,
    MAX_PLAYERS,
    STACKS,
    TOOLS,
)
from kiru.games.hanging_gardens.engine.garden import (
    CELLS,
    FIRST_CELL,
    LEVEL_2,
    ROW,
    TOUCHING,
    WIDEST,
    base_of,
    level_of,
    reached_width,
)
from kiru.games.hanging_gardens.engine.scoring import count_bits
from kiru.games.hanging_gardens.engine.state import Table


def free_space(s: Table, column: i64) -> i64:
    """The first free gardener space of a column, or NONE (H01, H10)."""
    spaces = s.box.spaces[s.players - 1]
    for space in range(spaces):
        if s.gardeners[column * MAX_PLAYERS + space] == NONE:
            return space
    return NONE


def why_not_send(s: Table, column: i64) -> i64:
    """A gardener needs a free space under the column (H10)."""
    if free_space(s, column) == NONE:
        return 10
    return 0


def why_not_pay(s: Table, level: i64) -> i64:
    """A card above the first level costs tools (H11)."""
    if s.box.tool_cost[level] > s.tools[s.seat]:
        return 11
    return 0


def why_not_take(s: Table, place: i64) -> i64:
    objection = why_not_send(s, place // MARKET_LEVELS)
    return objection if objection else why_not_pay(s, place % MARKET_LEVELS)


def takeable(s: Table, out: Actions) -> None:
    """Offer the cards of open columns that the gardener's tools reach (H10, H11)."""
    for column in range(i64(COLUMNS)):
        if why_not_send(s, column) == 0:
            for level in range(i64(MARKET_LEVELS)):
                if why_not_pay(s, level) == 0:
                    out.add(act.TAKE + column * MARKET_LEVELS + level)


def take(s: Table, place: i64) -> None:
    """Put a gardener under the column, pay, and take the card in hand (H10, H11)."""
    column = place // MARKET_LEVELS
    send_gardener(s, column)
    cost = s.box.tool_cost[place % MARKET_LEVELS]
    s.tools[s.seat] -= cost
    s.supply_tools += cost
    s.hand = s.market[place]
    s.market[place] = NONE
    s.column = column
    s.phase = act.PLACING


def send_gardener(s: Table, column: i64) -> None:
    s.gardeners[column * MAX_PLAYERS + free_space(s, column)] = s.turn
    s.placed += 1


def can_place(cells: i64, cell: i64) -> bool:
    """First card on level 1, later ones touching (H12), resting on two cards (H13), level 1 of five at most (H14)."""
    if not cells:
        return cell == FIRST_CELL
    if cells >> cell & 1:
        return False
    if cell >= LEVEL_2:
        return cells >> base_of(cell) & 3 == 3
    return cells & TOUCHING[cell] & ROW != 0 and count_bits(cells & ROW) < WIDEST


def why_not_place(s: Table, cell: i64) -> i64:
    """What is taken (H12), what no garden of this shape reaches (H14), what lacks cards below (H13) or beside (H12)."""
    cells = s.cells[s.seat]
    if can_place(cells, cell):
        return 0
    if not cells or cells >> cell & 1:
        return 12
    if reached_width(cells, cell) > WIDEST:
        return 14
    return 13 if cell >= LEVEL_2 else 12


def placeable(s: Table, out: Actions) -> None:
    """Offer every cell that nothing forbids (H12 to H15)."""
    cells = s.cells[s.seat]
    for cell in range(i64(CELLS)):
        if can_place(cells, cell):
            out.add(act.PLACE + cell)


def place(s: Table, cell: i64) -> None:
    """Lay the card and resolve its bonus by its level (H12, H16, H17)."""
    s.cards[s.seat * CELLS + cell] = s.hand
    s.cells[s.seat] |= 1 << cell
    count_items(s, s.hand, level_of(cell))
    resolve_bonus(s, s.hand, level_of(cell))
    s.hand = NONE


def count_items(s: Table, piece: i64, level: i64) -> None:
    """Keep up the number of items on a level of the own garden."""
    items = s.items
    printed = s.box.items
    row = (s.seat * 3 + level) * ITEMS
    first = piece * ITEMS
    for item in range(i64(ITEMS)):
        count = printed[first + item]
        if count:
            items[row + item] += count


def resolve_bonus(s: Table, piece: i64, level: i64) -> None:
    """Crown: take the marker; gold and tool: as many as the level (H16, H17)."""
    icons = piece * ITEMS
    if s.box.items[icons + CROWNS]:
        s.marker = s.seat
    gain_gold(s, s.box.items[icons + GOLD] * (level + 1))
    gain_tools(s, s.box.items[icons + TOOLS] * (level + 1))


def gain_gold(s: Table, amount: i64) -> None:
    """Take gold from the supply, as far as it goes (H16)."""
    amount = amount if amount < s.supply_gold else s.supply_gold
    s.supply_gold -= amount
    s.gold[s.seat] += amount


def gain_tools(s: Table, amount: i64) -> None:
    """Take tools from the supply, as far as it goes (H16)."""
    amount = amount if amount < s.supply_tools else s.supply_tools
    s.supply_tools -= amount
    s.tools[s.seat] += amount


def is_empty_card(s: Table, cell: i64) -> bool:
    """A card of the own garden without animal, tree, visitor and enhancement (H19)."""
    spot = s.seat * CELLS + cell
    return s.cards[spot] != NONE and s.box.kind[s.cards[spot]] == EMPTY and s.tiles[spot] == NONE


def has_empty_card(s: Table) -> bool:
    for cell in range(i64(CELLS)):
        if s.cells[s.seat] >> cell & 1 and is_empty_card(s, cell):
            return True
    return False


def why_not_buy(s: Table, stack: i64) -> i64:
    """A visible tile (H03) that the gold reaches and an Empty card to put it on (H19)."""
    if s.stack_top[stack] == NONE:
        return 3
    if s.box.price[stack] <= s.gold[s.seat] and has_empty_card(s):
        return 0
    return 19


def buyable(s: Table, out: Actions) -> None:
    """Offer to skip, and the top tiles that the gold reaches (H19)."""
    out.add(act.SKIP)
    for stack in range(i64(STACKS)):
        if why_not_buy(s, stack) == 0:
            out.add(act.BUY + stack)


def buy(s: Table, stack: i64) -> None:
    """Pay for the top tile of a stack; its place is the next question (H19)."""
    s.gold[s.seat] -= s.box.price[stack]
    s.supply_gold += s.box.price[stack]
    s.bought = stack
    s.phase = act.ENHANCING


def enhanceable(s: Table, out: Actions) -> None:
    """Offer every Empty card of the own garden, not only the new one (H19)."""
    for cell in range(i64(CELLS)):
        if is_empty_card(s, cell):
            out.add(act.ENHANCE + cell)


def enhance(s: Table, cell: i64) -> None:
    """Lay the tile; it adds to its card, and its bonus counts by that card's level (H20)."""
    tile = s.stack_top[s.bought]
    spot = s.seat * CELLS + cell
    s.tiles[spot] = tile
    s.stack_top[s.bought] = NONE
    level = level_of(cell)
    count_items(s, tile, level)
    if s.box.items[s.cards[spot] * ITEMS + IRRIGATED] and s.box.items[tile * ITEMS + IRRIGATED]:
        s.items[(s.seat * 3 + level) * ITEMS + IRRIGATED] -= 1  # a card irrigated twice is one irrigated card (H40)
    resolve_bonus(s, tile, level)


def slide(s: Table, column: i64) -> None:
    """Let the cards of a column slide down over its gaps (H18)."""
    floor: i64 = column * MARKET_LEVELS
    for place in range(floor, (column + 1) * MARKET_LEVELS):
        card = s.market[place]
        if card != NONE:
            s.market[place] = NONE
            s.market[floor] = card
            floor += 1


def lowest_gap(s: Table, column: i64) -> i64:
    """The lowest place of a column without a card, or NONE."""
    for place in range(column * MARKET_LEVELS, (column + 1) * MARKET_LEVELS):
        if s.market[place] == NONE:
            return place
    return NONE


def reveal(s: Table, card: i64) -> None:
    """A new card fills the lowest gap of the column (H18, H62)."""
    s.market[lowest_gap(s, s.column)] = card
    s.unseen[act.DEAL - act.FIRST + card] -= 1
    s.deck_left -= 1


def turn_tile(s: Table, stack: i64, tile: i64) -> None:
    """The next tile of a stack comes to light (H03)."""
    s.stack_top[stack] = tile
    s.unseen[act.DEAL - act.FIRST + tile] -= 1


def has_more_tiles(s: Table, stack: i64) -> bool:
    """Whether a stack has a tile left below its top."""
    for tile in range(i64(CARDS), i64(CARDS) + 25):
        if s.box.stack[tile] == stack and s.unseen[act.DEAL - act.FIRST + tile]:
            return True
    return False
