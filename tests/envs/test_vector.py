"""Many tables at once: the same games as one by one, arrays in place, errors before anything is changed."""

import os
import subprocess
import sys

import numpy as np
import pytest

from kiru.core.errors import KiruError
from kiru.core.game import CHANCE
from kiru.envs.config import chance
from kiru.envs.vector import Tables
from kiru.games import NAMES, open_kit
from tests.support.legal import listing


def run(tables: Tables, steps: int, seed: int = 3) -> list[tuple]:
    tables.reset(seed)
    rows = []
    for _ in range(steps):
        actions = tables.sample()
        tables.step(actions)
        rows.append(
            (actions.tolist(), tables.rewards.tolist(), tables.dones.tolist(), float(tables.observations.sum()))
        )
    return rows


@pytest.mark.parametrize("game", NAMES)
def test_the_same_seed_gives_the_same_games(game: str) -> None:
    assert run(Tables(game, 5), 40) == run(Tables(game, 5), 40)
    assert run(Tables(game, 5), 40) != run(Tables(game, 5), 40, seed=4)


@pytest.mark.parametrize("game", NAMES)
def test_each_table_is_the_game_it_would_be_alone(game: str) -> None:
    """Play every table's actions on a state of its own: the same questions, rewards and scores."""
    tables = Tables(game, 4, 3, reward="margin")
    rules = tables.config.kit.game
    tables.reset(9)
    rngs = chance("9", 4)
    states = [tables.config.start() for _ in range(4)]
    for state, rng in zip(states, rngs, strict=True):
        advance(state, rng)
    for _ in range(300):
        actions = tables.sample()
        assert [state.seat for state in states] == tables.seats.tolist()
        for number, state in enumerate(states):
            assert listing(state) == np.flatnonzero(tables.masks[number]).tolist()
        tables.step(actions)
        for number, state in enumerate(states):
            state.apply(int(actions[number]))
            advance(state, rngs[number])
            assert bool(tables.dones[number]) == state.is_over
            if state.is_over:
                scores = [state.score(seat) for seat in range(3)]
                assert tables.scores[number].tolist() == scores
                margins = [own - max(scores[:seat] + scores[seat + 1 :]) for seat, own in enumerate(scores)]
                assert tables.rewards[number].tolist() == margins
                states[number] = tables.config.start()
                advance(states[number], rngs[number])
            else:
                assert not tables.rewards[number].any()
    assert rules.num_choices == tables.num_actions


def advance(state, rng) -> None:

    while not state.is_over:
        if state.seat == CHANCE:
            state.apply(state.deal(rng))
        elif len(listing(state)) == 1:
            state.apply(listing(state)[0])
        else:
            return


@pytest.mark.parametrize("game", NAMES)
def test_observations_lie_between_zero_and_one(game: str) -> None:
    tables = Tables(game, 8)
    tables.reset(1)
    for _ in range(150):
        seen, _, _ = tables.step(tables.sample())
        assert seen.min() >= 0
        assert seen.max() <= 1
    assert np.allclose(tables.features * tables.config.scale, tables.observations)


def test_arrays_are_written_in_place() -> None:
    tables = Tables("hanging_gardens", 3)
    arrays = [tables.reset(1), tables.masks, tables.rewards, tables.dones, tables.seats, tables.scores]
    seen, rewards, dones = tables.step(tables.sample())
    assert seen is arrays[0] is tables.observations
    assert rewards is arrays[2]
    assert dones is arrays[3]
    assert all(
        one is other
        for one, other in zip(arrays[1:], (tables.masks, rewards, dones, tables.seats, tables.scores), strict=True)
    )
    with pytest.raises(ValueError, match="read-only"):
        tables.masks[0] = True


def test_whole_numbers_on_request() -> None:
    tables = Tables("hanging_gardens", 3, dtype="uint8")
    assert tables.reset(1).dtype == np.uint8
    assert tables.observations is tables.features


def test_half_floats_say_what_floats_say() -> None:
    half, full = (Tables("babylon", 3, dtype=dtype) for dtype in ("float16", "float32"))
    for _ in range(2):
        assert half.reset(1).dtype == np.float16
        np.testing.assert_allclose(half.reset(1), full.reset(1), atol=1e-3)
    with pytest.raises(KiruError):
        Tables("babylon", 3, dtype="float64")


def test_other_libraries_read_the_same_memory() -> None:
    """DLPack, as torch.from_dlpack and jax.dlpack.from_dlpack ask for it: no copy, and a step is seen there too."""
    tables = Tables("amyitis", 4)
    tables.reset(1)
    seen = {name: np.from_dlpack(getattr(tables, name)) for name in ("observations", "features", "masks", "rewards")}
    tables.step(tables.sample())
    for name, array in seen.items():
        assert np.shares_memory(array, getattr(tables, name))
        assert (array == getattr(tables, name)).all()


@pytest.mark.parametrize("game", NAMES)
def test_wins_are_shared(game: str) -> None:
    tables = Tables(game, 6)
    tables.reset(2)
    ended = 0
    while ended < 12:
        _, rewards, dones = tables.step(tables.sample())
        ended += dones.sum()
        assert np.allclose(rewards.sum(axis=1), dones)


def test_bad_actions_change_nothing() -> None:
    tables = Tables("hanging_gardens", 3)
    with pytest.raises(RuntimeError, match="reset"):
        tables.step([0, 0, 0])
    tables.reset(1)
    keys = [state.key() for state in tables.batch.states]
    for actions in ([0, 0], [[0], [0], [0]], [0.5, 0, 0], ["take", 0, 0], [None, 0, 0]):
        with pytest.raises(ValueError, match="whole numbers"):
            tables.step(actions)
    for actions in ([0, 0, 12], [0, 0, -1], [0, 0, 68], [0, 0, 2**40]):
        with pytest.raises(ValueError, match=r"at table 2 is masked out: H\d\d"):
            tables.step(actions)
    assert [state.key() for state in tables.batch.states] == keys


def test_settings_that_do_not_exist() -> None:
    for arguments in ({"tables": 0}, {"tables": 1, "players": 7}, {"tables": 1, "opponents": "oracle"}):
        with pytest.raises(KiruError):
            Tables("hanging_gardens", **arguments)


def test_every_question_can_be_asked_for() -> None:
    asked = Tables("hanging_gardens", 2, skip_forced=False)
    asked.reset(1)
    counts = set()
    for _ in range(120):
        counts.update(asked.masks.sum(axis=1).tolist())
        asked.step(asked.sample())
    assert 1 in counts
    assert open_kit("hanging_gardens").game.num_choices == asked.num_actions


PROGRAM = """
import sys, zlib
from kiru.envs.vector import Tables
tables = Tables(sys.argv[1], 3, 2, reward="gain", opponents="greedy")
tables.reset(5)
for _ in range(40):
    tables.step(tables.sample())
    print(zlib.crc32(tables.features.tobytes()), zlib.crc32(tables.masks.tobytes()), tables.rewards.tolist())
"""


@pytest.mark.parametrize("game", NAMES)
def test_compiled_equals_interpreted(game: str) -> None:
    def output(**more: str) -> str:
        plain = {name: value for name, value in os.environ.items() if name != "KIRU_INTERPRETED"}
        command = [sys.executable, "-c", PROGRAM, game]
        return subprocess.run(command, env=plain | more, check=True, capture_output=True, text=True).stdout

    assert output() == output(KIRU_INTERPRETED="1")
