"""The helpers of the tests: one test for many cases misses none and names those that fail."""

import pytest

from tests.support.every import every
from tests.support.times import spent


def test_all_cases_that_fail_are_named() -> None:
    seen = []

    @every("number", range(5))
    def check(number: int) -> None:
        seen.append(number)
        assert number % 2 == 0, "odd"

    with pytest.raises(AssertionError, match=r"(?s)2 of 5 fail:\n1: AssertionError: odd.*\n3: AssertionError: odd"):
        check()
    assert seen == [0, 1, 2, 3, 4]


def test_nothing_to_look_at_fails() -> None:
    @every("number", list)
    def check(number: int) -> None:
        """Never called."""

    with pytest.raises(AssertionError, match="nothing to look at"):
        check()


@every("left, right", [(1, 1), (2, 2)])
def test_pairs_come_with_what_a_test_asks_for(left: int, right: int, anyio_backend: str) -> None:
    assert left == right
    assert anyio_backend == "asyncio"


def test_processor_time_counts_what_is_computed() -> None:
    before = spent()
    assert sum(range(2_000_000)) > 0
    assert spent() > before
