"""What moderators do, each deed written down in the transaction that does it; nodes carry out what follows."""

from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, text

from kiru.core.errors import KiruError
from kiru.protocol.manners import BanWish, Deed
from kiru.server.moderation import reports
from kiru.server.people import avoidance
from kiru.server.people import players as people
from kiru.server.profile.accounts import public_id
from kiru.server.store import chat_lines, schema
from kiru.server.store.enums import TablePhase
from kiru.server.store.models import now_ms
from kiru.server.store.people.manners_schema import bans, moderation_log
from kiru.server.store.people.meeting_schema import waits
from kiru.server.store.tables import browsers_of

LOCK = 5_713_204_971
"""PostgreSQL's advisory lock under which one transaction at a time adds to the log: nodes read on by its numbers."""
MOST_BANS = 10_000


def note(connection: Connection, who: str, deed: Deed, is_done: bool, **about: Any) -> None:
    """Write a deed down; what is not done yet the nodes have to carry out."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"select pg_advisory_xact_lock({LOCK})"))
    last = connection.execute(select(func.max(moderation_log.c.number))).scalar() or 0
    now = now_ms()
    row = {"number": last + 1, "at": now, "who": who, "deed": deed, "done": now if is_done else None}
    nothing = dict.fromkeys(("table_id", "line", "device", "report"))
    connection.execute(insert(moderation_log), [row | nothing | about])


def close_table(connection: Connection, who: str, table: str) -> None:
    """Have a table closed; one that is over stays as it is."""
    tables = schema.tables
    phase = connection.execute(select(tables.c.phase).where(tables.c.id == table)).scalar()
    if phase is None:
        raise KiruError("error-table", table=table[:20])
    if phase == TablePhase.OVER:
        raise KiruError("error-not-now")
    note(connection, who, "close", is_done=False, table_id=table)


def remove_line(connection: Connection, who: str, table: str, line: int) -> None:
    """Take a line of chat away, for everybody and for good."""
    if not chat_lines.take_away(connection, table, line):
        raise KiruError("error-nobody-there")
    note(connection, who, "line", is_done=True, table_id=table, line=line)


def close_report(connection: Connection, who: str, report: str) -> None:
    reports.close(connection, report)
    note(connection, who, "report", is_done=True, report=report)


def ban(connection: Connection, who: str, wish: BanWish) -> str:
    """Ban a browser and its player; the mark of the browser."""
    device, name = wanted_device(connection, wish)
    if connection.execute(select(func.count()).select_from(bans)).scalar_one() >= MOST_BANS:
        raise KiruError("error-too-many")
    player = people.player_of(connection, device)
    connection.execute(delete(bans).where(bans.c.hash == device))
    row = {"hash": device, "player": player, "name": name, "at": now_ms()}
    connection.execute(insert(bans), [row])
    connection.execute(delete(waits).where(waits.c.device.in_(browsers_of(connection, device))))
    note(connection, who, "ban", is_done=False, device=device, report=wish.report, table_id=wish.table)
    return public_id(device)


def wanted_device(connection: Connection, wish: BanWish) -> tuple[bytes, str]:
    """The browser that is meant."""
    if wish.report is not None:
        row = reports.find(connection, wish.report)
        if row.accused is None:
            raise KiruError("error-nobody-there")
        return row.accused, row.name
    if wish.table is None or (wish.seat is None and wish.line is None):
        raise KiruError("error-nobody-there")
    return avoidance.browser_at(connection, wish.table, wish.seat, wish.line)


def unban(connection: Connection, who: str, mark: str) -> None:
    """Let a browser in again, and with it the other browsers of its player."""
    device = next((one for one in connection.execute(select(bans.c.hash)).scalars() if public_id(one) == mark), None)
    if device is None:
        raise KiruError("error-nobody-there")
    player = connection.execute(select(bans.c.player).where(bans.c.hash == device)).scalar()
    same = bans.c.hash == device if player is None else (bans.c.hash == device) | (bans.c.player == player)
    connection.execute(delete(bans).where(same))
    note(connection, who, "unban", is_done=True, device=device)
