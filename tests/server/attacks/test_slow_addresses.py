"""Addresses that never answer: they delay no clock and nobody else's message."""

from collections import Counter
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, select

from kiru.server.notifications import outbox, senders
from kiru.server.notifications.outbox import Cooldowns, Outbox
from kiru.server.store import schema, tokens
from tests.server.mailboxes import PATIENCE, TABLE, Mailbox, Tarpit, hand_over, tell
from tests.server.people import node_on, play, until, web_on

HOME: dict[str, Any] = {"private_networks": True, "notice_seconds": 0.0, "notices": False}
"""A node that may speak to loopback, and sends only when a test says so."""


async def seat_with(browser: httpx.AsyncClient, *addresses: str) -> str:
    """Somebody new who gives addresses and sets a table; it is their turn there, and they are away."""
    browser.cookies.clear()
    for address in addresses:
        assert (await browser.post("/api/notices", json={"address": address})).status_code == 200
    made = (await browser.post("/api/tables", json=TABLE)).json()
    return str(made["table"])


@pytest.fixture
def endless_tarpit(tarpit: Tarpit, monkeypatch: pytest.MonkeyPatch) -> Tarpit:
    """A tarpit that keeps a caller for as long as the test runs."""
    tarpit.drip = b"H"
    monkeypatch.setattr(senders, "SEND_SECONDS", 2.0 * PATIENCE)
    monkeypatch.setattr(senders, "STOP_SECONDS", 0.1)
    return tarpit


async def test_ten_tarpits_delay_no_clock(sqlite: str, endless_tarpit: Tarpit) -> None:
    async with web_on(sqlite, private_networks=True, notice_seconds=0.0) as browser:
        node: Any = browser.node  # type: ignore[attr-defined]
        await seat_with(browser, *(f"json://127.0.0.1:{endless_tarpit.port}/{number}" for number in range(10)))
        await until(lambda: bool(endless_tarpit.callers), PATIENCE)
        clock = {"kind": "clock", "minutes": 0.01, "increment": 0}
        made = (await browser.post("/api/tables", json=TABLE | {"clock": clock})).json()
        room = await node.lobby.room(made["table"])
        await until(lambda: "late" in {seat.status for seat in room.table.seats}, PATIENCE)
        assert node.notifications.outbox.busy, "the tarpits still hold on"
        assert len(endless_tarpit.callers) == 1, "one message of a device at a time"


async def test_tarpits_of_many_delay_nobody_who_was_reached_before(
    sqlite: str, endless_tarpit: Tarpit, mailbox: Mailbox
) -> None:
    async with web_on(sqlite, **HOME) as browser:
        node: Any = browser.node  # type: ignore[attr-defined]
        table = await seat_with(browser, f"json://127.0.0.1:{mailbox.port}/good")
        await tell(node)
        assert len(mailbox.got) == 1
        for number in range(outbox.SENDERS + 1):
            await seat_with(browser, f"json://127.0.0.1:{endless_tarpit.port}/{number}")
        await hand_over(node)
        await until(lambda: len(endless_tarpit.callers) == outbox.SENDERS - 1, PATIENCE)
        room = await node.lobby.room(table)
        asked = room.asked
        while room.asked == asked:
            await play(room, 1)
        await hand_over(node)
        await until(lambda: len(mailbox.got) == 2, PATIENCE)
        assert len(endless_tarpit.callers) == outbox.SENDERS - 1, "one sender is kept for those who were reached"


async def test_what_waited_at_a_restart_is_told_and_what_was_under_way_is_not_told_twice(
    sqlite: str, endless_tarpit: Tarpit, mailbox: Mailbox
) -> None:
    async with web_on(sqlite, **HOME) as browser:
        node: Any = browser.node  # type: ignore[attr-defined]
        slow = [f"json://127.0.0.1:{endless_tarpit.port}/{number}" for number in range(outbox.SENDERS - 1)]
        for address in slow:
            await seat_with(browser, address)
        await hand_over(node)
        await until(lambda: len(endless_tarpit.callers) == len(slow), PATIENCE)
        await seat_with(browser, f"json://127.0.0.1:{mailbox.port}/waits")
        await hand_over(node)
        assert len(node.notifications.outbox.waiting) == 1
    assert mailbox.got == []
    async with node_on(sqlite, **HOME) as node:
        for _ in range(3):
            await tell(node)
        assert [path for path, _, _ in mailbox.got] == ["/waits"]
        assert len(endless_tarpit.callers) == len(slow)


async def test_an_address_that_fails_rests_and_a_turn_that_is_over_is_told_to_nobody(
    sqlite: str, mailbox: Mailbox
) -> None:
    async with web_on(sqlite, **HOME) as browser:
        node: Any = browser.node  # type: ignore[attr-defined]
        mailbox.status = 500
        room = await node.lobby.room(await seat_with(browser, f"json://127.0.0.1:{mailbox.port}/down"))
        for _ in range(3):
            await tell(node)
            asked = room.asked
            while room.asked == asked:
                await play(room, 1)
        assert len(mailbox.got) == 1, "it rests after the first failure"
        mailbox.status = 200
        node.notifications.senders.cooldowns.until.clear()
        await tell(node)
        assert len(mailbox.got) == 2, "the turn that waited is told when the address has rested, the others never"


async def test_the_outbox_is_bounded_and_fair() -> None:
    box = Outbox()
    order = []
    for _ in range(3):
        box.put(b"greedy", b"device")
        assert box.put(b"modest", b"device") or order[-1] == b"greedy"
        assert not box.put(b"modest", b"device"), "nobody twice"
        taken = await box.take()
        assert taken is not None
        assert not box.put(taken[0], b"device"), "not while a message to them is under way"
        order.append(taken[0])
        box.done(taken[0], False)
    assert order == [b"greedy", b"modest", b"greedy"]
    for number in range(2 * outbox.MOST_WAITING):
        box.put(str(number).encode(), b"device")
    assert len(box.waiting) == outbox.MOST_WAITING
    box.close()
    assert await box.take() is None


def test_rests_grow_with_failures_and_differ() -> None:
    rests = Cooldowns()
    lengths = []
    for failures in range(12):
        rests.failed(b"address", failures)
        assert rests.is_resting(b"address")
        lengths.append(rests.until[b"address"])
    assert lengths[4] > lengths[0] + 10 * outbox.REST_SECONDS
    assert lengths[11] < lengths[0] + 1.25 * outbox.LONGEST_REST
    rests.succeeded(b"address")
    assert not rests.is_resting(b"address")
    for number in range(2 * outbox.MOST_REMEMBERED):
        rests.failed(str(number).encode(), 0)
    assert len(rests.until) == outbox.MOST_REMEMBERED
    assert max(Counter(rests.until.values()).values()) < 10, "not all at one moment"


async def test_typing_an_address_in_again_forgets_no_failure(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        node: Any = browser.node  # type: ignore[attr-defined]
        device = bytes(32)
        row = {"device": device, "id": tokens.hashed("ntfy://ntfy.sh/kiru"), "kind": "apprise", "failures": 7}
        row |= {"address": "ntfy://ntfy.sh/kiru", "language": "pl"}
        await node.store.write(lambda connection: connection.execute(insert(schema.notices), [row]))
        await node.notifications.subscribe(device, "apprise", "ntfy://ntfy.sh/kiru", "en")
        query = select(schema.notices.c.failures, schema.notices.c.language)
        found = await node.store.read(lambda connection: connection.execute(query).all())
        assert [tuple(one) for one in found] == [(7, "en")]
