"""People with browsers who meet at tables and talk there, and whoever moderates them."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx

from kiru.protocol.frames_in import Chat
from kiru.server.node import Node
from kiru.server.store import tokens
from kiru.server.tables import chat
from kiru.server.tables.client import Client
from tests.server.people import KEYS, frames, somebody_at, web_on

TOKEN = "a-token-of-the-owner-0123456789"
AUTHORIZED = {"authorization": f"Bearer {TOKEN}"}


def node_of(browser: httpx.AsyncClient) -> Node:
    node: Node = browser.node  # type: ignore[attr-defined]
    return node


@asynccontextmanager
async def three_browsers(database: str, **given: Any) -> AsyncIterator[tuple[httpx.AsyncClient, ...]]:
    """Ada, Bel and Cem, each at an address of their own, on a server with moderators."""
    async with web_on(database, **({"moderator_token": TOKEN} | given)) as ada, AsyncExitStack() as others:
        people = [await others.enter_async_context(somebody_at(ada, f"10.0.0.{one}")) for one in (2, 3)]
        yield (ada, *people)


def device_of(browser: httpx.AsyncClient) -> bytes:
    return tokens.hashed(str(browser.cookies.get("kiru")))


async def open_table(browser: httpx.AsyncClient, name: str = "Ada", people: int = 2, **given: Any) -> str:
    """A listed table at which somebody sits, with free seats."""
    seats = [{"kind": "person", "name": name}, *({"kind": "person", "name": ""} for _ in range(people - 1))]
    body = {"game": "babylon", "seats": seats, "claim": [0], "listed": True} | given
    made = await browser.post("/api/tables", json=body)
    assert made.status_code == 200, made.text
    return str(made.json()["table"])


async def join(browser: httpx.AsyncClient, table: str, name: str) -> httpx.Response:
    return await browser.post(f"/api/tables/{table}/join", json={"name": name})


async def at_table(node: Node, table: str, browser: httpx.AsyncClient) -> Client:
    """A browser connected to a table, by the way that a websocket takes."""
    room, client = await node.lobby.room(table), Client(10_000, 100_000_000)
    client.asker = tokens.asker(device_of(browser), [])
    client.greet("en", client.seats, client.is_owner, True)
    await room.join(client, 0, None, 0)
    return client


async def say(node: Node, table: str, client: Client, text: str) -> None:
    room = await node.lobby.room(table)
    await room.say(chat.line_of(room.table, client, Chat(f"k{next(KEYS)}", text)), client)


def heard(client: Client) -> list[str]:
    """What a client was told in the chat since it was last asked."""
    return [frame["text"] for frame in frames(client, "chat")]


async def stance(browser: httpx.AsyncClient, table: str, wanted: str, **whom: int) -> httpx.Response:
    return await browser.post(f"/api/tables/{table}/stance", json={"stance": wanted} | whom)


async def report(browser: httpx.AsyncClient, table: str, **what: Any) -> httpx.Response:
    return await browser.post(f"/api/tables/{table}/reports", json={"reason": "insult"} | what)


async def moderate(browser: httpx.AsyncClient, method: str, path: str, body: Any = None) -> Any:
    """Ask as a moderator; the answer must be a yes."""
    answer = await browser.request(method, f"/api/moderation{path}", json=body, headers=AUTHORIZED)
    assert answer.status_code == 200, answer.text
    return answer.json()
