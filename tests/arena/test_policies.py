"""Trained policies: what is written is read, only legal actions are taken, and wrong tables are refused."""

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from kiru.arena import contest, policies, sparring
from kiru.arena.contest import ContestPlan
from kiru.core import observation_layout, options
from kiru.core.actions import Actions
from kiru.core.dealer import SeededDealer
from kiru.core.errors import KiruError
from kiru.core.game import CHANCE
from kiru.games import NAMES, open_kit

MOST_BYTES = 1_000_000
SHIPPED = sorted(policies.FOLDER.glob("*.npz"))


def drawn(widths: list[int]) -> list[policies.Layer]:
    luck = np.random.default_rng(1)
    return [
        (luck.normal(size=(after, before)).astype(np.float32), luck.normal(size=after).astype(np.float32))
        for before, after in pairwise(widths)
    ]


def test_a_network_is_the_same_after_writing_but_for_a_step(tmp_path: Path) -> None:
    layers = drawn([7, 5, 3])
    policies.write(tmp_path / "net.npz", layers, "layout")
    found = policies.read(tmp_path / "net.npz")
    assert found.layout == "layout"
    for (weights, biases), (kept, kept_biases) in zip(layers, found.layers, strict=True):
        step = np.abs(weights).max(axis=1, keepdims=True) / policies.STEPS
        assert (np.abs(weights - kept) <= step / 2 + 1e-6).all()
        assert (biases == kept_biases).all()


def test_logits_are_those_of_two_layers_with_a_ramp_between() -> None:
    (first, one), (second, two) = drawn([4, 6, 2])
    seen = np.array([1.0, 0.5, 0.0, 0.25], np.float32)
    expected = second @ np.maximum(first @ seen + one, 0) + two
    assert policies.Policy(((first, one), (second, two)), "").logits(seen) == pytest.approx(expected)


@pytest.mark.parametrize("game", NAMES)
def test_a_network_that_knows_nothing_still_keeps_the_rules(game: str) -> None:
    kit = open_kit(game)
    layout = observation_layout.measure(kit.game, kit.observer, 3)
    network = policies.Policy(
        tuple(drawn([layout.width, 8, kit.game.num_choices])), observation_layout.fingerprint(layout)
    )
    state = kit.game.new(3, options.complete(kit.game, 3, {}))
    seats = [policies.PolicyBot(network, kit.game, kit.observer, 3) for _ in range(3)]
    dealer, out = SeededDealer("p", kit.game.sources), Actions()
    for _ in range(200):
        if state.is_over:
            break
        if state.seat == CHANCE:
            state.apply(dealer.deal(state, out))
            continue
        action = seats[state.seat].choose(state)
        assert state.why_not(action) == 0
        state.apply(action)


def test_a_policy_of_other_observations_is_refused() -> None:
    kit = open_kit("amyitis")
    with pytest.raises(KiruError, match="error-policy-layout"):
        policies.PolicyBot(policies.Policy((), "another"), kit.game, kit.observer, 2)


def test_a_table_without_a_policy_is_refused() -> None:
    with pytest.raises(KiruError, match="error-policy"):
        sparring.check("policy", "hanging_gardens", 1)


@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.stem)
def test_what_ships_is_small_and_beats_random_players(file: Path) -> None:
    game, _, players = file.stem.rpartition("-")
    assert file.stat().st_size < MOST_BYTES
    plan = ContestPlan(game, ("policy", "random"), int(players), 2, "shipped", alone=True)
    contest.check(plan)
    results = [result for deal in range(20) for result in contest.play_set((plan, (0, deal)))]
    shares = [result.shares[result.bots.index("policy")] for result in results]
    assert sum(shares) / len(shares) > 1.3 / int(players)


def test_every_game_has_a_policy_for_two() -> None:
    assert [game for game in NAMES if not policies.is_there(game, 2)] == []


def test_the_policy_decides_whose_games_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = ContestPlan("amyitis", ("policy", "novice"), 2, 2, "1")
    before = contest.mark_of(plan)
    monkeypatch.setattr(policies, "digest", lambda game, players: "another")
    assert contest.mark_of(plan) != before
