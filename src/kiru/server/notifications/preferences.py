"""What people have chosen about their messages, in the store; it holds for all browsers of a person."""

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select, update

from kiru.protocol.notices import NoticeSettings, NoticeSettingsWish
from kiru.server.notifications.quiet_hours import Hours, check_zone
from kiru.server.store.models import now_ms
from kiru.server.store.people.notice_schema import notice_people
from kiru.server.store.tables import browsers_of

FIELDS = [notice_people.c[name] for name in Hours.__struct_fields__]


def hours_of(connection: Connection, hashes: Collection[bytes]) -> Hours:
    """What the person with these browsers has chosen last, and when they were last told something."""
    own = notice_people.c.device.in_(list(hashes))
    rows = connection.execute(select(*FIELDS).where(own).order_by(notice_people.c.changed.desc())).all()
    if not rows:
        return Hours()
    return msgspec.structs.replace(Hours(*rows[0]), told=max(row.told for row in rows))


def write(connection: Connection, device: bytes, values: dict[str, Any]) -> None:
    """Write something into the row of a browser."""
    if connection.execute(update(notice_people).where(notice_people.c.device == device).values(**values)).rowcount:
        return
    plain = msgspec.structs.asdict(Hours()) | {"changed": 0}
    connection.execute(insert(notice_people), [{"device": device} | plain | values])


def note_sent(connection: Connection, device: bytes, wall: int) -> None:
    """A message goes out: the next one waits for its time."""
    write(connection, device, {"told": wall})


def change(connection: Connection, device: bytes, wish: NoticeSettingsWish) -> None:
    """Choose quiet hours, and how far apart messages are."""
    quiet_from, quiet_to = (None, None) if wish.quiet is None else (wish.quiet.begin, wish.quiet.end)
    chosen = {"zone": check_zone(wish.zone), "quiet_from": quiet_from, "quiet_to": quiet_to, "pause": wish.pause}
    write(connection, device, chosen | {"changed": now_ms()})


def shown(connection: Connection, device: bytes | None, has_mail: bool) -> NoticeSettings:
    hours = Hours() if device is None else hours_of(connection, browsers_of(connection, device))
    is_set = hours.quiet_from is not None and hours.quiet_to is not None
    return {
        "mail": has_mail,
        "quiet": {"begin": hours.quiet_from or 0, "end": hours.quiet_to or 0} if is_set else None,
        "zone": hours.zone,
        "pause": hours.pause,
    }
