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
        ("GET /api/tables/{table}/view", None),
        ("GET /api/tables/{table}/preview.png", None),
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


def vague(schema: Any, at: str) -> Iterator[str]:
    """Where a schema says nothing of what stands there: anything at all, or an object of any fields."""
    if not isinstance(schema, dict):
        return
    if not schema.keys() & {"$ref", "type", "anyOf", "oneOf", "allOf", "enum", "const"}:
        yield at
    if schema.get("type") == "object" and not schema.keys() & {
        "properties",
        "additionalProperties",
        "patternProperties",
    }:
        yield at
    if schema.get("additionalProperties") is True:
        yield at
    for word in ("properties", "$defs"):
        for name, part in schema.get(word, {}).items():
            yield from vague(part, f"{at}.{name}")
    for word in ("items", "additionalProperties"):
        yield from vague(schema.get(word), f"{at}[]")
    for word in ("anyOf", "oneOf", "allOf", "prefixItems"):
        for part in schema.get(word, ()):
            yield from vague(part, at)


def test_every_answer_has_its_schema() -> None:
    document = make_app(people.settings("sqlite://")).openapi()
    found = []
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            for code, answer in operation["responses"].items():
                content = answer.get("content", {})
                assert content or code == "304", f"{method} {path}: what is answered with {code}?"
                for kind, said in content.items():
                    if kind == "application/json":
                        found += list(vague(said.get("schema", {}), f"{method} {path} {code}"))
    for name, schema in document["components"]["schemas"].items():
        found += list(vague(schema, name))
    assert found == []
    assert list(vague({"type": "object", "properties": {"view": {}}}, "here")) == ["here.view"], "it can fail"
