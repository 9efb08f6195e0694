"""Coming, going and being replaced: what happens to the seats of a table."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Connection, delete

from kiru.core.errors import KiruError
from kiru.server.lobby import seat_names
from kiru.server.lobby.lobby import Lobby
from kiru.server.store import changes, schema, tables, tokens
from kiru.server.store.enums import GIVEN_UP, SeatStatus, TablePhase, TokenKind
from kiru.server.store.models import Event, SeatValues, TableChange, with_fields
from kiru.server.store.tables import STAND_IN, Rights
from kiru.server.tables import clocks, series
from kiru.server.tables.room import Room


def own_seat(rights: Rights, wanted: int | None) -> int:
    """The seat that somebody means: the one they name, or the only one they hold."""
    if wanted is None and len(rights.seats) == 1:
        return min(rights.seats)
    if wanted is None or wanted not in rights.seats:
        raise KiruError("error-not-yours")
    return wanted


@asynccontextmanager
async def entered(lobby: Lobby, table: str, rights: Rights) -> AsyncIterator[Room]:
    """A table under its lock, if its seats are still held as they were when the rights were looked up."""
    room = await lobby.room(table)
    async with room.lock:
        await room.ready()
        if room.table.seating != rights.seating:
            await room.read_on()
        if room.table.seating != rights.seating:
            raise KiruError("error-seats-changed")
        yield room


async def change_seat(room: Room, seat: int, **values: Any) -> None:
    """Under the room's lock: change a seat, and what follows for whose turn it is."""
    plan = room.plan_seat(seat, values)

    def show() -> None:
        room.broadcaster.show_head()
        if plan.progress is not None:
            # Whether a person or a bot is asked now, the choices of the seat have changed hands.
            room.broadcaster.show_asks()

    await room.change(plan, show)


async def leave(lobby: Lobby, table: str, rights: Rights, wanted: int | None) -> None:
    """Get up: before the game the seat is open again, during it a bot plays on, after it the table is forgotten."""
    seat = own_seat(rights, wanted)
    async with entered(lobby, table, rights) as room:
        if room.table.phase == TablePhase.PLAYING:
            await stand_up(room, seat)
            return
        if room.table.phase == TablePhase.WAITING:
            await change_pick(room, seat, None)
        status = SeatStatus.OPEN if room.table.phase == TablePhase.WAITING else room.table.seats[seat].status
        await room.hand_over(lambda connection: tables.forget_seat(connection, table, seat, status))


async def change_pick(room: Room, seat: int, choice: str | None) -> None:
    """Under the room's lock: what a seat picks before the game, and with it the option that says who has what.

    It counts as a change of hands: of two seats that pick at once the second is refused and looks again.
    """
    row, picks = room.table, room.kit.picks
    if picks is None or row.seats[seat].pick == choice:
        return
    plan = room.plan_without_events()
    plan.seats = {seat: {"pick": choice}}
    picked = [one.pick for one in with_fields(row, {}, plan.seats).seats]
    value = picks.value(picked, row.options[picks.option], row.seed)
    plan.row = {"seating": row.seating + 1, "options": row.options | {picks.option: value}}
    await room.change(plan, room.broadcaster.show_head)
    await room.reload()


async def stand_up(room: Room, seat: int) -> None:
    """Under the room's lock: a bot takes the seat over at once, unless one has it already."""
    row = room.table.seats[seat]
    if row.status in GIVEN_UP:
        return
    change: dict[str, Any] = {"status": SeatStatus.LEFT, "bot": row.bot or STAND_IN}
    thought = clocks.charged(room.table, room.asked, room.time.now())
    if thought is not None and thought[0] == seat:
        # Getting up and coming back must not give back the time that was used.
        change["left_ms"] = thought[1]
    await change_seat(room, seat, **change)


async def invite(lobby: Lobby, table: str, rights: Rights, seat: int) -> str:
    """A fresh invitation to an open seat; the one before it is no longer valid."""
    if not rights.seats and not rights.is_owner:
        raise KiruError("error-not-yours")
    fresh = tokens.token()

    def change(connection: Connection) -> None:
        changes.check_seating(connection, table, rights.seating)
        old = schema.tokens
        connection.execute(
            delete(old).where(old.c.table_id == table, old.c.seat == seat, old.c.kind == TokenKind.INVITE)
        )
        tables.add_token(connection, table, tokens.hashed(fresh), TokenKind.INVITE, seat)

    async with entered(lobby, table, rights) as room:
        if seat >= len(room.table.seats) or room.table.seats[seat].status != SeatStatus.OPEN:
            raise KiruError("error-seat-number", found=seat)
        await lobby.store.write(change)
    return fresh


async def link(lobby: Lobby, table: str, rights: Rights, wanted: int | None) -> tuple[int, str]:
    """A token that takes a seat along to another device, once."""
    seat = own_seat(rights, wanted)
    fresh = tokens.token()

    def change(connection: Connection) -> None:
        changes.check_seating(connection, table, rights.seating)
        tables.add_token(connection, table, tokens.hashed(fresh), TokenKind.LINK, seat)

    await lobby.store.write(change)
    return seat, fresh


async def resign(lobby: Lobby, table: str, rights: Rights, wanted: int | None) -> None:
    """Give up: a bot plays the seat to the end, or, if no other person is left to play, the table is over."""
    seat = own_seat(rights, wanted)
    async with entered(lobby, table, rights) as room:
        if room.table.phase != TablePhase.PLAYING or room.table.seats[seat].status == SeatStatus.RESIGNED:
            raise KiruError("error-not-now")
        await room.change(plan_resigning(room, seat), room.broadcaster.show_turn)


def plan_resigning(room: Room, seat: int) -> TableChange:
    """What giving up changes: the seat, and how the table ends if nobody is left to play."""
    seats: SeatValues = {seat: {"status": SeatStatus.RESIGNED, "bot": STAND_IN}}
    row: dict[str, Any] = {}
    if tables.ends_by_resigning(room.table, seat):
        row = {"phase": TablePhase.OVER, "ended": {"kind": "resigned", "seat": seat}}
        row |= series.after_game(room.table, room.match.state, [seat])
    event = Event(room.table.events, seat, "!resign")
    plan = room.plan([event], None, with_fields(room.table, row, seats))
    plan.seats, plan.row = seats, row
    return plan


async def substitute(lobby: Lobby, table: str, rights: Rights, seat: int, bot: str) -> None:
    """Let a bot play on for somebody who is away."""
    async with entered(lobby, table, rights) as room:
        seat_names.bot_named(bot, room.table.game)
        if not (rights.seats - {seat}) and not rights.is_owner:
            raise KiruError("error-not-yours")
        if seat >= len(room.table.seats) or not room.broadcaster.head()["seats"][seat]["replaceable"]:
            raise KiruError("error-not-absent")
        await change_seat(room, seat, bot=bot)


async def come_back(lobby: Lobby, table: str, rights: Rights, wanted: int | None) -> None:
    """Take the seat back from the bot."""
    seat = own_seat(rights, wanted)
    async with entered(lobby, table, rights) as room:
        row = room.table.seats[seat]
        if row.status in GIVEN_UP or (row.status == SeatStatus.TAKEN and row.bot is None):
            raise KiruError("error-not-now")
        await change_seat(room, seat, status=SeatStatus.TAKEN, bot=None)


async def run_out(lobby: Lobby, table: str) -> None:
    """A seat's thinking time is over: a bot plays on."""
    room = await lobby.room(table)
    async with room.lock:
        await room.ready()
        asked, row = room.asked, room.table
        if asked is None or row.falls is None or room.time.now() < row.falls or row.seats[asked].bot is not None:
            return
        await change_seat(room, asked, status=SeatStatus.LATE, bot=STAND_IN, left_ms=0)


async def mute(lobby: Lobby, table: str, rights: Rights, seat: int, muted: bool) -> None:
    """The owner silences a seat."""
    if not rights.is_owner:
        raise KiruError("error-not-yours")
    async with entered(lobby, table, rights) as room:
        if seat >= len(room.table.seats):
            raise KiruError("error-seat-number", found=seat)
        await change_seat(room, seat, muted=muted)
