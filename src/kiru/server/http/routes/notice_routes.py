"""The HTTP requests about messages to people who are not here (docs/protocol.md)."""

import json
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request

from kiru.core.errors import KiruError
from kiru.protocol.notices import (
    MailAnswer,
    MailToken,
    MessageSent,
    Notice,
    NoticeId,
    NoticeKinds,
    NoticeSettings,
    NoticeSettingsWish,
    NotificationTarget,
    PushKey,
    Subscription,
)
from kiru.server.http.routes.table_routes import ERRORS, Device, InLobby, KnownDevice, Language, Owner
from kiru.server.notifications import addresses, preferences
from kiru.server.notifications.service import NotificationService

router = APIRouter(responses=ERRORS)


def notifications_of(request: Request) -> NotificationService:
    notifications: NotificationService = request.app.state.node.notifications
    return notifications


def check_rate(request: Request, owner: Owner) -> None:
    """Refuse whoever has messages sent too often by hand."""
    if not request.app.state.node.own_messages.take(owner):
        raise KiruError("error-too-many")


Notifications = Annotated[NotificationService, Depends(notifications_of)]
AddressId = Annotated[str, Path(pattern="^[0-9a-f]{64}$")]


@router.get("/api/notices/key")
async def push_key(notifications: Notifications) -> PushKey:
    """The key with which a browser subscribes to messages."""
    return {"key": notifications.public_key}


@router.post("/api/notices")
async def subscribe(
    request: Request, body: Notice, notifications: Notifications, device: Device, lang: Language, owner: Owner
) -> Subscription:
    """Where this device wants to hear what waits for it."""
    if body.push is not None:
        await notifications.subscribe(device, "push", json.dumps(body.push.model_dump()), lang)
    if body.address is not None:
        await notifications.subscribe(device, "apprise", body.address, lang)
    if body.mail is not None:
        check_rate(request, owner)
        await notifications.subscribe_mail(device, body.mail, lang)
    return {"subscribed": True}


@router.get("/api/notices")
async def subscriptions(lobby: InLobby, device: KnownDevice) -> list[NotificationTarget]:
    """Where the player of this device hears what waits for them."""
    return [] if device is None else await lobby.store.read(partial(addresses.targets, device=device))


@router.delete("/api/notices")
async def unsubscribe(
    notifications: Notifications,
    device: KnownDevice,
    id: Annotated[str | None, Query(pattern="^[0-9a-f]{64}$")] = None,
) -> Subscription:
    """Forget an address, or every one of this device."""
    if device is not None:
        await notifications.unsubscribe(device, id)
    return {"subscribed": False}


@router.put("/api/notices/{id}/kinds")
async def choose_kinds(
    id: AddressId, body: NoticeKinds, lobby: InLobby, device: KnownDevice
) -> list[NotificationTarget]:
    """What an address is to hear of."""
    if device is None:
        raise KiruError("error-not-yours")
    choose = partial(addresses.choose, device=device, id=bytes.fromhex(id), kinds=body.kinds)
    await lobby.store.write(choose)
    return await lobby.store.read(partial(addresses.targets, device=device))


@router.get("/api/notices/settings")
async def notice_settings(lobby: InLobby, device: KnownDevice) -> NoticeSettings:
    """When the player of this device wants messages."""
    return await lobby.store.read(partial(preferences.shown, device=device, has_mail=lobby.settings.has_mail))


@router.put("/api/notices/settings")
async def change_notice_settings(wish: NoticeSettingsWish, lobby: InLobby, device: Device) -> NoticeSettings:
    """Choose when messages are wanted."""
    await lobby.store.write(partial(preferences.change, device=device, wish=wish))
    return await lobby.store.read(partial(preferences.shown, device=device, has_mail=lobby.settings.has_mail))


@router.post("/api/notices/test", dependencies=[Depends(check_rate)])
async def send_test(body: NoticeId, notifications: Notifications, device: KnownDevice) -> MessageSent:
    """Send a message that shows that messages arrive."""
    if device is None:
        raise KiruError("error-not-yours")
    return {"sent": await notifications.test(device, body.id)}


@router.post("/api/notices/confirm")
async def confirm_mail(body: MailToken, notifications: Notifications) -> MailAnswer:
    """An e-mail address wants to be written to; whoever has the link reads its e-mails."""
    return {"state": "confirmed", "address": await notifications.confirm(body.token)}


@router.post("/api/notices/stop")
async def stop_mail(token: Annotated[str, Query(max_length=200)], notifications: Notifications) -> MailAnswer:
    """No more messages to an e-mail address; mail programs send this with one click (RFC 8058)."""
    return {"state": "stopped", "address": await notifications.stop(token)}
