"""The record is the truth: it replays to the same state and writes the same text."""

import pytest

from kiru.core import record
from kiru.core.record import Seat
from kiru.core.referee import Referee
from tests.contract.cases import CASES, Case, several
from tests.contract.walk import new_match, play_match

pytestmark = pytest.mark.parametrize("case", CASES, ids=str)


def text_of(case: Case, match: Referee) -> str:
    return record.write(record.of_match(match, case.kit.box, [Seat("person", name) for name in case.names]))


def replayed(case: Case, text: str) -> Referee:
    return record.replay(record.read(text), case.kit.game, case.kit.notation, case.kit.box, check_deal=True)


def test_a_record_replays_to_the_same_state(case: Case) -> None:
    for seed in range(several(20, 2)):
        match, _ = play_match(case, f"r{seed}")
        again = replayed(case, text_of(case, match))
        where = f"{case}, seed r{seed}"
        assert again.state.key() == match.state.key(), where
        assert again.steps == match.steps, where
        assert again.options == match.options, where
        assert case.kit.view(again.state) == case.kit.view(match.state), where


def test_a_record_reads_and_writes_the_same_text(case: Case) -> None:
    for seed in range(several(20, 2)):
        match, _ = play_match(case, f"r{seed}")
        text = text_of(case, match)
        assert record.write(record.read(text)) == text, f"{case}, seed r{seed}"
        assert text_of(case, replayed(case, text)) == text, f"{case}, seed r{seed}"


def test_an_open_record_goes_on_as_if_nothing_had_happened(case: Case) -> None:
    """Stop a match at several points, go on from its record, and end in the same state."""
    match, _ = play_match(case, "halfway")
    asked = [number for number, step in enumerate(match.steps) if step.seat >= 0 and not step.forced]
    for stop in asked[:: max(1, len(asked) // several(8, 3))]:
        table = new_match(case, "halfway")
        table.start()
        while len(table.steps) < stop:
            step = match.steps[len(table.steps)]
            table.play(step.seat, step.action)
        assert table.steps == match.steps[:stop], stop
        text = text_of(case, table)
        assert text.endswith("\nopen\n")
        again = replayed(case, text)
        while not again.state.is_over:
            step = match.steps[len(again.steps)]
            again.play(step.seat, step.action)
        assert again.state.key() == match.state.key(), f"{case}, stopped at step {stop}"
        assert again.steps == match.steps, f"{case}, stopped at step {stop}"


def test_forced_decisions_are_in_the_record(case: Case) -> None:
    match, events = play_match(case, "forced")
    assert [event.step for event in events] == match.steps
    assert [event.number for event in events] == list(range(len(events)))
    lines = text_of(case, match).splitlines()
    begin = lines.index("begin")
    assert len(lines) == begin + 1 + len(match.steps) + 1
