"""The HTTP requests about ending a game together and playing again (docs/protocol.md)."""

from fastapi import APIRouter, Request

from kiru.protocol.answers import RematchOffers, TableMade
from kiru.protocol.heads import Head
from kiru.protocol.requests import Rematch, SeatBody
from kiru.server.http.credentials import bearer_tokens
from kiru.server.http.routes.people_routes import NO_SEAT, OwnRights
from kiru.server.http.routes.table_routes import ERRORS, InLobby, KnownDevice, TableId
from kiru.server.lobby import agreeing, rematch, rematch_offers
from kiru.server.store import tokens

router = APIRouter(responses=ERRORS)
NO_WISH = Rematch()


@router.post("/api/tables/{table}/rematch", response_model_exclude_none=True)
async def offer_rematch(
    table: TableId, lobby: InLobby, rights: OwnRights, device: KnownDevice, body: Rematch = NO_WISH
) -> TableMade:
    """Play again: set the same table once more, or sit down at the one that somebody else has set."""
    return await rematch.rematch(lobby, table, rights, device, body.best_of)


@router.post("/api/tables/{table}/sit")
async def sit(request: Request, table: TableId, lobby: InLobby, device: KnownDevice) -> Head:
    """Sit down on the seat that is kept for this device."""
    await lobby.row(table)
    await rematch.sit(lobby, table, tokens.asker(device, bearer_tokens(request.headers)))
    return await lobby.head(table)


@router.post("/api/tables/{table}/agree")
async def agree(table: TableId, lobby: InLobby, rights: OwnRights, body: SeatBody = NO_SEAT) -> Head:
    """Offer to end the game as it stands, or accept the offer of others."""
    await agreeing.agree(lobby, table, rights, body.seat)
    return await lobby.head(table)


@router.post("/api/tables/{table}/decline")
async def decline(table: TableId, lobby: InLobby, rights: OwnRights, body: SeatBody = NO_SEAT) -> Head:
    """Rather play on: nobody's offer to end the game stands any more."""
    await agreeing.decline(lobby, table, rights, body.seat)
    return await lobby.head(table)


@router.get("/api/me/rematches")
async def own_rematches(lobby: InLobby, device: KnownDevice) -> RematchOffers:
    """Who wants to play again with this device, and when to ask next."""
    if device is None:
        return {"offers": [], "again": rematch_offers.SELDOM}
    return await lobby.store.read(lambda connection: rematch_offers.offers_to(connection, device))
