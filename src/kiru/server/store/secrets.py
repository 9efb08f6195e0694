"""Secrets of the server itself, made once and shared by all its nodes."""

from collections.abc import Callable

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from kiru.server.store import schema
from kiru.server.store.store import Store


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
