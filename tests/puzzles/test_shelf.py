"""The puzzles that come with the games: few bytes, and each a proven best turn that is worth finding."""

from dataclasses import replace

import pytest

from kiru.ai.reasons import RIVALS
from kiru.games import NAMES, open_kit
from kiru.puzzles.check import fault
from kiru.puzzles.difficulty import LEVELS, TRIES, difficulty, rating
from kiru.puzzles.opened import at_position
from kiru.puzzles.prove import WORTH_POINTS, WORTH_SHARE
from kiru.puzzles.shelf import FILE, Puzzle, shelf

SAMPLE = 2
MOST_BYTES = 300_000


def quick(game: str) -> list[Puzzle]:
    """The puzzles of a game with the fewest turns to compare: the rest is proven by `kiru puzzles check`."""
    return sorted(shelf(game), key=lambda puzzle: len(puzzle.losses) * max(1, puzzle.games))[:SAMPLE]


def test_every_game_brings_puzzles_in_few_bytes() -> None:
    assert all(shelf(game) for game in NAMES)
    assert sum((open_kit(game).folder / FILE).stat().st_size for game in NAMES) < MOST_BYTES


@pytest.mark.parametrize("game", NAMES)
def test_what_is_kept_is_worth_finding(game: str) -> None:
    positions = [puzzle.position for puzzle in shelf(game)]
    assert len(set(positions)) == len(positions)
    for puzzle in shelf(game):
        assert puzzle.gain >= WORTH_POINTS or puzzle.share >= WORTH_SHARE, puzzle.seed
        assert puzzle.gardener not in puzzle.best
        assert len(puzzle.hits) == len(LEVELS)
        assert puzzle.hits[1] * 2 < TRIES, "a gardener finds it"
        assert [puzzle.loss(line) == 0 for line in puzzle.best] == [True] * len(puzzle.best)


@pytest.mark.parametrize("game", NAMES)
def test_every_position_is_a_turn_with_so_many_ways(game: str) -> None:
    for puzzle in shelf(game)[:20]:
        start = at_position(puzzle)
        assert not start.state.is_over
        assert len(start.lines) == len(puzzle.losses)


@pytest.mark.parametrize("game", NAMES)
def test_a_sample_is_proven_again(game: str) -> None:
    for puzzle in quick(game):
        assert fault(puzzle) == "", puzzle.seed


@pytest.mark.parametrize("game", NAMES)
def test_a_wrong_solution_is_found_out(game: str) -> None:
    puzzle = quick(game)[0]
    letters = list(puzzle.losses)
    wrong = max(range(len(letters)), key=lambda line: letters[line])
    for line in puzzle.best:
        letters[line] = "B"
    letters[wrong] = "A"
    gardener = puzzle.best[0] if wrong == puzzle.gardener else puzzle.gardener
    swapped = replace(puzzle, best=[wrong], losses="".join(letters), gardener=gardener)
    assert fault(swapped) in ("puzzle-fault-solution", "puzzle-fault-gain")
    assert fault(replace(puzzle, losses=puzzle.losses[:-1])) == "puzzle-fault-lines"
    assert fault(replace(puzzle, gardener=puzzle.best[0])) == "puzzle-fault-solution"


def test_who_finds_it_tells_how_hard_it_is() -> None:
    assert [difficulty(hits) for hits in ([4, 1, 5, 5], [0, 0, 4, 5], [0, 1, 1, 5], [0, 0, 0, 2])] == [1, 2, 3, 4]
    ratings = [rating([0, 0, hits, hits]) for hits in range(TRIES + 1)]
    assert ratings == sorted(ratings, reverse=True)
    assert len(set(ratings)) == len(ratings)


@pytest.mark.parametrize("game", NAMES)
def test_a_puzzle_keeps_where_its_points_come_from(game: str) -> None:
    lines = {*open_kit(game).game.score_lines, RIVALS}
    told = [puzzle.reasons for puzzle in shelf(game)]
    assert all(line in lines and abs(points) >= error >= 0 for found in told for line, points, error in found)
    assert all(sum(points for _, points, _ in found) > 0 for found in told if found)
    assert sum(bool(found) for found in told) >= 0.95 * len(told), "the best turn is hardly ever better for no reason"
