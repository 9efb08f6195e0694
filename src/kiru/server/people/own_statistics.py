"""A player's statistics: the noted games of a player, put together in their language."""

from collections import defaultdict
from functools import partial

import msgspec
from sqlalchemy import Connection, func, select

from kiru.protocol.statistics import OwnStatistics
from kiru.server.kits import texts_of
from kiru.server.store.people.schema import results, seat_results
from kiru.statistics.played import BotAtTable, CountedGame
from kiru.statistics.summary import statistics_of

MOST_GAMES = 10_000
"""Games that are counted, the latest."""
AT_ONCE = 500
"""Tables that are looked up in one statement."""


def own_statistics(connection: Connection, player: str, language: str) -> OwnStatistics:
    """What the games of a player come to."""
    return {"kinds": statistics_of(played_games(connection, player), partial(texts_of, language=language))}


def played_games(connection: Connection, player: str) -> list[CountedGame]:
    """The counted games of a player in the order in which they ended; a game against oneself tells nothing."""
    own = (seat_results.c.player == player, seat_results.c.is_counted.is_(True))
    once = select(seat_results.c.table_id).where(seat_results.c.player == player)
    once = once.group_by(seat_results.c.table_id).having(func.count() == 1)
    query = select(results.c.game, results.c.players, results.c.at, seat_results).join(seat_results)
    query = query.where(*own, seat_results.c.table_id.in_(once))
    latest = query.order_by(results.c.at.desc(), results.c.table_id.desc()).limit(MOST_GAMES)
    rows = connection.execute(latest).all()[::-1]
    bots = bots_at(connection, [row.table_id for row in rows])
    return [
        CountedGame(
            game=row.game,
            players=row.players,
            table=row.table_id,
            at=row.at,
            place=row.place,
            lines=msgspec.json.decode(row.lines, type=list[int]) if row.is_whole else None,
            opening=msgspec.json.decode(row.opening, type=dict[str, str]),
            bots=tuple(bots[row.table_id]),
        )
        for row in rows
    ]


def bots_at(connection: Connection, tables: list[str]) -> dict[str, list[BotAtTable]]:
    """The bots at tables, with their places."""
    found: dict[str, list[BotAtTable]] = defaultdict(list)
    columns = (seat_results.c.table_id, seat_results.c.bot, seat_results.c.place)
    for start in range(0, len(tables), AT_ONCE):
        here = seat_results.c.table_id.in_(tables[start : start + AT_ONCE])
        for table, bot, place in connection.execute(select(*columns).where(here, seat_results.c.bot.is_not(None))):
            found[table].append(BotAtTable(bot, place))
    return found
