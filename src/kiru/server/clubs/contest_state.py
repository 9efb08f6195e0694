"""A night or tournament as the store has it, and what follows from it."""

from collections.abc import Collection
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from kiru.core.errors import KiruError
from kiru.server.clubs import matchpoints, standings
from kiru.server.clubs.matchpoints import DealScore, NightLine
from kiru.server.clubs.pairing import Past
from kiru.server.clubs.standings import SeatScore, Standing
from kiru.server.store.clubs.enums import ContestKind, ContestPhase
from kiru.server.store.clubs.schema import contest_people, contest_seats, contest_tables, contests
from kiru.server.store.models import Clock
from kiru.server.store.people import avoiding


class Setup(msgspec.Struct, frozen=True):
    """How a night or tournament is held."""

    game: str
    players: int
    """Seats at a table: in a tournament at most, on a night always."""
    options: dict[str, str]
    rounds: int
    minutes: int
    is_alone: bool
    bot: str
    fill: int
    clock: Clock = Clock()
    rated: bool = False
    """The games count for ratings."""


class Person(msgspec.Struct, frozen=True):
    """Somebody who takes part, or a bot that fills up the field."""

    number: int
    player: str | None
    bot: str | None
    name: str
    is_out: bool


class RoundSeat(msgspec.Struct, frozen=True):
    """A seat of a round."""

    person: int | None
    place: int | None
    points: int | None
    is_forfeit: bool


class RoundTable(msgspec.Struct, frozen=True):
    """A table of a round, or of a deal; a bye has no id."""

    round: int
    number: int
    table: str | None
    is_closed: bool
    seats: list[RoundSeat]


class ContestState(msgspec.Struct, frozen=True):
    """Everything about it, read at one moment."""

    id: str
    club: str
    kind: ContestKind
    name: str
    setup: Setup
    seed: str
    begins: int
    ends: int | None
    phase: ContestPhase
    round: int
    round_ends: int | None
    step: int
    maker: str
    people: list[Person]
    tables: list[RoundTable]

    @property
    def here(self) -> list[int]:
        """Who plays on."""
        return [person.number for person in self.people if not person.is_out]

    @property
    def is_night(self) -> bool:
        return self.kind == ContestKind.NIGHT

    @property
    def current(self) -> list[RoundTable]:
        """The tables of the round that is played."""
        return [table for table in self.tables if table.round == self.round]

    def deal_seed(self, deal: int) -> str:
        """The seed of a deal, from the secret of the night."""
        return sha256(f"{self.seed}/{deal}".encode()).hexdigest()[:32]


def setup_of(row: Any) -> Setup:
    return msgspec.json.decode(row.setup, type=Setup)


def read_state(connection: Connection, contest: str) -> ContestState:
    row = connection.execute(select(contests).where(contests.c.id == contest)).first()
    if row is None:
        raise KiruError("error-contest")
    fields = {name: getattr(row, name) for name in ContestState.__struct_fields__ if hasattr(row, name)}
    read = {
        "setup": setup_of(row),
        "people": read_people(connection, contest),
        "tables": read_tables(connection, contest),
    }
    return ContestState(**(fields | read))


def read_people(connection: Connection, contest: str) -> list[Person]:
    query = select(*(contest_people.c[name] for name in Person.__struct_fields__))
    rows = connection.execute(query.where(contest_people.c.contest == contest).order_by(contest_people.c.number))
    return [Person(*row) for row in rows]


def read_tables(connection: Connection, contest: str) -> list[RoundTable]:
    own = contest_seats.c.contest == contest
    seats: dict[tuple[int, int], list[RoundSeat]] = {}
    columns = [contest_seats.c[name] for name in RoundSeat.__struct_fields__]
    query = select(contest_seats.c.round, contest_seats.c.number, *columns).where(own)
    order = (contest_seats.c.round, contest_seats.c.number, contest_seats.c.seat)
    for round_, number, *values in connection.execute(query.order_by(*order)):
        seats.setdefault((round_, number), []).append(RoundSeat(*values))
    rows = connection.execute(select(contest_tables).where(contest_tables.c.contest == contest))
    tables = [
        RoundTable(row.round, row.number, row.table_id, row.is_closed, seats.get((row.round, row.number), []))
        for row in rows
    ]
    return sorted(tables, key=lambda table: (table.round, table.number))


def table_scores(state: ContestState) -> list[list[SeatScore]]:
    """The results that count so far."""
    return [
        [SeatScore(seat.person, seat.place or 1, seat.points or 0, seat.is_forfeit) for seat in table.seats]
        for table in state.tables
        if table.is_closed
    ]


def read_apart(connection: Connection, state: ContestState) -> list[tuple[int, int]]:
    """The pairs of which one has blocked the other, the smaller number first."""
    numbers = {person.player: person.number for person in state.people if person.player is not None}
    blocked = avoiding.blocked_pairs(connection, numbers)
    pairs = {(min(two), max(two)) for two in ((numbers[one], numbers[other]) for one, other in blocked)}
    return sorted(pairs)


def past_of(state: ContestState, apart: Collection[tuple[int, int]]) -> Past:
    """What the rounds so far, and who avoids whom, mean for the next one."""
    numbers = [person.number for person in state.people]
    points = standings.points_of(numbers, table_scores(state))
    seated = [[seat.person for seat in table.seats if seat.person is not None] for table in state.tables]
    return Past(points, seated, apart)


def standings_of(state: ContestState) -> list[Standing]:
    """How a tournament stands."""
    return standings.standings([person.number for person in state.people], table_scores(state))


def night_of(state: ContestState) -> list[NightLine]:
    """How a night is ranked, by what has been played to its end."""
    scores = [
        DealScore(table.round, number, seat.person, None if seat.is_forfeit else seat.points)
        for table in state.tables
        if table.is_closed
        for number, seat in enumerate(table.seats)
    ]
    return matchpoints.ranking([person.number for person in state.people], state.setup.rounds, scores)
