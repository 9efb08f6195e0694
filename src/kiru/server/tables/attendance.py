"""Who is at a table: which seats each connection speaks for, and who has gone."""

from collections.abc import Callable, Collection, Iterable
from typing import NamedTuple

from sqlalchemy import Connection

from kiru.core.errors import KiruError
from kiru.server.store import tables
from kiru.server.store.models import TableRow
from kiru.server.store.store import History, Store
from kiru.server.store.tables import Rights
from kiru.server.tables import presence
from kiru.server.tables.broadcaster import Broadcaster
from kiru.server.tables.client import Client

NOT_ALLOWED = 4401


class Change(NamedTuple):
    """What has become different around a table."""

    elsewhere: frozenset[int]
    """The seats with a connection to another node."""
    rights: list[tuple[Client, Rights]]
    """What each connection may do now; nothing if no seat has changed hands."""


class Attendance(Broadcaster):
    """A broadcaster whose seats follow the store: who gives a seat up has lost it with every open connection, too."""

    def __init__(self, store: Store, history: History, on_presence: "OnPresence") -> None:
        self.store = store
        self.on_presence = on_presence
        self.used = store.time.now()
        super().__init__(store.settings, store.time, history)
        self.noted: list[int] = []
        """When each seat was last seen, as the store had it: when that is new, somebody has come or gone elsewhere."""

    async def admit(self, client: Client) -> None:
        """Under the lock: let somebody in, with the seats that are theirs."""
        asker, table = client.asker, self.table.id
        rights = await self.store.read(lambda connection: tables.rights_of(connection, table, [asker])[0])
        if not rights.may_look(self.table):
            raise KiruError("error-not-yours")
        self.clients.add(client)
        self.seat(client, rights)

    def leave(self, client: Client) -> None:
        if client in self.clients:
            self.clients.discard(client)
            self.used = self.time.now()
            self.note_gone(client.seats)

    def check_holds(self, client: Client | None, seat: int) -> None:
        """Under the lock: refuse a client who does not hold the seat, or not any more."""
        if client is not None and seat not in client.seats:
            raise KiruError("error-not-yours")

    async def look_around(self, row: TableRow) -> Change:
        """Under the lock: find out what is different with a row that was read; nothing changes by looking."""
        node, clients = self.store.marks.node, list(self.clients)
        has_moved = [seat.seen for seat in row.seats] != self.noted
        is_handed_over = row.seating != self.table.seating and clients
        if not has_moved and not is_handed_over:
            return Change(self.elsewhere, [])

        def look(connection: Connection) -> Change:
            elsewhere = presence.connected_elsewhere(connection, row.id, node)
            askers = [client.asker for client in clients] if is_handed_over else []
            found = tables.rights_of(connection, row.id, askers)
            return Change(elsewhere, list(zip(clients, found, strict=False)))

        return await self.store.read(look)

    def follow_seats(self, before: TableRow, change: Change) -> list[Client]:
        """With the new row everybody has the seats that are theirs; returned are those for whom that is new.

        Who may not look on any more is sent away.
        """
        self.elsewhere, self.noted = change.elsewhere, [seat.seen for seat in self.table.seats]
        if before.seating == self.table.seating:
            for old, seat in zip(before.seats, self.table.seats, strict=True):
                # Who has just gone was seen later than the store knows.
                seat.seen = max(old.seen, seat.seen)
        moved = []
        for client, rights in change.rights:
            if not rights.may_look(self.table):
                self.leave(client)
                client.close(NOT_ALLOWED)
            elif client in self.clients and client.rights != (rights.seats, rights.is_owner):
                self.seat(client, rights)
                moved.append(client)
        return moved

    def seat(self, client: Client, rights: Rights) -> None:
        """From now on a connection speaks for these seats, and for no others."""
        given_up = client.seats - rights.seats
        client.seats, client.is_owner = frozenset(rights.seats), rights.is_owner
        self.note_gone(given_up)

    def note_gone(self, seats: Iterable[int]) -> None:
        """Seats whose last connection has ended are away from now on."""
        gone = set(seats) - self.connected
        for seat in gone:
            self.table.seats[seat].seen = self.time.now()
        self.on_presence(self, gone)


OnPresence = Callable[[Attendance, Collection[int]], None]
"""Called when somebody has come to a table or gone from it, with the seats that have gone."""
