"""A table in memory: its match, who looks on, and the order in which things happen."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from kiru.core.actions import Actions
from kiru.core.errors import KiruError
from kiru.core.game import CHANCE
from kiru.core.match import Event as Done
from kiru.games.kit import Kit
from kiru.server import clocks, game, heads
from kiru.server.client import Client
from kiru.server.frames import Act, Undo, encode
from kiru.server.kits import kit_of
from kiru.server.rows import Append, Event, Progress, TableRow, now_ms
from kiru.server.showing import Showing
from kiru.server.store import History, Store
from kiru.server.writer import Conflict, Repeated

MOST_KEYS = 64
"""Keys of the latest requests that are known without asking the store."""


class Room:
    """Whatever changes the table holds its lock: it is carried out, stored, and only then shown."""

    def __init__(self, store: Store, history: History, on_ask: Callable[["Room"], None]) -> None:
        self.store = store
        self.on_ask = on_ask
        """Called after every change: a bot may have to think."""
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self.used = now_ms()
        self.is_stale = False
        """Memory may differ from the store: read it anew before anything else."""
        self.seat_down(history)

    def seat_down(self, history: History) -> None:
        self.table = history.table
        self.kit: Kit = kit_of(self.table.game, self.table.box_text)
        self.match = game.replayed(self.table, self.kit, history.steps)
        self.keys: OrderedDict[str, None] = OrderedDict.fromkeys(history.keys[-MOST_KEYS:])
        self.showing = Showing(self.kit, self.match, [seat.name for seat in self.table.seats])

    @property
    def asked(self) -> int | None:
        """The seat that is to decide."""
        state = self.match.state
        return None if self.table.phase != "playing" or state.is_over else int(state.seat)

    @property
    def here(self) -> set[int]:
        return {seat for client in self.clients for seat in client.seats}

    def head(self) -> dict[str, Any]:
        absent = round(self.store.settings.absent_seconds * 1000)
        return heads.head_of(self.table, self.here, absent, now_ms())

    async def ready(self) -> None:
        """Under the lock: make sure that memory and store agree."""
        self.used = now_ms()
        if self.is_stale:
            await self.reload()

    async def reload(self) -> None:
        """Read the table anew and show everybody what is different."""
        history = await self.store.open(self.table.id)
        if history is None:
            raise KiruError("error-table", table=self.table.id)
        before = self.match.steps
        self.seat_down(history)
        self.is_stale = False
        same = 0
        while same < min(len(before), len(self.match.steps)) and before[same] == self.match.steps[same]:
            same += 1
        for client in self.clients:
            self.show_table(client, same)
        self.on_ask(self)

    async def begin(self) -> None:
        """Deal, once every seat is taken."""
        async with self.lock:
            await self.ready()
            if self.table.phase == "waiting" and not any(seat.status == "open" for seat in self.table.seats):
                await self.commit(self.match.start(), None)
                self.show_head()

    async def act(self, seat: int, request: Act) -> None:
        """Carry out a decision; a request that was carried out before is harmless."""
        key = f"{seat} {request.key}"
        async with self.lock:
            await self.ready()
            if key in self.keys:
                return
            if request.seq != len(self.match.steps):
                if await self.is_known(key):
                    return
                raise KiruError("error-stale", seq=len(self.match.steps), found=request.seq)
            self.check_seat(seat)
            await self.commit(self.match.play(seat, self.match.notation.action(request.action)), key)

    async def act_for(self, seat: int, action: int, events: int) -> None:
        """Carry out a bot's decision, if the question still stands."""
        async with self.lock:
            await self.ready()
            if self.table.events == events and self.asked == seat and self.table.seats[seat].bot is not None:
                await self.commit(self.match.play(seat, action), None)

    async def undo(self, seat: int, request: Undo) -> None:
        """Take back the seat's last choice, as an event of its own."""
        key = f"{seat} {request.key}"
        async with self.lock:
            await self.ready()
            if key in self.keys:
                return
            if request.seq != len(self.match.steps):
                if await self.is_known(key):
                    return
                raise KiruError("error-stale", seq=len(self.match.steps), found=request.seq)
            self.check_seat(seat)
            if self.undo_seat() != seat:
                raise KiruError("error-undo")
            self.match.undo(seat)
            event = Event(self.table.events, seat, f"undo {len(self.match.steps)}", False, key)
            if await self.store_events([event], key):
                self.show_undone(seat)

    def check_seat(self, seat: int) -> None:
        if self.table.phase == "waiting":
            raise KiruError("error-waiting")
        if self.table.phase == "over" or self.table.look:
            raise KiruError("error-over")
        if seat < len(self.table.seats) and self.table.seats[seat].bot is not None:
            raise KiruError("error-bot-plays")

    async def is_known(self, key: str) -> bool:
        """Whether a request with that key was carried out at any time."""
        return await self.store.has_key(self.table.id, key)

    async def commit(self, done: list[Done], key: str | None) -> None:
        """Store what was done, then show it."""
        text = self.match.notation.text
        first = self.table.events
        events = [
            Event(first + index, one.step.seat, text(one.step.action), one.step.forced, key if index == 0 else None)
            for index, one in enumerate(done)
        ]
        if await self.store_events(events, key):
            self.show_steps(done, first)

    async def store_events(self, events: list[Event], key: str | None) -> bool:
        """Append to the history; false if the request turns out to have been carried out before."""
        now = now_ms()
        state = self.match.state
        asked = None if state.is_over else int(state.seat)
        after = self.table.events + len(events)
        progress = clocks.progress(
            self.table, "over" if state.is_over else "playing", len(self.match.steps), asked, after, now
        )
        append = Append(self.table.id, self.table.events, events, progress, secrets.token_hex(8), now)
        try:
            await self.store.append(append)
        except Repeated:
            self.is_stale = True
            await self.reload()
            return False
        except Conflict as conflict:
            self.is_stale = True
            await self.reload()
            raise KiruError("error-stale", seq=len(self.match.steps), found=progress.seq) from conflict
        except BaseException:
            self.is_stale = True
            raise
        self.follow(progress, after)
        if key is not None:
            self.keys[key] = None
            if len(self.keys) > MOST_KEYS:
                self.keys.popitem(last=False)
        return True

    def follow(self, progress: Progress, events: int) -> None:
        """The row as the store has it now."""
        table = self.table
        table.phase, table.seq, table.events = progress.phase, progress.seq, events
        table.asked, table.asked_bot, table.asked_at = progress.asked, progress.asked_bot, progress.asked_at
        table.turn, table.due, table.changed = progress.turn, progress.due, now_ms()
        if progress.left is not None:
            table.seats[progress.left[0]].left_ms = progress.left[1]
        self.showing.changed()

    async def catch_up(self) -> None:
        """Another node has changed the table: read its row and the events that are new."""
        async with self.lock:
            await self.ready()
            row = await self.store.head(self.table.id)
            if row is None:
                return
            events = await self.store.since(self.table.id, self.table.events)
            first, listed = self.table.events, Actions()
            done: list[Done] = []
            for event in events:
                if event.undo_to is not None:
                    self.is_stale = True
                    await self.reload()
                    return
                done.append(game.repeat(self.table, self.match, event, listed))
            self.renew(row, first + len(events))
            if done:
                self.show_steps(done, first)
            self.show_head()

    def renew(self, row: TableRow, events: int) -> None:
        """Take over a row that was read from the store."""
        row.events, row.seq = events, len(self.match.steps)
        self.table = row
        self.showing.names = [seat.name for seat in row.seats]
        self.showing.changed()

    async def renew_head(self) -> None:
        """Seats, names or rights have changed in the store."""
        await self.catch_up()
        self.on_ask(self)

    async def join(self, client: Client, start: int, event: int | None) -> None:
        """Show the table to somebody who has come or come back after so many decisions and events."""
        async with self.lock:
            await self.ready()
            start = min(start, len(self.match.steps))
            if event is not None and event < self.table.events:
                missed = await self.store.since(self.table.id, event)
                start = min([start, *(one.undo_to for one in missed if one.undo_to is not None)])
            self.clients.add(client)
            self.show_table(client, start)

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        self.used = now_ms()

    def show_table(self, client: Client, start: int) -> None:
        view, scores = self.showing.picture()
        frame = {
            "t": "table",
            "table": self.table.id,
            "head": self.head(),
            "you": sorted(client.seats),
            "owner": client.is_owner,
            "seq": len(self.match.steps),
            "event": self.table.events,
            "view": view,
            "scores": scores,
            "from": start,
            "steps": self.showing.history(start, client.language),
        }
        client.push(encode(frame))
        self.show_ask(client)

    def show_steps(self, done: list[Done], event: int) -> None:
        if self.clients:
            frames = self.showing.step_frames(done, event, {client.form for client in self.clients})
            for client in self.clients:
                for frame in frames[client.form]:
                    client.push(frame)
                self.show_ask(client)
        self.on_ask(self)

    def show_undone(self, seat: int) -> None:
        view, scores = self.showing.picture()
        seq, event = len(self.match.steps), self.table.events
        frame = encode({"t": "undone", "seq": seq, "event": event, "view": view, "scores": scores, "by": seat})
        for client in self.clients:
            client.push(frame)
            self.show_ask(client)
        self.on_ask(self)

    def show_ask(self, client: Client) -> None:
        undo = self.undo_seat()
        asked = self.asked
        holds = asked is not None and asked in client.seats
        client.push(
            self.showing.ask(client.language, self.table.phase, asked, holds, undo is not None and undo in client.seats)
        )

    def undo_seat(self) -> int | None:
        """The seat that may take its last choice back now."""
        match = self.match
        if not self.table.allow.undo or self.table.phase != "playing" or len(match.steps) <= self.table.base:
            return None
        seat = match.steps[-1].seat
        point = match.undo_point(seat) if seat != CHANCE else None
        return seat if point is not None and point >= self.table.base else None

    def show_head(self) -> None:
        self.tell({"t": "head", "head": self.head()})

    def tell(self, frame: dict[str, Any]) -> None:
        """Say something to everybody at the table."""
        text = encode(frame)
        for client in self.clients:
            client.push(text)
