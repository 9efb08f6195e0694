"""What a link to a table says: its title and its description, in the language of whoever asks."""

from typing import NamedTuple

from babel.lists import format_list

from kiru.server.kits import texts_of
from kiru.server.store.enums import EMPTY, SeatKind, TablePhase
from kiru.server.store.models import SeatRow, TableRow
from kiru.text import LANGUAGES, Texts


class Words(NamedTuple):
    """A table in words."""

    game: str
    status: str
    """How it stands, without the name of the game."""
    title: str
    description: str


def is_private(table: TableRow) -> bool:
    """Whether only those who play there may look: then nothing is told but the game."""
    return not table.allow.spectators


def words_of(table: TableRow, language: str) -> Words:
    """A table in words; of a private one only its game."""
    texts = texts_of(table.game, language)
    game = texts(f"game-{table.game}")
    key, told = told_of(table, texts)
    return Words(game, texts(key, **told), texts(f"{key}.title", game=game, **told), texts(f"{key}.about"))


def told_of(table: TableRow, texts: Texts) -> tuple[str, dict[str, str | int]]:
    """The message that says how a table stands, and what it tells."""
    if is_private(table):
        return "preview-private", {}
    seated = [seat.name or texts("former-player") for seat in table.seats if is_taken(seat)]
    names = format_list(seated, locale=LANGUAGES[texts.language].locale.replace("-", "_"))
    if table.phase == TablePhase.OVER or table.look:
        return "preview-over", {"names": names}
    if table.phase == TablePhase.PLAYING:
        return "preview-playing", {"names": names}
    free = len(table.seats) - len(seated)
    return ("preview-free", {"names": names, "count": free}) if seated else ("preview-empty", {"count": free})


def is_taken(seat: SeatRow) -> bool:
    """Whether somebody sits there: a free seat may have a name all the same."""
    return seat.kind == SeatKind.BOT or seat.status not in EMPTY
