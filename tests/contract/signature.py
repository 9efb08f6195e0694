"""Print what random games come to: `python -m tests.contract.signature GAMES ROWS SECONDS CASE`, CASE as JSON.

The rows come one after the other; after so many seconds of computing no further one is begun.
"""

import json
import sys
from importlib import import_module
from time import process_time

from kiru import ring
from kiru.core.playout import play_many
from kiru.core.rng import seeded
from tests.contract.cases import Case


def compiled() -> dict[str, bool]:
    """Each module of the ring, and whether it is compiled here."""
    names = ["kiru." + line.removesuffix(".py").replace("/", ".") for line in ring.modules()]
    return {name: not str(import_module(name).__file__).endswith(".py") for name in names}


def signature(case: Case, games: int, row: int) -> list[int]:
    """Games, decisions, forced ones, chance steps and the folded keys of one row of games."""
    tally = play_many(case.new(), seeded(f"{case}/{row}", "signature"), games)
    return [tally.games, tally.decisions, tally.forced, tally.chance, tally.key]


def signatures(case: Case, games: int, rows: int, seconds: float) -> list[list[int]]:
    found: list[list[int]] = []
    while len(found) < rows and process_time() < seconds:
        found.append(signature(case, games, len(found)))
    return found


if __name__ == "__main__":
    games, rows, seconds = int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
    print(json.dumps({"ring": compiled(), "rows": signatures(Case(*json.loads(sys.argv[4])), games, rows, seconds)}))
