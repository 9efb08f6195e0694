"""Scripted rushes: they follow their recipe, keep the rules, and belong to their game."""

import pytest

from kiru.ai.table import play
from kiru.arena import contest, sparring
from kiru.arena.contest import ContestPlan
from kiru.core import options
from kiru.core.dealer import SeededDealer
from kiru.core.errors import KiruError
from kiru.games import NAMES, open_kit
from kiru.games.amyitis.engine.components import BANKER


def test_every_game_has_two() -> None:
    games = [game for game, _ in sparring.RECIPES.values()]
    assert all(games.count(game) >= 2 for game in NAMES)


@pytest.mark.parametrize("name", sparring.RECIPES)
def test_a_rush_plays_whole_games_and_not_as_the_bot_behind_it(name: str) -> None:
    kit = open_kit(sparring.RECIPES[name][0])
    ways = []
    for bot in (f"{name}-4", "royal-4"):
        state = kit.game.new(2, options.complete(kit.game, 2, {}))
        seats = [sparring.make(each, "spar", seat, kit, 2) for seat, each in enumerate((bot, "novice"))]
        played = play(state, SeededDealer("spar", kit.game.sources), seats, 0)
        assert played.finished
        ways.append(list(played.actions))
    assert ways[0] != ways[1]


def test_the_banker_rush_has_its_banker_first() -> None:
    kit = open_kit("amyitis")
    first = 0
    for seed in range(6):
        state = kit.game.new(2, options.complete(kit.game, 2, {}))
        seats = [sparring.make(bot, f"{seed}", seat, kit, 2) for seat, bot in enumerate(("banker_rush-4", "novice"))]
        play(state, SeededDealer(f"{seed}", kit.game.sources), seats, 6)
        first += state.levels[BANKER] > 0  # type: ignore[attr-defined]
    assert first >= 5


def test_a_rush_of_another_game_is_refused() -> None:
    with pytest.raises(KiruError) as caught:
        contest.check(ContestPlan("babylon", ("banker_rush-4", "novice"), 2, 2, "1"))
    assert "tower_rush" in str(caught.value.args_by_name["expected"])
