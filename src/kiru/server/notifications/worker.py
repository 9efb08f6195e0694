"""A process that sends messages: it may be killed at any moment (`python -m kiru.server.notifications.worker`).

It is the only one that gives apprise what a stranger has typed in. So it says nothing, and can do
little: no file that an address names, no private network, no program, a bounded memory.
"""

import json
import logging
import os
import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from kiru.core.errors import KiruError
from kiru.server.notifications import allowed_services, mail, ssrf_guard
from kiru.server.notifications.mail import Envelope
from kiru.server.workers import worker_protocol

SECONDS = 10
MEMORY = 256 << 20
"""An answer that never ends must not fill the machine; the process needs a fifth of it."""


class NotificationJob(msgspec.Struct):
    """One message to one address."""

    kind: str
    """`push`, `apprise` or `mail`. Nothing is sent for `check`, which looks at an apprise address, and `wake`."""
    address: str
    """A push subscription as JSON, an apprise address, or an e-mail address."""
    title: str = ""
    body: str = ""
    link: str = ""
    key: str = ""
    """The server's private key towards push services."""
    contact: str = ""
    private: bool = False
    """Private networks are allowed."""
    envelope: Envelope | None = None
    """For an e-mail."""


class Guard:
    """Installed once, before the first message."""

    installed = False


def push(message: NotificationJob) -> dict[str, Any]:
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


def send(message: NotificationJob) -> dict[str, Any]:
    """Through whatever service the address names; one that is not allowed (any more) is as good as gone."""
    import apprise

    sender = apprise.Apprise()
    try:
        sender.add(allowed_services.service_at(message.address, app_id="Kiru", app_url=message.link, async_mode=False))
    except KiruError:
        return {"sent": False, "gone": True}
    body = f"{message.body}\n{message.link}" if message.link else message.body
    return {"sent": bool(sender.notify(title=message.title, body=body))}


def write(message: NotificationJob) -> dict[str, Any]:
    """An e-mail; without a mail server there is none."""
    if message.envelope is None:
        return {"sent": False, "ours": True}
    return mail.send(message.address, message.title, message.body, message.envelope, SECONDS)


def look_at(message: NotificationJob) -> dict[str, Any]:
    """Whether messages could be sent to an address."""
    try:
        allowed_services.check(message.address, message.private)
    except KiruError:
        return {"good": False}
    return {"good": True}


def wake(_: NotificationJob) -> dict[str, Any]:
    """An answer, and no more."""
    return {}


WORK = {"push": push, "apprise": send, "mail": write, "check": look_at, "wake": wake}


def work(message: NotificationJob) -> Iterator[dict[str, Any]]:
    if not message.private and not Guard.installed:
        ssrf_guard.install()
        Guard.installed = True
    try:
        yield WORK[message.kind](message)
    except Exception as error:
        # The name of an error tells nothing of an address; its text may.
        yield {"sent": False, "good": False, "reason": type(error).__name__}


def load() -> None:
    """What takes long to load, before anybody waits for it; apprise forgets how to read files."""
    import pywebpush  # noqa: F401
    from apprise.manager_attachment import AttachmentManager
    from apprise.manager_plugins import NotificationManager

    NotificationManager().enable_only(*allowed_services.SERVICES)
    AttachmentManager().load_modules()
    AttachmentManager().remove("file")
    # A login of the operator's for every host, which requests would add of itself.
    os.environ["NETRC"] = os.devnull


def be_silent() -> None:
    """From here on nothing is logged or printed: libraries would tell what people have typed in."""
    logging.disable(sys.maxsize)
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 2)
    os.close(nothing)


def limit_memory() -> None:
    """As far as the system knows such a limit."""
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    except (ImportError, OSError, ValueError):
        return


if __name__ == "__main__":
    load()
    be_silent()
    limit_memory()
    worker_protocol.serve(NotificationJob, work)
