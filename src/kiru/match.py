"""A match in words: what `kiru.new` and `kiru.load` give, for people who type Python.

>>> import kiru
>>> match = kiru.new("amyitis", players=2, seed="7")
>>> match.turn
Turn(seat=0, question='Player 1, do you pass, recruit, or move the caravan?')
>>> match.legal[:3]
['pass', 'recruit 1 1', 'recruit 1 2']
>>> match.play("recruit 1 1")[0].story
'Player 1 recruits a peasant for free.'
>>> match.why_not("pass").rule
'A32'
>>> match.why_not("pass").fact
'Your action of this turn has already begun. Now choose a field for your peasant.'
>>> match.undo()
1
>>> match.is_over
False
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from kiru.core import record as records
from kiru.core.errors import KiruError
from kiru.core.game import CHANCE, State
from kiru.core.record import Seat
from kiru.core.referee import Referee, StepTaken
from kiru.games.kit import Kit, View
from kiru.support.files import write_text

if TYPE_CHECKING:
    from kiru.text import Texts

COLUMNS = 110
"""How wide the board of `print(match)` is."""


class Turn(NamedTuple):
    """Who is asked, and what."""

    seat: int
    """From 0."""
    question: str


class Rule(NamedTuple):
    """The rule that forbids an action."""

    rule: str
    """Its id, such as `H13`."""
    title: str
    sentence: str
    fact: str
    """What makes it so at this table: `2 tools needed, you have 1.`"""


class Step(NamedTuple):
    """One decision that was carried out; chance has no seat."""

    seat: int | None
    action: str
    story: str
    """What it did, as a line of the log; empty for what needs no mention."""


class Score(NamedTuple):
    """The points of a seat, and the lines they come from."""

    total: int
    lines: dict[str, int]


class Match:
    """A game being played; whatever is refused changes nothing and says why (`IllegalAction`)."""

    def __init__(self, kit: Kit, referee: Referee, seats: list[Seat], language: str = "en") -> None:
        self.kit = kit
        self.referee = referee
        """The same match with actions as small numbers, for speed."""
        self.seats = seats
        self.texts: Texts = kit.texts(language)
        self.log: list[Step] = []
        """What happened since this object was made."""
        self._note(referee.start())

    @property
    def game(self) -> str:
        return self.kit.game.name

    @property
    def players(self) -> int:
        return self.referee.players

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def state(self) -> State:
        """The state itself: small-number actions, `legal_actions`, `apply`, `clone`, `key`."""
        return self.referee.state

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    @property
    def turn(self) -> Turn | None:
        """The question at hand; None when the game is over."""
        if self.is_over:
            return None
        return Turn(int(self.state.seat), self.kit.prompt(self.state, self.names, self.texts))

    @property
    def legal(self) -> list[str]:
        """What may be done now, in notation."""
        return [] if self.is_over else [self.kit.notation.text(action) for action in self.referee.legal()]

    def label(self, action: str) -> str:
        """A legal action as a sentence a player would read."""
        return self.kit.label(self.state, self.kit.notation.action(action), self.texts)

    def play(self, action: str) -> list[Step]:
        """Carry out an action of the seat that is asked; what it did, with all that followed without a question."""
        with self._explained():
            return self._note(self.referee.play(int(self.state.seat), self.kit.notation.action(action)))

    def undo(self) -> int:
        """Take back the last choice, if nothing was revealed since; how many steps that were."""
        last = self.referee.steps[-1].seat if self.referee.steps else CHANCE
        with self._explained():
            taken_back = self.referee.undo(last)
        del self.log[-taken_back:]
        return taken_back

    def why_not(self, action: str) -> Rule | None:
        """The rule that forbids an action now; None if it is legal."""
        with self._explained():
            code = self.kit.notation.action(action)
            rule = self.referee.why_not(code)
        if rule is None:
            return None
        title, sentence = self.texts(f"rule-{rule}.title"), self.texts(f"rule-{rule}")
        return Rule(rule, title, sentence, self.kit.explain(self.state, code, self.texts))

    @property
    def scores(self) -> list[Score]:
        """Everybody's points as the game stands, line by line."""
        lines = self.kit.game.score_lines
        pads = [self.state.score_lines(seat) for seat in range(self.players)]
        return [Score(sum(pad), dict(zip(lines, pad, strict=True))) for pad in pads]

    @property
    def ranking(self) -> list[int]:
        """The place of every seat, 1 for the winner; equal places are shared."""
        return self.state.ranking()

    def view(self) -> View:
        """The table as JSON: what any client draws."""
        return self.kit.view(self.state)

    def describe(self) -> list[str]:
        """The table as sentences."""
        return self.kit.describe(self.state, self.names, self.texts)

    def record(self) -> str:
        """The match as a record (docs/record.md); `kiru.load` reads it."""
        return records.write(records.of_match(self.referee, self.kit.box, self.seats))

    def save(self, path: str | Path) -> None:
        write_text(Path(path), self.record())

    def clone(self) -> Match:
        """A copy to try things with: the same deals follow if the dealer is seeded."""
        copy = Match.__new__(Match)
        copy.kit, copy.seats, copy.texts = self.kit, list(self.seats), self.texts
        copy.log = list(self.log)
        copy.referee = self.referee.clone()
        return copy

    def __str__(self) -> str:
        """The board as the terminal shows it."""
        from rich.console import Console

        from kiru import boards

        paper = StringIO()
        console = Console(file=paper, width=COLUMNS, color_system=None, highlight=False)
        console.print(boards.draw(self.game, self.view(), self.names, self.texts))
        return paper.getvalue()

    def __repr__(self) -> str:
        return f"<kiru.Match {self.game}, {self.players} players, {len(self.referee.steps)} steps>"

    @contextmanager
    def _explained(self) -> Iterator[None]:
        """Errors tell in words what is wrong, below their key."""
        try:
            yield
        except KiruError as error:
            error.add_note(self.texts.error(error))
            raise

    def _note(self, taken: list[StepTaken]) -> list[Step]:
        steps = [self._told(one) for one in taken]
        self.log += steps
        return steps

    def _told(self, one: StepTaken) -> Step:
        seat = None if one.step.seat == CHANCE else one.step.seat
        story = self.kit.story(one.before, one.step.action, self.names, self.texts)
        return Step(seat, self.kit.notation.text(one.step.action), story)
