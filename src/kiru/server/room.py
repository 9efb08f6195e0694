"""A table in memory: the order in which things happen to it."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from sqlalchemy import Connection

from kiru.core.actions import Actions
from kiru.core.errors import KiruError
from kiru.core.match import Event as Done
from kiru.server import chat, clocks, game, metrics
from kiru.server.appends import Conflict, Repeated
from kiru.server.audience import Audience
from kiru.server.client import Client
from kiru.server.frames import Act, Undo, encode
from kiru.server.rows import Append, Event, Keyed, Progress, TableRow, now_ms
from kiru.server.store import History, Store

MOST_KEYS = 64
"""Keys of the latest requests that are known without asking the store."""
REST_MS = 30_000
"""After what could not be stored, a bot's turn is left alone for so long."""


class Room(Audience):
    """Whatever changes the table holds its lock: it is carried out, stored, and only then shown."""

    def __init__(self, store: Store, history: History, on_ask: Callable[["Room"], None]) -> None:
        self.store = store
        self.on_ask = on_ask
        """Called after every change made here: a bot may have to think."""
        self.lock = asyncio.Lock()
        self.used = now_ms()
        self.is_stale = False
        """Memory may differ from the store: read it anew before anything else."""
        self.rests_until = 0
        """Until when nobody wakes the table's bots of themselves."""
        super().__init__(store.settings, history)

    def seat_down(self, history: History) -> None:
        super().seat_down(history)
        self.counted = metrics.DECISIONS.labels(self.table.game)
        self.keys = OrderedDict(list(history.keys.items())[-MOST_KEYS:])
        self.snapshot = history.snapshot
        self.chat_seen = history.chats

    async def ready(self) -> None:
        """Under the lock: make sure that memory and store agree."""
        self.used = now_ms()
        if self.is_stale:
            await self.reload()

    async def reload(self) -> None:
        """Read the table anew and show everybody what is different."""
        self.is_stale = True
        history = await self.store.open(self.table.id)
        if history is None:
            raise KiruError("error-table", table=self.table.id)
        shown = self.match.steps[: self.table.seq]
        self.seat_down(history)
        self.is_stale = False
        same = 0
        while same < min(len(shown), len(self.match.steps)) and shown[same] == self.match.steps[same]:
            same += 1
        for client in self.clients:
            self.show_table(client, same)

    async def begin(self) -> None:
        """Deal, once every seat is taken."""
        async with self.lock:
            await self.ready()
            if self.table.phase == "waiting" and not any(seat.status == "open" for seat in self.table.seats):
                await self.commit(self.match.start(), None)
                self.show_head()

    async def act(self, seat: int, request: Act) -> None:
        """Carry out a decision; a request that was carried out before is harmless."""
        wanted = Keyed(f"{seat} {request.key}", request.seq, " ".join(request.action.lower().split()))
        async with self.lock:
            if await self.is_new(wanted):
                self.check_seat(seat)
                await self.commit(self.match.play(seat, self.match.notation.action(request.action)), wanted)

    async def act_for(self, seat: int, action: int, events: int) -> None:
        """Carry out a bot's decision, if the question still stands."""
        async with self.lock:
            await self.ready()
            if self.table.events == events and self.asked == seat and self.table.seats[seat].bot is not None:
                await self.commit(self.match.play(seat, action), None)

    async def undo(self, seat: int, request: Undo) -> None:
        """Take back the seat's last choice, as an event of its own."""
        wanted = Keyed(f"{seat} {request.key}", request.seq, "!undo")
        async with self.lock:
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
            self.table.phase = "over"
        await self.store_events([event], None, extra)

    async def is_new(self, wanted: Keyed) -> bool:
        """Whether a request is to be carried out: not yet done, and made after the newest decision."""
        await self.ready()
        done, seq = self.keys.get(wanted.key), len(self.match.steps)
        if done is None and wanted.seq != seq:
            done = await self.store.carried_out(self.table.id, wanted.key)
            if done is None:
                raise KiruError("error-stale", seq=seq, found=wanted.seq)
        if done not in (None, wanted):
            raise KiruError("error-key-used")
        return done is None

    def check_seat(self, seat: int) -> None:
        if self.table.phase == "waiting":
            raise KiruError("error-waiting")
        if self.table.phase == "over":
            raise KiruError("error-over")
        if seat < len(self.table.seats) and self.table.seats[seat].bot is not None:
            raise KiruError("error-bot-plays")

    async def commit(self, done: list[Done], wanted: Keyed | None) -> None:
        """Store what was done, then show it."""
        text, key = self.match.notation.text, wanted.key if wanted is not None else None
        first = self.table.events
        events = [
            Event(first + index, one.step.seat, text(one.step.action), one.step.forced, key if index == 0 else None)
            for index, one in enumerate(done)
        ]
        if await self.store_events(events, wanted):
            self.counted.inc(len(done))
            self.show_steps(done, first)
            self.on_ask(self)

    async def store_events(
        self, events: list[Event], wanted: Keyed | None, extra: Callable[[Connection], None] | None = None
    ) -> bool:
        """Append to the history; false if the request turns out to have been carried out before."""
        now, after = now_ms(), self.table.events + len(events)
        progress = self.progress(after, now)
        append = Append(self.table.id, self.table.events, events, progress, self.store.marks.next(), now, extra)
        try:
            with metrics.APPEND_SECONDS.time():
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
            self.rests_until = now_ms() + REST_MS
            raise
        self.follow(progress, after)
        if wanted is not None:
            self.keys[wanted.key] = wanted
            if len(self.keys) > MOST_KEYS:
                self.keys.popitem(last=False)
        return True

    def progress(self, events: int, now: int) -> Progress:
        state = self.match.state
        is_over = state.is_over or self.table.phase == "over"
        asked = None if is_over else int(state.seat)
        return clocks.progress(self.table, "over" if is_over else "playing", len(self.match.steps), asked, events, now)

    def follow(self, progress: Progress, events: int) -> None:
        """The row as the store has it now."""
        table = self.table
        table.phase, table.seq, table.events = progress.phase, progress.seq, events
        table.asked, table.asked_bot, table.asked_at = progress.asked, progress.asked_bot, progress.asked_at
        table.turn, table.due, table.falls, table.changed = progress.turn, progress.due, progress.falls, now_ms()
        if progress.left is not None:
            table.seats[progress.left[0]].left_ms = progress.left[1]
        self.showing.changed()
        if events - self.snapshot >= self.settings.snapshot_every or (table.phase == "over" and events > self.snapshot):
            self.snapshot = events
            self.store.keep_snapshot(table.id, events, self.match)

    async def catch_up(self) -> None:
        """The table was changed elsewhere: read its row and the events that are new."""
        async with self.lock:
            await self.ready()
            row = await self.store.head(self.table.id)
            events = await self.store.since(self.table.id, self.table.events)
            if row is None or any(event.undo_to is not None for event in events):
                await self.reload()
                return
            first, listed, stood = self.table.events, Actions(), self.stands()
            done = [game.repeat(self.table, self.match, event, listed) for event in events if event.is_step]
            self.renew(row, first + len(events))
            if done:
                self.show_steps(done, first)
            elif stood != self.stands():
                self.show_asks()
            self.show_head()
            await self.show_chat()

    def stands(self) -> tuple[str, int | None, bool]:
        """What decides who may answer: the phase, the asked seat, and whether a bot has it."""
        asked = self.asked
        return self.table.phase, asked, asked is not None and self.table.seats[asked].bot is not None

    def renew(self, row: TableRow, events: int) -> None:
        """Take over a row that was read from the store."""
        row.events = events
        self.table = row
        self.agree()
        self.showing.names = [seat.name for seat in row.seats]
        self.showing.changed()

    async def join(self, client: Client, start: int, event: int | None, heard: int) -> None:
        """Show the table to somebody who has come or come back after so many decisions, events and lines of chat."""
        async with self.lock:
            await self.ready()
            start = min(start, len(self.match.steps))
            if event is not None and event < self.table.events:
                missed = await self.store.since(self.table.id, event)
                start = min([start, *(one.undo_to for one in missed if one.undo_to is not None)])
            self.clients.add(client)
            self.show_table(client, start)
            table, end = self.table.id, self.chat_seen
            for line in await self.store.read(lambda connection: chat.read(connection, table, heard, end)):
                client.push(encode(chat.frame(line)))

    async def say(self, line: chat.Line) -> None:
        """Store a line of chat and show it to everybody at the table."""
        table = self.table.id
        await self.store.write(lambda connection: chat.add(connection, table, line), notify=table)
        async with self.lock:
            await self.show_chat()

    async def show_chat(self) -> None:
        """Under the lock: show the lines that are new, wherever they were said."""
        table, start = self.table.id, self.chat_seen
        for line in await self.store.read(lambda connection: chat.read(connection, table, start)):
            self.chat_seen = line["number"] + 1
            self.tell(chat.frame(line))

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        self.used = now_ms()
        if not client.seats:
            self.show_head()
