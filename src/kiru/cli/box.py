"""`kiru box check`: does an owner's box fit, and how certain is each of its tables?"""

import json
from pathlib import Path

from rich import box as borders
from rich.table import Table

from kiru.cli.tables import console
from kiru.core import box as boxes
from kiru.games import open_kit


def run(file: Path, as_json: bool, language: str) -> None:
    """Load the box as a game would; a bad one is an error before this returns."""
    data = boxes.parse(file)
    kit = open_kit(str(data.get("game", "")), file)
    texts = kit.texts(language)
    tables = {name: str(table.get("certainty", "")) for name, table in data.items() if isinstance(table, dict)}
    if as_json:
        print(json.dumps({"file": str(file), "game": kit.game.name, "box": kit.box, "tables": tables}, indent=2))
        return
    screen = console()
    screen.print(texts("box-good", file=str(file), game=texts(f"game-{kit.game.name}"), name=kit.box))
    table = Table(texts("box-table"), texts("box-certainty"), box=borders.SIMPLE_HEAD)
    for name, certainty in tables.items():
        key = f"certainty-{certainty}"
        table.add_row(name, texts(key) if texts.has(key) else certainty)
    screen.print(table)
