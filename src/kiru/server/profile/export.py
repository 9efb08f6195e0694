"""Everything that the server knows about somebody, as one archive for them to keep."""

import io
import json
import zipfile
from typing import Any, NamedTuple

from sqlalchemy import Connection, select, tuple_

from kiru.protocol.people import OwnGame
from kiru.server.people import leaderboards, own_games, own_statistics, record_archive
from kiru.server.people import players as people
from kiru.server.people.own_games import Wanted
from kiru.server.profile import accounts, forgetting, memberships
from kiru.server.store import schema
from kiru.server.store.people import notice_schema
from kiru.server.store.tables import browsers_of, with_seats
from kiru.server.tables.heads import moment

MOST_GAMES = 200
"""Games in one part of an export; the parts that follow hold the older ones."""
MOST_LINES = 20_000
"""Lines of chat in an export, the latest."""
SEATS_AT_ONCE = 300
"""Seats that are looked up in one statement."""


class Part(NamedTuple):
    """A part of an export."""

    packed: bytes
    next: str | None
    """What to ask for the part after it with."""


def export(connection: Connection, device: bytes, before: tuple[int, str] | None) -> Part:
    """Games and records; with the first part everything else."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as target:
        if before is None:
            write(target, "profile.json", accounts.read(connection, device))
            write(target, "ratings.json", own_ratings(connection, device))
            write(target, "statistics.json", statistics(connection, device))
            write(target, "people.json", own_memberships(connection, device))
            write(target, "chat.json", own_lines(connection, device))
            write(target, "messages.json", own_messages(connection, device))
        following = write_games(connection, device, before, target)
    return Part(packed.getvalue(), following)


def write_games(
    connection: Connection, device: bytes, before: tuple[int, str] | None, target: zipfile.ZipFile
) -> str | None:
    """Games with their records until the part is full; what to ask for the next part with."""
    hashes, left = browsers_of(connection, device), record_archive.MOST_DECISIONS
    games: list[OwnGame] = []
    query = own_games.own_tables(hashes, Wanted(before=before), with_dismissed=True).limit(MOST_GAMES + 1)
    found = with_seats(connection, query)
    tables = [table.id for table in found]
    held, scores = own_games.held_seats(connection, hashes, tables), own_games.scores_of(connection, tables)
    following = None
    for table in found:
        left -= table.seq
        if games and (left < 0 or len(games) == MOST_GAMES):
            last = found[len(games) - 1]
            following = f"{last.changed}-{last.id}"
            break
        games.append(own_games.own_game(table, held[table.id], scores.get(table.id)))
        target.writestr(f"records/{table.game}-{table.id}.kiru", record_archive.record_of(connection, table.id))
    write(target, "games.json", games)
    return following


def own_ratings(connection: Connection, device: bytes) -> Any:
    player = people.player_of(connection, device)
    return [] if player is None else leaderboards.own_ratings(connection, player)


def statistics(connection: Connection, device: bytes) -> Any:
    """Like every file of an export, in the words of the program."""
    player = people.player_of(connection, device)
    return {} if player is None else own_statistics.own_statistics(connection, player, "en")


def own_memberships(connection: Connection, device: bytes) -> Any:
    player = people.player_of(connection, device)
    return {} if player is None else memberships.belongings(connection, player)


def own_messages(connection: Connection, device: bytes) -> Any:
    """Where and when somebody wants messages, and what they were told; passwords in addresses stay with the server."""
    hashes = browsers_of(connection, device)
    notices, chosen, told = schema.notices, notice_schema.notice_people, notice_schema.told_notices
    ways = select(notices).where(notices.c.device.in_(hashes)).order_by(notices.c.kind, notices.c.id)
    hours = select(chosen).where(chosen.c.device.in_(hashes)).order_by(chosen.c.changed.desc()).limit(1)
    lines = select(told).where(told.c.device.in_(hashes)).order_by(told.c.at.desc()).limit(MOST_LINES)
    return {
        "addresses": [own_address(row) for row in connection.execute(ways)],
        "hours": [
            {"zone": row.zone, "quiet_from": row.quiet_from, "quiet_to": row.quiet_to, "pause": row.pause}
            for row in connection.execute(hours)
        ],
        "told": [
            {"kind": row.kind, "place": row.place, "number": row.number, "at": moment(row.at)}
            for row in connection.execute(lines)
        ],
    }


def own_address(row: Any) -> dict[str, Any]:
    address = row.address if row.kind == "mail" else row.address.partition("://")[0] if row.kind == "apprise" else ""
    kinds = row.kinds.split(",")
    return {"kind": row.kind, "address": address, "language": row.language, "kinds": kinds, "confirmed": row.confirmed}


def own_lines(connection: Connection, device: bytes) -> list[dict[str, Any]]:
    """What somebody has said, table by table."""
    chats, seats, lines = schema.chats, forgetting.own_seats(connection, device), []
    for start in range(0, len(seats), SEATS_AT_ONCE):
        some = [tuple(one) for one in seats[start : start + SEATS_AT_ONCE]]
        query = select(chats).where(tuple_(chats.c.table_id, chats.c.seat).in_(some)).order_by(chats.c.at)
        lines += [
            {"table": row.table_id, "at": moment(row.at), "text": row.text, "reaction": row.reaction}
            for row in connection.execute(query.limit(MOST_LINES))
            if row.text or row.reaction
        ]
    return lines[-MOST_LINES:]


def write(target: zipfile.ZipFile, name: str, content: Any) -> None:
    target.writestr(name, json.dumps(content, ensure_ascii=False, indent=1))
