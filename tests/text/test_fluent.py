"""All languages say the same things: every key, every attribute, every placeholder."""

import warnings
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax import ast as ftl

from kiru.games import NAMES
from kiru.text import LANGUAGES, Texts
from tests.support.every import every
from tests.text.sources import (
    COMPLETE,
    FLUENT,
    OTHERS,
    ROOT,
    SOURCE,
    STEMS,
    in_language,
    language_of,
    parsed,
    patterns,
    placeholders,
    selects,
    short,
)

by_file = every("path", FLUENT, short)
by_translation = every("path", [path for path in FLUENT if language_of(path) != SOURCE], short)
NUMBERS = (0, 1, 2, 5, 12, 22, 25, 1000)
"""One of every plural form."""


@cache
def texts_beside(folder: Path) -> Texts:
    """The texts of a folder, which is named after its language, over the common ones."""
    return Texts(folder.name, [] if folder.parent.name == "text" else [folder.parent])


def file(folder: Path, stem: str, language: str) -> Path:
    return folder / language / f"{stem}.ftl"


@by_file
def test_a_file_has_no_junk(path: Path) -> None:
    junk = [entry.content for entry in parsed(path).body if isinstance(entry, ftl.Junk)]
    assert not junk, f"{short(path)}: {junk[0]!r}"


@by_file
def test_a_file_names_its_language(path: Path) -> None:
    assert language_of(path) in LANGUAGES


@by_file
def test_no_key_comes_twice(path: Path) -> None:
    names = [entry.id.name for entry in parsed(path).body if isinstance(entry, ftl.Message | ftl.Term)]
    assert sorted(names) == sorted(set(names))
    for entry in parsed(path).body:
        if isinstance(entry, ftl.Message):
            attributes = [attribute.id.name for attribute in entry.attributes]
            assert len(set(attributes)) == len(attributes), entry.id.name


def keys(folder: Path, stem: str, language: str) -> set[str]:
    path = file(folder, stem, language)
    return set(patterns(path)) if path.exists() else set()


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_says_what_english_says(language: str) -> None:
    """Nothing more, nothing less; one that is not complete yet is only told about."""
    missing, more = [], []
    for folder, stem in STEMS:
        english, own = (keys(folder, stem, spoken) for spoken in (SOURCE, language))
        missing += [f"{short(folder)}/{stem}: {key}" for key in sorted(english - own)]
        more += [f"{short(folder)}/{stem}: {key}" for key in sorted(own - english)]
    if LANGUAGES[language].complete:
        assert (missing, more) == ([], [])
    elif missing or more:
        counts = f"{language}: {len(missing)} texts are missing, {len(more)} are not asked for"
        print(counts, *missing, *(f"{key} (not asked for)" for key in more), sep="\n")
        warnings.warn(f"{counts}; tools/language {language} tells which", stacklevel=1)


def test_every_text_has_its_english() -> None:
    assert {short(path) for path in FLUENT if not in_language(path, SOURCE).exists()} == set()


@by_translation
def test_all_languages_stand_in_one_order(path: Path) -> None:
    """Side by side in an editor, one line is the other's translation."""
    english, other = list(patterns(in_language(path, SOURCE))), list(patterns(path))
    both = set(english) & set(other)
    assert [key for key in other if key in both] == [key for key in english if key in both]


@by_translation
def test_all_languages_use_the_same_placeholders(path: Path) -> None:
    english, other = placeholders(in_language(path, SOURCE)), placeholders(path)
    for key in english.keys() & other.keys():
        assert english[key] == other[key], key


@by_file
def test_every_text_formats(path: Path) -> None:
    """With any number in its placeholders, and with a word where it does not count."""
    texts = texts_beside(path.parent)
    for key, names in placeholders(path).items():
        if key.startswith("-"):
            continue
        for number in NUMBERS if names else (0,):
            text = texts(key, **dict.fromkeys(names, number))
            assert text.strip(), key
            assert "{" not in text, key
            assert "\n" not in text, f"{key}: one line"
            assert text == text.strip(), key
        texts(key, **dict.fromkeys(names, "word"))


@by_file
def test_every_text_is_what_fluent_makes_of_it(path: Path) -> None:
    """Most are put together without it."""
    texts = texts_beside(path.parent)
    for key, names in placeholders(path).items():
        name, _, attribute = key.partition(".")
        if key.startswith("-"):
            continue
        message = texts.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        for value in (*NUMBERS, 999, 123456, -3, "word"):
            args = dict.fromkeys(names, value)
            assert texts(key, **args) == texts.bundle.format_pattern(pattern, args)[0], key


def test_what_is_left_out_is_missed() -> None:
    texts = Texts("en", [ROOT / "games" / "hanging_gardens" / "texts"])
    with pytest.raises(FluentReferenceError):
        texts("gain-gold")


@by_file
def test_a_choice_uses_plural_forms_of_its_language(path: Path) -> None:
    """English has one and other; Polish has few and many too, but not every noun needs them all."""
    known = {"other"} | Locale.parse(LANGUAGES[language_of(path)].locale, sep="-").plural_form.tags
    for key, pattern in patterns(path).items():
        for select in selects(pattern):
            forms = {variant.key.name for variant in select.variants if isinstance(variant.key, ftl.Identifier)}
            if forms & {"one", "few", "many"}:
                assert forms <= known, key
                assert next(variant for variant in select.variants if variant.default).key.name in ("many", "other"), (
                    key
                )


def test_a_game_has_its_rules_and_words() -> None:
    for name in NAMES:
        for language in COMPLETE:
            for stem in ("rulebook", "words"):
                assert file(ROOT / "games" / name / "texts", stem, language).exists(), (name, stem, language)


@every("path", [path for path in FLUENT if path.name.startswith("rulebook") and language_of(path) in COMPLETE], short)
def test_a_rule_has_a_sentence_and_a_title(path: Path) -> None:
    keys = set(patterns(path))
    rules = {key for key in keys if key.startswith("rule-") and "." not in key}
    assert rules
    for rule in rules:
        assert f"{rule}.title" in keys, rule
        assert not placeholders(path)[rule], rule


def test_keys_of_the_common_texts_and_of_a_game_do_not_clash() -> None:
    """A game's texts are laid over the common ones; a key of both would hide one of them."""
    for language in LANGUAGES:
        common = {key for path in (ROOT / "text" / language).glob("*.ftl") for key in patterns(path)}
        for game in (ROOT / "games").iterdir():
            if game.is_dir():
                own = [key for path in (game / "texts" / language).glob("*.ftl") for key in patterns(path)]
                assert len(set(own)) == len(own), game.name
                assert not common & set(own), game.name
