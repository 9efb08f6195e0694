"""The reference of observations, from the layouts themselves: python -m kiru.envs.reference docs/observations.md."""

import hashlib
import json
import sys
import tomllib
from importlib import resources
from pathlib import Path

from kiru.core import observation_layout
from kiru.core.observation_layout import Group, Layout
from kiru.games import NAMES, open_kit
from kiru.games.kit import Kit

INTRODUCTION = """# Observations

Made by `python -m kiru.envs.reference docs/observations.md` from the code that writes the rows.

An observation is one row of whole numbers from 0 to the highest value given here; `observations` of the environments
are the same numbers divided by it. It is written from the point of view of the seat that is asked: `own_` is about that
seat, `next1_` about the player after it, and so on in their order. Nothing is hidden from one player and known to
another, so the row is also the information state. Widths depend on the game, its ruleset and the number of players
alone. A layout keeps its meaning within a version (`-v1`); the fingerprint below changes when it does not, and a test
holds it.
"""


def meanings(game: str) -> dict[str, str]:
    """What the groups of a game mean, by their names without whose they are."""
    text = (resources.files("kiru.games") / game / "mind" / "observations.toml").read_text("utf-8")
    return tomllib.loads(text)


def about(group: Group) -> str:
    """The name of a group without whose it is."""
    whose, _, rest = group.name.partition("_")
    return rest if whose == "own" or (whose.startswith("next") and whose[4:].isdigit()) else group.name


def fingerprint(layout: Layout) -> str:
    """Changes with every change of a width, a highest value, a name or an order."""
    groups = [(group.name, group.start, group.size) for group in layout.groups]
    return hashlib.sha256(json.dumps([groups, layout.highs]).encode()).hexdigest()[:12]


def layouts(kit: Kit) -> dict[int, Layout]:
    """The layout of a game at every number of players."""
    counts = range(kit.game.min_players, kit.game.max_players + 1)
    return {players: observation_layout.measure(kit.game, kit.observer, players) for players in counts}


def section(game: str) -> str:
    """One game: its widths and fingerprints, and the groups as two players see them."""
    kit = open_kit(game)
    found, words = layouts(kit), meanings(game)
    shown = max(2, kit.game.min_players)
    lines = [f"\n## {game}-v{kit.game.version}\n", "| players | numbers | actions | fingerprint |", "|--:|--:|--:|---|"]
    for players, layout in found.items():
        lines.append(f"| {players} | {layout.width:,} | {kit.game.num_choices:,} | `{fingerprint(layout)}` |")
    lines += [f"\nWith {shown} players:\n", "| group | from | numbers | highest | meaning |", "|---|--:|--:|--:|---|"]
    for group in found[shown].groups:
        high = max(found[shown].highs[group.start : group.start + group.size])
        lines.append(f"| `{group.name}` | {group.start} | {group.size} | {high} | {words[about(group)]} |")
    alone = [
        group for group in found[kit.game.min_players].groups if about(group) not in map(about, found[shown].groups)
    ]
    lines += [f"| `{group.name}` | alone | {group.size} | | {words[about(group)]} |" for group in alone]
    return "\n".join(lines) + "\n"


def text() -> str:
    return INTRODUCTION + "".join(section(game) for game in NAMES)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(text(), encoding="utf-8")
