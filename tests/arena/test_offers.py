"""Which actions were offered and taken."""

from dataclasses import replace
from pathlib import Path

import pytest

from kiru.arena import balance, sim
from kiru.arena.reports import offers
from kiru.arena.results import Results
from kiru.arena.sim import SimulationPlan
from kiru.core.actions import Actions
from kiru.games import NAMES, open_kit


def plan_of(game: str, games: int = 4) -> SimulationPlan:
    return SimulationPlan(game, ("novice", "random"), games, "offers", detailed=True, with_offers=True)


def test_a_kind_is_the_verb_and_its_only_thing_but_never_a_place() -> None:
    words = {
        "craft peasant": "craft peasant",
        "buy 4": "buy 4",
        "place c3 2": "place",
        "enhance e1": "enhance",
        "bridge c3-e3": "bridge",
        "pass": "pass",
    }
    assert {word: offers.kind(word) for word in words} == words


@pytest.mark.parametrize("game", NAMES)
def test_every_choice_was_offered_and_taken_once(game: str) -> None:
    """Counted again by hand: each real choice is taken as one kind, and offers every kind that was legal."""
    kit = open_kit(game)
    prepared = sim.prepare(kit, plan_of(game))
    found = sim.play_one(prepared, 0)
    record = sim.play_one(sim.prepare(kit, replace(plan_of(game), records=Path("unused"))), 0).record
    assert record is not None
    choices = [0, 0]
    state, out = prepared.start.clone(), Actions()
    steps = [line.split(" ", 1) for line in record.splitlines() if line[:2] in ("* ", "1 ", "2 ")]
    words = {kit.notation.text(action): action for action in range(kit.game.num_actions)}
    for who, word in steps:
        out.clear()
        state.legal_actions(out)
        if who != "*" and len(out) > 1:
            choices[int(who) - 1] += 1
        state.apply(words[word])
    assert [sum(offer.taken for offer in seat.values()) for seat in found.offers] == choices
    assert all(1 <= offer.taken + 1 <= offer.offered + 1 for seat in found.offers for offer in seat.values())


def test_takers_and_leavers_are_told_apart() -> None:
    found = balance.sum_up(2, open_kit("babylon").game.score_lines, sim.outcomes(plan_of("babylon", 10), 1))
    assert found.actions
    for action in found.actions.values():
        assert action.takers.games + action.leavers.games <= 20
        assert action.taken <= action.offered
        assert (action.taken > 0) == (action.takers.games > 0)


def test_kept_games_tell_the_same(tmp_path: Path) -> None:
    plan = plan_of("hanging_gardens")
    kept = Results(tmp_path / "games", plan, open_kit(plan.game))
    played = list(sim.outcomes(plan, 1))
    for outcome in played:
        kept.add(outcome)
    kept.flush()
    assert [outcome.offers for outcome in kept.outcomes()] == [outcome.offers for outcome in played]
