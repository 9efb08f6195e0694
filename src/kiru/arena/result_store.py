"""What a contest has played so far, one line a game, so that an interrupted one goes on where it stopped."""

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any, TextIO

from kiru.arena.contest import ContestPlan, Result, Set, rotations
from kiru.core.errors import KiruError

TUPLES = ("bots", "scores", "places", "seconds", "slowest")


def default_file(plan: ContestPlan, mark: str) -> Path:
    """Where an unfinished contest waits for its second run: a file a plan in the user's cache."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    names = "_".join(plan.bots)[:80]
    return (
        cache
        / "kiru"
        / "arena"
        / f"{plan.game}-{plan.players}-{'alone-' if plan.alone else ''}{names}-{plan.seed}-{mark}.jsonl"
    )


def header(plan: ContestPlan, mark: str) -> dict[str, Any]:
    """What must be the same for a file to be continued; more games may be asked for."""
    seating = {"alone": True} if plan.alone else {}
    return seating | {
        "game": plan.game,
        "bots": list(plan.bots),
        "players": plan.players,
        "seed": plan.seed,
        "options": [list(option) for option in plan.options],
        "box": str(plan.box) if plan.box else None,
        "fingerprint": mark,
    }


def result_of(row: dict[str, Any]) -> Result:
    """A game from its line."""
    return Result(**(row | {name: tuple(row[name]) for name in TUPLES}))


class ResultStore:
    """The file of a contest, open for more."""

    def __init__(self, file: Path, plan: ContestPlan, mark: str) -> None:
        self.file = file
        self.plan = plan
        self.results: list[Result] = []
        self.handle: TextIO | None = None
        if file.exists():
            self.read(header(plan, mark))
        else:
            self.write_line(header(plan, mark))

    def read(self, expected: dict[str, Any]) -> None:
        """Take over the games of an earlier run; a last line cut short by a crash is dropped."""
        try:
            lines = self.file.read_text(encoding="utf-8").split("\n")
            found = json.loads(lines[0])
        except (OSError, ValueError) as error:
            raise KiruError("error-arena-file", file=str(self.file)) from error
        if found != expected:
            raise KiruError("error-arena-other", file=str(self.file))
        for number, line in enumerate(lines[1:-1], 2):
            try:
                self.results.append(result_of(json.loads(line)))
            except (ValueError, TypeError, KeyError) as error:
                raise KiruError("error-arena-line", file=str(self.file), line=number) from error
        self.drop_unfinished(lines)

    def drop_unfinished(self, lines: list[str]) -> None:
        """Keep whole sets only, and rewrite the file if that leaves something out."""
        done = self.done()
        kept = [result for result in self.results if (result.lineup, result.deal) in done]
        if len(kept) < len(self.results) or lines[-1]:
            self.results = kept
            text = "\n".join([lines[0], *(json.dumps(asdict(result)) for result in kept)]) + "\n"
            self.file.write_text(text, encoding="utf-8")

    def done(self) -> set[Set]:
        """The sets that have been played in every rotation."""
        counts: dict[Set, int] = {}
        for result in self.results:
            counts[result.lineup, result.deal] = counts.get((result.lineup, result.deal), 0) + 1
        lineups = self.plan.lineups
        return {where for where, count in counts.items() if count == len(rotations(lineups[where[0]]))}

    def add(self, results: list[Result]) -> None:
        self.results += results
        for result in results:
            self.write_line(asdict(result))

    def write_line(self, row: dict[str, Any]) -> None:
        try:
            if self.handle is None:
                self.file.parent.mkdir(parents=True, exist_ok=True)
                self.handle = self.file.open("a", encoding="utf-8")
            self.handle.write(json.dumps(row) + "\n")
            self.handle.flush()
        except OSError as error:
            reason = error.strerror or str(error)
            raise KiruError("error-file-unwritable", file=str(self.file), reason=reason) from error

    def close(self, finished: bool, keep: bool) -> None:
        """A finished contest leaves no file behind unless its user named one."""
        if self.handle is not None:
            self.handle.close()
        if finished and not keep:
            self.file.unlink(missing_ok=True)
