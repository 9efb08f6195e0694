"""Seeded random games: what holds at every step and at every end."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from kiru.core.actions import Actions
from kiru.core.game import CHANCE, NONE
from kiru.core.playout import Tally, play_out
from kiru.core.rng import seeded
from kiru.games.hanging_gardens.engine import actions as act
from kiru.games.hanging_gardens.engine.components import ITEMS
from kiru.games.hanging_gardens.engine.game import HangingGardensState
from kiru.games.hanging_gardens.engine.scoring import solo_rank
from tests.games.hanging_gardens import reference
from tests.games.hanging_gardens.positions import COMPILED, GAME, NOTATION, fresh, legal, recounted
from tests.support.legal import listing, pick

PLAYERS = [1, 2, 3, 4, 5]
GAMES = 300 if COMPILED else 60
MANY_GAMES = 10_000
SAMPLED = 23
"""Every so many decisions everything is looked at."""


def start(players: int, number: int) -> HangingGardensState:
    """A fresh table; solo games go through every difficulty and both readings."""
    if players > 1:
        return fresh(players)
    difficulty = ("easy", "medium", "advanced", "expert")[number % 4]
    return fresh(1, difficulty=difficulty, automaton=("order", "ranks")[number // 4 % 2])


def steps(state: HangingGardensState, seed: str) -> Iterator[int]:
    """Play at random to the end; every action is handed out before it is carried out."""
    rng = seeded(seed)
    while not state.is_over:
        action = int(state.deal(rng)) if state.seat == CHANCE else pick(listing(state), rng)
        yield action
        state.apply(action)


def fields(state: HangingGardensState) -> dict[str, Any]:
    """Every field by value."""
    found = {}
    for name in dir(state):
        value = getattr(state, name)
        if not name.startswith("_") and name != "box" and not callable(value):
            found[name] = value if isinstance(value, int) else list(value)
    return found


def check_goods(state: HangingGardensState, seed: str) -> None:
    """Nothing is negative, and 20 gold and 30 tools are all there is."""
    gold, tools = [state.supply_gold, *state.gold], [state.supply_tools, *state.tools]
    assert min(gold) >= 0, seed
    assert min(tools) >= 0, seed
    assert (sum(gold), sum(tools)) == (20, 30), seed


def check_end(state: HangingGardensState, seed: str) -> None:
    """What is cheap to see of a finished game."""
    assert state.is_over, seed
    assert state.round == 4, seed
    check_goods(state, seed)
    cards = list(state.cards)
    for seat in range(state.players):
        rows = [cards[seat * 24 + low : seat * 24 + high] for low, high in ((0, 9), (9, 17), (17, 24))]
        assert [len(row) - row.count(NONE) for row in rows] == [5, 4, 3], seed
        assert state.score(seat) == sum(state.score_lines(seat)), seed
        marked = [space // 4 for space, owner in enumerate(state.markers) if owner == seat]
        assert len(marked) == len(set(marked)), seed
    if state.players > 1:
        assert state.deck_left == 75 - 12 - 12 * state.players, seed
        assert 1 in state.ranking(), seed
    else:
        assert sum(list(state.unseen)[act.AUTOMATON - act.FIRST :]) == 18 - 12, seed
        points = state.score(0)
        assert solo_rank(state) == 1 + (points > 45) + (points > 55) + (points > 65), seed


def check_garden(garden: reference.Garden, seed: str) -> None:
    """One row of five, everything above it on two cards, enhancements on Empty cards alone."""
    row = sorted(index for level, index in garden if level == 1)
    assert row == list(range(row[0], row[0] + 5)), seed
    for level, index in garden:
        assert level == 1 or {(level - 1, index), (level - 1, index + 1)} <= set(garden), seed
    for card, *tiles in garden.values():
        assert card in reference.CARDS, seed
        assert not tiles or (reference.CARDS[card]["kind"] == "empty" and tiles[0] in reference.TILES), seed


def ranked(state: HangingGardensState) -> list[int]:
    """Places by points, then by tools and gold together, from the second reading of the scores."""
    worth = [
        (sum(reference.score_lines(state, seat)), state.tools[seat] + state.gold[seat]) for seat in range(state.players)
    ]
    return [sorted(worth, reverse=True).index(own) + 1 for own in worth]


@pytest.mark.parametrize("players", PLAYERS)
def test_H23_random_games_end_with_full_gardens_and_the_score_of_the_second_reading(players: int) -> None:
    for number in range(GAMES):
        seed = f"end-{players}-{number}"
        state = start(players, number)
        taken = Counter(action < act.PLACE for action in steps(state, seed))
        assert taken[True] == 12 * players, seed
        check_end(state, seed)
        for seat in range(players):
            check_garden(reference.garden_of(state, seat), seed)
            assert state.score_lines(seat) == reference.score_lines(state, seat), seed
        assert state.ranking() == ranked(state), seed


@pytest.mark.parametrize("players", PLAYERS)
def test_H16_random_games_keep_all_gold_and_tools_at_every_step(players: int) -> None:
    for number in range(GAMES):
        seed = f"goods-{players}-{number}"
        state = start(players, number)
        for _ in steps(state, seed):
            check_goods(state, seed)
            assert state.deck_left == sum(list(state.unseen)[act.DEAL - act.FIRST : act.TURN - act.FIRST]), seed


def check_everything(state: HangingGardensState, seed: str) -> None:
    """Counts are right, and both answers of the state agree with each other and with the second reading."""
    for seat in range(state.players):
        counted = list(state.items)[seat * 3 * ITEMS : (seat + 1) * 3 * ITEMS]
        assert counted == recounted(state, seat), seed
    offered = listing(state)
    assert offered == sorted(offered), seed
    legal_codes = set(offered)
    for action in range(-1, act.NUM_ACTIONS + 1):
        rule = state.why_not(action)
        assert (rule == 0) == (action in legal_codes), (seed, action)
        assert rule == 0 or 1 <= rule <= 65, (seed, action)
    if state.seat != CHANCE:
        assert len(offered) == len(legal_codes), seed
        assert {NOTATION.text(action) for action in legal_codes} == reference.legal(state), seed
        assert NONE not in list(state.market) or state.phase == act.PLACING, seed


@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_offer_what_the_second_reading_allows(players: int) -> None:
    for number in range(GAMES):
        seed = f"legal-{players}-{number}"
        state = start(players, number)
        for step, _ in enumerate(steps(state, seed), number):
            if step % SAMPLED == 0:
                check_everything(state, seed)
        check_everything(state, seed)


@pytest.mark.parametrize("players", PLAYERS[1:])
def test_H02_H03_random_games_draw_from_what_nobody_has_seen(players: int) -> None:
    draws = {act.DEALING_MARKET: "deal", act.REVEALING: "deal", act.TURNING_STACKS: "turn", act.TURNING_TILE: "turn"}
    for number in range(GAMES // 3):
        seed = f"unseen-{players}-{number}"
        state = start(players, number)
        for step, action in enumerate(steps(state, seed), number):
            if step % 5 == 0 and state.phase in draws:
                left = reference.unseen(state)
                stack = reference.TILES[NOTATION.text(action).split()[1]]["cost"] if action >= act.TURN else 0
                expected = {
                    word: copies
                    for word, copies in left.items()
                    if word.startswith(draws[state.phase]) and reference.FACES[word.split()[1]].get("cost", 0) == stack
                }
                assert Counter(legal(state)) == expected, seed


@pytest.mark.parametrize("players", PLAYERS)
def test_clones_are_independent(players: int) -> None:
    for number in range(GAMES // 6):
        seed = f"clone-{players}-{number}"
        state = start(players, number)
        kept = []
        for step, _ in enumerate(steps(state, seed), number):
            if step % SAMPLED == 0:
                before = fields(state)
                copy = state.clone()
                assert (fields(copy), copy.key()) == (before, state.key()), seed
                kept.append((copy, before))
                other = state.clone()
                play_out(other, seeded(seed, "other"), Actions(), Tally())
                assert fields(state) == before, seed
        assert all(fields(copy) == before for copy, before in kept), seed


@pytest.mark.parametrize("players", PLAYERS)
def test_a_seed_plays_the_same_game_again(players: int) -> None:
    for number in range(5):
        seed = f"again-{players}-{number}"
        once, again = start(players, number), start(players, number)
        assert list(steps(once, seed)) == list(steps(again, seed)), seed
        assert once.key() == again.key(), seed
        assert GAME.num_actions == act.NUM_ACTIONS


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED, reason="ten thousand games need the compiled build")
@pytest.mark.parametrize("players", PLAYERS)
def test_H23_ten_thousand_random_games_end_well(players: int) -> None:
    out, tally = Actions(), Tally()
    for number in range(MANY_GAMES):
        seed = f"many-{players}-{number}"
        state = start(players, number)
        play_out(state, seeded(seed), out, tally)
        check_end(state, seed)
    assert tally.games == MANY_GAMES
