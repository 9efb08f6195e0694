"""Attacks on the queue of analyses: one asker among many, at one address or with one browser."""

import asyncio
from typing import Any

import httpx
from sqlalchemy import select

from kiru.server.store import schema
from kiru.server.workers.fair_queue import Ticket
from tests.server.people import play, somebody_at, table, web_on

STRANGER, OTHER = "203.0.113.7", "198.51.100.9"


async def record_in(browser: httpx.AsyncClient) -> str:
    """The record of a finished game."""
    room, made = await table(browser.node, "Ada", "Bel")  # type: ignore[attr-defined]
    await play(room)
    return (await browser.get(f"/api/tables/{made.table}/record")).text


async def ask(browser: httpx.AsyncClient, address: str, record: str, **cookies: str) -> httpx.Response:
    """Somebody at an address brings a record along and asks for its analysis."""
    async with somebody_at(browser, address) as asker:
        table = (await browser.post("/api/records", content=record)).json()["table"]
        asker.cookies.update(cookies)
        return await asker.post(f"/api/tables/{table}/analysis")


async def jobs_of(browser: httpx.AsyncClient) -> dict[str, Any]:
    node: Any = browser.node  # type: ignore[attr-defined]
    rows = await node.store.read(lambda connection: connection.execute(select(schema.jobs)).all())
    return {row.id: row for row in rows}


async def finished(browser: httpx.AsyncClient, job: str) -> Any:
    """The row of an analysis, once it is done."""
    async with asyncio.timeout(90):
        while (row := (await jobs_of(browser))[job]).state != "done":
            await asyncio.sleep(0.05)
    return row


async def test_one_address_has_a_few_analyses_under_way_and_others_are_served(sqlite: str) -> None:
    """A stranger without a cookie asks for one after the other; somebody else comes later and is the next but one."""
    async with web_on(sqlite, analysis_iterations=2, max_analyses_per_address=4) as browser:
        record = await record_in(browser)
        node: Any = browser.node  # type: ignore[attr-defined]
        async with node.analysis_workers.turn(Ticket("test")):
            asked = [await ask(browser, STRANGER, record) for _ in range(6)]
            assert [answer.status_code for answer in asked] == [200] * 4 + [429] * 2
            assert asked[-1].json()["error"]["key"] == "error-analyses-own"
            other = await ask(browser, OTHER, record)
            assert other.status_code == 200
        served = other.json()["job"]
        mine = await finished(browser, served)
        earlier = [row for row in (await jobs_of(browser)).values() if 0 < row.started_at < mine.started_at]
        assert len(earlier) <= 1


async def test_one_browser_has_a_few_analyses_wherever_it_is(sqlite: str) -> None:
    async with web_on(sqlite, analysis_iterations=2, max_analyses_per_device=2) as browser:
        record = await record_in(browser)
        node: Any = browser.node  # type: ignore[attr-defined]
        async with node.analysis_workers.turn(Ticket("test")):
            cookie = "d" * 43
            asked = [await ask(browser, f"203.0.113.{number}", record, kiru=cookie) for number in range(3)]
            assert [answer.status_code for answer in asked] == [200, 200, 429]
            again = await ask(browser, "203.0.113.0", record, kiru="e" * 43)
            assert again.status_code == 200


async def test_the_quota_is_free_again_when_an_analysis_is_done(sqlite: str) -> None:
    """Finished analyses do not count, and asking again for one that is there costs nothing."""
    async with web_on(sqlite, analysis_iterations=1, max_analyses_per_address=1) as browser:
        record = await record_in(browser)
        for _ in range(2):
            job = (await ask(browser, STRANGER, record)).json()["job"]
            row = await finished(browser, job)
            async with somebody_at(browser, STRANGER) as asker:
                assert (await asker.post(f"/api/tables/{row.table_id}/analysis")).json() == {"job": job}


async def test_answers_to_mistakes_are_looked_at_so_often_and_no_more(sqlite: str) -> None:
    """Somebody has the workers judge one answer after the other; others at another address are still served."""
    async with web_on(sqlite, analysis_iterations=1, answers_per_minute=3) as browser:
        job = (await ask(browser, STRANGER, await record_in(browser))).json()["job"]
        row = await finished(browser, job)
        asked = {"seq": 1, "action": "nothing"}
        async with somebody_at(browser, STRANGER) as asker:
            codes = [(await asker.post(f"/api/tables/{row.table_id}/answer", json=asked)).status_code for _ in range(5)]
        assert codes == [404] * 3 + [429] * 2
        async with somebody_at(browser, OTHER) as other:
            assert (await other.post(f"/api/tables/{row.table_id}/answer", json=asked)).status_code == 404
