"""An e-mail through the mail server that the owner has set; in the process that sends messages."""

import re
import smtplib
import socket
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import Any, Literal

import msgspec

from kiru.core.errors import KiruError
from kiru.server.notifications import ssrf_guard

LONGEST = 254
FORM = re.compile(r"([A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*)@([^@\s]+)")
LABEL = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?")
LONGEST_LOCAL = 64
PERMANENT = 500
"""From this code on a mail server means it for good."""


class MailServer(msgspec.Struct, frozen=True):
    """The owner's mail server."""

    host: str
    port: int
    user: str
    password: str
    sender: str
    tls: Literal["starttls", "tls", "none"]


class Envelope(msgspec.Struct, frozen=True):
    """What an e-mail carries besides its text."""

    server: MailServer
    stop: str
    """Where a mail program tells that no more messages are wanted."""


def clean_address(given: str) -> str:
    """An e-mail address in its plain form; anything else than one name at one host is refused."""
    found = FORM.fullmatch(given.strip())
    if found is None or len(found[1]) > LONGEST_LOCAL:
        raise KiruError("error-mail-address")
    try:
        host = found[2].encode("idna").decode().lower()
    except UnicodeError as error:
        raise KiruError("error-mail-address") from error
    labels = host.split(".")
    is_host = len(labels) > 1 and all(map(LABEL.fullmatch, labels)) and not labels[-1].isdigit()
    if not is_host or len(found[1]) + 1 + len(host) > LONGEST:
        raise KiruError("error-mail-address")
    return f"{found[1]}@{host}"


def masked(address: str) -> str:
    """An address for a page that somebody else might look at: `a…@kiru.example`."""
    name, _, host = address.rpartition("@")
    return f"{name[:1]}…@{host}"


def letter(address: str, title: str, body: str, envelope: Envelope) -> EmailMessage:
    """The message as it is sent: plain text, and a way to stop that mail programs know (RFC 8058)."""
    server = envelope.server
    message = EmailMessage(policy=SMTP)
    name, _, host = server.sender.rpartition("@")
    message["From"] = Address("Kiru", name, host)
    message["To"] = address
    message["Subject"] = title
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=host)
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{envelope.stop}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(body, cte="quoted-printable")
    return message


def send(address: str, title: str, body: str, envelope: Envelope, seconds: float) -> dict[str, Any]:
    """Whether the mail server has taken the message; `gone`: there is no such address; `ours`: it was not its fault."""
    message = letter(address, title, body, envelope)
    server = envelope.server
    places = {(str(info[4][0]), int(info[4][1])) for info in socket.getaddrinfo(server.host, server.port)}
    try:
        with ssrf_guard.permitted(places), connected(server, seconds) as line:
            line.send_message(message, server.sender, [address])
    except smtplib.SMTPRecipientsRefused as error:
        code = max((code for code, _ in error.recipients.values()), default=0)
        return {"sent": False, "gone": code >= PERMANENT}
    except (smtplib.SMTPException, OSError) as error:
        return {"sent": False, "ours": True, "reason": type(error).__name__}
    return {"sent": True}


def connected(server: MailServer, seconds: float) -> smtplib.SMTP:
    """A connection on which messages are taken; a password goes over no line that others can read."""
    context = ssl.create_default_context()
    if server.tls == "tls":
        line: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=seconds, context=context)
    else:
        line = smtplib.SMTP(server.host, server.port, timeout=seconds)
    try:
        if server.tls == "starttls":
            line.starttls(context=context)
        if server.user:
            line.login(server.user, server.password)
    except BaseException:
        line.close()
        raise
    return line
