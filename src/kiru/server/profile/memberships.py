"""Where somebody belongs besides tables: clubs, contests and followed people take part in a merge and in a deletion."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, delete, insert, or_, select, update

from kiru.server.clubs import members
from kiru.server.meeting import acquaintances
from kiru.server.people import avoidance
from kiru.server.store.clubs.enums import RUNNING
from kiru.server.store.clubs.schema import club_members, clubs, contest_people, contests
from kiru.server.store.people.manners_schema import bans, reports
from kiru.server.store.people.meeting_schema import follows, hidden_players, visits, waits
from kiru.server.store.people.schema import players


def move(connection: Connection, source: str, target: str) -> None:
    """One player takes over what another belongs to; where both were, the target's own place stays."""
    move_clubs(connection, source, target)
    move_contests(connection, source, target)
    move_follows(connection, source, target)
    avoidance.move(connection, source, target)


def clubs_of(connection: Connection, player: str) -> list[str]:
    query = select(club_members.c.club).where(club_members.c.player == player)
    return list(connection.execute(query.order_by(club_members.c.joined, club_members.c.club)).scalars())


def move_clubs(connection: Connection, source: str, target: str) -> None:
    """The target joins the source's clubs, as far as its limit goes, and owns those that the source owned."""
    own = clubs_of(connection, target)
    for club in clubs_of(connection, source):
        this = (club_members.c.club == club, club_members.c.player == source)
        if club in own:
            connection.execute(delete(club_members).where(*this))
        elif len(own) < members.MOST_CLUBS:
            connection.execute(update(club_members).where(*this).values(player=target))
            own.append(club)
        else:
            members.take_out(connection, club, source)
    connection.execute(update(clubs).where(clubs.c.owner == source).values(owner=target))


def move_contests(connection: Connection, source: str, target: str) -> None:
    """The target plays on for the source; nobody plays twice in one contest."""
    entered = select(contest_people.c.contest)
    both = set(connection.execute(entered.where(contest_people.c.player == target)).scalars())
    for contest in connection.execute(entered.where(contest_people.c.player == source)).scalars().all():
        if contest in both:
            drop_out(connection, contest, source)
            continue
        this = (contest_people.c.contest == contest, contest_people.c.player == source)
        connection.execute(update(contest_people).where(*this).values(player=target))
        connection.execute(update(contests).where(contests.c.id == contest).values(step=contests.c.step + 1))


def drop_out(connection: Connection, contest: str, player: str) -> None:
    """Somebody plays no further round of a contest that is not over."""
    running = select(contests.c.id).where(contests.c.id == contest, contests.c.phase.in_(RUNNING))
    if connection.execute(running).first() is not None:
        members.drop_out(connection, contest, player)


def move_follows(connection: Connection, source: str, target: str) -> None:
    """Both lists become one, as long as one may be; whoever followed the source follows the target."""
    own = followed_by(connection, target)
    wanted = [one for one in followed_by(connection, source) if one not in own and one != target]
    new = [{"player": target, "followed": one} for one in wanted[: max(0, acquaintances.MOST_FOLLOWED - len(own))]]
    followers = select(follows.c.player)
    known = set(connection.execute(followers.where(follows.c.followed == target)).scalars())
    behind = connection.execute(followers.where(follows.c.followed == source)).scalars().all()
    new += [{"player": one, "followed": target} for one in behind if one not in known and one != target]
    forget_follows(connection, source)
    if new:
        connection.execute(insert(follows), new)
    connection.execute(delete(follows).where(follows.c.player == target, follows.c.followed == target))
    was_hidden = acquaintances.is_hidden(connection, source)
    connection.execute(delete(hidden_players).where(hidden_players.c.player == source))
    if was_hidden and not acquaintances.is_hidden(connection, target):
        connection.execute(insert(hidden_players), [{"player": target}])


def followed_by(connection: Connection, player: str) -> list[str]:
    query = select(follows.c.followed).where(follows.c.player == player).order_by(follows.c.followed)
    return list(connection.execute(query).scalars())


def forget_follows(connection: Connection, player: str) -> None:
    connection.execute(delete(follows).where(or_(follows.c.player == player, follows.c.followed == player)))


def forget(connection: Connection, player: str) -> None:
    """Clubs lose the member and go on under the next owner; contests keep the place, without the name."""
    for club in clubs_of(connection, player):
        members.take_out(connection, club, player)
    forget_follows(connection, player)
    avoidance.forget(connection, player)
    connection.execute(delete(hidden_players).where(hidden_players.c.player == player))
    same = select(players.c.id).where(or_(players.c.id == player, players.c.merged == player))
    rows = select(contest_people.c.contest, contest_people.c.player).where(contest_people.c.player.in_(same))
    for contest, one in connection.execute(rows).all():
        drop_out(connection, contest, one)
    connection.execute(update(contest_people).where(contest_people.c.player.in_(same)).values(name=""))


def forget_browsers(connection: Connection, hashes: Collection[bytes]) -> None:
    """These browsers wait for no game any more, were never in the lobby, and have reported nothing; a ban stays."""
    own = list(hashes)
    for noted in (waits, visits):
        connection.execute(delete(noted).where(noted.c.device.in_(own)))
    connection.execute(update(reports).where(reports.c.device.in_(own)).values(device=None, maker="", text=""))
    connection.execute(update(reports).where(reports.c.accused.in_(own)).values(name="", quote=""))
    connection.execute(update(bans).where(bans.c.hash.in_(own)).values(name=""))


def belongings(connection: Connection, player: str) -> dict[str, Any]:
    """What somebody belongs to, for the archive of their data."""
    own = select(clubs.c.id, clubs.c.name).where(clubs.c.id.in_(clubs_of(connection, player))).order_by(clubs.c.name)
    entered = select(contests.c.id, contests.c.name).join(contest_people, contest_people.c.contest == contests.c.id)
    entered = entered.where(contest_people.c.player == player).order_by(contests.c.created)
    names = select(players.c.name).where(players.c.id.in_(followed_by(connection, player))).order_by(players.c.name)
    return {
        "clubs": [{"club": row.id, "name": row.name} for row in connection.execute(own)],
        "contests": [{"contest": row.id, "name": row.name} for row in connection.execute(entered)],
        "follows": list(connection.execute(names).scalars()),
        "hidden": acquaintances.is_hidden(connection, player),
        "avoids": [{"name": one["name"], "stance": one["stance"]} for one in avoidance.avoided(connection, player)],
    }
