"""A table in memory with everything that is done to it by playing and looking on."""

from functools import partial

from sqlalchemy import Connection

from kiru.core.errors import KiruError
from kiru.core.referee import StepTaken
from kiru.protocol.frames_in import Act, Undo
from kiru.protocol.frames_out import encode
from kiru.server.store import changes, chat_lines, tables
from kiru.server.store.enums import EMPTY, TablePhase
from kiru.server.store.models import Event, KeyedRequest
from kiru.server.tables import chat, series
from kiru.server.tables.client import Client
from kiru.server.tables.history import PAGE
from kiru.server.tables.locked_table import LockedTable


class Room(LockedTable):
    """Decisions, chat and onlookers, one at a time: each holds the table's lock."""

    @property
    def is_complete(self) -> bool:
        """Whether the game can begin: everybody is there, and it has not begun."""
        return self.table.phase == TablePhase.WAITING and not any(seat.status in EMPTY for seat in self.table.seats)

    async def begin(self) -> None:
        """Deal, once every seat is taken."""
        if not self.is_complete:
            return
        async with self.lock:
            await self.ready()
            if self.is_complete:
                await self.commit(self.match.start(), None)
                self.broadcaster.show_head()

    async def act(self, seat: int, request: Act, client: Client | None = None) -> None:
        """Carry out a decision (of a client who holds the seat); one that was carried out before is harmless."""
        wanted = KeyedRequest(f"{seat} {request.key}", request.seq, " ".join(request.action.lower().split()))
        async with self.lock:
            await self.ready()
            self.check_holds(client, seat)
            if await self.is_new(wanted):
                loaded = self.loaded
                loaded.check_seat(seat)
                match = loaded.match
                await self.commit(match.play(seat, match.notation.action(request.action)), wanted)

    async def act_for(self, seat: int, action: int, events: int) -> None:
        """Carry out a bot's decision, if the question still stands."""
        async with self.lock:
            await self.ready()
            table = self.table
            if table.events == events and self.asked == seat and table.seats[seat].bot is not None:
                await self.commit(self.match.play(seat, action), None)

    async def undo(self, seat: int, request: Undo, client: Client | None = None) -> None:
        """Take back the seat's last choice, as an event of its own."""
        wanted = KeyedRequest(f"{seat} {request.key}", request.seq, "!undo")
        async with self.lock:
            await self.ready()
            self.check_holds(client, seat)
            if not await self.is_new(wanted):
                return
            self.loaded.check_seat(seat)
            if self.loaded.undo_seat() != seat:
                raise KiruError("error-undo")
            self.match.undo(seat)
            event = Event(self.table.events, seat, f"!undo {len(self.match.steps)}", False, wanted.key)
            await self.change(self.plan([event], wanted), partial(self.broadcaster.show_undone, seat))

    def check_holds(self, client: Client | None, seat: int) -> None:
        """Under the lock: refuse a client who does not hold the seat, or not any more."""
        if client is not None and seat not in client.seats:
            raise KiruError("error-not-yours")

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

    async def check_asker(self, client: Client, seat: int) -> None:
        """Refuse who does not hold a seat, whatever this node has heard so far, or has left it to a bot."""
        table = self.table.id
        async with self.lock:
            await self.ready()
            if await self.store.read(lambda connection: tables.seating_of(connection, table)) != self.table.seating:
                await self.read_on()
            self.check_holds(client, seat)
            self.loaded.check_seat(seat)

    async def commit(self, done: list[StepTaken], wanted: KeyedRequest | None) -> None:
        """Store what the match has done, then show it."""
        match = self.loaded.match
        text, key = match.notation.text, wanted.key if wanted is not None else None
        first = self.loaded.table.events
        events = [
            Event(first + index, one.step.seat, text(one.step.action), one.step.forced, key if index == 0 else None)
            for index, one in enumerate(done)
        ]
        plan = self.plan(events, wanted)
        if match.is_stuck:
            plan.row = {"ended": {"kind": "stuck"}}
        elif match.state.is_over:
            plan.row = series.after_game(self.table, match.state)
        if await self.change(plan, partial(self.broadcaster.show_steps, done, first)) is not None:
            self.counted.inc(len(done))

    async def join(self, client: Client, start: int, event: int | None, heard: int) -> None:
        """Show the table to somebody who has come or come back after so many decisions, events and lines of chat."""
        async with self.lock:
            await self.ready()
            await self.attendance.admit(client)
            start = min(start, len(self.match.steps))
            if event is not None and event < self.table.events:
                start = min(start, await self.same_since(event))
            self.broadcaster.show_table(client, start)
            table, end = self.table.id, self.chat_seen
            for line in await self.store.read(lambda connection: chat_lines.read(connection, table, heard, end)):
                if self.broadcaster.hears(client, line):
                    client.push(encode(chat.frame(line)))

    async def same_since(self, event: int) -> int:
        """How many decisions were not taken back since an event; none are known to be when that was long ago."""
        if self.table.events - event > PAGE:
            return 0
        missed = await self.store.since(self.table.id, event)
        return min((one.undo_to for one in missed if one.undo_to is not None), default=len(self.match.steps))

    async def say(self, line: chat_lines.ChatLine, client: Client | None = None) -> None:
        """Store a line of chat (of a client who holds the seat) and show it to everybody at the table."""
        async with self.lock:
            await self.ready()
            self.check_holds(client, line.seat)
            table, seating = self.table.id, self.table.seating

        def write(connection: Connection) -> None:
            changes.check_seating(connection, table, seating)
            chat_lines.add(connection, table, line)

        try:
            await self.store.write(write, notify=table)
        except BaseException:
            self.is_stale = True
            raise
        async with self.lock:
            await self.show_chat()
