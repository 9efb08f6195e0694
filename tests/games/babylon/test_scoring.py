"""The score pad seen from above (B61) and the winner (B62)."""

import pytest

from kiru.games import open_kit
from kiru.games.babylon.engine.game import BabylonState
from tests.games.babylon.positions import (
    GAME,
    build,
    garden,
    line,
    play,
    table,
)
from tests.games.babylon.reference import TILES
from tests.games.babylon.test_placing import bridge_garden, cell, statue_garden

KIT = open_kit("babylon")
NAMES = ("Ada", "Bel", "Cyrus", "Dalia")


def test_B61_the_pad_has_eight_lines() -> None:
    assert GAME.score_lines == [
        "statues", "fountains", "bridges", "stairways", "decoration_sets", "flower_sets", "belvederes", "highest_point",
    ]  # fmt: skip
    state = table()
    assert state.score_lines(0) == [0] * 8
    assert state.score(0) == 0


def tower(state: BabylonState, **corners: str) -> None:
    """A garden in the north-west that bears a level 3 tile on b2; the corners are those of the level 2 tile on b1."""
    for place in ("a1 1", "c1 1", "b3 1"):
        build(state, place)
    build(state, "b1 2", key="", **corners)


def test_B61_a_statue_is_worth_its_level() -> None:
    """The booklet's statue on the third level: 3 points."""
    state = garden()
    tower(state)
    build(state, "b2 3", nw="statue")
    play(state, "statue b2")
    assert line(state, "statues") == 3


def test_B61_a_fountain_is_worth_three_times_its_level() -> None:
    """The booklet's fountain on the second level: 6 points."""
    state = garden()
    build(state, "g7 1")
    build(state, "a1 2", ne="fountain")
    build(state, "c1 2", nw="fountain")
    play(state, "fountain b1-c1")
    assert line(state, "fountains") == 6


def test_B61_a_bridge_is_worth_three_times_its_level() -> None:
    assert line(bridge_garden(), "bridges") == 3
    state = garden()
    build(state, "g7 1")
    build(state, "a3 2", ne="bridge")
    build(state, "d3 2", nw="bridge")
    play(state, "bridge b3-d3")
    assert line(state, "bridges") == 6


def test_B61_a_stairway_is_worth_both_its_levels() -> None:
    """The booklet's stairways: 3 points between levels 1 and 2, 5 between 2 and 3."""
    state = garden()
    build(state, "a1 1", ne="stairway")
    build(state, "c1 2", nw="stairway")
    play(state, "stairway b1-c1")
    assert line(state, "stairways") == 3
    state = garden()
    tower(state, nw="stairway")
    build(state, "b2 3", nw="stairway")
    play(state, "stairway b1-b2")
    assert line(state, "stairways") == 5


def test_B61_a_belvedere_is_worth_one_on_every_level() -> None:
    state = garden()
    build(state, "a1 1", support="3 se")
    assert line(state, "belvederes") == 1
    build(state, "d1 2", support="3 nw")
    assert line(state, "belvederes") == 2


def test_B61_hidden_things_score_nothing_and_half_hidden_ones_in_full() -> None:
    state = garden()
    build(state, "a1 1", se="fountain")
    build(state, "c1 1", sw="fountain")
    play(state, "fountain b2-c2")
    build(state, "a2 2", support="3 ne")
    assert line(state, "fountains") == 3, "its end on c2 is still seen"
    build(state, "c2 2", support="3 nw")
    assert line(state, "fountains") == 0
    assert line(state, "belvederes") == 2


def test_B61_a_half_hidden_stairway_counts_from_either_end() -> None:
    state = garden()
    build(state, "a1 1", se="stairway")
    build(state, "c1 2", sw="stairway")
    play(state, "stairway b2-c2")
    build(state, "a3 2")
    build(state, "a2 3", support="3 ne")
    assert line(state, "stairways") == 3, "the upper end is seen"
    build(state, "c3 2")
    build(state, "c2 3", support="3 nw")
    assert line(state, "stairways") == 0


def test_B61_the_upper_end_hidden_leaves_the_lower_end() -> None:
    state = garden()
    build(state, "a1 1", se="stairway")
    build(state, "c1 2", sw="stairway")
    play(state, "stairway b2-c2")
    build(state, "c3 2")
    build(state, "c2 3", support="3 nw")
    assert line(state, "stairways") == 3


def test_B61_the_deck_keeps_a_bridge_in_sight() -> None:
    state = bridge_garden()
    build(state, "a2 2", support="3 se")
    build(state, "d2 2", support="3 sw")
    assert (state.tops[cell("b3")], state.tops[cell("d3")]) == (2, 2)
    assert line(state, "bridges") == 3


def test_B61_a_bridge_hides_nothing_below_it() -> None:
    state = bridge_garden()
    build(state, "c1 2", sw="bridge")
    build(state, "c4 2", nw="bridge")
    play(state, "bridge c2-c4")
    assert line(state, "bridges") == 3 + 6
    assert state.ranking()[0] == 1


def test_B34_B61_a_statue_used_as_a_pillar_counts_in_no_set() -> None:
    state = statue_garden()
    for kind in ("stairway", "fountain", "bridge"):
        add_hidden(state, kind)
    assert line(state, "decoration_sets") == 4
    build(state, "c4 2", support="4")
    assert line(state, "decoration_sets") == 0


def add_hidden(state: BabylonState, kind: str) -> None:
    """Note an item of a kind on the empty far corner of the list, seen from above."""
    number = state.items[0]
    state.item_kind[number] = ["", "stairway", "fountain", "bridge", "statue"].index(kind)
    state.item_place[number] = 50
    state.item_level[number] = 0
    state.items[0] += 1


def test_B61_a_set_is_one_of_each_decoration_and_each_counts_once() -> None:
    state = garden()
    for kind in ("stairway", "fountain", "bridge", "statue"):
        assert line(state, "decoration_sets") == 0
        add_hidden(state, kind)
    assert line(state, "decoration_sets") == 4
    for kind in ("statue", "statue", "bridge", "fountain"):
        add_hidden(state, kind)
    assert line(state, "decoration_sets") == 4, "the second set has no stairway"
    add_hidden(state, "stairway")
    assert line(state, "decoration_sets") == 8


def test_B61_a_set_of_flowers_is_four_visible_tiles_of_four_flowers() -> None:
    state = garden()
    places = iter(("a1 1", "c1 1", "e1 1", "g1 1", "a4 1", "c4 1", "e4 1", "g4 1"))
    for key in ("basalt_01", "basalt_02", "basalt_03"):
        build(state, next(places), key=key)
        assert line(state, "flower_sets") == 0
    build(state, next(places), key="basalt_05")
    assert line(state, "flower_sets") == 0, "white again"
    build(state, next(places), key="basalt_04")
    assert {TILES[f"basalt_0{number}"]["flower"] for number in (1, 2, 3, 4)} == {"white", "pink", "yellow", "blue"}
    assert line(state, "flower_sets") == 4
    for key in ("basalt_06", "basalt_07", "basalt_08"):
        build(state, next(places), key=key)
    assert line(state, "flower_sets") == 8


def test_B61_a_hidden_tile_gives_no_flower() -> None:
    state = garden()
    build(state, "c3 1", key="basalt_01")
    for key, place in (("basalt_02", "e3 1"), ("basalt_03", "a3 1"), ("basalt_04", "g7 1")):
        build(state, place, key=key)
    assert line(state, "flower_sets") == 4
    build(state, "b3 2", key="granite_02")
    assert line(state, "flower_sets") == 4, "half of the white tile is seen"
    build(state, "d3 2", key="granite_03")
    assert line(state, "flower_sets") == 0, "the only white tile is hidden"


@pytest.mark.parametrize(("edition", "points"), [("english", 9), ("polish", 6)])
def test_B61_the_highest_point(edition: str, points: int) -> None:
    state = garden(edition=edition)
    tower(state)
    build(state, "b2 3")
    assert line(state, "highest_point") == points


def test_B61_stored_things_score_nothing() -> None:
    state = garden()
    assert state.stored[0] >= 0
    assert state.singles[0] > 0
    assert state.score(0) == 0


def test_B61_the_total_is_the_sum_of_the_lines() -> None:
    state = bridge_garden()
    assert state.score_lines(0) == [0, 0, 3, 0, 0, 0, 0, 1]
    assert state.score(0) == 4


def test_B62_most_points_win() -> None:
    state = garden()
    build(state, "a1 1")
    assert state.ranking() == [1, 2, 2, 2]


def test_B62_a_tie_goes_to_the_fewest_bare_cells() -> None:
    state = table()
    for seat, places in enumerate((("a1 1",), ("a1 1", "c1 1"), ("a1 1",), ())):
        state.turn = seat
        for place in places:
            build(state, place)
    assert [state.score(seat) for seat in range(4)] == [1, 1, 1, 0]
    assert state.ranking() == [2, 1, 2, 4]


def test_B62_cells_under_a_bridge_are_bare_and_overlaps_count_once() -> None:
    state = table()
    state.turn = 0
    build(state, "a1 1")
    build(state, "b2 2", support="3 se")
    state.turn = 1
    build(state, "a1 1")
    build(state, "d1 2", support="3 se")
    assert state.score(0) == state.score(1)
    assert state.ranking()[:2] == [2, 1], "seven cells against eight"


def test_B62_still_tied_is_shared() -> None:
    state = table()
    for seat in range(4):
        state.turn = seat
        build(state, "a1 1" if seat else "g7 1")
    assert state.ranking() == [1, 1, 1, 1]


def test_B62_the_result_tells_what_broke_a_tie_and_who_shares_a_place() -> None:
    state = table()
    for seat, places in enumerate((("a1 1",), ("a1 1", "c1 1"), ("a1 1",), ())):
        state.turn = seat
        for place in places:
            build(state, place)
    told = KIT.result(state, NAMES, KIT.texts("en"))
    assert told[0] == (
        "Bel wins with 1 point. Ada, Cyrus reached as many: the tie goes to the player with the fewest bare spaces."
    )
    assert [line.endswith("a shared place.") for line in told[1:]] == [False, True, True, False]
    polish = KIT.result(state, NAMES, KIT.texts("pl"))
    assert "Tyle samo punktów: Ada, Cyrus." in polish[0]
    state = table()
    assert KIT.result(state, NAMES, KIT.texts("en"))[0].startswith("Ada, Bel, Cyrus, Dalia share the victory")
