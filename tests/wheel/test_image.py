"""What the image holds: an installation without what no server reads, which still runs; `tools/clean_root` tries it."""

import runpy
import shutil
import sys
from pathlib import Path

import pytest

from kiru.text import LANGUAGES
from tests.wheel.installed import ROOT, Installed

TOOL = ROOT / "tools" / "image.py"
MOST = 180
"""Megabytes: the image has 250, Python and what it loads take below 60."""
LOAD_ALL = """
import ctypes, sys
from pathlib import Path
files = [str(file) for file in Path(sys.argv[1]).rglob("*.so*")]
for file in files:
    ctypes.CDLL(file)
print(len(files))
"""


@pytest.fixture(scope="module")
def slim(base: Installed, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The libraries of the base installation, copied and made slim."""
    if not sys.platform.startswith("linux"):
        pytest.skip("images are made on Linux")
    folder = tmp_path_factory.mktemp("slim")
    shutil.copytree(base.folder / "venv" / "lib", folder / "lib", symlinks=True)
    site = next(folder.glob("lib/python*/site-packages"))
    for pip in site.glob("pip*"):
        shutil.rmtree(pip)
    runpy.run_path(str(TOOL))["slim"](folder)
    return site


def run(base: Installed, site: Path, *words: str) -> str:
    """A program that sees the slim libraries and none of those of the installation."""
    alone = f"import sys; sys.path[:] = [p for p in sys.path if not p.endswith('-packages')] + [{str(site)!r}]; "
    done = base.run("python", "-c", alone + words[0], *words[1:])
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_small_and_speaks_every_language(base: Installed, slim: Path) -> None:
    megabytes = sum(file.stat().st_size for file in slim.rglob("*") if file.is_file()) / 1e6
    assert 50 < megabytes < MOST
    kept = {file.stem for file in (slim / "babel" / "locale-data").glob("*.dat")}
    assert {"root", *LANGUAGES} <= kept
    assert {"es", "ja", "zh"} & kept == set()


def test_stripped_libraries_can_be_loaded(base: Installed, slim: Path) -> None:
    assert int(run(base, slim, LOAD_ALL, str(slim))) > 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_and_its_rules_are_there(base: Installed, slim: Path, language: str) -> None:
    code = "from kiru.cli.app import main; import kiru; assert kiru.__file__.startswith(sys.path[-1]); main()"
    told = run(base, slim, code, "--lang", language, "rules", "hanging_gardens", "H13")
    assert "H13" in told


def test_the_server_and_its_libraries_are_imported(base: Installed, slim: Path) -> None:
    parts = "kiru.server.app, apprise, pywebpush, psycopg, uvloop, numpy.linalg, PIL.ImageFont, webauthn"
    assert str(slim) in run(base, slim, f"import {parts}; print(numpy.__file__)")
