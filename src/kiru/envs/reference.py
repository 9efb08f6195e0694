"""The reference of observations, from the layouts themselves: python -m kiru.envs.reference docs/observations.md."""

import sys
import tomllib
from importlib import resources
from pathlib import Path

from kiru.core import observation_layout
from kiru.core.observation_layout import Group, Layout
from kiru.games import NAMES, open_kit
from kiru.games.kit import Kit
from kiru.support.templates import filled


def meanings(game: str) -> dict[str, str]:
    """What the groups of a game mean, by their names without whose they are."""
    text = (resources.files("kiru.games") / game / "mind" / "observations.toml").read_text("utf-8")
    return tomllib.loads(text)


def about(group: Group) -> str:
    """The name of a group without whose it is."""
    whose, _, rest = group.name.partition("_")
    return rest if whose == "own" or (whose.startswith("next") and whose[4:].isdigit()) else group.name


def layouts(kit: Kit) -> dict[int, Layout]:
    """The layout of a game at every number of players."""
    counts = range(kit.game.min_players, kit.game.max_players + 1)
    return {players: observation_layout.measure(kit.game, kit.observer, players) for players in counts}


def section(game: str) -> dict[str, object]:
    """One game: its widths and fingerprints, the groups as two players see them, and those of the solo game alone."""
    kit = open_kit(game)
    found, words = layouts(kit), meanings(game)
    shown, alone = found[max(2, kit.game.min_players)], found[kit.game.min_players]
    met = {about(group) for group in shown.groups}
    solo = [group for group in alone.groups if about(group) not in met]
    return {
        "name": f"{game}-v{kit.game.version}",
        "actions": kit.game.num_choices,
        "tables": [
            (players, layout.width, observation_layout.fingerprint(layout)) for players, layout in found.items()
        ],
        "groups": [(group, highest(shown, group), words[about(group)]) for group in shown.groups],
        "alone": [(group, highest(alone, group), words[about(group)]) for group in solo],
    }


def highest(layout: Layout, group: Group) -> int:
    return max(layout.highs[group.start : group.start + group.size])


def text() -> str:
    return filled("kiru.envs", "observations.md.j2", games=[section(game) for game in NAMES])


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(text(), encoding="utf-8")
