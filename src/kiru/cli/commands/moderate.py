"""`kiru moderate`: what the moderators' page does, for whoever runs a server."""

import json
import secrets
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import typer

from kiru.cli import options as typed
from kiru.text import Texts

app = typed.commands()
moderate = typer.Typer(add_completion=False, rich_markup_mode=None, no_args_is_help=True)
app.add_typer(moderate, name="moderate", help="cli-moderate")

WHO = "command"
T = TypeVar("T")
Table = Annotated[str, typer.Argument(help="cli-arg-table", show_default=False)]
Line = Annotated[int, typer.Argument(help="cli-arg-chat-line", show_default=False)]
Report = Annotated[str, typer.Argument(help="cli-arg-report", show_default=False)]
Mark = Annotated[str, typer.Argument(help="cli-arg-mark", show_default=False)]


def in_store(config: Any, database: str | None, deed: Callable[[Any], T]) -> T:
    """Carry out a deed in the store itself; nodes that run follow the log within a second."""
    from kiru.server import settings
    from kiru.server.store.migrate import existing
    from kiru.server.store.store import for_writing

    with existing(settings.load(config, database=database)) as engine, for_writing(engine).begin() as connection:
        return deed(connection)


@moderate.command("reports", help="cli-moderate-reports")
def reports(
    config: typed.Config = None,
    database: typed.Database = None,
    is_json: typed.Json = False,
    language: typed.Language = "en",
) -> None:
    """List the open reports."""
    from kiru.server.moderation import reports

    texts = Texts(language)
    found = in_store(config, database, lambda one: reports.page(one, is_open=True, start=0))["reports"]
    if is_json:
        print(json.dumps(found, ensure_ascii=False))
    elif not found:
        print(texts("moderate-no-reports"))
    for one in found if not is_json else ():
        named = {name: one[name] or "" for name in ("id", "at", "reason", "name", "mark", "quote", "text")}
        place = texts("moderate-at-table" if one["table"] else "moderate-in-club", id=one["table"] or one["club"] or "")
        print(texts("moderate-report", place=place, **named))


@moderate.command("close", help="cli-moderate-close")
def close(
    table: Table, config: typed.Config = None, database: typed.Database = None, language: typed.Language = "en"
) -> None:
    """Close a table."""
    from kiru.server.moderation import deeds

    in_store(config, database, lambda one: deeds.close_table(one, WHO, table))
    print(Texts(language)("moderate-closed", table=table))


@moderate.command("remove", help="cli-moderate-remove")
def remove(
    table: Table,
    line: Line,
    config: typed.Config = None,
    database: typed.Database = None,
    language: typed.Language = "en",
) -> None:
    """Take a line of chat away."""
    from kiru.server.moderation import deeds

    in_store(config, database, lambda one: deeds.remove_line(one, WHO, table, line))
    print(Texts(language)("moderate-removed", table=table, line=str(line)))


@moderate.command("ban", help="cli-moderate-ban")
def ban(
    report: Report, config: typed.Config = None, database: typed.Database = None, language: typed.Language = "en"
) -> None:
    """Ban the device that a report is about."""
    from kiru.protocol.manners import BanWish
    from kiru.server.moderation import deeds

    wish = BanWish.model_construct(report=report)
    mark = in_store(config, database, lambda one: deeds.ban(one, WHO, wish))
    print(Texts(language)("moderate-banned", mark=mark))


@moderate.command("unban", help="cli-moderate-unban")
def unban(
    mark: Mark, config: typed.Config = None, database: typed.Database = None, language: typed.Language = "en"
) -> None:
    """Let a device in again."""
    from kiru.server.moderation import deeds

    in_store(config, database, lambda one: deeds.unban(one, WHO, mark))
    print(Texts(language)("moderate-unbanned", mark=mark))


@moderate.command("done", help="cli-moderate-done")
def done(
    report: Report, config: typed.Config = None, database: typed.Database = None, language: typed.Language = "en"
) -> None:
    """Nothing more is to be done about a report."""
    from kiru.server.moderation import deeds

    in_store(config, database, lambda one: deeds.close_report(one, WHO, report))
    print(Texts(language)("moderate-done", id=report))


@moderate.command("bans", help="cli-moderate-bans")
def bans(config: typed.Config = None, database: typed.Database = None, language: typed.Language = "en") -> None:
    """Who is banned, as JSON."""
    from kiru.server.moderation import desk

    print(json.dumps(in_store(config, database, desk.banned), ensure_ascii=False, indent=1))


@moderate.command("log", help="cli-moderate-log")
def log(config: typed.Config = None, database: typed.Database = None, language: typed.Language = "en") -> None:
    """What moderators did, as JSON."""
    from kiru.server.moderation import desk

    print(json.dumps(in_store(config, database, desk.log), ensure_ascii=False, indent=1))


@moderate.command("token", help="cli-moderate-token")
def token(language: typed.Language = "en") -> None:
    """A token for the settings."""
    print(Texts(language)("moderate-token"))
    print(secrets.token_urlsafe(32))
