"""Why an action is refused, as a fact of this table: what stands beside the rule's sentence."""

from kiru.core.game import CHANCE, NONE, State
from kiru.games.hanging_gardens.engine import actions as act
from kiru.games.hanging_gardens.engine import components as c
from kiru.games.hanging_gardens.engine import objectives, rules
from kiru.games.hanging_gardens.engine.garden import CELLS, ROW, WIDEST, base_of, reached_width
from kiru.games.hanging_gardens.engine.scoring import count_bits
from kiru.games.hanging_gardens.engine.state import Table
from kiru.games.hanging_gardens.words.names import piece_name
from kiru.games.hanging_gardens.words.notation import CELL_WORDS
from kiru.games.hanging_gardens.words.view import table_of
from kiru.text import Texts

STEPS = {act.TAKING: 0, act.PLACING: 1, act.BUYING: 2, act.ENHANCING: 3, act.COMPLETING: 4}
"""The steps of a turn in their order, by phase."""


def explain(state: State, action: int, texts: Texts) -> str:
    """The fact that makes a refused action impossible, told to the player who is asked."""
    s = table_of(state)
    rule = s.why_not(action)
    if s.is_over:
        return texts("prompt-over")
    if action >= act.FIRST:
        return texts("why-chance")
    if s.seat == CHANCE:
        return texts("prompt-chance")
    if rule == 9:
        return step_fact(s, action, texts)
    if s.phase == act.TAKING:
        return take_fact(s, rule, action - act.TAKE, texts)
    if s.phase == act.PLACING:
        return place_fact(s, rule, action - act.PLACE, texts)
    if s.phase == act.BUYING:
        return buy_fact(s, action - act.BUY, texts)
    if s.phase == act.ENHANCING:
        return enhance_fact(s, action - act.ENHANCE, texts)
    return complete_fact(s, rule, action - act.COMPLETE, texts)


def step_of(action: int) -> tuple[int, str]:
    """The step of a turn that an action belongs to, and its word."""
    if action < act.PLACE:
        return 0, "take"
    if action < act.SKIP:
        return 1, "place"
    if action < act.ENHANCE:
        return 2, "buy"
    return (3, "enhance") if action < act.COMPLETE else (4, "complete")


def step_fact(s: Table, action: int, texts: Texts) -> str:
    """Whether the step of an action is over or still to come, and what is asked now (H09)."""
    now = texts(f"why-now-{act.PHASES[s.phase]}")
    if action == act.SKIP:
        return f"{texts('why-no-skip')} {now}"
    step, word = step_of(action)
    when = "done" if step < STEPS[s.phase] else "later"
    return f"{texts(f'why-{when}-{word}')} {now}"


def take_fact(s: Table, rule: int, place: int, texts: Texts) -> str:
    """A full column (H10), or too few tools (H11)."""
    column, level = divmod(place, c.MARKET_LEVELS)
    if rule == 10:
        return texts("why-column", column=column + 1, spaces=s.box.spaces[s.players - 1])
    return texts("why-tools", cost=s.box.tool_cost[level], tools=s.tools[s.seat])


def place_fact(s: Table, rule: int, cell: int, texts: Texts) -> str:
    """What lies there, what is missing beside or below it, or how wide the garden would be (H12 to H14)."""
    cells, name = s.cells[s.seat], CELL_WORDS[cell]
    if rule == 14:
        full = count_bits(cells & ROW) == WIDEST
        return texts("why-full" if full else "why-wide", cell=name, width=reached_width(cells, cell), most=WIDEST)
    if rule == 13:
        below = [CELL_WORDS[base] for base in (base_of(cell), base_of(cell) + 1) if not cells >> base & 1]
        return texts("why-below", cell=name, missing=texts.join(below), count=len(below))
    if not cells:
        return texts("why-first")
    if cells >> cell & 1:
        return texts("why-taken", cell=name, card=piece_name(s.box, s.cards[s.seat * CELLS + cell], texts))
    return texts("why-apart", cell=name)


def buy_fact(s: Table, stack: int, texts: Texts) -> str:
    """An empty stack (H03), too little gold, or no Empty card (H19)."""
    price = s.box.price[stack]
    if s.stack_top[stack] == NONE:
        return texts("why-stack", cost=price)
    facts = [texts("why-gold", cost=price, gold=s.gold[s.seat])] if price > s.gold[s.seat] else []
    if not rules.has_empty_card(s):
        facts.append(texts("why-no-empty"))
    return " ".join(facts)


def enhance_fact(s: Table, cell: int, texts: Texts) -> str:
    """What lies where only an Empty card will do (H19)."""
    spot = s.seat * CELLS + cell
    if s.cards[spot] == NONE:
        return texts("why-no-card", cell=CELL_WORDS[cell])
    if s.tiles[spot] != NONE:
        return texts("why-enhanced", cell=CELL_WORDS[cell])
    return texts("why-not-empty", cell=CELL_WORDS[cell], card=piece_name(s.box, s.cards[spot], texts))


def complete_fact(s: Table, rule: int, slot: int, texts: Texts) -> str:
    """Completed before, full (H33), or too few items on the best level (H30, H32)."""
    if rule == 33:
        return texts("why-completed" if objectives.has_completed(s, slot) else "why-spaces")
    item = c.ITEM_WORDS[s.box.objective_item[s.objectives[slot]]]
    asked = texts(f"objective-{item}", required=objectives.needed(s, slot))
    return texts("why-items", objective=asked, found=objectives.best_level_count(s, slot))
