"""What is told of a table in a browser: its head, and its line in a list."""

from datetime import UTC, datetime
from hashlib import sha256
from typing import Any, cast

from kiru.offline.saved_table import SavedTable
from kiru.protocol.heads import DealerInfo, Ending, Head, ListedSeat, OwnTable, Permissions, Seat


def moment(at: int) -> str:
    """A time as clients read it."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds")


def head_of(table: SavedTable, phase: str, asked: int | None) -> Head:
    """The head as a server would tell it."""
    return {
        "table": table.id,
        "game": table.game,
        "players": table.players,
        "options": table.options,
        "box": table.box,
        "seats": [seat_of(table, number) for number in range(table.players)],
        "phase": cast(Any, phase),
        "seq": len(table.steps),
        "asked": asked,
        "since": moment(table.changed),
        "due": None,
        "created": moment(table.created),
        "listed": False,
        "look": table.look,
        "base": table.base,
        "allow": cast(Permissions, table.allow),
        "clock": None,
        "dealer": dealer_of(table, phase),
        "ended": cast(Ending | None, table.ended),
        "next": table.next,
        "offer": None,
        "series": {"best_of": table.best_of, "wins": table.wins} if table.best_of else None,
        "lesson": cast(Any, table.lesson),
        "picks": [],
        "spectators": 0,
    }


def seat_of(table: SavedTable, number: int) -> Seat:
    return {
        **listed_seat(table, number),
        "here": table.seats[number].kind == "person",
        "away": None,
        "kept": None,
        "muted": False,
        "left": None,
        "replaceable": False,
        "pick": table.seats[number].pick,
    }


def listed_seat(table: SavedTable, number: int) -> ListedSeat:
    seat = table.seats[number]
    return {
        "seat": number,
        "kind": cast(Any, seat.kind),
        "name": seat.name,
        "bot": seat.bot,
        "status": cast(Any, seat.status),
    }


def dealer_of(table: SavedTable, phase: str) -> DealerInfo:
    """A random seed is sealed until the end, as it is on a server."""
    if table.dealer == "random":
        seal = sha256(table.seed.encode()).hexdigest()
        return {"kind": "random", "hash": seal, "seed": table.seed if phase == "over" else None}
    return {"kind": "seeded", "seed": table.seed} if table.dealer == "seeded" else {"kind": "scripted"}


def own_table(table: SavedTable, phase: str, asked: int | None, you: list[int]) -> OwnTable:
    """One line of the list of this browser's tables."""
    return {
        "table": table.id,
        "game": table.game,
        "players": table.players,
        "seats": [listed_seat(table, number) for number in range(table.players)],
        "phase": cast(Any, phase),
        "seq": len(table.steps),
        "asked": asked,
        "created": moment(table.created),
        "changed": moment(table.changed),
        "ended": cast(Ending | None, table.ended),
        "you": you,
        "your_turn": asked in you,
    }
