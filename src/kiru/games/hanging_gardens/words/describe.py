"""The table in sentences, for the plain terminal and the screen reader; and how the game ended."""

from kiru.core.game import NONE, State
from kiru.games.hanging_gardens.engine import components as c
from kiru.games.hanging_gardens.engine import scoring
from kiru.games.hanging_gardens.engine.garden import CELLS, level_of
from kiru.games.hanging_gardens.engine.state import AUTOMATON_SEAT, Table
from kiru.games.hanging_gardens.words.names import irrigation_name, objective_name, piece_name
from kiru.games.hanging_gardens.words.notation import CELL_WORDS
from kiru.games.hanging_gardens.words.view import stacks, table_of
from kiru.games.hanging_gardens.words.view_pieces import irrigation
from kiru.games.kit import Names
from kiru.games.standings import standings
from kiru.text import Texts


def describe(state: State, names: Names, texts: Texts) -> list[str]:
    """Everything a look at the table would tell."""
    s = table_of(state)
    lines = [
        texts("describe-round", round=s.round, rounds=c.ROUNDS, name=holder(s, s.marker, names, texts)),
        texts("describe-supply", gold=s.supply_gold, tools=s.supply_tools, cards=s.deck_left),
    ]
    lines += [column_sentence(s, column, texts) for column in range(c.COLUMNS)]
    lines += [stack_sentence(s, number, texts) for number in range(c.STACKS)]
    lines += [objective_sentence(s, slot, names, texts) for slot in range(c.SLOTS)]
    for seat in range(s.players):
        lines += player_sentences(s, seat, names[seat], texts)
    if s.players == 1:
        placed = sum(seat == AUTOMATON_SEAT for seat in s.gardeners)
        count = s.automaton_objectives
        lines.append(texts("describe-automaton", gardeners=c.GARDENERS - placed, objectives=count))
    if s.hand != NONE:
        lines.append(texts("describe-hand", card=piece_name(s.box, s.hand, texts)))
    return lines


def holder(s: Table, seat: int, names: Names, texts: Texts) -> str:
    """A seat's name; in solo the other one is the automaton."""
    return names[seat] if seat < s.players else texts("automaton")


def column_sentence(s: Table, column: int, texts: Texts) -> str:
    spaces = range(s.box.spaces[s.players - 1])
    free = sum(s.gardeners[column * c.MAX_PLAYERS + space] == NONE for space in spaces)
    cards = [
        texts(
            "describe-column-card",
            level=level + 1,
            cost=s.box.tool_cost[level],
            card=piece_name(s.box, s.market[column * c.MARKET_LEVELS + level], texts),
        )
        for level in range(c.MARKET_LEVELS)
    ]
    return texts("describe-column", column=column + 1, free=free, cards=texts.join_groups(cards))


def stack_sentence(s: Table, number: int, texts: Texts) -> str:
    tile = s.stack_top[number]
    if tile == NONE:
        return texts("describe-stack-empty", cost=s.box.price[number])
    below = stacks(s)[number]["below"]
    return texts("describe-stack", cost=s.box.price[number], tile=piece_name(s.box, tile, texts), below=below)


def objective_sentence(s: Table, slot: int, names: Names, texts: Texts) -> str:
    spaces = []
    for space in range(slot * c.SLOT_SPACES, (slot + 1) * c.SLOT_SPACES):
        points, seat = scoring.space_points(s, space), s.markers[space]
        if points and seat == NONE:
            spaces.append(texts("describe-space-free", points=points))
        elif points:
            spaces.append(texts("describe-space-taken", points=points, name=holder(s, seat, names, texts)))
    objective = objective_name(s.box, s.objectives[slot], texts)
    bonus = s.box.slot_bonus[slot]
    if not bonus:
        return texts("describe-objective", slot=slot + 1, objective=objective, spaces=texts.join(spaces))
    word = texts("bonus-gold" if bonus == c.GOLD else "bonus-tool")
    return texts("describe-objective-bonus", slot=slot + 1, objective=objective, bonus=word, spaces=texts.join(spaces))


def player_sentences(s: Table, seat: int, name: str, texts: Texts) -> list[str]:
    """Supplies and irrigation card, then the garden level by level."""
    pattern = irrigation(s.box, s.irrigation[seat], s.cells[seat])
    placed = sum(other == seat for other in s.gardeners)
    lines = [
        texts(
            "describe-player",
            name=name,
            gold=s.gold[seat],
            tools=s.tools[seat],
            gardeners=c.GARDENERS - placed,
            irrigation=irrigation_name(s.box, s.irrigation[seat], texts) if pattern else "—",
            cells=texts.join(pattern["cells"]) if pattern else "—",
            total=scoring.score(s, seat),
        )
    ]
    if not s.cells[seat]:
        return [*lines, texts("describe-garden-empty", name=name)]
    for level in range(3):
        cells = [cell for cell in range(CELLS) if s.cells[seat] >> cell & 1 and level_of(cell) == level]
        if cells:
            cards = texts.join_groups(cell_words(s, seat, cell, texts) for cell in cells)
            lines.append(texts("describe-level", level=level + 1, name=name, cards=cards))
    return lines


def cell_words(s: Table, seat: int, cell: int, texts: Texts) -> str:
    place = seat * CELLS + cell
    card = piece_name(s.box, s.cards[place], texts)
    if s.tiles[place] == NONE:
        return texts("describe-cell", cell=CELL_WORDS[cell], card=card)
    tile = piece_name(s.box, s.tiles[place], texts)
    return texts("describe-cell-tile", cell=CELL_WORDS[cell], card=card, tile=tile)


def result(state: State, names: Names, texts: Texts) -> list[str]:
    """The winner and what broke a tie (H48), or the rank of a solo game (H64)."""
    s = table_of(state)
    if s.players == 1:
        rank = texts(f"rank-{scoring.solo_rank(s)}")
        return [texts("result-solo", points=scoring.score(s, 0), rank=rank)]
    points = [scoring.score(s, seat) for seat in range(s.players)]
    left = [s.tools[seat] + s.gold[seat] for seat in range(s.players)]
    return standings(points, scoring.ranking(s), names, texts, left)
