"""How fast a table is drawn, how fast it answers, and that it does not grow."""

import statistics

from playwright.sync_api import CDPSession

from tests.web.conftest import Open
from tests.web.hands import GLOWING, play, start, until_asked

OPENED_TO_DRAWN = """
() => new Promise(done => {
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...all) { super(...all); this.addEventListener('open', () => (window.opened = performance.now())); }
  };
  const look = () => document.querySelector('[data-testid=prompt]') ? done(performance.now() - window.opened) : requestAnimationFrame(look);
  document.querySelector('a[href^="/t/"]').click();
  look();
})
"""
CLICK_TO_DRAWN = """
() => new Promise(done => {
  const before = document.querySelector('[data-seq]').dataset.seq;
  const start = performance.now();
  const look = () => document.querySelector('[data-seq]').dataset.seq !== before ? done(performance.now() - start) : requestAnimationFrame(look);
  document.querySelector('[data-legal]').click();
  look();
})
"""


def test_a_table_is_drawn_and_answers_at_once(open_page: Open) -> None:
    page = open_page()
    start(page, first="1")
    drawn, answered = [], []
    for _ in range(5):
        page.goto("/")
        page.locator('a[href^="/t/"]').first.wait_for()
        drawn.append(page.evaluate(OPENED_TO_DRAWN))
    for _ in range(15):
        if not until_asked(page):
            break
        answered.append(page.evaluate(CLICK_TO_DRAWN))
    print(
        f"drawn {statistics.median(drawn):.0f} ms after the socket opened, answered in {statistics.median(answered):.0f} ms"
    )
    assert statistics.median(drawn) < 300
    assert statistics.median(answered) < 100


def heap(session: CDPSession) -> float:
    session.send("HeapProfiler.collectGarbage")
    return float(session.send("Runtime.getHeapUsage")["usedSize"])


def test_memory_does_not_grow_over_ten_replays(open_page: Open) -> None:
    page = open_page()
    start(page, first="1")
    play(page, seed=2)
    session = page.context.new_cdp_session(page)
    last = int(page.locator("[data-seq]").get_attribute("data-seq") or 0)
    replay = """async last => {
      const range = document.querySelector('input[type=range]');
      for (let seq = 0; seq <= last; seq += 1) {
        range.value = seq;
        range.dispatchEvent(new Event('input', {bubbles: true}));
        const shown = () => document.querySelector('[data-seq]').dataset.seq === String(seq);
        while (!shown()) await new Promise(requestAnimationFrame);
      }
    }"""
    page.evaluate(replay, last)
    before = heap(session)
    for _ in range(9):
        page.evaluate(replay, last)
    after = heap(session)
    print(f"{before / 1e6:.1f} MB after the first replay, {after / 1e6:.1f} MB after the tenth")
    assert after < before * 1.1 + 1_000_000
    assert page.locator(GLOWING).count() == 0
