"""Messages are taken apart once, those that they refer to included."""

import pytest
from fluent.runtime import FluentResource

from kiru.games import NAMES, open_kit
from kiru.text import LANGUAGES, Texts
from kiru.text.templates import template_of

SPOKEN = ("label-", "story-", "prompt-", "gain-")
"""How the messages begin that a decision brings along."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_what_a_decision_says_is_a_template(game: str, language: str) -> None:
    texts = open_kit(game).texts(language)
    spoken = [key for key in texts.bundle._messages if key.startswith(SPOKEN)]
    assert spoken
    assert [key for key in spoken if template_of(texts._pattern(key), texts._pattern) is None] == []


def test_a_message_that_refers_to_itself_is_left_to_fluent() -> None:
    texts = Texts("en")
    texts.bundle.add_resource(FluentResource("loop = once { loop }\nlost = { no-such-message }\n"))
    assert template_of(texts._pattern("loop"), texts._pattern) is None
    assert template_of(texts._pattern("lost"), texts._pattern) is None
