"""The guided first games: every step asks for one choice, refuses others kindly, and leads into a real game."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import GAMES, Open
from tests.web.hands import GLOWING, play, until_still

STEP = "[data-lesson-step]"
CONFIRM = "[data-testid=confirm]"
RING = ".pointer"
PRESSABLE = """
action => {
  const [top, bottom] = ["top", "bottom"].map(side => document.querySelector(`[data-sticky=${side}]`).getBoundingClientRect());
  const spots = [...document.querySelectorAll(`[data-legal][data-spot="${action}"]`)].filter(one => one.checkVisibility());
  return spots.some(spot => {
    const box = spot.getBoundingClientRect(), asked = spot.closest("[data-sticky]");
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const free = asked ? box.top >= 0 && box.bottom <= bottom.top : box.top >= top.bottom && box.bottom <= bottom.top;
    return free && box.left >= 0 && box.right <= innerWidth && spot.contains(document.elementFromPoint(x, y));
  });
}
"""
"""Whether an action stands between question and bottom bar, with nothing over it."""
IN_SIGHT = """
() => {
  const ring = document.querySelector(".pointer")?.getBoundingClientRect();
  const top = document.querySelector("[data-sticky=top]").getBoundingClientRect().bottom;
  return ring && Math.min(ring.bottom, innerHeight + 6) - Math.max(ring.top, top) > 50;
}
"""


FREE = "[data-corner][aria-pressed=true]"
TURNED = ".controls .sr-only"


def lie_as_asked(page: Page, then: list[str]) -> None:
    """Turn the tile in hand and free its corner by keys, as the lesson wants it."""
    for way in then:
        word, _, wish = way.partition(" ")
        if word == "rotate":
            for _ in range(int(wish) // 90):
                page.keyboard.press("r")
            expect(page.locator(TURNED)).to_contain_text(f"{wish}°")
            continue
        wanted = FREE if wish == "4" else f"[data-corner={wish.split()[-1]}][aria-pressed=true]"
        for _ in range(6):
            if bool(page.locator(wanted).count()) is (wish != "4"):
                break
            page.keyboard.press("f")
        expect(page.locator(wanted)).to_have_count(0 if wish == "4" else 1)


def touch_as_asked(page: Page, then: list[str]) -> None:
    """The same by finger, while the place waits for its confirmation."""
    for way in then:
        word, _, wish = way.partition(" ")
        if word == "rotate":
            for _ in range(int(wish) // 90):
                page.get_by_test_id("turn").tap()
        else:
            page.locator(FREE if wish == "4" else f"[data-corner={wish.split()[-1]}]").tap()


def gesture(action: Locator) -> list[str]:
    """How the lesson wants the tile to lie, after the place."""
    return [way for way in (action.get_attribute("data-then") or "").split(",") if way]


def step(page: Page) -> int:
    return int(page.locator(STEP).get_attribute("data-lesson-step") or "-1")


def learn(page: Page, game: str, language: str = "en") -> int:
    """Go through a lesson by its own buttons and the choices it points at; how many steps it had."""
    page.goto(f"/learn/{game}")
    guide = page.locator(STEP)
    guide.wait_for()
    words, go_on = ("of", "Go on") if language == "en" else ("z", "Dalej")
    total = int(re.search(rf"{words} (\d+)", guide.inner_text())[1])
    while step(page) < total - 1:
        before = step(page)
        action = page.get_by_test_id("guide-action")
        button = guide.get_by_role("button", name=go_on)
        action.or_(button).first.wait_for(state="attached")
        if button.count():
            button.click()
        else:
            wanted = action.get_attribute("data-action")
            place = page.locator(f'{GLOWING}[data-spot="{wanted}"]:visible').first
            then = gesture(action)
            if then:
                place.hover()
                lie_as_asked(page, then)
            place.click()
        expect(page.locator(f'[data-lesson-step="{before}"]')).to_have_count(0)
    return total


@pytest.mark.parametrize(("size", "language"), [((390, 844), "en-US"), ((360, 740), "pl-PL")])
@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_nothing_lies_over_what_the_lesson_points_at(
    open_page: Open, game: str, size: tuple[int, int], language: str
) -> None:
    page = open_page(f"/learn/{game}", size=size, language=language, touch=True)
    action, button = page.get_by_test_id("guide-action"), page.locator(f"{STEP} .button.primary")
    page.locator(STEP).wait_for()
    while not page.locator(f"{STEP} a.button").count():
        before = step(page)
        action.or_(button).first.wait_for(state="attached")
        if button.count():
            page.wait_for_function(IN_SIGHT)
            button.tap()
        else:
            wanted = action.get_attribute("data-action")
            page.wait_for_function(PRESSABLE, arg=wanted)
            expect(page.locator(RING)).to_have_count(1)
            page.locator(f'{GLOWING}[data-spot="{wanted}"]:visible').first.tap()
            page.locator(CONFIRM).wait_for()
            page.wait_for_function(PRESSABLE, arg=wanted)
            touch_as_asked(page, gesture(action))
            page.locator(CONFIRM).tap()
        expect(page.locator(f'[data-lesson-step="{before}"]')).to_have_count(0)
    page.wait_for_function(IN_SIGHT)
    expect(page.locator(RING)).to_have_count(1)


def test_the_companions_words_fold_on_a_phone(open_page: Open) -> None:
    page = open_page("/learn/babylon", size=(360, 740), touch=True)
    guide, fold = page.locator(STEP), page.get_by_role("button", name="The companion’s words")
    expect(guide).to_contain_text("Shulmu!")
    whole = guide.bounding_box()
    fold.tap()
    expect(fold).to_have_attribute("aria-expanded", "false")
    small = guide.bounding_box()
    assert whole is not None
    assert small is not None
    assert small["height"] < whole["height"] / 1.5
    box = fold.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= 360
    fold.tap()
    expect(fold).to_have_attribute("aria-expanded", "true")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en-US", "pl-PL", "de-DE", "fr-FR"])
def test_on_a_phone_held_flat_the_companion_shows_its_button(open_page: Open, game: str, language: str) -> None:
    page = open_page(f"/learn/{game}", size=(844, 390), language=language, touch=True)
    button = page.locator(f"{STEP} .button.primary")
    button.wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")
    if language == "en-US":
        assert page.locator(STEP).evaluate("one => one.scrollHeight - one.clientHeight") <= 1, "nothing is out of sight"
    expect(button).to_be_in_viewport(ratio=1)
    frame, box = page.locator(STEP).bounding_box(), button.bounding_box()
    assert frame
    assert box
    assert box["y"] + box["height"] <= frame["y"] + frame["height"], "the frame cuts nothing off it"


@pytest.mark.parametrize("game", GAMES)
def test_the_guided_game_goes_through_to_a_real_one(open_page: Open, game: str) -> None:
    page = open_page()
    assert 14 <= learn(page, game) <= 22
    page.get_by_role("button", name="Play on against a bot").click()
    expect(page.locator(STEP)).to_have_count(0)
    assert play(page, most=2) == 2


def turn_by_wheel(page: Page, quarters: int) -> None:
    for _ in range(quarters):
        page.mouse.wheel(0, 120)
    expect(page.locator(TURNED)).to_contain_text(f"{quarters * 90}°")


@pytest.mark.parametrize("garden", ["model", "plan"])
def test_the_lesson_of_babylon_is_played_to_its_end_by_the_gesture_of_the_hand(open_page: Open, garden: str) -> None:
    page = open_page("/learn/babylon", garden=garden)
    guide, action = page.locator(STEP), page.get_by_test_id("guide-action")
    go_on = guide.get_by_role("button", name="Go on")
    laid = []
    while not guide.locator("a.button").count():
        before = step(page)
        action.or_(go_on).first.wait_for(state="attached")
        if go_on.count():
            go_on.click()
        else:
            wanted, then = action.get_attribute("data-action") or "", gesture(action)
            until_still(page)
            place = page.locator(f'{GLOWING}[data-spot="{wanted}"]:visible').first
            place.hover()
            if then:
                # Anything but the whole gesture is told kindly, and nothing is done.
                place.click()
                expect(guide).to_contain_text("Almost!")
                assert step(page) == before
                place.hover()
                turn_by_wheel(page, int(then[1].split()[1]) // 90)
                page.locator(FREE if then[0] == "support 4" else "[data-corner=se]").click()
                laid.append(wanted)
            place.click()
        expect(page.locator(f'[data-lesson-step="{before}"]')).to_have_count(0)
    assert laid == ["place d4 1", "place f3 1"]
    expect(page.get_by_role("button", name="Play on against a bot")).to_be_visible()


def test_a_gesture_taken_apart_is_asked_step_by_step(open_page: Open) -> None:
    page = open_page("/learn/babylon", plain=True)
    guide, action = page.locator(STEP), page.get_by_test_id("guide-action")
    go_on = guide.get_by_role("button", name="Go on")
    asked = []
    # In sentences there is no hand: place, pillars and rotation are questions of their own.
    while "rotate 90" not in asked:
        action.or_(go_on).first.wait_for(state="attached")
        if go_on.count():
            before = step(page)
            go_on.click()
            expect(page.locator(f'[data-lesson-step="{before}"]')).to_have_count(0)
            continue
        wanted = action.get_attribute("data-action") or ""
        asked.append(wanted)
        page.locator(f'{GLOWING}[data-spot="{wanted}"]:visible').first.click()
        expect(page.locator(f'[data-testid=guide-action][data-action="{wanted}"]')).to_have_count(0)
    assert asked[2:5] == ["place d4 1", "support 4", "rotate 0"]


def test_another_choice_is_refused_kindly_and_a_reload_does_no_harm(open_page: Open) -> None:
    page = open_page()
    page.goto("/learn/hanging_gardens")
    page.get_by_role("button", name="Go on").click()
    page.locator(f'{GLOWING}[data-spot="take 3 1"]').click()
    expect(page.get_by_text("That would be allowed")).to_be_visible()
    page.locator(f'{GLOWING}[data-spot="take 1 1"]').click()
    expect(page.locator('[data-lesson-step="2"]')).to_be_visible()
    page.reload()
    expect(page.locator('[data-lesson-step="2"]')).to_be_visible()


def test_a_lesson_in_polish_without_pictures(open_page: Open) -> None:
    page = open_page(language="pl-PL", plain=True)
    assert learn(page, "hanging_gardens", "pl") >= 10
    expect(page.get_by_text("Znasz już całą grę")).to_be_visible()


def test_a_lesson_belongs_to_its_table_and_can_be_read_back(open_page: Open) -> None:
    page = open_page()
    page.goto("/learn/hanging_gardens")
    page.get_by_role("button", name="Go on").click()
    page.locator(f'{GLOWING}[data-spot="take 1 1"]').click()
    expect(page.locator('[data-lesson-step="2"]')).to_be_visible()
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator(STEP)).to_contain_text("This is the market")
    page.get_by_role("button", name="Forward", exact=True).click()
    expect(page.locator(STEP)).to_contain_text("Your first card")
    page.goto("/")
    page.locator('a[href^="/t/"]').first.click()
    expect(page.locator('[data-lesson-step="2"]')).to_be_visible()
    # Another device is led on from there, and the companion still plays the other seat.
    table = page.url.rsplit("/", 1)[1]
    link = page.request.post(f"/api/tables/{table}/link", data={"seat": 0}).json()
    phone = open_page(f"/t/{table}#seat={link['token']}", size=(390, 844), touch=True)
    expect(phone.locator('[data-lesson-step="2"]')).to_be_visible()
    expect(phone.get_by_test_id("guide-action").or_(phone.get_by_role("button", name="Go on")).first).to_be_attached()


def test_a_finished_lesson_leaves_the_list(open_page: Open) -> None:
    page = open_page()
    learn(page, "amyitis")
    page.locator("[data-lesson=finished]").wait_for()
    page.get_by_role("link", name="Start page", exact=True).click()
    expect(page.locator("main .game")).to_have_count(3)
    expect(page.locator("[data-part=my-tables]")).to_contain_text("will be listed here")
