"""Whose share somebody uses: a mark of the network address that fits thousands of addresses, so that none is kept."""

import hmac
import secrets
from hashlib import sha256
from ipaddress import AddressValueError, IPv6Address

from kiru.server.addresses import secret
from kiru.server.store import Store

MARK_LENGTH = 5
"""Hexadecimal digits: few enough that a mark fits 4,096 addresses of IPv4 even for who has read the key."""
NETWORK_BITS = 64
"""One household has so many leading bits of an IPv6 address in common."""


def network_of(address: str) -> str:
    """The address, or the network that is one household's in IPv6; IPv4 in its IPv6 form is IPv4."""
    try:
        number = IPv6Address(address.partition("%")[0])
    except AddressValueError:
        return address
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return f"{int(number) >> NETWORK_BITS:016x}::"


def fresh_key() -> str:
    return secrets.token_hex(32)


class Owners:
    """The marks of addresses; every node of a store makes the same ones."""

    def __init__(self) -> None:
        self.key = b""

    async def open(self, store: Store) -> None:
        """Read the key behind the marks, or make it."""
        key = await store.write(lambda connection: secret(connection, "owners", fresh_key))
        self.key = key.encode()

    def of(self, address: str) -> str:
        """The mark of an address; empty if there is none."""
        if not address:
            return ""
        return hmac.new(self.key, network_of(address).encode(), sha256).hexdigest()[:MARK_LENGTH]
