"""Why an action is refused, as a fact of this table: what stands beside the rule's sentence."""

from kiru.core.game import CHANCE, NONE, State
from kiru.games.babylon.engine import actions as act
from kiru.games.babylon.engine import components as c
from kiru.games.babylon.engine import pillars, terraces
from kiru.games.babylon.engine.garden import CELLS, CORNERS, SPOTS, first_cell
from kiru.games.babylon.engine.state import Table
from kiru.games.babylon.words.explain_decorations import decoration_fact
from kiru.games.babylon.words.notation import CELL_WORDS, COLUMN_WORDS, SPOT_WORDS
from kiru.games.babylon.words.view_garden import table_of
from kiru.text import Texts

STEPS = (
    (act.DIG, act.REMOVING, "remove"), (act.BUILD_DUG, act.DIGGING, "dig"), (act.PLACE, act.BUILDING, "build"),
    (act.SUPPORT, act.PLACING, "place"), (act.ROTATE, act.SUPPORTING, "support"), (act.DONE, act.ROTATING, "rotate"),
    (act.KEEP_DUG, act.DECORATING, "decorate"), (act.FIRST, act.KEEPING, "keep"),
)  # fmt: skip
"""The phase that asks about the actions below each code, and the word of that step; phases follow one another."""
ENOUGH = 99
"""More pillars than any tile costs."""


def explain(state: State, action: int, texts: Texts) -> str:
    """The fact that makes a refused action impossible, told to the player who is asked."""
    s = table_of(state)
    if s.is_over:
        return texts("prompt-over")
    if action >= act.FIRST:
        return texts("why-chance")
    if s.seat == CHANCE:
        return texts("prompt-chance")
    asked, word = next((phase, word) for end, phase, word in STEPS if action < end)
    if asked != s.phase:
        return step_fact(s, asked, word, texts)
    if asked in (act.REMOVING, act.DIGGING):
        return texts(f"why-{word}", column=COLUMN_WORDS[action % act.DIG])
    if asked == act.BUILDING:
        return build_fact(s, action, texts)
    if asked == act.DECORATING:
        return decoration_fact(s, action, texts)
    if asked == act.KEEPING:
        return texts("why-no-dug" if action == act.KEEP_DUG else "why-no-stored")
    return lay_fact(s, action, texts)


def step_fact(s: Table, asked: int, word: str, texts: Texts) -> str:
    """Whether the step of an action is over or still to come, and what is asked now."""
    if s.phase == act.KEEPING and asked > act.DIGGING:
        fact = texts("why-built")
    elif s.phase == act.DECORATING and act.BUILDING < asked < act.DECORATING:
        fact = texts("why-laid")
    elif s.phase == act.DECORATING and asked == act.BUILDING:
        fact = texts("why-decorate-first")
    else:
        fact = texts(f"why-{'done' if asked < s.phase else 'later'}-{word}")
    return f"{fact} {texts(f'why-now-{act.PHASES[s.phase]}')}"


def build_fact(s: Table, action: int, texts: Texts) -> str:
    """No such tile (B24), or no place that the pillars carry (B31)."""
    if action == act.BUILD_DUG and s.dug == NONE:
        return texts("why-no-dug")
    if action == act.BUILD_STORED and s.stored[s.seat] == NONE:
        return texts("why-no-stored")
    cheapest = least_price_anywhere(s)
    if cheapest is None:
        return texts("why-no-place")
    return texts("why-cheapest", needed=cheapest, pillars=s.singles[s.seat])


def least_price_anywhere(s: Table) -> int | None:
    """The pillars that the cheapest place would cost, however many there are; None if no place would do."""
    rich = s.clone()
    assert isinstance(rich, Table)
    rich.singles[s.seat] = ENOUGH
    prices = [
        terraces.least_price(rich, spot, level)
        for spot in range(SPOTS)
        for level in range(1, min(rich.highest[s.seat] + 1, act.LEVELS) + 1)
        if terraces.why_not_place(rich, spot, level) == 0
    ]
    return min(prices, default=None)


def lay_fact(s: Table, action: int, texts: Texts) -> str:
    """A place (B35 to B38), its pillars (B31 to B33) or a rotation (B30)."""
    if action < act.SUPPORT:
        spot, level = divmod(action - act.PLACE, act.LEVELS)
        return place_fact(s, spot, level + 1, texts)
    if action < act.ROTATE:
        feet = terraces.feet_at(s, s.spot, s.level)
        return feet_fact(s, s.spot, feet, action - act.SUPPORT, texts)
    same = (action - act.ROTATE) % s.box.rotations[s.building]
    return texts("why-same-rotation", degrees=90 * (action - act.ROTATE), same=90 * same)


def place_fact(s: Table, spot: int, level: int, texts: Texts) -> str:
    """What lies on the spot or in the way, or what it lacks to stand on."""
    if s.spots[s.seat] >> spot & 1:
        return texts("why-same-spot", cell=SPOT_WORDS[spot])
    if level > s.highest[s.seat] + 1:
        return texts("why-level", level=level, below=level - 1, highest=s.highest[s.seat])
    feet = terraces.feet_at(s, spot, level)
    if feet == pillars.BLOCKED:
        return blocked_fact(s, spot, level, texts)
    rule = terraces.why_not_place(s, spot, level)
    choices = [choice for choice in range(pillars.CHOICES) if terraces.why_not_feet(s, feet, choice) == rule]
    return feet_fact(s, spot, feet, min(choices, key=lambda choice: order_of(s, feet, choice)), texts)


def order_of(s: Table, feet: int, choice: int) -> tuple[int, int]:
    """Which way to carry a tile is nearest to a legal one: fewest corners missing, then cheapest."""
    return pillars.missing_feet(feet & 255, choice), terraces.price(s, feet, choice)


def blocked_fact(s: Table, spot: int, level: int, texts: Texts) -> str:
    """The cell that is too high already, or crossed by a bridge (B37)."""
    cells = [first_cell(spot) + corner for corner in CORNERS]
    for cell in cells:
        if s.tops[s.seat * CELLS + cell] >= level:
            return texts("why-too-high", cell=CELL_WORDS[cell], top=s.tops[s.seat * CELLS + cell])
    crossed = next(cell for cell in cells if s.decks[s.seat * CELLS + cell] >= level)
    return texts("why-crossed", cell=CELL_WORDS[crossed], level=s.decks[s.seat * CELLS + crossed])


def feet_fact(s: Table, spot: int, feet: int, choice: int, texts: Texts) -> str:
    """Corners without a foot, too few pillars (B31), no doubles (B32), no belvedere (B33), stairs in the way (B38)."""
    if pillars.missing_feet(feet & 255, choice):
        kept = pillars.kept_feet(feet, choice)
        bare = [corner for corner in range(4) if not kept >> (2 * corner) & 3 and corner != choice - 1]
        names = [CELL_WORDS[first_cell(spot) + CORNERS[corner]] for corner in bare]
        return texts("why-no-foot", cells=texts.join(names), count=len(names))
    price = terraces.price(s, feet, choice)
    if price > s.singles[s.seat]:
        return texts("why-pillars", needed=price, pillars=s.singles[s.seat])
    if terraces.swaps(s, feet, choice) > s.supply[c.DOUBLE]:
        return texts("why-doubles", needed=terraces.swaps(s, feet, choice), left=s.supply[c.DOUBLE])
    corner = CELL_WORDS[first_cell(spot) + CORNERS[choice - 1]]
    return texts("why-stairs" if s.supply[c.BELVEDERE] else "why-no-belvedere", cell=corner)
