"""The question at hand and the possible answers, in words."""

from functools import lru_cache

from kiru.core.game import CHANCE, State
from kiru.games.hanging_gardens.engine import actions as act
from kiru.games.hanging_gardens.engine import components as c
from kiru.games.hanging_gardens.engine.garden import CELLS
from kiru.games.hanging_gardens.engine.objectives import best_free_space
from kiru.games.hanging_gardens.engine.scoring import space_points
from kiru.games.hanging_gardens.words.names import objective_name, piece_name, piece_object
from kiru.games.hanging_gardens.words.notation import CELL_WORDS
from kiru.games.hanging_gardens.words.view import table_of
from kiru.games.kit import Names
from kiru.text import Texts


def prompt(state: State, names: Names, texts: Texts) -> str:
    """Who is asked what."""
    s = table_of(state)
    if s.is_over:
        return texts("prompt-over")
    if s.seat == CHANCE:
        return texts("prompt-chance")
    name = names[s.seat]
    if s.phase == act.PLACING:
        return texts("prompt-placing", name=name, card=piece_object(s.box, s.hand, texts))
    if s.phase == act.ENHANCING:
        return texts("prompt-enhancing", name=name, tile=piece_object(s.box, s.stack_top[s.bought], texts))
    return texts(f"prompt-{act.PHASES[s.phase]}", name=name)


def label(state: State, action: int, texts: Texts) -> str:
    """A player's action before it is taken."""
    s = table_of(state)
    if action < act.PLACE:
        return take_label(s.box, action, s.market[action], texts)
    if action < act.SKIP:
        return place_label(action, texts)
    if action == act.SKIP:
        return texts("label-skip-buying" if s.phase == act.BUYING else "label-skip-completing")
    if action < act.ENHANCE:
        stack = action - act.BUY
        return texts("label-buy", tile=piece_name(s.box, s.stack_top[stack], texts), cost=s.box.price[stack])
    if action < act.COMPLETE:
        cell = action - act.ENHANCE
        card = piece_name(s.box, s.cards[s.seat * CELLS + cell], texts)
        return texts("label-enhance", cell=CELL_WORDS[cell], card=card)
    return complete_label(state, action - act.COMPLETE, texts)


def opening(state: State, action: int, texts: Texts) -> str:
    """What the first card shows, and whether it is free."""
    s = table_of(state)
    kind = c.KINDS[s.box.kind[s.market[action]]]
    free = not s.box.tool_cost[action % c.MARKET_LEVELS]
    return texts("opening-free" if free else "opening-paid", kind=texts(f"opening-{kind}"))


@lru_cache(maxsize=10_000)
def take_label(box: c.Box, action: int, card: int, texts: Texts) -> str:
    column, level = divmod(action, c.MARKET_LEVELS)
    name, cost = piece_name(box, card, texts), box.tool_cost[level]
    return texts("label-take", card=name, column=column + 1, level=level + 1, cost=cost)


@lru_cache(maxsize=1000)
def place_label(action: int, texts: Texts) -> str:
    return texts("label-place", cell=CELL_WORDS[action - act.PLACE])


def complete_label(state: State, slot: int, texts: Texts) -> str:
    s = table_of(state)
    space = best_free_space(s, slot)
    points = 0 if space < 0 else space_points(s, space)
    text = texts("label-complete", objective=objective_name(s.box, s.objectives[slot], texts), points=points)
    bonus = s.box.slot_bonus[slot]
    if not bonus:
        return text
    return texts("label-complete-bonus", label=text, bonus=texts("bonus-gold" if bonus == c.GOLD else "bonus-tool"))
