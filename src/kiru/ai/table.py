"""A table of bots: one game from the first deal to the end, inside the ring."""

import time

from librt.vecs import append, vec
from mypy_extensions import i64

from kiru.ai.bot import Bot
from kiru.core.actions import Actions
from kiru.core.dealer import Dealer
from kiru.core.game import CHANCE, State


class PlayedGame:
    """How a game went."""

    def __init__(self) -> None:
        self.seats: vec[i64] = vec[i64]()
        """Who decided, step by step."""
        self.actions: vec[i64] = vec[i64]()
        """What was done, step by step."""
        self.decisions: i64 = 0
        """Decisions of players, forced ones included."""
        self.finished = False
        self.seconds: vec[float] = vec[float]()
        """How long each seat thought in all, if somebody held a clock."""
        self.slowest: vec[float] = vec[float]()
        """Each seat's longest thought."""


def play(state: State, dealer: Dealer, bots: list[Bot], max_rounds: i64, timed: bool = False) -> PlayedGame:
    """Let the bots play to the end, or until a round after `max_rounds` begins (0: no limit)."""
    played = PlayedGame()
    if timed:
        played.seconds = vec[float]([0.0] * len(bots))
        played.slowest = vec[float]([0.0] * len(bots))
    out = Actions()
    while not state.is_over:
        if max_rounds and state.round > max_rounds:
            return played
        seat = state.seat
        if seat == CHANCE:
            action = dealer.deal(state, out)
        else:
            played.decisions += 1
            action = choose_timed(bots[seat], state, played) if timed else bots[seat].choose(state)
        played.seats = append(played.seats, seat)
        played.actions = append(played.actions, action)
        for bot in bots:
            bot.watch(state, action)
        state.apply(action)
    played.finished = True
    return played


def choose_timed(bot: Bot, state: State, played: PlayedGame) -> i64:
    """The bot's choice, its thought on the clock."""
    seat = state.seat
    began = time.perf_counter()
    action = bot.choose(state)
    spent = time.perf_counter() - began
    played.seconds[seat] += spent
    if spent > played.slowest[seat]:
        played.slowest[seat] = spent
    return action
