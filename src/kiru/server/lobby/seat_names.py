"""Who sits at a new table: names fit to be shown, and bots that may be lent."""

from collections.abc import Sequence

from kiru.ai import bots
from kiru.ai.bots import LONGEST_BOT
from kiru.core.errors import KiruError
from kiru.core.game import CHANCE
from kiru.core.record import Record
from kiru.core.referee import Referee

LONGEST_NAME = 30
MOST_SECONDS = 5.0
MOST_ITERATIONS = 20_000
"""What a bot at a table may think about one decision."""


NAMELESS = "?"
"""What a record says where a seat has no name."""


def clean_name(text: str) -> str:
    """A name as it is shown: printable letters, single spaces, not too long."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(printable.split())[:LONGEST_NAME].strip()


def name_in_record(text: str) -> str:
    """The name of a record's seat; a former player has none."""
    name = clean_name(text)
    return "" if name == NAMELESS else name


def bot_named(name: str, game: str) -> str:
    """A bot that there is in a game, in one process and with no more of a budget than a server lends."""
    bots.check(name, game)
    choice = bots.parse(name)
    if choice.processes > 1:
        raise KiruError("error-bot-processes", bot=bots.in_one_process(name)[:40])
    budget = choice.budget
    if budget is not None:
        is_long = budget.seconds > MOST_SECONDS if budget.seconds else budget.iterations > MOST_ITERATIONS
        if is_long:
            raise KiruError("error-bot-slow", bot=name[:20], seconds=str(MOST_SECONDS), iterations=MOST_ITERATIONS)
    if len(name) > LONGEST_BOT:
        raise KiruError("error-bot", found=name[:40], expected=", ".join(bots.NAMES))
    return name


def bot_in_record(kind: str) -> str | None:
    """The bot that a record names for a seat; None for a person, and for programs that are not ours."""
    level = kind.partition("-")[0]
    return kind if level in bots.NAMES else None


def bot_to_look_at(kind: str) -> str | None:
    """The bot of a record that nobody plays on, under a name that the store has room for."""
    bot = bot_in_record(kind)
    if bot is None:
        return None
    alone = bots.in_one_process(bot)
    return alone if len(alone) <= LONGEST_BOT else alone.partition("-")[0]


PARTNER = "gardener"
"""Sits in for a person of a record who is not here."""


def partners(record: Record, match: Referee, at: int, mine: Sequence[int]) -> list[str | None]:
    """Who plays on from a decision at each seat: None for whoever asks, else a bot that a server lends."""
    played = [bot_in_record(seat.kind) for seat in record.seats]
    here = mine or [number for number, bot in enumerate(played) if bot is None] or [next_seat(match, at)]
    if not all(0 <= number < record.players for number in here):
        raise KiruError("error-seat-number", found=max(here) + 1)
    return [None if number in here else bot_named(bot or PARTNER, record.game) for number, bot in enumerate(played)]


def next_seat(match: Referee, at: int) -> int:
    """The seat that decides first from a decision on."""
    return next((step.seat for step in match.steps[at:] if step.seat != CHANCE), 0)
