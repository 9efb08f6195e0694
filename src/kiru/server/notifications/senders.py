"""The tasks that carry messages out, a process each, apart from everything else that a node does."""

import asyncio
import logging
from functools import partial
from typing import Any

from sqlalchemy import Connection, delete, select, update

from kiru.server import metrics
from kiru.server.kits import texts_of
from kiru.server.lobby.lobby import Lobby
from kiru.server.notifications.outbox import Cooldowns, DueTurn, Outbox
from kiru.server.notifications.worker import NotificationJob
from kiru.server.store import changes, schema
from kiru.server.store.models import TableRow
from kiru.server.workers.pool import NoAnswer, Pool

log = logging.getLogger("kiru.notifications")
MOST_FAILURES = 10
"""After so many in a row, over hours, an address is forgotten."""
SEND_SECONDS = 15.0
TURN_SECONDS = 30.0
"""For all addresses that are to hear of one turn; those that have failed before come last."""
WAKE_SECONDS = 5.0
STOP_SECONDS = 5.0
"""How long a stopping node waits for messages under way."""


class Senders:
    """Every turn is told at most once to every address; what was only waiting when a node ended is told by the next."""

    def __init__(self, lobby: Lobby, outbox: Outbox, pools: list[Pool]) -> None:
        self.lobby = lobby
        self.outbox = outbox
        self.pools = pools
        self.cooldowns = Cooldowns()
        self.key = ""
        """The server's private key towards push services."""
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self.run(pool)) for pool in self.pools]

    async def close(self) -> None:
        """Begin nothing new, and let what is under way arrive if it does so soon."""
        self.outbox.close()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=STOP_SECONDS)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def run(self, pool: Pool) -> None:
        while (taken := await self.outbox.take()) is not None:
            turn, device = taken
            was_reached: bool | None = None
            try:
                was_reached = await self.tell(pool, turn)
            except Exception as error:
                log.warning("turn not told", extra={"table": turn.table, "reason": type(error).__name__})
            finally:
                self.outbox.done(device, was_reached)

    async def tell(self, pool: Pool, turn: DueTurn) -> bool | None:
        """Tell a turn to every address of its seat that is not resting; whether one was reached (None: none was tried).

        The turn counts as told from the moment before the first attempt, when a process is there to carry it out.
        """
        store = self.lobby.store
        found = await store.read(partial(addresses_of, turn=turn))
        awake = [address for address in found if not self.cooldowns.is_resting(address["id"])]
        if not awake or self.is_here(turn) or not await self.wake(pool):
            return None
        if not await store.write(partial(changes.note_told, table=turn.table, seat=turn.seat, turn=turn.turn)):
            return None
        row = await self.lobby.row(turn.table)
        return await self.send_all(pool, row, turn, sorted(awake, key=lambda address: int(address["failures"])))

    async def send_all(self, pool: Pool, row: TableRow, turn: DueTurn, found: list[dict[str, Any]]) -> bool:
        loop = asyncio.get_running_loop()
        end = loop.time() + TURN_SECONDS
        sent = 0
        for address in found:
            if loop.time() > end or self.outbox.is_closed:
                break
            sent += await self.send(pool, address, self.message(row, turn.seat, address))
        return sent > 0

    def is_here(self, turn: DueTurn) -> bool:
        """Whether the player looks on at this node."""
        room = self.lobby.rooms.get(turn.table)
        return room is not None and turn.seat in room.broadcaster.here

    async def wake(self, pool: Pool) -> bool:
        """Have a process ready: starting it may take long, and must not use up anybody's message."""
        try:
            await pool.answer(NotificationJob("wake", "", private=self.lobby.settings.private_networks), WAKE_SECONDS)
        except NoAnswer:
            return False
        return True

    def message(self, row: TableRow, seat: int, address: dict[str, Any]) -> NotificationJob:
        settings = self.lobby.settings
        texts = texts_of(row.game, address["language"])
        return NotificationJob(
            kind=address["kind"],
            address=address["address"],
            title=texts("notice-title"),
            body=texts("notice-turn", name=row.seats[seat].name, game=texts(f"game-{row.game}")),
            link=f"{settings.home}/t/{row.id}" if settings.home else "",
            key=self.key,
            contact=settings.contact,
            private=settings.private_networks,
        )

    async def send(self, pool: Pool, address: dict[str, Any], message: NotificationJob) -> bool:
        """One message; an address that fails rests, and one that keeps failing is forgotten."""
        if not await self.wake(pool):
            return False
        try:
            answer = await pool.answer(message, SEND_SECONDS)
        except NoAnswer:
            answer = {"sent": False, "reason": "NoAnswer"}
        is_sent = bool(answer.get("sent"))
        metrics.NOTICES.labels(message.kind, "sent" if is_sent else "failed").inc()
        if is_sent:
            self.cooldowns.succeeded(address["id"])
        else:
            log.info("message not sent", extra={"kind": message.kind, "reason": answer.get("reason", "")})
            self.cooldowns.failed(address["id"], address["failures"])
        await self.note(address, is_sent, bool(answer.get("gone")))
        return is_sent

    async def note(self, address: dict[str, Any], is_sent: bool, is_gone: bool) -> None:
        """Count failures in a row."""
        if is_sent and not address["failures"]:
            return
        notices, failures = schema.notices, 0 if is_sent else address["failures"] + 1
        own = (notices.c.device == address["device"], notices.c.id == address["id"])
        is_over = is_gone or failures >= MOST_FAILURES
        change: Any = delete(notices) if is_over else update(notices).values(failures=failures)
        await self.lobby.store.write(lambda connection: connection.execute(change.where(*own)))


def addresses_of(connection: Connection, turn: DueTurn) -> list[dict[str, Any]]:
    notices, devices = schema.notices, schema.devices
    holders = select(devices.c.hash).where(devices.c.table_id == turn.table, devices.c.seat == turn.seat)
    return [dict(row) for row in connection.execute(select(notices).where(notices.c.device.in_(holders))).mappings()]
