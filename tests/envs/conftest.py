"""Errors are quoted in English, whatever the machine speaks."""

import pytest


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KIRU_LANG", "en")
