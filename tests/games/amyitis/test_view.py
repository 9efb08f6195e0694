"""What clients see and read: the track priced for the player on turn, water, places, and the log of what follows."""

from typing import Any

import pytest

from kiru.games import open_kit
from kiru.games.amyitis.engine.state import NEUTRAL
from kiru.games.amyitis.engine.turns import AmyitisState
from kiru.games.amyitis.words.atlas import atlas
from kiru.games.amyitis.words.view import view
from tests.games.amyitis import reference
from tests.games.amyitis.positions import (
    BLACK,
    BLUE,
    NOTATION,
    RED,
    WHITE,
    ask,
    canal,
    caravan_at,
    choices,
    fresh,
    give,
    in_field,
    in_temple,
    legal,
    pass_all,
    planted,
    play,
    rank,
    recruit,
    set_cards_left,
    table,
    turn_plant,
)

KIT = open_kit("amyitis")
NAMES = ["Ada", "Bel", "Cem", "Dov"]
ENGLISH = KIT.texts("en")


def told(state: AmyitisState, word: str) -> str:
    """The log line of an action, which is then carried out."""
    line = KIT.story(state, NOTATION.action(word), NAMES, ENGLISH)
    play(state, word)
    return line


def stop(state: AmyitisState, key: str) -> dict[str, Any]:
    found: dict[str, Any] = next(space for space in view(state)["track"] if space["key"] == key)
    return found


def area(state: AmyitisState, key: str) -> dict[str, Any]:
    found: dict[str, Any] = next(area for area in view(state)["areas"] if area["key"] == key)
    return found


def square(state: AmyitisState, key: str) -> dict[str, Any]:
    found: dict[str, Any] = next(square for square in view(state)["squares"] if square["key"] == key)
    return found


def test_the_track_is_priced_for_the_player_on_turn() -> None:
    state = table()
    give(state, WHITE, camels=2, dates=1)
    assert (stop(state, "uruk")["cost"], stop(state, "uruk")["reach"], stop(state, "uruk")["rule"]) == (4, False, "A40")
    rank(state, WHITE, caravaneer=1)
    assert (stop(state, "uruk")["cost"], stop(state, "uruk")["reach"], stop(state, "uruk")["possible"]) == (
        2,
        True,
        True,
    )
    assert (stop(state, "susa")["possible"], stop(state, "susa")["rule"]) == (False, "A44")
    assert stop(state, "babylon")["distance"] == stop(state, "babylon")["cost"] == 0
    assert not stop(state, "babylon")["reach"]


def test_the_view_agrees_with_what_may_be_done() -> None:
    state = table()
    canal(state, BLACK, "d1-d2")
    give(state, WHITE, camels=6, wine=2)
    possible = [str(space["distance"]) for space in view(state)["track"] if space["possible"]]
    assert possible == choices(state, "caravan")
    recruit(state, "engineer")
    assert {area["key"] for area in view(state)["areas"] if area["available"]} == set(choices(state, "irrigate"))


def test_water_owners_and_links() -> None:
    state = table()
    canal(state, BLACK, "d1-d2")
    canal(state, NEUTRAL, "b2-b3.low")
    assert (area(state, "d1-d2")["owner"], area(state, "d1-d2")["linked"]) == (BLACK, True)
    assert (area(state, "b2-b3.low")["owner"], area(state, "b2-b3.low")["linked"]) == ("neutral", False)
    assert (area(state, "b2-b3.low")["twin"], area(state, "b2-b3.low")["squares"]) == ("low", ["b2", "b3"])
    assert area(state, "d2-d3")["owner"] is None
    assert square(state, "d2")["watered"]
    assert not square(state, "d3")["watered"]


def test_squares_tiles_and_plants() -> None:
    state = table(2, tiles={"c2": "q2_4_talents"})
    planted(state, BLACK, "d1")
    assert square(state, "c2")["tile"] == {
        "key": "q2_4_talents",
        "quality": 2,
        "points": 4,
        "bonuses": ["talent", "talent"],
    }
    assert (square(state, "d1")["planted"], square(state, "d1")["tile"]) == (True, None)
    assert (square(state, "a4")["unused"], square(state, "d1")["unused"]) == (True, False)
    assert len(view(state)["players"][BLACK]["tiles"]) == 1


def test_temples_show_who_is_first_and_second() -> None:
    state = table()
    in_temple(state, "tammouz", WHITE, RED, BLACK)
    tammouz = view(state)["temples"][2]
    assert (tammouz["cubes"], tammouz["first"], tammouz["second"]) == ([WHITE, RED, BLACK, None], BLACK, RED)


def test_the_last_round_is_told() -> None:
    state = table()
    assert not view(state)["last_round"]
    planted(state, BLACK, *list(reference.SQUARES)[4:])
    assert view(state)["last_round"]
    assert ENGLISH("describe-last-round", left=4, end=4) in KIT.describe(state, NAMES, ENGLISH)
    assert not view(fresh(4))["last_round"]


def test_a_finished_game_is_in_its_last_round() -> None:
    state = table(3)
    planted(state, WHITE, *reference.SQUARES)
    pass_all(state)
    while not state.is_over:
        play(state, legal(state)[-1])
    assert view(state)["last_round"]


def test_pending_payments_plantings_and_exchanges() -> None:
    state = table(tiles={"d2": "q1_1_court"})
    assert view(state)["pending"] is None
    turn_plant(state, "mari", "a", 2)
    canal(state, WHITE, "d1-d2")
    give(state, WHITE, camels=5, barley=1, palm=1, wine=1)
    play(state, "caravan 5")
    assert view(state)["pending"] == {"due": ["barley", "palm"]}
    play(state, "pay wine")
    assert view(state)["pending"]["plant"]["quality"] == 2
    play(state, "plant d2")
    assert view(state)["pending"]["square"] == "d2"
    assert view(state)["pending"]["tile"]["key"] == "q1_1_court"


def test_forced_payments_are_told_with_the_move() -> None:
    state = table()
    give(state, WHITE, camels=4, wine=1)
    assert told(state, "caravan 4") == "Ada leads the caravan to Uruk for 4 camels. Ada pays wine."


def test_a_chosen_payment_is_told_when_it_is_made() -> None:
    state = table()
    give(state, WHITE, camels=4, dates=1, wine=1)
    assert told(state, "caravan 4") == "Ada leads the caravan to Uruk for 4 camels."
    assert told(state, "pay dates") == "Ada pays dates."
    assert told(state, "court banker") == "Ada takes a banker of level 1."


def test_planting_tells_bonus_water_and_the_last_round() -> None:
    state = table(tiles={"c2": "q2_4_talents"})
    turn_plant(state, "mari", "a", 2)
    planted(state, RED, *[key for key in reference.SQUARES if key not in ("c2", "a1", "a2", "b1", "b2")])
    canal(state, BLACK, "d2-d3", "c2-d2", "c2-c3")
    give(state, WHITE, camels=5, barley=1, palm=1)
    play(state, "caravan 5")
    line = told(state, "plant c2")
    assert line.startswith("Ada plants c2 and takes the tile: 4 points, 2 talents. Ada takes 2 talents. ")
    assert "Bel scores 2 points for irrigation." in line
    assert "Neutral cubes irrigate c1–c2." in line
    assert line.endswith("this round is the last.")


def test_a_full_row_and_passed_players_are_told() -> None:
    state = table(3)
    in_field(state, "lower", BLUE, BLACK, BLUE, BLACK)
    play(state, "pass")
    ask(state, BLUE)
    recruit(state, "peasant")
    line = told(state, "field lower")
    assert line == (
        "Cem works the lower field and takes wine. The lower field is full and is cleared; Cem takes a gardener. "
        "1 talent each for having passed: Ada."
    )


def test_temples_and_a_new_round_are_told() -> None:
    state = table()
    in_temple(state, "ishtar", BLUE, RED)
    in_temple(state, "marduk", WHITE, BLACK)
    pass_all(state)
    assert told(state, "temple tammouz").startswith("Dov leads the procession into the temple of Tammouz")
    assert told(state, "gift camel") == (
        "Dov, first with Ishtar, takes a camel. Cem is second and takes a talent. "
        "Marduk gives Bel 2 points. Marduk gives Ada 1 point."
    )
    assert told(state, "field upper").endswith("Round 2 begins with Bel.")


def test_a_procession_without_a_leader_is_told() -> None:
    state = table()
    give(state, RED, cubes=0)
    play(state, "pass", "pass", "pass")
    assert "Neutral cubes enter all three temples." in told(state, "pass")


def test_income_is_told_when_the_cards_lie() -> None:
    state = table(2)
    rank(state, BLACK, banker=3)
    pass_all(state)
    while legal(state)[0].split()[0] != "craft":
        play(state, legal(state)[0])
    lines = [
        told(state, f"craft {craft}") for craft in ("peasant", "peasant", "priest", "priest", "engineer", "merchant")
    ]
    assert lines[:2] == ["", ""]
    assert lines[2] == "Group 1: peasant, peasant, priest."
    assert lines[5] == "Group 2: priest, engineer, merchant. Income of Bel: 2 talents, 2 points."


def test_the_description_names_the_rule_where_nothing_can_be_done() -> None:
    state = table()
    give(state, WHITE, camels=4, dates=1)
    set_cards_left(state, "banker", 1, 0)
    set_cards_left(state, "caravaneer", 1, 0)
    lines = KIT.describe(state, NAMES, ENGLISH)
    uruk = next(line for line in lines if line.startswith("Uruk"))
    assert uruk == "Uruk, 4 camels for Ada: caravaneer or banker for dates. Nothing can be done there now (A45)."


def test_a_city_that_no_text_knows_is_named_by_its_key() -> None:
    state = table()
    state.box.space_keys[4] = "new_town"
    try:
        give(state, WHITE, camels=4, dates=1)
        for language, goal in (("en", "to New Town for"), ("pl", "do miasta New Town za")):
            assert goal in KIT.story(state, NOTATION.action("caravan 4"), NAMES, KIT.texts(language))
    finally:
        state.box.space_keys[4] = "uruk"


def test_the_caravan_is_where_it_stands() -> None:
    state = table()
    caravan_at(state, "mari")
    assert view(state)["track"][view(state)["caravan"]]["key"] == "mari"
    assert stop(state, "mari")["distance"] == 0
    assert stop(state, "eshnunna")["distance"] == 5


def test_what_court_cards_and_favor_are_worth_is_told() -> None:
    printed = view(table(3))["printed"]
    assert printed["caravaneer"] == [{"bonus": 0, "keep": 2}, {"bonus": 2, "keep": 2}, {"bonus": 4, "keep": 4}]
    assert printed["banker"][1:] == [
        {"talents": 1, "points": 0},
        {"talents": 2, "points": 0},
        {"talents": 2, "points": 2},
    ]
    assert printed["palace"][1:] == [2, 3, 4, 5, 7, 10]
    assert printed["favor"] == [{"tiles": 4, "points": 5}, {"tiles": 6, "points": 10}]
    assert view(table(2))["printed"]["favor"][0]["tiles"] == 5


def test_the_map_lists_every_area_with_what_it_touches() -> None:
    rows = {row["area"]: row for row in atlas()}
    assert list(rows) == reference.NAMES
    for parallel, column in ((False, "touches"), (True, "touches_parallel")):
        ends = reference.AREAS[parallel]
        for name, row in rows.items():
            assert row[column] == [other for other in reference.NAMES if other != name and ends[other] & ends[name]]
    assert rows["d2-d3"]["low"] == ["d2", "d3"]
    assert rows["b1-b2.low"]["low"] == ["b1", "b2", "c1", "c2"]
    assert rows["b1-b2.low"]["high"] == rows["b1-b2.high"]["low"] == []
    assert [name for name, row in rows.items() if row["river"]] == [
        "a4-b4",
        "b4-c4",
        "c4-d4",
        "d1-d2",
        "d2-d3",
        "d3-d4",
    ]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_phase_has_a_question(language: str) -> None:
    texts = KIT.texts(language)
    for phase in KIT.game.phases[7:]:
        assert texts.has(f"prompt-{phase}"), phase
