"""A running simulation keeps its memory."""

from pathlib import Path

import pytest

from kiru.core.playout import play_many
from kiru.core.rng import seeded
from tests.contract.cases import CASES, COMPILED, GAMES, Case

STATM = Path("/proc/self/statm")
PAGE = 4096


def resident() -> int:
    return int(STATM.read_text().split()[1]) * PAGE


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED or not STATM.exists(), reason="needs the compiled ring and Linux")
@pytest.mark.parametrize("case", [next(c for c in reversed(CASES) if c.game == game) for game in GAMES], ids=str)
def test_memory_stays_flat(case: Case) -> None:
    """After a warm-up, 100,000 games (fewer of the long ones) take not one megabyte more."""
    start, rng = case.new(), seeded("memory", str(case))
    games = 100_000 if case.game == "hanging_gardens" else 10_000
    play_many(start, rng, games // 20)
    before = resident()
    play_many(start, rng, games)
    assert resident() - before < 1_000_000
