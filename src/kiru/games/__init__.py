"""The games of Kiru, by name."""

from importlib import import_module
from pathlib import Path

from kiru.core.errors import KiruError
from kiru.games import learned
from kiru.games.kit import Kit

NAMES = ("hanging_gardens", "amyitis", "babylon")


def open_kit(name: str, box: Path | None = None, version: int | None = None) -> Kit:
    """The game of that name with the standard box or the one in a file; by its newest ruleset, or by a record's."""
    plain = name.strip().lower().replace("-", "_").replace(" ", "_")
    if plain not in NAMES:
        raise KiruError("error-game", found=name[:40], expected=", ".join(NAMES))
    module = import_module(f"kiru.games.{plain}.kit")
    if version is None:
        version = module.VERSIONS[-1]
    if version not in module.VERSIONS:
        raise KiruError("error-ruleset", game=plain, found=version, expected=", ".join(map(str, module.VERSIONS)))
    kit: Kit = module.make(box, version)
    learned.bring(kit)
    return kit
