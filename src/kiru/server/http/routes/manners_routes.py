"""The HTTP requests with which people keep others at a distance, and report them (docs/protocol.md)."""

from functools import partial

from fastapi import APIRouter, Request
from sqlalchemy import Connection

from kiru.core.errors import KiruError
from kiru.protocol.manners import AvoidedPerson, Companion, Reported, ReportWish, StanceAtTable, StanceBody
from kiru.server.http.credentials import bearer_tokens
from kiru.server.http.routes.meeting_routes import PlayerId, PlayingDevice
from kiru.server.http.routes.table_routes import ERRORS, Device, InLobby, KnownDevice, Owner, TableId, check_may_look
from kiru.server.lobby.lobby import Lobby
from kiru.server.moderation import reports
from kiru.server.people import avoidance, players

router = APIRouter(responses=ERRORS)


async def check_table(request: Request, lobby: Lobby, table: str, device: bytes | None) -> None:
    """Refuse tables that are not there, and those at which the asker may not look on."""
    await check_may_look(lobby, await lobby.row(table), device, bearer_tokens(request.headers))


@router.get("/api/tables/{table}/people")
async def people_at_table(request: Request, table: TableId, lobby: InLobby, device: KnownDevice) -> list[Companion]:
    """The other people at a table, and which of them this player avoids."""
    await check_table(request, lobby, table, device)
    return await lobby.store.read(partial(avoidance.companions, table=table, device=device))


@router.post("/api/tables/{table}/stance")
async def avoid_at_table(
    request: Request, table: TableId, body: StanceAtTable, lobby: InLobby, device: Device, owner: Owner
) -> list[Companion]:
    """Mute or block somebody at a table, or think better of it."""
    await check_table(request, lobby, table, device)
    if not request.app.state.node.stances.take(owner):
        raise KiruError("error-too-many")
    deed = partial(avoidance.avoid_at_table, device=device, table=table, seat=body.seat, line=body.line)
    await lobby.store.write(partial(deed, stance=body.stance))
    return await lobby.store.read(partial(avoidance.companions, table=table, device=device))


@router.get("/api/me/avoided")
async def avoided_people(lobby: InLobby, device: KnownDevice) -> list[AvoidedPerson]:
    """Whom the player of this device has muted or blocked."""

    def read(connection: Connection) -> list[AvoidedPerson]:
        player = players.player_of(connection, device) if device is not None else None
        return [] if player is None else avoidance.avoided(connection, player)

    return await lobby.store.read(read)


@router.post("/api/me/people/{player}/stance")
async def avoid_known(
    request: Request, player: PlayerId, body: StanceBody, lobby: InLobby, device: PlayingDevice, owner: Owner
) -> list[AvoidedPerson]:
    """Mute or block somebody this player knows, or think better of it."""
    if not request.app.state.node.stances.take(owner):
        raise KiruError("error-too-many")
    await lobby.store.write(partial(avoidance.avoid_known, device=device, other=player, stance=body.stance))
    return await avoided_people(lobby, device)


@router.post("/api/tables/{table}/reports")
async def report(
    request: Request, table: TableId, body: ReportWish, lobby: InLobby, device: Device, owner: Owner
) -> Reported:
    """Ask the server's owner to look at a line, a person or a table."""
    await check_table(request, lobby, table, device)
    if not request.app.state.node.reports.take(owner):
        raise KiruError("error-too-many")
    await lobby.store.write(partial(reports.add, device=device, maker=owner, table=table, wish=body))
    return {"reported": True}
