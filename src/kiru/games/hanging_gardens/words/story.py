"""What an action did: a line of the log, and the small picture beside it."""

from functools import lru_cache

from kiru.core.game import CHANCE, NONE, State
from kiru.games.hanging_gardens.engine import actions as act
from kiru.games.hanging_gardens.engine import components as c
from kiru.games.hanging_gardens.engine import objectives
from kiru.games.hanging_gardens.engine.automaton import first_open_column
from kiru.games.hanging_gardens.engine.garden import level_of
from kiru.games.hanging_gardens.engine.scoring import space_points
from kiru.games.hanging_gardens.engine.state import Table
from kiru.games.hanging_gardens.words.names import irrigation_name, objective_name, piece_object
from kiru.games.hanging_gardens.words.view import ACTION_WORDS, table_of
from kiru.games.hanging_gardens.words.view_pieces import BONUS_WORDS
from kiru.games.kit import Names
from kiru.text import Texts

COLORS = (("blue", c.BLUE), ("red", c.RED), ("yellow", c.YELLOW))


def story(before: State, action: int, names: Names, texts: Texts) -> str:
    """The log line of an action, told from the state it was taken in; skipping needs no line."""
    s = table_of(before)
    if s.seat == CHANCE:
        return dealt(s, action, names, texts)
    return done(s, action, names[s.seat], texts)


def done(s: Table, action: int, name: str, texts: Texts) -> str:
    """A player's action."""
    if s.phase == act.TAKING:
        card = piece_object(s.box, s.market[action], texts)
        return texts("story-take", name=name, card=card, cost=s.box.tool_cost[action % c.MARKET_LEVELS])
    if action == act.SKIP:
        return ""
    gain = gained(s, action, texts)
    suffix = "-gain" if gain else ""
    if s.phase == act.PLACING:
        return texts(f"story-place{suffix}", name=name, level=level_of(action - act.PLACE) + 1, gain=gain)
    if s.phase == act.BUYING:
        tile = piece_object(s.box, s.stack_top[action - act.BUY], texts)
        return texts("story-buy", name=name, tile=tile, cost=s.box.price[action - act.BUY])
    if s.phase == act.ENHANCING:
        return texts(f"story-enhance{suffix}", name=name, level=level_of(action - act.ENHANCE) + 1, gain=gain)
    slot = action - act.COMPLETE
    objective = objective_name(s.box, s.objectives[slot], texts)
    points = space_points(s, objectives.best_free_space(s, slot))
    return texts(f"story-complete{suffix}", name=name, objective=objective, points=points, gain=gain)


def gained(s: Table, action: int, texts: Texts) -> str:
    """What an action brought its player: marker, gold, tools."""
    after = table_of(s.clone())
    after.apply(action)
    parts = []
    if after.marker == s.seat != s.marker:
        parts.append(texts("gain-marker"))
    if after.gold[s.seat] > s.gold[s.seat]:
        parts.append(texts("gain-gold", count=after.gold[s.seat] - s.gold[s.seat]))
    if after.tools[s.seat] > s.tools[s.seat]:
        parts.append(texts("gain-tools", count=after.tools[s.seat] - s.tools[s.seat]))
    return texts.join(parts)


def dealt(s: Table, action: int, names: Names, texts: Texts) -> str:
    """What chance brought."""
    if s.phase == act.DRAWING_FIRST:
        return texts("story-first", name=names[action - act.FIRST])
    if s.phase == act.DEALING_OBJECTIVES:
        slot = sum(tile != NONE for tile in s.objectives) + 1
        return texts("story-objective", slot=slot, objective=objective_name(s.box, action - act.OBJECTIVE, texts))
    if s.phase == act.DEALING_IRRIGATION:
        seat = sum(card != NONE for card in s.irrigation)
        irrigation = irrigation_name(s.box, action - act.IRRIGATE, texts)
        return texts("story-irrigation", name=names[seat], irrigation=irrigation)
    if s.phase == act.AUTOMATON_TURNING:
        return automaton_turn(s, action - act.AUTOMATON, texts)
    piece = action - act.DEAL
    if piece >= c.CARDS:
        tile = piece_object(s.box, piece, texts)
        return texts("story-turn", cost=s.box.price[s.box.stack[piece]], tile=tile)
    return texts("story-deal", column=s.column + 1, card=piece_object(s.box, piece, texts))


def automaton_turn(s: Table, card: int, texts: Texts) -> str:
    """The automaton's card: where its gardener goes, what it discards, its top action."""
    column = first_open_column(s, card)
    after = table_of(s.clone())
    after.apply(act.AUTOMATON + card)
    before = column_cards(s, column)
    for kept in column_cards(after, column):
        before.remove(kept)
    gone = texts("story-automaton-nothing")
    if before:
        gone = texts(
            "story-automaton-discards", cards=texts.join([piece_object(s.box, piece, texts) for piece in before])
        )
    line = texts("story-automaton", card=card + 1, column=column + 1, discarded=gone)
    word, _, cost = ACTION_WORDS[s.box.automaton_action[card]].partition("_")
    return texts(f"story-automaton-action-{word}", line=line, **({"cost": cost} if cost else {}))


def column_cards(s: Table, column: int) -> list[int]:
    places = range(column * c.MARKET_LEVELS, (column + 1) * c.MARKET_LEVELS)
    return [s.market[place] for place in places if s.market[place] != NONE]


def pictures(before: State, action: int) -> list[str]:
    """The glyphs beside a line: the card or tile that was taken, bought or laid out."""
    s = table_of(before)
    if s.seat == CHANCE:
        return piece_glyphs(s.box, action - act.DEAL) if act.DEAL <= action < act.AUTOMATON else []
    if s.phase == act.TAKING:
        return piece_glyphs(s.box, s.market[action])
    if s.phase == act.BUYING and action != act.SKIP:
        return piece_glyphs(s.box, s.stack_top[action - act.BUY])
    return []


@lru_cache(maxsize=10_000)
def piece_glyphs(box: c.Box, piece: int) -> list[str]:
    """What is drawn on a card: who stands there, its flowers, water and bonuses; made once and never changed."""
    row = piece * c.ITEMS
    glyphs = figure_glyphs(box.kind[piece], box.species[piece])
    glyphs += [color for color, item in COLORS for _ in range(box.items[row + item])]
    glyphs += ["water"] * bool(box.items[row + c.IRRIGATED])
    return glyphs + [bonus for bonus, item in BONUS_WORDS for _ in range(box.items[row + item])]


def figure_glyphs(kind: int, species: int) -> list[str]:
    if kind == c.ANIMAL:
        return [c.ANIMAL_SPECIES[species]]
    if kind == c.TREE:
        return [c.TREE_SPECIES[species]]
    return ["visitor"] if kind == c.VISITOR else []
