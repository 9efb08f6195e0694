"""A game as its clients see it: rules, words and pictures of one box in one handful."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from kiru.core.game import Game, State
from kiru.core.notation import Notation
from kiru.games.sheet import Pad
from kiru.games.traits import Traits
from kiru.text import Texts

View = dict[str, Any]
Names = Sequence[str]
"""What the players are called, by seat."""


class Viewer(Protocol):
    """Shows a state; with the state before and its view it makes only those parts anew that are different."""

    def __call__(self, state: State, before: State | None = None, shown: View | None = None) -> View: ...


@dataclass(frozen=True)
class Kit:
    """Everything beside the rules that a terminal, a server or a tool needs of a game."""

    game: Game
    box: str
    """The box's name and digest, as records write them."""
    notation: Notation
    folder: Path
    """Where the game's texts lie."""
    view: Viewer
    """The state as JSON: what to draw; the same for everybody. Parts of views are shared: nobody may change them."""
    describe: Callable[[State, Names, Texts], list[str]]
    """The state as sentences: the terminal without pictures, the screen reader."""
    prompt: Callable[[State, Names, Texts], str]
    """The question at hand and whom it is put to."""
    label: Callable[[State, int, Texts], str]
    """A legal action in words, before it is taken."""
    story: Callable[[State, int, Names, Texts], str]
    """What an action did, as a line of the log; empty for what needs no mention."""
    result: Callable[[State, Names, Texts], list[str]]
    """How the game ended, as sentences."""
    traits: Callable[[State, Sequence[int], Sequence[int]], list[Traits]]
    """What each seat of a finished game is compared by, from its last state and the row of seats and actions."""
    score_sheet: Callable[[str], list[Pad]]
    """The pads of a sheet typed at a real table."""
    atlas: Callable[[], list[dict[str, Any]]] | None = None
    """The board as a graph, a row a place, if the game has such a board; texts name the columns `atlas-...`."""

    def texts(self, language: str) -> Texts:
        return Texts(language, [self.folder])

    def rule_ids(self, texts: Texts) -> list[str]:
        """The ids of all rules, in the order of the rulebook."""
        ids = [self.game.rule_id(number) for number in range(1, 100)]
        return [rule for rule in ids if texts.has(f"rule-{rule}")]
