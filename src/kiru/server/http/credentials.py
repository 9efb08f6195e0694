"""Who asks: the token of a header and the device of a cookie, the same for requests and websockets."""

from typing import Any

from kiru.server.store import tokens


def bearer_tokens(headers: Any) -> list[str]:
    """The token of an Authorization header."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return [token.strip()[:100]] if kind.lower() == "bearer" and token.strip() else []


def device_of(cookies: dict[str, str]) -> bytes | None:
    """The hash of the device's id in its cookie."""
    device = cookies.get("kiru", "")
    return tokens.hashed(device) if len(device) == tokens.TOKEN_LENGTH else None
