"""Calibrated chances: confidence that games do not bear out is taken away, and what was fitted is used."""

import json
import random
from pathlib import Path

import pytest

from kiru.ai import calibration, coach
from kiru.ai.analysis.looks import Looks
from kiru.ai.calibration import SEARCHED, Calibration, Curve, power_of, raised, raised_alone, read
from kiru.arena.coaching.calibrate import Sample, beliefs, brier, fitted_power, held_out, reliability
from kiru.core.errors import KiruError
from kiru.games import NAMES, open_kit
from tests.ai.test_search import dealt
from tests.support.legal import listing


def overconfident(games: int) -> list[Sample]:
    """Games of two whose true chances are less clear than what is said of them: the power 0.5 brings them back."""
    rng, found = random.Random("calibration"), []
    for number in range(games):
        for third in range(3):
            chance = rng.uniform(0.05, 0.95)
            won = 1.0 if rng.random() < chance else 0.0
            said = raised([chance, 1 - chance], 2.0)
            found.append(Sample(number, 2, third, 300.0 - 100 * third, {SEARCHED: said}, [won, 1 - won]))
    return found


def test_a_power_takes_confidence_away_and_chances_still_add_up() -> None:
    assert raised([0.9, 0.1], 0.5) == pytest.approx([0.75, 0.25])
    assert raised([0.2, 0.3, 0.5], 1.0) == pytest.approx([0.2, 0.3, 0.5])
    assert raised_alone(0.9, 2, 0.5) == pytest.approx(0.75)
    assert raised([0.7, 0.3], 0.0) == pytest.approx([0.5, 0.5])


def test_between_the_fitted_moments_the_power_goes_on_in_proportion() -> None:
    curve = Curve([300.0, 200.0, 100.0], [0.2, 0.6, 1.0])
    assert [curve.at(sigma) for sigma in (400, 300, 250, 150, 50)] == pytest.approx([0.2, 0.2, 0.4, 0.8, 1.0])


def test_the_fit_finds_how_much_confidence_was_too_much() -> None:
    samples = overconfident(2000)
    assert fitted_power(samples, SEARCHED) == pytest.approx(0.5, abs=0.06)
    assert brier(samples, SEARCHED, 0.5) < brier(samples, SEARCHED, 1.0)


def test_calibrated_on_other_games_chances_come_true_and_beat_equal_ones() -> None:
    samples = overconfident(2000)
    for belief in beliefs(samples):
        assert belief.held_out < belief.raw
        assert belief.held_out < belief.uniform == pytest.approx(0.25)
    for said, came, count in reliability(held_out(samples, SEARCHED)):
        if count >= 200:
            assert came == pytest.approx(said, abs=0.08)


@pytest.mark.parametrize("game", NAMES)
def test_a_fitted_power_reaches_what_people_are_told(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing is known of a table of this size, chances stay as they were found; a power of 0 makes all equal."""
    kit, state = open_kit(game), dealt(game, 3, 40)
    monkeypatch.setattr(calibration, "read", lambda file: Calibration())
    assert power_of(kit, state, SEARCHED) == 1.0
    flat = Calibration({SEARCHED: {3: Curve([300.0, 200.0, 100.0], [0.0, 0.0, 0.0])}})
    monkeypatch.setattr(calibration, "read", lambda file: flat)
    assert coach.hint(kit, state, 1, 40, 0.0)[0].win == pytest.approx(1 / 3)
    assert Looks(kit, state, 8).after(listing(state)[0], 0).win == pytest.approx([1 / 3] * 3)


def test_a_file_that_is_none_is_one_clear_error(tmp_path: Path) -> None:
    assert read(tmp_path / "none.json").power(SEARCHED, 2, 100.0) == 1.0
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps({"curves": {"searched": {"two": 1}}}))
    with pytest.raises(KiruError):
        read(broken)
