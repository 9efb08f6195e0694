"""Whatever is reached has words in both languages."""

import re
from functools import cache

import pytest

from kiru.core.game import CHANCE
from kiru.core.rng import seeded
from kiru.games.kit import Kit
from kiru.text import LANGUAGES, Texts
from tests.contract.cases import CASES, Case, several
from tests.contract.walk import Moment, walk
from tests.support.plain import is_plain

pytestmark = pytest.mark.parametrize("case", CASES, ids=str)
GAMES = several(8, 3)


@cache
def moments(case: str) -> list[Moment]:
    """A moment of each phase, taken anywhere in the game, from several games."""
    chosen = next(other for other in CASES if str(other) == case)
    kept = []
    for seed in range(GAMES):
        by_phase: dict[int, list[Moment]] = {}
        for moment in walk(chosen, seed):
            by_phase.setdefault(moment.state.phase, []).append(moment._replace(state=moment.state.clone()))
        rng = seeded(f"{case}/{seed}", "moments")
        kept += [found[rng.below(len(found))] for found in by_phase.values()]
    return kept


ONE_OF_MANY = re.compile(r"(?<![\w./])1 (?:\w+ )?(points|tools|cards|flowers|gardeners|spaces|objectives|decisions)\b")
"""English that counts wrong: "1 points"."""


def assert_words(lines: list[str], where: str) -> None:
    assert lines, where
    for line in lines:
        assert line.strip(), where
        assert is_plain(line), f"{line!r}: {where}"
        assert "{" not in line, f"{line!r}: {where}"
        if where.startswith("en: "):
            assert not ONE_OF_MANY.search(line), f"{line!r}: {where}"


def tell(kit: Kit, moment: Moment, names: list[str], texts: Texts) -> None:
    """Everything that can be said of a moment."""
    state, listed, action, where = moment
    where = f"{texts.language}: {where}"
    assert_words(kit.describe(state, names, texts), where)
    assert_words([kit.prompt(state, names, texts)], where)
    if state.is_over:
        assert_words(kit.result(state, names, texts), where)
        return
    line = kit.story(state, action, names, texts)
    assert isinstance(line, str), where
    if line:
        assert_words([line], where)
    if state.seat != CHANCE:
        labels = [kit.label(state, action, texts) for action in listed]
        assert_words(labels, where)
        assert len(set(labels)) == len(labels), f"two actions have one label: {where}"


def test_everything_reached_has_words(case: Case) -> None:
    reached = moments(str(case))
    for language in LANGUAGES:
        texts = case.kit.texts(language)
        for moment in reached:
            tell(case.kit, moment, case.names, texts)


def test_story_tells_the_names_not_the_seats(case: Case) -> None:
    """Renaming the players renames them in the log and changes nothing else."""
    kit, texts = case.kit, case.kit.texts("en")
    others = [f"Q{seat}q" for seat in range(case.players)]
    for moment in moments(str(case))[::2]:
        if moment.state.is_over:
            continue
        told = kit.story(moment.state, moment.action, case.names, texts)
        for name, other in zip(case.names, others, strict=True):
            told = told.replace(name, other)
        assert told == kit.story(moment.state, moment.action, others, texts), moment.where
