"""The caravan and what it trades: A40 to A47."""

from collections import Counter

import pytest

from tests.games.amyitis import reference
from tests.games.amyitis.positions import (
    BLACK,
    BLUE,
    BOX,
    WHITE,
    ask,
    canal,
    caravan_at,
    cards_left,
    choices,
    give,
    legal,
    level,
    line,
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
    tokens,
    travel,
    trip_refusal,
    turn_plant,
)

EVERYTHING = {"barley": 1, "dates": 1, "salt": 1, "palm": 1}


@pytest.mark.parametrize(
    ("caravaneer", "costs"),
    [(0, [1, 2, 3, 4, 5, 6, 7, 8]), (1, [1, 1, 1, 2, 3, 4, 5, 6]), (2, [1, 1, 1, 1, 1, 2, 3, 4])],
)
def test_A40_a_camel_a_space_less_the_bonus(caravaneer: int, costs: list[int]) -> None:
    for distance, cost in enumerate(costs, 1):
        state = table()
        rank(state, WHITE, caravaneer=caravaneer)
        caravan_at(state, "ninoua")
        canal(state, WHITE, "d1-d2")
        give(state, WHITE, camels=cost, **EVERYTHING)
        turn_plant(state, "khorsabad", "a", 1)
        supply = state.supply_camels
        assert refusal(state, f"caravan {distance}") == ""
        if distance < 8 and costs[distance] > cost:
            assert refusal(state, f"caravan {distance + 1}") == "A40"
        play(state, f"caravan {distance}")
        assert (state.camels[WHITE], state.supply_camels) == (0, supply + cost)


def test_A40_at_least_one_camel() -> None:
    state = table()
    rank(state, WHITE, caravaneer=2)
    give(state, WHITE, camels=0, **EVERYTHING)
    canal(state, WHITE, "d1-d2")
    assert choices(state, "caravan") == []
    assert refusal(state, "caravan 1") == "A40"


def test_A40_at_most_eight_spaces() -> None:
    state = table()
    rank(state, WHITE, caravaneer=2)
    give(state, WHITE, camels=9, wine=4)
    canal(state, WHITE, "d1-d2")
    assert choices(state, "caravan") == ["1", "2", "3", "4", "5", "6", "7", "8"]
    assert "babylon" not in {BOX.space_keys[(state.caravan + int(n)) % 9] for n in choices(state, "caravan")}


@pytest.mark.parametrize(
    "city", ["babylon", "eshnunna", "susa", "ur", "uruk", "mari", "palmyra", "khorsabad", "ninoua"]
)
def test_A41_only_where_something_can_be_done(city: str) -> None:
    state = table()
    caravan_at(state, "susa" if city != "susa" else "ur")
    give(state, WHITE, camels=9)
    assert trip_refusal(state, city) != ""
    give(state, WHITE, wine=2)
    canal(state, WHITE, "d1-d2")
    turn_plant(state, "khorsabad", "a", 1)
    assert trip_refusal(state, city) == ""


@pytest.mark.parametrize("city", ["eshnunna", "ur", "mari", "khorsabad"])
def test_A41_no_plant_without_a_square_for_it(city: str) -> None:
    state = table()
    give(state, WHITE, camels=9, wine=2)
    assert trip_refusal(state, city) == "A50"
    canal(state, WHITE, *(f"{row}1-{row}2.{end}" for row in "ab" for end in ("low", "high")))
    turn_plant(state, "khorsabad", "a", 1)
    assert trip_refusal(state, city) == "A51", "only floors 3 and 4 have water"


def test_A41_no_trip_to_a_court_that_has_nothing_to_give() -> None:
    state = table()
    give(state, WHITE, camels=9, wine=2)
    for kind in ("caravaneer", "banker", "palace"):
        set_cards_left(state, kind, 1, 0)
    for city in ("susa", "uruk", "palmyra", "ninoua"):
        assert trip_refusal(state, city) == "A45"


def test_A41_an_action_must_be_carried_out() -> None:
    state = table()
    give(state, WHITE, camels=1, salt=1)
    canal(state, WHITE, "d1-d2")
    travel(state, "eshnunna")
    assert (phase(state), choices(state, "plant")) == ("planting", ["d1", "d2"])
    assert refusal(state, "pass") == "A47"


@pytest.mark.parametrize(
    ("held", "sold", "scored"),
    [
        ({"dates": 1}, ["sell dates"], 3),
        ({"dates": 2}, ["sell dates", "stop"], 3),
        ({"dates": 2}, ["sell dates", "sell dates"], 6),
        ({"dates": 1, "wine": 3}, ["sell wine", "sell dates"], 6),
        ({"barley": 1, "palm": 1}, ["sell barley", "stop"], 3),
    ],
)
def test_A42_one_token_for_3_points_or_two_for_6(held: dict[str, int], sold: list[str], scored: int) -> None:
    state = table()
    caravan_at(state, "ninoua")
    give(state, WHITE, camels=1, **held)
    travel(state, "babylon")
    play(state, *sold)
    assert (phase(state), points(state, WHITE), line(state, "sales", WHITE)) == ("watering", scored, scored)
    assert tokens(state, WHITE) == sum(held.values()) - scored // 3
    play(state, "irrigate d1-d2")
    assert (state.seat, points(state, WHITE), line(state, "engineers", WHITE)) == (BLACK, scored, 0)
    assert (owner_of(state, "d1-d2"), state.cubes[WHITE]) == (WHITE, 29)


def test_A42_at_least_one_and_no_third_token() -> None:
    state = table()
    caravan_at(state, "ninoua")
    give(state, WHITE, camels=1, dates=3)
    travel(state, "babylon")
    assert legal(state) == ["sell dates"]
    assert refusal(state, "stop") == "A42"
    play(state, "sell dates")
    assert legal(state) == ["sell dates", "stop"]
    assert refusal(state, "sell salt") == "A42"
    play(state, "sell dates")
    assert set(choices(state, "irrigate")) == reference.available(state)
    assert refusal(state, "sell dates") == "A42"


def test_A42_no_token_no_area_or_no_cube_means_no_sale() -> None:
    state = table()
    caravan_at(state, "ninoua")
    give(state, WHITE, camels=1)
    assert trip_refusal(state, "babylon") == "A42"
    give(state, WHITE, wine=1)
    assert trip_refusal(state, "babylon") == ""
    give(state, WHITE, cubes=0)
    assert trip_refusal(state, "babylon") == "A42"
    give(state, WHITE, cubes=1)
    state.irrigated = state.reach
    assert trip_refusal(state, "babylon") == "A42"


def test_A43_wine_pays_for_any_resource() -> None:
    for city, kind in (("susa", "buying"), ("ur", "planting")):
        state = table()
        canal(state, WHITE, "d1-d2")
        give(state, WHITE, camels=3, wine=1)
        travel(state, city)
        assert (phase(state), tokens(state, WHITE)) == (kind, 0)


def test_A43_the_payer_chooses_between_wine_and_the_resource() -> None:
    for word, left in (("dates", "wine"), ("wine", "dates")):
        state = table()
        give(state, WHITE, camels=4, dates=1, wine=1)
        travel(state, "uruk")
        assert (phase(state), legal(state)) == ("paying", ["pay dates", "pay wine"])
        assert refusal(state, "pay barley") == "A43"
        play(state, f"pay {word}")
        assert (phase(state), tokens(state, WHITE, left), tokens(state, WHITE)) == ("buying", 1, 1)


def test_A43_wine_pays_neither_camels_nor_talents() -> None:
    state = table()
    give(state, WHITE, wine=4, camels=0, talents=0)
    play(state, "recruit 2 1")
    ask(state, WHITE)
    give(state, WHITE, camels=0)
    assert refusal(state, "recruit 2 2") == "A31"
    assert trip_refusal(state, "uruk") == "A40"


def pay_all(demand: str, card: str, **held: int) -> set[tuple[str, ...]]:
    """All ways to pay for a quality 2 or 3 plant, by walking through the questions."""
    start = table()
    turn_plant(start, demand, card, 2)
    canal(start, WHITE, "d1-d2")
    give(start, WHITE, camels=9, **held)
    if trip_refusal(start, demand):
        return set()
    travel(start, demand)
    found, waiting = set(), [start]
    while waiting:
        state = waiting.pop()
        if phase(state) == "planting":
            paid = [name for name in reference.RESOURCES for _ in range(held.get(name, 0) - tokens(state, WHITE, name))]
            assert tuple(sorted(paid)) not in found, "every payment is offered once"
            found.add(tuple(sorted(paid)))
            continue
        assert len(legal(state)) == 2, "asked only when there is a choice"
        for word in legal(state):
            other = state.clone()
            play(other, word)
            waiting.append(other)
    return found


@pytest.mark.parametrize("wine", [0, 1, 2, 3])
@pytest.mark.parametrize("plain", [0, 1, 2])
@pytest.mark.parametrize("extra", [0, 1])
def test_A43_every_payment_for_a_plant_is_offered_once(plain: int, extra: int, wine: int) -> None:
    """Mari asks for barley and the card for palm; Ur and the same card ask for palm twice."""
    held = {"barley": plain, "palm": extra, "wine": wine}
    assert pay_all("mari", "a", **held) == reference.payments(Counter(held), ["barley", "palm"])
    held = {"palm": plain, "wine": wine}
    assert pay_all("ur", "a", **held) == reference.payments(Counter(held), ["palm", "palm"])


def test_A44_level_1_first_then_one_above_the_highest() -> None:
    state = table()
    for owned in range(6):
        ask(state, WHITE)
        caravan_at(state, "khorsabad")
        give(state, WHITE, camels=1, palm=1)
        before = cards_left(state, "palace", owned + 1)
        travel(state, "ninoua")
        play(state, "court palace")
        assert level(state, WHITE, "palace") == owned + 1
        assert cards_left(state, "palace", owned + 1) == before - 1
    ask(state, WHITE)
    caravan_at(state, "khorsabad")
    give(state, WHITE, camels=1, palm=1)
    travel(state, "ninoua")
    assert (refusal(state, "court palace"), legal(state)) == ("A44", ["court banker"])


def test_A44_covered_cards_do_not_return() -> None:
    state = table()
    rank(state, WHITE, banker=1)
    give(state, WHITE, camels=4, dates=1)
    travel(state, "uruk")
    play(state, "court banker")
    assert level(state, WHITE, "banker") == 2
    assert [cards_left(state, "banker", number) for number in (1, 2, 3)] == [2, 1, 1]


def test_A44_only_the_two_types_of_the_city() -> None:
    state = table()
    give(state, WHITE, camels=4, dates=1)
    travel(state, "uruk")
    assert legal(state) == ["court caravaneer", "court banker"]
    assert refusal(state, "court palace") == refusal(state, "court gardener") == "A44"


def test_A44_the_city_asks_for_its_own_resource() -> None:
    state = table()
    give(state, WHITE, camels=4, barley=1, salt=1, palm=1)
    assert trip_refusal(state, "uruk") == "A44"
    give(state, WHITE, dates=1)
    assert trip_refusal(state, "uruk") == ""


def test_A45_an_exhausted_level_closes_the_type() -> None:
    state = table()
    set_cards_left(state, "caravaneer", 1, 0)
    give(state, WHITE, camels=4, dates=1)
    travel(state, "uruk")
    assert (refusal(state, "court caravaneer"), legal(state)) == ("A45", ["court banker"])


def test_A45_levels_cannot_be_skipped() -> None:
    state = table()
    set_cards_left(state, "banker", 2, 0)
    rank(state, WHITE, banker=1)
    give(state, WHITE, camels=4, dates=1)
    assert cards_left(state, "banker", 3) == 1
    travel(state, "uruk")
    assert refusal(state, "court banker") == "A45"


def test_A45_no_open_type_no_trip() -> None:
    state = table()
    set_cards_left(state, "caravaneer", 1, 0)
    set_cards_left(state, "banker", 1, 0)
    give(state, WHITE, camels=4, dates=1)
    assert trip_refusal(state, "uruk") == "A45"


@pytest.mark.parametrize(("number", "scored"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 7), (6, 10)])
def test_A46_a_palace_scores_at_once(number: int, scored: int) -> None:
    state = table()
    rank(state, WHITE, palace=number - 1)
    caravan_at(state, "khorsabad")
    give(state, WHITE, camels=1, palm=1)
    travel(state, "ninoua")
    play(state, "court palace")
    assert (points(state, WHITE), line(state, "palaces", WHITE)) == (scored, scored)


def test_A46_with_two_level_2_caravaneers_left_the_taker_chooses() -> None:
    state = table(tokens=("palm", "salt"))
    rank(state, WHITE, caravaneer=1)
    give(state, WHITE, camels=2, dates=1)
    travel(state, "uruk")
    play(state, "court caravaneer")
    assert (phase(state), legal(state)) == ("taking_token", ["token salt", "token palm"])
    assert refusal(state, "token barley") == "A46"
    play(state, "token salt")
    assert (tokens(state, WHITE, "salt"), tokens(state, WHITE), state.seat) == (1, 1, BLACK)
    assert cards_left(state, "caravaneer", 2) == 1


def test_A46_the_last_level_2_caravaneer_brings_its_token() -> None:
    state = table(3, tokens=("palm",))
    rank(state, WHITE, caravaneer=1)
    give(state, WHITE, camels=2, dates=1)
    travel(state, "uruk")
    play(state, "court caravaneer")
    assert (tokens(state, WHITE, "palm"), state.seat) == (1, BLACK)


def test_A46_the_same_for_a_card_gained_from_a_tile() -> None:
    state = table(tiles={"d2": "q1_1_court"})
    canal(state, BLUE, "d1-d2")
    rank(state, WHITE, caravaneer=1, palace=1)
    give(state, WHITE, camels=1, salt=1)
    travel(state, "eshnunna")
    play(state, "plant d2")
    palace = state.clone()
    play(palace, "court palace")
    assert (line(palace, "palaces", WHITE), palace.seat) == (3, BLACK)
    play(state, "court caravaneer")
    assert phase(state) == "taking_token"
    play(state, "token palm")
    assert (tokens(state, WHITE, "palm"), state.seat) == (1, BLACK)
    assert line(state, "irrigation", BLUE) == 1


def test_A47_the_city_and_the_card_ask_for_a_resource_each() -> None:
    state = table()
    turn_plant(state, "mari", "b", 2)
    canal(state, WHITE, "d1-d2")
    give(state, WHITE, camels=5, barley=1)
    assert trip_refusal(state, "mari") == "A47"
    give(state, WHITE, barley=0, dates=1)
    assert trip_refusal(state, "mari") == "A47"
    give(state, WHITE, barley=1)
    travel(state, "mari")
    assert (phase(state), tokens(state, WHITE)) == ("planting", 0)


def test_A47_quality_1_asks_for_nothing_more() -> None:
    state = table()
    canal(state, WHITE, "d1-d2")
    give(state, WHITE, camels=1, salt=1)
    travel(state, "eshnunna")
    assert phase(state) == "planting"


@pytest.mark.parametrize("city", ["eshnunna", "ur", "mari", "khorsabad"])
def test_A47_the_plant_card_is_turned_over(city: str) -> None:
    state = table()
    canal(state, WHITE, "d1-d2")
    give(state, WHITE, camels=9, wine=2)
    card, side = plant_card(state, city)
    travel(state, city)
    assert plant_card(state, city) == (card, side)
    play(state, "plant d1")
    while phase(state) in ("gaining", "promoting"):
        play(state, legal(state)[-1])
    assert plant_card(state, city) == (card, 3 - side)
    others = {"eshnunna", "ur", "mari", "khorsabad"} - {city}
    assert {other: plant_card(state, other) for other in others} == {o: plant_card(table(), o) for o in others}


def test_A47_no_square_no_plant() -> None:
    state = table()
    give(state, WHITE, camels=1, salt=1)
    assert trip_refusal(state, "eshnunna") == "A50"
    canal(state, WHITE, "d2-d3", "c2-c3", "b2-b3.low", "b2-b3.high")
    planted(state, BLACK, "d2", "d3")
    assert trip_refusal(state, "eshnunna") == "A51"
    give(state, WHITE, gardeners=1)
    assert trip_refusal(state, "eshnunna") == ""
