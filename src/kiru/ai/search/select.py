"""One step down the tree: which child to try, new ones added as they come up."""

import math
from typing import Final

from mypy_extensions import i64

from kiru.ai.search.settings import SearchSettings
from kiru.ai.search.tree import Tree, code_of
from kiru.core.actions import Actions
from kiru.core.evaluator import Evaluator
from kiru.core.game import NONE, State

HEAVIEST: Final = 7.0
"""The most weight of an action that came up only after its siblings."""
LOW: Final = 1000000000
"""Minus this is below every prior."""
FIRST_SCATTER: Final = 0.02
"""How far results are taken to scatter, as a variance, before anything is known."""
FIRST_VISITS: Final = 2.0
"""How many visits that guess counts for."""


def weigh(prior: i64, base: i64, temperature: float) -> float:
    """An action's weight beside its sibling of the highest prior."""
    weight = math.exp(float(prior - base) / temperature)
    return weight if weight < HEAVIEST else HEAVIEST


def list_children(
    tree: Tree, node: i64, evaluator: Evaluator, state: State, out: Actions, settings: SearchSettings
) -> None:
    """Make sure that every listed action has a child; codes and actions both rise, so one pass is enough."""
    start = code_of(state.phase, state.seat, 0)
    if tree.firsts[node] == NONE:
        list_first_children(tree, node, evaluator, state, out, settings)
        return
    last: i64 = NONE
    child = tree.firsts[node]
    for i in range(out.count):
        code = start + out.items[i]
        while child != NONE and tree.codes[child] < code:
            last = child
            child = tree.nexts[child]
        if child == NONE or tree.codes[child] != code:
            weight = weigh(evaluator.prior(state, out.items[i]), tree.bases[node], settings.temperature)
            child = tree.add_child(node, last, code, weight)


def list_first_children(
    tree: Tree, node: i64, evaluator: Evaluator, state: State, out: Actions, settings: SearchSettings
) -> None:
    """The first look at a node: every action is judged once, and its weight follows when the best of them is known."""
    start = code_of(state.phase, state.seat, 0)
    looks = tree.looks
    looks.clear()
    most: i64 = -LOW
    for i in range(out.count):
        prior = evaluator.prior(state, out.items[i])
        looks.add(prior)
        most = prior if prior > most else most
    tree.bases[node] = most
    last: i64 = NONE
    for i in range(out.count):
        last = tree.add_child(node, last, start + out.items[i], weigh(looks.items[i], most, settings.temperature))


def best_child(tree: Tree, node: i64, state: State, out: Actions, settings: SearchSettings) -> i64:
    """The listed action's child with the best mix of what it brought and how little it was tried (PUCT).

    Curiosity is measured in deviations of the results: where they hardly scatter, a point more is seen soon.
    """
    start = code_of(state.phase, state.seat, 0)
    codes, nexts, visited, weights = tree.codes, tree.nexts, tree.visits, tree.priors
    visits: i64 = 0
    sums = 0.0
    squares = 0.0
    priors = 0.0
    child = tree.firsts[node]
    for i in range(out.count):
        code = start + out.items[i]
        while codes[child] != code:
            child = nexts[child]
        priors += weights[child]
        tried = visited[child]
        if tried:
            visits += tried
            sums += tree.sums[child]
            squares += tree.squares[child]
    spread = deviation(visits, sums, squares)
    untried = sums / float(visits) - settings.first_play_penalty * spread if visits else 0.0
    draw = settings.exploration * spread * math.sqrt(float(visits + 1)) / priors
    best: i64 = NONE
    best_value = -1e9
    child = tree.firsts[node]
    for i in range(out.count):
        code = start + out.items[i]
        while codes[child] != code:
            child = nexts[child]
        tried = visited[child]
        value = tree.sums[child] / float(tried) if tried else untried
        value += draw * weights[child] / float(tried + 1)
        if value > best_value:
            best_value = value
            best = child
    return best


def deviation(visits: i64, sums: float, squares: float) -> float:
    """How far the results of some visits scatter around their mean."""
    off = squares - sums * sums / float(visits) if visits else 0.0
    off = off if off > 0.0 else 0.0
    return math.sqrt((off + FIRST_VISITS * FIRST_SCATTER) / (float(visits) + FIRST_VISITS))
