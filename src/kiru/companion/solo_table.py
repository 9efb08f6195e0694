"""A solo table of The Hanging Gardens whose cards lie before somebody: only the automaton's are here (H60 to H65)."""

from typing import Final, NamedTuple

from kiru.companion.opened import kit_of
from kiru.core import options
from kiru.core.actions import Actions
from kiru.core.dealer import SeededDealer
from kiru.core.errors import IllegalAction
from kiru.core.game import CHANCE, NONE
from kiru.games.hanging_gardens.engine import actions as act
from kiru.games.hanging_gardens.engine import automaton, objectives, rules
from kiru.games.hanging_gardens.engine import components as c
from kiru.games.hanging_gardens.engine.game import HangingGardensState
from kiru.games.hanging_gardens.engine.state import AUTOMATON_SEAT
from kiru.games.hanging_gardens.words.view import table_of

GAME: Final = "hanging_gardens"
PERSON: Final = 0


class PersonTurn(NamedTuple):
    """What the automaton must know of a person's turn: the rest is between the person and the cards."""

    column: int
    takes_marker: bool
    bought: int | None
    """The stack, from 0."""
    completed: int | None
    """The slot, from 0."""


class AutomatonTurn(NamedTuple):
    """What a card did."""

    card: int
    column: int
    discarded: list[int]
    """Levels of the market, from 0."""
    space: int | None
    """Where its marker went, if its card marks an objective and there was a space."""
    took_tile: bool
    """Whether its card discards an enhancement and there was one."""


class SoloTable:
    """The turns of a real table, replayed by the engine; with one seed the cards are those of Kiru's own tables."""

    def __init__(self, seed: str, difficulty: str, reading: str) -> None:
        game = kit_of(GAME).game
        wanted = options.complete(game, 1, {"difficulty": difficulty, "automaton": reading})
        state = game.new(1, wanted)
        if not isinstance(state, HangingGardensState):
            raise TypeError(type(state))
        self.state = state
        self.dealer = SeededDealer(seed, game.sources)
        self.outcomes = Actions()
        self.card: int = NONE
        """The automaton's card that is turned up and not yet carried out."""
        while self.state.seat == CHANCE:
            self.deal()

    def deal(self) -> None:
        self.state.apply(self.dealer.deal(self.state, self.outcomes))

    def turn_up(self) -> None:
        """The automaton's next card, if it is its turn."""
        if self.state.phase == act.AUTOMATON_TURNING and self.card == NONE:
            self.card = self.dealer.deal(self.state, self.outcomes) - act.AUTOMATON

    @property
    def column(self) -> int:
        """Where the gardener of the card that is turned up goes (H62)."""
        return automaton.first_open_column(self.state, self.card)

    def play(self, turn: PersonTurn) -> None:
        """A person's turn, as far as the automaton is concerned: refused with the rule that forbids it."""
        state = self.state
        if rules.why_not_send(state, turn.column):
            raise IllegalAction(f"take {turn.column + 1}", "H10")
        rules.send_gardener(state, turn.column)
        if turn.takes_marker:
            state.marker = PERSON
        state.ask(act.COMPLETING)
        if turn.bought is not None:
            self.take_tile(turn.bought)
        if turn.completed is not None:
            self.complete(turn.completed)
        state.end_turn()

    def take_tile(self, stack: int) -> None:
        """The top of a stack is gone (H03, H19)."""
        state = self.state
        if state.stack_top[stack] == NONE:
            raise IllegalAction(f"buy {state.box.price[stack]}", "H03")
        state.stack_top[stack] = NONE
        state.bought = stack
        state.turn_next_tile(act.TURNING_TILE)
        if state.phase == act.TURNING_TILE:
            self.deal()

    def complete(self, slot: int) -> None:
        """The person's marker on a slot (H31, H33)."""
        if objectives.has_completed(self.state, slot) or objectives.best_free_space(self.state, slot) == NONE:
            raise IllegalAction(f"complete {slot + 1}", "H33")
        objectives.complete(self.state, slot)

    def act_on(self, levels: set[int]) -> AutomatonTurn:
        """Carry out the card that is turned up, with the named feature on these levels of its column (H62, H63)."""
        state, card, column = self.state, self.card, self.column
        self.lay_out(column, levels)
        cleared = table_of(state.clone())
        automaton.discard(cleared, card, column)
        floor = column * c.MARKET_LEVELS
        discarded = [level for level in range(c.MARKET_LEVELS) if cleared.market[floor + level] == NONE]
        markers, top = list(state.markers), state.box.automaton_action[card] - c.DISCARD_STACK
        took_tile = top >= 0 and state.stack_top[top] != NONE
        self.card = NONE
        state.apply(act.AUTOMATON + card)
        while state.phase in (act.AUTOMATON_REVEALING, act.AUTOMATON_TURNING_TILE):
            self.deal()
        changed = [space for space, seat in enumerate(state.markers) if seat != markers[space]]
        return AutomatonTurn(card, column, discarded, changed[0] if changed else None, took_tile)

    def lay_out(self, column: int, levels: set[int]) -> None:
        """Cards for the column that show what the person says: any with the feature, and any without it."""
        state = self.state
        feature = state.box.automaton_discard[self.card]
        faces = [face for face in range(c.CARDS) if state.box.copies[face]]
        shown = next(face for face in faces if automaton.shows(state, face, feature))
        other = next(face for face in faces if not automaton.shows(state, face, feature))
        for level in range(c.MARKET_LEVELS):
            state.market[column * c.MARKET_LEVELS + level] = shown if level in levels else other

    @property
    def is_automatons_turn(self) -> bool:
        return self.state.phase == act.AUTOMATON_TURNING

    def holder(self, seat: int) -> str | None:
        """Who that is, for whom a number says little."""
        return {PERSON: "you", AUTOMATON_SEAT: "automaton"}.get(seat)
