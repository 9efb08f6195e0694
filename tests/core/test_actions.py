"""The reusable list of actions."""

import pytest

from kiru.core.actions import Actions


def filled(*items: int) -> Actions:
    out = Actions()
    for item in items:
        out.add(item)
    return out


def test_a_new_list_is_empty() -> None:
    out = Actions()
    assert (len(out), out.count, list(out)) == (0, 0, [])
    assert not out.has(0)


def test_actions_are_kept_in_the_order_added_with_copies() -> None:
    out = filled(3, 1, 3)
    assert list(out) == [3, 1, 3]
    assert len(out) == out.count == 3
    assert (out.has(1), out.has(3), out.has(2)) == (True, True, False)


def test_clearing_forgets_the_actions_but_keeps_the_storage() -> None:
    out = filled(*range(100))
    out.clear()
    assert (len(out), list(out), out.has(5)) == (0, [], False)
    out.add(7)
    assert list(out) == [7]
    assert not out.has(1), "what lies behind the count is not listed"
    assert len(out.items) == 100, "the storage is never given back"


def test_the_list_grows_as_far_as_needed() -> None:
    out = Actions()
    for _ in range(3):
        out.clear()
        for number in range(5000):
            out.add(number)
        assert list(out) == list(range(5000))


@pytest.mark.parametrize("index", [-1, 2, 3, 1000])
def test_only_listed_actions_have_an_index(index: int) -> None:
    out = filled(5, 6, 7)
    out.clear()
    out.add(8)
    out.add(9)
    assert (out[0], out[1]) == (8, 9)
    with pytest.raises(IndexError):
        out[index]


def test_iterating_is_not_disturbed_by_the_next_listing() -> None:
    out = filled(1, 2, 3)
    items = iter(out)
    out.clear()
    out.add(9)
    assert list(items) == [1, 2, 3]
