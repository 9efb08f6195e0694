"""The HTTP requests with which people find each other (docs/protocol.md)."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request
from sqlalchemy import Connection

from kiru.core.errors import KiruError
from kiru.protocol.meeting import Acquaintances, Followed, OwnWait, VisibilitySet, WaitAnswer
from kiru.protocol.requests import GameWish, Visibility
from kiru.server.http.routes.table_routes import ERRORS, Device, InLobby, KnownDevice, Language, Owner, needs_device
from kiru.server.lobby.seat_names import bot_named, clean_name
from kiru.server.meeting import acquaintances, matchmaker, waits
from kiru.server.meeting.waits import Wait, WaitKind

router = APIRouter(responses=ERRORS)

PlayingDevice = Annotated[bytes, Depends(needs_device("error-no-games-yet"))]
PlayerId = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


@router.post("/api/waits")
async def begin_wait(
    request: Request, wish: GameWish, lobby: InLobby, device: Device, owner: Owner, lang: Language
) -> WaitAnswer:
    """Wait for a game; the lobby's websocket tells when a table is found, and has to be open meanwhile."""
    if not request.app.state.node.waits.take(owner):
        raise KiruError("error-too-many")
    lobby.words.check(wish.name)
    bot = bot_named(wish.bot, wish.game)
    matchmaker.check(WaitKind(wish.game, wish.players, wish.speed, wish.rated), bot)
    now = lobby.store.time.now()
    wait = Wait(
        device=device,
        node="",
        seen=now,
        since=now,
        until=now + 1000 * wish.patience,
        game=wish.game,
        players=wish.players,
        speed=wish.speed,
        rated=wish.rated,
        name=clean_name(wish.name),
        language=lang,
        maker=owner,
        bot=bot,
    )
    await lobby.store.write(partial(waits.add, wait=wait))
    return {"wait": waits.shown(wait, 1, lobby.store.time)}


@router.get("/api/waits")
async def own_wait(lobby: InLobby, device: KnownDevice) -> WaitAnswer:
    """What this device waits for."""

    def read(connection: Connection) -> OwnWait | None:
        found = waits.of_device(connection, device) if device is not None else None
        return None if found is None else waits.shown(found, 1, lobby.store.time)

    return {"wait": await lobby.store.read(read)}


@router.delete("/api/waits")
async def end_wait(lobby: InLobby, device: KnownDevice) -> WaitAnswer:
    """Wait no more; a table that was found before is told, once, because a seat there is taken."""
    if device is None:
        return {"wait": None}

    def end(connection: Connection) -> Wait | None:
        found = waits.cancel(connection, device)
        waits.forget_found(connection, device)
        return found

    found = await lobby.store.write(end)
    return {"wait": None if found is None else waits.shown(found, 1, lobby.store.time)}


@router.get("/api/me/people")
async def people_played_with(lobby: InLobby, device: KnownDevice) -> Acquaintances:
    """The people with whom this player has finished games, and who of those followed is here."""
    if device is None:
        return {"people": [], "hidden": False}
    now = lobby.store.time.now()
    return await lobby.store.read(partial(acquaintances.acquaintances, device=device, now=now))


@router.post("/api/me/people/{player}/follow")
async def follow(player: PlayerId, lobby: InLobby, device: PlayingDevice) -> Followed:
    """Follow somebody with whom this player has finished a game."""
    await lobby.store.write(partial(acquaintances.follow, device=device, other=player))
    return {"followed": True}


@router.delete("/api/me/people/{player}/follow")
async def unfollow(player: PlayerId, lobby: InLobby, device: PlayingDevice) -> Followed:
    """Follow somebody no more."""
    await lobby.store.write(partial(acquaintances.unfollow, device=device, other=player))
    return {"followed": False}


@router.post("/api/me/visibility")
async def set_visibility(body: Visibility, lobby: InLobby, device: PlayingDevice) -> VisibilitySet:
    """Set whether others may be told that this player is here."""
    await lobby.store.write(partial(acquaintances.hide, device=device, hidden=body.hidden))
    return {"hidden": body.hidden}
