"""PettingZoo's own suites, and play to the end."""

import pickle
from importlib import import_module

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, seed_test

from kiru.core.errors import KiruError
from kiru.envs import aec, registry
from kiru.games import NAMES, open_kit, versions

TABLES = [
    (game, players)
    for game in NAMES
    for players in range(open_kit(game).game.min_players, open_kit(game).game.max_players + 1)
]
pytestmark = pytest.mark.filterwarnings("ignore:Observation is not a NumPy array", "ignore:Observation space for each")


def module(game: str):
    return import_module(f"kiru.envs.{game}_v{versions(game)[-1]}")


def play(env, seed: int) -> dict[str, float]:
    """A random game without a limit of cycles: what each agent got in all."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(max_iter=10**6):
        seen, reward, over, cut, info = env.last()
        got[agent] += reward
        assert not cut
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        env.step(None if over else rng.choice(np.flatnonzero(info["action_mask"])))
    assert not env.agents
    return got


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_api(game: str, players: int, capsys) -> None:
    api_test(module(game).env(players=players), num_cycles=60)


@pytest.mark.parametrize("game", NAMES)
def test_api_with_named_groups(game: str, capsys) -> None:
    api_test(module(game).env(form="dict", reward="gain"), num_cycles=60)


@pytest.mark.parametrize("game", NAMES)
def test_api_of_the_bare_environment(game: str, capsys) -> None:
    api_test(module(game).raw_env(skip_forced=False), num_cycles=60)


@pytest.mark.parametrize("game", NAMES)
def test_seeds(game: str) -> None:
    seed_test(lambda: module(game).env(players=3), num_cycles=40)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_whole_games_without_a_limit(game: str, players: int) -> None:
    env = module(game).env(players=players)
    got = play(env, 5)
    state = env.unwrapped.batch.states[0]
    assert state.is_over
    if players > 1:
        assert sum(got.values()) == pytest.approx(1)
        winners = [agent for agent, place in zip(env.possible_agents, state.ranking(), strict=True) if place == 1]
        assert all(got[agent] == pytest.approx(1 / len(winners)) for agent in winners)
    else:
        assert got["player_0"] == state.score(0)


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("reward", ["margin", "gain"])
def test_margins_add_up(game: str, reward: str) -> None:
    env = module(game).env(players=2, reward=reward)
    got = play(env, 7)
    first, second = (env.unwrapped.batch.states[0].score(seat) for seat in range(2))
    assert got == pytest.approx({"player_0": first - second, "player_1": second - first})


def test_the_registry_makes_it() -> None:
    if not hasattr(pettingzoo, "make"):
        pytest.skip("this PettingZoo has no registry")
    for game, version in [(name, number) for name in NAMES for number in versions(name)]:
        env = pettingzoo.make("aec", registry.pettingzoo_id(game, version))
        assert str(env) == f"{game}_v{version}"


def test_it_can_be_pickled() -> None:
    env = pickle.loads(pickle.dumps(aec.raw_env("hanging_gardens", 3, form="dict")))
    assert env.config.players == 3
    assert env.encoder.form == "dict"


def test_a_masked_out_action_loses() -> None:
    env = aec.env(game="hanging_gardens")
    env.reset(seed=1)
    loser = env.agent_selection
    mask = env.last()[4]["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards == {agent: -1.0 if agent == loser else 0 for agent in env.possible_agents}


def test_a_masked_out_action_is_an_error_without_the_guard() -> None:
    env = aec.raw_env("hanging_gardens")
    env.reset(seed=1)
    before = env.batch.states[0].key()
    with pytest.raises(ValueError, match="masked out: H09"):
        env.step(12)
    assert env.batch.states[0].key() == before


def test_wrong_order_and_wrong_actions() -> None:
    env = aec.env(game="hanging_gardens")
    with pytest.raises(AttributeError):
        _ = env.rewards
    env.reset(seed=1)
    with pytest.raises(AssertionError):
        env.step(68)
    play(env, 1)
    env.reset(seed=1)
    for agent in env.agent_iter():
        seen, _, over, _, _ = env.last()
        if over:
            with pytest.raises(ValueError, match="None"):
                env.step(0)
            break
        env.step(env.action_space(agent).sample(seen["action_mask"]))


@pytest.mark.parametrize(
    "arguments",
    [{"players": 9}, {"reward": "fame"}, {"form": "poem"}, {"players": 1, "reward": "win"}, {"options": {"wind": "e"}}],
)
def test_settings_that_do_not_exist(arguments) -> None:
    with pytest.raises(KiruError):
        aec.env(game="hanging_gardens", **arguments)
