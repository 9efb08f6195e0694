"""The links in e-mails: signed by the server, so that nobody can make one up for somebody else's address."""

import hmac
import secrets
from enum import StrEnum
from hashlib import sha256

from kiru.core.errors import KiruError
from kiru.server.store.models import now_ms

CONFIRM_MS = 48 * 3_600_000
"""So long an address may say that it wants to be written to."""
PARTS = 4


class Purpose(StrEnum):
    """What a link is good for, and for nothing else."""

    CONFIRM = "yes"
    STOP = "no"


def fresh_key() -> str:
    return secrets.token_hex(32)


def fresh_ref() -> str:
    """How the links to an address name it."""
    return secrets.token_hex(16)


def signature(key: str, said: str) -> str:
    return hmac.new(bytes.fromhex(key), f"kiru notices {said}".encode(), sha256).hexdigest()[:43]


def token(key: str, purpose: Purpose, ref: str) -> str:
    """What a link brings along; one that stops messages is good for ever."""
    ends = now_ms() + CONFIRM_MS if purpose == Purpose.CONFIRM else 0
    said = f"{purpose}.{ref}.{ends}"
    return f"{said}.{signature(key, said)}"


def ref_in(key: str, purpose: Purpose, given: str) -> str:
    """The address that a link was made for; refused unless the server has made it, for this, not too long ago."""
    said, _, signed = given.rpartition(".")
    parts = said.split(".")
    is_ours = hmac.compare_digest(signed.encode("utf-8", "replace"), signature(key, said).encode())
    if not is_ours or len(parts) != PARTS - 1 or parts[0] != purpose:
        raise KiruError("error-mail-link")
    if purpose == Purpose.CONFIRM and int(parts[2]) < now_ms():
        raise KiruError("error-mail-link")
    return parts[1]
