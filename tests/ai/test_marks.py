"""Marks: nothing within the noise is called costly, and better players find more of what mattered."""

from collections import Counter

import pytest

from kiru.ai import bots
from kiru.ai.analysis.judged import Analysis
from kiru.ai.analysis.marks import Loss
from kiru.ai.table import play
from kiru.core import options
from kiru.core.dealer import SeededDealer
from tests.ai.games import COMPILED, KIT

PLAYERS = ["random", "novice", "gardener", "architect"]


def test_a_loss_within_the_noise_has_no_mark() -> None:
    assert Loss(0.12, 0.13, 0.0, 0.0).mark == ""
    assert not Loss(0.12, 0.13, 3.0, 3.1).is_chance
    assert [Loss(lost, 0.02, 0.0, 0.0).mark for lost in (0.04, 0.06, 0.11, 0.2)] == [
        "", "inaccuracy", "mistake", "blunder",
    ]  # fmt: skip
    assert Loss(0.0, 0.01, 5.0, 1.0).mark == "mistake", "points count in a game that is decided"
    assert Loss(-0.1, 0.01, 5.0, 1.0).mark == "", "unless they were worth it"


@pytest.mark.skipif(not COMPILED, reason="too slow interpreted")
def test_better_players_find_more_of_what_mattered() -> None:
    choices, found = Counter[str](), Counter[str]()
    for number in range(4):
        order = PLAYERS[number:] + PLAYERS[:number]
        analysis = analysed(order, f"m{number}")
        for seat, name in enumerate(order):
            choices[name] += len(analysis.choices(seat))
            found[name] += analysis.found(seat)
    share = {name: found[name] / choices[name] for name in PLAYERS}
    assert max(share["random"], share["novice"]) < share["gardener"] < share["architect"]
    assert share["random"] < 0.6


def analysed(order: list[str], seed: str) -> Analysis:
    """A game between bots, judged."""
    chosen = options.complete(KIT.game, len(order), {})
    made = [bots.make(name, seed, seat, KIT.evaluator) for seat, name in enumerate(order)]
    state = KIT.game.new(len(order), chosen)
    played = play(state, SeededDealer(seed, KIT.game.sources), made, 0)
    *_, last = judge(replayed_game(KIT, len(order), chosen, list(played.actions)), 160)
    assert isinstance(last, Analysis)
    return last
