"""The protocol: what is sent in real games of every game is what its types say, and the client's types are these."""

import runpy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kiru.games import NAMES
from kiru.server.app import make_app
from tests.contract.cases import CASES, Case
from tests.contract.walk import walk
from tests.server import people
from tests.server.conformance import checked, fault_in_view
from tests.server.connections import SocketClient, connect_to, kinds, last
from tests.server.people import act, node_on, table, until

TOOL = Path(__file__).parents[2] / "tools" / "protocol.py"
MOST_DECISIONS = 150


def test_the_clients_types_are_current() -> None:
    tool = runpy.run_path(str(TOOL))
    assert tool["FILE"].read_text("utf-8") == tool["written"](), "run .venv/bin/python tools/protocol.py"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_view_of_a_game_is_as_its_type_says(case: Case) -> None:
    for moment in walk(case, 0):
        fault = fault_in_view(case.kit.shared_view(moment.state))
        assert fault is None, f"{moment.where}: {fault}"


@pytest.mark.parametrize("name", NAMES)
async def test_every_frame_of_a_game_is_as_its_type_says(name: str, sqlite: str) -> None:
    """Sessions check each frame that they are sent; here they are sent every kind of it."""
    async with node_on(sqlite) as node:
        room, made = await table(node, "Ada", "Bel", game=name, dealer={"kind": "seeded", "seed": "frames"})
        tokens, hand = [seat.token for seat in made.seats], Random(4)
        async with (
            connect_to(node, made.table, *tokens) as whole,
            connect_to(node, made.table, view="patch") as patched,
        ):
            for number in range(MOST_DECISIONS):
                if room.asked is None:
                    break
                if number % 20 == 9:
                    await ask_everything(whole, act(room, random=hand).action, room.asked)
                decision = act(room, random=hand)
                await room.act(decision.seat, decision)
                if number % 3 == 0 and (seat := room.loaded.undo_seat()) is not None:
                    await room.undo(seat, people.undo(room, seat))
            seq = len(room.match.steps)
            await until(lambda: all(last(line, "ask")["seq"] == seq for line in (whole, patched)))
            assert {"table", "ask", "step", "undone", "chat", "ok", "no", "answer", "pong"} <= {*kinds(whole)}


async def ask_everything(line: SocketClient, action: str, seat: int) -> None:
    """Every question that changes nothing, and some chat."""
    asked: list[dict[str, Any]] = [
        {"t": "why", "action": action},
        {"t": "preview", "action": action},
        {"t": "at", "seq": 1},
        {"t": "at", "seq": 1_000_000},
        {"t": "history", "from": 0, "to": 9},
        {"t": "describe"},
        {"t": "sources", "seq": 40},
        {"t": "sources", "seq": 1_000_000},
        {"t": "chat", "text": "hello", "seat": seat},
        {"t": "react", "reaction": "bravo", "seat": seat},
    ]
    line.say(t="ping")
    for number, question in enumerate(asked):
        key = f"{len(line.sent)}-{number}"
        line.say(key=key, **question)
        await line.answered(key)


def test_a_frame_that_the_protocol_does_not_know_is_found() -> None:
    """The check itself."""
    step = {"seq": 1, "seat": 0, "action": "a", "forced": False, "story": ""}
    assert checked({"t": "step", "step": step, "event": 1})
    wrong = [{"t": "stop"}, {"t": "ok"}, {"t": "ok", "key": 1}, {"t": "ok", "key": "a", "more": 1}]
    for frame in (*wrong, {"t": "step", "step": step | {"more": 1}, "event": 1}):
        with pytest.raises(AssertionError):
            checked(frame)


def test_every_answer_in_the_openapi_document_has_its_schema() -> None:
    document = make_app(people.settings("sqlite://")).openapi()
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            for status, answer in operation["responses"].items():
                if status == "304":
                    continue  # nothing has changed: such an answer has no body
                schemas = [content["schema"] for content in answer["content"].values()]
                assert schemas, f"{method} {path} {status}"
                assert all(is_exact(schema) for schema in schemas), f"{method} {path} {status}: {schemas}"
    objects = [schema for schema in document["components"]["schemas"].values() if schema.get("type") == "object"]
    assert all(schema.get("properties") for schema in objects)


def is_exact(schema: dict[str, Any]) -> bool:
    """Whether a schema says what comes, not only that something does."""
    if "anyOf" in schema:
        return all(is_exact(one) for one in schema["anyOf"] if one != {"type": "null"})
    return "$ref" in schema or schema.get("type") == "string" or ("items" in schema and is_exact(schema["items"]))
