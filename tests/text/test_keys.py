"""Every text that the code asks for exists, with the placeholders it is given."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.support.every import every
from tests.text.sources import COMPLETE, FLUENT, PYTHON, ROOT, language_of, literals, name_of, placeholders, short, tree

RAISERS = {"KiruError": (0, set()), "damaged": (1, {"line"}), "error": (0, {"line"})}
"""Calls that make an error: where its key stands, and the placeholders they add."""

IS_ERROR = re.compile(r"error-.*[^-]")


class Asked(NamedTuple):
    """A key in the code, the placeholders given with it (None: not written out), and where."""

    key: str
    given: set[str] | None
    where: str


@cache
def texts_of(language: str) -> dict[str, list[set[str]]]:
    """All keys of a language with their placeholders; two games may use one key each in its own way."""
    found: dict[str, list[set[str]]] = {}
    for path in FLUENT:
        if language_of(path) == language:
            for key, names in placeholders(path).items():
                found.setdefault(key, []).append(names)
    return found


@cache
def common(language: str) -> dict[str, set[str]]:
    """The keys that stand beside no game, with their placeholders."""
    return {
        key: names for path in (ROOT / "text" / language).glob("*.ftl") for key, names in placeholders(path).items()
    }


def calls(path: Path) -> Iterator[ast.Call]:
    return (node for node in ast.walk(tree(path)) if isinstance(node, ast.Call))


def given(call: ast.Call) -> set[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else {name for name in names if name}


@cache
def errors() -> list[Asked]:
    """Every error that the code can raise: each string that begins with error-, and what is given with it."""
    found = [Asked("error-refused-rule", {"action", "rule", "sentence"}, "Texts.error")]
    for path in PYTHON:
        raised: set[str] = set()
        for call in calls(path):
            index, more = RAISERS.get(name_of(call), (0, set()))
            keys = literals(call.args[index]) if name_of(call) in RAISERS and len(call.args) > index else None
            for key in keys or []:
                names = given(call)
                found.append(Asked(key, None if names is None else names | more, f"{short(path)}:{call.lineno}"))
                raised.add(key)
        for node in ast.walk(tree(path)):
            # One that ends with a hyphen is the beginning of many keys.
            if isinstance(node, ast.Constant) and IS_ERROR.fullmatch(str(node.value)) and node.value not in raised:
                found.append(Asked(str(node.value), None, f"{short(path)}:{node.lineno}"))
    return found


def test_there_are_errors_to_look_at() -> None:
    keys = {error.key for error in errors()}
    assert {"error-refused", "error-record-magic", "error-box-table", "error-seat", "error-option"} <= keys
    assert len(keys) > 30


@pytest.mark.parametrize("language", COMPLETE)
@every("error", errors, lambda error: f"{error.key}@{error.where}")
def test_an_error_has_its_sentence(error: Asked, language: str) -> None:
    assert error.key in common(language), f"{error.where}: {error.key} has no text in {language}"
    if error.given is not None:
        missing = common(language)[error.key] - error.given
        assert not missing, f"{error.where}: {error.key} wants {sorted(missing)}"


def test_an_error_is_made_with_a_key_written_out() -> None:
    """Or with the parameter `key` that it was given, so that this scan misses none."""
    for path in PYTHON:
        for call in calls(path):
            if name_of(call) == "KiruError" and literals(call.args[0]) is None:
                handed_on = isinstance(call.args[0], ast.Name) and call.args[0].id == "key"
                assert handed_on, f"{short(path)}:{call.lineno}"


@pytest.mark.parametrize("language", COMPLETE)
def test_every_sentence_of_an_error_is_used(language: str) -> None:
    unused = {key for key in common(language) if key.startswith("error-")} - {error.key for error in errors()}
    assert not unused


def asked() -> list[Asked]:
    """Every key written out in a call of `texts(...)` or `self.texts(...)`."""
    found = []
    for path in PYTHON:
        for call in calls(path):
            if name_of(call) in ("texts", "speech", "say") and call.args:
                where = f"{short(path)}:{call.lineno}"
                found += [Asked(key, given(call), where) for key in literals(call.args[0]) or []]
    return found


@pytest.mark.parametrize("language", COMPLETE)
def test_every_text_that_is_asked_for_exists(language: str) -> None:
    known = texts_of(language)
    found = asked()
    assert len(found) > 50
    for key, names, where in found:
        assert key in known, f"{where}: {key} has no text in {language}"
        if names is not None:
            fits = any(wanted <= names for wanted in known[key])
            assert fits, f"{where}: {key} wants {[sorted(wanted - names) for wanted in known[key]]}"


@pytest.mark.parametrize("language", COMPLETE)
def test_every_text_that_is_put_together_has_a_beginning_that_exists(language: str) -> None:
    """`texts(f"prompt-{phase}")`: at least one key begins like that."""
    known = texts_of(language)
    for path in PYTHON:
        for call in calls(path):
            if name_of(call) == "texts" and call.args and isinstance(call.args[0], ast.JoinedStr):
                first = call.args[0].values[0]
                if isinstance(first, ast.Constant) and str(first.value) != "rule-":
                    start = str(first.value)
                    assert any(key.startswith(start) for key in known), f"{short(path)}:{call.lineno}: {start}"
