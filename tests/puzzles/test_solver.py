"""Turns are enumerated whole, the rest of a game is solved, and games are compared with equal luck."""

import pytest

from kiru.core.actions import Actions
from kiru.core.dealer import SeededDealer
from kiru.core.game import CHANCE, State
from kiru.core.rng import seeded
from kiru.games import NAMES, open_kit
from kiru.puzzles.continuation import play_on, result
from kiru.puzzles.exact import ExactSolver
from kiru.puzzles.position import first_state, packed, unpacked
from kiru.puzzles.race import Race, mean_and_error
from kiru.puzzles.turn import TooMany, is_turn_over, turn_lines
from tests.support.legal import listing, pick


def random_game(game: str, seed: str) -> list[tuple[list[int], State]]:
    """Every question of a random game of two, with what was done before it; the end comes last."""
    kit = open_kit(game)
    state = first_state(kit.game, 2)
    dealer, rng, out = SeededDealer(seed, kit.game.sources), seeded(seed), Actions()
    done: list[int] = []
    found = []
    while not state.is_over:
        found.append((list(done), state.clone()))
        action = int(dealer.deal(state, out)) if state.seat == CHANCE else pick(listing(state), rng)
        state.apply(action)
        done.append(action)
    return [*found, (done, state)]


@pytest.mark.parametrize("game", NAMES)
def test_a_position_is_packed_into_few_letters_and_comes_back(game: str) -> None:
    rules = open_kit(game).game
    done, _ = random_game(game, "packed")[-1]
    text = packed(rules, 2, done)
    assert unpacked(rules, 2, text, len(done)) == done
    assert len(text) < 2 * len(done)


@pytest.mark.parametrize("game", NAMES)
def test_every_way_through_a_turn_ends_in_one_of_its_lines(game: str) -> None:
    kit = open_kit(game)
    rng = seeded("walks")
    tried = 0
    for _, state in reversed(random_game(game, "walks")):
        if state.is_over or state.seat == CHANCE or len(listing(state)) < 3:
            continue
        try:
            lines = turn_lines(kit.evaluator, state, 400)
        except TooMany:
            continue
        ends = {int(line.state.key()) for line in lines}
        assert len(ends) == len(lines)
        for _ in range(20):
            after = state.clone()
            while True:
                after.apply(pick(listing(after), rng))
                if is_turn_over(kit.evaluator, after, int(state.seat)):
                    break
            assert int(after.key()) in ends
        for line in lines[:10]:
            again = state.clone()
            for action in line.actions:
                assert action in listing(again)
                again.apply(action)
            assert again.key() == line.state.key()
        tried += 1
        if tried == 8:
            return
    assert tried


def by_hand(state: State, seat: int) -> float:
    """The margin with best play of both, written as plainly as can be."""
    if state.is_over:
        return result(state, seat).margin
    values = []
    for action in listing(state):
        after = state.clone()
        after.apply(action)
        values.append(by_hand(after, seat))
    if state.seat == CHANCE:
        return sum(values) / len(values)
    return max(values) if state.seat == seat else min(values)


def test_the_end_of_a_game_is_solved_as_by_hand() -> None:
    solved = 0
    for number in range(6):
        game = random_game("amyitis", f"end {number}")
        for _, state in game[-9:-1]:
            seat = int(state.seat) if state.seat != CHANCE else 0
            try:
                value = ExactSolver(seat, 400).value(state)
            except TooMany:
                continue
            assert value.margin == pytest.approx(by_hand(state, seat))
            solved += len(listing(state)) > 1
    assert solved >= 3


def test_a_solver_gives_up_in_time() -> None:
    _, state = random_game("babylon", "far")[60]
    with pytest.raises(TooMany):
        ExactSolver(0, 50).value(state)


def test_equal_luck_makes_equal_games() -> None:
    kit = open_kit("hanging_gardens")
    _, state = random_game("hanging_gardens", "luck")[-40]
    assert play_on(kit, state, 0, 7) == play_on(kit, state, 0, 7)
    race = Race(kit, [state, state.clone()], 0, 100)
    race.run(0, 8)
    race.run(1, 8)
    assert race.behind(0, 1) == (0.0, 0.0)
    assert not race.is_clearly_behind(0, 1)


def test_a_mean_without_scatter_has_no_error() -> None:
    assert mean_and_error([2.0, 2.0, 2.0]) == (2.0, 0.0)
    mean, error = mean_and_error([1.0, 3.0])
    assert mean == 2.0
    assert error > 1.0
