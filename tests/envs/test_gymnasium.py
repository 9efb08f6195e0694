"""Gymnasium's own suite, episodes against bots, and the vector environment."""

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

from kiru.core.errors import KiruError
from kiru.envs.registry import gymnasium_id
from kiru.games import NAMES


def make(game: str = "hanging_gardens", **arguments):
    return gymnasium.make(gymnasium_id(game), **arguments)


def play(env, seed: int) -> tuple[float, dict]:
    seen, info = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    total, over = 0.0, False
    while not over:
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        assert env.observation_space.contains(seen)
        seen, reward, over, cut, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        total += reward
        assert not cut
    return total, info


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("form", ["flat", "dict"])
def test_check_env(game: str, form: str) -> None:
    check_env(make(game, form=form, render_mode="rgb_array").unwrapped)


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_whole_episodes(game: str, opponents: str) -> None:
    env = make(game, players=3, seat=1, opponents=opponents)
    share, info = play(env, 3)
    winners = info["places"].count(1)
    assert share == pytest.approx(1 / winners if info["places"][1] == 1 else 0)
    again, same = play(make(game, players=3, seat=1, opponents=opponents), 3)
    assert (again, same["scores"]) == (share, info["scores"])


def test_alone_the_points_are_the_reward() -> None:
    points, info = play(make(players=1, options={"difficulty": "easy"}), 2)
    assert points == info["scores"][0]


def test_every_opponent_may_be_another() -> None:
    env = make(players=3, opponents=["random", "greedy"]).unwrapped
    assert env.names == [None, "random", "greedy"]
    with pytest.raises(KiruError):
        make(players=4, opponents=["random", "greedy"])
    with pytest.raises(KiruError):
        make(players=2, seat=2)
    with pytest.raises(KiruError):
        make(opponents="oracle")


def test_a_masked_out_action() -> None:
    env = make()
    env.reset(seed=1)
    _, reward, over, _, info = env.step(12)
    assert (reward, over, info["illegal"]) == (-1.0, True, "H09")
    with pytest.raises(ResetNeeded):
        env.unwrapped.step(0)
    strict = make(illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(InvalidAction, match="H09"):
        strict.step(12)
    _, _, over, _, info = strict.step(0)
    assert not over
    assert "illegal" not in info


def test_what_is_no_action_at_all() -> None:
    env = make().unwrapped
    with pytest.raises(ResetNeeded):
        env.step(0)
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(int(np.argmax(info["action_mask"])))
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    for action in (68, -1, 0.5, "take"):
        with pytest.raises((InvalidAction, ValueError)):
            env.step(action)


def test_the_vector_environment() -> None:
    envs = gymnasium.make_vec(
        gymnasium_id("hanging_gardens"), num_envs=6, vectorization_mode="vector_entry_point", opponents="greedy"
    )
    seen, info = envs.reset(seed=4)
    rng = np.random.default_rng(4)
    ended = 0
    for _ in range(80):
        assert envs.observation_space.contains(seen)
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        before = seen.copy()
        after, rewards, over, cut, info = envs.step(actions)
        assert np.array_equal(before, seen), "an observation that was handed out must not change"
        assert not cut.any()
        assert (rewards[~over] == 0).all()
        ended += over.sum()
        seen = after
    assert ended > 0


def test_vector_environments_repeat_themselves() -> None:
    def run() -> list[float]:
        envs = gymnasium.make_vec(gymnasium_id("hanging_gardens"), num_envs=3, vectorization_mode="vector_entry_point")
        _, info = envs.reset(seed=[1, 2, 3])
        sums = []
        for _ in range(30):
            seen, _, _, _, info = envs.step(np.array([np.flatnonzero(mask)[-1] for mask in info["action_mask"]]))
            sums.append(float(seen.sum()))
        return sums

    assert run() == run()
