"""Requests about an owner's box in a browser: the paths, bodies and answers of a server (docs/box.md)."""

from typing import Any

from kiru.companion import box
from kiru.core.errors import KiruError
from kiru.server.kits import known_game, texts_of


def asked(method: str, rest: list[str], body: dict[str, Any], language: str) -> object:
    """The form of a game, what is wrong with what was entered, or a file opened."""
    match method, rest:
        case "GET", [game]:
            return box.form(known_game(game), texts_of(game, language))
        case "POST", [game]:
            texts = texts_of(known_game(game), language)
            return box.judge(game, str(body["name"]), body.get("entries", {}), str(body.get("others", "")), texts)
        case "POST", []:
            return box.opened(str(body["text"]))
    raise KiruError("error-page", path="/".join(rest)[:60])
