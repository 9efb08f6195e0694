"""Why not, with the fact: for every reason a position, the sentence, and that it is true."""

import pytest

from kiru.games import open_kit
from kiru.games.amyitis.engine import actions as act
from kiru.games.amyitis.engine.game import AmyitisState
from tests.games.amyitis.positions import (
    BLACK,
    WHITE,
    canal,
    caravan_at,
    distance,
    exhaust,
    fresh,
    give,
    legal,
    phase,
    planted,
    play,
    rank,
    recruit,
    set_cards_left,
    table,
    travel,
    turn_plant,
)
from tests.support.facts import Facts

fact = Facts(open_kit("amyitis"))


def trip_fact(state: AmyitisState, city: str) -> str:
    return fact(state, f"caravan {distance(state, city)}")


def asked(name: str, **held: int) -> AmyitisState:
    """White is asked a question of a phase."""
    state = table()
    give(state, WHITE, **held)
    state.phase = act.PHASES.index(name)
    return state


@pytest.mark.parametrize(
    ("name", "word", "expected"),
    [
        ("farming", "pass", "A32: Your action of this turn has already begun. Now choose a field for your peasant."),
        ("choosing", "field upper", "A29: Fields are for peasants, and for the first with Tammouz. Now pass,"),
        ("choosing", "temple ishtar", "A29: Temples are for priests, and for the procession. Now pass, recruit,"),
        ("selling", "irrigate d1-d2", "A42: Areas are irrigated by engineers, and after a sale in Babylon. Now"),
        ("leading", "pass", "A60: The turns of this round are over. Now choose a temple for the procession."),
        ("irrigating", "sell salt", "A35: Tokens are sold in Babylon. Now choose an area for your engineer."),
        ("praying", "pay salt", "A34: Tokens are paid in the cities. Now choose a temple for your priest."),
        ("watering", "court banker", "A42: Court cards are bought in the court cities, or come with a garden tile."),
        ("buying", "token salt", "A44: These tokens come with a level 2 caravaneer. Now choose a court card."),
        ("gaining", "plant d1", "A52: Plants are bought in the plant cities. Now choose a resource for your tile."),
        ("promoting", "gain salt", "A52: A resource of choice comes with a garden tile. Now choose a court card"),
        ("reaping", "gift camel", "A64: Ishtar’s gift goes to the first in her temple at the end of the round. Now"),
        ("discarding", "decline", "A65: Tokens are exchanged by the second with Tammouz at the end of the round."),
        ("thanking", "discard salt", "A62: Tokens are given back at the end of the round. Now choose Ishtar’s gift."),
    ],
)
def test_another_step_is_answered_by_what_is_asked(name: str, word: str, expected: str) -> None:
    state = asked(name, salt=3)
    assert fact(state, word).startswith(expected)


def test_A20_A31_A37_A15_crafts() -> None:
    state = table(2)
    assert fact(state, "recruit 3 1") == "A20: There are only 2 groups of craft cards at this table."
    recruit(state, "peasant")
    play(state, "field upper")
    assert fact(state, "recruit 1 1") == "A31: This card already lies face down."
    give(state, BLACK, talents=0)
    assert fact(state, "recruit 1 2") == "A31: 1 talent needed, you have 0."
    give(state, BLACK, talents=4, cubes=0)
    assert fact(state, "recruit 1 2") == "A37: You have no cube left."
    exhaust(state, "camels")
    assert fact(state, "recruit 2 1") == "A15: The supply has no camel left."


def test_A31_A42_no_area() -> None:
    state = table()
    give(state, WHITE, camels=9, salt=1)
    state.irrigated = state.reach
    caravan_at(state, "ninoua")
    assert fact(state, "recruit 1 3") == "A31: No irrigation area is available."
    assert trip_fact(state, "babylon") == "A42: No irrigation area is available."
    give(state, WHITE, cubes=0)
    assert trip_fact(state, "babylon") == "A42: You have no cube left."
    give(state, WHITE, salt=0)
    assert trip_fact(state, "babylon") == "A42: You have no token to sell."


def test_A40_camels() -> None:
    state = table()
    give(state, WHITE, camels=1, dates=1)
    assert trip_fact(state, "uruk") == "A40: 4 camels needed to go to Uruk, you have 1."


def test_A44_A47_what_a_city_asks_for() -> None:
    state = table()
    give(state, WHITE, camels=9)
    assert trip_fact(state, "uruk") == "A44: Uruk asks for dates; you have none, and no wine for it."
    assert trip_fact(state, "eshnunna") == "A47: Eshnunna asks for salt; you have none, and no wine for it."
    turn_plant(state, "eshnunna", "a", 2)
    give(state, WHITE, salt=1)
    assert trip_fact(state, "eshnunna") == "A47: Eshnunna asks for salt and a palm. You have: salt 1, palm 0, wine 0."
    turn_plant(state, "eshnunna", "c", 2)
    assert trip_fact(state, "eshnunna") == "A47: Eshnunna asks for 2 × salt. You have: salt 1, wine 0."


def test_A44_A45_types_that_are_closed() -> None:
    state = table()
    give(state, WHITE, camels=9, dates=1)
    rank(state, WHITE, caravaneer=2)
    set_cards_left(state, "banker", 1, 0)
    closed = "You already hold the top level: caravaneer of level 2. No card left: banker of level 1."
    assert trip_fact(state, "uruk") == f"A45: {closed}"
    set_cards_left(state, "banker", 1, 1)
    travel(state, "uruk")
    assert fact(state, "court caravaneer") == "A44: You already hold the top level: caravaneer of level 2."
    assert fact(state, "court palace") == "A44: Uruk offers only caravaneer and banker."
    set_cards_left(state, "banker", 1, 0)
    assert fact(state, "court banker") == "A45: No card left: banker of level 1."


def test_A52_a_gardener_that_is_out() -> None:
    state = asked("promoting")
    exhausted = asked("promoting", gardeners=state.court[11])
    assert fact(exhausted, "court gardener") == "A52: No gardener is left."


def test_A50_A51_no_square_for_the_plant() -> None:
    state = table()
    give(state, WHITE, camels=1, salt=1)
    assert trip_fact(state, "eshnunna") == "A50: No square with a tile has a fully irrigated side."
    canal(state, WHITE, "a1-b1.low", "a1-b1.high")
    assert trip_fact(state, "eshnunna") == (
        "A51: The lowest irrigated square needs quality 3; the plant has 1, and you have no gardener."
    )


def test_A04_areas() -> None:
    state = table()
    canal(state, BLACK, "d1-d2")
    recruit(state, "engineer")
    assert fact(state, "irrigate d1-d2") == "A04: A cube already lies on d1–d2."
    assert fact(state, "irrigate b2-b3.high") == "A04: No water from the river reaches b2–b3 (upper area) yet."


def test_A42_selling() -> None:
    state = table()
    give(state, WHITE, camels=9, salt=2)
    caravan_at(state, "ninoua")
    travel(state, "babylon")
    assert fact(state, "sell dates") == "A42: You have no dates."
    assert fact(state, "stop") == "A42: You have sold nothing yet."


def test_A43_paying() -> None:
    state = table()
    give(state, WHITE, camels=9, dates=1, wine=1)
    travel(state, "uruk")
    assert fact(state, "pay salt") == "A43: Due now: dates. Pay with that or with wine."
    give(state, WHITE, dates=0)
    assert fact(state, "pay dates") == "A43: You have no dates."
    state.due_next = state.due
    give(state, WHITE, dates=1)
    assert fact(state, "pay wine") == "A43: Due twice: dates. Pay your own first, then the wine."
    state.due_next = 2
    assert fact(state, "pay wine") == "A43: You need your wine for salt, which is due next."


def test_A46_a_token_that_lies_on_no_caravaneer() -> None:
    state = table(tokens=("palm", "salt"))
    state.phase = act.TAKING_TOKEN
    assert fact(state, "token barley") == "A46: No level 2 caravaneer with barley is left."


def test_A08_A50_A51_squares() -> None:
    state = table(2)
    give(state, WHITE, camels=1, salt=1, gardeners=1)
    canal(state, WHITE, "d1-d2", "d2-d3", "a1-b1.low", "a1-b1.high")
    planted(state, BLACK, "d2")
    travel(state, "eshnunna")
    assert phase(state) == "planting"
    assert fact(state, "plant d2") == "A50: d2 is already planted."
    assert fact(state, "plant a4") == "A08: a4 has no tile at this table."
    assert fact(state, "plant d4") == "A50: No side of d4 is fully irrigated."
    assert fact(state, "plant a1") == "A51: a1 needs quality 3; the plant has 1, and you have 1 gardener."


def test_A15_A62_what_the_supply_does_not_hold() -> None:
    state = asked("gaining")
    exhaust(state, "salt")
    assert fact(state, "gain salt") == "A15: The supply has no salt left."
    state = asked("thanking")
    exhaust(state, "talents")
    assert fact(state, "gift talent") == "A62: The supply has no talent left."
    exhaust(state, "talents", 1)
    exhaust(state, "camels")
    assert fact(state, "gift camel") == "A62: The supply has no camel left."


def test_A64_A65_exchange_and_discards() -> None:
    state = asked("exchanging", salt=1)
    assert fact(state, "give dates") == "A64: You have no dates."
    for name in ("barley", "dates", "palm"):
        exhaust(state, name)
    assert fact(state, "give salt") == "A64: The supply has nothing else to take for salt."
    state = asked("receiving")
    state.given = 2
    assert fact(state, "receive salt") == "A64: You gave salt; take another resource."
    exhaust(state, "palm")
    assert fact(state, "receive palm") == "A64: The supply has no palm left."
    state = asked("discarding", salt=3)
    assert fact(state, "discard wine") == "A65: You have no wine."


def test_A70_A74_the_end() -> None:
    state = table()
    state.phase = 0
    state.tiles_left = 0b1011
    assert fact(state, "pass") == "A70: The game is over: 3 garden tiles are left."
    state = table()
    state.phase, state.round = 0, 20
    assert fact(state, "pass") == "A74: The game is over: nothing was planted for 20 rounds."


def test_chance() -> None:
    state = fresh(4)
    assert fact(state, "pass") == "A14: The table is being dealt."
    assert legal(state) == [f"first {seat}" for seat in range(1, 5)]
    assert fact(table(), "craft priest") == "A20: Chance brings that; nobody can choose it."
