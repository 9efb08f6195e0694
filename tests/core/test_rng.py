"""The generator is frozen: a seed printed today deals the same game in ten years.

The numbers below were computed once and never change. If a test here fails, the generator is wrong, not the number.
"""

from hashlib import blake2b

import pytest

from kiru.core.rng import Rng, seeded

WORD = 2**32


def rotl(value: int, by: int) -> int:
    return (value << by | value >> (32 - by)) % WORD


class Plain:
    """xoshiro128++ as Blackman and Vigna publish it, and Lemire's exact `below`, written for reading."""

    def __init__(self, words: list[int]) -> None:
        self.s = list(words)

    def next32(self) -> int:
        s = self.s
        result = (rotl((s[0] + s[3]) % WORD, 7) + s[0]) % WORD
        t = (s[1] << 9) % WORD
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotl(s[3], 11)
        return result

    def below(self, n: int) -> int:
        while True:
            high, low = divmod(self.next32() * n, WORD)
            if low >= WORD % n:
                return high


def plain(seed: str, stream: str) -> Plain:
    digest = blake2b((seed + "/" + stream).encode("utf-8"), digest_size=16).digest()
    return Plain([sum(digest[4 * i + k] << 8 * k for k in range(4)) for i in range(4)])


def words_of(rng: Rng) -> list[int]:
    return [rng.a, rng.b, rng.c, rng.d]


def bringing(first: int) -> Rng:
    """A generator whose first number is known: with a + d = 0 the output is a."""
    return Rng(first, 5, 9, -first % WORD)


def test_the_published_vector_of_xoshiro128plusplus() -> None:
    rng = Rng(1, 2, 3, 4)
    expected = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011]
    assert [rng.next32() for _ in expected] == expected


@pytest.mark.parametrize(
    ("seed", "stream", "words", "numbers", "faces"),
    [
        (
            "",
            "",
            [0xAABBB660, 0x8F474D0C, 0xFDFE7AFC, 0x755FD7B9],
            [3095577328, 219250527, 1064681495, 3317035182],
            [12, 11, 0, 59, 3, 6, 29, 3],
        ),
        (
            "1",
            "market",
            [0x5F12C710, 0xB2F0ECBA, 0xFB35C60E, 0xBC22D797],
            [4192344733, 519263790, 1431670164, 1741425855],
            [53, 40, 66, 69, 34, 36, 56, 23],
        ),
        (
            "żółw",
            "stack2",
            [0x1F0DB9E0, 0x1DE3B709, 0x8B2F1C4B, 0x343E5EA4],
            [3306814473, 1168973280, 1847826043, 687858891],
            [66, 69, 60, 58, 43, 43, 48, 47],
        ),
        (
            "a/b",
            "",
            [0xBBB164C0, 0x9109888A, 0x8ADF17A4, 0x8592E5DF],
            [1574351968, 4186121818, 889108094, 1987757828],
            [42, 62, 8, 26, 65, 47, 64, 64],
        ),
    ],
)
def test_a_seed_and_a_stream_bring_these_numbers_for_ever(
    seed: str, stream: str, words: list[int], numbers: list[int], faces: list[int]
) -> None:
    rng = seeded(seed, stream)
    assert words_of(rng) == words == plain(seed, stream).s
    assert [rng.next32() for _ in numbers] == numbers
    assert [rng.below(75) for _ in faces] == faces


def test_the_stream_may_be_left_out() -> None:
    assert words_of(seeded("7")) == words_of(seeded("7", ""))


@pytest.mark.parametrize("seed", ["0", "1", "42", "kiru", "Ω"])
def test_many_numbers_equal_the_plain_definition(seed: str) -> None:
    rng, other = seeded(seed, "s"), plain(seed, "s")
    assert [rng.next32() for _ in range(5000)] == [other.next32() for _ in range(5000)]
    assert words_of(rng) == other.s


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 10, 18, 63, 75, 1000, 2**16 + 1, 2**30 + 1, 3 * 2**29, 2**31 - 1])
def test_below_equals_the_plain_definition(n: int) -> None:
    rng, other = seeded(str(n), "below"), plain(str(n), "below")
    found = [rng.below(n) for _ in range(2000)]
    assert found == [other.below(n) for _ in range(2000)]
    assert words_of(rng) == other.s, "as many draws were used up"
    assert min(found) >= 0
    assert max(found) < n


@pytest.mark.parametrize("first", [0, 1, 2, 2**31, WORD - 1, 123456789])
def test_a_generator_can_be_made_to_bring_a_number(first: int) -> None:
    assert bringing(first).next32() == first


@pytest.mark.parametrize("n", [2, 3, 5, 7, 75, 1000, 2**30 + 1, 3 * 2**29, 2**31 - 1])
def test_below_is_exact_at_every_border(n: int) -> None:
    """Each value keeps exactly floor(2**32 / n) of the 2**32 numbers; the others are drawn again."""
    for value in {0, 1, n // 3, n // 2, n - 2, n - 1}:
        lowest, beyond = -(-value * WORD // n), -(-(value + 1) * WORD // n)
        borders = [number for number in (lowest, lowest + 1, beyond - 2, beyond - 1) if lowest <= number < beyond]
        for number in borders:
            rng, once = bringing(number), bringing(number)
            once.next32()
            found = rng.below(n)
            accepted = words_of(rng) == words_of(once)
            assert accepted == (number * n % WORD >= WORD % n), f"{number} for {n}"
            assert found == value or not accepted, f"{number} for {n}"
        rejected = lowest * n % WORD < WORD % n
        assert beyond - lowest - rejected == WORD // n, f"{n} takes more numbers for {value}"


def test_a_rejected_number_is_drawn_again() -> None:
    """0 is the number too many for 3; a power of two rejects nothing."""
    other = Plain(words_of(bringing(0)))
    other.next32()
    assert bringing(0).below(3) == other.next32() * 3 // WORD
    rng = bringing(0)
    assert rng.below(4) == 0
    once = bringing(0)
    once.next32()
    assert words_of(rng) == words_of(once)


def test_below_one_uses_a_draw_like_any_other() -> None:
    rng, once = seeded("1"), seeded("1")
    assert rng.below(1) == 0
    once.next32()
    assert words_of(rng) == words_of(once)


def test_clones_go_their_own_way() -> None:
    rng = seeded("5", "x")
    rng.next32()
    copy = rng.clone()
    expected = [rng.next32() for _ in range(5)]
    assert [copy.next32() for _ in range(5)] == expected


def test_streams_of_one_seed_differ() -> None:
    starts = {tuple(words_of(seeded(seed, stream))) for seed in ("1", "2") for stream in ("", "market", "stack2")}
    assert len(starts) == 6
