"""Seeded random games, step by step."""

from collections.abc import Iterator
from typing import NamedTuple

from kiru.core.dealer import SeededDealer
from kiru.core.game import CHANCE, State
from kiru.core.referee import Referee, StepTaken
from kiru.core.rng import Rng, seeded
from tests.contract.cases import Case
from tests.support.legal import listing, pick

MOST_STEPS = 20_000
"""No game is anywhere near as long; one that is does not end."""
TEMPERS = ("uniform", "first", "last")
"""Uniform games miss the corners of the rules: some games lean towards the first or the last action listed."""


class Moment(NamedTuple):
    """A state on the way, what it listed, what was chosen, and where it was for a message."""

    state: State
    listed: list[int]
    action: int
    where: str


def choose(listed: list[int], rng: Rng, temper: str) -> int:
    if temper != "uniform" and rng.below(2):
        return listed[0 if temper == "first" else -1]
    return pick(listed, rng)


def walk(case: Case, seed: int) -> Iterator[Moment]:
    """Every state of one random game before its action, the final state last (with action -1)."""
    rng = seeded(f"{case}/{seed}", "walk")
    temper = TEMPERS[seed % len(TEMPERS)]
    state = case.new()
    for step in range(MOST_STEPS):
        listed = listing(state)
        where = f"{case}, seed {seed}, step {step}, phase {state.phase}"
        if state.is_over:
            yield Moment(state, listed, -1, where)
            return
        assert listed, f"nothing to do, but not over: {where}"
        action = choose(listed, rng, "uniform" if state.seat == CHANCE else temper)
        yield Moment(state, listed, action, where)
        state.apply(action)
    raise AssertionError(f"the game does not end: {case}, seed {seed}")


def new_match(case: Case, seed: str) -> Referee:
    kit = case.kit
    return Referee(kit.game, kit.notation, case.players, dict(case.options), SeededDealer(seed, kit.game.sources))


def play_match(case: Case, seed: str, choices: str = "") -> tuple[Referee, list[StepTaken]]:
    """A whole match dealt from the seed, with random choices from another one."""
    rng = seeded(seed, f"choices {choices}")
    match = new_match(case, seed)
    events = match.start()
    while not match.state.is_over:
        events += match.play(match.state.seat, choose(match.legal(), rng, "uniform"))
    return match, events
