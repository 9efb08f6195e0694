"""Dials and weights of a game, by number of players, and the versions before."""

import json
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kiru.ai import bots
from kiru.ai.search.bot import SearchBot
from kiru.ai.search.settings import SearchSettings, tuned
from kiru.core.actions import Actions
from kiru.core.errors import KiruError
from kiru.games import NAMES, learned_weights, open_kit
from tests.ai.test_search import dealt


def test_dials_hold_for_their_number_of_players() -> None:
    evaluator = open_kit("hanging_gardens").evaluator.fresh()
    evaluator.dials = {0: {"horizon": 3, "spread": 2.0}, 4: {"horizon": 7, "temperature": 90}}
    two, four = tuned(evaluator, 2), tuned(evaluator, 4)
    assert (two.horizon, two.spread, two.temperature) == (3, 2.0, SearchSettings().temperature)
    assert (four.horizon, four.spread, four.temperature) == (7, 2.0, 90)


@pytest.mark.parametrize("game", NAMES)
def test_every_dial_of_a_game_can_be_turned(game: str) -> None:
    kit = open_kit(game)
    for players in range(kit.game.min_players, kit.game.max_players + 1):
        tuned(kit.evaluator, players)
    assert kit.evaluator.dials


def test_weights_hold_for_their_number_of_players() -> None:
    kit = open_kit("amyitis")
    evaluator = kit.evaluator.fresh()
    scores = [int(evaluator.expected_score(dealt("amyitis", players, 6), 0, Actions())) for players in (2, 3, 4)]
    evaluator.weigh_at(3, vec[i64]([0] * len(evaluator.names)))
    again = [int(evaluator.expected_score(dealt("amyitis", players, 6), 0, Actions())) for players in (2, 3, 4)]
    assert again == [scores[0], 0, scores[2]]
    assert list(evaluator.weights_at(3)) == [0] * len(evaluator.names)
    assert list(evaluator.weights_at(4)) == list(evaluator.weights)


@pytest.mark.parametrize("game", NAMES)
def test_the_version_before_is_still_there(game: str) -> None:
    """Its features have the weights they had, and what it did not know counts nothing."""
    kit = open_kit(game)
    bot = bots.make("royal-20-v1", "1", 0, kit.evaluator)
    assert isinstance(bot, SearchBot)
    found = learned_weights.read(kit.folder / "weights-v1.json")
    known = dict(zip(found.features, found.weights, strict=True))
    assert list(bot.evaluator.weights_at(2)) == [known.get(name, 0) for name in bot.evaluator.names]
    assert bot.settings_at(2).horizon == SearchSettings().horizon
    with pytest.raises(KiruError) as caught:
        bots.make("royal-20-v77", "1", 0, kit.evaluator)
    assert caught.value.key == "error-bot-version"


def test_damaged_dials_are_one_clear_error(tmp_path: Path) -> None:
    for text in ("{}", "[1]", json.dumps({"dials": {"two": {}}}), "{"):
        (tmp_path / "dials.json").write_text(text)
        with pytest.raises(KiruError) as caught:
            learned_weights.read_dials(tmp_path / "dials.json")
        assert caught.value.key == "error-weights"
