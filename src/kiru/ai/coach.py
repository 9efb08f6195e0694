"""The coach: which actions are best here, how much they win, and why."""

from dataclasses import dataclass

from kiru.ai.calibration import SEARCHED, power_of, raised_alone
from kiru.ai.reasons import Pads, Reason, continuations, mean_continuations, reasons
from kiru.ai.search.search import Search
from kiru.ai.search.settings import tuned
from kiru.ai.search.tree import ROOT, action_of
from kiru.core.actions import Actions
from kiru.core.errors import KiruError
from kiru.core.evaluator import Evaluator
from kiru.core.game import CHANCE, NONE, State
from kiru.core.rng import seeded
from kiru.games.kit import Kit
from kiru.text import Texts

SECONDS = 1.0
MOST_ITERATIONS = 20_000
LONGEST_TURN = 6
"""Decisions of one's own turn that are followed before the playouts begin."""
WELL_TRIED = 4
"""An action tried a fourth as often as the most tried one is known well enough to be ranked by its results."""
REASON_PART = 0.5
"""The part of a hint's time that its reasons have on top."""
MORE_COMPARED = 2
"""Choices past those that are shown which the best one is compared with as well."""


@dataclass(frozen=True)
class Advice:
    """One action as the search sees it."""

    action: int
    visits: int
    win: float
    """The chance of winning after it, calibrated, a shared win counted by its share; 1 in solo."""
    score: float
    """The final score to be expected after it."""
    reasons: list[Reason]
    """Of the best action, against the others; of the others, against the best."""


def think(evaluator: Evaluator, state: State, iterations: int, seconds: float, seed: str) -> Search:
    """Search a state that asks a player."""
    if state.is_over or state.seat == CHANCE:
        raise KiruError("error-hint")
    if iterations < 1 or seconds < 0:
        raise KiruError("error-budget")
    search = Search(evaluator, state, tuned(evaluator, state.players), seeded(seed, "coach"))
    search.think(iterations, seconds)
    return search


def hint(
    kit: Kit,
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
    search = think(kit.evaluator, state, iterations, seconds, seed)
    nodes = children(search)[: best + MORE_COMPARED]
    turns = [turn_after(search, int(action_of(search.tree.codes[node]))) for node in nodes]
    ends = continuations(kit, state, turns, REASON_PART * seconds) if best > 1 else []
    power = power_of(kit, state, SEARCHED)
    return [advice(search, node, power, reasons_of(kit, state, ends, rank)) for rank, node in enumerate(nodes[:best])]


def advice(search: Search, node: int, power: float, why: list[Reason]) -> Advice:
    """An action of the root as people are told of it."""
    tree, visits = search.tree, int(search.tree.visits[node])
    return Advice(
        action=int(action_of(tree.codes[node])),
        visits=visits,
        win=raised_alone(tree.shares[node] / visits, search.state.players, power),
        score=tree.points[node] / visits / 100,
        reasons=why,
    )


def reasons_of(kit: Kit, state: State, ends: list[list[Pads]], rank: int) -> list[Reason]:
    """Why the best action is better than the others, or what another one gives away and gains against it."""
    if len(ends) < 2:
        return []
    if rank == 0:
        return reasons(kit.game, state.seat, ends[0], mean_continuations(ends[1:]))
    if len(ends) == 2:
        return []  # what speaks for the one of two speaks against the other
    why = reasons(kit.game, state.seat, ends[0], ends[rank])
    return [Reason(one.line, -one.points, one.error) for one in why]


def children(search: Search) -> list[int]:
    """The nodes of the root's actions that were tried, the best first; those tried little come last."""
    tree = search.tree
    found = []
    node = tree.firsts[ROOT]
    while node != NONE:
        if tree.visits[node]:
            found.append(int(node))
        node = tree.nexts[node]
    most = max((int(tree.visits[node]) for node in found), default=0)

    def rank(node: int) -> tuple[bool, float, float, int]:
        visits = int(tree.visits[node])
        return visits * WELL_TRIED < most, -tree.shares[node] / visits, -tree.points[node] / visits, -visits

    return sorted(found, key=rank)


def turn_after(search: Search, action: int) -> list[int]:
    """An action, and what the search expects the same seat to do next: a choice is only as good as what it is for."""
    ahead = Search(search.evaluator, search.state, search.settings, search.rng)
    search.tree.keep(ROOT, ahead.tree)
    ahead.advance(action)
    return [action, *ahead.line(LONGEST_TURN)]


def hint_words(
    kit: Kit, state: State, texts: Texts, iterations: int = MOST_ITERATIONS, seconds: float = SECONDS
) -> list[str]:
    """A hint as sentences: label, chances and why."""
    lines = []
    for number, advice in enumerate(hint(kit, state, 3, iterations, seconds), 1):
        if not advice.visits:
            return [texts("hint-only")]
        shown: dict[str, str | int] = {
            "number": number,
            "label": kit.label(state, advice.action, texts),
            "action": kit.notation.text(advice.action),
            "score": unsigned(advice.score, texts),
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
    """Reasons as a row of signed points, their margins and score lines; empty where nothing tells two actions apart."""
    return texts.join([f"{reason_size(reason, texts)} {texts(f'line-{reason.line}')}" for reason in found])


def reason_size(reason: Reason, texts: Texts) -> str:
    """The points of a reason and how far they may be off."""
    size = signed(reason.points, texts)
    return f"{size} ± {unsigned(reason.error, texts)}" if reason.error else size


def unsigned(number: float, texts: Texts, digits: int = 1) -> str:
    """A size in the digits of the language."""
    return f"{abs(number):.{digits}f}".replace(".", texts("decimal-mark"))


def signed(points: float, texts: Texts, digits: int = 1) -> str:
    """A difference with its sign, in the digits of the language; what is no difference has none."""
    text = unsigned(points, texts, digits)
    if not round(points, digits):
        return text
    return f"+{text}" if points > 0 else f"−{text}"
