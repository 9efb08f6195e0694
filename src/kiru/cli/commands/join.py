"""`kiru join`: sit down at a server's table, or come back to a seat there."""

import asyncio
import os
from typing import Annotated

import typer

from kiru.cli import options as typed
from kiru.cli.remote import requests, table_link
from kiru.cli.remote.connection import TableConnection
from kiru.cli.remote.session import RemoteSession
from kiru.cli.remote.table_link import TableLink
from kiru.cli.seats import LONGEST_NAME, console
from kiru.text import Texts

app = typed.commands()


@app.command("join", help="cli-join")
def run(
    link: Annotated[str, typer.Argument(help="cli-arg-link", show_default=False)],
    name: Annotated[str, typer.Option("--name", help="cli-opt-name")] = "",
    plain: typed.Plain = False,
    language: typed.Language = "en",
) -> None:
    """Take the seat that a link gives and play; without a free seat, watch."""
    where, texts = table_link.parse(link), Texts(language)
    screen = console(plain)
    token = where.token or take_seat(where, name or os.environ.get("USER", ""), language)
    if token and not where.token:
        screen.print(texts("remote-way-back", link=where.way_back(token)), soft_wrap=True)
    line = TableConnection(where, token, language, lambda is_there: session.tell_line(is_there))
    session = RemoteSession(line, screen, plain)
    asyncio.run(session.run())


def take_seat(link: TableLink, name: str, language: str) -> str:
    """The token of the seat that is taken: by the invite, or a free one of a listed table; else empty, to watch."""
    body = {"name": name[:LONGEST_NAME]}
    if link.invite:
        answer = requests.ask(link.server, link.path("/claim"), language, body | {"invite": link.invite})
        return str(answer["token"])
    head = requests.ask(link.server, link.path(), language)
    is_open = head["listed"] and head["phase"] == "waiting"
    return str(requests.ask(link.server, link.path("/join"), language, body)["token"]) if is_open else ""
