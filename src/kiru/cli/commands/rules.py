"""`kiru rules`: the rulebook by id, in our own words; `--map`: the board as a graph."""

import json
from typing import Annotated, Any

import typer
from babel import Locale
from rich import box
from rich.table import Table
from rich.text import Text

from kiru.cli import options as typed
from kiru.cli.seats import console
from kiru.core.errors import KiruError
from kiru.games import open_kit
from kiru.games.glossary import Term
from kiru.text import Texts

app = typed.commands()


@app.command("rules", help="cli-rules")
def run(
    game: typed.Game,
    rule: Annotated[str | None, typer.Argument(help="cli-arg-rule", show_default=False)] = None,
    board: Annotated[bool, typer.Option("--map", help="cli-opt-map")] = False,
    as_json: typed.Json = False,
    plain: typed.Plain = False,
    language: typed.Language = "en",
) -> None:
    """The rules, or the board as a graph."""
    if board:
        show_map(game, as_json, plain, language)
    else:
        show_rules(game, rule, as_json, plain, language)


def show_rules(game: str, rule: str | None, as_json: bool, plain: bool, language: str) -> None:
    """All rules of a game, or the one asked for."""
    kit = open_kit(game)
    texts = kit.texts(language)
    ids = kit.rule_ids(texts)
    if rule is not None:
        if rule.upper() not in ids:
            raise KiruError("error-rule", found=rule[:20], expected=f"kiru rules {kit.game.name}")
        ids = [rule.upper()]
    terms = kit.terms(texts)
    entries = [entry_of(one, [term for term in terms if one in term.rules], texts) for one in ids]
    if as_json:
        print(json.dumps(entries, ensure_ascii=False, indent=2))
        return
    screen = console(plain)
    if plain:
        for entry in entries:
            screen.print(texts("play-why-rule", rule=entry["id"], title=entry["title"], sentence=entry["text"]))
            if line := booklet_line(entry["terms"], texts):
                screen.print(line)
        return
    table = Table(box=box.SIMPLE, show_header=False, title=texts(f"game-{kit.game.name}"))
    for style in ("bold", "", ""):
        table.add_column(style=style, overflow="fold")
    for entry in entries:
        line = booklet_line(entry["terms"], texts)
        table.add_row(entry["id"], entry["title"], Text.assemble(entry["text"], (f"\n{line}" if line else "", "dim")))
    screen.print(table)


def entry_of(rule: str, terms: list[Term], texts: Texts) -> dict[str, Any]:
    """A rule as `--json` gives it."""
    booklet = [{"word": term.word, "printed": term.printed, "language": term.language} for term in terms]
    return {"id": rule, "title": texts(f"rule-{rule}.title"), "text": texts(f"rule-{rule}"), "terms": booklet}


def booklet_line(terms: list[dict[str, str]], texts: Texts) -> str:
    """What the booklet calls the things of a rule, edition by edition: the own language's first."""
    own = [term["printed"] for term in terms if term["language"] == texts.language]
    other = [term for term in terms if term["language"] != texts.language]
    lines = [texts("booklet-terms", terms="; ".join(own))] if own else []
    if other:
        spoken = Locale.parse(texts.language, sep="-").languages[other[0]["language"]]
        lines.append(texts("booklet-terms-in", language=spoken, terms="; ".join(term["printed"] for term in other)))
    return " ".join(lines)


def show_map(game: str, as_json: bool, plain: bool, language: str) -> None:
    """The places of a board and how they are connected, for games whose board is a graph."""
    kit = open_kit(game)
    texts = kit.texts(language)
    if kit.atlas is None:
        raise KiruError("error-map", game=kit.game.name)
    rows = kit.atlas()
    if as_json:
        print(json.dumps(rows, ensure_ascii=False, indent=2))
        return
    screen = console(plain)
    columns = [name for name in rows[0] if texts.has(f"atlas-{name}")]
    if plain:
        for row in rows:
            parts = [f"{texts(f'atlas-{name}')} {cell(row[name], texts)}" for name in columns]
            screen.print(texts.join(parts))
        return
    table = Table(box=box.SIMPLE_HEAD, title=texts(f"game-{kit.game.name}"))
    for name in columns:
        table.add_column(texts(f"atlas-{name}"), overflow="fold")
    for row in rows:
        table.add_row(*(cell(row[name], texts) for name in columns))
    screen.print(table)


def cell(value: Any, texts: Texts) -> str:
    """A word, a list of words, or whether something holds."""
    if isinstance(value, list):
        return " ".join(value) or "—"
    return str(value) if isinstance(value, str) else texts("yes" if value else "no")
