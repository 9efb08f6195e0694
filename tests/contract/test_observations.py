"""Observations: always as wide as measured, never above the highest value, the same for equal states."""

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kiru.core import observation_layout
from kiru.core.game import CHANCE
from kiru.core.observation import FORGOTTEN, HIGHEST, PACK, Observation
from tests.contract.cases import CASES, Case, several
from tests.contract.walk import walk

pytestmark = pytest.mark.parametrize("case", CASES, ids=str)


def numbers(row: Observation, width: int) -> list[int]:
    return [row.read(at) for at in range(width)]


def test_every_row_has_the_measured_shape(case: Case) -> None:
    measured = observation_layout.measure(case.kit.game, case.kit.observer, case.players)
    row = Observation(1, measured.width)
    for seed in range(several(2, 1)):
        for moment in walk(case, seed):
            for seat in range(case.players):
                row.begin(0)
                case.kit.observer.observe(moment.state, seat, row)
                assert row.at == measured.width, moment.where
                found = memoryview(row.words).cast("B")
                over = [at for at, high in enumerate(measured.highs) if found[at] > high]
                assert not over, f"above the highest at {over}: {moment.where}"


def test_a_row_leaves_its_neighbors_alone(case: Case) -> None:
    measured = observation_layout.measure(case.kit.game, case.kit.observer, case.players)
    rows = Observation(3, measured.width)
    size = len(rows.words) // 3
    for moment in walk(case, 1):
        rows.begin(1)
        case.kit.observer.observe(moment.state, 0, rows)
    assert any(rows.words[size : 2 * size])
    assert not any(rows.words[:size])
    assert not any(rows.words[2 * size :])


def test_looking_changes_nothing_and_clones_look_alike(case: Case) -> None:
    measured = observation_layout.measure(case.kit.game, case.kit.observer, case.players)
    one, two = Observation(1, measured.width), Observation(1, measured.width)
    for moment in walk(case, 2):
        key = moment.state.key()
        for row, state in ((one, moment.state), (two, moment.state.clone())):
            row.begin(0)
            case.kit.observer.observe(state, 0, row)
        assert list(one.words) == list(two.words), moment.where
        assert moment.state.key() == key, moment.where


def test_the_layout_names_every_number(case: Case) -> None:
    measured = observation_layout.measure(case.kit.game, case.kit.observer, case.players)
    names = [group.name for group in measured.groups]
    assert len(set(names)) == len(names)
    assert measured.groups[0].start == 0
    assert all(group.size > 0 for group in measured.groups)
    assert sum(group.size for group in measured.groups) == measured.width
    assert all(1 <= high <= HIGHEST for high in measured.highs)


def test_seats_see_themselves_first(case: Case) -> None:
    """What a seat sees of itself is what the one before it sees of its next."""
    if case.players == 1:
        pytest.skip("alone there is nobody else to see")
    groups = {
        group.name: group for group in observation_layout.measure(case.kit.game, case.kit.observer, case.players).groups
    }
    shared = [name.removeprefix("own_") for name in groups if name.startswith("own_")]
    assert shared
    width = sum(group.size for group in groups.values())
    rows = [Observation(1, width) for _ in range(2)]
    for moment in walk(case, 4):
        for seat, row in enumerate(rows):
            row.begin(0)
            case.kit.observer.observe(moment.state, seat, row)
        for name in shared:
            own, following = groups[f"own_{name}"], groups[f"next1_{name}"]
            seen = numbers(rows[0], width)[following.start : following.start + following.size]
            assert numbers(rows[1], width)[own.start : own.start + own.size] == seen, f"{name}: {moment.where}"


def test_a_kept_row_is_the_one_written_anew(case: Case) -> None:
    """However long ago a seat looked last: what is passed over is what would be written."""
    measured = observation_layout.measure(case.kit.game, case.kit.observer, case.players)
    if not measured.sections:
        pytest.skip("an observer without sections writes every row anew")
    fresh = Observation(1, measured.width)
    size = len(fresh.words)
    for seed in range(several(4, 2)):
        chooser = random.Random(seed)
        kept = Observation(case.players, measured.width)
        kept.keys = vec[i64]([FORGOTTEN] * (case.players * measured.sections))
        for moment in walk(case, seed):
            seat = chooser.randrange(case.players)
            if moment.state.seat == CHANCE or chooser.random() < 0.3:
                continue
            kept.resume(seat, seat * measured.sections)
            case.kit.observer.observe(moment.state, seat, kept)
            assert kept.at == seat * size * PACK + measured.width, moment.where
            assert kept.section == (seat + 1) * measured.sections, moment.where
            fresh.begin(0)
            case.kit.observer.observe(moment.state, seat, fresh)
            assert list(kept.words[seat * size : (seat + 1) * size]) == list(fresh.words), moment.where
