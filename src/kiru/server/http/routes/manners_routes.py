"""The HTTP requests with which people keep others at a distance, and report them (docs/protocol.md)."""

from collections.abc import Callable
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Request
from sqlalchemy import Connection

from kiru.core.errors import KiruError
from kiru.protocol.clubs import Done
from kiru.protocol.manners import (
    AvoidedPerson,
    Companion,
    Complaint,
    ReportBody,
    Reported,
    ReportWish,
    StanceAtTable,
    StanceBody,
)
from kiru.server.clubs import members
from kiru.server.http.credentials import bearer_tokens
from kiru.server.http.routes.club_routes import ClubId
from kiru.server.http.routes.meeting_routes import PlayerId, PlayingDevice
from kiru.server.http.routes.table_routes import ERRORS, Device, InLobby, KnownDevice, Owner, TableId, check_may_look
from kiru.server.lobby.lobby import Lobby
from kiru.server.moderation import accused, reports
from kiru.server.moderation.accused import Accused
from kiru.server.people import avoidance, players

router = APIRouter(responses=ERRORS)
MemberNumber = Annotated[int, Path(ge=0, le=1_000_000)]


async def check_table(request: Request, lobby: Lobby, table: str, device: bytes | None) -> None:
    """Refuse tables that are not there, and those at which the asker may not look on."""
    await check_may_look(lobby, await lobby.row(table), device, bearer_tokens(request.headers))


def check_stances(request: Request, owner: str) -> None:
    """Refuse whoever changes their mind too often."""
    if not request.app.state.node.stances.take(owner):
        raise KiruError("error-too-many")


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
    check_stances(request, owner)
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
    check_stances(request, owner)
    await lobby.store.write(partial(avoidance.avoid_known, device=device, other=player, stance=body.stance))
    return await avoided_people(lobby, device)


@router.post("/api/clubs/{club}/members/{number}/stance")
async def avoid_member(
    request: Request, club: ClubId, number: MemberNumber, body: StanceBody, lobby: InLobby, device: Device, owner: Owner
) -> Done:
    """Mute or block a member of one's club, or think better of it."""
    check_stances(request, owner)
    deed = partial(members.avoid, club=club, device=device, number=number, stance=body.stance)
    await lobby.store.write(deed)
    return {"done": True}


@router.post("/api/tables/{table}/reports")
async def report(
    request: Request, table: TableId, body: ReportWish, lobby: InLobby, device: Device, owner: Owner
) -> Reported:
    """Ask the server's owner to look at a line, a person or a table."""
    await check_table(request, lobby, table, device)
    about = partial(accused.at_table, table=table, seat=body.seat, line=body.line)
    return await write_report(request, about, device, owner, body)


@router.post("/api/me/people/{player}/reports")
async def report_known(
    request: Request, player: PlayerId, body: ReportBody, device: PlayingDevice, owner: Owner
) -> Reported:
    """Ask the server's owner to look at somebody this player has played with."""
    about = partial(accused.played_with, device=device, other=player)
    return await write_report(request, about, device, owner, body)


@router.post("/api/clubs/{club}/members/{number}/reports")
async def report_member(
    request: Request, club: ClubId, number: MemberNumber, body: ReportBody, device: Device, owner: Owner
) -> Reported:
    """Ask the server's owner to look at a member of a club."""
    return await write_report(request, partial(accused.club_member, club=club, number=number), device, owner, body)


async def write_report(
    request: Request, about: Callable[[Connection], Accused], device: bytes, maker: str, body: Complaint
) -> Reported:
    """Find whom it is about, and write it down."""
    node = request.app.state.node
    if not node.reports.take(maker):
        raise KiruError("error-too-many")
    await node.store.write(lambda one: reports.add(one, device, maker, about(one), body))
    return {"reported": True}
