"""Your own box on a phone: a table is entered, kept, taken along as a file, and played with."""

import re
import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kiru.companion import box
from kiru.games import open_kit
from kiru.support.toml_box import BoxText
from tests.web.conftest import BUILT, PATIENCE, Open
from tests.web.hands import play, until_asked
from tests.web.test_everybody import needs_axe, serious_in_every_look

STARTING = 240_000
"""Milliseconds for the engine to start on a busy machine."""
TOKENS = [3, 2, 2, 2, 2, 2, 1]
"""Another print than the standard box has: one more single pillar, one token less without effect."""
NAMED = "my-box"
PHONE = (390, 844)
BOX_OF_TABLE = """
async () => {
  const opening = indexedDB.open("kiru", 1);
  const db = await new Promise((done) => (opening.onsuccess = () => done(opening.result)));
  const reading = db.transaction("tables").objectStore("tables").getAll();
  const rows = await new Promise((done) => (reading.onsuccess = () => done(reading.result)));
  const { box, box_text } = JSON.parse(rows[0].table);
  return [box, box_text];
}
"""

pytestmark = pytest.mark.skipif(not (BUILT / "engine" / "engine.json").exists(), reason="the engine is not packed")


def enter(page: Page, numbers: list[int]) -> None:
    for field, number in zip(page.locator("[data-table] input").all(), numbers, strict=True):
        field.fill(str(number))
        field.blur()


def test_a_table_is_entered_kept_exported_and_played_with(open_page: Open, tmp_path: Path) -> None:
    page = open_page("/companion/box/babylon", PHONE, touch=True)
    page.set_default_timeout(STARTING)
    page.get_by_role("button", name="Begin a box").click()
    page.get_by_role("button", name="Round tokens").click()
    enter(page, [3, *TOKENS[1:-1], 2])
    told = page.get_by_role("alert").filter(has_text="15 tokens in all; there are 14")
    expect(told).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="One less: tokens").last.click()
    expect(page.get_by_text("complete and right")).to_be_visible(timeout=PATIENCE)
    page.reload()
    page.get_by_role("button", name=re.compile(r"^Go on\s*: my-box$")).click()
    expect(page.get_by_role("button", name="Round tokens")).to_contain_text("7 of 7")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "box.toml"
    saved.value.save_as(file)
    data = tomllib.loads(file.read_text("utf-8"))
    assert list(data["round_tokens"].values()) == ["certain", *TOKENS]
    name = open_kit("babylon", BoxText(file.read_text("utf-8"))).box
    assert name.startswith(f"{NAMED} ")
    page.get_by_role("button", name="Play with it here").click()
    page.wait_for_url("**/t/local-*")
    assert until_asked(page)
    assert play(page, touch=True, most=3) == 3
    assert page.evaluate(BOX_OF_TABLE) == [name, file.read_text("utf-8")], "the table keeps its box"


def test_a_file_is_opened_and_a_strangers_nonsense_is_refused(open_page: Open, tmp_path: Path) -> None:
    page = open_page("/companion/box/amyitis", PHONE)
    bad, good = tmp_path / "bad.toml", tmp_path / "good.toml"
    bad.write_text("a = [", "utf-8")
    page.locator("input[type=file]").set_input_files(bad)
    expect(page.get_by_role("alert")).to_contain_text("not valid TOML")
    standard = box.standard("amyitis")
    head = 'box = "shared"\ngame = "amyitis"\nextends = "standard"\n'
    good.write_text(f"{head}[palace]\npoints = {standard['palace']['points']}\n", "utf-8")
    page.locator("input[type=file]").set_input_files(good)
    expect(page.get_by_role("button", name="Palaces")).to_contain_text("1 of 1")
    expect(page.locator("[data-part='box-state']")).to_contain_text("Good: shared", timeout=PATIENCE)
    page.get_by_role("link", name="Set a table with it").click()
    expect(page.get_by_role("combobox", name="The printed material")).to_have_value(good_text(page))


def good_text(page: Page) -> str:
    """The file of the box as the device keeps it."""
    kept: str = page.evaluate("() => JSON.parse(localStorage.getItem('kiru-boxes'))[0].text")
    assert kept
    return kept


@needs_axe
def test_axe_finds_nothing_where_a_table_is_entered(open_page: Open) -> None:
    for game, table in (("babylon", "Clay tiles"), ("amyitis", "Court cards"), ("hanging_gardens", "Solo game")):
        page = open_page(f"/companion/box/{game}", PHONE)
        page.get_by_role("button", name="Begin a box").click()
        page.get_by_role("button", name=table).wait_for()
        assert serious_in_every_look(page) == []
        page.get_by_role("button", name=table).click()
        page.locator("[data-table]").wait_for()
        assert serious_in_every_look(page) == []
