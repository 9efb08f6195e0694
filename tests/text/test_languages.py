"""A language is what its file says; what it does not say yet is said in English."""

import json
from pathlib import Path

import pytest
from babel import Locale

from kiru.core import options
from kiru.games import NAMES, open_kit
from kiru.text import LANGUAGES, Texts, known, registry
from kiru.text.registry import Language
from tests.support.files import write
from tests.text.sources import COMPLETE

ENGLISH = """half = { $count ->
    [one] one half
   *[other] { $count } halves
}
both = English
    .title = English title
    .more = English attribute
part = a part
thousand = { $count } pieces
"""
FRENCH = """both = français
    .title = titre français
whole = tout avec { part }
thousand = { $count } pièces
only-here = ici
"""


@pytest.fixture
def french(tmp_path: Path) -> Texts:
    """A language that says a few things only."""
    write(tmp_path / "en" / "x.ftl", ENGLISH + "whole = all with { part }\n")
    write(tmp_path / "fr" / "x.ftl", FRENCH)
    return Texts("fr", [tmp_path])


@pytest.fixture(autouse=True)
def incomplete(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is translated by now, here French is on its way."""
    monkeypatch.setitem(LANGUAGES, "fr", LANGUAGES["fr"]._replace(complete=False))


class TestFallback:
    def test_what_is_said_is_said_in_the_language(self, french: Texts) -> None:
        assert french("both") == "français"
        assert french("both.title") == "titre français"

    def test_what_is_missing_is_said_in_english(self, french: Texts) -> None:
        assert french("part") == "a part"
        assert french("both.more") == "English attribute"
        assert french.has("part")
        assert french.has("both.more")

    def test_english_counts_as_english_does(self, french: Texts) -> None:
        """In French nothing counts as one."""
        assert [french("half", count=count) for count in (0, 1, 2)] == ["0 halves", "one half", "2 halves"]

    def test_a_translated_message_may_refer_to_one_that_is_not(self, french: Texts) -> None:
        assert french("whole") == "tout avec a part"

    def test_numbers_are_written_as_the_language_does(self, french: Texts) -> None:
        assert french("thousand", count=12345) == "12\u202f345 pièces"

    def test_what_nobody_says_is_a_mistake(self, french: Texts) -> None:
        assert not french.has("no-such-key")
        with pytest.raises(LookupError):
            french("no-such-key")

    def test_english_does_not_borrow(self, tmp_path: Path) -> None:
        write(tmp_path / "fr" / "x.ftl", FRENCH)
        assert not Texts("en", [tmp_path]).has("only-here")

    def test_a_game_that_is_new_to_a_complete_language(self, tmp_path: Path) -> None:
        write(tmp_path / "en" / "x.ftl", ENGLISH)
        texts = Texts("pl", [tmp_path])
        assert texts("half", count=2) == "2 halves"
        assert texts("points", count=2) == "2 punkty"


class TestRegistry:
    def test_every_folder_is_a_language(self) -> None:
        folders = {place.name for place in registry.FOLDER.iterdir() if next(place.glob("*.ftl"), None)}
        assert set(LANGUAGES) == folders
        assert {"de", "en", "fr", "pl"} <= set(LANGUAGES)
        assert {"en", "pl"} <= set(COMPLETE)

    def test_a_folder_more_is_a_language_more(self, tmp_path: Path) -> None:
        info = {"name": "עברית", "locale": "he-IL", "direction": "rtl", "complete": False}
        write(tmp_path / "he" / "language.json", json.dumps(info))
        assert registry.languages_in(tmp_path) == {"he": Language("עברית", "he-IL", "rtl", False)}

    @pytest.mark.parametrize("code", LANGUAGES)
    def test_a_language_tells_about_itself(self, code: str) -> None:
        language = LANGUAGES[code]
        locale = Locale.parse(language.locale, sep="-")
        assert locale.language == code.partition("-")[0]
        assert locale.get_display_name(locale.language)
        assert language.direction == locale.text_direction
        assert language.name.casefold() == Locale(locale.language).get_display_name().casefold()
        assert isinstance(language.complete, bool)
        for game, chosen in language.options.items():
            assert options.complete(open_kit(game).game, 2, chosen)

    @pytest.mark.parametrize(
        ("code", "forms"),
        [
            ("de", {0: "other", 1: "one", 2: "other", 5: "other"}),
            ("en", {0: "other", 1: "one", 2: "other", 5: "other"}),
            ("fr", {0: "one", 1: "one", 2: "other", 5: "other", 1_000_000: "many"}),
            ("pl", {0: "many", 1: "one", 2: "few", 5: "many", 22: "few"}),
        ],
    )
    def test_it_counts_as_cldr_says(self, code: str, forms: dict[int, str]) -> None:
        assert {number: Texts(code)._plural(number) for number in forms} == forms

    @pytest.mark.parametrize(
        ("tag", "expected"),
        [("pl", "pl"), ("PL", "pl"), ("pl-PL", "pl"), ("pl_PL.UTF-8", "pl"), ("fr@euro", "fr"), ("de-AT-1996", "de")],
    )
    def test_a_tag_finds_its_language(self, tag: str, expected: str) -> None:
        assert known(tag) == expected

    @pytest.mark.parametrize("tag", ["", "xx", "plural", "C.UTF-8", "-", "."])
    def test_a_tag_of_no_language(self, tag: str) -> None:
        assert known(tag) is None


@pytest.mark.parametrize("name", NAMES)
def test_a_game_can_be_opened_in_every_language(name: str) -> None:
    kit = open_kit(name)
    for language in LANGUAGES:
        texts = kit.texts(language)
        assert texts(f"game-{name}")
        assert len(kit.rule_ids(texts)) == len(kit.rule_ids(kit.texts("en")))
