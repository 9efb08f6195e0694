"""Every game comes to an end: by its rules, or because a match stops where nothing is decided any more."""

from pathlib import Path

import pytest

from kiru.core.dealer import SeededDealer
from kiru.core.errors import KiruError
from kiru.core.referee import MOST_STEPS, MOST_UNASKED, Referee
from kiru.core.rng import seeded
from kiru.games import NAMES, open_kit
from kiru.games.kit import Kit
from tests.contract.cases import several
from tests.core import boxes
from tests.support.legal import play_at_random


def kit_with(folder: Path, text: str, version: int | None = None) -> Kit:
    file = folder / "box.toml"
    file.write_text(text, "utf-8")
    return open_kit("amyitis", file, version)


def played(kit: Kit, players: int, seed: str) -> Referee:
    """A random game, up to its end or to where it is stuck."""
    match = Referee(kit.game, kit.notation, players, {}, SeededDealer(seed, kit.game.sources))
    match.start()
    play_at_random(match, seeded(seed, "choices"))
    return match


def test_a_box_that_leaves_nothing_to_decide_is_refused(tmp_path: Path) -> None:
    with pytest.raises(KiruError) as caught:
        kit_with(tmp_path, boxes.FEW_CUBES)
    assert caught.value.args_by_name == {"table": "supply", "entry": "cubes", "expected": "22..99"}


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_match_that_asks_nobody_any_more_stops(tmp_path: Path, seed: str) -> None:
    """By ruleset 1 such a table went on for ever; now it stops, and nothing changes any more."""
    match = played(kit_with(tmp_path, boxes.FEW_CUBES, 1), 2, seed)
    assert match.is_stuck
    assert len(match.steps) < MOST_STEPS
    assert all(step.forced or step.seat == -1 for step in match.steps[-MOST_UNASKED:])
    assert match.start() == []
    before = match.state.key(), len(match.steps)
    with pytest.raises(KiruError):
        match.play(max(0, int(match.state.seat)), match.legal()[0])
    assert (match.state.key(), len(match.steps)) == before


def test_a_game_without_an_end_stops_at_the_limit(tmp_path: Path) -> None:
    """By ruleset 1 players without camels recruit for ever."""
    match = played(kit_with(tmp_path, boxes.NO_CAMELS, 1), 2, "1")
    assert match.is_stuck
    assert len(match.steps) == MOST_STEPS


def test_by_the_rules_of_today_the_same_game_ends(tmp_path: Path) -> None:
    match = played(kit_with(tmp_path, boxes.NO_CAMELS), 2, "1")
    assert match.state.is_over
    assert match.state.round == 20


@pytest.mark.parametrize("game", NAMES)
def test_whatever_box_is_accepted_its_games_end(tmp_path: Path, game: str) -> None:
    """Boxes with odd numbers, mostly too small: the check refuses them, or games with them come to their end."""
    rng = seeded(game, "boxes")
    data = boxes.standard(game)
    accepted, wanted = 0, several(24, 3)
    for number in range(20 * wanted):
        if accepted == wanted:
            break
        try:
            kit = open_kit(game, boxes.write(tmp_path / "box.toml", boxes.odd(data, rng, 1 + rng.below(4))))
        except KiruError:
            continue
        accepted += 1
        rules = kit.game
        for players in {rules.min_players, rules.max_players}:
            assert played(kit, players, f"{number}").state.is_over, f"box {number}, {players} players"
    assert accepted > wanted // 2
