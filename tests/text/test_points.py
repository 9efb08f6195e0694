"""Points as people count them: one point is singular, and nobody is told of "+0 points" or "+1 points"."""

import random
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle

import kiru
from kiru.ai.coach import reason_words, signed
from kiru.ai.reasons import Reason
from kiru.games import NAMES
from kiru.text import LANGUAGES, Texts, resource
from tests.support.every import every
from tests.text.sources import COMPLETE, FLUENT, language_of, patterns, placeholders, short

MANY = {"en": "points", "fr": "points", "de": "Punkten?", "pl": "punkty|punktów|punktom|punktami"}
"""What does not follow the number one."""
NOTHING = {"en": "points?", "fr": "points?", "de": "Punkte?", "pl": "punkt|punkty|punktów"}

FRACTIONS = {"hint-line", "hint-line-solo", "points-lost", "train-round", "openings-strong", "openings-weak"}
"""Texts of the terminal, whose figures have a digit behind the point or a margin: "1.0 points" is right."""


def wrong(text: str, language: str) -> list[str]:
    """Where a text says "1 points", or promises a gain of nothing."""
    one = rf"(?<![\d.,])[+−-]?1 (?:{MANY[language]})\b"
    zero = rf"\+0(?:[.,]0)? (?:{NOTHING[language]})\b"
    return re.findall(f"{one}|{zero}", text)


def test_what_is_looked_for_is_found() -> None:
    bad = {"en": "+1 points", "fr": "+0 point", "de": "1 Punkte", "pl": "1 punktów"}
    assert all(wrong(f"Ada: {text}.", language) for language, text in bad.items())
    good = {"en": "+1 point, 11 points", "fr": "0 point", "de": "1 Punkt, 21 Punkte", "pl": "+1 punkt, 0,1 punktu"}
    assert not any(wrong(text, language) for language, text in good.items())
    assert set(MANY) == set(COMPLETE), "a new language says here how it counts points"


@cache
def bundle_of(folder: Path) -> FluentBundle:
    """All texts of a folder; each file is read once, whoever asks."""
    bundle = FluentBundle([LANGUAGES[folder.name].locale], use_isolating=False)
    for file in sorted(folder.glob("*.ftl")):
        bundle.add_resource(resource(file), allow_overrides=True)
    return bundle


@every("path", [path for path in FLUENT if language_of(path) in COMPLETE], short)
def test_one_point_is_told_in_the_singular(path: Path) -> None:
    language = language_of(path)
    bundle = bundle_of(path.parent)
    faults = []
    for key in patterns(path):
        name, _, attribute = key.partition(".")
        if name.startswith("-"):
            continue
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        one = "1.0" if key in FRACTIONS else 1
        text, _ = bundle.format_pattern(pattern, dict.fromkeys(placeholders(path)[key], one))
        if wrong(text, language):
            faults.append(f"{key}: {text}")
    assert faults == []


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", NAMES)
def test_no_sentence_of_a_game_counts_points_wrongly(game: str, language: str) -> None:
    hand = random.Random(14)
    match = kiru.new(game, players=2, seed="14", language=language)
    said: set[str] = set()
    while not match.is_over:
        said.add(match.turn.question if match.turn else "")
        said.update(match.describe())
        said.update(match.label(action) for action in match.legal)
        said.update(step.story for step in match.play(hand.choice(match.legal)))
    said.update(match.describe())
    said.update(match.kit.result(match.state, match.names, match.texts))
    assert len(said) > 200
    assert [sentence for sentence in said if wrong(sentence, language)] == []


@pytest.mark.parametrize("language", COMPLETE)
def test_a_difference_of_nothing_has_no_sign(language: str) -> None:
    texts = Texts(language)
    mark = texts("decimal-mark")
    figures = [signed(points, texts) for points in (0, -0.04, 0.04, 1, -2.5)]
    assert figures == [f"0{mark}0", f"0{mark}0", f"0{mark}0", f"+1{mark}0", f"−2{mark}5"]
    assert reason_words([], texts) == ""
    assert reason_words([Reason("rivals", 1.0)], texts).startswith(f"+1{mark}0 ")
