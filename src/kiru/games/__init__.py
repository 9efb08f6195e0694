"""The games of Kiru, by name."""

from importlib import import_module
from pathlib import Path

from kiru.core.errors import KiruError
from kiru.games.kit import Kit

NAMES = ("hanging_gardens", "amyitis", "babylon")


def open_kit(name: str, box: Path | None = None) -> Kit:
    """The game of that name with the standard box or the one in a file."""
    plain = name.strip().lower().replace("-", "_").replace(" ", "_")
    if plain not in NAMES:
        raise KiruError("error-game", found=name[:40], expected=", ".join(NAMES))
    module = import_module(f"kiru.games.{plain}.kit")
    kit: Kit = module.make(box)
    return kit
