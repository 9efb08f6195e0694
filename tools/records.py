"""Write the recorded games that the tests replay (`make golden`): fixed seeds, so a difference is a change."""

import sys
from pathlib import Path

from kiru.arena import sim
from kiru.games import NAMES, open_kit
from kiru.support.files import write_text

TESTS = Path(__file__).parent.parent / "tests" / "games"
Tables = list[tuple[str, tuple[str, ...], dict[str, str]]]
RECORDS: dict[str, Tables] = {
    "hanging_gardens": [
        *[(f"{n}-greedy", ("greedy",) * n, {}) for n in (2, 3, 4, 5)],
        *[(f"{n}-random", ("random",) * n, {}) for n in (2, 3, 4, 5)],
        *[(f"solo-{level}", ("greedy",), {"difficulty": level}) for level in ("easy", "medium", "advanced", "expert")],
        ("solo-ranks", ("greedy",), {"automaton": "ranks"}),
        ("3-mixed", ("greedy", "random", "greedy"), {"first": "2"}),
    ],
    "amyitis": [
        *[(f"{n}-greedy", ("greedy",) * n, {}) for n in (2, 3, 4)],
        *[(f"{n}-random", ("random",) * n, {}) for n in (2, 3, 4)],
        ("2-three-player-court", ("greedy", "random"), {"court_2p": "three_player_counts"}),
        ("3-parallel", ("greedy", "random", "greedy"), {"twin_areas": "parallel"}),
        ("4-mixed", ("greedy", "random", "greedy", "random"), {"first": "3", "twin_areas": "parallel"}),
    ],
    "babylon": [
        *[(f"{n}-greedy", ("greedy",) * n, {}) for n in (2, 3, 4)],
        *[(f"{n}-random", ("random",) * n, {}) for n in (2, 3, 4)],
        *[(f"{n}-polish", ("greedy",) * n, {"edition": "polish"}) for n in (2, 3, 4)],
        ("2-ground", ("greedy", "greedy"), {"bridge_gap": "ground", "flowers": "seat_order"}),
        ("3-mixed", ("greedy", "random", "greedy"), {"first": "2"}),
    ],
}


def every_count(game: str) -> Tables:
    """What is recorded of a game with no list of its own: a greedy table and a random one of every size."""
    rules = open_kit(game).game
    counts = range(rules.min_players, rules.max_players + 1)
    return [(f"{n}-{bot}", (bot,) * n, {}) for bot in ("greedy", "random") for n in counts]


def main() -> None:
    for game in sys.argv[1:] or NAMES:
        tables = RECORDS.get(game) or every_count(game)
        folder = TESTS / game / "records"
        for name, bots, options in tables:
            plan = sim.SimulationPlan(game, bots, 1, f"record-{name}", tuple(options.items()), records=folder)
            outcome = sim.play_one(sim.prepare(sim.check(plan), plan), 0)
            write_text(folder / f"{name}.kiru", outcome.record or "")
            print(f"{game} {name}: {' '.join(map(str, outcome.scores))}", file=sys.stderr)


if __name__ == "__main__":
    main()
