"""Peers of the benchmark: like beside like, counted in the same way."""

import pytest

from kiru.bench import comparison, engine_peers, engines
from kiru.bench.engines import Measurement
from kiru.cli.commands import bench
from kiru.text import Texts

FIGURES = [
    Measurement("compiled", "decisions", "babylon", 2, [300.0]),
    Measurement("compiled", "driven", "babylon", 2, [30.0]),
    Measurement("interpreted", "decisions", "babylon", 2, [3.0]),
    Measurement("interpreted", "driven", "babylon", 2, [2.0]),
    Measurement("open_spiel hearts", "decisions", "open_spiel hearts", 0, [150.0]),
    Measurement("open_spiel hearts", "driven", "open_spiel hearts", 0, [10.0]),
]


def test_a_loop_inside_is_put_beside_a_loop_inside() -> None:
    found = {(row["what"], row["over"]): row["ratio"] for row in comparison.ratios(FIGURES)}
    assert found == {
        ("decisions", "interpreted"): 100.0,
        ("decisions", "open_spiel hearts"): 2.0,
        ("driven", "interpreted"): 15.0,
        ("driven", "open_spiel hearts"): 3.0,
    }


@pytest.mark.parametrize("language", ["en", "pl", "fr", "de"])
def test_each_way_has_a_table_of_its_own(language: str) -> None:
    texts = Texts(language)
    inside, driven = (bench.peer_table(FIGURES, what, texts) for what in ("decisions", "driven"))
    assert (inside.row_count, driven.row_count) == (1, 1)
    assert inside.title != driven.title


def test_open_spiel_is_counted_inside_its_own_code_and_from_python() -> None:
    pytest.importorskip("pyspiel")
    ways = [way for name, way in engine_peers.installed() if name == "open_spiel gin_rummy"]
    assert ways == [engine_peers.INSIDE, engine_peers.DRIVEN]
    inside, driven = (engine_peers.measure("open_spiel gin_rummy", way, 0.05) for way in ways)
    length = engine_peers.lengths("gin_rummy")[0]
    assert inside["decisions"] == pytest.approx(inside["games"] * length)
    assert driven["games"] >= 1
    plan = list(engines.jobs(["babylon"], True))
    assert ("open_spiel gin_rummy", engine_peers.INSIDE, "open_spiel gin_rummy", 0) in plan
