"""The judge for a real table: asked about what happens in games of the engine, it says what the engine says there."""

from random import Random

import pytest

from kiru.companion import judge
from kiru.companion.judge_babylon import CORNER_CELLS, SPOT
from kiru.core.dealer import SeededDealer
from kiru.core.errors import KiruError
from kiru.core.referee import Referee
from kiru.games import NAMES, open_kit
from kiru.games.amyitis.engine import actions as amyitis
from kiru.games.amyitis.engine import components as ac
from kiru.games.amyitis.engine.garden import AREA_NAMES
from kiru.games.babylon.engine import actions as babylon
from kiru.games.babylon.engine import components as bc
from kiru.games.babylon.engine.garden import CELLS as BABYLON_CELLS
from kiru.games.babylon.engine.garden import CORNERS, SPOTS, first_cell
from kiru.games.babylon.engine.state import RISING_STAIRS
from kiru.games.babylon.words.notation import CORNER_WORDS
from kiru.games.hanging_gardens.engine import actions as gardens
from kiru.games.hanging_gardens.engine import components as gc
from kiru.games.hanging_gardens.engine.garden import CELLS
from kiru.games.hanging_gardens.words.notation import CELL_WORDS
from kiru.text import LANGUAGES


def ruled(game, situation, **given):
    """0, or the number of the rule that the judge names."""
    verdict = judge.told(game, situation, {name: str(value) for name, value in given.items()}, "en")["verdict"]
    assert verdict["rules"]
    if verdict["allowed"]:
        return 0
    assert verdict["fact"]
    return int(verdict["rules"][0]["id"][1:])


def states(game, players, seeds, *phases):
    """Positions of random games in which one of these phases is asked about."""
    kit = open_kit(game)
    for seed in range(seeds):
        match = Referee(kit.game, kit.notation, players, {}, SeededDealer(str(seed), kit.game.sources))
        match.start()
        random = Random(seed)
        while not match.state.is_over:
            if match.state.phase in phases:
                yield match.state.clone()
            match.play(int(match.state.seat), random.choice(match.legal()))


def word(value):
    return "yes" if value else "no"


def test_a_card_may_go_where_the_engine_lets_it() -> None:
    refused = set()
    for state in list(states("hanging_gardens", 2, 3, gardens.PLACING)):
        own = state.cells[state.seat]
        garden = " ".join(CELL_WORDS[cell] for cell in range(CELLS) if own >> cell & 1)
        if not own:
            continue
        for cell in range(CELLS):
            expected = state.why_not(gardens.PLACE + cell)
            assert ruled("hanging_gardens", "gardens-place", garden=garden, place=CELL_WORDS[cell]) == expected
            refused.add(expected)
    assert refused == {0, 12, 13, 14}


def test_a_garden_that_cannot_be_is_told_so() -> None:
    assert ruled("hanging_gardens", "gardens-place", garden="e1 e2", place="f1") == 13
    assert ruled("hanging_gardens", "gardens-place", garden="a1 b1 c1 d1 e1 f1", place="") == 14
    assert ruled("hanging_gardens", "gardens-place", garden="a1 c1", place="b1") == 12


def test_an_objective_is_completed_where_the_engine_lets_it() -> None:
    refused = set()
    for state in list(states("hanging_gardens", 3, 4, gardens.COMPLETING)):
        for slot in range(gc.SLOTS):
            tile, seat = state.objectives[slot], state.seat
            first = slot * gc.SLOT_SPACES
            markers = [state.markers[first + space] for space in range(gc.SLOT_SPACES)]
            points = [state.box.small_slots[first + space] for space in range(gc.SLOT_SPACES)]
            row = [(seat * 3 + level) * gc.ITEMS + state.box.objective_item[tile] for level in range(3)]
            free = any(worth and marker == -1 for worth, marker in zip(points, markers, strict=True))
            expected = state.why_not(gardens.COMPLETE + slot)
            refused.add(expected)
            assert expected == ruled(
                "hanging_gardens",
                "gardens-objective",
                objective=state.box.objective_keys[tile],
                items_1=state.items[row[0]],
                items_2=state.items[row[1]],
                items_3=state.items[row[2]],
                marker=word(state.marker == seat),
                done_before=word(seat in markers),
                space_left=word(free),
            )
    assert refused == {0, 30, 33}


@pytest.mark.parametrize(
    ("given", "rule"),
    [
        ({"price": 2, "gold": 2, "card": "empty"}, 0),
        ({"price": 3, "gold": 2, "card": "empty"}, 19),
        ({"price": 4, "gold": 20, "card": "animal"}, 19),
        ({"price": 2, "gold": 2, "card": "visitor"}, 19),
        ({"price": 2, "gold": 2, "card": "tree"}, 19),
        ({"price": 2, "gold": 2, "card": "enhanced"}, 19),
        ({"price": 2, "gold": 2, "card": "empty", "stack_left": "no"}, 3),
    ],
)
def test_H19_an_enhancement_goes_on_an_empty_card(given, rule) -> None:
    assert ruled("hanging_gardens", "gardens-enhance", **given) == rule


@pytest.mark.parametrize(
    ("given", "rule"),
    [
        ({"players": 2, "level": 1, "tools": 0, "gardeners": 1}, 0),
        ({"players": 2, "level": 1, "tools": 9, "gardeners": 2}, 10),
        ({"players": 4, "level": 4, "tools": 3, "gardeners": 3}, 0),
        ({"players": 4, "level": 4, "tools": 2, "gardeners": 3}, 11),
        ({"players": 4, "level": 4, "tools": 3, "gardeners": 4}, 10),
    ],
)
def test_H10_H11_a_card_needs_a_space_and_tools(given, rule) -> None:
    assert ruled("hanging_gardens", "gardens-take", **given) == rule


def corner_values(state, spot):
    """The corners of a spot as somebody reads them off the garden; None where a bridge is higher than can be said."""
    values = {}
    for corner, name in zip(CORNERS, CORNER_WORDS, strict=True):
        place = state.seat * BABYLON_CELLS + first_cell(spot) + corner
        top, deck, thing = state.tops[place], state.decks[place], state.things[place]
        if deck and (deck != top + 1 or thing != bc.EMPTY):
            return None
        known = {bc.EMPTY: "nothing", bc.STATUE: "statue", RISING_STAIRS: "stairs_foot"}
        values[f"surface_{name}"] = top
        values[f"thing_{name}"] = "under_bridge" if deck else known.get(thing, "other_item")
    return values


def test_a_tile_stands_where_the_engine_lets_it() -> None:
    refused = set()
    seen = list(states("babylon", 2, 6, babylon.PLACING))
    for state in Random(3).sample(seen, min(40, len(seen))):
        for spot in range(0, SPOTS, 2):
            values = corner_values(state, spot)
            if values is None:
                continue
            for level in (1, 2, 3):
                expected = state.why_not(babylon.PLACE + spot * babylon.LEVELS + level - 1)
                refused.add(expected)
                assert expected == ruled(
                    "babylon",
                    "babylon-terrace",
                    tile_level=level,
                    highest=state.highest[state.seat],
                    singles=state.singles[state.seat],
                    token_double=word(state.doubles),
                    same_spot=word(state.spots[state.seat] >> spot & 1),
                    **values,
                ), (spot, level, values)
    assert refused >= {0, 31, 35, 36, 37}
    assert first_cell(SPOT) == CORNER_CELLS[0]


@pytest.mark.parametrize(
    ("given", "rule"),
    [
        ({"support": "four", "singles": 4}, 0),
        ({"support": "four", "singles": 3}, 31),
        ({"support": "any", "singles": 3}, 0),
        ({"support": "nw", "singles": 3}, 0),
        ({"support": "nw", "singles": 3, "belvederes_left": "no"}, 33),
        ({"tile_level": 2, "highest": 1, "singles": 8, "support": "four"}, 0),
        ({"tile_level": 2, "highest": 1, "singles": 7, "support": "four"}, 31),
        ({"thing_se": "statue", "tile_level": 1}, 0),
    ],
)
def test_B31_to_B33_pillars(given, rule) -> None:
    assert ruled("babylon", "babylon-terrace", **given) == rule


def test_B32_two_singles_make_a_double() -> None:
    on_tile = {"surface_nw": 1, "surface_ne": 1, "tile_level": 2, "highest": 1, "support": "four"}
    assert ruled("babylon", "babylon-terrace", singles=6, **on_tile) == 0
    assert ruled("babylon", "babylon-terrace", singles=5, **on_tile) == 31
    assert ruled("babylon", "babylon-terrace", singles=6, doubles_left="no", **on_tile) == 32


@pytest.mark.parametrize(
    ("given", "rule"),
    [
        ({"decoration": "stairway", "level_first": 1, "level_second": 2}, 0),
        ({"decoration": "stairway", "level_first": 2, "level_second": 2}, 42),
        ({"decoration": "stairway", "level_first": 0, "level_second": 1}, 42),
        ({"decoration": "stairway", "level_first": 1, "level_second": 2, "new_first": "no"}, 41),
        ({"decoration": "stairway", "level_first": 1, "level_second": 2, "new_first": "no", "new_second": "yes"}, 0),
        ({"decoration": "fountain", "level_first": 1, "level_second": 1}, 0),
        ({"decoration": "fountain", "level_first": 1, "level_second": 1, "one_tile": "yes"}, 43),
        ({"decoration": "fountain", "level_first": 1, "level_second": 2}, 43),
        ({"decoration": "fountain", "symbol_second": "no"}, 41),
        ({"decoration": "fountain", "thing_first": "other_item"}, 41),
        ({"decoration": "fountain", "thing_second": "under_bridge"}, 41),
        ({"decoration": "fountain", "item_left": "no"}, 41),
        ({"decoration": "bridge", "level_first": 2, "level_second": 2, "level_gap": 1}, 0),
        ({"decoration": "bridge", "level_first": 2, "level_second": 2, "level_gap": 2}, 45),
        ({"decoration": "bridge", "level_first": 2, "level_second": 1}, 45),
        ({"decoration": "bridge", "level_first": 2, "level_second": 2, "level_gap": 1, "thing_gap": "other_item"}, 45),
        ({"decoration": "bridge", "level_first": 3, "level_second": 3, "level_gap": 1, "thing_gap": "other_item"}, 0),
        ({"decoration": "bridge", "level_first": 2, "level_second": 2, "level_gap": 1, "bridge_gap": "ground"}, 45),
        ({"decoration": "statue", "statues": "none"}, 0),
        ({"decoration": "statue", "statues": "same_line"}, 0),
        ({"decoration": "statue", "statues": "elsewhere"}, 44),
        ({"decoration": "statue", "new_first": "no"}, 41),
        ({"decoration": "statue", "level_first": 0}, 41),
    ],
)
def test_B41_to_B45_decorations(given, rule) -> None:
    assert ruled("babylon", "babylon-decoration", **given) == rule


def test_A04_a_cube_goes_where_water_comes() -> None:
    refused = set()
    seen = list(states("amyitis", 3, 2, amyitis.IRRIGATING, amyitis.WATERING))
    for state in seen[::3]:
        canals = " ".join(AREA_NAMES[area] for area in range(len(AREA_NAMES)) if state.irrigated >> area & 1)
        for area, name in enumerate(AREA_NAMES):
            expected = state.why_not(amyitis.AREA + area)
            refused.add(expected)
            assert ruled("amyitis", "amyitis-irrigate", canals=canals, area=name) == expected
    assert refused == {0, 4}


@pytest.mark.parametrize(
    ("given", "rule"),
    [
        ({"canals": "c4-d4", "square": "d4", "quality": 1}, 0),
        ({"canals": "c4-d4", "square": "c4", "quality": 1, "seats": 4}, 0),
        ({"canals": "", "square": "d4", "quality": 3}, 50),
        ({"canals": "c3-d3", "square": "c3", "quality": 1}, 51),
        ({"canals": "c3-d3", "square": "c3", "quality": 2}, 0),
        ({"canals": "c3-d3", "square": "c3", "quality": 1, "garden_helpers": 1}, 0),
        ({"canals": "c3-d3", "square": "d3", "quality": 1, "tile_there": "no"}, 50),
        ({"canals": "b2-c2.low", "square": "c2", "quality": 3}, 50),
        ({"canals": "b2-c2.low b2-c2.high", "square": "c2", "quality": 3}, 0),
        ({"canals": "", "square": "a3", "quality": 3, "seats": 2}, 8),
    ],
)
def test_A50_A51_a_plant_needs_water_and_quality(given, rule) -> None:
    assert ruled("amyitis", "amyitis-plant", **given) == rule


def city(kind):
    """A city of the court with what it wants, that offers a type."""
    box = open_kit("amyitis").game.box
    for space in range(ac.SPACES):
        if box.space_kind[space] == ac.COURT and kind in (box.space_offer[space * 2], box.space_offer[space * 2 + 1]):
            return space, ac.RESOURCE_WORDS[box.space_demand[space]]
    raise AssertionError(kind)


def test_A40_to_A45_a_court_card_has_its_way_its_price_and_its_level() -> None:
    palace, wanted = city(ac.PALACE)
    ask = {"city": palace, "kind": "palace", "distance": 3, "camels": 3, f"tokens_{wanted}": 1}
    assert ruled("amyitis", "amyitis-court", **ask) == 0
    assert ruled("amyitis", "amyitis-court", **ask | {"camels": 2}) == 40
    assert ruled("amyitis", "amyitis-court", **ask | {"camels": 1, "level_caravaneer": 1}) == 0
    assert ruled("amyitis", "amyitis-court", **ask | {f"tokens_{wanted}": 0}) == 44
    assert ruled("amyitis", "amyitis-court", **ask | {f"tokens_{wanted}": 0, "tokens_wine": 1}) == 0
    assert ruled("amyitis", "amyitis-court", **ask | {"card_left": "no"}) == 45


@pytest.mark.parametrize(
    ("given", "rule"),
    [
        ({"craft": "peasant", "turned": 0, "talents": 0}, 0),
        ({"craft": "peasant", "turned": 2, "talents": 1}, 31),
        ({"craft": "priest", "turned": 2, "talents": 2}, 0),
        ({"craft": "priest", "turned": 0, "cubes": 0}, 37),
        ({"craft": "merchant", "turned": 0, "cubes": 0}, 0),
        ({"craft": "merchant", "turned": 0, "camel_left": "no"}, 15),
    ],
)
def test_A31_a_recruit_costs_what_lies_face_down(given, rule) -> None:
    assert ruled("amyitis", "amyitis-recruit", **given) == rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language) -> None:
    for game in NAMES:
        for one in judge.told(game, "", {}, language)["situations"]:
            found = judge.told(game, one["name"], {}, language)
            titles = [field["title"] for field in found["fields"]]
            titles += [choice["title"] for field in found["fields"] for choice in field.get("choices", [])]
            assert all(title and "{" not in title and "judge-" not in title for title in titles)


@pytest.mark.parametrize(
    ("game", "situation", "given"),
    [
        ("chess", "", {}),
        ("babylon", "gardens-place", {}),
        ("babylon", "", {"singles": "-1"}),
        ("babylon", "", {"singles": "99999999999"}),
        ("babylon", "", {"support": "six"}),
        ("hanging_gardens", "", {"garden": "z9"}),
        ("hanging_gardens", "", {"place": "e1 f1"}),
        ("hanging_gardens", "", {str(n): "1" for n in range(41)}),
    ],
)
def test_bad_questions_get_one_clear_error(game, situation, given) -> None:
    with pytest.raises(KiruError):
        judge.told(game, situation, given, "en")
