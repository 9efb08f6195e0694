"""A data set of self-play: every choice with what the search made of it, as Parquet files a learner reads directly."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from kiru.ai.search.bot import SearchBot
from kiru.ai.search.tree import ROOT, Tree, action_of
from kiru.arena import pool
from kiru.core import observation_layout, options
from kiru.core.actions import Actions
from kiru.core.dealer import SeededDealer
from kiru.core.errors import KiruError
from kiru.core.game import CHANCE, NONE, State
from kiru.core.observation import Observation
from kiru.core.rng import seeded
from kiru.games import open_kit
from kiru.games.kit import Kit
from kiru.support.files import read_text, write_text

CHUNK = 20
"""Games a file: what an interruption costs at most, in each process."""
HEADER = "_plan.json"
"""What the folder is a data set of."""
MOST_ITERATIONS = 1_000_000
MOST_GAMES = 10_000_000

Row = dict[str, Any]


@dataclass(frozen=True)
class DatasetPlan:
    """Which games are played; small enough to send to a worker."""

    game: str
    players: int
    games: int
    iterations: int
    """What the search of every seat may spend on a choice."""
    seed: str
    options: tuple[tuple[str, str], ...] = ()


def check(plan: DatasetPlan) -> Kit:
    """Open the game and refuse a plan that cannot be played, before anything is started."""
    kit = open_kit(plan.game)
    options.complete(kit.game, plan.players, dict(plan.options))
    for found, high in ((plan.games, MOST_GAMES), (plan.iterations, MOST_ITERATIONS)):
        if not 1 <= found <= high:
            raise KiruError("error-number", found=found, low=1, high=high)
    return kit


@dataclass(frozen=True)
class OpenedPlan:
    """A plan opened once for many games."""

    kit: Kit
    start: State
    width: int
    """Numbers of an observation."""


@lru_cache(maxsize=4)
def opened(game: str, players: int, chosen: tuple[tuple[str, str], ...]) -> OpenedPlan:
    kit = open_kit(game)
    start = kit.game.new(players, options.complete(kit.game, players, dict(chosen)))
    return OpenedPlan(kit, start, observation_layout.measure(kit.game, kit.observer, players).width)


def play(plan: DatasetPlan, number: int) -> list[Row]:
    """The choices of one game, each with the game's end; its seed follows from the plan's."""
    table = opened(plan.game, plan.players, plan.options)
    seed = f"{plan.seed}-{number}"
    state, dealer, out = table.start.clone(), SeededDealer(seed, table.kit.game.sources), Actions()
    bots = [
        SearchBot(table.kit.evaluator, seeded(seed, f"bot {seat + 1}"), None, plan.iterations, 0.0)
        for seat in range(plan.players)
    ]
    rows: list[Row] = []
    while not state.is_over:
        seat = state.seat
        action = dealer.deal(state, out) if seat == CHANCE else choose(table, bots[seat], state, rows)
        for bot in bots:
            bot.watch(state, action)
        state.apply(action)
    places = state.ranking()
    for step, row in enumerate(rows):
        seat = row["seat"]
        share = 1 / places.count(1) if places[seat] == 1 else 0.0
        row |= {"game": number, "step": step, "share": share, "final_score": int(state.score(seat))}
    return rows


def choose(table: OpenedPlan, bot: SearchBot, state: State, rows: list[Row]) -> int:
    """The bot's action; a real choice is noted with what the search found of each action it tried."""
    out = Actions()
    state.legal_actions(out)
    if len(out) == 1:
        return out[0]
    search = bot.search_of(state)
    search.think(bot.iterations, bot.seconds)
    action = int(search.best())
    rows.append(
        {
            "seat": int(state.seat),
            "phase": table.kit.game.phases[state.phase],
            "legal": list(out),
            "action": action,
            "observation": observation(table, state),
            **found(search.tree),
        }
    )
    search.advance(action)
    return action


def found(tree: Tree) -> Row:
    """Of each action that was tried its visits, its mean share of the win and the mean final score to be expected."""
    actions, visits, shares, scores = [], [], [], []
    node = tree.firsts[ROOT]
    while node != NONE:
        times = int(tree.visits[node])
        if times:
            actions.append(int(action_of(tree.codes[node])))
            visits.append(times)
            shares.append(tree.shares[node] / times)
            scores.append(tree.points[node] / times / 100)
        node = tree.nexts[node]
    return {"tried": actions, "visits": visits, "shares": shares, "scores": scores}


def observation(table: OpenedPlan, state: State) -> bytes:
    """The row that the asked seat sees, a byte a number."""
    row = Observation(1, table.width)
    row.begin(0)
    table.kit.observer.observe(state, state.seat, row)
    return bytes(row.read(at) for at in range(table.width))


def play_chunk(task: tuple[DatasetPlan, int]) -> tuple[int, list[Row]]:
    """The games of one file, under its number."""
    plan, chunk = task
    numbers = range(chunk * CHUNK, min(plan.games, (chunk + 1) * CHUNK))
    return chunk, [row for number in numbers for row in play(plan, number)]


def make(folder: Path, plan: DatasetPlan, jobs: int) -> Iterator[int]:
    """Write every file that is not there yet; tells after each how many games are done."""
    from kiru.arena.dataset.files import write_chunk, write_datasheet

    kit = check(plan)
    claim(folder, plan, kit)
    chunks = range(-(-plan.games // CHUNK))
    left = [chunk for chunk in chunks if not file_of(folder, chunk).exists()]
    done = len(chunks) - len(left)
    yield min(plan.games, done * CHUNK)
    for chunk, rows in pool.run(play_chunk, ((plan, chunk) for chunk in left), min(jobs, max(1, len(left)))):
        write_chunk(file_of(folder, chunk), rows)
        done += 1
        yield min(plan.games, done * CHUNK)
    write_datasheet(folder, plan, kit)


def file_of(folder: Path, chunk: int) -> Path:
    return folder / f"games-{chunk:06}.parquet"


def claim(folder: Path, plan: DatasetPlan, kit: Kit) -> None:
    """A new folder is marked with its plan; one of another plan is refused. More games may be asked for."""
    plain = json.loads(json.dumps(asdict(plan) | {"version": kit.game.version, "box": kit.box}))
    file = folder / HEADER
    if file.exists():
        games = games_of(file, plain, folder)
        if games % CHUNK and games < plan.games:
            file_of(folder, games // CHUNK).unlink(missing_ok=True)  # its last file was not full
        plain["games"] = max(games, plan.games)
    write_text(file, json.dumps(plain, indent=1) + "\n")


def games_of(file: Path, plain: dict[str, Any], folder: Path) -> int:
    """How many games a folder of the same plan was made for."""
    try:
        known = json.loads(read_text(file))
        if known | {"games": 0} == plain | {"games": 0}:
            return int(known["games"])
    except (ValueError, TypeError, KeyError):
        pass
    raise KiruError("error-dataset-other", folder=str(folder))
