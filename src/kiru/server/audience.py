"""Who looks on at a table, and what they are shown."""

from typing import Any

from kiru.core.game import CHANCE
from kiru.core.match import Event as Done
from kiru.games.kit import Kit
from kiru.server import game, heads
from kiru.server.client import Client
from kiru.server.frames import encode
from kiru.server.kits import kit_of
from kiru.server.rows import TableRow, now_ms
from kiru.server.settings import Settings
from kiru.server.showing import Showing
from kiru.server.store import History


class Audience:
    """A table's match with its onlookers; it shows only what is stored."""

    def __init__(self, settings: Settings, history: History) -> None:
        self.settings = settings
        self.clients: set[Client] = set()
        self.seat_down(history)

    def seat_down(self, history: History) -> None:
        """Set up the table as the store has it."""
        self.table: TableRow = history.table
        self.kit: Kit = kit_of(self.table.game, self.table.box_text)
        self.match = game.replayed(self.table, self.kit, history.steps)
        self.agree()
        self.showing = Showing(self.kit, self.match, [seat.name for seat in self.table.seats])

    def agree(self) -> None:
        """The row may have been read a moment before the events: the match knows better where it stands."""
        self.table.seq = len(self.match.steps)
        if self.match.state.is_over:
            self.table.phase = "over"
        elif self.table.phase == "waiting" and self.table.events > self.table.base:
            self.table.phase = "playing"

    @property
    def asked(self) -> int | None:
        """The seat that is to decide."""
        state = self.match.state
        return None if self.table.phase != "playing" or state.is_over else int(state.seat)

    @property
    def here(self) -> set[int]:
        """The seats with a connection."""
        return {seat for client in self.clients for seat in client.seats}

    def undo_seat(self) -> int | None:
        """The seat that may take its last choice back now."""
        match = self.match
        if not self.table.allow.undo or self.table.phase != "playing" or len(match.steps) <= self.table.base:
            return None
        seat = match.steps[-1].seat
        if seat != CHANCE and self.table.seats[seat].bot is not None:
            return None
        point = match.undo_point(seat) if seat != CHANCE else None
        return seat if point is not None and point >= self.table.base else None

    def head(self) -> dict[str, Any]:
        watching = sum(not client.seats for client in self.clients)
        head = heads.head_of(self.table, self.here, round(self.settings.absent_seconds * 1000), now_ms())
        return head | {"spectators": watching}

    def show_table(self, client: Client, start: int) -> None:
        """Everything, with the decisions from `start` on."""
        picture = self.showing.picture()
        frame = {
            "t": "table",
            "table": self.table.id,
            "head": self.head(),
            "you": sorted(client.seats),
            "owner": client.is_owner,
            "seq": len(self.match.steps),
            "event": self.table.events,
            "view": picture.whole,
            "scores": picture.scores,
            "from": start,
            "steps": self.showing.history(start, client.language),
        }
        client.push(encode(frame))
        self.show_ask(client)

    def show_steps(self, done: list[Done], event: int) -> None:
        """What was done; `event` numbers the first of it."""
        if not self.clients:
            return
        frames = self.showing.step_frames(done, event, {client.form for client in self.clients})
        undo, asked = self.undo_seat(), self.asked
        for client in self.clients:
            client.push(*frames[client.form], self.ask_of(client, undo, asked))
        if self.table.clock.kind != "none" or self.table.phase == "over":
            self.show_head()

    def show_undone(self, seat: int) -> None:
        picture = self.showing.picture()
        frame = encode(
            {
                "t": "undone",
                "seq": len(self.match.steps),
                "event": self.table.events,
                "view": picture.whole,
                "scores": picture.scores,
                "by": seat,
            }
        )
        for client in self.clients:
            client.push(frame)
            self.show_ask(client)

    def show_ask(self, client: Client) -> None:
        client.push(self.ask_of(client, self.undo_seat(), self.asked))

    def show_asks(self) -> None:
        """The question to everybody: who may answer it has changed."""
        for client in self.clients:
            self.show_ask(client)

    def ask_of(self, client: Client, undo: int | None, asked: int | None) -> bytes:
        holds = asked is not None and asked in client.seats and self.table.seats[asked].bot is None
        may_undo = undo is not None and undo in client.seats
        return self.showing.ask(client.language, self.table.phase, asked, holds, may_undo)

    def show_head(self) -> None:
        self.tell({"t": "head", "head": self.head()})

    def tell(self, frame: dict[str, Any]) -> None:
        """Say something to everybody at the table."""
        text = encode(frame)
        for client in self.clients:
            client.push(text)
