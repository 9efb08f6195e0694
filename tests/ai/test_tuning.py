"""Dials and weights of a game, by number of players, and the versions before."""

import json
from pathlib import Path
from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kiru.ai import bots
from kiru.ai.search.bot import SearchBot
from kiru.ai.search.outcome import Outcome, overlook_rivals
from kiru.ai.search.settings import SearchSettings, tuned
from kiru.core.actions import Actions
from kiru.core.errors import KiruError
from kiru.games import NAMES, learned_weights, open_kit
from kiru.games.amyitis.engine.components import BANKER, COURT_FIRST, RANKS, RESOURCES, WINE
from kiru.games.amyitis.engine.state import Table
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


def test_gardener_overlooks_its_rivals_and_the_others_do_not() -> None:
    """A rival's fifty points more change what architect strives for, and nothing for gardener."""
    evaluator = open_kit("amyitis").evaluator
    for level, blind in (("gardener", True), ("architect", False), ("royal-9", False)):
        bot = bots.make(level, "1", 0, evaluator)
        assert isinstance(bot, SearchBot)
        assert bot.settings_at(2).overlooks_rivals is blind
    outcomes = []
    for rival in (20_00.0, 70_00.0):
        outcome = Outcome(2)
        outcome.points[0], outcome.points[1] = 40_00.0, rival
        overlook_rivals(2, outcome)
        outcomes.append(outcome.results[0])
    assert outcomes[0] == outcomes[1] > 0


def test_the_way_to_the_banker_is_told_from_token_and_camels() -> None:
    """Nobody has a token at first; with wine the city is open, and camels bring it within reach (A43, A44)."""
    state = dealt("amyitis", 2, 0)
    evaluator = open_kit("amyitis").evaluator

    def way(seat: int) -> list[int]:
        out = Actions()
        evaluator.features(state, seat, out)
        known = dict(zip(evaluator.names, list(out), strict=True))
        time = max(1, known["time"])
        names = ("banker_token_by_time", "banker_camels_by_time", "banker_now_by_time", "banker_next_by_time")
        return [known[name] // time for name in names]

    table = cast(Table, state)
    mover = int(table.turn)
    for seat in (0, 1):
        for resource in range(RESOURCES):
            table.tokens[seat * RESOURCES + resource] = 0
        table.camels[seat] = 0
    assert way(0) == way(1) == [0, 0, 0, 0]
    table.tokens[mover * RESOURCES + WINE] = 1
    far = way(mover)
    assert far[0] == 1
    assert far[1] > 0
    assert far[2:] == [0, 0]
    table.camels[mover] = far[1]
    assert way(mover) == [1, 0, 1, 0], "on move with all it takes"
    table.levels[(1 - mover) * RANKS + BANKER] = 1
    table.court[COURT_FIRST[BANKER]] = 0
    assert way(mover) == [0, 0, 0, 0], "the only banker is gone"


def test_damaged_dials_are_one_clear_error(tmp_path: Path) -> None:
    for text in ("{}", "[1]", json.dumps({"dials": {"two": {}}}), "{"):
        (tmp_path / "dials.json").write_text(text)
        with pytest.raises(KiruError) as caught:
            learned_weights.read_dials(tmp_path / "dials.json")
        assert caught.value.key == "error-weights"
