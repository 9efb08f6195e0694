"""The colors of the client (palette.css), for whatever else is drawn: pages of commands, pictures of tables."""

import re
from functools import cache
from pathlib import Path

FILE = Path(__file__).parent / "palette.css"
COLOR = re.compile(r"--([\w-]+): (#[0-9a-f]{6});")


@cache
def palette() -> dict[str, dict[str, str]]:
    """The colors by name, by day and by night, as the client has them."""
    light, dark = FILE.read_text(encoding="utf-8").split(":root[data-theme")
    return {"light": dict(COLOR.findall(light)), "dark": dict(COLOR.findall(dark))}


def color(name: str) -> str:
    """A color by day."""
    return palette()["light"][name]


def mixed(first: str, second: str, share: float) -> str:
    """A color between two named ones: `share` of the second."""
    pairs = zip(channels(color(first)), channels(color(second)), strict=True)
    return "#" + "".join(f"{round(one + (other - one) * share):02x}" for one, other in pairs)


def channels(text: str) -> list[int]:
    return [int(text[start : start + 2], 16) for start in (1, 3, 5)]
