"""`kiru rules`: the rulebook by id, in our own words."""

import json

from rich import box
from rich.table import Table

from kiru.cli.tables import console
from kiru.core.errors import KiruError
from kiru.games import open_kit


def run(game: str, rule: str | None, as_json: bool, plain: bool, language: str) -> None:
    """All rules of a game, or the one asked for."""
    kit = open_kit(game)
    texts = kit.texts(language)
    ids = kit.rule_ids(texts)
    if rule is not None:
        if rule.upper() not in ids:
            raise KiruError("error-rule", found=rule[:20], expected=f"kiru rules {kit.game.name}")
        ids = [rule.upper()]
    entries = [{"id": one, "title": texts(f"rule-{one}.title"), "text": texts(f"rule-{one}")} for one in ids]
    if as_json:
        print(json.dumps(entries, ensure_ascii=False, indent=2))
        return
    screen = console(plain)
    if plain:
        for entry in entries:
            screen.print(texts("play-why-rule", rule=entry["id"], title=entry["title"], sentence=entry["text"]))
        return
    table = Table(box=box.SIMPLE, show_header=False, title=texts(f"game-{kit.game.name}"))
    for style in ("bold", "", ""):
        table.add_column(style=style, overflow="fold")
    for entry in entries:
        table.add_row(entry["id"], entry["title"], entry["text"])
    screen.print(table)
