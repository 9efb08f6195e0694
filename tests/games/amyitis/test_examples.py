"""The booklet's worked examples, one by one, and those in its running text."""

import pytest

from kiru.games.amyitis.engine.state import NEUTRAL
from tests.games.amyitis.positions import (
    BLACK,
    BLUE,
    RED,
    WHITE,
    ask,
    canal,
    caravan_at,
    cards_left,
    choices,
    field,
    finish_round,
    give,
    in_field,
    in_temple,
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
    recruit,
    refusal,
    set_cards_left,
    table,
    temple,
    tokens,
    travel,
    trip_refusal,
    turn_plant,
)


def test_crafts_with_three_players_make_three_groups_of_three_A20() -> None:
    state = table(3)
    assert choices(state, "recruit") == [f"{group} {card}" for group in (1, 2, 3) for card in (1, 2, 3)]


def test_income_of_the_highest_banker_A21() -> None:
    state = table()
    rank(state, BLACK, banker=3)
    play(state, "pass", "pass", "pass", "pass")
    talents, scored = state.talents[BLACK], points(state, BLACK)
    finish_round(state)
    assert (state.talents[BLACK] - talents, points(state, BLACK) - scored) == (2, 2)


def test_passing_with_four_players_A30() -> None:
    state = table()
    play(state, "pass", "pass")
    talents = list(state.talents)
    assert state.seat == BLUE
    recruit(state, "merchant")
    assert state.seat == RED
    play(state, "pass")
    assert state.cubes[RED] == 29
    assert [now - then for now, then in zip(state.talents, talents, strict=True)] == [1, 1, 0, 0]
    assert state.seat == BLUE
    play(state, "pass")
    assert phase(state) == "leading"
    assert [now - then for now, then in zip(state.talents, talents, strict=True)] == [1, 1, 0, 0]


def test_recruiting_the_last_priest_of_one_group_and_a_peasant_of_another_A31() -> None:
    state = table(
        3, crafts=["priest", "engineer", "merchant", "peasant", "priest", "engineer", "peasant", "merchant", "priest"]
    )
    play(state, "recruit 2 1", "field upper", "recruit 2 3", "irrigate d1-d2", "recruit 3 2")
    assert state.seat == WHITE
    for card, cost in (("2 2", 2), ("3 1", 1)):
        buyer = state.clone()
        play(buyer, f"recruit {card}")
        assert state.talents[WHITE] - buyer.talents[WHITE] == cost


def test_a_peasant_fills_the_bottom_row_and_red_gets_the_gardener_A32_A33() -> None:
    state = table()
    in_field(state, "upper", WHITE, BLACK)
    in_field(state, "lower", RED, BLACK, RED, WHITE)
    ask(state, BLUE)
    recruit(state, "peasant")
    other = state.clone()
    play(state, "field lower")
    assert tokens(state, BLUE, "wine") == 1
    assert (state.gardeners[RED], cards_left(state, "gardener")) == (1, 3)
    assert field(state, "lower") == []
    assert list(state.cubes) == [29, 29, 30, 30]
    play(other, "field upper")
    assert tokens(other, BLUE, "barley") == 1
    assert field(other, "upper") == [WHITE, BLACK, BLUE], "the top row would not have been emptied"
    assert list(other.gardeners) == [0, 0, 0, 0]


def test_a_priest_pushes_the_red_cube_out_A34() -> None:
    state = table()
    in_temple(state, "ishtar", BLUE, WHITE, NEUTRAL, RED)
    ask(state, BLACK)
    recruit(state, "priest")
    play(state, "temple ishtar")
    assert temple(state, "ishtar") == [BLACK, BLUE, WHITE, NEUTRAL]
    assert (state.cubes[RED], state.cubes[BLACK]) == (30, 29)


def test_an_engineer_finds_areas_at_the_river_and_along_irrigated_ones_A35() -> None:
    state = table()
    canal(state, BLACK, "d2-d3", "c2-d2")
    canal(state, RED, "c4-d4")
    recruit(state, "engineer")
    at_the_river = {"a4-b4", "b4-c4", "d1-d2", "d3-d4"}
    along_the_line = {"c2-c3", "c3-d3", "c1-c2", "c1-d1", "c3-c4"}
    assert set(choices(state, "irrigate")) == at_the_river | along_the_line
    for beyond in ("b3-c3", "b1-b2.low", "a3-a4", "b2-c2.low", "a1-a2.high"):
        assert refusal(state, f"irrigate {beyond}") == "A04"
    play(state, "irrigate c1-c2")
    assert points(state, WHITE) == 2


def test_a_merchant_brings_red_a_camel_A36() -> None:
    state = table()
    ask(state, RED)
    recruit(state, "merchant")
    assert (state.camels[RED], state.supply_camels) == (2, 8)


def test_one_camel_and_a_level_1_caravaneer_reach_three_spaces_A40() -> None:
    state = table()
    rank(state, RED, caravaneer=1)
    give(state, RED, camels=1, wine=2)
    canal(state, RED, "d1-d2")
    ask(state, RED)
    assert choices(state, "caravan") == ["1", "2", "3"]


def test_red_takes_the_level_2_caravaneer_with_its_palm_in_uruk_A44_A46() -> None:
    state = table(3, tokens=("palm",))
    rank(state, BLUE, caravaneer=1)
    give(state, BLUE, camels=2, dates=1)
    ask(state, BLUE)
    travel(state, "uruk")
    assert tokens(state, BLUE, "dates") == 0
    assert legal(state) == ["court caravaneer", "court banker"]
    banker = state.clone()
    play(banker, "court banker")
    assert level(banker, BLUE, "banker") == 1
    play(state, "court caravaneer")
    assert (level(state, BLUE, "caravaneer"), tokens(state, BLUE, "palm")) == (2, 1)


def test_an_exhausted_banker_leaves_only_the_caravaneer_for_good_A45() -> None:
    state = table(3, tokens=("palm",))
    rank(state, BLUE, caravaneer=1)
    set_cards_left(state, "banker", 1, 0)
    give(state, BLUE, camels=2, dates=1)
    ask(state, BLUE)
    travel(state, "uruk")
    assert legal(state) == ["court caravaneer"]
    play(state, "court caravaneer")
    caravan_at(state, "babylon")
    give(state, BLUE, camels=4, barley=1, dates=1, palm=1)
    ask(state, BLUE)
    assert trip_refusal(state, "susa") == "A45"
    assert trip_refusal(state, "uruk") == "A45"


def test_white_pays_barley_and_palm_in_mari_and_the_card_is_turned_A47() -> None:
    state = table(tiles={"d2": "q1_4"})
    turn_plant(state, "mari", "a", 2)
    canal(state, WHITE, "d1-d2")
    give(state, WHITE, camels=5, barley=1, palm=1)
    supply = list(state.supply)
    travel(state, "mari")
    assert tokens(state, WHITE) == 0
    assert [now - then for now, then in zip(state.supply, supply, strict=True)] == [1, 0, 0, 1, 0]
    play(state, "plant d2")
    assert plant_card(state, "mari") == ("a", 1)


def test_squares_for_a_quality_2_plant_A50_A51() -> None:
    """Some are legal, one takes a gardener, one is not fully irrigated, one is planted already."""
    for gardeners in (0, 1):
        state = table()
        turn_plant(state, "mari", "a", 2)
        planted(state, BLUE, "d2")
        canal(state, BLACK, "d1-d2", "c1-d1", "c1-c2", "b1-b2.low", "b1-c1.low", "b1-c1.high")
        give(state, WHITE, camels=5, barley=1, palm=1, gardeners=gardeners)
        travel(state, "mari")
        assert choices(state, "plant") == (["b1"] if gardeners else []) + ["c1", "c2", "d1"]
        assert refusal(state, "plant b1") == ("" if gardeners else "A51")
        assert refusal(state, "plant b2") == "A50"
        assert refusal(state, "plant d2") == "A50"


def test_white_plants_and_black_gets_the_irrigation_bonus_A52_A53() -> None:
    state = table(tiles={"c2": "q2_4_talents"})
    turn_plant(state, "mari", "a", 2)
    canal(state, BLACK, "d2-d3", "c2-d2", "c2-c3")
    canal(state, WHITE, "c1-c2")
    give(state, WHITE, camels=5, barley=1, palm=1)
    travel(state, "mari")
    play(state, "plant c2")
    assert owned_tiles(state, WHITE) == ["q2_4_talents"]
    assert (points(state, WHITE), state.talents[WHITE]) == (4, 6)
    assert (points(state, BLACK), line(state, "irrigation", BLACK)) == (2, 2)


def test_a_neutral_cube_between_two_plants_A54() -> None:
    state = table(tiles={"c2": "q2_4_talents"})
    turn_plant(state, "mari", "a", 2)
    planted(state, RED, "c3")
    canal(state, BLACK, "d2-d3", "c2-d2")
    give(state, WHITE, camels=5, barley=1, palm=1)
    travel(state, "mari")
    play(state, "plant c2")
    assert owner_of(state, "c2-c3") == NEUTRAL
    recruit(state, "engineer")
    assert "b2-c2.low" in choices(state, "irrigate"), "the network grows outwards from a neutral cube"
    assert "b3-c3" in choices(state, "irrigate")


@pytest.mark.parametrize(
    ("quality", "gardeners", "square", "legal_"),
    [
        (1, 0, "b1", False),
        (2, 0, "d1", True),
        (2, 0, "b1", False),
        (2, 1, "b1", True),
        (1, 1, "b1", False),
        (1, 2, "b1", True),
        (1, 2, "a1", True),
    ],
)
def test_quality_floors_and_gardeners_A51(quality: int, gardeners: int, square: str, legal_: bool) -> None:
    state = table()
    turn_plant(state, "mari", "a", quality)
    canal(state, WHITE, "d1-d2", "c1-d1", "c1-c2", "b1-c1.low", "b1-b2.low", "b1-b2.high", "a1-b1.low", "a1-b1.high")
    give(state, WHITE, camels=5, barley=1, palm=1, gardeners=gardeners)
    travel(state, "mari")
    assert refusal(state, f"plant {square}") == ("" if legal_ else "A51")
    if legal_:
        play(state, f"plant {square}")
        assert state.gardeners[WHITE] == 0


def test_procession_and_the_three_temples_A60_A61_A62_A63_A64() -> None:
    state = table(first=BLUE)
    in_temple(state, "ishtar", BLUE, RED)
    in_temple(state, "marduk", WHITE, NEUTRAL, BLACK)
    in_temple(state, "tammouz", WHITE, RED, BLACK)
    play(state, "pass", "pass", "pass", "pass")
    give(state, RED, dates=1)
    assert (state.seat, phase(state)) == (BLACK, "leading")
    play(state, "temple marduk")
    assert temple(state, "ishtar") == [NEUTRAL, BLUE, RED]
    assert temple(state, "marduk") == [BLACK, WHITE, NEUTRAL, BLACK]
    assert temple(state, "tammouz") == [NEUTRAL, WHITE, RED, BLACK]
    camels, talents = list(state.camels), list(state.talents)
    assert (state.seat, phase(state)) == (RED, "thanking")
    play(state, "gift camel")
    assert [now - then for now, then in zip(state.camels, camels, strict=True)] == [0, 0, 0, 1]
    assert [now - then for now, then in zip(state.talents, talents, strict=True)] == [0, 0, 1, 0]
    assert [points(state, seat) for seat in range(4)] == [1, 2, 0, 0]
    assert (state.seat, phase(state)) == (BLACK, "reaping")
    play(state, "field upper")
    assert tokens(state, BLACK, "salt") == 1
    assert (state.seat, legal(state)) == (RED, ["give dates", "decline"])
    play(state, "give dates")
    assert choices(state, "receive") == ["barley", "salt", "palm"], "anything else but wine"
    play(state, "receive palm")
    assert tokens(state, RED, "palm") == 1
    assert tokens(state, WHITE) == 0
