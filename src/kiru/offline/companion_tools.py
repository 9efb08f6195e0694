"""Requests of the tools for a real table in a browser: the paths, bodies and answers of a server."""

import json
from typing import Any

from kiru.companion import automaton, dealer, judge
from kiru.core.errors import KiruError

LONGEST_WORD = 60
LONGEST_ROW = 24
LONGEST_VALUE = 400


def told(parts: list[str], body: str, language: str) -> object:
    """What a tool tells."""
    given: Any = json.loads(body) if body else {}
    if not isinstance(given, dict):
        raise refusal("body", given)
    match parts:
        case ["automaton"]:
            score = given.get("score")
            return automaton.told(
                word(given, "seed"),
                word(given, "difficulty", "medium"),
                word(given, "automaton", "order"),
                words(given, "turns"),
                None if score is None else number(given, "score"),
                language,
            )
        case ["dealer"]:
            players, names, seed = number(given, "players"), words(given, "names"), word(given, "seed")
            return dealer.told(word(given, "game"), players, names, seed, {}, number(given, "round", 1), language)
        case ["judge", game]:
            return judge.told(game, str(given.get("situation", ""))[:LONGEST_WORD], values(given), language)
    raise KiruError("error-page", path="/".join(parts)[:60])


def word(given: dict[str, Any], name: str, default: str | None = None) -> str:
    found = given.get(name, default)
    if not isinstance(found, str) or not found or len(found) > LONGEST_WORD:
        raise refusal(name, found)
    return found


def number(given: dict[str, Any], name: str, default: int | None = None) -> int:
    found = given.get(name, default)
    if not isinstance(found, int) or isinstance(found, bool):
        raise refusal(name, found)
    return found


def words(given: dict[str, Any], name: str) -> list[str]:
    found = given.get(name, [])
    if not isinstance(found, list) or len(found) > LONGEST_ROW:
        raise refusal(name, found)
    if not all(isinstance(one, str) and len(one) <= LONGEST_WORD for one in found):
        raise refusal(name, found)
    return list(found)


def values(given: dict[str, Any]) -> dict[str, str]:
    """What a question to the judge gives, by field."""
    found = given.get("given", {})
    if not isinstance(found, dict) or not all(
        isinstance(one, str) and len(one) <= LONGEST_VALUE for one in found.values()
    ):
        raise refusal("given", found)
    return found


def refusal(where: str, found: object) -> KiruError:
    return KiruError("error-request", where=where, reason=json.dumps(found)[:40])
