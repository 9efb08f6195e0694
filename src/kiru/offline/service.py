"""Requests to tables in a browser: paths and bodies of a server (docs/protocol.md), as far as one person needs them."""

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, unquote

from kiru.core.errors import KiruError
from kiru.games import NAMES
from kiru.offline import companion, companion_tools, new_table, puzzles
from kiru.offline.analyses import Analyses
from kiru.offline.saved_table import SavedTable
from kiru.offline.table import STAND_IN, LocalTable
from kiru.server.game_infos import game_entry, rules_of
from kiru.server.kits import error_body, plain_texts
from kiru.server.lobby.seat_names import bot_named

if TYPE_CHECKING:
    from kiru.offline.engine import Engine

LONGEST_RECORD = 300_000
MISSING = ("error-page", "error-table", "error-job", "error-game", "error-puzzle")


class Service:
    """Answers requests; `engine` keeps the tables."""

    def __init__(self, engine: "Engine") -> None:
        self.engine = engine
        self.analyses = Analyses()
        self.deeds: dict[tuple[str, str], Callable[[LocalTable, dict[str, Any]], object]] = {
            ("GET", "record"): lambda table, body: table.record_text(),
            ("GET", "box"): lambda table, body: table.saved.box_text,
            ("GET", "view"): lambda table, body: {"view": table.kit.view(table.match.state)},
            ("GET", "analysis"): self.found_analysis,
            ("POST", "analysis"): lambda table, body: {"job": self.analyses.ask(table)},
            ("POST", "leave"): self.leave,
            ("POST", "resign"): self.resign,
            ("POST", "end"): lambda table, body: self.ended(table, {"kind": "ended"}),
            ("POST", "agree"): lambda table, body: self.ended(table, {"kind": "agreed"}),
            ("POST", "return"): self.come_back,
            ("POST", "substitute"): self.substitute,
            ("POST", "finish-lesson"): self.finish_lesson,
            ("POST", "rematch"): self.rematch,
        }

    def answer(self, method: str, path: str, body: str, language: str) -> dict[str, Any]:
        """Status and body of the answer to a request."""
        try:
            return {"status": 200, "body": self.carry_out(method, path, body, language)}
        except KiruError as error:
            status = 404 if error.key in MISSING else 400
            return {"status": status, "body": {"error": error_body(error, plain_texts(language))}}

    def carry_out(self, method: str, path: str, body: str, language: str) -> object:
        plain, _, query = path.partition("?")
        given = parse_qs(query)
        parts = [unquote(part) for part in plain.strip("/").split("/")][1:]
        language = given.get("lang", [language])[0]
        match method, parts:
            case "GET", ["games"]:
                return [game_entry(name, language) for name in NAMES]
            case "GET", ["games", game, "rules"] if game in NAMES:
                return rules_of(game, language)
            case "POST", ["tables"]:
                return self.made(new_table.of_wish(json.loads(body), plain_texts(language)))
            case "POST", ["records"]:
                return self.made(self.of_record(body, given))
            case "GET", ["analysis", job]:
                return self.analyses.told(job)
            case "GET", ["daily"]:
                return puzzles.daily()
            case "GET", ["puzzles", game]:
                return puzzles.archive(game)
            case "GET", ["puzzles", game, number, what]:
                return puzzles.read(game, number, what, language)
            case "POST", ["puzzles", game, number, what]:
                return puzzles.tried(game, number, what, json.loads(body), language)
            case "POST", ["companion", ("automaton" | "dealer" | "judge") as tool, *rest]:
                return companion_tools.told([tool, *rest], body, language)
            case _, ["companion", *rest]:
                return companion.answer(method, rest, json.loads(body) if body else {}, language)
            case _, ["tables", table, *rest] if len(rest) <= 1:
                return self.at_table(method, self.engine.table(table), rest, json.loads(body) if body else {})
        raise KiruError("error-page", path=path[:60])

    def at_table(self, method: str, table: LocalTable, rest: list[str], body: dict[str, Any]) -> object:
        if method == "GET" and not rest:
            return table.head()
        deed = self.deeds.get((method, rest[0] if rest else ""))
        if deed is None:
            raise KiruError("error-page", path=f"{table.saved.id}/{'/'.join(rest)}"[:60])
        return deed(table, body)

    def of_record(self, text: str, given: dict[str, list[str]]) -> SavedTable:
        if len(text) > LONGEST_RECORD:
            raise KiruError("error-too-large", limit=LONGEST_RECORD)
        at = int(given["at"][0]) if "at" in given else None
        return new_table.of_record(text, at, [int(seat) for seat in given.get("mine", [])])

    def made(self, saved: SavedTable) -> dict[str, Any]:
        """Put a new table beside the others."""
        table = self.engine.add(saved)
        table.is_changed = True
        table.begin()
        return {"table": saved.id, "seats": [{"seat": seat, "token": "-"} for seat in table.you]}

    def found_analysis(self, table: LocalTable, body: dict[str, Any]) -> dict[str, Any]:
        found = self.analyses.find(table)
        return {"job": found.job if found is not None else None}

    def own_seat(self, table: LocalTable, body: dict[str, Any]) -> int:
        """The seat that is meant: the one that is named, or the one that is asked, or the first."""
        you = table.you
        wanted = body.get("seat")
        seat = wanted if wanted is not None else table.asked if table.asked in you else next(iter(you), None)
        if seat not in you:
            raise KiruError("error-not-yours")
        return int(seat)

    def leave(self, table: LocalTable, body: dict[str, Any]) -> object:
        """Get up: a bot plays on."""
        seat = self.own_seat(table, body)
        if table.phase != "over":
            table.change_seat(seat, status="left", bot=STAND_IN)
        return table.head()

    def resign(self, table: LocalTable, body: dict[str, Any]) -> object:
        """Give up: a bot plays the seat to the end, or, if no other person is left to play, the table is over."""
        seat = self.own_seat(table, body)
        others = [n for n in table.you if n != seat and table.saved.seats[n].status == "taken"]
        table.change_seat(seat, status="resigned", bot=STAND_IN)
        return table.head() if others else self.ended(table, {"kind": "resigned", "seat": seat}, (seat,))

    def ended(self, table: LocalTable, ending: dict[str, Any], gone: tuple[int, ...] = ()) -> object:
        table.end(ending, gone)
        return table.head()

    def come_back(self, table: LocalTable, body: dict[str, Any]) -> object:
        """Take the seat back from the bot."""
        seat = self.own_seat(table, body)
        if table.saved.seats[seat].status == "resigned":
            raise KiruError("error-not-now")
        table.change_seat(seat, status="taken", bot=None)
        return table.head()

    def substitute(self, table: LocalTable, body: dict[str, Any]) -> object:
        """Let a bot play on for a person."""
        table.change_seat(self.own_seat(table, body), bot=bot_named(body.get("bot", STAND_IN), table.saved.game))
        return table.head()

    def finish_lesson(self, table: LocalTable, body: dict[str, Any]) -> object:
        table.saved.lesson = "finished" if table.saved.lesson else None
        table.note_change()
        table.on_head()
        return table.head()

    def rematch(self, table: LocalTable, body: dict[str, Any]) -> object:
        """Play again, in a series if one goes on or is wanted."""
        old = table.saved
        if table.phase != "over" or old.look:
            raise KiruError("error-not-now")
        if old.next is not None:
            return {"table": old.next, "seats": []}
        made = self.made(new_table.again(old, *self.series_after(table, body.get("best_of") or 0)))
        old.next = made["table"]
        table.note_change()
        table.on_head()
        return made

    def series_after(self, table: LocalTable, wanted: int) -> tuple[list[int], int]:
        """The wins so far and the length of the series: it goes on until it is decided."""
        old = table.saved
        if old.best_of and wanted in (0, old.best_of) and max(old.wins) <= old.best_of // 2:
            return list(old.wins), old.best_of
        if old.best_of or not wanted:
            best_of = wanted or old.best_of
            return [0] * old.players if best_of else [], best_of
        old.best_of, old.wins = wanted, [0] * old.players
        table.count_win()
        return list(old.wins), wanted
