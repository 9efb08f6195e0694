"""`kiru tables`: the tables of a server that anybody may join or watch."""

import json
from typing import Annotated, Any

import typer

from kiru.cli import options as typed
from kiru.cli.remote import requests, table_link
from kiru.cli.seats import console
from kiru.text import Texts

app = typed.commands()
tables = typer.Typer(add_completion=False, rich_markup_mode=None)
app.add_typer(tables, name="tables", help="cli-tables")

LOCAL = "http://127.0.0.1:8000"
Table = Annotated[str, typer.Argument(help="cli-arg-table", show_default=False)]
Server = Annotated[str, typer.Option("--server", help="cli-opt-server")]


@tables.callback(invoke_without_command=True)
def show(
    context: typer.Context,
    server: Server = LOCAL,
    is_json: typed.Json = False,
    language: typed.Language = "en",
) -> None:
    """List the open and running tables of a server."""
    if context.invoked_subcommand is not None:
        return
    address, texts = table_link.server_address(server), Texts(language)
    found = requests.ask(address, "/api/tables", language)
    if is_json:
        print(json.dumps(found, ensure_ascii=False))
        return
    titles = {one["name"]: one["title"] for one in requests.ask(address, f"/api/games?lang={language}", language)}
    screen = console(plain=True)
    for one in found:
        screen.print(requests.plain(line_of(one, titles.get(one["game"], one["game"]), address, texts)))
    if not found:
        screen.print(texts("remote-no-tables", server=address))


def line_of(table: dict[str, Any], title: str, server: str, texts: Texts) -> str:
    """A table in one line: its link, the game, who sits there."""
    names = [texts("remote-free-seat") if seat["status"] == "open" else seat["name"] for seat in table["seats"]]
    key = "remote-table-open" if table["phase"] == "waiting" else "remote-table-playing"
    return texts(key, game=title, names=texts.join(names), link=f"{server}/t/{table['table']}")


@tables.command("end", help="cli-tables-end")
def end(
    table: Table,
    config: typed.Config = None,
    database: typed.Database = None,
    language: typed.Language = "en",
) -> None:
    """End a table of bots."""
    from kiru.server import settings
    from kiru.server.lobby import ending

    ending.end_by_operator(settings.load(config, database=database), table)
    print(Texts(language)("table-ended", table=table))
