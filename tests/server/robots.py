"""Clients that play on through everything: lost connections, killed servers, restarted databases."""

import asyncio
import json
from random import Random
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.server.connections import Server


class Robot:
    """One seat at one table: reconnects with back-off, resends what was not answered, and keeps its own history."""

    def __init__(self, servers: list[Server], table: str, seats: list[int], tokens: list[str], seed: int = 0) -> None:
        self.servers = servers
        self.table = table
        self.seats = seats
        self.tokens = tokens
        self.random = Random(seed)
        self.steps: list[dict[str, Any]] = []
        self.event = 0
        self.pending: dict[str, Any] | None = None
        """The decision that was sent and not yet answered; it is sent again with its key."""
        self.accepted: list[dict[str, Any]] = []
        """Decisions the server has said yes to."""
        self.ask: dict[str, Any] | None = None
        self.over = False
        self.count = 0
        self.connections = 0
        self.errors: list[str] = []
        self.headers: dict[str, str] = {}
        self.with_views = False
        self.thinks = 0.0
        """Seconds before each decision, so that a game lasts as long as a test needs it."""
        self.views = 0
        """How many steps came with a view."""

    async def play(self) -> None:
        """Until the game is over."""
        pause, turn = 0.02, 0
        while not self.over:
            server = self.servers[turn % len(self.servers)]
            try:
                address = server.websocket(self.table)
                async with connect(address, max_size=None, open_timeout=5, additional_headers=self.headers) as socket:
                    self.connections += 1
                    pause = 0.02
                    await self.sit(socket)
            except (OSError, TimeoutError, InvalidHandshake, WebSocketException, EOFError):
                turn += 1
            await asyncio.sleep(pause)
            pause = min(pause * 2, 0.3)

    async def sit(self, socket: Any) -> None:
        hello = {"t": "hello", "from": len(self.steps), "event": self.event, "tokens": self.tokens}
        hello["view"] = self.with_views
        await socket.send(json.dumps(hello))
        async for text in socket:
            frame = json.loads(text)
            if frame["t"] == "table":
                del self.steps[frame["from"] :]
                self.steps += frame["steps"]
                self.event = frame["event"]
                if self.pending is not None:
                    await socket.send(json.dumps(self.pending))
            elif frame["t"] == "step":
                self.see(frame)
            elif frame["t"] in ("ok", "no") and self.pending is not None and frame["key"] == self.pending["key"]:
                self.answered(frame)
                await self.decide(socket)
            elif frame["t"] == "ask":
                self.ask = frame
                if frame["phase"] == "over":
                    self.over = True
                    return
                await self.decide(socket)

    def see(self, frame: dict[str, Any]) -> None:
        """A decision; there is no gap and none comes twice."""
        if frame["step"]["seq"] != len(self.steps) + 1:
            self.errors.append(f"step {frame['step']['seq']} after {len(self.steps)}")
        self.steps.append(frame["step"])
        self.views += "view" in frame
        self.event = frame["event"]

    def answered(self, frame: dict[str, Any]) -> None:
        assert self.pending is not None
        if frame["t"] == "ok":
            self.accepted.append(self.pending)
        elif frame["error"]["key"] not in ("error-stale", "error-store-away"):
            self.errors.append(frame["error"]["text"])
        self.pending = None

    async def decide(self, socket: Any) -> None:
        """Answer the question at hand, once the last answer has been heard."""
        ask = self.ask
        if self.pending is not None or ask is None or ask["seat"] not in self.seats or not ask["legal"]:
            return
        if ask["seq"] != len(self.steps):
            return
        await asyncio.sleep(self.thinks)
        self.count += 1
        action = self.random.choice(ask["legal"])["action"]
        key = f"{id(self)}-{self.count}"
        self.pending = {"t": "act", "key": key, "seq": ask["seq"], "seat": ask["seat"], "action": action}
        await socket.send(json.dumps(self.pending))


def check(robots: list[Robot], record: str) -> None:
    """What everybody saw is the record, and every accepted decision is in it, where it was made."""
    lines = record.partition("begin\n")[2].splitlines()[:-1]
    told = [(None if line[0] == "*" else int(line[0]) - 1, line.partition(" ")[2]) for line in lines]
    for robot in robots:
        assert robot.errors == []
        assert [(step["seat"], step["action"]) for step in robot.steps] == told
        assert [step["seq"] for step in robot.steps] == list(range(1, len(told) + 1))
        for decision in robot.accepted:
            assert told[decision["seq"]] == (decision["seat"], decision["action"])
        places = [decision["seq"] for decision in robot.accepted]
        assert len(places) == len(set(places))


def robots_at(servers: list[Server], made: dict[str, Any], split: bool = True) -> list[Robot]:
    """A robot for each claimed seat; they begin at different servers."""
    robots = []
    for number, seat in enumerate(made["seats"]):
        order = servers[number % len(servers) :] + servers[: number % len(servers)] if split else servers
        robots.append(Robot(order, made["table"], [seat["seat"]], [seat["token"]], number))
    return robots


async def decided(robots: list[Robot], more: int, what: str) -> None:
    """Wait until so many more decisions are accepted; games that are over are no load for `what`."""
    before = sum(len(robot.accepted) for robot in robots)
    while sum(len(robot.accepted) for robot in robots) < before + more:
        assert not all(robot.over for robot in robots), f"no load is left for {what}"
        await asyncio.sleep(0.005)
