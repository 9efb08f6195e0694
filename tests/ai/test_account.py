"""The account of a result: it closes for every seat, and its parts are what was measured."""

import pytest

from kiru.ai.analysis import analyse
from kiru.ai.analysis.account import Position, accounts, values_of
from kiru.core.game import CHANCE
from tests.ai.test_coach import ITERATIONS, RECORDS, silent, unfinished

NAMES = ("hanging_gardens/4-greedy", "hanging_gardens/solo-easy", "amyitis/3-greedy", "babylon/2-greedy")


def closes(found: analyse.Analysis) -> None:
    for account in found.accounts:
        total = account.start + account.luck + account.own + account.rivals
        assert total == pytest.approx(account.result, abs=0.02)


@pytest.mark.parametrize("name", NAMES)
def test_every_account_closes_with_the_result(name: str) -> None:
    file = RECORDS / f"{name.replace('/', '/records/')}.kiru"
    replayed, found = analyse.analyse(file.read_text(encoding="utf-8"), None, ITERATIONS // 4, 1, silent)
    closes(found)
    players = replayed.record.players
    assert len(found.accounts) == players
    if players == 1:
        assert found.accounts[0].result == replayed.final.score(0)
        assert found.accounts[0].rivals == 0
        return
    places = replayed.final.ranking()
    for seat, account in enumerate(found.accounts):
        won = 1 / places.count(1) if places[seat] == 1 else 0.0
        assert account.result == pytest.approx(won, abs=0.001)
        assert 0 < account.start < 1, "nothing is decided before the first deal"
    for part in ("luck", "start", "result"):
        whole = sum(getattr(account, part) for account in found.accounts)
        assert whole == pytest.approx(0.0 if part == "luck" else 1.0, abs=0.05), "what one gets another has not"


def test_a_game_that_breaks_off_closes_with_how_it_stands() -> None:
    _, found = analyse.analyse(unfinished("hanging_gardens", 70), None, 4, 1, silent)
    closes(found)
    assert all(0 < account.result < 1 for account in found.accounts)


def test_a_blunder_is_booked_to_who_made_it() -> None:
    """Seat 0 gives away 0.4; the deal that follows gives it back."""
    even = [0.5, 0.5]
    played = [Position(even, 0, [-0.4, 0.4]), Position([0.1, 0.9], CHANCE, [0.4, -0.4]), Position(even, 1, [0.0, 0.0])]
    first, second = accounts(played, even)
    assert (first.own, first.luck, first.rivals) == pytest.approx((-0.4, 0.4, 0.0), abs=0.01)
    assert (second.own, second.luck, second.rivals) == pytest.approx((0.0, -0.4, 0.4), abs=0.01)


def test_what_no_measurement_explains_is_luck_rather_than_skill() -> None:
    even = [0.5, 0.5]
    played = [Position(even, 0, [0.0, 0.0]), Position(even, CHANCE, [0.0, 0.0]), Position(even, 1, [0.0, 0.0])]
    first, _ = accounts(played, [1.0, 0.0])
    assert first.luck > abs(first.own) + abs(first.rivals)
    for row in values_of(played, [1.0, 0.0]):
        assert sum(row) == pytest.approx(1.0, abs=0.002)
        assert min(row) >= 0
