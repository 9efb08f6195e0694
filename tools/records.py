"""Write the recorded games that the tests replay (`make golden`): fixed seeds, so a difference is a change."""

import sys
from pathlib import Path

from kiru.arena import sim

TESTS = Path(__file__).parent.parent / "tests" / "games"
RECORDS: dict[str, list[tuple[str, tuple[str, ...], dict[str, str]]]] = {
    "hanging_gardens": [
        *[(f"{n}-greedy", ("greedy",) * n, {}) for n in (2, 3, 4, 5)],
        *[(f"{n}-random", ("random",) * n, {}) for n in (2, 3, 4, 5)],
        *[(f"solo-{level}", ("greedy",), {"difficulty": level}) for level in ("easy", "medium", "advanced", "expert")],
        ("solo-ranks", ("greedy",), {"automaton": "ranks"}),
        ("3-mixed", ("greedy", "random", "greedy"), {"first": "2"}),
    ],
}


def main() -> None:
    for game, tables in RECORDS.items():
        folder = TESTS / game / "records"
        for name, bots, options in tables:
            plan = sim.Plan(game, bots, 1, f"record-{name}", tuple(options.items()), records=folder)
            outcome = sim.play_one(sim.check(plan), plan, 0)
            written = folder / f"{game}-{outcome.seed}.kiru"
            written.replace(folder / f"{name}.kiru")
            print(f"{game} {name}: {' '.join(map(str, outcome.scores))}", file=sys.stderr)


if __name__ == "__main__":
    main()
