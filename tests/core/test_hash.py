"""Keys of states: a polynomial hash, the same in every build."""

from kiru.core.game import Hash

PRIME = 2**31 - 1


def plain(values: list[int]) -> int:
    a = b = 1
    for value in values:
        a = (a * 1103515245 + value + 7) % PRIME
        b = (b * 1664525 + value + 13) % PRIME
    return a * 2**31 + b


def hashed(values: list[int]) -> int:
    key = Hash()
    for value in values:
        key.add(value)
    return key.value()


def test_the_hash_is_what_it_says() -> None:
    for values in ([], [0], [-1], [1, 2, 3], [-1] * 50, list(range(500)), [2**31, -(2**31)]):
        assert hashed(values) == plain(values), values


def test_literal_keys() -> None:
    assert hashed([]) == 2147483649
    assert hashed([1, 2, 3]) == plain([1, 2, 3]) == 2805845569587394108


def test_order_length_and_value_matter() -> None:
    rows = [[], [0], [0, 0], [1, 0], [0, 1], [-1], [1]]
    assert len({hashed(row) for row in rows}) == len(rows)
