"""schemathesis over the OpenAPI document: whatever is sent, the answer is one the document knows."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.specs.openapi.checks import (
    negative_data_rejection,
    positive_data_acceptance,
    unsupported_method,
)

from kiru.server.app import make_app
from tests.server import people
from tests.server.connections import Server, serving

DOCUMENT = schemathesis.openapi.from_dict(make_app(people.settings("sqlite://")).openapi())
OPERATIONS = {result.ok().label: result.ok() for result in DOCUMENT.get_all_operations()}
EXCLUDED = [negative_data_rejection, positive_data_acceptance, unsupported_method]
"""Unknown query parameters are ignored, some meanings no schema can check, unknown methods get the page's answer."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('api')}/kiru.db") as server:
        yield server


@pytest.mark.parametrize("name", OPERATIONS)
def test_every_request_is_answered_as_documented(name: str, served: Server) -> None:
    good = OPERATIONS[name].as_strategy()
    bad = OPERATIONS[name].as_strategy(generation_mode=schemathesis.GenerationMode.NEGATIVE)

    @given(case=good | bad)
    @settings(
        max_examples=30,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def ask(case: schemathesis.Case) -> None:
        case.call_and_validate(base_url=served.address, excluded_checks=EXCLUDED)

    ask()
    assert served.process.is_alive(), served.logged()
    assert served.get("/readyz") == "ok"
    assert "Traceback" not in served.logged()


def test_a_real_table_is_answered_as_documented(served: Server) -> None:
    """Random requests seldom meet a table: these do, and each is answered by what it asks for."""
    made = served.table("Ada", "Bel", game="babylon")
    asked: list[tuple[str, Any]] = [
        ("GET /api/games", None),
        ("GET /api/games/{game}/rules", None),
        ("GET /api/daily", None),
        ("GET /api/tables", None),
        ("GET /api/tables/{table}", None),
        ("GET /api/tables/{table}/record", None),
        ("POST /api/tables/{table}/link", {"seat": 0}),
        ("POST /api/tables/{table}/leave", {"seat": 0}),
        ("POST /api/tables/{table}/return", {"seat": 0}),
        ("POST /api/tables/{table}/resign", {"seat": 0}),
        ("GET /api/tables/{table}/analysis", None),
        ("POST /api/tables/{table}/rematch", None),
        ("POST /api/tables/{table}/analysis", None),
    ]
    for name, body in asked:
        names = {"table": made["table"], "game": "babylon"}
        case = OPERATIONS[name].Case(
            path_parameters={key: value for key, value in names.items() if f"{{{key}}}" in name},
            headers={"authorization": f"Bearer {made['seats'][0]['token']}"},
            **({} if body is None else {"body": body}),
        )
        answer = case.call(base_url=served.address)
        assert answer.status_code == 200, f"{name}: {answer.text}"
        case.validate_response(answer, excluded_checks=EXCLUDED)
