"""The coach: which actions are best here, how much they win, and why."""

from dataclasses import dataclass

from kiru.ai.search.playout_estimate import final_pads
from kiru.ai.search.search import Search
from kiru.ai.search.settings import SearchSettings
from kiru.ai.search.tree import ROOT, action_of
from kiru.core.actions import Actions
from kiru.core.errors import KiruError
from kiru.core.evaluator import Evaluator
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
LONGEST_TURN = 6
"""Decisions of one's own turn that are followed before the playouts begin."""
WELL_TRIED = 4
"""An action tried a fourth as often as the most tried one is known well enough to be ranked by its results."""
RIVALS = "rivals"
"""The line of a reason that tells what the best rival loses."""

Pads = list[list[float]]
"""The expected final pad of every seat."""


@dataclass(frozen=True)
class Reason:
    """A line of the score pad, or the best rival's total, on which an action ends better or worse than another."""

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


def think(evaluator: Evaluator, state: State, iterations: int, seconds: float, seed: str) -> Search:
    """Search a state that asks a player."""
    if state.is_over or state.seat == CHANCE:
        raise KiruError("error-hint")
    if iterations < 1 or seconds < 0:
        raise KiruError("error-budget")
    search = Search(evaluator, state, SearchSettings(), seeded(seed, "coach"))
    search.think(iterations, seconds)
    return search


def hint(
    kit: Kit,
    state: State,
    best: int = 3,
    iterations: int = MOST_ITERATIONS,
    seconds: float = SECONDS,
    seed: str = "hint",
    playouts: int = PLAYOUTS,
) -> list[Advice]:
    """The best few actions of the question at hand, the best first."""
    listed = Actions()
    state.legal_actions(listed)
    if len(listed) == 1:
        return [Advice(listed[0], 0, 1.0 if state.players == 1 else 0.0, float(state.score(state.seat)), [])]
    search = think(kit.evaluator, state, iterations, seconds, seed)
    nodes = children(search)[:best]
    tree = search.tree
    turns = [turn_after(search, int(action_of(tree.codes[node]))) for node in nodes]
    pads = [pads_after(kit.evaluator, state, turn, playouts) for turn in turns]
    found = []
    for rank, node in enumerate(nodes):
        why = reasons(kit.game, state.seat, pads[0], pads[max(1, rank)]) if len(pads) > 1 else []
        visits = int(tree.visits[node])
        found.append(
            Advice(
                action=int(action_of(tree.codes[node])),
                visits=visits,
                win=tree.shares[node] / visits,
                score=tree.points[node] / visits / 100,
                reasons=[Reason(one.line, -one.points) for one in why] if rank else why,
            )
        )
    return found


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


def pads_after(evaluator: Evaluator, state: State, turn: list[int], playouts: int = PLAYOUTS) -> Pads:
    """All pads at the end, to be expected after a turn; it is followed as long as it is this seat's."""
    after = state.clone()
    for action in turn:
        if after.seat != state.seat or after.is_over:
            break
        after.apply(action)
    return final_pads(evaluator, after, playouts, SearchSettings().candidates)


def reasons(game: Game, seat: int, pads: Pads, others: Pads) -> list[Reason]:
    """The lines on which the better action's pad differs most from the other's; none if they speak against it.

    The search looks deeper than playouts do: where these do not bear it out, no line of the pad is the reason.
    """
    lines = [*game.score_lines, RIVALS]
    gains = [own - other for own, other in zip(pads[seat], others[seat], strict=True)]
    gains.append(best_rival(others, seat) - best_rival(pads, seat))
    if sum(gains) <= 0:
        return []
    found = [Reason(line, round(gain, 1)) for line, gain in zip(lines, gains, strict=True) if abs(gain) >= LEAST_POINTS]
    return sorted(found, key=lambda reason: -abs(reason.points))[:MOST_REASONS]


def best_rival(pads: Pads, seat: int) -> float:
    """The highest total that another seat may expect."""
    return max((sum(pad) for other, pad in enumerate(pads) if other != seat), default=0.0)


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
    """Reasons as a row of signed points and score lines; empty where nothing tells two actions apart."""
    return texts.join([f"{signed(reason.points, texts)} {texts(f'line-{reason.line}')}" for reason in found])


def unsigned(number: float, texts: Texts, digits: int = 1) -> str:
    """A size in the digits of the language."""
    return f"{abs(number):.{digits}f}".replace(".", texts("decimal-mark"))


def signed(points: float, texts: Texts, digits: int = 1) -> str:
    """A difference with its sign, in the digits of the language; what is no difference has none."""
    text = unsigned(points, texts, digits)
    if not round(points, digits):
        return text
    return f"+{text}" if points > 0 else f"−{text}"
