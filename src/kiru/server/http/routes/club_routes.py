"""The HTTP requests about clubs (docs/protocol.md): whose they are the browser's cookie says."""

import json
from functools import partial
from hashlib import sha256
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import JSONResponse
from sqlalchemy import Connection

from kiru.core.errors import KiruError
from kiru.protocol.answers import Claimed, TableMade
from kiru.protocol.clubs import Club, ClubMade, ClubMemberBody, ClubName, Done, NewClub, OwnClub
from kiru.protocol.requests import Join, NewTable
from kiru.server.clubs import club_page, club_tables, members
from kiru.server.http.routes.table_routes import ERRORS, Device, InLobby, KnownDevice, Language, Owner, TableId
from kiru.server.limits import Buckets

router = APIRouter(responses=ERRORS)
ClubId = Annotated[str, Path(max_length=20)]
NOT_MODIFIED: dict[int | str, dict[str, Any]] = {304: {"description": "Nothing has changed since the ETag."}}


def check_foundings(request: Request, owner: str) -> None:
    """Nobody floods the server with clubs, nights and tournaments."""
    foundings: Buckets = request.app.state.node.foundings
    if not foundings.take(owner):
        raise KiruError("error-too-many")


def answered(request: Request, body: Any) -> Response:
    """A page that is asked for again and again: the same one is not sent twice."""
    tag = f'"{sha256(json.dumps(body, sort_keys=True).encode()).hexdigest()[:32]}"'
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers={"etag": tag})
    return JSONResponse(body, headers={"etag": tag})


@router.post("/api/clubs")
async def found_club(request: Request, body: NewClub, lobby: InLobby, device: Device, owner: Owner) -> ClubMade:
    """Found a club, and be its owner."""
    check_foundings(request, owner)
    lobby.words.check(body.name, body.nick)
    found = partial(members.found_club, device=device, name=body.name, nick=body.nick)
    return {"club": await lobby.store.write(found)}


@router.get("/api/clubs/mine")
async def my_clubs(lobby: InLobby, device: KnownDevice) -> list[OwnClub]:
    """The clubs of this device's player."""
    return [] if device is None else await lobby.store.read(partial(club_page.own_clubs, device=device))


@router.get("/api/clubs/{club}", response_model=Club, responses=NOT_MODIFIED)
async def show_club(request: Request, club: ClubId, lobby: InLobby, device: KnownDevice) -> Response:
    """A club's page, for whoever has the link."""
    ladders: club_page.Ladders = request.app.state.node.ladders
    page = partial(club_page.club_page, club=club, device=device, ladders=ladders)
    return answered(request, await lobby.store.read(page))


@router.post("/api/clubs/{club}/join")
async def join_club(club: ClubId, body: Join, lobby: InLobby, device: Device) -> Done:
    """Become a member."""
    lobby.words.check(body.name)
    await lobby.store.write(partial(members.join, club=club, device=device, nick=body.name))
    return {"done": True}


@router.post("/api/clubs/{club}/leave")
async def leave_club(club: ClubId, lobby: InLobby, device: KnownDevice) -> Done:
    """Leave a club; the member of longest standing owns it then."""
    await lobby.store.write(partial(members.leave, club=club, device=device))
    return {"done": True}


@router.post("/api/clubs/{club}/remove")
async def remove_member(club: ClubId, body: ClubMemberBody, lobby: InLobby, device: KnownDevice) -> Done:
    """Take somebody out of the club; for the owner."""
    await lobby.store.write(partial(members.remove, club=club, device=device, number=body.member))
    return {"done": True}


@router.post("/api/clubs/{club}/rename")
async def rename_club(club: ClubId, body: ClubName, lobby: InLobby, device: KnownDevice) -> Done:
    """Give the club another name; for the owner."""
    lobby.words.check(body.name)
    await lobby.store.write(partial(members.rename, club=club, device=device, name=body.name))
    return {"done": True}


@router.post("/api/clubs/{club}/tables", response_model_exclude_none=True)
async def make_club_table(
    request: Request, club: ClubId, wish: NewTable, lobby: InLobby, device: KnownDevice, owner: Owner, lang: Language
) -> TableMade:
    """Set a table of the club, at which its members may sit down; for members."""
    check_foundings(request, owner)
    return await club_tables.make(lobby, club, wish, device, lang, owner)


@router.post("/api/tables/{table}/join-club")
async def join_club_table(table: TableId, body: Join, lobby: InLobby, device: KnownDevice) -> Claimed:
    """Take a free seat of a club's table; for its members."""
    lobby.words.check(body.name)
    await lobby.row(table)

    def take(connection: Connection, token: bytes) -> Any:
        return club_tables.take_seat(connection, table, device, body.name, token)

    return await lobby.sit_down(table, take)
