"""Who sat where: browsers become players with the first game that they play to its end."""

import secrets
from typing import Any

from sqlalchemy import Connection, insert, select, update

from kiru.server.people.finished import FinishedGame
from kiru.server.store import schema
from kiru.server.store.models import now_ms
from kiru.server.store.people.schema import player_devices, players, results, seat_results


def player_of(connection: Connection, device: bytes) -> str | None:
    """The player whose browser it is; None for one that has not played to an end yet."""
    return connection.execute(select(player_devices.c.player).where(player_devices.c.hash == device)).scalar()


def last_together(connection: Connection, player: str | None, other: str) -> Any:
    """The latest game that two players have finished, with the other's seat; None without one, or with oneself, or if
    the other has been deleted."""
    mine, theirs = seat_results.alias(), seat_results.alias()
    query = (
        select(theirs.c.table_id, theirs.c.seat)
        .join(mine, mine.c.table_id == theirs.c.table_id)
        .join(results, results.c.table_id == theirs.c.table_id)
        .join(players, players.c.id == theirs.c.player)
        .where(mine.c.player == player, theirs.c.player == other, players.c.former.is_(False))
        .order_by(results.c.at.desc(), theirs.c.table_id)
    )
    return connection.execute(query.limit(1)).first() if player not in (None, other) else None


def seated_players(connection: Connection, game: FinishedGame) -> list[str | None]:
    """The player of every seat; None for bots, and for whoever came without a browser."""
    devices = schema.devices
    held = select(devices.c.seat, devices.c.hash).where(devices.c.table_id == game.table, devices.c.seat >= 0)
    hashes: dict[int, list[bytes]] = {}
    for seat, hashed in connection.execute(held.order_by(devices.c.seat, devices.c.hash)):
        hashes.setdefault(seat, []).append(hashed)
    return [
        known_or_new(connection, hashes[number], seat.name) if seat.bot is None and number in hashes else None
        for number, seat in enumerate(game.seats)
    ]


def known_or_new(connection: Connection, hashes: list[bytes], name: str) -> str:
    """The player behind the browsers of a seat, under the name of this game; of several the one known longest."""
    own = select(players.c.id).join(player_devices).where(player_devices.c.hash.in_(hashes))
    found: str | None = connection.execute(own.order_by(players.c.created, players.c.id)).scalar()
    if found is not None:
        named = (players.c.id == found, players.c.chosen.is_(False))
        connection.execute(update(players).where(*named).values(name=name))
        return found
    return new_player(connection, hashes[0], name)


def new_player(connection: Connection, device: bytes, name: str, label: str = "") -> str:
    """A player with one browser."""
    fresh, now = secrets.token_hex(8), now_ms()
    connection.execute(insert(players), [{"id": fresh, "name": name, "created": now}])
    add_device(connection, fresh, device, label)
    return fresh


def add_device(connection: Connection, player: str, device: bytes, label: str) -> None:
    now = now_ms()
    row = {"hash": device, "player": player, "label": label, "added": now, "seen": now}
    connection.execute(insert(player_devices), [row])
