"""A game as its clients see it: rules, words and pictures of one box, together."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from kiru.core.evaluator import Evaluator
from kiru.core.game import Game, State
from kiru.core.notation import Notation
from kiru.core.observation import Observer
from kiru.games import glossary
from kiru.games.glossary import Term
from kiru.games.picks import SeatPicks
from kiru.games.sheet import LaidSheet, Pad
from kiru.games.sources import History, ScoreSource
from kiru.games.sources import Pad as SourcePad
from kiru.games.traits import Traits
from kiru.text import Texts

View = dict[str, Any]
"""A view that is its reader's own, whatever game it shows; `words/typed_view.py` of each game says what is in it."""
SharedView = Mapping[str, Any]
"""A view whose parts others show too: nobody changes it."""
Names = Sequence[str]
"""What the players are called, by seat."""


class Viewer(Protocol):
    """Shows a state; with the state before and its view it makes only those parts anew that are different."""

    def __call__(self, state: State, before: State | None = None, shown: SharedView | None = None) -> SharedView: ...


def own_copy(part: Any) -> Any:
    """A part of a view that shares nothing with any other; `deepcopy` takes two or three times as long."""
    if isinstance(part, dict):
        return {key: own_copy(value) for key, value in part.items()}
    return [own_copy(value) for value in part] if isinstance(part, list) else part


class Card(NamedTuple):
    """A piece seen closely."""

    title: str
    sentences: list[str]
    """Its rule in words, and what it is worth for the seat that asks."""


@dataclass(frozen=True)
class Kit:
    """Everything beside the rules that a terminal, a server or a tool needs of a game."""

    game: Game
    evaluator: Evaluator
    """What search makes of a state; learned weights are loaded when the kit is opened."""
    observer: Observer
    """A state as numbers, for learners."""
    box: str
    """The box's name and digest, as records write them."""
    notation: Notation
    folder: Path
    """Where the game's box and weights lie, and its texts below them."""
    shared_view: Viewer
    """The view, made of parts that other views show too: for who writes it down at once and changes nothing in it."""
    describe: Callable[[State, Names, Texts], list[str]]
    """The state as sentences: the terminal without pictures, the screen reader."""
    prompt: Callable[[State, Names, Texts], str]
    """The question at hand and whom it is put to."""
    label: Callable[[State, int, Texts], str]
    """A legal action in words, before it is taken."""
    explain: Callable[[State, int, Texts], str]
    """Why an action is refused, as a fact of this table; told to the seat that is asked."""
    story: Callable[[State, int, Names, Texts], str]
    """What an action did, as a line of the log; empty for what needs no mention."""
    result: Callable[[State, Names, Texts], list[str]]
    """How the game ended, as sentences."""
    sources: Callable[[State, History], list[SourcePad]]
    """By seat and score line the places that the points come from, given how the game came to this state."""
    source_name: Callable[[State, int, ScoreSource, Texts], str]
    """The places of a seat's source in words."""
    traits: Callable[[State, Sequence[int], Sequence[int]], list[Traits]]
    """What each seat of a finished game is compared by, from its last state and the row of seats and actions."""
    score_sheet: Callable[[str], list[Pad]]
    """The pads of a sheet typed at a real table."""
    draft_sheet: Callable[[str], LaidSheet] | None = None
    """The table of a sheet that may lack something yet: the score pad of the companion."""
    sheet_pieces: Callable[[], Mapping[str, Any]] | None = None
    """The pieces that a sheet speaks of, as they are printed, for somebody to pick."""
    option_players: dict[str, tuple[int, int]] = field(default_factory=dict)
    """Options that mean something only with so many players, at least and at most; the others always do."""
    picks: SeatPicks | None = None
    """What every seat may pick for itself before the game, if there is something."""
    opening: Callable[[State, int, Texts], str] | None = None
    """What kind of first choice an action is, in words: who is recruited, not in which group; by default its label."""
    openings: tuple[str, ...] = ()
    """The traits that tell how a seat began: what somebody's statistics count as favorite openings."""
    finish: Callable[[State], None] | None = None
    """Carries an act of several questions to its end, so that a preview can tell what the first of them brings."""
    theme: Callable[[State, Sequence[int], State, State], str] | None = None
    """What a turn is about: its state and actions, where they lead, and where a weaker turn would have led."""
    look: Callable[[State, str, int, Texts], Card | None] | None = None
    """A piece, as the board names it, seen closely by a seat; None where no such piece lies."""
    atlas: Callable[[], list[dict[str, Any]]] | None = None
    """The board as a graph, a row a place, if the game has such a board; texts name the columns `atlas-...`."""
    pictures: Callable[[State, int], list[str]] | None = None
    """The glyphs beside the line of the log that tells of an action, such as those on the card that was taken."""

    def view(self, state: State) -> View:
        """The state as JSON: what to draw; the same for everybody. It is the reader's own, to the last part."""
        view: View = own_copy(self.shared_view(state))
        return view

    def texts(self, language: str) -> Texts:
        return Texts(language, [self.folder / "texts"])

    def rule_ids(self, texts: Texts) -> list[str]:
        """The ids of all rules, in the order of the rulebook."""
        ids = [self.game.rule_id(number) for number in range(1, 100)]
        return [rule for rule in ids if texts.has(f"rule-{rule}")]

    def terms(self, texts: Texts) -> list[Term]:
        """What the booklet calls the things that the rules speak of."""
        return glossary.terms(self.folder, texts)
