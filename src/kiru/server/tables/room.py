"""A table in memory: the order in which things happen to it."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

import msgspec
from sqlalchemy import Connection

from kiru.core.actions import Actions
from kiru.core.errors import KiruError
from kiru.core.referee import StepTaken
from kiru.protocol.frames_in import Act, Undo
from kiru.protocol.frames_out import encode
from kiru.server import metrics
from kiru.server.store import chat_lines, tables
from kiru.server.store.appends import Conflict, Repeated
from kiru.server.store.enums import SeatStatus, TablePhase
from kiru.server.store.models import PROGRESS, Append, Event, KeyedRequest, Progress, TableRow, now_ms
from kiru.server.store.store import History, Store
from kiru.server.tables import chat, clocks, replay
from kiru.server.tables.attendance import Attendance, OnPresence
from kiru.server.tables.client import Client
from kiru.server.tables.history import PAGE

T = TypeVar("T")
MOST_KEYS = 64
"""Keys of the latest requests that are known without asking the store."""
REST_MS = 30_000
"""After what could not be stored, a bot's turn is left alone for so long."""


class Room(Attendance):
    """Whatever changes the table holds its lock: it is carried out, stored, and only then shown."""

    def __init__(
        self,
        store: Store,
        history: History,
        on_ask: Callable[["Room"], None],
        on_presence: OnPresence,
    ) -> None:
        self.on_ask = on_ask
        """Called after every change made here: a bot may have to think."""
        self.lock = asyncio.Lock()
        self.is_stale = False
        """Memory may differ from the store: read it anew before anything else."""
        self.bots_paused_until = 0
        """Until when nobody wakes the table's bots of themselves."""
        super().__init__(store, history, on_presence)

    def load(self, history: History) -> None:
        super().load(history)
        self.counted = metrics.DECISIONS.labels(self.table.game)
        self.keys = OrderedDict(list(history.keys.items())[-MOST_KEYS:])
        self.snapshot = history.snapshot
        self.chat_seen = history.chats

    async def ready(self) -> None:
        """Under the lock: make sure that memory and store agree."""
        self.used = self.time.now()
        if self.is_stale:
            await self.reload()

    async def reload(self) -> None:
        """Read the table anew and show everybody what is different."""
        self.is_stale = True
        history = await self.store.open(self.table.id)
        if history is None:
            raise KiruError("error-table", table=self.table.id)
        change = await self.look_around(history.table)
        shown, before = self.match.steps[: self.table.seq], self.table
        self.load(history)
        self.follow_seats(before, change)
        self.is_stale = False
        same = 0
        while same < min(len(shown), len(self.match.steps)) and shown[same] == self.match.steps[same]:
            same += 1
        for client in self.clients:
            self.show_table(client, same)

    @property
    def is_complete(self) -> bool:
        """Whether the game can begin: everybody is there, and it has not begun."""
        return self.table.phase == TablePhase.WAITING and not any(
            seat.status == SeatStatus.OPEN for seat in self.table.seats
        )

    async def begin(self) -> None:
        """Deal, once every seat is taken."""
        if not self.is_complete:
            return
        async with self.lock:
            await self.ready()
            if self.is_complete:
                await self.commit(self.match.start(), None)
                self.show_head()

    async def act(self, seat: int, request: Act, client: Client | None = None) -> None:
        """Carry out a decision (of a client who holds the seat); one that was carried out before is harmless."""
        wanted = KeyedRequest(f"{seat} {request.key}", request.seq, " ".join(request.action.lower().split()))
        async with self.lock:
            await self.ready()
            self.check_holds(client, seat)
            if await self.is_new(wanted):
                self.check_seat(seat)
                await self.commit(self.match.play(seat, self.match.notation.action(request.action)), wanted)

    async def act_for(self, seat: int, action: int, events: int) -> None:
        """Carry out a bot's decision, if the question still stands."""
        async with self.lock:
            await self.ready()
            if self.table.events == events and self.asked == seat and self.table.seats[seat].bot is not None:
                await self.commit(self.match.play(seat, action), None)

    async def undo(self, seat: int, request: Undo, client: Client | None = None) -> None:
        """Take back the seat's last choice, as an event of its own."""
        wanted = KeyedRequest(f"{seat} {request.key}", request.seq, "!undo")
        async with self.lock:
            await self.ready()
            self.check_holds(client, seat)
            if not await self.is_new(wanted):
                return
            self.check_seat(seat)
            if self.undo_seat() != seat:
                raise KiruError("error-undo")
            self.match.undo(seat)
            event = Event(self.table.events, seat, f"!undo {len(self.match.steps)}", False, wanted.key)
            if await self.store_events([event], wanted):
                self.show_undone(seat)
                self.on_ask(self)

    async def resign(self, seat: int, extra: Callable[[Connection], None], ended: bool) -> None:
        """Under the lock: note that a seat has given up; with `ended` the table is over."""
        event = Event(self.table.events, seat, "!resign")
        if ended:
            self.table.phase = TablePhase.OVER
        await self.store_events([event], None, extra)

    def write_ended(self, connection: Connection) -> None:
        tables.change_table(connection, self.table.id, ended=msgspec.json.encode(self.table.ended).decode())

    async def is_new(self, wanted: KeyedRequest) -> bool:
        """Whether a request is to be carried out: not yet done, and made after the newest decision."""
        done, seq = self.keys.get(wanted.key), len(self.match.steps)
        if done is None and wanted.seq != seq:
            done = await self.store.carried_out(self.table.id, wanted.key)
            if done is None:
                raise KiruError("error-stale", seq=seq, found=wanted.seq)
        if done not in (None, wanted):
            raise KiruError("error-key-used")
        return done is None

    def check_seat(self, seat: int) -> None:
        if self.table.phase == TablePhase.WAITING:
            raise KiruError("error-waiting")
        if self.table.phase == TablePhase.OVER:
            raise KiruError("error-over")
        if seat < len(self.table.seats) and self.table.seats[seat].bot is not None:
            raise KiruError("error-bot-plays")

    async def check_asker(self, client: Client, seat: int) -> None:
        """Refuse who does not hold a seat, whatever this node has heard so far, or has left it to a bot."""
        table = self.table.id
        async with self.lock:
            await self.ready()
            if await self.store.read(lambda connection: tables.seating_of(connection, table)) != self.table.seating:
                await self.read_on()
            self.check_holds(client, seat)
            self.check_seat(seat)

    async def commit(self, done: list[StepTaken], wanted: KeyedRequest | None) -> None:
        """Store what was done, then show it."""
        text, key = self.match.notation.text, wanted.key if wanted is not None else None
        first = self.table.events
        events = [
            Event(first + index, one.step.seat, text(one.step.action), one.step.forced, key if index == 0 else None)
            for index, one in enumerate(done)
        ]
        is_stuck = self.match.is_stuck
        if is_stuck:
            self.table.ended = {"kind": "stuck"}
        if await self.store_events(events, wanted, self.write_ended if is_stuck else None):
            self.counted.inc(len(done))
            self.show_steps(done, first)
            self.on_ask(self)

    async def store_events(
        self, events: list[Event], wanted: KeyedRequest | None, extra: Callable[[Connection], None] | None = None
    ) -> bool:
        """Append to the history; false if the request turns out to have been carried out before."""
        table, after = self.table, self.table.events + len(events)
        progress = self.progress(after, self.time.now())
        mark = self.store.marks.next()
        append = Append(table.id, table.events, events, progress, mark, now_ms(), table.seating, extra)
        try:
            await self.store.append(append)
        except Repeated as repeated:
            await self.reload()
            if wanted is not None and await self.store.carried_out(self.table.id, wanted.key) != wanted:
                raise KiruError("error-key-used") from repeated
            return False
        except Conflict as conflict:
            metrics.CONFLICTS.inc()
            await self.reload()
            raise KiruError("error-stale", seq=len(self.match.steps), found=progress.seq) from conflict
        except BaseException:
            self.is_stale = True
            self.bots_paused_until = now_ms() + REST_MS
            raise
        self.apply_progress(progress, after)
        if wanted is not None:
            self.keys[wanted.key] = wanted
            if len(self.keys) > MOST_KEYS:
                self.keys.popitem(last=False)
        return True

    def progress(self, events: int, now: int) -> Progress:
        state = self.match.state
        is_over = state.is_over or self.match.is_stuck or self.table.phase == TablePhase.OVER
        asked = None if is_over else int(state.seat)
        return clocks.progress(
            self.table, TablePhase.OVER if is_over else TablePhase.PLAYING, len(self.match.steps), asked, events, now
        )

    def apply_progress(self, progress: Progress, events: int) -> None:
        """The row as the store has it now."""
        table = self.table
        for name in PROGRESS:
            setattr(table, name, getattr(progress, name))
        table.events, table.changed = events, now_ms()
        if progress.left is not None:
            table.seats[progress.left[0]].left_ms = progress.left[1]
        self.presenter.changed()
        if events - self.snapshot >= self.settings.snapshot_every or (
            table.phase == TablePhase.OVER and events > self.snapshot
        ):
            self.snapshot = events
            self.store.keep_snapshot(table.id, events, self.match)

    async def catch_up(self) -> None:
        """The table was changed elsewhere: read its row and the events that are new."""
        async with self.lock:
            await self.ready()
            await self.read_on()

    async def read_on(self) -> None:
        """Under the lock: read what is new in the store, and show it to those whom it concerns."""
        row = await self.store.head(self.table.id)
        events = await self.store.since(self.table.id, self.table.events)
        if row is None or any(event.undo_to is not None for event in events):
            await self.reload()
            return
        change = await self.look_around(row)
        first, listed, stood = self.table.events, Actions(), self.turn_status()
        done = [replay.replay_step(self.table, self.match, event, listed) for event in events if event.is_step]
        before = self.table
        self.replace_row(row, first + len(events))
        moved = self.follow_seats(before, change)
        if done:
            self.show_steps(done, first)
        elif stood != self.turn_status():
            self.show_asks()
        for client in moved:
            self.show_table(client, len(self.match.steps))
        self.show_head()
        await self.show_chat()

    async def hand_over(self, change: Callable[[Connection], T], seating: int | None = None) -> T:
        """Under the lock: the one way in which seats change hands. Every node is told, every connection follows.

        With `seating` they change hands only if they have not done so since they were counted.
        """
        table = self.table.id

        def write(connection: Connection) -> T:
            tables.count_hand_over(connection, table, seating)
            return change(connection)

        try:
            result = await self.store.write(write, notify=table)
        except KiruError as error:
            self.is_stale = error.key == "error-store-away"
            raise
        except BaseException:
            self.is_stale = True
            raise
        await self.read_on()
        return result

    def turn_status(self) -> tuple[TablePhase, int | None, bool]:
        """What decides who may answer: the phase, the asked seat, and whether a bot has it."""
        asked = self.asked
        return self.table.phase, asked, asked is not None and self.table.seats[asked].bot is not None

    def replace_row(self, row: TableRow, events: int) -> None:
        """Take over a row that was read from the store."""
        row.events = events
        self.table = row
        self.sync_status()
        self.presenter.names = [seat.name for seat in row.seats]
        self.presenter.changed()

    async def join(self, client: Client, start: int, event: int | None, heard: int) -> None:
        """Show the table to somebody who has come or come back after so many decisions, events and lines of chat."""
        async with self.lock:
            await self.ready()
            await self.admit(client)
            start = min(start, len(self.match.steps))
            if event is not None and event < self.table.events:
                start = min(start, await self.same_since(event))
            self.show_table(client, start)
            table, end = self.table.id, self.chat_seen
            for line in await self.store.read(lambda connection: chat_lines.read(connection, table, heard, end)):
                client.push(encode(chat.frame(line)))

    async def same_since(self, event: int) -> int:
        """How many decisions were not taken back since an event; none are known to be when that was long ago."""
        if self.table.events - event > PAGE:
            return 0
        missed = await self.store.since(self.table.id, event)
        return min((one.undo_to for one in missed if one.undo_to is not None), default=len(self.match.steps))

    async def say(self, line: chat_lines.Line, client: Client | None = None) -> None:
        """Store a line of chat (of a client who holds the seat) and show it to everybody at the table."""
        async with self.lock:
            await self.ready()
            self.check_holds(client, line["seat"])
            table, seating = self.table.id, self.table.seating

        def write(connection: Connection) -> None:
            tables.check_seating(connection, table, seating)
            chat_lines.add(connection, table, line)

        try:
            await self.store.write(write, notify=table)
        except BaseException:
            self.is_stale = True
            raise
        async with self.lock:
            await self.show_chat()

    async def show_chat(self) -> None:
        """Under the lock: show the lines that are new, wherever they were said."""
        table, start = self.table.id, self.chat_seen
        for line in await self.store.read(lambda connection: chat_lines.read(connection, table, start)):
            self.chat_seen = line["number"] + 1
            self.tell(chat.frame(line))
