"""The coach: which actions are best here, how much they win, and why."""

from dataclasses import dataclass

from mypy_extensions import i64

from kiru.ai.search.gauge import final_lines
from kiru.ai.search.search import Search
from kiru.ai.search.settings import Settings
from kiru.ai.search.tree import ROOT, action_of
from kiru.core.actions import Actions
from kiru.core.errors import KiruError
from kiru.core.game import CHANCE, NONE, Game, State
from kiru.core.rng import seeded
from kiru.games.kit import Kit
from kiru.text import Texts

SECONDS = 1.0
MOST_ITERATIONS = 20_000
PLAYOUTS = 160
"""Playouts to the end behind every reason."""
LEAST_POINTS = 0.25
"""A difference in a line that is worth a word."""
MOST_REASONS = 4


@dataclass(frozen=True)
class Reason:
    """A line of the score pad on which an action is expected to end better or worse than another."""

    line: str
    points: float


@dataclass(frozen=True)
class Advice:
    """One action as the search sees it."""

    action: int
    visits: int
    win: float
    """The chance of winning after it, a shared win counted by its share; 1 in solo."""
    score: float
    """The final score to be expected after it."""
    reasons: list[Reason]
    """Against the next best action; for that one and those behind it, against the best."""


def think(state: State, iterations: int, seconds: float, seed: str) -> Search:
    """Search a state that asks a player."""
    if state.is_over or state.seat == CHANCE:
        raise KiruError("error-hint")
    if iterations < 1 or seconds < 0:
        raise KiruError("error-budget")
    search = Search(state, Settings(), seeded(seed, "coach"))
    search.think(iterations, seconds)
    return search


def hint(
    game: Game,
    state: State,
    best: int = 3,
    iterations: int = MOST_ITERATIONS,
    seconds: float = SECONDS,
    seed: str = "hint",
) -> list[Advice]:
    """The best few actions of the question at hand, the best first."""
    listed = Actions()
    state.legal_actions(listed)
    if len(listed) == 1:
        return [Advice(listed[0], 0, 1.0 if state.players == 1 else 0.0, float(state.score(state.seat)), [])]
    search = think(state, iterations, seconds, seed)
    nodes = children(search)[:best]
    tree = search.tree
    pads = [pad_after(state, action_of(tree.codes[node])) for node in nodes]
    found = []
    for rank, node in enumerate(nodes):
        other = pads[0 if rank else 1] if len(pads) > 1 else pads[0]
        visits = int(tree.visits[node])
        found.append(
            Advice(
                action=int(action_of(tree.codes[node])),
                visits=visits,
                win=tree.shares[node] / visits,
                score=tree.points[node] / visits / 100,
                reasons=reasons(game, pads[rank], other),
            )
        )
    return found


def children(search: Search) -> list[int]:
    """The nodes of the root's actions that were tried, the most tried first."""
    tree = search.tree
    found = []
    node = tree.firsts[ROOT]
    while node != NONE:
        if tree.visits[node]:
            found.append(int(node))
        node = tree.nexts[node]
    return sorted(found, key=lambda node: (-tree.visits[node], -tree.mean(node)))


def pad_after(state: State, action: i64, playouts: int = PLAYOUTS) -> list[float]:
    """The seat's pad at the end, to be expected after an action."""
    after = state.clone()
    after.apply(action)
    return final_lines(after, state.seat, playouts, Settings().rivals)


def reasons(game: Game, pad: list[float], other: list[float]) -> list[Reason]:
    """The lines on which one pad differs most from another."""
    found = [
        Reason(line, round(own - rival, 1))
        for line, own, rival in zip(game.score_lines, pad, other, strict=True)
        if abs(own - rival) >= LEAST_POINTS
    ]
    return sorted(found, key=lambda reason: -abs(reason.points))[:MOST_REASONS]


def hint_words(
    kit: Kit, state: State, texts: Texts, iterations: int = MOST_ITERATIONS, seconds: float = SECONDS
) -> list[str]:
    """A hint as sentences: label, chances and why."""
    lines = []
    for number, advice in enumerate(hint(kit.game, state, 3, iterations, seconds), 1):
        if not advice.visits:
            return [texts("hint-only")]
        shown: dict[str, str | int] = {
            "number": number,
            "label": kit.label(state, advice.action, texts),
            "action": kit.notation.text(advice.action),
            "score": f"{advice.score:.1f}".replace(".", texts("decimal-mark")),
        }
        line = (
            texts("hint-line-solo", **shown)
            if state.players == 1
            else texts("hint-line", win=f"{100 * advice.win:.0f}", **shown)
        )
        why = reason_words(advice.reasons, texts)
        if why:
            line += f". {texts('hint-why' if number == 1 else 'hint-why-behind', reasons=why)}"
        lines.append(line + ".")
    return lines


def reason_words(found: list[Reason], texts: Texts) -> str:
    """Reasons as a row of signed points and score lines; empty where nothing tells two actions apart."""
    return texts.join([f"{signed(reason.points, texts)} {texts(f'line-{reason.line}')}" for reason in found])


def signed(points: float, texts: Texts, digits: int = 1) -> str:
    """A difference with its sign, in the digits of the language."""
    text = f"{abs(points):.{digits}f}".replace(".", texts("decimal-mark"))
    return f"+{text}" if points >= 0 else f"−{text}"
