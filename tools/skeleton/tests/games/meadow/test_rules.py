"""The rules of The Meadow, one test or more a rule, written from the rulebook."""

import kiru
from kiru.core.game import CHANCE

KIT = kiru.new("meadow", players=2, seed="1").kit


def test_M01_the_chosen_player_starts() -> None:
    match = kiru.new("meadow", players=3, seed="1", first="2")
    assert match.turn is not None
    assert match.turn.seat == 1


def test_M01_otherwise_chance_draws_a_player() -> None:
    starts = {kiru.new("meadow", players=2, seed=str(seed)).state.seat for seed in range(20)}
    assert starts == {0, 1}


def test_M02_the_row_has_one_flower_more_than_players() -> None:
    for players in (2, 3, 4):
        match = kiru.new("meadow", players=players, seed="1")
        assert sum(one["count"] for one in match.view()["row"]) == players + 1


def test_M10_a_flower_of_the_row_is_picked_and_kept() -> None:
    match = kiru.new("meadow", players=2, seed="1", first="1")
    action = match.legal[0]
    kind = [f"pick {one['key']}" for one in match.view()["row"]].index(action)
    before = match.view()["row"][kind]["count"]
    match.play(action)
    assert match.view()["row"][kind]["count"] == before - 1
    assert match.view()["players"][0]["flowers"][kind]["count"] == 1


def test_M10_nothing_else_can_be_picked() -> None:
    match = kiru.new("meadow", players=2, seed="1")
    for one in match.view()["row"]:
        refused = match.why_not(f"pick {one['key']}")
        assert (refused is None) == (one["count"] > 0)
        assert refused is None or refused.rule == "M10"


def test_M11_the_next_round_begins_with_the_next_player() -> None:
    match = kiru.new("meadow", players=3, seed="1", first="1")
    while match.view()["round"] == 1:
        match.play(match.legal[0])
    assert match.view()["turn"] == 1
    assert sum(one["count"] for one in match.view()["row"]) == 4


def test_M12_the_game_ends_after_the_last_round() -> None:
    match = kiru.new("meadow", players=4, seed="1")
    choices = 0
    while not match.is_over:
        match.play(match.legal[0])
        choices = sum(step.seat != CHANCE for step in match.referee.steps)
    assert choices == 4 * match.view()["rounds"]


def test_M20_and_M21_flowers_and_bouquets() -> None:
    pads = KIT.score_sheet("player Ada\nflowers clover poppy iris orchid orchid\nplayer Bel\nflowers poppy poppy\n")
    assert [dict(pad.lines) for pad in pads] == [{"flowers": 16, "bouquets": 3}, {"flowers": 4, "bouquets": 0}]


def test_M22_most_points_win_and_equal_points_share() -> None:
    pads = KIT.score_sheet("player Ada\nflowers poppy\nplayer Bel\nflowers clover clover\nplayer Cem\nflowers iris\n")
    assert [pad.place for pad in pads] == [2, 2, 1]
