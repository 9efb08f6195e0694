"""Requests to the companion in a browser: the paths, bodies and answers of a server (docs/companion.md)."""

from typing import Any

from kiru.core.errors import KiruError
from kiru.offline import boxes


def answer(method: str, parts: list[str], body: dict[str, Any], language: str) -> object:
    """What one of the tools answers; `parts` is what follows `/api/companion/`."""
    match parts:
        case ["box", *rest]:
            return boxes.asked(method, rest, body, language)
    raise KiruError("error-page", path="/".join(parts)[:60])
