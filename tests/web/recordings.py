"""Short films of a table, frame by frame: a Babylon tile being placed, and the end of a game."""

import io
import random
import re
import time
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page

from tests.web.conftest import ROOT, Server, remember
from tests.web.hands import GLOWING, OVER, SITTING, answer, asked, play

SIZE = (1280, 720)
SMALL = (800, 450)
LONGEST = 14.0
"""Seconds of film; a slow machine takes fewer frames, not more time."""
QUALITY = 55


class Film:
    """Frames with the time each was taken."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[Image.Image] = []
        self.times: list[float] = []

    def take(self, seconds: float) -> None:
        """Look on for so long, as often as the machine can."""
        until = time.monotonic() + seconds
        while time.monotonic() < until and not self.is_full():
            self.look()

    def look(self) -> None:
        with Image.open(io.BytesIO(self.page.screenshot(type="jpeg", quality=80))) as picture:
            self.frames.append(picture.convert("RGB").resize(SMALL, Image.Resampling.LANCZOS))
        self.times.append(time.monotonic())

    def is_full(self) -> bool:
        return bool(self.times) and self.times[-1] - self.times[0] > LONGEST

    def save(self, file: Path) -> None:
        shown = [round((after - before) * 1000) for before, after in zip(self.times, self.times[1:], strict=False)]
        first, *others = self.frames
        first.save(
            file, save_all=True, append_images=others, duration=[*shown, 2500], loop=0, quality=QUALITY, method=6
        )


def record_of(game: str, players: int) -> str:
    """A recorded game in which the first seat is a person's."""
    text = (ROOT / "tests" / "games" / game / "records" / f"{players}-greedy.kiru").read_text()
    text = re.sub(r"^seat 1 .*$", "seat 1 person Ada", text, flags=re.MULTILINE)
    return re.sub(r"^seat (\d) greedy .*$", r"seat \1 novice Nabu", text, flags=re.MULTILINE)


def last_question(text: str, starts: str, share: float) -> int:
    """The decision of the first seat that begins with a word, the last one before a share of the game."""
    lines = text.partition("begin\n")[2].splitlines()[:-1]
    return max(n for n, line in enumerate(lines) if line.startswith(f"1 {starts}") and n <= share * len(lines))


def sit(page: Page, text: str, at: int) -> None:
    table = page.request.post(f"/api/records?at={at}", data=text).json()["table"]
    page.goto(f"/t/{table}")
    page.locator(SITTING).wait_for()
    asked(page)


def placing(page: Page) -> Film:
    text = record_of("babylon", 2)
    sit(page, text, last_question(text, "build", 0.6))
    page.wait_for_timeout(1500)
    film = Film(page)
    film.take(1.0)
    build_on(page, random.Random(0))
    page.locator(".model").hover(position={"x": 20, "y": 20})
    film.take(0.8)
    carry(page, film)
    film.take(2.5)
    return film


def carry(page: Page, film: Film) -> None:
    """The tile in hand goes over some places, is turned by the wheel, and laid down."""
    boxes = [
        box for one in page.locator(f'{GLOWING}[data-spot^="place "]:visible').all() if (box := one.bounding_box())
    ]
    for box in boxes[:: max(1, len(boxes) // 6)]:
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
        film.take(0.5)
    page.mouse.wheel(0, 120)
    film.take(1.0)
    page.mouse.down()
    page.mouse.up()


def build_on(page: Page, hand: random.Random) -> None:
    """Answer as somebody who wants to build: not by stopping, and not by keeping."""
    listed = asked(page) or []
    answer(page, [spot for spot in listed if not spot.startswith(("stop", "keep"))] or listed, hand, touch=False)
    page.wait_for_timeout(200)


def ending(page: Page) -> Film:
    text = record_of("hanging_gardens", 2)
    sit(page, text, last_question(text, "take", 0.95))
    film = Film(page)
    film.take(1.0)
    while page.locator(OVER).count() == 0 and asked(page) is not None and not film.is_full():
        play(page, most=1)
        film.take(0.8)
    page.locator(OVER).first.wait_for()
    film.take(8.0)
    # The last picture stands for a while: everything has come to rest there.
    page.wait_for_timeout(2500)
    film.look()
    return film


def films(browser: Browser, server: Server, folder: Path) -> None:
    for name, make in {"placing": placing, "ending": ending}.items():
        width, height = SIZE
        context = browser.new_context(base_url=server.address, viewport={"width": width, "height": height})
        page = context.new_page()
        page.set_default_timeout(90_000)
        remember(page, {"pace": 1, "sounds": False, "motion": "full"})
        page.goto("/")
        make(page).save(folder / f"{name}.webp")
        print(f"{name}: {(folder / f'{name}.webp').stat().st_size // 1024} KB")
        context.close()
