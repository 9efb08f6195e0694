"""How much script a frame costs while a tile of Babylon is carried over the garden in 3D, measured by a trace."""

import math
import statistics
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page

from tests.web.conftest import Open
from tests.web.hands import start, until_still
from tests.web.test_babylon_hand import READY, take_tile

CATEGORIES = "devtools.timeline,toplevel,blink.user_timing,__metadata"
SCRIPT = {"FunctionCall", "EvaluateScript", "FireAnimationFrame", "EventDispatch", "TimerFire", "RunMicrotasks", "FireIdleCallback"}  # fmt: skip
FRAME = "FireAnimationFrame"
MOVES = 150
USUAL = 2.0
WORST = 6.0
"""Milliseconds of script in a frame, in the median and in one of twenty: sixty frames a second have 16 for everything."""


def traced(page: Page, session: CDPSession) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = []
    done: list[bool] = []
    session.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    session.on("Tracing.tracingComplete", lambda _: done.append(True))
    session.send("Tracing.end")
    for _ in range(600):
        if done:
            break
        page.wait_for_timeout(50)
    assert done, "the trace never ended"
    return events


def main_thread(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What happened on the page's own thread, in its order: raster and graphics run elsewhere."""
    script = [one for one in events if one.get("ph") == "X" and one["name"] in SCRIPT]
    owners = [(one["pid"], one["tid"]) for one in script if one["name"] == FRAME]
    owner = statistics.mode(owners)
    return sorted((one for one in script if (one["pid"], one["tid"]) == owner), key=lambda one: one["ts"])


def script_per_frame(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds of script from frame to frame, without counting what runs inside of another piece twice."""
    frames: list[float] = []
    spent, until = 0.0, 0.0
    for one in main_thread(events):
        if one["ts"] < until:
            continue
        until = one["ts"] + one["dur"]
        # The thread's own time: waiting for a busy machine is no script.
        spent += one.get("tdur", one["dur"]) / 1000
        if one["name"] == FRAME:
            frames.append(spent)
            spent = 0.0
    return frames


def carry(page: Page) -> None:
    """Over the whole garden in a spiral to its middle, as a hand that looks for a place."""
    box = page.locator(".model .box").bounding_box()
    assert box is not None
    for n in range(MOVES):
        angle, far = n / 7, 0.28 * (1 - n / MOVES)
        page.mouse.move(
            box["x"] + box["width"] * (0.5 + far * math.cos(angle)),
            box["y"] + box["height"] * (0.48 + far * 0.8 * math.sin(angle)),
        )


@pytest.mark.alone
def test_a_tile_is_carried_in_3d_with_little_script_a_frame(open_page: Open) -> None:
    page = open_page(garden="model")
    start(page, game="babylon", first="1", seed="hand")
    page.locator(READY).wait_for()
    take_tile(page)
    until_still(page)
    # Once around before it counts: what is compiled at its first use is not what a frame costs.
    carry(page)
    browser = page.context.browser
    assert browser is not None
    session = browser.new_browser_cdp_session()
    session.send("Tracing.start", {"categories": CATEGORIES, "transferMode": "ReportEvents"})
    carry(page)
    frames = script_per_frame(traced(page, session))
    assert len(frames) > 20, "the tile was carried"
    usual, worst = statistics.median(frames), statistics.quantiles(frames, n=20)[-1]
    print(f"{len(frames)} frames: {usual:.1f} ms of script in the median, {worst:.1f} ms in one of twenty")
    assert page.locator("[data-testid=outlook]").count() == 1, "the tile is shown where the pointer is"
    assert usual <= USUAL
    assert worst <= WORST
