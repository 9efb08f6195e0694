"""A table's decisions packed into one piece."""

import zlib

import msgspec

from kiru.core.referee import Referee
from kiru.server.store.models import Event

Packed = list[tuple[int, int, str, bool]]
NEVER = -1
"""The number of an event that is known only as a decision in force."""


def pack(events: list[Event]) -> bytes:
    """Events, about three bytes each."""
    rows = [(event.number, event.seat, event.action, event.forced) for event in events]
    return zlib.compress(msgspec.msgpack.encode(rows))


def pack_match(match: Referee) -> bytes:
    """The decisions in force."""
    text = match.notation.text
    return pack([Event(NEVER, step.seat, text(step.action), step.forced) for step in match.steps])


def unpack(body: bytes) -> list[Event]:
    rows = msgspec.msgpack.decode(zlib.decompress(body), type=Packed)
    return [Event(number, seat, action, forced) for number, seat, action, forced in rows]
