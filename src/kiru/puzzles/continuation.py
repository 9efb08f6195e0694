"""What a turn is worth: games played on from its end, each with the same luck for every end that is compared."""

from typing import NamedTuple

from kiru.ai.reasons import Pads
from kiru.ai.search.bot import SearchBot
from kiru.ai.search.playout_estimate import numbered
from kiru.core.actions import Actions
from kiru.core.dealer import SeededDealer
from kiru.core.game import CHANCE, State
from kiru.games.kit import Kit

THOUGHT = 8
"""Iterations a decision with which games are played on: as a gardener does."""
MOST_STEPS = 2000


class FinalMargin(NamedTuple):
    """How a game ended for a seat."""

    margin: float
    """Its points beyond those of the best rival; alone, its points."""
    share: float
    """Its share of the win."""


def result(state: State, seat: int) -> FinalMargin:
    """How a finished game ended for a seat."""
    rivals = [int(state.score(other)) for other in range(state.players) if other != seat]
    places = state.ranking()
    share = 1.0 / places.count(1) if places[seat] == 1 else 0.0
    return FinalMargin(float(int(state.score(seat)) - max(rivals, default=0)), share)


def play_on(kit: Kit, state: State, seat: int, number: int) -> FinalMargin:
    """How a game ends that is played on from a state with the luck of a number."""
    return result(played_on(kit, state, number), seat)


def played_on(kit: Kit, state: State, number: int) -> State:
    """A copy of a state, played to its end with the luck of a number."""
    after = state.clone()
    dealer = SeededDealer(f"puzzle {number}", kit.game.sources)
    bot = SearchBot(kit.evaluator, numbered(number), None, THOUGHT, 0.0)
    out = Actions()
    for _ in range(MOST_STEPS):
        if after.is_over:
            break
        after.apply(dealer.deal(after, out) if after.seat == CHANCE else bot.choose(after))
    return after


def final_pads(kit: Kit, state: State, first: int, games: int) -> list[Pads]:
    """How the game ends from a state, once for each of some numbers of luck."""
    ends = [played_on(kit, state, number) for number in range(first, first + games)]
    return [[[float(points) for points in end.score_lines(seat)] for seat in range(state.players)] for end in ends]
