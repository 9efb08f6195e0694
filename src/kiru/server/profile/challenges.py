"""Challenges for passkeys: each belongs to one browser and one purpose, counts once and not for long."""

import secrets
from hashlib import sha256
from typing import Literal

from sqlalchemy import Connection, delete, func, insert, select

from kiru.core.errors import KiruError
from kiru.server.store.models import now_ms
from kiru.server.store.people.schema import challenges

Purpose = Literal["register", "sign-in"]
LIFE_MS = 300_000
"""How long somebody may take to answer."""
MOST_OF_DEVICE = 5
"""Challenges of one browser that wait for an answer; the oldest give way."""
MOST = 20_000
"""Challenges that wait for an answer in all."""


def make(connection: Connection, device: bytes, purpose: Purpose) -> bytes:
    """A fresh challenge for a browser."""
    now = now_ms()
    connection.execute(delete(challenges).where(challenges.c.expires <= now))
    own = select(challenges.c.hash).where(challenges.c.device == device).order_by(challenges.c.expires.desc())
    surplus = list(connection.execute(own.offset(MOST_OF_DEVICE - 1).limit(MOST)).scalars())
    if surplus:
        connection.execute(delete(challenges).where(challenges.c.hash.in_(surplus)))
    if connection.execute(select(func.count()).select_from(challenges)).scalar_one() >= MOST:
        raise KiruError("error-too-many")
    fresh = secrets.token_bytes(32)
    row = {"hash": hashed(fresh), "device": device, "purpose": purpose, "expires": now + LIFE_MS}
    connection.execute(insert(challenges), [row])
    return fresh


def use_up(connection: Connection, challenge: bytes, device: bytes, purpose: Purpose) -> bool:
    """Whether the challenge was made for this browser and purpose, is fresh and was not used before; now it is."""
    own = (challenges.c.hash == hashed(challenge), challenges.c.device == device, challenges.c.purpose == purpose)
    fresh = challenges.c.expires > now_ms()
    return connection.execute(delete(challenges).where(*own, fresh)).rowcount == 1


def hashed(challenge: bytes) -> bytes:
    return sha256(challenge).digest()
