"""Why not, with the fact: for every reason a position, the sentence, and that it is true."""

import pytest

from kiru.core.game import NONE
from kiru.games import open_kit
from kiru.games.babylon.engine import actions as act
from kiru.games.babylon.engine.components import BRIDGE, STATUE
from kiru.games.babylon.engine.game import BabylonState
from tests.games.babylon.positions import (
    PLENTY,
    build,
    dig_out,
    fresh,
    garden,
    hold,
    in_force,
    later,
    leave,
    look_again,
    play,
    ready,
    table,
)
from tests.games.babylon.reference import LAYER_KEYS
from tests.support.facts import Facts

fact = Facts(open_kit("babylon"))


def cell(word: str) -> int:
    """The place of a cell in the first garden."""
    return "abcdefgh".index(word[0]) + 8 * (int(word[1]) - 1)


def test_B24_what_is_done_what_comes_later_and_what_is_asked_now() -> None:
    state = garden()
    assert fact(state, "dig b1") == "B24: You have already dug this turn. Now choose the tile to place, or none."
    assert fact(state, "place a1 1").startswith("B24: No tile is chosen to be placed yet. Now choose the tile")
    assert fact(state, "statue a1").startswith("B24: Decorations are built right after a tile is placed.")
    assert fact(state, "keep dug").startswith("B24: Tiles are kept at the end of the turn.")


def test_B30_B31_the_steps_of_placing() -> None:
    state = garden()
    ready(state, PLENTY)
    assert fact(state, "build dug").startswith("B30: The tile to place is already chosen. Now choose a place")
    assert fact(state, "support 4").startswith("B30: The tile has no place yet.")
    play(state, "place a1 1")
    assert fact(state, "place a1 1").startswith("B31: The tile already has its place. Now choose what the tile stands")
    assert fact(state, "rotate 0").startswith("B31: The tile does not stand on its pillars yet.")
    play(state, "support 4")
    assert fact(state, "dig b1") == "B30: You have already dug this turn. Now turn the tile."
    assert fact(state, "support 4").startswith("B30: What the tile stands on is already chosen.")
    play(state, "rotate 0")
    assert fact(state, "rotate 0").startswith("B41: The tile is already placed. Now build a decoration, or no more.")
    assert fact(state, "build stored").startswith("B41: The decorations of the new tile come first.")
    play(state, "done", "stop")
    assert fact(state, "build dug") == "B25: Building is over for this turn. Now choose the tile to keep, or none."
    assert fact(state, "keep dug") == "B25: You have no dug tile in hand."


def test_B12_B20_the_quarry() -> None:
    state = table(2)
    assert fact(state, "dig a1") == "B12: The quarry is thinned first. Now take a clay tile out of the quarry."
    state.heights[0] = 2
    assert fact(state, "remove a1") == "B12: No clay tile lies on a1 any more."
    state = table()
    assert fact(state, "remove a1") == "B20: The quarry is thinned before the game only. Now dig a tile."
    assert fact(state, "stop") == "B20: You have no tile dug this turn yet. Now dig a tile."
    dig_out(state, (0, 1, 2, 3), (3, 3, 3, 3), (3, 3, 3, 3), (3, 3, 3, 3))
    assert fact(state, "dig a1") == "B20: No tile is left on a1."


def test_B24_B31_a_tile_that_is_not_there_and_pillars_that_are_too_few() -> None:
    state = garden()
    hold(state, 2)
    assert fact(state, "build dug") == "B31: The cheapest place needs 3 pillars, you have 2."
    state.stored[0] = NONE
    assert fact(state, "build stored") == "B24: Your tile slot is empty."
    state.dug = NONE
    assert fact(state, "build dug") == "B24: You have no dug tile in hand."


def test_B31_no_place_at_all() -> None:
    state = garden()
    state.spots[0] = (1 << 49) - 1
    look_again(state)
    assert fact(state, "build dug") == "B31: Your garden has no place that could carry a tile."


def test_B35_B36_B37_places() -> None:
    state = garden()
    build(state, "a1 1")
    later(state)
    ready(state, PLENTY)
    assert fact(state, "place a1 2").startswith(
        "B36: A tile of yours already lies on exactly these four spaces from a1"
    )
    assert fact(state, "place d4 3") == "B35: Level 3 needs a tile on level 2; your highest level is 1."
    assert fact(state, "place b1 1") == "B37: b1 already reaches level 1."
    state.decks[cell("e5")] = 1
    look_again(state)
    assert fact(state, "place d4 1") == "B37: A bridge on level 1 crosses e5."


def test_B31_feet_and_pillars() -> None:
    state = garden()
    build(state, "a1 1")
    later(state)
    ready(state, PLENTY)
    hold(state, 2)
    assert fact(state, "place d4 1") == "B31: 3 pillars needed, you have 2."
    state.things[cell("d4")] = state.things[cell("e4")] = STATUE
    state.tops[cell("d4")] = state.tops[cell("e4")] = -3
    look_again(state)
    hold(state, PLENTY)
    assert fact(state, "place d4 1").startswith("B31: No pillar of the right height can stand on ")
    play(state, "place a4 1")
    state.things[cell("a4")] = BRIDGE
    assert fact(state, "support 4") == "B31: No pillar of the right height can stand on a4."
    assert fact(state, "support 3 ne") == "B31: No pillar of the right height can stand on a4."


def test_B32_B33_what_the_supply_does_not_hold() -> None:
    state = garden()
    build(state, "a1 1")
    later(state)
    ready(state, PLENTY)
    leave(state, "double", 1)
    assert fact(state, "place d4 2") == "B32: Double pillars to swap for: 3 needed, 1 left in the supply."
    play(state, "place d4 1")
    leave(state, "belvedere", 0)
    assert fact(state, "support 3 nw") == "B33: The supply has no belvedere left for d4."


def test_B38_stairs_in_the_free_corner() -> None:
    state = garden()
    build(state, "a2 1", se="stairway")
    build(state, "c2 2", sw="stairway")
    build(state, "a4 1")
    play(state, "stairway b3-c3")
    later(state)
    ready(state, PLENTY)
    assert fact(state, "place a3 2") == "B38: The stairway on b3 would pierce the tile."


def test_B30_rotations_that_look_alike() -> None:
    state = garden()
    key = next(key for key in LAYER_KEYS["clay"] if fact.kit.game.box.rotations[fact.kit.game.box.keys.index(key)] == 2)
    ready(state, PLENTY, key=key)
    play(state, "place a1 1", "support 4")
    assert fact(state, "rotate 270") == "B30: Turned by 270°, this tile looks as it does at 90°."


def test_B42_B43_levels() -> None:
    state = garden()
    build(state, "a1 1", ne="stairway", se="stairway")
    assert fact(state, "stairway b1-c1") == "B42: c1 is bare ground."
    build(state, "c1 1", nw="stairway")
    assert fact(state, "stairway b1-c1") == "B42: b1 is on level 1, c1 on level 1."
    assert fact(state, "fountain a1-b1") == "B43: a1 and b1 belong to the same tile."
    build(state, "a3 2")
    assert fact(state, "fountain a2-a3") == "B43: a2 is on level 1, a3 on level 2."


def test_B41_B44_symbols_come_before_the_line() -> None:
    state = garden()
    build(state, "a1 1", nw="statue")
    play(state, "statue a1")
    build(state, "g4 1", nw="statue", ne="fountain")
    assert fact(state, "statue g4") == "B44: No statue of yours stands in the row or column of g4."
    assert fact(state, "statue h4") == "B41: h4 shows a fountain; a statue is needed."
    assert fact(state, "statue a1") == "B41: a1 is taken: statue."
    assert fact(state, "statue e8") == "B41: e8 is bare ground."


def fountains(**first: str) -> BabylonState:
    state = garden()
    build(state, "a1 1", **({"ne": "fountain"} | first))
    build(state, "c1 1", nw="fountain")
    return state


def test_B41_spaces() -> None:
    state = fountains()
    leave(state, "fountain", 0)
    assert fact(state, "fountain b1-c1") == "B41: None left in the supply: fountain."
    assert fact(fountains(support="3 ne"), "fountain b1-c1") == "B41: b1 is taken: belvedere."
    assert fact(fountains(ne="-"), "fountain b1-c1") == "B41: b1 is blank; a fountain is needed."
    state = fountains()
    later(state)
    assert fact(state, "fountain b1-c1") == "B41: Neither space is on a tile placed this turn."
    state = garden()
    build(state, "a1 1", nw="statue")
    later(state)
    assert fact(state, "statue a1") == "B41: This space is not on a tile placed this turn."
    state.decks[cell("a1")] = 2
    assert fact(state, "statue a1") == "B41: A bridge on level 2 crosses a1."


def ends(level: int, **chosen: str) -> BabylonState:
    """A bridge of level 1 or 2 could join b3 and d3."""
    state = garden(**chosen)
    build(state, "g7 1")
    build(state, f"a3 {level}", ne="bridge")
    build(state, f"d3 {level}", nw="bridge")
    return state


def test_B45_the_ends_and_the_gap() -> None:
    state = ends(1)
    state.tops[cell("d3")] = 2
    assert fact(state, "bridge b3-d3") == "B45: b3 is on level 1, d3 on level 2."
    state = ends(1)
    state.tops[cell("c3")] = 1
    assert fact(state, "bridge b3-d3") == "B45: c3 already reaches level 1."
    state = ends(1)
    state.decks[cell("c3")] = 1
    assert fact(state, "bridge b3-d3") == "B45: A bridge on level 1 crosses c3."
    state = ends(2)
    state.tops[cell("c3")], state.things[cell("c3")] = 1, STATUE
    assert fact(state, "bridge b3-d3") == "B45: c3 is taken: statue."
    assert fact(ends(1), "bridge d6-f6") == "B45: d6 is bare ground."


def test_B45_the_gap_of_a_table_with_ground_gaps() -> None:
    state = ends(2, bridge_gap="ground")
    state.tops[cell("c3")] = 1
    assert fact(state, "bridge b3-d3") == ("B45: c3 is on level 1; at this table a bridge spans bare ground only.")
    state = ends(2, bridge_gap="ground")
    state.decks[cell("c3")] = 1
    assert fact(state, "bridge b3-d3") == "B45: A bridge on level 1 crosses c3."


@pytest.mark.parametrize(("effect", "expected"), [
    ("none", "B51: This round’s token changes no symbols."),
    ("fill_blank", "B51: a1 is not blank."),
    ("change_symbol", "B51: a1 already shows a statue."),
])  # fmt: skip
def test_B51_by_the_token(effect: str, expected: str) -> None:
    state = garden()
    build(state, "a1 1", nw="statue", ne="-")
    in_force(state, effect)
    assert fact(state, "symbol a1 statue") == expected


def test_B41_B51_B52_what_a_changed_symbol_must_serve() -> None:
    state = garden()
    build(state, "a1 1", nw="statue", ne="-")
    in_force(state, "change_symbol")
    assert fact(state, "symbol b1 fountain") == "B51: b1 has no symbol to change."
    assert fact(state, "symbol e8 fountain") == "B51: e8 is bare ground."
    assert fact(state, "symbol a1 bridge") == "B41: With bridge on a1, nothing more could be built."
    later(state)
    assert fact(state, "symbol a1 bridge") == "B51: This space is not on a tile placed this turn."
    state.changed = cell("a1")
    assert fact(state, "symbol a1 bridge") == "B52: You have already changed a1 this turn."


def test_B25_B60_chance_and_the_end() -> None:
    assert fact(fresh(2), "stop") == "B15: Tiles and tokens are being turned."
    assert fact(table(), "token none") == "B50: Chance brings that; nobody can choose it."
    state = table()
    state.phase = act.KEEPING
    state.stored[0] = NONE
    assert fact(state, "keep stored") == "B25: Your tile slot is empty."
    state.phase = 0
    assert fact(state, "dig a1") == "B60: The game is over."
