"""What is kept of a table in a browser: how it was set, who sits there, and the decisions in force."""

import json
import secrets
import time
from dataclasses import asdict, dataclass, field
from typing import Any

PREFIX = "local-"
"""Tables of a browser are called so: no table of a server has a hyphen in its name."""
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
ALLOWED = {"undo": True, "hints": True, "spectators": False, "chat": False, "rated": False}


def new_id() -> str:
    return PREFIX + "".join(secrets.choice(LETTERS) for _ in range(10))


def now_ms() -> int:
    return time.time_ns() // 1_000_000


@dataclass
class SavedSeat:
    """A seat: all persons are in front of this browser."""

    kind: str
    """`person` or `bot`."""
    name: str
    bot: str | None = None
    """The bot that decides for it now, a person's seat included."""
    status: str = "taken"
    pick: str | None = None


@dataclass
class SavedTable:
    """A table as it lies in the browser's store."""

    id: str
    game: str
    ruleset: int
    box: str
    players: int
    options: dict[str, str]
    seats: list[SavedSeat]
    dealer: str
    """`random`, `seeded`, or, for decisions that were brought along, `scripted` or `system`."""
    seed: str
    box_text: str = ""
    base: int = 0
    """How many decisions were brought along from a record; the seed deals only what follows."""
    look: bool = False
    """A record to look at; nobody plays on."""
    lesson: str | None = None
    """`begun` or `finished` for a guided first game."""
    allow: dict[str, bool] = field(default_factory=lambda: dict(ALLOWED))
    ended: dict[str, Any] | None = None
    """How the table ended before its game did."""
    next: str | None = None
    """The rematch."""
    best_of: int = 0
    wins: list[int] = field(default_factory=list)
    """Games won by each seat, in a series of so many."""
    created: int = field(default_factory=now_ms)
    changed: int = field(default_factory=now_ms)
    events: int = 0
    """Decisions, and those taken back, so far."""
    revision: int = 0
    """How often it was changed: whoever wants to store it knows by this whether another page did meanwhile."""
    steps: list[list[Any]] = field(default_factory=list)
    """Seat, action in notation, and whether it was forced."""

    def text(self) -> str:
        return json.dumps(asdict(self), ensure_ascii=False, separators=(",", ":"))


def read(text: str) -> SavedTable:
    """A table as it was stored."""
    given = json.loads(text)
    given["seats"] = [SavedSeat(**seat) for seat in given["seats"]]
    return SavedTable(**given)
