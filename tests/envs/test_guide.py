"""The page for researchers: its programs run, its commands and files exist."""

import re
import shlex
from pathlib import Path

import pytest

from kiru.cli import lazy_group
from kiru.text import Texts

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
LINES = [line for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines()]
COMMANDS = [shlex.split(line, comments=True)[1:] for line in LINES if line.startswith("kiru ")]


ALONE = [program for program in PROGRAMS if '"games"' not in program]
"""Those that read no files of a command; the other one is an example, run by test_examples."""


@pytest.mark.parametrize("program", ALONE, ids=lambda program: program.split("\n")[0])
def test_its_programs_run(program: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(program, "research.md", "exec"), {"__name__": "guide"})


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_its_commands_are_understood(command: list[str]) -> None:
    """Parsed, not carried out: some would take long, some need a cluster."""
    texts = Texts("en")
    lazy_group.load(command[0], texts).make_context(command[0], command[1:], obj=texts)


def test_what_it_names_exists() -> None:
    assert len(PROGRAMS) >= 5
    assert len(COMMANDS) >= 8
    for path in set(re.findall(r"examples/\w+\.py", PAGE)):
        assert (ROOT / path).exists()
    for path in re.findall(r"\]\((\w+\.md)\)", PAGE):
        assert (ROOT / "docs" / path).exists()
    for module in set(re.findall(r"`kiru\.envs\.(\w+)", PAGE)):
        assert (ROOT / "src" / "kiru" / "envs" / f"{module}.py").exists()
