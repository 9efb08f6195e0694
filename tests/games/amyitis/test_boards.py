"""The two boards: A01 to A08."""

from collections import Counter

import pytest

from kiru.core.game import NONE
from kiru.games import open_kit
from kiru.games.amyitis.engine.garden import AREA_NAMES, AROUND, PARALLEL, SERIES, SIDE_AREAS, floor_of
from kiru.games.amyitis.engine.state import NEUTRAL
from kiru.games.amyitis.words.notation import SQUARE_NAMES
from tests.games.amyitis import reference
from tests.games.amyitis.positions import (
    BLACK,
    BOX,
    WHITE,
    canal,
    caravan_at,
    choices,
    field,
    give,
    owner_of,
    phase,
    planted,
    play,
    points,
    recruit,
    refusal,
    table,
    temple,
    tile_on,
    tokens,
    travel,
)

RIVERSIDE = ["a4-b4", "b4-c4", "c4-d4", "d1-d2", "d2-d3", "d3-d4"]


def test_A01_sixteen_squares_on_floors_of_7_5_3_1() -> None:
    floors = {name: floor_of(square) for square, name in enumerate(SQUARE_NAMES)}
    assert Counter(floors.values()) == {1: 7, 2: 5, 3: 3, 4: 1}
    assert floors["a1"] == 4
    assert {name for name, floor in floors.items() if floor == 3} == {"a2", "b1", "b2"}
    assert {name for name, floor in floors.items() if floor == 2} == {"a3", "b3", "c3", "c2", "c1"}
    assert floors == {name: reference.floor(name) for name in reference.SQUARES}


def test_A01_the_river_runs_along_the_two_lower_sides() -> None:
    state = table()
    recruit(state, "engineer")
    assert choices(state, "irrigate") == sorted(RIVERSIDE, key=AREA_NAMES.index)


def test_A02_areas_lie_only_between_two_squares() -> None:
    assert len(AREA_NAMES) == len(set(AREA_NAMES)) == 32
    between = Counter(name.partition(".")[0] for name in AREA_NAMES)
    assert len(between) == 24
    assert set(between) == {f"{a}-{b}" for a, b in reference.sides()}
    assert AREA_NAMES == reference.NAMES


def test_A02_sides_that_touch_floor_3_or_4_have_two_areas() -> None:
    between = Counter(name.partition(".")[0] for name in AREA_NAMES)
    double = {name for name, count in between.items() if count == 2}
    assert double == {"a1-a2", "a1-b1", "a2-b2", "b1-b2", "a2-a3", "b2-b3", "b1-c1", "b2-c2"}
    assert Counter(between.values()) == {1: 16, 2: 8}
    assert Counter(bin(areas).count("1") for areas in SIDE_AREAS) == {1: 16, 2: 8}


@pytest.mark.parametrize(("square", "areas"), [("a1", 4), ("b2", 8), ("a2", 6), ("c3", 4), ("d4", 2), ("b3", 5)])
def test_A02_areas_around_a_square(square: str, areas: int) -> None:
    assert bin(AROUND[SQUARE_NAMES.index(square)]).count("1") == areas
    assert reference.names_of(AROUND[SQUARE_NAMES.index(square)]) == reference.around(square)


def test_A03_sides_run_between_their_two_common_corners() -> None:
    ends = dict(zip(SERIES.names, SERIES.ends, strict=True))
    assert ends["c1-c2"] == (3 * 5 + 1, 2 * 5 + 1)
    assert ends["c3-d3"] == (3 * 5 + 3, 3 * 5 + 2)
    for name, (low, high) in zip(PARALLEL.names, PARALLEL.ends, strict=True):
        assert {divmod(low, 5), divmod(high, 5)} == reference.AREAS[True][name]


def test_A03_twins_in_series_touch_one_corner_each() -> None:
    state = table()
    canal(state, WHITE, "d2-d3", "c2-d2", "c1-c2")
    recruit(state, "engineer")
    assert {"b1-c1.low", "b1-b2.low", "b2-c2.high"} <= set(choices(state, "irrigate"))
    for beyond in ("b1-c1.high", "b1-b2.high", "b2-c2.low"):
        assert refusal(state, f"irrigate {beyond}") == "A04"
    canal(state, WHITE, "b2-c2.high")
    assert refusal(state, "irrigate b2-c2.low") == ""
    assert set(choices(state, "irrigate")) == reference.available(state)


def test_A03_water_runs_on_through_both_twins() -> None:
    state = table()
    canal(state, WHITE, "d2-d3", "c2-d2", "c1-c2", "b2-c2.high")
    recruit(state, "engineer")
    assert refusal(state, "irrigate c2-c3") == ""
    assert refusal(state, "irrigate b2-b3.low") == "A04"
    canal(state, WHITE, "b2-c2.low")
    assert refusal(state, "irrigate b2-b3.low") == ""
    assert refusal(state, "irrigate b2-b3.high") == "A04"
    assert set(choices(state, "irrigate")) == reference.available(state)


def test_A03_option_twins_in_parallel_touch_both_corners() -> None:
    state = table(twin_areas="parallel")
    canal(state, WHITE, "d2-d3", "c2-d2", "c1-c2")
    recruit(state, "engineer")
    assert {"b2-c2.low", "b2-c2.high"} <= set(choices(state, "irrigate"))
    assert refusal(state, "irrigate b2-b3.low") == "A04"
    canal(state, WHITE, "b2-c2.high")
    assert {"b2-b3.low", "b2-b3.high"} <= set(choices(state, "irrigate"))
    assert set(choices(state, "irrigate")) == reference.available(state)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "side by side"), ("de", "nebeneinander"), ("fr", "côte à côte"), ("pl", "obok siebie")],
)
def test_A03_the_rule_tells_both_ways_of_twin_areas(language: str, sentence: str) -> None:
    assert sentence in open_kit("amyitis").texts(language)("rule-A03")


def test_A04_an_area_must_be_linked_to_the_river() -> None:
    state = table()
    recruit(state, "engineer")
    assert refusal(state, "irrigate d1-d2") == ""
    assert refusal(state, "irrigate c1-d1") == "A04"
    canal(state, WHITE, "d1-d2")
    assert refusal(state, "irrigate c1-d1") == ""
    assert refusal(state, "irrigate d1-d2") == "A04"


def test_A04_the_cubes_on_the_way_may_be_anybodys() -> None:
    state = table()
    canal(state, BLACK, "d2-d3")
    canal(state, NEUTRAL, "c2-d2")
    recruit(state, "engineer")
    assert refusal(state, "irrigate c1-c2") == ""
    play(state, "irrigate c1-c2")
    assert owner_of(state, "c1-c2") == WHITE


def test_A04_neutral_cubes_cut_off_from_the_river_carry_no_water() -> None:
    state = table()
    canal(state, NEUTRAL, "b3-c3", "b2-b3.low")
    recruit(state, "engineer")
    assert choices(state, "irrigate") == sorted(RIVERSIDE, key=AREA_NAMES.index)


def test_A04_cut_off_cubes_carry_water_once_they_are_linked() -> None:
    state = table()
    canal(state, NEUTRAL, "b3-c3", "b2-b3.low", "b2-b3.high")
    recruit(state, "engineer")
    assert refusal(state, "irrigate b3-b4") == refusal(state, "irrigate a3-b3") == "A04"
    play(state, "irrigate b4-c4")
    recruit(state, "engineer")
    assert {"b3-b4", "c3-c4", "a3-b3", "a2-b2.low", "a2-a3.low"} <= set(choices(state, "irrigate"))
    assert set(choices(state, "irrigate")) == reference.available(state)


def test_A05_nine_spaces_clockwise_from_babylon() -> None:
    cities = ["babylon", "eshnunna", "susa", "ur", "uruk", "mari", "palmyra", "khorsabad", "ninoua"]
    assert BOX.space_keys == cities
    kinds = ["sell", "plant", "court", "plant", "court", "plant", "court", "plant", "court"]
    assert [reference.TRACK[n]["kind"] for n in range(9)] == kinds
    state = table()
    for space, name in enumerate(cities):
        caravan_at(state, name)
        assert state.caravan == space


@pytest.mark.parametrize(
    ("start", "steps", "end"),
    [("babylon", 1, "eshnunna"), ("babylon", 4, "uruk"), ("ninoua", 2, "eshnunna"), ("mari", 8, "uruk")],
)
def test_A05_the_caravan_goes_round(start: str, steps: int, end: str) -> None:
    state = table()
    give(state, WHITE, camels=8, barley=1, dates=1, salt=1, palm=1)
    canal(state, WHITE, "d1-d2")
    caravan_at(state, start)
    play(state, f"caravan {steps}")
    assert BOX.space_keys[state.caravan] == end


@pytest.mark.parametrize(
    ("city", "demand", "offer"),
    [
        ("susa", "barley", {"caravaneer", "banker"}),
        ("uruk", "dates", {"caravaneer", "banker"}),
        ("palmyra", "salt", {"palace", "caravaneer"}),
        ("ninoua", "palm", {"palace", "banker"}),
    ],
)
def test_A05_court_cities_ask_for_one_resource_and_offer_two_types(city: str, demand: str, offer: set[str]) -> None:
    state = table()
    give(state, WHITE, camels=9, **{demand: 1})
    travel(state, city)
    assert set(choices(state, "court")) == offer
    assert tokens(state, WHITE) == 0


@pytest.mark.parametrize(
    ("row", "yields"),
    [("upper", ["salt", "palm", "barley", "dates", "wine"]), ("lower", ["barley", "dates", "salt", "palm", "wine"])],
)
def test_A06_a_field_row_is_filled_from_the_left(row: str, yields: list[str]) -> None:
    state = table()
    for filled, resource in enumerate(yields, 1):
        before = tokens(state, state.seat, resource)
        seat = state.seat
        give(state, seat, talents=4)
        state.turned = 0
        recruit(state, "peasant")
        play(state, f"field {row}")
        assert tokens(state, seat, resource) == before + 1
        assert len(field(state, row)) == filled % 5


def test_A07_each_temple_holds_four_cubes() -> None:
    state = table()
    for name in ("ishtar", "marduk", "tammouz"):
        for cubes in (1, 2, 3, 4, 4, 4):
            state.turned = 0
            recruit(state, "priest")
            assert choices(state, "temple") == ["ishtar", "marduk", "tammouz"]
            play(state, f"temple {name}")
            assert len(temple(state, name)) == cubes


def test_A08_two_players_use_13_squares() -> None:
    state = table(2)
    bare = [name for name in SQUARE_NAMES if not tile_on(state, name)]
    assert bare == ["a3", "a4", "b4"]
    for players in (3, 4):
        assert all(tile_on(table(players), name) for name in SQUARE_NAMES)


def test_A08_unused_squares_are_never_planted() -> None:
    state = table(2)
    canal(state, WHITE, "a4-b4", "b4-c4", "a3-a4", "b3-b4", "a3-b3")
    give(state, WHITE, camels=1, salt=1, gardeners=2)
    travel(state, "eshnunna")
    assert phase(state) == "planting"
    assert choices(state, "plant") == ["b3", "c4"]
    for square in ("a3", "a4", "b4"):
        assert refusal(state, f"plant {square}") == "A08"


def test_A08_areas_beside_unused_squares_stay_in_use() -> None:
    state = table(2)
    recruit(state, "engineer")
    assert "a4-b4" in choices(state, "irrigate")
    play(state, "irrigate a4-b4")
    assert points(state, WHITE) == 2


def test_A08_an_unused_square_does_not_count_as_planted() -> None:
    state = table(2)
    canal(state, WHITE, "b4-c4", "b3-b4")
    give(state, WHITE, camels=1, salt=1, gardeners=1)
    travel(state, "eshnunna")
    play(state, "plant b3")
    assert owner_of(state, "a3-b3") == NONE
    four = table(4)
    planted(four, BLACK, "a3")
    canal(four, WHITE, "b4-c4", "b3-b4")
    give(four, WHITE, camels=1, salt=1, gardeners=1)
    travel(four, "eshnunna")
    play(four, "plant b3")
    assert owner_of(four, "a3-b3") == NEUTRAL
