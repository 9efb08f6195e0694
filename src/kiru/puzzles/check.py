"""Proving a kept puzzle again: with the same games, or with others."""

from kiru.puzzles.opened import at_position
from kiru.puzzles.prove import WORTH_POINTS, WORTH_SHARE, solve
from kiru.puzzles.race import FEWEST, SIGMAS, Race
from kiru.puzzles.shelf import LETTERS, Puzzle
from kiru.puzzles.turn import TooMany, turn_lines

FIRST_GAMES = 6


def fault(puzzle: Puzzle, games: int | None = None, luck: int | None = None) -> str:
    """What is wrong with a puzzle, as the key of a text; empty: it is proven."""
    start = at_position(puzzle)
    try:
        lines = turn_lines(start.kit.evaluator, start.state, len(puzzle.losses))
    except TooMany:
        return "puzzle-fault-lines"
    if len(lines) != len(puzzle.losses):
        return "puzzle-fault-lines"
    solved = {number for number, letter in enumerate(puzzle.losses) if letter == LETTERS[0]}
    if solved != set(puzzle.best) or puzzle.gardener in solved:
        return "puzzle-fault-solution"
    exact = solve(start.seat, lines)
    if exact is not None:
        margins = [value.margin for value in exact]
        best = max(margins)
        gain = best - margins[puzzle.gardener]
        share = exact[puzzle.best[0]].share - exact[puzzle.gardener].share
        if margins[puzzle.best[0]] < best - 1e-9:
            return "puzzle-fault-solution"
        return "" if gain >= WORTH_POINTS or share >= WORTH_SHARE else "puzzle-fault-gain"
    ends = [line.state for line in lines]
    race = Race(start.kit, ends, start.seat, puzzle.luck if luck is None else luck)
    return raced_fault(race, puzzle, games or puzzle.games)


def raced_fault(race: Race, puzzle: Puzzle, games: int) -> str:
    """A sampled proof: no line is clearly better than the solution, and a gardener's is clearly worse."""
    best = puzzle.best[0]
    race.run(best, games)
    race.run(puzzle.gardener, games)
    gain, error = race.behind(puzzle.gardener, best)
    share, share_error = race.behind_in_wins(puzzle.gardener, best)
    slack = 2.0
    if gain + slack * error < WORTH_POINTS and share + slack * share_error < WORTH_SHARE:
        return "puzzle-fault-gain"
    if gain < SIGMAS * error and share < SIGMAS * share_error:
        return "puzzle-fault-gain"
    rivals = [number for number in range(len(race.ends)) if number != best]
    return "" if all(is_no_better(race, rival, best, games) for rival in rivals) else "puzzle-fault-solution"


def is_no_better(race: Race, rival: int, best: int, games: int) -> bool:
    """Whether a line is not clearly better: as soon as it is clearly worse nothing more is played."""
    played = FIRST_GAMES
    while True:
        race.run(rival, played)
        points, error = race.behind(rival, best)
        if played >= FEWEST and points > SIGMAS * error:
            return True
        if played >= games:
            return points > -SIGMAS * max(error, 1e-9)
        played = min(2 * played, games)
