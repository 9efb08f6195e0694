"""A table's decisions packed into one piece."""

import zlib

import msgspec

from kiru.server.rows import Event

Packed = list[tuple[int, int, str, bool]]


def pack(steps: list[Event]) -> bytes:
    """The decisions in force, about three bytes each."""
    rows = [(step.number, step.seat, step.action, step.forced) for step in steps]
    return zlib.compress(msgspec.msgpack.encode(rows))


def unpack(body: bytes) -> list[Event]:
    rows = msgspec.msgpack.decode(zlib.decompress(body), type=Packed)
    return [Event(number, seat, action, forced) for number, seat, action, forced in rows]
