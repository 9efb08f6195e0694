"""Names and words that do not depend on the table: once for each game."""

import re

import pytest

from kiru.core.notation import LONGEST
from kiru.core.record import LONGEST_LINE
from kiru.games import NAMES
from kiru.text import LANGUAGES
from tests.contract.cases import GAMES, kit

pytestmark = pytest.mark.parametrize("name", GAMES)
WORD = re.compile(r"[a-z][a-z0-9_]*")


def test_the_game_is_one_of_the_known_names(name: str) -> None:
    assert name in NAMES
    assert kit(name).game.name == name


def test_every_known_game_joins_the_contract(name: str) -> None:
    assert set(NAMES) == set(GAMES)


def test_action_words_are_unique_plain_and_short(name: str) -> None:
    notation = kit(name).notation
    words = [word for word in notation.words if word]
    assert len(notation.words) == kit(name).game.num_actions
    assert len(set(words)) == len(words)
    for word in words:
        assert word == " ".join(word.lower().split()), word
        assert word.isprintable(), word
        assert len(word) <= LONGEST, word
        assert len(word) + len("* ") <= LONGEST_LINE, word
        assert word.split()[0] not in ("open", "end"), f"{word} would end a record"


def test_every_action_word_reads_back_however_it_is_typed(name: str) -> None:
    notation = kit(name).notation
    for action, word in enumerate(notation.words):
        if word:
            assert notation.action(word) == action
            assert notation.action(f"  {word.upper().replace(' ', '   ')} ") == action


def test_phases_lines_sources_and_options_are_words(name: str) -> None:
    game = kit(name).game
    for words in (game.phases, game.score_lines, game.sources, [option.name for option in game.options]):
        assert len(set(words)) == len(words), words
        assert all(WORD.fullmatch(word) for word in words), words
    assert game.phases[0] == "over"
    for option in game.options:
        assert len(set(option.values)) == len(option.values) >= 2, option.name
        assert option.default == option.values[0]


def test_score_lines_and_options_have_texts(name: str) -> None:
    game = kit(name).game
    for language in LANGUAGES:
        texts = kit(name).texts(language)
        for line in game.score_lines:
            assert texts(f"line-{line}").strip(), (language, line)
        for option in game.options:
            assert texts(f"option-{option.name}").strip(), (language, option.name)
            for value in option.values:
                if not value.isdigit():
                    assert texts(f"option-{option.name}.{value}").strip(), (language, option.name, value)


def test_the_box_is_a_name_and_a_digest(name: str) -> None:
    assert re.fullmatch(r"standard [0-9a-f]{12}", kit(name).box)
