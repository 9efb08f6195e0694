"""Tables of a club: members set them, and members sit down at them."""

from sqlalchemy import Connection, insert, select, update

from kiru.core.errors import KiruError
from kiru.protocol.answers import TableMade
from kiru.protocol.requests import NewTable
from kiru.server.clubs import contests, members
from kiru.server.kits import plain_texts
from kiru.server.lobby import create_table
from kiru.server.lobby.create_table import UnsavedTable
from kiru.server.lobby.lobby import Lobby
from kiru.server.lobby.seat_names import clean_name
from kiru.server.store import schema, tables
from kiru.server.store.clubs.schema import club_tables
from kiru.server.store.enums import TablePhase, TokenKind
from kiru.server.store.models import SeatValues, with_fields
from kiru.server.store.people import avoiding
from kiru.server.store.people.schema import players as people
from kiru.server.store.tokens import asker


async def make(lobby: Lobby, club: str, wish: NewTable, device: bytes | None, language: str, maker: str) -> TableMade:
    """A table marked as the club's, in the same transaction."""
    lobby.check_names(wish)
    row = create_table.new_table(wish, plain_texts(language))
    new = lobby.prepare(with_fields(row, {"maker": maker}, {}), [], device, wish.claim)
    await lobby.open_tables.add()
    await lobby.store.write(lambda connection: write(connection, club, device, new))
    return await lobby.begin_new(new)


def write(connection: Connection, club: str, device: bytes | None, new: UnsavedTable) -> None:
    members.member_player(connection, club, device)
    new.write(connection)
    connection.execute(insert(club_tables), [{"table_id": new.row.id, "club": club}])


def take_seat(connection: Connection, table: str, device: bytes | None, name: str, token: bytes) -> SeatValues:
    """Give a member a free seat; its invite is void then."""
    club = connection.execute(select(club_tables.c.club).where(club_tables.c.table_id == table)).scalar()
    if club is None or contests.is_table_of(connection, table):
        raise KiruError("error-not-now")
    player = members.member_player(connection, club, device)
    avoiding.check_welcome(connection, table, device)
    own = tables.rights_of(connection, table, [asker(device, ())])[0]
    if own.seats:
        raise KiruError("error-seated")
    phase = connection.execute(select(schema.tables.c.phase).where(schema.tables.c.id == table)).scalar()
    free = tables.free_seats(connection, table) if phase == TablePhase.WAITING else []
    if not free:
        raise KiruError("error-not-now")
    held = schema.tokens
    invites = (held.c.table_id == table, held.c.kind == TokenKind.INVITE, held.c.seat == free[0])
    connection.execute(update(held).where(*invites).values(used=True))
    known = connection.execute(select(people.c.name).where(people.c.id == player)).scalar_one()
    return tables.sit_down(connection, table, free[0], clean_name(name) or known, token, device)
