"""A finished game as one of its players sees it, and what is read from its row of decisions."""

from typing import NamedTuple

from kiru.core.referee import Referee
from kiru.games.kit import Kit


class BotAtTable(NamedTuple):
    """A bot that sat at the table, and its place."""

    bot: str
    place: int


class CountedGame(NamedTuple):
    """One seat of a finished game."""

    game: str
    players: int
    table: str
    at: int
    """When it ended, in milliseconds."""
    place: int
    lines: list[int] | None
    """The points line by line; None for somebody who did not play to the end."""
    opening: dict[str, str]
    bots: tuple[BotAtTable, ...]


def openings(kit: Kit, match: Referee) -> list[dict[str, str]]:
    """How every seat began, in the words of the game's own traits; nothing for a game that did not come to its end."""
    state = match.state
    if not state.is_over or not kit.openings:
        return [{} for _ in range(match.players)]
    seats = [step.seat for step in match.steps]
    found = kit.traits(state, seats, [step.action for step in match.steps])
    return [{name: traits[name] for name in kit.openings} for traits in found]
