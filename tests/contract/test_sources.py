"""Where points come from: the places behind a score line bring exactly its points, at every moment of a game."""

from collections.abc import Iterator
from itertools import count

import pytest

from kiru.core.game import State
from kiru.games.sources import Pad
from kiru.text import LANGUAGES
from tests.contract.cases import CASES, Case, several
from tests.contract.walk import walk

SOME = 9
"""Every so many states of a game are looked at, and the last one."""
pytestmark = pytest.mark.parametrize("case", CASES, ids=str)


def pads_of(case: Case, state: State, row: list[int]) -> list[Pad]:
    """The sources, with the game played again from its beginning as a table does."""
    again = case.new()

    def history() -> Iterator[tuple[State, int]]:
        for action in row:
            yield again, action
            again.apply(action)

    return case.kit.sources(state, history())


def test_sources_bring_the_points_of_every_line_of_every_seat(case: Case) -> None:
    for seed in range(several(6, 2)):
        row: list[int] = []
        for number, moment in zip(count(), walk(case, seed), strict=False):
            if number % SOME == 0 or moment.state.is_over:
                pads = pads_of(case, moment.state, row)
                sums = [[sum(source.points for source in line) for line in pad] for pad in pads]
                lines = [moment.state.score_lines(seat) for seat in range(case.players)]
                assert sums == lines, moment.where
            row.append(moment.action)


def test_every_source_has_places_and_a_name_in_every_language(case: Case) -> None:
    row: list[int] = []
    for moment in walk(case, 1):
        state = moment.state
        row.append(moment.action)
    assert state.is_over
    for seat, pad in enumerate(pads_of(case, state, row[:-1])):
        for source in (source for line in pad for source in line):
            assert source.places
            assert source.points
            assert all(len(place.split(" ")) == 2 for place in source.places)
            assert all(case.kit.source_name(state, seat, source, case.kit.texts(lang)) for lang in LANGUAGES)
