"""`kiru benchmark`: a document of what was played, and of what was measured on whatever machine."""

import json
from pathlib import Path

from kiru.bench import machine
from kiru.bench.leaderboard import page, tables
from kiru.bench.leaderboard.tables import Settings

SMALL = Settings(games=2, royal=10, playouts=0, seed="1")


def test_the_command_writes_the_document(kiru, tmp_path: Path) -> None:
    out, folder = tmp_path / "benchmark.md", tmp_path / "games"
    command = ["benchmark", "hanging_gardens", "-p", "2", "-n", "2", "--royal", "10", "--playouts", "0", "-j", "1"]
    ran = kiru(*command, "--folder", str(folder), "--out", str(out))
    assert ran.code == 0, ran.err
    text = out.read_text("utf-8")
    assert "kiru benchmark hanging_gardens --games 2 --royal 10 --playouts 0 --seed 1 --speed" in text
    assert len(list(folder.glob("*.jsonl"))) == len(list(tables.plans("hanging_gardens", 2, SMALL)))


def test_what_was_measured_stands_beside_its_peers() -> None:
    def figure(side: str, what: str, game: str, players: int, value: float, batch: int = 0) -> dict[str, object]:
        row = {"side": side, "what": what, "game": game, "players": players, "batch": batch}
        return row | {"values": [value, value * 1.1, value * 0.9]}

    figures = [
        figure("compiled", "decisions", "babylon", 2, 300.0),
        figure("compiled", "driven", "babylon", 2, 30.0),
        figure("open_spiel hearts", "decisions", "open_spiel hearts", 0, 150.0),
        figure("kiru", "steps", "babylon", 2, 1000.0, 64),
        figure("kiru", "steps", "babylon", 2, 4000.0, 1024),
        figure("pgx:hex", "steps", "pgx:hex", 0, 2000.0, 1024),
        {"side": "rlcard:gin-rummy", "what": "steps", "game": "", "players": 0, "batch": 1, "values": []},
    ]
    measured = {"date": "2026-01-01", "machine": machine.described(), "repeat": 3, "seconds": 0.1}
    measured |= {"load": ["1.0", "2.0"], "figures": figures}
    text = page.text("kiru benchmark", json.loads(json.dumps(measured)), [])
    assert "| open_spiel hearts | 150 ± 10% | 2.00 × |" in text
    assert "| pgx:hex | 1024 | 2,000 ± 10% | 2.0 × |" in text
    assert "Not installed or not running beside the others: rlcard:gin-rummy." in text
    assert machine.processor() in text
