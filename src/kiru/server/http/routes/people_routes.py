"""The HTTP requests about seats, messages and analyses (docs/protocol.md)."""

import json
from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request

from kiru.protocol.answers import (
    AnalysisFound,
    AnalysisStarted,
    Claimed,
    DailyPuzzle,
    Invited,
    NotificationTarget,
    PushKey,
    Subscription,
)
from kiru.protocol.heads import Head
from kiru.protocol.reports import AnalysisJob
from kiru.protocol.requests import Mute, Notice, SeatBody, Substitute
from kiru.server.game_infos import puzzle_of
from kiru.server.http.credentials import bearer_tokens
from kiru.server.http.routes.table_routes import (
    ERRORS,
    Device,
    InLobby,
    KnownDevice,
    Language,
    Owner,
    TableId,
    check_may_look,
)
from kiru.server.lobby import ending, seating
from kiru.server.notifications.service import NotificationService
from kiru.server.people.result_keeper import ResultKeeper
from kiru.server.store.enums import TablePhase
from kiru.server.store.tables import Rights
from kiru.server.workers.analysis_jobs import AnalysisJobs

router = APIRouter(responses=ERRORS)


async def rights_of(request: Request, table: TableId, lobby: InLobby, device: KnownDevice) -> Rights:
    """What the asker may do at the table."""
    await lobby.row(table)
    return await lobby.rights(table, device, bearer_tokens(request.headers))


def jobs_of(request: Request) -> AnalysisJobs:
    jobs: AnalysisJobs = request.app.state.node.jobs
    return jobs


def notifications_of(request: Request) -> NotificationService:
    notifications: NotificationService = request.app.state.node.notifications
    return notifications


OwnRights = Annotated[Rights, Depends(rights_of)]
AllJobs = Annotated[AnalysisJobs, Depends(jobs_of)]
Notifications = Annotated[NotificationService, Depends(notifications_of)]
NO_SEAT = SeatBody()


@router.post("/api/tables/{table}/leave")
async def leave(request: Request, table: TableId, lobby: InLobby, rights: OwnRights, body: SeatBody = NO_SEAT) -> Head:
    """Get up from the table; a rated game that is over counts before it is forgotten."""
    results: ResultKeeper = request.app.state.node.results
    if (await lobby.row(table)).phase == TablePhase.OVER:
        await results.settle(table)
    await seating.leave(lobby, table, rights, body.seat)
    return await lobby.head(table)


@router.post("/api/tables/{table}/resign")
async def resign(table: TableId, lobby: InLobby, rights: OwnRights, body: SeatBody = NO_SEAT) -> Head:
    """Give up."""
    await seating.resign(lobby, table, rights, body.seat)
    return await lobby.head(table)


@router.post("/api/tables/{table}/end")
async def end(table: TableId, lobby: InLobby, rights: OwnRights) -> Head:
    """End a table at which only bots play; for the owner."""
    await ending.end_by_owner(lobby, table, rights)
    return await lobby.head(table)


@router.post("/api/tables/{table}/substitute")
async def substitute(table: TableId, lobby: InLobby, rights: OwnRights, body: Substitute) -> Head:
    """Let a bot play on for somebody who is away."""
    await seating.substitute(lobby, table, rights, body.seat, body.bot)
    return await lobby.head(table)


@router.post("/api/tables/{table}/return")
async def come_back(table: TableId, lobby: InLobby, rights: OwnRights, body: SeatBody = NO_SEAT) -> Head:
    """Take the seat back from the bot."""
    await seating.come_back(lobby, table, rights, body.seat)
    return await lobby.head(table)


@router.post("/api/tables/{table}/mute")
async def mute(table: TableId, lobby: InLobby, rights: OwnRights, body: Mute) -> Head:
    """Silence a seat, or let it speak again; for the owner."""
    await seating.mute(lobby, table, rights, body.seat, body.muted)
    return await lobby.head(table)


@router.post("/api/tables/{table}/invite")
async def invite(table: TableId, lobby: InLobby, rights: OwnRights, body: SeatBody = NO_SEAT) -> Invited:
    """A fresh invitation to an open seat."""
    seat = body.seat or 0
    return Invited(seat=seat, invite=await seating.invite(lobby, table, rights, seat))


@router.post("/api/tables/{table}/link")
async def link(table: TableId, lobby: InLobby, rights: OwnRights, body: SeatBody = NO_SEAT) -> Claimed:
    """A token that takes the seat along to another device, once."""
    seat, token = await seating.link(lobby, table, rights, body.seat)
    return Claimed(seat=seat, token=token)


@router.post("/api/tables/{table}/analysis")
async def ask_analysis(
    request: Request, table: TableId, lobby: InLobby, device: KnownDevice, owner: Owner, jobs: AllJobs
) -> AnalysisStarted:
    """Start an analysis of a finished game, or find the one that is there."""
    await check_may_look(lobby, await lobby.row(table), device, bearer_tokens(request.headers))
    return {"job": await jobs.ask(table, owner, device)}


@router.get("/api/tables/{table}/analysis")
async def find_analysis(
    request: Request, table: TableId, lobby: InLobby, device: KnownDevice, jobs: AllJobs
) -> AnalysisFound:
    """The analysis that is there; null: nobody has asked for one yet."""
    row = await lobby.row(table)
    await check_may_look(lobby, row, device, bearer_tokens(request.headers))
    return {"job": await jobs.found(table, row.seq)}


@router.get("/api/analysis/{job}")
async def show_analysis(job: Annotated[str, Path(max_length=40)], jobs: AllJobs) -> AnalysisJob:
    """How far an analysis is, and its report."""
    return await jobs.show(job)


@router.get("/api/daily")
def daily() -> DailyPuzzle:
    """The puzzle of the day: one game and one seed, the same for everybody."""
    return puzzle_of(datetime.now(UTC).date())


@router.get("/api/notices/key")
async def push_key(notifications: Notifications) -> PushKey:
    """The key with which a browser subscribes to messages."""
    return {"key": notifications.public_key}


@router.post("/api/notices")
async def subscribe(body: Notice, notifications: Notifications, device: Device, lang: Language) -> Subscription:
    """Where this device wants to hear that it is its turn."""
    if body.push is not None:
        await notifications.subscribe(device, "push", json.dumps(body.push.model_dump()), lang)
    if body.address is not None:
        await notifications.subscribe(device, "apprise", body.address, lang)
    return {"subscribed": True}


@router.get("/api/notices")
async def subscriptions(notifications: Notifications, device: KnownDevice) -> list[NotificationTarget]:
    """Where this device hears that it is its turn."""
    return [] if device is None else await notifications.subscribed(device)


@router.delete("/api/notices")
async def unsubscribe(
    notifications: Notifications,
    device: KnownDevice,
    id: Annotated[str | None, Query(pattern="^[0-9a-f]{64}$")] = None,
) -> Subscription:
    """Forget an address of this device, or every one."""
    if device is not None:
        await notifications.unsubscribe(device, id)
    return {"subscribed": False}
