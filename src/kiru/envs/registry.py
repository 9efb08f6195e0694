"""The ids: `kiru/HangingGardens-v1` for Gymnasium, `kiru/hanging_gardens-v1` for PettingZoo's registry.

The number is the version of the ruleset; action codes and observations keep their meaning within it.
"""

from importlib.util import find_spec

from kiru.games import NAMES

VERSION = 1


def gymnasium_id(game: str) -> str:
    return f"kiru/{''.join(word.capitalize() for word in game.split('_'))}-v{VERSION}"


def pettingzoo_id(game: str) -> str:
    return f"kiru/{game}-v{VERSION}"


def register() -> None:
    """Announce every game to the libraries that are installed, once."""
    for game in NAMES:
        if find_spec("gymnasium"):
            register_gymnasium(game)
        if find_spec("pettingzoo"):
            register_pettingzoo(game)


def register_gymnasium(game: str) -> None:
    import gymnasium

    if gymnasium_id(game) not in gymnasium.registry:
        gymnasium.register(
            id=gymnasium_id(game),
            entry_point="kiru.envs.single:SeatEnv",
            vector_entry_point="kiru.envs.single_vector:SeatVectorEnv",
            kwargs={"game": game},
        )


def register_pettingzoo(game: str) -> None:
    import pettingzoo

    if not hasattr(pettingzoo, "register"):
        return  # before 1.27 there was no registry; the modules kiru.envs.GAME_v1 serve every release
    if pettingzoo_id(game) not in pettingzoo.aec_registry:
        pettingzoo.register("aec", pettingzoo_id(game), "kiru.envs.aec:env", kwargs={"game": game})
