"""Behind a reverse proxy: below a path, on another port, over HTTPS; and a worker's crash in the node's log."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from kiru.server.settings import BUILT, Settings
from tests.server.connections import Server, hear, say, serving
from tests.server.people import web_on, wish


class Proxy:
    """A reverse proxy on a port of its own: everything below a path goes to the server, with or without that path."""

    def __init__(self, server: Server, path: str, takes_off: bool) -> None:
        self.server = server
        self.path = path.encode()
        self.takes_off = takes_off
        self.port = 0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request, or one websocket; `Host` stays as the browser says it."""
        head = await reader.readuntil(b"\r\n\r\n")
        method, path, rest = head.split(b" ", 2)
        if not path.startswith(self.path + b"/"):
            writer.write(b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
            writer.close()
            return
        path = path.removeprefix(self.path) if self.takes_off else path
        rest = rest.replace(b"\r\n\r\n", b"\r\nX-Forwarded-For: 192.0.2.7\r\nX-Forwarded-Proto: https\r\n\r\n")
        to_read, to_write = await asyncio.open_connection("127.0.0.1", self.server.port)
        to_write.write(b" ".join([method, path, rest]))
        await asyncio.gather(pump(reader, to_write), pump(to_read, writer))


async def pump(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await source.read(65_536):
            target.write(data)
            await target.drain()
    target.close()


@asynccontextmanager
async def proxied(server: Server, path: str, takes_off: bool) -> AsyncIterator[Proxy]:
    proxy = Proxy(server, path, takes_off)
    listener = await asyncio.start_server(proxy.pass_on, "127.0.0.1", 0)
    proxy.port = listener.sockets[0].getsockname()[1]
    try:
        yield proxy
    finally:
        listener.close()


@pytest.mark.parametrize("takes_off", [False, True])
async def test_everything_stands_below_a_path(sqlite: str, takes_off: bool) -> None:
    given = {"root_path": "/kiru", "trusted_proxies": "127.0.0.1", "public_url": "https://site.example"}
    with serving(sqlite, **given) as server:
        close = {"connection": "close"}
        async with (
            proxied(server, "/kiru", takes_off) as proxy,
            httpx.AsyncClient(base_url=f"{proxy.address}/kiru", headers=close, timeout=30) as browser,
        ):
            origin = {"Origin": proxy.address}
            body = wish("Ada", "Bel").model_dump(mode="json")
            made = await browser.post("/api/tables", json=body, headers=origin)
            assert made.status_code == 200
            assert "Path=/kiru;" in made.headers["set-cookie"]
            assert "max-age" in made.headers["strict-transport-security"]
            assert (await browser.get("/healthz")).text == "ok"
            assert (await browser.get("/api/openapi.json")).json()["servers"] == [{"url": "/kiru"}]
            name, cookie = made.json()["table"], made.headers["set-cookie"].partition(";")[0]
            address = f"ws://127.0.0.1:{proxy.port}/kiru/ws/{name}"
            async with connect(address, additional_headers=origin | {"Cookie": cookie}) as socket:
                await say(socket, t="hello")
                assert (await hear(socket, "table"))["you"] == [0, 1]
            await check_pages(proxy, browser, name)


async def check_pages(proxy: Proxy, browser: httpx.AsyncClient, table: str) -> None:
    """Every page names its files below the path, and they are there."""
    for path in ("/", f"/t/{table}", "/rules/amyitis"):
        page = await browser.get(path)
        linked = [link for link in re.findall(r'(?:src|href)="([^"]+)"', page.text) if not link.startswith("data:")]
        assert linked, path
        assert all(link.startswith("/kiru/") for link in linked)
        for link in linked:
            assert (await browser.get(f"{proxy.address}{link}")).status_code == 200
        assert (f'"og:url" content="https://site.example/kiru/t/{table}"' in page.text) == (path == f"/t/{table}")
    if (BUILT / "sw.js").is_file():
        assert (await browser.get("/sw.js")).status_code == 200


async def test_a_page_on_another_port_is_the_servers_own_if_the_proxy_names_the_port(sqlite: str) -> None:
    """nginx: `$http_host` is what the browser says; `$host` would leave the port out, and the page would be foreign."""
    with serving(sqlite, trusted_proxies="127.0.0.1") as server:
        async with proxied(server, "", False) as proxy:
            made = server.table("Ada", "Bel")
            address = f"ws://127.0.0.1:{proxy.port}/ws/{made['table']}"
            async with connect(address, additional_headers={"Origin": proxy.address}) as socket:
                await say(socket, t="hello")
                await hear(socket, "table")
            with pytest.raises(InvalidStatus):
                await connect(address, additional_headers={"Origin": "http://127.0.0.1"})


async def test_browsers_are_told_to_stay_with_https_where_it_is_spoken(sqlite: str) -> None:
    async with web_on(sqlite, public_url="https://kiru.example") as browser:
        for path in ("/", "/api/games", "/healthz", "/nothing.png"):
            assert "max-age" in (await browser.get(path)).headers["strict-transport-security"]
    async with web_on(sqlite, public_url="http://kiru.example") as browser:
        assert "strict-transport-security" not in (await browser.get("/")).headers


def test_links_in_messages_lead_below_the_path() -> None:
    for url, root, home in [
        ("", "/kiru", ""),
        ("https://a.example/", "", "https://a.example"),
        ("https://a.example", "/kiru", "https://a.example/kiru"),
        ("https://a.example/kiru/", "/kiru", "https://a.example/kiru"),
    ]:
        assert Settings(public_url=url, root_path=root).home == home
