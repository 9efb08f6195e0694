"""Your own box: what an owner enters equals the table that holds it, and what cannot be is told in one sentence."""

from typing import Any

import pytest

from kiru.companion import box
from kiru.companion.box_fields import entry_of, is_complete
from kiru.companion.box_forms import forms_of
from kiru.core import record
from kiru.core.dealer import SeededDealer
from kiru.core.errors import KiruError
from kiru.core.referee import Referee
from kiru.games import NAMES, open_kit
from kiru.server.kits import texts_of
from kiru.support import toml_text
from kiru.support.toml_box import BoxText, parse, without_certainty
from kiru.text import LANGUAGES
from tests.support.every import every

FIXED = {"flowers", "rulings"}
"""Tables of Babylon that are words and rulings of ours: there is nothing to count."""
Entries = dict[str, dict[str, str | int]]


def shipped(game: str) -> Entries:
    """What an owner would enter whose box is exactly the standard one."""
    standard = box.standard(game)
    return {form.name: entry_of(form, standard[form.name]) for form in forms_of(game)}


def judged(game: str, entries: Entries, language: str = "en", **more: Any) -> dict[str, Any]:
    return box.judge(game, more.get("name", "my-shelf"), entries, more.get("others", ""), texts_of(game, language))


def changed(game: str, table: str, **values: str | int) -> Entries:
    """One table of the standard box, a few fields of it otherwise; `__` stands for the points of a path."""
    new = {path.replace("__", "."): value for path, value in values.items()}
    parts = {path.split(".")[1] for path in new if path.startswith("tiles.")}
    # A page drops the name of a piece that is entered anew.
    old = {path: value for path, value in shipped(game)[table].items() if path not in {f"tiles.{n}.key" for n in parts}}
    return {table: old | new}


@pytest.mark.parametrize("game", NAMES)
def test_every_table_that_is_not_certain_is_asked_for(game: str) -> None:
    standard = box.standard(game)
    uncertain = {
        name for name, table in standard.items() if isinstance(table, dict) and table["certainty"] != "certain"
    }
    asked = box.form(game, texts_of(game, "en"))["tables"]
    assert {table["name"] for table in asked} == uncertain - FIXED
    assert all(table["certainty"] == standard[table["name"]]["certainty"] for table in asked)


@pytest.mark.parametrize("game", NAMES)
def test_the_shipped_values_give_the_shipped_tables(game: str) -> None:
    found = judged(game, shipped(game))
    assert found["errors"] == []
    assert found["done"] == [form.name for form in forms_of(game)]
    data, standard = parse(BoxText(found["text"])), box.standard(game)
    for name in found["done"]:
        assert data[name]["certainty"] == "certain"
        assert without_certainty(data[name]) == without_certainty(standard[name]), name
    name, digest = found["box"].split()
    assert (name, digest) == ("my-shelf", open_kit(game).box.split()[1]), "the same box by another name"


@pytest.mark.parametrize("game", NAMES)
def test_a_form_is_said_in_every_language(game: str) -> None:
    for language in LANGUAGES:
        for table in box.form(game, texts_of(game, language))["tables"]:
            assert table["title"]
            assert table["help"]
            for field in (field for part in table["parts"] for field in part["fields"]):
                assert field["label"]
                assert all(choice["label"] for choice in field.get("choices", []))
                assert "choices" not in field or field["usual"] in [choice["value"] for choice in field["choices"]]


WRONG = [
    ("babylon", "clay", {"tiles__2__corners__2": "statue"}, "clay_03", "tiles.2.corners.0", "Tile 3 shows 3 symbols"),
    ("babylon", "granite", {"tiles__0__corners__0": "-"}, "granite_01", "tiles.0.corners.0", "Tile 1 shows 2 symbols"),
    ("babylon", "basalt", {"tiles__15__corners__3": "-"}, "basalt_16", "tiles.15.corners.0", "Tile 16 shows 3"),
    ("babylon", "starting", {"tiles__0__corners__3": "-"}, "start_white", "tiles.0.corners.0", "white shows 3"),
    ("babylon", "round_tokens", {"none": 3}, "", "", "15 tokens in all; there are 14"),
    ("babylon", "round_tokens", {"none": 77}, "none", "", "0..14"),
    ("amyitis", "crafts", {"peasant__0": 6}, "peasant", "", "never fewer cards"),
    ("amyitis", "crafts", {"peasant__2": 7}, "", "", "20 craft cards"),
    ("amyitis", "court", {"palace__1__0": 4}, "palace", "", "never fewer cards"),
    ("amyitis", "court", {"gardener__2": 5}, "", "", "28 court cards; there are 27"),
    ("amyitis", "court", {"caravaneer__2__1": 5}, "caravaneer", "", "≤ 4"),
    ("amyitis", "palace", {"points__3": 100}, "points", "", "6 × 0..99"),
    ("amyitis", "track", {"spaces__3__key": "susa"}, "3", "", "Space 3 names something twice"),
    ("amyitis", "track", {"spaces__2__offer__1": "caravaneer"}, "2", "spaces.2.offer.0", "two different cards"),
    ("amyitis", "track", {"spaces__2__offer__1": "-"}, "2", "spaces.2.offer.0", "two kinds of cards"),
    ("amyitis", "track", {"spaces__2__kind": "plant"}, "", "", "4 are plant cities; here it is 5"),
    ("amyitis", "plants", {"cards__0__sides__0__quality": 2}, "a", "cards.0.sides.0.quality", "Plant card A"),
    ("amyitis", "plants", {"cards__3__home": "-", "cards__3__sides__0__quality": 1}, "", "", "here it is 0"),
    ("amyitis", "plants", {"cards__3__home": "susa"}, "d", "cards.3.home", "Plant card D"),
    ("amyitis", "garden", {"unused__1": "a3"}, "unused", "", "only once"),
    ("amyitis", "tiles", {"tiles__18__points": 10}, "", "", "2 tiles where 1 are needed"),
    ("amyitis", "tiles", {"tiles__0__points": 100}, "0", "tiles.0.points", "0..99"),
    ("hanging_gardens", "solo", {"bands__2": 10}, "bands", "", "a < b < c"),
    ("hanging_gardens", "solo", {"easy__gold": 99}, "easy", "", "gold"),
]


@every("game, table, values, part, field, words", WRONG)
def test_wrong_entry(game: str, table: str, values: dict[str, Any], part: str, field: str, words: str) -> None:
    """Each is refused with one sentence, at the part and the field that it belongs to."""
    found = judged(game, changed(game, table, **values))
    assert [(one["table"], one["part"]) for one in found["errors"]] == [(table, part)], found["errors"]
    assert words in found["errors"][0]["text"], found["errors"]
    assert found["errors"][0]["field"] == field
    assert (found["done"], found["text"], found["box"]) == ([], "", "")


def test_several_wrong_tiles_are_told_each() -> None:
    wrong = changed("babylon", "clay", tiles__0__corners__0="-", tiles__9__corners__3="bridge")
    assert [one["part"] for one in judged("babylon", wrong)["errors"]] == ["clay_01", "clay_10"]


def test_a_part_is_checked_before_its_table_is_complete() -> None:
    tiles = {path: value for path, value in shipped("babylon")["clay"].items() if path.startswith("tiles.4.")}
    found = judged("babylon", {"clay": tiles})
    assert (found["errors"], found["done"], found["text"]) == ([], [], "")
    found = judged("babylon", {"clay": tiles | {"tiles.4.corners.0": "-"}})
    assert [one["part"] for one in found["errors"]] == ["clay_05"]


def test_what_is_not_complete_stays_out_of_the_file() -> None:
    entries = shipped("babylon")
    del entries["granite"]["tiles.3.flower"]
    found = judged("babylon", entries)
    assert found["errors"] == []
    assert "granite" not in parse(BoxText(found["text"]))
    assert found["done"] == ["round_tokens", "clay", "basalt", "starting"]


@pytest.mark.parametrize("name", ["", "standard", "My Shelf", "a" * 31, 'x"\ny = 1', "ż"])
def test_a_name_that_a_record_cannot_hold_is_refused(name: str) -> None:
    found = judged("babylon", {"round_tokens": shipped("babylon")["round_tokens"]}, name=name)
    assert (found["text"], found["box"]) == ("", "")
    assert [one["table"] for one in found["errors"]] == [""]


def test_what_is_no_value_of_a_field_counts_as_not_entered() -> None:
    values: list[Any] = ["5", True, 2.5, None, "statue", [1], {}]
    for value in values:
        entries: Any = {"round_tokens": shipped("babylon")["round_tokens"] | {"none": value, "more": 1}}
        assert judged("babylon", entries) == {"errors": [], "done": [], "box": "", "text": ""}, value


def test_equal_tiles_get_names_of_their_own() -> None:
    """Two tiles that show the same are two pieces."""
    entries = changed(
        "amyitis", "tiles", tiles__8__points=2, tiles__8__bonuses__0="camel", tiles__8__bonuses__1="camel"
    )
    found = judged("amyitis", entries)
    assert found["errors"] == []
    keys = [row["key"] for row in parse(BoxText(found["text"]))["tiles"]["tiles"]]
    assert (keys[2], keys[8], len(set(keys))) == ("q1_2_camels", "q1_2_camels_2", 20)


@pytest.mark.parametrize("game", NAMES)
def test_a_file_opens_as_it_was_entered(game: str) -> None:
    text = judged(game, shipped(game))["text"]
    found = box.opened(text)
    assert (found["game"], found["name"], found["entries"], found["others"]) == (game, "my-shelf", shipped(game), "")
    again = judged(game, found["entries"], others=found["others"])
    assert (again["text"], again["box"]) == (text, found["box"])


@pytest.mark.parametrize("game", NAMES)
def test_a_box_made_by_hand_keeps_what_no_form_asks_for(game: str) -> None:
    """A whole box, with names of its own for its pieces, is the same box after it was opened and saved."""
    whole = toml_text.written(box.standard(game) | {"box": "by-hand"}).replace("clay_01", "my_first")
    found = box.opened(whole)
    again = judged(game, found["entries"], name="by-hand", others=found["others"])
    assert again["errors"] == []
    assert again["box"] == found["box"] == open_kit(game, BoxText(whole)).box


HOSTILE = [
    "",
    "nonsense",
    "a = [",
    "[" * 20_000,
    "a." * 9_000 + "a = 1",
    'box = "x"\ngame = "chess"',
    'box = "x"\ngame = 7',
    'box = "standard"\ngame = "babylon"\nextends = "standard"',
    'box = "x"\ngame = "babylon"\nextends = "standard"\n[clay]\ntiles = []',
    'box = "x"\ngame = "babylon"\nextends = "standard"\n[clay]\ntiles = [1, 2]',
    'box = "x"\ngame = "amyitis"\nextends = "standard"\n[track]\nspaces = {}',
    'box = "x"\ngame = "babylon"\nextends = "standard"\nclay = 5',
    'box = "x"\ngame = "babylon"\nextends = "standard"\n[odd]\nwhen = 2020-01-01',
    "#" * 40_001,
]


@every("text", HOSTILE, lambda text: text[:40])
def test_a_file_of_a_stranger_is_refused_with_a_sentence(text: str) -> None:
    """A file of a stranger is a good box, or refused with a sentence."""
    with pytest.raises(KiruError) as refused:
        box.opened(text)
    assert texts_of("babylon", "en").error(refused.value)


@pytest.mark.parametrize("game", NAMES)
def test_a_game_with_an_own_box_is_recorded_by_its_name_and_replays_with_its_file(game: str) -> None:
    entries = shipped(game)
    form = forms_of(game)[0]
    assert is_complete(form, entries[form.name])
    text = judged(game, {form.name: entries[form.name]})["text"]
    kit = open_kit(game, BoxText(text))
    match = Referee(kit.game, kit.notation, 2, {}, SeededDealer("7", kit.game.sources))
    match.start()
    for _ in range(8):
        match.play(int(match.state.seat), match.legal()[0])
    seats = [record.Seat("person", name) for name in ("Ada", "Bel")]
    kept = record.read(record.write(record.of_match(match, kit.box, seats)))
    assert kept.box == kit.box
    again = open_kit(game, BoxText(judged(game, box.opened(text)["entries"])["text"]))
    assert record.replay(kept, again.game, again.notation, again.box).state.key() == match.state.key()
    plain = open_kit(game)
    with pytest.raises(KiruError, match="error-record-box"):
        record.replay(kept, plain.game, plain.notation, plain.box)
