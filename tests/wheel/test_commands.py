"""One command of every kind, from a wheel in an empty environment: first without any group, then with what it needs."""

import json
import re
import sysconfig
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.wheel.installed import ROOT, Installed

GAME = "hanging_gardens"
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
IS_COMPILED = (ROOT / "src" / f"kiru__mypyc{SUFFIX}").exists()
README = (ROOT / "README.md").read_text("utf-8")
SHEETS = (ROOT / "docs" / "score.md").read_text("utf-8")
GROUPS = [
    (["sim", GAME, "--cluster", "local"], "research"),
    (["sim", GAME, "--parquet", "games"], "research"),
]


@pytest.fixture(scope="module")
def record(base: Installed) -> str:
    """The game that the lines at the beginning of the README play and save."""
    lines = re.findall(r"```python\n(.*?)```", README, re.DOTALL)[0]
    done = base.run("python", "-c", lines)
    assert done.returncode == 0, done.stderr
    return "game.kiru"


class TestBase:
    """`pip install kiru`: engines, bots, terminal and table server."""

    def test_the_server_is_there_and_nothing_of_the_groups(self, base: Installed) -> None:
        asked = "from importlib.util import find_spec as f; print([m for m in ('fastapi', 'ray', 'pyarrow') if f(m)])"
        assert base.run("python", "-c", asked).stdout == "['fastapi']\n"
        assert find_spec("ray"), "where the tests run, it is"

    @pytest.mark.skipif(not IS_COMPILED, reason="the ring is not compiled here")
    def test_the_engines_are_compiled(self, base: Installed) -> None:
        told = base.run("python", "-c", "import kiru.core.game as game, kiru; print(game.__file__, kiru.__file__)")
        assert [Path(file).is_relative_to(base.folder) for file in told.stdout.split()] == [True, True]
        assert told.stdout.split()[0].endswith(SUFFIX)

    def test_help_names_every_command(self, base: Installed) -> None:
        told = base.kiru("--help")
        assert [name for name in ("play", "serve", "arena", "bench") if name not in told] == []

    def test_play(self, base: Installed) -> None:
        told = base.kiru(
            "play", GAME, "--seat", "Ada", "--seat", "bot:novice", "--plain", "--seed", "2", stdin="1\nquit\n"
        )
        assert "Ada" in told

    def test_records_are_replayed_verified_judged_and_hinted_at(self, base: Installed, record: str) -> None:
        assert base.kiru("replay", record, "--plain")
        assert base.kiru("verify", record, "--seal", sha256(b"1").hexdigest())
        assert base.kiru("hint", record, "--step", "60", "--iterations", "5")
        assert json.loads(base.kiru("analyse", record, "--iterations", "2", "--jobs", "2", "--json"))
        base.kiru("analyse", record, "--iterations", "2", "--html", "analysis.html")
        assert "<html" in (base.folder / "analysis.html").read_text("utf-8")

    def test_sim(self, base: Installed) -> None:
        assert json.loads(base.kiru("sim", GAME, "--games", "60", "--jobs", "2", "--json"))["games"] == 60

    def test_arena(self, base: Installed) -> None:
        assert base.kiru("arena", GAME, "--bots", "novice,random", "--games", "4", "--jobs", "2")

    def test_strength(self, base: Installed) -> None:
        base.kiru("strength", GAME, "--games", "2", "--budget", "2", "--jobs", "2", "--out", "strength.md")
        assert "royal" in (base.folder / "strength.md").read_text("utf-8")

    def test_train(self, base: Installed) -> None:
        words = ["--games", "2", "--iterations", "2", "--rounds", "1", "--budget", "2", "--test", "2", "--jobs", "1"]
        base.kiru("train", GAME, *words, "--out", "weights.json")
        assert json.loads((base.folder / "weights.json").read_text("utf-8"))

    def test_report(self, base: Installed) -> None:
        base.kiru("report", GAME, "--players", "2", "--games", "60", "--bots", "random", "--html", "balance.html")
        assert "<html" in (base.folder / "balance.html").read_text("utf-8")

    def test_score(self, base: Installed) -> None:
        sheet = re.findall(r"```sheet\n(.*?)```", SHEETS, re.DOTALL)[0]
        assert "48" in base.kiru("score", GAME, stdin=sheet)

    def test_box(self, base: Installed) -> None:
        (base.folder / "mine.toml").write_text(f'box = "mine"\ngame = "{GAME}"\nextends = "standard"\n')
        assert "mine" in base.kiru("box", "check", "mine.toml")

    def test_rules_perft_and_bench(self, base: Installed) -> None:
        assert "H13" in base.kiru("rules", GAME, "H13")
        assert json.loads(base.kiru("perft", GAME, "--depth", "2", "--json"))
        assert json.loads(base.kiru("bench", GAME, "--seconds", "0.1", "--repeat", "1", "--json"))

    @pytest.mark.parametrize(("words", "group"), GROUPS, ids=[" ".join(words) for words, _ in GROUPS])
    def test_what_is_missing_is_named_in_one_sentence(self, base: Installed, words: list[str], group: str) -> None:
        for language, sentence in (("en", "needs an optional part of Kiru"), ("pl", "wymaga opcjonalnej części Kiru")):
            done = base.run("kiru", *words, KIRU_LANG=language)
            assert done.returncode == 2, done.stderr
            assert sentence in done.stderr
            assert f'pip install "kiru[{group}]"' in done.stderr
            assert len(done.stderr.strip().splitlines()) == 1


class TestResearch:
    """`pip install "kiru[research]"`."""

    def test_a_cluster_on_this_machine(self, with_research: Installed) -> None:
        told = with_research.kiru("sim", GAME, "--games", "60", "--cluster", "local", "--json")
        assert json.loads(told)["games"] == 60

    def test_results_as_parquet(self, with_research: Installed) -> None:
        with_research.kiru("sim", GAME, "--games", "4", "--jobs", "1", "--parquet", "games")
        assert list((with_research.folder / "games").glob("*.parquet"))

    def test_the_environments(self, with_research: Installed) -> None:
        lines = "import gymnasium, kiru.envs\nprint(gymnasium.make('kiru/Babylon-v1').reset(seed=1)[0] is not None)"
        done = with_research.run("python", "-c", lines)
        assert done.stdout == "True\n", done.stderr
