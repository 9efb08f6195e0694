"""The rounds of a tournament and the deals of a night: planned by pure functions, written once, whoever plans them."""

from collections.abc import Collection
from functools import partial
from random import Random

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from kiru.core.errors import KiruError
from kiru.server.clubs import contests, members, pairing, round_robin
from kiru.server.clubs.contest_state import ContestState, past_of, read_apart, read_state
from kiru.server.clubs.contest_tables import PlannedTable, Seated
from kiru.server.lobby.lobby import Lobby
from kiru.server.store.clubs import schema
from kiru.server.store.clubs.enums import ContestKind, ContestPhase
from kiru.server.store.models import now_ms

MINUTE = 60_000


def seating(state: ContestState, number: int, apart: Collection[tuple[int, int]]) -> list[Seated]:
    """Who sits where in round `number`, `apart` from each other if that can be; the same on every node."""
    here, past, setup = state.here, past_of(state, apart), state.setup
    seed = f"{state.seed}/pairing/{number}"
    if state.kind == ContestKind.NIGHT:
        return night_seating(here, past, setup.players, seed)
    if state.kind == ContestKind.ROBIN:
        entered = [person.number for person in state.people]
        return list(round_robin.pair(entered, here, past, number, setup.players, seed))
    return list(pairing.pair(here, past, 2, setup.players, seed))


def night_seating(here: list[int], past: pairing.Past, players: int, seed: str) -> list[Seated]:
    """Tables of one size, so that every seat can be compared; bots fill what is missing, at chance's seats."""
    fillers = [-1 - number for number in range(-len(here) % players)]
    level = pairing.Past(dict.fromkeys(here, 0), past.tables, past.apart)
    tables = pairing.pair([*here, *fillers], level, players, players, seed)
    rng = Random(seed)
    seated: list[Seated] = []
    for table in tables:
        rng.shuffle(table)
        seated.append([None if number < 0 else number for number in table])
    return [table for table in seated if any(number is not None for number in table)]


async def next_round(lobby: Lobby, state: ContestState) -> bool:
    """Make the tables of the next round, unless another node has done so or something has changed meanwhile."""
    number = state.round + 1
    seats = seating(state, number, await lobby.store.read(partial(read_apart, state=state)))
    planned = [PlannedTable(lobby, state, number, table, seated) for table, seated in enumerate(seats)]
    for one in planned:
        if one.unsaved is not None:
            await lobby.open_tables.add()
    ends = lobby.store.time.now() + state.setup.minutes * MINUTE
    if not await lobby.store.write(partial(write_round, state=state, planned=planned, ends=ends)):
        return False
    for one in planned:
        if one.unsaved is not None:
            await lobby.begin_new(one.unsaved)
    return True


def write_round(connection: Connection, state: ContestState, planned: list[PlannedTable], ends: int) -> bool:
    """A round is written whole or not at all, and by one node alone."""
    column = schema.contests.c
    as_planned = (column.step == state.step, column.round == state.round, column.phase == ContestPhase.PLAYING)
    if not contests.touch(connection, state.id, *as_planned, round=state.round + 1, round_ends=ends):
        return False
    for one in planned:
        one.write(connection)
    return True


async def next_deal(lobby: Lobby, contest: str, device: bytes | None) -> str | None:
    """On a night against bots: the table where the player's next deal waits; None when all were played."""
    state = await lobby.store.read(partial(own_state, contest=contest, device=device))
    number = await lobby.store.read(partial(person_of, state=state, device=device))
    own = {table.round: table for table in state.tables if table.number == number}
    open_ = next((table.table for table in own.values() if not table.is_closed), None)
    deal = next((deal for deal in range(1, state.setup.rounds + 1) if deal not in own), None)
    if open_ is not None or deal is None:
        return open_
    seat = (deal - 1) % state.setup.players
    seated = [number if one == seat else None for one in range(state.setup.players)]
    planned = PlannedTable(lobby, state, deal, number, seated)
    assert planned.unsaved is not None
    await lobby.open_tables.add()
    try:
        await lobby.store.write(partial(write_deal, planned=planned))
    except IntegrityError as error:
        # Pressed twice: the other press has made the table.
        raise KiruError("error-not-now") from error
    await lobby.begin_new(planned.unsaved)
    return planned.unsaved.row.id


def own_state(connection: Connection, contest: str, device: bytes | None) -> ContestState:
    state = read_state(connection, contest)
    is_on = state.phase == ContestPhase.PLAYING and state.setup.is_alone and now_ms() < (state.ends or 0)
    if not is_on:
        raise KiruError("error-not-now")
    return state


def person_of(connection: Connection, state: ContestState, device: bytes | None) -> int:
    player = members.member_player(connection, state.club, device)
    number = next((one.number for one in state.people if one.player == player and not one.is_out), None)
    if number is None:
        raise KiruError("error-not-entered")
    return number


def write_deal(connection: Connection, planned: PlannedTable) -> None:
    """The table of a deal, while the night lasts."""
    if not contests.touch(connection, planned.state.id, schema.contests.c.phase == ContestPhase.PLAYING):
        raise KiruError("error-not-now")
    planned.write(connection)
