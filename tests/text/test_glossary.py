"""The glossary of every game: our words beside the booklet's terms, with the rules that speak of them."""

import pytest

from kiru.games import NAMES, glossary, open_kit
from kiru.text import LANGUAGES

READ = {("babylon", "en"), ("babylon", "pl"), ("hanging_gardens", "en"), ("amyitis", "en")}
"""The booklets that the rules were written from."""


@pytest.mark.parametrize("game", NAMES)
class TestEveryGame:
    def test_a_term_names_rules_that_exist(self, game: str) -> None:
        kit = open_kit(game)
        texts = kit.texts("en")
        terms = kit.terms(texts)
        assert len(terms) >= 15
        for term in terms:
            assert term.rules, term.key
            assert set(term.rules) <= set(kit.rule_ids(texts)), term.key

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_a_term_is_known_in_every_language(self, game: str, language: str) -> None:
        """In the own edition's words where they are known, otherwise in English."""
        kit = open_kit(game)
        editions = glossary.read(kit.folder / "glossary.toml")["editions"]
        for term in kit.terms(kit.texts(language)):
            assert term.word.strip()
            assert term.printed.strip()
            assert term.language in (language, "en")
            assert term.language in editions
            assert term.reported == ((game, term.language) not in READ)

    def test_an_edition_that_was_read_has_every_term(self, game: str) -> None:
        kit = open_kit(game)
        for language in (language for name, language in READ if name == game):
            assert {term.language for term in kit.terms(kit.texts(language))} == {language}

    def test_a_term_of_ours_stands_in_a_rule_it_names(self, game: str) -> None:
        """At least one of its words; so that the glossary speaks the language of the rules."""
        kit = open_kit(game)
        texts = kit.texts("en")
        for term in kit.terms(texts):
            said = " ".join(texts(f"rule-{rule}") + texts(f"rule-{rule}.title") for rule in term.rules).casefold()
            words = [word.strip(",:") for word in term.word.casefold().split()]
            assert any(word in said for word in words if len(word) > 2), term


def test_the_two_editions_of_babylon_call_things_by_their_own_names() -> None:
    kit = open_kit("babylon")
    printed = {
        language: {term.key: term.printed for term in kit.terms(kit.texts(language))} for language in ("en", "pl")
    }
    assert printed["en"]["quarry"] == "quarry"
    assert printed["pl"]["quarry"] == "Kamieniołom"
    assert printed["pl"]["supply"] == "Pula Ogólna"
    assert printed["pl"]["points"] == "Punkty Zwycięstwa (PZ)"
