"""A hint in a person's words."""

from typing import Any

import pytest

from kiru.games import open_kit
from kiru.server.workers.hint_words import advice_words, reason

LINES = [{"line": "trees", "points": 2.0}]


def choice(win: float, score: float = 20.0, reasons: list[dict[str, Any]] | None = None) -> dict[str, Any]:
    return {"win": win, "score": score, "reasons": reasons or []}


def said(win: float, score: float = 20.0, players: int = 2, **more: Any) -> str:
    best = choice(0.6, 20.0)
    return advice_words(choice(win, score, **more), best, players, open_kit("hanging_gardens").texts("en"))


def test_the_best_is_not_compared_with_itself() -> None:
    texts = open_kit("hanging_gardens").texts("en")
    best = choice(0.6)
    assert advice_words(best, best, 2, texts) == "This is what I would do."
    assert reason(best, 0, texts) == ""
    helpful = choice(0.6, reasons=LINES)
    assert "Trees" in advice_words(helpful, helpful, 2, texts)


@pytest.mark.parametrize(("win", "words"), [(0.59, "Nearly"), (0.54, "A little"), (0.5, "Clearly"), (0.2, "Clearly")])
def test_chances_ten_percent_apart_are_never_called_alike(win: float, words: str) -> None:
    assert said(win).startswith(words)


def test_alone_points_are_compared() -> None:
    assert said(0.0, 19.5, players=1).startswith("Nearly")
    assert said(0.0, 12.0, players=1).startswith("Clearly")


def test_what_it_costs_is_named() -> None:
    assert "Trees" in said(0.5, reasons=[{"line": "trees", "points": -2.0}])


@pytest.mark.parametrize("language", ["en", "pl", "fr", "de"])
def test_the_best_rival_is_no_line_of_the_pad(language: str) -> None:
    texts = open_kit("hanging_gardens").texts(language)
    clause = texts("line-rivals")
    best = choice(0.6, reasons=[{"line": "rivals", "points": 2.0}])
    others = [choice(win, reasons=[{"line": "rivals", "points": -2.0}]) for win in (0.59, 0.54, 0.2)]
    sentences = [advice_words(one, best, 3, texts) for one in (best, *others)]
    assert len(set(sentences)) == 4
    assert not [one for one in sentences if clause in one], "a clause cannot stand where a line of the pad does"
    assert not [one for one in sentences if ":." in one or one.count(":") > 1]
