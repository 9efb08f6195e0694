"""Offering to end a game as it stands, accepting that, and declining it."""

from functools import partial

from sqlalchemy import Connection

from kiru.core.errors import KiruError
from kiru.server.lobby.lobby import Lobby
from kiru.server.lobby.seating import entered
from kiru.server.store.enums import TablePhase
from kiru.server.store.models import PROGRESS, Event, Offer, Progress, SeatValues, TableChange, TableRow, with_fields
from kiru.server.store.store import read_table
from kiru.server.store.tables import Rights
from kiru.server.tables import agreement, series
from kiru.server.tables.room import Room

MOST_TRIES = 20
"""How often others may decide or agree at the very same moment."""


async def agree(lobby: Lobby, table: str, rights: Rights, wanted: int | None) -> None:
    """Offer to end the game as it stands, or accept the offer of somebody else; the last one to agree ends it.

    A decision between an offer and its answer voids the offer: then the answer is an offer of its own.
    """
    seats = meant(rights, wanted)
    for _ in range(MOST_TRIES):
        async with entered(lobby, table, rights) as room:
            agreement.check(room.table, seats)
            plan = plan_agreeing(room, seats)
            try:
                await room.change(plan, room.broadcaster.show_turn if plan.events else room.broadcaster.show_head)
                return
            except KiruError as error:
                if error.key != "error-stale":
                    raise
                await room.read_on()
    raise KiruError("error-not-now")


async def decline(lobby: Lobby, table: str, rights: Rights, wanted: int | None) -> None:
    """Play on: the offer is void, whoever made it. An event, so that nobody's consent counts that comes too late."""
    seats = meant(rights, wanted)
    async with entered(lobby, table, rights) as room:
        mine = seats & agreement.deciding(room.table)
        if not mine or room.table.phase != TablePhase.PLAYING:
            raise KiruError("error-not-now")
        if agreement.standing(room.table) is not None:
            event = Event(room.table.events, min(mine), "!decline")
            await room.change(plan_event(room, event), room.broadcaster.show_head)


def meant(rights: Rights, wanted: int | None) -> set[int]:
    """The seat that is named, or every one of the asker."""
    if not rights.seats or (wanted is not None and wanted not in rights.seats):
        raise KiruError("error-not-yours")
    return set(rights.seats) if wanted is None else {wanted}


def plan_agreeing(room: Room, seats: set[int]) -> TableChange:
    """What the wish of these seats changes: the offer, or, if nobody else has to agree, everything."""
    table = room.table
    offer, everybody = agreement.standing(table), agreement.deciding(table)
    mine = seats & everybody
    agreed = (set(offer.seats) if offer is not None else set()) | mine
    if everybody <= agreed:
        return plan_end(room, min(mine))
    plan = room.plan_without_events()
    plan.row, plan.decide = {"offer": Offer(tuple(sorted(agreed)), table.events)}, partial(check_same, known=table)
    return plan


def plan_end(room: Room, seat: int) -> TableChange:
    """The end of a game on which everybody agrees, after the newest event; another one there makes it void."""
    row = {"phase": TablePhase.OVER, "ended": agreement.AGREED, "offer": None}
    row |= series.after_game(room.table, room.match.state)
    event = Event(room.table.events, seat, "!agree")
    plan = room.plan([event], None, with_fields(room.table, row, {}))
    plan.row = row
    return plan


def plan_event(room: Room, event: Event) -> TableChange:
    """An event that changes nothing about whose turn it is, nor the time that is left for it."""
    plan = room.plan([event], None)
    plan.progress = Progress(**{name: getattr(room.table, name) for name in PROGRESS})
    return plan


def check_same(connection: Connection, known: TableRow) -> SeatValues:
    """In the store: refuse an offer that others have overtaken by a decision or a wish of their own."""
    row = read_table(connection, known.id)
    if row is None or (row.events, row.offer) != (known.events, known.offer):
        raise KiruError("error-stale", seq=known.seq, found=known.seq)
    return {}
