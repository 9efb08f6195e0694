"""What people say to each other at a table."""

from msgspec import UNSET

from kiru.core.errors import KiruError
from kiru.protocol.frames_in import Chat, React
from kiru.protocol.frames_out import ChatFrame
from kiru.server.store.chat_lines import ChatLine
from kiru.server.store.models import TableRow, now_ms
from kiru.server.tables.client import Client
from kiru.server.tables.heads import moment

REACTIONS = ("bravo", "thanks", "hello", "sorry", "think", "laugh", "wow", "good_game")
LONGEST = 500


def clean(text: str) -> str:
    """One line of printable text; what a client shows it must still escape."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(printable.split())[:LONGEST]


def line_of(table: TableRow, client: Client, request: Chat | React) -> ChatLine:
    """The line that a client wants to say; a client without a seat only listens."""
    seat = request.seat if request.seat is not None else min(client.seats, default=None)
    if seat is None or seat not in client.seats:
        raise KiruError("error-not-yours")
    if not table.allow.chat or table.seats[seat].muted:
        raise KiruError("error-muted")
    text = clean(request.text) if isinstance(request, Chat) else ""
    reaction = request.reaction if isinstance(request, React) else ""
    if not text and reaction not in REACTIONS:
        raise KiruError("error-chat", expected=", ".join(REACTIONS))
    name, device = table.seats[seat].name, client.asker.device
    return ChatLine(seat, name, text, reaction, now_ms(), f"{seat} {request.key}", device=device)


def frame(line: ChatLine) -> ChatFrame:
    """A line as clients read it."""
    return ChatFrame(line.number, line.seat, line.name, line.text, moment(line.at), line.reaction or UNSET)
