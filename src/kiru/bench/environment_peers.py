"""Random play in other environments, counted as ours is: a step is one answered question, the picking included.

Their games differ from ours; a ratio says how much experience a learner gets out of one core.
"""

import importlib
import importlib.util
import random
import time
import warnings
from collections.abc import Callable
from functools import cache, partial
from typing import Any, cast

Result = dict[str, float]


PGX = ("backgammon", "connect_four", "2048", "hex", "sparrow_mahjong")


def pgx_game(game: str, batch: int, seconds: float) -> Result:
    """pgx on the CPU: a compiled function steps all tables and begins finished ones anew."""
    jax: Any = importlib.import_module("jax")
    table, advance = pgx_tables(game, batch)
    key = jax.random.PRNGKey(1)
    table, key = advance(table, key)
    jax.block_until_ready(table.rewards)
    steps = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        table, key = advance(table, key)
        jax.block_until_ready(table.rewards)
        steps += batch
    return {"cpu": spent, "steps": steps}


@cache
def pgx_tables(game: str, batch: int) -> Any:
    """Fresh tables and the function that steps them, compiled once."""
    import pgx
    from pgx.experimental.wrappers import auto_reset

    jax: Any = importlib.import_module("jax")
    jnp: Any = importlib.import_module("jax.numpy")
    env: Any = pgx.make(cast("Any", game))
    begin: Any = jax.vmap(env.init)
    step: Any = jax.vmap(auto_reset(env.step, env.init))

    def advance(table: Any, key: Any) -> Any:
        key, choice, chance = jax.random.split(key, 3)
        chances = jnp.where(table.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(choice, chances, axis=1)
        return step(table, actions, jax.random.split(chance, batch)), key

    table = jax.jit(begin)(jax.random.split(jax.random.PRNGKey(0), batch))
    return table, jax.jit(advance)


def pettingzoo_hanabi(batch: int, seconds: float) -> Result:
    """PettingZoo's classic Hanabi, agent by agent."""
    import numpy as np
    from pettingzoo.classic import hanabi_v5

    env: Any = hanabi_v5.env()
    generator = random.Random(1)
    steps, games = 0, 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        env.reset(seed=games)
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            env.step(generator.choice(np.flatnonzero(seen["action_mask"])))
            steps += 1
        games += 1
    return {"cpu": time.process_time() - began, "steps": steps}


def rlcard_gin_rummy(batch: int, seconds: float) -> Result:
    """RLCard's environment, stepped by hand."""
    import rlcard

    env: Any = rlcard.make("gin-rummy", config={"seed": 1})
    generator = random.Random(1)
    steps = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(generator.choice(list(state["legal_actions"])))
            steps += 1
    return {"cpu": time.process_time() - began, "steps": steps}


def open_spiel_gin_rummy(batch: int, seconds: float) -> Result:
    """OpenSpiel's Python loop; chance is dealt but not counted."""
    import pyspiel

    game: Any = pyspiel.load_game("gin_rummy")
    generator = random.Random(1)
    steps = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(generator.choices(actions, weights)[0])
            else:
                state.apply_action(generator.choice(state.legal_actions()))
                steps += 1
    return {"cpu": time.process_time() - began, "steps": steps}


def catanatron_gym(batch: int, seconds: float) -> Result:
    """Catanatron's Gymnasium environment against its own random player."""
    import gymnasium

    importlib.import_module("catanatron_gym")
    env: Any = gymnasium.make("catanatron_gym:catanatron-v1").unwrapped
    generator = random.Random(1)
    steps = 0
    env.reset()
    began = time.process_time()
    while time.process_time() - began < seconds:
        _, _, over, cut, _ = env.step(generator.choice(env.get_valid_actions()))
        steps += 1
        if over or cut:
            env.reset()
    return {"cpu": time.process_time() - began, "steps": steps}


PEERS: dict[str, tuple[tuple[str, ...], Callable[[int, float], Result]]] = {
    **{f"pgx:{game}": (("pgx",), partial(pgx_game, game)) for game in PGX},
    "pettingzoo:hanabi": (("pettingzoo", "shimmy", "pyspiel"), pettingzoo_hanabi),
    "rlcard:gin-rummy": (("rlcard",), rlcard_gin_rummy),
    "open_spiel:gin_rummy": (("pyspiel",), open_spiel_gin_rummy),
    "catanatron_gym": (("catanatron_gym",), catanatron_gym),
}
"""By name the modules that a peer needs, and how it is measured."""


def installed(name: str) -> bool:
    return all(importlib.util.find_spec(module) for module in PEERS[name][0])


def measure(name: str, batch: int, seconds: float) -> Result:
    """A peer's rate; an empty answer if it is not there or does not run with what else is installed."""
    if not installed(name):
        return {}
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return PEERS[name][1](batch, seconds)
    except Exception:  # any error of a foreign library means the same: it cannot be compared here
        return {}
