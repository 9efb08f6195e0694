"""The HTTP requests about seats and analyses (docs/protocol.md)."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request

from kiru.core.errors import KiruError
from kiru.protocol.answers import (
    AnalysisFound,
    AnalysisStarted,
    Claimed,
    Invited,
)
from kiru.protocol.heads import Head
from kiru.protocol.reports import AnalysisJob, TriedAnswer
from kiru.protocol.requests import Mute, SeatBody, Substitute, TryAnswer
from kiru.server.http.credentials import bearer_tokens
from kiru.server.http.routes.table_routes import (
    ERRORS,
    InLobby,
    KnownDevice,
    Owner,
    TableId,
    check_may_look,
)
from kiru.server.lobby import ending, seating
from kiru.server.people.result_keeper import ResultKeeper
from kiru.server.store.enums import TablePhase
from kiru.server.store.tables import Rights
from kiru.server.workers.analysis_jobs import AnalysisJobs
from kiru.server.workers.answers import try_answer

router = APIRouter(responses=ERRORS)


async def rights_of(request: Request, table: TableId, lobby: InLobby, device: KnownDevice) -> Rights:
    """What the asker may do at the table."""
    await lobby.row(table)
    return await lobby.rights(table, device, bearer_tokens(request.headers))


def jobs_of(request: Request) -> AnalysisJobs:
    jobs: AnalysisJobs = request.app.state.node.jobs
    return jobs


OwnRights = Annotated[Rights, Depends(rights_of)]
AllJobs = Annotated[AnalysisJobs, Depends(jobs_of)]
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


@router.post("/api/tables/{table}/answer")
async def answer_again(
    request: Request, table: TableId, lobby: InLobby, device: KnownDevice, owner: Owner, jobs: AllJobs, body: TryAnswer
) -> TriedAnswer:
    """Another answer at a decision of a finished game that the analysis has judged: what is it worth?"""
    await check_may_look(lobby, await lobby.row(table), device, bearer_tokens(request.headers))
    node = request.app.state.node
    if not node.answers.take(owner):
        raise KiruError("error-too-many")
    return await try_answer(lobby, jobs, node.bots, table, body.seq, body.action, owner)


@router.get("/api/analysis/{job}")
async def show_analysis(job: Annotated[str, Path(max_length=40)], jobs: AllJobs) -> AnalysisJob:
    """How far an analysis is, and its report."""
    return await jobs.show(job)
