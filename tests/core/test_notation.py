"""Actions as words and back."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiru.core.errors import KiruError
from kiru.core.notation import LONGEST, Notation
from tests.core.tables import KIT, worded

WORDS = Notation(["take 1", "", "skip", "take 2", "a" * LONGEST])


def refused(text: str) -> KiruError:
    with pytest.raises(KiruError) as caught:
        WORDS.action(text)
    error = worded(caught.value)
    assert error.key == "error-action-unknown"
    assert len(str(error.args_by_name["action"])) <= LONGEST
    return error


def test_words_and_codes() -> None:
    assert [WORDS.text(code) for code in range(4)] == ["take 1", "", "skip", "take 2"]
    assert [WORDS.action(word) for word in ("take 1", "skip", "take 2")] == [0, 2, 3]
    assert WORDS.action("a" * LONGEST) == 4


@pytest.mark.parametrize("text", ["TAKE 1", "  take   1  ", "Take\t1", "take 1\n", "take\u00a01"])
def test_case_and_spaces_do_not_matter(text: str) -> None:
    assert WORDS.action(text) == 0


@pytest.mark.parametrize(
    "text", ["", " ", "take", "take1", "take 3", "take 1 1", "take ١", "skip!", "\x00", "t\u0430ke 1"]
)
def test_bad_text_is_one_error(text: str) -> None:
    refused(text)


def test_the_code_without_a_meaning_has_no_word() -> None:
    refused("")
    assert "" not in WORDS.codes


def test_the_error_shows_what_was_typed() -> None:
    assert refused("fly  AWAY").args_by_name == {"action": "fly away"}


@pytest.mark.parametrize("size", [LONGEST + 1, 1000, 5_000_000])
def test_very_long_text_is_refused_unread(size: int) -> None:
    refused("a" * size)


def test_the_end_of_a_long_text_is_not_dropped() -> None:
    """A text is understood as a whole or refused, never cut to something that fits."""
    for text in ("skip" + " " * LONGEST + "junk", "take 1" + " " * 200 + "2", " " * 100 + "skip 1"):
        refused(text)


def test_two_actions_with_one_word_are_a_mistake_in_the_game() -> None:
    with pytest.raises(ValueError, match="share"):
        Notation(["a", "b", "a"])


def test_hints() -> None:
    assert WORDS.starting("take 9") == ["take 1", "take 2"]
    assert WORDS.starting("TAKE") == ["take 1", "take 2"]
    assert WORDS.starting("fly") == []
    assert WORDS.starting("") == []
    assert WORDS.starting("x" * 100_000) == []


@settings(derandomize=True, deadline=None, database=None, max_examples=100)
@given(text=st.text(max_size=100))
def test_fuzz_any_text_is_an_action_or_refused(text: str) -> None:
    try:
        action = KIT.notation.action(text)
    except KiruError as error:
        worded(error)
        return
    assert KIT.notation.text(action) == " ".join(text.lower().split())
