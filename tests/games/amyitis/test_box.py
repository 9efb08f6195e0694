"""The box: what the booklet states is checked, and an owner's box may replace a table."""

import json
import tomllib
from pathlib import Path

import pytest

from kiru.core.errors import KiruError
from kiru.games.amyitis.box import STANDARD, load
from kiru.games.amyitis.engine.game import Amyitis
from tests.games.amyitis.positions import BOX

DATA = tomllib.loads(STANDARD.read_text("utf-8"))
HEAD = 'box = "mine"\ngame = "amyitis"\nextends = "standard"\n'


def test_every_table_states_its_certainty() -> None:
    tables = {name: value for name, value in DATA.items() if isinstance(value, dict)}
    assert len(tables) == 14
    assert {table["certainty"] for table in tables.values()} <= {"certain", "likely", "reconstructed"}


def test_the_standard_box_has_what_the_contents_list_says() -> None:
    assert len(DATA["tiles"]["tiles"]) == 20
    assert sum(DATA["crafts"][name][2] for name in ("peasant", "priest", "engineer", "merchant")) == 18
    court = [DATA["court"][name][2] for name in ("caravaneer", "banker", "palace")]
    assert sum(map(sum, court)) + DATA["court"]["gardener"][2] + 4 == 31
    assert len(DATA["plants"]["cards"]) == 4
    assert DATA["supply"]["tokens"] * 5 == 35
    assert (DATA["supply"]["camels"], DATA["supply"]["talents"]) == (14, 30)


@pytest.mark.parametrize(
    "text",
    [
        "[supply]\ntokens = 8\ncamels = 14\ntalents = 30\ncubes = 30",
        "[supply]\ntokens = 7\ncamels = 3\ntalents = 30\ncubes = 30",
        "[crafts]\npeasant = [3, 4, 5]\npriest = [3, 4, 5]\nengineer = [2, 3, 4]\nmerchant = [2, 3, 5]",
        "[crafts]\npeasant = [0, 4, 5]\npriest = [1, 4, 5]\nengineer = [2, 3, 4]\nmerchant = [2, 3, 4]",
        "[court]\ncaravaneer = [[1, 1], [2, 1], [3, 2]]",
        "[banker]\ntalents = [1, 2]\npoints = [0, 0, 2]",
        '[garden]\nunused = ["a3", "a4"]',
        '[garden]\nunused = ["a1", "a3", "a4"]',
        '[garden]\nunused = ["a3", "a3", "a4"]',
        '[fields]\nupper = ["salt"]\nlower = ["salt"]',
        "[favor]\ntiles = [[5, 7], [4, 6]]\npoints = [5, 10]",
        "[favor]\ntiles = [[7, 5], [4, 6], [3, 5]]\npoints = [5, 10]",
        "[end]\ntiles_left = [3, 4]",
        "[tiles]\ntiles = []",
        "[track]\nspaces = []",
        "[plants]\ncards = 4",
    ],
)
def test_a_box_that_contradicts_the_booklet_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "box.toml"
    file.write_text(HEAD + text)
    with pytest.raises(KiruError):
        load(file)


def with_change(tmp_path: Path, old: str, new: str) -> Path:
    """The standard box with one line changed."""
    text = STANDARD.read_text("utf-8")
    assert old in text
    file = tmp_path / "box.toml"
    file.write_text(text.replace('box = "standard"', 'box = "mine"').replace(old, new), "utf-8")
    return file


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('key = "eshnunna", kind = "plant"', 'key = "eshnunna", kind = "sell"'),
        ('key = "eshnunna"', 'key = "ur"'),
        ('key = "susa", kind = "court", demand = "barley"', 'key = "susa", kind = "court", demand = "wine"'),
        ('offer = ["palace", "banker"]', 'offer = ["palace", "palace"]'),
        ('offer = ["palace", "banker"]', 'offer = ["palace", "gardener"]'),
        ('offer = ["palace", "banker"]', 'offer = ["palace"]'),
        ('home = "khorsabad"', 'home = "uruk"'),
        (', home = "khorsabad"', ""),
        ('sides = [{ quality = 2, extra = "barley" }', 'sides = [{ quality = 1, extra = "barley" }'),
        ('{ key = "a", sides = [{ quality = 1 }', '{ key = "a", sides = [{ quality = 2 }'),
        ('key = "b", sides', 'key = "a", sides'),
        ("quality = 3, points = 10", "quality = 3, points = 9"),
        ("quality = 3, points = 8", "quality = 3, points = 10"),
        ("quality = 2, points = 5", "quality = 1, points = 5"),
        ('key = "q1_4"', 'key = "q1_3_camel"'),
        ('bonuses = ["resource"] },', 'bonuses = ["wine"] },'),
        ("gardener = [2, 3, 4]", "gardener = [5, 3, 4]"),
        ("banker = [[1, 1, 1], [2, 1, 1], [3, 2, 1]]", "banker = [[1, 1], [2, 1], [3, 2]]"),
    ],
)
def test_a_changed_table_that_does_not_fit_is_refused(tmp_path: Path, old: str, new: str) -> None:
    with pytest.raises(KiruError):
        load(with_change(tmp_path, old, new))


def test_an_owner_may_correct_a_reconstructed_table(tmp_path: Path) -> None:
    box = load(with_change(tmp_path, 'key = "q1_4", quality = 1, points = 4', 'key = "q1_5", quality = 1, points = 5'))
    assert (box.name, box.tile_points[8]) == ("mine", 5)
    assert box.digest != BOX.digest
    game = Amyitis(box)
    state = game.new(3, {option.name: option.default for option in game.options})
    assert state.players == 3


def test_the_standard_box_matches_the_facts() -> None:
    """Spot checks of printed values, so that a slip in the table is noticed."""
    bonuses = {row["key"]: (row["points"], row.get("bonuses", [])) for row in DATA["tiles"]["tiles"]}
    assert bonuses["q2_4_talents"] == (4, ["talent", "talent"])
    assert json.dumps(sorted(points for points, _ in bonuses.values())) == json.dumps(
        [1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6, 6, 8, 10]
    )
