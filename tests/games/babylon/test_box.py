"""The box: what the booklets state is checked, an owner's box can replace what they do not (B01, B10, B11, B13)."""

from pathlib import Path

import pytest

from kiru.core.errors import KiruError
from kiru.games.babylon.box import STANDARD, load
from tests.games.babylon.positions import fresh, line, supply, table
from tests.games.babylon.reference import LAYERS, SUPPLY, TABLES


def owners_box(tmp_path: Path, old: str = "", new: str = "") -> Path:
    """The standard box under a name of its own with one change."""
    text = STANDARD.read_text("utf-8").replace('box = "standard"', 'box = "mine"', 1)
    assert old in text
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(old, new, 1), "utf-8")
    return file


@pytest.mark.parametrize("edition", ["english", "polish"])
def test_B01_the_edition_sets_the_supply(edition: str) -> None:
    state = fresh(2, edition=edition)
    assert {piece: supply(state, piece) for piece in SUPPLY[edition]} == SUPPLY[edition]


def test_B01_english_is_the_default() -> None:
    assert supply(fresh(), "single") == 152


@pytest.mark.parametrize(("edition", "points"), [("english", [1, 4, 9]), ("polish", [2, 4, 6])])
def test_B01_the_highest_point_is_squared_or_doubled(edition: str, points: list[int]) -> None:
    state = table(edition=edition)
    for level, expected in enumerate(points, 1):
        state.highest[0] = level
        assert line(state, "highest_point") == expected
        assert line(state, "highest_point", 1) == 0


def test_B11_tiles_carry_two_three_and_four_symbols_and_twelve_of_each_flower() -> None:
    box = load()
    for layer, symbols in enumerate((2, 3, 4)):
        for tile in range(layer * 16, layer * 16 + 16):
            assert sum(box.corners[tile * 4 + corner] > 0 for corner in range(4)) == symbols
    for tile in range(48, 52):
        assert sorted(box.corners[tile * 4 + corner] for corner in range(4)) == [1, 2, 3, 4]
        assert box.flower[tile] == tile - 48
    assert [list(box.flower)[:48].count(flower) for flower in range(4)] == [12, 12, 12, 12]


def test_B30_rotations_that_look_alike_are_counted_once() -> None:
    box = load()
    rotations = {key: box.rotations[tile] for tile, key in enumerate(box.keys)}
    assert rotations["clay_02"] == 2
    assert rotations["clay_01"] == rotations["granite_01"] == rotations["start_white"] == 4


def test_every_table_says_how_certain_it_is() -> None:
    tables = [TABLES[name] for name in TABLES if isinstance(TABLES[name], dict) and name != "supply"]
    certainties = [row["certainty"] for row in [*tables, *TABLES["supply"].values()]]
    assert set(certainties) == {"certain", "likely", "reconstructed"}
    assert all(TABLES[name]["certainty"] == "reconstructed" for name in (*LAYERS, "round_tokens"))


def test_rulings_are_named_in_the_box() -> None:
    rulings = load().rulings
    assert list(rulings) == ["B23", "B32", "B33", "B37", "B38", "B44", "B45", "B51", "B52", "B61"]
    assert all(rulings.values())


def test_an_owner_may_replace_what_is_reconstructed(tmp_path: Path) -> None:
    file = owners_box(tmp_path, 'key = "clay_01", flower = "white"', 'key = "clay_01", flower = "blue"')
    box = load(file)
    assert (box.name, box.flower[0]) == ("mine", 3)
    assert box.digest != load().digest


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ('corners = ["stairway", "stairway", "-", "-"]', 'corners = ["stairway", "-", "-", "-"]', "error-box-count"),
        ('corners = ["stairway", "stairway", "-", "-"]', 'corners = ["stairs", "-", "-", "-"]', "error-box-entry"),
        ('corners = ["stairway", "stairway", "-", "-"]', 'corners = ["stairway", "stairway"]', "error-box-entry"),
        ('key = "clay_02"', 'key = "clay_01"', "error-box-twice"),
        ('key = "clay_02"', 'key = "Clay 2"', "error-box-entry"),
        ('flower = "white"', 'flower = "green"', "error-box-entry"),
        ('key = "start_white", flower = "white"', 'key = "start_white", flower = "pink"', "error-box-entry"),
        ("gain_single = 2", "gain_single = 3", "error-box-count"),
        ("single = 152", "single = 150", "error-box-entry"),
        ("rounds = [15, 13, 11]", "rounds = [16, 13, 11]", "error-box-entry"),
        ("removed_each = [3, 1, 0]", "removed_each = [3, 1]", "error-box-entry"),
        ('english = "squared"', 'english = "cubed"', "error-box-entry"),
        ('B23 = "short_supply_pays_what_is_left"', 'B23 = "nobody_gets_any"', "error-box-entry"),
        ("[rulings]", '[rulings]\nB99 = "free_beer"', "error-box-count"),
        ("[starting]", "[beginning]", "error-box-table"),
        ('words = ["white"', 'words = ["grey"', "error-box-entry"),
    ],
)
def test_a_box_that_does_not_fit_the_booklet_is_refused(tmp_path: Path, old: str, new: str, error: str) -> None:
    with pytest.raises(KiruError) as raised:
        load(owners_box(tmp_path, old, new))
    assert raised.value.key == error
