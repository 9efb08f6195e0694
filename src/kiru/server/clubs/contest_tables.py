"""Tables whose seats are given out: to the people of a round, wherever they are, and to bots."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, insert, select

from kiru.protocol.requests import Allowed, BotSeat, NewTable, PersonSeat
from kiru.server.clubs.contest_state import ContestState
from kiru.server.kits import plain_texts
from kiru.server.lobby import create_table
from kiru.server.lobby.create_table import UnsavedTable
from kiru.server.lobby.lobby import Lobby
from kiru.server.store import tables
from kiru.server.store.clubs.schema import club_tables, contest_seats, contest_tables
from kiru.server.store.models import SeatValues, TableRow, with_fields
from kiru.server.store.people.schema import player_devices
from kiru.server.tables import clocks

Seated = Sequence[int | None]
"""The people of a table by their numbers; nobody where a bot only fills a seat."""


class PlannedTable:
    """A table of a round before it is stored; one person alone has a bye."""

    def __init__(self, lobby: Lobby, state: ContestState, round_: int, number: int, seated: Seated) -> None:
        self.state = state
        self.round = round_
        self.number = number
        self.seated = seated
        is_bye = len(seated) == 1 and not state.is_night
        self.unsaved: UnsavedTable | None = (
            None if is_bye else lobby.prepare(table_row(state, round_, seated), [], None, ())
        )

    def write(self, connection: Connection) -> None:
        """The table, who sits where, and whose browsers may play there; a bye is a result at once."""
        key = {"contest": self.state.id, "round": self.round, "number": self.number}
        table = self.unsaved.row.id if self.unsaved is not None else None
        if self.unsaved is not None:
            self.unsaved.write(connection)
            connection.execute(insert(club_tables), [{"table_id": table, "club": self.state.club}])
            self.give_seats(connection, self.unsaved.row.id)
        is_bye = self.unsaved is None
        connection.execute(insert(contest_tables), [key | {"table_id": table, "is_closed": is_bye}])
        rows: list[dict[str, Any]] = [
            key | {"seat": seat, "person": person, "place": 1 if is_bye else None, "points": None, "is_forfeit": False}
            for seat, person in enumerate(self.seated)
        ]
        connection.execute(insert(contest_seats), rows)

    def give_seats(self, connection: Connection, table: str) -> None:
        """Every browser of a player holds the player's seat."""
        people = {person.number: person for person in self.state.people}
        for seat, number in enumerate(self.seated):
            player = people[number].player if number is not None else None
            if player is not None:
                own = select(player_devices.c.hash).where(player_devices.c.player == player)
                for device in connection.execute(own).scalars().all():
                    tables.bind(connection, device, table, seat)


def table_row(state: ContestState, round_: int, seated: Seated) -> TableRow:
    """The row of a table: on a night with the deal's seed, which stays sealed and unseen until the night is over."""
    people, setup = {person.number: person for person in state.people}, state.setup
    seats: list[PersonSeat | BotSeat] = []
    for number in seated:
        bot = people[number].bot if number is not None else setup.bot
        name = people[number].name if number is not None else ""
        seats.append(PersonSeat(kind="person", name=name) if bot is None else BotSeat(kind="bot", bot=bot))
    claim = [seat for seat, one in enumerate(seats) if isinstance(one, PersonSeat)]
    allow = Allowed(hints=False, spectators=not state.is_night, rated=setup.rated)
    wish = NewTable(game=setup.game, options=setup.options, seats=seats, claim=claim, allow=allow)
    row = create_table.new_table(wish, plain_texts("en"))
    changed: SeatValues = {seat: {"left_ms": clocks.first_left(setup.clock)} for seat in claim}
    for seat, number in enumerate(seated):
        if number is not None:
            changed.setdefault(seat, {})["name"] = people[number].name
    fields: dict[str, Any] = {"maker": state.maker, "clock": setup.clock}
    if state.is_night:
        fields |= {"seed": state.deal_seed(round_), "sealed": True}
    return with_fields(row, fields, changed)
