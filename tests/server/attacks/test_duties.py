"""What a node does without being asked: no duty, and no table, keeps another one waiting."""

import asyncio
from typing import Any

from kiru.server.ops.maintenance import Maintenance
from tests.server.mailboxes import PATIENCE, TABLE
from tests.server.people import node_on, until, web_on


def maintenance_with(node: Any, *duties: Any) -> Maintenance:
    maintenance = Maintenance(node.lobby, node.jobs, node.notifications, node.results, node.contests, True)
    maintenance.duties = [(0.01, duty) for duty in duties]
    maintenance.start()
    return maintenance


async def test_a_duty_that_hangs_or_fails_stops_no_other(sqlite: str) -> None:
    done: list[str] = []

    async def hang() -> None:
        await asyncio.Event().wait()

    async def fail() -> None:
        done.append("failed")
        raise RuntimeError("on purpose")

    async def work() -> None:
        done.append("worked")

    async with node_on(sqlite) as node:
        maintenance = maintenance_with(node, hang, fail, work)
        await until(lambda: done.count("worked") > 3 and done.count("failed") > 3, PATIENCE)
        await maintenance.stop()


async def test_a_stop_that_comes_together_with_an_answer_is_a_stop(sqlite: str) -> None:
    """asyncio.wait_for of Python 3.11 drops a cancellation that meets its answer; a node hung for ever that way."""
    async with node_on(sqlite) as node:
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def wait() -> None:
            await asyncio.wait_for(asyncio.shield(answer), PATIENCE)

        maintenance = maintenance_with(node, wait)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        answer.set_result(None)
        await asyncio.sleep(0)
        await asyncio.wait_for(maintenance.stop(), PATIENCE)
        assert all(task.done() for task in maintenance.tasks)


async def test_a_table_that_is_busy_holds_up_no_other_clock(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        node: Any = browser.node  # type: ignore[attr-defined]
        clock = {"clock": {"kind": "clock", "minutes": 0.01, "increment": 0}}
        made = [(await browser.post("/api/tables", json=TABLE | clock)).json() for _ in range(2)]
        busy, other = [await node.lobby.room(one["table"]) for one in made]
        async with busy.lock:
            await until(lambda: "late" in {seat.status for seat in other.table.seats}, PATIENCE)
            assert "late" not in {seat.status for seat in busy.table.seats}
        await until(lambda: "late" in {seat.status for seat in busy.table.seats}, PATIENCE)
