"""Requests about puzzles in a browser: the paths, bodies and answers of a server (docs/puzzles.md)."""

import json
from datetime import UTC, datetime
from typing import Any

from kiru.core.errors import KiruError
from kiru.puzzles import told
from kiru.puzzles.opened import Attempt, look, opened, why_not

LONGEST_NUMBER = 4
"""Digits of a puzzle's number."""


def daily() -> object:
    """The puzzle of the day of every game: the date alone decides, so it is the one of every server."""
    return told.daily(datetime.now(UTC).date())


def archive(game: str) -> object:
    """How hard each puzzle of a game is."""
    return told.cards(game)


def read(game: str, number: str, what: str, language: str) -> object:
    """What a puzzle is about, or its solution."""
    place = place_of(game, number)
    match what:
        case "hint":
            return told.hint(game, place, language)
        case "solution":
            return told.solution(game, place, language)
    raise KiruError("error-page", path=what[:60])


def tried(game: str, number: str, what: str, body: dict[str, Any], language: str) -> object:
    """How the table stands in a try, or something about it."""
    place, actions = place_of(game, number), actions_in(body)
    start = opened(game, place)
    match what:
        case "turn":
            return told.turn(game, place, actions, language)
        case "why":
            return why_not(Attempt(start, actions), str(body.get("action", "")), start.texts(language))
        case "look":
            piece, seat = str(body.get("piece", "")), int(body.get("seat", 0))
            return look(Attempt(start, actions), piece, seat, start.texts(language))
    raise KiruError("error-page", path=what[:60])


def place_of(game: str, number: str) -> int:
    """The place on a game's shelf that an address names."""
    if not number.isdecimal() or len(number) > LONGEST_NUMBER:
        raise KiruError("error-page", path=f"{game}/{number}"[:60])
    return int(number)


def actions_in(body: dict[str, Any]) -> list[str]:
    """The choices of a try so far."""
    actions = body.get("actions", [])
    if not isinstance(actions, list):
        raise KiruError("error-request", where="actions", reason=json.dumps(actions)[:40])
    return [str(action) for action in actions]
