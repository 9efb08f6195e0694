"""Who looks on at a table, and what they are shown."""

from kiru.core.referee import StepTaken
from kiru.protocol.frames_out import ChatFrame, HeadFrame, TableFrame, UndoneFrame, encode
from kiru.protocol.heads import Head
from kiru.server.settings import Settings
from kiru.server.store.chat_lines import ChatLine
from kiru.server.store.enums import ClockKind, TablePhase
from kiru.server.store.service_time import ServiceTime
from kiru.server.tables import agreement, chat, clocks, heads
from kiru.server.tables.agreed_result import agreed_result
from kiru.server.tables.client import Client
from kiru.server.tables.history import PAGE
from kiru.server.tables.loaded_table import LoadedTable


class Broadcaster:
    """A table's onlookers; they are shown only what is stored."""

    def __init__(self, loaded: LoadedTable, settings: Settings, time: ServiceTime) -> None:
        self.loaded = loaded
        self.settings = settings
        self.time = time
        self.clients: set[Client] = set()
        self.present: frozenset[int] = frozenset()
        """The seats that the store knows to be connected to this node, also one that has gone until that is stored."""
        self.elsewhere: frozenset[int] = frozenset()
        """The seats with a connection to another node."""
        self.unheard: dict[Client, frozenset[bytes]] = {}
        """The browsers whose lines a client does not want to hear."""
        self.told = self.standing()
        """What everybody was last told of who is here."""

    @property
    def connected(self) -> set[int]:
        """The seats with a connection to this node."""
        return {seat for client in self.clients for seat in client.seats}

    @property
    def here(self) -> set[int]:
        """The seats with a connection, whichever node it leads to."""
        return self.connected | self.present | self.elsewhere

    @property
    def absent_ms(self) -> int:
        return round(self.settings.absent_seconds * 1000)

    def standing(self) -> tuple[set[int], int, bool]:
        """Who is here, how many look on, and whether the others may let a bot play on for the seat that is asked."""
        here, asked = self.here, self.loaded.asked
        watching = sum(not client.seats for client in self.clients)
        if asked is None:
            return here, watching, False
        seat, now = self.loaded.table.seats[asked], self.time.now()
        return here, watching, clocks.may_be_replaced(self.loaded.table, seat, asked in here, self.absent_ms, now)

    def head(self) -> Head:
        head = heads.head_of(self.loaded.table, self.here, self.absent_ms, self.time)
        head["spectators"] = sum(not client.seats for client in self.clients)
        return head

    def show_table(self, client: Client, same: int) -> None:
        """Everything, with the last page of the decisions that differ from what the client has: all after `same`."""
        picture = self.loaded.presenter.picture()
        start = self.loaded.pages.last(same)
        frame = TableFrame(
            table=self.loaded.table.id,
            head=self.head(),
            you=sorted(client.seats),
            owner=client.is_owner,
            seq=len(self.loaded.match.steps),
            event=self.loaded.table.events,
            view=picture.whole,
            scores=picture.scores,
            same=same,
            start=start,
            steps=self.loaded.pages.told(start, start + PAGE, client.language),
        )
        client.push(encode(frame))
        self.show_ask(client)

    def show_steps(self, done: list[StepTaken], event: int) -> None:
        """What was done; `event` numbers the first of it."""
        if not self.clients:
            return
        frames = self.loaded.presenter.step_frames(done, event, {client.form for client in self.clients})
        undo, asked = self.loaded.undo_seat(), self.loaded.asked
        for client in self.clients:
            client.push(*frames[client.form], self.ask_of(client, undo, asked))
        table = self.loaded.table
        if table.clock.kind != ClockKind.NONE or table.phase == TablePhase.OVER or self.voids_offer(event):
            self.show_head()

    def show_undone(self, seat: int) -> None:
        picture = self.loaded.presenter.picture()
        frame = encode(
            UndoneFrame(
                seq=len(self.loaded.match.steps),
                event=self.loaded.table.events,
                view=picture.whole,
                scores=picture.scores,
                by=seat,
            )
        )
        for client in self.clients:
            client.push(frame)
            self.show_ask(client)
        if self.voids_offer(self.loaded.table.events - 1):
            self.show_head()

    def voids_offer(self, event: int) -> bool:
        """Whether an event is the first one since somebody offered to end the game."""
        offer = self.loaded.table.offer
        return offer is not None and offer.events == event

    def show_ask(self, client: Client) -> None:
        client.push(self.ask_of(client, self.loaded.undo_seat(), self.loaded.asked))

    def show_asks(self) -> None:
        """The question to everybody, when the seat that may answer it has changed hands."""
        for client in self.clients:
            self.show_ask(client)

    def show_turn(self) -> None:
        """Whose turn it is, in the question and in the head."""
        self.show_asks()
        self.show_head()

    def ask_of(self, client: Client, undo: int | None, asked: int | None) -> bytes:
        holds = asked is not None and asked in client.seats and self.loaded.table.seats[asked].bot is None
        may_undo = undo is not None and undo in client.seats
        if self.loaded.table.ended == agreement.AGREED:
            return agreed_result(self.loaded.presenter, client.language)
        return self.loaded.presenter.ask(client.language, self.loaded.table.phase.value, asked, holds, may_undo)

    def show_head(self) -> None:
        self.told = self.standing()
        self.tell(HeadFrame(self.head()))

    def show_standing(self) -> None:
        """The head, if people have come or gone, or been away for too long."""
        if self.told != self.standing():
            self.show_head()

    def tell_line(self, line: ChatLine) -> None:
        """Say what somebody has said to everybody who wants to hear them."""
        text = encode(chat.frame(line))
        for client in self.clients:
            if self.hears(client, line):
                client.push(text)

    def hears(self, client: Client, line: ChatLine) -> bool:
        return line.device not in self.unheard.get(client, ())

    def tell(self, frame: HeadFrame | ChatFrame) -> None:
        """Say something to everybody at the table."""
        text = encode(frame)
        for client in self.clients:
            client.push(text)
