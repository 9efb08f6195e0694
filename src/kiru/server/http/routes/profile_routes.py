"""The HTTP requests about the own profile (docs/protocol.md): whose it is the browser's cookie says."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from kiru.core.errors import KiruError
from kiru.protocol.profile import Forgotten, OwnProfile, ProfileWish
from kiru.server.http.routes.own_game_routes import ZIP
from kiru.server.http.routes.table_routes import ERRORS, Device, InLobby, KnownDevice, Language, Owner
from kiru.server.http.user_agent import device_label
from kiru.server.kits import plain_texts
from kiru.server.lobby import seating
from kiru.server.lobby.lobby import Lobby
from kiru.server.profile import accounts, export, forgetting
from kiru.server.profile.forgetting import OwnSeat
from kiru.server.store.enums import TablePhase

router = APIRouter(responses=ERRORS)


def label_of(request: Request) -> str:
    return device_label(request.headers.get("user-agent", ""))


DeviceLabel = Annotated[str, Depends(label_of)]


def check_rate(request: Request, owner: Owner) -> None:
    """Refuse whoever tries too often to open a profile, or to change how one is opened."""
    if not request.app.state.node.sign_ins.take(owner):
        raise KiruError("error-too-many")


Rarely = Depends(check_rate)


async def show_hand_over(lobby: Lobby, tables: list[str]) -> None:
    """Connections at tables of this process follow seats that have changed hands in the store."""
    for table in tables:
        room = lobby.rooms.get(table)
        if room is not None:
            await room.catch_up()


async def own_profile(lobby: Lobby, device: bytes) -> OwnProfile:
    found = await lobby.store.read(partial(accounts.read, device=device))
    if found is None:
        raise KiruError("error-not-yours")
    return found


@router.get("/api/me")
async def my_profile(lobby: InLobby, device: KnownDevice, label: DeviceLabel) -> OwnProfile | None:
    """The profile of this device; null if it has none yet."""
    if device is None:
        return None
    found = await lobby.store.read(partial(accounts.read, device=device))
    if found is not None:
        await lobby.store.write(partial(accounts.note_seen, device=device, label=label))
    return found


@router.put("/api/me", dependencies=[Rarely])
async def change_profile(wish: ProfileWish, lobby: InLobby, device: Device, label: DeviceLabel) -> OwnProfile:
    """Be known by another name, glyph and language."""
    lobby.words.check(wish.name)
    await lobby.store.write(partial(accounts.change, device=device, wish=wish, label=label))
    return await own_profile(lobby, device)


@router.delete("/api/me/devices/{id}")
async def remove_device(
    id: Annotated[str, Path(pattern="^[0-9a-f]{16}$")], lobby: InLobby, device: KnownDevice
) -> OwnProfile | None:
    """Take a device out of the profile; null if it was this one."""
    if device is None:
        raise KiruError("error-not-yours")
    tables = await lobby.store.write(partial(accounts.remove_device, device=device, id=id))
    await lobby.store.write_many(lambda connection: None, tuple(tables))
    await show_hand_over(lobby, tables)
    return await lobby.store.read(partial(accounts.read, device=device))


@router.get("/api/me/export", response_class=Response, responses=ZIP)
async def my_data(
    request: Request,
    lobby: InLobby,
    device: KnownDevice,
    owner: Owner,
    before: Annotated[str, Query(pattern="^([0-9]{1,15}-[a-z0-9]{10})?$")] = "",
) -> Response:
    """Everything the server knows about the player of this device; `kiru-next` names the part that follows."""
    if device is None:
        raise KiruError("error-not-yours")
    if not request.app.state.node.archives.take(owner):
        raise KiruError("error-too-many")
    at, _, table = before.partition("-")
    start = (int(at), table) if before else None
    part = await lobby.store.read(partial(export.export, device=device, before=start))
    headers = {"content-disposition": 'attachment; filename="kiru-my-data.zip"'}
    if part.next is not None:
        headers["kiru-next"] = part.next
    return Response(part.packed, media_type="application/zip", headers=headers)


@router.delete("/api/me", dependencies=[Rarely])
async def delete_me(
    request: Request, response: Response, lobby: InLobby, device: KnownDevice, lang: Language
) -> Forgotten:
    """Delete everything about the player of this device; records stay as those of a former player."""
    if device is None:
        return {"deleted": True}
    free: dict[OwnSeat, str] = {}
    for own in await lobby.store.read(partial(forgetting.under_way, device=device)):
        if (await lobby.row(own.table)).phase == TablePhase.WAITING:
            free[own] = plain_texts(lang)("seat-name", number=own.seat + 1)
        rights = await lobby.rights(own.table, device, [])
        await seating.leave(lobby, own.table, rights, own.seat)
    tables = await lobby.store.write(partial(forgetting.forget, device=device, free=free))
    await lobby.store.write_many(lambda connection: None, tuple(tables))
    await show_hand_over(lobby, tables)
    settings = request.app.state.node.settings
    response.delete_cookie("kiru", path=settings.root_path or "/")
    return {"deleted": True}
