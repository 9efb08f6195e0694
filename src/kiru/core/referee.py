"""A match: the one checked door to a state, with its history and undo."""

from typing import Final

from kiru.core import options as table_options
from kiru.core.actions import Actions
from kiru.core.dealer import Dealer
from kiru.core.errors import IllegalAction, KiruError
from kiru.core.game import CHANCE, Game, State
from kiru.core.notation import Notation
from kiru.core.steps import Step, Steps

MOST_STEPS = 10_000
"""Decisions of one game, chance included: five times the longest of 25,000 random games, which took 1,821."""
MOST_UNASKED = 400
"""Decisions in a row in which nobody had a choice: ten times the longest row in games with any box that is accepted."""


class StepTaken:
    """A step as it happened: its number and the state it changed."""

    def __init__(self, number: int, step: Step, before: State) -> None:
        self.number: Final[int] = number
        self.step: Final[Step] = step
        self.before: Final[State] = before


class Referee:
    """Plays chance and forced decisions by itself and asks for the rest; a refused action changes nothing."""

    def __init__(self, game: Game, notation: Notation, players: int, options: dict[str, str], dealer: Dealer) -> None:
        self.game = game
        self.notation = notation
        self.players = players
        self.options = table_options.complete(game, players, options)
        self.dealer = dealer
        self.state = game.new(players, self.options)
        self.steps = Steps()
        self._list = Actions()
        self._checkpoints: list[tuple[int, State]] = []
        """States to return to: one for every turn begun since the last reveal."""
        self._unasked = 0
        """How many steps have been taken since somebody had a choice."""

    def start(self) -> list[StepTaken]:
        """Deal the table up to the first question."""
        return self._advance()

    @property
    def is_stuck(self) -> bool:
        """Whether play stops although no rule has ended the game: it has become too long, or asks nobody any more."""
        is_long = len(self.steps) >= MOST_STEPS or self._unasked >= MOST_UNASKED
        return is_long and not self.state.is_over

    def legal(self) -> list[int]:
        """The legal actions of the question at hand."""
        self._list.clear()
        self.state.legal_actions(self._list)
        return list(self._list)

    def why_not(self, action: int) -> str | None:
        """The id of the rule that forbids an action now, or None if it is legal."""
        known = 0 <= action < self.game.num_actions
        rule = self.state.why_not(action if known else -1)
        return self.game.rule_id(rule) if rule else None

    def play(self, seat: int, action: int) -> list[StepTaken]:
        """Carry out a player's action and all that follows without a question."""
        if seat == CHANCE and not self.state.is_over:
            raise KiruError("error-seat", seat=self.state.seat + 1, found=0)
        self._check(seat, action)
        if self.is_stuck:
            raise KiruError("error-stuck", steps=len(self.steps))
        self._note_checkpoint()
        return [self._do(Step(seat, action, False)), *self._advance()]

    def replay_step(self, seat: int, action: int) -> StepTaken:
        """Carry out one recorded decision, chance included, checked but not followed by others."""
        self._check(seat, action)
        forced = seat != CHANCE and len(self.legal()) == 1
        self._note_checkpoint()
        return self._do(Step(seat, action, forced))

    def _check(self, seat: int, action: int) -> None:
        """Refuse what is not the turn of that seat, or against the rules."""
        if self.state.is_over:
            raise KiruError("error-over")
        if seat != self.state.seat:
            raise KiruError("error-seat", seat=self.state.seat + 1, found=seat + 1)
        rule = self.why_not(action)
        if rule:
            known = 0 <= action < self.game.num_actions
            raise IllegalAction(self.notation.text(action) if known else str(action), rule)

    def undo_point(self, seat: int) -> int | None:
        """The step that an undo of this seat takes back: its last choice, if nothing was revealed since."""
        if seat == CHANCE:
            return None
        for number in range(len(self.steps) - 1, -1, -1):
            step = self.steps[number]
            if step.seat != seat:
                return None
            if not step.forced:
                return number
        return None

    def undo(self, seat: int) -> int:
        """Take back the seat's last choice and what it forced; how many steps that were."""
        number = self.undo_point(seat)
        if number is None:
            raise KiruError("error-undo")
        while self._checkpoints[-1][0] > number:
            self._checkpoints.pop()
        start, state = self._checkpoints[-1]
        self.state = state.clone()
        for step in self.steps[start:number]:
            self.state.apply(step.action)
        taken_back = len(self.steps) - number
        self.steps.cut(number)
        self._unasked = 0
        return taken_back

    def clone(self) -> "Referee":
        """A copy that goes its own way, dealer included."""
        copy = Referee(self.game, self.notation, self.players, self.options, self.dealer.clone())
        copy.state = self.state.clone()
        copy.steps = self.steps.clone()
        copy._checkpoints = list(self._checkpoints)
        copy._unasked = self._unasked
        return copy

    def _note_checkpoint(self) -> None:
        if not self.steps or self.steps[-1].seat != self.state.seat:
            self._checkpoints.append((len(self.steps), self.state.clone()))

    def _do(self, step: Step) -> StepTaken:
        event = StepTaken(len(self.steps), step, self.state.clone())
        self.state.apply(step.action)
        self.steps.append(step)
        self._unasked = self._unasked + 1 if step.forced or step.seat == CHANCE else 0
        if step.seat == CHANCE:
            self._checkpoints.clear()
        return event

    def _advance(self) -> list[StepTaken]:
        """Let chance and forced decisions happen until somebody has a choice, in a run that has an end."""
        events = []
        while not self.state.is_over and not self.is_stuck:
            seat = self.state.seat
            if seat == CHANCE:
                events.append(self._do(Step(CHANCE, self.dealer.deal(self.state, self._list), False)))
                continue
            legal = self.legal()
            if len(legal) > 1:
                break
            self._note_checkpoint()
            events.append(self._do(Step(seat, legal[0], True)))
        return events
