"""The HTTP requests about ratings and statistics (docs/protocol.md)."""

from functools import partial
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request
from sqlalchemy import Connection

from kiru.core.errors import KiruError
from kiru.games import NAMES
from kiru.protocol.people import Leaderboard, OwnRating, RatingChanges
from kiru.protocol.statistics import OwnStatistics
from kiru.server.http.credentials import bearer_tokens
from kiru.server.http.routes.table_routes import ERRORS, InLobby, KnownDevice, Language, TableId, check_may_look
from kiru.server.people import leaderboards, own_statistics, players
from kiru.server.store.enums import TablePhase

router = APIRouter(responses=ERRORS)

GameName = Annotated[str, Path(max_length=40)]


@router.get("/api/leaderboards/{game}")
async def leaderboard(
    game: GameName,
    lobby: InLobby,
    device: KnownDevice,
    crowd: Literal["two", "more"] = "two",
    season: Annotated[str, Query(pattern="^([0-9]{4}Q[1-4])?$")] = "",
) -> Leaderboard:
    """The strongest players of a game, in a quarter or of all time."""
    if game not in NAMES:
        raise KiruError("error-game", found=game[:40], expected=", ".join(NAMES))
    return await lobby.store.read(
        lambda connection: leaderboards.leaderboard(
            connection, game, crowd, season, players.player_of(connection, device) if device else None
        )
    )


@router.get("/api/me/ratings")
async def my_ratings(lobby: InLobby, device: KnownDevice) -> list[OwnRating]:
    """How strong the player of this device is, and how that came about."""
    if device is None:
        return []

    def read(connection: Connection) -> list[OwnRating]:
        player = players.player_of(connection, device)
        return [] if player is None else leaderboards.own_ratings(connection, player)

    return await lobby.store.read(read)


@router.get("/api/tables/{table}/ratings")
async def rating_changes(request: Request, table: TableId, lobby: InLobby, device: KnownDevice) -> RatingChanges:
    """What a rated game did to the ratings of those who played."""
    row = await lobby.row(table)
    await check_may_look(lobby, row, device, bearer_tokens(request.headers))
    if row.phase != TablePhase.OVER or not row.allow.rated:
        return {"changes": None}
    changes = await lobby.store.read(partial(leaderboards.rating_changes, table=table))
    return {"changes": changes}


@router.get("/api/me/statistics")
async def my_statistics(lobby: InLobby, device: KnownDevice, lang: Language) -> OwnStatistics:
    """What the finished games of the player of this device come to."""
    if device is None:
        return {"kinds": []}

    def read(connection: Connection) -> OwnStatistics:
        player = players.player_of(connection, device)
        return {"kinds": []} if player is None else own_statistics.own_statistics(connection, player, lang)

    return await lobby.store.read(read)
