"""Addresses for messages: which are accepted, and the server's own key towards push services."""

import base64
import json
from collections.abc import Callable
from urllib.parse import urlsplit

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from kiru.core.errors import KiruError
from kiru.server import guard, schema
from kiru.server.store import Store


def check_push(subscription: str, private: bool) -> None:
    """Refuse a browser's subscription whose service is not public and encrypted."""
    try:
        endpoint = urlsplit(json.loads(subscription)["endpoint"])
        host = endpoint.hostname or ""
    except (ValueError, KeyError, TypeError) as error:
        raise KiruError("error-address") from error
    if not private and (endpoint.scheme != "https" or not host or guard.is_private_host(host)):
        raise KiruError("error-address")


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


async def server_secret(store: Store, name: str, make: Callable[[], str]) -> str:
    """A secret of the server; a node whose database takes no writing starts all the same if it is there already."""
    found = await store.read(lambda connection: known_secret(connection, name))
    if found is None:
        try:
            found = await store.write(lambda connection: secret(connection, name, make))
        except IntegrityError:
            # Another node was quicker: its secret is everybody's.
            found = await store.read(lambda connection: secret(connection, name, make))
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
