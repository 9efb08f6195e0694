"""The HTTP requests of whoever moderates the server (docs/protocol.md): the owner's token comes in a header."""

import logging
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from hmac import compare_digest
from typing import Annotated, TypeVar

from fastapi import APIRouter, Depends, Path, Query, Request
from sqlalchemy import Connection

from kiru.core.errors import KiruError
from kiru.protocol.manners import Ban, BanWish, LoggedDeed, Moderated, ModeratedTable, Reports
from kiru.server.http.credentials import bearer_tokens
from kiru.server.http.routes.table_routes import ERRORS, InLobby, Owner, TableId
from kiru.server.moderation import deeds, desk, reports

log = logging.getLogger("kiru.moderation")
T = TypeVar("T")
Mark = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]
LineNumber = Annotated[int, Path(ge=0, le=10_000_000)]


def moderator(request: Request, owner: Owner) -> str:
    """Who moderates: refused without the owner's token, and for whoever tries too often."""
    node = request.app.state.node
    if not node.moderations.take(owner):
        raise KiruError("error-too-many")
    wanted, given = node.settings.moderator_token, (bearer_tokens(request.headers) or [""])[0]
    # Hashes are as long as each other: neither the time nor the length tells anything.
    is_right = compare_digest(sha256(given.encode()).digest(), sha256(wanted.encode()).digest())
    if not wanted or not is_right:
        log.warning("moderator refused", extra={"address": owner})
        raise KiruError("error-moderator")
    return f"page {owner}"


Moderator = Annotated[str, Depends(moderator)]
router = APIRouter(responses=ERRORS, prefix="/api/moderation")


async def carry_out(request: Request, deed: Callable[[Connection], T]) -> T:
    """Write a deed down and follow it at once; other nodes do within a second."""
    node = request.app.state.node
    done: T = await node.store.write(deed)
    await node.patrol.follow()
    return done


@router.get("/reports")
async def list_reports(
    lobby: InLobby,
    who: Moderator,
    closed: bool = False,
    start: Annotated[int, Query(ge=0, le=100_000)] = 0,
) -> Reports:
    """What people have reported, and nobody has seen to yet; or what has been seen to."""
    return await lobby.store.read(partial(reports.page, is_open=not closed, start=start))


@router.post("/reports/{id}/close")
async def close_report(request: Request, id: Mark, who: Moderator) -> Moderated:
    """Nothing more is to be done about a report."""
    await carry_out(request, partial(deeds.close_report, who=who, report=id))
    return {"done": True}


@router.get("/tables/{table}")
async def look_at_table(table: TableId, lobby: InLobby, who: Moderator) -> ModeratedTable:
    """A table with its people and its latest lines."""
    return await lobby.store.read(partial(desk.table, wanted=table))


@router.post("/tables/{table}/close")
async def close_table(request: Request, table: TableId, who: Moderator) -> Moderated:
    """Close a table, whoever plays there."""
    await carry_out(request, partial(deeds.close_table, who=who, table=table))
    return {"done": True}


@router.post("/tables/{table}/lines/{line}/remove")
async def remove_line(request: Request, table: TableId, line: LineNumber, who: Moderator) -> Moderated:
    """Take a line of chat away, for everybody."""
    await carry_out(request, partial(deeds.remove_line, who=who, table=table, line=line))
    return {"done": True}


@router.get("/bans")
async def list_bans(lobby: InLobby, who: Moderator) -> list[Ban]:
    """Who is banned."""
    return await lobby.store.read(desk.banned)


@router.post("/bans")
async def ban(request: Request, body: BanWish, who: Moderator, lobby: InLobby) -> list[Ban]:
    """Ban a browser, and with it every other one of the same player."""
    await carry_out(request, partial(deeds.ban, who=who, wish=body))
    return await lobby.store.read(desk.banned)


@router.delete("/bans/{mark}")
async def unban(request: Request, mark: Mark, who: Moderator, lobby: InLobby) -> list[Ban]:
    """Let a browser in again."""
    await carry_out(request, partial(deeds.unban, who=who, mark=mark))
    return await lobby.store.read(desk.banned)


@router.get("/log")
async def read_log(lobby: InLobby, who: Moderator) -> list[LoggedDeed]:
    """What moderators did, the latest first."""
    return await lobby.store.read(desk.log)
