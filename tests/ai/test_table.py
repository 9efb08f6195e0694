"""A table of bots plays a whole game inside the ring."""

import pytest

from kiru.ai import bots
from kiru.ai.bot import Bot
from kiru.ai.table import play
from kiru.core.dealer import SeededDealer
from kiru.core.game import CHANCE, State
from tests.ai.games import COMPILED, KIT, final, new
from tests.support.legal import listing


def seated(names: list[str], seed: str) -> list[Bot]:
    return [bots.make(name, seed, seat, KIT.evaluator) for seat, name in enumerate(names)]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_bots_have_played_replays(players: int) -> None:
    for seed in range(4 if COMPILED else 1):
        names = ["random", "greedy", "random", "random"][:players]
        state, again = new(players), new(players)
        played = play(state, SeededDealer(f"{seed}", KIT.game.sources), seated(names, f"{seed}"), 0)
        assert played.finished
        assert state.is_over
        steps = list(zip(list(played.seats), list(played.actions), strict=True))
        for seat, action in steps:
            assert again.seat == seat
            assert action in listing(again)
            again.apply(action)
        assert again.key() == state.key()
        assert played.decisions == sum(seat != CHANCE for seat, _ in steps)
        assert state.key() == final(names, f"{seed}").key(), "the same game as outside the ring"


def test_a_game_stops_after_so_many_rounds() -> None:
    for rounds in (1, 2, 3):
        state = new(2)
        played = play(state, SeededDealer("1", KIT.game.sources), seated(["random", "random"], "1"), rounds)
        assert not played.finished
        assert state.round == rounds + 1
    state = new(2)
    assert play(state, SeededDealer("1", KIT.game.sources), seated(["random", "random"], "1"), 4).finished


def test_a_bot_of_ones_own_takes_a_seat() -> None:
    class Last(Bot):
        def choose(self, state: State) -> int:
            return listing(state)[-1]

    state = new(2)
    played = play(state, SeededDealer("1", KIT.game.sources), [Last(), *seated(["random", "random"], "1")[1:]], 0)
    assert played.finished
