"""Secrets that open seats: unguessable, and kept only as hashes."""

import secrets
from collections.abc import Iterable
from hashlib import sha256
from typing import NamedTuple

ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""Letters and digits that nobody mistakes for one another."""
TOKEN_LENGTH = 43


def table_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(10))


def is_table_id(text: str) -> bool:
    return len(text) == 10 and text.isascii() and text.isalnum()


def token() -> str:
    """32 random bytes as base64url."""
    return secrets.token_urlsafe(32)


def hashed(text: str) -> bytes:
    """What the store keeps of a token; random tokens of 32 bytes need no salt."""
    return sha256(text.encode("utf-8", "replace")).digest()


def fresh_seed() -> str:
    """A seed that nobody can find from its seal."""
    return secrets.token_hex(16)


def seal(seed: str) -> str:
    """The hash shown before the first deal: SHA-256 of the seed's text, in hex."""
    return sha256(seed.encode()).hexdigest()


class Asker(NamedTuple):
    """Whoever asks for something: the browser's id and the tokens that came along, as the store keeps them."""

    device: bytes | None = None
    tokens: tuple[bytes, ...] = ()


def asker(device: bytes | None, given: Iterable[str]) -> Asker:
    return Asker(device, tuple(hashed(one) for one in given))
