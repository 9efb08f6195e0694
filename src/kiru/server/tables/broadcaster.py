"""Who looks on at a table, and what they are shown."""

from kiru.core.game import CHANCE
from kiru.core.referee import StepTaken
from kiru.games.kit import Kit
from kiru.protocol.frames_out import ChatFrame, HeadFrame, TableFrame, UndoneFrame, encode
from kiru.protocol.heads import Head
from kiru.server.kits import kit_of
from kiru.server.settings import Settings
from kiru.server.store.enums import ClockKind, TablePhase
from kiru.server.store.models import TableRow
from kiru.server.store.service_time import ServiceTime
from kiru.server.store.store import History
from kiru.server.tables import clocks, heads, replay
from kiru.server.tables.client import Client
from kiru.server.tables.history import PAGE, Pages
from kiru.server.tables.presenter import Presenter


class Broadcaster:
    """A table's match with its onlookers; it shows only what is stored."""

    def __init__(self, settings: Settings, time: ServiceTime, history: History) -> None:
        self.settings = settings
        self.time = time
        self.clients: set[Client] = set()
        self.elsewhere: frozenset[int] = frozenset()
        """The seats with a connection to another node."""
        self.load(history)
        self.told = self.standing()
        """What everybody was last told of who is here."""

    def load(self, history: History) -> None:
        """Set up the table as the store has it."""
        self.table: TableRow = history.table
        self.kit: Kit = kit_of(self.table.game, self.table.box_text, self.table.ruleset)
        self.match = replay.replayed(self.table, self.kit, history.steps)
        self.sync_status()
        self.presenter = Presenter(self.kit, self.match, [seat.name for seat in self.table.seats])
        self.pages = Pages(self.presenter)

    def sync_status(self) -> None:
        """The row may have been read a moment before the events: the match knows better where it stands."""
        self.table.seq = len(self.match.steps)
        if self.match.state.is_over or self.match.is_stuck:
            self.table.phase = TablePhase.OVER
        elif self.table.phase == TablePhase.WAITING and self.table.events > self.table.base:
            self.table.phase = TablePhase.PLAYING

    @property
    def asked(self) -> int | None:
        """The seat that is to decide."""
        state = self.match.state
        return None if self.table.phase != TablePhase.PLAYING or state.is_over else int(state.seat)

    @property
    def connected(self) -> set[int]:
        """The seats with a connection to this node."""
        return {seat for client in self.clients for seat in client.seats}

    @property
    def here(self) -> set[int]:
        """The seats with a connection, whichever node it leads to."""
        return self.connected | self.elsewhere

    @property
    def absent_ms(self) -> int:
        return round(self.settings.absent_seconds * 1000)

    def standing(self) -> tuple[set[int], int, bool]:
        """Who is here, how many look on, and whether the others may let a bot play on for who is asked."""
        here, asked = self.here, self.asked
        watching = sum(not client.seats for client in self.clients)
        if asked is None:
            return here, watching, False
        seat, now = self.table.seats[asked], self.time.now()
        return here, watching, clocks.may_be_replaced(self.table, seat, asked in here, self.absent_ms, now)

    def undo_seat(self) -> int | None:
        """The seat that may take its last choice back now."""
        match = self.match
        if not self.table.allow.undo or self.table.phase != TablePhase.PLAYING or len(match.steps) <= self.table.base:
            return None
        seat = match.steps[-1].seat
        if seat != CHANCE and self.table.seats[seat].bot is not None:
            return None
        point = match.undo_point(seat) if seat != CHANCE else None
        return seat if point is not None and point >= self.table.base else None

    def head(self) -> Head:
        head = heads.head_of(self.table, self.here, self.absent_ms, self.time)
        head["spectators"] = sum(not client.seats for client in self.clients)
        return head

    def show_table(self, client: Client, same: int) -> None:
        """Everything, with the last page of the decisions that differ from what the client has: all after `same`."""
        picture = self.presenter.picture()
        start = self.pages.last(same)
        frame = TableFrame(
            table=self.table.id,
            head=self.head(),
            you=sorted(client.seats),
            owner=client.is_owner,
            seq=len(self.match.steps),
            event=self.table.events,
            view=picture.whole,
            scores=picture.scores,
            same=same,
            start=start,
            steps=self.pages.told(start, start + PAGE, client.language),
        )
        client.push(encode(frame))
        self.show_ask(client)

    def show_steps(self, done: list[StepTaken], event: int) -> None:
        """What was done; `event` numbers the first of it."""
        if not self.clients:
            return
        frames = self.presenter.step_frames(done, event, {client.form for client in self.clients})
        undo, asked = self.undo_seat(), self.asked
        for client in self.clients:
            client.push(*frames[client.form], self.ask_of(client, undo, asked))
        if self.table.clock.kind != ClockKind.NONE or self.table.phase == TablePhase.OVER:
            self.show_head()

    def show_undone(self, seat: int) -> None:
        picture = self.presenter.picture()
        frame = encode(
            UndoneFrame(
                seq=len(self.match.steps),
                event=self.table.events,
                view=picture.whole,
                scores=picture.scores,
                by=seat,
            )
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
        return self.presenter.ask(client.language, heads.phase_of(self.table), asked, holds, may_undo)

    def show_head(self) -> None:
        self.told = self.standing()
        self.tell(HeadFrame(self.head()))

    def show_standing(self) -> None:
        """The head, if people have come or gone, or been away for too long."""
        if self.told != self.standing():
            self.show_head()

    def tell(self, frame: HeadFrame | ChatFrame) -> None:
        """Say something to everybody at the table."""
        text = encode(frame)
        for client in self.clients:
            client.push(text)
