"""The examples run as their first lines say, in a short form."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from kiru.arena import policies
from kiru.games import NAMES

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(*arguments: str) -> str:
    """What an example prints."""
    command = [sys.executable, str(EXAMPLES / arguments[0]), *arguments[1:]]
    more = {"OMP_NUM_THREADS": "1", "KIRU_LANG": "en"}
    ran = subprocess.run(command, capture_output=True, text=True, env=os.environ | more, timeout=800)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@pytest.mark.parametrize("game", NAMES)
def test_random_play(game: str) -> None:
    printed = run("random_play.py", game, "--players", "3")
    assert "Player 3" in printed
    assert "'player_2'" in printed
    if game == "hanging_gardens":
        assert printed == run("random_play.py", game, "--players", "3"), "the same seed plays the same game"


@pytest.mark.parametrize("game", NAMES)
def test_many_tables(game: str) -> None:
    printed = run("many_tables.py", game, "--tables", "16", "--seconds", "0.2")
    assert "steps a second" in printed


def test_a_plot_from_parquet(tmp_path: Path) -> None:
    folder, picture = tmp_path / "games", tmp_path / "scores.png"
    plan = ["sim", "babylon", "--bots", "novice,random", "--games", "30", "--jobs", "1", "--parquet", str(folder)]
    subprocess.run([sys.executable, "-m", "kiru", *plan], check=True, capture_output=True)
    assert "60 rows of novice, random" in run("plot_scores.py", str(folder), str(picture))
    assert picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.slow
@pytest.mark.skipif(
    not (find_spec("torch") and find_spec("sb3_contrib")),
    reason="needs the optional group “learn”: pip install 'kiru[learn]'",
)
def test_training_gets_through_in_a_short_form(tmp_path: Path) -> None:
    """A few steps of learning; that more of them win is measured by hand, see docs/research.md."""
    saved = tmp_path / "policy.zip"
    printed = run("train_ppo.py", "--steps", "4096", "--games", "128", "--threads", "1", "--save", str(saved))
    assert "against random" in printed.splitlines()[0]
    assert "after" in printed
    assert saved.exists()


@pytest.mark.slow
@pytest.mark.skipif(not find_spec("torch"), reason="needs PyTorch: pip install 'kiru[learn]'")
@pytest.mark.parametrize("game", NAMES)
def test_self_play_gets_through_in_a_short_form(game: str, tmp_path: Path) -> None:
    saved = tmp_path / "player.pt"
    printed = run(
        "self_play.py", "--game", game, "--steps", "2048", "--tables", "8", "--games", "128", "--save", str(saved)
    )
    assert "against novice" in printed
    assert saved.exists()


def test_a_learner_in_the_manner_of_cleanrl_gets_through_in_a_short_form() -> None:
    if not find_spec("torch"):
        pytest.skip("needs PyTorch: pip install 'kiru[learn]'")
    printed = run("clean_ppo.py", "--steps", "4096", "--tables", "16", "--length", "32")
    assert "games won" in printed


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_rllib_learns_with_every_seat_as_an_agent() -> None:
    if not (find_spec("torch") and find_spec("ray") and find_spec("tree")):
        pytest.skip("needs PyTorch and RLlib: pip install 'kiru[research,learn]' 'ray[rllib]'")
    printed = run("rllib_self_play.py", "--players", "3", "--iterations", "1", "--batch", "300")
    assert "iteration 1: " in printed
    assert "decisions a game" in printed


@pytest.mark.slow
@pytest.mark.skipif(not find_spec("torch"), reason="needs PyTorch: pip install 'kiru[learn]'")
def test_self_play_at_three_writes_its_curve_and_a_policy_for_contests(tmp_path: Path) -> None:
    curve, saved = tmp_path / "curve.csv", tmp_path / "policy.npz"
    run(
        "self_play.py", "--game", "amyitis", "--players", "3", "--steps", "2048", "--tables", "8", "--games", "64",
        "--width", "16", "--curve", str(curve), "--save", str(saved),
    )  # fmt: skip
    head, *lines = curve.read_text().splitlines()
    assert head == "steps,seconds,random,novice"
    assert len(lines) >= 1
    assert policies.read(saved).layers[-1][0].shape[1] == 16
