"""Placing terraces: spots, pillars, levels, what is in the way, and the price (B30 to B40)."""

from kiru.core.game import NONE
from kiru.games.babylon.engine import actions as act
from kiru.games.babylon.engine.components import BELVEDERE, EMPTY
from kiru.games.babylon.engine.game import BabylonState
from kiru.games.babylon.engine.terraces import feet_at, price
from tests.games.babylon.positions import (
    BOX,
    PLENTY,
    build,
    decorations,
    garden,
    hold,
    later,
    leave,
    legal,
    line,
    places,
    play,
    ready,
    refusal,
    supply,
    take_up,
)
from tests.games.babylon.reference import CORNERS


def cell(word: str) -> int:
    return "abcdefgh".index(word[0]) + 8 * (int(word[1]) - 1)


def spot(word: str) -> int:
    return "abcdefg".index(word[0]) + 7 * (int(word[1]) - 1)


def supports(state: BabylonState, place: str) -> list[str]:
    """The ways to carry a tile at a place."""
    copy = state.clone()
    play(copy, f"place {place}")
    return [word.removeprefix("support ") for word in legal(copy)]


def cost(state: BabylonState, place: str, choice: int = 0) -> int:
    """The price of a placement as a client may show it, before anything is chosen."""
    where, level = place.split()
    return price(state, feet_at(state, spot(where), int(level)), choice)


def test_B30_a_tile_covers_two_by_two_cells_anywhere_on_the_board() -> None:
    state = garden()
    ready(state, PLENTY)
    assert places(state) == {f"{column}{row} 1" for column in "abcdefg" for row in range(1, 8)}
    play(state, "place g7 1", "support 4", "rotate 0")
    assert [number for number in range(64) if state.tops[number]] == [cell(word) for word in ("g7", "h7", "g8", "h8")]


def test_B30_a_tile_turns_clockwise_and_is_never_flipped() -> None:
    """The starting tile shows stairway, fountain, bridge, statue clockwise from the north-west."""
    for turn, expected in enumerate(
        (
            ["stairway", "fountain", "bridge", "statue"],
            ["statue", "stairway", "fountain", "bridge"],
            ["bridge", "statue", "stairway", "fountain"],
            ["fountain", "bridge", "statue", "stairway"],
        )
    ):
        state = garden()
        build(state, "c3 1", key="start_pink", rotate=90 * turn)
        seen = [state.symbols[cell(word)] for word in ("c3", "d3", "d4", "c4")]
        assert [["-", "stairway", "fountain", "bridge", "statue"][symbol] for symbol in seen] == expected


def test_B30_rotations_that_look_alike_are_offered_once() -> None:
    state = garden()
    ready(state, PLENTY, key="clay_02")
    play(state, "place c3 1", "support 4")
    assert legal(state) == ["rotate 0", "rotate 90"]
    assert refusal(state, "rotate 180") == "B30"


def test_B31_the_first_level_stands_on_single_pillars() -> None:
    state = garden()
    ready(state, 4)
    assert supports(state, "c3 1") == ["4", "3 nw", "3 ne", "3 se", "3 sw"]
    play(state, "place c3 1", "support 4", "rotate 0")
    assert state.singles[0] == 0
    assert state.laid_feet[0] == 0b01010101


def test_B31_three_pillars_are_the_least() -> None:
    state = garden()
    ready(state, 3)
    assert supports(state, "c3 1") == ["3 nw", "3 ne", "3 se", "3 sw"]
    take_up(state, "basalt_16")
    hold(state, 2)
    assert refusal(state, "build dug") == "B31"


def test_B31_a_pillar_reaches_one_or_two_levels_and_no_more() -> None:
    state = garden()
    build(state, "a1 1")
    build(state, "c1 1")
    build(state, "b1 2")
    later(state)
    ready(state, PLENTY)
    assert refusal(state, "place b2 3") == "B31", "two corners on level 2, two on the board three levels below"
    assert refusal(state, "place a2 1") == "B37"


def test_B31_no_pillar_on_an_item() -> None:
    state = garden()
    build(state, "a1 1", key="start_pink", rotate=0)
    play(state, "statue a2")
    state.things[cell("a2")] = BELVEDERE
    later(state)
    ready(state, PLENTY)
    assert refusal(state, "place a2 2") == "", "three feet: b2 single, a3 and b3 double"
    assert supports(state, "a2 2") == ["3 nw"]


def test_B32_two_singles_are_swapped_for_a_double_when_paying() -> None:
    state = garden()
    build(state, "a1 1")
    later(state)
    ready(state, 8)
    singles, doubles = supply(state, "single"), supply(state, "double")
    assert cost(state, "d4 2") == 8
    play(state, "place d4 2", "support 4", "rotate 0")
    assert state.singles[0] == 0
    assert (supply(state, "single"), supply(state, "double")) == (singles + 8, doubles - 4)
    assert state.laid_feet[1] == 0b10101010


def test_B31_a_tile_that_cannot_be_paid_for_is_refused() -> None:
    state = garden()
    build(state, "a1 1")
    later(state)
    ready(state, 5)
    assert refusal(state, "place d4 2") == "B31"
    assert cost(state, "d4 2", 1) == 6
    hold(state, 6)
    assert refusal(state, "place d4 2") == ""
    assert supports(state, "d4 2") == ["3 nw", "3 ne", "3 se", "3 sw"]


def test_B32_no_swap_with_no_double_in_the_supply() -> None:
    state = garden()
    build(state, "a1 1")
    later(state)
    ready(state, PLENTY)
    leave(state, "double", 3)
    assert supports(state, "d4 2") == ["3 nw", "3 ne", "3 se", "3 sw"]
    leave(state, "double", 2)
    assert refusal(state, "place d4 2") == "B32"


def test_B32_a_double_is_never_swapped_back() -> None:
    state = garden()
    take_up(state, "basalt_16")
    hold(state, 2, doubles=1)
    assert legal(state) == ["stop"]


def test_B33_three_pillars_bring_a_belvedere_on_the_fourth_corner() -> None:
    """The booklet's belvedere: at once, on the corner without a pillar, worth 1 point."""
    for number, corner in enumerate(CORNERS):
        state = garden()
        before = supply(state, "belvedere")
        build(state, "c3 1", support=f"3 {corner}")
        where = cell(("c3", "d3", "d4", "c4")[number])
        assert state.things[where] == BELVEDERE
        assert sum(state.things) == BELVEDERE
        assert supply(state, "belvedere") == before - 1
        assert line(state, "belvederes") == 1
        assert state.laid_feet[0] == 0b01010101 & ~(3 << 2 * number)


def test_B33_the_space_of_a_belvedere_is_taken() -> None:
    state = garden()
    build(state, "c3 1", support="3 sw", key="start_pink")
    assert "statue c4" not in decorations(state), "the statue symbol lies under the belvedere"
    assert refusal(state, "statue c4") == "B41"


def test_B33_three_may_be_chosen_where_four_are_possible() -> None:
    state = garden()
    ready(state, PLENTY)
    assert supports(state, "c3 1") == ["4", "3 nw", "3 ne", "3 se", "3 sw"]


def test_B33_without_a_belvedere_there_are_four_pillars() -> None:
    state = garden()
    leave(state, "belvedere", 0)
    ready(state, PLENTY)
    assert supports(state, "c3 1") == ["4"]
    play(state, "place c3 1")
    assert refusal(state, "support 3 nw") == "B33"
    state = garden()
    leave(state, "belvedere", 0)
    hold(state, 3)
    assert legal(state) == ["stop"]


def statue_garden() -> BabylonState:
    """A statue on c4 of a level 1 tile on c3 to d4."""
    state = garden()
    build(state, "c3 1", key="start_pink")
    play(state, "statue c4")
    later(state)
    return state


def test_B34_a_statue_is_a_free_pillar() -> None:
    state = statue_garden()
    ready(state, PLENTY)
    assert cost(state, "c4 2") == 1 + 2 + 2, "d4 single, c5 and d5 double, c4 stands on the statue"
    play(state, "place c4 2", "support 4", "rotate 0")
    assert state.singles[0] == PLENTY - 5
    assert state.laid_feet[1] == 0b10100111


def test_B34_a_statue_used_as_a_pillar_is_worth_nothing() -> None:
    state = statue_garden()
    assert line(state, "statues") == 1
    build(state, "c4 2", support="4")
    assert line(state, "statues") == 0
    assert supply(state, "statue") == 39, "the piece stays in the garden"


def test_B34_a_pillar_gives_no_line_and_belongs_to_no_set() -> None:
    state = statue_garden()
    build(state, "c4 2", support="4", key="basalt_01", rotate=0)
    play(state, "statue c5")
    later(state)
    assert state.statue_lines[0] == (1 << 4) | (256 << 2), "row 5 and column c of the new statue only"


def test_B34_the_other_statues_keep_their_lines() -> None:
    state = statue_garden()
    for place in ("e3 1", "g1 1"):
        build(state, place, sw="statue")
        state.statue_lines[0] |= 0xFFFF
        play(state, "statue e4" if place == "e3 1" else "statue g2")
    build(state, "c4 2", support="4")
    lines = [(1 << 3) | (256 << 4), (1 << 1) | (256 << 6)]
    assert state.statue_lines[0] == lines[0] | lines[1], "e4 and g2"
    build(state, "e4 2", support="4")
    assert state.statue_lines[0] == lines[1], "neither of the two pillars comes back"


def test_B34_the_space_above_the_statue_is_empty() -> None:
    state = statue_garden()
    build(state, "c4 2", support="4", nw="stairway")
    assert state.things[cell("c4")] == EMPTY
    later(state)
    build(state, "a4 1")
    ready(state, PLENTY)
    assert cost(state, "b4 3") == 1 + 1 + 2 + 2, "singles on c4 and c5, doubles on b4 and b5"


def test_B34_a_statue_two_levels_below_is_no_pillar() -> None:
    state = statue_garden()
    build(state, "a3 1")
    build(state, "f1 1")
    build(state, "f2 2")
    later(state)
    ready(state, PLENTY)
    assert supports(state, "b3 3") == ["3 se"], "c4 cannot take the double that b3, c3 and b4 take"


def test_B35_level_by_level() -> None:
    state = garden()
    ready(state, PLENTY)
    assert refusal(state, "place c3 2") == "B35"
    build(state, "a1 1")
    later(state)
    ready(state, PLENTY)
    assert refusal(state, "place c3 2") == ""
    assert refusal(state, "place c3 3") == "B35"


def test_B35_a_low_tile_does_not_lower_the_garden() -> None:
    state = garden()
    for place in ("a1 1", "e4 2", "g1 1"):
        build(state, place)
    later(state)
    ready(state, PLENTY)
    assert refusal(state, "place e5 3") == "B31", "level 3 is open; the place itself lacks pillars"
    assert line(state, "highest_point") == 4


def test_B35_a_third_level_tile_may_be_far_from_the_second_level_one() -> None:
    state = garden()
    build(state, "a1 1")
    build(state, "c1 1")
    build(state, "f7 1")
    later(state)
    ready(state, PLENTY)
    assert refusal(state, "place b1 3") == "B35"
    build(state, "f6 2")
    later(state)
    ready(state, PLENTY)
    assert refusal(state, "place b1 3") == ""
    assert cost(state, "b1 3") == 8, "four doubles on level 1"


def test_B35_a_tile_of_this_turn_or_a_hidden_one_counts() -> None:
    state = garden()
    hold(state, PLENTY)
    play(state, "build stored", "place a1 1", "support 4", "rotate 0", "done", "build dug")
    assert refusal(state, "place c3 2") == ""


def test_B36_two_tiles_never_overlap_completely() -> None:
    state = garden()
    build(state, "c3 1")
    later(state)
    ready(state, PLENTY)
    assert refusal(state, "place c3 2") == "B36"
    for place in ("d3 2", "c4 2", "d4 2", "b2 2"):
        assert refusal(state, f"place {place}") == "", place


def test_B36_whatever_the_levels() -> None:
    state = garden()
    for place in ("c3 1", "e3 1", "d3 2", "b3 2", "f3 2"):
        build(state, place)
        later(state)
    ready(state, PLENTY)
    assert [state.tops[cell(word)] for word in ("c3", "d3", "c4", "d4")] == [2, 2, 2, 2]
    assert refusal(state, "place c3 3") == "B36"


def test_B37_a_tile_comes_from_above() -> None:
    state = garden()
    build(state, "c3 1")
    build(state, "e3 1")
    build(state, "d3 2")
    later(state)
    ready(state, PLENTY)
    assert refusal(state, "place d4 1") == "B37"
    assert refusal(state, "place b4 1") == "B37"
    assert refusal(state, "place d4 2") == "B37", "one corner would lie on the level of the tile beside it"
    assert refusal(state, "place e2 2") == "B37"


def bridge_garden() -> BabylonState:
    """A bridge of level 1 from b3 over c3 to d3."""
    state = garden()
    build(state, "a3 1", ne="bridge")
    build(state, "d3 1", nw="bridge")
    play(state, "bridge b3-d3")
    later(state)
    return state


def test_B37_no_tile_under_a_bridge() -> None:
    state = bridge_garden()
    ready(state, PLENTY)
    assert refusal(state, "place b1 1") == refusal(state, "place c1 1") == "", "not below the bridge"
    assert refusal(state, "place c3 1") == "B37"
    state.tops[cell("d3")] = state.tops[cell("d4")] = 0
    assert refusal(state, "place c3 1") == "B37", "the deck alone is in the way"


def test_B37_nothing_ever_covers_the_gap_of_a_bridge() -> None:
    """Its ends and its gap take no pillar, and two corners cannot hang: so the deck stays in sight (B45, B61)."""
    state = bridge_garden()
    build(state, "c1 1")
    build(state, "a2 2", support="3 se")
    later(state)
    ready(state, PLENTY)
    assert refusal(state, "place b2 3") == "B31", "b3 has a belvedere now, c3 lies below the deck"
    assert line(state, "bridges") == 3


def test_B38_the_free_corner_never_hangs_over_rising_stairs() -> None:
    state = garden()
    build(state, "a2 1", se="stairway")
    build(state, "c2 2", sw="stairway")
    build(state, "a4 1")
    play(state, "stairway b3-c3")
    later(state)
    ready(state, PLENTY)
    assert refusal(state, "place a3 2") == "B38", "b3 holds the lower end: the stairs rise to level 2"


def test_B38_the_free_corner_may_hang_over_other_items() -> None:
    state = garden()
    build(state, "a2 1", support="3 se")
    later(state)
    ready(state, PLENTY)
    assert supports(state, "a3 2") == ["3 ne"], "over the belvedere on b3"
    play(state, "place a3 2", "support 3 ne", "rotate 0")
    assert line(state, "belvederes") == 1, "the one below is hidden, the new one is seen"


def test_B38_stairs_two_levels_below_do_not_reach_the_tile() -> None:
    state = garden()
    build(state, "a2 1", se="stairway")
    build(state, "c2 2", sw="stairway")
    play(state, "stairway b3-c3")
    build(state, "f6 1")
    build(state, "a4 2")
    later(state)
    ready(state, PLENTY)
    assert supports(state, "a3 3") == ["3 ne"], "a3 double, a4 and b4 single, b3 hangs over the lower end"


def test_B38_a_statue_under_the_free_corner_is_hidden_but_no_pillar() -> None:
    state = statue_garden()
    build(state, "c4 2", support="3 nw")
    assert line(state, "statues") == 0
    assert state.statue_lines[0] == (1 << 3) | (256 << 2), "it still gives its row and column"
    assert state.laid_feet[1] & 3 == 0


def test_B39_singles_and_doubles_mix() -> None:
    """The booklet's example: two singles on a level 1 tile and two doubles on the board."""
    state = garden()
    build(state, "c3 1")
    later(state)
    ready(state, 6)
    assert cost(state, "d3 2") == 6
    play(state, "place d3 2", "support 4", "rotate 0")
    assert state.singles[0] == 0
    assert state.laid_feet[1] == 0b01101001, "singles in the west, doubles in the east"


def test_B39_pillars_and_tile_are_one_act() -> None:
    state = garden()
    ready(state, 4)
    play(state, "place c3 1", "support 4")
    assert state.singles[0] == 4, "nothing is paid before the tile lies"
    assert set(state.tops) == {0}
    play(state, "rotate 0")
    assert state.singles[0] == 0


def test_B40_what_is_covered_carries_nothing_any_more() -> None:
    state = garden()
    build(state, "c3 1", key="start_pink")
    build(state, "c4 2", key="clay_12", rotate=0)
    assert "statue c4" not in decorations(state), "the statue symbol of the lower tile is covered"
    later(state)
    ready(state, PLENTY)
    assert refusal(state, "place b4 2") == "B37"
    assert state.symbols[cell("c4")] == BOX.corners[BOX.keys.index("clay_12") * 4]


def test_every_place_can_be_paid_and_every_step_leads_on() -> None:
    state = garden()
    build(state, "c3 1")
    build(state, "e3 1", support="3 nw")
    later(state)
    for singles in range(9):
        for doubles in (0, 1):
            take_up(state, "basalt_16")
            hold(state, singles, doubles)
            if "build dug" not in legal(state):
                continue
            play(state, "build dug")
            for word in legal(state):
                copy = state.clone()
                play(copy, word)
                assert copy.phase == act.SUPPORTING
                for choice in legal(copy):
                    again = copy.clone()
                    play(again, choice, "rotate 0")
                    assert again.singles[0] >= 0
                    assert again.doubles >= 0


def test_the_state_forgets_a_placement_when_it_is_done() -> None:
    state = garden()
    build(state, "c3 1")
    assert (state.building, state.spot, state.level, state.choice, state.dug) == (NONE, NONE, 0, 0, NONE)
    assert state.things[cell("c3")] == EMPTY
