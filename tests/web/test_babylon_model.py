"""Pieces of Babylon: lit in the model by score lines, seen closely; the model turns under the winner's name."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.hands import start, until_still
from tests.web.test_babylon import MODEL_PIXELS, resume
from tests.web.test_ending import LIGHTS, show
from tests.web.test_everybody import needs_axe, serious

READY = "[data-model=ready] .box canvas"
GOLD = f"""
async () => {{
  const data = await ({MODEL_PIXELS})();
  const shades = new Map();
  for (let n = 0; n < data.length; n += 4) {{
    const shade = data[n] << 16 | data[n + 1] << 8 | data[n + 2];
    shades.set(shade, (shades.get(shade) ?? 0) + 1);
  }}
  return Object.fromEntries(shades);
}}
"""
PICTURES = """
() => {
  window.pictures = 0;
  const { clear } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.clear = function (...all) { window.pictures++; return clear.apply(this, all); };
}
"""


def finished(page: Page) -> None:
    show(page, "babylon")
    page.locator(READY).wait_for()
    page.locator(".pieces .piece").first.wait_for()


def test_a_score_line_lights_up_its_pieces_in_the_model(open_page: Open) -> None:
    page = open_page(garden="model")
    finished(page)
    pad = page.get_by_role("table", name="Score pad")
    before = page.evaluate(GOLD)
    for line in ("Belvederes", "Sets of flowers", "Highest point"):
        number = pad.locator("tbody tr", has_text=line).get_by_role("button").first
        number.hover()
        expect(page.get_by_test_id("sources")).to_contain_text(f"{int(number.inner_text())} point")
        lights = page.locator(f"{LIGHTS}.bare")
        expect(lights.first).to_be_visible()
        expect(page.locator(".pieces")).to_have_attribute("data-lit", str(lights.count()))
        badges = [int(text.split("+")[1]) for text in page.locator(f"{LIGHTS} b").all_inner_texts() if "+" in text]
        assert sum(badges) == int(number.inner_text()), "each number stands at its piece"
        box = page.locator(".model").bounding_box()
        assert box is not None
        for light in lights.all():
            seen = light.bounding_box()
            assert seen is not None
            assert box["x"] <= seen["x"] <= box["x"] + box["width"]
            assert box["y"] <= seen["y"] <= box["y"] + box["height"]
        lit = page.evaluate(GOLD)
        most = max(lit, key=lambda shade: lit[shade] - before.get(shade, 0))
        assert lit[most] - before.get(most, 0) > 500, "the frames are drawn in the model"
        page.mouse.move(2, 2)
        expect(page.locator(LIGHTS)).to_have_count(0)
        expect(page.locator(".pieces[data-lit]")).to_have_count(0)


def test_the_count_at_the_end_lights_up_the_model_of_each_garden(open_page: Open) -> None:
    page = open_page(garden="model")
    finished(page)
    won = page.locator(".review h2").inner_text().startswith("Ada")
    page.emulate_media(reduced_motion="no-preference")
    page.get_by_role("button", name="Count the points").click()
    # The best garden is counted last.
    for seat in ("1", "0") if won else ("0", "1"):
        page.locator(f"[data-of-seat='{seat}'] .pieces[data-lit]").wait_for()
        expect(page.locator(f"{LIGHTS}.bare").first).to_be_visible()
    page.locator(".review h2").wait_for()


def test_a_finished_garden_turns_until_it_is_touched_and_not_out_of_sight(open_page: Open) -> None:
    page = open_page(garden="model")
    finished(page)
    spins = page.locator(".model[data-spins]")
    expect(spins).to_have_count(0)
    page.emulate_media(reduced_motion="no-preference")
    page.mouse.move(2, 2)
    spins.wait_for()
    page.evaluate(PICTURES)
    north = page.locator(".model .north")
    at = north.get_attribute("style")
    expect(north).not_to_have_attribute("style", at or "")
    # Out of sight nothing is drawn; back in sight it goes on.
    page.evaluate("document.querySelector('.model').style.display = 'none'")
    page.wait_for_function("() => new Promise(done => setTimeout(() => done(true), 300))")
    still = page.evaluate("window.pictures")
    page.wait_for_function("() => new Promise(done => setTimeout(() => done(true), 300))")
    assert page.evaluate("window.pictures") == still
    page.evaluate("document.querySelector('.model').style.display = ''")
    page.wait_for_function("before => window.pictures > before + 1", arg=still)
    page.locator(".model .box").click()
    page.mouse.move(2, 2)
    expect(spins).to_have_count(0)


@needs_axe
def test_tiles_and_decorations_are_seen_closely_on_the_plan(open_page: Open) -> None:
    page = open_page()
    resume(page, "3-greedy", 88)
    until_still(page)
    look = page.get_by_role("tooltip")
    tile = page.locator('[data-look^="quarry "]').first
    assert tile.get_attribute("title") is None, "no tooltip of the browser"
    tile.hover()
    expect(look).to_contain_text("Digging it pays you")
    expect(look).to_contain_text("For you now")
    expect(look.locator("svg.tile")).to_be_visible()
    page.mouse.move(2, 2)
    expect(look).to_have_count(0)
    laid = page.locator('.garden .piece[data-look="garden 1 tile 0"]')
    laid.evaluate("one => one.focus({preventScroll: true})")
    page.keyboard.press("i")
    expect(look).to_contain_text("It lies on")
    expect(look.locator("svg.tile")).to_be_visible()
    assert serious(page) == []
    page.keyboard.press("Escape")
    expect(look).to_have_count(0)
    page.locator('[data-look="token"]').focus()
    page.keyboard.press("i")
    expect(look).to_contain_text("This round:")


def test_a_pointer_that_rests_on_the_model_and_a_long_press_look_closely(open_page: Open) -> None:
    page = open_page(garden="model")
    finished(page)
    box = page.locator('.piece[data-look="garden 1 tile 0"]').bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    page.mouse.move(**at)
    look = page.get_by_role("tooltip")
    expect(look).to_be_visible()
    page.mouse.move(2, 2)
    expect(look).to_have_count(0)
    page.locator('.model .piece[data-look="garden 1 tile 0"]').evaluate("one => one.focus({preventScroll: true})")
    page.keyboard.press("i")
    expect(look).to_contain_text("It lies on")
    page.keyboard.press("Escape")
    expect(look).to_have_count(0)
    fingers = page.context.new_cdp_session(page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.get_by_role("dialog")).to_be_visible()
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_role("dialog")).to_be_visible()


def test_the_edge_of_the_board_is_soft_only_where_something_lies_beyond(open_page: Open) -> None:
    page = open_page(size=(1280, 720), garden="model")
    start(page, seats=3, game="babylon", seed="7", first="1")
    page.locator(READY).wait_for()
    board = page.locator("[data-board]")
    assert board.evaluate("one => one.scrollHeight - one.clientHeight") <= 6
    expect(board).to_have_attribute("data-more", "")
    page.set_viewport_size({"width": 1280, "height": 480})
    expect(board).to_have_attribute("data-more", "below")
