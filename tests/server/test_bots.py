"""Bots and analyses in processes of their own: slow ones, crashed ones, and those whose node is gone."""

import asyncio
import contextlib
import os
import signal
import time
from typing import Any

import pytest
from sqlalchemy import insert, update

from kiru.bench.postgres import Postgres
from kiru.core.errors import KiruError
from kiru.server import metrics
from kiru.server.node import Node
from kiru.server.store import schema
from kiru.server.store.models import now_ms
from tests.server.connections import serving
from tests.server.people import node_on, play, play_past_bot, table, until, web_on, wish
from tests.server.robots import check


async def test_a_worker_that_is_killed_is_replaced_and_the_table_goes_on(sqlite: str) -> None:
    async with node_on(sqlite, workers=1) as node:
        room, _ = await table(node, "Ada", "bot:greedy")
        await play_past_bot(room)
        await until(lambda: bool(node.bot_workers.workers))
        for seed in range(2):
            lost = set(node.bot_workers.workers)
            for worker in lost:
                os.kill(worker.process.pid, signal.SIGKILL)
            await play_past_bot(room, seed)
            await until(lambda lost=lost: bool(node.bot_workers.workers - lost))


async def test_a_slow_bot_is_replaced_by_a_simple_choice_and_stalls_no_other_table(sqlite: str) -> None:
    """Whatever worker takes the job is halted; the bot's table goes on, and so does everybody else's."""

    async def halt(node: Node) -> None:
        while True:
            for worker in node.bot_workers.workers:
                if worker.is_busy:
                    with contextlib.suppress(ProcessLookupError):  # one that was just killed for its slowness
                        os.kill(worker.process.pid, signal.SIGSTOP)
            await asyncio.sleep(0.01)

    async with node_on(sqlite, workers=1, bot_seconds=2.0) as node:
        before = metrics.BOTS_REPLACED._value.get()
        halting = asyncio.create_task(halt(node))
        # Two of them: a worker that answers before it can be halted leaves the next decision to another bot.
        slow, _ = await table(node, "bot:royal-5s", "bot:royal-5s", options={"first": "1"})
        other, _ = await table(node, "Bel", "Cyrus")
        assert await asyncio.wait_for(play(other), 60) > 20
        await until(lambda: metrics.BOTS_REPLACED._value.get() > before, 90)
        await until(lambda: any(step.seat == 0 for step in slow.match.steps))
        halting.cancel()


async def test_a_bot_thinks_for_half_of_what_its_worker_may(sqlite: str) -> None:
    """A bot that would think for longer is cut short by its own clock, and decides for itself."""
    async with node_on(sqlite, workers=1, bot_seconds=4.0) as node:
        before = metrics.BOTS_REPLACED._value.get()
        room, _ = await table(node, "bot:royal-5s", "Ada", options={"first": "1"})
        await until(lambda: room.asked == 1, 90)
        assert metrics.BOTS_REPLACED._value.get() == before


@pytest.mark.parametrize("bot", ["royal-600s", "royal-9999999", "nobody", "greedy-5"])
async def test_bots_that_think_too_long_or_are_not_there_are_refused(sqlite: str, bot: str) -> None:
    async with node_on(sqlite) as node:
        with pytest.raises(KiruError, match="error-bot"):
            await node.lobby.create(wish("Ada", f"bot:{bot}"), None, "en")


def test_the_bot_turn_of_a_dead_node_is_taken_over(postgres_server: Postgres) -> None:
    """The first node dies while its bot thinks; the second plays the turn without anybody asking for it."""
    database = postgres_server.database()
    with serving(database, takeover_seconds=1.0) as one, serving(database, takeover_seconds=1.0) as two:
        made = one.table("bot:royal-1s", "Ada", options={"first": "1"})
        time.sleep(0.5)
        one.kill()
        before = two.head(made["table"])
        assert (before["phase"], before["asked"]) == ("playing", 0)
        end = time.monotonic() + 30
        while two.head(made["table"])["asked"] != 1 and time.monotonic() < end:
            time.sleep(0.1)
        assert two.head(made["table"])["asked"] == 1


async def test_an_analysis_tells_what_was_lost_and_is_made_once(sqlite: str) -> None:
    async with web_on(sqlite, analysis_iterations=6) as browser:
        node: Any = browser.node  # type: ignore[attr-defined]
        room, made = await table(node, "Ada", "Bel")
        path = f"/api/tables/{made.table}/analysis"
        early = await browser.post(path)
        assert (early.status_code, early.json()["error"]["key"]) == (409, "error-not-over")
        await play(room)
        assert (await browser.get(path)).json() == {"job": None}
        job = (await browser.post(path)).json()["job"]
        assert (await browser.post(path)).json() == (await browser.get(path)).json() == {"job": job}
        seen = await report_of(browser, job)
        decisions, seats = seen["decisions"], seen["seats"]
        assert len(decisions) == sum(step.seat >= 0 and not step.forced for step in room.match.steps)
        text = room.match.notation.text
        assert [one["action"] for one in decisions] == [
            text(room.match.steps[one["seq"] - 1].action) for one in decisions
        ]
        assert [one["seat"] for one in seats] == [0, 1]
        assert sum(one["decisions"] for one in seats) == len(decisions)
        assert any(one["best"] != one["action"] and one["loss"] > 0 for one in decisions)
        last = seen["standings"][-1]
        assert last["seq"] == len(room.match.steps)
        assert last["score"] == [room.match.state.score(seat) for seat in (0, 1)]
        assert (await browser.get("/api/analysis/nothing")).status_code == 404


async def report_of(browser: Any, job: str) -> dict[str, Any]:
    """Wait for an analysis; its progress only rises."""
    progress = 0.0
    for _ in range(600):
        shown = (await browser.get(f"/api/analysis/{job}")).json()
        assert shown["state"] in ("waiting", "running", "done")
        assert shown["progress"] >= progress
        progress = shown["progress"]
        if "report" in shown:
            assert progress == 1
            return dict(shown["report"])
        await asyncio.sleep(0.1)
    raise AssertionError("no report")


async def test_an_analysis_whose_node_is_gone_is_taken_over(database: str) -> None:
    async with web_on(database, analysis_iterations=2) as browser:
        node: Any = browser.node  # type: ignore[attr-defined]
        room, made = await table(node, "Ada", "Bel")
        await play(room)
        seq = len(room.match.steps)
        row = {"id": "lost", "table_id": made.table, "state": "running", "progress": 0, "seq": seq, "report": ""}
        jobs = schema.jobs
        await node.store.write(lambda one: one.execute(insert(jobs), [row | {"touched": now_ms()}]))
        await node.jobs.take_over()
        assert not node.jobs.tasks, "its node is alive"
        old = update(jobs).values(touched=now_ms() - 60_000)
        await node.store.write(lambda one: one.execute(old))
        await node.jobs.take_over()
        assert (await report_of(browser, "lost"))["decisions"]


async def test_hints_count_chances_and_give_reasons_in_both_languages(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        room, _ = await table(node, "Ada", "Bel")
        await play(room, 6)
        asked = room.asked
        assert asked is not None
        for language in ("en", "pl"):
            found = await node.bots.hint(room, asked, language)
            assert 1 <= len(found) <= 3
            legal = {room.match.notation.text(action) for action in room.match.legal()}
            for one in found:
                assert one["action"] in legal
                assert 0 <= one["win"] <= 1
                assert one["score"] > 0
                assert one["advice"]
        with pytest.raises(KiruError, match="error-seat"):
            await node.bots.hint(room, 1 - asked, "en")


def test_check_is_able_to_fail() -> None:
    """The check behind every crash test sees a lost, a doubled and a changed decision."""
    from tests.server.robots import Robot

    record = "begin\n* deal a\n1 take 1 1\n2 take 1 2\nend\n"
    steps = [(None, "deal a"), (0, "take 1 1"), (1, "take 1 2")]

    def robot(seen: list[tuple[int | None, str]], accepted: int = 1) -> Robot:
        made = Robot([], "t", [0], [])
        made.steps = [{"seq": number, "seat": seat, "action": act} for number, (seat, act) in enumerate(seen, 1)]
        made.accepted = [{"seq": accepted, "seat": 0, "action": "take 1 1"}]
        return made

    check([robot(steps)], record)
    for seen, accepted in ((steps[:2], 1), ([*steps, steps[-1]], 1), ([*steps[:2], (1, "take 2 2")], 1), (steps, 2)):
        with pytest.raises(AssertionError):
            check([robot(seen, accepted)], record)
