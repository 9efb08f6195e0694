"""Reports: a line, a person or a table that the server's owner should look at, kept as it was."""

import secrets
from typing import Any

from sqlalchemy import Connection, func, insert, select, update

from kiru.core.errors import KiruError
from kiru.protocol.manners import Complaint, Reports, ReportShown
from kiru.server.moderation.accused import Accused
from kiru.server.people import bans
from kiru.server.profile.accounts import public_id
from kiru.server.store.models import now_ms
from kiru.server.store.people.manners_schema import reports
from kiru.server.tables.chat import clean
from kiru.server.tables.heads import moment

MOST_OPEN = 2_000
"""Reports that may wait to be read, …"""
MOST_OPEN_OF_ONE = 20
"""… and those of one browser, and of one mark of addresses, among them."""
PAGE = 50


def add(connection: Connection, device: bytes, maker: str, about: Accused, wish: Complaint) -> None:
    """Write a report down; the same one again changes nothing."""
    place: dict[str, Any] = {"table_id": about.table, "seat": about.seat, "line": about.line, "club": about.club}
    place["accused"] = about.device
    of_device, is_open = reports.c.device == device, reports.c.closed.is_(None)
    same = (reports.c[name].is_not_distinct_from(value) for name, value in place.items())
    if connection.execute(select(reports.c.id).where(of_device, is_open, *same)).first() is not None:
        return
    waiting = select(func.count()).select_from(reports).where(is_open)
    of_one = (waiting.where(of_device), waiting.where(reports.c.maker == maker))
    limits = [(waiting, MOST_OPEN), *((query, MOST_OPEN_OF_ONE) for query in of_one)]
    if any(connection.execute(query).scalar_one() >= limit for query, limit in limits):
        raise KiruError("error-too-many")
    row = {"id": secrets.token_hex(8), "at": now_ms(), "device": device, "maker": maker, "closed": None}
    row |= {"reason": wish.reason, "text": clean(wish.text), "name": about.name, "quote": about.quote}
    connection.execute(insert(reports), [row | place])


def page(connection: Connection, is_open: bool, start: int) -> Reports:
    """Some reports: of the open ones the oldest first, of those that are done the latest."""
    where = reports.c.closed.is_(None) if is_open else reports.c.closed.is_not(None)
    order = (reports.c.at, reports.c.id) if is_open else (reports.c.closed.desc(), reports.c.id)
    rows = connection.execute(select(reports).where(where).order_by(*order).offset(start).limit(PAGE + 1)).all()
    banned = bans.banned_devices(connection)
    return {"reports": [shown(row, row.accused in banned) for row in rows[:PAGE]], "more": len(rows) > PAGE}


def shown(row: Any, is_banned: bool) -> ReportShown:
    return {
        "id": row.id,
        "at": moment(row.at),
        "table": row.table_id,
        "club": row.club,
        "seat": row.seat,
        "line": row.line,
        "reason": row.reason,
        "text": row.text,
        "name": row.name,
        "mark": None if row.accused is None else public_id(row.accused),
        "quote": row.quote,
        "by": None if row.device is None else public_id(row.device),
        "banned": is_banned,
        "closed": None if row.closed is None else moment(row.closed),
    }


def find(connection: Connection, report: str) -> Any:
    row = connection.execute(select(reports).where(reports.c.id == report)).first()
    if row is None:
        raise KiruError("error-report")
    return row


def close(connection: Connection, report: str) -> None:
    """A moderator has seen to it."""
    find(connection, report)
    connection.execute(update(reports).where(reports.c.id == report).values(closed=now_ms()))
