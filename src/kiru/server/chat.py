"""What people say to each other at a table."""

from typing import Any

from sqlalchemy import Connection, func, insert, select

from kiru.core.errors import KiruError
from kiru.server import schema
from kiru.server.client import Client
from kiru.server.frames import Chat, React
from kiru.server.heads import moment
from kiru.server.rows import TableRow, now_ms

REACTIONS = ("bravo", "thanks", "hello", "sorry", "think", "laugh", "wow", "good_game")
LONGEST = 500
KEPT = 100
"""How many lines somebody who comes is shown."""

Line = dict[str, Any]


def clean(text: str) -> str:
    """One line of printable text; what a client shows it must still escape."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(printable.split())[:LONGEST]


def line_of(table: TableRow, client: Client, request: Chat | React) -> Line:
    """The line that a client wants to say; who holds no seat only listens."""
    seat = request.seat if request.seat is not None else min(client.seats, default=None)
    if seat is None or seat not in client.seats:
        raise KiruError("error-not-yours")
    if not table.allow.chat or table.seats[seat].muted:
        raise KiruError("error-muted")
    text = clean(request.text) if isinstance(request, Chat) else ""
    reaction = request.reaction if isinstance(request, React) else ""
    if not text and reaction not in REACTIONS:
        raise KiruError("error-chat", expected=", ".join(REACTIONS))
    said = {"seat": seat, "name": table.seats[seat].name, "text": text, "reaction": reaction, "at": now_ms()}
    return said | {"key": f"{seat} {request.key}"}


def last_number(connection: Connection, table: str) -> int:
    chats = schema.chats
    last = connection.execute(select(func.max(chats.c.number)).where(chats.c.table_id == table)).scalar()
    return -1 if last is None else int(last)


def add(connection: Connection, table: str, line: Line) -> None:
    """Number the line after the last one; one that is sent again is there already."""
    chats = schema.chats
    same = (chats.c.table_id == table, chats.c.key == line["key"])
    said = connection.execute(select(chats.c.text, chats.c.reaction).where(*same)).first()
    if said is not None:
        if tuple(said) != (line["text"], line["reaction"]):
            raise KiruError("error-key-used")
        return
    row = line | {"table_id": table, "number": last_number(connection, table) + 1}
    connection.execute(insert(chats), [row])


def read(connection: Connection, table: str, start: int, end: int | None = None) -> list[Line]:
    """The lines from a number on, of many only the latest."""
    chats = schema.chats
    query = select(chats).where(chats.c.table_id == table, chats.c.number >= start)
    if end is not None:
        query = query.where(chats.c.number < end)
    rows = connection.execute(query.order_by(chats.c.number.desc()).limit(KEPT)).mappings()
    return [dict(row) for row in rows][::-1]


def frame(line: Line) -> dict[str, Any]:
    """A line as clients read it."""
    made = {"t": "chat", "number": line["number"], "seat": line["seat"], "name": line["name"], "text": line["text"]}
    made["at"] = moment(line["at"])
    return made | ({"reaction": line["reaction"]} if line["reaction"] else {})
