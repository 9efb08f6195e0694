"""Kiru: a table for the three board games about the hanging gardens of Babylon.

>>> import kiru
>>> match = kiru.new("babylon", players=2, seed="1")
>>> match.legal[:2]
['remove a1', 'remove b1']
"""

import os
from typing import TYPE_CHECKING, Any

from kiru.version import VERSION

if TYPE_CHECKING:
    from kiru.core.errors import IllegalAction, KiruError
    from kiru.front_door import Bot, analyse, bot, load, new
    from kiru.match import Match

__version__ = VERSION
__all__ = ["Bot", "IllegalAction", "KiruError", "Match", "analyse", "bot", "games", "load", "new"]

HOMES = {"IllegalAction": "core.errors", "KiruError": "core.errors", "Match": "match"}
"""Where each name of the front door lives, if not in front_door.py; it is imported when it is first asked for."""

if os.environ.get("KIRU_INTERPRETED"):
    from kiru import interpreted

    interpreted.install()


def __getattr__(name: str) -> Any:
    from importlib import import_module

    if name not in __all__:
        raise AttributeError(name)
    if name == "games":
        return import_module("kiru.games")
    return getattr(import_module(f"kiru.{HOMES.get(name, 'front_door')}"), name)


def __dir__() -> list[str]:
    return [*globals(), *__all__]
