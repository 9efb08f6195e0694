"""Sparring partners: scripted rushes by name, each a short recipe in front of a searching bot.

`banker_rush-300` follows its recipe wherever that says something, and else plays as `royal-300` does.
"""

from collections.abc import Callable
from importlib import import_module

from mypy_extensions import i64

from kiru.ai import bots
from kiru.ai.bot import Bot
from kiru.core.actions import Actions
from kiru.core.errors import KiruError
from kiru.core.evaluator import Evaluator
from kiru.core.game import State

Recipe = Callable[[State, list[int]], int | None]
"""What to do in a state, chosen from the actions listed; None where the recipe says nothing."""
RECIPES = {
    "banker_rush": ("amyitis", "rush_banker"),
    "palace_rush": ("amyitis", "rush_palace"),
    "objective_rush": ("hanging_gardens", "rush_objectives"),
    "hoarder": ("hanging_gardens", "hoard"),
    "tower_rush": ("babylon", "rush_tower"),
    "statue_line": ("babylon", "line_statues"),
}
"""The game of each and the function that holds its recipe."""
BASE = "royal"


class Rush(Bot):
    """Follows a recipe, and asks another bot where that is silent."""

    def __init__(self, recipe: Recipe, other: Bot) -> None:
        self.recipe = recipe
        self.other = other

    def choose(self, state: State) -> i64:
        out = Actions()
        state.legal_actions(out)
        listed = list(out)
        wanted = self.recipe(state, listed) if len(listed) > 1 else listed[0]
        return self.other.choose(state) if wanted is None else wanted

    def watch(self, state: State, action: i64) -> None:
        self.other.watch(state, action)


def parts(name: str) -> tuple[str, str] | None:
    """The recipe of a name and the bot behind it, or None if it is no sparring partner."""
    recipe, *budget = name.split("-")
    return (recipe, "-".join([BASE, *budget])) if recipe in RECIPES else None


def names_of(game: str) -> list[str]:
    """The rushes of a game."""
    return [recipe for recipe, (where, _) in RECIPES.items() if where == game]


def check(name: str, game: str) -> None:
    """Refuse a name that nobody has, or that belongs to another game."""
    found = parts(name)
    if found is None:
        bots.check(name, game)
        return
    bots.parse(found[1])
    own = names_of(game)
    if found[0] not in own:
        raise KiruError("error-bot", found=name[:40], expected=", ".join((*bots.NAMES, *own)))


def make(name: str, seed: str, seat: int, evaluator: Evaluator) -> Bot:
    """The bot of that name, scripted or not."""
    found = parts(name)
    if found is None:
        return bots.make(name, seed, seat, evaluator)
    return behind(found[0], bots.make(found[1], seed, seat, evaluator))


def behind(name: str, other: Bot) -> Rush:
    """The rush of that name, with a bot behind it."""
    game, function = RECIPES[name]
    return Rush(getattr(import_module(f"kiru.arena.sparring.{game}"), function), other)
