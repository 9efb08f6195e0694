"""What may be done, what may not and why, and how actions are written."""

import pytest

from kiru.core.actions import Actions
from kiru.core.game import CHANCE, OVER
from kiru.text import LANGUAGES
from tests.contract.cases import CASES, Case, several
from tests.contract.walk import walk

pytestmark = pytest.mark.parametrize("case", CASES, ids=str)


def test_every_state_has_an_action_or_is_over(case: Case) -> None:
    game = case.kit.game
    for seed in range(several(60, 4)):
        for moment in walk(case, seed):
            state, listed = moment.state, moment.listed
            assert state.players == case.players, moment.where
            assert state.seat == CHANCE or 0 <= state.seat < case.players, moment.where
            assert 0 <= state.phase < len(game.phases), moment.where
            assert state.is_over == (state.phase == OVER), moment.where
            assert state.is_over != bool(listed), moment.where


def test_listed_actions_rise_and_are_in_range(case: Case) -> None:
    most = case.kit.game.num_actions
    for seed in range(several(60, 4)):
        for moment in walk(case, seed):
            listed = moment.listed
            assert listed == sorted(listed), moment.where
            assert all(0 <= action < most for action in listed), moment.where
            if moment.state.seat != CHANCE:
                assert len(set(listed)) == len(listed), moment.where


def test_listing_adds_and_changes_nothing(case: Case) -> None:
    for seed in range(several(6, 2)):
        for moment in walk(case, seed):
            key = moment.state.key()
            out = Actions()
            out.add(-5)
            moment.state.legal_actions(out)
            assert list(out) == [-5, *moment.listed], moment.where
            assert moment.state.key() == key, moment.where


def test_why_not_agrees_with_the_listing_for_every_action(case: Case) -> None:
    most = case.kit.game.num_actions
    for seed in range(several(9, 2)):
        for moment in walk(case, seed):
            listed = set(moment.listed)
            for action in range(-2, most + 2):
                rule = moment.state.why_not(action)
                assert (rule == 0) == (action in listed), f"action {action}, rule {rule}: {moment.where}"


def test_why_not_names_a_rule_with_a_sentence_in_every_language(case: Case) -> None:
    game = case.kit.game
    rules = {
        moment.state.why_not(action)
        for seed in range(several(6, 2))
        for moment in walk(case, seed)
        for action in range(-1, game.num_actions + 1)
    } - {0}
    assert rules
    for language in LANGUAGES:
        texts = case.kit.texts(language)
        for rule in sorted(rules):
            key = f"rule-{game.rule_id(rule)}"
            assert texts.has(key), f"{key} has no text in {language}"
            assert texts(key).strip(), f"{key} is empty in {language}"
            assert texts(f"{key}.title").strip(), f"{key} has no title in {language}"


def test_listed_actions_have_words_that_read_back(case: Case) -> None:
    notation = case.kit.notation
    for seed in range(several(30, 3)):
        for moment in walk(case, seed):
            for action in set(moment.listed):
                word = notation.text(action)
                assert word, f"action {action} has no word: {moment.where}"
                assert notation.action(word) == action, moment.where
