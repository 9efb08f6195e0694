"""Whom somebody avoids: muted people are not heard by them, blocked ones do not sit down at their tables either."""

from typing import Any, cast

from sqlalchemy import Connection, delete, func, insert, or_, select

from kiru.core.errors import KiruError
from kiru.protocol.manners import AvoidedPerson, Companion, Stance
from kiru.server.people import players as people
from kiru.server.store import schema
from kiru.server.store.models import now_ms
from kiru.server.store.people.manners_schema import avoided_players
from kiru.server.store.people.meeting_schema import follows
from kiru.server.store.people.schema import player_devices, players
from kiru.server.store.tables import browsers_of
from kiru.server.tables.heads import moment

MOST_AVOIDED = 200
NONE: Stance = "none"


def companions(connection: Connection, table: str, device: bytes | None) -> list[Companion]:
    """The other people at a table who came with a browser, and whether one avoids them."""
    own = set(browsers_of(connection, device)) if device is not None else set()
    player = people.player_of(connection, device) if device is not None else None
    stances = stances_of(connection, player) if player is not None else {}
    devices, seats = schema.devices, schema.seats
    query = select(devices.c.seat, devices.c.hash, player_devices.c.player, seats.c.name).join(
        seats, (seats.c.table_id == devices.c.table_id) & (seats.c.seat == devices.c.seat)
    )
    query = query.outerjoin(player_devices, player_devices.c.hash == devices.c.hash)
    rows = connection.execute(query.where(devices.c.table_id == table).order_by(devices.c.seat)).all()
    mine = {row.seat for row in rows if row.hash in own}
    found: dict[int, Companion] = {}
    for row in rows:
        if row.seat not in mine:
            stance = stances.get(row.player, NONE)
            found.setdefault(row.seat, {"seat": row.seat, "name": row.name, "stance": stance})
    return list(found.values())


def stances_of(connection: Connection, player: str) -> dict[str, Stance]:
    query = select(avoided_players.c.other, avoided_players.c.stance).where(avoided_players.c.player == player)
    return {other: cast(Stance, stance) for other, stance in connection.execute(query)}


def browser_at(connection: Connection, table: str, seat: int | None, line: int | None) -> tuple[bytes, str]:
    """The browser that holds a seat, or that said a line, and the name it goes by there."""
    devices, seats, chats = schema.devices, schema.seats, schema.chats
    if line is not None:
        said = (chats.c.table_id == table, chats.c.number == line, chats.c.device.is_not(None))
        row = connection.execute(select(chats.c.device, chats.c.name).where(*said)).first()
    else:
        held = (devices.c.table_id == table, devices.c.seat == seat)
        name = (seats.c.table_id == devices.c.table_id) & (seats.c.seat == devices.c.seat)
        query = select(devices.c.hash, seats.c.name).join(seats, name).where(*held)
        row = connection.execute(query.order_by(devices.c.hash)).first()
    if row is None:
        raise KiruError("error-nobody-there")
    return row[0], row[1]


def avoid_at_table(
    connection: Connection, device: bytes, table: str, seat: int | None, line: int | None, stance: Stance
) -> None:
    """Mute or block whoever sits at a seat or said a line, or think better of it; both become players by that."""
    theirs, name = browser_at(connection, table, seat, line)
    if theirs in browsers_of(connection, device):
        raise KiruError("error-avoid-self")
    other = people.player_of(connection, theirs)
    if other is None and stance == NONE:
        return
    player = people.player_of(connection, device)
    if player is None:
        player = people.new_player(connection, device, name_at(connection, table, device))
    avoid(connection, player, other or people.new_player(connection, theirs, name), stance)


def name_at(connection: Connection, table: str, device: bytes) -> str:
    """The name under which a browser sits at a table; none if it does not."""
    devices, seats = schema.devices, schema.seats
    same = (seats.c.table_id == devices.c.table_id) & (seats.c.seat == devices.c.seat)
    query = select(seats.c.name).join(devices, same).where(devices.c.hash == device, seats.c.table_id == table)
    return connection.execute(query).scalar() or ""


def avoid_known(connection: Connection, device: bytes, other: str, stance: Stance) -> None:
    """The same with somebody one has played with, or avoids already."""
    player = people.player_of(connection, device)
    if player is None or player == other or not is_known(connection, player, other):
        raise KiruError("error-nobody-there")
    avoid(connection, player, other, stance)


def is_known(connection: Connection, player: str, other: str) -> bool:
    return other in stances_of(connection, player) or people.last_together(connection, player, other) is not None


def avoid(connection: Connection, player: str, other: str, stance: Stance) -> None:
    """Change what a player thinks of another; whoever is blocked is not followed any more."""
    this = (avoided_players.c.player == player, avoided_players.c.other == other)
    connection.execute(delete(avoided_players).where(*this))
    if stance == NONE:
        return
    count = select(func.count()).select_from(avoided_players).where(avoided_players.c.player == player)
    if connection.execute(count).scalar_one() >= MOST_AVOIDED:
        raise KiruError("error-avoided-full", limit=MOST_AVOIDED)
    row = {"player": player, "other": other, "stance": stance, "at": now_ms()}
    connection.execute(insert(avoided_players), [row])
    if stance == "block":
        connection.execute(delete(follows).where(follows.c.player == player, follows.c.followed == other))


def avoided(connection: Connection, player: str) -> list[AvoidedPerson]:
    """Whom a player avoids, the latest first."""
    query = select(avoided_players, players.c.name).join(players, players.c.id == avoided_players.c.other)
    rows = connection.execute(query.where(avoided_players.c.player == player).order_by(avoided_players.c.at.desc()))
    return [avoided_person(row) for row in rows]


def avoided_person(row: Any) -> AvoidedPerson:
    return {"player": row.other, "name": row.name, "stance": row.stance, "at": moment(row.at)}


def move(connection: Connection, source: str, target: str) -> None:
    """One player takes over whom another avoids, and by whom it is avoided; of two stances the stronger one stays."""
    by, about = avoided_players.c.player, avoided_players.c.other
    rows = connection.execute(select(avoided_players).where(or_(by == source, about == source))).all()
    forget(connection, source)
    for row in rows:
        player, other = (target if one == source else one for one in (row.player, row.other))
        if player == other:
            continue
        this = (by == player, about == other)
        known = connection.execute(select(avoided_players.c.stance).where(*this)).scalar()
        if known is None or (known, row.stance) == ("mute", "block"):
            connection.execute(delete(avoided_players).where(*this))
            connection.execute(
                insert(avoided_players), [{"player": player, "other": other, "stance": row.stance, "at": row.at}]
            )


def forget(connection: Connection, player: str) -> None:
    """Nobody avoids a player any more, who avoids nobody."""
    is_there = or_(avoided_players.c.player == player, avoided_players.c.other == player)
    connection.execute(delete(avoided_players).where(is_there))
