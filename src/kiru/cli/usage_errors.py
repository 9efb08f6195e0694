"""What typer could not make sense of, as a sentence in the user's language."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

from kiru.text import Texts, plain


def answer(error: Any, texts: Texts) -> str:
    """The reason, and where more is said; a group without a command answers with its help alone."""
    reason = reason_of(error, texts).rstrip()
    if type(error).__name__ == "NoArgsIsHelpError":
        return reason
    reason += "" if reason.endswith((".", "?", "!")) else "."
    return f"kiru: {texts('error-usage', reason=reason, command='kiru')}"


def reason_of(error: Any, texts: Texts) -> str:
    """Why a line was refused; typer keeps the classes of its errors to itself, so they are known by their names."""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return unknown_option(error.option_name, error.possibilities or [], texts)
    if kind == "MissingParameter":
        return texts("usage-missing", name=str(error.param.name))
    if kind == "BadParameter" and error.param is not None:
        return texts("usage-number", option=str(error.param.opts[0]))  # any text will do for all other options
    return str(error.format_message())


def unknown_command(name: str, known: Iterable[str], texts: Texts) -> str:
    """A command that there is not, and those that were perhaps meant."""
    close = get_close_matches(name, list(known))
    if close:
        return texts("usage-command-close", found=plain(name), close=texts.join(close))
    return texts("usage-command", found=plain(name))


def unknown_option(name: str, close: list[str], texts: Texts) -> str:
    """An option that the command does not have, and those that were perhaps meant."""
    if close:
        return texts("usage-option-close", found=plain(name), close=texts.join(sorted(close)))
    return texts("usage-option", found=plain(name))
