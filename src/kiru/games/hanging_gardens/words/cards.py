"""A piece seen closely: what it is, its rule in words, and what it is worth for a seat now and with this piece."""

import re

from kiru.core.game import NONE, State
from kiru.games.hanging_gardens.engine import components as c
from kiru.games.hanging_gardens.engine import objectives, rules, scoring
from kiru.games.hanging_gardens.engine.garden import CELLS, level_of
from kiru.games.hanging_gardens.engine.state import Table
from kiru.games.hanging_gardens.words.names import COLORS, objective_name, piece_name, wish_words
from kiru.games.hanging_gardens.words.notation import CELL_WORDS
from kiru.games.hanging_gardens.words.view import table_of
from kiru.games.hanging_gardens.words.view_pieces import BONUS_WORDS
from kiru.games.kit import Card
from kiru.text import Texts

PIECE = re.compile(
    r"(market) ([1-3]) ([1-4])|(stack) ([1-3])|(objective) ([1-4])|(garden) ([1-5]) ([a-i][1-3])"
    r"|(irrigation) ([1-5])|(hand)"
)


def look(state: State, piece: str, seat: int, texts: Texts) -> Card | None:
    """The piece that a client names (`market 2 3`, `garden 1 e1`, `irrigation 2`, `hand`), as a seat sees it."""
    s = table_of(state)
    found = PIECE.fullmatch(piece)
    if found is None or seat >= s.players:
        return None
    kind, *numbers = [part for part in found.groups() if part]
    if kind == "hand":
        return hand_card(s, texts)
    if kind == "irrigation":
        return irrigation_card(s, int(numbers[0]) - 1, texts)
    if kind == "market":
        place = (int(numbers[0]) - 1) * c.MARKET_LEVELS + int(numbers[1]) - 1
        return market_card(s, place, seat, texts)
    if kind == "stack":
        return enhancement(s, int(numbers[0]) - 1, seat, texts)
    if kind == "objective":
        return objective(s, int(numbers[0]) - 1, seat, texts)
    return garden_card(s, int(numbers[0]) - 1, numbers[1], texts)


def market_card(s: Table, place: int, seat: int, texts: Texts) -> Card | None:
    card = s.market[place]
    if card == NONE:
        return None
    cost = texts("card-tools", cost=s.box.tool_cost[place % c.MARKET_LEVELS], tools=s.tools[seat])
    return Card(piece_name(s.box, card, texts), [*rule_words(s, card, texts), cost, best_place(s, card, seat, texts)])


def hand_card(s: Table, texts: Texts) -> Card | None:
    """What the seat that is asked has taken and not placed yet."""
    if s.bought != NONE:
        return enhancement(s, s.bought, s.seat, texts)
    if s.hand == NONE:
        return None
    worth = best_place(s, s.hand, s.seat, texts)
    return Card(piece_name(s.box, s.hand, texts), [*rule_words(s, s.hand, texts), worth])


def irrigation_card(s: Table, seat: int, texts: Texts) -> Card | None:
    """The irrigation card of a seat: its row of points, and how far the garden is (H40)."""
    if seat >= s.players or s.irrigation[seat] == NONE:
        return None
    box, card = s.box, s.irrigation[seat]
    matches = bin(scoring.watered_places(s, seat)).count("1")
    lines = [
        texts("card-irrigation"),
        texts("card-irrigation-row", points=texts.join([str(points) for points in box.irrigation_points])),
        texts("card-irrigation-now", count=matches, points=scoring.irrigation(s, seat)),
    ]
    return Card(texts("card-irrigation.title", name=texts(f"irrigation-{box.irrigation_keys[card]}")), lines)


def best_place(s: Table, card: int, seat: int, texts: Texts) -> str:
    """What the card brings where it brings most, by the rules' own score."""
    gains = {}
    for cell in range(CELLS):
        if rules.can_place(s.cells[seat], cell):
            after = try_out(s, seat)
            after.hand = card
            rules.place(after, cell)
            gains[cell] = scoring.score(after, seat) - scoring.score(s, seat)
    if not gains:
        return texts("card-no-place")
    best = max(gains, key=lambda cell: gains[cell])
    return texts("card-worth", now=scoring.score(s, seat), gain=gains[best], cell=CELL_WORDS[best])


def try_out(s: Table, seat: int) -> Table:
    """A copy in which a seat may do what is not asked now."""
    after = s.clone()
    assert isinstance(after, Table)
    after.seat = seat
    return after


def enhancement(s: Table, stack: int, seat: int, texts: Texts) -> Card | None:
    tile = s.stack_top[stack]
    if tile == NONE:
        return None
    gains = {}
    for cell in range(CELLS):
        after = try_out(s, seat)
        if rules.is_empty_card(after, cell):
            after.bought = stack
            rules.enhance(after, cell)
            gains[cell] = scoring.score(after, seat) - scoring.score(s, seat)
    lines = [*rule_words(s, tile, texts), texts("card-price", cost=s.box.price[stack], gold=s.gold[seat])]
    if not gains:
        return Card(piece_name(s.box, tile, texts), [*lines, texts("card-no-empty")])
    best = max(gains, key=lambda cell: gains[cell])
    worth = texts("card-worth", now=scoring.score(s, seat), gain=gains[best], cell=CELL_WORDS[best])
    return Card(piece_name(s.box, tile, texts), [*lines, worth])


def objective(s: Table, slot: int, seat: int, texts: Texts) -> Card | None:
    if s.objectives[slot] == NONE:
        return None
    after = try_out(s, seat)
    title = objective_name(s.box, s.objectives[slot], texts)
    lines = [texts("card-objective")]
    if objectives.has_completed(after, slot):
        return Card(title, [*lines, texts("card-completed")])
    space = objectives.best_free_space(after, slot)
    if space == NONE:
        return Card(title, [*lines, texts("card-taken")])
    needed, found = objectives.needed(after, slot), objectives.best_level_count(after, slot)
    lines.append(texts("card-progress", needed=needed, found=found))
    objectives.complete(after, slot)
    gain = scoring.score(after, seat) - scoring.score(s, seat)
    return Card(title, [*lines, texts("card-objective-worth", gain=gain)])


def garden_card(s: Table, seat: int, word: str, texts: Texts) -> Card | None:
    """A card that lies in a garden, with its enhancement; a visitor with what it finds there."""
    if seat >= s.players or word not in CELL_WORDS:
        return None
    cell = CELL_WORDS.index(word)
    place = seat * CELLS + cell
    card, tile = s.cards[place], s.tiles[place]
    if card == NONE:
        return None
    pieces = [card] if tile == NONE else [card, tile]
    lines = [line for piece in pieces for line in rule_words(s, piece, texts)]
    figure = scoring.figure(s, place)
    if s.box.kind[figure] == c.ANIMAL:
        lines.append(texts("card-stands", points=s.box.points[figure * 3 + level_of(cell)], level=level_of(cell) + 1))
    if s.box.kind[card] == c.VISITOR:
        visitor = s.box.species[card]
        points = s.box.visitor_points[visitor] * scoring.granted(s, seat, s.box.visitor_wishes[visitor])
        lines.append(texts("card-finds", points=points))
    return Card(" + ".join(piece_name(s.box, piece, texts) for piece in pieces), lines)


def rule_words(s: Table, piece: int, texts: Texts) -> list[str]:
    """The rule of what stands on a piece, then of its flowers, its water and its bonuses."""
    lines = figure_words(s, piece, texts)
    row = piece * c.ITEMS
    if any(s.box.items[row + item] for _, item in COLORS):
        lines.append(texts("card-flowers"))
    if s.box.items[row + c.IRRIGATED]:
        lines.append(texts("card-irrigated"))
    lines += [texts(f"card-{bonus}") for bonus, item in BONUS_WORDS if s.box.items[row + item]]
    return lines


def figure_words(s: Table, piece: int, texts: Texts) -> list[str]:
    kind, species = s.box.kind[piece], s.box.species[piece]
    if kind == c.ANIMAL:
        low, middle, high = (s.box.points[piece * 3 + level] for level in range(3))
        return [texts("card-animal", low=low, middle=middle, high=high)]
    if kind == c.TREE:
        first = species * (c.MAX_GROUP + 1)
        values = [str(s.box.tree_points[first + size]) for size in range(1, s.box.tree_max[species] + 1)]
        return [texts("card-tree", tree=texts(f"species-{c.TREE_SPECIES[species]}"), points=texts.join(values))]
    if kind == c.VISITOR:
        return [wish_words("card-visitor", s.box, species, texts)]
    return [texts("card-empty")] if kind == c.EMPTY else []
