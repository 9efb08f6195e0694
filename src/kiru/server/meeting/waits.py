"""Who waits for a game, in the store: one wait for each browser, and what was found for it."""

from collections.abc import Collection
from typing import Any, NamedTuple, cast

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from kiru.core.errors import KiruError
from kiru.protocol.meeting import OwnWait, Speed, WaitingGroup
from kiru.server.store.people.meeting_schema import waits
from kiru.server.store.service_time import ServiceTime
from kiru.server.tables.heads import moment

MOST = 1000
"""People who may wait at a time, …"""
MOST_OF_MAKER = 20
"""… and those of one mark of addresses."""
FRESH_MS = 4_000
"""Whoever was connected within so long is there."""
LOST_MS = 15_000
"""After so long without a connection a wait is over."""
FOUND_MS = 60_000
"""So long a browser can still ask which table was found for it."""
AT_ONCE = 500


class WaitKind(NamedTuple):
    """What people wait for; those with the same wish can play together."""

    game: str
    players: int
    speed: str
    rated: bool


class Wait(msgspec.Struct, frozen=True):
    """Somebody who waits. Its fields are the columns."""

    device: bytes
    node: str
    seen: int
    since: int
    until: int
    game: str
    players: int
    speed: str
    rated: bool
    name: str
    language: str
    maker: str
    table_id: str | None = None
    bot: str = "gardener"
    """Fills the seats that stay empty: good company that decides at once, and has a rating."""

    @property
    def wish(self) -> WaitKind:
        return WaitKind(self.game, self.players, self.speed, self.rated)


def add(connection: Connection, wait: Wait) -> None:
    """Begin to wait; whoever waits already waits for this now, and no longer for what it was."""
    drop_lost(connection, wait.seen)
    others = waits.c.device != wait.device
    if connection.execute(select(func.count()).select_from(waits).where(others)).scalar_one() >= MOST:
        raise KiruError("error-waits-full")
    of_maker = select(func.count()).select_from(waits).where(others, waits.c.maker == wait.maker)
    if connection.execute(of_maker).scalar_one() >= MOST_OF_MAKER:
        raise KiruError("error-too-many")
    values = msgspec.structs.asdict(wait)
    if connection.execute(update(waits).where(waits.c.device == wait.device).values(**values)).rowcount == 0:
        connection.execute(insert(waits), [values])


def cancel(connection: Connection, device: bytes) -> Wait | None:
    """Wait no more; if a table was found before, that wait is given back."""
    found = of_device(connection, device)
    connection.execute(delete(waits).where(waits.c.device == device, waits.c.table_id.is_(None)))
    return found if found is not None and found.table_id is not None else None


def forget_found(connection: Connection, device: bytes) -> None:
    """The browser has gone to the table that was found for it."""
    connection.execute(delete(waits).where(waits.c.device == device, waits.c.table_id.is_not(None)))


def drop_lost(connection: Connection, now: int) -> None:
    """Forget waits whose browsers are gone, and tables found that nobody asks for any more."""
    is_lost = and_(waits.c.table_id.is_(None), waits.c.seen < now - LOST_MS)
    is_old = and_(waits.c.table_id.is_not(None), waits.c.seen < now - FOUND_MS)
    connection.execute(delete(waits).where(or_(is_lost, is_old)))


def of_device(connection: Connection, device: bytes) -> Wait | None:
    return of_devices(connection, [device]).get(device)


def of_devices(connection: Connection, devices: Collection[bytes]) -> dict[bytes, Wait]:
    """The waits of these browsers."""
    found: dict[bytes, Wait] = {}
    some = list(devices)
    for start in range(0, len(some), AT_ONCE):
        query = select(waits).where(waits.c.device.in_(some[start : start + AT_ONCE]))
        found.update({row["device"]: wait_of(row) for row in connection.execute(query).mappings()})
    return found


def wait_of(row: Any) -> Wait:
    return Wait(**row)


def present(connection: Connection, now: int) -> list[Wait]:
    """Everybody who waits and is there, the longest wait first."""
    is_there = (waits.c.table_id.is_(None), waits.c.node != "", waits.c.seen >= now - FRESH_MS)
    query = select(waits).where(*is_there).order_by(waits.c.since, waits.c.device).limit(MOST)
    return [wait_of(row) for row in connection.execute(query).mappings()]


def see(connection: Connection, devices: Collection[bytes], node: str, now: int) -> None:
    """These browsers are connected to a node."""
    mine = (waits.c.device.in_(list(devices)), waits.c.table_id.is_(None))
    connection.execute(update(waits).where(*mine).values(node=node, seen=now))


def part(connection: Connection, devices: Collection[bytes], node: str) -> None:
    """These browsers have closed their connection to a node; they may come back within moments."""
    mine = (waits.c.device.in_(list(devices)), waits.c.node == node, waits.c.table_id.is_(None))
    connection.execute(update(waits).where(*mine).values(node=""))


def take(connection: Connection, together: Collection[Wait], table: str, now: int) -> None:
    """These people get a table; refused if one of them has left or was seated elsewhere meanwhile."""
    mine = (waits.c.device.in_([wait.device for wait in together]), waits.c.table_id.is_(None), waits.c.node != "")
    if connection.execute(update(waits).where(*mine).values(table_id=table, seen=now)).rowcount != len(together):
        raise KiruError("error-seats-changed")


def groups_of(waiting: Collection[Wait]) -> list[WaitingGroup]:
    """How many people wait for what."""
    counts: dict[WaitKind, int] = {}
    for wait in waiting:
        counts[wait.wish] = counts.get(wait.wish, 0) + 1
    return [group_of(wish, people) for wish, people in sorted(counts.items())]


def group_of(wish: WaitKind, people: int) -> WaitingGroup:
    speed = cast(Speed, wish.speed)
    return {"game": wish.game, "players": wish.players, "speed": speed, "rated": wish.rated, "people": people}


def shown(wait: Wait, people: int, time: ServiceTime) -> OwnWait:
    """A wait as its own browser is told of it."""
    return {
        **group_of(wait.wish, people),
        "since": moment(time.wall(wait.since)),
        "until": moment(time.wall(wait.until)),
        "bot": wait.bot,
        "table": wait.table_id,
    }
