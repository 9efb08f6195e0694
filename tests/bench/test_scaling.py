"""Simulations on more processes: every game is counted, on both sides."""

from kiru.arena.sim import SimulationPlan
from kiru.bench import scaling


def test_more_workers_play_the_same_games_and_their_time_is_theirs() -> None:
    plan = SimulationPlan("hanging_gardens", ("gardener", "gardener"), 150, "1")
    one, two = (scaling.measure(plan, workers) for workers in (1, 2))
    assert (one.games, two.games) == (150, 150)
    assert one.driving == 0
    assert two.playing > two.driving > 0
    assert two.fed > 1
