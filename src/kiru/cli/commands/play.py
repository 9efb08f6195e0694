"""`kiru play`: set the table, then let the session run."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from kiru.ai import bots
from kiru.cli import options as typed
from kiru.cli.seats import PERSON, console, seats_of
from kiru.cli.terminal import TerminalSession
from kiru.core import dealers, options, record
from kiru.core.dealer import SeededDealer
from kiru.core.errors import KiruError
from kiru.core.referee import Referee
from kiru.games import NAMES, open_kit
from kiru.support.files import read_text
from kiru.text import LANGUAGES, Texts

app = typed.commands()


@app.command("play", help="cli-play")
def run(
    game: typed.AnyGame = None,
    players: typed.Players = None,
    typed_seats: Annotated[list[str] | None, typer.Option("--seat", "-s", help="cli-opt-seat")] = None,
    game_options: typed.GameOptions = None,
    box: typed.Box = None,
    seed: typed.AnySeed = None,
    load: Annotated[Path | None, typer.Option("--load", help="cli-arg-load")] = None,
    plain: typed.Plain = False,
    language: typed.Language = "en",
) -> None:
    """Play a new game or go on with a saved one."""
    common = Texts(language)
    if load is not None:
        saved = record.read(read_text(load))
        kit = open_kit(saved.game, box, saved.version)
        session = TerminalSession(kit, box, kit.texts(language), console(plain), plain)
        session.load(load)
    else:
        kit = open_kit(game or ask_game(common), box)
        chosen = LANGUAGES[language].options.get(kit.game.name, {}) | options.parse(game_options or [])
        seats = seats_of(kit.game, players, typed_seats or [], common)
        seed = typed.check_seed(seed) if seed is not None else dealers.fresh_seed()
        match = Referee(kit.game, kit.notation, len(seats), chosen, SeededDealer(seed, kit.game.sources))
        for seat in seats:
            if seat.kind != PERSON:
                bots.check(seat.kind, kit.game.name)
        session = TerminalSession(kit, box, kit.texts(language), console(plain), plain)
        session.begin(match, seats, seed)
    session.run()


def ask_game(texts: Texts) -> str:
    """Which game, asked at the terminal when none was named."""
    if not sys.stdin.isatty():
        raise KiruError("error-game", found="", expected=", ".join(NAMES))
    for number, name in enumerate(NAMES, 1):
        print(f"{number}. {open_kit(name).texts(texts.language)(f'game-{name}')}")
    answer = input(f"{texts('play-choose')}: ").strip()
    return NAMES[int(answer) - 1] if answer.isdecimal() and 1 <= int(answer) <= len(NAMES) else answer
