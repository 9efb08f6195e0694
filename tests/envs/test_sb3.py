"""The tables of Stable-Baselines3: masks, sums of finished games, seeds."""

import numpy as np
import pytest

pytest.importorskip("stable_baselines3", reason="needs the optional group “learn”: pip install 'kiru[learn]'")

from kiru.envs.sb3 import SeatVecEnv
from kiru.games import NAMES


def played(game: str, steps: int, **settings):
    """A row of random steps: rewards, dones and infos."""
    tables = SeatVecEnv(game, 4, **settings)
    tables.seed(3)
    tables.reset()
    rng = np.random.default_rng(1)
    rows = []
    for _ in range(steps):
        masks = np.stack(tables.env_method("action_masks"))
        actions = np.where(masks, rng.random(masks.shape), -1).argmax(axis=1)
        seen, rewards, dones, infos = tables.step(actions)
        assert tables.observation_space.contains(seen[0])
        rows.append((rewards.copy(), dones, infos))
    return rows


@pytest.mark.parametrize("game", NAMES)
def test_the_sum_of_a_game_is_its_margin(game: str) -> None:
    rows = played(game, 400, reward="gain", scale=0.5, seat=1)
    gained = np.zeros(4)
    ended = 0
    for rewards, dones, infos in rows:
        gained += rewards
        for table in np.flatnonzero(dones):
            scores = infos[table]["scores"]
            assert infos[table]["episode"]["r"] == pytest.approx(gained[table], abs=1e-4)
            assert gained[table] == pytest.approx((scores[1] - scores[0]) / 2, abs=1e-4)
            gained[table] = 0
            ended += 1
    assert ended


def test_the_same_seed_plays_the_same() -> None:
    one, other = played("hanging_gardens", 60), played("hanging_gardens", 60)
    assert all((a[0] == b[0]).all() and (a[1] == b[1]).all() for a, b in zip(one, other, strict=True))


def test_what_was_given_is_not_overwritten() -> None:
    tables = SeatVecEnv("hanging_gardens", 2)
    tables.seed(1)
    first = tables.reset()
    kept = first.copy()
    tables.step(np.array([mask.argmax() for mask in tables.env_method("action_masks")]))
    assert (first == kept).all()


def test_a_masked_out_action_is_an_error() -> None:
    tables = SeatVecEnv("hanging_gardens", 1)
    tables.reset()
    with pytest.raises(ValueError, match="masked out"):
        tables.step(np.array([int(np.argmin(tables.env_method("action_masks")[0]))]))
