"""Whose share somebody uses: a mark of the network address that fits thousands of addresses, so that none is kept."""

import hmac
import secrets
from hashlib import sha256

from kiru.server.limits import visitor
from kiru.server.store.secrets import server_secret
from kiru.server.store.store import Store

MARK_LENGTH = 5
"""Hexadecimal digits: few enough that a mark fits 4,096 addresses of IPv4 even for who has read the key."""


def fresh_key() -> str:
    return secrets.token_hex(32)


class Owners:
    """The marks of addresses; every node of a store makes the same ones."""

    def __init__(self) -> None:
        self.key = b""

    async def open(self, store: Store) -> None:
        """Read the key behind the marks, or make it."""
        self.key = (await server_secret(store, "owners", fresh_key)).encode()

    def of(self, address: str) -> str:
        """The mark of an address; empty if there is none."""
        if not address:
            return ""
        return hmac.new(self.key, visitor(address).encode(), sha256).hexdigest()[:MARK_LENGTH]
