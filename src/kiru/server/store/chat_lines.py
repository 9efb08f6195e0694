"""Lines of chat in the store: each is there once, however often it is sent."""

import msgspec
from sqlalchemy import Connection, func, insert, or_, select, update

from kiru.core.errors import KiruError
from kiru.server.store import columns, schema

KEPT = 100
"""How many lines somebody who comes is shown."""


class ChatLine(msgspec.Struct, frozen=True):
    """What somebody has said: a text, or one of the reactions."""

    seat: int
    name: str
    text: str
    reaction: str
    at: int
    key: str
    """The seat and the key of the request: a line that is sent again has the same."""
    number: int = -1
    """Which line of its table it is; the store says so."""
    device: bytes | None = None
    """The browser that said it; None for a program that came with a token alone."""


def last_number(connection: Connection, table: str) -> int:
    chats = schema.chats
    last = connection.execute(select(func.max(chats.c.number)).where(chats.c.table_id == table)).scalar()
    return -1 if last is None else int(last)


def add(connection: Connection, table: str, line: ChatLine) -> None:
    """Number the line after the last one; one that is sent again is there already."""
    chats = schema.chats
    same = (chats.c.table_id == table, chats.c.key == line.key)
    said = connection.execute(select(chats.c.text, chats.c.reaction).where(*same)).first()
    if said is not None:
        if tuple(said) != (line.text, line.reaction):
            raise KiruError("error-key-used")
        return
    row = msgspec.structs.asdict(line) | {"table_id": table, "number": last_number(connection, table) + 1}
    connection.execute(insert(chats), [row])


def take_away(connection: Connection, table: str, number: int) -> bool:
    """Forget what a line says; its number stays, so that others keep theirs. False if it says nothing."""
    chats = schema.chats
    this = (chats.c.table_id == table, chats.c.number == number, or_(chats.c.text != "", chats.c.reaction != ""))
    return connection.execute(update(chats).where(*this).values(name="", text="", reaction="")).rowcount == 1


def read(connection: Connection, table: str, start: int, end: int | None = None) -> list[ChatLine]:
    """The lines from a number on, of many only the latest."""
    chats = schema.chats
    query = select(*columns.named(chats, ChatLine)).where(chats.c.table_id == table, chats.c.number >= start)
    if end is not None:
        query = query.where(chats.c.number < end)
    rows = connection.execute(query.order_by(chats.c.number.desc()).limit(KEPT))
    return [ChatLine(*row) for row in rows][::-1]
