"""A real server, a real browser: what a person at the table sees and does."""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from kiru.games import NAMES

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src" / "kiru" / "web_dist"
GAMES = NAMES
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first one draws no window around a page, which saves a quarter of the processor time."""
CHROMIUM = (
    os.environ.get("KIRU_CHROMIUM") or os.environ.get("CHROME") or next(filter(None, map(shutil.which, BROWSERS)), None)
)
ARGUMENTS = [
    "--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-gpu-compositing",
]  # fmt: skip
"""Without a graphics card pages are put together by the processor, which is quicker than an imitated card."""
PATIENCE = 60_000
"""Milliseconds to wait for what must come: a slow machine is no defect, and what measures time says so itself."""
expect.set_options(timeout=20_000)


class Server:
    """The server as a process of its own, which can be stopped and started again."""

    def __init__(self, folder: Path, module: str = "kiru") -> None:
        self.module = module
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.folder = folder
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        limits = {
            "FRAMES_PER_SECOND": "500",
            "FRAME_BURST": "2000",
            "REQUESTS_PER_SECOND": "500",
            "REQUEST_BURST": "5000",
        }
        limits |= {"TABLES_PER_MINUTE": "1000", "HINTS_PER_MINUTE": "1000", "DURABLE": "false"}
        limits |= {"SIGN_INS_PER_MINUTE": "1000"}
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", self.module, "serve", "--port", str(self.port)],
                env=os.environ
                | {f"KIRU_{name}": value for name, value in limits.items()}
                | {"KIRU_DATABASE": f"sqlite:///{self.folder / 'kiru.db'}"},
                stdout=log,
                stderr=log,
            )
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                urllib.request.urlopen(f"{self.address}/readyz", timeout=5)
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError((self.folder / "server.log").read_text())

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(30)
            self.process = None


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (BUILT / "index.html").exists():
        pytest.skip("the client is not built: make web")
    made = Server(tmp_path_factory.mktemp("server"))
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("no Chromium here; CHROME names one (on Debian: apt install chromium-headless-shell)")
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield made
        made.close()


Open = Callable[..., Page]


def remember(page: Page, settings: dict[str, Any]) -> None:
    """What somebody has chosen before, kept by the browser."""
    chosen = json.dumps(settings)
    page.add_init_script(f"localStorage['kiru-settings'] ??= {json.dumps(chosen)}")


FAILED = pytest.StashKey[bool]()
PICTURES = ROOT / "build" / "failures"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


def tell(page: Page, name: str) -> None:
    """What stood on a page when a test failed: in words, and as a picture."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    picture = PICTURES / (re.sub(r"[^\w-]+", "_", name) + ".png")
    page.screenshot(path=picture)
    shown = page.evaluate("[document.querySelector('[data-seq]')?.dataset.seq, document.body.innerText.slice(0, 600)]")
    print(f"{page.url} after decision {shown[0]}, picture in {picture.relative_to(ROOT)}:\n{shown[1]}\n")


@pytest.fixture
def open_page(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Open]:
    """Opens pages of different people on different screens; a script error fails the test."""
    contexts, errors = [], []

    def make(
        path: str = "/",
        size: tuple[int, int] = (1440, 900),
        dark: bool = False,
        language: str = "en-US",
        touch: bool = False,
        **settings: Any,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            locale=language,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce",
            base_url=server.address,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: errors.append(str(error)))
        # A model takes long to draw without a graphics card: who wants one asks for it.
        remember(page, {"pace": 0, "sounds": False, "garden": "plan"} | settings)
        page.goto(path)
        return page

    yield make
    for number, context in enumerate(contexts):
        if request.node.stash.get(FAILED, False):
            for page in context.pages:
                tell(page, f"{request.node.name} {number}")
        context.close()
    assert not errors
