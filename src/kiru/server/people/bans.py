"""Who is banned: browsers, and with each of them every browser of the same player."""

from sqlalchemy import Connection, select, union

from kiru.core.errors import KiruError
from kiru.server.store.people.manners_schema import bans
from kiru.server.store.people.schema import player_devices


def banned_devices(connection: Connection) -> frozenset[bytes]:
    """Every browser that is not let in."""
    banned = select(bans.c.player).where(bans.c.player.is_not(None))
    shared = select(player_devices.c.hash).where(player_devices.c.player.in_(banned))
    return frozenset(connection.execute(union(select(bans.c.hash), shared)).scalars())


def check_player(connection: Connection, player: str) -> None:
    """Refuse to open a profile that is banned."""
    if connection.execute(select(bans.c.hash).where(bans.c.player == player).limit(1)).first() is not None:
        raise KiruError("error-banned")
