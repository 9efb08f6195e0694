"""The games of Kiru, by name."""

from importlib import import_module
from pathlib import Path

from kiru.core.errors import KiruError
from kiru.games import learned
from kiru.games.kit import Kit

NAMES = ("hanging_gardens", "amyitis", "babylon")


def versions(name: str) -> tuple[int, ...]:
    """The rulesets that a game can be played by, the newest last."""
    found: tuple[int, ...] = import_module(f"kiru.games.{name}.kit").VERSIONS
    return found


def open_kit(name: str, box: Path | None = None, version: int | None = None) -> Kit:
    """The game of that name with the standard box or the one in a file; by its newest ruleset, or by a record's."""
    plain = name.strip().lower().replace("-", "_").replace(" ", "_")
    if plain not in NAMES:
        raise KiruError("error-game", found=name[:40], expected=", ".join(NAMES))
    known = versions(plain)
    chosen = known[-1] if version is None else version
    if chosen not in known:
        raise KiruError("error-ruleset", game=plain, found=chosen, expected=", ".join(map(str, known)))
    kit: Kit = import_module(f"kiru.games.{plain}.kit").make(box, chosen)
    learned.bring(kit)
    return kit
