"""People who wait for the same kind of game get a table; bots fill it once somebody has waited long enough."""

import logging
from collections.abc import Sequence

from sqlalchemy import Connection

from kiru.core.errors import KiruError
from kiru.protocol.requests import Allowed, BotSeat, DeadlineClock, GameClock, NewTable, PersonSeat
from kiru.server.kits import kit_of, plain_texts, spoken
from kiru.server.lobby import create_table
from kiru.server.lobby.create_table import UnsavedTable
from kiru.server.lobby.lobby import Lobby
from kiru.server.meeting import keeping_apart, waits
from kiru.server.meeting.waits import Wait, WaitKind
from kiru.server.store import tables
from kiru.server.store.models import with_fields
from kiru.server.store.people import avoiding
from kiru.text import LANGUAGES

log = logging.getLogger("kiru.matchmaker")
CLOCKS: dict[str, GameClock | DeadlineClock] = {
    "quick": GameClock(kind="clock", minutes=10, increment=10),
    "calm": GameClock(kind="clock", minutes=40, increment=30),
    "days": DeadlineClock(kind="deadline", hours=24),
}
MOST_AT_ONCE = 50
"""Tables made in one round."""


def check(wish: WaitKind, bot: str) -> None:
    """Refuse a game that nobody could be given, and a bot that could not sit at its table."""
    game = kit_of(wish.game).game
    low = max(2, game.min_players)
    if not low <= wish.players <= game.max_players:
        raise KiruError("error-players", low=low, high=game.max_players, found=wish.players)
    if wish.rated:
        create_table.check_rated_bots(wish.game, wish.players, [bot])


def parties(waiting: Sequence[Wait], now: int, apart: keeping_apart.Apart = ()) -> list[list[Wait]]:
    """Who plays together: as many as a table needs, or all that are there once the first has waited long enough."""
    by_wish: dict[WaitKind, list[Wait]] = {}
    for wait in waiting:
        by_wish.setdefault(wait.wish, []).append(wait)
    found: list[list[Wait]] = []
    for wish, people in by_wish.items():
        for group in keeping_apart.groups(people, wish.players, apart):
            if len(group) == wish.players or any(wait.until <= now for wait in group):
                found.append(group)
    return found[:MOST_AT_ONCE]


class Matchmaker:
    """Any node may seat people: that each is seated once, the store sees to."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    async def seat(self, waiting: Sequence[Wait]) -> None:
        """Make a table for everybody who can play now."""
        devices = [wait.device for wait in waiting]
        apart = await self.lobby.store.read(lambda connection: avoiding.kept_apart(connection, devices))
        for party in parties(waiting, self.lobby.store.time.now(), apart):
            try:
                await self.make_table(party)
            except KiruError as error:
                if error.key != "error-seats-changed":
                    log.warning("no table for people who wait", extra={"reason": error.key})

    async def make_table(self, party: Sequence[Wait]) -> str:
        """A table for people who wait, written together with the end of their waits: all of it or nothing."""
        first, store = party[0], self.lobby.store
        row = create_table.new_table(wished(party), plain_texts(first.language))
        # Alone with bots one owns the table; among strangers nobody does.
        owner = first.device if len(party) == 1 else None
        new = self.lobby.prepare(with_fields(row, {"maker": first.maker}, {}), [], owner, range(len(party)))
        await self.lobby.open_tables.add()
        now = store.time.now()
        await store.write(lambda connection: write(connection, new, party, now))
        await self.lobby.begin_new(new)
        return new.row.id


def write(connection: Connection, new: UnsavedTable, party: Sequence[Wait], now: int) -> None:
    waits.take(connection, party, new.row.id, now)
    new.write(connection)
    for seat, wait in enumerate(party):
        tables.bind(connection, wait.device, new.row.id, seat)


def wished(party: Sequence[Wait]) -> NewTable:
    """The table that people with the same wish are given; bots sit where nobody else has come."""
    first = party[0]
    people = [PersonSeat(kind="person", name=wait.name) for wait in party]
    bots = [BotSeat(kind="bot", bot=first.bot) for _ in range(first.players - len(party))]
    return NewTable(
        game=first.game,
        options=LANGUAGES[spoken(first.language)].options.get(first.game, {}),
        seats=[*people, *bots],
        claim=list(range(len(party))),
        listed=True,
        allow=Allowed(rated=first.rated),
        clock=CLOCKS[first.speed],
    )
