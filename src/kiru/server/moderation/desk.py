"""What moderators see: a table with its people and lines, who is banned, and what was done."""

from collections import Counter

from sqlalchemy import Connection, select

from kiru.core.errors import KiruError
from kiru.protocol.manners import Ban, LoggedDeed, ModeratedLine, ModeratedSeat, ModeratedTable
from kiru.server.people import bans as banning
from kiru.server.profile.accounts import public_id
from kiru.server.store import chat_lines, schema
from kiru.server.store.people.manners_schema import bans, moderation_log
from kiru.server.store.people.schema import player_devices
from kiru.server.store.store import read_table
from kiru.server.store.tokens import is_table_id
from kiru.server.tables.heads import moment

MOST_SHOWN = 200
"""Bans, and deeds of the log, that are shown at once, the latest."""


def table(connection: Connection, wanted: str) -> ModeratedTable:
    """A table with the browsers that sit there and its latest lines."""
    row = read_table(connection, wanted) if is_table_id(wanted) else None
    if row is None:
        raise KiruError("error-table", table=wanted[:20])
    devices = schema.devices
    held = select(devices.c.seat, devices.c.hash).where(devices.c.table_id == wanted, devices.c.seat >= 0)
    browsers: dict[int, bytes] = {}
    for number, hashed in connection.execute(held.order_by(devices.c.seat, devices.c.hash)):
        browsers.setdefault(number, hashed)
    banned = banning.banned_devices(connection)
    seats: list[ModeratedSeat] = []
    for seat in row.seats:
        device = browsers.get(seat.seat)
        mark = None if device is None else public_id(device)
        seats.append({"seat": seat.seat, "name": seat.name, "mark": mark, "banned": device in banned})
    said = [line_of(line) for line in chat_lines.read(connection, wanted, 0) if line.text or line.reaction]
    return {"table": wanted, "game": row.game, "phase": row.phase.value, "seats": seats, "lines": said}


def line_of(line: chat_lines.ChatLine) -> ModeratedLine:
    text = line.text or line.reaction
    return {"number": line.number, "seat": line.seat, "name": line.name, "text": text, "at": moment(line.at)}


def banned(connection: Connection) -> list[Ban]:
    """Who is banned, the latest first."""
    rows = connection.execute(select(bans).order_by(bans.c.at.desc(), bans.c.hash).limit(MOST_SHOWN)).all()
    own = select(player_devices.c.player).where(player_devices.c.player.in_({row.player for row in rows}))
    counts = Counter(connection.execute(own).scalars())
    return [
        {"mark": public_id(row.hash), "name": row.name, "at": moment(row.at), "devices": counts[row.player] or 1}
        for row in rows
    ]


def log(connection: Connection) -> list[LoggedDeed]:
    """What moderators did, the latest first."""
    rows = connection.execute(select(moderation_log).order_by(moderation_log.c.number.desc()).limit(MOST_SHOWN))
    return [
        {
            "number": row.number,
            "at": moment(row.at),
            "who": row.who,
            "deed": row.deed,
            "table": row.table_id,
            "line": row.line,
            "mark": None if row.device is None else public_id(row.device),
            "report": row.report,
            "done": row.done is not None,
        }
        for row in rows
    ]
