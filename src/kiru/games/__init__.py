"""The games of Kiru, by name."""

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

from kiru.core.errors import KiruError
from kiru.games import learned_weights
from kiru.games.kit import Kit
from kiru.support.toml_box import Source

FIRST = ("hanging_gardens", "amyitis", "babylon")
"""The order in which these are shown; a game that joins comes behind them."""
FOLDERS = sorted(kit.parent.name for kit in Path(__file__).parent.glob("*/kit.py"))
NAMES = (*FIRST, *(name for name in FOLDERS if name not in FIRST))
"""A game is a folder with a `kit.py`."""


def versions(name: str) -> tuple[int, ...]:
    """The rulesets that a game can be played by, the newest last."""
    found: tuple[int, ...] = import_module(f"kiru.games.{name}.kit").VERSIONS
    return found


def open_kit(name: str, box: Source = None, version: int | None = None) -> Kit:
    """The game of that name with the standard box or an owner's; by its newest ruleset, or by a record's."""
    plain = name.strip().lower().replace("-", "_").replace(" ", "_")
    if plain not in NAMES:
        raise KiruError("error-game", found=name[:40], expected=", ".join(NAMES))
    known = versions(plain)
    chosen = known[-1] if version is None else version
    if chosen not in known:
        raise KiruError("error-ruleset", game=plain, found=chosen, expected=", ".join(map(str, known)))
    kit: Kit = import_module(f"kiru.games.{plain}.kit").make(box, chosen)
    learned_weights.load_into(kit)
    return kit


class Games(ModuleType):
    """`kiru.games` is this package, and `kiru.games()` the games in it: a function would be hidden by the package."""

    def __call__(self) -> list[str]:
        return list(NAMES)


sys.modules[__name__].__class__ = Games
