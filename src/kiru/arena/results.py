"""Results on disk: a folder of Parquet files, one row a seat of a game, that an interrupted run goes on with."""

import json
import os
import time
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from kiru.arena.reports.offers import Offer, Offers
from kiru.arena.sim import SimulatedGame, SimulationPlan, share
from kiru.core.errors import KiruError
from kiru.games.kit import Kit
from kiru.support.files import read_text, write_text

HEADER = "_plan.json"
"""Readers of such folders pass over names that begin with an underscore."""
PART = 5000
"""Games that are written to one file ..."""
PATIENCE = 15.0
"""... unless so many seconds have passed since the last one."""


def header(plan: SimulationPlan, kit: Kit) -> dict[str, Any]:
    """What must be the same for a folder to be continued; more games may be asked for."""
    return {
        "game": plan.game,
        "version": kit.game.version,
        "box": kit.box,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "options": sorted(plan.options),
        "max_rounds": plan.max_rounds,
    } | ({"offers": True} if plan.with_offers else {})


def seed_of(folder: Path | None) -> str | None:
    """The seed of the run that a folder holds, for who goes on with it without naming one."""
    if folder is None or not (folder / HEADER).exists():
        return None
    try:
        return str(json.loads(read_text(folder / HEADER))["seed"])
    except (ValueError, TypeError, KeyError):
        return None


class Results:
    """The folder of a run, open for more."""

    def __init__(self, folder: Path, plan: SimulationPlan, kit: Kit) -> None:
        if not find_spec("pyarrow"):
            raise KiruError("error-group", what="--parquet", group="research")
        self.folder = folder
        self.plan = plan
        self.kit = kit
        self.waiting: list[SimulatedGame] = []
        self.written = time.monotonic()
        self.claim()
        self.parts = len(self.files())

    def claim(self) -> None:
        """Take a new folder, or go on with one of the same plan."""
        file = self.folder / HEADER
        wanted = json.loads(json.dumps(header(self.plan, self.kit)))
        if not file.exists():
            if self.folder.is_dir() and any(self.folder.iterdir()):
                raise KiruError("error-results-folder", folder=str(self.folder))
            write_text(file, json.dumps(wanted, indent=2) + "\n")
            return
        try:
            found = json.loads(read_text(file))
        except ValueError as error:
            raise KiruError("error-results-other", folder=str(self.folder)) from error
        if found != wanted:
            raise KiruError("error-results-other", folder=str(self.folder))

    def files(self) -> list[Path]:
        return sorted(self.folder.glob("part-*.parquet"))

    def outcomes(self) -> Iterator[SimulatedGame]:
        """The games that are already there."""
        for file in self.files():
            yield from read_part(file)

    def add(self, outcome: SimulatedGame) -> None:
        """Keep a game; it is written with its neighbors."""
        self.waiting.append(outcome)
        if len(self.waiting) >= PART or time.monotonic() - self.written > PATIENCE:
            self.flush()

    def flush(self) -> None:
        """Write what waits as one more file, whole or not at all."""
        if not self.waiting:
            return
        self.waiting.sort(key=lambda outcome: outcome.number)
        write_part(self.folder / f"part-{self.parts:06}.parquet", self.waiting, self.plan, self.kit)
        self.parts += 1
        self.waiting = []
        self.written = time.monotonic()


def rows(outcomes: Sequence[SimulatedGame], plan: SimulationPlan, kit: Kit) -> dict[str, list[Any]]:
    """The columns of a table with one row a seat."""
    pairs = [(outcome, seat) for outcome in outcomes for seat in range(len(plan.bots))]
    columns: dict[str, list[Any]] = {
        "game": [outcome.number for outcome, _ in pairs],
        "seed": [outcome.seed for outcome, _ in pairs],
        "finished": [outcome.finished for outcome, _ in pairs],
        "decisions": [outcome.decisions for outcome, _ in pairs],
        "rounds": [outcome.rounds for outcome, _ in pairs],
        "seat": [seat + 1 for _, seat in pairs],
        "bot": [plan.bots[seat] for _, seat in pairs],
        "score": [outcome.scores[seat] for outcome, seat in pairs],
        "place": [outcome.places[seat] for outcome, seat in pairs],
        "share": [share(outcome, seat) for outcome, seat in pairs],
    }
    for line, name in enumerate(kit.game.score_lines):
        columns[f"line_{name}"] = [outcome.lines[seat][line] for outcome, seat in pairs]
    for name in outcomes[0].traits[0]:
        columns[f"trait_{name}"] = [outcome.traits[seat][name] for outcome, seat in pairs]
    if plan.with_offers:
        columns["offers"] = [json.dumps(outcome.offers[seat]) for outcome, seat in pairs]
    return columns


def write_part(file: Path, outcomes: Sequence[SimulatedGame], plan: SimulationPlan, kit: Kit) -> None:
    """Write aside and rename, so that a file is complete or not there."""
    import pyarrow
    import pyarrow.parquet

    table = pyarrow.table(rows(outcomes, plan, kit))
    aside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        pyarrow.parquet.write_table(table, aside, compression="zstd")
        os.replace(aside, file)
    except OSError as error:
        aside.unlink(missing_ok=True)
        raise KiruError("error-file-unwritable", file=str(file), reason=error.strerror or str(error)) from error


def read_part(file: Path) -> Iterator[SimulatedGame]:
    """The games of a file."""
    import pyarrow
    import pyarrow.parquet

    try:
        found = pyarrow.parquet.read_table(file).to_pylist()
    except (OSError, pyarrow.ArrowException) as error:
        raise KiruError("error-file-unreadable", file=str(file), reason=str(error).splitlines()[0]) from error
    games: dict[int, list[dict[str, Any]]] = {}
    for row in found:
        games.setdefault(row["game"], []).append(row)
    for number, seats in games.items():
        yield outcome_of(number, seats)


def outcome_of(number: int, seats: list[dict[str, Any]]) -> SimulatedGame:
    first = seats[0]
    return SimulatedGame(
        number=number,
        seed=first["seed"],
        scores=tuple(row["score"] for row in seats),
        places=tuple(row["place"] for row in seats),
        decisions=first["decisions"],
        finished=first["finished"],
        rounds=first["rounds"],
        lines=tuple(tuple(value for name, value in row.items() if name.startswith("line_")) for row in seats),
        traits=tuple(
            {name.removeprefix("trait_"): value for name, value in row.items() if name.startswith("trait_")}
            for row in seats
        ),
        offers=tuple(offers_of(row["offers"]) for row in seats if "offers" in row),
    )


def offers_of(text: str) -> Offers:
    """What a seat was offered and took, from its row."""
    return {name: Offer(*counts) for name, counts in json.loads(text).items()}
