"""Many tables stepped by one call, inside the ring: what a learner reads is written in place."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kiru.ai.bot import Bot
from kiru.core.actions import Actions
from kiru.core.game import CHANCE, State
from kiru.core.observation import FORGOTTEN, PACK, Observation, Observer
from kiru.core.playout import MOST_ROUNDS
from kiru.core.rng import Rng

WIN: Final = 0
"""At the end of a game its winners share one point."""
MARGIN: Final = 1
"""At the end of a game the distance to the best other player, in points."""
GAIN: Final = 2
"""After every step what the margin has changed by; over a game the sum is the margin."""


class Batch:
    """Tables of one game; each asks one seat at a time, and nobody where there is no choice."""

    def __init__(self, start: State, observer: Observer, count: i64, choices: i64, width: i64, reward: i64) -> None:
        self.start = start
        """The state before anything is dealt."""
        self.observer = observer
        self.count: i64 = count
        self.players: i64 = start.players
        self.choices: i64 = choices
        """How many actions players have."""
        self.reward: i64 = reward
        self.auto_reset = True
        """Begin a new game at once where one has ended."""
        self.skip_forced = True
        """Take a single legal action without asking."""
        self.observing = True
        """Write observations; a search needs none."""
        self.bots: list[Bot | None] = []
        """Who answers for a seat, at table * players + seat; None, or no list at all: the caller."""
        self.rngs: list[Rng] = []
        """The chance of each table."""
        self.states: list[State] = [start] * int(count)
        self.listed: list[Actions] = [Actions() for _ in range(int(count))]
        """The legal actions of each table's question."""
        self.rows = Observation(count, width)
        """What the seat that is asked sees, a row a table."""
        self.sections: i64 = 0
        """Sections of a row that is kept from step to step; 0: rows are written anew."""
        self.kept: vec[i64] = vec[i64]()
        """The rows of the seats that are not asked, at (table * players + seat) * words."""
        self.shown: vec[i64] = vec[i64]([0] * int(count))
        """Whose row each table shows."""
        self.masks: vec[u8] = vec[u8]([0] * int(count * choices))
        """1 for a legal action, at table * choices + action."""
        self.seats: vec[i64] = vec[i64]([0] * int(count))
        """Who is asked; CHANCE at a table that is over."""
        self.rewards: vec[float] = vec[float]([0.0] * int(count * self.players))
        """What the step brought each seat, at table * players + seat."""
        self.margins: vec[float] = vec[float]([0.0] * int(count * self.players))
        self.scores: vec[i64] = vec[i64]([0] * int(count * self.players))
        """The final points of the latest game that ended, at table * players + seat."""
        self.done: vec[u8] = vec[u8]([0] * int(count))
        """1 where the step ended a game."""
        self.games: i64 = 0
        """How many games have ended."""

    def keep_rows(self, sections: i64) -> None:
        """From now on write only what has changed since a seat last looked."""
        seats = int(self.count * self.players)
        self.sections = sections
        self.kept = vec[i64]([0] * (seats * self.row_words()))
        self.rows.keys = vec[i64]([FORGOTTEN] * (seats * int(sections)))

    def row_words(self) -> int:
        return int(self.rows.width + PACK - 1) // PACK

    def reset(self, rngs: list[Rng], bots: list[Bot | None]) -> None:
        """New games everywhere, with this chance and these bots."""
        self.rngs = rngs
        self.bots = bots
        self.games = 0
        for table in range(self.count):
            self.done[table] = 0
            self.clear_rewards(table)
            self.begin(table)
            self.show(table)

    def begin(self, table: i64) -> None:
        """Deal a new game up to its first question."""
        self.states[table] = self.start.clone()
        self.forget(table)
        self.advance(table)
        for seat in range(table * self.players, (table + 1) * self.players):
            self.margins[seat] = 0.0

    def refused(self, actions: list[int]) -> i64:
        """The first table whose action is not legal, or -1; a table that is over takes any."""
        for table in range(self.count):
            if not self.states[table].is_over and not self.allows(table, actions[table]):
                return table
        return -1

    def allows(self, table: i64, action: i64) -> bool:
        return 0 <= action < self.choices and self.masks[table * self.choices + action] == 1

    def step(self, actions: list[int]) -> None:
        """Carry out one action a table, all of them legal, and go on to the next questions."""
        for table in range(self.count):
            self.done[table] = 0
            self.clear_rewards(table)
            if not self.states[table].is_over:
                self.act(table, actions[table])
                self.advance(table)
                self.settle(table)
                self.show(table)

    def act(self, table: i64, action: i64) -> None:
        self.states[table].apply(action)

    def advance(self, table: i64) -> None:
        """Let chance, forced decisions and bots go on until the caller is asked or the game is over.

        A caller whom MOST_ROUNDS rounds asked nothing is asked even what is forced, so that there is an end to it.
        """
        state = self.states[table]
        last = state.round + MOST_ROUNDS
        out = self.listed[table]
        self.unmask(table)
        while not state.is_over:
            if state.seat == CHANCE:
                self.act(table, state.deal(self.rngs[table]))
                continue
            out.clear()
            state.legal_actions(out)
            bot = self.bot_of(table, state.seat)
            if self.skip_forced and out.count == 1 and state.round <= last:
                self.act(table, out.items[0])
            elif bot is not None:
                self.act(table, bot.choose(state))
            else:
                return
        out.clear()

    def bot_of(self, table: i64, seat: i64) -> Bot | None:
        return self.bots[table * self.players + seat] if self.bots else None

    def settle(self, table: i64) -> None:
        """Write rewards, and begin anew where a game has ended."""
        state = self.states[table]
        if self.reward == GAIN:
            self.give_gain(table)
        if not state.is_over:
            return
        self.done[table] = 1
        self.games += 1
        for seat in range(self.players):
            self.scores[table * self.players + seat] = state.score(seat)
        if self.reward == WIN:
            self.give_win(table)
        elif self.reward == MARGIN:
            self.give_gain(table)
        if self.auto_reset:
            self.begin(table)

    def give_win(self, table: i64) -> None:
        places = self.states[table].ranking()
        for seat in range(self.players):
            if places[seat] == 1:
                self.rewards[table * self.players + seat] = 1.0 / places.count(1)

    def give_gain(self, table: i64) -> None:
        """What every seat's distance to the best other one has changed by; alone the points themselves."""
        for seat in range(self.players):
            margin = self.margin(table, seat)
            at = table * self.players + seat
            self.rewards[at] = margin - self.margins[at]
            self.margins[at] = margin

    def margin(self, table: i64, seat: i64) -> float:
        state = self.states[table]
        best: i64 = 0 if self.players == 1 else -1000000
        for other in range(self.players):
            if other != seat:
                score = state.score(other)
                best = score if score > best else best
        return float(state.score(seat) - best)

    def clear_rewards(self, table: i64) -> None:
        for seat in range(table * self.players, (table + 1) * self.players):
            self.rewards[seat] = 0.0

    def unmask(self, table: i64) -> None:
        """Take back the mask of the question that has been answered."""
        listed = self.listed[table]
        for i in range(listed.count):
            self.masks[table * self.choices + listed.items[i]] = 0
        listed.clear()

    def show(self, table: i64) -> None:
        """Write whom the table asks, what is legal, and what that seat sees."""
        state = self.states[table]
        self.seats[table] = CHANCE if state.is_over else state.seat
        listed = self.listed[table]
        for i in range(listed.count):
            self.masks[table * self.choices + listed.items[i]] = 1
        if self.observing:
            self.look(table, 0 if state.is_over else state.seat)

    def look(self, table: i64, seat: i64) -> None:
        """Write what any seat of a table sees."""
        if self.sections:
            self.turn_to(table, seat)
            self.rows.resume(table, (table * self.players + seat) * self.sections)
        else:
            self.rows.begin(table)
        self.observer.observe(self.states[table], seat, self.rows)

    def turn_to(self, table: i64, seat: i64) -> None:
        """Put aside the row of the seat that looked last, and take up this one's."""
        last = self.shown[table]
        if last == seat:
            return
        size = i64(self.row_words())
        words, kept = self.rows.words, self.kept
        first = table * size
        aside = (table * self.players + last) * size - first
        taken = (table * self.players + seat) * size - first
        for word in range(first, first + size):
            kept[aside + word] = words[word]
            words[word] = kept[taken + word]
        self.shown[table] = seat

    def forget(self, table: i64) -> None:
        """A new game: what was written of the old one does not hold."""
        keys = self.rows.keys
        size = self.players * self.sections
        for section in range(table * size, (table + 1) * size):
            keys[section] = FORGOTTEN

    def sample(self, rng: Rng) -> list[int]:
        """A random legal action for every table."""
        return [self.sample_one(table, rng) for table in range(self.count)]

    def sample_one(self, table: i64, rng: Rng) -> i64:
        listed = self.listed[table]
        return listed.items[rng.below(listed.count)] if listed.count else 0
