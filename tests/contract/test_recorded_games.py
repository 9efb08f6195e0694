"""Games kept as files: every one replays to its scores, by the rules as they are now."""

from pathlib import Path

import pytest

from kiru.core import record
from kiru.core.files import read_text
from kiru.games import NAMES
from tests.contract.cases import kit

FOLDER = Path(__file__).parent.parent / "games"
RECORDS = sorted(FOLDER.glob("*/records/*.kiru"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.parent.name}/{file.stem}")
def test_recorded_game_replays(file: Path) -> None:
    """The record is legal line by line, dealt by its seed, and worth what it says."""
    text = read_text(file)
    saved = record.read(text)
    rules = kit(saved.game)
    match = record.replay(saved, rules.game, rules.notation, rules.box, check_deal=True)
    assert match.state.is_over
    assert record.write(record.of_match(match, rules.box, saved.seats)) == text.replace(
        f"dealer {saved.dealer}", f"dealer {match.dealer.describe()}"
    )


@pytest.mark.parametrize("game", NAMES)
def test_every_player_count_is_recorded(game: str) -> None:
    rules = kit(game).game
    counts = {record.read(read_text(file)).players for file in RECORDS if file.parent.parent.name == game}
    assert counts == set(range(rules.min_players, rules.max_players + 1))
