"""The proof of a puzzle: every way through the turn is tried, and the best is clearly better than all others."""

import math
from dataclasses import dataclass

from kiru.core.actions import Actions
from kiru.core.game import State
from kiru.games.kit import Kit
from kiru.puzzles.continuation import FinalMargin
from kiru.puzzles.exact import ExactSolver
from kiru.puzzles.race import SIGMAS, Race
from kiru.puzzles.turn import Line, TooMany

WORTH_POINTS = 3.0
WORTH_SHARE = 0.08
"""By so much the solution beats what a gardener plays, in points ahead or in shares of the win."""
MOST_GAMES = 128
"""Games from every end that is still in the race."""
FIRST_GAMES = 6
GLANCE = 24
"""Games after which a race that several could win, or the gardener's line, is given up."""
FAVORITES = 24
"""So many ends, the best by the evaluation, race first; the others meet the winner."""
MOST_STATES = 20_000
"""States of the rest of a game that is solved rather than sampled."""
AS_GOOD = 0.5
"""Points behind the best at which another end solves the puzzle as well."""
MOST_SOLUTIONS = 4
LIKELY = 2.0
"""Standard errors behind, foreseen for the end of a race, below which it is not worth its games."""
MOST_PLAYED = 1500
"""Games of a whole proof: what is not clear by then is no puzzle."""


@dataclass(frozen=True)
class PuzzleProof:
    """What came out."""

    solutions: list[int]
    """The lines that solve it, the best first."""
    losses: list[float]
    """What every line is behind the best, in points."""
    gain: float
    """Points by which the solution beats the gardener's line."""
    share: float
    """By how much it wins more often."""
    games: int
    """How many games from each end of the last ones in the race; 0: solved exactly."""


def prove(
    kit: Kit, seat: int, lines: list[Line], gardener: int, luck: int, most: int = MOST_GAMES
) -> PuzzleProof | None:
    """The proof that one line is best and worth it; None if there is none."""
    exact = solve(seat, lines)
    if exact is not None:
        return exact_proof(exact, gardener)
    return raced_proof(kit, seat, lines, gardener, luck, most)


def solve(seat: int, lines: list[Line]) -> list[FinalMargin] | None:
    """The exact worth of every line, if the rest of the game is small enough."""
    if lines[0].state.players > 2:
        return None
    solver = ExactSolver(seat, MOST_STATES)
    try:
        return [solver.value(line.state) for line in lines]
    except TooMany:
        return None


def exact_proof(values: list[FinalMargin], gardener: int) -> PuzzleProof | None:
    """The proof by solving: no error, so whoever is less than best is no solution."""
    best = max(value.margin for value in values)
    solutions = [number for number, value in enumerate(values) if value.margin > best - 1e-9]
    gain = best - values[gardener].margin
    share = values[solutions[0]].share - values[gardener].share
    if len(solutions) > MOST_SOLUTIONS or not is_worth_it(gain, share):
        return None
    return PuzzleProof(solutions, [best - value.margin for value in values], gain, share, 0)


def is_worth_it(gain: float, share: float) -> bool:
    return gain >= WORTH_POINTS or (share >= WORTH_SHARE and gain > 0)


def raced_proof(kit: Kit, seat: int, lines: list[Line], gardener: int, luck: int, most: int) -> PuzzleProof | None:
    """The proof by games played on; most candidates fail early."""
    race = Race(kit, [line.state for line in lines], seat, luck)
    order = sorted(range(len(lines)), key=lambda number: -outlook(kit, lines[number].state, seat))
    first = {*order[:FAVORITES], gardener}
    if not run(race, sorted(first), gardener, most):
        return None
    if not run(race, [number for number in order if number not in first], gardener, most):
        return None
    leader = race.leader
    race.run(leader, most)
    race.run(gardener, most)
    return judged(race, leader, gardener, len(lines))


def run(race: Race, runners: list[int], gardener: int, most: int) -> bool:
    """Let runners join the race until it is decided; False as soon as it cannot become a proof."""
    race.alive |= set(runners)
    games = FIRST_GAMES
    while True:
        race.heat(games)
        leader = race.leader
        behind = {runner: race.behind(runner, leader)[0] for runner in race.alive}
        if games >= GLANCE and (gardener in race.alive and behind[gardener] < WORTH_POINTS / 2):
            return False
        if games >= GLANCE and sum(points < AS_GOOD for points in behind.values()) > MOST_SOLUTIONS:
            return False
        if games >= GLANCE and any(stays_open(race, runner, leader, games, most) for runner in race.alive - {leader}):
            return False
        if len(race.alive) == 1 or games >= most:
            return True
        if race.played > MOST_PLAYED:
            return False
        games = min(2 * games, most)


def stays_open(race: Race, runner: int, leader: int, games: int, most: int) -> bool:
    """Whether a runner is neither as good as the leader nor likely to be clearly behind after all games."""
    points, error = race.behind(runner, leader)
    return points > AS_GOOD and points < LIKELY * error * math.sqrt(games / most)


def outlook(kit: Kit, state: State, seat: int) -> int:
    """Points ahead by the evaluation alone, in hundredths."""
    out = Actions()
    scores = [int(kit.evaluator.expected_score(state, one, out)) for one in range(state.players)]
    own = scores.pop(seat)
    return own - max(scores, default=0)


def judged(race: Race, leader: int, gardener: int, count: int) -> PuzzleProof | None:
    """The race as a proof, if what is left in it is as good as the leader, and the gardener's line is not."""
    losses = [race.behind(runner, leader)[0] for runner in range(count)]
    gain, error = race.behind(gardener, leader)
    share, share_error = race.behind_in_wins(gardener, leader)
    solutions = sorted(race.alive, key=lambda runner: (runner != leader, losses[runner], runner))
    is_clear = gain >= SIGMAS * error and (gain >= WORTH_POINTS or share >= SIGMAS * share_error)
    if gardener in race.alive or not is_clear or not is_worth_it(gain, share) or len(solutions) > MOST_SOLUTIONS:
        return None
    if any(losses[runner] > AS_GOOD for runner in solutions):
        return None
    return PuzzleProof(solutions, [max(0.0, loss) for loss in losses], gain, share, len(race.results[leader]))
