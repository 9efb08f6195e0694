"""How fast a table is drawn, how fast it answers, and that it does not grow."""

import os
import statistics

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.server.attacks.test_histories import MATCH, text_of
from tests.web.conftest import GAMES, Open
from tests.web.hands import GLOWING, start, until_asked
from tests.web.recordings import record_of

OPENED_TO_DRAWN = """
() => new Promise(done => {
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...all) {
      super(...all);
      this.addEventListener('open', () => (window.opened = performance.now()));
    }
  };
  const drawn = () => document.querySelector('[data-testid=prompt]');
  const look = () => (drawn() ? done(performance.now() - window.opened) : requestAnimationFrame(look));
  document.querySelector('a[href^="/t/"]').click();
  look();
})
"""
CLICK_TO_DRAWN = """
() => new Promise(done => {
  const shown = () => document.querySelector('[data-seq]').dataset.seq;
  const before = shown(), start = performance.now();
  const look = () => (shown() !== before ? done(performance.now() - start) : requestAnimationFrame(look));
  const press = place => place?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  press(document.querySelector('[data-legal]'));
  press(document.querySelector('.menu [data-legal]'));
  look();
})
"""
REPLAY = """
async ([last, stride]) => {
  const range = document.querySelector('.replay input[type=range]');
  for (let seq = 0; seq < last; seq += stride) {
    range.value = seq;
    range.dispatchEvent(new Event('input', {bubbles: true}));
    const shown = () => document.querySelector('[data-seq]').dataset.seq === String(seq);
    while (!shown()) await new Promise(go => setTimeout(go, 0));
  }
}
"""
MOMENTS = 20
"""So many moments of a game are looked at in each replay."""


def is_quiet() -> bool:
    """Whether the clock on the wall says something about Kiru, and not about the neighbors."""
    return os.getloadavg()[0] < (os.cpu_count() or 1) * 0.8


def work(session: CDPSession) -> float:
    """Milliseconds that the page's own thread has worked, whatever else the machine does."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration")) * 1000


def watched(page: Page) -> CDPSession:
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    return session


@pytest.mark.alone
@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_drawn_and_answers_at_once(open_page: Open, game: str) -> None:
    page = open_page()
    start(page, game=game, first="1")
    session = watched(page)
    drawn, drawing, answered, answering = [], [], [], []
    for _ in range(5):
        page.goto("/")
        page.locator('a[href^="/t/"]').first.wait_for()
        before = work(session)
        drawn.append(page.evaluate(OPENED_TO_DRAWN))
        drawing.append(work(session) - before)
    for _ in range(15):
        if not until_asked(page):
            break
        before = work(session)
        answered.append(page.evaluate(CLICK_TO_DRAWN))
        answering.append(work(session) - before)
    medians = [statistics.median(times) for times in (drawn, drawing, answered, answering)]
    print("drawn after {:.0f} ms ({:.0f} ms of work), answered after {:.0f} ms ({:.0f} ms of work)".format(*medians))
    assert medians[1] < 300
    assert medians[3] < 100
    if is_quiet():
        assert medians[0] < 300
        assert medians[2] < 100


OPEN_LOG = """
() => new Promise(done => {
  const start = performance.now();
  document.getElementById('tab-log').click();
  const look = () => (document.querySelector('.log [data-line]') ? done(performance.now() - start) : requestAnimationFrame(look));
  look();
})
"""


@pytest.mark.alone
def test_the_log_of_a_very_long_game_is_drawn_at_once_and_follows_the_replay(open_page: Open) -> None:
    page = open_page(plain=True)
    made = page.request.post("/api/records", data=text_of(MATCH))
    page.goto(f"/t/{made.json()['table']}")
    lines, last = page.locator(".log [data-line]"), len(MATCH.steps)
    expect(lines.first).to_be_attached()
    page.get_by_role("slider").fill("40")
    expect(page.locator(".replay")).to_contain_text(f"40/{last}")
    expect(page.locator(".log [aria-current]"), "the log has come along").to_be_in_viewport()
    expect(page.locator(".log").get_by_role("button", name="Show what came before")).to_have_count(0)
    assert lines.count() < 300, "only what is near is drawn"
    session, drawn, drawing = watched(page), [], []
    for moment in ("40", str(last)):
        page.get_by_role("slider").fill(moment)
        for _ in range(5):
            page.get_by_role("tab", name="Chat").click()
            expect(lines).to_have_count(0)
            before = work(session)
            drawn.append(page.evaluate(OPEN_LOG))
            drawing.append(work(session) - before)
    medians = [statistics.median(times) for times in (drawn, drawing)]
    print("the log of {} decisions is drawn after {:.0f} ms ({:.0f} ms of work)".format(last, *medians))
    assert medians[1] < 300
    if is_quiet():
        assert medians[0] < 300


def heap(session: CDPSession) -> float:
    session.send("HeapProfiler.collectGarbage")
    return float(session.send("Runtime.getHeapUsage")["usedSize"])


@pytest.mark.parametrize("game", GAMES)
def test_memory_does_not_grow_over_ten_replays(open_page: Open, game: str) -> None:
    page = open_page(size=(1120, 600))
    table = page.request.post("/api/records", data=record_of(game, 2)).json()["table"]
    page.goto(f"/t/{table}")
    page.locator(".replay input[type=range]").wait_for()
    session = page.context.new_cdp_session(page)
    last = int(page.locator("[data-seq]").get_attribute("data-seq") or 0)
    through = [last, max(1, last // MOMENTS)]
    page.evaluate(REPLAY, through)
    before = heap(session)
    for _ in range(9):
        page.evaluate(REPLAY, through)
    after = heap(session)
    print(f"{before / 1e6:.1f} MB after the first replay, {after / 1e6:.1f} MB after the tenth")
    assert after < before * 1.1 + 1_000_000
    assert page.locator(GLOWING).count() == 0
