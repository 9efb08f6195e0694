"""The tools for a real table without a server: the same answers as a server gives, and one clear refusal."""

from typing import Any

import pytest

from kiru.companion import automaton, dealer, judge
from kiru.offline.engine import Engine
from tests.offline.pages import answer


@pytest.fixture
def engine() -> Engine:
    return Engine()


def test_the_tools_answer_as_on_a_server(engine: Engine) -> None:
    turns = ["you 2 crown", "automaton 1 3"]
    body: dict[str, Any] = {"seed": "7", "difficulty": "easy", "turns": turns, "score": 60}
    told = automaton.told("7", "easy", "order", turns, 60, "pl")
    assert answer(engine, "POST", "/api/companion/automaton?lang=pl", body) == (200, told)
    body = {"game": "babylon", "players": 3, "names": ["Ada", "Bel", "Cai"], "seed": "7", "round": 4}
    dealt = dealer.told("babylon", 3, ["Ada", "Bel", "Cai"], "7", {}, 4, "de")
    assert answer(engine, "POST", "/api/companion/dealer?lang=de", body) == (200, dealt)
    body = {"situation": "gardens-place", "given": {"garden": "e1", "place": "e2"}}
    judged = judge.told("hanging_gardens", "gardens-place", {"garden": "e1", "place": "e2"}, "fr")
    assert answer(engine, "POST", "/api/companion/judge/hanging_gardens?lang=fr", body) == (200, judged)


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("automaton", {}, 400),
        ("automaton", {"seed": "7", "turns": "you 1"}, 400),
        ("automaton", {"seed": "7", "turns": ["you 9"]}, 400),
        ("automaton", {"seed": "7", "difficulty": "hard"}, 400),
        ("automaton", {"seed": "7", "score": "many"}, 400),
        ("dealer", {"game": "babylon", "players": True, "seed": "7"}, 400),
        ("dealer", {"game": "babylon", "players": 9, "seed": "7"}, 400),
        ("dealer", {"game": "chess", "players": 2, "seed": "7"}, 404),
        ("judge/babylon", {"given": {"singles": 4}}, 400),
        ("judge/babylon", {"situation": "nothing"}, 400),
        ("judge/babylon", [], 400),
        ("oracle", {}, 404),
    ],
)
def test_bad_requests_get_one_clear_error(engine: Engine, path: str, body: Any, status: int) -> None:
    found, told_error = answer(engine, "POST", f"/api/companion/{path}", body)
    assert found == status
    assert told_error["error"]["text"]
