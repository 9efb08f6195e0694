"""Pages out of templates: one file each that needs nothing else, in the colors of the client."""

from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from kiru.boards.palette import palette
from kiru.cli.pages import shapes
from kiru.text import Texts

TEMPLATES = Path(__file__).parent / "templates"


class Strong(str):
    """A cell of a table that stands out."""

    __slots__ = ()


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
