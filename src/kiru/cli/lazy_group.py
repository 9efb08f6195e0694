"""The group of all commands: names and help are known at once, a module is imported when its command is called."""

from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from kiru.cli import options, usage_errors
from kiru.cli.help_formatter import HelpContext
from kiru.text import LANGUAGES, Texts
from kiru.version import VERSION

MODULES = {
    "play": "play",
    "join": "join",
    "replay": "replay",
    "sim": "sim",
    "arena": "contests.arena",
    "report": "report",
    "strength": "contests.strength",
    "train": "contests.train",
    "tune": "contests.tune",
    "hint": "hint",
    "analyse": "analyse",
    "coach": "coaching.coach",
    "calibrate": "coaching.calibrate",
    "openings": "coaching.openings",
    "personalities": "contests.personalities",
    "perft": "perft",
    "bench": "bench",
    "puzzles": "puzzles.commands",
    "rules": "rules",
    "score": "score",
    "serve": "operate",
    "backup": "operate",
    "restore": "operate",
    "doctor": "operate",
    "verify": "check",
    "box": "check",
    "tables": "tables",
    "moderate": "moderate",
    "ratings": "ratings",
    "dataset": "research.dataset",
    "benchmark": "research.benchmark",
}
"""The module in `kiru.cli.commands` that declares each command, in the order of the help."""


class LazyGroup(TyperGroup):
    """Knows of each command its name and the key of its help; the rest stands in the command's module."""

    def __init__(self, **settings: Any) -> None:
        known = {name: TyperCommand(name, help=f"cli-{name}") for name in MODULES}
        super().__init__(**settings | {"commands": known})

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command itself, from its module; an unknown one is an error of usage."""
        if cmd_name not in MODULES:
            ctx.fail(usage_errors.unknown_command(cmd_name, MODULES, ctx.obj))
        return load(cmd_name, ctx.obj)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """A line a command, none of them imported."""
        limit = formatter.width - 6 - max(map(len, self.commands))
        with formatter.section("Commands"):
            formatter.write_dl([(name, known.get_short_help_str(limit)) for name, known in self.commands.items()])


def load(name: str, texts: Texts) -> Any:
    """Import the module of a command; its help in the language of the texts."""
    module = import_module(f"kiru.cli.commands.{MODULES[name]}")
    return translated(typer.main.get_group(module.app).commands[name], texts)


def translated(command: Any, texts: Texts) -> Any:
    """The command with texts in the place of their keys, and so its parameters and its own commands."""
    command.help = texts(command.help)
    command.context_class = HelpContext
    for parameter in command.params:
        parameter.help = help_text(parameter.help, texts)
    for known in getattr(command, "commands", {}).values():
        translated(known, texts)
    return command


def help_text(key: str, texts: Texts) -> str:
    """The help of a parameter; that of a game names them all, and so does that of the language."""
    if key == "cli-lang":
        return texts("cli-lang", languages=texts.join(list(LANGUAGES)))
    if key != "cli-arg-game":
        return texts(key)
    from kiru.games import NAMES

    return texts("cli-arg-game", games=texts.join(NAMES))


def show_version(wanted: bool) -> None:
    if wanted:
        print(f"kiru {VERSION}")
        raise typer.Exit


def make_group(texts: Texts) -> LazyGroup:
    """`kiru` itself, its help in the language of the texts."""
    app = typer.Typer(
        cls=LazyGroup,
        help="cli-about",
        no_args_is_help=True,
        add_completion=False,
        rich_markup_mode=None,
        suggest_commands=False,
    )

    @app.callback()
    def common(
        version: Annotated[bool, typer.Option("--version", help="cli-version", callback=show_version)] = False,
        language: options.Language = "en",
    ) -> None:
        pass

    group = translated(typer.main.get_group(app), texts)
    assert isinstance(group, LazyGroup)
    return group
