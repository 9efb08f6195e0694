"""Puzzles without a server: the same answers as a server gives, and one clear refusal for everything else."""

import json
from datetime import UTC, datetime
from typing import Any

import pytest

from kiru.games import NAMES
from kiru.offline.engine import Engine
from kiru.puzzles import told
from kiru.puzzles.shelf import shelf
from tests.offline.pages import answer


@pytest.fixture
def engine() -> Engine:
    return Engine()


def test_the_puzzles_of_the_day_are_those_of_every_server(engine: Engine) -> None:
    before = datetime.now(UTC).date()
    status, found = answer(engine, "GET", "/api/daily")
    assert status == 200
    assert found in [told.daily(day) for day in (before, datetime.now(UTC).date())]
    assert [row["game"] for row in found["puzzles"]] == list(NAMES)


@pytest.mark.parametrize("game", NAMES)
def test_a_puzzle_is_opened_tried_and_solved(engine: Engine, game: str) -> None:
    assert len(answer(engine, "GET", f"/api/puzzles/{game}")[1]) == len(shelf(game))
    base = f"/api/puzzles/{game}/1"
    solution = answer(engine, "GET", f"{base}/solution?lang=pl")[1]
    assert solution == told.solution(game, 1, "pl")
    assert solution["reasons"]
    assert answer(engine, "GET", f"{base}/hint?lang=de")[1] == told.hint(game, 1, "de")
    first = answer(engine, "POST", f"{base}/turn", {"actions": []})[1]
    assert solution["actions"][0] in [choice["action"] for choice in first["legal"]]
    last = answer(engine, "POST", f"{base}/turn", {"actions": solution["actions"]})[1]
    assert last["verdict"] == {"solved": True, "loss": 0.0}


def test_a_refusal_names_its_rule_and_a_piece_is_seen_closely(engine: Engine) -> None:
    base = "/api/puzzles/hanging_gardens/0"
    legal = {choice["action"] for choice in answer(engine, "POST", f"{base}/turn", {})[1]["legal"]}
    forbidden = next(word for word in ("complete 1", "place a3", "take 1 1", "buy 1") if word not in legal)
    status, why = answer(engine, "POST", f"{base}/why", {"actions": [], "action": forbidden})
    assert status == 200
    assert why["rule"].startswith("H")
    assert why["fact"]
    assert answer(engine, "POST", f"{base}/turn", {"actions": [forbidden]})[0] == 400
    assert answer(engine, "POST", f"{base}/look", {"piece": "nothing"})[1]["error"]["key"] == "error-piece"


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/puzzles/chess", None, 404),
        ("GET", "/api/puzzles/babylon/9999/hint", None, 404),
        ("GET", "/api/puzzles/babylon/-1/hint", None, 404),
        ("GET", "/api/puzzles/babylon/00001/hint", None, 404),
        ("GET", "/api/puzzles/babylon/1/answer", None, 404),
        ("POST", "/api/puzzles/babylon/1/answer", {}, 404),
        ("POST", "/api/puzzles/babylon/1/turn", {"actions": "dig"}, 400),
        ("POST", "/api/puzzles/babylon/1/turn", {"actions": ["dig"] * 61}, 400),
        ("POST", "/api/puzzles/babylon/1/turn", {"actions": [7]}, 400),
        ("POST", "/api/puzzles/babylon/1/look", {"piece": "q1", "seat": 9}, 400),
    ],
)
def test_bad_requests_get_one_clear_error(engine: Engine, method: str, path: str, body: Any, status: int) -> None:
    found, told_error = answer(engine, method, path, body)
    assert found == status
    assert told_error["error"]["text"]
    assert "{" not in json.dumps(told_error["error"]["text"])
