"""Commands run in this process: what they print, and their exit code."""

import io
from collections.abc import Callable
from typing import NamedTuple

import pytest

from kiru.cli import app


class Ran(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def kiru(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    """`kiru("play", "hanging_gardens", stdin="1\\n")`, in English unless told otherwise."""
    monkeypatch.setenv("KIRU_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")

    def run(*arguments: str, stdin: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(stdin))
        code = app.run(list(arguments))
        printed = capsys.readouterr()
        return Ran(code, printed.out, printed.err)

    return run
