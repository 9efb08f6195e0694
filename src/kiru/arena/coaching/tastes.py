"""Whether personalities are as strong as the bots they are made of, and whether their tastes show."""

from collections.abc import Callable
from dataclasses import dataclass
from statistics import fmean

from kiru.ai import bots
from kiru.ai.analysis.judged import standing_at_end
from kiru.ai.personalities import tastes_of
from kiru.ai.table import play
from kiru.arena import pool
from kiru.core import options
from kiru.core.dealer import SeededDealer
from kiru.games import open_kit


@dataclass(frozen=True)
class TasteTask:
    """One deal, in which a personality sits at every seat in turn among bots without one."""

    game: str
    bot: str
    personality: str
    players: int
    seed: str
    number: int


@dataclass(frozen=True)
class TasteDeal:
    """What became of a deal."""

    personality: str
    share: float
    """The part of the wins that the personality has, in the mean of the seats."""
    lines: list[float]
    """By score line what it has more than the others in the mean."""


def play_deal(task: TasteTask) -> TasteDeal:
    """Play a deal once from every seat."""
    shares, lines = [], []
    for own in range(task.players):
        share, more = play_seat(task, own)
        shares.append(share)
        lines.append(more)
    return TasteDeal(task.personality, fmean(shares), [fmean(column) for column in zip(*lines, strict=True)])


def play_seat(task: TasteTask, own: int) -> tuple[float, list[float]]:
    """One game: what the personality wins, and what it has more on every score line."""
    kit, seed = open_kit(task.game), f"{task.seed}-{task.number}"
    names = [f"{task.bot}-{task.personality}" if seat == own else task.bot for seat in range(task.players)]
    made = [bots.make(name, seed, seat, kit.evaluator) for seat, name in enumerate(names)]
    state = kit.game.new(task.players, options.complete(kit.game, task.players, {}))
    play(state, SeededDealer(seed, kit.game.sources), made, 0)
    pads = [state.score_lines(seat) for seat in range(task.players)]
    others = [pad for seat, pad in enumerate(pads) if seat != own]
    more = [float(points) - fmean(column) for points, *column in zip(pads[own], *others, strict=True)]
    return standing_at_end(state).win[own], more


def taste_deals(
    game: str, bot: str, players: int, deals: int, seed: str, jobs: int, tick: Callable[[], None]
) -> dict[str, list[TasteDeal]]:
    """So many deals of every personality of a game; `tick` hears of each."""
    found: dict[str, list[TasteDeal]] = {name: [] for name in tastes_of(game)}
    tasks = [TasteTask(game, bot, name, players, seed, number) for name in found for number in range(deals)]
    for deal in pool.run(play_deal, tasks, jobs):
        found[deal.personality].append(deal)
        tick()
    return found
