"""Golden playthroughs: a whole game as text, read as a difference when behavior changes (`make golden`)."""

import os
from pathlib import Path

import pytest

from kiru.core.game import CHANCE
from kiru.core.rng import seeded
from tests.contract.cases import CASES, Case
from tests.contract.walk import new_match
from tests.support.legal import pick

FOLDER = Path(__file__).parent.parent / "games"
SEED = "playthrough"


def playthrough(case: Case) -> str:
    """Every decision with what was legal, what was told, and the scores at each question."""
    rng = seeded(SEED, str(case))
    texts = case.kit.texts("en")
    match = new_match(case, SEED)
    events = match.start()
    lines = [f"# {case}, seed {SEED}"]
    while True:
        for event in events:
            seat = "*" if event.step.seat == CHANCE else str(event.step.seat + 1)
            word = case.kit.notation.text(event.step.action)
            story = case.kit.story(event.before, event.step.action, case.names, texts)
            lines.append(f"{seat} {word}{' (forced)' if event.step.forced else ''}{f' — {story}' if story else ''}")
        if match.state.is_over:
            return "\n".join([*lines, *case.kit.result(match.state, case.names, texts)]) + "\n"
        legal = match.legal()
        lines.append(f"  ? {case.kit.prompt(match.state, case.names, texts)}")
        lines.append(f"  legal: {', '.join(case.kit.notation.text(action) for action in legal)}")
        lines.append(f"  score: {[match.state.score_lines(seat) for seat in range(case.players)]}")
        events = match.play(match.state.seat, pick(legal, rng))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_golden_playthrough(case: Case) -> None:
    file = FOLDER / case.game / "playthroughs" / f"{case}.txt"
    text = playthrough(case)
    if os.environ.get("KIRU_GOLDEN") == "write":
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert file.exists(), f"{file.name} is missing: make golden writes it"
    assert text == file.read_text(encoding="utf-8")
