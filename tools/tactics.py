"""Find positions near the end of novices' games whose best action can be proven, and write them to tests/ai/tactics."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.ai.solver import FOLDER, Position, Solver, TooMany, listing, positions

from kiru.ai import bots
from kiru.core import options
from kiru.core.actions import Actions
from kiru.core.dealer import SeededDealer
from kiru.core.game import CHANCE, State
from kiru.games import NAMES, open_kit

WANTED = 24
MOST_STATES = 4000
CLEAR = 0.1
"""How much better than the second the best action must be: it decides who wins, not by how much."""


def questions(game: str, players: int, seed: str) -> list[tuple[tuple[int, ...], State]]:
    """Every choice in a game of novices, with the actions before it."""
    kit = open_kit(game)
    state = kit.game.new(players, options.complete(kit.game, players, {}))
    dealer = SeededDealer(seed, kit.game.sources)
    seats = [bots.make("novice", seed, seat, kit.evaluator) for seat in range(players)]
    out = Actions()
    done: list[int] = []
    found = []
    while not state.is_over:
        if state.seat == CHANCE:
            action = int(dealer.deal(state, out))
        else:
            if len(listing(state)) > 1:
                found.append((tuple(done), state.clone()))
            action = int(seats[state.seat].choose(state))
        state.apply(action)
        done.append(action)
    return found


def hardest(game: str, players: int, seed: str) -> Position | None:
    """The solvable position of a game with most actions, one of them clearly best."""
    best: tuple[int, float, Position] | None = None
    failures = 0
    for actions, state in reversed(questions(game, players, seed)):
        try:
            values = Solver(MOST_STATES).actions(state)
        except TooMany:
            failures += 1
            if failures == 2:
                break
            continue
        first, second = sorted(values.values(), reverse=True)[:2]
        if first - second > CLEAR and (best is None or (len(values), first - second) > best[:2]):
            action = max(values, key=lambda one: values[one])
            best = len(values), first - second, Position(game, players, action, actions)
    return best[2] if best else None


def main() -> None:
    for game in sys.argv[1:] or NAMES:
        found = list(positions(game))
        number = 0
        while len(found) < WANTED:
            position = hardest(game, 2 + number % 2, f"tactic-{number}")
            number += 1
            if position and position not in found:
                found.append(position)
                print(game, f"game {number}:", position.players, position.best, len(position.actions), flush=True)
        (FOLDER / f"{game}.txt").write_text("".join(f"{one.line()}\n" for one in found), encoding="utf-8")


if __name__ == "__main__":
    main()
