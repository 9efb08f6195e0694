"""A table in memory: its row and its match as the store has them, and what is shown of them."""

from typing import Any

import msgspec

from kiru.core.errors import KiruError
from kiru.core.game import CHANCE
from kiru.games.kit import Kit
from kiru.server.kits import kit_of
from kiru.server.store.enums import TablePhase
from kiru.server.store.models import PROGRESS, Progress, TableChange, TableRow
from kiru.server.store.store import History
from kiru.server.tables import clocks, replay
from kiru.server.tables.history import Pages
from kiru.server.tables.presenter import Presenter


class LoadedTable:
    """No field of the row is set but by what was stored: `load`, `replace_row` and `apply` are the three ways."""

    def __init__(self, history: History) -> None:
        self.load(history)

    def load(self, history: History) -> None:
        """Set up the table as the store has it."""
        self.table: TableRow = history.table
        self.kit: Kit = kit_of(self.table.game, self.table.box_text, self.table.ruleset)
        self.match = replay.replayed(self.table, self.kit, history.steps)
        self.sync_status()
        self.presenter = Presenter(self.kit, self.match, [seat.name for seat in self.table.seats])
        self.pages = Pages(self.presenter)

    def replace_row(self, row: TableRow, events: int) -> None:
        """Take over a row that was read from the store."""
        row.events = events
        self.table = row
        self.sync_status()
        self.present_anew()

    def apply(self, change: TableChange) -> None:
        """Take over a change that has been stored."""
        table, progress = self.table, change.progress
        if progress is not None:
            for name in PROGRESS:
                setattr(table, name, getattr(progress, name))
            if progress.left is not None:
                table.seats[progress.left[0]].left_ms = progress.left[1]
        if change.events:
            table.events, table.changed = change.first + len(change.events), change.at
        if change.seats or change.row:
            set_fields(table, change.seats, change.row)
            self.present_anew()
        else:
            self.presenter.changed()

    def present_anew(self) -> None:
        self.presenter.names = [seat.name for seat in self.table.seats]
        self.presenter.changed()

    def sync_status(self) -> None:
        """The row may have been read a moment before the events: the match knows better where it stands."""
        self.table.seq = len(self.match.steps)
        if self.match.state.is_over or self.match.is_stuck:
            self.table.phase = TablePhase.OVER
        elif self.table.phase == TablePhase.WAITING and self.table.events > self.table.base:
            self.table.phase = TablePhase.PLAYING

    def planned(self, seats: dict[int, dict[str, Any]], row: dict[str, Any]) -> TableRow:
        """The row as it would be; the one in memory stays as it is."""
        copy = msgspec.structs.replace(self.table, seats=[msgspec.structs.replace(seat) for seat in self.table.seats])
        set_fields(copy, seats, row)
        return copy

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
        table = self.planned({seat: change}, {"due": None, "asked_at": now})
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


def set_fields(table: TableRow, seats: dict[int, dict[str, Any]], row: dict[str, Any]) -> None:
    """Set fields of a row and of its seats by their names."""
    for name, value in row.items():
        setattr(table, name, value)
    for seat, values in seats.items():
        for name, value in values.items():
            setattr(table.seats[seat], name, value)
