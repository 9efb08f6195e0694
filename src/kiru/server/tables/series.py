"""Best of three, best of five: who has won how many games."""

from collections.abc import Collection
from typing import Any

import msgspec

from kiru.core.game import State
from kiru.server.store.enums import GIVEN_UP, SeatKind, SeatStatus
from kiru.server.store.models import SeatRow, Series, TableRow


def winners(table: TableRow, state: State, gone: Collection[int] = ()) -> list[int]:
    """The best of those who have not given up, as the table stands; `gone` are giving up just now."""
    ranking = list(state.ranking())
    playing = [seat.seat for seat in table.seats if seat.seat not in gone and not has_given_up(seat)]
    first = min((ranking[seat] for seat in playing), default=0)
    return [seat for seat in playing if ranking[seat] == first]


def has_given_up(seat: SeatRow) -> bool:
    """Whether a person has left the seat to a bot, for whatever reason."""
    is_left = seat.status in (*GIVEN_UP, SeatStatus.LEFT) or seat.bot is not None
    return seat.kind == SeatKind.PERSON and is_left


def after_game(table: TableRow, state: State, gone: Collection[int] = ()) -> dict[str, Any]:
    """What the end of a game changes in its table's row; a victory that is shared counts for nobody."""
    if table.series is None:
        return {}
    return {"series": counted(table.series, winners(table, state, gone))}


def counted(series: Series, won: list[int]) -> Series:
    wins = list(series.wins)
    if len(won) == 1:
        wins[won[0]] += 1
    return msgspec.structs.replace(series, wins=tuple(wins))


def following(table: TableRow, state: State, best_of: int | None) -> Series | None:
    """The series of the rematch: it goes on until it is decided; one that begins now counts the game just played."""
    if table.series is not None:
        series = table.series
        is_new = series.is_decided or best_of not in (None, series.best_of)
        return Series(best_of or series.best_of, (0,) * table.players) if is_new else series
    if best_of is None or best_of < 2:
        return None
    first = Series(best_of, (0,) * table.players)
    return counted(first, winners(table, state)) if counts(table) else first


def counts(table: TableRow) -> bool:
    """Whether the end of a game says who has won it: not where it was broken off."""
    return table.ended is None or table.ended.get("kind") in ("resigned", "agreed")
