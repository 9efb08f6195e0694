"""Who has the lobby open, and who is at a table: whether a player is here, whichever node that is."""

from collections.abc import Collection

from sqlalchemy import Connection, delete, insert, select, update

from kiru.server.store import schema
from kiru.server.store.people.meeting_schema import hidden_players, visits
from kiru.server.store.people.schema import player_devices

FRESH_MS = 15_000
"""A visit that nobody has confirmed for so long is over: its node may be gone."""
AT_ONCE = 500


def see(connection: Connection, devices: Collection[bytes], node: str, now: int) -> None:
    """Note which browsers of players have the lobby open here; those of strangers are nobody's to follow."""
    connection.execute(delete(visits).where(visits.c.seen < now - FRESH_MS))
    some = sorted(devices)
    for start in range(0, len(some), AT_ONCE):
        part_of = some[start : start + AT_ONCE]
        known = set(
            connection.execute(select(player_devices.c.hash).where(player_devices.c.hash.in_(part_of))).scalars()
        )
        noted = (visits.c.device.in_(known), visits.c.node == node)
        before = set(connection.execute(select(visits.c.device).where(*noted)).scalars())
        connection.execute(update(visits).where(*noted).values(seen=now))
        fresh = [{"device": device, "node": node, "seen": now} for device in sorted(known - before)]
        if fresh:
            connection.execute(insert(visits), fresh)


def part(connection: Connection, device: bytes, node: str) -> None:
    """A browser has closed the lobby."""
    connection.execute(delete(visits).where(visits.c.device == device, visits.c.node == node))


def players_here(connection: Connection, players: Collection[str], now: int) -> set[str]:
    """Which of these players are in the lobby or at a table; whoever does not want to be shown is not among them."""
    some, devices, presences = list(players)[:AT_ONCE], schema.devices, schema.presences
    shown = player_devices.c.player.in_(some) & player_devices.c.player.not_in(select(hidden_players.c.player))
    in_lobby = (
        select(player_devices.c.player)
        .join(visits, visits.c.device == player_devices.c.hash)
        .where(shown, visits.c.seen >= now - FRESH_MS)
    )
    at_table = (
        select(player_devices.c.player)
        .join(devices, devices.c.hash == player_devices.c.hash)
        .join(presences, (presences.c.table_id == devices.c.table_id) & (presences.c.seat == devices.c.seat))
        .where(shown)
    )
    return {*connection.execute(in_lobby).scalars(), *connection.execute(at_table).scalars()}
