"""The people somebody has played with: whom they follow, and who of these is here now."""

from sqlalchemy import Connection, delete, func, insert, select

from kiru.core.errors import KiruError
from kiru.protocol.meeting import Acquaintance, Acquaintances
from kiru.server.meeting import visits
from kiru.server.people import avoidance, players
from kiru.server.store.people import avoiding
from kiru.server.store.people.meeting_schema import follows, hidden_players
from kiru.server.store.people.schema import players as known_players
from kiru.server.store.people.schema import results, seat_results
from kiru.server.tables.heads import moment

SHOWN = 100
"""People in the list: those one follows, and the latest of the others."""
MOST_FOLLOWED = 60
"""So many one may follow, so that there is room for others in the list."""


def acquaintances(connection: Connection, device: bytes, now: int) -> Acquaintances:
    """Everybody with whom the player of a browser has finished a game, as far as the list goes."""
    player = players.player_of(connection, device)
    if player is None:
        return {"people": [], "hidden": False}
    followed = set(connection.execute(select(follows.c.followed).where(follows.c.player == player)).scalars())
    shown = followed - avoiding.blockers_of(connection, player)
    here = visits.players_here(connection, shown, now) if shown else set()
    mine, theirs = seat_results.alias(), seat_results.alias()
    query = (
        select(theirs.c.player, func.count(), func.max(results.c.at), known_players.c.name)
        .join(mine, (mine.c.table_id == theirs.c.table_id) & (mine.c.player == player) & (theirs.c.player != player))
        .join(results, results.c.table_id == theirs.c.table_id)
        .join(known_players, known_players.c.id == theirs.c.player)
        .where(known_players.c.former.is_(False))
        .group_by(theirs.c.player, known_players.c.name)
    )
    latest = query.order_by(func.max(results.c.at).desc(), theirs.c.player)
    rows = [
        *(connection.execute(latest.where(theirs.c.player.in_(followed))) if followed else ()),
        *connection.execute(latest.where(theirs.c.player.not_in(followed)).limit(SHOWN)),
    ]
    stances = avoidance.stances_of(connection, player)
    people: list[Acquaintance] = [
        {
            "player": other,
            "name": name,
            "games": games,
            "last": moment(last),
            "followed": other in followed,
            "here": other in here,
            "stance": stances.get(other, avoidance.NONE),
        }
        for other, games, last, name in rows[:SHOWN]
    ]
    return {"people": people, "hidden": is_hidden(connection, player)}


def is_hidden(connection: Connection, player: str) -> bool:
    found = select(hidden_players.c.player).where(hidden_players.c.player == player)
    return connection.execute(found).first() is not None


def follow(connection: Connection, device: bytes, other: str) -> None:
    """Follow somebody with whom one has played."""
    player = own_player(connection, device)
    if players.last_together(connection, player, other) is None:
        raise KiruError("error-not-played-with")
    unfollow(connection, device, other)
    count = select(func.count()).select_from(follows).where(follows.c.player == player)
    if connection.execute(count).scalar_one() >= MOST_FOLLOWED:
        raise KiruError("error-follows-full", limit=MOST_FOLLOWED)
    connection.execute(insert(follows), [{"player": player, "followed": other}])


def unfollow(connection: Connection, device: bytes, other: str) -> None:
    player = own_player(connection, device)
    connection.execute(delete(follows).where(follows.c.player == player, follows.c.followed == other))


def hide(connection: Connection, device: bytes, hidden: bool) -> None:
    """Set whether others may be told that a player is here."""
    player = own_player(connection, device)
    connection.execute(delete(hidden_players).where(hidden_players.c.player == player))
    if hidden:
        connection.execute(insert(hidden_players), [{"player": player}])


def own_player(connection: Connection, device: bytes) -> str:
    """The player of a browser; refused for one that has not finished a game yet."""
    player = players.player_of(connection, device)
    if player is None:
        raise KiruError("error-no-games-yet")
    return player
