"""The tasks that carry messages out, a process each, apart from everything else that a node does."""

import asyncio
import logging
from collections.abc import Collection, Sequence
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, update

from kiru.server import metrics
from kiru.server.lobby.lobby import Lobby
from kiru.server.notifications import addresses, due, mail_limits, preferences, words
from kiru.server.notifications.due import DueNotice, LookTime, Subject
from kiru.server.notifications.messages import Messages
from kiru.server.notifications.outbox import Cooldowns, Outbox
from kiru.server.notifications.quiet_hours import Hours
from kiru.server.notifications.words import Facts
from kiru.server.notifications.worker import NotificationJob
from kiru.server.store import schema
from kiru.server.store.models import now_ms
from kiru.server.store.tables import browsers_of
from kiru.server.workers.pool import NoAnswer, Pool

log = logging.getLogger("kiru.notifications")
MOST_FAILURES = 10
"""After so many in a row, over hours, an address is forgotten."""
SEND_SECONDS = 15.0
PERSON_SECONDS = 30.0
"""For all addresses of one person; those that have failed before come last."""
WAKE_SECONDS = 5.0
STOP_SECONDS = 5.0
"""How long a stopping node waits for messages under way."""


class Taken(NamedTuple):
    """What a sender tells somebody: it counts as told from the moment before the first attempt."""

    notices: list[DueNotice]
    facts: Facts
    hours: Hours
    found: list[dict[str, Any]]
    """Their addresses that are awake."""


class Senders:
    """Everything is told at most once to everybody; what was only waiting when a node ended is told by the next."""

    def __init__(self, lobby: Lobby, outbox: Outbox, pools: list[Pool], messages: Messages) -> None:
        self.lobby = lobby
        self.outbox = outbox
        self.pools = pools
        self.messages = messages
        self.cooldowns = Cooldowns()
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
            person, device = taken
            was_reached: bool | None = None
            try:
                was_reached = await self.tell(pool, device)
            except Exception as error:
                log.warning("person not told", extra={"reason": type(error).__name__})
            finally:
                self.outbox.done(person, was_reached)

    def moment(self) -> LookTime:
        return LookTime(self.lobby.store.time.now(), now_ms(), round(self.lobby.settings.notice_seconds * 1000))

    async def tell(self, pool: Pool, device: bytes) -> bool | None:
        """Tell the person of a browser all that is due; whether an address was reached (None: none was tried).

        It counts as told from the moment before the first attempt, when a process is there to carry it out.
        """
        store, moment = self.lobby.store, self.moment()
        found, everything = await store.read(partial(read_due, device=device, moment=moment))
        awake = [address for address in found if self.is_awake(address)]
        present = {notice.subject for notice in everything if self.is_here(notice)}
        if not awake or len(present) == len(everything) or not await self.wake(pool):
            return None
        taken = await store.write(partial(self.take, device=device, awake=awake, present=present))
        if taken is None:
            return None
        sent = await self.send_all(pool, taken)
        if sent is None:
            # No process took it over, so nobody can have heard of it: another attempt tells nobody twice.
            await store.write(partial(due.take_back, notices=taken.notices))
        return sent

    def take(
        self, connection: Connection, device: bytes, awake: list[dict[str, Any]], present: Collection[Subject]
    ) -> Taken | None:
        """In one transaction: see what is due to somebody and may be told now, and note that it is told."""
        hashes, moment = browsers_of(connection, device), self.moment()
        hours = preferences.hours_of(connection, hashes)
        if not hours.is_time(moment.wall, round(self.lobby.settings.digest_seconds * 1000)):
            return None
        wanted = {kind for one in awake for kind in addresses.kinds_of(one)}
        everything = due.due_of(connection, hashes, moment)
        notices = [one for one in everything if one.kind in wanted and one.subject not in present]
        if not notices:
            return None
        due.note_told(connection, notices)
        preferences.note_sent(connection, device, moment.wall)
        return Taken(notices, words.read_facts(connection, notices), hours, awake)

    def is_awake(self, address: dict[str, Any]) -> bool:
        if not address["confirmed"] or self.cooldowns.is_resting(address["id"]):
            return False
        return address["kind"] != "mail" or self.lobby.settings.has_mail

    def is_here(self, notice: DueNotice) -> bool:
        """Whether the player looks on at this node; it may not have been written down yet."""
        room = self.lobby.rooms.get(notice.table) if notice.table is not None else None
        return room is not None and notice.seat in room.broadcaster.here

    async def send_all(self, pool: Pool, taken: Taken) -> bool | None:
        """Tell every address what it is to hear of; None if no process was there for any of them."""
        loop = asyncio.get_running_loop()
        end = loop.time() + PERSON_SECONDS
        answers: list[bool | None] = []
        for address in sorted(taken.found, key=lambda one: int(one["failures"])):
            if answers and (loop.time() > end or self.outbox.is_closed):
                break
            wanted = [one for one in taken.notices if one.kind in addresses.kinds_of(address)]
            if wanted:
                answers.append(await self.send_about(pool, address, wanted, taken))
        tried = [answer for answer in answers if answer is not None]
        return any(tried) if tried else None

    async def send_about(
        self, pool: Pool, address: dict[str, Any], wanted: Sequence[DueNotice], taken: Taken
    ) -> bool | None:
        message = words.message_about(wanted, taken.facts, taken.hours, address["language"])
        return await self.send(pool, address, self.messages.job(address, message))

    async def wake(self, pool: Pool) -> bool:
        """Have a process ready: starting it may take long, and must not use up anybody's message."""
        try:
            await pool.answer(NotificationJob("wake", "", private=self.lobby.settings.private_networks), WAKE_SECONDS)
        except NoAnswer:
            return False
        return True

    async def send(self, pool: Pool, address: dict[str, Any], job: NotificationJob) -> bool | None:
        """One message; an address that fails rests, and one that keeps failing is forgotten. None: none was tried."""
        if not await self.wake(pool):
            return None
        if address["kind"] == "mail" and not await self.lobby.store.write(
            lambda connection: mail_limits.count_message(connection, address["id"])
        ):
            return False
        try:
            answer = await pool.answer(job, SEND_SECONDS)
        except NoAnswer:
            answer = {"sent": False, "reason": "NoAnswer"}
        is_sent = bool(answer.get("sent"))
        metrics.NOTICES.labels(job.kind, "sent" if is_sent else "failed").inc()
        if is_sent:
            self.cooldowns.succeeded(address["id"])
        else:
            log.info("message not sent", extra={"kind": job.kind, "reason": answer.get("reason", "")})
            self.cooldowns.failed(address["id"], address["failures"])
        if not answer.get("ours"):
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


def read_due(connection: Connection, device: bytes, moment: LookTime) -> tuple[list[dict[str, Any]], list[DueNotice]]:
    """The addresses of a person, and what is due to them."""
    hashes = browsers_of(connection, device)
    return addresses.of_person(connection, device), due.due_of(connection, hashes, moment)
