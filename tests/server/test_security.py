"""The threat model: every line has its test, and the few tests that stand nowhere else."""

import asyncio
import logging
import re
import tempfile
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert
from sqlalchemy.exc import SQLAlchemyError

from kiru.server.live import connection
from kiru.server.ops.logs import JsonFormatter
from kiru.server.store import schema
from tests.server.connections import SocketClient
from tests.server.people import node_on, table, web_on

PAGE = (Path(__file__).parents[2] / "docs" / "security.md").read_text()
ROWS = [line for line in PAGE.splitlines() if line.startswith("| ") and not line.startswith("| threat |")]


def known_tests() -> set[str]:
    folders = (Path(__file__).parent, Path(__file__).parents[1] / "companion")
    text = "".join(file.read_text() for folder in folders for file in folder.rglob("test_*.py"))
    return set(re.findall(r"^(?:async )?def (test_\w+)\(", text, re.MULTILINE))


@pytest.mark.parametrize("row", ROWS, ids=[row.split("|")[1].strip()[:40] for row in ROWS])
def test_every_threat_names_tests_that_exist(row: str) -> None:
    _, threat, done, tests, _ = (cell.strip() for cell in row.split("|"))
    assert threat
    assert done
    named = re.findall(r"`(test_\w+)`", tests)
    assert named
    assert set(named) <= known_tests()


def test_the_page_covers_every_chapter() -> None:
    assert len(ROWS) >= 30
    assert PAGE.count("| threat | what is done | test |") == PAGE.count("\n## ") - 2


async def test_an_error_of_the_database_tells_no_parameter(database: str) -> None:
    """What goes wrong in a statement goes to the log; the key or hash that it was given does not."""

    async def run() -> str:
        async with node_on(database) as node:
            row = {"name": "push", "value": "very-secret-key"}
            with pytest.raises(SQLAlchemyError) as failure:
                await node.store.write(lambda connection: connection.execute(insert(schema.secrets), [row, row]))
            record = logging.makeLogRecord({"msg": "failed", "exc_info": (failure.type, failure.value, failure.tb)})
            return JsonFormatter().format(record)

    logged = await run()
    assert "IntegrityError" in logged
    assert "very-secret-key" not in logged


async def test_a_client_that_says_nothing_is_sent_away(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "HELLO_SECONDS", 0.2)
    async with node_on(sqlite) as node:
        _, made = await table(node, "Ada", "Bel")
        silent = SocketClient(node, made.table)
        await asyncio.wait_for(silent.task, 5)
        assert silent.code == 4400
        assert silent.sent == []


async def test_a_full_house_sets_no_more_tables(sqlite: str) -> None:
    body = {"game": "hanging_gardens", "seats": [{"kind": "person"}, {"kind": "person"}]}
    async with web_on(sqlite, max_tables=2) as browser:
        answers = [await browser.post("/api/tables", json=body) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert answers[2].json()["error"]["key"] == "error-full"


async def test_a_box_of_ones_own_is_checked_before_a_table_is_set(sqlite: str) -> None:
    seats = [{"kind": "person"}, {"kind": "person"}]
    body: dict[str, Any] = {"game": "hanging_gardens", "seats": seats, "claim": [0, 1]}
    box = Path(__file__).parents[2] / "src/kiru/games/hanging_gardens/box.toml"
    async with web_on(sqlite) as browser:
        own = box.read_text().replace('box = "standard"', 'box = "mine"', 1)
        made = await browser.post("/api/tables", json=body | {"box": own})
        assert made.status_code == 200
        head = (await browser.get(f"/api/tables/{made.json()['table']}")).json()
        assert head["phase"] == "playing"
        start = time.monotonic()
        for bad in (
            "nonsense",
            "a = [",
            "x" * 300_000,
            own[: len(own) // 2],
            "a." * 90_000 + "a = 1",
            "x={" + "a . " * 40_000 + "a=1}",
        ):
            refused = await browser.post("/api/tables", json=body | {"box": bad})
            assert refused.status_code == 400, bad[:20]
            assert refused.json()["error"]["text"]
            assert tempfile.gettempdir() not in refused.json()["error"]["text"]
        assert time.monotonic() - start < 20, "keys of many parts are refused before they are parsed"
        assert len((await browser.get("/api/tables/mine")).json()) == 1


async def test_a_record_made_to_be_long_is_refused(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        answer = await browser.post("/api/records", content="1 skip\n" * 60_000)
        assert (answer.status_code, answer.json()["error"]["key"]) == (413, "error-too-large")
