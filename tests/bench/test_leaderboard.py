"""The leaderboard: who meets whom, what an interrupted run keeps, and a document of what there is."""

from pathlib import Path

import pytest

from kiru.arena import contest, policies, sparring
from kiru.arena.contest import ContestPlan
from kiru.bench.leaderboard import open_spiel, page, tables
from kiru.bench.leaderboard.tables import Settings
from kiru.core.errors import KiruError

SMALL = Settings(games=2, royal=10, playouts=0, seed="1")


def test_everybody_meets_everybody_and_each_pair_has_deals_of_its_own() -> None:
    plans = list(tables.plans("hanging_gardens", 2, SMALL))
    bots = tables.roster("hanging_gardens", 2, SMALL)
    assert len(plans) == len(bots) * (len(bots) - 1) / 2
    assert len({plan.seed for plan in plans}) == len(plans)
    assert {"random", "greedy", "novice", "gardener", "architect", "royal-10"} <= set(bots)


def test_at_larger_tables_every_choice_of_bots_sits_everywhere() -> None:
    (plan,) = tables.plans("amyitis", 3, SMALL)
    bots = tables.roster("amyitis", 3, SMALL)
    assert len(plan.lineups) == len(bots) * (len(bots) - 1) * (len(bots) - 2) / 6
    assert plan.deals == 1
    assert ("policy" in bots) == policies.is_there("amyitis", 3)


def test_games_are_kept_and_more_are_added(tmp_path: Path) -> None:
    few, more = (next(tables.plans("hanging_gardens", 2, Settings(games, 10, 0, "1"))) for games in (2, 4))
    first = tables.open_contest(tmp_path, few)
    first.play(1, lambda _: None)
    again = tables.open_contest(tmp_path, more)
    assert again.resumed == 2
    again.play(1, lambda _: None)
    assert len(again.results) == 4
    assert [(one.deal, one.scores) for one in again.results[:2]] == [(one.deal, one.scores) for one in first.results]


def test_a_duel_is_told_from_both_sides_and_shares_add_up(tmp_path: Path) -> None:
    played = []
    for plan in list(tables.plans("hanging_gardens", 2, SMALL))[:3]:
        kept = tables.open_contest(tmp_path, plan)
        kept.play(1, lambda _: None)
        played.append((plan, kept.results))
    found = tables.standing("hanging_gardens", 2, played)
    assert found.games == 6
    for (one, other), (share, _, games) in found.duels.items():
        assert share + found.duels[other, one][0] == pytest.approx(1)
        assert games == 2
    text = page.text("kiru benchmark", None, [found])
    assert "### hanging_gardens, 2 players" in text
    rows = [line for line in text.splitlines() if line.startswith("| `random` |")]
    assert len(rows) == 2, "once in the ratings, once in the duels"
    assert "## Speed" not in text, "nothing was measured"


def test_open_spiel_searches_our_games() -> None:
    pytest.importorskip("pyspiel")
    plan = ContestPlan("hanging_gardens", ("open_spiel_mcts-2", "random"), 2, 2, "1")
    contest.check(plan)
    one, two = (tables.play_set((plan, (0, 0))) for _ in range(2))
    assert [game.scores for game in one] == [game.scores for game in two], "the seed decides"
    assert all(game.decisions > 50 for game in one)
    for name in ("open_spiel_mcts", "open_spiel_mcts-x", "open_spiel_mcts-0"):
        with pytest.raises(KiruError, match="error-bot-budget"):
            sparring.check(name, "babylon", 2)
    assert open_spiel.mark() in sparring.mark(plan.bots, "hanging_gardens", 2)
