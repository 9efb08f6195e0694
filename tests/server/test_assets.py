"""The client's files on the wire: packed for who can read it, told apart by caches, never another file."""

import gzip
from pathlib import Path

import httpx
import pytest

from kiru.server.http.assets import accepted
from tests.server.people import web_on

SCRIPT = "console.log('" + "kiru " * 400 + "')"
PACKED = b"not really brotli, but nobody unpacks it here"


@pytest.fixture
def web(tmp_path: Path) -> Path:
    assets = tmp_path / "web" / "assets"
    assets.mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text("<!doctype html><title>client</title>")
    (assets / "app-1.js").write_text(SCRIPT)
    (assets / "app-1.js.br").write_bytes(PACKED)
    (assets / "app-1.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (assets / "small-1.js").write_text("1")
    return tmp_path / "web"


async def asked(browser: httpx.AsyncClient, path: str, coding: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """An answer, and the bytes that came over the wire for it."""
    async with browser.stream("GET", path, headers={"accept-encoding": coding, **headers}) as answer:
        return answer, b"".join([piece async for piece in answer.aiter_raw()])


async def test_a_browser_gets_the_best_coding_it_reads(sqlite: str, web: Path) -> None:
    async with web_on(sqlite, web=str(web)) as browser:
        tags = set()
        for asks, coding, body in (
            ("gzip, deflate, br, zstd", "br", PACKED),
            ("gzip", "gzip", gzip.compress(SCRIPT.encode())),
            ("br;q=0, gzip;q=0.5", "gzip", gzip.compress(SCRIPT.encode())),
            ("identity", None, SCRIPT.encode()),
        ):
            answer, came = await asked(browser, "/assets/app-1.js", asks)
            assert answer.headers.get("content-encoding") == coding
            assert answer.headers["content-type"].startswith("text/javascript")
            assert answer.headers["vary"] == "accept-encoding"
            assert int(answer.headers["content-length"]) == len(came)
            assert coding == "gzip" or came == body
            tags.add(answer.headers["etag"])
        assert len(tags) == 3
        small, came = await asked(browser, "/assets/small-1.js", "br")
        assert (small.headers.get("content-encoding"), came) == (None, b"1")


async def test_a_packed_file_is_known_again_and_has_no_address_of_its_own(sqlite: str, web: Path) -> None:
    async with web_on(sqlite, web=str(web)) as browser:
        first, _ = await asked(browser, "/assets/app-1.js", "br")
        again, came = await asked(browser, "/assets/app-1.js", "br", **{"if-none-match": first.headers["etag"]})
        assert (again.status_code, came) == (304, b"")
        other, _ = await asked(browser, "/assets/app-1.js", "gzip", **{"if-none-match": first.headers["etag"]})
        assert other.status_code == 200
        for name in ("app-1.js.br", "app-1.js.gz", "none.js", "..%2findex.html"):
            assert (await asked(browser, f"/assets/{name}", "br"))[0].status_code == 404


@pytest.mark.parametrize(
    ("header", "codings"),
    [
        ("", []),
        ("*", ["br", "gzip"]),
        ("*;q=0", []),
        ("GZIP;Q=1", ["gzip"]),
        ("br;q=0, *", ["gzip"]),
        ("br;q=nonsense, gzip;q=nan", []),
        ("gzip;" * 1000, ["gzip"]),
        (", ;;, =", []),
    ],
)
def test_what_a_request_says_about_codings_is_read_as_the_standard_says(header: str, codings: list[str]) -> None:
    assert accepted(header) == codings


async def test_what_is_the_same_for_everybody_travels_packed_and_nothing_else_does(sqlite: str) -> None:
    async with web_on(sqlite) as browser:
        answer, came = await asked(browser, "/api/games?lang=pl", "gzip")
        assert answer.headers["content-encoding"] == "gzip"
        assert len(came) < 2500 < len(gzip.decompress(came))
        plain, _ = await asked(browser, "/api/games?lang=pl", "identity")
        assert "content-encoding" not in plain.headers
        own, _ = await asked(browser, "/api/openapi.json", "gzip")
        assert "content-encoding" not in own.headers


async def test_a_page_has_its_policy_and_its_parts_a_short_one(sqlite: str, web: Path) -> None:
    async with web_on(sqlite, web=str(web)) as browser:
        page = (await browser.get("/")).headers
        assert "script-src 'self'" in page["content-security-policy"]
        assert {"permissions-policy", "referrer-policy", "cross-origin-opener-policy"} <= set(page)
        for path in ("/assets/app-1.js", "/api/games"):
            part = (await browser.get(path)).headers
            assert part["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'"
            assert part["x-content-type-options"] == "nosniff"
            assert sum(len(name) + len(value) for name, value in part.items()) < 450
