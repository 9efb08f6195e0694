"""What the page of a night or tournament tells; counted anew only when something has changed."""

from collections import OrderedDict
from fractions import Fraction
from typing import Any, cast

from sqlalchemy import Connection, select

from kiru.protocol.clubs import Contest, ContestRound, ContestTable, StandingRow
from kiru.server.clubs.contest_state import ContestState, RoundTable, night_of, read_state, standings_of
from kiru.server.clubs.standings import PARTS
from kiru.server.people import players
from kiru.server.store import tokens
from kiru.server.store.clubs.enums import ContestPhase
from kiru.server.store.clubs.schema import club_members, clubs, contests
from kiru.server.store.service_time import ServiceTime
from kiru.server.tables import heads

MOST_KEPT = 100


class ContestPages:
    """The pages that were made lately, as everybody sees them."""

    def __init__(self, time: ServiceTime) -> None:
        self.time = time
        self.kept: OrderedDict[tuple[str, int], tuple[ContestState, Any]] = OrderedDict()

    def page(self, connection: Connection, contest: str, device: bytes | None) -> Contest:
        """The page for whoever asks."""
        step = connection.execute(select(contests.c.step).where(contests.c.id == contest)).scalar()
        key = (contest, -1 if step is None else step)
        if key not in self.kept:
            state = read_state(connection, contest)
            key = (contest, state.step)
            self.kept[key] = state, shared(state, self.time)
            if len(self.kept) > MOST_KEPT:
                self.kept.popitem(last=False)
        state, common = self.kept[key]
        return cast(Contest, common | own_part(connection, state, device))


def shared(state: ContestState, time: ServiceTime) -> dict[str, Any]:
    """What is the same for everybody."""
    setup = state.setup
    return {
        "contest": state.id,
        "club": state.club,
        "kind": state.kind.value,
        "name": state.name,
        "game": setup.game,
        "options": setup.options,
        "players": setup.players,
        "rounds": setup.rounds,
        "minutes": setup.minutes,
        "alone": setup.is_alone,
        "bot": setup.bot,
        "fill": setup.fill,
        "clock": heads.clock_of(setup.clock),
        "rated": setup.rated,
        "phase": state.phase.value,
        "begins": heads.moment(state.begins),
        "ends": None if state.ends is None else heads.moment(state.ends),
        "round": state.round,
        "round_ends": heads.moment_of(state.round_ends, time),
        "people": [{"number": one.number, "name": one.name, "bot": one.bot, "out": one.is_out} for one in state.people],
        "standings": night_rows(state) if state.is_night else tournament_rows(state),
        "tables": rounds_of(state),
    }


def own_part(connection: Connection, state: ContestState, device: bytes | None) -> dict[str, Any]:
    """What it means for the player of a browser."""
    player = players.player_of(connection, device) if device is not None else None
    club = connection.execute(select(clubs.c.name, clubs.c.owner).where(clubs.c.id == state.club)).one()
    own = (club_members.c.club == state.club, club_members.c.player == player)
    is_member = player is not None and connection.execute(select(club_members.c.number).where(*own)).first() is not None
    you = next((one.number for one in state.people if player is not None and one.player == player), None)
    return {
        "club_name": club.name,
        "you": you,
        "member": is_member,
        "owner": player is not None and club.owner == player,
        "your_table": own_table(state, you),
    }


def own_table(state: ContestState, you: int | None) -> str | None:
    """The table without a result at which somebody sits."""
    for table in state.tables:
        if you is not None and not table.is_closed and any(seat.person == you for seat in table.seats):
            return table.table
    return None


def decimal(value: Fraction | float, digits: int = 2) -> float:
    return round(float(value), digits)


def tournament_rows(state: ContestState) -> list[StandingRow]:
    return [
        {
            "place": line.place,
            "person": line.person,
            "points": decimal(Fraction(line.points, PARTS)),
            "opponents": decimal(line.opponents / PARTS),
            "wins": line.wins,
            "share": decimal(line.share),
        }
        for line in standings_of(state)
    ]


def night_rows(state: ContestState) -> list[StandingRow]:
    """The ranking in percent, deal by deal."""
    return [
        {
            "place": line.place,
            "person": line.person,
            "points": decimal(100 * line.share, 1),
            "deals": [
                decimal(100 * line.deals[deal], 1) if deal in line.deals else None
                for deal in range(1, state.setup.rounds + 1)
            ],
        }
        for line in night_of(state)
    ]


def rounds_of(state: ContestState) -> list[ContestRound]:
    """Every round with its tables; of a night's deals the seals, and the seeds once it is over."""
    last = state.setup.rounds if state.is_night else state.round
    found: list[ContestRound] = []
    for number in range(1, last + 1):
        one: ContestRound = {
            "round": number,
            "tables": [table_of(state, table) for table in state.tables if table.round == number],
        }
        if state.is_night:
            one["seal"] = tokens.seal(state.deal_seed(number))
            if state.phase == ContestPhase.OVER:
                one["seed"] = state.deal_seed(number)
        found.append(one)
    return found


def table_of(state: ContestState, table: RoundTable) -> ContestTable:
    names = {person.number: person.name for person in state.people}
    return {
        "number": table.number,
        "table": table.table,
        "closed": table.is_closed,
        "seats": [
            {
                "person": seat.person,
                "name": names[seat.person] if seat.person is not None else state.setup.bot,
                "place": seat.place,
                "points": seat.points,
                "forfeit": seat.is_forfeit,
            }
            for seat in table.seats
        ],
    }
