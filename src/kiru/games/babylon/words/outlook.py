"""What a placement will have brought, told while its place or its pillars are still being chosen."""

from kiru.core.game import State
from kiru.games.babylon.engine import actions as act
from kiru.games.babylon.engine import pillars, terraces
from kiru.games.babylon.engine.state import Table
from kiru.games.babylon.words.view_garden import table_of


def finish(state: State) -> None:
    """Lay the tile under way on the cheapest pillars that carry it (B31, B32); how it is turned changes no score."""
    s = table_of(state)
    if s.phase == act.SUPPORTING:
        s.apply(act.SUPPORT + cheapest(s))
    if s.phase == act.ROTATING:
        s.apply(act.ROTATE)


def cheapest(s: Table) -> int:
    """The way to carry the tile that costs the fewest single pillars; of equal ones the first."""
    feet = terraces.feet_at(s, s.spot, s.level)
    ways = [choice for choice in range(pillars.CHOICES) if terraces.why_not_feet(s, feet, choice) == 0]
    return min(ways, key=lambda choice: terraces.price(s, feet, choice))
