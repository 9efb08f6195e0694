"""Requests to the companion in a browser: the paths, bodies and answers of a server (docs/companion.md)."""

from typing import Any

from kiru.companion import score
from kiru.core.errors import KiruError
from kiru.offline import boxes
from kiru.server.kits import kit_of, texts_of


def answer(method: str, parts: list[str], body: dict[str, Any], language: str) -> object:
    """What one of the tools answers; `parts` is what follows `/api/companion/`."""
    match method, parts:
        case _, ["box", *rest]:
            return boxes.asked(method, rest, body, language)
        case "GET", ["score", game]:
            return score.pieces(kit_of(game))
        case "POST", ["score", game]:
            return score.scored(kit_of(game), entry_in(body), texts_of(game, language))
    raise KiruError("error-page", path="/".join(parts)[:60])


def entry_in(body: dict[str, Any]) -> score.Entry:
    """What has been tapped in; the page of the score pad sends nothing else."""
    players = [[str(line) for line in own] for own in body.get("players", [])]
    return score.Entry([str(line) for line in body.get("table", [])], players)
