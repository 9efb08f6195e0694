"""The record of a tuning, one line a step, from which an interrupted one goes on."""

import json
from pathlib import Path
from typing import Any

from kiru.core.errors import KiruError


class TuneLog:
    """Races begun, with the pace that was measured then, and the shares of their deals so far."""

    def __init__(self, file: Path, header: dict[str, Any]) -> None:
        self.file = file
        self.begun: dict[int, dict[str, Any]] = {}
        self.shares: dict[int, list[float]] = {}
        if file.exists():
            self.read(header)
        else:
            self.write(header)

    def read(self, header: dict[str, Any]) -> None:
        """Take over an earlier run; a last line cut short by a crash is dropped."""
        try:
            lines = self.file.read_text(encoding="utf-8").split("\n")
            if json.loads(lines[0]) != header:
                raise KiruError("error-tune-other", file=str(self.file))
            for line in lines[1:-1]:
                self.take(json.loads(line))
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise KiruError("error-tune-file", file=str(self.file)) from error
        if lines[-1]:
            self.file.write_text("\n".join([*lines[:-1], ""]), encoding="utf-8")

    def take(self, row: dict[str, Any]) -> None:
        number = int(row["race"])
        if "share" in row:
            self.shares[number].append(float(row["share"]))
        elif "verdict" not in row:
            self.begun[number] = row
            self.shares.setdefault(number, [])

    def begin(self, number: int, row: dict[str, Any]) -> None:
        self.take({"race": number, **row})
        self.write({"race": number, **row})

    def add(self, number: int, share: float) -> None:
        self.shares[number].append(share)
        self.write({"race": number, "share": share})

    def close(self, number: int, verdict: str, llr: float, share: float) -> None:
        """Written for those who read; a run that goes on works the verdict out again."""
        self.write({"race": number, "verdict": verdict, "llr": round(llr, 2), "mean": round(share, 4)})

    def write(self, row: dict[str, Any]) -> None:
        try:
            with self.file.open("a", encoding="utf-8") as handle:
                handle.write(json.dumps(row) + "\n")
        except OSError as error:
            reason = error.strerror or str(error)
            raise KiruError("error-file-unwritable", file=str(self.file), reason=reason) from error
