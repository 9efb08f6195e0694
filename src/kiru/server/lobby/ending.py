"""Ending a table of bots before its game: by its owner, or by the operator in the store itself."""

import asyncio

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from kiru.core.errors import KiruError
from kiru.server.lobby.lobby import Lobby
from kiru.server.settings import Settings
from kiru.server.store import changes
from kiru.server.store.enums import GIVEN_UP, SeatKind, TablePhase
from kiru.server.store.migrate import existing
from kiru.server.store.models import TableRow
from kiru.server.store.store import Store, read_table
from kiru.server.store.tables import Rights

MOST_TRIES = 20
"""How often a bot may decide at the very same moment before the wish is given up."""


async def end_by_owner(lobby: Lobby, table: str, rights: Rights) -> None:
    """The owner has seen enough."""
    if not rights.is_owner:
        raise KiruError("error-not-yours")
    room = await lobby.room(table)
    async with room.lock:
        await room.ready()
        await end(lobby.store, table)
        await room.read_on()


async def end(store: Store, table: str) -> None:
    """End a table whatever node lets its bots play: an event of theirs with the same number makes us try again.

    After which event it ends only the store can tell: a bot that decides at once would be ahead of any plan.
    """
    for tries in range(1, MOST_TRIES + 1):
        try:
            await store.write(lambda connection: write_end(connection, table, store.marks.next()), notify=table)
            return
        except IntegrityError as error:
            if tries == MOST_TRIES:
                raise KiruError("error-not-now") from error


def write_end(connection: Connection, table: str, origin: str) -> None:
    """The event and the row of a table that ends here; checked in the same transaction."""
    row = read_table(connection, table)
    if row is None:
        raise KiruError("error-table", table=table[:20])
    check_bots_alone(row)
    changes.end(connection, row, origin)


def check_bots_alone(table: TableRow) -> None:
    """Only a game under way in which nobody plays or may come back."""
    if table.phase != TablePhase.PLAYING:
        raise KiruError("error-not-now")
    if any(seat.kind == SeatKind.PERSON and seat.status not in GIVEN_UP for seat in table.seats):
        raise KiruError("error-not-bots")


def end_by_operator(settings: Settings, table: str) -> None:
    """End a table beside a server that may be running; its nodes find it ended with the next decision."""
    with existing(settings):
        asyncio.run(end_in_store(settings, table))


async def end_in_store(settings: Settings, table: str) -> None:
    store = Store(settings)
    store.start()
    try:
        await end(store, table)
    finally:
        store.close()
