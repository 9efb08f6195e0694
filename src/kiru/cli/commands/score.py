"""`kiru score`: the score pad of a sheet typed at a real table (docs/score.md)."""

import json
import sys
from itertools import takewhile
from pathlib import Path
from typing import Annotated

import typer
from rich import box as borders
from rich.table import Table

from kiru.cli import options as typed
from kiru.cli.seats import console
from kiru.core.errors import KiruError
from kiru.games import open_kit
from kiru.games.kit import Kit
from kiru.games.sheet import Pad
from kiru.support.files import LIMIT, read_text
from kiru.text import Texts

STDIN = "-"


app = typed.commands()


@app.command("score", help="cli-score")
def run(
    game: typed.Game,
    file: Annotated[Path | None, typer.Argument(help="cli-arg-sheet", show_default=False)] = None,
    box: typed.Box = None,
    as_json: typed.Json = False,
    language: typed.Language = "en",
) -> None:
    """Score the sheet of a file or of standard input."""
    kit = open_kit(game, box)
    texts = kit.texts(language)
    pads = kit.score_sheet(read_sheet(file, texts))
    names = [pad.name or texts("seat-name", number=number) for number, pad in enumerate(pads, 1)]
    if as_json:
        print(json.dumps(pads_data(kit, pads, names), ensure_ascii=False, indent=2))
        return
    screen = console()
    screen.print(pad_table(kit, pads, names, texts))
    if len(pads) > 1:
        screen.print(verdict(pads, names, texts))


def read_sheet(file: Path | None, texts: Texts) -> str:
    """The text of the file; without one, standard input, asked for if somebody sits there."""
    if file is not None and str(file) != STDIN:
        return read_text(file)
    try:
        if sys.stdin.isatty():
            print(texts("score-prompt"), file=sys.stderr)
            return "".join(takewhile(lambda line: line.strip(), sys.stdin))
        text = sys.stdin.read(LIMIT + 1)
    except UnicodeDecodeError as error:
        raise KiruError("error-file-not-text", file=STDIN) from error
    if len(text) > LIMIT:
        raise KiruError("error-file-too-large", file=STDIN, limit=LIMIT)
    return text


def pads_data(kit: Kit, pads: list[Pad], names: list[str]) -> dict[str, object]:
    """The pads for machines, in the order of the sheet."""
    players = [
        {"name": name, "lines": dict(pad.lines), "total": pad.total, "place": pad.place}
        for name, pad in zip(names, pads, strict=True)
    ]
    return {"game": kit.game.name, "box": kit.box, "players": players}


def pad_table(kit: Kit, pads: list[Pad], names: list[str], texts: Texts) -> Table:
    """A row a line, a column a player; the total below, and the place where there are several."""
    table = Table(title=texts("score-title"), box=borders.SIMPLE_HEAD)
    table.add_column(texts(f"game-{kit.game.name}"))
    for name in names:
        table.add_column(name, justify="right", overflow="fold")
    for row, (line, _) in enumerate(pads[0].lines):
        table.add_row(texts(f"line-{line}"), *(str(pad.lines[row][1]) for pad in pads))
    table.add_section()
    table.add_row(texts("total"), *(str(pad.total) for pad in pads), style="bold")
    if len(pads) > 1:
        table.add_row(texts("score-place"), *(str(pad.place or texts("score-place-open")) for pad in pads))
    return table


def verdict(pads: list[Pad], names: list[str], texts: Texts) -> str:
    """Who wins, or what would decide it."""
    points = max(pad.total for pad in pads)
    best = [(name, pad) for name, pad in zip(names, pads, strict=True) if pad.total == points]
    winners = [name for name, pad in best if pad.place == 1]
    if not winners:
        return texts("score-tie", names=texts.join([name for name, _ in best]), points=points)
    if len(winners) == 1:
        return texts("score-winner", name=winners[0], points=points)
    return texts("score-shared", names=texts.join(winners), points=points)
