"""Telling people that it is their turn: one message a turn, to every address they gave."""

import logging
from functools import partial
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from kiru.core.errors import KiruError
from kiru.server import addresses, metrics, schema, tokens
from kiru.server.kits import spoken, texts_of
from kiru.server.lobby import Lobby
from kiru.server.messenger import Message
from kiru.server.pool import NoAnswer, Pool
from kiru.server.rows import now_ms

log = logging.getLogger("kiru.messages")
MOST_ADDRESSES = 10
"""Addresses of one device."""
MOST_FAILURES = 5
SEND_SECONDS = 20.0


class Messages:
    """Addresses of devices, and what is sent to them."""

    def __init__(self, lobby: Lobby, pool: Pool) -> None:
        self.lobby = lobby
        self.pool = pool
        self.private_key = ""
        self.public_key = ""

    async def open(self) -> None:
        """Read the server's key towards push services, or make it."""
        store = self.lobby.store
        key = await store.read(lambda connection: addresses.known_secret(connection, "push"))
        if key is None:
            key = await store.write(lambda connection: addresses.secret(connection, "push", addresses.fresh_key))
        self.private_key, self.public_key = key.split(" ")

    async def subscribe(self, device: bytes, kind: str, address: str, language: str) -> None:
        """Remember an address; the same one twice is once."""
        addresses.check_address(kind, address, self.lobby.settings.private_networks)
        row = {"device": device, "id": tokens.hashed(address), "kind": kind, "address": address, "failures": 0}
        notices = schema.notices

        def change(connection: Connection) -> None:
            own = notices.c.device == device
            connection.execute(delete(notices).where(own, notices.c.id == row["id"]))
            if len(connection.execute(select(notices.c.id).where(own)).all()) >= MOST_ADDRESSES:
                raise KiruError("error-too-many")
            connection.execute(insert(notices), [row | {"language": spoken(language)}])

        await self.lobby.store.write(change)

    async def subscribed(self, device: bytes) -> list[dict[str, str]]:
        """The addresses of a device, told apart without what is secret in them."""
        notices = schema.notices
        query = select(notices.c.id, notices.c.kind, notices.c.address).where(notices.c.device == device)
        rows = await self.lobby.store.read(lambda connection: connection.execute(query).all())
        return [{"id": row.id.hex(), "kind": row.kind, "service": service_of(row.kind, row.address)} for row in rows]

    async def unsubscribe(self, device: bytes, which: str | None = None) -> None:
        """Forget an address of a device, or every one."""
        notices = schema.notices
        gone = delete(notices).where(notices.c.device == device)
        if which is not None:
            gone = gone.where(notices.c.id == bytes.fromhex(which))
        await self.lobby.store.write(lambda connection: connection.execute(gone))

    async def send_due(self) -> None:
        """Write to everybody who is away and has been asked for a while."""
        cutoff = now_ms() - round(self.lobby.settings.notice_seconds * 1000)
        for table, seat, turn in await self.lobby.store.read(lambda connection: due_seats(connection, cutoff)):
            room = self.lobby.rooms.get(table)
            if room is not None and seat in room.here:
                continue
            if await self.lobby.store.write(partial(mark, table=table, seat=seat, turn=turn)):
                await self.tell(table, seat)

    async def tell(self, table: str, seat: int) -> None:
        row = await self.lobby.row(table)
        settings = self.lobby.settings
        link = f"{settings.public_url.rstrip('/')}/t/{table}" if settings.public_url else ""
        for address in await self.lobby.store.read(lambda connection: addresses_of(connection, table, seat)):
            texts = texts_of(row.game, address["language"])
            message = Message(
                kind=address["kind"],
                address=address["address"],
                title=texts("notice-title"),
                body=texts("notice-turn", name=row.seats[seat].name, game=texts(f"game-{row.game}")),
                link=link,
                key=self.private_key,
                contact=settings.contact,
                private=settings.private_networks,
            )
            await self.send(address, message)

    async def send(self, address: dict[str, Any], message: Message) -> None:
        """One message; an address that keeps failing is forgotten."""
        try:
            answer = await self.pool.answer(message, SEND_SECONDS)
        except NoAnswer:
            answer = {"sent": False}
        metrics.NOTICES.labels(message.kind, "sent" if answer.get("sent") else "failed").inc()
        if answer.get("sent"):
            return
        log.info("message not sent", extra={"kind": message.kind, "reason": answer.get("reason", "")})
        notices = schema.notices
        own = (notices.c.device == address["device"], notices.c.id == address["id"])
        is_gone = bool(answer.get("gone")) or address["failures"] + 1 >= MOST_FAILURES
        change: Any = (
            delete(notices).where(*own)
            if is_gone
            else update(notices).where(*own).values(failures=notices.c.failures + 1)
        )
        await self.lobby.store.write(lambda connection: connection.execute(change))


def service_of(kind: str, address: str) -> str:
    """The service that carries messages to an address: how an apprise address begins."""
    return "push" if kind == "push" else address.partition("://")[0].lower()


def due_seats(connection: Connection, cutoff: int) -> list[tuple[str, int, int]]:
    """Seats that were asked before `cutoff`, have an address and no message for this turn yet."""
    tables, seats, devices, notices = schema.tables, schema.seats, schema.devices, schema.notices
    asked = (tables.c.id == seats.c.table_id) & (tables.c.asked == seats.c.seat)
    held = (devices.c.table_id == seats.c.table_id) & (devices.c.seat == seats.c.seat)
    query = (
        select(tables.c.id, seats.c.seat, tables.c.turn)
        .join_from(tables, seats, asked)
        .join(devices, held)
        .join(notices, notices.c.device == devices.c.hash)
        .where(tables.c.phase == "playing", tables.c.asked_bot.is_(False), tables.c.asked_at < cutoff)
        .where(seats.c.notified < tables.c.turn, seats.c.status == "taken")
        .distinct()
        .limit(100)
    )
    return [(row[0], row[1], row[2]) for row in connection.execute(query)]


def mark(connection: Connection, table: str, seat: int, turn: int) -> bool:
    """Only one node sends the message of a turn."""
    seats = schema.seats
    own = (seats.c.table_id == table, seats.c.seat == seat, seats.c.notified < turn)
    return connection.execute(update(seats).where(*own).values(notified=turn)).rowcount == 1


def addresses_of(connection: Connection, table: str, seat: int) -> list[dict[str, Any]]:
    notices, devices = schema.notices, schema.devices
    holders = select(devices.c.hash).where(devices.c.table_id == table, devices.c.seat == seat)
    return [dict(row) for row in connection.execute(select(notices).where(notices.c.device.in_(holders))).mappings()]
