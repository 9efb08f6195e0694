"""The perft table: how many rows of decisions each table offers from its first question (`make golden`)."""

import json
import os
from pathlib import Path

import pytest

from kiru.core.perft import perft
from tests.contract.cases import CASES, COMPILED, Case
from tests.contract.walk import new_match

FOLDER = Path(__file__).parent.parent / "games"
SEED = "perft"
MOST = 200_000 if COMPILED else 3_000
"""Counting stops after the first depth with more rows than this."""


def counts(case: Case) -> list[int]:
    match = new_match(case, SEED)
    match.start()
    found: list[int] = []
    while not found or (found[-1] <= MOST and len(found) < 8):
        found.append(int(perft(match.state, len(found) + 1)))
    return found


@pytest.mark.parametrize("case", CASES, ids=str)
def test_golden_perft(case: Case) -> None:
    file = FOLDER / case.game / "perft" / f"{case}.json"
    found = counts(case)
    if os.environ.get("KIRU_GOLDEN") == "write":
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(found) + "\n")
    golden = json.loads(file.read_text())
    assert found == golden[: len(found)]
    assert found, "nothing was counted"
