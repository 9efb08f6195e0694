"""Pages out of templates: one file each that needs nothing else, in the colors of the client."""

import re
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from kiru import boards
from kiru.cli.pages import shapes
from kiru.text import Texts

TEMPLATES = Path(__file__).parent / "templates"
PALETTE = Path(boards.__file__).parent / "palette.css"
COLOR = re.compile(r"--([\w-]+): (#[0-9a-f]{6});")


class Strong(str):
    """A cell of a table that stands out."""

    __slots__ = ()


@cache
def palette() -> dict[str, dict[str, str]]:
    """The colors by name, by day and by night, as the client has them."""
    light, dark = PALETTE.read_text(encoding="utf-8").split(":root[data-theme")
    return {"light": dict(COLOR.findall(light)), "dark": dict(COLOR.findall(dark))}


@cache
def environment() -> Environment:
    """Everything is escaped, and what a page was not given is an error."""
    found = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    found.globals["key"] = shapes.key
    found.tests["strong"] = lambda cell: isinstance(cell, Strong)
    return found


def render(template: str, texts: Texts, **values: Any) -> str:
    """A page in the language of the texts."""
    return environment().get_template(template).render(texts=texts, palette=palette(), **values)
