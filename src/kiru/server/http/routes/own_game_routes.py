"""The HTTP requests about somebody's own games (docs/protocol.md): whose they are the browser's cookie says."""

from functools import partial
from typing import Annotated, Any, Literal, cast

from fastapi import APIRouter, Depends, Query, Request, Response

from kiru.core.errors import KiruError
from kiru.protocol.people import Dismissed, OwnGames, TableView
from kiru.protocol.views import View
from kiru.server.http.credentials import bearer_tokens
from kiru.server.http.routes.table_routes import (
    ERRORS,
    InLobby,
    KnownDevice,
    Owner,
    TableId,
    check_may_look,
    needs_device,
)
from kiru.server.people import own_games, record_archive
from kiru.server.people.own_games import Wanted
from kiru.server.store.enums import TablePhase

router = APIRouter(responses=ERRORS)
OwnDevice = Annotated[bytes, Depends(needs_device("error-not-yours"))]
ZIP: dict[int | str, dict[str, Any]] = {
    200: {"content": {"application/zip": {"schema": {"type": "string", "format": "binary"}}}}
}


@router.get("/api/me/games")
async def my_games(
    lobby: InLobby,
    device: KnownDevice,
    phase: Literal["waiting", "playing", "over"] | None = None,
    game: Annotated[str, Query(max_length=40)] = "",
    name: Annotated[str, Query(max_length=60)] = "",
    before: Annotated[str, Query(pattern="^([0-9]{1,15}-[a-z0-9]{10})?$")] = "",
) -> OwnGames:
    """Every table at which this device holds a seat, page by page."""
    if device is None:
        return {"games": [], "next": None}
    at, _, table = before.partition("-")
    wanted = Wanted(
        TablePhase(phase) if phase else None, game, " ".join(name.split()), (int(at), table) if before else None
    )
    return await lobby.store.read(partial(own_games.own_games, device=device, wanted=wanted))


@router.post("/api/me/games/{table}/dismiss")
async def dismiss(table: TableId, lobby: InLobby, device: OwnDevice) -> Dismissed:
    """Take a finished game out of the list of this device."""
    await lobby.store.write(partial(own_games.dismiss, device=device, table=table))
    return {"dismissed": True}


@router.delete("/api/me/games/{table}/dismiss")
async def bring_back(table: TableId, lobby: InLobby, device: OwnDevice) -> Dismissed:
    """Put a dismissed game back into the list of this device."""
    await lobby.store.write(partial(own_games.bring_back, device=device, table=table))
    return {"dismissed": False}


@router.get("/api/me/records", response_class=Response, responses=ZIP)
async def my_records(request: Request, lobby: InLobby, device: OwnDevice, owner: Owner) -> Response:
    """The records of the latest finished games of this device, as one archive."""
    if not request.app.state.node.archives.take(owner):
        raise KiruError("error-too-many")
    packed = await lobby.store.read(partial(record_archive.archive, device=device))
    name = {"content-disposition": 'attachment; filename="kiru-records.zip"'}
    return Response(packed, media_type="application/zip", headers=name)


@router.get("/api/tables/{table}/view")
async def table_view(request: Request, table: TableId, lobby: InLobby, device: KnownDevice) -> TableView:
    """What a table looks like now, for a small picture of it; nobody is counted as looking on."""
    room = await lobby.room(table)
    await check_may_look(lobby, room.table, device, bearer_tokens(request.headers))
    async with room.lock:
        await room.ready()
        return {"view": cast(View, room.kit.view(room.match.state))}
