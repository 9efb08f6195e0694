"""What is written as TOML is read back as it was."""

import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiru.core.errors import KiruError
from kiru.support.toml_text import written

TEXTS = st.text(st.characters(codec="utf-8"), max_size=12)
VALUES = st.recursive(
    TEXTS | st.booleans() | st.integers(-(2**62), 2**62) | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=8,
)


@given(st.dictionaries(TEXTS, VALUES, max_size=4))
def test_what_is_written_is_read_back(data: dict[str, Any]) -> None:
    try:
        text = written(data)
    except KiruError:
        return  # too deep
    assert tomllib.loads(text) == data


def test_what_toml_cannot_hold_is_refused() -> None:
    deep: Any = 1
    for _ in range(20):
        deep = [deep]
    for value in (None, deep, {"a": object()}):
        with pytest.raises(KiruError):
            written({"a": value})
