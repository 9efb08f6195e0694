"""The search: down the tree, one playout, back up; for as many iterations or seconds as are allowed."""

import time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kiru.ai.search.outcome import Outcome, evaluate_leaf, overlook_rivals
from kiru.ai.search.playout import play_on
from kiru.ai.search.select import best_child, list_children
from kiru.ai.search.settings import SearchSettings
from kiru.ai.search.tree import CHANCE_SEAT, ROOT, Tree, action_of, code_of, seat_of
from kiru.core.actions import Actions
from kiru.core.evaluator import Evaluator
from kiru.core.game import CHANCE, NONE, State
from kiru.core.playout import MOST_ROUNDS
from kiru.core.rng import Rng

STRIDE: Final = 16
"""Iterations between two looks at the clock."""


class Search:
    """What is known about one state, and ever more of it."""

    def __init__(self, evaluator: Evaluator, state: State, settings: SearchSettings, rng: Rng) -> None:
        self.evaluator = evaluator
        self.settings = settings
        self.rng = rng
        self.tree = Tree()
        self.spare = Tree()
        """Where the tree moves to when its root moves on."""
        self.out = Actions()
        self.path: vec[i64] = vec[i64]()
        self.length: i64 = 0
        """How many nodes of the path are in use."""
        self.outcome = Outcome(state.players)
        self.iterations: i64 = 0
        """How many this search has made in all, on every state it looked at."""
        self.shares: vec[float] = vec[float]()
        """The win shares of every seat over all visits of the root, kept while the root stays."""
        self.scores: vec[float] = vec[float]()
        """Their expected final scores in hundredths."""
        self.visits: i64 = 0
        """How many visits of the root these sums hold."""
        self.start(state)

    def start(self, state: State) -> None:
        """Forget everything and look at another state."""
        self.state = state.clone()
        self.tree.clear()
        self.outcome = Outcome(state.players)
        self.forget_sums()

    def forget_sums(self) -> None:
        self.shares = vec[float]([0.0] * self.state.players)
        self.scores = vec[float]([0.0] * self.state.players)
        self.visits = 0

    def advance(self, action: i64) -> None:
        """Carry out an action in the state and keep what the tree knows of what follows."""
        code = code_of(self.state.phase, self.state.seat, action)
        passed = self.state.seat == CHANCE and not self.settings.explicit_chance
        if not passed and not self.is_forced():
            node = self.tree.child(ROOT, code)
            if node == NONE:
                self.tree.clear()
            else:
                self.tree.keep(node, self.spare)
                self.tree, self.spare = self.spare, self.tree
        self.state.apply(action)
        self.forget_sums()
        self.prune()

    def prune(self) -> None:
        """Drop the root's children that only other deals would have allowed: the state at the root is certain."""
        out = self.out
        if self.state.seat == CHANCE or self.state.is_over or self.is_forced():
            return
        tree = self.tree
        start = code_of(self.state.phase, self.state.seat, 0)
        last: i64 = NONE
        i: i64 = 0
        child = tree.firsts[ROOT]
        while child != NONE:
            following = tree.nexts[child]
            action = tree.codes[child] - start
            while i < out.count and out.items[i] < action:
                i += 1
            if i < out.count and out.items[i] == action:
                last = child
            elif last == NONE:
                tree.firsts[ROOT] = following
            else:
                tree.nexts[last] = following
            child = following

    def is_forced(self) -> bool:
        """Whether a player has but one action: the tree has no node for that."""
        if self.state.seat == CHANCE or self.state.is_over:
            return False
        self.out.clear()
        self.state.legal_actions(self.out)
        return self.out.count == 1

    def think(self, iterations: i64, seconds: float) -> None:
        """Search until the budget is spent or no other action can catch up; seconds of 0 set no limit."""
        began = time.perf_counter()
        left = iterations
        while left > 0:
            stride: i64 = left if left < STRIDE else STRIDE
            self.run(stride)
            left -= stride
            to_come = left
            if seconds > 0.0:
                spent = time.perf_counter() - began
                if spent >= seconds:
                    return
                pace = float(iterations - left) * (seconds - spent) / (spent + 1e-9)
                to_come = int(pace) if pace < float(left) else left
            if self.lead() > to_come:
                return

    def run(self, iterations: i64) -> None:
        for _ in range(iterations):
            self.iterate()
        self.iterations += iterations

    def iterate(self) -> None:
        """One visit of a leaf."""
        state = self.state.clone()
        self.descend(state)
        play_on(self.evaluator, state, self.rng, self.out, self.settings.candidates, self.settings.horizon)
        outcome = self.outcome
        evaluate_leaf(self.evaluator, state, self.settings.margin_weight, self.out, outcome, self.settings.spread)
        if self.settings.overlooks_rivals:
            overlook_rivals(state.players, outcome)
        self.visits += 1
        for seat in range(state.players):
            self.shares[seat] += outcome.shares[seat]
            self.scores[seat] += outcome.points[seat]
        for i in range(self.length):
            node = self.path[i]
            seat = seat_of(self.tree.codes[node]) if node else CHANCE_SEAT
            if seat == CHANCE_SEAT:
                self.tree.note(node, 0.0, 0.0, 0.0)
            else:
                self.tree.note(node, outcome.results[seat], outcome.shares[seat], outcome.points[seat])

    def descend(self, state: State) -> None:
        """Play from the root to a node that was never visited before, or to the end."""
        tree = self.tree
        node: i64 = ROOT
        self.length = 0
        self.remember(node)
        last = state.round + MOST_ROUNDS
        while not state.is_over and state.round <= last:
            if state.seat == CHANCE:
                node = self.pass_chance(state, node)
                continue
            self.out.clear()
            state.legal_actions(self.out)
            if self.out.count == 1:
                state.apply(self.out.items[0])
                continue
            if tree.size + self.out.count > self.settings.max_nodes:
                return
            list_children(tree, node, self.evaluator, state, self.out, self.settings)
            node = best_child(tree, node, state, self.out, self.settings)
            self.remember(node)
            state.apply(action_of(tree.codes[node]))
            if tree.visits[node] == 0:
                return

    def pass_chance(self, state: State, node: i64) -> i64:
        """Let chance happen; with explicit nodes its outcome decides where the tree goes on."""
        dealt = state.deal(self.rng)
        code = code_of(state.phase, CHANCE, dealt)
        state.apply(dealt)
        if not self.settings.explicit_chance or self.tree.size >= self.settings.max_nodes:
            return node
        child = self.tree.child(node, code)
        if child == NONE:
            child = self.tree.add_child(node, NONE, code, 1.0)
        self.remember(child)
        return child

    def remember(self, node: i64) -> None:
        if self.length < i64(len(self.path)):
            self.path[self.length] = node
        else:
            self.path = append(self.path, node)
        self.length += 1

    def best(self) -> i64:
        """The action tried most often, the better one of two alike."""
        tree = self.tree
        best: i64 = NONE
        node = tree.firsts[ROOT]
        while node != NONE:
            if (
                best == NONE
                or tree.visits[node] > tree.visits[best]
                or (tree.visits[node] == tree.visits[best] and tree.mean(node) > tree.mean(best))
            ):
                best = node
            node = tree.nexts[node]
        return action_of(tree.codes[best]) if best != NONE else NONE

    def line(self, longest: i64) -> list[int]:
        """What the search expects: the most tried actions one after the other, up to the next chance."""
        found: list[int] = []
        search = Search(self.evaluator, self.state, self.settings, self.rng)
        self.tree.keep(ROOT, search.tree)
        while len(found) < longest and search.state.seat != CHANCE and not search.state.is_over:
            action = search.out.items[0] if search.is_forced() else search.best()
            if action == NONE:
                break
            found.append(action)
            search.advance(action)
        return found

    def lead(self) -> i64:
        """How many visits the most tried action is ahead of the next."""
        most: i64 = 0
        second: i64 = 0
        node = self.tree.firsts[ROOT]
        while node != NONE:
            visits = self.tree.visits[node]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            node = self.tree.nexts[node]
        return most - second
