"""Floods of the lobby: listeners, waits and pictures have ends, for one address and for all."""

import pytest

from tests.server.connections import closing_code, hear, say, serving
from tests.server.meeting import visitors
from tests.server.people import somebody_at, web_on

WISH = {"game": "babylon", "players": 2}


async def test_one_address_opens_the_lobby_only_so_often(sqlite: str) -> None:
    with serving(sqlite, max_listeners_per_address=3) as server:
        sockets = [await server.socket("lobby") for _ in range(4)]
        for socket in sockets[:3]:
            await say(socket, t="hello")
            await hear(socket, "lobby")
        await say(sockets[3], t="hello")
        assert await closing_code(sockets[3]) == 1013
        await sockets[0].close()
        async with server.socket("lobby") as late:
            await say(late, t="hello")
            await hear(late, "lobby")
        for socket in sockets:
            await socket.close()


async def test_a_listener_with_a_short_backlog_who_reads_hears_of_every_table(sqlite: str) -> None:
    with serving(sqlite, backlog=5, max_listeners=10) as server:
        async with server.socket("lobby") as good:
            await say(good, t="hello")
            await hear(good, "lobby")
            for _ in range(12):
                server.table("Ada", "Bel", listed=True, claim=[0])
            seen: set[str] = set()
            while len(seen) < 12:
                seen |= {table["table"] for table in (await hear(good, "lobby-change"))["tables"]}


async def test_waits_of_one_address_have_an_end(sqlite: str) -> None:
    async with web_on(sqlite, waits_per_minute=5.0) as browser:
        codes = []
        for _ in range(8):
            browser.cookies.clear()
            codes.append((await browser.post("/api/waits", json=WISH)).status_code)
        assert codes == [200] * 5 + [429] * 3
        async with somebody_at(browser, "10.0.0.9") as other:
            assert (await other.post("/api/waits", json=WISH)).status_code == 200, "nobody else is kept out"


async def test_waits_of_one_address_that_are_open_have_an_end(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kiru.server.meeting.waits.MOST_OF_MAKER", 3)
    async with web_on(sqlite, waits_per_minute=1000.0) as browser:
        codes = []
        for _ in range(5):
            browser.cookies.clear()
            codes.append((await browser.post("/api/waits", json=WISH)).status_code)
        assert codes == [200] * 3 + [429] * 2
        node = browser.node  # type: ignore[attr-defined]
        assert await node.store.read(visitors.waiting_count) == 3


async def test_all_waits_together_have_an_end(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kiru.server.meeting.waits.MOST", 2)
    async with web_on(sqlite) as browser:
        for address, code in (("10.0.0.1", 200), ("10.0.0.2", 200), ("10.0.0.3", 429)):
            async with somebody_at(browser, address) as somebody:
                answer = await somebody.post("/api/waits", json=WISH)
                assert answer.status_code == code
                if code == 200:
                    again = await somebody.post("/api/waits", json=WISH | {"players": 3})
                    assert again.status_code == 200, "who waits already may wait for something else"
