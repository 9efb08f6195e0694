"""Playing without a server: the engine in the browser, with the network off, after a closed tab, from plain files."""

import json
import re
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from kiru.offline.calls import call
from tests.web.conftest import BUILT, GAMES, PATIENCE, ROOT, Open, Server, remember
from tests.web.hands import GLOWING, OVER, play, play_now, until_asked
from tests.web.test_puzzles import play as play_line
from tests.web.test_puzzles import short_lines

ENGINE = BUILT / "engine"
STARTING = 240_000
"""Milliseconds for the engine to start on a busy machine; how long it takes on a quiet one, docs/offline.md tells."""
SETTINGS = {"pace": 0, "sounds": False, "garden": "plan", "name": "Ada"}
CALL = """
async ([worker, folder, name, calls]) => {
  const engine = new Worker(worker, { type: "module" });
  const waiting = new Map();
  const failed = new Promise((_, fail) => {
    engine.onerror = () => fail(new Error("the worker has failed"));
    engine.onmessage = ({ data }) => {
      if (data.t === "answer") waiting.get(data.id)(JSON.parse(data.body));
      if (data.t === "failed") fail(new Error(data.reason));
    };
  });
  engine.postMessage({ t: "start", folder });
  const answers = calls.map((args, id) => new Promise((done) => {
    waiting.set(id, done);
    engine.postMessage({ t: "call", id, name, args });
  }));
  const found = await Promise.race([Promise.all(answers), failed]);
  engine.terminate();
  return found;
}
"""

START_AND_MAKE_A_TABLE = """
async ([worker, folder, wish]) => {
  window.engine?.terminate();
  const engine = (window.engine = new Worker(worker, { type: "module" }));
  const heard = (kind) => new Promise((done, fail) => engine.addEventListener("message", ({ data }) => {
    if (data.t === kind) done(data);
    if (data.t === "failed") fail(new Error(data.reason));
  }));
  const [ready, answer] = [heard("ready"), heard("answer")];
  engine.postMessage({ t: "start", folder });
  engine.postMessage({ t: "request", id: 1, method: "POST", path: "/api/tables?lang=en", body: wish, lang: "en" });
  return [(await ready).resumed, JSON.parse((await answer).body).body.table];
}
"""
MEMORY = """
async (deed) => {
  const packing = new Blob([new Uint8Array(1 << 16)]).stream().pipeThrough(new CompressionStream("gzip"));
  const packed = await new Response(packing).arrayBuffer();
  const opening = indexedDB.open("kiru-engine", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("memory");
  const db = await new Promise((done) => (opening.onsuccess = () => done(opening.result)));
  const store = db.transaction("memory", "readwrite").objectStore("memory");
  const row = await new Promise((done) => (store.get("latest").onsuccess = ({ target }) => done(target.result)));
  if (deed === "spoil") store.put({ ...row, packed }, "latest");
  db.close();
  return row ? row.packed.byteLength : 0;
}
"""

pytestmark = pytest.mark.skipif(not (ENGINE / "engine.json").exists(), reason="the engine is not packed: make web")


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """`make site`, served by Python's own file server."""
    subprocess.run([sys.executable, str(ROOT / "tools" / "engine" / "site.py")], check=True)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory"]
    with (tmp_path_factory.mktemp("site") / "log").open("wb") as log:
        process = subprocess.Popen([*command, str(ROOT / "build" / "site")], stdout=log, stderr=log)
    address = f"http://127.0.0.1:{port}/"
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        try:
            urllib.request.urlopen(address, timeout=5)
            break
        except OSError:
            time.sleep(0.1)
    yield address
    process.terminate()
    process.wait(30)


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser of somebody's own; a script error fails the test."""
    made = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce", locale="en-US")
    made.set_default_timeout(STARTING)
    errors: list[str] = []
    made.on("weberror", lambda error: errors.append(str(error.error)))
    yield made
    made.close()
    assert not errors


def open_in(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    remember(page, SETTINGS)
    page.goto(address)
    return page


def worker_of(folder: Path) -> str:
    """The file of the worker, whose name the build has made."""
    return next(file.name for file in folder.glob("worker-*.js"))


def seeds() -> list[dict[str, Any]]:
    """20 games of each: most at random, and a few of bots that weigh and search."""
    thinking = {17: "novice", 18: "novice", 19: "gardener"}
    return [
        {"game": game, "seed": f"offline-{number}", "players": 2 + number % 3, "bot": thinking.get(number, "random")}
        for game in GAMES
        for number in range(20)
    ]


@pytest.mark.slow
def test_twenty_seeded_games_of_each_end_with_the_same_keys_as_in_the_compiled_engine(open_page: Open) -> None:
    page = open_page("/favicon.svg")
    page.set_default_timeout(0)
    address = page.evaluate("location.origin")
    games = seeds()
    found = page.evaluate(CALL, [f"/engine/{worker_of(ENGINE)}", f"{address}/engine/", "seeded_game", games])
    expected = [call("seeded_game", dict(game)) for game in games]
    differing = [game for game, here, there in zip(games, found, expected, strict=True) if here != there]
    assert differing == []
    assert len({answer["result"]["key"] for answer in found}) == len(games)


@pytest.mark.slow
def test_a_later_start_takes_up_the_memory_of_an_earlier_one_but_none_of_its_chance(open_page: Open) -> None:
    page = open_page("/favicon.svg")
    page.set_default_timeout(STARTING)
    address = page.evaluate("location.origin")
    wish = json.dumps({"game": "babylon", "options": {}, "seats": [{"kind": "person", "name": "Ada"}] * 2, "claim": []})
    start = [f"/engine/{worker_of(ENGINE)}", f"{address}/engine/", wish]
    first = page.evaluate(START_AND_MAKE_A_TABLE, start)
    page.wait_for_function(MEMORY)
    later = [page.evaluate(START_AND_MAKE_A_TABLE, start) for _ in range(2)]
    assert [first[0], *(resumed for resumed, _ in later)] == [False, True, True]
    assert len({first[1], *(table for _, table in later)}) == 3
    # Memory that is of no use is thrown away, and Python begins anew.
    page.evaluate(MEMORY, "spoil")
    resumed, table = page.evaluate(START_AND_MAKE_A_TABLE, start)
    assert not resumed
    assert table.startswith("local-")


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_whole_game_against_gardeners_from_plain_files(context: BrowserContext, site: str, number: int) -> None:
    page = open_in(context, site)
    play_now(page, number)
    assert "#/t/local-" in page.url
    assert play(page, seed=5) > 10
    expect(page.locator(OVER)).to_contain_text("point")
    # What happened can be sent to somebody else: the link holds the whole game.
    page.get_by_role("button", name="Share", exact=False).first.click()
    link = page.get_by_label("Link to this game").first
    expect(link).to_have_value(re.compile("#/replay#r="))
    other = open_in(context, link.input_value())
    other.wait_for_selector(OVER)
    assert other.locator(OVER).inner_text().splitlines()[0] == page.locator(OVER).inner_text().splitlines()[0]


@pytest.mark.slow
def test_a_tab_that_is_killed_loses_nothing(context: BrowserContext, site: str) -> None:
    page = open_in(context, site)
    play_now(page, 2)
    assert play(page, most=6) == 6
    assert until_asked(page)
    seq, where = page.locator("[data-seq]").get_attribute("data-seq"), page.url
    legal = page.locator(GLOWING).count()
    page.close()
    again = open_in(context, site)
    own = again.locator("[data-part=my-tables] a")
    own.first.wait_for()
    own.first.click()
    again.wait_for_selector(f"[data-seq='{seq}']")
    assert again.url == where
    assert until_asked(again)
    assert again.locator(GLOWING).count() == legal
    assert play(again, most=3) == 3


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_from_plain_files(context: BrowserContext, site: str, game: str) -> None:
    number, best, missing = short_lines(game)
    page = open_in(context, f"{site}#/puzzles/{game}/{number + 1}")
    play_line(page, game, number, missing)
    expect(page.get_by_text("What it is about")).to_be_visible(timeout=STARTING)
    page.get_by_role("button", name="Try again").click()
    play_line(page, game, number, best)
    expect(page.get_by_text("You found it at try 2.")).to_be_visible(timeout=STARTING)
    expect(page.get_by_role("heading", name="The best turn")).to_be_visible()
    page.goto(site)
    page.get_by_role("link", name="Solve it").click()
    expect(page.get_by_text("Solved: 1")).to_be_visible(timeout=STARTING)


@pytest.mark.slow
def test_with_the_network_off_everything_is_there(context: BrowserContext, server: Server) -> None:
    page = open_in(context, f"{server.address}/offline")
    page.get_by_role("button", name="Keep everything here").click()
    expect(page.get_by_text("Everything is on this device.")).to_be_visible(timeout=STARTING)
    page.get_by_role("button", name="Play without a server").click()
    page.locator(".games li").first.wait_for()
    context.set_offline(True)
    page.reload()
    expect(page.get_by_text("You are playing without a server.")).to_be_visible()
    play_now(page, 1)
    assert play(page, most=5) == 5
    page.goto(f"{server.address}/rules/babylon")
    page.locator("main figure").first.wait_for()
    page.goto(f"{server.address}/learn/hanging_gardens")
    page.wait_for_selector("[data-seq]")
    page.goto(f"{server.address}/puzzles")
    page.wait_for_selector("[data-spot][data-legal]")
    page.goto(f"{server.address}/companion/score/babylon")
    page.locator("[data-tool=pink]").click()
    page.locator(".plan [data-cell=a1]").click()
    expect(page.locator('[data-line="0 highest_point"]')).to_have_text("1")
    context.set_offline(False)
    # Back on the net, the game goes on with friends.
    page.goto(f"{server.address}/offline")
    page.get_by_role("button", name="Continue with friends").last.click()
    page.wait_for_url(re.compile(r"/t/[a-z0-9]{10}$"))
    page.wait_for_selector("[data-seq]")
    assert page.evaluate("fetch(location.pathname.replace('/t/', '/api/tables/')).then(one => one.json())")["base"] > 0


def test_the_worker_is_served_with_a_policy_of_its_own(server: Server) -> None:
    def policy(path: str) -> str:
        answer = urllib.request.urlopen(server.address + path, timeout=PATIENCE / 1000)
        return str(answer.headers["content-security-policy"])

    assert "wasm-unsafe-eval" in policy(f"/engine/{worker_of(ENGINE)}")
    for path in ("/", "/offline", "/api/games", "/sw.js"):
        assert "wasm" not in policy(path)
        assert "unsafe-eval" not in policy(path)


def test_the_engine_is_kept_for_good_but_for_the_file_that_names_the_newest(server: Server) -> None:
    about = json.loads((ENGINE / "engine.json").read_text())
    for name in about["files"]:
        answer = urllib.request.urlopen(f"{server.address}/engine/{name}", timeout=PATIENCE / 1000)
        assert "immutable" in answer.headers["cache-control"]
    answer = urllib.request.urlopen(f"{server.address}/engine/engine.json", timeout=PATIENCE / 1000)
    assert answer.headers["cache-control"] == "no-cache"
    assert sum(about["files"].values()) < 10_000_000


def test_the_app_can_be_installed(server: Server) -> None:
    page = urllib.request.urlopen(server.address, timeout=PATIENCE / 1000).read().decode()
    assert 'rel="manifest"' in page
    manifest = json.loads(urllib.request.urlopen(f"{server.address}/manifest.webmanifest", timeout=30).read())
    assert manifest["display"] == "standalone"
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        assert urllib.request.urlopen(f"{server.address}/{icon['src']}", timeout=30).status == 200
