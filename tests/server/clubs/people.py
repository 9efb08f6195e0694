"""Members of clubs, each with a browser of their own."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import httpx

from kiru.server.node import Node
from kiru.server.store import tokens
from tests.server.people import somebody_at


def node_of(browser: httpx.AsyncClient) -> Node:
    node: Node = browser.node  # type: ignore[attr-defined]
    return node


def cookie_of(name: str) -> str:
    return (name + "x" * tokens.TOKEN_LENGTH)[: tokens.TOKEN_LENGTH]


def browser_of(browser: httpx.AsyncClient, name: str) -> httpx.AsyncClient:
    """Somebody's browser, at an address of its own."""
    own = somebody_at(browser, f"10.0.{sum(map(ord, name)) % 250}.{len(name)}")
    own.cookies.set("kiru", cookie_of(name))
    return own


async def post(browser: httpx.AsyncClient, path: str, body: Any = None, status: int = 200) -> Any:
    answer = await browser.post(path, json=body if body is not None else {})
    assert answer.status_code == status, answer.text
    return answer.json()


async def get(browser: httpx.AsyncClient, path: str) -> Any:
    answer = await browser.get(path)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def club_of(browser: httpx.AsyncClient, owner: str, *names: str) -> tuple[str, dict[str, httpx.AsyncClient]]:
    """A club with its members, by name."""
    people = {name: browser_of(browser, name) for name in (owner, *names)}
    club = (await post(people[owner], "/api/clubs", {"name": "Garden club", "nick": owner}))["club"]
    for name in names:
        await post(people[name], f"/api/clubs/{club}/join", {"name": name})
    return club, people


def swiss(**given: Any) -> dict[str, Any]:
    """A tournament that begins at once, as it is asked for."""
    plain = {"kind": "swiss", "game": "babylon", "players": 2, "rounds": 3, "bot": "novice"}
    return plain | {"begins": datetime.now(UTC).isoformat()} | given


def night(hours: float = 1, **given: Any) -> dict[str, Any]:
    now = datetime.now(UTC)
    times = {"begins": now.isoformat(), "ends": (now + timedelta(hours=hours)).isoformat()}
    return {"kind": "night", "game": "babylon", "players": 2, "rounds": 2, "bot": "novice"} | times | given


async def until(node: Node, contest: str, is_so: Callable[[Any], bool], seconds: float = 300) -> Any:
    """Carry a contest on until something is so; the page it has then."""
    async with asyncio.timeout(seconds):
        while True:
            await node.contests.step(contest)
            page = await node.store.read(lambda connection: node.contest_pages.page(connection, contest, None))
            if is_so(page):
                return page
            await asyncio.sleep(0.05)
