"""Short films of a table, frame by frame: a Babylon tile being placed, and the end of a game."""

import io
import random
import re
import time
from itertools import pairwise
from pathlib import Path

from PIL import Image, ImageChops
from playwright.sync_api import Browser, Page

from tests.web.conftest import ROOT, Server, remember
from tests.web.hands import GLOWING, OVER, SITTING, answer, asked, play

SIZE = (1280, 720)
SMALL = (800, 450)
LONGEST = 20.0
"""Seconds of film."""
QUALITY = 55
SLOWLY = 10
"""The page lives so many times slower than the film is shown: also a slow machine has a picture of every motion."""
FRAMES = 12
"""Pictures a second, at most."""
GLIDE = 6
"""Pictures of a way of the pointer."""
SLOW_CLOCKS = """
slowly => {
  const begun = performance.now(), real = performance.now.bind(performance);
  const [today, frame] = [Date.now(), requestAnimationFrame.bind(window)];
  performance.now = () => begun + (real() - begun) / slowly;
  Date.now = () => today + (real() - begun) / slowly;
  window.requestAnimationFrame = draw => frame(() => draw(performance.now()));
  for (const name of ["setTimeout", "setInterval"]) {
    const wait = window[name].bind(window);
    window[name] = (act, time = 0, ...more) => wait(act, time * slowly, ...more);
  }
}
"""


class Film:
    """Frames with the time each was taken."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[Image.Image] = []
        self.times: list[float] = []

    def take(self, seconds: float) -> None:
        """Look on for so long in the page's time, as often as the film shows it and the machine can."""
        until = now() + seconds
        while now() < until and not self.is_full():
            self.look()
            self.page.wait_for_timeout(max(0.0, self.times[-1] + 1 / FRAMES - now()) * SLOWLY * 1000)

    def look(self) -> None:
        self.times.append(now())
        with Image.open(io.BytesIO(self.page.screenshot())) as picture:
            self.frames.append(picture.convert("RGB").resize(SMALL, Image.Resampling.LANCZOS))

    def is_full(self) -> bool:
        return bool(self.times) and self.times[-1] - self.times[0] > LONGEST

    def different(self) -> list[tuple[float, Image.Image]]:
        """The frames in which something has moved since the one before, with their times."""
        kept: list[tuple[float, Image.Image]] = []
        for at, frame in zip(self.times, self.frames, strict=True):
            if not kept or ImageChops.difference(kept[-1][1], frame).getbbox():
                kept.append((at, frame))
        return kept

    def save(self, file: Path) -> None:
        kept = self.different()
        times = [at for at, _ in kept]
        shown = [round((after - before) * 1000) for before, after in pairwise(times)]
        first, *others = [frame for _, frame in kept]
        first.save(
            file, save_all=True, append_images=others, duration=[*shown, 2500], loop=0, quality=QUALITY, method=6
        )


def now() -> float:
    """Seconds in the page's time."""
    return time.monotonic() / SLOWLY


def slow_down(page: Page) -> None:
    """Scripts, timers and styles of the page live slower from the next address on."""
    page.add_init_script(f"({SLOW_CLOCKS})({SLOWLY})")
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOWLY})


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
    page.wait_for_timeout(1500 * SLOWLY)
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
    listed = [spot for spot in asked(page) or [] if spot.startswith("place ")]
    stops = listed[:: max(1, len(listed) // 5)]
    places = [page.locator(f'{GLOWING}[data-spot="{spot}"]:visible').first for spot in stops]
    boxes = [box for place in places if (box := place.bounding_box())]
    here = (boxes[0]["x"], boxes[0]["y"])
    for box in boxes:
        there = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        for step in range(1, GLIDE + 1):
            page.mouse.move(*(a + (b - a) * step / GLIDE for a, b in zip(here, there, strict=True)))
            film.take(1 / FRAMES)
        film.take(0.4)
        here = there
    page.mouse.wheel(0, 120)
    film.take(1.0)
    places[-1].click()


def build_on(page: Page, hand: random.Random) -> None:
    """Answer as somebody who wants to build: not by stopping, and not by keeping."""
    listed = asked(page) or []
    answer(page, [spot for spot in listed if not spot.startswith(("stop", "keep"))] or listed, hand, touch=False)
    page.wait_for_timeout(200 * SLOWLY)


def ending(page: Page) -> Film:
    text = record_of("hanging_gardens", 2)
    sit(page, text, last_question(text, "take", 1.0))
    film = Film(page)
    film.take(1.0)
    while not page.locator(OVER).count() and not film.is_full():
        if page.locator(f"{GLOWING}:visible").count():
            play(page, most=1)
        film.take(0.3)
    page.locator(OVER).first.wait_for()
    film.take(3.0)
    # The last picture stands for a while: everything has come to rest there.
    page.wait_for_timeout(2500 * SLOWLY)
    film.look()
    return film


def films(browser: Browser, server: Server, folder: Path) -> None:
    for name, make in {"placing": placing, "ending": ending}.items():
        width, height = SIZE
        context = browser.new_context(base_url=server.address, viewport={"width": width, "height": height})
        page = context.new_page()
        page.set_default_timeout(90_000)
        remember(page, {"pace": 1, "sounds": False, "motion": "full"})
        slow_down(page)
        page.goto("/")
        make(page).save(folder / f"{name}.webp")
        print(f"{name}: {(folder / f'{name}.webp').stat().st_size // 1024} KB")
        context.close()
