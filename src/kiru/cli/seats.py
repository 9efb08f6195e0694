"""What several commands need: seats as typed, names, score pads."""

from rich import box
from rich.console import Console
from rich.table import Table

from kiru.ai import characters
from kiru.core.errors import KiruError
from kiru.core.game import Game, State
from kiru.core.record import Seat
from kiru.games.kit import Kit, Names
from kiru.text import Texts

PERSON = "person"
BOT = "bot:"
RIVAL = "gardener"
"""Good company for a person; greedy and random bots are for tools."""
LONGEST_NAME = 30


def console(plain: bool = False) -> Console:
    """The terminal; plain means no color, no width, no drawing."""
    if plain:
        return Console(color_system=None, force_terminal=False, soft_wrap=True, highlight=False, markup=False)
    return Console(highlight=False, markup=False)


def seats_of(game: Game, players: int | None, typed: list[str], texts: Texts) -> list[Seat]:
    """The seats of a new table: as typed, or one person and friendly bots with names."""
    count = players if players is not None else len(typed) or max(game.min_players, 2)
    if not game.min_players <= count <= game.max_players:
        raise KiruError("error-players", low=game.min_players, high=game.max_players, found=count)
    if typed and len(typed) != count:
        raise KiruError("error-seats", found=len(typed), expected=count)
    if not typed:
        typed = ["", *[f"{BOT}{RIVAL}"] * (count - 1)]
    people = {text for text in typed if not text.startswith(BOT)}
    return [seat_of(text, number, people, texts) for number, text in enumerate(typed, 1)]


def seat_of(text: str, number: int, people: set[str], texts: Texts) -> Seat:
    if text.startswith(BOT):
        bot = text.removeprefix(BOT)
        return Seat(bot, bot_name(bot, number, people, texts))
    name = "".join(letter for letter in text if letter.isprintable()).strip()[:LONGEST_NAME]
    return Seat(PERSON, name or texts("seat-name", number=number))


def bot_name(bot: str, number: int, people: set[str], texts: Texts) -> str:
    """What a bot is called; one that is unknown is refused later, where it is made."""
    known = bot.partition("-")[0] in characters.CHARACTERS
    return (known and characters.name_of(bot, number - 1, people)) or texts("bot-name", bot=bot, number=number)


def score_table(kit: Kit, state: State, names: Names, texts: Texts) -> Table:
    """The pad of everybody: a row a line, a column a player."""
    table = Table(title=texts("play-pad"), box=box.SIMPLE_HEAD)
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    pads = [state.score_lines(seat) for seat in range(len(names))]
    for row, line in enumerate(kit.game.score_lines):
        table.add_row(texts(f"line-{line}"), *(str(pad[row]) for pad in pads))
    table.add_section()
    table.add_row(texts("total"), *(str(sum(pad)) for pad in pads))
    return table


def score_sentences(kit: Kit, state: State, names: Names, texts: Texts) -> list[str]:
    """The pad as one sentence a player."""
    sentences = []
    for seat, name in enumerate(names):
        pad = state.score_lines(seat)
        parts = [f"{texts(f'line-{line}')} {points}" for line, points in zip(kit.game.score_lines, pad, strict=True)]
        sentences.append(f"{name}: {texts.join(parts)}. {texts('total')}: {texts('points', count=sum(pad))}.")
    return sentences
