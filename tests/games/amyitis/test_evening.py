"""Phase III and the end of the game: A60 to A74."""

import pytest

from kiru.core.actions import Actions
from kiru.core.dealer import SeededDealer
from kiru.core.game import NONE
from kiru.core.referee import Referee
from kiru.games import open_kit
from kiru.games.amyitis.engine import actions as act
from kiru.games.amyitis.engine.garden import AREA_NAMES
from kiru.games.amyitis.engine.state import NEUTRAL
from kiru.games.amyitis.engine.turns import AmyitisState
from tests.games.amyitis.positions import (
    BLACK,
    BLUE,
    GAME,
    NOTATION,
    RED,
    WHITE,
    ask,
    canal,
    caravan_at,
    choices,
    deal_crafts,
    exhaust,
    field,
    finish_round,
    give,
    in_field,
    in_temple,
    legal,
    line,
    pass_all,
    phase,
    planted,
    play,
    points,
    rank,
    refusal,
    table,
    temple,
    tokens,
    travel,
)

KIT = open_kit("amyitis")
SQUARES = ["a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4", "c1", "c2", "c3", "c4", "d1", "d2", "d3", "d4"]


def features_of(state: AmyitisState, seat: int) -> dict[str, int]:
    out = Actions()
    KIT.evaluator.features(state, seat, out)
    return dict(zip(KIT.evaluator.names, out, strict=True))


def evening(players: int = 4, first: int = WHITE, **temples: tuple[int, ...]) -> AmyitisState:
    """Everybody has passed; the procession is next. Cubes lie in the temples, from the left."""
    state = table(players, first=first)
    for name, owners in temples.items():
        in_temple(state, name, *owners)
    pass_all(state)
    return state


@pytest.mark.parametrize(
    ("players", "first", "leader"), [(4, WHITE, RED), (4, BLUE, BLACK), (3, BLACK, WHITE), (2, 1, 0)]
)
def test_A60_the_player_to_the_right_of_the_first_leads(players: int, first: int, leader: int) -> None:
    state = evening(players, first)
    assert (phase(state), state.seat) == ("leading", leader)
    assert legal(state) == ["temple ishtar", "temple marduk", "temple tammouz"]


def test_A60_an_own_cube_and_two_neutral_ones() -> None:
    state = evening(ishtar=(WHITE, WHITE, BLUE, BLACK), marduk=(BLUE,))
    assert state.cubes[BLACK] == 28
    play(state, "temple tammouz")
    assert temple(state, "ishtar") == [NEUTRAL, WHITE, WHITE, BLUE]
    assert temple(state, "marduk") == [NEUTRAL, BLUE]
    assert temple(state, "tammouz") == [RED]
    assert (state.cubes[RED], state.cubes[BLACK]) == (28, 29)


def test_A60_without_a_cube_a_neutral_one_goes_in_instead() -> None:
    state = table()
    in_temple(state, "marduk", BLUE)
    give(state, RED, cubes=0)
    pass_all(state)
    assert temple(state, "marduk") == [NEUTRAL, BLUE]
    assert temple(state, "ishtar") == temple(state, "tammouz") == [NEUTRAL]
    assert phase(state) != "leading"


def test_A61_most_cubes_are_first_and_neutral_ones_ignored() -> None:
    state = evening(marduk=(BLUE, BLUE, RED))
    play(state, "temple tammouz")
    assert temple(state, "marduk") == [NEUTRAL, BLUE, BLUE, RED]
    assert [line(state, "marduk", seat) for seat in range(4)] == [0, 0, 2, 1]
    state = evening(marduk=(NEUTRAL, NEUTRAL, RED))
    play(state, "temple tammouz")
    assert [line(state, "marduk", seat) for seat in range(4)] == [0, 0, 0, 2]


def test_A61_ties_are_won_by_the_rightmost_cube() -> None:
    state = evening(marduk=(WHITE, BLACK, BLUE))
    play(state, "temple tammouz")
    assert [line(state, "marduk", seat) for seat in range(4)] == [0, 1, 2, 0]
    state = evening(marduk=(BLACK, WHITE, WHITE, BLACK), ishtar=())
    play(state, "temple marduk")
    assert temple(state, "marduk") == [RED, BLACK, WHITE, WHITE]
    assert [line(state, "marduk", seat) for seat in range(4)] == [2, 1, 0, 0]


def test_A61_two_pairs_tie_by_their_rightmost_cubes() -> None:
    for left, first, second in (((BLACK, RED, BLACK), BLACK, RED), ((BLACK, BLACK, RED), RED, BLACK)):
        state = evening(marduk=left)
        play(state, "temple marduk")
        assert temple(state, "marduk") == [RED, *left]
        assert (line(state, "marduk", first), line(state, "marduk", second)) == (2, 1)


def test_A61_alone_in_a_temple_takes_first_place_only() -> None:
    state = evening(marduk=(BLUE,))
    play(state, "temple tammouz")
    assert [line(state, "marduk", seat) for seat in range(4)] == [0, 0, 2, 0]


def test_A61_two_players_have_no_second_place() -> None:
    state = evening(2, marduk=(WHITE, WHITE), ishtar=(WHITE, WHITE), tammouz=(WHITE, WHITE))
    give(state, BLACK, barley=1)
    play(state, "temple marduk")
    talents, camels = state.talents[BLACK], state.camels[BLACK]
    assert (phase(state), state.seat) == ("thanking", WHITE)
    play(state, "gift camel")
    assert (state.talents[BLACK], state.camels[BLACK]) == (talents, camels)
    assert [line(state, "marduk", seat) for seat in range(2)] == [2, 0]
    assert (phase(state), state.seat) == ("reaping", WHITE)
    play(state, "field upper")
    assert phase(state) == "dealing_crafts"


def test_A61_the_temples_are_settled_in_their_order() -> None:
    state = evening(ishtar=(BLUE, WHITE), marduk=(BLUE, WHITE), tammouz=(BLUE, WHITE))
    give(state, BLUE, barley=1)
    play(state, "temple marduk")
    asked = []
    while state.phase >= act.LEADING:
        asked.append((phase(state), state.seat, line(state, "marduk", WHITE)))
        play(state, legal(state)[0])
    assert asked == [("thanking", WHITE, 0), ("reaping", WHITE, 2), ("exchanging", BLUE, 2), ("receiving", BLUE, 2)]


@pytest.mark.parametrize("gift", ["camel", "talent"])
def test_A62_first_takes_a_camel_or_a_talent_and_second_the_other(gift: str) -> None:
    state = evening(ishtar=(BLUE, RED))
    play(state, "temple tammouz")
    before = [(state.camels[seat], state.talents[seat]) for seat in range(4)]
    assert (phase(state), state.seat, legal(state)) == ("thanking", RED, ["gift talent", "gift camel"])
    play(state, f"gift {gift}")
    won = [(state.camels[seat] - before[seat][0], state.talents[seat] - before[seat][1]) for seat in range(4)]
    first, second = ((1, 0), (0, 1)) if gift == "camel" else ((0, 1), (1, 0))
    assert won == [(0, 0), (0, 0), second, first]


def test_A62_only_what_the_supply_holds() -> None:
    state = evening(ishtar=(BLUE, RED))
    exhaust(state, "talents")
    play(state, "temple tammouz")
    assert (legal(state), refusal(state, "gift talent")) == (["gift camel"], "A62")
    talents = state.talents[BLUE], state.camels[BLUE]
    play(state, "gift camel")
    assert (state.talents[BLUE], state.camels[BLUE]) == talents


def test_A62_the_last_camel_is_not_there_twice() -> None:
    state = evening(ishtar=(BLUE, RED))
    exhaust(state, "camels", 1)
    play(state, "temple tammouz", "gift talent")
    assert (state.camels[BLUE], state.supply_camels) == (2, 0)


def test_A62_an_empty_supply_gives_nothing() -> None:
    state = evening(ishtar=(BLUE, RED))
    exhaust(state, "talents")
    exhaust(state, "camels")
    play(state, "temple marduk")
    assert phase(state) != "thanking"
    assert line(state, "marduk", RED) == 2


def test_A63_marduk_gives_2_points_and_1_point() -> None:
    state = evening(marduk=(BLUE, BLACK))
    play(state, "temple ishtar")
    assert phase(state) == "thanking"
    play(state, "gift camel")
    assert [points(state, seat) for seat in range(4)] == [0, 2, 1, 0]


def test_A64_first_lays_a_cube_on_a_field() -> None:
    state = evening(tammouz=(BLUE, BLACK))
    in_field(state, "upper", RED)
    play(state, "temple marduk")
    assert (phase(state), state.seat, legal(state)) == ("reaping", BLACK, ["field upper", "field lower"])
    play(state, "field upper")
    assert (field(state, "upper"), tokens(state, BLACK, "palm")) == ([RED, BLACK], 1)


def test_A64_a_full_row_gives_its_gardener_as_usual() -> None:
    state = evening(tammouz=(BLACK,))
    in_field(state, "lower", BLACK, WHITE, BLUE, BLACK)
    play(state, "temple marduk", "field lower")
    assert (field(state, "lower"), state.gardeners[BLACK], tokens(state, BLACK, "wine")) == ([], 1, 1)


def test_A64_the_field_is_mandatory_where_a_cube_is_left() -> None:
    state = evening(tammouz=(BLACK,))
    give(state, BLACK, cubes=0)
    play(state, "temple marduk")
    assert phase(state) == "dealing_crafts"
    state = evening(tammouz=(BLACK,))
    play(state, "temple marduk")
    assert refusal(state, "decline") == "A64"


def exchange(**held: int) -> AmyitisState:
    """Blue is second in Tammouz's temple; Red, first, has worked the lower field."""
    state = evening(tammouz=(BLUE, RED))
    give(state, BLUE, **held)
    play(state, "temple marduk", "field lower")
    return state


def test_A64_second_may_exchange_a_token() -> None:
    state = exchange(barley=1, wine=1)
    assert (phase(state), state.seat) == ("exchanging", BLUE)
    assert legal(state) == ["give barley", "give wine", "decline"]
    assert refusal(state, "give salt") == "A64"
    play(state, "give wine")
    assert legal(state) == ["receive barley", "receive dates", "receive salt", "receive palm"]
    play(state, "receive salt")
    assert (tokens(state, BLUE, "salt"), tokens(state, BLUE, "wine"), tokens(state, BLUE)) == (1, 0, 2)


def test_A64_not_for_wine_and_for_another_type() -> None:
    state = exchange(barley=1)
    play(state, "give barley")
    assert choices(state, "receive") == ["dates", "salt", "palm"]
    assert refusal(state, "receive barley") == "A64"


def test_A64_second_may_decline() -> None:
    state = exchange(barley=1)
    play(state, "decline")
    assert (tokens(state, BLUE, "barley"), phase(state)) == (1, "dealing_crafts")


def test_A64_only_what_the_supply_holds() -> None:
    state = evening(tammouz=(BLUE, RED))
    give(state, BLUE, barley=1)
    for name in ("dates", "salt", "palm"):
        exhaust(state, name)
    play(state, "temple marduk", "field lower")
    assert phase(state) == "dealing_crafts", "nothing to take for barley, so nothing is asked"


def test_A64_no_token_no_question() -> None:
    assert phase(exchange()) == "dealing_crafts"


@pytest.mark.parametrize(("caravaneer", "kept"), [(0, 2), (1, 2), (2, 4)])
def test_A65_tokens_are_discarded_down_to_the_limit(caravaneer: int, kept: int) -> None:
    state = table()
    rank(state, BLACK, caravaneer=caravaneer)
    give(state, BLACK, barley=3, wine=2)
    pass_all(state)
    play(state, "temple marduk")
    for left in range(5, kept, -1):
        assert (phase(state), state.seat, tokens(state, BLACK)) == ("discarding", BLACK, left)
        assert refusal(state, "discard salt") == "A65"
        play(state, "discard barley")
    assert (phase(state), tokens(state, BLACK), tokens(state, BLACK, "wine")) == ("dealing_crafts", kept, 2)


def test_A65_the_player_chooses_which() -> None:
    state = table()
    give(state, WHITE, barley=1, dates=1, wine=1)
    supply = list(state.supply)
    pass_all(state)
    play(state, "temple marduk")
    assert legal(state) == ["discard barley", "discard dates", "discard wine"]
    play(state, "discard wine")
    assert (tokens(state, WHITE, "wine"), state.supply[4]) == (0, supply[4] + 1)


def test_A65_in_turn_order() -> None:
    state = table(first=BLUE)
    for seat in range(4):
        give(state, seat, salt=1, palm=1, dates=1)
    pass_all(state)
    play(state, "temple marduk")
    order = []
    while phase(state) == "discarding":
        order.append(state.seat)
        play(state, "discard salt")
    assert order == [BLUE, RED, WHITE, BLACK]


def test_A65_camels_and_talents_are_kept() -> None:
    state = table()
    give(state, WHITE, camels=7, talents=15)
    finish_round(state)
    assert state.camels[WHITE] >= 7
    assert state.talents[WHITE] >= 15


def test_A66_the_first_player_card_goes_left() -> None:
    state = table(3, first=BLACK)
    for seat in (BLUE, WHITE, BLACK):
        finish_round(state)
        assert (state.first, state.seat) == (seat, seat)


def test_A66_pass_cubes_return_only_at_the_end() -> None:
    state = table()
    in_temple(state, "tammouz", BLACK)
    give(state, RED, cubes=1)
    give(state, BLACK, cubes=1)
    give(state, WHITE, salt=3)
    pass_all(state)
    assert temple(state, "ishtar") == [NEUTRAL], "Red's only cube lies on the pass square: it does not lead"
    assert temple(state, "tammouz") == [NEUTRAL, BLACK]
    assert phase(state) == "discarding", "nor does Black's serve Tammouz"
    assert list(state.cubes) == [29, 0, 29, 0]
    play(state, "discard salt")
    assert list(state.cubes) == [30, 1, 30, 1]


def test_A67_a_forced_decision_is_taken_without_asking_and_recorded() -> None:
    match = Referee(GAME, NOTATION, 2, {"first": "1"}, SeededDealer("forced", GAME.sources))
    match.start()
    state = match.state
    assert isinstance(state, AmyitisState)
    give(state, BLACK, camels=0, talents=0, cubes=0)
    exhaust(state, "camels")
    before = len(match.steps)
    match.play(WHITE, act.PASS)
    assert [(step.seat, step.action, step.forced) for step in match.steps[before:]][:2] == [
        (WHITE, act.PASS, False),
        (BLACK, act.PASS, True),
    ]


def test_A67_a_decision_with_one_answer_is_still_a_decision() -> None:
    state = table()
    give(state, WHITE, talents=0, camels=0, cubes=0)
    exhaust(state, "camels")
    assert (state.seat, legal(state)) == (WHITE, ["pass"])


@pytest.mark.parametrize(("players", "left"), [(2, 3), (3, 4), (4, 4)])
def test_A70_the_round_with_so_few_tiles_is_the_last(players: int, left: int) -> None:
    unused = {"a3", "a4", "b4"} if players == 2 else set()
    squares = [square for square in SQUARES if square not in unused]
    state = table(players)
    planted(state, WHITE, *squares[left + 1 :])
    finish_round(state)
    assert not state.is_over
    assert state.round == 2
    planted(state, WHITE, squares[left])
    assert not state.is_over
    pass_all(state)
    assert phase(state) == "leading", "the round is played to its end, phase III included"
    while not state.is_over:
        play(state, legal(state)[-1])
    assert state.round == 2
    assert legal(state) == []
    assert GAME.rule_id(state.why_not(act.PASS)) == "A70"


def test_A70_fewer_tiles_end_the_game_too() -> None:
    state = table(3)
    planted(state, WHITE, *SQUARES)
    pass_all(state)
    while not state.is_over:
        play(state, legal(state)[-1])
    assert state.is_over


def standstill(version: int = 2) -> AmyitisState:
    """The gardeners lie with Black, all camels with White, who can do nothing with them: nobody can plant again."""
    state = table(2, version=version)
    canal(state, WHITE, *AREA_NAMES[:16])
    canal(state, BLACK, *AREA_NAMES[16:])
    planted(state, WHITE, *[square for square in SQUARES[8:] if square != "b4"], "b3")
    give(state, WHITE, camels=12, wine=2)
    give(state, BLACK, camels=1, gardeners=2, wine=2)
    for number in range(len(state.court)):
        state.court[number] = 0
    caravan_at(state, "eshnunna")
    return state


def rest(state: AmyitisState, rounds: int) -> None:
    """Rounds in which nobody can do anything but pass."""
    for _ in range(rounds):
        assert choices(state, "caravan") == []
        play(state, "pass")
        assert choices(state, "caravan") == []
        finish_round(state)
        assert state.is_over or refusal(state, "recruit 2 1") == "A15", "no merchant finds a camel"


def test_A74_twenty_rounds_without_a_planting_end_the_game() -> None:
    state = standstill()
    rest(state, 19)
    assert (state.round, state.is_over) == (20, False)
    pass_all(state)
    assert phase(state) == "leading", "the round is played to its end, phase III included"
    while not state.is_over:
        play(state, legal(state)[-1])
    assert state.round == 20
    assert GAME.rule_id(state.why_not(act.PASS)) == "A74"
    assert [line(state, "favor", seat) for seat in (WHITE, BLACK)] == [10, 0], "scored by A71"
    assert [line(state, "tokens", seat) for seat in (WHITE, BLACK)] == [tokens(state, seat) for seat in (WHITE, BLACK)]
    assert state.ranking() == [1, 2]


def test_A74_a_planting_starts_the_count_anew() -> None:
    state = table(3)
    for _ in range(19):
        finish_round(state)
    ask(state, WHITE)
    give(state, WHITE, camels=1, salt=1)
    canal(state, WHITE, *[area for area in AREA_NAMES if "d1" in area])
    travel(state, "eshnunna")
    assert phase(state) == "planting"
    play(state, legal(state)[0])
    while phase(state) != "choosing":
        play(state, legal(state)[0])
    for number in range(21, 41):
        finish_round(state)
        assert (state.round, state.is_over) == (number, False), "the round of the planting is none of the twenty"
    finish_round(state)
    assert (state.round, state.is_over) == (40, True)


def test_A74_is_no_rule_of_the_first_ruleset() -> None:
    """A record of version 1 means what it meant: a standstill has no end there."""
    state = standstill(version=1)
    rest(state, 30)
    assert (state.round, state.is_over) == (31, False)


def test_A74_is_told_when_it_comes_near_and_when_it_has_come() -> None:
    state = standstill()
    names, texts = ["Ada", "Borys"], KIT.texts("en")
    rest(state, 9)
    assert KIT.view(state)["fallow"] is None
    assert not any("A74" in sentence for sentence in KIT.describe(state, names, texts))
    rest(state, 1)
    assert KIT.view(state)["fallow"] == {"rounds": 10, "limit": 20}
    warning = "Nothing has been planted for 10 rounds; after 20 such rounds in a row the game ends (A74)."
    assert warning in KIT.describe(state, names, texts)
    rest(state, 9)
    told = []
    while not state.is_over:
        action = NOTATION.action(legal(state)[-1])
        told.append(KIT.story(state, action, names, texts))
        state.apply(action)
    ending = "Nothing has been planted for 20 rounds, so the game is over (A74)."
    assert told[-1].endswith(ending)
    assert KIT.result(state, names, texts)[-1] == ending
    assert "nikt niczego nie posadził" in KIT.result(state, names, KIT.texts("pl"))[-1]
    assert "Nothing" in " ".join(KIT.describe(state, names, texts))


def test_A74_brings_the_end_into_the_evaluation() -> None:
    """The fewer rounds may follow, the less there is still to do; in the last one only what lies there counts."""
    state = standstill()
    left = []
    for _ in range(20):
        left.append(features_of(state, WHITE)["time"])
        assert (features_of(state, WHITE)["last_round"] == 1) == (left[-1] == 0)
        finish_round(state)
    assert left == sorted(left, reverse=True)
    assert left[0] > 0 == left[-1]


@pytest.mark.parametrize(
    ("players", "table_of_favor"),
    [
        (2, {4: 0, 5: 5, 6: 5, 7: 10, 8: 10}),
        (3, {3: 0, 4: 5, 5: 5, 6: 10, 7: 10}),
        (4, {2: 0, 3: 5, 4: 5, 5: 10, 6: 10}),
    ],
)
def test_A71_favor_by_own_tiles(players: int, table_of_favor: dict[int, int]) -> None:
    for tiles, favor in table_of_favor.items():
        state = table(players)
        planted(state, BLACK, *[square for square in SQUARES if square not in ("a3", "a4", "b4")][:tiles])
        assert (line(state, "favor", BLACK), line(state, "favor", WHITE)) == (favor, 0)
        assert state.score(BLACK) == favor


def test_A72_a_point_for_each_token_left() -> None:
    state = table()
    give(state, BLUE, salt=2, wine=1, camels=9, talents=9)
    assert (line(state, "tokens", BLUE), state.score(BLUE)) == (3, 3)
    planted(state, WHITE, *SQUARES[4:])
    pass_all(state)
    while not state.is_over:
        play(state, legal(state)[-1])
    assert line(state, "tokens", BLUE) == tokens(state, BLUE) == 2, "after the discards of the last round"


def test_A73_most_points_win() -> None:
    state = table()
    for seat, held in enumerate((1, 3, 2, 0)):
        give(state, seat, salt=held)
    assert state.ranking() == [3, 1, 2, 4]


def test_A73_all_who_tie_for_most_win() -> None:
    state = table()
    for seat, held in enumerate((1, 2, 2, 0)):
        give(state, seat, salt=held)
    give(state, BLACK, talents=9)
    assert state.ranking() == [3, 1, 1, 4]


def test_A73_the_score_is_the_sum_of_its_lines() -> None:
    state = table()
    for source in range(7):
        state.points[BLACK * 7 + source] = source + 1
    give(state, BLACK, dates=2)
    planted(state, BLACK, "d1", "d2", "d3")
    assert state.score_lines(BLACK) == [1, 2, 3, 4, 5, 6, 7, 5, 2]
    assert state.score(BLACK) == 35
    assert state.given == NONE


def test_a_round_begins_with_the_new_first_player() -> None:
    state = table()
    pass_all(state)
    play(state, "temple tammouz", "field upper")
    assert (phase(state), state.round, state.first) == ("dealing_crafts", 2, BLACK)
    deal_crafts(state)
    assert (state.seat, phase(state)) == (BLACK, "choosing")


def test_A73_the_result_tells_who_shares_a_place() -> None:
    state = table()
    for seat, held in enumerate((1, 2, 2, 0)):
        give(state, seat, salt=held)
    told = [KIT.result(state, ("Ada", "Bel", "Cyrus", "Dalia"), KIT.texts(language)) for language in ("en", "pl")]
    assert told[0] == [
        "Bel, Cyrus share the victory with 2 points.",
        "1. Bel: 2 points, a shared place.",
        "1. Cyrus: 2 points, a shared place.",
        "3. Ada: 1 point.",
        "4. Dalia: 0 points.",
    ]
    assert [line.endswith("ex aequo.") for line in told[1]] == [False, True, True, False, False]
