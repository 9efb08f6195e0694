"""May I do this? The engine answers, with the rule's sentence and the fact that decides (docs/companion.md).

Whoever asks names a situation and gives its values; the answer holds the whole question again, with what else must be
known, so that a page needs to know no rule and no situation.
"""

from collections.abc import Mapping
from typing import Any, Final

from kiru.companion import judge_amyitis, judge_babylon, judge_gardens
from kiru.companion.judge_parts import Asked, Field, Situation, Values
from kiru.companion.opened import kit_of, texts_of
from kiru.core.errors import KiruError
from kiru.text import Texts

SITUATIONS: Final[dict[str, tuple[Situation, ...]]] = {
    "hanging_gardens": judge_gardens.SITUATIONS,
    "amyitis": judge_amyitis.SITUATIONS,
    "babylon": judge_babylon.SITUATIONS,
}
MOST_VALUES: Final = 40


def told(game: str, situation: str, given: Mapping[str, str], language: str) -> dict[str, Any]:
    """A question with everything that must be known for it, and the engine's answer."""
    name = kit_of(game).game.name
    texts = texts_of(name, language)
    if len(given) > MOST_VALUES:
        raise KiruError("error-judge-value", field="given", value=str(len(given)))
    found = next((one for one in SITUATIONS[name] if one.name == (situation or SITUATIONS[name][0].name)), None)
    if found is None:
        raise KiruError("error-judge-situation", situation=situation[:40])
    values, fields = settled(found, given)
    asked = found.ask(values)
    return {
        "situations": [{"name": one.name, "title": texts(f"judge-{one.name}")} for one in SITUATIONS[name]],
        "situation": found.name,
        "fields": [
            {"name": field.name, "title": texts(f"judge-field-{field.name}"), "value": values[field.name]}
            | field.shown(texts, values[field.name])
            for field in fields
        ],
        "board": found.board(values) if found.board else [],
        "verdict": None if asked is None else verdict(name, found, asked, texts),
    }


def settled(situation: Situation, given: Mapping[str, str]) -> tuple[Values, list[Field]]:
    """Every value that the situation asks for, as given or as usual; what is not asked for is left out."""
    known: dict[str, str] = {}
    while True:
        fields = situation.fields(known)
        new = [field for field in fields if field.name not in known]
        if not new:
            return known, fields
        # A value may bring other fields along, so they are read one after the other.
        known[new[0].name] = new[0].read(given.get(new[0].name))


def verdict(game: str, situation: Situation, asked: Asked, texts: Texts) -> dict[str, Any]:
    """Yes, or the rule that forbids it and the fact."""
    kit = kit_of(game)
    number = asked.state.why_not(asked.action)
    rules = [kit.game.rule_id(number)] if number else list(situation.rules)
    return {
        "allowed": not number,
        "rules": [{"id": rule, "title": texts(f"rule-{rule}.title"), "text": texts(f"rule-{rule}")} for rule in rules],
        "fact": kit.explain(asked.state, asked.action, texts) if number else "",
    }
