"""Craft cards, income, turns, passing and the four crafts: A20 to A37."""

from collections import Counter

import pytest

from kiru.games.amyitis.engine import actions as act
from kiru.games.amyitis.engine.state import NEUTRAL
from tests.games.amyitis.positions import (
    BLACK,
    BLUE,
    RED,
    WHITE,
    ask,
    canal,
    cards_left,
    choices,
    deal_crafts,
    exhaust,
    field,
    finish_round,
    fresh,
    give,
    in_field,
    in_temple,
    legal,
    line,
    owner_of,
    pass_all,
    phase,
    play,
    points,
    rank,
    recruit,
    refusal,
    set_cards_left,
    table,
    temple,
    tokens,
    trip_refusal,
)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_A20_as_many_groups_of_three_as_players(players: int) -> None:
    state = fresh(players, first="1")
    while state.phase != act.DEALING_CRAFTS:
        play(state, legal(state)[0])
    left = Counter(legal(state))
    for _ in range(players * 3):
        assert phase(state) == "dealing_crafts"
        assert Counter(legal(state)) == left
        word = legal(state)[-1]
        play(state, word)
        left[word] -= 1
        left = +left
    assert phase(state) == "choosing"
    assert len(choices(state, "recruit")) == players * 3
    for group in range(players + 1, 5):
        assert refusal(state, f"recruit {group} 1") == "A20"


def test_A20_all_cards_are_shuffled_again_each_round() -> None:
    state = table(2)
    recruit(state, "merchant")
    recruit(state, "priest")
    play(state, "temple ishtar")
    pass_all(state)
    while state.phase >= act.LEADING:
        play(state, legal(state)[0])
    assert Counter(legal(state)) == {"craft peasant": 3, "craft priest": 3, "craft engineer": 2, "craft merchant": 2}
    deal_crafts(state, ["peasant", "peasant", "peasant", "priest", "priest", "priest"])
    assert len(choices(state, "recruit")) == 6


@pytest.mark.parametrize(("level", "talents", "scored"), [(0, 0, 0), (1, 1, 0), (2, 2, 0), (3, 2, 2)])
def test_A21_income_by_banker(level: int, talents: int, scored: int) -> None:
    state = table()
    rank(state, BLUE, banker=level)
    finish_round(state)
    before = state.talents[BLUE], line(state, "bankers", BLUE)
    finish_round(state)
    assert line(state, "bankers", BLUE) - before[1] == scored
    # In between, the other three passed before and after Blue: talents for passing are counted out.
    idle = table()
    finish_round(idle)
    passing = idle.talents[BLUE]
    finish_round(idle)
    assert state.talents[BLUE] - before[0] == talents + idle.talents[BLUE] - passing


def test_A21_income_comes_after_the_craft_cards_lie() -> None:
    state = table()
    rank(state, WHITE, banker=2)
    pass_all(state)
    while state.phase >= act.LEADING:
        play(state, legal(state)[-1])
    before = state.talents[WHITE]
    deal_crafts(state)
    assert state.talents[WHITE] == before + 2


def test_A29_turns_go_clockwise_from_the_first_player() -> None:
    state = table(first=BLUE)
    for seat, craft in ((BLUE, "priest"), (RED, "merchant"), (WHITE, "priest"), (BLACK, "merchant"), (BLUE, "priest")):
        assert (state.seat, phase(state)) == (seat, "choosing")
        recruit(state, craft)
        if phase(state) == "praying":
            assert state.seat == seat
            play(state, "temple ishtar")


def test_A29_one_action_a_turn() -> None:
    state = table()
    give(state, WHITE, camels=3, dates=1)
    recruit(state, "engineer")
    assert refusal(state, "pass") == refusal(state, "recruit 1 1") == refusal(state, "caravan 4") == "A35"
    play(state, "irrigate d1-d2")
    assert state.seat == BLACK


def test_A29_things_of_another_step_are_answered_by_what_is_asked() -> None:
    state = table()
    words = ("field upper", "temple ishtar", "irrigate d1-d2", "sell salt", "stop", "pay salt", "court banker",
             "token salt", "plant d1", "gain salt", "gift camel", "give salt", "decline", "receive salt",
             "discard salt")  # fmt: skip
    assert {refusal(state, word) for word in words} == {"A29"}
    recruit(state, "peasant")
    assert {refusal(state, word) for word in (*words[1:], "pass")} == {"A32"}
    play(state, "field upper")
    recruit(state, "priest")
    assert {refusal(state, word) for word in ("field upper", "irrigate d1-d2", "recruit 1 1")} == {"A34"}


def test_A30_a_passed_player_takes_a_talent_each_time_his_turn_comes() -> None:
    state = table(3)
    play(state, "pass")
    assert (state.cubes[WHITE], state.talents[WHITE]) == (29, 4)
    recruit(state, "priest")
    play(state, "temple ishtar")
    recruit(state, "priest")
    play(state, "temple ishtar")
    assert (state.seat, state.talents[WHITE]) == (BLACK, 5)
    play(state, "pass")
    recruit(state, "merchant")
    assert (state.seat, state.talents[WHITE], state.talents[BLACK]) == (BLUE, 6, 5)
    recruit(state, "merchant")
    assert (state.seat, state.talents[WHITE], state.talents[BLACK]) == (BLUE, 7, 6)


def test_A30_no_more_actions_after_passing() -> None:
    state = table(2)
    play(state, "pass")
    for _ in range(3):
        assert state.seat == BLACK
        recruit(state, "peasant" if field(state, "upper") == [] else "priest")
        play(state, legal(state)[0])


def test_A30_the_phase_ends_the_moment_the_last_player_passes() -> None:
    state = table()
    play(state, "pass", "pass", "pass")
    before = list(state.talents)
    play(state, "pass")
    assert phase(state) == "leading"
    assert list(state.talents) == before


def test_A30_passing_is_always_allowed_and_needs_no_cube() -> None:
    state = table()
    give(state, WHITE, cubes=0, talents=0, camels=0)
    exhaust(state, "camels")
    assert legal(state) == ["pass"]
    play(state, "pass")
    assert state.cubes[WHITE] == 0
    finish_round(state)
    assert state.cubes[WHITE] == 0


def test_A31_cards_cost_0_1_2_talents() -> None:
    state = table(2)
    for seat, card, paid in ((WHITE, "1 2", 0), (BLACK, "1 1", 1), (WHITE, "1 3", 2)):
        before = state.talents[seat]
        play(state, f"recruit {card}")
        assert before - state.talents[seat] == paid
        play(state, legal(state)[0])


def test_A31_a_card_face_down_cannot_be_chosen() -> None:
    state = table()
    play(state, "recruit 2 1")
    assert refusal(state, "recruit 2 1") == "A31"
    assert refusal(state, "recruit 2 2") == ""


def test_A31_a_card_that_cannot_be_paid_cannot_be_chosen() -> None:
    state = table()
    play(state, "recruit 2 1")
    give(state, BLACK, talents=0)
    assert refusal(state, "recruit 2 2") == "A31"
    give(state, BLACK, talents=1)
    play(state, "recruit 2 2")
    assert state.talents[BLACK] == 0
    play(state, "field upper")
    give(state, BLUE, talents=1)
    assert refusal(state, "recruit 2 3") == "A31"


def test_A31_talents_paid_return_to_the_supply() -> None:
    state = table()
    play(state, "recruit 2 1")
    supply = state.supply_talents
    play(state, "recruit 2 2")
    assert state.supply_talents == supply + 1


def test_A31_an_engineer_without_an_area_cannot_be_chosen() -> None:
    state = table()
    assert refusal(state, "recruit 1 3") == ""
    state.irrigated = state.reach
    assert refusal(state, "recruit 1 3") == "A31"


def test_A32_a_peasant_takes_the_resource_of_the_leftmost_empty_space() -> None:
    state = table()
    in_field(state, "upper", BLACK, BLUE)
    recruit(state, "peasant")
    assert legal(state) == ["field upper", "field lower"]
    play(state, "field upper")
    assert field(state, "upper") == [BLACK, BLUE, WHITE]
    assert (tokens(state, WHITE, "barley"), tokens(state, WHITE), state.cubes[WHITE]) == (1, 1, 29)


def test_A32_the_token_comes_from_the_supply() -> None:
    state = table()
    recruit(state, "peasant")
    play(state, "field lower")
    assert state.supply[0] == 6


def test_A33_strictly_most_cubes_take_a_gardener() -> None:
    state = table()
    in_field(state, "lower", BLACK, BLUE, RED, BLACK)
    recruit(state, "peasant")
    play(state, "field lower")
    assert list(state.gardeners) == [0, 1, 0, 0]
    assert cards_left(state, "gardener") == 3


def test_A33_a_tie_gives_nobody_a_gardener() -> None:
    state = table()
    in_field(state, "lower", BLACK, BLUE, RED, BLACK)
    ask(state, BLUE)
    recruit(state, "peasant")
    play(state, "field lower")
    assert list(state.gardeners) == [0, 0, 0, 0]
    assert field(state, "lower") == []


def test_A33_a_full_row_is_emptied_and_the_cubes_return() -> None:
    state = table()
    in_field(state, "upper", BLACK, BLUE, RED, BLACK)
    in_field(state, "lower", RED)
    assert list(state.cubes) == [30, 28, 29, 28]
    recruit(state, "peasant")
    play(state, "field upper")
    assert (field(state, "upper"), field(state, "lower")) == ([], [RED])
    assert list(state.cubes) == [30, 30, 30, 29]
    assert tokens(state, WHITE, "wine") == 1


def test_A33_no_gardener_left_no_gardener_taken() -> None:
    state = table()
    set_cards_left(state, "gardener", 1, 0)
    in_field(state, "upper", BLACK, BLACK, BLACK, BLACK)
    recruit(state, "peasant")
    play(state, "field upper")
    assert list(state.gardeners) == [0, 0, 0, 0]
    assert field(state, "upper") == []


def test_A34_a_cube_enters_a_temple_at_the_left() -> None:
    state = table()
    in_temple(state, "marduk", BLUE, NEUTRAL)
    recruit(state, "priest")
    assert legal(state) == ["temple ishtar", "temple marduk", "temple tammouz"]
    play(state, "temple marduk")
    assert temple(state, "marduk") == [WHITE, BLUE, NEUTRAL]
    assert state.cubes[WHITE] == 29


def test_A34_the_fifth_cube_falls_out_and_returns_to_its_owner() -> None:
    state = table()
    in_temple(state, "marduk", BLUE, RED, BLUE, RED)
    recruit(state, "priest")
    play(state, "temple marduk")
    assert temple(state, "marduk") == [WHITE, BLUE, RED, BLUE]
    assert list(state.cubes) == [29, 30, 28, 29]


def test_A34_a_neutral_cube_goes_to_the_supply() -> None:
    state = table()
    in_temple(state, "marduk", BLUE, BLUE, BLUE, NEUTRAL)
    recruit(state, "priest")
    play(state, "temple marduk")
    assert temple(state, "marduk") == [WHITE, BLUE, BLUE, BLUE]
    assert list(state.cubes) == [29, 30, 27, 30]


def test_A35_an_engineer_scores_2_points() -> None:
    state = table()
    recruit(state, "engineer")
    play(state, "irrigate d3-d4")
    assert (points(state, WHITE), line(state, "engineers", WHITE)) == (2, 2)
    assert owner_of(state, "d3-d4") == WHITE
    assert state.cubes[WHITE] == 29


def test_A36_a_merchant_brings_a_camel() -> None:
    state = table()
    before = state.supply_camels
    recruit(state, "merchant")
    assert (state.camels[WHITE], state.supply_camels, state.seat) == (2, before - 1, BLACK)


def test_A37_without_a_cube_nothing_that_needs_one() -> None:
    state = table()
    give(state, WHITE, cubes=0, camels=9, salt=1)
    canal(state, BLACK, "d1-d2")
    for card in ("1 1", "1 2", "1 3"):
        assert refusal(state, f"recruit {card}") == "A37"
    assert refusal(state, "recruit 2 1") == ""
    state.caravan = 8
    assert trip_refusal(state, "babylon") == "A42"
    assert trip_refusal(state, "eshnunna") == ""
