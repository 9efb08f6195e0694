"""What a page is told of a puzzle: the table, the choices, the verdict, the solution."""

import json
from datetime import date, timedelta

import pytest

from kiru.core.errors import IllegalAction, KiruError
from kiru.games import NAMES
from kiru.puzzles import told
from kiru.puzzles.daily import number_of
from kiru.puzzles.opened import Attempt, opened, why_not
from kiru.puzzles.shelf import shelf
from kiru.text import LANGUAGES

DAY = date(2026, 11, 18)


def test_a_day_has_the_same_puzzle_everywhere_and_another_tomorrow() -> None:
    days = [DAY + timedelta(days=passed) for passed in range(400)]
    numbers = [number_of(day, 100) for day in days]
    assert numbers == [number_of(day, 100) for day in days]
    start = (date(2026, 1, 1) - DAY).days % 100
    assert sorted(numbers[start : start + 100]) == list(range(100)), "all come before one comes again"
    assert all(
        first != second for first, second in zip(numbers[start:], numbers[start + 1 : start + 100], strict=False)
    )
    today = told.daily(DAY)
    assert [row["game"] for row in today["puzzles"]] == list(NAMES)
    assert all(0 <= row["number"] < len(shelf(row["game"])) for row in today["puzzles"])


@pytest.mark.parametrize("game", NAMES)
def test_the_solution_solves_it_and_a_gardener_does_not(game: str) -> None:
    for number in range(min(4, len(shelf(game)))):
        puzzle = shelf(game)[number]
        found = told.solution(game, number, "en")
        after = told.turn(game, number, found["actions"], "en")
        assert after["verdict"] == {"solved": True, "loss": 0.0}
        assert after["legal"] == []
        start = opened(game, number)
        weak = told.choices(start, puzzle.gardener)
        verdict = told.turn(game, number, weak, "en")["verdict"]
        assert not verdict["solved"]
        assert verdict["loss"] >= 0.5


@pytest.mark.parametrize("game", NAMES)
def test_a_turn_is_asked_step_by_step(game: str) -> None:
    actions = told.solution(game, 0, "en")["actions"]
    for count in range(len(actions)):
        now = told.turn(game, 0, actions[:count], "en")
        assert now["verdict"] is None
        assert now["prompt"]
        assert actions[count] in [choice["action"] for choice in now["legal"]]
        assert "best" not in json.dumps({key: value for key, value in now.items() if key != "view"}).split('"')
    first = told.turn(game, 0, actions[:1], "en")
    assert first["steps"][0]["action"] == actions[0]
    assert first["seq"] == shelf(game)[0].steps + len(first["steps"])


def test_what_the_rules_forbid_is_refused_and_explained() -> None:
    start = opened("hanging_gardens", 0)
    legal = {choice["action"] for choice in told.turn("hanging_gardens", 0, [], "en")["legal"]}
    forbidden = next(word for word in ("complete 1", "place a3", "take 1 1", "buy 1") if word not in legal)
    with pytest.raises(IllegalAction):
        Attempt(start, [forbidden])
    why = why_not(Attempt(start, []), forbidden, start.texts("en"))
    assert why["rule"]
    assert why["text"]
    assert why_not(Attempt(start, []), sorted(legal)[0], start.texts("en"))["rule"] is None
    with pytest.raises(KiruError):
        Attempt(start, [*told.solution("hanging_gardens", 0, "en")["actions"], sorted(legal)[0]])
    with pytest.raises(KiruError):
        Attempt(start, ["x"] * 1000)
    with pytest.raises(KiruError):
        opened("hanging_gardens", 10**6)


@pytest.mark.parametrize("game", NAMES)
def test_every_language_tells_what_it_is_about(game: str) -> None:
    themes = {language: told.hint(game, 0, language)["theme"] for language in LANGUAGES}
    assert all(themes.values())
    assert len(set(themes.values())) > 1
    found = told.solution(game, 0, "de")
    assert found["stories"]
    assert found["gardener"]
    assert found["lines"] == len(shelf(game)[0].losses)
