"""The client's files: packed as the browser can read them, and kept by it for good."""

from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOREVER = "public, max-age=31536000, immutable"
ANEW = "no-cache"
ALWAYS_ASKED = ("engine.json",)
"""What tells which files are the newest has no hash in its name."""
ENDINGS = {"br": ".br", "gzip": ".gz"}
"""Codings in the order of preference, and how the build has named the packed files."""
NEEDLESS = ("last-modified", "accept-ranges")
MOST = 20
"""So many codings of a request are looked at."""


def accepted(header: str) -> list[str]:
    """The codings of ours that a request allows: those with a quality above zero (RFC 9110, 12.5.3)."""
    qualities: dict[str, float] = {}
    for part in header.lower().split(",")[:MOST]:
        name, _, rest = part.partition(";")
        qualities[name.strip()] = quality(rest)
    rest_of_all = qualities.get("*", 0.0)
    return [coding for coding in ENDINGS if qualities.get(coding, rest_of_all) > 0]


def quality(parameter: str) -> float:
    name, _, value = parameter.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0


class Assets(StaticFiles):
    """Files with a hash in their names never change."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory)
        found = (file for ending in ENDINGS.values() for file in directory.rglob(f"*{ending}"))
        self.packed = {file.relative_to(directory).as_posix() for file in found}

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path in self.packed:
            raise HTTPException(404)
        coding = self.coding(path, scope)
        response = await super().get_response(path + ENDINGS.get(coding, ""), scope)
        if coding and response.status_code != 304:
            response.headers["content-encoding"] = coding
        # What never changes has no date to ask about; the tag is enough, and a page has a dozen of these.
        for name in NEEDLESS:
            del response.headers[name]
        if self.is_packed(path):
            response.headers["vary"] = "accept-encoding"
        response.headers["cache-control"] = ANEW if path in ALWAYS_ASKED else FOREVER
        return response

    def is_packed(self, path: str) -> bool:
        """Whether there is more than one coding of a file; fonts have none."""
        return any(path + ending in self.packed for ending in ENDINGS.values())

    def coding(self, path: str, scope: Scope) -> str:
        """The best coding that the browser reads and the build has made, or none."""
        wanted = accepted(Headers(scope=scope).get("accept-encoding", ""))
        return next((coding for coding in wanted if path + ENDINGS[coding] in self.packed), "")
