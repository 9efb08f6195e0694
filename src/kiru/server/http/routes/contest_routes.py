"""The HTTP requests about duplicate nights and tournaments (docs/protocol.md)."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from kiru.protocol.clubs import Contest, ContestMade, DealTable, Done, NewContest
from kiru.server.clubs import contests, rounds
from kiru.server.clubs.contest_page import ContestPages
from kiru.server.http.routes.club_routes import NOT_MODIFIED, ClubId, answered, check_foundings
from kiru.server.http.routes.table_routes import ERRORS, InLobby, KnownDevice, Owner

router = APIRouter(responses=ERRORS)
ContestId = Annotated[str, Path(max_length=20)]


@router.post("/api/clubs/{club}/contests")
async def announce(
    request: Request, club: ClubId, body: NewContest, lobby: InLobby, device: KnownDevice, owner: Owner
) -> ContestMade:
    """Announce a night or a tournament; for the club's owner."""
    check_foundings(request, owner)
    lobby.words.check(body.name)
    change = partial(contests.announce, club=club, device=device, wish=body, maker=owner)
    return {"contest": await lobby.store.write(change)}


@router.get("/api/contests/{contest}", response_model=Contest, responses=NOT_MODIFIED)
async def show_contest(request: Request, contest: ContestId, lobby: InLobby, device: KnownDevice) -> Response:
    """How a night or tournament stands, for whoever has the link."""
    pages: ContestPages = request.app.state.node.contest_pages
    return answered(request, await lobby.store.read(partial(pages.page, contest=contest, device=device)))


@router.post("/api/contests/{contest}/enter")
async def enter(contest: ContestId, lobby: InLobby, device: KnownDevice) -> Done:
    """Take part; for members of the club."""
    await lobby.store.write(partial(contests.enter, contest=contest, device=device))
    return {"done": True}


@router.post("/api/contests/{contest}/withdraw")
async def withdraw(contest: ContestId, lobby: InLobby, device: KnownDevice) -> Done:
    """Take part no longer."""
    await lobby.store.write(partial(contests.withdraw, contest=contest, device=device))
    return {"done": True}


@router.post("/api/contests/{contest}/begin")
async def begin(contest: ContestId, lobby: InLobby, device: KnownDevice) -> Done:
    """Begin now instead of later; for the club's owner."""
    await lobby.store.write(partial(contests.begin_now, contest=contest, device=device))
    return {"done": True}


@router.post("/api/contests/{contest}/cancel")
async def cancel(contest: ContestId, lobby: InLobby, device: KnownDevice) -> Done:
    """Call it off before it begins; for the club's owner."""
    await lobby.store.write(partial(contests.cancel, contest=contest, device=device))
    return {"done": True}


@router.post("/api/contests/{contest}/play")
async def play(contest: ContestId, lobby: InLobby, device: KnownDevice) -> DealTable:
    """The table of the next deal, on a night against bots."""
    return {"table": await rounds.next_deal(lobby, contest, device)}
