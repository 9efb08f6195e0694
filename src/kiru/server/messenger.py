"""A process that sends messages: it may be killed at any moment (`python -m kiru.server.messenger`)."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from kiru.server import guard, pipes

SECONDS = 10


class Message(msgspec.Struct):
    """One message to one address."""

    kind: str
    """`push` or `apprise`."""
    address: str
    """A push subscription as JSON, or an apprise address."""
    title: str
    body: str
    link: str
    key: str = ""
    """The server's private key towards push services."""
    contact: str = ""
    private: bool = False
    """Private networks are allowed."""


class Guard:
    """Installed once, before the first message."""

    installed = False


def push(message: Message) -> dict[str, Any]:
    """A web push; a subscription that is gone for good is reported as such."""
    from pywebpush import WebPushException, webpush

    body = json.dumps({"title": message.title, "body": message.body, "link": message.link})
    try:
        webpush(
            json.loads(message.address),
            data=body,
            vapid_private_key=message.key,
            vapid_claims={"sub": message.contact},
            timeout=SECONDS,
            ttl=86_400,
        )
    except WebPushException as error:
        status = error.response.status_code if error.response is not None else 0
        return {"sent": False, "gone": status in (404, 410)}
    return {"sent": True}


def send(message: Message) -> dict[str, Any]:
    """Through whatever service the address names."""
    import apprise

    service = apprise.Apprise(asset=apprise.AppriseAsset(app_id="Kiru", app_url=message.link, async_mode=False))
    if not service.add(message.address):
        return {"sent": False, "gone": True}
    body = f"{message.body}\n{message.link}" if message.link else message.body
    return {"sent": bool(service.notify(title=message.title, body=body))}


def work(message: Message) -> Iterator[dict[str, Any]]:
    if not message.private and not Guard.installed:
        guard.install()
        Guard.installed = True
    try:
        yield push(message) if message.kind == "push" else send(message)
    except Exception as error:
        yield {"sent": False, "reason": type(error).__name__}


if __name__ == "__main__":
    pipes.serve(Message, work)
