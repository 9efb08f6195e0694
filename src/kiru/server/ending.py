"""Ending a table of bots before its game: by its owner, or by the operator in the store itself."""

import asyncio

from kiru.core.errors import KiruError
from kiru.server.lobby import Lobby
from kiru.server.migrate import current, upgrade
from kiru.server.room import Room
from kiru.server.rows import TableRow
from kiru.server.settings import Settings
from kiru.server.store import Store, open_engine, reachable
from kiru.server.tables import Rights
from kiru.server.tokens import is_table_id

MOST_TRIES = 20
"""How often the bots of another node may be quicker before the wish is given up."""


async def end_by_owner(lobby: Lobby, table: str, rights: Rights) -> None:
    """The owner has seen enough."""
    if not rights.is_owner:
        raise KiruError("error-not-yours")
    await end_room(await lobby.room(table))


async def end_room(room: Room) -> None:
    """End the game where it stands, also against bots that another node lets play at the same time."""
    for last in [*[False] * (MOST_TRIES - 1), True]:
        try:
            async with room.lock:
                await room.ready()
                check_bots_alone(room.table)
                await room.end()
                room.show_asks()
                room.show_head()
            return
        except KiruError as error:
            if error.key != "error-stale" or last:
                raise


def check_bots_alone(table: TableRow) -> None:
    """Only a game under way in which nobody plays or may come back."""
    if table.phase != "playing":
        raise KiruError("error-not-now")
    if any(seat.kind == "person" and seat.status not in ("resigned", "late") for seat in table.seats):
        raise KiruError("error-not-bots")


def end_in_store(settings: Settings, table: str) -> None:
    """End a table beside a server that may be running; its nodes find it ended with the next decision."""
    engine = open_engine(settings, must_exist=True)
    try:
        with reachable():
            if current(engine) is None:
                raise KiruError("error-database-none", database=engine.url.render_as_string())
            upgrade(engine)
    finally:
        engine.dispose()
    asyncio.run(end_stored(settings, table))


async def end_stored(settings: Settings, table: str) -> None:
    store = Store(settings)
    store.start()
    try:
        history = await store.open(table) if is_table_id(table) else None
        if history is None:
            raise KiruError("error-table", table=table[:20])
        await end_room(Room(store, history, lambda _: None))
    finally:
        store.close()
