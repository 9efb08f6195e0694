"""Sparring partners that only contests know: scripted rushes, each a short recipe in front of a searching bot, trained
policies, and searches of other libraries.

`banker_rush-300` follows its recipe wherever that says something, and else plays as `royal-300` does.
`policy` plays by the network trained for the table (`arena/policies`).
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import NamedTuple

from mypy_extensions import i64

from kiru.ai import bots
from kiru.ai.bot import Bot
from kiru.arena import policies
from kiru.core.actions import Actions
from kiru.core.errors import KiruError
from kiru.core.game import State
from kiru.games.kit import Kit

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


class Outsider(NamedTuple):
    """Bots of another library, whose names begin with the one they are announced under."""

    check: Callable[[str], None]
    """Refuses a name that is not one of theirs."""
    make: Callable[[str, str, int, Kit, int], Bot]
    """By name, seed, seat, kit and number of players."""
    mark: Callable[[], str]
    """What decides how they play, such as a version."""


OUTSIDERS: dict[str, Outsider] = {}
"""Announced by whoever knows them (`bench/leaderboard/open_spiel.py`): contests do not need their libraries."""


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


def outsider(name: str) -> Outsider | None:
    return OUTSIDERS.get(name.partition("-")[0])


def check(name: str, game: str, players: int) -> None:
    """Refuse a name that nobody has, or that belongs to another game or table."""
    found, stranger = parts(name), outsider(name)
    if name == policies.NAME:
        policies.check(game, players)
    elif stranger is not None:
        stranger.check(name)
    elif found is None:
        bots.check(name, game)
    else:
        bots.parse(found[1])
        own = names_of(game)
        if found[0] not in own:
            raise KiruError("error-bot", found=name[:40], expected=", ".join((*bots.NAMES, *own)))


def make(name: str, seed: str, seat: int, kit: Kit, players: int) -> Bot:
    """The bot of that name, scripted, trained or not."""
    found, stranger = parts(name), outsider(name)
    if name == policies.NAME:
        return policies.bot(kit, players)
    if stranger is not None:
        return stranger.make(name, seed, seat, kit, players)
    if found is None:
        return bots.make(name, seed, seat, kit.evaluator)
    return behind(found[0], bots.make(found[1], seed, seat, kit.evaluator))


def mark(names: Sequence[str], game: str, players: int) -> str:
    """What decides how those play that are not Kiru's own code; empty without any."""
    marks = [policies.digest(game, players)] if policies.NAME in names else []
    return " ".join(marks + [stranger.mark() for name in names if (stranger := outsider(name)) is not None])


def behind(name: str, other: Bot) -> Rush:
    """The rush of that name, with a bot behind it."""
    game, function = RECIPES[name]
    return Rush(getattr(import_module(f"kiru.arena.sparring.{game}"), function), other)
