"""A puzzle that is being solved: the position, the turn so far, and what is asked next. No server is needed."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from kiru.core.errors import IllegalAction, KiruError
from kiru.core.game import State
from kiru.games import open_kit
from kiru.games.kit import Kit
from kiru.puzzles.position import first_state, unpacked
from kiru.puzzles.shelf import Puzzle, shelf
from kiru.puzzles.turn import Line, is_turn_over, listing, turn_lines
from kiru.text import Texts, known

MOST_OPEN = 64
"""Positions that are kept ready."""
LONGEST_TURN = 60
"""Decisions of one turn that are listened to."""


class TakenStep(NamedTuple):
    """A decision of the turn, and the state before it."""

    before: State
    action: int
    forced: bool


@dataclass(frozen=True)
class Opened:
    """A puzzle with its position and everything that can be done in it."""

    puzzle: Puzzle
    kit: Kit
    state: State

    @property
    def seat(self) -> int:
        return int(self.state.seat)

    @cached_property
    def lines(self) -> list[Line]:
        return turn_lines(self.kit.evaluator, self.state, len(self.puzzle.losses))

    @cached_property
    def numbers(self) -> dict[int, int]:
        """The number of the line that leads to a state, by its key."""
        return {int(line.state.key()): number for number, line in enumerate(self.lines)}

    def texts(self, language: str) -> Texts:
        return texts_of(self.puzzle.game, known(language) or "en")

    def names(self, texts: Texts) -> list[str]:
        """What the seats are called: by their numbers, since sentences speak of them."""
        return [texts("seat-name", number=seat + 1) for seat in range(self.puzzle.players)]


@lru_cache(maxsize=64)
def texts_of(game: str, language: str) -> Texts:
    return kit_of(game).texts(language)


@lru_cache(maxsize=8)
def kit_of(game: str) -> Kit:
    return open_kit(game)


@lru_cache(maxsize=MOST_OPEN)
def opened(game: str, number: int) -> Opened:
    """A puzzle by its number on the game's shelf, from 0."""
    puzzles = shelf(game)
    if not 0 <= number < len(puzzles):
        raise KiruError("error-puzzle", number=number + 1, game=game)
    return at_position(puzzles[number])


def at_position(puzzle: Puzzle) -> Opened:
    """The game brought to where the puzzle begins."""
    kit = kit_of(puzzle.game)
    state = first_state(kit.game, puzzle.players)
    for action in unpacked(kit.game, puzzle.players, puzzle.position, puzzle.steps):
        state.apply(action)
    return Opened(puzzle, kit, state)


class Attempt:
    """A try: the decisions that were taken, each checked, and those that followed without a question."""

    def __init__(self, start: Opened, actions: Sequence[str]) -> None:
        if len(actions) > LONGEST_TURN:
            raise KiruError("error-puzzle-turn")
        self.start = start
        self.state = start.state.clone()
        self.done: list[TakenStep] = []
        self.last = 0
        """How many decisions came before the last one of the player."""
        for word in actions:
            self._play(start.kit.notation.action(word), word)

    @property
    def is_over(self) -> bool:
        return bool(self.done) and is_turn_over(self.start.kit.evaluator, self.state, self.start.seat)

    @property
    def line(self) -> int | None:
        """The number of the line that was played to its end."""
        return self.start.numbers.get(int(self.state.key())) if self.is_over else None

    def _play(self, action: int, word: str) -> None:
        if self.is_over:
            raise KiruError("error-puzzle-turn")
        rule = self.state.why_not(action)
        if rule:
            raise IllegalAction(word, self.start.kit.game.rule_id(int(rule)))
        self.last = len(self.done)
        self._do(action, False)
        while not self.is_over:
            legal = listing(self.state)
            if len(legal) > 1:
                return
            self._do(legal[0], True)

    def _do(self, action: int, forced: bool) -> None:
        self.done.append(TakenStep(self.state.clone(), action, forced))
        self.state.apply(action)


def why_not(turn: Attempt, word: str, texts: Texts) -> dict[str, str | None]:
    """The rule that forbids an action now, and the fact that makes it so; a rule of None: nothing does."""
    kit = turn.start.kit
    action = kit.notation.action(word)
    rule = turn.state.why_not(action)
    if not rule:
        return {"rule": None, "title": "", "text": "", "fact": ""}
    key = kit.game.rule_id(int(rule))
    fact = kit.explain(turn.state, action, texts)
    return {"rule": key, "title": texts(f"rule-{key}.title"), "text": texts(f"rule-{key}"), "fact": fact}


def look(turn: Attempt, piece: str, seat: int, texts: Texts) -> dict[str, Any]:
    """A piece seen closely by a seat."""
    find = turn.start.kit.look
    is_seat = 0 <= seat < turn.start.puzzle.players
    card = find(turn.state, piece, seat, texts) if find and is_seat else None
    if card is None:
        raise KiruError("error-piece", piece=piece[:40])
    return {"title": card.title, "sentences": card.sentences}
