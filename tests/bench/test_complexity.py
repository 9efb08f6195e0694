"""The table of sizes: counted in seeded games, the same each time."""

import math
import subprocess
import sys
from pathlib import Path

import pytest

from kiru.bench import complexity
from kiru.bench.complexity import Variant
from kiru.games import NAMES, open_kit


def test_every_count_of_players_and_every_rule_has_its_row() -> None:
    found = list(complexity.variants())
    for game in NAMES:
        rules = open_kit(game).game
        counts = [one.players for one in found if one.game == game and not one.options]
        assert counts == list(range(rules.min_players, rules.max_players + 1))
    assert Variant("babylon", 2, (("edition", "polish"),)) in found


def test_a_game_is_counted_by_hand_as_well() -> None:
    """Two tables alike give the same figures, and the tree is the product of the choices."""
    one, two = (complexity.count(Variant("hanging_gardens", 2), "random", 1, "7") for _ in range(2))
    assert one == two
    assert one.asked[0] == len(one.choices)
    assert math.prod(one.choices) == pytest.approx(10 ** one.tree[0], rel=1e-6)
    assert one.decisions[0] > one.asked[0]
    assert one.chance[0] > 0


def test_the_page_is_written_by_a_command(tmp_path: Path) -> None:
    page = tmp_path / "complexity.md"
    command = [sys.executable, "-m", "kiru.bench.complexity", str(page), "--games", "1", "--seed", "3"]
    subprocess.run(command, check=True, timeout=300)
    text = page.read_text(encoding="utf-8")
    assert "--games 1 --seed 3" in text
    assert text.count("\n| babylon |") == 2 * sum(one.game == "babylon" for one in complexity.variants())
