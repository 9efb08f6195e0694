"""`kiru play`: set the table, then let the session run."""

import sys
from pathlib import Path

from kiru.ai import bots
from kiru.cli.session import Session
from kiru.cli.tables import PERSON, console, seats_of
from kiru.core import dealers, options, record
from kiru.core.dealer import SeededDealer
from kiru.core.errors import KiruError
from kiru.core.files import read_text
from kiru.core.match import Match
from kiru.games import NAMES, open_kit
from kiru.text import Texts


def run(
    game: str | None,
    players: int | None,
    typed_seats: list[str],
    typed_options: list[str],
    box: Path | None,
    seed: str | None,
    load: Path | None,
    plain: bool,
    language: str,
) -> None:
    """Play a new game or go on with a saved one."""
    common = Texts(language)
    if load is not None:
        saved = record.read(read_text(load))
        kit = open_kit(saved.game, box, saved.version)
        session = Session(kit, box, kit.texts(language), console(plain), plain)
        session.load(load)
    else:
        kit = open_kit(game or ask_game(common), box)
        chosen = options.parse(typed_options)
        seats = seats_of(kit.game, players, typed_seats, common)
        seed = check_seed(seed) if seed is not None else dealers.fresh_seed()
        match = Match(kit.game, kit.notation, len(seats), chosen, SeededDealer(seed, kit.game.sources))
        for number, seat in enumerate(seats):
            if seat.kind != PERSON:
                bots.make(seat.kind, seed, number)
        session = Session(kit, box, kit.texts(language), console(plain), plain)
        session.begin(match, seats, seed)
    session.run()


LONGEST_SEED = 60
"""A simulation adds the number of the game, and a record holds 80."""


def check_seed(seed: str) -> str:
    """A seed is one printable word, so that a record can hold it."""
    if not seed.isprintable() or not 1 <= len(seed) <= LONGEST_SEED or " " in seed:
        raise KiruError("error-seed", found=seed[:80])
    return seed


def ask_game(texts: Texts) -> str:
    """Which game, asked at the terminal when none was named."""
    if not sys.stdin.isatty():
        raise KiruError("error-game", found="", expected=", ".join(NAMES))
    for number, name in enumerate(NAMES, 1):
        print(f"{number}. {open_kit(name).texts(texts.language)(f'game-{name}')}")
    answer = input(f"{texts('play-choose')}: ").strip()
    return NAMES[int(answer) - 1] if answer.isdecimal() and 1 <= int(answer) <= len(NAMES) else answer
