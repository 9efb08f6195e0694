"""How often an e-mail address is written to, whoever has given it: nobody can be flooded through this server."""

from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from kiru.core.errors import KiruError
from kiru.server.store.models import now_ms
from kiru.server.store.people.notice_schema import mail_limits

DAY_MS = 24 * 3_600_000
MOST_ASKED = 3
"""Times in a day that an address is asked for its consent."""
MOST_SENT = 50
"""Messages in a day that go to an address, tests included."""
BARRED_MS = 90 * DAY_MS
"""So long an address that did not want to be asked is not asked again."""


def counted(connection: Connection, id: bytes) -> dict[str, Any]:
    """How often an address was written to within a day; a new day begins when one is over."""
    row = connection.execute(select(mail_limits).where(mail_limits.c.id == id).with_for_update()).mappings().first()
    if row is None:
        fresh = {"id": id, "since": now_ms(), "asked": 0, "sent": 0, "barred": 0}
        connection.execute(insert(mail_limits), [fresh])
        return fresh
    if row["since"] + DAY_MS > now_ms():
        return dict(row)
    change(connection, id, since=now_ms(), asked=0, sent=0)
    return dict(row) | {"asked": 0, "sent": 0}


def change(connection: Connection, id: bytes, **values: int) -> None:
    connection.execute(update(mail_limits).where(mail_limits.c.id == id).values(**values))


def count_question(connection: Connection, id: bytes) -> None:
    """An address is asked for its consent; refused if it was asked too often, or wanted not to be asked."""
    found = counted(connection, id)
    if found["asked"] >= MOST_ASKED or found["barred"] > now_ms():
        raise KiruError("error-too-many")
    change(connection, id, asked=found["asked"] + 1)


def count_message(connection: Connection, id: bytes) -> bool:
    """A message goes to an address; False if it has had enough of them today."""
    found = counted(connection, id)
    if found["sent"] >= MOST_SENT:
        return False
    change(connection, id, sent=found["sent"] + 1)
    return True


def bar(connection: Connection, id: bytes) -> None:
    """Whoever has the address does not want to be asked again."""
    counted(connection, id)
    change(connection, id, barred=now_ms() + BARRED_MS)


def forget_old(connection: Connection) -> None:
    """What counts no longer."""
    now = now_ms()
    is_old = (mail_limits.c.since < now - DAY_MS, mail_limits.c.barred < now)
    connection.execute(delete(mail_limits).where(*is_old))
