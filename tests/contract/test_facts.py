"""Why not, with the fact: every refusal of every game has a sentence about this table, in every language."""

import pytest

from kiru.core.rng import seeded
from kiru.text import LANGUAGES, Texts
from tests.contract.cases import CASES, Case, several
from tests.contract.walk import Moment, walk

pytestmark = pytest.mark.parametrize("case", CASES, ids=str)
TRIED = 12
"""Actions that are tried in every state, besides one of each kind."""


def sentences(case: Case, moment: Moment, action: int, texts: list[Texts]) -> list[str]:
    return [case.kit.explain(moment.state, action, words) for words in texts]


def test_every_refused_action_is_explained_in_every_language(case: Case) -> None:
    game = case.kit.game
    texts = [case.kit.texts(language) for language in LANGUAGES]
    rng = seeded(str(case), "facts")
    explained: dict[int, set[str]] = {}
    refused: set[int] = set()
    for seed in range(several(6, 1)):
        for moment in walk(case, seed):
            tried = {rng.below(game.num_actions) for _ in range(TRIED)}
            rules = {action: moment.state.why_not(action) for action in range(game.num_actions)}
            new = {rule: action for action, rule in rules.items() if rule and rule not in refused}
            refused |= set(rules.values()) - {0}
            for action in sorted(tried | set(new.values())):
                if not rules[action]:
                    continue
                found = sentences(case, moment, action, texts)
                where = f"{case.kit.notation.text(action)}, rule {rules[action]}: {moment.where}"
                assert all(one.endswith(".") and "{" not in one and "  " not in one for one in found), (found, where)
                explained.setdefault(rules[action], set()).add(found[0])
    assert set(explained) == refused, "every rule that refuses has a fact"


def test_a_fact_changes_nothing(case: Case) -> None:
    texts = case.kit.texts("en")
    for moment in walk(case, 1):
        key = moment.state.key()
        for action in range(0, case.kit.game.num_actions, 7):
            if moment.state.why_not(action):
                case.kit.explain(moment.state, action, texts)
        assert moment.state.key() == key, moment.where
