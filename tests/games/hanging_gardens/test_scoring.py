"""The score pad line by line, the winner and the booklet's example: H40 to H49."""

import pytest

from kiru.games import open_kit
from kiru.games.hanging_gardens.engine.game import HangingGardensState
from tests.games.hanging_gardens import reference
from tests.games.hanging_gardens.positions import GAME, lay, line, pyramid, table

PATTERNS = {
    "left": ((1, 2), (1, 2), (1, 2)),
    "right": ((4, 5), (3, 4), (2, 3)),
    "borders": ((1, 5), (1, 4), (1, 3)),
    "center": ((2, 3, 4), (2, 3), (2,)),
    "h": ((2, 4), (2, 3), (1, 3)),
}
KIT = open_kit("hanging_gardens")
NAMES = ("Ada", "Bel", "Cyrus", "Dalia")
IRRIGATION_POINTS = (0, 1, 2, 4, 7, 10, 15)


def scored(garden: dict[str, str], irrigation: str = "left") -> HangingGardensState:
    """A two-player table whose first player has a garden; the other has none."""
    others = [key for key in PATTERNS if key != irrigation]
    state = table(2, irrigation=[irrigation, *others])
    lay(state, 0, garden)
    return state


def garden_with(irrigated: set[tuple[int, int]], left: str = "a") -> dict[str, str]:
    """A full garden of lions, irrigated on some places (level, index from 1)."""
    sizes = {1: 5, 2: 4, 3: 3}
    rows = [
        ["lion_irr" if (level, i) in irrigated else "lion" for i in range(1, size + 1)] for level, size in sizes.items()
    ]
    return pyramid(rows, left)


def places_of(pattern: str) -> list[tuple[int, int]]:
    return [(level, i) for level, row in enumerate(PATTERNS[pattern], 1) for i in row]


@pytest.mark.parametrize("left", list("abcde"))
@pytest.mark.parametrize("pattern", PATTERNS)
def test_H40_irrigated_cards_on_the_pattern_score_by_their_number(pattern: str, left: str) -> None:
    places = places_of(pattern)
    assert len(places) == 6
    for matches, points in enumerate(IRRIGATION_POINTS):
        for chosen in (places[:matches], places[6 - matches :]):
            state = scored(garden_with(set(chosen), left), pattern)
            assert line(state, "irrigation") == points, (chosen, matches)


@pytest.mark.parametrize("left", list("abcde"))
@pytest.mark.parametrize("pattern", PATTERNS)
def test_H40_irrigated_cards_elsewhere_do_not_score(pattern: str, left: str) -> None:
    everywhere = {(level, i) for level in (1, 2, 3) for i in range(1, 7 - level)}
    off = everywhere - set(places_of(pattern))
    assert line(scored(garden_with(off, left), pattern), "irrigation") == 0
    assert line(scored(garden_with(everywhere, left), pattern), "irrigation") == 15


def test_H40_a_card_irrigated_twice_counts_once() -> None:
    garden = garden_with(set()) | {"a1": "empty_br_irr+e_dragon_irr", "b1": "empty_bry+e_bry_irr"}
    assert line(scored(garden, "left"), "irrigation") == IRRIGATION_POINTS[2]


def test_H40_every_player_has_an_own_pattern() -> None:
    state = table(2, irrigation=("left", "right"))
    for seat in (0, 1):
        lay(state, seat, garden_with(set(places_of("left"))))
    assert line(state, "irrigation", 0) == 15
    assert line(state, "irrigation", 1) == IRRIGATION_POINTS[len(set(places_of("left")) & set(places_of("right")))]


COLORS = [("blue", "b"), ("red", "r"), ("yellow", "y")]
OTHER = {"b": "r", "r": "y", "y": "b"}


def flower_line(color: str, garden: dict[str, str]) -> int:
    return line(scored(garden), color)


def check_most_flowers(color: str, c: str) -> None:
    one, two = f"dragon_{c}", f"empty_{c}{c}_gold"
    three_cards = {"a1": one, "b1": one, "c1": "lion", "a2": one}
    assert flower_line(color, three_cards) == 3
    assert flower_line(color, three_cards | {"d1": two, "e1": two}) == 4
    assert flower_line(color, three_cards | {"e1": two}) == 3
    assert flower_line(color, {"a1": "lion", "b1": f"dragon_{OTHER[c]}"}) == 0


def test_H41_blue_flowers_score_the_group_with_the_most_flowers() -> None:
    check_most_flowers("blue", "b")


def test_H42_red_flowers_score_the_group_with_the_most_flowers() -> None:
    check_most_flowers("red", "r")


def test_H43_yellow_flowers_score_the_group_with_the_most_flowers() -> None:
    check_most_flowers("yellow", "y")


@pytest.mark.parametrize(("color", "c"), COLORS)
def test_H41_H42_H43_cards_touch_beside_above_and_below(color: str, c: str) -> None:
    one = f"dragon_{c}"
    for cell in ("b2", "d2", "c1", "d1", "b3", "c3"):
        assert flower_line(color, {"c2": one, cell: one}) == 2, cell
    for cell in ("a2", "e2", "b1", "e1", "a3", "d3"):
        assert flower_line(color, {"c2": one, cell: one}) == 1, cell
    assert flower_line(color, {"c1": one, "c3": one}) == flower_line(color, {"c1": one, "b3": one}) == 1
    assert flower_line(color, {"a1": one, "b1": "lion", "c1": one}) == 1
    assert flower_line(color, {"a1": one, "b1": f"dragon_{OTHER[c]}", "c1": one}) == 1
    assert flower_line(color, {"a1": one, "b2": one, "b1": one, "c3": one, "c2": one, "e1": one}) == 5


@pytest.mark.parametrize("arch", ["a1 a2 b2 c1", "a2 a3 b3 c2", "a1 a2 a3 b3 c2 d1"])
@pytest.mark.parametrize(("color", "c"), COLORS)
def test_H41_H42_H43_a_group_may_reach_up_and_down_again(color: str, c: str, arch: str) -> None:
    garden = dict.fromkeys(arch.split(), f"dragon_{c}")
    assert flower_line(color, garden) == len(garden)


@pytest.mark.parametrize(("color", "c"), COLORS)
def test_H41_H42_H43_flowers_of_enhancements_count(color: str, c: str) -> None:
    one, two = f"dragon_{c}", f"empty_{c}{c}_tool"
    assert flower_line(color, {"a1": f"{two}+e_{c}{c}"}) == 4
    assert flower_line(color, {"a1": one, "b1": f"empty_{OTHER[c]}_irr_gold+e_bry_irr", "c1": two}) == 4


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("dragon_irr", (2, 7, 9, 14, 16, 21)),
        ("cedar_irr", (2, 5, 9, 11, 14, 18, 20)),
        ("date_palm", (3, 7, 12, 18, 21, 25, 30, 36, 39)),
    ],
)
def test_H44_a_connected_group_scores_full_groups_and_the_remainder(card: str, points: tuple[int, ...]) -> None:
    for size, expected in enumerate(points, 1):
        chain = dict.fromkeys((f"{letter}1" for letter in "abcdefghi"[:size]), card)
        assert line(scored(chain), "trees") == expected, size


def test_H44_groups_are_connected() -> None:
    assert line(scored({"a1": "date_palm", "b1": "lion", "c1": "date_palm"}), "trees") == 3 + 3
    assert line(scored({"a1": "date_palm", "b1": "lion", "a2": "date_palm"}), "trees") == 7
    assert line(scored({"b1": "date_palm", "a2": "date_palm", "a3": "date_palm"}), "trees") == 12
    assert line(scored({"a1": "date_palm", "a2": "lion", "a3": "date_palm"}), "trees") == 6
    assert line(scored(dict.fromkeys(("a1", "a2", "b2", "c1"), "date_palm")), "trees") == 18


def test_H44_groups_are_of_one_species() -> None:
    assert line(scored({"a1": "date_palm", "b1": "cedar_irr", "c1": "dragon_b"}), "trees") == 3 + 2 + 2
    garden = {"a1": "date_palm", "b1": "cedar_irr", "a2": "date_palm", "c1": "cedar_gold", "d1": "dragon_b"}
    assert line(scored(garden), "trees") == 7 + 5 + 2


def test_H44_trees_of_enhancements_join_groups() -> None:
    garden = {"a1": "date_palm", "b1": "empty_bry+e_date_palm", "c1": "empty_br_irr+e_date_palm_irr"}
    assert line(scored(garden), "trees") == 12
    assert line(scored({"a1": "dragon_b", "b1": "empty_bry+e_dragon_irr"}), "trees") == 7
    assert line(scored({"a1": "cedar_tool", "b1": "empty_bry+e_cedar_gold"}), "trees") == 5


ANIMALS = {
    "lion": (5, 3, 3),
    "lion_irr": (4, 2, 2),
    "monkey": (3, 5, 3),
    "monkey_irr": (2, 4, 2),
    "monkey_by": (2, 3, 2),
    "monkey_ry": (2, 3, 2),
    "monkey_br": (2, 3, 2),
    "peacock": (3, 3, 5),
    "peacock_irr": (2, 2, 4),
    "peacock_crown": (2, 2, 4),
    "peacock_gold": (2, 2, 4),
    "peacock_tool": (2, 2, 4),
    "empty_bry+e_lion": (3, 2, 2),
    "empty_bry+e_monkey": (2, 3, 2),
    "empty_bry+e_peacock": (2, 2, 3),
    "empty_bry+e_lion_crown": (3, 2, 2),
    "empty_bry+e_monkey_crown": (2, 3, 2),
    "empty_bry+e_monkey_irr": (2, 4, 2),
    "empty_bry+e_peacock_irr": (2, 2, 4),
}


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("animal", ANIMALS)
def test_H45_an_animal_scores_by_its_level(animal: str, level: int) -> None:
    state = scored({f"e{level}": animal})
    assert line(state, "animals") == ANIMALS[animal][level - 1]


def test_H45_every_animal_scores() -> None:
    garden = {"a1": "lion", "b1": "lion_irr", "a2": "monkey", "c1": "empty_bry+e_lion", "a3": "peacock"}
    assert line(scored(garden), "animals") == 5 + 4 + 5 + 3 + 5
    assert line(scored({"a1": "date_palm", "b1": "visitor_animals", "c1": "empty_bry"}), "animals") == 0


@pytest.mark.parametrize(
    ("visitor", "garden", "points"),
    [
        ("blue_flowers", {"a1": "empty_bb_gold", "c1": "dragon_b", "d2": "empty_bry+e_br", "a3": "dragon_r"}, 5),
        ("yellow_flowers", {"a1": "empty_yy_gold", "c1": "dragon_y", "d2": "empty_bry+e_by", "a3": "dragon_b"}, 5),
        ("red_flowers", {"a1": "empty_rr_gold", "c1": "dragon_r", "d2": "empty_bry+e_ry", "a3": "dragon_y"}, 5),
        ("irrigation", {"a1": "lion_irr", "d2": "empty_br_irr+e_bry_irr", "a3": "empty_bry+e_dragon_irr"}, 4),
        ("animals", {"a1": "lion", "d2": "empty_bry+e_monkey", "a3": "peacock_irr", "b1": "date_palm"}, 3),
        ("visitors", {"a1": "visitor_objectives", "d2": "visitor_enhancements", "a3": "lion"}, 3),
        ("trees", {"a1": "date_palm", "d2": "empty_bry+e_cedar", "a3": "dragon_b", "b1": "lion"}, 3),
        ("crown_bonuses", {"a1": "cedar_crown", "d2": "empty_br_crown+e_lion_crown", "a3": "cedar_gold"}, 4),
        ("gold_bonuses", {"a1": "empty_b_crown_gold", "d2": "empty_bb_gold+e_cedar_gold", "a3": "cedar_tool"}, 4),
        ("tool_bonuses", {"a1": "peacock_tool", "d2": "empty_rr_tool+e_br_tool", "a3": "peacock_gold"}, 4),
        ("enhancements", {"a1": "empty_bry+e_lion", "d2": "empty_rr_tool+e_br_tool", "a3": "lion"}, 4),
        ("flower_trios", {"a1": "empty_bb_gold", "d2": "empty_rr_tool", "a3": "empty_bry+e_yy"}, 6),
        ("flower_trios", {"a1": "empty_bb_gold", "d2": "empty_rr_tool", "a3": "dragon_y"}, 2),
        ("flower_trios", {"a1": "empty_bb_gold", "d2": "empty_rr_tool"}, 0),
        ("tree_visitor_animal_trios", {"a1": "date_palm", "d2": "lion"}, 3),
        ("tree_visitor_animal_trios", {"a1": "date_palm", "b1": "cedar_irr", "d2": "lion", "a3": "monkey"}, 3),
        ("tree_visitor_animal_trios", {"a1": "date_palm", "b1": "visitor_objectives", "d2": "empty_bry+e_lion"}, 3),
        ("tree_visitor_animal_trios", {"a1": "date_palm"}, 0),
    ],
)
def test_H46_a_visitor_counts_its_wish_in_the_whole_garden(visitor: str, garden: dict[str, str], points: int) -> None:
    state = scored(garden | {"e1": f"visitor_{visitor}"})
    assert line(state, "visitors") == points


def test_H46_trios_of_tree_visitor_and_animal_need_all_three() -> None:
    garden = {"a1": "date_palm", "b1": "cedar_irr", "c1": "visitor_objectives", "a2": "lion", "b2": "monkey"}
    assert line(scored(garden | {"e1": "visitor_tree_visitor_animal_trios"}), "visitors") == 6


@pytest.mark.parametrize("completed", range(5))
def test_H46_the_objectives_visitor_scores_two_per_completed_objective(completed: int) -> None:
    state = scored({"e1": "visitor_objectives"})
    for slot in range(completed):
        state.markers[slot * 4] = 0
        state.markers[slot * 4 + 1] = 1
    assert line(state, "visitors") == 2 * completed


@pytest.mark.parametrize(
    ("visitor", "itself"),
    [("irrigation", 1), ("visitors", 1), ("crown_bonuses", 1), ("gold_bonuses", 1), ("tool_bonuses", 1)]
    + [(wish, 0) for wish in ("blue_flowers", "yellow_flowers", "red_flowers", "animals", "trees", "objectives")]
    + [(wish, 0) for wish in ("enhancements", "flower_trios", "tree_visitor_animal_trios")],
)
def test_H46_visitors_count_themselves(visitor: str, itself: int) -> None:
    assert line(scored({"e1": f"visitor_{visitor}"}), "visitors") == itself


def test_H46_several_visitors_score_each() -> None:
    garden = {"d1": "visitor_visitors", "e1": "visitor_animals", "f1": "visitor_crown_bonuses", "d2": "lion"}
    assert line(scored(garden), "visitors") == 3 + 1 + 2


def test_H46_a_visitor_of_another_garden_counts_nothing_here() -> None:
    state = scored({"e1": "visitor_animals"})
    lay(state, 1, {"e1": "lion", "f1": "visitor_animals"})
    assert (line(state, "visitors", 0), line(state, "visitors", 1)) == (0, 1)


def test_H46_example_the_water_visitor_counts_irrigated_cards_off_the_pattern() -> None:
    off = {(1, 3), (1, 4), (2, 3), (3, 3)}
    state = scored(garden_with(off) | {"e1": "visitor_irrigation"}, "left")
    assert line(state, "irrigation") == 0
    assert line(state, "visitors") == 5


@pytest.mark.parametrize(
    ("players", "values"),
    [
        (1, ((5, 3), (4, 2), (2, 1), (2, 1))),
        (3, ((5, 3), (4, 2), (2, 1), (2, 1))),
        (4, ((5, 5, 3, 3), (4, 4, 2, 2), (2, 2, 1, 1), (2, 2, 1, 1))),
    ],
)
def test_H47_every_marker_scores_the_number_under_it(players: int, values: tuple[tuple[int, ...], ...]) -> None:
    for slot, row in enumerate(values):
        for space, points in enumerate(row):
            state = table(players)
            state.markers[slot * 4 + space] = 0
            assert line(state, "objectives") == points


def test_H47_markers_add_up_and_not_their_number() -> None:
    state = table(2)
    state.markers[4] = 0
    state.markers[8] = 0
    state.markers[0] = 1
    assert (line(state, "objectives", 0), line(state, "objectives", 1)) == (6, 5)


def goods(state: HangingGardensState, *held: tuple[int, int]) -> None:
    for seat, (gold, tools) in enumerate(held):
        state.gold[seat], state.tools[seat] = gold, tools


def test_H48_most_points_win_whatever_is_left() -> None:
    state = table(3)
    lay(state, 0, {"e1": "monkey"})
    lay(state, 1, {"e1": "lion_irr"})
    lay(state, 2, {"e1": "lion"})
    goods(state, (9, 9), (5, 5), (0, 0))
    assert [state.score(seat) for seat in range(3)] == [3, 4, 5]
    assert state.ranking() == [3, 2, 1]


def test_H48_a_tie_goes_to_most_tools_and_gold_together() -> None:
    state = table(3)
    for seat in range(3):
        lay(state, seat, {"e1": "lion"})
    goods(state, (4, 0), (1, 2), (0, 5))
    assert state.ranking() == [2, 3, 1]
    goods(state, (0, 3), (3, 1), (2, 0))
    assert state.ranking() == [2, 1, 3]


def test_H48_still_tied_is_shared() -> None:
    state = table(4)
    for seat in range(4):
        lay(state, seat, {"e1": "lion"})
    goods(state, (4, 0), (1, 3), (1, 2), (2, 1))
    assert state.ranking() == [1, 1, 3, 3]


def test_H48_the_result_tells_what_broke_a_tie() -> None:
    state = table(3)
    for seat in range(3):
        lay(state, seat, {"e1": "lion"})
    goods(state, (4, 0), (1, 2), (0, 5))
    assert KIT.result(state, NAMES[:3], KIT.texts("en")) == [
        "Cyrus wins with 5 points. Ada, Bel reached as many: "
        "the tie goes to the player with the most tools and gold left.",
        "1. Cyrus: 5 points, tools and gold left: 5.",
        "2. Ada: 5 points, tools and gold left: 4.",
        "3. Bel: 5 points, tools and gold left: 3.",
    ]
    polish = KIT.result(state, NAMES[:3], KIT.texts("pl"))
    assert "Tyle samo punktów: Ada, Bel." in polish[0]
    assert "narzędzia i złoto: 4" in polish[2]


def test_H48_the_result_tells_who_shares_a_place() -> None:
    state = table(4)
    for seat in range(4):
        lay(state, seat, {"e1": "lion"})
    lay(state, 3, {"e1": "monkey"})
    goods(state, (4, 0), (1, 3), (1, 2), (2, 1))
    assert KIT.result(state, NAMES, KIT.texts("en")) == [
        "Ada, Bel share the victory with 5 points each and as many tools and gold left.",
        "1. Ada: 5 points, tools and gold left: 4, a shared place.",
        "1. Bel: 5 points, tools and gold left: 4, a shared place.",
        "3. Cyrus: 5 points, tools and gold left: 3.",
        "4. Dalia: 3 points.",
    ]


GOLDEN = {
    "1.1": "visitor_yellow_flowers",
    "1.2": "visitor_crown_bonuses",
    "1.3": "monkey_ry",
    "1.4": "cedar_gold",
    "1.5": "cedar_crown",
    "2.1": "monkey_by",
    "2.2": "cedar_irr",
    "2.3": "empty_by_crown+e_dragon_irr",
    "2.4": "empty_y_crown_gold",
    "3.1": "empty_b_irr_gold",
    "3.2": "empty_b_irr_tool",
    "3.3": "empty_bry+e_lion",
}
GOLDEN_LINES = {
    "irrigation": 7,
    "blue": 5,
    "red": 1,
    "yellow": 4,
    "trees": 9,
    "animals": 7,
    "visitors": 9,
    "objectives": 6,
}


@pytest.mark.parametrize("left", list("abcde"))
def test_H49_the_booklets_example_scores_48_line_by_line(left: str) -> None:
    rows = [[keys for place, keys in GOLDEN.items() if place.startswith(f"{level}.")] for level in (1, 2, 3)]
    state = scored(pyramid(rows, left), "left")
    state.markers[4] = 0
    state.markers[8] = 0
    assert dict(zip(GAME.score_lines, state.score_lines(0), strict=True)) == GOLDEN_LINES
    assert reference.score_lines(state, 0) == list(GOLDEN_LINES.values())
    assert state.score(0) == 48
    garden = reference.garden_of(state, 0)
    assert sum(reference.is_irrigated(keys) for keys in garden.values()) == 5


def test_H49_the_pad_has_eight_lines_and_the_score_is_their_sum() -> None:
    assert GAME.score_lines == list(GOLDEN_LINES)
    state = scored({"a1": "lion", "b1": "empty_bb_gold"})
    assert state.score_lines(0) == [0, 2, 0, 0, 0, 5, 0, 0]
    assert state.score(0) == 7
    assert state.score_lines(1) == [0] * 8
