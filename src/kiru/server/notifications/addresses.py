"""The addresses that people have given for messages, in the store."""

from collections.abc import Sequence
from typing import Any, cast, get_args

from sqlalchemy import Connection, delete, func, insert, select, update

from kiru.core.errors import KiruError
from kiru.protocol.notices import NoticeKind, NoticeWay, NotificationTarget
from kiru.server.kits import spoken
from kiru.server.notifications import mail, mail_limits, mail_links
from kiru.server.store import tokens
from kiru.server.store.schema import notices
from kiru.server.store.tables import browsers_of

MOST_ADDRESSES = 10
"""Addresses of one device."""
KINDS: tuple[NoticeKind, ...] = get_args(NoticeKind)


def add(connection: Connection, device: bytes, way: NoticeWay, address: str, language: str) -> str | None:
    """Remember an address; the same one twice is once. Returned is how links name one that has to be confirmed."""
    own, id = notices.c.device == device, tokens.hashed(address)
    known = connection.execute(select(notices.c.ref, notices.c.confirmed).where(own, notices.c.id == id)).first()
    if known is not None:
        same = update(notices).where(own, notices.c.id == id).values(language=spoken(language))
        connection.execute(same)
        return None if known.confirmed else ask(connection, id, known.ref)
    if connection.execute(select(func.count()).select_from(notices).where(own)).scalar_one() >= MOST_ADDRESSES:
        raise KiruError("error-too-many")
    is_mail = way == "mail"
    row = {"device": device, "id": id, "kind": way, "address": address, "language": spoken(language), "failures": 0}
    ref = mail_links.fresh_ref() if is_mail else None
    connection.execute(insert(notices), [row | {"kinds": ",".join(KINDS), "ref": ref, "confirmed": not is_mail}])
    return ask(connection, id, ref) if ref is not None else None


def ask(connection: Connection, id: bytes, ref: str) -> str:
    mail_limits.count_question(connection, id)
    return ref


def of_person(connection: Connection, device: bytes) -> list[dict[str, Any]]:
    """The addresses of whoever has this browser."""
    query = select(notices).where(notices.c.device.in_(browsers_of(connection, device)))
    return [dict(row) for row in connection.execute(query.order_by(notices.c.device, notices.c.id)).mappings()]


def targets(connection: Connection, device: bytes) -> list[NotificationTarget]:
    """The addresses of a person as they are shown: told apart without what is secret in them."""
    return [target_of(row, device) for row in of_person(connection, device)]


def target_of(row: dict[str, Any], device: bytes) -> NotificationTarget:
    return {
        "id": row["id"].hex(),
        "kind": row["kind"],
        "service": service_of(row["kind"], row["address"]),
        "kinds": kinds_of(row),
        "confirmed": row["confirmed"],
        "here": row["device"] == device,
    }


def kinds_of(row: dict[str, Any]) -> list[NoticeKind]:
    """What an address is to hear of."""
    return [cast(NoticeKind, kind) for kind in row["kinds"].split(",") if kind in KINDS]


def service_of(way: str, address: str) -> str:
    """The service that carries messages to an address: how an apprise address begins."""
    return "push" if way == "push" else address if way == "mail" else address.partition("://")[0].lower()


def choose(connection: Connection, device: bytes, id: bytes, kinds: Sequence[NoticeKind]) -> None:
    """Let an address hear of these things alone."""
    own = notices.c.device.in_(browsers_of(connection, device))
    chosen = ",".join(kind for kind in KINDS if kind in kinds)
    if connection.execute(update(notices).where(own, notices.c.id == id).values(kinds=chosen)).rowcount == 0:
        raise KiruError("error-not-yours")


def remove(connection: Connection, device: bytes, id: bytes | None) -> None:
    """Forget an address of a person, or every one that this browser has given."""
    gone = delete(notices).where(notices.c.device == device)
    if id is not None:
        gone = delete(notices).where(notices.c.device.in_(browsers_of(connection, device)), notices.c.id == id)
    connection.execute(gone)


def confirm(connection: Connection, ref: str) -> str:
    """Whoever reads the e-mails of an address wants them."""
    row = connection.execute(select(notices.c.address).where(notices.c.ref == ref)).first()
    if row is None:
        raise KiruError("error-mail-link")
    connection.execute(update(notices).where(notices.c.ref == ref).values(confirmed=True, failures=0))
    return mail.masked(row.address)


def stop(connection: Connection, ref: str) -> str:
    """No more messages; an address that has never wanted any is not even asked again."""
    row = connection.execute(select(notices).where(notices.c.ref == ref)).first()
    if row is None:
        return ""
    if not row.confirmed:
        mail_limits.bar(connection, row.id)
    connection.execute(delete(notices).where(notices.c.ref == ref))
    return mail.masked(row.address)
