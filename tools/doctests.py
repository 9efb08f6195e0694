"""Doctests as blocks of code on the documents' site; mkdocstrings loads it (mkdocs.yml)."""

import re
from typing import Any

import griffe

SESSION = re.compile(r"^>>> .*?(?=\n\s*\n|\Z)", re.MULTILINE | re.DOTALL)
"""From a prompt to the next empty line."""


class Doctests(griffe.Extension):
    """Puts a fence around every session of a docstring."""

    def on_object(self, *, obj: Any, **_: Any) -> None:
        if obj.docstring and not obj.is_alias:
            obj.docstring.value = SESSION.sub(lambda found: f"```pycon\n{found[0]}\n```", obj.docstring.value)
