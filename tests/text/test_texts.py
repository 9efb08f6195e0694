"""Looking texts up, and putting errors into words."""

from pathlib import Path

import pytest

from kiru.core.errors import IllegalAction, KiruError
from kiru.games import NAMES, open_kit
from kiru.text import LANGUAGES, Texts, language
from tests.support.files import write
from tests.support.plain import is_plain


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(request.param)


class TestLookup:
    def test_a_message_and_an_attribute(self, tmp_path: Path) -> None:
        write(tmp_path / "en" / "x.ftl", "a-key = Hello { $name }\n    .title = Title\nonly =\n    .attribute = x\n")
        texts = Texts("en", [tmp_path])
        assert texts("a-key", name="Ada") == "Hello Ada"
        assert texts("a-key.title") == "Title"
        assert texts.has("a-key")
        assert not texts.has("b-key")
        with pytest.raises(KeyError):
            texts("only")

    @pytest.mark.parametrize("key", ["no-such-key", "error-undo.no-such-attribute", ""])
    def test_an_unknown_key_is_a_mistake(self, texts: Texts, key: str) -> None:
        with pytest.raises(LookupError):
            texts(key)

    def test_a_missing_placeholder_is_a_mistake(self, texts: Texts) -> None:
        with pytest.raises(Exception, match="seat"):
            texts("error-seat", found=1)

    def test_names_are_not_wrapped_in_invisible_marks(self, texts: Texts) -> None:
        assert is_plain(texts("error-game", found="x", expected="y"))

    def test_plural_forms(self) -> None:
        english, polish = Texts("en"), Texts("pl")
        assert [english("points", count=n) for n in (0, 1, 2, 5)] == ["0 points", "1 point", "2 points", "5 points"]
        forms = [polish("points", count=n).split(" ")[1] for n in (1, 2, 5, 12, 22, 25)]
        assert forms == ["punkt", "punkty", "punktów", "punktów", "punkty", "punktów"]

    def test_a_key_of_two_files_is_a_mistake(self, tmp_path: Path) -> None:
        write(tmp_path / "en" / "x.ftl", "error-undo = mine\n")
        assert Texts("en", [tmp_path])("error-undo") == Texts("en")("error-undo")


class TestErrors:
    def test_an_error_is_a_sentence(self) -> None:
        error = KiruError("error-players", low=1, high=5, found=6)
        assert "1" in Texts("en").error(error)
        assert Texts("en").error(error) != Texts("pl").error(error)

    @pytest.mark.parametrize("name", NAMES)
    def test_a_refusal_gives_the_sentence_of_its_rule(self, name: str) -> None:
        for spoken in LANGUAGES:
            kit = open_kit(name)
            texts = kit.texts(spoken)
            rule = kit.rule_ids(texts)[-1]
            assert texts(f"rule-{rule}") in texts.error(IllegalAction("take 1 1", rule))
            assert rule in Texts(spoken).error(IllegalAction("take 1 1", rule)), "without the game's texts: the id"

    def test_a_reason_is_put_into_words_too(self, texts: Texts) -> None:
        reason = KiruError("error-over")
        error = KiruError("error-record-refused", line=3, text="1 skip", reason=reason)
        assert texts.error(reason) in texts.error(error)

    def test_a_developer_sees_the_key_and_the_arguments(self) -> None:
        assert str(KiruError("error-over")) == "error-over"
        assert str(KiruError("error-seat", seat=1, found=2)) == "error-seat (seat=1, found=2)"

    def test_an_error_quotes_long_text_without_breaking(self, texts: Texts) -> None:
        """Fluent refuses placeholders of more than 1,000 characters."""
        for size in (999, 1001, 100_000):
            assert texts.error(KiruError("error-option", option="x" * size, expected="y")).strip()

    def test_an_error_is_one_line_whatever_it_quotes(self, texts: Texts) -> None:
        """Line ends and terminal escapes of hostile input do not reach the screen."""
        for text in ("a\nb", "a\rb", "a\x1b[31mb", "a\x00b", "a\u2028b", "a\u202eb"):
            line = texts.error(KiruError("error-option", option=text, expected="y"))
            assert is_plain(line), ascii(text)


class TestLanguage:
    NAMES = ("KIRU_LANG", "LC_ALL", "LC_MESSAGES", "LANG")

    @pytest.fixture(autouse=True)
    def no_language(self, monkeypatch: pytest.MonkeyPatch) -> None:
        for name in self.NAMES:
            monkeypatch.delenv(name, raising=False)

    def test_english_by_default(self) -> None:
        assert language() == "en"

    @pytest.mark.parametrize("wanted", LANGUAGES)
    def test_the_wanted_language(self, wanted: str) -> None:
        assert language(wanted) == wanted

    @pytest.mark.parametrize("wanted", ["", "xx", "EN", "english", "x" * 1000])
    def test_a_language_that_kiru_does_not_speak(self, wanted: str) -> None:
        with pytest.raises(KiruError) as caught:
            language(wanted)
        assert caught.value.key == "error-language"
        for spoken in LANGUAGES:
            assert Texts(spoken).error(caught.value).strip()

    @pytest.mark.parametrize("name", NAMES)
    @pytest.mark.parametrize(
        ("value", "expected"),
        [("pl_PL.UTF-8", "pl"), ("en_GB", "en"), ("fr", "fr"), ("de_AT@euro", "de"), ("xx_XX", "en"), ("C", "en")],
    )
    def test_the_language_of_the_system(
        self, monkeypatch: pytest.MonkeyPatch, name: str, value: str, expected: str
    ) -> None:
        monkeypatch.setenv(name, value)
        assert language() == expected

    def test_kiru_lang_comes_first(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("LANG", "en_US.UTF-8")
        monkeypatch.setenv("KIRU_LANG", "pl")
        assert language() == "pl"
        assert language("en") == "en"
