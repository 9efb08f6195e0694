"""The language that somebody wants to be answered in."""

from starlette.requests import HTTPConnection

from kiru.server.kits import spoken
from kiru.text import known

LONGEST = 200
"""Letters of a browser's list that are looked at."""


def language_of(request: HTTPConnection) -> str:
    """The one that the request names; else the best that the browser asks for."""
    named = request.query_params.get("lang")
    return spoken(named) if named is not None else preferred(request.headers.get("accept-language", ""))


def preferred(accepted: str) -> str:
    """The spoken language of the highest weight in an Accept-Language header."""
    weights: dict[str, float] = {}
    for entry in accepted[:LONGEST].split(","):
        tag, _, weight = entry.replace(" ", "").partition(";q=")
        spoken = known(tag)
        if spoken is not None:
            weights.setdefault(spoken, number(weight or "1"))
    wanted = [language for language in weights if weights[language] > 0]
    return max(wanted, key=lambda language: weights[language], default="en")


def number(weight: str) -> float:
    try:
        return min(1.0, float(weight))
    except ValueError:
        return 0.0
