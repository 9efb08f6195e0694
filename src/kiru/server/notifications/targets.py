"""Addresses for messages: which are accepted, and the server's own key towards push services."""

import base64
import json
from urllib.parse import urlsplit

from kiru.core.errors import KiruError
from kiru.server.notifications import ssrf_guard


def check_push(subscription: str, private: bool) -> None:
    """Refuse a browser's subscription whose service is not public and encrypted."""
    try:
        endpoint = urlsplit(json.loads(subscription)["endpoint"])
        host = endpoint.hostname or ""
    except (ValueError, KeyError, TypeError) as error:
        raise KiruError("error-address") from error
    if not private and (endpoint.scheme != "https" or not host or ssrf_guard.is_private_host(host)):
        raise KiruError("error-address")


def fresh_key() -> str:
    """A private and a public key for web push, as base64url."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    private = key.private_numbers().private_value.to_bytes(32, "big")
    form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    public = key.public_key().public_bytes(*form)
    return " ".join(base64.urlsafe_b64encode(part).rstrip(b"=").decode() for part in (private, public))
