"""Calibrated chances: confidence that games do not bear out is taken away, and what was fitted is used."""

import json
import random
from pathlib import Path

import pytest

from kiru.ai.calibration import FILE, SEARCHED, Curve, power_of, raised, raised_alone, read
from kiru.arena.coaching.calibrate import Sample, beliefs, brier, fitted_power, held_out, reliability
from kiru.core.errors import KiruError
from kiru.games import NAMES, open_kit
from tests.ai.test_search import dealt


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
def test_every_game_is_calibrated_for_every_number_of_players(game: str) -> None:
    kit = open_kit(game)
    for players in range(2, kit.game.max_players + 1):
        early, late = dealt(game, players, 20), dealt(game, players, 120)
        for state in (early, late):
            assert 0 <= power_of(kit, state, SEARCHED) <= 2.5
        assert read(kit.folder / FILE).curves[SEARCHED][players].powers != [1.0, 1.0, 1.0]


def test_a_file_that_is_none_is_one_clear_error(tmp_path: Path) -> None:
    assert read(tmp_path / "none.json").power(SEARCHED, 2, 100.0) == 1.0
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps({"curves": {"searched": {"two": 1}}}))
    with pytest.raises(KiruError):
        read(broken)


def test_the_recorded_chances_beat_equal_ones_in_every_third() -> None:
    """docs/coach.md holds what `kiru calibrate` found: no row may be worse than saying that all are equal."""
    text = (Path(__file__).parents[2] / "docs" / "coach.md").read_text(encoding="utf-8")
    for game in NAMES:
        part = text.partition(f"<!-- calibration {game} -->")[2].partition(f"<!-- /calibration {game} -->")[0]
        rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in part.splitlines() if line.startswith("| ")]
        figures = [row for row in rows if row[0].isdecimal()]
        assert len(figures) >= 9, game
        for players, third, _, _, held, uniform in figures:
            assert float(held) <= float(uniform), f"{game}, {players} players, third {third}"
