"""Seeded random games: what holds at every step and at every end."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from kiru.core.actions import Actions
from kiru.core.game import CHANCE, NONE
from kiru.core.playout import Tally, play_out
from kiru.core.rng import Rng, seeded
from kiru.games.babylon.engine import actions as act
from kiru.games.babylon.engine.components import PIECE_WORDS
from kiru.games.babylon.engine.game import BabylonState
from tests.games.babylon import reference
from tests.games.babylon.positions import BOX, COMPILED, GAME, NOTATION, fresh, legal, supply
from tests.games.babylon.reference import SUPPLY
from tests.games.babylon.shadow import Shadow
from tests.support.effort import many
from tests.support.legal import listing, pick

PLAYERS = [2, 3, 4]
GAMES = 60 if COMPILED else 6
MANY_GAMES = many(5_000)
SAMPLED = 7
"""Every so many decisions everything is looked at."""
TRIED = 16
"""How many placements a keen game looks at."""
EDITIONS = ("english", "polish")


def start(players: int, number: int) -> tuple[BabylonState, Shadow]:
    """A fresh table in either edition and with either gap, and its shadow."""
    edition = EDITIONS[number % 2]
    gap = ("level", "ground")[number // 2 % 2]
    return fresh(players, edition=edition, bridge_gap=gap), Shadow(players, edition, gap == "ground")


def steps(state: BabylonState, shadow: Shadow, seed: str) -> Iterator[int]:
    """Play at random to the end with the shadow beside it; an action is handed out before it is carried out.

    Uniform games build few bridges, so two of three games are keen: they try some placements and take a pretty one.
    """
    rng = seeded(seed)
    keen = rng.below(3) > 0
    plan: list[int] = []
    while not state.is_over:
        if state.seat == CHANCE:
            action = int(state.deal(rng))
        elif plan:
            action = plan.pop(0)
        else:
            listed = listing(state)
            if keen and state.phase == act.BUILDING and len(listed) > 1:
                plan = pretty_placement(state, rng)
                action = plan.pop(0)
            elif keen and state.phase == act.DECORATING and len(listed) > 1:
                action = listed[1 + rng.below(len(listed) - 1)]
            else:
                action = pick(listed, rng)
        yield action
        carry_out(state, shadow, action)


def pretty_placement(state: BabylonState, rng: Rng) -> list[int]:
    """The one of some random placements that leaves most to decorate, or the highest."""
    best: list[int] = []
    best_worth = -1
    for _ in range(TRIED):
        copy, row = state.clone(), []
        while copy.phase != act.DECORATING:
            listed = [action for action in listing(copy) if action != act.STOP]
            row.append(pick(listed, rng))
            copy.apply(row[-1])
        worth = len(listing(copy)) + 5 * sum(act.STAIRWAY <= action < act.STATUE for action in listing(copy))
        worth += copy.laid_level[copy.seat * 16 + copy.laid[copy.seat] - 1]
        if worth > best_worth:
            best, best_worth = row, worth
    return best


def carry_out(state: BabylonState, shadow: Shadow, action: int) -> None:
    """One step of both; the shadow also hears of turns that begin and end."""
    seat, turn, phase = state.seat, state.turn, state.phase
    shadow.follow(max(seat, 0), NOTATION.text(action))
    state.apply(action)
    ended = phase == act.KEEPING or (phase == act.DECORATING and (state.turn != turn or state.seat == CHANCE))
    if ended:
        shadow.finish(turn)
    if state.phase == act.DIGGING and state.seat != CHANCE:
        shadow.begin(state.turn)


def check_supply(state: BabylonState, shadow: Shadow, seed: str) -> None:
    """Nothing is negative, nothing is lost, and both tables hold the same."""
    edition = EDITIONS[state.edition]
    tiles = [tile for player in shadow.players for tile in player.garden.tiles]
    feet = Counter(foot for tile in tiles for foot in tile.feet)
    items = Counter(item.kind for player in shadow.players for item in player.garden.items)
    for piece, total in SUPPLY[edition].items():
        held = {"single": sum(state.singles), "double": state.doubles}.get(piece, 0)
        used = feet[piece] if piece in ("single", "double") else items[piece]
        assert supply(state, piece) >= 0, seed
        assert supply(state, piece) == shadow.supply[piece], (seed, piece)
        assert supply(state, piece) + held + used == total, (seed, piece)
    assert list(state.singles) == [player.singles for player in shadow.players], seed


def check_gardens(state: BabylonState, shadow: Shadow, seed: str) -> None:
    """Every tile on 3 or 4 feet, no two on one spot, levels without gaps, and both tables look the same."""
    for seat, player in enumerate(shadow.players):
        garden = player.garden
        spots = [tile.cells[0] for tile in garden.tiles]
        assert len(set(spots)) == len(spots), seed
        assert all(len([foot for foot in tile.feet if foot]) >= 3 for tile in garden.tiles), seed
        levels = {tile.level for tile in garden.tiles}
        assert levels == set(range(1, len(levels) + 1)), seed
        picture = garden.seen()
        for cell in range(64):
            place = seat * 64 + cell
            tile = picture.get((cell % 8, cell // 8))
            assert state.tops[place] == (tile.level if tile else 0), seed
            shown = state.shown[place]
            assert (shown == NONE) == (tile is None), seed
            assert tile is None or BOX.keys[state.laid_tile[seat * 16 + shown]] == tile.key, seed


def check_scores(state: BabylonState, shadow: Shadow, seed: str) -> None:
    edition = EDITIONS[state.edition]
    for seat, player in enumerate(shadow.players):
        lines = reference.score_lines(player.garden, edition)
        assert state.score_lines(seat) == lines, (seed, seat)
        assert state.score(seat) == sum(lines), seed


def check_tiles(state: BabylonState, shadow: Shadow, seed: str) -> None:
    """All 48 tiles of the quarry and the starting tiles are somewhere, once."""
    laid = [tile.key for player in shadow.players for tile in player.garden.tiles]
    slots = [player.stored for player in shadow.players]
    quarry = [BOX.keys[tile] for tile in state.quarry if tile != NONE]
    unseen = [BOX.keys[tile] for tile in range(48) if state.unseen[tile]]
    everywhere = [key for key in [*laid, *slots, *quarry, *unseen, *shadow.gone, shadow.dug] if key]
    expected = 48 + sum(bool(player.flower) for player in shadow.players)
    assert len(everywhere) == len(set(everywhere)) == expected, seed
    assert [BOX.keys[tile] if tile != NONE else "" for tile in state.stored] == slots, seed
    buried = sum(height - 1 for height in state.heights if height)
    dealing = sum(height > 0 and tile == NONE for height, tile in zip(state.heights, state.quarry, strict=True))
    assert len(unseen) == buried + dealing, seed


def check_answers(state: BabylonState, shadow: Shadow, seed: str) -> None:
    """Both answers of the state agree with each other and with the second reading."""
    offered = listing(state)
    legal_codes = set(offered)
    for action in range(-1, act.NUM_ACTIONS + 1):
        rule = state.why_not(action)
        assert (rule == 0) == (action in legal_codes), (seed, action)
        assert rule == 0 or 1 <= rule <= 62, (seed, action)
    if state.seat != CHANCE:
        assert offered == sorted(legal_codes), seed
        words = {NOTATION.text(action) for action in legal_codes}
        assert words == shadow.legal(state.seat, act.PHASES[state.phase]), (seed, act.PHASES[state.phase])


def check_all(state: BabylonState, shadow: Shadow, seed: str) -> None:
    check_supply(state, shadow, seed)
    check_gardens(state, shadow, seed)
    check_scores(state, shadow, seed)
    check_tiles(state, shadow, seed)


@pytest.mark.parametrize("players", PLAYERS)
def test_B61_random_games_score_like_the_picture_from_above_at_every_step(players: int) -> None:
    for number in range(GAMES):
        seed = f"score-{players}-{number}"
        state, shadow = start(players, number)
        for _ in steps(state, shadow, seed):
            check_scores(state, shadow, seed)
        check_all(state, shadow, seed)


@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_keep_everything_at_every_step(players: int) -> None:
    for number in range(GAMES):
        seed = f"keep-{players}-{number}"
        state, shadow = start(players, number)
        for step, _ in enumerate(steps(state, shadow, seed), number):
            if step % SAMPLED == 0:
                check_all(state, shadow, seed)


@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_offer_what_the_second_reading_allows(players: int) -> None:
    for number in range(GAMES // 3):
        seed = f"legal-{players}-{number}"
        state, shadow = start(players, number)
        for step, _ in enumerate(steps(state, shadow, seed), number):
            if step % SAMPLED == 0:
                check_answers(state, shadow, seed)
        check_answers(state, shadow, seed)


@pytest.mark.parametrize("players", PLAYERS)
def test_B10_random_games_draw_from_what_nobody_has_seen(players: int) -> None:
    for number in range(GAMES // 3):
        seed = f"unseen-{players}-{number}"
        state, shadow = start(players, number)
        for action in steps(state, shadow, seed):
            if act.TILE <= action < act.TOKEN:
                layer = NOTATION.text(action).split()[1].partition("_")[0]
                assert Counter(legal(state)) == Counter(f"tile {key}" for key in shadow.unseen(layer)), seed
            elif action >= act.TOKEN:
                left = Counter({f"token {word}": 2 for word in ("none", *reference_effects())})
                left.subtract(f"token {word}" for word in shadow.tokens)
                assert Counter(legal(state)) == +left, seed


def reference_effects() -> list[str]:
    return ["gain_single", "gain_double", "change_symbol", "fill_blank", "flower_double", "minus_one_pillar"]


def fields(state: BabylonState) -> dict[str, Any]:
    """Every field by value."""
    found = {}
    for name in dir(state):
        value = getattr(state, name)
        if not name.startswith("_") and name != "box" and not callable(value):
            found[name] = value if isinstance(value, int) else list(value)
    return found


@pytest.mark.parametrize("players", PLAYERS)
def test_clones_hold_every_field(players: int) -> None:
    for number in range(GAMES // 6):
        seed = f"clone-{players}-{number}"
        state, shadow = start(players, number)
        for step, _ in enumerate(steps(state, shadow, seed), number):
            if step % SAMPLED == 0:
                copy = state.clone()
                assert fields(copy) == fields(state), seed
                assert copy.key() == state.key(), seed


@pytest.mark.slow
@pytest.mark.parametrize("players", PLAYERS)
def test_B60_many_random_games_end_whole(players: int) -> None:
    """Whole games inside the ring, none of them stuck; every twentieth is followed by the shadow."""
    games = MANY_GAMES if COMPILED else 100
    rng, out, tally = seeded(f"many-{players}"), Actions(), Tally()
    for number in range(games):
        seed = f"many-{players}-{number}"
        state, shadow = start(players, number)
        if number % 20 == 0:
            for _ in steps(state, shadow, seed):
                pass
            check_all(state, shadow, seed)
        else:
            play_out(state, rng, out, tally)
        check_end(state, seed)
    assert tally.games == games - (games + 19) // 20


def check_end(state: BabylonState, seed: str) -> None:
    """What the lists of a finished game tell."""
    assert state.is_over, seed
    assert state.round == reference.ROUNDS[state.players], seed
    assert sum(state.heights) == {2: 12, 3: 6, 4: 4}[state.players], seed
    pieces = Counter[str]()
    for seat in range(state.players):
        tiles = range(seat * 16, seat * 16 + state.laid[seat])
        spots = [state.laid_spot[tile] for tile in tiles]
        assert len(set(spots)) == len(spots), seed
        assert {state.laid_level[tile] for tile in tiles} == set(range(1, state.highest[seat] + 1)), seed
        for tile in tiles:
            feet = [state.laid_feet[tile] >> shift & 3 for shift in (0, 2, 4, 6)]
            assert feet.count(0) <= 1, seed
            pieces.update({"single": feet.count(1), "double": feet.count(2)})
        items = range(seat * 64, seat * 64 + state.items[seat])
        pieces.update(PIECE_WORDS[min(state.item_kind[item], 7)].replace("double", "statue") for item in items)
        assert state.singles[seat] <= 6, seed
        assert state.score(seat) == sum(state.score_lines(seat)), seed
    pieces["single"] += sum(state.singles)
    for piece, total in SUPPLY[EDITIONS[state.edition]].items():
        assert supply(state, piece) + pieces[piece] == total, (seed, piece)
    assert 1 in state.ranking(), seed


def test_the_contract_names_everything() -> None:
    assert len(GAME.phases) == act.TURNING_TOKEN + 1
    assert GAME.num_actions == len(NOTATION.words)
