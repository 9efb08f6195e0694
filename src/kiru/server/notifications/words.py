"""What messages say: one thing, or several in a digest, in the language of whoever reads them."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, select

from kiru.server.clubs.contest_state import setup_of
from kiru.server.kits import plain_texts, texts_of
from kiru.server.notifications.due import DueNotice
from kiru.server.notifications.quiet_hours import Hours
from kiru.server.store import schema
from kiru.server.store.clubs.schema import contests
from kiru.server.store.enums import SeatKind, SeatStatus
from kiru.server.store.models import TableRow, now_ms
from kiru.server.store.tables import with_seats

MOST_LINES = 8
"""Things that a digest names; it counts the others."""


class Message(NamedTuple):
    """A message to a person, before it is put on its way."""

    title: str
    lines: list[tuple[str, str]]
    """Sentences, each with the page it is about."""
    more: str
    """How many other things there are; empty if there are none."""

    @property
    def body(self) -> str:
        return "\n".join([*(line for line, _ in self.lines), *([self.more] if self.more else [])])

    @property
    def page(self) -> str:
        """Where the message leads: to what it is about, or to the list of one's games."""
        pages = {page for _, page in self.lines}
        return pages.pop() if len(pages) == 1 and not self.more else "games"

    def letter(self, home: str) -> str:
        """The same with a link below each sentence, for an e-mail."""
        parts = [f"{line}\n{home}/{page}" for line, page in self.lines]
        return "\n\n".join([*parts, *([f"{self.more}\n{home}/games"] if self.more else [])])


class Facts(NamedTuple):
    """The tables and contests that notices are about."""

    tables: dict[str, TableRow]
    contests: dict[str, Any]


def read_facts(connection: Connection, notices: Sequence[DueNotice]) -> Facts:
    """Read what messages about these notices need to say."""
    tables = {notice.table for notice in notices if notice.table is not None}
    places = {notice.place for notice in notices if notice.kind in ("night", "round")}
    rows = with_seats(connection, select(schema.tables).where(schema.tables.c.id.in_(tables)))
    found = connection.execute(select(contests).where(contests.c.id.in_(places)))
    return Facts({row.id: row for row in rows}, {row.id: row for row in found})


def message_about(notices: Sequence[DueNotice], facts: Facts, hours: Hours, language: str) -> Message:
    """One message about everything that is due; a table that is ready is not named twice."""
    ready = {notice.table for notice in notices if notice.kind == "round"}
    told = [notice for notice in notices if notice.kind != "turn" or notice.table not in ready]
    lines = [(sentence(notice, facts, hours, language), page_of(notice)) for notice in told[:MOST_LINES]]
    texts, rest = plain_texts(language), len(told) - len(lines)
    title = texts(f"notice-{told[0].kind}-title") if len(told) == 1 else texts("notice-digest-title", count=len(told))
    return Message(title, lines, texts("notice-more", count=rest) if rest > 0 else "")


def page_of(notice: DueNotice) -> str:
    return f"contest/{notice.place}" if notice.table is None else f"t/{notice.table}"


def sentence(notice: DueNotice, facts: Facts, hours: Hours, language: str) -> str:
    """What a notice says."""
    if notice.kind == "night":
        row = facts.contests[notice.place]
        key = "notice-night" if row.begins > now_ms() else "notice-night-begun"
        return plain_texts(language)(key, contest=row.name, time=hours.clock(row.begins))
    if notice.kind == "round":
        row = facts.contests[notice.place]
        texts = texts_of(setup_of(row).game, language)
        game = texts(f"game-{setup_of(row).game}")
        return texts("notice-round", contest=row.name, round=notice.step, game=game)
    table = facts.tables[notice.table or ""]
    texts = texts_of(table.game, language)
    game = texts(f"game-{table.game}")
    if notice.kind == "turn":
        return texts("notice-turn", name=table.seats[notice.number].name, game=game)
    sitting = [seat.name for seat in table.seats if seat.kind == SeatKind.PERSON and seat.status == SeatStatus.TAKEN]
    return texts("notice-rematch", name=", ".join(sitting), game=game)
