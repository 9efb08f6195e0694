"""A table and its lock: how it is kept in step with the store, and the one way in which it changes."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from kiru.core.actions import Actions
from kiru.core.errors import KiruError
from kiru.core.referee import Referee
from kiru.games.kit import Kit
from kiru.server import metrics
from kiru.server.store import changes, chat_lines
from kiru.server.store.changes import Conflict, Refused, Repeated
from kiru.server.store.enums import TablePhase
from kiru.server.store.models import (
    Event,
    KeyedRequest,
    PresenceChange,
    SeatValues,
    TableChange,
    TableRow,
    now_ms,
    with_fields,
)
from kiru.server.store.store import History, Store
from kiru.server.tables import replay
from kiru.server.tables.attendance import Attendance, OnPresence
from kiru.server.tables.broadcaster import Broadcaster
from kiru.server.tables.history import Pages
from kiru.server.tables.loaded_table import LoadedTable
from kiru.server.tables.presenter import Presenter

MOST_KEYS = 64
"""Keys of the latest requests that are known without asking the store."""
MOST_TRIES = 20
"""How often another node may store a decision at the very same moment before a change after all of them is given up."""
REST_MS = 30_000
"""After what could not be stored, a bot's turn is left alone for so long."""


class LockedTable:
    """Whatever changes holds the lock and goes through `change`: it is stored, taken over, and then shown."""

    def __init__(
        self,
        store: Store,
        history: History,
        on_ask: Callable[[Any], None],
        on_presence: OnPresence,
    ) -> None:
        self.store = store
        self.settings = store.settings
        self.time = store.time
        self.on_ask = on_ask
        """Called with the room after every change made here: a bot may have to think."""
        self.lock = asyncio.Lock()
        self.is_stale = False
        """Memory may differ from the store: read it anew before anything else."""
        self.bots_paused_until = 0
        """Until when nobody wakes the table's bots of themselves."""
        self.loaded = LoadedTable(history)
        self.broadcaster = Broadcaster(self.loaded, store.settings, store.time)
        self.attendance = Attendance(store, self.loaded, self.broadcaster, on_presence)
        self.counted = metrics.DECISIONS.labels(self.table.game)
        self.remember(history)

    def remember(self, history: History) -> None:
        """What else is known of a table that was read."""
        self.keys = OrderedDict(list(history.keys.items())[-MOST_KEYS:])
        self.snapshot = history.snapshot
        self.chat_seen = history.chats

    @property
    def table(self) -> TableRow:
        """The row, as it is stored."""
        return self.loaded.table

    @property
    def match(self) -> Referee:
        """The match; while the lock is held, a decision may be in it that is not stored yet."""
        return self.loaded.match

    @property
    def kit(self) -> Kit:
        return self.loaded.kit

    @property
    def presenter(self) -> Presenter:
        return self.loaded.presenter

    @property
    def pages(self) -> Pages:
        return self.loaded.pages

    @property
    def asked(self) -> int | None:
        """The seat that is to decide."""
        return self.loaded.asked

    async def ready(self) -> None:
        """Under the lock: make sure that memory and store agree."""
        self.attendance.used = self.time.now()
        if self.is_stale:
            await self.reload()

    async def reload(self) -> None:
        """Read the table anew and show everybody what is different."""
        self.is_stale = True
        history = await self.store.open(self.table.id)
        if history is None:
            raise KiruError("error-table", table=self.table.id)
        around = await self.attendance.look_around(history.table)
        shown = self.match.steps[: self.table.seq]
        self.loaded.load(history)
        self.remember(history)
        self.attendance.follow_seats(around)
        self.is_stale = False
        same = 0
        while same < min(len(shown), len(self.match.steps)) and shown[same] == self.match.steps[same]:
            same += 1
        for client in self.broadcaster.clients:
            self.broadcaster.show_table(client, same)

    def plan(self, events: list[Event], wanted: KeyedRequest | None, planned: TableRow | None = None) -> TableChange:
        """The change that events bring to the table as it is, or as it is planned."""
        table, loaded = self.loaded.table, self.loaded
        progress = loaded.progress(planned or table, table.events + len(events), self.time.now())
        mark = self.store.marks.next()
        return TableChange(table.id, table.events, events, progress, mark, now_ms(), table.seating, wanted)

    def plan_without_events(self) -> TableChange:
        """A change that adds nothing to the history; what it does change is still to be named."""
        table = self.table
        return TableChange(table.id, table.events, [], None, self.store.marks.next(), now_ms(), table.seating)

    def plan_seat(self, seat: int, values: dict[str, Any]) -> TableChange:
        """The change of a seat, and what follows for whose turn it is."""
        plan = self.plan_without_events()
        plan.seats = {seat: values}
        if values.keys() & {"status", "bot"}:
            plan.progress = self.loaded.turn_anew(seat, values, self.time.now())
        return plan

    async def change(self, plan: TableChange, show: Callable[[], None]) -> TableChange | None:
        """Under the lock: the one way in which a table changes. It is stored, then taken over, then shown.

        Returned is the change as it was stored, None if the request turns out to have been carried out before. What
        the store refuses changes nothing; what could not be stored is an error, and memory is read anew before
        anything else.
        """
        try:
            stored = await self.persist(plan)
            if stored.first > plan.first:
                # Other nodes have decided meanwhile: what they have written is read, with this change after it.
                await self.read_on()
                return stored
            around = None
            if "seating" in stored.row:
                # The holders of the seats are taken over together with the row, or neither is.
                around = await self.attendance.look_around(with_fields(self.table, stored.row, stored.seats))
        except Refused as refused:
            raise refused.reason from refused
        except Repeated as repeated:
            await self.reload()
            wanted = plan.request
            if wanted is not None and await self.store.carried_out(plan.table, wanted.key) != wanted:
                raise KiruError("error-key-used") from repeated
            return None
        except Conflict as conflict:
            metrics.CONFLICTS.inc()
            found = len(self.match.steps)
            await self.reload()
            raise KiruError("error-stale", seq=len(self.match.steps), found=found) from conflict
        except BaseException:
            self.is_stale = True
            if plan.events:
                self.bots_paused_until = now_ms() + REST_MS
            raise
        self.loaded.apply(stored)
        if around is not None:
            for client in self.attendance.follow_seats(around):
                self.broadcaster.show_table(client, len(self.match.steps))
        if plan.events:
            self.keep(plan)
        show()
        if plan.progress is not None:
            self.on_ask(self)
        return stored

    async def persist(self, plan: TableChange) -> TableChange:
        """Have a change written: with those of other tables where nothing has to be looked at first."""
        if plan.is_after_newest:
            return await self.persist_after_newest(plan)
        if plan.events or plan.presence is not None:
            await self.store.append(plan)
            return plan
        return await self.store.write(partial(changes.write, change=plan), notify=plan.table)

    async def persist_after_newest(self, plan: TableChange) -> TableChange:
        """Have events written after those of other nodes; one of theirs with the same number makes us try again."""
        for _ in range(MOST_TRIES):
            with suppress(IntegrityError):
                return await self.store.write(partial(changes.append_after_newest, change=plan), notify=plan.table)
        raise Refused(KiruError("error-not-now"))

    def keep(self, stored: TableChange) -> None:
        """Remember the request; pack the history now and then, and at the end."""
        wanted, table = stored.request, self.loaded.table
        if wanted is not None:
            self.keys[wanted.key] = wanted
            if len(self.keys) > MOST_KEYS:
                self.keys.popitem(last=False)
        unpacked = table.events - self.snapshot
        if unpacked >= self.settings.snapshot_every or (unpacked and table.phase == TablePhase.OVER):
            self.snapshot = table.events
            self.store.keep_snapshot(table.id, table.events, self.loaded.match)

    async def catch_up(self) -> None:
        """The table was changed elsewhere: read its row and the events that are new."""
        async with self.lock:
            await self.ready()
            await self.read_on()

    async def read_on(self) -> None:
        """Under the lock: read what is new in the store, and show it to those whom it concerns."""
        row = await self.store.head(self.table.id)
        events = await self.store.since(self.table.id, self.table.events)
        is_set_anew = row is not None and row.options != self.table.options
        if row is None or is_set_anew or any(event.undo_to is not None for event in events):
            await self.reload()
            return
        around = await self.attendance.look_around(row)
        loaded, show = self.loaded, self.broadcaster
        first, listed, status = loaded.table.events, Actions(), loaded.turn_status()
        done = [replay.replay_step(loaded.table, loaded.match, event, listed) for event in events if event.is_step]
        loaded.replace_row(row, first + len(events))
        moved = self.attendance.follow_seats(around)
        if done:
            show.show_steps(done, first)
        elif status != loaded.turn_status():
            show.show_asks()
        for client in moved:
            show.show_table(client, len(self.match.steps))
        show.show_head()
        await self.show_chat()

    async def hand_over(self, decide: Callable[[Connection], SeatValues]) -> int:
        """Under the lock: a seat changes hands. Only the store can tell who gets it; every connection follows."""
        plan = self.plan_without_events()
        plan.row, plan.decide = {"seating": plan.seating + 1}, decide
        stored = await self.change(plan, self.broadcaster.show_head)
        return min(stored.seats, default=0) if stored is not None else 0

    async def change_presence(self, presence: PresenceChange, here: frozenset[int] | None) -> None:
        """Some have come or gone; `here` are the seats connected to this node, None if it is about another one."""
        async with self.lock:
            await self.ready()
            plan = self.plan_without_events()
            plan.presence = presence

            def show() -> None:
                if here is not None:
                    self.broadcaster.present = here
                self.broadcaster.show_standing()

            await self.change(plan, show)

    async def show_chat(self) -> None:
        """Under the lock: show the lines that are new, wherever they were said."""
        table, start = self.table.id, self.chat_seen
        for line in await self.store.read(lambda connection: chat_lines.read(connection, table, start)):
            self.chat_seen = line.number + 1
            self.broadcaster.tell_line(line)
