"""Personalities: a taste that shows, at equal strength, only in games that have it, and named in every language."""

from statistics import fmean

import pytest

from kiru.ai import bots, personalities
from kiru.ai.personalities import tastes_of, with_personality
from kiru.arena.coaching.tastes import taste_deals
from kiru.arena.ratings import half_width
from kiru.core.errors import KiruError
from kiru.games import NAMES, open_kit
from kiru.text import LANGUAGES
from tests.ai.games import COMPILED

LIKED = {
    "amyitis": {
        "builder": ("engineers", "irrigation", "palaces"),
        "trader": ("bankers", "sales"),
        "planter": ("tiles", "favor"),
    },
    "hanging_gardens": {"builder": ("irrigation",), "host": ("visitors",), "planter": ("trees",)},
    "babylon": {"builder": ("bridges", "decoration_sets"), "sculptor": ("statues",), "dreamer": ("fountains",)},
}
"""The score lines on which each of them ends ahead."""


@pytest.mark.parametrize("game", NAMES)
def test_tastes_are_about_features_of_the_game_and_named_everywhere(game: str) -> None:
    kit, tastes = open_kit(game), tastes_of(game)
    assert set(tastes) == set(LIKED[game]) <= set(personalities.NAMES)
    for name, taste in tastes.items():
        assert set(taste) <= set(kit.evaluator.names)
        titles = {kit.texts(language)(f"personality-{name}") for language in LANGUAGES}
        assert len(titles) == len(LANGUAGES), "said otherwise in each of them"


@pytest.mark.parametrize("game", NAMES)
def test_a_taste_shifts_the_weights_of_tables_of_every_size(game: str) -> None:
    kit = open_kit(game)
    name, taste = next(iter(tastes_of(game).items()))
    feature, more = next(iter(taste.items()))
    place = kit.evaluator.names.index(feature)
    tasting = with_personality(kit.evaluator, name)
    for players in range(1, kit.game.max_players + 1):
        usual = kit.evaluator.weights_at(players)
        assert tasting.weights_at(players)[place] == usual[place] + more
        assert tasting.weights_at(players)[0] == usual[0]
    assert tasting.dials == kit.evaluator.dials


def test_a_bot_has_one_personality_behind_its_budget() -> None:
    assert bots.parse("royal-2s-builder").personality == "builder"
    assert bots.parse("gardener").personality == ""
    for name in ("royal-builder-trader", "royal-king", "novice-builder"):
        with pytest.raises(KiruError):
            bots.parse(name)


def test_a_game_refuses_whom_it_does_not_have() -> None:
    bots.check("royal-host", "hanging_gardens")
    with pytest.raises(KiruError, match="error-bot-personality"):
        bots.check("royal-host", "amyitis")
    with pytest.raises(KiruError, match="error-bot-personality"):
        bots.make("royal-host", "1", 0, open_kit("amyitis").evaluator)


@pytest.mark.skipif(not COMPILED, reason="too slow interpreted")
@pytest.mark.parametrize("game", NAMES)
def test_tastes_show_and_cost_no_strength(game: str) -> None:
    """A smaller round of what docs/minds.md tells: 48 games each, so that only what no chance explains is refused."""
    lines = open_kit(game).game.score_lines
    found = taste_deals(game, "royal-40", 2, 24, "tastes", 1, lambda: None)
    for name, deals in found.items():
        shares = [deal.share for deal in deals]
        assert abs(fmean(shares) - 0.5) <= 2 * half_width(shares), name
        liked = [lines.index(line) for line in LIKED[game][name]]
        assert fmean(sum(deal.lines[line] for line in liked) for deal in deals) > 0, name
