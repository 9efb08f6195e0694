"""The engine as a worker in a browser drives it: strings in, strings out."""

import json
from typing import Any

from kiru.core.errors import KiruError
from kiru.offline import saved_table, thinking
from kiru.offline.calls import call
from kiru.offline.saved_table import SavedTable
from kiru.offline.service import Service
from kiru.offline.session import Session
from kiru.offline.table import LocalTable


class Engine:
    """The tables in memory, the pages at them, and what is to be sent and stored after each call.

    Nothing is sent before it is stored: the worker takes both out together (`take_out`).
    """

    def __init__(self) -> None:
        self.tables: dict[str, LocalTable] = {}
        self.stored: dict[str, int] = {}
        """The revision of each table in the browser's store."""
        self.sessions: dict[int, Session] = {}
        self.sent: list[tuple[int, str]] = []
        self.service = Service(self)

    def has(self, table: str) -> bool:
        return table in self.tables

    def table(self, name: str) -> LocalTable:
        if name not in self.tables:
            raise KiruError("error-table", table=name[:20])
        return self.tables[name]

    def add(self, saved: SavedTable) -> LocalTable:
        self.tables[saved.id] = LocalTable(saved)
        self.stored[saved.id] = 0
        return self.tables[saved.id]

    def load(self, text: str) -> None:
        """Take over a table from the browser's store; who looks at it is shown it anew."""
        saved = saved_table.read(text)
        table = self.add(saved)
        self.stored[saved.id] = saved.revision
        for number, session in list(self.sessions.items()):
            if session.table.saved.id == saved.id:
                fresh = self.sessions[number] = Session(table, session.send)
                fresh.language, fresh.view, fresh.has_greeted = session.language, session.view, session.has_greeted
                if fresh.has_greeted:
                    fresh.show_table(0)

    def forget(self, table: str) -> None:
        """A table was removed, or has to be read anew."""
        self.tables.pop(table, None)
        self.stored.pop(table, None)

    def open(self, number: int, table: str) -> bool:
        """Let a page look at a table; false if there is none of that name."""
        if table not in self.tables:
            return False
        for old, session in list(self.sessions.items()):
            if session.table.saved.id == table:
                del self.sessions[old]
        self.sessions[number] = Session(self.tables[table], lambda frame: self.sent.append((number, frame.decode())))
        return True

    def hear(self, number: int, text: str) -> None:
        if number in self.sessions:
            self.sessions[number].hear(text)

    def close(self, number: int) -> None:
        self.sessions.pop(number, None)

    def request(self, method: str, path: str, body: str, language: str) -> str:
        return json.dumps(self.service.answer(method, path, body, language), ensure_ascii=False)

    def call(self, name: str, arguments: str) -> str:
        """One of the plain functions for pages that have no table (`calls.py`), by its name."""
        return json.dumps(call(name, json.loads(arguments)), ensure_ascii=False)

    def has_work(self) -> bool:
        return self.waiting_table() is not None or any(one.found is None for one in self.service.analyses.jobs.values())

    def waiting_table(self) -> LocalTable | None:
        """A table with somebody at it that waits for a bot."""
        for session in self.sessions.values():
            if session.has_greeted and session.table.asked_bot is not None:
                return session.table
        return None

    def work(self) -> None:
        """One bot's decision, or else one step of an analysis: between two of them the worker listens."""
        table = self.waiting_table()
        if table is None:
            self.service.analyses.go_on()
            return
        seat = table.asked
        assert seat is not None
        table.play_bot(seat, thinking.choose(table, seat))

    def take_out(self) -> str:
        """What is to be stored, and what is to be sent once it is."""
        saves: list[dict[str, Any]] = []
        for name, table in self.tables.items():
            if table.is_changed:
                table.is_changed = False
                before, self.stored[name] = self.stored[name], table.saved.revision
                row = {"id": name, "before": before, "revision": table.saved.revision}
                saves.append({**row, "table": table.saved.text(), "listed": table.own_table()})
        sent, self.sent = self.sent, []
        return json.dumps({"saves": saves, "sent": sent}, ensure_ascii=False)
