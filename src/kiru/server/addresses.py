"""Addresses for messages: which are accepted, and the server's own key towards push services."""

import base64
import json
import re
from collections.abc import Callable
from urllib.parse import urlsplit

from sqlalchemy import Connection, insert, select

from kiru.core.errors import KiruError
from kiru.server import guard, schema

NUMBERS = re.compile(r"[0-9a-f:.%]*:[0-9a-f:.%]*|(0x[0-9a-f]*|[0-9]+)(\.(0x[0-9a-f]*|[0-9]+))*")
"""An IPv6 address, or an IPv4 address however it is written."""


def check_address(kind: str, address: str, private: bool) -> None:
    """Refuse at once what would never be sent."""
    if kind == "push":
        try:
            endpoint = urlsplit(json.loads(address)["endpoint"])
            host = endpoint.hostname or ""
        except (ValueError, KeyError, TypeError) as error:
            raise KiruError("error-address") from error
        if not private and (endpoint.scheme != "https" or is_private_host(host)):
            raise KiruError("error-address")
        return
    schema_, _, rest = address.partition("://")
    if not rest or "," in address or schema_.lower() in guard.LOCAL_SCHEMAS:
        raise KiruError("error-address")
    import apprise

    service = apprise.Apprise.instantiate(address, suppress_exceptions=True)
    if service is None:
        raise KiruError("error-address")
    # Services of fixed name, such as Telegram's, put a number of their own where others have a host.
    has_host = any("{host}" in template for template in getattr(service, "templates", ()))
    if has_host and not private and is_private_host(str(getattr(service, "host", None) or "")):
        raise KiruError("error-address")


def is_private_host(host: str) -> bool:
    """A host in digits that is not public, or a name that only this network knows."""
    name = host.strip("[]").rstrip(".").lower()
    if name in ("localhost", "ip6-localhost") or name.endswith((".localhost", ".local", ".internal", ".home.arpa")):
        return True
    return NUMBERS.fullmatch(name) is not None and not guard.is_public(name)


def known_secret(connection: Connection, name: str) -> str | None:
    """A secret of the server, if it has been made."""
    secrets = schema.secrets
    return connection.execute(select(secrets.c.value).where(secrets.c.name == name)).scalar()


def secret(connection: Connection, name: str, make: Callable[[], str]) -> str:
    """A secret of the server, made by whichever node needs it first."""
    found = known_secret(connection, name)
    if found is None:
        found = make()
        connection.execute(insert(schema.secrets), [{"name": name, "value": found}])
    return found


def fresh_key() -> str:
    """A private and a public key for web push, as base64url."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    private = key.private_numbers().private_value.to_bytes(32, "big")
    form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    public = key.public_key().public_bytes(*form)
    return " ".join(base64.urlsafe_b64encode(part).rstrip(b"=").decode() for part in (private, public))
