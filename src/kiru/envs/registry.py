"""The ids: `kiru/HangingGardens-v1` for Gymnasium, `kiru/hanging_gardens-v1` for PettingZoo's registry.

The number is the version of the ruleset; action codes and observations keep their meaning within it.
"""

from importlib.util import find_spec

from kiru.games import NAMES, versions


def gymnasium_id(game: str, version: int | None = None) -> str:
    """The id of a ruleset; without a number, of the newest."""
    return f"kiru/{''.join(word.capitalize() for word in game.split('_'))}-v{version or versions(game)[-1]}"


def pettingzoo_id(game: str, version: int | None = None) -> str:
    return f"kiru/{game}-v{version or versions(game)[-1]}"


def register() -> None:
    """Announce every game to the libraries that are installed, once."""
    for game, version in [(name, number) for name in NAMES for number in versions(name)]:
        if find_spec("gymnasium"):
            register_gymnasium(game, version)
        if find_spec("pettingzoo"):
            register_pettingzoo(game, version)


def register_gymnasium(game: str, version: int) -> None:
    import gymnasium

    if gymnasium_id(game, version) not in gymnasium.registry:
        gymnasium.register(
            id=gymnasium_id(game, version),
            entry_point="kiru.envs.single:SeatEnv",
            vector_entry_point="kiru.envs.single_vector:SeatVectorEnv",
            kwargs={"game": game, "version": version},
        )


def register_pettingzoo(game: str, version: int) -> None:
    import pettingzoo

    if not hasattr(pettingzoo, "register"):
        return  # before 1.27 there was no registry; the modules kiru.envs.GAME_v1 serve every release
    name = pettingzoo_id(game, version)
    if name not in pettingzoo.aec_registry:
        pettingzoo.register("aec", name, "kiru.envs.aec:env", kwargs={"game": game, "version": version})
