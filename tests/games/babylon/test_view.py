"""What clients see: incomes, prices before paying, and what is hidden (B11, B20, B32, B61)."""

from typing import Any

from kiru.games import open_kit
from kiru.games.babylon.engine.game import BabylonState
from kiru.games.babylon.words.view import view
from tests.games.babylon.positions import (
    PLENTY,
    build,
    fresh,
    garden,
    hold,
    in_force,
    later,
    leave,
    legal,
    play,
    ready,
    table,
)
from tests.games.babylon.test_digging import paid
from tests.games.babylon.test_placing import statue_garden
from tests.games.babylon.test_tokens import fountains_almost

KIT = open_kit("babylon")
NAMES = ["Ada", "Bel", "Cem", "Dov"]


def supports(state: BabylonState, place: str) -> dict[str, Any]:
    """The ways to carry a tile at a place, as the view lists them."""
    spot, level = place.split()
    rows = [row for row in view(state)["placements"] if (row["spot"], row["level"]) == (spot, int(level))]
    return {way["support"]: way for way in rows[0]["supports"]}


def test_B20_the_view_tells_what_every_visible_tile_pays() -> None:
    state = table(clay=["clay_01", "clay_02"])
    for effect in ("none", "flower_double", "minus_one_pillar"):
        in_force(state, effect)
        for column in view(state)["quarry"]:
            assert column["income"][0] == paid(state, column["column"])
        assert view(state)["quarry"][1]["income"][1] == {"none": 5, "flower_double": 6, "minus_one_pillar": 4}[effect]


def test_B23_no_label_promises_more_pillars_than_the_supply_has() -> None:
    state = table(clay=["clay_01"])
    shown, before = view(state), state.clone()
    leave(state, "single", 2)
    again = view(state, before, shown)
    assert max(again["quarry"][0]["income"]) == 2
    texts = KIT.texts("en")
    dig = KIT.notation.action("dig a1")
    assert "2 pillars" in KIT.label(state, dig, texts)
    [column] = [line for line in KIT.describe(state, NAMES, texts) if line.startswith("Quarry a1")]
    assert column.endswith("pays Ada +2, Bel +2, Cem +2, Dov +2.")


def test_B30_the_tile_in_hand_tells_how_many_turns_look_different() -> None:
    state = garden()
    play(state, "build stored")
    assert view(state)["building"]["rotations"] == 4
    assert view(garden())["building"] is None


def test_B52_a_tile_over_a_changed_cell_shows_what_is_printed_on_it() -> None:
    state = fountains_almost("change_symbol", nw="stairway")
    play(state, "symbol c1 fountain")
    [*_, last] = view(state)["players"][0]["tiles"]
    assert last["changed"] == 0
    play(state, "done")
    build(state, "b1 2", ne="bridge")
    assert all(tile["changed"] is None for tile in view(state)["players"][0]["tiles"])
    assert "fountain this turn" not in " ".join(KIT.describe(state, NAMES, KIT.texts("en")))


def test_B31_a_place_is_previewed_with_the_tile_laid() -> None:
    state = garden()
    hold(state, PLENTY)
    play(state, "build stored", "place d4 1")
    after = state.clone()
    assert KIT.finish
    KIT.finish(after)
    assert sum(after.score_lines(0)) == 2, "a belvedere, and the first level"
    play(state, "support 4")
    KIT.finish(state)
    assert sum(state.score_lines(0)) == 1


def test_B11_hidden_tiles_are_in_no_view() -> None:
    state = table(clay=["clay_01"])
    assert view(state)["quarry"][0]["tile"] == {
        "key": "clay_01",
        "material": "clay",
        "flower": "white",
        "corners": ["stairway", "stairway", None, None],
    }
    keys = {column["tile"]["key"].partition("_")[0] for column in view(state)["quarry"]}
    assert keys == {"clay"}
    assert view(fresh(2))["quarry"][0]["tile"] is None


def test_B32_the_view_tells_every_price_before_it_is_paid() -> None:
    state = garden()
    build(state, "c3 1")
    later(state)
    ready(state, 8)
    listed = {f"place {row['spot']} {row['level']}" for row in view(state)["placements"]}
    assert listed == set(legal(state))
    ways = supports(state, "d3 2")
    assert ways["four"]["price"] == 6
    assert ways["four"]["feet"] == ["single", "double", "double", "single"]
    assert ways["four"]["swaps"] == 2
    assert ways["ne"]["price"] == 4
    assert ways["ne"]["feet"] == ["single", None, "double", "single"]
    play(state, "place d3 2")
    assert [row["spot"] for row in view(state)["placements"]] == ["d3"]
    before = state.singles[0]
    play(state, "support 3 ne", "rotate 0")
    assert state.singles[0] == before - 4


def test_B51_the_price_counts_the_double_of_a_token() -> None:
    state = garden()
    build(state, "c3 1")
    later(state)
    ready(state, 8, doubles=1)
    assert supports(state, "d3 2")["four"]["price"] == 4


def test_B34_a_statue_below_costs_nothing() -> None:
    state = statue_garden()
    ready(state, PLENTY)
    assert supports(state, "c4 2")["four"]["feet"] == ["statue", "single", "double", "double"]
    assert supports(state, "c4 2")["four"]["price"] == 5


def test_B61_every_placement_tells_the_points_it_adds_and_hides() -> None:
    state = statue_garden()
    ready(state, PLENTY)
    row = next(row for row in view(state)["placements"] if (row["spot"], row["level"]) == ("c4", 2))
    assert [(one["kind"], one["cells"], one["points"]) for one in row["hides"]["items"]] == [("statue", ["c4"], 1)]
    assert row["hides"]["tiles"] == []
    ways = {way["support"]: (way["gains"], way["loses"]) for way in row["supports"]}
    assert ways["four"] == (3, 1), "level 2 squared is 3 more than level 1, the statue is lost"
    assert ways["sw"] == (4, 1), "and the belvedere"
    far = next(row for row in view(state)["placements"] if (row["spot"], row["level"]) == ("f6", 1))
    assert far["hides"] == {"items": [], "tiles": []}
    assert {(way["gains"], way["loses"]) for way in far["supports"]} == {(0, 0), (1, 0)}


def test_B61_the_told_points_are_what_the_tile_scores() -> None:
    state = garden()
    for place in ("c3 1", "e3 1", "a3 1", "b3 2"):
        build(state, place)
    later(state)
    ready(state, PLENTY)
    before = state.score(0)
    hidden = 0
    for row in view(state)["placements"]:
        for way in row["supports"]:
            after = state.clone()
            support = "4" if way["support"] == "four" else f"3 {way['support']}"
            play(after, f"place {row['spot']} {row['level']}", f"support {support}")
            [turning] = view(after)["placements"]
            assert turning["supports"] == [way]
            assert turning["hides"] == row["hides"]
            play(after, "rotate 0")
            assert after.score(0) - before == way["gains"] - way["loses"]
            tiles = view(after)["players"][0]["tiles"]
            assert row["hides"]["tiles"] == [n for n, tile in enumerate(tiles[:4]) if not tile["visible"]]
            hidden += len(row["hides"]["tiles"])
    assert hidden, "a tile at d3 hides the one at c3"


def test_B61_the_view_tells_what_is_hidden() -> None:
    state = statue_garden()
    build(state, "c4 2", support="4")
    statue = view(state)["players"][0]["items"][0]
    assert (statue["kind"], statue["pillar"], statue["visible"], statue["points"]) == ("statue", True, False, 0)


def test_B61_the_view_tells_which_tiles_are_hidden() -> None:
    state = garden()
    for place in ("c3 1", "e3 1", "a3 1", "b3 2", "d3 2"):
        build(state, place)
    assert [tile["visible"] for tile in view(state)["players"][0]["tiles"]] == [False, True, True, True, True]
    hidden = "Hidden, worth nothing: tile on c3, level 1."
    assert hidden in KIT.describe(state, NAMES, KIT.texts("en"))


def test_the_score_in_the_view_is_the_score() -> None:
    state = statue_garden()
    person = view(state)["players"][0]
    assert person["total"] == state.score(0) == 2
    assert list(person["score"].values()) == state.score_lines(0)


def test_plain_sentences_go_by_row_column_and_level() -> None:
    state = statue_garden()
    lines = KIT.describe(state, NAMES, KIT.texts("en"))
    assert "Row 3: c level 1, stairway; d level 1, fountain." in lines
    assert "Row 4: c level 1, statue built; d level 1, bridge." in lines
    assert "Built and in sight: statue c4 (1 point)." in lines
    build(state, "c4 2", support="4", key="basalt_02")
    lines = KIT.describe(state, NAMES, KIT.texts("en"))
    assert "Hidden, worth nothing: statue c4 (0 points)." in lines


def test_a_dig_is_told_with_what_it_paid() -> None:
    state = table(clay=["clay_01"])
    action = KIT.notation.action("dig a1")
    english = "Ada digs a clay tile with a white flower and gets 5 pillars."
    assert KIT.story(state, action, NAMES, KIT.texts("en")) == english
    polish = "Ada wykopuje gliniany Taras (kwiat biały) i dostaje 5 Filarów."
    assert KIT.story(state, action, NAMES, KIT.texts("pl")) == polish


def test_the_price_stands_in_the_labels() -> None:
    state = garden()
    hold(state, 4)
    play(state, "build dug")
    texts = KIT.texts("en")
    assert KIT.label(state, KIT.notation.action("place c3 1"), texts) == "c3, level 1, from 3 pillars"
    play(state, "place c3 1")
    labels = [KIT.label(state, KIT.notation.action(word), texts) for word in legal(state)[:2]]
    assert labels == [
        "all four corners: 4 single pillars; costs 4 pillars",
        "north-west corner free, with a belvedere: 3 single pillars; costs 3 pillars",
    ]


def test_B52_view_and_sentences_tell_what_a_changed_symbol_counts_as() -> None:
    state = fountains_almost("change_symbol", nw="stairway")

    def tile() -> dict[str, Any]:
        return next(one for one in view(state)["players"][0]["tiles"] if "c1" in one["cells"])

    def row() -> str:
        return next(line for line in KIT.describe(state, NAMES, KIT.texts("en")) if line.startswith("Row 1"))

    corner = tile()["cells"].index("c1")
    assert (tile()["symbols"][corner], tile()["changed"]) == ("stairway", None)
    assert "counts as" not in row()
    play(state, "symbol c1 fountain")
    assert (tile()["symbols"][corner], tile()["changed"]) == ("fountain", corner)
    assert "c level 1, counts as fountain this turn" in row()
    assert all(one["changed"] is None for one in view(state)["players"][0]["tiles"] if "c1" not in one["cells"])
    play(state, "done", "stop", "keep none")
    assert "counts as" not in row()
    assert (tile()["symbols"][corner], tile()["changed"]) == ("stairway", None)
