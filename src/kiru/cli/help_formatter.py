"""Help pages in the language of the texts: the library that lays them out writes its own words in English."""

import re
from collections.abc import Sequence
from typing import Any

from typer.core import TyperCommand

from kiru.text import Texts

CONTEXT: Any = TyperCommand.context_class
FORMATTER: Any = CONTEXT.formatter_class
WORDS = {
    "Usage: ": "help-usage",
    "Options": "help-options",
    "Arguments": "help-arguments",
    "Commands": "help-commands",
}
PARTS = {
    "[OPTIONS]": "help-options-slot",
    "COMMAND [ARGS]...": "help-command-slot",
    "[required]": "help-required",
}
"""Words that stand inside a line."""
DEFAULT = re.compile(r"\[default: (.*?)\]")


class HelpFormatter(FORMATTER):  # type: ignore[misc]
    """Writes every word of the library's through the texts."""

    texts: Texts

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, self.said(args), self.word(prefix or "Usage: ") + " ")

    def write_heading(self, heading: str) -> None:
        super().write_heading(self.word(heading))

    def write_dl(self, rows: Sequence[tuple[str, str]], *args: Any, **more: Any) -> None:
        said = [(name, self.texts("help-help") if name == "--help" else self.said(text)) for name, text in rows]
        super().write_dl(said, *args, **more)

    def word(self, english: str) -> str:
        return self.texts(WORDS[english]) if english in WORDS else english

    def said(self, line: str) -> str:
        for english, key in PARTS.items():
            if english in line:
                line = line.replace(english, self.texts(key))
        return DEFAULT.sub(lambda found: self.texts("help-default", value=found[1]), line)


class HelpContext(CONTEXT):  # type: ignore[misc]
    """A command being called; its help speaks the language of the texts it carries."""

    def make_formatter(self) -> HelpFormatter:
        made = HelpFormatter(width=self.terminal_width, max_width=self.max_content_width)
        made.texts = self.find_object(Texts)
        return made
