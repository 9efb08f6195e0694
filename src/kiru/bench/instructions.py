"""Instructions a decision: random games inside the ring, counted by Valgrind, so that a busy machine changes no figure.

python -m kiru.bench.instructions                      # every game, as many players as it takes at least (but two)
python -m kiru.bench.instructions babylon 4 --profile  # and the functions that most of them are spent in
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from kiru.bench.engine_process import start_of
from kiru.core.playout import play_many
from kiru.core.rng import seeded
from kiru.games import NAMES

GAMES = 60
"""Games that are counted: enough that another seed changes the figure by less than two in a hundred."""
COUNTED = "CPyDef_*play_many"
"""Counting begins with this function and ends with it: neither Python's start nor its end is in the figure."""
COLLECTED = re.compile(r"Collected : (\d+)")
LISTED = 25
"""Lines of a profile that are shown."""


class Count(NamedTuple):
    """What Valgrind saw of a row of games."""

    instructions: int
    decisions: int
    profile: str

    @property
    def per_decision(self) -> int:
        """Chance, clones and keys of the games included; chance's steps are not counted as decisions."""
        return round(self.instructions / self.decisions)


def count(game: str, players: int, games: int = GAMES) -> Count:
    """Play random games under Valgrind and count the instructions; the same build always gives the same number."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "callgrind.out"
        valgrind = ["valgrind", "--tool=callgrind", f"--toggle-collect={COUNTED}", f"--callgrind-out-file={file}"]
        played = [sys.executable, "-m", "kiru.bench.instructions", game, str(players), "--play", str(games)]
        environment = {name: value for name, value in os.environ.items() if name != "KIRU_INTERPRETED"}
        done = subprocess.run(
            [*valgrind, *played],
            env=environment | {"PYTHONHASHSEED": "0"},
            capture_output=True,
            text=True,
            check=True,
        )
        found = COLLECTED.search(done.stderr)
        assert found is not None, done.stderr
        return Count(int(found[1]), json.loads(done.stdout)["decisions"], profile_of(file))


def profile_of(file: Path) -> str:
    """The functions of a count, those with the most instructions first."""
    done = subprocess.run(["callgrind_annotate", str(file)], capture_output=True, text=True, check=True)
    rows = [re.sub(r"\?\?\?:|\[.*\]", "", line) for line in done.stdout.splitlines() if re.match(r" *[\d,]+ \(", line)]
    return "\n".join(rows[: LISTED + 1])


def play(game: str, players: int, games: int) -> None:
    """The side that is counted."""
    tally = play_many(start_of(game, players), seeded("bench", game), games)
    print(json.dumps({"games": int(tally.games), "decisions": int(tally.decisions)}))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m kiru.bench.instructions")
    parser.add_argument("game", nargs="?", choices=NAMES)
    parser.add_argument("players", nargs="?", type=int, default=2)
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--play", type=int, default=0, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.play:
        play(chosen.game, chosen.players, chosen.play)
        return
    for game in [chosen.game] if chosen.game else NAMES:
        found = count(game, chosen.players)
        print(f"{game:16} {chosen.players} {found.per_decision:6,} instructions a decision")
        if chosen.profile:
            print(found.profile)


if __name__ == "__main__":
    main()
