"""What a worker remembers of the game it thought about last: a bot that goes on there keeps its tree."""

from kiru.ai import bots
from kiru.ai.bot import Bot
from kiru.ai.search.bot import SearchBot
from kiru.core.game import State

Whose = tuple[object, ...]
"""Game, table settings, seat and bot: what must be the same for a tree to be of use."""


class Memory:
    """The tree of one bot that thinks by the clock, and the decisions that led to it.

    Bots that count their iterations keep nothing: they play alike whichever worker thinks for them.
    """

    def __init__(self) -> None:
        self.whose: Whose = ()
        self.actions: list[int] = []
        self.state: State | None = None
        self.bot: SearchBot | None = None

    def resume(self, bot: Bot, whose: Whose, actions: list[int]) -> State | None:
        """Give a bot the tree that was kept for it; the position it faces, or None if nothing was."""
        seen, kept, state = len(self.actions), self.bot, self.state
        fits = whose == self.whose and actions[:seen] == self.actions
        self.forget()
        if not fits or kept is None or state is None or not isinstance(bot, SearchBot):
            return None
        bot.search = kept.search
        for action in actions[seen:]:
            bot.watch(state, action)
            state.apply(action)
        return state

    def keep(self, bot: Bot, whose: Whose, actions: list[int], state: State) -> None:
        """Remember a bot's tree for its next decision."""
        if isinstance(bot, SearchBot) and bot.iterations >= bots.ENDLESS:
            self.whose, self.actions, self.state, self.bot = whose, actions, state, bot

    def forget(self) -> None:
        self.whose, self.actions, self.state, self.bot = (), [], None, None
