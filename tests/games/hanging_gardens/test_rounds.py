"""Turns, rounds, the end, and decisions without a choice: H22 to H24."""

import pytest

from kiru.core.dealer import SeededDealer
from kiru.core.dealers import ScriptedDealer
from kiru.core.game import CHANCE, NONE
from kiru.core.referee import Referee
from kiru.core.rng import seeded
from kiru.games.hanging_gardens.engine import actions as act
from tests.games.hanging_gardens.positions import (
    GAME,
    NOTATION,
    fresh,
    gardeners,
    lay,
    legal,
    play,
    play_turn,
    refusal,
    settle,
    table,
)
from tests.games.hanging_gardens.reference import garden_of
from tests.support.legal import pick


@pytest.mark.parametrize(("players", "first"), [(n, seat) for n in (2, 3, 4, 5) for seat in range(n)])
def test_H22_turns_go_clockwise_from_the_holder_of_the_marker(players: int, first: int) -> None:
    state = table(players, first=first)
    order = []
    while state.round == 1:
        order.append(state.seat)
        play_turn(state)
    assert order == [(first + turn) % players for turn in range(3 * players)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_H22_the_round_ends_when_all_gardeners_are_placed(players: int) -> None:
    state = table(players)
    for turn in range(3 * players):
        assert state.round == 1
        assert sum(len(gardeners(state, number)) for number in (1, 2, 3)) == turn
        play_turn(state)
    assert state.round == 2
    assert [gardeners(state, number) for number in (1, 2, 3)] == [[], [], []]
    assert state.phase == act.TAKING


def test_H22_without_a_crown_the_same_player_starts_again() -> None:
    state = table(3, first=2)
    while state.round == 1:
        play_turn(state)
    assert (state.seat, state.marker) == (2, 2)


def test_H22_the_last_crown_of_a_round_decides_who_starts() -> None:
    state = table(3, market=(["visitor_trees"], ["visitor_animals"], ["visitor_objectives"]))
    play_turn(state, "1 1")
    play_turn(state, "2 1")
    assert state.marker == 1
    play_turn(state, "3 1")
    assert state.marker == 2
    order = []
    while state.round == 1:
        order.append(state.seat)
        play_turn(state)
    assert order == [0, 1, 2, 0, 1, 2]
    assert (state.seat, state.marker) == (2, 2)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_H23_the_game_ends_after_four_rounds_with_twelve_cards_each(players: int) -> None:
    state = table(players)
    rounds = []
    for _ in range(12 * players):
        assert not state.is_over
        rounds.append(state.round)
        play_turn(state)
    assert state.is_over
    assert rounds == [number for number in (1, 2, 3, 4) for _ in range(3 * players)]
    assert [len(garden_of(state, seat)) for seat in range(players)] == [12] * players


def test_H23_nothing_can_be_done_after_the_end() -> None:
    state = table(2)
    while not state.is_over:
        play_turn(state)
    assert legal(state) == []
    for word in ("take 1 1", "place e1", "skip", "buy 2", "complete 1", "deal lion"):
        assert refusal(state, word) == "H23"


def test_H24_a_decision_with_one_action_is_still_a_decision() -> None:
    state = table(2, market=(["lion"],))
    play(state, "take 1 1")
    assert legal(state) == ["place e1"]
    play(state, "place e1")
    settle(state)
    assert (state.phase, legal(state)) == (act.BUYING, ["skip"])
    play(state, "skip")
    assert (state.phase, legal(state)) == (act.COMPLETING, ["skip"])


def test_H24_forced_decisions_are_taken_without_asking_and_stand_in_the_record() -> None:
    market = (
        "lion lion_irr monkey monkey_irr peacock date_palm date_palm cedar_irr cedar_irr dragon_b dragon_r dragon_y"
    )
    deals = ["first 1", *(f"objective {key}" for key in ("animals", "trees", "irrigation", "visitors"))]
    deals += ["irrigation h", "irrigation left", *(f"deal {key}" for key in market.split())]
    deals += ["turn e_lion", "turn e_lion_crown", "turn e_bry_irr", "deal empty_bry", "deal empty_br_irr"]
    dealer = ScriptedDealer([NOTATION.action(word) for word in deals])
    match = Referee(GAME, NOTATION, 2, {}, dealer)
    match.start()
    assert (match.state.seat, match.state.phase) == (0, act.TAKING)
    match.play(0, NOTATION.action("take 1 1"))
    assert (match.state.seat, match.state.phase) == (1, act.TAKING)
    taken = [(step.seat, NOTATION.text(step.action), step.forced) for step in match.steps[-5:]]
    assert taken == [
        (0, "take 1 1", False),
        (0, "place e1", True),
        (CHANCE, "deal empty_bry", False),
        (0, "skip", True),
        (0, "skip", True),
    ]


def test_H24_a_choice_is_asked() -> None:
    state = table(2, market=(["empty_bry"],))
    lay(state, 0, {"e1": "lion", "f1": "monkey"})
    play(state, "take 1 1")
    assert len(legal(state)) > 1
    play(state, "place d1")
    settle(state)
    assert legal(state) == ["skip", "buy 2"]
    play(state, "skip")
    assert legal(state) == ["skip", "complete 1"]


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_H24_only_real_choices_are_asked_and_every_decision_is_recorded(players: int) -> None:
    for game in range(5):
        seed = f"H24-{players}-{game}"
        match = Referee(GAME, NOTATION, players, {}, SeededDealer(seed, GAME.sources))
        rng = seeded(seed)
        match.start()
        while not match.state.is_over:
            choices = match.legal()
            assert len(choices) > 1, seed
            match.play(match.state.seat, pick(choices, rng))
        again = fresh(players)
        for step in match.steps:
            assert again.seat == step.seat, seed
            assert step.seat == CHANCE or step.forced == (len(legal(again)) == 1), seed
            again.apply(step.action)
        assert again.key() == match.state.key(), seed
        assert again.is_over
        assert NONE not in list(again.irrigation)
