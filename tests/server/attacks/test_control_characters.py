"""NUL and its kin, wherever a text can be sent: refused at the border, on both databases, and never a 500."""

import asyncio
import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any
from urllib.parse import quote

import pytest
from websockets.exceptions import InvalidStatus

from kiru.core.errors import KiruError
from kiru.support import plain_text
from tests.server.connections import Server, SocketClient, connect_to, serving
from tests.server.people import node_on, play, table, web_on, wish

BAD = ["\0", "\x1b", "\x7f", "\x85"]
PUSH = {"endpoint": "https://push.example/1", "keys": {"p256dh": "key", "auth": "secret"}}
SEATED = wish("Ada", "bot:greedy").model_dump(mode="json", exclude_none=True)
BODIES: dict[str, Any] = {
    "/api/tables": SEATED | {"box": "x = 1", "options": {"a": "b"}, "dealer": {"kind": "seeded", "seed": "s"}},
    "/api/tables/{table}/claim": {"invite": "i", "name": "Ada"},
    "/api/tables/{table}/join": {"name": "Ada"},
    "/api/tables/{table}/move-device": {"token": "t"},
    "/api/tables/{table}/substitute": {"seat": 0, "bot": "greedy"},
    "/api/notices": {"push": PUSH, "address": "ntfys://ntfy.example/topic"},
    "/api/tables/{table}/reports": {"reason": "chat", "text": "rude"},
    "/api/puzzles/{game}/{number}/turn": {"actions": ["skip"]},
}
"""A body for each request that brings texts."""
PATH_PARTS = {"game": "babylon", "job": "0" * 32}
PATH_PARTS |= dict.fromkeys(("club", "contest", "player", "id", "mark"), "0" * 16)
PATH_PARTS |= dict.fromkeys(("number", "line"), "0")
"""What may stand in the path of a request."""


def leaves(body: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every text in a body."""
    if isinstance(body, str):
        yield way
    elif isinstance(body, dict | list):
        for name, part in body.items() if isinstance(body, dict) else enumerate(body):
            yield from leaves(part, (*way, name))


def spoiled(body: Any, letter: str) -> Iterator[Any]:
    """The body once for each of its texts, with a letter in it that does not belong there; at last one in a name."""
    for *way, last in leaves(body):
        copy = deepcopy(body)
        part = copy
        for name in way:
            part = part[name]
        part[last] += letter
        yield copy
    yield body | {f"na{letter}me": 1}


def requests(document: dict[str, Any], table: str, letter: str) -> Iterator[tuple[str, str, Any]]:
    """Every request of the API with the letter in its path, in its query, and in its body."""
    bad = quote(letter)
    for path, methods in document["paths"].items():
        parts = PATH_PARTS | {"table": table}
        good = path.format(**parts)
        for method, operation in methods.items():
            body = BODIES.get(path) if method == "post" else None
            for name in parts:
                if f"{{{name}}}" in path:
                    yield method, path.format(**parts | {name: f"a{bad}b"}), body
            names = [one["name"] for one in operation.get("parameters", []) if one["in"] == "query"]
            for name in [*names, "other"]:
                yield method, f"{good}?{name}=1{bad}", body
            yield method, f"{good}?{bad}=1", body
            for one in spoiled(body, letter) if body is not None else ():
                yield method, good, one


async def test_every_request_refuses_control_characters(database: str) -> None:
    async with web_on(database) as browser:
        node: Any = browser.node  # type: ignore[attr-defined]
        room, _ = await table(node, "Ada", "Bel", listed=True)
        document = (await browser.get("/api/openapi.json")).json()
        asked = 0
        for letter in BAD:
            for method, address, body in requests(document, room.table.id, letter):
                answer = await browser.request(method, address, json=body)
                assert answer.status_code == 400, (method, address, body, answer.text)
                assert answer.json()["error"]["key"] == "error-control-character", (method, address, body)
                asked += 1
            for page in ("/", "/t/", "/assets/", "/healthz/", "/api/"):
                answer = await browser.get(f"{page}x{quote(letter)}.js")
                assert answer.status_code == 400, page
            record = f"kiru record{letter}\nbegin\n"
            assert (await browser.post("/api/records", content=record)).status_code == 400
        assert asked > 100 * len(BAD)
        assert await play(room, 3) == 3


FRAMES: list[dict[str, Any]] = [
    {"t": "act", "key": "k", "seq": 1, "seat": 0, "action": "skip"},
    {"t": "undo", "key": "k", "seq": 1, "seat": 0},
    {"t": "why", "key": "k", "action": "skip"},
    {"t": "preview", "key": "k", "action": "skip"},
    {"t": "hint", "key": "k", "seat": 0},
    {"t": "at", "key": "k", "seq": 0},
    {"t": "describe", "key": "k"},
    {"t": "chat", "key": "k", "text": "hello", "seat": 0},
    {"t": "react", "key": "k", "reaction": "wow", "seat": 0},
]


async def test_every_frame_refuses_control_characters(database: str) -> None:
    async with node_on(database) as node:
        room, made = await table(node, "Ada", "Bel")
        tokens = [seat.token for seat in made.seats]
        async with connect_to(node, made.table, *tokens) as mine:
            for frame in FRAMES:
                for name in frame.keys() & {"key", "action", "text", "reaction"}:
                    mine.sent.clear()
                    bad = frame | {name: f"{frame[name]}\0"}
                    mine.say(**bad)
                    answer = await mine.answered(bad["key"])
                    assert answer["error"]["key"] == "error-control-character", bad
            assert mine.code is None
        for hello in ({"lang": "e\0"}, {"tokens": ["a\0"]}):
            line = SocketClient(node, made.table)
            line.say(t="hello", **hello)
            await asyncio.wait_for(line.task, 20)
            assert line.code == 4400
        assert await play(room, 3) == 3


async def test_a_websocket_with_a_control_character_in_its_path_is_not_opened(sqlite: str) -> None:
    async def run(server: Server) -> None:
        with pytest.raises(InvalidStatus) as refused:
            await server.socket("abcdefghi%00")
        assert refused.value.response.status_code == 400

    with serving(sqlite) as server:
        await run(server)


def test_a_body_of_great_depth_is_looked_through_without_trouble() -> None:
    deep: Any = "\0"
    for _ in range(50_000):
        deep = [deep]
    with pytest.raises(KiruError, match="error-control-character"):
        plain_text.check({"a": deep})
    plain_text.check(json.loads('{"a": ["line\\n\\tand line", "Ada Łukasiewicz 🌿", 1, null]}'))
