"""The words of the actions: `recruit 2 3`, `caravan 4`, `irrigate b1-b2`, `plant c2`, `craft peasant`."""

from kiru.core.notation import Notation
from kiru.games.amyitis.engine import actions as act
from kiru.games.amyitis.engine import components as c
from kiru.games.amyitis.engine.components import Box
from kiru.games.amyitis.engine.garden import AREA_NAMES, SQUARES, square_name

SQUARE_NAMES = [square_name(square) for square in range(SQUARES)]
GIFT_WORDS = c.BONUS_WORDS[:2]
"""What Ishtar gives, in the order of the codes."""


def make(box: Box) -> Notation:
    """The table of words for one box."""
    words = [""] * act.NUM_ACTIONS

    def name(start: int, verb: str, things: list[str]) -> None:
        words[start : start + len(things)] = [f"{verb} {thing}" for thing in things]

    plain = c.RESOURCE_WORDS[: c.PLAIN]
    words[act.PASS] = "pass"
    places = range(c.MAX_PLAYERS * c.GROUP)
    name(act.RECRUIT, "recruit", [f"{card // c.GROUP + 1} {card % c.GROUP + 1}" for card in places])
    name(act.CARAVAN, "caravan", [str(distance) for distance in range(1, c.SPACES)])
    name(act.FIELD, "field", c.FIELD_WORDS)
    name(act.TEMPLE, "temple", c.TEMPLE_WORDS)
    name(act.AREA, "irrigate", AREA_NAMES)
    name(act.SELL, "sell", c.RESOURCE_WORDS)
    words[act.STOP] = "stop"
    name(act.PAY, "pay", c.RESOURCE_WORDS)
    name(act.COURT, "court", c.COURT_WORDS)
    name(act.TOKEN, "token", plain)
    name(act.PLANT, "plant", SQUARE_NAMES)
    name(act.GAIN, "gain", c.RESOURCE_WORDS)
    name(act.GIFT, "gift", GIFT_WORDS)
    name(act.GIVE, "give", c.RESOURCE_WORDS)
    words[act.DECLINE] = "decline"
    name(act.RECEIVE, "receive", plain)
    name(act.DISCARD, "discard", c.RESOURCE_WORDS)
    name(act.FIRST, "first", [str(seat) for seat in range(1, c.MAX_PLAYERS + 1)])
    name(act.LAY_TOKEN, "lay", plain)
    name(act.TILE, "tile", box.tile_keys)
    name(act.PLANT_CARD, "card", box.plant_keys)
    name(act.SIDE, "side", ["1", "2"])
    name(act.CRAFT, "craft", c.CRAFT_WORDS)
    return Notation(words)
