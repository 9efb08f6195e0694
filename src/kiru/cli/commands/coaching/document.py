"""Parts of a document that a command writes, between two marks that its readers do not see."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kiru.support.files import read_text, write_text
from kiru.text import Texts


class Tick(Protocol):
    """Told that one more of many is done."""

    def __call__(self, done: int = 0) -> None: ...


@contextmanager
def progress_bar(words: str, total: int) -> Iterator[Tick]:
    """A bar on the error stream while something takes its time."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(words, total=total)
        yield lambda done=0: progress.update(bar, advance=None if done else 1, completed=done or None)


def replaced(text: str, part: str, body: str) -> str:
    """A document with one part made anew; a part that it has not yet comes last."""
    begin, end = f"<!-- {part} -->", f"<!-- /{part} -->"
    made = f"{begin}\n\n{body.strip()}\n\n{end}"
    before, found, rest = text.partition(begin)
    if not found:
        return f"{text.rstrip()}\n\n{made}\n"
    return before + made + rest.partition(end)[2]


def tell(part: str, body: str, out: Path | None, texts: Texts) -> None:
    """Print a part, or write it into its document."""
    if out is None:
        print(body)
        return
    write_text(out, replaced(read_text(out) if out.exists() else "", part, body))
    print(texts("analyse-written", file=str(out)))


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table as Markdown writes it."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
