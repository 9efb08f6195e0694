"""Telling people that it is their turn: one message a turn, to every address they gave."""

from functools import partial

from sqlalchemy import Connection, delete, insert, select, update

from kiru.core.errors import KiruError
from kiru.protocol.answers import NotificationTarget
from kiru.server.kits import spoken
from kiru.server.lobby.lobby import Lobby
from kiru.server.notifications import allowed_services, targets
from kiru.server.notifications.outbox import DueTurn, Outbox
from kiru.server.notifications.senders import Senders
from kiru.server.notifications.worker import NotificationJob
from kiru.server.store import schema, secrets, tokens
from kiru.server.store.enums import SeatStatus, TablePhase
from kiru.server.workers.pool import NoAnswer, Pool

MOST_ADDRESSES = 10
"""Addresses of one device."""
CHECK_SECONDS = 10.0
PAGE = 200
MOST_PAGES = 50
"""How many due turns are looked at in one round."""


class NotificationService:
    """Addresses of devices, and which turns they are to hear of."""

    def __init__(self, lobby: Lobby, address_checkers: Pool, notification_workers: list[Pool]) -> None:
        self.lobby = lobby
        self.address_checkers = address_checkers
        """Apart from those that send: a new address never waits for somebody's slow one."""
        self.outbox = Outbox()
        self.senders = Senders(lobby, self.outbox, notification_workers)
        self.public_key = ""

    async def open(self) -> None:
        """Read the server's key towards push services, or make it, and begin to send."""
        key = await secrets.server_secret(self.lobby.store, "push", targets.fresh_key)
        self.senders.key, self.public_key = key.split(" ")
        self.senders.start()

    async def check(self, kind: str, address: str) -> None:
        """Refuse at once what would never be sent; apprise looks at it in a process that may be killed."""
        private = self.lobby.settings.private_networks
        if kind == "push":
            return targets.check_push(address, private)
        if not allowed_services.is_well_formed(address):
            raise KiruError("error-address")
        try:
            answer = await self.address_checkers.answer(
                NotificationJob("check", address, private=private), CHECK_SECONDS
            )
        except NoAnswer as error:
            raise KiruError("error-no-answer") from error
        if not answer.get("good"):
            raise KiruError("error-address")

    async def subscribe(self, device: bytes, kind: str, address: str, language: str) -> None:
        """Remember an address; the same one twice is once."""
        await self.check(kind, address)
        row = {"device": device, "id": tokens.hashed(address), "kind": kind, "address": address, "failures": 0}
        notices = schema.notices

        def change(connection: Connection) -> None:
            own = notices.c.device == device
            same = update(notices).where(own, notices.c.id == row["id"]).values(language=spoken(language))
            if connection.execute(same).rowcount:
                return
            if len(connection.execute(select(notices.c.id).where(own)).all()) >= MOST_ADDRESSES:
                raise KiruError("error-too-many")
            connection.execute(insert(notices), [row | {"language": spoken(language)}])

        await self.lobby.store.write(change)

    async def subscribed(self, device: bytes) -> list[NotificationTarget]:
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
        """Hand over the turns of everybody who is away and has been asked for a while; nobody waits for the sending."""
        cutoff = self.lobby.store.time.now() - round(self.lobby.settings.notice_seconds * 1000)
        after = ""
        for _ in range(MOST_PAGES):
            page = await self.lobby.store.read(partial(due_turns, cutoff=cutoff, after=after))
            for turn, device in page.items():
                if not self.senders.is_here(turn):
                    self.outbox.put(turn, device)
            if not page:
                return
            after = max(turn.table for turn in page)


def service_of(kind: str, address: str) -> str:
    """The service that carries messages to an address: how an apprise address begins."""
    return "push" if kind == "push" else address.partition("://")[0].lower()


def due_turns(connection: Connection, cutoff: int, after: str) -> dict[DueTurn, bytes]:
    """Turns that began before `cutoff` and were not told yet, of seats with an address, at the next tables in order."""
    tables, seats, devices, notices = schema.tables, schema.seats, schema.devices, schema.notices
    asked = (tables.c.id == seats.c.table_id) & (tables.c.asked == seats.c.seat)
    held = (devices.c.table_id == seats.c.table_id) & (devices.c.seat == seats.c.seat)
    query = (
        select(tables.c.id, seats.c.seat, tables.c.turn, devices.c.hash)
        .join_from(tables, seats, asked)
        .join(devices, held)
        .join(notices, notices.c.device == devices.c.hash)
        .where(tables.c.phase == TablePhase.PLAYING, tables.c.asked_bot.is_(False), tables.c.asked_at < cutoff)
        .where(seats.c.notified < tables.c.turn, seats.c.status == SeatStatus.TAKEN, tables.c.id > after)
        .distinct()
        .order_by(tables.c.id, devices.c.hash)
        .limit(PAGE)
    )
    return {DueTurn(row[0], row[1], row[2]): row[3] for row in connection.execute(query)}
