"""A page at a table of the engine in a browser, without the browser."""

import json
from typing import Any

from kiru.offline.engine import Engine

HELLO = {"t": "hello", "lang": "en", "view": "patch", "from": 0, "chat": 0, "tokens": []}


def wish(game: str, *seats: str, seed: str = "7", **more: Any) -> dict[str, Any]:
    """A table to be made: `Ada` is a person, `bot:novice` a bot."""
    made = [
        {"kind": "bot", "bot": seat[4:]} if seat.startswith("bot:") else {"kind": "person", "name": seat}
        for seat in seats
    ]
    return {"game": game, "options": {}, "seats": made, "claim": [], "dealer": {"kind": "seeded", "seed": seed}} | more


class PageAtTable:
    """What a page hears and says; `saved` is what the browser's store would hold."""

    def __init__(self, engine: Engine, table: str, line: int = 1) -> None:
        self.engine, self.table, self.line = engine, table, line
        self.saved = ""
        self.heard: list[dict[str, Any]] = []
        self.ask: dict[str, Any] = {}
        self.keys = 0
        assert engine.open(line, table)
        self.say(HELLO)

    def take(self) -> list[dict[str, Any]]:
        """What has come since the last time."""
        out = json.loads(self.engine.take_out())
        for save in out["saves"]:
            if save["id"] == self.table:
                self.saved = save["table"]
        frames = [json.loads(text) for line, text in out["sent"] if line == self.line]
        self.heard += frames
        for frame in frames:
            self.ask = frame if frame["t"] == "ask" else self.ask
        return frames

    def say(self, frame: dict[str, Any]) -> list[dict[str, Any]]:
        self.engine.hear(self.line, json.dumps(frame))
        return self.take()

    def request(self, kind: str, **more: Any) -> dict[str, Any]:
        """The answer to a question or a deed."""
        self.keys += 1
        key = f"k{self.keys}"
        return next(frame for frame in self.say({"t": kind, "key": key, **more}) if frame.get("key") == key)

    def act(self, action: str, seat: int | None = None) -> dict[str, Any]:
        wanted = self.ask["seat"] if seat is None else seat
        return self.request("act", seq=self.ask["seq"], seat=wanted, action=action)

    def play_on(self, most: int = 100_000) -> None:
        """Take the middle one of what is offered, and let bots think, to the end or for so many decisions."""
        for _ in range(most):
            if self.ask.get("result"):
                return
            legal = self.ask["legal"]
            if legal:
                assert self.act(legal[len(legal) // 2]["action"])["t"] == "ok"
            else:
                assert self.engine.has_work()
                self.engine.work()
                self.take()


def answer(engine: Engine, method: str, path: str, body: Any = None, lang: str = "en") -> tuple[int, Any]:
    text = body if isinstance(body, str) else "" if body is None else json.dumps(body)
    found = json.loads(engine.request(method, path, text, lang))
    return found["status"], found["body"]


def sit_down(game: str, *seats: str, **more: Any) -> PageAtTable:
    """A new table with a page at it."""
    engine = Engine()
    status, made = answer(engine, "POST", "/api/tables?lang=en", wish(game, *seats, **more))
    assert status == 200, made
    return PageAtTable(engine, made["table"])
