"""Set-up and supplies: A10 to A15."""

from collections import Counter

import pytest

from kiru.core import options
from kiru.core.errors import KiruError
from kiru.core.game import CHANCE, NONE
from kiru.games.amyitis.engine import actions as act
from kiru.games.amyitis.words.notation import SQUARE_NAMES
from tests.games.amyitis import reference
from tests.games.amyitis.positions import (
    BLACK,
    BLUE,
    BOX,
    GAME,
    RED,
    WHITE,
    ask,
    canal,
    cards_left,
    choices,
    exhaust,
    field,
    finish_round,
    fresh,
    give,
    in_temple,
    legal,
    level,
    line,
    pass_all,
    phase,
    plant_card,
    play,
    rank,
    recruit,
    refusal,
    set_cards_left,
    table,
    temple,
    tile_on,
    tokens,
    travel,
    trip_refusal,
)

COPIES = {
    2: {"caravaneer": [1, 1], "banker": [1, 1, 1], "palace": [1, 1, 1, 1, 1, 1], "gardener": [2]},
    3: {"caravaneer": [2, 1], "banker": [2, 1, 1], "palace": [2, 2, 1, 1, 1, 1], "gardener": [3]},
    4: {"caravaneer": [3, 2], "banker": [3, 2, 1], "palace": [3, 3, 2, 2, 1, 1], "gardener": [4]},
}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_A10_court_cards_of_more_players_leave_the_game(players: int) -> None:
    state = table(players)
    for name, levels in COPIES[players].items():
        assert [cards_left(state, name, number) for number in range(1, len(levels) + 1)] == levels


def test_A10_four_players_use_all_31_court_cards() -> None:
    assert sum(table(4).court) + 4 == 31


@pytest.mark.parametrize(("players", "crafts"), [(2, (3, 3, 2, 2)), (3, (4, 4, 3, 3)), (4, (5, 5, 4, 4))])
def test_A10_craft_cards_of_more_players_leave_the_game(players: int, crafts: tuple[int, ...]) -> None:
    state = fresh(players, first="1")
    while state.phase != act.DEALING_CRAFTS:
        play(state, legal(state)[0])
    copies = Counter(legal(state))
    assert [copies[f"craft {name}"] for name in ("peasant", "priest", "engineer", "merchant")] == list(crafts)


def test_A10_option_two_players_with_the_court_cards_of_three() -> None:
    state = table(2, court_2p="three_player_counts")
    assert list(state.court) == list(table(3).court)
    assert len(choices(state, "recruit")) == 6
    assert list(table(2).court) != list(state.court)
    for players in (3, 4):
        assert list(table(players, court_2p="three_player_counts").court) == list(table(players).court)


@pytest.mark.parametrize(("players", "cards"), [(2, 1), (3, 1), (4, 2)])
def test_A11_a_token_but_no_wine_lies_on_each_level_2_caravaneer(players: int, cards: int) -> None:
    state = fresh(players, first="1")
    assert phase(state) == "dealing_tokens"
    assert legal(state) == ["lay barley", "lay dates", "lay salt", "lay palm"]
    play(state, "lay salt")
    if cards == 2:
        assert legal(state) == ["lay barley", "lay dates", "lay palm"]
        play(state, "lay barley")
    assert phase(state) == "dealing_tiles"
    lying = {"salt"} if cards == 1 else {"salt", "barley"}
    assert reference.supply(state) == {name: 7 - (name in lying) for name in reference.RESOURCES}


def test_A12_tiles_lie_on_the_floors_of_their_quality() -> None:
    state = fresh(4, first="1")
    play(state, "lay palm", "lay salt")
    assert tile_on(state, "a1") == "q3_10"
    pools = {1: 9, 2: 6, 3: 4}
    for square in SQUARE_NAMES[1:]:
        quality = reference.floor(square)
        offered = legal(state)
        assert len(offered) == len(set(offered)) == pools[quality], square
        assert all(word.startswith(f"tile q{quality}_") for word in offered)
        pools[quality] -= 1
        play(state, offered[-1])
        assert tile_on(state, square) == offered[-1].split()[1]
    assert phase(state) == "dealing_plants"
    assert len({tile_on(state, name) for name in SQUARE_NAMES}) == 16


def test_A12_two_players_lay_no_tiles_on_the_unused_squares() -> None:
    state = table(2)
    floors = Counter(reference.floor(name) for name in SQUARE_NAMES if tile_on(state, name))
    assert floors == {4: 1, 3: 3, 2: 4, 1: 5}


def test_A13_the_card_with_quality_2_on_both_sides_lies_at_khorsabad() -> None:
    state = table(side=2)
    assert plant_card(state, "khorsabad") == ("d", 2)
    assert plant_card(table(side=1), "khorsabad") == ("d", 1)
    for side in (1, 2):
        assert reference.face(table(side=side), "khorsabad")["quality"] == 2


def test_A13_the_other_three_lie_at_random_with_quality_1_up() -> None:
    state = fresh(4, first="1")
    while state.phase != act.DEALING_PLANTS:
        play(state, legal(state)[0])
    assert legal(state) == ["card a", "card b", "card c"]
    play(state, "card c")
    assert legal(state) == ["card a", "card b"]
    play(state, "card a", "card b")
    assert legal(state) == ["side 1", "side 2"]
    play(state, "side 2")
    assert [plant_card(state, city) for city in ("eshnunna", "ur", "mari")] == [("c", 1), ("a", 1), ("b", 1)]
    assert all(reference.face(state, city)["quality"] == 1 for city in ("eshnunna", "ur", "mari"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_A14_what_everybody_starts_with(players: int) -> None:
    state = table(players)
    for seat in range(players):
        assert (state.talents[seat], state.camels[seat], state.cubes[seat]) == (4, 1, 30)
        assert [level(state, seat, name) for name in ("caravaneer", "banker", "palace")] == [0, 0, 0]
        assert state.gardeners[seat] == 0
        assert tokens(state, seat) == state.score(seat) == 0
    assert BOX.space_keys[state.caravan] == "babylon"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_A14_the_first_player_is_drawn(players: int) -> None:
    state = fresh(players)
    assert state.seat == CHANCE
    assert legal(state) == [f"first {seat}" for seat in range(1, players + 1)]
    play(state, "first 2")
    assert state.first == 1


def test_A14_or_chosen_when_the_table_is_made() -> None:
    assert table(4, first=2).seat == table(4, first=2).first == 2
    assert phase(fresh(4, first="3")) == "dealing_tokens"
    with pytest.raises(KiruError):
        options.complete(GAME, 3, {"first": "4"})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_A15_the_supplies_are_limited(players: int) -> None:
    state = table(players)
    cards = 2 if players == 4 else 1
    assert sum(state.supply) + cards == 35
    assert state.supply_camels + players == 13
    assert state.supply_talents + 4 * players == 30


def test_A15_a_merchant_without_camels_cannot_be_recruited() -> None:
    state = table()
    exhaust(state, "camels")
    assert refusal(state, "recruit 2 1") == "A15"
    exhaust(state, "camels", 1)
    recruit(state, "merchant")
    assert (state.camels[WHITE], state.supply_camels) == (2, 0)


def test_A15_a_peasant_lays_a_cube_where_the_resource_has_run_out() -> None:
    state = table()
    exhaust(state, "salt")
    recruit(state, "peasant")
    play(state, "field upper")
    assert field(state, "upper") == [WHITE]
    assert tokens(state, WHITE) == 0


def test_A15_a_short_supply_is_taken_in_turn_order() -> None:
    state = table(first=RED)
    for seat in (WHITE, BLACK, RED):
        rank(state, seat, banker=1)
    state.levels[BLUE * 3 + 1] = 2
    finish_round(state)
    before = [state.talents[seat] for seat in range(4)]
    state.phase = act.DEALING_CRAFTS
    state.seat = CHANCE
    for place in range(12):
        state.crafts[place] = NONE
    state.craft_bag[0] = 12
    assert state.first == WHITE
    exhaust(state, "talents", 3)
    for _ in range(12):
        state.apply(act.CRAFT)
    assert [state.talents[seat] - before[seat] for seat in range(4)] == [1, 1, 1, 0]
    assert state.supply_talents == 0


def test_A15_payments_return_before_gains_are_taken() -> None:
    """The camel paid for the move is there to be gained from the tile."""
    state = table(tiles={"d2": "q1_3_camel"})
    canal(state, WHITE, "d1-d2")
    give(state, WHITE, camels=1, salt=1)
    exhaust(state, "camels")
    travel(state, "eshnunna")
    play(state, "plant d2")
    assert (state.camels[WHITE], state.supply_camels) == (1, 0)


def test_A15_a_token_paid_may_be_gained_again() -> None:
    state = table(tiles={"d2": "q1_3_resource"})
    canal(state, WHITE, "d1-d2")
    give(state, WHITE, camels=1, salt=1)
    for name in reference.RESOURCES:
        exhaust(state, name)
    travel(state, "eshnunna")
    play(state, "plant d2")
    assert choices(state, "gain") == ["salt"]


def test_A15_a_passed_player_finds_no_talent_in_an_empty_supply() -> None:
    state = table(2)
    exhaust(state, "talents")
    play(state, "pass")
    recruit(state, "peasant")
    play(state, "field upper")
    assert state.talents[WHITE] == 4


def test_A15_neutral_cubes_are_unlimited() -> None:
    state = table(2)
    for _ in range(60):
        ask(state, WHITE)
        state.passed = 0
        pass_all(state)
        play(state, "temple marduk")
        while state.phase >= act.LEADING:
            play(state, legal(state)[0])
        state.cubes[WHITE] = state.cubes[BLACK] = 30
    assert 4 in temple(state, "ishtar")


def test_A15_court_cards_are_limited() -> None:
    state = table()
    set_cards_left(state, "banker", 1, 0)
    set_cards_left(state, "caravaneer", 1, 0)
    give(state, WHITE, camels=4, dates=1)
    assert trip_refusal(state, "uruk") == "A45"


def test_A15_one_camel_is_the_caravan() -> None:
    state = table(4)
    assert sum(state.camels) + state.supply_camels + 1 == 14


def test_A15_ishtar_gives_what_the_supply_holds() -> None:
    state = table()
    in_temple(state, "ishtar", BLUE)
    exhaust(state, "camels")
    pass_all(state)
    play(state, "temple marduk")
    assert (state.seat, legal(state)) == (BLUE, ["gift talent"])
    assert line(state, "marduk", RED) == 0
