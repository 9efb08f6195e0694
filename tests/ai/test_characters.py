"""Bots are somebody: names for every level, distinct at a table."""

import pytest

from kiru.ai import bots
from kiru.ai.characters import CHARACTERS, name_of

MOST_SEATS = 5


def test_every_level_has_names_and_no_name_is_used_twice() -> None:
    assert set(CHARACTERS) == set(bots.LEVELS)
    everybody = [name for names in CHARACTERS.values() for name in names]
    assert len(everybody) == len(set(everybody)) == MOST_SEATS * len(bots.LEVELS)


@pytest.mark.parametrize("bot", ["gardener", "royal-2s"])
def test_bots_at_one_table_have_different_names(bot: str) -> None:
    assert len({name_of(bot, seat) for seat in range(MOST_SEATS)}) == MOST_SEATS


def test_a_name_that_somebody_has_is_not_given_again() -> None:
    first = name_of("gardener", 1)
    assert first is not None
    assert name_of("gardener", 1, {first}) not in (first, None)


def test_the_simple_bots_are_tools_without_names() -> None:
    assert name_of("greedy", 0) is None
