"""The HTTP requests about a seat's pick before the game and the end of a lesson (docs/protocol.md)."""

from fastapi import APIRouter

from kiru.protocol.heads import Head
from kiru.protocol.requests import SeatPick
from kiru.server.http.routes.people_routes import OwnRights
from kiru.server.http.routes.table_routes import ERRORS, InLobby, TableId
from kiru.server.lobby import preparing

router = APIRouter(responses=ERRORS)


@router.post("/api/tables/{table}/pick")
async def pick(table: TableId, lobby: InLobby, rights: OwnRights, body: SeatPick) -> Head:
    """Pick something for one's seat while the table waits."""
    await preparing.pick(lobby, table, rights, body.seat, body.pick)
    return await lobby.head(table)


@router.post("/api/tables/{table}/finish-lesson")
async def finish_lesson(table: TableId, lobby: InLobby, rights: OwnRights) -> Head:
    """The lesson is through; it leaves the lists of its learner."""
    await preparing.finish_lesson(lobby, table, rights)
    return await lobby.head(table)
