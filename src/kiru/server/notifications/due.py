"""What people are to hear of: found in the store as it is, so that nothing is told that no longer holds.

Nothing is queued. A turn, a kept seat, a night, a table that is ready are due as long as they are so and nobody has
told them; `told_notices` says what was told, whichever node told it.
"""

from collections.abc import Callable, Collection, Iterator
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, and_, insert, literal, or_, select, update

from kiru.protocol.notices import NoticeKind
from kiru.server.store import schema
from kiru.server.store.clubs.enums import RUNNING, ContestPhase
from kiru.server.store.clubs.schema import contest_people, contest_seats, contest_tables, contests
from kiru.server.store.enums import SeatStatus, TablePhase
from kiru.server.store.models import now_ms
from kiru.server.store.people.notice_schema import told_notices
from kiru.server.store.people.schema import player_devices
from kiru.server.tables.heads import KEPT_MS

MINUTE = 60_000
AHEAD_MS = 10 * MINUTE
"""So long before it begins a night or tournament is told, …"""
LATE_MS = 60 * MINUTE
"""… and not any more once it has begun so long ago."""
PAGE = 500
MOST_OF_PERSON = 200
"""Notices of one person that are told in one message; the others follow in the next."""

tables, seats, devices, presences = schema.tables, schema.seats, schema.devices, schema.presences


Subject = tuple[str, str, int, int]
"""What a notice is about, whichever browser it was found for."""


class LookTime(NamedTuple):
    """When one looks: in the nodes' time and by the wall clock, and how long people have before they are told."""

    now: int
    wall: int
    patience: int


class DueNotice(NamedTuple):
    """Something that the person of a browser is to hear of, once."""

    kind: NoticeKind
    place: str
    """The table, or the contest."""
    number: int
    """The seat, or the number of the participant."""
    step: int
    """The turn or the round; 0 where there is only one."""
    device: bytes
    player: str | None
    table: str | None
    seat: int | None

    @property
    def person(self) -> bytes:
        """Whoever it is for: a player with all their browsers, or a browser of nobody known."""
        return self.device if self.player is None else self.player.encode()

    @property
    def subject(self) -> Subject:
        return self.kind, self.place, self.number, self.step


def listens(device: Any, kind: NoticeKind) -> ColumnElement[bool]:
    """Whether a browser, or another one of the same player, has an address that is to hear of such things."""
    notices, mate, own = schema.notices, player_devices.alias(), player_devices.alias()
    wants = (notices.c.confirmed.is_(True), notices.c.kinds.contains(kind))
    here = select(notices.c.id).where(notices.c.device == device, *wants).exists()
    elsewhere = (
        select(notices.c.id)
        .join(mate, mate.c.hash == notices.c.device)
        .join(own, own.c.player == mate.c.player)
        .where(own.c.hash == device, *wants)
        .exists()
    )
    return or_(here, elsewhere)


def is_untold(kind: NoticeKind, place: Any, number: Any, step: Any, device: Any, player: Any) -> ColumnElement[bool]:
    """Nobody has told the person of a browser, through this or another browser of theirs."""
    mate = player_devices.alias()
    same = (told_notices.c.kind == kind, told_notices.c.place == place, told_notices.c.number == number)
    theirs = or_(told_notices.c.device == device, mate.c.player == player)
    joined = select(told_notices.c.kind).outerjoin(mate, mate.c.hash == told_notices.c.device)
    return ~joined.where(*same, told_notices.c.step >= step, theirs).exists()


def is_away() -> ColumnElement[bool]:
    """Whether nobody looks on from the seat, at whatever node."""
    same = (presences.c.table_id == seats.c.table_id, presences.c.seat == seats.c.seat)
    return ~select(presences.c.seat).where(*same).exists()


def at_tables(kind: NoticeKind, step: Any) -> Select[Any]:
    """The seats of people with an address who are away, with their browsers."""
    held = and_(devices.c.table_id == seats.c.table_id, devices.c.seat == seats.c.seat)
    player = player_devices.c.player
    return (
        select(tables.c.id, seats.c.seat, step.label("step"), devices.c.hash, player, tables.c.id, seats.c.seat)
        .join_from(tables, seats, tables.c.id == seats.c.table_id)
        .join(devices, held)
        .outerjoin(player_devices, player_devices.c.hash == devices.c.hash)
        .where(listens(devices.c.hash, kind), is_away())
        .where(is_untold(kind, tables.c.id, seats.c.seat, step, devices.c.hash, player))
        .order_by(tables.c.id, devices.c.hash, seats.c.seat)
    )


def turns(moment: LookTime) -> Select[Any]:
    """Turns of people who have been asked for a while; those that earlier versions have told are noted at the seat."""
    asked = (tables.c.phase == TablePhase.PLAYING, tables.c.asked == seats.c.seat, tables.c.asked_bot.is_(False))
    since = (tables.c.asked_at < moment.now - moment.patience, seats.c.notified < tables.c.turn)
    return at_tables("turn", tables.c.turn).where(*asked, *since, seats.c.status == SeatStatus.TAKEN)


def rematches(moment: LookTime) -> Select[Any]:
    """Seats that are kept at a rematch for people who have not come for a while."""
    waiting = (tables.c.phase == TablePhase.WAITING, tables.c.archived.is_(False), seats.c.status == SeatStatus.KEPT)
    made = (tables.c.changed > moment.wall - KEPT_MS, tables.c.created < moment.wall - moment.patience)
    return at_tables("rematch", literal(0)).where(*waiting, *made)


def entered(kind: NoticeKind, step: Any, *more: Any) -> Select[Any]:
    """Those who take part in contests and have an address."""
    hashed, player = player_devices.c.hash, player_devices.c.player
    number = contest_people.c.number
    return (
        select(contests.c.id, number, step.label("step"), hashed, player, *more)
        .join_from(contests, contest_people, contest_people.c.contest == contests.c.id)
        .join(player_devices, player_devices.c.player == contest_people.c.player)
        .where(contest_people.c.is_out.is_(False), listens(hashed, kind))
        .where(is_untold(kind, contests.c.id, number, step, hashed, player))
        .order_by(contests.c.id, hashed)
    )


def nights(moment: LookTime) -> Select[Any]:
    """Nights and tournaments that begin."""
    soon = (contests.c.begins <= moment.wall + AHEAD_MS, contests.c.begins > moment.wall - LATE_MS)
    return entered("night", literal(0)).where(contests.c.phase.in_(RUNNING), *soon)


def rounds(moment: LookTime) -> Select[Any]:
    """Tables of a round that are ready, while their people have not been there."""
    paired = and_(contest_tables.c.contest == contests.c.id, contest_tables.c.round == contests.c.round)
    placed = and_(
        contest_seats.c.contest == contest_tables.c.contest,
        contest_seats.c.round == contest_tables.c.round,
        contest_seats.c.number == contest_tables.c.number,
        contest_seats.c.person == contest_people.c.number,
    )
    sits = and_(seats.c.table_id == contest_tables.c.table_id, seats.c.seat == contest_seats.c.seat)
    return (
        entered("round", contests.c.round, contest_tables.c.table_id, contest_seats.c.seat)
        .join(contest_tables, paired)
        .join(contest_seats, placed)
        .join(tables, tables.c.id == contest_tables.c.table_id)
        .join(seats, sits)
        .where(contests.c.phase == ContestPhase.PLAYING, contest_tables.c.is_closed.is_(False))
        .where(tables.c.phase == TablePhase.PLAYING, tables.c.created <= moment.wall - moment.patience)
        .where(is_away(), seats.c.seen == 0)
    )


QUERIES: dict[NoticeKind, Callable[[LookTime], Select[Any]]] = {
    "round": rounds,
    "turn": turns,
    "rematch": rematches,
    "night": nights,
}


def due_page(connection: Connection, kind: NoticeKind, moment: LookTime, after: str) -> list[DueNotice]:
    """What is due at the next tables or contests in order."""
    place = tables.c.id if kind in ("turn", "rematch") else contests.c.id
    query = QUERIES[kind](moment).where(place > after).limit(PAGE)
    return [notice_of(kind, row) for row in connection.execute(query)]


def due_of(connection: Connection, hashes: Collection[bytes], moment: LookTime) -> list[DueNotice]:
    """What is due to the person with these browsers, each thing once."""
    found: dict[Subject, DueNotice] = {}
    for notice in every_due(connection, hashes, moment):
        found.setdefault(notice.subject, notice)
    return sorted(found.values(), key=lambda notice: notice.subject)[:MOST_OF_PERSON]


def every_due(connection: Connection, hashes: Collection[bytes], moment: LookTime) -> Iterator[DueNotice]:
    for kind, query in QUERIES.items():
        device = devices.c.hash if kind in ("turn", "rematch") else player_devices.c.hash
        own = query(moment).where(device.in_(list(hashes))).limit(MOST_OF_PERSON)
        yield from (notice_of(kind, row) for row in connection.execute(own))


def notice_of(kind: NoticeKind, row: Any) -> DueNotice:
    place, number, step, device, player, *more = row
    table, seat = more if more else (None, None)
    return DueNotice(kind, place, number, step, device, player, table, seat)


def note_told(connection: Connection, notices: Collection[DueNotice]) -> None:
    """From here on these are told: nobody else tells them, and nobody twice."""
    for notice in notices:
        same = (told_notices.c.kind == notice.kind, told_notices.c.place == notice.place)
        own = (*same, told_notices.c.number == notice.number, told_notices.c.device == notice.device)
        values = {"step": notice.step, "at": now_ms()}
        if connection.execute(update(told_notices).where(*own).values(**values)).rowcount == 0:
            key = {"kind": notice.kind, "place": notice.place, "number": notice.number, "device": notice.device}
            connection.execute(insert(told_notices), [key | values])


def take_back(connection: Connection, notices: Collection[DueNotice]) -> None:
    """Nothing was sent after all: they are due again."""
    for notice in notices:
        same = (told_notices.c.kind == notice.kind, told_notices.c.place == notice.place)
        own = (*same, told_notices.c.number == notice.number, told_notices.c.device == notice.device)
        unchanged = told_notices.c.step == notice.step
        connection.execute(update(told_notices).where(*own, unchanged).values(step=notice.step - 1))
