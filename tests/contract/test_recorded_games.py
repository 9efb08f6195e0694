"""Games kept as files: every one replays to its scores, by the ruleset it was played by."""

from pathlib import Path

import pytest

from kiru.core import record
from kiru.core.errors import KiruError
from kiru.games import NAMES, open_kit, versions
from kiru.support.files import read_text
from tests.contract.cases import kit

FOLDER = Path(__file__).parent.parent / "games"
RECORDS = sorted(FOLDER.glob("*/records/**/*.kiru"))


def name_of(file: Path) -> str:
    return str(file.relative_to(FOLDER).with_suffix(""))


@pytest.mark.parametrize("file", RECORDS, ids=name_of)
def test_recorded_game_replays(file: Path) -> None:
    """The record is legal line by line, dealt by its seed, and worth what it says."""
    text = read_text(file)
    saved = record.read(text)
    rules = open_kit(saved.game, None, saved.version)
    match = record.replay(saved, rules.game, rules.notation, rules.box, check_deal=True)
    assert match.state.is_over == (saved.scores is not None)
    assert record.write(record.of_match(match, rules.box, saved.seats)) == text.replace(
        f"dealer {saved.dealer}", f"dealer {match.dealer.describe()}"
    )


@pytest.mark.parametrize("game", NAMES)
def test_every_player_count_is_recorded(game: str) -> None:
    rules = kit(game).game
    counts = {record.read(read_text(file)).players for file in RECORDS if name_of(file).startswith(game)}
    assert counts == set(range(rules.min_players, rules.max_players + 1))


def test_every_ruleset_is_recorded() -> None:
    """Records of the first rulesets stay, among them one that a later ruleset would have ended sooner."""
    found = {(saved.game, saved.version) for saved in (record.read(read_text(file)) for file in RECORDS)}
    assert found == {(game, version) for game in NAMES for version in versions(game)}


def test_an_old_record_means_nothing_by_new_rules() -> None:
    """In this game of the first ruleset nothing is planted for more than twenty rounds, and then it goes on (A74)."""
    text = read_text(FOLDER / "amyitis" / "records" / "ruleset-1" / "2-long-pause.kiru")
    rules = kit("amyitis")
    with pytest.raises(KiruError) as other:
        record.replay(record.read(text), rules.game, rules.notation, rules.box)
    assert other.value.key == "error-record-game"
    with pytest.raises(KiruError) as over:
        record.replay(
            record.read(text.replace("game amyitis 1", "game amyitis 2")), rules.game, rules.notation, rules.box
        )
    assert over.value.key == "error-record-refused"
    assert str(over.value.args_by_name["reason"]) == "error-over"


def test_an_unknown_ruleset_is_one_clear_error() -> None:
    with pytest.raises(KiruError) as caught:
        open_kit("amyitis", None, 3)
    assert caught.value.args_by_name == {"game": "amyitis", "found": 3, "expected": "1, 2"}
