"""OpenSpiel's own API test, its search, and agreement with our rules."""

import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation

from kiru.core.errors import KiruError
from kiru.envs import spiel
from kiru.games import NAMES


def load(game: str, **parameters):
    return pyspiel.load_game(spiel.short_name(game), parameters)


def sample(state, rng) -> int:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choice(outcomes, p=weights))


def play(game, seed: int, choose=None):
    rng = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(sample(state, rng))
        elif choose is not None:
            state.apply_action(choose(state))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("game", NAMES)
def test_its_api_test(game: str, capfd) -> None:
    pyspiel.random_sim_test(load(game, players=3), num_sims=1, serialize=False, verbose=False)


def test_its_api_test_alone_and_with_serialization(capfd) -> None:
    alone = pyspiel.load_game("python_kiru_hanging_gardens(players=1,options=difficulty:easy)")
    assert alone.config.options["difficulty"] == "easy"
    pyspiel.random_sim_test(alone, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", NAMES)
def test_its_search_plays_a_whole_game(game: str) -> None:
    """Rollouts are cut short: the search has to work, not to play well."""
    table = load(game)
    rng = np.random.RandomState(1)
    judge = mcts.RandomRolloutEvaluator(1, rng, max_length=4)
    bot = mcts.MCTSBot(table, 1.4, 2, judge, solve=False, random_state=rng)
    state = play(table, 1, choose=bot.step)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("game", NAMES)
def test_utilities(game: str) -> None:
    state = play(load(game, players=3), 2)
    places = state.held.state.ranking()
    assert sum(state.returns()) == pytest.approx(0)
    assert [utility > 0 for utility in state.returns()] == [place == 1 for place in places]
    margins = play(load(game, players=3, reward="margin"), 2).returns()
    scores = [state.held.state.score(seat) for seat in range(3)]
    assert margins == [own - max(scores[:seat] + scores[seat + 1 :]) for seat, own in enumerate(scores)]


@pytest.mark.parametrize("game", NAMES)
def test_chance_is_fair_and_explicit(game: str) -> None:
    state = load(game).new_initial_state()
    rng = np.random.RandomState(3)
    assert state.is_chance_node()
    for _ in range(60):
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            assert list(outcomes) == sorted(set(outcomes))
            assert sum(weights) == pytest.approx(1)
            state.apply_action(sample(state, rng))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))


@pytest.mark.parametrize("game", NAMES)
def test_clones_and_pickles(game: str) -> None:
    table = load(game)
    assert str(pickle.loads(pickle.dumps(table))) == str(table)
    state = table.new_initial_state()
    rng = np.random.RandomState(4)
    for _ in range(40):
        actions = [sample(state, rng)] if state.is_chance_node() else state.legal_actions()
        state.apply_action(actions[0])
    copy = pickle.loads(pickle.dumps(state))
    assert copy.held.state.key() == state.held.state.key()
    clone = state.clone()
    clone.apply_action(sample(clone, rng) if clone.is_chance_node() else clone.legal_actions()[0])
    assert copy.held.state.key() == state.held.state.key() != clone.held.state.key()


@pytest.mark.parametrize("game", NAMES)
def test_words_and_numbers(game: str) -> None:
    table = load(game)
    state = table.new_initial_state()
    rng = np.random.RandomState(5)
    while state.is_chance_node():
        state.apply_action(sample(state, rng))
    for action in state.legal_actions():
        word = state.action_to_string(state.current_player(), action)
        assert state.held.table.kit.notation.action(word) == action
    observer = make_observation(table)
    observer.set_from(state, 0)
    assert observer.tensor.shape == (state.held.table.layout.width,)
    assert sum(part.size for part in observer.dict.values()) == observer.tensor.size
    assert 0 <= observer.tensor.min() <= observer.tensor.max() <= 1
    assert game in observer.string_from(state, 0)


def test_settings_that_do_not_exist() -> None:
    for parameters in ({"players": 9}, {"options": "wind:east"}, {"reward": "fame"}):
        with pytest.raises(KiruError):
            load("hanging_gardens", **parameters)


@pytest.mark.parametrize("game", NAMES)
def test_an_action_that_is_not_legal_is_refused(game: str) -> None:
    table = load(game)
    state = table.new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="masked out"):
        state.apply_action(10**6)
    rng = np.random.RandomState(6)
    while state.is_chance_node():
        state.apply_action(sample(state, rng))
    before = state.held.state.key()
    wrong = next(code for code in range(table.num_distinct_actions()) if code not in state.legal_actions())
    for action in (wrong, 10**6):
        with pytest.raises(pyspiel.SpielError, match=r"masked out: [ABH]\d\d"):
            state.apply_action(action)
    assert state.held.state.key() == before
    over = play(table, 6)
    with pytest.raises(pyspiel.SpielError, match="masked out"):
        over.apply_action(0)
