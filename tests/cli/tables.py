"""Tables to draw: games of greedy bots up to a decision, and pictures as lines of text."""

import io
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import product
from typing import Any

from rich.cells import cell_len
from rich.console import Console, RenderableType

from kiru import boards
from kiru.ai import bots
from kiru.boards.pieces import LETTERS, SHAPES
from kiru.core.dealer import SeededDealer
from kiru.core.game import State
from kiru.core.referee import Referee
from kiru.games import open_kit
from kiru.text import LANGUAGES, Texts

SEED = "7"
NAMES = ("Ada", "Bogusław", "Céline", "Dov", "Ewa")
MARKS = [shape + letter for shape, letter in zip(SHAPES, LETTERS, strict=True)]
"""The mark of each seat."""
Picture = list[str]
kit_of = cache(open_kit)


@cache
def states(game: str, players: int) -> list[State]:
    """Every state of one game, set-up and chance included."""
    kit = kit_of(game)
    match = Referee(kit.game, kit.notation, players, {}, SeededDealer(SEED, kit.game.sources))
    seated = [bots.make("greedy", SEED, seat, kit.evaluator) for seat in range(players)]
    events = match.start()
    while not match.state.is_over:
        events += match.play(match.state.seat, seated[match.state.seat].choose(match.state))
    return [*(event.before for event in events), match.state]


def middle(game: str, players: int) -> State:
    """The first question after two thirds of a game."""
    row = states(game, players)
    return next(state for state in row[len(row) * 2 // 3 :] if state.seat >= 0)


def view_of(game: str, state: State) -> dict[str, Any]:
    return kit_of(game).view(state)


def lines(picture: RenderableType, width: int) -> Picture:
    """A renderable as a pipe gets it."""
    screen = Console(width=width, file=io.StringIO(), color_system=None)
    screen.print(picture)
    assert isinstance(screen.file, io.StringIO)
    return screen.file.getvalue().splitlines()


def drawn(view: dict[str, Any], texts: Texts, width: int) -> Picture:
    """A view as lines of text."""
    names = NAMES[: len(view["players"])]
    return lines(boards.draw(view["game"], view, names, texts), width)


@dataclass(frozen=True)
class Case:
    """One table as it is drawn: in the middle of a game or at its end, in a language, at a width."""

    game: str
    players: int
    stage: str
    language: str
    width: int

    def __str__(self) -> str:
        return f"{self.players}-{self.stage}-{self.language}-{self.width}"

    @cached_property
    def view(self) -> dict[str, Any]:
        ended = self.stage == "end"
        return view_of(self.game, states(self.game, self.players)[-1] if ended else middle(self.game, self.players))

    @cached_property
    def texts(self) -> Texts:
        return kit_of(self.game).texts(self.language)

    @cached_property
    def picture(self) -> Picture:
        return drawn(self.view, self.texts, self.width)

    @property
    def text(self) -> str:
        return "\n".join(self.picture)

    def check_fits(self) -> None:
        """No line is too wide, and nothing was cut to make it fit."""
        assert max(cell_len(line) for line in self.picture) <= self.width
        assert not [line for line in self.picture if "…" in line]


def cases(game: str, players: Sequence[int]) -> list[Case]:
    """A game's tables with every number of players, in every language and at both widths."""
    stages = ("middle", "end")
    return [Case(game, *one) for one in product(players, stages, LANGUAGES, (80, 100))]


@cache
def texts_of(game: str) -> dict[str, Texts]:
    """A game's texts in every language."""
    return {language: kit_of(game).texts(language) for language in LANGUAGES}
