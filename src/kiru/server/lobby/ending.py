"""Ending a table before its game: of bots by its owner or the operator, any by whoever moderates the server."""

import asyncio

from kiru.core.errors import KiruError
from kiru.core.game import CHANCE
from kiru.server.lobby.lobby import Lobby
from kiru.server.settings import Settings
from kiru.server.store.enums import GIVEN_UP, SeatKind, TablePhase
from kiru.server.store.migrate import existing
from kiru.server.store.models import Event, TableChange, TableRow, with_fields
from kiru.server.store.store import Store
from kiru.server.store.tables import Rights
from kiru.server.tables.room import Room


async def end_by_owner(lobby: Lobby, table: str, rights: Rights) -> None:
    """The owner has seen enough."""
    if not rights.is_owner:
        raise KiruError("error-not-yours")
    await end(await lobby.room(table))


async def end(room: Room) -> None:
    """End a table of bots, whatever node lets them play."""
    async with room.lock:
        await room.ready()
        await room.read_on()
        check_bots_alone(room.table)
        await room.change(plan_end(room), room.broadcaster.show_turn)


async def close(room: Room) -> None:
    """The owner of the server closes a table, whoever plays there; one that is over stays as it is."""
    async with room.lock:
        await room.ready()
        await room.read_on()
        if room.table.phase != TablePhase.OVER:
            await room.change(plan_end(room, "closed"), room.broadcaster.show_turn)


def plan_end(room: Room, kind: str = "ended") -> TableChange:
    """The event and the row of a table that ends after its newest decision, which a bot may be storing right now."""
    row = {"phase": TablePhase.OVER, "ended": {"kind": kind}}
    plan = room.plan([Event(room.table.events, CHANCE, "!end")], None, with_fields(room.table, row, {}))
    plan.row, plan.is_after_newest = row, room.table.phase == TablePhase.PLAYING
    return plan


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
    """Open the table here as a node would, but with nobody at it and without anything that thinks for its bots."""
    store = Store(settings)
    store.start()
    try:
        history = await store.open(table)
        if history is None:
            raise KiruError("error-table", table=table[:20])
        await end(Room(store, history, lambda _: None, lambda *_: None))
    finally:
        store.close()
