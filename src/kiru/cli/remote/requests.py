"""Requests to a server over HTTP; whatever goes wrong is one clear error."""

import json
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from kiru.core.errors import KiruError
from kiru.version import VERSION

SECONDS = 20
LONGEST = 5_000_000
"""Bytes of an answer that are read."""


def ask(server: str, path: str, language: str, body: dict[str, Any] | None = None) -> Any:
    """What a server answers, decoded."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"accept-language": language, "user-agent": f"kiru/{VERSION}"}
    headers |= {"content-type": "application/json"} if body is not None else {}
    try:
        with urlopen(Request(server + path, data, headers), timeout=SECONDS) as answer:
            return decoded(answer.read(LONGEST), server)
    except HTTPError as error:
        raise refusal(error, server) from error
    except (OSError, HTTPException, ValueError) as error:
        raise KiruError("remote-silent", server=server, reason=reason_of(error)) from error


def decoded(data: bytes, server: str) -> Any:
    try:
        return json.loads(data)
    except ValueError as error:
        raise KiruError("remote-foreign", server=server) from error


def refusal(error: HTTPError, server: str) -> KiruError:
    """Why a server of ours has refused; another server's page says nothing that we understand."""
    try:
        said = json.loads(error.read(LONGEST))["error"]["text"]
    except (ValueError, KeyError, TypeError, OSError):
        return KiruError("remote-foreign", server=server)
    return KiruError("remote-refused", reason=plain(str(said)))


def reason_of(error: Exception) -> str:
    inner = getattr(error, "reason", None) or error
    return plain(str(getattr(inner, "strerror", None) or inner))[:200]


def plain(text: str) -> str:
    """What a server says, without anything that a terminal would obey."""
    return "".join(letter if letter.isprintable() else " " for letter in text)
