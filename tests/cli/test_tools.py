"""replay, sim, perft, rules, box check and bench, for people and for programs."""

import csv
import json
from pathlib import Path

import pytest

from kiru.ai import bots
from kiru.bench import engines
from kiru.games import NAMES, open_kit

RECORDS = Path(__file__).parent.parent / "games"
RECORD = RECORDS / "hanging_gardens" / "records" / "2-greedy.kiru"


def test_version_and_help(kiru) -> None:
    assert kiru("--version").out.startswith("kiru ")
    helped = kiru("--help")
    assert helped.code == 0
    for command in ("play", "replay", "sim", "perft", "bench", "rules", "box", "score"):
        assert command in helped.out
    assert "Zagraj w terminalu" in kiru("--lang", "pl", "--help").out


@pytest.mark.parametrize("language", ["en", "pl"])
def test_help_names_every_bot_and_every_peer(kiru, language) -> None:
    said = "".join(kiru("--lang", language, "play", "--help").out.split())
    assert [name for name in bots.NAMES if f"bot:{name}" not in said] == []
    said = kiru("--lang", language, "bench", "--help").out.lower()
    peers = {name.partition(":")[0].removesuffix("_gym").replace("_", "") for name in engines.ENVIRONMENTS}
    assert [peer for peer in peers if peer not in said] == []


def test_replay_tells_every_step(kiru) -> None:
    ran = kiru("replay", str(RECORD), "--plain")
    assert ran.code == 0
    steps = [line for line in RECORD.read_text().splitlines() if line[:2] in ("* ", "1 ", "2 ")]
    assert ran.out.count(": deal ") == sum(step.startswith("* deal") for step in steps)
    assert f"{len(steps)}. " in ran.out
    assert "wins with" in ran.out


def test_replay_lists_what_was_legal(kiru) -> None:
    ran = kiru("replay", str(RECORD), "--json", "--legal")
    rows = [json.loads(line) for line in ran.out.splitlines()]
    assert rows[0]["step"] == 0
    assert all(row["action"] in row["legal"] for row in rows[1:])
    assert rows[-1]["view"]["phase"] == "over"


def test_replay_stops_when_asked(kiru) -> None:
    ran = kiru("replay", str(RECORD), "--step", "--plain", stdin="\nq\n")
    assert ran.code == 0
    assert "3. " not in [line[:3] for line in ran.out.splitlines()]


def test_sim_is_the_same_in_any_number_of_processes(kiru, tmp_path: Path) -> None:
    table = ["sim", "hanging_gardens", "--bots", "random,greedy", "--games", "120", "--seed", "4", "--json"]
    reports = []
    for jobs in ("1", "2"):
        file = tmp_path / f"{jobs}.csv"
        ran = kiru(*table, "--jobs", jobs, "--csv", str(file))
        assert ran.code == 0, ran.err
        reports.append((json.loads(ran.out)["seats"], file.read_text()))
    assert reports[0] == reports[1]
    rows = list(csv.DictReader(reports[0][1].splitlines()))
    assert len(rows) == 120
    assert all(row["finished"] == "1" for row in rows)


@pytest.mark.parametrize("game", NAMES)
def test_sim_keeps_records_that_replay(kiru, game, tmp_path: Path) -> None:
    ran = kiru("sim", game, "--games", "2", "--seed", "9", "--records", str(tmp_path), "--jobs", "1")
    assert ran.code == 0, ran.err
    files = sorted(tmp_path.glob("*.kiru"))
    assert len(files) == 2
    assert kiru("replay", str(files[0]), "--plain").code == 0


def test_sim_reports_unfinished_games(kiru) -> None:
    ran = kiru("sim", "hanging_gardens", "--games", "3", "--max-rounds", "2", "--seed", "1", "--jobs", "1")
    assert "3 games were stopped unfinished after 2 rounds" in ran.out


def test_sim_goes_on_with_the_seed_of_its_folder(kiru, tmp_path: Path) -> None:
    """The same command again, and none of them names a seed."""
    pytest.importorskip("pyarrow")
    arguments = ["sim", "hanging_gardens", "-j", "1", "--json", "--parquet", str(tmp_path / "games"), "-n"]
    first, second = (json.loads(kiru(*arguments, games).out) for games in ("4", "6"))
    assert (first["seed"], first["games"], second["games"]) == (second["seed"], 4, 6)
    assert "other settings" in kiru(*arguments, "6", "--seed", "other").err
    (tmp_path / "games" / "_plan.json").write_text("[]")
    assert kiru(*arguments, "6").code == 2


def test_perft_counts(kiru) -> None:
    """12 cards to take, one place for the first card, then a face for the gap: 55 different ones are left."""
    ran = kiru("perft", "hanging_gardens", "--depth", "3", "--json")
    counts = json.loads(ran.out)["counts"]
    assert counts[:2] == [12, 12]
    assert counts[2] % 12 == 0


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_rules_of_every_game(kiru, game, language) -> None:
    listed = json.loads(kiru("rules", game, "--json", "--lang", language).out)
    kit = open_kit(game)
    assert [rule["id"] for rule in listed] == kit.rule_ids(kit.texts(language))
    one = kiru("rules", game, listed[3]["id"].lower(), "--plain", "--lang", language)
    assert listed[3]["text"] in one.out


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "In the booklet: Round token."),
        ("pl", "W instrukcji: żeton Rundy."),
        ("fr", "Dans le livret\u00a0: tuile Tour."),
    ],
)
def test_rules_name_the_term_of_the_booklet(kiru, language: str, line: str) -> None:
    assert line in kiru("rules", "babylon", "B13", "--plain", "--lang", language).out
    assert " ".join(line.split()) in " ".join(kiru("rules", "babylon", "B13", "--lang", language).out.split())


def test_rules_name_the_english_term_where_no_other_is_known(kiru) -> None:
    assert "W instrukcji (angielski): Enhancement tile" in kiru(
        "rules", "hanging_gardens", "H20", "--plain", "--lang", "pl"
    ).out.replace("\n", " ")


def test_box_check(kiru, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('box = "mine"\ngame = "hanging_gardens"\nextends = "standard"\n')
    ran = kiru("box", "check", str(file))
    assert ran.code == 0, ran.err
    assert "good box" in ran.out
    played = kiru("sim", "hanging_gardens", "--games", "2", "--box", str(file), "--jobs", "1", "--json")
    assert played.code == 0


@pytest.mark.slow
def test_bench_measures_both_builds(kiru) -> None:
    ran = kiru("bench", "hanging_gardens", "--repeat", "1", "--seconds", "0.02", "--json")
    figures = json.loads(ran.out)["figures"]
    assert {figure["side"] for figure in figures} >= {"interpreted"}
    assert all(figure["per_cpu_second"] > 0 for figure in figures)
