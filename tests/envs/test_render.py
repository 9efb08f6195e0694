"""Pictures: text with colors, and images with something on them that changes with the game."""

import numpy as np
import pytest

from kiru.envs import aec, render
from kiru.games import NAMES, open_kit
from kiru.games.kit import Kit


def shown(env, steps: int):
    env.reset(seed=2)
    for _ in range(steps):
        env.step(int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"])[0]))
    return env.render()


@pytest.mark.parametrize("game", NAMES)
def test_ansi(game: str) -> None:
    text = shown(aec.raw_env(game, render_mode="ansi"), 3)
    assert "Player 1" in text
    assert "\x1b[" in text
    assert text != shown(aec.raw_env(game, render_mode="ansi"), 9)


@pytest.mark.parametrize("game", NAMES)
def test_images(game: str) -> None:
    env = aec.raw_env(game, render_mode="rgb_array")
    early, late = shown(env, 3), shown(env, 12)
    assert early.shape == late.shape
    assert early.dtype == np.uint8
    assert early.shape[2] == 3
    assert len(np.unique(early.reshape(-1, 3), axis=0)) > 20, "blank"
    assert (early != late).any()


def test_without_a_mode_nothing_is_drawn() -> None:
    assert shown(aec.raw_env("hanging_gardens"), 1) is None


@pytest.mark.parametrize("game", NAMES)
def test_the_largest_table_fits(game: str) -> None:
    kit: Kit = open_kit(game)
    env = aec.raw_env(game, kit.game.max_players)
    shown(env, 60)
    lines = render.as_text(kit, env.batch.states[0]).rstrip("\n").split("\n")
    assert len(lines) <= render.ROWS[kit.game.max_players]
    assert not [letter for letter in set("".join(lines)) if letter.isprintable() and not drawable(letter)]


def drawable(letter: str) -> bool:
    return letter == " " or render.glyph(letter).any()
