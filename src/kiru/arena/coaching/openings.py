"""What royal does first and why: kinds of first choices, tried in the same deals and played on to the end."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from statistics import fmean

from kiru.ai import bots
from kiru.ai.analysis.judged import standing_at_end
from kiru.ai.coach import children, think
from kiru.ai.reasons import Pads, gains_of
from kiru.ai.search.tree import action_of
from kiru.ai.table import play
from kiru.arena import pool
from kiru.core import options
from kiru.core.actions import Actions
from kiru.core.dealer import SeededDealer
from kiru.core.game import CHANCE, State
from kiru.games import open_kit
from kiru.games.kit import Kit

PHASES = {"amyitis": "choosing", "babylon": "digging", "hanging_gardens": "taking"}
"""The question that the first real choice of each game answers."""
TRIED = 5
"""Kinds of first choices that are played on in each deal."""
GOES_ON = "royal-60"
"""Who plays all seats to the end."""


@dataclass(frozen=True)
class OpeningTask:
    """One deal."""

    game: str
    players: int
    seed: str
    number: int
    iterations: int
    language: str
    """In which kinds are told."""


@dataclass(frozen=True)
class Tried:
    """A kind of first choice in one deal: whether it was royal's, and how the game ended."""

    kind: str
    chosen: bool
    win: float
    pads: Pads


@dataclass(frozen=True)
class Opened:
    """One deal: who began, and what became of each kind."""

    seat: int
    tried: list[Tried]


def first_question(kit: Kit, players: int, seed: str) -> tuple[State, SeededDealer]:
    """A dealt game at the first real choice; what has to be decided before it royal decides."""
    state = kit.game.new(players, options.complete(kit.game, players, {}))
    dealer, out = SeededDealer(seed, kit.game.sources), Actions()
    seats = [bots.make(GOES_ON, seed, seat, kit.evaluator) for seat in range(players)]
    while state.seat == CHANCE or kit.game.phases[state.phase] != PHASES[kit.game.name]:
        state.apply(dealer.deal(state, out) if state.seat == CHANCE else seats[state.seat].choose(state))
    return state, dealer


def try_openings(task: OpeningTask) -> Opened:
    """Search the first choice of a deal, and play on after the best action of each kind."""
    kit = open_kit(task.game)
    seed = f"{task.seed}-{task.players}-{task.number}"
    state, dealer = first_question(kit, task.players, seed)
    search = think(kit.evaluator, state, task.iterations, 0.0, seed)
    texts, kind_of = kit.texts(task.language), kit.opening or kit.label
    best = int(search.best())
    kinds: dict[str, int] = {kind_of(state, best, texts): best}
    for node in children(search):
        action = int(action_of(search.tree.codes[node]))
        kinds.setdefault(kind_of(state, action, texts), action)
    tried = []
    for kind, action in list(kinds.items())[:TRIED]:
        after, going_on = state.clone(), dealer.clone()
        after.apply(action)
        play(after, going_on, [bots.make(GOES_ON, seed, seat, kit.evaluator) for seat in range(task.players)], 0)
        pads = [[float(points) for points in after.score_lines(seat)] for seat in range(task.players)]
        tried.append(Tried(kind, action == best, standing_at_end(after).win[state.seat], pads))
    return Opened(int(state.seat), tried)


def open_games(first: OpeningTask, deals: int, jobs: int, tick: Callable[[], None]) -> list[Opened]:
    """So many deals, of which one is given; `tick` hears of each."""
    found = []
    for opened in pool.run(try_openings, [replace(first, number=number) for number in range(deals)], jobs):
        found.append(opened)
        tick()
    return found


def against_others(opened: Sequence[Opened], kind: str) -> tuple[list[float], list[list[float]]]:
    """What a kind of opening wins and scores more than the others in the same deals, deal by deal."""
    wins, lines = [], []
    for deal in opened:
        own = [one for one in deal.tried if one.kind == kind]
        others = [one for one in deal.tried if one.kind != kind]
        if own and others:
            wins.append(own[0].win - fmean(one.win for one in others))
            gains = [gains_of(deal.seat, own[0].pads, one.pads) for one in others]
            lines.append([fmean(column) for column in zip(*gains, strict=True)])
    return wins, lines
