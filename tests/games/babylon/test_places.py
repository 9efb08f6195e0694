"""What is kept about places equals what is found anew, after every decision of random games (B30 to B38)."""

from collections.abc import Iterator

import pytest

from kiru.core.actions import Actions
from kiru.core.game import CHANCE
from kiru.core.rng import Rng, seeded
from kiru.games.babylon.engine import actions as act
from kiru.games.babylon.engine import places
from kiru.games.babylon.engine.components import BELVEDERE, DOUBLE
from kiru.games.babylon.engine.game import BabylonState
from kiru.games.babylon.engine.garden import CELLS, SPOTS, first_cell
from kiru.games.babylon.engine.terraces import why_not_place
from tests.games.babylon.positions import COMPILED, build, fresh, garden, later, play
from tests.support.legal import listing, pick

GAMES = 40 if COMPILED else 4
LEVELS = range(1, act.LEVELS + 1)


def choose(state: BabylonState, rng: Rng) -> int:
    """Mostly what makes a garden rich: build, as high as it goes, and decorate."""
    listed = listing(state)
    if rng.below(4):
        if state.phase == act.BUILDING:
            return listed[0]
        if state.phase == act.PLACING and rng.below(2):
            return max(listed, key=lambda action: (action - act.PLACE) % act.LEVELS)
        if state.phase == act.DECORATING:
            return pick(listed[1:] or listed, rng)
    return pick(listed, rng)


def games() -> Iterator[tuple[BabylonState, str]]:
    """Every state of seeded games in both editions, with either gap, of two to four players."""
    for number in range(GAMES):
        rng = seeded(f"places {number}")
        edition, gap = ("english", "polish")[number % 2], ("level", "ground")[number // 2 % 2]
        state = fresh(2 + number % 3, edition=edition, bridge_gap=gap)
        while not state.is_over:
            yield state, f"game {number}, round {state.round}, phase {state.phase}"
            state.apply(state.deal(rng) if state.seat == CHANCE else choose(state, rng))


def numbers_anew(state: BabylonState, seat: int) -> list[int]:
    """The numbers of a garden's spots, from nothing but the garden."""
    taken = {state.laid_spot[seat * 16 + index] for index in range(state.laid[seat])}
    return [
        places.TAKEN if spot in taken else places.place_on(state, seat * CELLS + first_cell(spot))
        for spot in range(SPOTS)
    ]


def places_anew(state: BabylonState) -> list[int]:
    """The actions that no rule speaks against, every spot and level tried."""
    return [
        act.PLACE + spot * act.LEVELS + level - 1
        for spot in range(SPOTS)
        for level in LEVELS
        if why_not_place(state, spot, level) == 0
    ]


def kept_places(state: BabylonState) -> list[int]:
    out = Actions()
    places.add_places(state, out)
    return list(out)


def test_the_numbers_of_all_spots_are_those_found_anew_after_every_decision() -> None:
    for state, where in games():
        for seat in range(state.players):
            kept = [state.places[seat * SPOTS + spot] for spot in range(SPOTS)]
            assert kept == numbers_anew(state, seat), f"{where}, seat {seat}"


def test_places_are_those_that_no_rule_forbids_whatever_the_player_can_pay() -> None:
    rng = seeded("purses")
    for state, where in games():
        if state.phase != act.PLACING and state.phase != act.BUILDING:
            continue
        copy = state.clone()
        for _ in range(3):
            expected = places_anew(copy)
            assert kept_places(copy) == expected, where
            assert places.has_place(copy) == bool(expected), where
            levels = [places.levels_at(copy, spot) for spot in range(SPOTS)]
            found = [
                act.PLACE + spot * act.LEVELS + level - 1
                for spot in range(SPOTS)
                for level in LEVELS
                if levels[spot] >> (level - 1) & 1
            ]
            assert found == expected, where
            copy.singles[copy.seat] = rng.below(11)
            copy.doubles = rng.below(3)
            copy.supply[DOUBLE] = rng.below(6)
            copy.supply[BELVEDERE] = rng.below(2)


def test_a_clone_keeps_places_of_its_own() -> None:
    for state, where in games():
        if state.phase == act.ROTATING:
            before = list(state.places)
            copy = state.clone()
            copy.apply(act.ROTATE)
            assert list(state.places) == before, where
            assert list(copy.places) != before, where


@pytest.mark.parametrize(
    ("word", "corners"),
    [("statue d4", {"se": "statue"}), ("bridge d4-f4", {"ne": "bridge", "se": "bridge"})],
)
def test_a_decoration_alone_changes_what_the_spots_over_it_need(word: str, corners: dict[str, str]) -> None:
    """A statue carries, a bridge closes the gap below it: each without a tile being laid."""
    state = garden()
    build(state, "c3 1", **corners)
    later(state)
    if word.startswith("bridge"):
        build(state, "f3 1", nw="bridge", sw="bridge")
    else:
        state.fresh = 0
    before = list(state.places)
    play(state, word)
    assert list(state.places) != before
    assert [state.places[spot] for spot in range(SPOTS)] == numbers_anew(state, 0)
