"""Who is at a table: which seats each connection speaks for, and who has gone."""

from collections.abc import Callable, Collection, Iterable
from typing import NamedTuple

from sqlalchemy import Connection

from kiru.core.errors import KiruError
from kiru.server.store import tables
from kiru.server.store.models import TableRow
from kiru.server.store.people import avoiding
from kiru.server.store.store import Store
from kiru.server.store.tables import Rights
from kiru.server.tables.broadcaster import Broadcaster
from kiru.server.tables.client import Client
from kiru.server.tables.loaded_table import LoadedTable

NOT_ALLOWED = 4401


class Surroundings(NamedTuple):
    """Who is where, and what everybody may do now."""

    elsewhere: frozenset[int]
    """The seats with a connection to another node."""
    rights: list[tuple[Client, Rights]]
    """What each connection may do now; nothing if no seat has changed hands."""


class Attendance:
    """Connections whose seats follow the store: a seat that is given up is lost to every open connection, too."""

    def __init__(self, store: Store, loaded: LoadedTable, broadcaster: Broadcaster, on_presence: "OnPresence") -> None:
        self.store = store
        self.loaded = loaded
        self.broadcaster = broadcaster
        self.on_presence = on_presence
        self.used = store.time.now()
        """When somebody last came, went or asked for something."""
        self.noted: list[int] = []
        """When each seat was last seen, as the store had it: when that is new, somebody has come or gone elsewhere."""

    async def admit(self, client: Client) -> None:
        """Under the lock: let somebody in, with the seats that are theirs."""
        asker, table = client.asker, self.loaded.table.id

        def look(connection: Connection) -> tuple[Rights, frozenset[bytes]]:
            rights = tables.rights_of(connection, table, [asker])[0]
            return rights, avoiding.unheard_devices(connection, asker.device)

        rights, unheard = await self.store.read(look)
        if not rights.may_look(self.loaded.table):
            raise KiruError("error-not-yours")
        self.broadcaster.clients.add(client)
        self.broadcaster.unheard[client] = unheard
        self.seat(client, rights)

    def leave(self, client: Client) -> None:
        if client in self.broadcaster.clients:
            self.broadcaster.clients.discard(client)
            self.broadcaster.unheard.pop(client, None)
            self.used = self.store.time.now()
            self.note_gone(client.seats)

    async def look_around(self, row: TableRow) -> Surroundings:
        """Under the lock: find out what is different with a row that was read; nothing changes by looking."""
        node, clients = self.store.marks.node, list(self.broadcaster.clients)
        has_moved = [seat.seen for seat in row.seats] != self.noted
        is_handed_over = row.seating != self.loaded.table.seating and clients
        if not has_moved and not is_handed_over:
            return Surroundings(self.broadcaster.elsewhere, [])

        def look(connection: Connection) -> Surroundings:
            elsewhere = tables.connected_elsewhere(connection, row.id, node)
            askers = [client.asker for client in clients] if is_handed_over else []
            found = tables.rights_of(connection, row.id, askers)
            return Surroundings(elsewhere, list(zip(clients, found, strict=False)))

        return await self.store.read(look)

    def follow_seats(self, change: Surroundings) -> list[Client]:
        """With the new row everybody has the seats that are theirs; returned are those for whom that is new.

        A client that may not look on any more is sent away.
        """
        self.broadcaster.elsewhere, self.noted = change.elsewhere, [seat.seen for seat in self.loaded.table.seats]
        moved = []
        for client, rights in change.rights:
            if not rights.may_look(self.loaded.table):
                self.leave(client)
                client.close(NOT_ALLOWED)
            elif client in self.broadcaster.clients and client.rights != (rights.seats, rights.is_owner):
                self.seat(client, rights)
                moved.append(client)
        return moved

    def seat(self, client: Client, rights: Rights) -> None:
        """From now on a connection speaks for these seats, and for no others."""
        given_up = client.seats - rights.seats
        client.seats, client.is_owner = frozenset(rights.seats), rights.is_owner
        self.note_gone(given_up)

    def note_gone(self, seats: Iterable[int]) -> None:
        """The last connection of seats has ended; they are away as soon as that is stored."""
        self.on_presence(self, set(seats) - self.broadcaster.connected)


OnPresence = Callable[[Attendance, Collection[int]], None]
"""Called when somebody has come to a table or gone from it, with the seats that have gone."""
