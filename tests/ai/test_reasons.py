"""Reasons: score lines that differ over the same deals, told only where the difference is larger than its error."""

from itertools import product

import pytest

from kiru.ai import coach
from kiru.ai.reasons import RIVALS, Reason, continuations, interval, reasons
from kiru.games import NAMES, open_kit
from tests.ai.test_search import dealt
from tests.support.legal import listing

GAME = open_kit("hanging_gardens").game
LINES = len(GAME.score_lines)


def pads(own: dict[int, float], rival: float = 20.0) -> list[list[float]]:
    """The pads of two seats: some lines of the first, the whole of the second."""
    return [[own.get(line, 0.0) for line in range(LINES)], [rival, *[0.0] * (LINES - 1)]]


def test_a_line_that_always_differs_is_told_with_its_error() -> None:
    better = [pads({0: 5.0, 1: 3.0}), pads({0: 6.0, 1: 1.0}), pads({0: 7.0, 1: 5.0})]
    others = [pads({0: 2.0, 1: 2.0}), pads({0: 3.0, 1: 4.0}), pads({0: 3.0, 1: 3.0})]
    # The first line is ahead by 3, 3 and 4; the second by 1, -3 and 2, which other deals might turn round.
    assert reasons(GAME, 0, better, others) == [Reason(GAME.score_lines[0], 3.3, 1.4)]


def test_what_the_best_rival_loses_is_a_reason_of_its_own() -> None:
    better, others = [pads({}, 18.0), pads({}, 19.0)], [pads({}, 21.0), pads({}, 22.0)]
    assert reasons(GAME, 0, better, others) == [Reason(RIVALS, 3.0, 0.0)]


def test_where_the_continuations_speak_against_it_no_reason_is_told() -> None:
    better, others = [pads({0: 5.0}), pads({0: 5.0})], [pads({0: 6.0}), pads({0: 6.0})]
    assert reasons(GAME, 0, better, others) == []


def test_the_error_is_the_95_percent_interval_of_a_mean() -> None:
    assert interval([1.0, 2.0, 3.0]) == pytest.approx(4.30 / 3**0.5, abs=0.01)
    assert interval([4.0] * 8) == 0


@pytest.mark.parametrize("game", NAMES)
def test_every_action_is_played_on_over_the_same_deals(game: str) -> None:
    kit, state = open_kit(game), dealt(game, 2, 40)
    turns = [[action] for action in listing(state)[:2]]
    found = continuations(kit, state, [turns[0], turns[0], turns[1]])
    assert found[0] == found[1], "the same action ends alike, deal by deal"
    assert found[0] != found[2]
    assert len({str(pads) for pads in found[0]}) > 1, "deals differ"


def test_the_second_hint_does_not_mirror_the_first() -> None:
    """The best is compared with all others, another one with the best: not the same figures with other signs."""
    different = 0
    for game, steps in product(NAMES, (30, 60, 90)):
        found = coach.hint(open_kit(game), dealt(game, 2, steps), 3, 120, 0.0)
        mirrored = [Reason(one.line, -one.points, one.error) for one in found[0].reasons]
        if len(found) > 1 and found[1].reasons:
            assert found[1].reasons != mirrored
            different += 1
    assert different, "some second choice has reasons of its own"
