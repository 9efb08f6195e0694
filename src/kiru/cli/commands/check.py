"""`kiru verify` and `kiru box check`: does a record, or an owner's box, hold what it promises?"""

import json
from hashlib import sha256
from pathlib import Path
from typing import Annotated

import typer
from rich import box as borders
from rich.table import Table

from kiru.cli import options as typed
from kiru.cli.seats import console
from kiru.core import record
from kiru.core.errors import KiruError
from kiru.games import open_kit
from kiru.support import toml_box
from kiru.support.files import read_text
from kiru.text import Texts

app = typed.commands()
boxes = typed.commands()
app.add_typer(boxes, name="box", help="cli-box")


@app.command("verify", help="cli-verify")
def verify(
    file: typed.Record,
    box: typed.Box = None,
    seal: Annotated[str | None, typer.Option("--seal", help="cli-opt-seal")] = None,
    as_json: typed.Json = False,
    language: typed.Language = "en",
) -> None:
    """Deal the game anew from its seed; the seal is the one given, else the one in the record."""
    kept = record.read(read_text(file))
    kind, _, seed = kept.dealer.partition(" ")
    if kind != "seeded":
        raise KiruError("error-verify-unsealed" if not kept.seal else "error-verify-sealed")
    wanted = (seal or kept.seal).lower()
    found = sha256(seed.encode()).hexdigest()
    if wanted and wanted != found:
        raise KiruError("error-verify-seal", found=found, expected=wanted[:64])
    kit = open_kit(kept.game, box, kept.version)
    match = record.replay(kept, kit.game, kit.notation, kit.box, check_deal=True)
    deals = sum(step.seat < 0 for step in match.steps)
    if as_json:
        print(json.dumps({"seed": seed, "seal": found, "sealed": bool(wanted), "deals": deals, "fair": True}))
        return
    texts = Texts(language)
    print(texts("verify-good", deals=deals, seed=seed))
    print(texts("verify-seal" if wanted else "verify-no-seal", seal=found))


@boxes.command("check", help="cli-box-check")
def check_box(
    file: Annotated[Path, typer.Argument(help="cli-arg-box", show_default=False)],
    as_json: typed.Json = False,
    language: typed.Language = "en",
) -> None:
    """Load the box as a game would and say how certain each table is; a bad one is an error before that."""
    data = toml_box.parse(file)
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
