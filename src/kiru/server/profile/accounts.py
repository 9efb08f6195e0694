"""Who a browser's player is: name, glyph, language, and the browsers that belong together."""

from hashlib import sha256
from typing import Any, cast

from sqlalchemy import Connection, delete, func, select, update

from kiru.core.errors import KiruError
from kiru.protocol.profile import Glyph, OwnDevice, OwnPasskey, OwnProfile, ProfileWish
from kiru.server.lobby.seat_names import clean_name
from kiru.server.people import players as people
from kiru.server.store import changes, schema
from kiru.server.store.enums import TokenKind
from kiru.server.store.models import now_ms
from kiru.server.store.people.schema import passkeys, player_devices, players, recoveries, seat_results
from kiru.server.tables.heads import moment

MOST_DEVICES = 20
"""Browsers of one profile."""
SEEN_EVERY_MS = 3_600_000
"""How exactly it is noted when a browser was last here."""
MOST_TABLES = 2_000
"""Tables whose seats are handed over at once; a busy regular has some hundreds."""
NOBODY: dict[str, Any] = {"name": "", "glyph": "", "language": "", "chosen": False, "former": True}
"""What is left of a player who is deleted, or has become part of another."""


def home_of(player: str) -> bytes:
    """Holds the seats of a profile that no browser of it holds any more; no cookie has this hash."""
    return sha256(f"kiru player {player}".encode()).digest()


def ensure(connection: Connection, device: bytes, name: str, label: str) -> str:
    """The player of a browser; one that has none yet gets one."""
    found = people.player_of(connection, device)
    return found if found is not None else people.new_player(connection, device, clean_name(name), label)


def change(connection: Connection, device: bytes, wish: ProfileWish, label: str) -> None:
    """Be known as one wishes from now on; finished games keep the names under which they were played."""
    name = clean_name(wish.name)
    if not name:
        raise KiruError("error-name-missing")
    player = ensure(connection, device, name, label)
    values = {"name": name, "glyph": wish.glyph, "language": wish.language, "chosen": True}
    connection.execute(update(players).where(players.c.id == player).values(**values))


def read(connection: Connection, device: bytes) -> OwnProfile | None:
    """The profile of a browser; None if it has none."""
    player = people.player_of(connection, device)
    if player is None:
        return None
    row = connection.execute(select(players).where(players.c.id == player)).one()
    phrase = connection.execute(select(recoveries.c.created).where(recoveries.c.player == player)).scalar()
    games = select(func.count(seat_results.c.table_id.distinct())).where(seat_results.c.player == player)
    return {
        "name": row.name,
        "glyph": cast(Glyph, row.glyph),
        "language": row.language,
        "chosen": row.chosen,
        "games": connection.execute(games).scalar_one(),
        "devices": own_devices(connection, player, device),
        "passkeys": own_passkeys(connection, player),
        "phrase": None if phrase is None else moment(phrase),
    }


def own_devices(connection: Connection, player: str, device: bytes) -> list[OwnDevice]:
    """The browsers of a player, the one that asks first."""
    query = select(player_devices).where(player_devices.c.player == player, player_devices.c.hash != home_of(player))
    rows = connection.execute(query.order_by(player_devices.c.seen.desc(), player_devices.c.hash)).all()
    return [device_row(row, device) for row in sorted(rows, key=lambda row: row.hash != device)]


def device_row(row: Any, device: bytes) -> OwnDevice:
    return {
        "id": public_id(row.hash),
        "label": row.label,
        "added": moment(row.added) if row.added else None,
        "seen": moment(row.seen) if row.seen else None,
        "this": row.hash == device,
    }


def own_passkeys(connection: Connection, player: str) -> list[OwnPasskey]:
    rows = connection.execute(select(passkeys).where(passkeys.c.player == player).order_by(passkeys.c.created))
    return [
        {"id": row.id.hex(), "label": row.label, "created": moment(row.created), "used": moment(row.used)}
        for row in rows
    ]


def public_id(hashed: bytes) -> str:
    """How a browser is named to its owner: nothing that could be taken for the browser."""
    return sha256(b"device " + hashed).hexdigest()[:16]


def note_seen(connection: Connection, device: bytes, label: str) -> None:
    """The browser is here; written down once an hour."""
    now = now_ms()
    own = (player_devices.c.hash == device, player_devices.c.seen < now - SEEN_EVERY_MS)
    connection.execute(update(player_devices).where(*own).values(seen=now, label=label))


def is_kept(connection: Connection, player: str) -> bool:
    """Whether a profile can be opened from another browser."""
    for keys in (passkeys, recoveries):
        if connection.execute(select(keys.c.player).where(keys.c.player == player)).first() is not None:
            return True
    return False


def check_room(connection: Connection, player: str) -> None:
    """Refuse one browser too many."""
    count = select(func.count()).where(player_devices.c.player == player)
    if connection.execute(count).scalar_one() >= MOST_DEVICES:
        raise KiruError("error-devices-full", limit=MOST_DEVICES)


def remove_device(connection: Connection, device: bytes, id: str) -> list[str]:
    """Take a browser out of the profile of another one, or of itself; returned are the tables it held seats at."""
    player = people.player_of(connection, device)
    own = select(player_devices.c.hash).where(player_devices.c.player == player)
    hashes = [one for one in connection.execute(own).scalars() if player and one != home_of(player)]
    found = next((one for one in hashes if public_id(one) == id), None)
    if player is None or found is None:
        raise KiruError("error-not-yours")
    if len(hashes) == 1 and not is_kept(connection, player):
        raise KiruError("error-not-kept")
    return part(connection, found, player)


def part(connection: Connection, device: bytes, player: str) -> list[str]:
    """A browser and a profile go separate ways: its seats stay with the profile, and tokens to them are void."""
    home, devices, tokens = home_of(player), schema.devices, schema.tokens
    if connection.execute(select(player_devices.c.hash).where(player_devices.c.hash == home)).first() is None:
        people.add_device(connection, player, home, "")
    query = select(devices.c.table_id, devices.c.seat).where(devices.c.hash == device).limit(MOST_TABLES)
    held = [(row.table_id, row.seat) for row in connection.execute(query)]
    for table, seat in held:
        this = (devices.c.table_id == table, devices.c.seat == seat)
        connection.execute(delete(devices).where(*this, devices.c.hash.in_((device, home))))
        connection.execute(devices.insert(), [{"hash": home, "table_id": table, "seat": seat}])
        kind = TokenKind.OWNER if seat < 0 else TokenKind.SEAT
        is_own = tokens.c.seat.is_(None) if seat < 0 else tokens.c.seat == seat
        connection.execute(delete(tokens).where(tokens.c.table_id == table, tokens.c.kind == kind, is_own))
    connection.execute(delete(player_devices).where(player_devices.c.hash == device))
    tables = sorted({table for table, _ in held})
    changes.note_hand_over(connection, tables)
    return tables
