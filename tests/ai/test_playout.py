"""Informed playouts: of a few actions drawn at random, the one that looks best is played."""

import pytest

from kiru.ai.search.playout import sample_by_prior
from kiru.core import options
from kiru.core.actions import Actions
from kiru.core.evaluator import Evaluator
from kiru.core.game import CHANCE, State
from kiru.core.rng import Rng, seeded
from kiru.games import NAMES, open_kit

DECISIONS = 150
MANY = 80
"""More actions than fit into one number as bits."""


def best_of_drawn(evaluator: Evaluator, state: State, listed: list[int], rng: Rng, candidates: int) -> int:
    """Draw with replacement, then compare: the first drawn of those that look best."""
    drawn = [listed[int(rng.below(len(listed)))] for _ in range(candidates)]
    return max(drawn, key=lambda action: int(evaluator.prior(state, action)))


@pytest.mark.parametrize("candidates", [1, 3, 8, 24])
@pytest.mark.parametrize("game", NAMES)
def test_the_best_looking_of_the_actions_drawn_is_played(game: str, candidates: int) -> None:
    kit = open_kit(game)
    state = kit.game.new(2, options.complete(kit.game, 2, {}))
    one, other = seeded("playout", game), seeded("playout", game)
    out, compared = Actions(), 0
    while compared < DECISIONS and not state.is_over:
        out.clear()
        state.legal_actions(out)
        listed = [int(out.items[place]) for place in range(out.count)]
        if state.seat == CHANCE:
            state.apply(listed[compared % len(listed)])
            continue
        chosen = int(sample_by_prior(kit.evaluator, state, out, one, candidates))
        assert chosen == best_of_drawn(kit.evaluator, state, listed, other, candidates)
        state.apply(chosen)
        compared += 1
    assert compared > 30
    assert one.next32() == other.next32(), "as much luck is used as actions are drawn"


def test_a_list_of_any_length_is_drawn_from() -> None:
    """The plain evaluator sees no difference, so the first one drawn is played, wherever in the list it stands."""
    kit = open_kit("hanging_gardens")
    state = kit.game.new(2, options.complete(kit.game, 2, {}))
    out = Actions()
    for action in range(MANY):
        out.add(action)
    one, other = seeded("playout", "many"), seeded("playout", "many")
    played = set()
    for _ in range(40 * MANY):
        chosen = int(sample_by_prior(Evaluator(), state, out, one, 5))
        assert chosen == int(other.below(MANY))
        for _ in range(4):
            other.below(MANY)
        played.add(chosen)
    assert played == set(range(MANY))
