"""Planting: A50 to A54."""

import pytest

from kiru.core.game import NONE
from kiru.games.amyitis.engine.state import NEUTRAL
from kiru.games.amyitis.engine.turns import AmyitisState
from tests.games.amyitis import reference
from tests.games.amyitis.positions import (
    BLACK,
    BLUE,
    RED,
    WHITE,
    canal,
    cards_left,
    choices,
    exhaust,
    give,
    legal,
    level,
    line,
    owned_tiles,
    owner_of,
    phase,
    plant_card,
    planted,
    play,
    points,
    rank,
    refusal,
    set_cards_left,
    table,
    tile_on,
    tokens,
    travel,
    trip_refusal,
    turn_plant,
)

UP_TO_A1 = ("d1-d2", "c1-d1", "c1-c2", "b1-c1.low", "b1-b2.low", "b1-b2.high", "a1-b1.low", "a1-b1.high")
"""A way from the river to the side between a1 and b1."""


def planting(*, quality: int = 1, gardeners: int = 0, tiles: dict[str, str] | None = None) -> AmyitisState:
    """White can pay for a plant of a quality at Eshnunna; cubes are still to be laid."""
    state = table(tiles=tiles or {})
    turn_plant(state, "eshnunna", *{1: ("a", 1), 2: ("a", 2), 3: ("b", 2)}[quality])
    give(state, WHITE, camels=1, wine=2, gardeners=gardeners)
    return state


def test_A50_a_square_with_a_tile_and_an_irrigated_side() -> None:
    state = planting()
    canal(state, WHITE, "d1-d2", "d2-d3")
    planted(state, BLACK, "d2")
    travel(state, "eshnunna")
    assert legal(state) == ["plant d1", "plant d3"]
    assert refusal(state, "plant d2") == refusal(state, "plant d4") == "A50"


def test_A50_a_double_side_needs_both_areas() -> None:
    state = planting(quality=3)
    canal(state, WHITE, *UP_TO_A1[:-1])
    travel(state, "eshnunna")
    assert refusal(state, "plant a1") == "A50"
    assert choices(state, "plant") == ["b1", "b2", "c1", "c2", "d1", "d2"]
    canal(state, WHITE, "a1-b1.high")
    assert refusal(state, "plant a1") == ""


def test_A50_the_river_irrigates_no_square() -> None:
    state = planting()
    assert trip_refusal(state, "eshnunna") == "A50"


def test_A50_neutral_cubes_irrigate_too() -> None:
    state = planting()
    canal(state, NEUTRAL, "d1-d2")
    travel(state, "eshnunna")
    assert choices(state, "plant") == ["d1", "d2"]


@pytest.mark.parametrize("quality", [1, 2, 3])
@pytest.mark.parametrize("gardeners", [0, 1, 2, 3])
def test_A51_quality_and_gardeners_reach_the_floor(quality: int, gardeners: int) -> None:
    state = planting(quality=quality, gardeners=gardeners)
    canal(state, WHITE, *UP_TO_A1)
    travel(state, "eshnunna")
    watered = ["a1", "b1", "b2", "c1", "c2", "d1", "d2"]
    reached = [square for square in watered if min(3, reference.floor(square)) <= quality + gardeners]
    assert choices(state, "plant") == reached
    for square in watered:
        assert refusal(state, f"plant {square}") == ("" if square in reached else "A51")


@pytest.mark.parametrize(
    ("quality", "square", "spent"), [(1, "d1", 0), (1, "c1", 1), (1, "b1", 2), (1, "a1", 2), (2, "b1", 1), (3, "a1", 0)]
)
def test_A51_no_more_gardeners_than_needed_are_spent(quality: int, square: str, spent: int) -> None:
    state = planting(quality=quality, gardeners=3)
    canal(state, WHITE, *UP_TO_A1)
    left = cards_left(state, "gardener")
    travel(state, "eshnunna")
    play(state, f"plant {square}")
    assert (state.gardeners[WHITE], cards_left(state, "gardener")) == (3 - spent, left + spent)


def test_A51_gardeners_return_before_the_tile_offers_a_court_card() -> None:
    state = planting(gardeners=1, tiles={"c1": "q2_3_court"})
    canal(state, WHITE, "d1-d2", "c1-d1")
    set_cards_left(state, "gardener", 1, 0)
    travel(state, "eshnunna")
    play(state, "plant c1")
    assert "gardener" in choices(state, "court")


def plant_d1(tile: str, **setting: int) -> AmyitisState:
    """White plants d1 and takes a tile; the supplies may be short."""
    state = planting(tiles={"d1": tile})
    canal(state, WHITE, "d1-d2")
    for name, left in setting.items():
        exhaust(state, name, left)
    travel(state, "eshnunna")
    play(state, "plant d1")
    return state


def test_A52_the_tile_goes_to_the_player_with_its_points() -> None:
    state = plant_d1("q1_4")
    assert (tile_on(state, "d1"), owned_tiles(state, WHITE)) == ("", ["q1_4"])
    assert (line(state, "tiles", WHITE), state.seat) == (4, BLACK)


def test_A52_talents_and_camels() -> None:
    state = plant_d1("q1_3_talents")
    assert (state.talents[WHITE], line(state, "tiles", WHITE)) == (6, 3)
    state = plant_d1("q1_2_camels")
    assert (state.camels[WHITE], line(state, "tiles", WHITE)) == (2, 2)


def test_A52_a_resource_of_any_kind_wine_included() -> None:
    state = plant_d1("q1_3_resource")
    assert (phase(state), choices(state, "gain")) == ("gaining", ["barley", "dates", "salt", "palm", "wine"])
    play(state, "gain wine")
    assert (tokens(state, WHITE, "wine"), state.seat) == (2, BLACK)


def test_A52_an_exhausted_resource_is_not_offered() -> None:
    state = plant_d1("q1_3_resource", salt=0, palm=0)
    assert choices(state, "gain") == ["barley", "dates", "wine"]
    assert refusal(state, "gain salt") == "A15"


def test_A52_a_court_card_of_choice() -> None:
    state = plant_d1("q1_1_court")
    assert (phase(state), choices(state, "court")) == ("promoting", ["caravaneer", "banker", "palace", "gardener"])
    gardener = state.clone()
    play(gardener, "court gardener")
    assert (gardener.gardeners[WHITE], cards_left(gardener, "gardener"), gardener.seat) == (1, 3, BLACK)
    play(state, "court banker")
    assert (level(state, WHITE, "banker"), state.seat) == (1, BLACK)


def test_A52_the_court_card_is_the_next_level() -> None:
    state = planting(tiles={"d1": "q1_1_court"})
    canal(state, WHITE, "d1-d2")
    rank(state, WHITE, banker=3, caravaneer=1)
    set_cards_left(state, "caravaneer", 2, 0)
    travel(state, "eshnunna")
    play(state, "plant d1")
    assert choices(state, "court") == ["palace", "gardener"]
    assert (refusal(state, "court banker"), refusal(state, "court caravaneer")) == ("A44", "A45")


def test_A52_a_bonus_that_cannot_be_taken_is_lost() -> None:
    state = plant_d1("q1_3_talents", talents=1)
    assert (state.talents[WHITE], state.supply_talents, state.seat) == (5, 0, BLACK)
    names = dict.fromkeys(reference.RESOURCES, 0)
    state = plant_d1("q1_3_resource", **names)
    assert phase(state) == "gaining"
    assert choices(state, "gain") == ["wine"], "the wine paid is back in the supply"


def test_A52_a_resource_is_lost_when_the_supply_holds_none() -> None:
    state = planting(tiles={"d1": "q1_3_resource"})
    canal(state, WHITE, "d1-d2")
    travel(state, "eshnunna")
    for name in reference.RESOURCES:
        exhaust(state, name)
    play(state, "plant d1")
    assert (state.seat, tokens(state, WHITE)) == (BLACK, 1)


def test_A52_a_court_card_is_lost_when_every_type_is_closed() -> None:
    state = planting(tiles={"d1": "q1_1_court"})
    canal(state, WHITE, "d1-d2")
    for name in ("caravaneer", "banker", "palace", "gardener"):
        set_cards_left(state, name, 1, 0)
    travel(state, "eshnunna")
    play(state, "plant d1")
    assert (state.seat, line(state, "tiles", WHITE)) == (BLACK, 1)


def test_A52_bonuses_come_in_the_order_they_stand() -> None:
    state = plant_d1("q1_2_camel_resource")
    assert (phase(state), state.camels[WHITE]) == ("gaining", 1)
    play(state, "gain dates")
    assert (tokens(state, WHITE, "dates"), state.seat) == (1, BLACK)


def test_A52_the_irrigation_waits_for_the_bonuses() -> None:
    state = planting(tiles={"d1": "q1_1_court"})
    canal(state, BLUE, "d1-d2")
    planted(state, RED, "c1")
    travel(state, "eshnunna")
    play(state, "plant d1")
    assert (line(state, "irrigation", BLUE), owner_of(state, "c1-d1"), plant_card(state, "eshnunna")) == (
        0,
        NONE,
        ("a", 1),
    )
    play(state, "court palace")
    assert (line(state, "irrigation", BLUE), owner_of(state, "c1-d1"), plant_card(state, "eshnunna")) == (
        1,
        NEUTRAL,
        ("a", 2),
    )


@pytest.mark.parametrize("quality", [1, 2, 3])
def test_A53_most_cubes_around_the_square_score_the_printed_quality(quality: int) -> None:
    state = planting(quality=quality, gardeners=3)
    canal(state, BLACK, "d1-d2", "c1-d1", "c1-c2", "b1-c1.low", "b1-c1.high")
    canal(state, BLUE, "b1-b2.low")
    travel(state, "eshnunna")
    play(state, "plant b1")
    assert [line(state, "irrigation", seat) for seat in range(4)] == [0, quality, 0, 0]


def test_A53_a_tie_scores_for_nobody() -> None:
    state = planting()
    canal(state, BLACK, "d2-d3")
    canal(state, BLUE, "c2-d2")
    travel(state, "eshnunna")
    play(state, "plant d2")
    assert [line(state, "irrigation", seat) for seat in range(4)] == [0, 0, 0, 0]


def test_A53_neutral_cubes_count_for_nobody() -> None:
    state = planting()
    canal(state, NEUTRAL, "d1-d2", "d2-d3")
    canal(state, BLUE, "c2-d2")
    travel(state, "eshnunna")
    play(state, "plant d2")
    assert [line(state, "irrigation", seat) for seat in range(4)] == [0, 0, 1, 0]
    alone = planting()
    canal(alone, NEUTRAL, "d1-d2")
    travel(alone, "eshnunna")
    play(alone, "plant d1")
    assert [line(alone, "irrigation", seat) for seat in range(4)] == [0, 0, 0, 0]


def test_A53_cubes_farther_away_do_not_count() -> None:
    state = planting(tiles={"d1": "q1_4"})
    canal(state, BLACK, "d3-d4", "c3-d3", "c3-c4")
    canal(state, BLUE, "d1-d2")
    travel(state, "eshnunna")
    play(state, "plant d1")
    assert [line(state, "irrigation", seat) for seat in range(4)] == [0, 0, 1, 0]


def test_A54_neutral_cubes_between_new_and_old_plants() -> None:
    state = planting(quality=3, tiles={"b2": "q3_8"})
    planted(state, BLACK, "b1", "b3", "c2")
    canal(state, WHITE, "d1-d2", "c1-d1", "c1-c2", "b1-b2.low", "b1-b2.high", "b2-c2.high")
    travel(state, "eshnunna")
    play(state, "plant b2")
    assert owner_of(state, "b1-b2.low") == WHITE
    assert owner_of(state, "b2-c2.high") == WHITE
    for area in ("b2-c2.low", "b2-b3.low", "b2-b3.high"):
        assert owner_of(state, area) == NEUTRAL
    assert owner_of(state, "a2-b2.low") == owner_of(state, "b3-c3") == NONE
    assert list(state.cubes) == [24, 30, 30, 30]


def test_A54_nothing_between_plants_that_do_not_touch() -> None:
    state = planting()
    planted(state, BLACK, "d3")
    canal(state, WHITE, "d1-d2")
    travel(state, "eshnunna")
    play(state, "plant d1")
    assert state.irrigated == reference_bit("d1-d2")


def reference_bit(name: str) -> int:
    return 1 << reference.NAMES.index(name)


def test_A54_comes_after_the_irrigation_bonus_and_the_tile() -> None:
    """The neutral cube is laid last, so it neither breaks a tie nor waters the square it borders for this planting."""
    state = planting(tiles={"d2": "q1_4"})
    canal(state, BLUE, "d1-d2")
    planted(state, BLACK, "d3")
    travel(state, "eshnunna")
    play(state, "plant d2")
    assert (line(state, "irrigation", BLUE), owner_of(state, "d2-d3")) == (1, NEUTRAL)
    assert points(state, WHITE) == 4
