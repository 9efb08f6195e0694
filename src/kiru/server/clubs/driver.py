"""The duty of carrying nights and tournaments on: every step is one transaction that only one node can make.

Nothing is kept in memory. Whatever a node was doing when it died, the next round of any other node finds the store
after one step or the next: a round with all its tables or none, a result that counts or does not yet.
"""

import logging
from collections.abc import Sequence
from functools import partial

import msgspec
from sqlalchemy import Connection, and_, or_, select

from kiru.core.errors import KiruError
from kiru.server.clubs import closing, contests, rounds
from kiru.server.clubs.contest_state import ContestState, RoundTable, read_state
from kiru.server.lobby import ending
from kiru.server.lobby.lobby import Lobby
from kiru.server.people.result_keeper import ResultKeeper
from kiru.server.store import schema
from kiru.server.store.clubs.enums import ContestPhase
from kiru.server.store.clubs.schema import contests as stored
from kiru.server.store.enums import TablePhase
from kiru.server.store.models import now_ms

log = logging.getLogger("kiru.contests")
MOST = 50
"""Nights and tournaments looked after in one round."""
MOST_TABLES = 40
"""Tables of one of them that are seen to in one round."""


class ContestDriver:
    """Looks what is due: a beginning, results, a round, an end."""

    def __init__(self, lobby: Lobby, results: ResultKeeper) -> None:
        self.lobby = lobby
        self.store = lobby.store
        self.results = results
        self.after = ""
        """Where the last round has stopped, if there was more than one could do."""

    async def drive(self) -> None:
        """One round of looking."""
        found = await self.store.read(partial(due, now=now_ms(), after=self.after))
        self.after = found[-1] if len(found) == MOST else ""
        for contest in found:
            if self.lobby.share.owns(contest):
                await self.step(contest)

    async def step(self, contest: str) -> None:
        """Carry one contest on, as far as it goes now."""
        try:
            state = await self.store.read(partial(read_state, contest=contest))
            if state.phase == ContestPhase.WAITING:
                await self.store.write(partial(contests.start, contest=contest, step=state.step))
            elif state.phase == ContestPhase.PLAYING:
                await self.play(state)
        except KiruError as error:
            # A full server, or a table that another node has just changed: the next round tries again.
            log.info("contest waits", extra={"contest": contest[:4], "reason": error.key})

    async def play(self, state: ContestState) -> None:
        """Results first; then the next round, or the end."""
        phases = await self.store.read(partial(phases_of, state=state))
        await self.begin_tables(phases)
        await self.collect(state, phases)
        if self.is_time_up(state):
            await self.close_late(state, phases)
        state = await self.store.read(partial(read_state, contest=state.id))
        if state.phase != ContestPhase.PLAYING or not all(table.is_closed for table in self.awaited(state)):
            return
        await self.end_tables(state)
        if self.is_complete(state):
            await self.finish(state)
        elif not state.setup.is_alone:
            await rounds.next_round(self.lobby, state)

    def awaited(self, state: ContestState) -> Sequence[RoundTable]:
        return state.tables if state.setup.is_alone else state.current

    def is_time_up(self, state: ContestState) -> bool:
        """A round's time is the nodes' own, which stands still when none runs; a night ends by the wall clock."""
        if state.ends is not None and now_ms() >= state.ends:
            return True
        return state.round_ends is not None and self.store.time.now() >= state.round_ends

    def is_complete(self, state: ContestState) -> bool:
        """Whether nothing is left to be played."""
        if state.ends is not None and now_ms() >= state.ends:
            return True
        if state.setup.is_alone:
            return False
        least = 1 if state.is_night else 2
        return state.round >= state.setup.rounds or len(state.here) < least

    async def begin_tables(self, phases: dict[str, TablePhase]) -> None:
        """Tables whose node died between making and dealing them."""
        waiting = [table for table, phase in phases.items() if phase == TablePhase.WAITING]
        for table in waiting[:MOST_TABLES]:
            await (await self.lobby.room(table)).begin()

    async def collect(self, state: ContestState, phases: dict[str, TablePhase]) -> None:
        """What came of the tables that are over."""
        over = [table for table in state.tables if not table.is_closed and phases.get(table.table or "") == "over"]
        for table in over[:MOST_TABLES]:
            await self.results.settle(table.table or "")
            await self.store.write(partial(closing.close_finished, state=state, table=table))

    async def close_late(self, state: ContestState, phases: dict[str, TablePhase]) -> None:
        late = [table for table in state.tables if not table.is_closed and phases.get(table.table or "") != "over"]
        for table in late[:MOST_TABLES]:
            await self.store.write(partial(closing.close_unfinished, state=state, table=table))

    async def end_tables(self, state: ContestState) -> None:
        """Tables that were decided by time play no further."""
        phases = await self.store.read(partial(phases_of, state=state))
        late = [table for table, phase in phases.items() if phase == TablePhase.PLAYING]
        for table in late[:MOST_TABLES]:
            room = await self.lobby.room(table)
            async with room.lock:
                await room.ready()
                await room.read_on()
                if room.table.phase == TablePhase.PLAYING:
                    await room.change(ending.plan_end(room), room.broadcaster.show_turn)

    async def finish(self, state: ContestState) -> None:
        """Open the deals to everybody, then it is over."""
        sealed = await self.store.read(partial(sealed_tables, state=state))
        for table in sealed:
            await self.unseal(table)
        if len(sealed) < MOST_TABLES:
            playing = stored.c.phase == ContestPhase.PLAYING
            over = partial(contests.touch, phase=ContestPhase.OVER, round_ends=None)
            await self.store.write(lambda connection: over(connection, state.id, playing))

    async def unseal(self, table: str) -> None:
        """Let everybody look at a table and its seed."""
        room = await self.lobby.room(table)
        async with room.lock:
            await room.ready()
            plan = room.plan_without_events()
            allow = msgspec.structs.replace(room.table.allow, spectators=True)
            plan.row = {"sealed": False, "allow": allow}
            await room.change(plan, room.broadcaster.show_head)


def due(connection: Connection, now: int, after: str) -> list[str]:
    """What has to begin, and what is played."""
    begins = and_(stored.c.phase == ContestPhase.WAITING, stored.c.begins <= now)
    query = select(stored.c.id).where(or_(begins, stored.c.phase == ContestPhase.PLAYING), stored.c.id > after)
    return list(connection.execute(query.order_by(stored.c.id).limit(MOST)).scalars())


def phases_of(connection: Connection, state: ContestState) -> dict[str, TablePhase]:
    """How far the tables are that still matter: those without a result, and those of the current round."""
    wanted = [one.table for one in state.tables if one.table and (not one.is_closed or one.round == state.round)]
    if state.setup.is_alone:
        wanted = [one.table for one in state.tables if one.table]
    tables = schema.tables
    rows = connection.execute(select(tables.c.id, tables.c.phase).where(tables.c.id.in_(wanted)))
    return {row.id: row.phase for row in rows}


def sealed_tables(connection: Connection, state: ContestState) -> list[str]:
    """Tables of a night whose seed is still hidden."""
    tables, own = schema.tables, [one.table for one in state.tables if one.table]
    query = select(tables.c.id).where(tables.c.id.in_(own), tables.c.sealed.is_(True)).order_by(tables.c.id)
    return list(connection.execute(query.limit(MOST_TABLES)).scalars())
