"""Telling people elsewhere what waits for them: to every address they gave, once, when they want it."""

from functools import partial

from sqlalchemy import Connection, delete

from kiru.core.errors import KiruError
from kiru.protocol.notices import NoticeWay
from kiru.server.lobby.lobby import Lobby
from kiru.server.notifications import (
    addresses,
    allowed_services,
    due,
    mail,
    mail_limits,
    mail_links,
    preferences,
    targets,
)
from kiru.server.notifications.due import QUERIES, DueNotice, LookTime
from kiru.server.notifications.mail_links import Purpose
from kiru.server.notifications.messages import Messages
from kiru.server.notifications.outbox import Outbox
from kiru.server.notifications.senders import SEND_SECONDS, Senders
from kiru.server.notifications.worker import NotificationJob
from kiru.server.store import secrets
from kiru.server.store.models import now_ms
from kiru.server.store.people.notice_schema import told_notices
from kiru.server.store.tables import browsers_of
from kiru.server.workers.pool import NoAnswer, Pool

CHECK_SECONDS = 10.0
MOST_PAGES = 50
"""How many pages of each kind are looked at in one round."""
KEPT_MS = 400 * 24 * 3_600_000
"""So long it is known what somebody was told; no turn waits longer."""


class NotificationService:
    """Addresses of people, and what they are to hear of."""

    def __init__(self, lobby: Lobby, address_checkers: Pool, own_messages: Pool, senders: list[Pool]) -> None:
        self.lobby = lobby
        self.address_checkers = address_checkers
        """Apart from those that send: a new address never waits for somebody's slow one."""
        self.own_messages = own_messages
        """Sends what somebody waits for in front of the page: tests, and questions to e-mail addresses."""
        self.outbox = Outbox()
        self.messages = Messages(lobby.settings)
        self.senders = Senders(lobby, self.outbox, senders, self.messages)
        self.public_key = ""

    async def open(self) -> None:
        """Read the server's own keys, or make them, and begin to send."""
        store = self.lobby.store
        key = await secrets.server_secret(store, "push", targets.fresh_key)
        self.messages.push_key, self.public_key = key.split(" ")
        self.messages.mail_key = await secrets.server_secret(store, "mail-links", mail_links.fresh_key)
        self.senders.start()

    async def check(self, way: NoticeWay, address: str) -> None:
        """Refuse at once what would never be sent; apprise looks at it in a process that may be killed."""
        private = self.lobby.settings.private_networks
        if way == "push":
            return targets.check_push(address, private)
        if not allowed_services.is_well_formed(address):
            raise KiruError("error-address")
        answer = await self.answer(self.address_checkers, NotificationJob("check", address, private=private))
        if not answer.get("good"):
            raise KiruError("error-address")

    async def answer(self, pool: Pool, job: NotificationJob, seconds: float = CHECK_SECONDS) -> dict[str, object]:
        """What a process says to somebody who waits for it."""
        try:
            return await pool.answer(job, seconds)
        except NoAnswer as error:
            raise KiruError("error-no-answer") from error

    async def subscribe(self, device: bytes, way: NoticeWay, address: str, language: str) -> None:
        """Remember an address."""
        await self.check(way, address)
        add = partial(addresses.add, device=device, way=way, address=address, language=language)
        await self.lobby.store.write(add)

    async def subscribe_mail(self, device: bytes, given: str, language: str) -> None:
        """Remember an e-mail address, and ask it whether it wants to be written to."""
        if not self.lobby.settings.has_mail:
            raise KiruError("error-no-mail")
        address = mail.clean_address(given)
        add = partial(addresses.add, device=device, way="mail", address=address, language=language)
        ref = await self.lobby.store.write(add)
        if ref is not None:
            answer = await self.answer(self.own_messages, self.messages.question(address, ref, language), SEND_SECONDS)
            if not answer.get("sent"):
                raise KiruError("error-mail-not-sent")

    async def test(self, device: bytes, id: str) -> bool:
        """Send a message that shows that messages arrive; only to an address of one's own that wants them."""
        found = await self.lobby.store.read(partial(addresses.of_person, device=device))
        address = next((one for one in found if one["id"].hex() == id), None)
        if address is None:
            raise KiruError("error-not-yours")
        if not address["confirmed"]:
            raise KiruError("error-mail-unconfirmed")
        count = partial(mail_limits.count_message, id=address["id"])
        if address["kind"] == "mail" and not await self.lobby.store.write(count):
            raise KiruError("error-too-many")
        answer = await self.answer(self.own_messages, self.messages.test(address), SEND_SECONDS)
        return bool(answer.get("sent"))

    async def confirm(self, token: str) -> str:
        """An e-mail address wants to be written to; the address, without most of its letters."""
        ref = mail_links.ref_in(self.messages.mail_key, Purpose.CONFIRM, token)
        return await self.lobby.store.write(partial(addresses.confirm, ref=ref))

    async def stop(self, token: str) -> str:
        """An e-mail address wants no more messages."""
        ref = mail_links.ref_in(self.messages.mail_key, Purpose.STOP, token)
        return await self.lobby.store.write(partial(addresses.stop, ref=ref))

    async def unsubscribe(self, device: bytes, which: str | None = None) -> None:
        """Forget an address, or every one of a device."""
        id = None if which is None else bytes.fromhex(which)
        await self.lobby.store.write(partial(addresses.remove, device=device, id=id))

    async def send_due(self) -> None:
        """Hand over everybody who is to hear of something now; nobody waits for the sending."""
        moment = self.senders.moment()
        for kind in QUERIES:
            after = ""
            for _ in range(MOST_PAGES):
                page = await self.lobby.store.read(partial(due.due_page, kind=kind, moment=moment, after=after))
                await self.hand_over([notice for notice in page if not self.senders.is_here(notice)], moment)
                if not page:
                    break
                after = max(notice.place for notice in page)

    async def hand_over(self, page: list[DueNotice], moment: LookTime) -> None:
        """Those of a page who may be told something now."""
        people = {notice.person: notice.device for notice in page}
        ready = partial(self.ready, people=people, moment=moment)
        for person, device in (await self.lobby.store.read(ready) if people else {}).items():
            self.outbox.put(person, device)

    def ready(self, connection: Connection, people: dict[bytes, bytes], moment: LookTime) -> dict[bytes, bytes]:
        """Who has no quiet hours, and was not told something a moment ago."""
        shortest = round(self.lobby.settings.digest_seconds * 1000)
        return {
            person: device
            for person, device in people.items()
            if preferences.hours_of(connection, browsers_of(connection, device)).is_time(moment.wall, shortest)
        }

    async def forget_old(self) -> None:
        """What nobody asks for any more: old notes of what was told, and of how often addresses were written to."""
        old = delete(told_notices).where(told_notices.c.at < now_ms() - KEPT_MS)

        def forget(connection: Connection) -> None:
            connection.execute(old)
            mail_limits.forget_old(connection)

        await self.lobby.store.write(forget)
