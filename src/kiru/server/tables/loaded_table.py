"""A table in memory: its row and its match as the store has them, and what is shown of them."""

from operator import attrgetter
from typing import Any

from kiru.core.errors import KiruError
from kiru.core.game import CHANCE
from kiru.server.store.enums import TablePhase
from kiru.server.store.models import PROGRESS, PresenceChange, Progress, SeatValues, TableChange, TableRow, with_fields
from kiru.server.store.store import History
from kiru.server.tables import clocks, replay
from kiru.server.tables.history import Pages
from kiru.server.tables.presenter import Presenter

progress_values = attrgetter(*PROGRESS)


class LoadedTable:
    """The row is another only by what was stored: `load`, `replace_row` and `apply` are the three ways."""

    def __init__(self, history: History) -> None:
        self.load(history)

    def load(self, history: History) -> None:
        """Set up the table as the store has it."""
        self.table: TableRow = history.table
        self.kit, self.match = replay.replayed(self.table, history.steps)
        self.sync_status()
        self.presenter = Presenter(self.kit, self.match, [seat.name for seat in self.table.seats])
        self.pages = Pages(self.presenter)

    def replace_row(self, row: TableRow, events: int) -> None:
        """Take over a row that was read from the store."""
        self.table = with_fields(row, {"events": events}, {})
        self.sync_status()
        self.present_anew()

    def apply(self, change: TableChange) -> None:
        """Take over a change that has been stored."""
        table, progress = self.table, change.progress
        if change.presence is not None:
            self.table = with_fields(table, {}, self.seen_anew(change.presence))
            return
        row: dict[str, Any] = {}
        seats: SeatValues = {}
        if progress is not None:
            row = dict(zip(PROGRESS, progress_values(progress), strict=True))
            if progress.left is not None:
                seats = {progress.left[0]: {"left_ms": progress.left[1]}}
        if change.events:
            row["events"], row["changed"] = change.first + len(change.events), change.at
        if change.seats or change.row:
            self.table = with_fields(with_fields(table, row, seats), change.row, change.seats)
            self.present_anew()
        else:
            self.table = with_fields(table, row, seats)
            self.presenter.changed()

    def seen_anew(self, change: PresenceChange) -> SeatValues:
        """When seats have last come or gone, later than before whatever the nodes' time says; as the store has it."""
        seats = self.table.seats
        return {seat: {"seen": max(seats[seat].seen + 1, change.at)} for seat in (*change.come, *change.gone)}

    def present_anew(self) -> None:
        self.presenter.names = [seat.name for seat in self.table.seats]
        self.presenter.changed()

    def sync_status(self) -> None:
        """The row may have been read a moment before the events: the match knows better where it stands."""
        phase = self.table.phase
        if self.match.state.is_over or self.match.is_stuck:
            phase = TablePhase.OVER
        elif phase == TablePhase.WAITING and self.table.events > self.table.base:
            phase = TablePhase.PLAYING
        self.table = with_fields(self.table, {"seq": len(self.match.steps), "phase": phase}, {})

    def progress(self, table: TableRow, events: int, now: int) -> Progress:
        """Where a table stands after so many events: as it is, or as it is planned."""
        state = self.match.state
        is_over = state.is_over or self.match.is_stuck or table.phase == TablePhase.OVER
        asked = None if is_over else int(state.seat)
        phase = TablePhase.OVER if is_over else TablePhase.PLAYING
        return clocks.progress(table, phase, len(self.match.steps), asked, events, now)

    def turn_anew(self, seat: int, change: dict[str, Any], now: int) -> Progress | None:
        """With another one in a seat, whoever is asked has the whole time before them; None if the seat is not."""
        if self.asked != seat:
            return None
        table = with_fields(self.table, {"due": None, "asked_at": now}, {seat: change})
        return clocks.progress(table, table.phase, len(self.match.steps), seat, table.events, now)

    @property
    def asked(self) -> int | None:
        """The seat that is to decide."""
        return self.asked_in(self.table)

    def asked_in(self, table: TableRow) -> int | None:
        state = self.match.state
        return None if table.phase != TablePhase.PLAYING or state.is_over else int(state.seat)

    def turn_status(self) -> tuple[TablePhase, int | None, bool]:
        """What decides who may answer: the phase, the asked seat, and whether a bot has it."""
        asked = self.asked
        return self.table.phase, asked, asked is not None and self.table.seats[asked].bot is not None

    def undo_seat(self) -> int | None:
        """The seat that may take its last choice back now."""
        match, table = self.match, self.table
        if not table.allow.undo or table.phase != TablePhase.PLAYING or len(match.steps) <= table.base:
            return None
        seat = match.steps[-1].seat
        if table.allow.rated and int(match.state.seat) != seat:
            return None
        if seat != CHANCE and table.seats[seat].bot is not None:
            return None
        point = match.undo_point(seat) if seat != CHANCE else None
        return seat if point is not None and point >= table.base else None

    def check_seat(self, seat: int) -> None:
        """Refuse a decision where nobody decides, or a bot does."""
        if self.table.phase == TablePhase.WAITING:
            raise KiruError("error-waiting")
        if self.table.phase == TablePhase.OVER:
            raise KiruError("error-over")
        if seat < len(self.table.seats) and self.table.seats[seat].bot is not None:
            raise KiruError("error-bot-plays")
