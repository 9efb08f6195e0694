"""Attacks by way of bots: many processes by name, tables that keep the workers busy, workers that are lost."""

import asyncio
import logging
import os
import signal
from typing import Any

import httpx
import pytest
from pydantic import ValidationError
from sqlalchemy import update

from kiru.core import options
from kiru.core.dealer import SeededDealer
from kiru.core.errors import KiruError
from kiru.core.referee import Referee
from kiru.server import metrics
from kiru.server.kits import kit_of
from kiru.server.lobby import rematch
from kiru.server.node import Node
from kiru.server.store import schema, tables
from kiru.server.tables.room import Room
from kiru.server.workers import fair_queue
from kiru.server.workers.fair_queue import Ticket
from kiru.server.workers.pool import NoAnswer, Pool
from kiru.server.workers.worker import Job
from tests.server.connections import connect_to
from tests.server.people import act, node_on, play, play_past_bot, reopen, somebody_at, table, until, web_on, wish

STRANGER, OTHER = "203.0.113.7", "198.51.100.9"


def replaced() -> float:
    """Decisions left to chance so far."""
    return metrics.BOTS_REPLACED._value.get()


def lost() -> float:
    return metrics.WORKERS_LOST.labels("bots")._value.get()


def decisions(room: Room) -> int:
    return sum(step.seat >= 0 and not step.forced for step in room.match.steps)


async def made_by(browser: httpx.AsyncClient, address: str, *seats: str, **given: Any) -> Room:
    """A table that somebody at an address has set."""
    async with somebody_at(browser, address) as maker:
        answer = await maker.post("/api/tables", json=wish(*seats, **given).model_dump(mode="json"))
    node: Node = browser.node  # type: ignore[attr-defined]
    return await node.lobby.room(answer.json()["table"])


async def pass_on(room: Room) -> None:
    """Decide for the person at seat 0 until somebody else is asked."""
    while room.asked == 0:
        await room.act(0, act(room))


@pytest.mark.parametrize("bot", ["royal-5s-x99", "royal-x2", "architect-x2-plain"])
async def test_no_bot_brings_processes_of_its_own(sqlite: str, bot: str) -> None:
    """Wherever a name comes in: at a new table, for somebody absent, with a record that is played on."""
    async with web_on(sqlite, absent_seconds=0.0) as browser:
        made = await browser.post("/api/tables", json=wish("Ada", f"bot:{bot}").model_dump(mode="json"))
        body = wish("Ada", "Bel").model_dump(mode="json")
        good = (await browser.post("/api/tables", json=body)).json()
        away = await browser.post(f"/api/tables/{good['table']}/substitute", json={"seat": 0, "bot": bot})
        record = (await browser.get(f"/api/tables/{good['table']}/record")).text
        named = record.replace("seat 2 person Bel", f"seat 2 {bot} Bel")
        assert named != record
        played_on = await browser.post("/api/records?at=3&mine=0", content=named)
        for answer in (made, away, played_on):
            assert answer.status_code == 400
            assert answer.json()["error"]["key"] == "error-bot-processes"
        looked_at = await browser.post("/api/records", content=named)
        head = (await browser.get(f"/api/tables/{looked_at.json()['table']}")).json()
        assert "-x" not in head["seats"][1]["bot"]


async def test_a_bot_stored_with_processes_plays_without_them(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        room, _ = await table(node, "Ada", "bot:greedy", options={"first": "1"})
        old = update(schema.seats).where(schema.seats.c.seat == 1).values(bot="royal-3000-x99")
        await node.store.write(lambda connection: connection.execute(old))
        room = await reopen(node, room.table.id)
        async with node.bot_workers.turn(Ticket("other", True, 5.0)):
            await pass_on(room)
            question = await node.bots.question(room)
            assert question is not None
            assert question.job.bot == "royal-3000"
            before = decisions(room)
        await until(lambda: decisions(room) > before)
        assert "royal-3000" in [seat.bot for seat in tables.again(room.table).seats]


async def test_a_name_that_the_store_has_no_room_for_is_refused(sqlite: str) -> None:
    async with node_on(sqlite) as node:
        with pytest.raises(ValidationError, match="at most 40"):
            await table(node, "Ada", "bot:royal-" + "0" * 30 + "20000")


@pytest.mark.parametrize("bot", ["greedy", "royal-3000"])
async def test_the_tables_of_a_stranger_do_not_keep_the_bots_of_others(sqlite: str, bot: str) -> None:
    """Three tables of the slowest bots by one address: the other's bot is asked after them and answers before them.

    In the order of asking, three decisions of the stranger's would come before each of the other's.
    """
    async with web_on(sqlite, workers=1) as browser:
        replaced_before, lost_before = replaced(), lost()
        slow = [await made_by(browser, STRANGER, "bot:royal-5s", "bot:royal-5s") for _ in range(3)]
        own = await made_by(browser, OTHER, "Ada", f"bot:{bot}")
        node: Node = browser.node  # type: ignore[attr-defined]
        await until(lambda: len(node.bot_workers.queue) >= 2, 60)
        await until(lambda: own.asked == 0, 60)
        strangers, others = 0, 0
        for _ in range(4):
            await pass_on(own)
            before = sum(map(decisions, slow)), decisions(own)
            await until(lambda: own.asked == 0, 60)
            strangers += sum(map(decisions, slow)) - before[0]
            others += decisions(own) - before[1]
        assert strangers < 2 * others
        assert (replaced(), lost()) == (replaced_before, lost_before)


async def test_a_quick_bot_does_not_wait_for_a_long_thought(sqlite: str) -> None:
    """While every other worker is taken for good, bots that decide at once still play a whole game."""
    async with node_on(sqlite, workers=1) as node:
        async with node.bot_workers.turn(Ticket("stranger", True, 5.0)):
            room, _ = await table(node, "Ada", "bot:greedy")
            await asyncio.wait_for(play(room), 120)
        # The last decision is in memory a moment before it is stored, and only then is the table over.
        await until(lambda: room.table.phase == "over")


async def test_waiting_is_not_thinking(sqlite: str) -> None:
    """A bot that waits for a worker for longer than it may think still decides for itself."""
    async with node_on(sqlite, workers=1, bot_seconds=3.0) as node:
        replaced_before, lost_before = replaced(), lost()
        async with node.bot_workers.turn(Ticket("stranger", True, 5.0)):
            room, _ = await table(node, "bot:royal-3000", "Ada", options={"first": "1"})
            await until(lambda: len(node.bot_workers.queue) == 1)
            place = node.bot_workers.queue.waiting[0]
            await until(lambda: node.bot_workers.queue.clock() - place.since > 3.2)
            assert decisions(room) == 0
        await until(lambda: room.asked == 1, 60)
        assert (replaced(), lost()) == (replaced_before, lost_before)


async def test_a_full_queue_lets_tables_wait_and_leaves_none_behind(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who does not fit into the queue is neither replaced nor forgotten; who asks for a hint is told."""
    monkeypatch.setattr(fair_queue, "MOST_OF_OWNER", 1)
    async with web_on(sqlite, workers=1) as browser:
        node: Node = browser.node  # type: ignore[attr-defined]
        replaced_before = replaced()
        async with node.bot_workers.turn(Ticket("other", True, 5.0)):
            rooms = [
                await made_by(browser, STRANGER, "bot:royal-3000", "Ada", options={"first": "1"}) for _ in range(4)
            ]
            await until(lambda: len(node.bots.tasks) == 1)
            asks, _ = await table(node, "Bel", "Cyrus")
            asked, owner = asks.asked, node.owners.of(STRANGER)
            assert asked is not None
            with pytest.raises(KiruError, match="error-busy"):
                await node.bots.hint(asks, asked, "en", owner)
        await until(lambda: all(room.asked == 1 for room in rooms), 60)
        assert replaced() == replaced_before


async def test_under_load_bots_think_for_less_of_their_time(sqlite: str) -> None:
    async with web_on(sqlite, workers=1) as browser:
        before = metrics.BOTS_SHORTENED._value.get()
        for _ in range(3):
            await made_by(browser, STRANGER, "bot:royal-1s", "bot:royal-1s")
        await until(lambda: metrics.BOTS_SHORTENED._value.get() > before, 60)
        node: Node = browser.node  # type: ignore[attr-defined]
        assert (node.bots.allowed(1.0, 1.0), node.bots.allowed(1.0, 0.25), node.bots.allowed(1.0, 0.01)) == (
            5.0,
            0.25,
            0.1,
        )


async def test_tables_at_which_a_person_waits_come_first(sqlite: str) -> None:
    async with node_on(sqlite, workers=1) as node:
        async with node.bot_workers.turn(Ticket("other", True, 5.0)):
            bots, _ = await table(node, "bot:royal-3000", "bot:royal-3000")
            people, made = await table(node, "Ada", "bot:royal-3000", options={"first": "1"})
            async with connect_to(node, made.table, made.seats[0].token):
                await pass_on(people)
                await until(lambda: len(node.bot_workers.queue) == 2)
                awaited = {place.ticket.owner: place.ticket.is_awaited for place in node.bot_workers.queue.waiting}
        assert awaited == {bots.table.id: False, people.table.id: True}


def thought(bot: str, game: str = "hanging_gardens") -> Job:
    """A bot's first decision in a game."""
    kit = kit_of("hanging_gardens")
    chosen = options.complete(kit.game, 2, {})
    match = Referee(kit.game, kit.notation, 2, chosen, SeededDealer("seed", kit.game.sources))
    match.start()
    actions = [step.action for step in match.steps]
    return Job(
        kind="choose",
        game=game,
        ruleset=kit.game.version,
        box_text="",
        players=2,
        options=chosen,
        actions=actions,
        bot=bot,
        seat=int(match.state.seat),
        seed="seed",
        seconds=5.0,
    )


def crash_lines(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    return [vars(record) for record in caplog.records if record.getMessage() == "worker lost"]


async def test_a_worker_lost_while_idle_is_one_line_and_costs_nobody_a_decision(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "kiru.pool"):
        async with node_on(sqlite) as node:
            replaced_before = replaced()
            room, _ = await table(node, "Ada", "bot:greedy")
            await play_past_bot(room)
            await until(lambda: not node.bots.is_busy(room.table.id))
            (worker,) = node.bot_workers.workers
            os.kill(worker.process.pid, signal.SIGKILL)
            await until(lambda: not node.bot_workers.workers)
            await play_past_bot(room)
            await until(lambda: bool(node.bot_workers.workers))
            assert replaced() == replaced_before
    (line,) = crash_lines(caplog)
    assert (line["pool"], line["reason"], line["code"]) == ("bots", "ended", -signal.SIGKILL)


@pytest.mark.parametrize("is_private", [False, True])
async def test_a_crash_is_one_line_with_what_the_worker_said_last(
    caplog: pytest.LogCaptureFixture, is_private: bool
) -> None:
    """Unless it may hold what a person has typed."""
    with caplog.at_level(logging.WARNING, "kiru.pool"):
        pool = Pool(1, "kiru.server.workers.worker", "bots", is_private=is_private)
        bad = thought("random", game="no-such-game")
        with pytest.raises(NoAnswer):
            await pool.answer(bad, 30)
        await until(lambda: not pool.workers)
        assert "action" in await pool.answer(thought("random"), 30)
        await pool.close()
    (line,) = crash_lines(caplog)
    assert line["reason"] == "crashed"
    assert ("error-game" in line["said"]) if not is_private else "said" not in line


async def test_a_job_given_up_leaves_its_answer_to_nobody_else() -> None:
    """Who is cancelled while a worker thinks, or while waiting for one, leaves a pool that works."""
    pool = Pool(1, "kiru.server.workers.worker")
    slow, quick = thought("royal-5s"), thought("random")
    await pool.answer(quick, 30)
    thinking = asyncio.create_task(pool.answer(slow, 30))
    await until(lambda: any(worker.is_busy for worker in pool.workers))
    waiting = asyncio.create_task(pool.answer(quick, 30))
    await until(lambda: len(pool.queue) == 1)
    waiting.cancel()
    thinking.cancel()
    await asyncio.gather(thinking, waiting, return_exceptions=True)
    assert "action" in await pool.answer(quick, 30)
    assert (len(pool.queue), pool.queue.running, len(pool.free)) == (0, [], 1)
    await pool.close()


async def test_who_waits_for_a_worker_gives_up_when_the_patience_is_over() -> None:
    pool = Pool(1, "kiru.server.workers.worker")
    async with pool.turn(Ticket("one")):
        with pytest.raises(NoAnswer):
            async with pool.turn(Ticket("two", patience=0.05)):
                pass
        assert len(pool.queue) == 0
    async with pool.turn(Ticket("two", patience=30.0)):
        pass
    await pool.close()


async def test_a_worker_that_cannot_be_started_is_tried_again_and_replaces_nobody(sqlite: str) -> None:
    """No worker starts for a while: the table waits, and then its bot decides for itself."""
    async with node_on(sqlite) as node:
        replaced_before, lost_before = replaced(), lost()
        node.bot_workers.module = "kiru.server.no_such_module"
        room, _ = await table(node, "bot:greedy", "Ada", options={"first": "1"})
        await until(lambda: lost() >= lost_before + 3, 60)
        assert decisions(room) == 0
        node.bot_workers.module = "kiru.server.workers.worker"
        await until(lambda: room.asked == 1, 60)
        assert replaced() == replaced_before


async def test_the_owner_of_a_rematch_is_the_owner_of_the_table(sqlite: str) -> None:
    """Playing on does not give anybody a second share."""
    async with web_on(sqlite) as browser:
        room = await made_by(browser, STRANGER, "Ada", "bot:greedy")
        node: Node = browser.node  # type: ignore[attr-defined]
        assert room.table.maker == node.owners.of(STRANGER) != node.owners.of(OTHER)
        assert rematch.set_again(room.table, {0}, {0}).maker == room.table.maker
        assert (await reopen(node, room.table.id)).table.maker == room.table.maker
