"""Stairways, fountains, statues and bridges (B41 to B45)."""

import pytest

from kiru.games.babylon.engine import actions as act
from kiru.games.babylon.engine.components import BRIDGE, FOUNTAIN, STAIRWAY, STATUE
from kiru.games.babylon.engine.game import BabylonState
from kiru.games.babylon.engine.state import RISING_STAIRS
from tests.games.babylon.positions import (
    PLENTY,
    build,
    decorations,
    garden,
    later,
    leave,
    line,
    play,
    ready,
    refusal,
    supply,
)
from tests.games.babylon.test_placing import bridge_garden, cell


def fountain_pair() -> BabylonState:
    """Two level 1 tiles whose fountains touch between b1 and c1; the second is fresh."""
    state = garden()
    build(state, "a1 1", ne="fountain")
    later(state)
    build(state, "c1 1", nw="fountain")
    return state


def test_B41_a_decoration_is_free_and_comes_from_the_supply() -> None:
    state = fountain_pair()
    singles, before = state.singles[0], supply(state, "fountain")
    play(state, "fountain b1-c1")
    assert state.singles[0] == singles
    assert supply(state, "fountain") == before - 1
    assert state.things[cell("b1")] == state.things[cell("c1")] == FOUNTAIN


def test_B41_decorations_are_optional() -> None:
    state = fountain_pair()
    assert "fountain b1-c1" in decorations(state)
    play(state, "done")
    assert state.phase == act.BUILDING


def test_B41_one_space_must_lie_on_a_tile_of_this_turn() -> None:
    state = fountain_pair()
    later(state)
    build(state, "f5 1", nw="stairway")
    assert refusal(state, "fountain b1-c1") == "B41"


def test_B41_a_tile_of_the_same_turn_counts_whichever_came_first() -> None:
    state = garden()
    build(state, "a1 1", ne="fountain")
    build(state, "c1 1", nw="fountain")
    build(state, "f5 1", nw="stairway")
    assert "fountain b1-c1" in decorations(state), "all three were placed this turn"


def test_B41_both_spaces_carry_the_symbol() -> None:
    state = garden()
    build(state, "a1 1", ne="stairway")
    build(state, "c1 1", nw="fountain")
    assert refusal(state, "fountain b1-c1") == "B41"


def test_B41_every_space_is_empty() -> None:
    state = garden()
    build(state, "a1 1", ne="fountain", support="3 ne")
    build(state, "c1 1", nw="fountain")
    assert refusal(state, "fountain b1-c1") == "B41", "a belvedere stands on b1"
    state = fountain_pair()
    play(state, "fountain b1-c1")
    assert refusal(state, "fountain b1-c1") == "B41"


def test_B41_every_space_is_visible() -> None:
    state = garden()
    build(state, "a1 1", ne="fountain")
    build(state, "c1 1", nw="fountain")
    build(state, "b1 2", nw="statue", ne="statue")
    assert refusal(state, "fountain b1-c1") == "B43", "one tile covers both"
    assert "fountain b1-c1" not in decorations(state)


def test_B41_never_diagonally() -> None:
    state = garden()
    build(state, "a1 1", se="fountain")
    build(state, "c3 1", nw="fountain")
    assert not any(word.startswith("fountain") for word in decorations(state))


@pytest.mark.parametrize("kind", ["fountain", "stairway", "statue", "bridge"])
def test_B41_while_the_supply_lasts(kind: str) -> None:
    state = garden()
    build(state, "a1 1", ne=kind)
    build(state, {"bridge": "d1 1", "stairway": "c1 2"}.get(kind, "c1 1"), nw=kind)
    word = {"statue": "statue c1", "bridge": "bridge b1-d1"}.get(kind, f"{kind} b1-c1")
    assert word in decorations(state)
    leave(state, kind, 0)
    assert refusal(state, word) == "B41"


def test_B42_a_stairway_joins_tiles_one_level_apart() -> None:
    state = garden()
    build(state, "a1 1", ne="stairway")
    build(state, "c1 2", nw="stairway")
    play(state, "stairway b1-c1")
    assert (state.things[cell("b1")], state.things[cell("c1")]) == (RISING_STAIRS, STAIRWAY)


def test_B42_upwards_or_downwards() -> None:
    state = garden()
    build(state, "c1 1", nw="stairway")
    build(state, "a1 2", ne="stairway")
    play(state, "stairway b1-c1")
    assert (state.things[cell("b1")], state.things[cell("c1")]) == (STAIRWAY, RISING_STAIRS)


def test_B42_not_on_one_level_nor_two_levels_apart() -> None:
    state = garden()
    build(state, "a1 1", ne="stairway")
    build(state, "c1 1", nw="stairway")
    assert refusal(state, "stairway b1-c1") == "B42"
    build(state, "e1 1")
    build(state, "d1 2")
    build(state, "a3 1", se="stairway")
    build(state, "e3 1")
    build(state, "c3 2")
    build(state, "c2 3", sw="stairway")
    assert [state.tops[cell(word)] for word in ("b3", "c3")] == [1, 3]
    assert refusal(state, "stairway b3-c3") == "B42"


def test_B42_never_to_the_bare_board() -> None:
    state = garden()
    build(state, "a1 1", ne="stairway", se="stairway")
    assert refusal(state, "stairway b1-c1") == "B42"
    assert not any(word.startswith("stairway") for word in decorations(state))


def test_B43_a_fountain_joins_two_tiles_of_one_level() -> None:
    state = fountain_pair()
    assert "fountain b1-c1" in decorations(state)
    state = garden()
    build(state, "a1 1", ne="fountain")
    build(state, "c1 2", nw="fountain")
    assert refusal(state, "fountain b1-c1") == "B43"


def test_B43_not_within_one_tile() -> None:
    state = garden()
    build(state, "a1 1", key="basalt_08")
    assert [state.symbols[cell(word)] for word in ("a1", "b1")] == [FOUNTAIN, FOUNTAIN]
    assert refusal(state, "fountain a1-b1") == "B43"


def test_B43_across_rows_too() -> None:
    state = garden()
    build(state, "a1 1", sw="fountain")
    build(state, "a3 1", nw="fountain")
    play(state, "fountain a2-a3")
    assert line(state, "fountains") == 3


def test_B44_the_statue_line_of_the_booklet_in_four_steps() -> None:
    state = garden()
    build(state, "a1 1", nw="statue")
    assert "statue a1" in decorations(state), "1: the first anywhere"
    play(state, "statue a1")
    later(state)
    build(state, "e1 1", nw="statue")
    assert "statue e1" in decorations(state), "2: in a line with the first"
    play(state, "statue e1")
    later(state)
    build(state, "g4 1", nw="statue")
    assert refusal(state, "statue g4") == "B44", "3: not in a line with any"
    later(state)
    build(state, "e4 1", nw="statue")
    play(state, "statue e4")
    assert refusal(state, "statue g4") == "B41", "4: in line now, but its tile was placed in an earlier turn"


def test_B44_at_any_distance_and_level() -> None:
    state = garden()
    build(state, "a1 1", nw="statue")
    play(state, "statue a1")
    build(state, "g1 2", ne="statue")
    assert "statue h1" in decorations(state)
    build(state, "a7 1", sw="statue")
    assert "statue a8" in decorations(state)


def test_B44_when_no_statue_is_left_the_next_is_a_first_one() -> None:
    state = garden()
    build(state, "c3 1", key="start_pink")
    play(state, "statue c4")
    build(state, "g7 1", nw="statue")
    assert refusal(state, "statue g7") == "B44"
    build(state, "c4 2", support="4")
    assert refusal(state, "statue g7") == "", "the statue on c4 is a pillar now"


def test_B44_a_covered_statue_still_gives_a_line() -> None:
    state = garden()
    build(state, "c3 1", key="start_pink")
    play(state, "statue c4")
    build(state, "c4 2", support="3 nw")
    build(state, "g4 1", nw="statue")
    assert "statue g4" in decorations(state), "row 4"
    build(state, "e6 1", nw="statue")
    assert refusal(state, "statue e6") == "B44"


def test_B44_the_statue_of_another_garden_gives_no_line() -> None:
    state = garden()
    state.statue_lines[1] = 0xFFFF
    build(state, "a1 1", nw="statue")
    play(state, "statue a1")
    build(state, "c3 1", nw="statue")
    assert refusal(state, "statue c3") == "B44"


def test_B45_a_bridge_spans_one_empty_cell() -> None:
    state = garden()
    build(state, "a1 1", ne="bridge")
    build(state, "d1 1", nw="bridge")
    assert "bridge b1-d1" in decorations(state)
    play(state, "bridge b1-d1")
    assert state.things[cell("b1")] == state.things[cell("d1")] == BRIDGE
    assert state.decks[cell("c1")] == 1


@pytest.mark.parametrize("place", ["c1 1", "e1 1"])
def test_B45_not_over_none_or_two_cells(place: str) -> None:
    state = garden()
    build(state, "a1 1", ne="bridge")
    build(state, place, nw="bridge")
    assert not any(word.startswith("bridge") for word in decorations(state))


def test_B45_both_ends_on_one_level() -> None:
    state = garden()
    build(state, "a1 1", ne="bridge")
    build(state, "d1 2", nw="bridge")
    assert refusal(state, "bridge b1-d1") == "B45"


def high_ends(gap_level: int) -> BabylonState:
    """Ends of a level 2 bridge on b3 and d3 with the gap c3 on the board or on a level 1 tile."""
    state = garden()
    if gap_level:
        build(state, "c3 1", support="4", nw="statue")
    else:
        build(state, "g7 1")
    build(state, "a3 2", ne="bridge")
    later(state)
    return state


def test_B45_the_gap_may_be_any_surface_below_the_bridge() -> None:
    state = high_ends(0)
    build(state, "d3 2", nw="bridge")
    assert "bridge b3-d3" in decorations(state)
    state = high_ends(1)
    build(state, "d2 2", sw="bridge")
    assert state.tops[cell("c3")] == 1
    assert "bridge b3-d3" in decorations(state)


def test_B45_the_gap_must_be_lower_than_the_bridge() -> None:
    state = garden()
    build(state, "a3 1", ne="bridge")
    build(state, "c2 1")
    build(state, "d4 1")
    state.symbols[cell("d3")] = BRIDGE
    assert state.tops[cell("c3")] == 1
    assert refusal(state, "bridge b3-d3") == "B45"


def test_B45_nothing_stands_in_the_gap_one_level_below() -> None:
    state = high_ends(1)
    build(state, "d2 2", sw="bridge")
    assert "bridge b3-d3" in decorations(state)
    state.things[cell("c3")] = STATUE
    assert refusal(state, "bridge b3-d3") == "B45"


def test_B45_an_item_two_levels_below_is_no_obstacle() -> None:
    state = high_ends(1)
    build(state, "d2 2", sw="bridge")
    for word in ("a3", "b3", "a4", "b4", "d2", "e2", "d3", "e3"):
        state.tops[cell(word)] = 3
    state.things[cell("c3")] = STATUE
    assert "bridge b3-d3" in decorations(state)


def test_B45_bridges_cross_when_the_upper_comes_later() -> None:
    state = bridge_garden()
    build(state, "c1 2", sw="bridge")
    build(state, "c4 2", nw="bridge")
    assert "bridge c2-c4" in decorations(state), "a lower bridge does not block it"
    play(state, "bridge c2-c4")
    assert state.decks[cell("c3")] == 2


@pytest.mark.parametrize("level", [1, 2])
def test_B45_a_bridge_is_blocked_by_one_of_its_level_or_higher(level: int) -> None:
    state = garden()
    build(state, "a1 1", ne="bridge")
    build(state, "d1 1", nw="bridge")
    state.decks[cell("c1")] = level
    assert refusal(state, "bridge b1-d1") == "B45"


def test_B45_the_bridged_cell_takes_no_pillar_and_no_low_tile() -> None:
    state = bridge_garden()
    ready(state, PLENTY)
    assert refusal(state, "place c3 1") == refusal(state, "place b3 1") == "B37"
    assert refusal(state, "place c2 2") == "B31", "c3 takes no pillar, d3 is the end of the bridge"


def test_B45_the_bridged_cell_takes_no_decoration() -> None:
    state = high_ends(1)
    assert state.symbols[cell("c3")] == STATUE
    state.fresh = 0
    assert "statue c3" in decorations(state)
    state.decks[cell("c3")] = 2
    assert refusal(state, "statue c3") == "B41"


def test_B45_with_ground_gaps_only_the_bare_board_is_spanned() -> None:
    for gap, expected in (("level", True), ("ground", False)):
        state = garden(bridge_gap=gap)
        build(state, "c3 1", support="4")
        build(state, "a3 2", ne="bridge")
        build(state, "d2 2", sw="bridge")
        assert ("bridge b3-d3" in decorations(state)) == expected
        state = garden(bridge_gap=gap)
        build(state, "g7 1")
        build(state, "a3 2", ne="bridge")
        build(state, "d3 2", nw="bridge")
        assert "bridge b3-d3" in decorations(state)
        state.decks[cell("c3")] = 1
        assert ("bridge b3-d3" in decorations(state)) == expected, "a lower bridge is an item over the board"


def test_B45_across_columns_too() -> None:
    state = garden()
    build(state, "a1 1", sw="bridge")
    build(state, "a4 1", nw="bridge")
    play(state, "bridge a2-a4")
    assert state.decks[cell("a3")] == 1
