"""Round tokens: what each of them does, when, and how often (B50 to B52)."""

import pytest

from kiru.core.game import NONE
from kiru.games.babylon.engine import actions as act
from kiru.games.babylon.engine.components import EMPTY, FOUNTAIN, STAIRWAY
from kiru.games.babylon.engine.game import BabylonState
from tests.games.babylon.positions import (
    BOX,
    PLENTY,
    build,
    decorations,
    dig_out,
    garden,
    hold,
    in_force,
    later,
    leave,
    legal,
    line,
    play,
    play_round,
    refusal,
    settle,
    supply,
    table,
)
from tests.games.babylon.test_digging import paid
from tests.games.babylon.test_placing import cell


def second_round(effect: str) -> BabylonState:
    """The first player is about to dig in round 2."""
    state = table(clay=["clay_01"])
    play_round(state, keep="keep stored")
    for seat in range(4):
        hold(state, 0, seat=seat)
    play(state, f"token {effect}")
    return state


def test_B50_B51_a_single_pillar_comes_before_the_dig_for_everybody() -> None:
    state = second_round("gain_single")
    for seat in range(4):
        assert state.phase == act.DIGGING
        assert state.singles[seat] == 1
        assert list(state.singles)[seat + 1 :] == [0] * (3 - seat), "each in the own turn"
        play(state, legal(state)[0])
        settle(state)
        play(state, "stop", "keep none")


def test_B51_an_empty_supply_gives_nothing() -> None:
    state = table()
    play_round(state)
    hold(state, 0)
    leave(state, "single", 0)
    play(state, "token gain_single")
    assert state.singles[0] == 0
    state = table()
    play_round(state)
    leave(state, "double", 0)
    play(state, "token gain_double")
    assert state.doubles == 0
    assert supply(state, "double") == 0


def test_B51_a_double_pillar_for_this_turn_only() -> None:
    state = second_round("gain_double")
    assert state.doubles == 1
    assert supply(state, "double") == 63
    play(state, legal(state)[0])
    settle(state)
    play(state, "stop", "keep none")
    assert state.turn == 1
    assert state.doubles == 1, "the next player has one of their own"
    assert supply(state, "double") == 63, "the first player's went back"


def test_B51_the_double_is_spent_before_any_is_swapped() -> None:
    state = garden()
    build(state, "c3 1")
    later(state)
    hold(state, 4, doubles=1)
    before = supply(state, "double")
    state.dug = BOX.keys.index("basalt_16")
    play(state, "done", "build dug", "place d3 2", "support 4", "rotate 0")
    assert state.singles[0] == 0, "two singles, one swap"
    assert state.doubles == 0
    assert supply(state, "double") == before - 1


def test_B51_the_double_may_stay_unused_while_singles_are_enough() -> None:
    state = garden()
    hold(state, 4, doubles=1)
    play(state, "build dug", "place c3 1", "support 4", "rotate 0")
    assert (state.singles[0], state.doubles) == (0, 1)


def test_B51_the_own_flower_pays_two() -> None:
    state = table(clay=["clay_01"])
    assert paid(state, "a1") == 5
    in_force(state, "flower_double")
    assert paid(state, "a1") == 6
    state.flowers[0] = 1
    assert paid(state, "a1") == 4


def test_B51_the_dig_pays_one_fewer_flower_included() -> None:
    state = table(clay=["clay_01"])
    in_force(state, "minus_one_pillar")
    assert paid(state, "a1") == 4
    state.flowers[0] = 1
    assert paid(state, "a1") == 3


def test_B51_a_dig_never_pays_less_than_nothing() -> None:
    state = table()
    dig_out(state, (3, 3, 3, 3), (3, 1, 3, 3), (3, 3, 3, 3), (3, 3, 3, 3))
    state.flowers[0] = (BOX.flower[state.quarry[5]] + 1) % 4
    in_force(state, "minus_one_pillar")
    assert paid(state, "b2") == 0


def test_B51_none_does_nothing() -> None:
    state = second_round("none")
    assert (state.singles[0], state.doubles) == (0, 0)


def fountains_almost(token: str, **corners: str) -> BabylonState:
    """A fountain on b1 waits beside a fresh tile on c1 that shows something else."""
    state = garden()
    build(state, "a1 1", ne="fountain")
    later(state)
    in_force(state, token)
    build(state, "c1 1", **corners)
    return state


def test_B51_a_symbol_of_a_fresh_tile_counts_as_another() -> None:
    state = fountains_almost("change_symbol", nw="stairway")
    assert refusal(state, "fountain b1-c1") == "B41"
    play(state, "symbol c1 fountain", "fountain b1-c1")
    assert line(state, "fountains") == 3


def test_B51_a_blank_of_a_fresh_tile_counts_as_any_symbol() -> None:
    state = fountains_almost("fill_blank", nw="-")
    play(state, "symbol c1 fountain", "fountain b1-c1")
    assert line(state, "fountains") == 3


def test_B51_each_effect_works_on_its_own_spaces() -> None:
    state = fountains_almost("fill_blank", nw="stairway", ne="-")
    assert refusal(state, "symbol c1 fountain") == "B51", "a symbol is no blank"
    state = fountains_almost("change_symbol", nw="-")
    assert refusal(state, "symbol c1 fountain") == "B51", "a blank is no symbol"
    assert refusal(state, "symbol b1 stairway") == "B51", "that tile was placed earlier"
    state = fountains_almost("none", nw="stairway")
    assert refusal(state, "symbol c1 fountain") == "B51"
    assert not any(word.startswith("symbol") for word in decorations(state))


def test_B51_a_change_is_optional_and_offered_where_it_serves() -> None:
    state = fountains_almost("change_symbol", nw="stairway", se="bridge")
    changes = {word for word in decorations(state) if word.startswith("symbol")}
    assert "symbol c1 fountain" in changes
    assert "symbol c1 stairway" not in changes, "that is what it shows"
    assert refusal(state, "symbol c1 stairway") == "B51"
    assert refusal(state, "symbol d2 fountain") == "B41", "no fountain could be built from there"
    assert "symbol d2 statue" in changes
    play(state, "done")
    assert state.changed == NONE


def test_B51_no_change_under_an_item_or_for_an_empty_supply() -> None:
    state = garden()
    build(state, "a1 1", ne="fountain")
    later(state)
    in_force(state, "change_symbol")
    build(state, "c1 1", support="3 nw", nw="stairway")
    assert refusal(state, "symbol c1 fountain") == "B41"
    state = fountains_almost("change_symbol", nw="stairway")
    leave(state, "fountain", 0)
    assert refusal(state, "symbol c1 fountain") == "B41"


def test_B52_once_a_turn() -> None:
    state = fountains_almost("change_symbol", nw="stairway", se="bridge")
    play(state, "symbol c1 fountain")
    assert refusal(state, "symbol d2 statue") == "B52"
    play(state, "fountain b1-c1")
    build(state, "c3 1", nw="stairway")
    assert not any(word.startswith("symbol") for word in decorations(state)), "not for the second tile either"


def test_B52_the_first_tile_of_the_turn_may_be_changed_after_the_second() -> None:
    state = garden()
    in_force(state, "change_symbol")
    build(state, "c1 1", nw="stairway")
    build(state, "a1 1", ne="fountain")
    play(state, "symbol c1 fountain", "fountain b1-c1")
    assert line(state, "fountains") == 3


def test_B52_the_change_lasts_for_the_turn_and_the_decoration_stays() -> None:
    state = fountains_almost("change_symbol", nw="stairway")
    play(state, "symbol c1 fountain", "fountain b1-c1", "done", "stop", "keep none")
    assert state.symbols[cell("c1")] == STAIRWAY
    assert line(state, "fountains") == 3
    assert state.changed == NONE


def test_B52_an_unused_change_is_gone_with_the_turn() -> None:
    state = fountains_almost("fill_blank", nw="-")
    play(state, "symbol c1 fountain")
    assert state.symbols[cell("c1")] == FOUNTAIN
    play(state, "done", "stop", "keep none")
    assert state.symbols[cell("c1")] == EMPTY


def test_B52_a_change_that_was_built_over_leaves_the_new_tile_as_printed() -> None:
    state = fountains_almost("change_symbol", nw="stairway")
    play(state, "symbol c1 fountain", "done")
    build(state, "b1 2", ne="bridge")
    symbol = state.symbols[cell("c1")]
    play(state, "done", "stop", "keep none")
    assert state.symbols[cell("c1")] == symbol


def test_B52_a_new_turn_brings_a_new_change() -> None:
    state = fountains_almost("change_symbol", nw="stairway")
    play(state, "symbol c1 fountain", "done", "stop", "keep none")
    for _ in range(3):
        play(state, legal(state)[0])
        settle(state)
        play(state, "stop", "keep none")
    play(state, "token change_symbol")
    play(state, legal(state)[0])
    settle(state)
    hold(state, PLENTY)
    assert state.changed == NONE
    assert state.fresh == 2


@pytest.mark.parametrize("effect", ["gain_single", "gain_double", "flower_double", "minus_one_pillar", "none"])
def test_B51_other_tokens_change_no_symbol(effect: str) -> None:
    state = fountains_almost(effect, nw="stairway")
    assert refusal(state, "symbol c1 fountain") == "B51"
