"""The command `kiru`: a line is carried out, and errors are one clear line."""

import os
import sys
from contextlib import suppress
from io import TextIOWrapper
from typing import TYPE_CHECKING

from kiru.support.interrupts import INTERRUPTED
from kiru.version import VERSION

if TYPE_CHECKING:
    from kiru.text import Texts

BAD_INPUT = 2


def main() -> None:
    """The console script; `--version` answers before anything is imported."""
    spare_the_console()
    if sys.argv[1:] == ["--version"]:
        print(f"kiru {VERSION}")
        return
    try:
        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = INTERRUPTED
    sys.exit(code)


def spare_the_console() -> None:
    """A letter that this console does not know, as with an old code page of Windows, is replaced and ends nothing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper) and stream.encoding.lower().replace("-", "") != "utf8":
            stream.reconfigure(errors="replace")


def run(arguments: list[str]) -> int:
    """Carry out a command line; its exit code: 0, 2 for bad input, or 130 after Ctrl-C."""
    from kiru.core.errors import KiruError
    from kiru.support.extras import group_of
    from kiru.text import Texts, language

    try:
        texts = Texts(language(wanted_language(arguments)))
    except KiruError as error:
        return refuse(Texts("en").error(error))
    try:
        return carry_out(arguments, texts)
    except KiruError as error:
        return refuse(texts.error(error))
    except ModuleNotFoundError as error:
        group = group_of(error.name or "")
        if group is None:
            raise
        what = " ".join(["kiru", *(word for word in arguments[:1] if not word.startswith("-"))])
        return refuse(texts("error-group", what=what, group=group))
    except BrokenPipeError:
        with suppress(OSError):  # nobody reads what is still to be written when Python ends
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        from kiru.cli import usage_errors

        print(usage_errors.answer(error, texts), file=sys.stderr)
        return BAD_INPUT


def carry_out(arguments: list[str], texts: "Texts") -> int:
    """Load the command and call it."""
    import typer

    from kiru.cli.lazy_group import make_group

    group = make_group(texts)
    try:
        with group.make_context("kiru", arguments, obj=texts) as context:
            group.invoke(context)
        return 0
    except typer.Exit as leaving:
        return leaving.exit_code
    except (KeyboardInterrupt, EOFError, typer.Abort):
        print(texts("interrupted"), file=sys.stderr)
        return INTERRUPTED


def refuse(sentence: str) -> int:
    print(f"kiru: {sentence}", file=sys.stderr)
    return BAD_INPUT


def wanted_language(arguments: list[str]) -> str | None:
    """The value of --lang, known before the help texts are put together."""
    for index, word in enumerate(arguments):
        if word.startswith("--lang="):
            return word[7:]
        if word == "--lang" and index + 1 < len(arguments):
            return arguments[index + 1]
    return None


if __name__ == "__main__":
    main()
